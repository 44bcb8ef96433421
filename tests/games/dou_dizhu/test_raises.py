"""Calling and robbing, doubling, and open hands (rules D25, D26, D27)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.table import Area, Prepared
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.cards import codes
from cardtable.games.dou_dizhu.rules import house_rules
from cardtable.games.dou_dizhu.scoring import accounts, payments
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.phrases.dou_dizhu.play import PHRASES
from tests.games.dou_dizhu.positions import begin, do, hand, hold


def refusal(state: DouDizhuState, action: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        state.apply(Action.parse(action))
    assert Action.parse(action) not in state.legal
    return caught.value.reason


def acts(state: DouDizhuState) -> list[str]:
    return [str(action) for action in state.legal]


# -- calling and robbing ---------------------------------------------------------------------------
#: What is said, from the first bidder on; who is landlord (from him on), and the multiplier.
AUCTIONS = (
    ("call pass pass", 0, 1),
    ("call rob pass pass", 1, 2),
    ("call rob pass rob", 0, 4),
    ("call rob rob pass", 2, 4),
    ("call rob rob rob", 0, 8),
    ("call pass rob pass", 2, 2),
    ("call pass rob rob", 0, 4),
    ("pass call pass", 1, 1),
    ("pass call rob pass", 2, 2),
    ("pass call rob rob", 1, 4),
    ("pass pass call", 2, 1),
)


@pytest.mark.parametrize("direction", ["counter_clockwise", "clockwise"])
@pytest.mark.parametrize(("said", "landlord", "multiplier"), AUCTIONS)
def test_the_last_to_call_or_rob_is_landlord(
    said: str, landlord: int, multiplier: int, direction: str
) -> None:
    state = begin(3, auction="rob", direction=direction)
    step = 1 if direction == "counter_clockwise" else -1
    first = state.first_bidder
    for word in said.split():
        assert state.phase == "bid"
        state, _ = do(state, word)
    assert state.phase == "play" and state.landlord == (first + step * landlord) % 3
    assert (state.stake, state.multiplier) == (1, multiplier)
    assert state.turn == state.landlord and len(hand(state, state.landlord)) == 20


def test_every_auction_is_one_of_those_or_new_cards() -> None:
    """By trying everything: who declined to call is not asked again, and nobody robs twice."""
    found = {}
    open_: list[tuple[tuple[str, ...], DouDizhuState]] = [((), begin(3, auction="rob"))]
    while open_:
        said, state = open_.pop()
        for word in acts(state):
            after, _ = do(state, word)
            if after.phase == "bid" and not after.redeals:
                open_.append(((*said, word), after))
            else:
                found[" ".join((*said, word))] = after
    assert found.pop("pass pass pass").redeals == 1
    assert set(found) == {said for said, _, _ in AUCTIONS}


def test_who_declines_is_told_of_in_the_words_of_the_table() -> None:
    _, events = do(begin(3, auction="rob"), "pass", "call", "pass")
    told = [PHRASES.event(event, ("Mira", "Otto", "Ayla")) for event in events]
    said = [line.split(" ", 1)[1] for line in told if "n’t" in line]
    assert said == ["didn’t call.", "didn’t rob."]
    _, events = do(begin(3, auction="rob"), "pass", "pass", "pass")
    told = [PHRASES.event(event, ("Mira", "Otto", "Ayla")) for event in events]
    assert "Nobody called." in told


def test_what_cannot_be_said_is_refused() -> None:
    state = begin(3, auction="rob")
    assert acts(state) == ["pass", "call"]
    assert refusal(state, "rob") == "not_called" and refusal(state, "bid 1") == "only_calls"
    state, _ = do(state, "call")
    assert acts(state) == ["pass", "rob"] and refusal(state, "call") == "called"
    assert refusal(state, "play 3") == "only_calls"


def test_both_jokers_must_call_but_need_not_rob() -> None:
    for earlier in ((), ("pass",), ("call",)):
        state, _ = do(begin(1, auction="rob", must_call="on"), *earlier)
        mine = [0, 0, 0]
        assert state.turn is not None
        mine[state.turn] = hold("bR34", "5", "6")[0]
        state = replace(state, hands=(mine[0], mine[1], mine[2]))
        if earlier == ("call",):
            assert acts(state) == ["pass", "rob"]
            continue
        assert acts(state) == ["call"] and refusal(state, "pass") == "must_call"


# -- doubling --------------------------------------------------------------------------------------
def doubled(own: Sequence[str], landlord_wins: bool, **changes: str | int) -> DouDizhuState:
    """A deal over at once: what each seat said, the landlord, seat 0, first; springs are off."""
    rules: dict[str, str | int] = {"doubling": "super", "spring": "off", "payout": "symmetric"}
    state = begin(1, auction="random_landlord", **{**rules, **changes})
    state = replace(
        state, turn=0, landlord=0, hands=hold("34" if landlord_wins else "35", "4", "6")
    )
    if landlord_wins:
        state = replace(state, hands=hold("3", "4", "5"))
    state, _ = do(state, *own)
    assert state.phase == "play" and state.turn == 0
    return do(state, "play 3")[0] if landlord_wins else do(state, "play 3", "play 4")[0]


@pytest.mark.parametrize(
    ("own", "wins", "deltas"),
    [
        # in half points: 2 for a stake of 1
        (("pass", "pass", "pass"), True, (4, -2, -2)),
        (("double 2", "pass", "pass"), True, (8, -4, -4)),
        (("pass", "double 2", "pass"), True, (6, -4, -2)),
        (("pass", "double 2", "double 4"), True, (12, -4, -8)),
        (("double 4", "double 4", "pass"), True, (40, -32, -8)),
        (("double 2", "double 2", "pass"), False, (-12, 8, 4)),
        (("pass", "pass", "double 4"), False, (-10, 2, 8)),
    ],
)
def test_a_double_counts_on_its_own_accounts(
    own: tuple[str, ...], wins: bool, deltas: tuple[int, ...]
) -> None:
    state = doubled(own, wins)
    assert state.sheet[-1].deltas == deltas == state.scores


def test_the_cap_holds_on_each_account() -> None:
    # ×4 by the landlord and ×4 by one farmer would be 16: 8 counts; the other account is at 4.
    assert doubled(("double 4", "double 4", "pass"), True, cap=8).scores == (24, -16, -8)
    assert doubled(("double 4", "double 4", "double 4"), True, cap=8).scores == (32, -16, -16)
    # Half the stake for a farmer by the sheet.
    assert doubled(("pass", "double 2", "pass"), False, payout="sheet").scores == (-3, 2, 1)


@pytest.mark.parametrize("direction", ["counter_clockwise", "clockwise"])
def test_everybody_is_asked_once_the_landlord_first(direction: str) -> None:
    state = begin(4, auction="rob", doubling="double", direction=direction)
    step = 1 if direction == "counter_clockwise" else -1
    state, _ = do(state, "call", "pass", "pass")
    landlord = state.landlord
    assert state.phase == "double" and state.view(None).kitty is not None
    for turn in range(3):
        assert state.turn == (landlord + step * turn) % 3 and acts(state) == ["pass", "double 2"]
        assert refusal(state, "double 4") == "bad_double"
        assert refusal(state, "play 3") == "only_doubles"
        state, events = do(state, "double 2" if turn == 1 else "pass")
        assert [event.kind for event in events] == ["doubled"]
    assert state.phase == "play" and state.turn == landlord
    farmer = (landlord + step) % 3
    seen = {seat: state.view(seat).stakes for seat in (0, 1, 2)}
    assert seen[farmer] == (2,) and set(seen[landlord]) == {1, 2}
    assert seen[(landlord - step) % 3] == (1,) and state.view(None).accounts[landlord] == 3


# -- open hands ------------------------------------------------------------------------------------
def test_the_landlord_may_open_before_he_leads() -> None:
    state = begin(5, auction="random_landlord", open_hand="landlord")
    assert state.phase == "open" and state.turn == state.landlord
    closed, _ = do(state, "pass")
    assert closed.phase == "play" and closed.multiplier == 1 and not closed.opened
    assert closed.view((state.landlord + 1) % 3).hands == (None, None, None)
    state, events = do(state, "open")
    assert state.phase == "play" and state.multiplier == 2
    for seat in (0, 1, 2, None):
        assert state.view(seat).hands[state.landlord] == hand(state, state.landlord)
    assert events[0].words("cards") == hand(state, state.landlord)
    # It stays open while he plays.
    state, _ = state.apply(next(iter(state.legal)))
    assert state.view(None).hands[state.landlord] == hand(state, state.landlord)
    assert refusal(begin(5, auction="random_landlord", open_hand="landlord"), "play 3") == (
        "only_open"
    )


def test_whoever_opens_before_the_auction_is_asked_first() -> None:
    state = begin(6, auction="rob", open_hand="all")
    first = state.first_bidder
    assert state.phase == "open" and state.turn == first
    state, _ = do(state, "pass", "open")
    opener = (first + 1) % 3
    assert state.phase == "bid" and state.turn == opener and state.opened == (opener,)
    called, _ = do(state, "call", "pass", "pass")
    assert called.landlord == opener and called.phase == "play"  # his hand lies open already
    assert called.multiplier == 3 and len(called.view(None).hands[opener] or ()) == 20
    robbed, _ = do(state, "call", "rob", "pass", "pass")
    assert robbed.multiplier == 6 and robbed.phase == "open" and robbed.turn == robbed.landlord
    both, _ = do(robbed, "open")
    assert both.multiplier == 12 and both.opened == (opener, robbed.landlord)


def test_the_others_counts_stay_while_the_landlord_is_asked_whether_to_open() -> None:
    state = begin(5, auction="random_landlord", open_hand="landlord")
    assert state.phase == "open"
    area = Area(1280, 658, 0.714, 1.0, 0.0, (384, 171))
    layout = GAME.table().lay(state.view((state.landlord + 1) % 3), area, Prepared(sorting="rank"))
    held = {spot.owner: spot.whole for spot in layout.furniture if spot.key.startswith("count:")}
    assert held == {state.landlord: 20, (state.landlord + 2) % 3: 17}


def test_nobody_opens_and_the_auction_begins_as_ever() -> None:
    state, _ = do(begin(6, open_hand="all"), "pass", "pass", "pass")
    assert state.phase == "bid" and state.turn == state.first_bidder and state.multiplier == 1


def test_new_cards_close_a_hand_again() -> None:
    state, _ = do(begin(6, auction="rob", open_hand="all"), "open", "pass", "pass", "pass")
    assert state.redeals == 1 and state.phase == "open"
    assert state.multiplier == 1 and state.view(None).hands == (None, None, None)


# -- an oracle for accounts ------------------------------------------------------------------------
def reckoned(
    factors: Sequence[int], cap: int | None, share: Fraction, wins: bool
) -> list[Fraction]:
    """Half points of landlord and farmers, step by step: every factor multiplies what it touches.

    ``factors``: bid, common factors together, and the own ones of landlord and farmers.
    """
    bid, common, lord, *farmers = factors
    paid = []
    for farmer in farmers:
        times = common * lord * farmer
        if cap is not None and times > cap:
            times = cap
        paid.append(Fraction(2 * bid * times) * (-1 if wins else share))
    return [-sum(paid, Fraction(0)), *paid]


def test_accounts_with_all_factors_and_caps_are_as_reckoned_one_by_one() -> None:
    rng = Random(39)
    own_ones, limits = (1, 2, 4), (None, 8, 32)
    cases = list(product((1, 2, 3), (1, 2, 3, 6, 12, 64), own_ones, own_ones, own_ones, limits))
    for bid, common, lord, one, other, limit in rng.sample(cases, 400):
        for payout, share in (("sheet", Fraction(1, 2)), ("symmetric", Fraction(1))):
            rules = house_rules(GAME.resolve(None, {"cap": limit or "off", "payout": payout}))
            for landlord in range(3):
                own = [0, 0, 0]
                own[landlord], own[(landlord + 1) % 3], own[(landlord + 2) % 3] = lord, one, other
                at_stake = accounts(rules, landlord, bid, common, own)
                for wins in (True, False):
                    out = landlord if wins else (landlord + 1) % 3
                    paid = payments(rules, landlord, out, at_stake)
                    turned = [paid[(landlord + turn) % 3] for turn in range(3)]
                    assert turned == reckoned((bid, common, lord, one, other), limit, share, wins)


def test_happy_names_its_rules_and_is_not_named_in_old_records() -> None:
    options: Options = GAME.resolve("happy")
    assert options["auction"] == "rob" and options["doubling"] == "super"
    assert options["open_hand"] == "landlord" and options["cap"] == "off"
    assert options["chain_top"] == "A" and options["kickers"] == "no_bombs"
    state, _ = GAME.start(3, options, Seed.numbered(1))
    assert isinstance(state, DouDizhuState) and acts(state) == ["pass", "call"]
    assert len(codes(state.kitty)) == 3


def test_a_bomb_that_the_cap_cuts_says_so() -> None:
    """Tripled by an open hand, the stake cannot double twice below a cap of 8 (rule D28)."""
    state = begin(6, open_hand="all", auction="random_landlord", cap=8, spring="both_farmers+anti")
    state, _ = do(state, "open")
    if state.phase == "open":  # another was drawn as the landlord
        state, _ = do(state, "pass")
    assert state.multiplier == 3
    state = replace(state, turn=0, landlord=0, hands=hold("333344445", "6", "7"))
    state, first = do(state, "play 3 3 3 3", "pass", "pass")
    state, second = do(state, "play 4 4 4 4")
    assert [event.number("factor") for event in (*first, *second) if event.kind == "played"] == [
        2,
        1,
    ]
    assert state.multiplier == 8
