"""Whether the keyboard focus can be seen, and whether Tab reaches everything, in order.

Kinds of findings: ``focus`` (a control looks the same with and without focus), ``unreached`` (Tab
skips a control), ``order`` (it jumps back from one control to another).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import numpy as np
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QRadioButton, QScrollArea, QWidget

from tests.eye.look import Finding, Shot, grab, in_window, told_by

#: At least this many physical pixels of a control, times the scale, must change by more than
#: ``APART``, of 255: the outline of a small button has more.
CHANGED, APART = 60, 40
#: The most often that Tab is pressed.
LONGEST = 150
#: Controls no further apart vertically than this stand in one row.
ROW = 40


def check_focus(window: QWidget, tab: Callable[[], None]) -> Iterator[tuple[Finding, Shot]]:
    """Walk through a page by Tab (``tab`` presses it) and compare each control with itself."""
    seen: list[QWidget] = []
    tab()  # the first control is reached again at the end
    before, there = grab(window), QRectF()
    for _ in range(LONGEST):
        tab()
        widget = QApplication.focusWidget()
        if widget is None or widget in seen or widget.window() is not window:
            break
        seen.append(widget)
        after = grab(window)
        box = in_window(widget, QRectF(widget.rect())).adjusted(-3, -3, 3, 3)
        alone = len(list(stops(window))) == 1  # it always has the focus
        # A list that scrolls by a row puts the next control where the last one stood.
        stayed = box.intersects(there) and abs(box.top() - there.top()) < 2
        if not alone and not stayed and changed(before, after, box) < CHANGED * after.ratio:
            yield Finding("focus", _told(widget), box), after
        before, there = after, box
    for widget in stops(window):
        if widget not in seen:
            yield Finding("unreached", _told(widget), _box(widget)), before
    for one, other in jumps([(_told(widget), _place(widget)) for widget in seen]):
        yield (
            Finding("order", f"from {one[0]} to {other[0]}", other[1]),
            before,
        )


def stops(window: QWidget) -> Iterator[QWidget]:
    """The controls of a page that Tab has to reach."""
    for widget in window.findChildren(QWidget):
        wants = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        stands_for_others = isinstance(widget, QRadioButton) and not widget.isChecked()
        if (
            wants
            and not stands_for_others
            and widget.focusProxy() is None
            and widget.isVisible()
            and widget.isEnabled()
            and widget.window() is window
        ):
            yield widget


Stop = tuple[str, QRectF]


def jumps(walk: Sequence[Stop]) -> list[tuple[Stop, Stop]]:
    """The steps of a walk that go back: up without going right, or left without going down.

    The walk is circular and may begin anywhere; it is read from the upper left corner. What others
    lie on, as the table, is not read first.
    """
    if not walk:
        return []
    boxes = [box for _, box in walk]
    bare = [i for i, box in enumerate(boxes) if not any(box.contains(o) for o in boxes if o != box)]
    first = min(bare, key=lambda i: (boxes[i].top() // ROW, boxes[i].left()))
    return [
        (one, other)
        for one, other in pairwise([*walk[first:], *walk[:first]])
        if (other[1].bottom() <= one[1].top() and other[1].left() < one[1].right())
        or (other[1].right() <= one[1].left() and other[1].top() < one[1].bottom())
    ]


def _told(widget: QWidget) -> str:
    return f"{type(widget).__name__} {' '.join(told_by(widget).split())[:60]}".strip()


def _box(widget: QWidget) -> QRectF:
    return in_window(widget, QRectF(widget.rect()))


def _place(widget: QWidget) -> QRectF:
    """The box of a control in reading order: scrolled contents count as squeezed into view."""
    above, parent = widget, widget.parentWidget()
    while parent is not None and not above.isWindow():
        if isinstance(parent, QScrollArea) and parent.viewport() is above:
            sheet: QWidget | None = parent.widget()
            assert sheet is not None
            part = above.height() / max(1, sheet.height())
            box = QRectF(widget.rect()).translated(widget.mapTo(sheet, QPoint(0, 0)))
            top = _box(above).top()
            left = box.left() + _box(above).left()
            return QRectF(left, top + part * box.top(), box.width(), part * box.height())
        above, parent = parent, parent.parentWidget()
    return _box(widget)


def changed(before: Shot, after: Shot, box: QRectF) -> int:
    """The number of pixels that differ in a box."""
    one, other = before.part(box), after.part(box)
    if one.shape != other.shape:
        return one.size
    apart = np.abs(one.astype(np.int16) - other.astype(np.int16)).max(axis=2, initial=0)
    return int((apart > APART).sum())
