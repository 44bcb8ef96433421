"""The fence round the sentences of a plugin game: what may be missing, and what may not."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.engine.failed import GameFailed
from cardtable.games import find_game
from cardtable.phrases.base import Phrases, Race
from cardtable.phrases.fence import listening, within
from cardtable.phrases.lookup import phrases_of

RACE = Race("Game 1, to 100", 100, (30, 40, 5), (1, 2, 0), ("I", "II", "–"))


def fenced(answer: object) -> Phrases[Any]:
    """The sentences of a game whose way to a target is this."""
    ours = type(phrases_of(find_game("dou-dizhu").phrases))
    made = type("Theirs", (ours,), {"race": lambda self, view: answer})
    return within(made(), "theirs")


@pytest.mark.parametrize("answer", [None, RACE])
def test_a_game_may_have_a_target_or_none(answer: object) -> None:
    assert fenced(answer).race(None) == answer


@pytest.mark.parametrize("answer", ["100", Race("to 100", 100, (30, "40"), (1, 2), ("", ""))])  # type: ignore[arg-type]
def test_what_is_no_target_is_left_out_and_told(answer: object) -> None:
    heard: list[GameFailed] = []
    with listening(heard.append):
        assert fenced(answer).race(None) is None
    assert [error.game for error in heard] == ["theirs"]
