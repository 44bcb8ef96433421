"""Which of a bot's choices are equal, and how they are listed."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.engine.bot import CLEAR, Candidate, as_good, by_worth

TAKE, DRAW, KNOCK = Action.of("take"), Action.of("draw"), Action.of("knock")


def test_a_choice_is_as_good_within_two_standard_errors_of_its_distance() -> None:
    first = Candidate(TAKE, 3.0)
    assert as_good(first, first)
    assert as_good(first, Candidate(DRAW, 3.0))
    assert not as_good(first, Candidate(DRAW, 2.99))
    assert as_good(first, Candidate(DRAW, 2.0, error=1.0 / CLEAR))
    assert not as_good(first, Candidate(DRAW, 1.9, error=1.0 / CLEAR))
    assert as_good(Candidate(TAKE, -1.0), Candidate(DRAW, -2.0, error=0.5))


def test_the_highest_worth_is_listed_first_and_the_chosen_one_of_equals() -> None:
    take, draw, knock = Candidate(TAKE, 1.0), Candidate(DRAW, 2.0), Candidate(KNOCK, 2.0)
    assert by_worth([take, draw, knock], KNOCK) == [knock, draw, take]
    assert by_worth([take, draw, knock], DRAW) == [draw, knock, take]
    assert by_worth([take, draw, knock], TAKE) == [draw, knock, take]
