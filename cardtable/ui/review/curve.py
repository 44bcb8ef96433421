"""The curves over a match: the score, and the total lost so far."""

from __future__ import annotations

from PySide6.QtCore import (
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QWidget,
)

from cardtable.models.review import ReviewModel
from cardtable.phrases.numbers import points, tenths
from cardtable.translation import N_, _
from cardtable.ui.widgets.labels import Painted
from cardtable.ui.widgets.theme import Theme

CURVE_HEIGHT = 168
#: Room beside the curves for their values.
_VALUES = 46


def draw_mark(painter: QPainter, theme: Theme, middle: QPointF, number: int) -> None:
    """Draw the number of one of the most important decisions, in an amber disc."""
    c = theme.colours
    painter.setPen(QPen(c["mark_line"], 1.5))
    painter.setBrush(c["mark"])
    painter.drawEllipse(middle, 9, 9)
    painter.setPen(c["mark_line"])
    painter.setFont(theme.font(13, 800))
    box = QRectF(middle.x() - 9, middle.y() - 9, 18, 18)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


class Curve(Painted):
    """Curves over all decisions: the score, and the total lost so far.

    Attributes:
        chosen: a decision was chosen, by its row.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: ReviewModel | None = None
        self._row = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self.theme, self._zoom = theme.at(1.0), theme.zoom
        self.setFixedHeight(theme.px(CURVE_HEIGHT))
        self.update()

    def show_model(self, model: ReviewModel) -> None:
        """Draw the curves of another review."""
        self._model = model
        model.dataChanged.connect(self.refresh)
        self.refresh()

    def select(self, row: int) -> None:
        """Mark a decision."""
        self._row = row
        self.update()

    def refresh(self) -> None:
        """Update the description of the curves, and draw them anew."""
        if self._model is None:
            return
        words = N_("{count} decisions; score {score}; lost {given}")
        if not self._scored:
            words = N_("{count} decisions; lost {given}")
        count, given = len(self._model.decisions), tenths(self._model.total)
        self.setAccessibleName(_(words, count=count, score=self._score, given=given))
        self.update()

    @property
    def _final(self) -> int:
        assert self._model is not None
        outcome = self._model.played.outcome
        scores = outcome.scores if outcome else self._model.played.view(None).scores
        return scores[self._model.seat]

    @property
    def _score(self) -> str:
        assert self._model is not None
        return points(self._final, self._model.played.game.score_divisor)

    @property
    def _scored(self) -> bool:
        """Whether anything has been scored by now: a game of gin is, when it is over."""
        assert self._model is not None
        return bool(self._final) or any(one.score for one in self._model.decisions)

    # -- geometry --------------------------------------------------------------------------------
    @property
    def _plot(self) -> QRectF:
        width = self.width() / self._zoom
        return QRectF(_VALUES, 46, width - 2 * _VALUES, CURVE_HEIGHT - 60)

    def _x(self, row: int) -> float:
        assert self._model is not None
        plot = self._plot
        return plot.left() + (row + 0.5) / max(1, len(self._model.decisions)) * plot.width()

    def _row_at(self, x: float) -> int:
        assert self._model is not None
        count = len(self._model.decisions)
        row = int((x - self._plot.left()) / max(1.0, self._plot.width()) * count)
        return max(0, min(count - 1, row))

    # -- drawing ---------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both curves, the deals, the important decisions, and the current position."""
        c = self.theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(c["accent"], 2) if self.hasFocus() else QPen(c["line"], 1))
        painter.setBrush(c["raised"])
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.scale(self._zoom, self._zoom)
        model = self._model
        if model is None or not model.decisions:
            painter.end()
            return
        self._deals(painter, model)
        given = self._given_line(model)
        self._draw_given(painter, given)
        if self._scored:
            self._draw_score(painter, model)
        if self._row >= 0:
            x = self._x(self._row)
            painter.setPen(QPen(c["ink"], 1.5))
            painter.drawLine(QPointF(x, self._plot.top() - 4), QPointF(x, self._plot.bottom() + 4))
        for number, row in enumerate(model.marked, 1):
            middle = QPointF(self._x(row), given[row].y())
            middle.setY(min(self._plot.bottom() - 6, max(self._plot.top() + 6, middle.y())))
            draw_mark(painter, self.theme, middle, number)
        self._legend(painter, model)
        painter.end()

    def _deals(self, painter: QPainter, model: ReviewModel) -> None:
        plot = self._plot
        painter.setPen(QPen(self.theme.colours["line"], 1))
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        decisions = model.decisions
        for row in range(1, len(decisions)):
            if decisions[row].deal != decisions[row - 1].deal:
                x = (self._x(row) + self._x(row - 1)) / 2
                painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _given_line(self, model: ReviewModel) -> list[QPointF]:
        plot, top = self._plot, max(model.total, 1e-9)
        found, so_far = [], 0.0
        for row, decision in enumerate(model.decisions):
            so_far += decision.given or 0.0
            found.append(QPointF(self._x(row), plot.bottom() - so_far / top * plot.height()))
        return found

    def _draw_given(self, painter: QPainter, line: list[QPointF]) -> None:
        c, plot = self.theme.colours, self._plot
        path = QPainterPath(QPointF(plot.left(), plot.bottom()))
        height = plot.bottom()
        for point in line:
            path.lineTo(point.x(), height)
            path.lineTo(point)
            height = point.y()
        path.lineTo(plot.right(), height)
        area = QPainterPath(path)
        area.lineTo(plot.right(), plot.bottom())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(c["bad_bg"])
        painter.drawPath(area)
        painter.setPen(QPen(c["bad"], 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        assert self._model is not None
        room = QRectF(plot.right() + 6, 0, _VALUES - 8, 16)
        if self._model.total:
            lost = tenths(self._model.total)
            self._value(painter, room, plot.top(), lost, Qt.AlignmentFlag.AlignLeft)
            self._value(painter, room, plot.bottom(), tenths(0), Qt.AlignmentFlag.AlignLeft)

    def _draw_score(self, painter: QPainter, model: ReviewModel) -> None:
        plot = self._plot
        scores = [d.score for d in model.decisions] + [self._final]
        low, high = min(scores), max(scores)
        span = max(1, high - low)
        corners: list[QPointF] = []
        for row, score in enumerate(scores):
            x = self._x(row) if row < len(scores) - 1 else plot.right()
            y = plot.bottom() - (score - low) / span * plot.height()
            if corners:
                corners.append(QPointF(x, corners[-1].y()))
            corners.append(QPointF(x, y))
        painter.setPen(QPen(self.theme.colours["accent"], 2, Qt.PenStyle.DashLine))
        painter.drawPolyline(QPolygonF(corners))
        divisor = model.played.game.score_divisor
        left = QRectF(2, 0, _VALUES - 8, 16)
        right = Qt.AlignmentFlag.AlignRight
        self._value(painter, left, plot.top(), points(high, divisor), right)
        if high > low:
            self._value(painter, left, plot.bottom(), points(low, divisor), right)

    def _value(
        self, painter: QPainter, room: QRectF, y: float, text: str, side: Qt.AlignmentFlag
    ) -> None:
        """Draw a value beside the curves, in the painter's colour."""
        font = self.theme.font(13, tabular=True)
        painter.setFont(font)
        room.moveTop(y - room.height() / 2)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _legend(self, painter: QPainter, model: ReviewModel) -> None:
        c = self.theme.colours
        score = _("Score {amount}", amount=self._score)
        given = _("Lost {amount}", amount=tenths(model.total))
        if not model.total and model.judged == len(model.decisions):
            given = _("Nothing lost")
        y = 18.0
        lines = ((score, c["accent"], True), (given, c["bad"], False))
        for text, tone, dashed in lines if self._scored else lines[1:]:
            self._key(painter, text, tone, dashed, y)
            y += 16

    def _key(self, painter: QPainter, text: str, tone: QColor, dashed: bool, y: float) -> None:
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(tone, 2.5, style))
        painter.drawLine(QPointF(16, y - 4), QPointF(38, y - 4))
        painter.setPen(tone)
        painter.setFont(self.theme.font(13, 700, tabular=True))
        painter.drawText(QPointF(46, y), text)

    # -- choosing --------------------------------------------------------------------------------
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the nearest decision."""
        if self._model is not None and self._model.decisions:
            self.chosen.emit(self._row_at(event.position().x() / self._zoom))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move through the match while the button is pressed."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from decision to decision with the arrow keys."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or self._model is None or not self._model.decisions:
            event.ignore()
            return
        self.chosen.emit(max(0, min(len(self._model.decisions) - 1, self._row + step)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus."""
        self.update()
