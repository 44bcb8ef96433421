"""A match: what it says of itself while it goes on and when it is over."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import (
    BadSeat,
    BrokenRecord,
    Match,
    Seat,
    check_seats,
    gained,
    played_deals,
)
from cardtable.engine.notes import Asked, Notes
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from tests.engine.promised import promised_match
from tests.games.contract import random_match
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


def of_game(game: str = "dou-dizhu", number: int = 3) -> Match:
    rules = find_game(game)
    short: dict[str, str | int] = {"deals": 3} if game == "dou-dizhu" else {"rounds": 1}
    return random_match(rules, number, short, seats=rules.default_seats, checked=0)


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_every_deal_ends_where_the_table_goes_on(game: str) -> None:
    match = of_game(game)
    deals = played_deals(match)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
    assert len(deals) == sum(action == NEXT for action in match.actions)
    for deal in deals:
        assert match.actions[deal.end] == NEXT
        assert NEXT not in match.actions[deal.begin : deal.end]
        assert match.until(deal.begin).view(None).deal == deal.number
    assert [deal.begin for deal in deals] == [0, *(deal.end + 1 for deal in deals[:-1])]
    # While a deal is being of_game it is not among them.
    assert played_deals(match.until(deals[-1].end - 1)) == deals[:-1]
    assert played_deals(match.until(deals[-1].end)) == deals


def test_what_deals_brought_adds_up_to_the_result() -> None:
    match = of_game()
    assert match.outcome is not None
    for seat in range(3):
        brought = [gained(match, deal.number, seat) for deal in played_deals(match)]
        assert sum(brought) == match.outcome.scores[seat]


def test_a_hand_of_gin_is_won_by_one_and_lost_by_the_other() -> None:
    match = of_game("oklahoma-gin")
    for deal in played_deals(match):
        assert gained(match, deal.number, 0) == -gained(match, deal.number, 1)


def test_between_two_what_one_wins_and_the_other_loses_is_counted_once() -> None:
    rules = find_game("oicho-kabu")
    match = random_match(rules, 3, {"rounds": 6}, seats=2, checked=0)
    rounds = [row for row in match.view(None).sheet if not row.summary]
    assert any(row.deltas[0] for row in rounds)
    for row in rounds:
        assert [gained(match, row.number, seat) for seat in (0, 1)] == list(row.deltas)


def test_a_match_that_is_played_on_otherwise_leaves_the_first_as_it_was() -> None:
    match = of_game()
    before = (list(match.actions), match.state, match.whole_log)
    other, rng = match.until(5), random.Random(9)
    assert (other.actions, other.turns) == (match.actions[:5], match.turns[:5])
    while other.turn is not None:
        other.play(other.state.legal.sample(rng))
    other.undo(2)
    assert (match.actions, match.state, match.whole_log) == before
    assert tuple(e for n in range(5) for e in match.happened(n)) == tuple(
        e for n in range(5) for e in other.happened(n)
    )
    with pytest.raises(IndexError):
        match.until(len(match.actions) + 1)
