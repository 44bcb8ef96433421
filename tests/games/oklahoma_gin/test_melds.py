"""Deadwood and laying off agree with the slow oracle; examples G17 and G18."""

from __future__ import annotations

import random

from cardtable.games.oklahoma_gin.cards import BIT_OF, DECK, PIPS_OF, card_set, codes, each, pips
from cardtable.games.oklahoma_gin.layoffs import best, possible
from cardtable.games.oklahoma_gin.melds import (
    arrange,
    deadwood,
    extends,
    fitting,
    in_melds,
    is_meld,
    least_after_discard,
)
from tests.daily import daily
from tests.games.oklahoma_gin import slow
from tests.games.oklahoma_gin.positions import GIN_HAND, cards


def near(rng: random.Random, count: int) -> list[str]:
    """A hand with many melds: cards of few ranks or few suits."""
    deck = [c for c in DECK if rng.random() < 0.35] or list(DECK)
    while len(deck) < count:
        deck = [c for c in DECK if rng.random() < 0.6]
    return rng.sample(deck, count)


@daily("count", [10, 11])
def test_deadwood_is_the_least_there_is(count: int) -> None:
    rng = random.Random(count)
    for turn in range(1000):
        hand = near(rng, count) if turn % 2 else rng.sample(DECK, count)
        packed = card_set(hand)
        assert deadwood(packed) == slow.deadwood(frozenset(hand)), hand


def test_best_discard_of_eleven() -> None:
    rng = random.Random(3)
    for _ in range(3000):
        hand = card_set(near(rng, 11))
        assert least_after_discard(hand) == min(deadwood(hand ^ card) for card in each(hand))


def test_arrangements_are_melds_and_least() -> None:
    rng = random.Random(4)
    for _ in range(1000):
        hand = card_set(near(rng, 10))
        melding = arrange(hand)
        assert all(is_meld(meld) for meld in melding.melds)
        assert sum(melding.melds) + melding.dead == hand
        assert pips(melding.dead) == deadwood(hand) == melding.deadwood
        in_some = {card for meld in slow.all_melds(frozenset(codes(hand))) for card in meld}
        assert set(codes(in_melds(hand))) == in_some


def test_laying_off_is_the_best_there_is() -> None:
    rng = random.Random(5)
    used = 0
    while used < 600:
        deck = near(rng, 20)
        melding = arrange(card_set(deck[:10]))
        if not melding.melds:
            continue
        used += 1
        hand = card_set(deck[10:])
        plan = best(hand, melding.melds)
        melds = [frozenset(codes(meld)) for meld in melding.melds]
        assert plan.deadwood == slow.after_layoffs(frozenset(deck[10:]), melds)
        # The plan can be carried out step by step.
        on_table = list(melding.melds)
        for card, number in plan.steps:
            assert (card, number) in possible(hand, tuple(on_table))
            on_table[number] |= card
            hand ^= card
        assert deadwood(hand) == plan.deadwood


def test_what_fits_a_meld() -> None:
    for text in ("5H6H7H", "QHKHJH", "AC2C3C", "9S9C9D", "4S4H4D4C"):
        meld = card_set(cards(text))
        fit = {code for code in DECK if extends(BIT_OF[code], meld)}
        assert set(codes(fitting((meld,)))) == fit
    assert set(codes(fitting((card_set(cards("QSKSJS")),)))) == {"TS"}


def test_the_ace_is_always_low() -> None:
    """Example G17."""
    assert not is_meld(card_set(cards("QSKSAS"))) and is_meld(card_set(cards("AS2S3S")))
    assert deadwood(card_set(cards("QHKHAS"))) == 21 and deadwood(card_set(cards("KSAHQS"))) == 21


def test_run_of_four_beats_the_set() -> None:
    """Example G18."""
    hand = card_set(cards("4S5S6S7S 6H6D AC2CKHQD"))
    assert deadwood(hand) == 35
    assert codes(arrange(hand).melds[0]) == ("4S", "5S", "6S", "7S")


def test_gin_has_no_deadwood() -> None:
    assert deadwood(card_set(cards(GIN_HAND))) == 0


def test_pips() -> None:
    assert [PIPS_OF[BIT_OF[c]] for c in ("AS", "2D", "9C", "TH", "JS", "QC", "KD")] == [
        1,
        2,
        9,
        10,
        10,
        10,
        10,
    ]


def test_among_equal_ways_the_one_with_least_to_lay_off() -> None:
    # Either 5-6-7 of hearts and the sevens SDC, or 4-5-6 ... : the seven of hearts is in both.
    hand = card_set(cards("5H6H7H8H 8S8D8C KC QD 2S"))
    melding = arrange(hand)
    assert melding.deadwood == deadwood(hand) == 22
    # A run of four (4H, 9H fit) with the eights (no fourth), not the run of three with four eights
    # (4H fits): what leaves least open is chosen.
    assert codes(fitting(melding.melds) & ~hand) == ("4H",)
    # Once the four of hearts lies on the pile, nothing at all fits.
    assert not fitting(arrange(hand, card_set(("4H",))).melds) & ~hand & ~card_set(("4H",))
