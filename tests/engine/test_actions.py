"""Actions: the notation round-trips, and bad text gets one clear error."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.actions import Action, IllegalAction, MalformedAction


@pytest.mark.parametrize(
    "text",
    [
        "bet 2 30",
        "hit",
        "stand",
        "bid 2",
        "play 3 3 3 6",
        "pass",
        "take",
        "draw",
        "discard 7H",
        "knock 7H",
        "layoff 8H 1",
    ],
)
def test_notation_of_the_design_round_trips(text: str) -> None:
    assert str(Action.parse(text)) == text


def test_white_space_does_not_matter() -> None:
    assert Action.parse("  bet   2\t30 ") == Action.of("bet", 2, 30)


@pytest.mark.parametrize(
    "text", ["", "   ", "7 bet", "Bet 2 30", "bet 2;30", "bet " + "1 " * 40, "bet -5", "x" * 300]
)
def test_text_that_is_no_action_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(MalformedAction) as error:
        Action.parse(text)
    assert str(error.value).endswith(".")
    assert len(str(error.value)) < 200


@given(st.text())
def test_any_text_is_an_action_or_a_clear_error(text: str) -> None:
    try:
        action = Action.parse(text)
    except MalformedAction:
        return
    assert Action.parse(str(action)) == action


def test_an_illegal_action_says_its_reason_and_numbers() -> None:
    error = IllegalAction("over_cap", left=50)
    assert error.reason == "over_cap"
    assert error.params == {"left": 50}
    assert str(error) == "over_cap (left=50)"
