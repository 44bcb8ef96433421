"""A match: what it says of itself while it goes on and when it is over."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import BadSeat, BrokenRecord, Match, Seat, check_seats
from cardtable.engine.notes import Asked, Notes
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from tests.engine.promised import promised_match
from tests.store.test_journal import new_match


def played(count: int) -> Match:
    """A match of so many actions."""
    match, rng = new_match(), random.Random(5)
    for _ in range(count):
        match.play(match.state.legal.sample(rng))
    return match


def test_the_first_legal_action_can_be_played() -> None:
    match = played(4)
    assert match.any_action() == next(iter(match.state.legal))
    assert match.refused(match.any_action()) is None


def test_a_refusal_has_its_reason() -> None:
    match = played(0)
    refused = match.refused(Action("hit"))
    assert refused is not None and refused.reason == "only_bids"
    with pytest.raises(IllegalAction) as error:
        match.play(Action("hit"))
    assert error.value.reason == "only_bids"
    assert not match.actions


def test_rules_that_cannot_say_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(2)

    def fails(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.state), "legal", property(fails))
    for asked in (match.any_action, lambda: match.refused(Action("pass"))):
        with pytest.raises(GameFailed) as error:
            asked()
        assert error.value.game == "dou-dizhu"


def test_nothing_is_legal_any_more_when_it_is_over() -> None:
    match = promised_match()
    for action in (NEXT, Action("pass")):
        refused = match.refused(action)
        assert refused is not None and refused.reason == "match_over"
        with pytest.raises(IllegalAction, match=r"^match_over$"):
            match.play(action)


def test_how_far_back_somebodys_last_decision_lies() -> None:
    match = played(11)
    turns = match.turns
    assert len(turns) == 11
    for seats in ((0,), (1,), (2,), (0, 2), (0, 1, 2)):
        last = max(number for number, turn in enumerate(turns) if turn in seats)
        assert match.last_decision_of(seats) == 11 - last
    assert match.last_decision_of(()) is None
    over = promised_match()
    assert over.turns[-1] == TABLE and over.last_decision_of((TABLE,)) is None
    assert over.last_decision_of((0, 1, 2)) == 2
    assert new_match().last_decision_of((0, 1, 2)) is None


def test_views_on_the_way_are_as_they_were() -> None:
    match, rng = new_match(), random.Random(5)
    seen = []
    for _ in range(6):
        seen.append([match.view(seat) for seat in (0, None)])
        match.play(match.state.legal.sample(rng))
    assert [[match.view_before(n, seat) for seat in (0, None)] for n in range(6)] == seen
    for number in (-1, 6):
        with pytest.raises(IndexError, match=r"^there are only 6 actions$"):
            match.view_before(number, 0)


def test_what_is_taken_back_is_gone_with_what_is_noted_of_it() -> None:
    match, short = played(6), played(4)
    match.notes = Notes(1, 2, (Asked(3, "1.0"), Asked(4, "1.1")))
    match.undo(2)
    assert match.state == short.state and match.whole_log == short.whole_log
    assert (match.actions, match.turn) == (short.actions, short.turn)
    assert match.notes == Notes(1, 2, (Asked(3, "1.0"),))
    match.undo(0)
    for steps in (5, -1):
        with pytest.raises(IndexError, match=r"^only 4 actions can be taken back$"):
            match.undo(steps)
    match.undo()
    assert match.actions == short.actions[:3]
    match.undo(3)
    assert match.state == new_match().state


def test_who_keeps_only_the_last_position_knows_it_as_before() -> None:
    match, whole = played(6), played(6)
    match.forget_way()
    assert (match.state, match.turn, match.outcome) == (whole.state, whole.turn, None)
    assert match.actions == whole.actions
    assert match.whole_log == whole._happened[-1]
    match.play(match.any_action())
    assert len(match.actions) == 7


def test_a_bot_has_a_seed_for_each_action() -> None:
    match = new_match()
    first = int(match.deal.fingerprint[:8], 16)
    assert [match.bot_seed(n) for n in (0, 1, 3)] == [first, first + 1_000_003, first + 3_000_009]


def test_a_plan_that_breaks_the_rules_names_its_first_wrong_action() -> None:
    good = played(3)
    with pytest.raises(BrokenRecord) as error:
        Match(good.game, good.options, good.seats, good.seed, [*good.actions, Action("hit")])
    assert error.value.index == 3
    assert str(error.value).startswith("Action 4 (“hit”) is not legal here: ")


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        (("robot",), "Unknown seat “robot”. Available: human, easy, medium, hard, expert."),
        (("human", "", 0, "ayla"), "“ayla” can’t play in this seat."),
        (("easy", "", 0, "Ayla"), "“Ayla” can’t play in this seat."),
        (("easy", "", 0, "a" * 25), f"“{'a' * 25}” can’t play in this seat."),
    ],
)
def test_who_cannot_sit_there_is_told(seat: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadSeat) as error:
        Seat(*seat)  # type: ignore[arg-type]
    assert str(error.value) == says


def test_names_of_seats_are_shown_harmlessly() -> None:
    assert Seat("easy", "a\nb" + "c" * 40).name == "a b" + "c" * 29
    assert Seat("easy", "", 0, "a" * 24).character == "a" * 24
    assert Seat("human").is_human and not Seat("easy").is_human


def test_how_many_can_play_is_told() -> None:
    check_seats(find_game("oicho-kabu"), 2)
    with pytest.raises(BadSeat, match=r"^dou-dizhu is for 3 players, not 4\.$"):
        check_seats(find_game("dou-dizhu"), 4)
    counts = find_game("oicho-kabu").seat_counts
    with pytest.raises(BadSeat) as error:
        check_seats(find_game("oicho-kabu"), 99)
    assert str(error.value) == f"oicho-kabu is for {counts[0]} to {counts[-1]} players, not 99."


def test_how_many_actions_it_took_to_an_event() -> None:
    match = played(40)
    log = list(match.whole_log)
    for event in range(len(log)):
        count = match.actions_until(event)
        if count < len(match.actions):
            assert len(match.view_before(count, None).history) > event
        if count:
            assert len(match.view_before(count - 1, None).history) <= event
