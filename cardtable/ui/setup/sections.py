"""What the sections of the set-up page share: head, messages below fields, one column or two."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardtable.ui.announcing import Announcer
from cardtable.ui.widgets.labels import UNDESCRIBED, PlainLabel
from cardtable.ui.widgets.theme import Theme


def mark_wrong(field: QWidget, problem: str) -> None:
    """Mark a field as wrong and describe the problem; an empty one removes the mark."""
    wrong = bool(problem)
    if problem != field.accessibleDescription() and field.isVisible():
        Announcer(field).announce(problem)
    field.setAccessibleDescription(problem or UNDESCRIBED)
    if field.property("wrong") != wrong:
        field.setProperty("wrong", wrong)
        field.style().unpolish(field)
        field.style().polish(field)


def restyle(part: QWidget, sheet: str) -> None:
    """Set a style sheet only if it differs, as setting one lays everything out anew."""
    if part.styleSheet() != sheet:
        part.setStyleSheet(sheet)


def say(label: QLabel, theme: Theme, sentence: str, problem: str = "") -> None:
    """Show a muted sentence, or a problem instead; hidden if both are empty."""
    c = theme.colours
    label.setFont(theme.font(13, 600 if problem else 400))
    restyle(label, f"color: {c.bad if problem else c.ink2};")
    label.setText(problem or sentence)
    label.setVisible(bool(problem or sentence))


class Section(QWidget):
    """Heading on the left, a muted remark on the right, and a column for the rest."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.head: QLabel = PlainLabel()
        self.remark: QLabel = PlainLabel()
        self.remark.hide()
        self.top = QHBoxLayout()
        self.top.addWidget(self.head)
        self.top.addStretch(1)
        self.top.addWidget(self.remark)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)
        self.column.addLayout(self.top)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return []

    def apply_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.head.setFont(theme.font(16, 700))
        self.remark.setFont(theme.font(13))
        self.remark.setStyleSheet(f"color: {theme.colours.ink2};")
        self.column.setSpacing(theme.px(10))
        self.top.setSpacing(theme.px(10))


#: From this width on there are two columns, and the first one has room for more; the greatest
#: widths of one and of both.
TWO, WIDE = 1200, 1500
_SIDE = 24
_MOST_ONE, _MOST_TWO = 860, 1560


class Columns(QScrollArea):
    """Sections one below another; in wide windows those of the second column stand beside.

    Args:
        narrow: all sections in the order of a single column.
        right: those of them that go into the second column if there are two.
        wide: those that go into it in still wider windows, where the first one has room.
    """

    def __init__(
        self, narrow: Sequence[Section], right: Sequence[Section], wide: Sequence[Section]
    ) -> None:
        super().__init__()
        self._narrow, self._rights = list(narrow), (list(right), list(wide))
        self._right_ones: list[Section] | None = None
        self._rising: Section | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        self._sheet = QWidget()
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for column in (self._left, self._right):
            column.addStretch(1)
        self._halves = QHBoxLayout(self._sheet)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.addLayout(self._left, 1)
        self._halves.addLayout(self._right, 1)
        self._middle = QHBoxLayout(self._inside)
        self._middle.addStretch(1)
        self._middle.addWidget(self._sheet, 1000)
        self._middle.addStretch(1)
        self.setWidget(self._inside)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._measure)

    def measure_again(self) -> None:
        """Measure all heights again, after the present event.

        Qt misses a change of height during layout.
        """
        self._later.start()

    def _measure(self) -> None:
        for layout in (self._left, self._right, self._halves, self._middle):
            layout.invalidate()
        QCoreApplication.postEvent(self._inside, QEvent(QEvent.Type.LayoutRequest))
        QTimer.singleShot(0, self, self._rise)

    def show_whole(self, section: Section) -> None:
        """Scroll so that as much as possible of a section is seen, once it has its new height."""
        self._rising = section
        self.measure_again()

    def _rise(self) -> None:
        section, self._rising = self._rising, None
        if section is not None:
            top = section.mapTo(self._inside, QPoint()).y()
            bar, seen = self.verticalScrollBar(), self.viewport().height()
            if not bar.value() <= top <= top + section.height() <= bar.value() + seen:
                bar.setValue(top - round(_SIDE / 4))

    def going_on(self) -> QRect:
        """Where there is more below what is seen: a column may end above it."""
        found, seen = QRect(), self.viewport()
        for section in self._narrow:
            box = QRect(section.mapTo(seen, QPoint()), section.size())
            if box.bottom() > seen.height():
                found |= box
        return found

    def see(self, point: QPoint) -> None:
        """Scroll towards a point of the screen that is near an edge."""
        if self.rect().contains(self.mapFromGlobal(point)):
            at = self._inside.mapFromGlobal(point)
            self.ensureVisible(at.x(), at.y(), 0, _SIDE * 2)

    def in_order(self) -> list[Section]:
        """The sections in reading order: column by column."""
        left = [s for s in self._narrow if s not in (self._right_ones or ())]
        return [*left, *(s for s in self._narrow if s not in left)]

    def edge(self, width: int, zoom: float) -> int:
        """Distance of the sections from the edge of a page of this width."""
        two = width >= TWO * zoom
        maximum = (_MOST_TWO if two else _MOST_ONE) * zoom
        return max(round(_SIDE * zoom), round((width - maximum) / 2))

    def arrange(self, width: int, zoom: float) -> bool:
        """Arrange the sections for a width; returns whether they changed columns."""
        two = width >= TWO * zoom
        gap = round(16 * zoom)
        side = round(_SIDE * zoom)
        self._middle.setContentsMargins(side, round(6 * zoom), side, round(20 * zoom))
        self._sheet.setMaximumWidth(round((_MOST_TWO if two else _MOST_ONE) * zoom))
        self._halves.setSpacing(round(32 * zoom) if two else 0)
        for column in (self._left, self._right):
            column.setSpacing(gap)
        right = self._rights[width >= WIDE * zoom] if two else []
        if right == self._right_ones:
            return False
        self._right_ones = right
        self._halves.setStretch(1, 1 if two else 0)
        for section in self._narrow:
            column = self._right if section in right else self._left
            for old in (self._left, self._right):
                old.removeWidget(section)
            column.insertWidget(column.count() - 1, section)
        return True
