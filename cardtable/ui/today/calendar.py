"""A calendar of the player's own days: a dot for each game whose deal was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QToolButton

from cardtable.models.days import Marks
from cardtable.ui.start.looks import look_of
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.theme import Theme


def as_date(day: QDate) -> date:
    """The same day for the models."""
    return date(day.year(), day.month(), day.day())


class Calendar(QCalendarWidget):
    """A month; later days than today cannot be chosen, and nothing is said of days without a dot.

    Args:
        marks: returns what was played on some days.
    """

    def __init__(self, marks: Callable[[Sequence[date]], Marks]) -> None:
        super().__init__()
        self._read, self._theme = marks, Theme()
        self._marks: Marks = {}
        self._games: list[str] = []
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setHorizontalHeaderFormat(QCalendarWidget.HorizontalHeaderFormat.ShortDayNames)
        self.currentPageChanged.connect(lambda *_: self.refresh())

    def show_games(self, games: Sequence[str]) -> None:
        """Set the games and with them the order of the dots."""
        self._games = list(games)
        self.refresh()

    def refresh(self) -> None:
        """Read anew what was played in the month day."""
        first = date(self.yearShown(), self.monthShown(), 1) - timedelta(7)
        self._marks = self._read([first + timedelta(day) for day in range(50)])
        self.updateCells()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme and language."""
        self._theme = theme
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        locale = QLocale()
        self.setLocale(locale)
        self.setFirstDayOfWeek(locale.firstDayOfWeek())
        self.setFont(theme.font(14))
        plain = QTextCharFormat()
        plain.setForeground(c["ink2"])
        plain.setBackground(c["panel"])
        self.setHeaderTextFormat(plain)
        for day in Qt.DayOfWeek:
            usual = QTextCharFormat()
            usual.setForeground(c["ink"])
            self.setWeekdayTextFormat(day, usual)
        self.setStyleSheet(
            f"QCalendarWidget QWidget#qt_calendar_navigationbar {{ background: {c.panel}; }}"
            f"QCalendarWidget QToolButton {{ color: {c.ink}; padding: {px(5)}px; border: 0;"
            f" background: transparent; min-height: {theme.target(0)}px; }}"
            f"QCalendarWidget QToolButton:focus {{ border: 2px solid {c.accent}; }}"
            "QCalendarWidget QToolButton::menu-indicator { image: none; }"
            f"QCalendarWidget QAbstractItemView {{ background: {c.raised}; color: {c.ink};"
            f" selection-background-color: {c.raised}; outline: 0; }}"
        )
        for name, sign in (("prev", "chevron_left"), ("next", "chevron_right")):
            button = self.findChild(QToolButton, f"qt_calendar_{name}month")
            assert button is not None
            button.setIcon(icon(sign, c.ink, px(16), ratio))
        self.updateCells()

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate) -> None:
        """Draw a day: its number, a ring if it is chosen, and its dots."""
        c, px = self._theme.colours, self._theme.px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, c["raised"])
        if day.month() != self.monthShown():
            painter.restore()
            return
        chosen = day == self.selectedDate()
        if chosen:
            painter.setPen(QPen(c["accent"], 2))
            painter.setBrush(c["own_row"])
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), px(6), px(6))
        painter.setPen(c["ink2" if day > self.maximumDate() else "ink"])
        painter.setFont(self._theme.font(15, 700 if day == self.maximumDate() else 400))
        number = rect.adjusted(0, 0, 0, -px(9))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.locale().toString(day, "d"))
        played = [game for game in self._games if game in self._marks.get(as_date(day), {})]
        gap = px(8)
        at = QPointF(rect.center().x() - gap * (len(played) - 1) / 2, rect.bottom() - px(10))
        painter.setPen(Qt.PenStyle.NoPen)
        for game in played:
            painter.setBrush(
                QColor(look_of(game, self._games.index(game)).light).lighter(
                    190 if self._theme.dark else 115
                )
            )
            painter.drawEllipse(at, px(3), px(3))
            at.setX(at.x() + gap)
        painter.restore()
