"""Deals in lock-step play as the engine does, with every mixture of house rules."""

from __future__ import annotations

import numpy as np
import pytest

from assets.train.dou_dizhu import deals as dealing
from cardtable.engine.actions import Action
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import GAME, moves, scoring
from cardtable.games.dou_dizhu.bot.brain.lockstep import (
    KICKER_MODES,
    SPRINGS,
    Deals,
    RuleBook,
    Rules,
)
from cardtable.games.dou_dizhu.bot.brain.lookups import LINES, PASS, line_of
from cardtable.games.dou_dizhu.bot.brain.net import best_of, obvious
from cardtable.games.dou_dizhu.bot.brain.packed import sizes, thermometer, turns
from cardtable.games.dou_dizhu.bot.brain.seat import known, rules_of
from cardtable.games.dou_dizhu.cards import FULL_DECK, counts_from, counts_of, size
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.plays import PlayRules, Reading
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import PLAY
from tests.daily import daily

BOOK = RuleBook(
    tuple(
        Rules(PlayRules(top, one, kickers), spring)
        for top in (11, 12)
        for one in (False, True)
        for kickers in KICKER_MODES
        for spring in SPRINGS
    )
    + tuple(
        Rules(PlayRules(11, one, kickers, two, high))
        for one, two, high in ((True, True, False), (False, False, False), (False, False, True))
        for kickers in KICKER_MODES
    )
)


def reading_of(line: int, cards: int) -> Reading:
    return Reading(*LINES[line], cards)


def offered(deals: Deals) -> list[dict[tuple[str, int, int], list[int]]]:
    """The plays of each deal by line; a pass is left out."""
    found: list[dict[tuple[str, int, int], list[int]]] = [{} for _ in range(len(deals))]
    all_moves = deals.legal()
    for deal, line, cards in zip(*all_moves, strict=True):
        if line != PASS:
            found[deal].setdefault(LINES[line], []).append(int(cards))
    return found


def test_every_line_is_found_and_every_play_is_legal() -> None:
    rng = np.random.default_rng(3)
    deals = dealing.draw(rng, BOOK, np.arange(len(BOOK.rules)), auctioned=0.5)
    positions = 0
    while (live := np.flatnonzero(deals.winner < 0)).size:
        some = deals.select(live)
        for number, plays in enumerate(offered(some)):
            rules = BOOK.rules[some.rules[number]].plays
            hand = int(some.hands[number, some.turn[number]])
            beaten = int(some.beaten[number])
            to_beat = reading_of(beaten, 0) if beaten else None
            groups = {
                (group.category, group.base, group.length): group
                for group in moves.groups(rules, hand, to_beat)
            }
            assert set(plays) == set(groups)
            for line, found in plays.items():
                legal = {reading.counts for reading in groups[line].readings()}
                assert set(found) <= legal and len(set(found)) == len(found)
            positions += 1
        all_moves = some.legal()
        start = np.searchsorted(all_moves.deal, np.arange(len(some) + 1))
        pick = start[:-1] + (rng.random(len(some)) * np.diff(start)).astype(np.int64)
        deals.play(live, all_moves.line[pick], all_moves.cards[pick])
    assert positions > 1000


@daily("many", [2, 10])
@daily("cap", ["off", 8], 8)
@daily("preset", ["sheet", "standard", "online"], "standard")
def test_a_deal_goes_and_pays_as_the_engine_says(preset: str, cap: str | int, many: int) -> None:
    options = GAME.resolve(preset, {"auction": "random_landlord", "deals": 1, "cap": cap})
    for number in range(many):
        state, _ = GAME.start(3, options, Seed.numbered(number))
        assert isinstance(state, DouDizhuState)
        rules = state.setup.rules
        seats = [(state.landlord + rules.step * i) % 3 for i in range(3)]
        hands = np.array([[counts_of(state.hands[seat]) for seat in seats]], np.uint64)
        kitty = np.array([counts_of(state.kitty)], np.uint64)
        one = np.zeros(1, np.int64)
        deals = Deals.start(RuleBook((rules_of(rules),)), one, hands, kitty)
        rng = np.random.default_rng(number)
        while state.phase == PLAY:
            assert seats[deals.turn[0]] == state.turn
            seen = known(state.view(state.turn))
            assert np.array_equal(seen.deals(deals.hands).select(one).hands, deals.hands)
            for name in ("played", "recent", "beaten", "turn", "plays", "factor", "single"):
                told = getattr(seen.deals(deals.hands), name)
                assert np.array_equal(told, getattr(deals, name)), name
            legal = deals.legal()
            pick = int(rng.integers(len(legal.line)))
            line, cards = legal.line[pick : pick + 1], legal.cards[pick : pick + 1]
            action = "pass"
            if line[0] != PASS:
                action = str(action_for(reading_of(int(line[0]), int(cards[0]))))
            state, _ = state.apply(Action.parse(action))
            deals.play(one, line, cards)
            # The engine may read the same cards otherwise (rule D12); go on with its reading.
            deals.beaten[0] = line_of(state.to_beat) if state.phase == PLAY else 0
        assert seats[deals.winner[0]] == state.out
        spring = scoring.spring(rules, state.turns, state.landlord, state.out)
        assert deals.final_factor()[0] == state.multiplier, spring


def test_dealt_cards_are_a_deck() -> None:
    rng = np.random.default_rng(1)
    deals = dealing.draw(rng, BOOK, np.zeros(200, np.int64), auctioned=0.5)
    assert (deals.hands.sum(axis=1) == counts_of(FULL_DECK)).all()
    counts = sizes(deals.hands.ravel()).reshape(-1, 3)
    assert (counts == [20, 17, 17]).all()
    assert (thermometer(deals.hands[:, 0].copy()).sum(axis=1) == 20).all()


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("", 0),
        ("3", 1),
        ("3334", 1),
        ("33344", 1),
        ("34567", 1),
        ("345678", 1),
        ("334455", 1),
        ("33344456", 1),
        ("3456789TJQKA", 1),
        ("3456788", 2),
        ("334455667", 2),
        ("3334569", 4),
        ("bR", 1),
        ("3333bR22", 3),
        ("3456779TJQK", 3),
    ],
)
def test_the_turns_a_hand_needs(hand: str, least: int) -> None:
    packed = np.array([counts_from(hand)], np.uint64)
    assert turns(packed)[0] == least
    assert sizes(packed)[0] == size(counts_from(hand))


def test_what_is_obvious_is_seen() -> None:
    book = RuleBook((Rules(PlayRules()),))
    hands = np.array([[counts_from(h) for h in ("345678", "9", "T")]] * 2, np.uint64)
    kitty = np.zeros(2, np.uint64)
    deals = Deals.start(book, np.zeros(2, np.int64), hands, kitty)
    deals.hands[1, 0] = counts_from("3345678")
    legal = deals.legal()
    pick = obvious(deals, legal)
    assert int(legal.cards[pick[0]]) == counts_from("345678")
    assert pick[1] == -1
    best = best_of(np.arange(len(legal.line), dtype=np.float32), legal)
    assert best.tolist() == [np.flatnonzero(legal.deal == 0)[-1], len(legal.line) - 1]
