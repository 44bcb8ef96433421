"""The turn, phase by phase: what may be done when, and what is refused and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.opening import dealer_of_game
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from tests.games.oklahoma_gin.positions import begin, do, standing, to_discard, to_draw, why_not

MINE = "5H6H7H 9S9D9C JDQDKD 3S"
OTHER = "KSKH 4C4D4S 2H 8C 7S 6C TC"


def legal(state: OklahomaGinState) -> set[str]:
    return {str(action) for action in state.legal}


def test_the_deal() -> None:
    state = begin()
    assert state.phase == "first_upcard" and state.turn == 1 - state.dealer
    assert [hand.bit_count() for hand in state.hands] == [10, 10]
    assert len(state.stock) == 31 and state.pile == (state.upcard,)
    everything = state.hands[0] | state.hands[1] | state.upcard | sum(state.stock)
    assert everything.bit_count() == 52


def test_both_refuse_the_upcard() -> None:
    state = begin()
    first = state.turn
    assert legal(state) == {"take", "pass"} and why_not(state, "draw") == "upcard_first"
    state, _ = do(state, "pass")
    assert state.phase == "second_upcard" and state.turn == state.dealer
    state, _ = do(state, "pass")
    # The first seat draws; the upcard is not offered again and stays on the pile (rule G17).
    assert state.phase == "draw" and state.turn == first
    assert legal(state) == {"draw"} and why_not(state, "take") == "upcard_refused"
    state, _ = do(state, "draw")
    assert state.pile == (state.upcard,)
    state, _ = do(state, str(next(a for a in state.legal if a.verb == "discard")))
    assert legal(state) == {"take", "draw"} and why_not(state, "pass") == "no_passing"


def test_the_dealer_takes_the_upcard() -> None:
    state, _ = do(begin(), "pass", "take")
    assert state.phase == "discard" and state.turn == state.dealer and not state.pile
    view = state.view(1 - state.dealer)
    assert view.known[state.dealer] == (view.upcard,) and view.known[1 - state.dealer] == ()


def test_one_may_knock_on_the_first_turn() -> None:
    """Rule G18."""
    state = replace(to_draw(MINE, OTHER, "6D"), phase="first_upcard")
    state, _ = do(state, "take", "knock 3S")
    # 6D for 3S: six left, which is the limit.
    assert state.knocker == 0 and state.phase == "layoff"


def test_the_card_just_taken_stays() -> None:
    """Rule G7."""
    state, _ = do(to_draw(MINE, OTHER, "6DKC"), "take")
    assert why_not(state, "discard KC") == why_not(state, "knock KC") == "just_taken"
    assert not any(action.args == ("KC",) for action in state.legal)
    state, _ = do(to_draw(MINE, OTHER, "6DKC", return_taken="on"), "take", "discard KC")
    assert state.pile[-1] == BIT_OF["KC"]


def test_cards_taken_and_kept_are_known() -> None:
    state, _ = do(to_draw(MINE, OTHER, "6DKC"), "take", "discard 3S")
    assert state.view(1).known == (("KC",), ())
    state, _ = do(state, "draw")
    card = state.view(1).hand[-1]
    state, _ = do(state, f"discard {card}", "draw", "discard KC")
    assert state.view(1).known == ((), ())


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("draw", "discard_first"),
        ("take", "discard_first"),
        ("done", "discard_first"),
        ("discard", "one_card"),
        ("discard 3S 5H", "one_card"),
        ("knock", "one_card"),
        ("discard 1X", "no_such_card"),
        ("discard 10X", "no_such_card"),
        ("discard KS", "not_in_hand"),
    ],
)
def test_what_is_refused_when_discarding(action: str, reason: str) -> None:
    assert why_not(to_discard(MINE + "2C", OTHER), action) == reason


def test_ten_may_be_written_out() -> None:
    state = to_discard(MINE + "TH", OTHER)
    assert not why_not(state, "discard 10H")
    state, _ = do(state, "knock 10H")
    assert state.knock_card == BIT_OF["TH"]


def test_big_gin() -> None:
    """Rule G16."""
    mine = "5H6H7H8H 9S9D9C JDQDKD TD"
    assert why_not(to_discard(mine, OTHER), "knock") == "one_card"
    assert why_not(to_discard(MINE + "2C", OTHER, big_gin=31), "knock") == "no_big_gin"
    state, _ = do(to_discard(mine, OTHER, big_gin=31), "knock")
    assert state.result is not None
    assert state.result.kind == "big_gin" and state.result.points == 31 + 53


def test_the_fiftieth_card() -> None:
    """Rule G6: the last discard may be taken, but only to knock with it."""
    other = "KSKHKC 4C4D4H AS2S 5C TC"
    state = to_draw("5H6H7H 9S9D9C JDQD 3S8D", other, left=3, fiftieth="on")
    state, _ = do(
        replace(state, stock=(*state.stock[:-3], BIT_OF["KD"], *state.stock[-2:])), "draw"
    )
    knocks_with_it, _ = do(state, "discard 8D")
    assert knocks_with_it.phase == "draw" and knocks_with_it.last_chance
    # With the eight, the hand cannot get below the limit of six.
    assert legal(knocks_with_it) == {"pass"} and why_not(knocks_with_it, "draw") == "stock_used_up"
    drawn, _ = do(knocks_with_it, "pass")
    assert drawn.result is not None and drawn.result.kind == "drawn"
    useful, _ = do(state, "discard 3S")
    assert legal(useful) == {"take", "pass"}
    useful, _ = do(useful, "take")
    assert why_not(useful, "discard TC") == "must_knock" and why_not(useful, "knock AS")
    assert legal(useful) == {"knock TC"}
    useful, _ = do(useful, "knock TC", "done")
    assert useful.result is not None and useful.result.knocker == 1


def test_laying_off() -> None:
    state, _ = do(to_discard(MINE + "KC", "8H9H4H TD 4C4D4S ACADAH"), "knock KC")
    assert why_not(state, "layoff 9H 1") == "does_not_fit"
    assert why_not(state, "layoff 8H 4") == "no_such_meld" == why_not(state, "layoff 8H 0")
    assert why_not(state, "layoff 8H") == "card_and_meld"
    assert why_not(state, "layoff KH 1") == "not_in_hand"
    assert why_not(state, "layoff 8H x") == "no_such_meld"
    assert why_not(state, "draw") == "lay_off_now"
    assert why_not(state, "arrange") == "arranged_for_you"
    state, _ = do(state, "layoff 8H 1")
    # Cards already laid off open the way for others.
    state, _ = do(state, "layoff 9H 1", "layoff 4H 1", "layoff TD 2")
    assert state.view(0).counts == (10, 6)


def test_melds_by_hand() -> None:
    """Rule G8 off."""
    other = "8H9H TH 4C4D4S ACADAH 2C"
    state, _ = do(to_discard(MINE + "KC", other, auto_arrange="off"), "knock KC")
    assert why_not(state, "arrange 8H9H") == "no_meld"
    assert why_not(state, "arrange 8H9H10H ACADAH2C") == "no_meld"
    assert why_not(state, "arrange 8H9HTH TH9H8H") == "card_twice"
    assert why_not(state, "arrange KSKHKD") == "not_in_hand"
    assert why_not(state, "arrange 8") == "no_such_card"
    nothing, _ = do(state, "done")
    assert nothing.result is not None and nothing.result.after == (3, 44)
    some, _ = do(state, "arrange 8H9H10H 4C4D4S")
    assert some.view(1).arranged and not some.view(0).arranged
    # A card that is laid off leaves its group, which breaks up when it is no longer a meld.
    some, _ = do(some, "layoff 8H 1", "arrange 4C4D4S ACADAH", "done")
    assert some.result is not None and some.result.after == (3, 21)


def test_gin_ends_the_hand_unless_melds_are_laid_by_hand() -> None:
    mine = "5H6H7H 9S9D9C JDQDKDTD KC"
    state, _ = do(to_discard(mine, "8H3H 4C4D4S ACADAH 2C QC"), "knock KC")
    assert state.phase == "scored"
    by_hand = to_discard(mine, "8H3H 4C4D4S ACADAH 2C QC", auto_arrange="off")
    by_hand, _ = do(by_hand, "knock KC")
    assert by_hand.phase == "layoff" and why_not(by_hand, "layoff 8H 1") == "gin_no_layoff"
    by_hand, _ = do(by_hand, "arrange 4C4D4S ACADAH", "done")
    assert by_hand.result is not None and by_hand.result.points == 25 + 23


def test_a_game_and_a_match() -> None:
    state = to_discard(MINE + "KC", OTHER, rounds=2)
    state, events = do(standing(state, Column((60, 10), (2, 1))), "knock KC", "done")
    assert state.columns[0].points == (110, 10) and state.game_results
    assert state.game_results[0].totals == (110 + 75 + 100, 10 + 25) and state.scores == (250, 0)
    assert [row.summary for row in state.sheet] == [False, True]
    assert any(event.kind == "game_over" for event in events)
    state, _ = do(state, "next")
    # The leader deals the next game (rule G13), in which all starts anew.
    assert (state.game, state.hand_number, state.dealer) == (2, 1, 0)
    assert state.columns == (Column(),) and state.turn == 1
    last = standing(replace(to_discard(MINE + "KC", OTHER, rounds=2), game=2), Column((60, 0)))
    last, _ = do(replace(last, scores=(0, 250)), "knock KC", "done", "next")
    assert last.turn is None and last.outcome is not None
    # 60 and 50 are 110, doubled with the bonus, and a box.
    assert last.outcome.scores == (445, 250) and last.outcome.winners == (0,)


@pytest.mark.parametrize(("tiebreak", "over"), [("shared", True), ("extra_round", False)])
def test_a_tied_match(tiebreak: str, over: bool) -> None:
    """Rule G15."""
    state = to_discard(MINE + "KC", OTHER, rounds=1, tiebreak=tiebreak)
    state, _ = do(
        standing(replace(state, scores=(0, 250)), Column((60, 10), (2, 1))), "knock KC", "done"
    )
    assert state.scores == (250, 250)
    state, _ = do(state, "next")
    assert (state.turn is None) == over
    if over:
        assert state.outcome is not None and state.outcome.winners == (0, 1)
    else:
        assert state.game == 2 and state.dealer == dealer_of_game(state.setup.seed, 2, (0, 0))


@pytest.mark.parametrize(("value", "dealer"), [("alternate", 0), ("winner", 0), ("loser", 1)])
def test_who_deals_next(value: str, dealer: int) -> None:
    """Rule G14; seat 1 dealt, seat 0 wins."""
    state, _ = do(to_discard(MINE + "KC", OTHER, next_dealer=value), "knock KC", "done", "next")
    assert state.dealer == dealer
