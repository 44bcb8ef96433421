"""Where the plots of statistics put things, as values."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from cardtable.store.statistics import Stretch, Z
from cardtable.ui.statistics.plots import bar_of, curve_of

PLOT = QRectF(50, 10, 400, 100)


def stretch(mean: float, error: float | None) -> Stretch:
    return Stretch("2026-01-01", "2026-01-02", 9, mean, mean, error)


def test_points_lie_at_their_means_and_the_band_around_them() -> None:
    curve = curve_of([stretch(10, 5 / Z), stretch(-10, None)], PLOT)
    assert curve.points == [QPointF(150, 30), QPointF(350, 110)]
    upper, second, third, lower = curve.band
    assert (upper, lower) == (QPointF(150, 10), QPointF(150, 50))
    assert second == third == QPointF(350, 110)  # without an error the band has no width


def test_the_line_is_the_trend_and_single_results_are_dots() -> None:
    curve = curve_of([Stretch("", "", 1, 10, 0, None), Stretch("", "", 1, -10, 0, None)], PLOT)
    assert curve.dots == [QPointF(150, 10), QPointF(350, 110)]
    assert curve.points == [QPointF(150, 60), QPointF(350, 60)]


@pytest.mark.parametrize(
    ("low", "high", "values"),
    [
        (-5, 15, [0, 10]),
        (950, 1979, [1000, 1500]),
        (2, 6, [2, 4, 6]),
        (0, 341, [0, 200]),
        (6.6, 7.4, [6.5, 7, 7.5]),
    ],
)
def test_lines_stand_for_round_numbers(low: float, high: float, values: list[float]) -> None:
    marks = curve_of([stretch(low, None), stretch(high, None)], PLOT).marks
    assert [value for _, value in marks] == pytest.approx(values)


def test_a_single_mean_lies_in_the_middle() -> None:
    curve = curve_of([stretch(7, None)], PLOT)
    assert curve.points == [QPointF(250, 60)]
    assert (60, 7) in curve.marks


@pytest.mark.parametrize(("share", "low", "high"), [(0.25, 0.1, 0.5), (0.0, 0.0, 0.3), (1, 0.7, 1)])
def test_a_bar_is_as_long_as_its_share_and_its_whisker_ends_where_the_interval_does(
    share: float, low: float, high: float
) -> None:
    bar = bar_of(share, low, high, QRectF(100, 40, 200, 34))
    assert bar.whole == QRectF(100, 51, 200, 12)
    assert bar.share == QRectF(100, 51, 200 * share, 12)
    assert bar.low == QPointF(100 + 200 * low, 57)
    assert bar.high == QPointF(100 + 200 * high, 57)
