"""The bubble of a lesson or puzzle: what to do in a few words, with a tip pointing at the thing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.translation import Saying, _
from cardtable.ui.bindings import key_of
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: Length of the tip, and half its width.
TIP, HALF = 14, 10
#: Widths to try, in pixels at the usual text size.
_WIDTHS = (250, 300, 380, 480, 680)
_ROUND = 10


@dataclass(frozen=True, slots=True)
class Way:
    """A button of the bubble: its id, text and key; one of them is the likely one."""

    id: str
    text: str
    key: str = ""
    primary: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """The contents of the bubble.

    Attributes:
        head: the lesson, and how far it has come.
        text: what to do and why.
        cost: what a mistake cost; empty if there was none.
        ways: the buttons.
        over: whether nothing comes after it, so that closing the bubble leaves the table.
    """

    head: str
    text: str
    cost: str = ""
    ways: tuple[Way, ...] = ()
    over: bool = False

    @property
    def announcement(self) -> str:
        """The same for screen readers."""
        return "\n".join(part for part in (self.head, self.text, self.cost) if part)


class Bubble(QWidget):
    """A bubble over the table.

    Its cross folds it to a sign, which unfolds it again; other contents come unfolded.

    Attributes:
        chosen: a button was pressed, by its id.
        closed: the bubble was closed, where nothing comes after it.
        turned: it was folded or unfolded.
        said: its present contents.
        folded: whether only the sign is seen.
    """

    chosen = Signal(str)
    closed = Signal()
    turned = Signal()
    folded = False

    def __init__(self, theme: Theme, leave: Saying, parent: QWidget) -> None:
        """``leave`` says what closing it leaves."""
        super().__init__(parent)
        self._theme, self._leave = theme, leave
        self.said = Said("", "")
        self._target = QRect()
        self._head, self._text = PlainLabel(wrap=True), PlainLabel(wrap=True)
        self._cost = PlainLabel(wrap=True)
        self._close = KeyButton(theme, "quiet")
        self._close.clicked.connect(self._cross)
        self._buttons: list[KeyButton] = []
        self._top = QHBoxLayout()
        self._top.addWidget(self._head, 1)
        self._top.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._row = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)
        self._column.addWidget(self._text)
        self._column.addWidget(self._cost)
        self._column.addLayout(self._row)
        self.apply_theme(theme)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        c, px = theme.colours, theme.px
        self._column.setSpacing(px(4))
        self._row.setSpacing(px(6))
        self._head.setFont(theme.font(13, 600))
        self._head.setStyleSheet(f"color: {c.ink2};")
        self._text.setFont(theme.font(15))
        self._text.setStyleSheet(f"color: {c.ink};")
        self._cost.setFont(theme.font(14, 700))
        self._cost.setStyleSheet(f"color: {c.bad};")
        self._close.apply_theme(theme)
        for button in self._buttons:
            button.apply_theme(theme)
        self._show_folded()

    def say(self, said: Said) -> None:
        """Show new contents."""
        if said != self.said:
            self._fill(said)
        self._show_folded()

    def _fill(self, said: Said) -> None:
        self.said, self.folded = said, False
        self._head.setText(said.head)
        self._text.setText(said.text)
        self._cost.setText(said.cost)
        self.setAccessibleName(said.announcement)
        self._offer(said.ways)

    def fold(self, on: bool) -> None:
        """Fold it to its sign, or unfold it."""
        if on != self.folded:
            self.folded = on
            self._show_folded()
            self.turned.emit()

    def _cross(self) -> None:
        if self.said.over:
            self.closed.emit()
        else:
            self.fold(not self.folded)

    def _show_folded(self) -> None:
        """Show the sign alone, or everything."""
        px, folded = self._theme.px, self.folded
        for part in (self._head, self._text, *self._buttons):
            part.setHidden(folded)
        self._cost.setHidden(folded or not self.said.cost)
        left, high, right = (2, 2, 2) if folded else (14, 8, 8)
        self._column.setContentsMargins(
            TIP + px(left), TIP + px(high), TIP + px(right), TIP + px(high)
        )
        sign = "help" if folded else "close"
        ratio = self.devicePixelRatioF()
        self._close.setIcon(icon(sign, self._theme.colours.ink, px(20 if folded else 16), ratio))
        if self.said.over:
            self._close.set_sign(self._leave())
        elif folded:
            self._close.set_sign(_("Show the explanation"), self.unfolds_by)
        else:
            self._close.set_sign(_("Hide the explanation"))

    @property
    def unfolds_by(self) -> str:
        """The key that unfolds it: what would press its likely button, or else ask for a hint."""
        return "Return" if any(way.primary for way in self.said.ways) else key_of("hint")

    def _offer(self, ways: Sequence[Way]) -> None:
        for old in self._buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        while self._row.count():
            self._row.takeAt(0)
        self._row.addStretch(1)
        self._buttons = []
        for way in ways:
            button = KeyButton(self._theme, "primary" if way.primary else "plain", self)
            button.tight = True
            button.set_words(way.text, way.key)
            button.clicked.connect(lambda _=False, w=way.id: self.chosen.emit(w))
            self._row.addWidget(button)
            button.show()  # else the layout would count it only later
            self._buttons.append(button)

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        return [self._close] if self.folded else [*self._buttons, self._close]

    # -- its place -------------------------------------------------------------------------------
    def sizes(self, room: QRect) -> list[QSize]:
        """The possible sizes, one for each width."""
        self._column.invalidate()
        self._column.activate()
        if self.folded:
            return [self._column.totalMinimumSize()]
        minimum = self._column.totalMinimumSize().width()
        widths = {min(room.width(), max(minimum, self._theme.px(width))) for width in _WIDTHS}
        return [QSize(width, self._column.totalHeightForWidth(width)) for width in sorted(widths)]

    def lie(self, place: QRect, target: QRect) -> None:
        """Move to ``place`` and point at ``target`` (in the same parent; a null one is nowhere)."""
        self._target = target.translated(-place.topLeft()) if not target.isNull() else QRect()
        self.setGeometry(place)
        self._column.activate()
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a slip of paper with its tip."""
        c = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(TIP, TIP, -TIP, -TIP)
        path = QPainterPath()
        path.addRoundedRect(body, _ROUND, _ROUND)
        tip = self._tip(body)
        if tip is not None:
            arrow = QPainterPath()
            arrow.addPolygon(tip)
            arrow.closeSubpath()
            path = path.united(arrow)
        painter.setPen(QPen(c["accent"], 2))
        painter.setBrush(c["panel"])
        painter.drawPath(path)
        painter.end()

    def _tip(self, body: QRectF) -> QPolygonF | None:
        """The tip towards the target, on the side that faces it."""
        if self._target.isNull() or body.intersects(QRectF(self._target)):
            return None
        target = QRectF(self._target)
        low, reach = _ROUND + HALF, TIP - 1.0
        x = min(max(target.center().x(), body.left() + low), body.right() - low)
        y = min(max(target.center().y(), body.top() + low), body.bottom() - low)
        gaps = {
            "up": body.top() - target.bottom(),
            "down": target.top() - body.bottom(),
            "left": body.left() - target.right(),
            "right": target.left() - body.right(),
        }
        side = max(gaps, key=lambda one: gaps[one])
        at = QPoint
        if side in ("up", "down"):
            edge = body.top() + 1 if side == "up" else body.bottom() - 1
            out = edge - reach if side == "up" else edge + reach
            points = (
                at(int(x - HALF), int(edge)),
                at(int(x), int(out)),
                at(int(x + HALF), int(edge)),
            )
        else:
            edge = body.left() + 1 if side == "left" else body.right() - 1
            out = edge - reach if side == "left" else edge + reach
            points = (
                at(int(edge), int(y - HALF)),
                at(int(out), int(y)),
                at(int(edge), int(y + HALF)),
            )
        return QPolygonF([point.toPointF() for point in points])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow clicks, so that they do not reach the table below."""
        event.accept()
