"""The curves over a match, one below the other: the score, and the total lost so far."""

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

#: The height of what one curve has: its heading, and the band that it runs through; around both.
_HEADING, _BAND, _EDGE = 22, 58, 9
_VALUE = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
#: Room for the values beside a band, and what is left on its other side.
_VALUES, _SIDE = 48, 14


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
    """Curves over all decisions: the score, and below it the total lost so far.

    They share the decisions, from left to right; each has a heading and values of its own.

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
        self.refresh()

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
        bands = 2 if self._scored else 1
        self.setFixedHeight(round((bands * (_HEADING + _BAND + _EDGE) + _EDGE) * self._zoom))
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
        if self._model is None:
            return True
        return bool(self._final) or any(one.score for one in self._model.decisions)

    # -- geometry --------------------------------------------------------------------------------
    def _band(self, number: int) -> QRectF:
        """Where a curve runs, the uppermost first."""
        top = _EDGE + number * (_HEADING + _BAND + _EDGE) + _HEADING
        return QRectF(_VALUES, top, self.width() / self._zoom - _VALUES - _SIDE, _BAND)

    @property
    def _losses(self) -> QRectF:
        """The band of what was lost: below the score, if there is any."""
        return self._band(int(self._scored))

    def _x(self, row: int) -> float:
        assert self._model is not None
        plot = self._losses
        return plot.left() + (row + 0.5) / max(1, len(self._model.decisions)) * plot.width()

    def _row_at(self, x: float) -> int:
        assert self._model is not None
        count = len(self._model.decisions)
        row = int((x - self._losses.left()) / max(1.0, self._losses.width()) * count)
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
        given = self._given_line(model)
        if self._scored:
            self._deals(painter, model, self._band(0))
            self._draw_score(painter, model, self._band(0))
        self._deals(painter, model, self._losses)
        self._draw_given(painter, model, given)
        if self._row >= 0:
            x = self._x(self._row)
            painter.setPen(QPen(c["ink"], 1.5))
            for plot in map(self._band, range(1 + self._scored)):
                painter.drawLine(QPointF(x, plot.top() - 3), QPointF(x, plot.bottom() + 3))
        for number, row in enumerate(model.marked, 1):
            middle = QPointF(self._x(row), given[row].y())
            low, high = self._losses.bottom() - 6, self._losses.top() + 6
            middle.setY(min(low, max(high, middle.y())))
            draw_mark(painter, self.theme, middle, number)
        painter.end()

    def _deals(self, painter: QPainter, model: ReviewModel, plot: QRectF) -> None:
        """Draw the edges of a band, and where a deal ends."""
        painter.setPen(QPen(self.theme.colours["line"], 1))
        painter.drawLine(plot.topLeft(), plot.topRight())
        painter.drawLine(plot.bottomLeft(), plot.bottomRight())
        decisions = model.decisions
        for row in range(1, len(decisions)):
            if decisions[row].deal != decisions[row - 1].deal:
                x = (self._x(row) + self._x(row - 1)) / 2
                painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()))

    def _given_line(self, model: ReviewModel) -> list[QPointF]:
        plot, top = self._losses, max(model.total, 1e-9)
        found, so_far = [], 0.0
        for row, decision in enumerate(model.decisions):
            so_far += decision.given or 0.0
            found.append(QPointF(self._x(row), plot.bottom() - so_far / top * plot.height()))
        return found

    def _draw_given(self, painter: QPainter, model: ReviewModel, line: list[QPointF]) -> None:
        c, plot = self.theme.colours, self._losses
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
        if model.total:
            self._values(painter, plot, tenths(model.total), tenths(0))
        said = _("Lost {amount}", amount=tenths(model.total))
        if not model.total and model.judged == len(model.decisions):
            said = _("Nothing lost")
        self._head(painter, plot, said, c["bad"])

    def _draw_score(self, painter: QPainter, model: ReviewModel, plot: QRectF) -> None:
        c = self.theme.colours
        scores = [d.score for d in model.decisions] + [self._final]
        low, high = min(scores), max(scores)
        span = max(1, high - low)

        def level(score: int) -> float:
            return plot.bottom() - (score - low) / span * plot.height()

        corners: list[QPointF] = []
        for row, score in enumerate(scores):
            x = self._x(row) if row < len(scores) - 1 else plot.right()
            if corners:
                corners.append(QPointF(x, corners[-1].y()))
            corners.append(QPointF(x, level(score)))
        if low < 0 < high:
            painter.setPen(QPen(c["line"], 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(plot.left(), level(0)), QPointF(plot.right(), level(0)))
        painter.setPen(QPen(c["accent"], 2))
        painter.drawPolyline(QPolygonF(corners))
        divisor = model.played.game.score_divisor
        most, least = points(high, divisor), points(low, divisor) if high > low else ""
        self._values(painter, plot, most, least)
        self._head(painter, plot, _("Score {amount}", amount=self._score), c["accent"])

    def _values(self, painter: QPainter, plot: QRectF, most: str, least: str) -> None:
        """Write the values of the upper and the lower edge of a band beside it."""
        font = self.theme.font(13, tabular=True)
        painter.setFont(font)
        painter.setPen(self.theme.colours["ink2"])
        for y, value in ((plot.top(), most), (plot.bottom(), least)):
            room = QRectF(2, y - 8, _VALUES - 8, 16)
            end = Qt.TextElideMode.ElideRight
            shown = QFontMetrics(font).elidedText(value, end, int(room.width()))
            painter.drawText(room, _VALUE, shown)

    def _head(self, painter: QPainter, plot: QRectF, said: str, ink: QColor) -> None:
        """Write above a band what it shows, in the ink of its curve."""
        painter.setPen(ink)
        painter.setFont(self.theme.font(13, 700, tabular=True))
        painter.drawText(QPointF(plot.left(), plot.top() - 7), said)

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
