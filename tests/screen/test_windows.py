"""Windows of every kind, each used and examined in a fresh process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.eye.cells import AXES, Cell, Report, pages, run, stated
from tests.screen.covering import can_be, covering, together
from tests.screen.deals import play

#: Actions of people in each match that CI examines; the soak plays to the ranking.
ACTIONS = 3
#: In all of them every value is met; the first is looked at every day.
VALUES = covering(1, ACTIONS)
#: Every two values come together in soaks.
PAIRS = covering(2, ACTIONS)
TRIPLES = covering(3, 0)
#: Pages in every size, and in the smallest and a usual one at every scale.
SOME_PAGES = [c for c in pages() if c.scale == 1 or c.size in ((800, 560), (1920, 1080))]
#: The smallest window at every scale, where there is least room, and two larger ones.
SMALL_PAGES = SOME_PAGES[::2]


#: Walks by Tab: a table of each kind, in a usual window and in small ones, in every language.
WALKS = [
    Cell("controls", game="oicho-kabu", size=(1280, 800)),
    Cell("controls", game="oklahoma-gin", size=(800, 560), language="de", dark=True),
]
MORE_WALKS = [
    Cell("controls", game=game, size=size, language=language, dark=number % 2 == 1)
    for game in AXES["game"]
    for number, (size, language) in enumerate(
        zip(AXES["size"], ["en", "de", "ja", "zh_CN", "zh_TW", "ja"], strict=True)
    )
]


def named(usual: list[Cell], more: list[Cell]) -> pytest.MarkDecorator:
    """The first of the usual cells is looked at every day, the others are slow; more are soaks."""

    def marks(cell: Cell) -> list[pytest.MarkDecorator]:
        if cell not in usual:
            return [pytest.mark.soak]
        return [] if cell == usual[0] else [pytest.mark.slow]

    cells = [*usual, *(cell for cell in more if cell not in usual)]
    return pytest.mark.parametrize(
        "cell", [pytest.param(cell, id=cell.name, marks=marks(cell)) for cell in cells]
    )


def is_clean(cell: Cell, shots: Path) -> None:
    """Run a cell; what is wrong is told, with pictures in the test's folder."""
    report = run(cell, shots)
    assert report.looks > 0, report
    assert not report.trouble, report
    assert report.findings == (), f"pictures in {shots}"


@named(VALUES, PAIRS)
def test_a_match_is_clean(cell: Cell, tmp_path: Path) -> None:
    is_clean(cell, tmp_path)


@named(SMALL_PAGES, SOME_PAGES)
def test_start_page_set_up_and_dialogs_are_clean(cell: Cell, tmp_path: Path) -> None:
    is_clean(cell, tmp_path)


@pytest.mark.slow
@named(WALKS, MORE_WALKS)
def test_tab_goes_through_every_page(cell: Cell, tmp_path: Path) -> None:
    is_clean(cell, tmp_path)


@pytest.mark.soak
@named([], TRIPLES)
def test_a_whole_match_is_clean(cell: Cell, tmp_path: Path) -> None:
    is_clean(cell, tmp_path)


@pytest.mark.soak
@named([], list(stated()))
def test_the_stated_windows_are_clean(cell: Cell, tmp_path: Path) -> None:
    is_clean(cell, tmp_path)


@pytest.mark.parametrize("strength", [2, 3])
def test_all_that_can_come_together_does(strength: int) -> None:
    cells = PAIRS if strength == 2 else TRIPLES
    for some in together(strength):
        assert any(all(getattr(cell, axis) == value for axis, value in some) for cell in cells), (
            some
        )


@pytest.mark.parametrize(
    "matches",
    [[cell for cell in stated() if cell.what == "match"], VALUES],
    ids=["stated", "usual"],
)
def test_every_value_is_met(matches: list[Cell]) -> None:
    for axis, values in AXES.items():
        assert {getattr(cell, axis) for cell in matches} == set(values), axis


def test_the_smallest_pages_are_usual() -> None:
    smallest = [cell for cell in pages() if cell.size == (800, 560)]
    assert smallest and all(cell in SMALL_PAGES for cell in smallest)


def test_the_stated_windows_are_possible() -> None:
    assert all(cell.possible for cell in stated())


def test_only_what_can_be_is_looked_at() -> None:
    for cell in (*PAIRS, *TRIPLES):
        assert can_be({axis: getattr(cell, axis) for axis in AXES}), cell


def test_a_cell_comes_back_from_its_process_as_it_was() -> None:
    cell = PAIRS[-1]
    assert Cell.from_json(cell.to_json()) == cell


def test_a_process_that_fails_says_why() -> None:
    report = run(Cell(game="whist"))
    assert not report.clean
    assert "whist" in report.trouble
    assert isinstance(report, Report)


@pytest.mark.soak
@pytest.mark.parametrize("game", AXES["game"])
def test_forty_deals_in_a_row_show_every_face(game: str, tmp_path: Path) -> None:
    """A thousand of them are ``python -m tests.screen.deals GAME``."""
    reports = list(play(game, deals=40, shots=tmp_path))
    assert sum(report.deals for report in reports) >= 40
    assert [report for report in reports if not report.clean] == []
