"""Pictures that come late fade in; those that come before a page is seen are simply there."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.ui import durations
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program


@pytest.mark.parametrize("unseen", [False, True])
def test_what_comes_late_fades_in(
    program: Program, unseen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.settings.speed = Speed.NORMAL
    monkeypatch.setattr(Arrivals, "unseen", unseen)
    view = QWidget(program.window)
    view.show()
    arrivals = Arrivals(view, lambda: program.window.shared.calm)
    assert arrivals.opacity("picture") == 1
    arrivals.come("picture")
    assert (arrivals.opacity("picture") < 0.5) == (not unseen)
    assert arrivals.opacity("another") == 1
    QTest.qWait(durations.FADE + 50)
    assert arrivals.opacity("picture") == 1
    assert not arrivals._clock.isActive()


def test_nothing_fades_where_nothing_moves(program: Program) -> None:
    program.settings.speed = Speed.OFF
    view = QWidget(program.window)
    view.show()
    arrivals = Arrivals(view, lambda: program.window.shared.calm)
    arrivals.come("picture")
    assert arrivals.opacity("picture") == 1
