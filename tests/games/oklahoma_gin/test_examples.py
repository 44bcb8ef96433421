"""The worked examples of rules.md §4 that need a table, by their ids."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.rules import house_rules
from cardtable.games.oklahoma_gin.scoring import Column, score_game
from tests.games.oklahoma_gin.positions import (
    AGAINST_GIN,
    GIN_HAND,
    begin,
    do,
    to_discard,
    to_draw,
    why_not,
)

RULES = house_rules(GAME.resolve())
KNOCK_3 = "5H6H7H 9S9D9C JDQDKD 3S"
PLAIN: dict[str, Any] = dict(GAME.resolve("plain"))
DEAD_53 = "KSKH 4C4D4S 2H 8C 7S 6C TC"


def test_g1_the_upcard_sets_the_limit() -> None:
    for code, limit in (("6D", 6), ("KD", 10), ("TC", 10), ("2H", 2), ("AH", 0)):
        assert RULES.limit(BIT_OF[code]) == limit
    ace_one = house_rules(GAME.resolve(None, {"ace": "one"}))
    assert ace_one.limit(BIT_OF["AH"]) == 1


def test_g2_spades_double() -> None:
    assert RULES.factor(BIT_OF["7S"]) == 2 and RULES.factor(BIT_OF["7C"]) == 1
    assert house_rules(GAME.resolve(None, {"spade_double": "off"})).factor(BIT_OF["7S"]) == 1


@pytest.mark.parametrize("upcard", ["AH", "2C", "KD", "7S"])
@pytest.mark.parametrize(("limit", "ace"), [(10, "gin"), (10, "one"), (0, "one"), (0, "gin")])
def test_g19_a_limit_that_is_the_same_in_every_hand(upcard: str, limit: int, ace: str) -> None:
    rules = house_rules(GAME.resolve(None, {"knock_limit": limit, "ace": ace}))
    assert rules.limit(BIT_OF[upcard]) == limit


def test_g19_plain_gin_whatever_the_upcard() -> None:
    with_8 = "5H6H7H 9S9D9C JDQDKD 8S"
    state = to_discard(with_8 + "KC", DEAD_53, "2C", **PLAIN)
    ended, _ = do(state, "knock KC", "done")
    assert ended.result is not None and ended.result.points == 53 - 8
    # With 11 nobody may knock.
    high = to_discard("5H6H7H 9S9D9C JDQD 8S3S KC", DEAD_53, "KD", **PLAIN)
    assert why_not(high, "knock KC") == "over_limit"
    # In spades nothing is doubled.
    spade = to_discard(KNOCK_3 + "KC", DEAD_53, "7S", **PLAIN)
    ended, _ = do(spade, "knock KC", "done")
    assert ended.result is not None and ended.result.points == 50


def test_g19_straight_gin_ends_with_gin_alone() -> None:
    rules: dict[str, Any] = {"knock_limit": 0, "false_knock": "blocked", "spade_double": "off"}
    low = to_discard("5H6H7H 9S9D9C JDQDKD AS KC", DEAD_53, "KD", **rules)
    assert why_not(low, "knock KC") == "gin_only"
    gin, _ = do(to_discard(GIN_HAND + "8C", AGAINST_GIN, "KD", **rules), "knock 8C")
    assert gin.result is not None and (gin.result.kind, gin.result.points) == ("gin", 51)
    # An opponent without deadwood does not undercut it.
    level, _ = do(to_discard(GIN_HAND + "2D", "5S6S7S 8H8D8S TCJCQCKC", "KD", **rules), "knock 2D")
    assert level.columns[0].points == (25, 0)


@pytest.mark.parametrize(
    ("mine", "other", "card", "boxes"),
    [
        (GIN_HAND + "8C", AGAINST_GIN, "8C", (3, 0)),
        (KNOCK_3 + "KC", DEAD_53, "KC", (1, 0)),
        # He lays off nothing and has 2 against 3.
        (KNOCK_3 + "KC", "4C4D4S 8C8S8H TCTSTH AC", "KC", (0, 3)),
    ],
)
def test_g20_further_boxes(mine: str, other: str, card: str, boxes: tuple[int, int]) -> None:
    state = to_discard(mine, other, "6D", extra_boxes="on")
    ended, events = do(state, f"knock {card}", *([] if boxes == (3, 0) else ["done"]))
    assert ended.columns[0].boxes == boxes
    over = next(event for event in events if event.kind == "hand_over")
    assert over.number("boxes") == max(boxes)
    plain, events = do(
        to_discard(mine, other, "6D"), f"knock {card}", *([] if boxes == (3, 0) else ["done"])
    )
    assert max(plain.columns[0].boxes) == 1
    assert not any("boxes" in event for event in events)


def test_g20_boxes_are_paid_when_the_game_ends() -> None:
    rules = house_rules(GAME.resolve(None, {"extra_boxes": "on"}))
    # Gin, two knocks and an undercut: 3 + 1 + 1 + 3 boxes against big gin alone: 4.
    game = score_game(rules, 1, 0, (120, 60), (8, 4))
    assert game.totals == (120 + 100 + 8 * 25, 60 + 4 * 25) and game.credit == 260


@pytest.mark.parametrize(
    ("upcard", "points"), [("7H", 25 + 26), ("7S", 25 + 2 * 26), ("AS", 25 + 2 * 26)]
)
def test_g22_bonuses_are_not_doubled(upcard: str, points: int) -> None:
    state = to_discard(GIN_HAND + "8C", AGAINST_GIN, upcard, spade_double="points_only")
    ended, _ = do(state, "knock 8C")
    assert ended.result is not None and ended.result.points == points


@pytest.mark.parametrize(("upcard", "points"), [("7H", 51), ("7S", 102)])
def test_g3_g4_gin(upcard: str, points: int) -> None:
    state, events = do(to_discard(GIN_HAND + "8C", AGAINST_GIN, upcard), "knock 8C")
    assert state.phase == "scored" and state.result is not None
    assert state.result.kind == "gin" and state.result.winner == 0
    assert state.result.points == points and state.columns[0].points == (points, 0)
    assert state.columns[0].boxes == (1, 0)
    assert not any(event.kind == "laid_off" for event in events)


def test_g5_gin_is_not_undercut() -> None:
    other = "5S6S7S 8H8D8S TCJCQCKC"
    state, _ = do(to_discard(GIN_HAND + "2D", other, "AD"), "knock 2D")
    assert state.result is not None
    assert state.result.kind == "gin" and state.columns[0].points == (25, 0)


def test_g6_the_lower_one_gets_the_difference() -> None:
    state, _ = do(to_discard(KNOCK_3 + "KC", DEAD_53, "6D"), "knock KC", "done")
    assert state.result is not None
    assert state.result.kind == "knock" and state.result.after == (3, 53)
    assert state.columns[0].points == (50, 0)


def test_g9_undercut_after_laying_off() -> None:
    # 6 against 8 + 3, of which the 8 is laid off; the 6 of spades doubles.
    mine, other = "5H6H7H 9S9D9C JDQDKD 6C KC", "2S3S4S5S TSTHTDTC 8H 3C"
    state, _ = do(to_discard(mine, other, "6S"), "knock KC")
    assert state.phase == "layoff" and state.turn == 1
    state, _ = do(state, "layoff 8H 1")
    assert state.view(0).melds_on_table[0] == ("5H", "6H", "7H", "8H")
    state, _ = do(state, "done")
    assert state.result is not None
    assert state.result.before == (6, 11) and state.result.after == (6, 3)
    assert state.result.kind == "undercut" and state.result.points == 56
    assert state.columns[0].points == (0, 56) and state.columns[0].boxes == (0, 1)


def test_g11_false_knock() -> None:
    # 7 at limit 6.
    mine, other = "5H6H7H 9S9D9C JDQDKD 7C KC", DEAD_53.replace("7S", "8S")
    state, events = do(to_discard(mine, other, "6D"), "knock KC")
    assert state.phase == "draw" and state.turn == 1
    assert state.columns == (Column(),) and state.result is None
    assert state.pile[-1] == BIT_OF["KC"]
    false = next(event for event in events if event.kind == "false_knock")
    assert false.get("deadwood") == 7 and false.get("limit") == 6
    assert len(false.words("cards")) == 10
    # The hand has been seen, and it goes on with it.
    assert len(state.view(1).known[0]) == 10 and state.view(0).hand
    state, _ = do(state, "draw")
    assert state.turn == 1 and state.phase == "discard"


def test_g11_can_be_blocked() -> None:
    mine, other = "5H6H7H 9S9D9C JDQDKD 7C KC", DEAD_53.replace("7S", "8S")
    state = to_discard(mine, other, "6D", false_knock="blocked")
    assert why_not(state, "knock KC") == "over_limit"
    assert not why_not(to_discard(mine.replace("7C", "5C"), other, "6D"), "knock KC")
    ace = to_discard(mine, other, "AC", false_knock="blocked")
    assert why_not(ace, "knock KC") == "gin_only"


def test_g12_two_cards_left() -> None:
    state = to_draw(KNOCK_3, DEAD_53, left=3)
    state, _ = do(state, "draw")
    last = next(c for c in state.view(0).hand if c not in KNOCK_3)
    state, events = do(state, f"discard {last}")
    assert state.phase == "scored" and state.result is not None
    assert state.result.kind == "drawn" and state.columns == (Column(),)
    dealer = state.dealer
    state, _ = do(state, "next")
    assert state.dealer == dealer and state.hand_number == 2
    assert any(isinstance(event, Event) and event.kind == "hand_over" for event in events)


def test_g12_who_drew_the_third_last_may_knock() -> None:
    state, _ = do(to_draw(KNOCK_3, DEAD_53, left=3), "draw")
    last = next(c for c in state.view(0).hand if c not in KNOCK_3)
    state, _ = do(state, f"knock {last}", "done")
    assert state.result is not None and state.result.kind == "knock"


def test_g13_a_game() -> None:
    game = score_game(RULES, 1, 0, (104, 62), (4, 3))
    assert game.totals == (304, 137) and game.credited == 0 and game.credit == 167
    assert not game.shutout


def test_g14_shut_out() -> None:
    game = score_game(RULES, 1, 0, (118, 0), (3, 0))
    assert game.shutout and game.totals == (511, 0) and game.credit == 511
    off = house_rules(GAME.resolve(None, {"shutout": "off"}))
    assert score_game(off, 1, 0, (118, 0), (3, 0)).totals == (293, 0)


def test_rule_g10_the_loser_of_the_race_can_be_credited() -> None:
    game = score_game(RULES, 1, 0, (105, 98), (2, 7))
    assert game.totals == (255, 273) and game.credited == 1 and game.credit == 18


def test_rule_g11_equal_totals() -> None:
    game = score_game(RULES, 1, 0, (110, 110), (2, 6))
    assert game.totals == (260, 260) and game.credited is None and game.credit == 0


def test_rule_g4_equal_deadwood() -> None:
    # 3 against 3.
    other = "KSKHKC 4C4D4S TSTHTD 3H"
    mine = KNOCK_3 + "2C"
    state, _ = do(to_discard(mine, other, "6D"), "knock 2C", "done")
    assert state.result is not None and state.result.kind == "undercut"
    assert state.columns[0].points == (0, 25)
    state, _ = do(to_discard(mine, other, "6D", undercut_tie="off"), "knock 2C", "done")
    assert state.result is not None and state.result.kind == "level"
    assert state.columns == (Column(),)


def test_rule_g8_own_melds_may_be_split() -> None:
    # 8H of the own eights goes on 5-6-7; the rest of the set is dead then, but 9H follows.
    other = "8H8S8D8C 9H TH TSTDTC 2C"
    state, _ = do(to_discard(KNOCK_3 + "KC", other, "6D"), "knock KC")
    assert Action.parse("layoff 8H 1") in state.legal
    assert why_not(state, "layoff TH 1") == "does_not_fit"
    state, _ = do(state, "layoff 8H 1", "layoff 9H 1", "layoff TH 1", "done")
    assert state.result is not None and state.result.after == (3, 2)
    assert state.result.kind == "undercut"


def test_first_dealer_is_by_lot_and_alternates() -> None:
    dealers = {begin(seed).dealer for seed in range(12)}
    assert dealers == {0, 1}
    state, _ = do(to_discard(KNOCK_3 + "KC", DEAD_53, "6D"), "knock KC", "done")
    dealer = state.dealer
    state, _ = do(state, "next")
    assert state.dealer == 1 - dealer
