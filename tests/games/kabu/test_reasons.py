"""What may be done now, and why everything else may not, with the parameters of its sentence."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.state import LegalActions
from cardtable.games.kabu.legal import BetRange, Bets, after_round, positions, third
from cardtable.games.kabu.rules import Rules


def why(legal: LegalActions, line: str) -> str:
    """The reason and its parameters; empty if it is legal."""
    refused = legal.reason(Action.parse(line))
    return "" if refused is None else str(refused)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("bet 1 100", ""),
        ("bet 2 1 3 1 4 1", ""),
        ("pass", ""),
        ("bet", "incomplete_bet"),
        ("bet 5 1", "no_such_column (column=5)"),
        ("bet 1 5 1 6", "column_twice (column=1)"),
        ("bet 1 0", "at_least_one"),
        ("bet 1 x", "not_a_number (word=x)"),
        ("bet 1 1234567890", "not_a_number (word=1234567890)"),
        ("bet 1 123456789", "over_chips (chips=150)"),
        ("bet 1 60 2 41", "over_cap (left=100)"),
        ("bet 1 151", "over_chips (chips=150)"),
        ("pass now", "extra_words"),
        ("hit", "not_now"),
    ],
)
def test_bets(line: str, says: str) -> None:
    assert why(Bets(Rules(), 100, 150), line) == says


def test_bets_with_other_rules() -> None:
    one = Bets(Rules(one_column=True), 100, 50)
    assert why(one, "bet 1 50") == "" and why(one, "bet 1 10 2 10") == "one_column"
    assert one.ranges == BetRange((1, 2, 3, 4), False, 1, 1, 50)
    assert Bets(Rules(), 20, 50).ranges == BetRange((1, 2, 3, 4), True, 1, 1, 20)
    must = Bets(Rules(min_bet=1), 10, None)
    assert why(must, "pass") == "must_bet (least=1)"
    assert why(must, "bet 1 11") == "over_cap (left=10)" and why(must, "bet 1 10") == ""


def listed(legal: LegalActions) -> list[str]:
    """All that is offered, in order."""
    assert len(legal) == len(list(legal)) and bool(legal)
    return [str(action) for action in legal]


def test_round_amounts_are_offered_on_each_column() -> None:
    amounts = (1, 5, 10, 20, 27)
    wanted = [f"bet {column} {amount}" for column in (1, 2, 3, 4) for amount in amounts]
    assert listed(Bets(Rules(), 100, 27)) == [*wanted, "pass"]
    assert listed(Bets(Rules(min_bet=1), 27, None)) == wanted
    assert listed(Bets(Rules(), 5, 9)) == [
        *(f"bet {column} {amount}" for column in (1, 2, 3, 4) for amount in (1, 5)),
        "pass",
    ]


@pytest.mark.parametrize(
    ("rules", "left", "chips"),
    [
        (Rules(), 3, 9),
        (Rules(), 40, None),
        (Rules(min_bet=1), 1, 1),
        (Rules(one_column=True), 7, 5),
        (Rules(one_column=True, min_bet=1), 4, None),
    ],
)
def test_drawn_bets_are_legal_and_of_every_kind(rules: Rules, left: int, chips: int | None) -> None:
    bets, rng = Bets(rules, left, chips), random.Random(1)
    drawn = [bets.sample(rng) for _ in range(600)]
    assert all(action in bets for action in drawn)
    assert (Action("pass") in drawn) == (rules.min_bet == 0)
    staked = [action.args for action in drawn if action.verb == "bet"]
    highest = left if chips is None else min(left, chips)
    assert {sum(map(int, words[1::2])) for words in staked} == set(range(1, highest + 1))
    most = 1 if rules.one_column else min(4, highest)
    assert {len(words) // 2 for words in staked} == set(range(1, most + 1))
    assert {column for words in staked for column in words[::2]} == {"1", "2", "3", "4"}


PLACED = Rules(choose_third_pos=True)
PLACES = ["hit top", "hit bottom", "hit fourth"]
TOP = {"hit top": "only_top", "hit here": "extra_words", "stand now": "extra_words"}
FOUND = {"hit": "no_such_position", "hit here": "no_such_position", "stand now": "extra_words"}
THIRD: list[tuple[Rules, Sequence[int], bool, list[str], dict[str, str]]] = [
    (Rules(), (1, 2), False, ["hit"], {**TOP, "stand": "must_draw (total=3)", "bet": "not_now"}),
    (Rules(), (1, 2), True, ["hit"], {**TOP, "stand": "must_draw (total=3)"}),
    (Rules(), (1, 4), True, ["hit", "stand"], {**TOP, "hit": "", "stand": ""}),
    (Rules(), (3, 4), False, ["stand"], {**TOP, "hit": "may_not_draw (total=7)"}),
    (PLACED, (1, 2), False, ["hit"], {**TOP, "hit": ""}),
    (PLACED, (1, 2), True, PLACES, {**FOUND, "stand": "must_draw (total=3)", "hit top": ""}),
    (PLACED, (1, 4), True, [*PLACES, "stand"], {**FOUND, "stand": "", "hit fourth": ""}),
    (PLACED, (3, 4), True, ["stand"], {**FOUND, "hit top": "may_not_draw (total=7)"}),
    (Rules(bound_dealer=False), (1, 2), True, ["hit", "stand"], TOP),
    (Rules(bound_dealer=False), (3, 4), False, ["stand"], TOP),
    (Rules(bound_players=False), (3, 4), False, ["hit", "stand"], TOP),
    (Rules(bound_players=False), (3, 4), True, ["stand"], TOP),
    (Rules(pair_exception=True), (4, 4), False, ["hit", "stand"], TOP),
    (Rules(pair_exception=True), (3, 4), False, ["stand"], TOP),
]


@pytest.mark.parametrize(("rules", "ranks", "dealer", "may", "says"), THIRD)
def test_the_third_card(
    rules: Rules, ranks: Sequence[int], dealer: bool, may: list[str], says: dict[str, str]
) -> None:
    legal = third(rules, ranks, dealer=dealer)
    assert listed(legal) == may
    assert {line: why(legal, line) for line in says} == says


def test_places_of_a_card() -> None:
    assert listed(positions()) == ["deal top", "deal bottom", "deal fourth"]
    assert why(positions(), "deal fifth") == why(positions(), "deal") == "no_such_position"
    assert why(positions(), "hit") == "not_now"


def test_when_a_round_lies_open() -> None:
    assert listed(after_round(Rules(rounds=12))) == ["next"]
    assert listed(after_round(Rules(rounds=0))) == ["next", "stop"]
    for rounds in (0, 12):
        assert why(after_round(Rules(rounds=rounds)), "next now") == "extra_words"
        assert why(after_round(Rules(rounds=rounds)), "hit") == "not_now"
    assert why(after_round(Rules(rounds=0)), "stop now") == "extra_words"
