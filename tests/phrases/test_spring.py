"""A result says who never got to play."""

from __future__ import annotations

import pytest

from cardtable.games import find_game
from cardtable.games.dou_dizhu.scoring import ANTI_SPRING, NO_SPRING, SILENT, SPRING
from cardtable.phrases.dou_dizhu.events import spring_line
from cardtable.phrases.language import Language

NAMES = ("Mei", "Otto", "Rosa")


class _Turn:
    def __init__(self, seat: int, played: bool) -> None:
        self.seat, self.reading = seat, object() if played else None


class _View:
    landlord = 0
    plays = (_Turn(0, True), _Turn(1, True), _Turn(2, False), _Turn(0, True))


@pytest.mark.parametrize(
    ("spring", "there", "absent"),
    [(SILENT, "Rosa", "Otto"), (SPRING, "Rosa", "Mei"), (ANTI_SPRING, "Mei", "Rosa")],
)
@pytest.mark.parametrize("code", ["en", "de", "ja", "zh_CN", "zh_TW"])
def test_who_it_was_is_said(
    language: Language, code: str, spring: str, there: str, absent: str
) -> None:
    language.switch(code)
    said = spring_line(_View(), spring, NAMES)  # type: ignore[arg-type]
    assert there in said
    assert absent not in said


def test_nothing_is_said_of_an_ordinary_deal() -> None:
    assert find_game("dou-dizhu")
    assert spring_line(_View(), NO_SPRING, NAMES) == ""  # type: ignore[arg-type]
