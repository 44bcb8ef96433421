"""The last deal as a sum, above the score."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.phrases.base import Fact
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.lists import apart
from cardtable.ui.widgets.theme import Theme


class SumLines(QWidget):
    """A result as a sum: labels left, values right, the last line large."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._facts: list[Fact] = []

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.show_facts(self._facts)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these, one line each."""
        self._facts = list(facts)
        self._fit()
        self.setVisible(bool(facts))
        self.setAccessibleDescription(apart(f"{f.label} {f.value}" for f in self._facts))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the height that the lines need in this width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        height = sum(self._height(fact) for fact in self._facts)
        self.setFixedHeight(height + (self._theme.px(6) if self._facts else 0))

    def _fonts(self, fact: Fact) -> tuple[QFont, QFont]:
        """The fonts of label and value."""
        label = self._theme.font(15 if fact.big else 13, 700 if fact.big else 400)
        return label, self._theme.font(22 if fact.big else 14, 700, tabular=True)

    def _label_box(self, fact: Fact) -> QRect:
        """The box of a label, as high as needed."""
        label, value = self._fonts(fact)
        room = self.width() - self._theme.px(44) - QFontMetrics(value).horizontalAdvance(fact.value)
        wrap = Qt.TextFlag.TextWordWrap
        return QFontMetrics(label).boundingRect(
            0, 0, max(40, room), 999, wrap, kept_whole(fact.label)
        )

    def _height(self, fact: Fact) -> int:
        px = self._theme.px
        return max(px(42 if fact.big else 29), self._label_box(fact).height() + px(11))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        c, edge = self._theme.colours, self._theme.px(16)
        painter = QPainter(self)
        y = 0
        for fact in self._facts:
            height = self._height(fact)
            box = QRectF(0, y, self.width(), height)
            tone: QColor | None = None
            if fact.big:
                lost = fact.value.startswith("−")
                painter.fillRect(box, c["bad_bg" if lost else "good_bg"])
                tone = c["bad" if lost else "good"]
            painter.setPen(tone or c["ink"])
            label_font, value_font = self._fonts(fact)
            painter.setFont(label_font)
            label = self._label_box(fact)
            label.moveTo(edge, y + (height - label.height()) // 2)
            painter.drawText(label, Qt.TextFlag.TextWordWrap, kept_whole(fact.label))
            painter.setFont(value_font)
            painter.drawText(
                box.adjusted(0, 0, -edge, 0),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                fact.value,
            )
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            y += height
        painter.end()
