"""Figures and shares as item models: what a row says is what was reckoned."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from pytestqt.modeltest import ModelTester

from cardtable.models.statistics import (
    BY,
    ENOUGH,
    MOST,
    FigureRole,
    FiguresModel,
    ShareRole,
    SharesModel,
    key_words,
    share_words,
    told,
)
from cardtable.store.statistics import Figures, Played, chosen, figures, grouped, own_matches
from cardtable.ui.language import Language
from tests.store.simulated import fill, journal_in

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture(autouse=True)
def _english(language: Language) -> None:
    language.switch("en")


@pytest.fixture
def matches(tmp_path: Path) -> tuple[Played, ...]:
    journal = journal_in(tmp_path)
    fill(journal, 24)
    return own_matches(journal).matches


def column(model: QAbstractListModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_figures_are_those_of_the_matches(
    matches: tuple[Played, ...], qtmodeltester: ModelTester
) -> None:
    model = FiguresModel()
    qtmodeltester.check(model)
    for game in ("", "dou-dizhu", "oklahoma-gin"):
        one = figures(chosen(matches, game=game))
        model.show(one, game)
        rows = told(one, game)
        assert column(model) == [row.name for row in rows]
        assert column(model, FigureRole.FIGURE) == [row.figure for row in rows]
        assert column(model, FigureRole.DETAIL) == [row.detail for row in rows]
        assert column(model, FigureRole.MATCH) == [row.match for row in rows]
        assert [str(text).split(": ")[0] for text in column(model, ACCESSIBLE)] == column(model)
    assert str(column(model, ACCESSIBLE)[1]).startswith(f"Matches: {one.matches} ")


def test_without_a_match_there_is_no_figure(qtmodeltester: ModelTester) -> None:
    model = FiguresModel()
    qtmodeltester.check(model)
    model.show(Figures(), "")
    assert model.rowCount() == 0
    assert model.data(model.index(0)) is None


@pytest.mark.parametrize("by", [*BY, "game"])
def test_shares_are_those_of_the_groups(
    matches: tuple[Played, ...], by: str, qtmodeltester: ModelTester
) -> None:
    model = SharesModel()
    qtmodeltester.check(model)
    game = "" if by == "game" else "dou-dizhu"
    some = chosen(matches, game=game)
    groups = grouped(some, by)
    assert 0 < len(groups) <= MOST
    model.show(some, by, game)
    assert column(model) == [key_words(by, key, game) for key in groups]
    for row, one in enumerate(groups.values()):
        index = model.index(row)
        assert index.data(ShareRole.SHARE) == one.share
        low, high = index.data(ShareRole.LOW), index.data(ShareRole.HIGH)
        few = one.matches < ENOUGH
        assert (low, high) == ((one.share, one.share) if few else (one.low, one.high))
        assert index.data(ShareRole.WORDS) == share_words(one)
        assert index.data(ACCESSIBLE) == f"{index.data()}: {share_words(one)}"
    model.show((), by, game)
    assert model.rowCount() == 0


def test_of_many_months_the_last_are_shown_and_of_opponents_the_first(
    matches: tuple[Played, ...],
) -> None:
    months = [
        one._replace(updated=f"{2020 + n // 12 % 5}-{n % 12 + 1:02}-01T12:00:00")
        for n, one in enumerate(matches)
    ]
    model = SharesModel()
    model.show(months, "month", "")
    assert model.rowCount() == MOST
    assert column(model) == list(grouped(months, "month"))[-MOST:]
    names = [one._replace(opponents=frozenset({f"Nobody {n:02}"})) for n, one in enumerate(matches)]
    model.show(names, "opponent", "")
    assert column(model) == list(grouped(names, "opponent"))[:MOST]
