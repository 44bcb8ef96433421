"""The first few matches as a scene: the people at the cloth, and how the last match went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cardtable.engine.match import Match, Seat
from cardtable.games import find_game
from cardtable.models.seats import portrait_of
from cardtable.models.texts import course
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import headed, in_row, labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import points
from cardtable.store.statistics import Played
from cardtable.store.trouble import JournalError
from cardtable.translation import _
from cardtable.ui.room import paint_piece
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.table.plates import medallion
from cardtable.ui.table.woodblock import PAPER
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.theme import SEATS, Theme

#: From so many matches on, the opponents and their tables are shown instead.
FEW = 3
#: A portrait's side at most, and the air round everything, at the usual text size.
_FACE, _AIR = 160, 26
#: How far names are below faces, whose shadow lies there, as a part of the face.
_SHADOW = 0.08
#: The part of the cloth's height that the people take.
_PEOPLE = 0.5


class _Shown(NamedTuple):
    """The last match.

    Attributes:
        seats: who played.
        own: the player's seat.
        scores: of each seat, before the first deal and after every one.
    """

    seats: Sequence[Seat]
    own: int
    scores: list[list[int]]


def _read(load: Callable[[], Match], own: int) -> _Shown:
    match = load()
    return _Shown(match.seats, own, course(match.view(own)))


class FirstMatches(QAbstractButton):
    """One or two matches on their cloth; a click opens the last one.

    Attributes:
        look: a match was chosen, by its number.
    """

    look = Signal(object)

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self._shared, self._theme = shared, shared.theme
        self._matches: Sequence[Played] = ()
        self._shown: _Shown | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(self._open)

    def _open(self) -> None:
        self.look.emit(self._matches[-1].match)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setMinimumHeight(theme.px(330))
        self.update()

    def show_matches(self, matches: Sequence[Played]) -> None:
        """Show these, of which there is at least one; the last is read in the background."""
        self._matches, last = matches, matches[-1]
        self.setAccessibleName(headed(labelled(_("Matches won"), self._score), _("Replay")))
        journal = self._shared.journal
        if journal is None:
            return
        try:
            load, _deck = journal.unread(last.match)
        except JournalError:
            return  # said where the matches are counted
        run_task(self, partial(_read, load, last.seat), self._come, lambda _error: None)

    @property
    def _score(self) -> str:
        won = sum(played.won for played in self._matches)
        return _("{won} : {lost}", won=won, lost=len(self._matches) - won)

    def _come(self, shown: _Shown) -> None:
        self._shown = shown
        phrases = phrases_of(find_game(self._matches[-1].game).phrases)
        told = [
            labelled(name, in_row(points(value, self._divisor) for value in row))
            for name, row in zip(names_of(shown.seats), shown.scores, strict=True)
        ]
        self.setAccessibleDescription("\n".join([phrases.course_title(), *told]))
        self.update()

    @property
    def _divisor(self) -> int:
        return find_game(self._matches[-1].game).score_divisor

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw cloth, people, the score between them, the course of the last match."""
        if not self._matches:
            return
        theme, px = self._theme, self._theme.px
        cloth = cloth_for(find_game(self._matches[-1].game), self._shared.settings)
        self._ink = cloth.ink(theme.dark)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        foot = px(34)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1 - foot)
        piece = paint_piece(painter, box, cloth, theme, self.devicePixelRatioF(), lit=True)
        marked = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(theme.colours["gilt"], 3 if marked else 1.4))
        painter.drawPath(piece)
        air = px(_AIR)
        inside = box.adjusted(air, air * 0.7, -air, -air * 0.7)
        people = QRectF(inside.topLeft(), inside.size())
        several = self._shown is not None and len(self._shown.scores[0]) > 2
        people.setHeight(inside.height() * (_PEOPLE if several else 1.0))
        self._people(painter, people)
        if several:
            inside.setTop(people.bottom() + air * 0.6)
            self._course(painter, inside)
        painter.setFont(theme.font(14))
        painter.setPen(theme.colours["ink2"])
        below = QRectF(0, box.bottom(), self.width(), foot)
        words = _("After {n} matches, your opponents and best tables hang here.", n=FEW)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()

    def _people(self, painter: QPainter, room: QRectF) -> None:
        """The player on the left, the others on the right, the score between them."""
        px, shown = self._theme.px, self._shown
        title, words = self._theme.title(60), self._theme.font(15)
        middle = QRectF(0, 0, px(260), QFontMetrics(title).height())
        middle.moveCenter(room.center())
        middle.translate(0, -px(12))
        painter.setPen(self._ink)
        painter.setFont(title)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, self._score)
        middle.translate(0, middle.height() * 0.82)
        painter.setFont(words)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, _("Matches won"))
        if shown is None:
            return
        side = (room.width() - px(260)) / 2
        names = names_of(shown.seats)
        others = [seat for seat in range(len(names)) if seat != shown.own]
        self._row(painter, QRectF(room.left(), room.top(), side, room.height()), [shown.own], names)
        right = QRectF(room.right() - side, room.top(), side, room.height())
        self._row(painter, right, others, names)

    def _row(
        self, painter: QPainter, room: QRectF, seats: Sequence[int], names: Sequence[str]
    ) -> None:
        """Faces side by side, a name below each."""
        shown, font = self._shown, self._theme.font(16, 700)
        assert shown is not None
        line = QFontMetrics(font).height() * 1.4
        each = room.width() / len(seats)
        high = (room.height() - line) / (1.06 + _SHADOW)
        face = min(self._theme.px(_FACE), each * 0.86, high)
        top = room.top() + (room.height() - face - line) / 2
        won = self._matches[-1].won
        for place, seat in enumerate(seats):
            middle = room.left() + (place + 0.5) * each
            box = QRectF(middle - face / 2, top, face, face)
            lit = won and seat == shown.own
            portrait = portrait_of(shown.seats[seat])
            medallion(painter, portrait, box, self.devicePixelRatioF(), lit, mood=int(lit))
            painter.setPen(self._ink)
            painter.setFont(font)
            words = QRectF(middle - each / 2, box.bottom() + _SHADOW * face, each, line)
            name = QFontMetrics(font).elidedText(
                names[seat], Qt.TextElideMode.ElideRight, int(each)
            )
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, name)

    def _course(self, painter: QPainter, room: QRectF) -> None:
        """Everybody's score from deal to deal, ending in small portraits."""
        px, shown = self._theme.px, self._shown
        assert shown is not None
        font, face = self._theme.font(14, tabular=True), px(34)
        low, high = min(map(min, shown.scores)), max(map(max, shown.scores))
        told = [points(value, self._divisor) for value in (high, low)]
        left = max(QFontMetrics(font).horizontalAdvance(words) for words in told) + px(14)
        plot = room.adjusted(left, face / 2, -face * 1.6, -face / 2)
        if plot.height() < px(30):
            return
        deals = len(shown.scores[0]) - 1

        def at(deal: int, value: float) -> QPointF:
            y = plot.bottom() - (value - low) / max(1, high - low) * plot.height()
            return QPointF(plot.left() + deal / deals * plot.width(), y)

        faint = QColor(self._ink)
        faint.setAlpha(70)
        painter.setFont(font)
        for value, words in zip((high, low), told, strict=True):
            y = at(0, value).y()
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(self._ink)
            side = Qt.AlignmentFlag
            place = QRectF(room.left(), y - px(10), left - px(10), px(20))
            painter.drawText(place, side.AlignRight | side.AlignVCenter, words)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        ends = sorted(range(len(shown.scores)), key=lambda seat: -shown.scores[seat][-1])
        for seat in sorted(range(len(shown.scores)), key=lambda seat: seat == shown.own):
            row, own = shown.scores[seat], seat == shown.own
            line = QPolygonF([at(deal, value) for deal, value in enumerate(row)])
            ink = PAPER if own else QColor(SEATS[seat % 10])
            for colour, width in (
                (QColor("#1c1815"), 8.0 if own else 6.0),
                (ink, 5.0 if own else 3.4),
            ):
                painter.setPen(QPen(colour, px(1) * width, Qt.PenStyle.SolidLine, cap, join))
                painter.drawPolyline(line)
        lowest = room.top() - face
        for number, seat in enumerate(ends):  # apart where scores are close
            y = max(at(deals, shown.scores[seat][-1]).y() - face / 2, lowest + face * 1.05)
            y = min(y, room.bottom() - face * (1.05 * (len(ends) - number)))
            lowest = y
            box = QRectF(plot.right() + px(8), y, face, face)
            portrait = portrait_of(shown.seats[seat])
            medallion(painter, portrait, box, self.devicePixelRatioF(), False)
