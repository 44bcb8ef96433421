"""The end of a match: the cloth is cleared, and the winner stands in the light of the lamp.

Before him lie the cards that brought it, and below stands everybody's rank. For who has lost, the
lamp opens but half.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QSizePolicy, QVBoxLayout, QWidget

from cardtable.engine.failed import ruled
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
from cardtable.ui.table.card_pictures import CardPictures, CardStyle
from cardtable.ui.table.plates import BRASS, GLOW, GOLD, medallion
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.things import KIND
from cardtable.ui.table.view import TableView
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.store.ratings import Change

#: The winner's portrait, as a part of the height and at most, for who has won and for who has not;
#: the others', as a part of the winner's; room for a name and a score, in pixels.
LARGE, LARGEST, LESS, OTHERS, WORDS = 0.52, 300, 220, 0.42, 50
#: The cards before the winner: their height, and at most as a part of the height of all; the least
#: portrait beside which there is room for them; degrees and, as a part of a card's width, the step
#: from one to the next.
TROPHY, TROPHY_PART, LEAST_FACE, FANNED, STEP = 140, 0.24, 84, 5.0, 0.62
#: Light and shade over the cloth, in the middle and at the rim, and how far the lamp is open: for
#: those who won and for others; over pale cloths, on which the words would not stand out.
WON, LOST = (
    (QColor(96, 56, 14, 96), QColor(8, 4, 0, 205), 0.62),
    (QColor(40, 25, 12, 120), QColor(8, 5, 3, 226), 0.46),
)
PALE = 190
#: The warmth of the lamp, and how much of it there is for those who lost and those who won.
WARM, WARMTH = QColor(255, 170, 78), (26, 58)
#: How far cards slide from the middle of the table, as a part of its width, and how small they get.
FAR, SMALL = 0.75, 0.6
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
        self.pictures: CardPictures | None = None
        self.cards: tuple[str, ...] = ()
        self.won, self.seen = True, 1.0
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
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self.seen)
        winners = [place for place in self._places if place.won]
        others = [place for place in self._places if not place.won]
        words, px = self.theme.px(WORDS), self.theme.px
        trophy = min(px(TROPHY), self.height() * TROPHY_PART) if self.cards else 0.0
        large = self._large(len(winners), bool(others), trophy)
        if trophy and large < px(LEAST_FACE):
            trophy, large = 0.0, self._large(len(winners), bool(others), 0.0)
        small = min(large * OTHERS, self.width() / max(1, len(others)) * 0.72)
        between = px(18)
        below = trophy + between + (between + small + words if others else 0)
        top = max(GLOW * large, (self.height() - large - words - below) / 2)
        self._row(painter, winners, top, large)
        top += large + words + px(6)
        if trophy:
            self._fan(painter, top + between, trophy)
            top += trophy + between
        self._row(painter, others, top + between, small)
        painter.end()

    def _large(self, winners: int, others: bool, trophy: float) -> float:
        """The side of a winner's portrait, whose light reaches beyond it."""
        px = self.theme.px
        room = self.height() - px(WORDS) * (2 if others else 1) - trophy - 3 * px(18)
        large = min(px(LARGEST if self.won else LESS), self.height() * LARGE)
        large = min(large, room / (1 + GLOW + OTHERS))
        return min(large, self.width() / max(1, winners) * 0.8)

    def _fan(self, painter: QPainter, top: float, height: float) -> None:
        """Lay the cards that brought it before the winner."""
        pictures = self.pictures
        if pictures is None:
            return
        wide, count = height * pictures.ratio, len(self.cards)
        step = min(STEP * wide, (0.8 * self.width() - wide) / max(1, count - 1))
        angle = min(FANNED, 24.0 / max(1, count))
        edge = pictures.margin(height)
        corner = QPointF(-wide / 2 - edge, -height / 2 - edge - pictures.headroom(height))
        for number, card in enumerate(self.cards):
            off = number - (count - 1) / 2
            painter.save()
            painter.translate(
                self.width() / 2 + off * step, top + height / 2 + abs(off * angle) * 0.004 * height
            )
            painter.rotate(off * angle)
            painter.drawPixmap(corner, pictures.card(CardStyle(card, height)))
            painter.restore()

    def _row(self, painter: QPainter, places: list[Ranked], top: float, side: float) -> None:
        """Draw people side by side, their names and points below them."""
        names, px = names_of(self._match.seats), self.theme.px
        gap = min(side * 1.5 + px(24), self.width() / max(1, len(places)))
        left = (self.width() - gap * len(places)) / 2
        for number, place in enumerate(places):
            seat, middle = self._match.seats[place.seat], left + gap * (number + 0.5)
            box = QRectF(middle - side / 2, top, side, side)
            medallion(
                painter,
                portrait_of(seat),
                box,
                self.devicePixelRatioF(),
                place.won and self.won,
                frame=GOLD if place.won else BRASS,
                mood=int(place.won and not self.theme.quiet),
            )
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
        went: it shows the table again.
    """

    came = Signal()
    went = Signal()

    def __init__(
        self,
        theme: Theme,
        match: Match,
        phrases: Phrases[Any],
        scene: TableScene,
        table: TableView,
        page: QWidget,
    ) -> None:
        """It stands on ``page``, over ``table``, which shows the ``scene``."""
        super().__init__(page)
        self._match, self._phrases, self._scene, self._table = match, phrases, scene, table
        self._seen = self._won = False
        self._help = 0, 0, 0
        self._changes: Mapping[int, Change] = {}
        self._more: dict[str, Callable[[], str]] = {}
        self._leaving: list[tuple[QPixmap, QTransform, QPointF]] = []
        self._clearing = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clearing.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clearing.valueChanged.connect(self._cleared)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title, self._detail = PlainLabel(alignment=middle), PlainLabel(alignment=middle)
        self._title.setWordWrap(True)
        self._detail.setWordWrap(True)
        self._rows = _Podium(theme, match)
        self._rows.pictures = scene.pictures
        scene.pictures.ready.connect(self._rows.update)
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
            with ruled(self._match.game.id):
                self._rows.cards = self._match.game.table().trophy(view)
            self._refresh()
            self._clearing.setDuration(round(durations.CLEARED * speed.value))
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
            self._go()
        else:
            self._appear()

    @property
    def due(self) -> bool:
        """Whether it will appear in a moment."""
        return self._delay.isActive()

    def _appear(self) -> None:
        scene = self._scene
        still = not scene.animated or scene.calm or not self._clearing.duration()
        self._leaving = [] if still else self._lying()
        self._stand()
        self.show()
        self.raise_()
        self._clearing.stop()
        if still:
            self._cleared(1.0)
        else:
            self._clearing.start()
        self.came.emit()

    def _go(self) -> None:
        self._clearing.stop()
        self.hide()
        self.went.emit()

    def _lying(self) -> list[tuple[QPixmap, QTransform, QPointF]]:
        """What lies on the table, lowest first: each picture, its place, and where it slides."""
        scene, seen = self._scene, self._table.viewportTransform()
        middle, far = scene.sceneRect().center(), FAR * scene.sceneRect().width()
        found = []
        for item in scene.items(Qt.SortOrder.AscendingOrder):
            if not isinstance(item, QGraphicsPixmapItem) or not item.isVisible():
                continue
            at = item.sceneBoundingRect().center() - middle
            length = math.hypot(at.x(), at.y()) or 1.0
            slides = at * (far / length) if item.data(KIND) == "card" else QPointF()
            place = QTransform.fromTranslate(*item.offset().toTuple())
            found.append((item.pixmap(), place * item.sceneTransform() * seen, slides))
        return found

    def _cleared(self, t: float) -> None:
        """Show the table cleared as far as it is."""
        self._rows.seen = max(0.0, 2 * t - 1)
        for words in (self._title, self._detail):
            words.setStyleSheet(f"color: {self._ink(words, self._rows.seen)};")
        if t >= 1:
            self._leaving = []
        self.update()

    def _ink(self, words: QWidget, seen: float) -> str:
        ink = QColor(GILT if words is self._title and self._won else CREAM)
        return f"rgba({ink.red()}, {ink.green()}, {ink.blue()}, {round(255 * seen)})"

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
        self._rows.won = self._won
        self._cleared(float(self._clearing.currentValue() or 0.0) if self._leaving else 1.0)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        divisor = self._match.game.score_divisor
        self._rows.show_ranked(ranked(outcome), [points(s, divisor) for s in outcome.scores])

    def _stand(self) -> None:
        self.setGeometry(self._table.geometry())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the lamp shine on the winner, on a bare cloth that what lay there is leaving."""
        view, scene = self._table, self._scene
        t = float(self._clearing.currentValue() or 0.0) if self._leaving else 1.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(view.viewportTransform())
        painter.fillRect(scene.sceneRect(), scene.backgroundBrush())
        for picture, place, slides in self._leaving:
            smaller = 1 - (1 - SMALL) * t if not slides.isNull() else 1.0
            middle = QRectF(QPointF(), picture.deviceIndependentSize()).center()
            painter.setOpacity(1 - t)
            painter.setTransform(
                QTransform.fromTranslate(-middle.x(), -middle.y())
                * QTransform.fromScale(smaller, smaller)
                * QTransform.fromTranslate(middle.x(), middle.y())
                * place
                * QTransform.fromTranslate(slides.x() * t, slides.y() * t)
            )
            painter.drawPixmap(QPointF(), picture)
        painter.resetTransform()
        painter.setOpacity(t)
        light, shade, part = WON if self._won else LOST
        draw = scene.things.draw
        if draw is not None and draw.cloth_ink.lightness() < 128:
            light = QColor(light.red() // 2, light.green() // 2, light.blue() // 2, PALE)
        far = max(self.width(), self.height()) * part
        lamp = QRadialGradient(QPointF(self.rect().center()), far)
        lamp.setColorAt(0, light)
        lamp.setColorAt(1, shade)
        painter.fillRect(self.rect(), lamp)
        warm = QRadialGradient(QPointF(self.rect().center()), 0.8 * far)
        glow = QColor(WARM)
        glow.setAlpha(WARMTH[self._won])
        warm.setColorAt(0, glow)
        glow.setAlpha(0)
        warm.setColorAt(1, glow)
        painter.fillRect(self.rect(), warm)
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show the table again."""
        self._go()

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
