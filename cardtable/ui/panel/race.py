"""How far each seat is on its way to a target: a bar, its points, a box for each hand won."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.phrases.base import Names, Race
from cardtable.phrases.lists import apart, in_row
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import Painted
from cardtable.ui.widgets.theme import SEATS, Theme

#: Height of the head and of a seat's row, of a bar and of a box, and the side margin.
HEAD, ROW, BAR, BOX, EDGE = 26, 36, 9, 9, 16
#: Nobody needs to win more deals than this to reach a target.
MOST_BOXES = 100


class RaceBars(Painted):
    """One bar per seat, all with the same target."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._race: Race | None = None
        self._names: Names = ()
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.show_race(self._race, self._names)

    @property
    def wanted(self) -> bool:
        """Whether there is a race to be shown."""
        return self._race is not None

    def show_race(self, race: Race | None, names: Names) -> None:
        """Show the race; nothing if there is no meaningful target."""
        if race is not None and not _makes_sense(race, len(names)):
            race = None
        self._race, self._names = race, names
        if race is None:
            self.hide()
            return
        px = self._theme.px
        self.setFixedHeight(px(HEAD) + px(ROW) * len(race.points))
        self.setAccessibleName(race.title)
        self.setAccessibleDescription(apart(map(self._said, range(len(race.points)))))
        self.update()

    def _said(self, seat: int) -> str:
        race = self._race
        assert race is not None
        return in_row((f"{self._names[seat]} {race.points[seat]}", race.marks_said[seat]))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, bars, boxes and points."""
        race = self._race
        if race is None:
            return
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font(12, 700))
        painter.setPen(c["ink2"])
        head = QRectF(px(EDGE), 0, self.width() - 2 * px(EDGE), px(HEAD))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, race.title)
        value = self._theme.font(13, 700, tabular=True)
        width = QFontMetrics(value).horizontalAdvance(str(max(race.target, *race.points))) + px(8)
        for seat, points in enumerate(race.points):
            top = px(HEAD) + seat * px(ROW)
            sign = svg_pixmap(f"table/seat_{seat % 10}.svg", px(15), self.devicePixelRatioF())
            painter.drawPixmap(px(EDGE), top + px(3), sign)
            left = px(EDGE) + px(22)
            track = QRectF(left, top + px(6), self.width() - px(EDGE) - width - left, px(BAR))
            painter.setPen(QPen(c["edge"], 1))
            painter.setBrush(c["field"])
            painter.drawRoundedRect(track, px(BAR) / 2, px(BAR) / 2)
            part = max(0.0, min(1.0, points / race.target))
            if part:
                done = QRectF(track)
                done.setWidth(max(px(BAR), track.width() * part))
                painter.setPen(QPen(c["ink"], 1))
                painter.setBrush(QColor(SEATS[seat % len(SEATS)]))
                painter.drawRoundedRect(done, px(BAR) / 2, px(BAR) / 2)
            painter.setFont(value)
            painter.setPen(c["ink"])
            figure = QRectF(0, top, self.width() - px(EDGE), px(21))
            at_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(figure, at_right, str(points))
            self._boxes(painter, left, top + px(20), race.boxes[seat])
        painter.end()

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
