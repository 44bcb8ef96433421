"""Result and log say who made a spring, and who never got to play."""

from __future__ import annotations

import pytest

from cardtable.engine.events import Event
from cardtable.games import find_game
from cardtable.games.dou_dizhu.scoring import ANTI_SPRING, NO_SPRING, SILENT, SPRING
from cardtable.phrases.dou_dizhu.play import spring_seen
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.language import Language

NAMES = ("Mei", "Otto", "Rosa")


class _Turn:
    def __init__(self, seat: int, played: bool) -> None:
        self.seat, self.reading = seat, object() if played else None


class _View:
    landlord = 0
    plays = (_Turn(0, True), _Turn(1, True), _Turn(2, False), _Turn(0, True))


def _heard(spring: str) -> str:
    """The log's line about a deal in which only the third never got to play."""
    over = Event.of(
        "deal_over", seat=0, landlord=0, side="landlord", spring=spring, silent=("2",), stake=3
    )
    return phrases_of(find_game("dou-dizhu").phrases).event(over, NAMES)


@pytest.mark.parametrize(
    ("spring", "order"),
    [(SPRING, ("Mei", "Otto", "Rosa")), (ANTI_SPRING, ("Otto", "Rosa", "Mei"))],
)
@pytest.mark.parametrize("code", ["en", "de", "ja", "zh_CN", "zh_TW"])
def test_who_made_it_is_said_first(
    language: Language, code: str, spring: str, order: tuple[str, ...]
) -> None:
    language.switch(code)
    for said in (spring_seen(_View(), spring, NAMES), _heard(spring)):  # type: ignore[arg-type]
        where = [said.rindex(name) for name in order]
        assert where == sorted(where), said


@pytest.mark.parametrize(("spring", "there", "absent"), [(SILENT, "Rosa", "Otto")])
@pytest.mark.parametrize("code", ["en", "de", "ja", "zh_CN", "zh_TW"])
def test_who_it_was_is_said(
    language: Language, code: str, spring: str, there: str, absent: str
) -> None:
    language.switch(code)
    for said in (spring_seen(_View(), spring, NAMES), _heard(spring)):  # type: ignore[arg-type]
        assert there in said
        assert absent not in said


def test_nothing_is_said_of_an_ordinary_deal() -> None:
    assert find_game("dou-dizhu")
    assert spring_seen(_View(), NO_SPRING, NAMES) == ""  # type: ignore[arg-type]
