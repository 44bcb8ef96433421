"""Whether one can see where the keyboard is.

Kind of finding: ``focus`` (a control looks the same with the keyboard and without).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.ui.eye.look import Finding, Shot, grab, in_window, told_by

#: So many physical pixels of a control, times the scale, have to change by more than so much of
#: 255: a line round a small button has more.
CHANGED, APART = 60, 40
#: Tab is pressed so often at most.
LONGEST = 120


def check_focus(window: QWidget, tab: Callable[[], None]) -> Iterator[tuple[Finding, Shot]]:
    """Walk through a page by Tab (``tab`` presses it) and compare each control with itself."""
    seen: list[QWidget] = []
    tab()  # where it was at first is come to again at the end
    before = grab(window)
    for _ in range(LONGEST):
        tab()
        widget = QApplication.focusWidget()
        if widget is None or widget in seen or widget.window() is not window:
            return
        seen.append(widget)
        after = grab(window)
        box = in_window(widget, QRectF(widget.rect())).adjusted(-3, -3, 3, 3)
        if changed(before, after, box) < CHANGED * after.ratio:
            name = " ".join(told_by(widget).split())
            yield Finding("focus", f"{type(widget).__name__} {name[:60]}".strip(), box), after
        before = after


def changed(before: Shot, after: Shot, box: QRectF) -> int:
    """How many pixels of a box differ."""
    one, other = before.part(box), after.part(box)
    if one.shape != other.shape:
        return one.size
    apart = np.abs(one.astype(np.int16) - other.astype(np.int16)).max(axis=2, initial=0)
    return int((apart > APART).sum())
