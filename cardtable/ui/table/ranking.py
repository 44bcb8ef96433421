"""The end of a match: the winner in the light of the lamp, and everybody's rank below."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from cardtable.engine.match import Match
from cardtable.engine.notes import Notes
from cardtable.engine.state import Outcome, View
from cardtable.models.seats import portrait_of
from cardtable.phrases.base import Phrases
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import apart, labelled
from cardtable.phrases.matches import ended, help_sentence
from cardtable.phrases.numbers import points, rating_change, rating_words
from cardtable.ui import durations
from cardtable.ui.table.plates import GLOW, medallion
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.store.ratings import Change

#: The winner's portrait, as a part of the height and at most; the others', as a part of the
#: winner's; room for a name and a score, in pixels.
LARGE, LARGEST, OTHERS, WORDS = 0.52, 300, 0.42, 50
#: Light and shade over the table: in the middle and at the rim, for those who won and for others.
WON, LOST = (
    (QColor(40, 24, 6, 190), QColor(8, 4, 0, 214)),
    (QColor(8, 8, 10, 205), QColor(4, 4, 6, 224)),
)
CREAM, GILT = QColor("#fff3dc"), QColor("#ffd777")


@dataclass(frozen=True, slots=True)
class Ranked:
    """One line of a ranking.

    Attributes:
        number: the rank; ties share it.
        seat: the seat ranked.
        won: whether that seat won the match.
    """

    number: int
    seat: int
    won: bool


def ranked(outcome: Outcome) -> list[Ranked]:
    """The ranking: winners first, then by points."""

    def rank(seat: int) -> tuple[bool, int]:
        return seat not in outcome.winners, -outcome.scores[seat]

    order = sorted(range(len(outcome.scores)), key=lambda seat: (*rank(seat), seat))
    return [
        Ranked(1 + sum(rank(other) < rank(seat) for other in order), seat, seat in outcome.winners)
        for seat in order
    ]


class _Podium(QWidget):
    """The winners' portraits, and the others' below them, with rank, name and points."""

    def __init__(self, theme: Theme, match: Match) -> None:
        super().__init__()
        self.theme, self._match = theme, match
        self._places: list[Ranked] = []
        self._scores: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_ranked(self, ranked: list[Ranked], scores: list[str]) -> None:
        self._places, self._scores = ranked, scores
        names = names_of(self._match.seats)
        self.setAccessibleName(
            apart(labelled(f"{p.number}. {names[p.seat]}", scores[p.seat]) for p in ranked)
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        winners = [place for place in self._places if place.won]
        others = [place for place in self._places if not place.won]
        words = self.theme.px(WORDS)
        room = self.height() - words * (2 if others else 1)
        # The winners' light reaches beyond them.
        large = min(self.theme.px(LARGEST), self.height() * LARGE, room / (1 + GLOW + OTHERS))
        large = min(large, self.width() / max(1, len(winners)) * 0.8)
        small = min(large * OTHERS, self.width() / max(1, len(others)) * 0.72)
        below = small + words if others else 0
        top = max(GLOW * large, (self.height() - large - words - below) / 2)
        self._row(painter, winners, top, large)
        self._row(painter, others, top + large + words + self.theme.px(6), small)
        painter.end()

    def _row(self, painter: QPainter, places: list[Ranked], top: float, side: float) -> None:
        """Draw people side by side, their names and points below them."""
        names, px = names_of(self._match.seats), self.theme.px
        gap = min(side * 1.5 + px(24), self.width() / max(1, len(places)))
        left = (self.width() - gap * len(places)) / 2
        for number, place in enumerate(places):
            seat, middle = self._match.seats[place.seat], left + gap * (number + 0.5)
            box = QRectF(middle - side / 2, top, side, side)
            medallion(painter, portrait_of(seat), box, self.devicePixelRatioF(), place.won)
            if not place.won:
                disc = QRectF(box.left(), box.top(), *[max(px(18), side * 0.3)] * 2)
                painter.setPen(QPen(QColor(255, 226, 170, 120), 1.2))
                painter.setBrush(QColor(16, 12, 10))
                painter.drawEllipse(disc)
                painter.setPen(CREAM)
                painter.setFont(self.theme.font(13, 700, tabular=True))
                painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(place.number))
            font = self.theme.font(18 if place.won else 14, 700)
            room = round(gap - px(8))
            name = QFontMetrics(font).elidedText(
                names[place.seat], Qt.TextElideMode.ElideRight, room
            )
            row = QRectF(middle - gap / 2, box.bottom() + px(4), gap, QFontMetrics(font).height())
            painter.setFont(font)
            painter.setPen(CREAM)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, name)
            row.translate(0, row.height())
            painter.setFont(self.theme.font(20 if place.won else 15, 700, tabular=True))
            painter.setPen(GILT)
            painter.drawText(row, Qt.AlignmentFlag.AlignCenter, self._scores[place.seat])


class Ranking(QFrame):
    """Comes over the table a moment after the last card; a click or its key shows the table again.

    Attributes:
        came: it has appeared.
    """

    came = Signal()

    def __init__(
        self, theme: Theme, match: Match, phrases: Phrases[Any], table: QWidget, page: QWidget
    ) -> None:
        """It stands on ``page``, over ``table``."""
        super().__init__(page)
        self._match, self._phrases, self._table = match, phrases, table
        self._seen = self._won = False
        self._help = 0, 0, 0
        self._changes: Mapping[int, Change] = {}
        self._more: dict[str, Callable[[], str]] = {}
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title, self._detail = PlainLabel(alignment=middle), PlainLabel(alignment=middle)
        self._title.setWordWrap(True)
        self._detail.setWordWrap(True)
        self._rows = _Podium(theme, match)
        column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(self._detail)
        column.addWidget(self._rows, 1)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._appear)
        table.installEventFilter(self)
        self.apply_theme(theme)
        self.retranslate()
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme, column = theme, self.layout()
        px = theme.px
        assert column is not None
        column.setContentsMargins(px(24), px(18), px(24), px(14))
        column.setSpacing(px(4))
        self._title.setFont(theme.title(34))
        self._detail.setFont(theme.font(14))
        self._detail.setStyleSheet(f"color: {CREAM.name()};")
        self._rows.theme = theme

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._refresh()

    def see(self, view: View, speed: durations.Speed, notes: Notes) -> None:
        """Take the state of the match and the help used; at its end, appear after a moment."""
        self._help = notes.hints, notes.undos, notes.played
        if view.outcome is None:
            self._seen = False
            self._delay.stop()
            self.hide()
        elif not self._seen:
            self._seen = True
            self._won = view.seat is None or view.seat in view.outcome.winners
            self._refresh()
            self._delay.start(round(durations.RANKING * speed.value))

    def rate(self, changes: Mapping[int, Change]) -> None:
        """Take what the match did to people's ratings, by seat."""
        self._changes = changes
        self._refresh()

    def tell(self, about: str, words: Callable[[], str]) -> None:
        """Say more of what came of the match, in the language in force; once about each thing."""
        self._more[about] = words
        self._refresh()

    def toggle(self) -> None:
        """Show the ranking, or hide it to show the table."""
        self._delay.stop()
        if self.isVisible():
            self.hide()
        else:
            self._appear()

    @property
    def due(self) -> bool:
        """Whether it will appear in a moment."""
        return self._delay.isActive()

    def _appear(self) -> None:
        self._stand()
        self.show()
        self.raise_()
        self.came.emit()

    def _refresh(self) -> None:
        outcome = self._match.outcome
        if outcome is None:
            return
        names = names_of(self._match.seats)
        said = ended(self._match, self._phrases)
        rated = {seat: _rated(change) for seat, change in self._changes.items()}
        several = sum(seat.is_human for seat in self._match.seats) > 1
        lines = [labelled(names[n], words) if several else words for n, words in rated.items()]
        more = (words() for words in self._more.values())
        parts = (said.detail, help_sentence(*self._help), *lines, *more)
        detail = "\n".join(part for part in parts if part)
        self.setAccessibleName(f"{said.title} {detail}")
        self._title.setText(said.title)
        self._title.setStyleSheet(f"color: {(GILT if self._won else CREAM).name()};")
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        divisor = self._match.game.score_divisor
        self._rows.show_ranked(ranked(outcome), [points(s, divisor) for s in outcome.scores])

    def _stand(self) -> None:
        self.setGeometry(self._table.geometry())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the lamp shine on the winner, and lay everything else in the shade."""
        light, shade = WON if self._won else LOST
        lamp = QRadialGradient(
            QPointF(self.rect().center()), max(self.width(), self.height()) * 0.6
        )
        lamp.setColorAt(0, light)
        lamp.setColorAt(1, shade)
        painter = QPainter(self)
        painter.fillRect(self.rect(), lamp)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show the table again."""
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the table when it is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            QTimer.singleShot(0, self, self._stand)
        return False


def _rated(change: Change) -> str:
    """A rating after a match; what the match did to it is told once there was one before."""
    if change.first:
        return rating_words(change.after.points, change.after.provisional)
    return rating_change(change.after.points, change.gain)
