"""How a match went, as bars to a target and as lines from deal to deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from cardtable.phrases.base import Names, Race
from cardtable.phrases.lists import apart, in_row, labelled
from cardtable.phrases.numbers import points as points_of
from cardtable.translation import _
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import Painted
from cardtable.ui.widgets.theme import SEATS, Theme

#: The side margin.
EDGE = 16
#: Height of the course's title and plot, and the size of a seat's sign.
COURSE_HEAD, PLOT, SIGN = 28, 104, 14
#: Fewer deals than these are no course.
LEAST_DEALS = 2
#: Height of a race's head and of a seat's row, of a bar and of a box.
HEAD, ROW, BAR, BOX = 26, 36, 9, 9
#: Between races side by side, and what is below each of them: what it brought.
BETWEEN, FOOT = 18, 22
#: Nobody needs to win more deals than this to reach a target.
MOST_BOXES = 100


class ScoreCourse(Painted):
    """Lines of the scores; it has something to show or is no part of the panel."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title, self._divisor = "", 1
        self._scores: Sequence[Sequence[int]] = ()
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether there is a course to be shown."""
        return bool(self._title) and len(self._scores[0]) > LEAST_DEALS

    def apply_theme(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.setFixedHeight(theme.px(COURSE_HEAD + PLOT))
        self.update()

    def show_course(
        self, title: str, scores: Sequence[Sequence[int]], names: Names, divisor: int
    ) -> None:
        """Show the scores of each seat from deal to deal; nothing without a title."""
        self._title, self._scores, self._divisor = title, scores, divisor
        self.setAccessibleName(title)
        told = (
            labelled(name, in_row(points_of(value, divisor) for value in row))
            for name, row in zip(names, scores, strict=True)
        )
        self.setAccessibleDescription(apart(told) if title else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, marks, lines and signs."""
        if not self.wanted:
            return
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(13, 700))
        painter.setPen(c["ink2"])
        head = QRectF(px(EDGE), px(2), self.width() - 2 * px(EDGE), px(COURSE_HEAD) - px(4))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self._title)
        figures = self._theme.font(13, tabular=True)
        low = min(map(min, self._scores))
        high = max(map(max, self._scores))
        marks = (high, low) if high > low else (high,)
        told = [points_of(value, self._divisor) for value in marks]
        left = px(EDGE) + max(QFontMetrics(figures).horizontalAdvance(t) for t in told) + px(8)
        sign = px(SIGN)
        plot = QRectF(
            left,
            px(COURSE_HEAD) + sign / 2,
            self.width() - px(EDGE) - sign - left,
            px(PLOT) - sign - px(6),
        )

        def at(number: int, value: float) -> QPointF:
            x = plot.left() + number / (len(self._scores[0]) - 1) * plot.width()
            return QPointF(x, plot.bottom() - (value - low) / max(1, high - low) * plot.height())

        painter.setFont(figures)
        for value, words in zip(marks, told, strict=True):
            y = at(0, value).y()
            painter.setPen(QPen(c["line"], 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(c["ink2"])
            room = QRectF(0, y - px(10), left - px(7), px(20))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words
            )
        for seat, row in enumerate(self._scores):
            line = QPolygonF([at(i, value) for i, value in enumerate(row)])
            for ink, width in ((c["ink"], 4.0), (QColor(SEATS[seat % len(SEATS)]), 2.2)):
                painter.setPen(
                    QPen(
                        ink,
                        width,
                        Qt.PenStyle.SolidLine,
                        Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin,
                    )
                )
                painter.drawPolyline(line)
        for seat, y in self._signs([at(0, row[-1]).y() for row in self._scores], plot):
            picture = svg_pixmap(f"table/seat_{seat % 10}.svg", sign, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(plot.right() + px(2), y - sign / 2), picture)
        painter.end()

    def _signs(self, ends: Sequence[float], plot: QRectF) -> list[tuple[int, float]]:
        """Where the signs lie: at the ends of their lines, but not on one another."""
        step = min(self._theme.px(SIGN - 2), plot.height() / max(1, len(ends) - 1))
        placed: list[tuple[int, float]] = []
        for seat in sorted(range(len(ends)), key=lambda s: ends[s]):
            y = ends[seat] if not placed else max(ends[seat], placed[-1][1] + step)
            placed.append((seat, y))
        bottom = plot.bottom()
        for i in reversed(range(len(placed))):
            seat, y = placed[i]
            placed[i] = (seat, min(y, bottom))
            bottom = placed[i][1] - step
        return placed


class RaceBars(Painted):
    """One bar per seat, all with the same target; several races stand side by side."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._races: tuple[Race, ...] = ()
        self._names: Names = ()
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.show_races(self._races, self._names)

    @property
    def wanted(self) -> bool:
        """Whether there is a race to be shown."""
        return bool(self._races)

    @property
    def several(self) -> bool:
        """Whether there are several at once."""
        return len(self._races) > 1

    def show_races(self, races: Sequence[Race], names: Names) -> None:
        """Show the races; nothing if there is no meaningful target."""
        races = tuple(races)
        if not all(_makes_sense(race, len(names)) for race in races):
            races = ()
        self._races, self._names = races, names
        if not races:
            self.hide()
            return
        px = self._theme.px
        foot = px(FOOT) if self.several else 0
        self.setFixedHeight(px(HEAD) + px(ROW) * len(names) + foot)
        self.setAccessibleName(apart(race.title for race in races))
        said = [apart(self._said(race)) for race in races]
        if self.several:
            said = [labelled(race.name, what) for race, what in zip(races, said, strict=True)]
        self.setAccessibleDescription("\n".join(said))
        self.update()

    def _said(self, race: Race) -> Iterator[str]:
        for seat, name in enumerate(self._names):
            yield in_row((f"{name} {points_of(race.points[seat])}", race.marks_said[seat]))
        for seat, credit in enumerate(race.credit):
            if credit:
                yield _(
                    "over, {name} {points}",
                    name=self._names[seat],
                    points=points_of(credit, sign=True),
                )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, bars, boxes and points of each race."""
        if not self._races:
            return
        px, count = self._theme.px, len(self._races)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        apart_by = px(BETWEEN)
        width = (self.width() - 2 * px(EDGE) - (count - 1) * apart_by) / count
        for number, race in enumerate(self._races):
            left = px(EDGE) + number * (width + apart_by)
            self._race(painter, race, QRectF(left, 0, width, self.height()))
            if number:
                painter.setPen(QPen(self._theme.colours["line"], 1))
                x = left - apart_by / 2
                painter.drawLine(QPointF(x, px(4)), QPointF(x, self.height() - px(2)))
        painter.end()

    def _race(self, painter: QPainter, race: Race, box: QRectF) -> None:
        px, alone = self._theme.px, not self.several
        painter.setFont(self._theme.font(13, 700))
        painter.setPen(self._theme.colours["ink2"])
        head = QRectF(box.left(), 0, box.width(), px(HEAD))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, race.title if alone else race.name)
        for seat, points in enumerate(race.points):
            row = QRectF(box.left(), px(HEAD) + seat * px(ROW), box.width(), px(ROW))
            self._sign(painter, seat, row.topLeft() + QPointF(0, px(3)))
            part = max(0.0, min(1.0, points / race.target))
            if alone:
                self._figure(painter, points, row, Qt.AlignmentFlag.AlignRight)
                most = points_of(max(race.target, *race.points))
                left = row.left() + px(22)
                right = row.right() - QFontMetrics(painter.font()).horizontalAdvance(most) - px(8)
                self._bar(
                    painter, seat, part, QRectF(left, row.top() + px(6), right - left, px(BAR))
                )
                self._boxes(painter, left, row.top() + px(20), race.boxes[seat])
            else:
                self._figure(painter, points, row.adjusted(px(20), 0, 0, 0))
                self._number(painter, race.boxes[seat], row)
                self._bar(
                    painter, seat, part, QRectF(row.left(), row.top() + px(23), row.width(), px(7))
                )
        for seat, credit in enumerate(race.credit):
            if credit and not alone:
                foot = QRectF(box.left(), box.bottom() - px(FOOT), box.width(), px(20))
                self._sign(painter, seat, foot.topLeft() + QPointF(0, px(2)))
                painter.setFont(self._theme.font(13, 700, tabular=True))
                painter.setPen(self._theme.colours["good"])
                beside = foot.adjusted(px(20), 0, 0, 0)
                said = points_of(credit, sign=True)
                painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, said)

    def _sign(self, painter: QPainter, seat: int, at: QPointF) -> None:
        side = self._theme.px(15)
        painter.drawPixmap(
            at, svg_pixmap(f"table/seat_{seat % 10}.svg", side, self.devicePixelRatioF())
        )

    def _figure(
        self,
        painter: QPainter,
        points: int,
        row: QRectF,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Write points into the upper part of a row."""
        painter.setFont(self._theme.font(13, 700, tabular=True))
        painter.setPen(self._theme.colours["ink"])
        figure = QRectF(row.left(), row.top(), row.width(), self._theme.px(21))
        painter.drawText(figure, side | Qt.AlignmentFlag.AlignVCenter, points_of(points))

    def _bar(self, painter: QPainter, seat: int, part: float, track: QRectF) -> None:
        c, high = self._theme.colours, track.height()
        painter.setPen(QPen(c["edge"], 1))
        painter.setBrush(c["field"])
        painter.drawRoundedRect(track, high / 2, high / 2)
        if part:
            done = QRectF(track)
            done.setWidth(max(high, track.width() * part))
            painter.setPen(QPen(c["ink"], 1))
            painter.setBrush(QColor(SEATS[seat % len(SEATS)]))
            painter.drawRoundedRect(done, high / 2, high / 2)

    def _number(self, painter: QPainter, count: int, row: QRectF) -> None:
        """Draw a box and how many there are at the right of a row."""
        if not count:
            return
        px, text = self._theme.px, str(count)
        painter.setFont(self._theme.font(13, 600, tabular=True))
        painter.setPen(self._theme.colours["ink2"])
        place = QRectF(row.left(), row.top(), row.width(), px(21))
        at_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, at_right, text)
        left = row.right() - QFontMetrics(painter.font()).horizontalAdvance(text) - px(BOX + 4)
        self._boxes(painter, left, row.top() + px(6), 1)

    def _boxes(self, painter: QPainter, left: float, top: float, count: int) -> None:
        """Draw a ticked box for each hand won."""
        c, px = self._theme.colours, self._theme.px
        for number in range(count):
            box = QRectF(left + number * px(BOX + 4), top, px(BOX), px(BOX))
            painter.setPen(QPen(c["ink"], 1))
            painter.setBrush(c["raised"])
            painter.drawRect(box)
            painter.setPen(QPen(c["good"], px(2)))
            painter.drawLine(
                box.bottomLeft() + (box.center() - box.bottomLeft()) * 0.35,
                box.bottomLeft() + (box.bottomRight() - box.bottomLeft()) * 0.42,
            )
            painter.drawLine(
                box.bottomLeft() + (box.bottomRight() - box.bottomLeft()) * 0.42,
                box.topRight(),
            )


def _makes_sense(race: Race, seats: int) -> bool:
    """Whether it can be drawn: a plugin game may say anything."""
    known = {len(race.points), len(race.boxes), len(race.marks_said)} == {seats}
    return known and race.target > 0 and all(0 <= won <= MOST_BOXES for won in race.boxes)
