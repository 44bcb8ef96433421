"""The end of a match: the cloth is cleared, and the winner stands in the light of the lamp.

Beside him lie the cards that brought it, and below stands everybody's rank. Behind a player who
has won the sun rises; for who has lost, the cloth is cool.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QSizePolicy, QVBoxLayout, QWidget

from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.notes import Notes
from cardtable.engine.state import Outcome, View
from cardtable.engine.table import ChipSpot, PlateSpot, Trophy
from cardtable.models.seats import portrait_of
from cardtable.phrases.base import Phrases, Prompt
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import apart, labelled
from cardtable.phrases.matches import ended, help_sentence, place_words
from cardtable.phrases.names import headed
from cardtable.phrases.numbers import points, rating_change, rating_words
from cardtable.phrases.stamps import new_stamps
from cardtable.ui import durations
from cardtable.ui.table.card_pictures import CardPictures, CardStyle
from cardtable.ui.table.paint import THICK, Painter
from cardtable.ui.table.plates import (
    BRASS,
    GLOW,
    GOLD,
    PlateWords,
    bust,
    face_box,
    medallion,
    plate,
)
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.spoils import Rise, Spoils
from cardtable.ui.table.things import KEY, KIND
from cardtable.ui.table.view import TableView
from cardtable.ui.widgets.haste import HANDS
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.store.ratings import Change

#: The winner's portrait at most, in a large window as a part of its height; the others' as a part
#: of it, and at most where there is height left; the least one beside which cards are shown; room
#: for a winner's name and score and for another's, in pixels.
LARGEST, PART, OTHERS, MOST_OTHERS, LEAST_FACE, WORDS, FEWER_WORDS = (
    240,
    0.4,
    0.42,
    0.7,
    84,
    108,
    68,
)
#: The least room for another's name beside slips.
LEAST_NAME = 104
#: In a lower room words are smaller, and the others' portraits a larger part.
LOW, LESS_WORDS, LOW_OTHERS, LOW_FEWER, LOW_CAPTION = 400, 78, 0.5, 60, 14
#: The cards beside the winners: their height as a part of the portrait; degrees and, as a part of a
#: card's width, the step from one to the next at most; how far they lie over the portrait of a
#: single winner and from those of several, between whom they lie, and how wide they get, as parts
#: of it.
TROPHY, FANNED, STEP, OVER, AWAY, SPREAD = 200 / 240, 5.0, 0.62, 0.09, 0.1, 2.2
#: How wide what the cards of several say gets before it has two lines, as a part of a portrait.
SAYING = 1.5
#: From one winner to the next at least and, where names are long, at most, as parts of a portrait.
APART = 1.3, 2.2
#: The gaps between portraits and between rows, and from a portrait to the name, in pixels and as a
#: part of it, since its shadow lies there; how many chips the best has, and how high a heap gets.
GAP, BELOW, CHIPS, HEAP = 22, 0.1, 12, 4
#: By how much a chip raises a heap, as a part of its size; how much larger one's own portrait is
#: among the others'; room for what the cards say, in pixels.
RISE, OWN, CAPTION = THICK, 0.2, 26
#: What edges light words by day, and how wide, as a part of their size.
EDGE, EDGED = QColor(14, 10, 4, 150), 0.2
#: Shade over the cloth, in the middle and at the rim, for those who won and for others: at night,
#: by day, and by day on pale cloths, which lie in the light.
NIGHT = (
    (QColor(24, 12, 0, 92), QColor(10, 5, 0, 150)),
    (QColor(6, 10, 18, 128), QColor(4, 6, 12, 158)),
)
DAY = (
    (QColor(24, 12, 0, 44), QColor(10, 5, 0, 92)),
    (QColor(6, 10, 18, 62), QColor(4, 6, 12, 104)),
)
PALE_DAY = (
    (QColor(255, 250, 232, 96), QColor(120, 74, 8, 44)),
    (QColor(255, 255, 255, 52), QColor(40, 46, 58, 36)),
)
#: The rays behind a player who has won: how many, and their colour on dark and on pale cloths.
RAYS, RAY, PALE_RAY = 24, QColor(255, 196, 92, 46), QColor(214, 128, 16, 54)
#: How far cards slide from the middle of the table, as a part of its width, and how small they get.
FAR, SMALL = 0.75, 0.6
#: The part of that time after which all is written that people come to.
COMES = 0.7
#: How far somebody's way to where they stand then bends aside, as a part of it.
BENDS = 0.12
#: The sizes of the title, of which it takes the largest with one line; else it has several.
TITLE, FOLDED = range(40, 23, -2), 32
#: In a room lower than this the title is no larger than this, and what is said below it stands on
#: one line, without full stops: the height is the winner's.
LOW_ROOM, LOW_TITLE, STOPS = 560, 30, ".\u3002"
#: Everything grows on a table larger than this.
USUAL = 1280, 720
CREAM, GILT = QColor("#fff3dc"), QColor("#ffd777")
#: The winner's colours on pale cloths: of words, and of numbers and titles.
UMBER, BRONZE = QColor("#1c1206"), QColor("#451c02")


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


class _Row(NamedTuple):
    """People side by side: their portraits, as large as they are, and from one to the next."""

    boxes: list[tuple[Ranked, QRectF]]
    side: float
    gap: float


class _Swept(NamedTuple):
    """What leaves the table for the winner.

    Attributes:
        picture: what it looks like; of somebody without the face, which goes to the winner's page.
        place: where it lies.
        slides: how far it slides.
        card: which of the winner's cards it becomes, where its middle is, its height and its lean.
        face: whose it is, and where the face is.
    """

    picture: QPixmap
    place: QTransform
    slides: QPointF
    card: tuple[int, QPointF, float, float] | None = None
    face: tuple[PlateSpot, PlateWords, QRectF] | None = None


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
        self.caption = ""
        self.ink, self.gilt = CREAM, GILT
        self.chips: Painter | None = None
        self.spoils = Spoils(theme)
        self.won, self.seen = True, 1.0
        #: The seats whose faces, and the cards that, are still on their way from the table.
        self.coming: set[int] = set()
        self.cards_coming: set[int] = set()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_ranked(self, ranked: list[Ranked], scores: list[str]) -> None:
        self._places, self._scores = ranked, scores
        names = names_of(self._match.seats)
        self.setAccessibleName(
            apart(labelled(f"{p.number}. {names[p.seat]}", scores[p.seat]) for p in ranked)
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for portraits as large as they get."""
        return QSize(0, math.ceil(self._high(self._largest())))

    def _largest(self) -> float:
        page = self.parentWidget()
        return max(self.theme.px(LARGEST), PART * (page.height() if page is not None else 0))

    @property
    def _words(self) -> int:
        """Room for the winner's name and score, and for what the cards above them say."""
        words, caption = (LESS_WORDS, LOW_CAPTION) if self._low else (WORDS, CAPTION)
        return self.theme.px(words + (caption if self._crest else 0))

    @property
    def _others(self) -> tuple[float, int]:
        """The others' portraits as a part of the winner's, and the room for their words."""
        part, words = (LOW_OTHERS, LOW_FEWER) if self._low else (OTHERS, FEWER_WORDS)
        return part, self.theme.px(words)

    @property
    def _crest(self) -> bool:
        """Whether a single winner's cards and portrait are one picture, with the words below it."""
        return bool(self.cards) and sum(place.won for place in self._places) == 1

    @property
    def _between(self) -> int:
        """The gap between the winner's words and the others."""
        return self.theme.px(GAP if self._low else 34)

    @property
    def _low(self) -> bool:
        """Whether names have to be small."""
        return self.height() < self.theme.px(LOW)

    def _high(self, large: float) -> float:
        """The height of everything with winners of this size."""
        part, words = self._others
        others = any(not place.won for place in self._places)
        high = large * (1 + GLOW) + self._words
        below = self._between + part * (1 + self._rises) * large + words
        return high + (below if others else 0)

    def _small(self, large: float) -> float:
        """How large the others' portraits are: they take what height the winners leave."""
        left = max(0.0, self.height() - self._high(large)) / (1 + self._rises)
        return min(self._others[0] * large + left, MOST_OTHERS * large)

    @property
    def _rises(self) -> float:
        """How far one's own portrait stands out above the others, as a part of them."""
        return OWN if any(self._is_own(place) for place in self._places) else 0.0

    def _is_own(self, place: Ranked) -> bool:
        """Whether it is the place of the only person, who has not won, and of nobody else."""
        people = [seat for seat, one in enumerate(self._match.seats) if one.is_human]
        level = sum(other.number == place.number for other in self._places) > 1
        return people == [place.seat] and not place.won and not level

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(self.seen)
        _, cards, _ = self._stage()
        px = self.theme.px
        main, winners, others = self._people()
        if slips := self.spoils.width(self._room):
            place = QRectF(main.left() - px(2 * GAP) - slips, 0, slips, self._room)
            place.moveCenter(QPointF(place.center().x(), self.height() / 2))
            self.spoils.paint(painter, place, self.devicePixelRatioF())
        self._row(painter, winners, main.center().x() if self._crest else 0)
        if not cards.isEmpty():
            self._fan(painter, cards)
        self._row(painter, others)
        painter.end()

    def _people(self) -> tuple[QRectF, _Row, _Row]:
        """Between where everybody stands, and the winners and the others there."""
        stage, cards, whole = self._stage()
        large, won = stage.height(), [place for place in self._places if place.won]
        rest = [place for place in self._places if not place.won]
        main = QRectF(0, 0, self._main(large, whole.width()), 0)
        main.moveCenter(QPointF(whole.center().x(), 0))
        between = 0.0 if self._crest or cards.isEmpty() else cards.width() + 2 * AWAY * large
        top = stage.bottom() + self._words + self._between
        small = min(self._small(large), main.width() / max(1, len(rest)) * 0.72)
        top += self._rises * small
        place = QRectF(main.left(), top, main.width(), small)
        return main, self._side_by_side(won, stage, between), self._side_by_side(rest, place)

    def _side_by_side(self, places: list[Ranked], row: QRectF, between: float = 0) -> _Row:
        """Room for people in a row, with room ``between`` the halves."""
        side, px = row.height(), self.theme.px
        gap = (row.width() - between) / max(1, len(places))
        if places and not places[0].won:
            gap = min(max(side * 1.5 + px(GAP), px(LEAST_NAME)), gap)
        left = row.center().x() - (gap * len(places) + between) / 2
        boxes = []
        for number, place in enumerate(places):
            middle = left + gap * (number + 0.5)
            middle += between if number >= len(places) // 2 else 0
            box = QRectF(middle - side / 2, row.top(), side, side)
            if self._is_own(place):
                more = OWN * side
                box.adjust(-more / 2, -more, more / 2, 0)
            boxes.append((place, box))
        return _Row(boxes, side, gap)

    def faces(self) -> dict[int, QRectF]:
        """The boxes of all portraits, by seat."""
        _, *rows = self._people()
        return {place.seat: box for row in rows for place, box in row.boxes}

    def face(self, painter: QPainter, seat: int, box: QRectF) -> None:
        """Draw somebody's portrait as it is here, with the place of who has not won."""
        place = next(one for one in self._places if one.seat == seat)
        portrait, mood = portrait_of(self._match.seats[place.seat]), self._mood(place)
        lit, frame = place.won and self.won, GOLD if place.won else BRASS
        medallion(painter, portrait, box, self.devicePixelRatioF(), lit, frame=frame, mood=mood)
        if place.won:
            return
        px, side = self.theme.px, box.width() / (1 + OWN * self._is_own(place))
        disc = QRectF(box.left(), box.top(), *[max(px(22), min(px(38), side * 0.4))] * 2)
        disc.translate(-0.2 * disc.width(), -0.1 * disc.width())
        painter.setPen(QPen(QColor(255, 226, 170, 120), 1.2))
        painter.setBrush(QColor(16, 12, 10))
        painter.drawEllipse(disc)
        painter.setPen(CREAM)
        numeral = self.theme.font(26, 700, tabular=True)
        numeral.setPixelSize(round(0.68 * disc.height()))
        painter.setFont(numeral)
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(place.number))

    def _main(self, large: float, winners: float) -> float:
        """How wide the winners, so wide with their cards, and the others stand."""
        if not len(self.spoils):
            return float(self.width())
        others = sum(not place.won for place in self._places)
        slips = self.spoils.width(self._room) + self.theme.px(2 * GAP)
        each = max(1.5 * self._others[0] * large + self.theme.px(GAP), self.theme.px(LEAST_NAME))
        wide = max(winners, others * each)
        return min(wide, self.width() - slips)

    @property
    def _room(self) -> float:
        """The height for what was won beside the winner."""
        return min(float(self.height()), self._high(self._largest()))

    @property
    def middle(self) -> QPointF:
        """Where the winners stand, with their cards."""
        return self._stage()[2].center()

    def _stage(self) -> tuple[QRectF, QRectF, QRectF]:
        """Where the winners stand, where their cards lie, and both as they are seen."""
        px, names = self.theme.px, names_of(self._match.seats)
        standing = [names[place.seat] for place in self._places if place.won]
        winners = max(1, len(standing))
        part, fewer = self._others if len(self._places) > winners else (0.0, 0)
        room = self.height() - self._words - (self._between + fewer if fewer else 0)
        tallest = min(self._largest(), room / (1 + GLOW + part * (1 + self._rises)))
        ratio = self.pictures.ratio if self.pictures is not None else 1.0
        slips = self.spoils.width(self._room)
        slips += px(2 * GAP) if slips else 0
        most = 0.94 * self.width() - px(3 * GAP) - slips
        apart = 1.0
        if winners > 1:
            longest = max(measured(self._name_font(True), name) for name in standing)
            apart = min(max(APART[0], (longest + px(GAP)) / tallest), APART[1])
        faces = 1 + (winners - 1) * apart  # as parts of a portrait, as all that follows

        def lying(cards: Sequence[str]) -> tuple[float, float]:
            if not cards or self.pictures is None:
                return 0.0, 0.0
            lean = math.sin(math.radians(self._angle * (len(cards) - 1) / 2)) * TROPHY
            fan = (1 + self._step * (len(cards) - 1)) * ratio * TROPHY + lean
            if self._crest:
                return -OVER, fan
            return 2 * AWAY, max(fan, min(self._said / tallest, SAYING))

        gap, fan = lying(self.cards)
        middle = self.width() - 2 * slips
        if slips and middle >= 0.8 * px(LEAST_FACE) * faces:
            most = min(most, middle)  # below the heading, with what was won on one side
        large = min(tallest, most / (faces + gap + fan))
        if large < px(LEAST_FACE):  # a face, and what was won beyond the match, is worth more
            gap, fan = 0.0, 0.0
            large = min(tallest, most / faces)
        wide = (faces + gap + fan) * large
        left_over = self.height() - self._high(large)
        if len(self._places) > winners:
            left_over -= (self._small(large) - part * large) * (1 + self._rises)
        top = max(0.0, left_over / 2) + GLOW * large
        main = self._main(large, wide)
        left = max(slips, (self.width() - main) / 2) + (main - wide) / 2
        whole = QRectF(left, top, wide, large)
        stage = whole.adjusted(-(apart - 1) / 2 * large, 0, 0, 0)
        stage.setWidth((winners * apart + (0 if self._crest else gap + fan)) * large)
        if not fan:
            return stage, QRectF(), whole
        tall = TROPHY * large
        x = whole.right() - fan * large
        if not self._crest:
            x = stage.left() + (winners // 2 * apart + AWAY) * large
        return stage, QRectF(x, top + (large - tall) / 2, fan * large, tall), whole

    @property
    def _step(self) -> float:
        """From one of the winner's cards to the next, as a part of a card's width."""
        ratio = self.pictures.ratio if self.pictures is not None else 1.0
        return min(STEP, (SPREAD / (ratio * TROPHY) - 1) / max(1, len(self.cards) - 1))

    @property
    def _angle(self) -> float:
        """The degrees from one of the winner's cards to the next."""
        return min(FANNED, 24.0 / max(1, len(self.cards)))

    @property
    def _said(self) -> int:
        """How wide what the cards say is, and the air round it."""
        return measured(self._caption_font, self.caption) + self.theme.px(GAP / 2)

    @property
    def _caption_font(self) -> QFont:
        return self.theme.font(15, 600)

    def _name_font(self, won: bool) -> QFont:
        return self.theme.title(22 if self._low else 34) if won else self.theme.font(15, 700)

    def _fan(self, painter: QPainter, place: QRectF) -> None:
        """Lay the cards that brought it beside the winners."""
        for number in range(len(self.cards)):
            if number not in self.cards_coming:
                self.card(painter, number, *self.lies(number))
        if self._crest:
            return
        painter.setFont(self._caption_font)
        painter.setPen(self.ink)
        line = QRectF(place.left(), 0, place.width(), QFontMetrics(painter.font()).height())
        line.moveTop(place.bottom() + self.theme.px(GAP / 2))
        for words in _folded(painter.font(), self.caption, place.width()):
            self._write(painter, line, words)
            line.translate(0, line.height())

    def lies(self, number: int) -> tuple[QPointF, float, float]:
        """Where the middle of a winner's card is, its height, and by how many degrees it leans; of
        no height if there is no room for them.
        """
        _, place, _ = self._stage()
        assert self.pictures is not None
        height, off = place.height(), number - (len(self.cards) - 1) / 2
        wide, angle = height * self.pictures.ratio, off * self._angle
        middle = place.center() + QPointF(off * self._step * wide, abs(angle) * 0.004 * height)
        return middle, height, angle

    def card(
        self, painter: QPainter, number: int, middle: QPointF, height: float, angle: float
    ) -> None:
        """Draw a winner's card anywhere."""
        assert self.pictures is not None
        pictures, (_, usual, _) = self.pictures, self.lies(number)
        edge = pictures.margin(usual)
        left, top = -usual * pictures.ratio / 2 - edge, -usual / 2 - edge - pictures.headroom(usual)
        painter.save()
        painter.translate(middle)
        painter.rotate(angle)
        painter.scale(height / usual, height / usual)
        painter.drawPixmap(QPointF(left, top), pictures.card(CardStyle(self.cards[number], usual)))
        painter.restore()

    def _mood(self, place: Ranked) -> int:
        """How somebody looks: winners laugh, who is last does not."""
        last = place.number == self._places[-1].number
        return 0 if self.theme.quiet else 1 if place.won else -1 if last else 0

    def _row(self, painter: QPainter, row: _Row, axis: float = 0) -> None:
        """Draw people, their names and points below them, or below an ``axis``."""
        names, px, side, gap = names_of(self._match.seats), self.theme.px, row.side, row.gap
        alone = sum(seat.is_human for seat in self._match.seats) == 1
        places = [place for place, _ in row.boxes]
        won = bool(places) and places[0].won
        font = self._name_font(won)
        room = round(gap / 1.3 * 1.6 if won and len(places) == 1 else gap - px(6))
        widest = max((measured(font, names[place.seat]) for place in places), default=0)
        while font.pixelSize() > px(20 if won else 13) and widest > room:  # one size for them all
            font.setPixelSize(font.pixelSize() - 1)
            widest = max(measured(font, names[place.seat]) for place in places)
        for place, box in row.boxes:
            own = alone and self._match.seats[place.seat].is_human and not place.won
            if place.seat not in self.coming:
                self.face(painter, place.seat, box)
            name = QFontMetrics(font).elidedText(
                names[place.seat], Qt.TextElideMode.ElideRight, room
            )
            middle = axis or box.center().x()
            line = QRectF(middle - gap / 2, 0, gap, QFontMetrics(font).height())
            line.moveTop(box.bottom() + BELOW * side + px(2))
            painter.setFont(font)
            painter.setPen(self.gilt if own else self.ink)
            self._write(painter, line, name)
            line.translate(0, line.height())
            self._score(
                painter,
                place,
                line,
                self.theme.font((20 if self._low else 26) if place.won else 16, 700, True),
            )
            if axis and self._crest:
                line.translate(0, line.height())
                painter.setFont(self._caption_font)
                painter.setPen(self.ink)
                self._write(painter, line, self.caption)

    def _write(self, painter: QPainter, line: QRectF, words: str) -> None:
        """Write words in the middle of a line, however long; by day light ones have a dark edge,
        for the rays behind them would swallow them.
        """
        metrics = QFontMetrics(painter.font())
        at = QPointF(line.center().x() - metrics.horizontalAdvance(words) / 2, line.center().y())
        at += QPointF(0, metrics.ascent() - metrics.height() / 2)
        if self.ink.lightness() >= 128 and not self.theme.dark and self.won:
            edge = QPainterPath()
            edge.addText(at, painter.font(), words)
            pen = QPen(EDGE, EDGED * painter.font().pixelSize())
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(edge, pen)
        painter.drawText(at, words)

    def _score(self, painter: QPainter, place: Ranked, line: QRectF, font: QFont) -> None:
        """Write somebody's points; where they are chips, heaps of them lie before the number."""
        words, measure = self._scores[place.seat], QFontMetrics(font)
        line.setHeight(measure.height())
        size = 0.95 * measure.height()
        best = max((self._match.outcome.scores if self._match.outcome else ()), default=1)
        score = self._match.outcome.scores[place.seat] if self._match.outcome else 0
        chips = max(1, round(CHIPS * score / best)) if self.chips is not None and score > 0 else 0
        heaps = math.ceil(chips / HEAP)
        number = measure.horizontalAdvance(words)
        while heaps and number + (heaps + 0.4) * size > 0.86 * line.width():
            heaps -= 1
        wide = number + (heaps + 0.4) * size if heaps else number
        left = line.center().x() - wide / 2
        drawn = []
        for heap in range(heaps):
            assert self.chips is not None
            high = min(HEAP, chips - heap * HEAP)
            spot = ChipSpot("", place.seat, "", 0, 0, size=size, heap=high)
            drawn.append(self.chips.chip(spot, 1.0))
        if drawn:  # clear of the name above
            line.translate(0, self.theme.px(2) + RISE * size * (min(HEAP, chips) - 1))
        for heap, one in enumerate(drawn):
            at = QPointF(left + heap * size, line.center().y() - size / 2)
            painter.drawPixmap(at - QPointF(one.dx, one.dy), one.pixmap)
        painter.setFont(font)
        painter.setPen(self.gilt)
        self._write(painter, line.translated((wide - number) / 2, 0), words)


def _folded(font: QFont, words: str, room: float) -> list[str]:
    """Words in one line, or in the two that are least wide."""
    parts = words.split(" ")
    if measured(font, words) <= room or len(parts) < 2:
        return [words]
    pairs = ([" ".join(parts[:n]), " ".join(parts[n:])] for n in range(1, len(parts)))
    return min(pairs, key=lambda pair: max(measured(font, line) for line in pair))


def measured(font: QFont, words: str) -> int:
    """How wide words are."""
    return QFontMetrics(font).horizontalAdvance(words)


class Ranking(QFrame):
    """Comes over the table a moment after the last card; a click or its key shows the table again.

    Attributes:
        came: it has appeared.
        went: it shows the table again.
        stood: it has been there for long enough that a press can be meant for what came with it.
    """

    came = Signal()
    went = Signal()
    stood = Signal()

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
        self._trophy = Trophy()
        self._help = 0, 0, 0
        self._details: tuple[str, ...] = ()
        self._rise: Callable[[], str] | None = None
        self._changes: Mapping[int, Change] = {}
        self._more: dict[str, Callable[[], str]] = {}
        self._leaving: list[_Swept] = []
        #: By seat what somebody's face looked like, and looks like now.
        self._faces: dict[int, tuple[QPixmap, QPixmap]] = {}
        self._clearing = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clearing.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clearing.valueChanged.connect(self._cleared)
        self._clearing.finished.connect(self._strike)
        self._striking = QVariantAnimation(self, startValue=0.0)
        self._striking.valueChanged.connect(self._struck)
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.timeout.connect(self.stood)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title, self._detail = PlainLabel(alignment=middle), PlainLabel(alignment=middle)
        self._title.setWordWrap(True)
        self._detail.setWordWrap(True)
        self._rows = _Podium(theme, match)
        self._rows.pictures = scene.pictures
        scene.pictures.ready.connect(self._rows.update)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._detail)
        column.addWidget(self._rows)
        column.addStretch(1)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.timeout.connect(self._appear)
        table.installEventFilter(self)
        self.apply_theme(theme)
        self.retranslate()
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme; in large windows words grow with the portraits."""
        self._given, column = theme, self.layout()
        self._theme = theme = theme.at(self._zoom)
        px = theme.px
        assert column is not None
        column.setContentsMargins(px(24), px(18), px(24), px(14))
        column.setSpacing(px(4))
        self._fit_words()
        self._detail.setFont(theme.font(15))
        self._rows.theme = self._rows.spoils.theme = theme
        self._refresh()

    def _fit_words(self) -> None:
        """Let the title be as large as it can be in one line, and say the rest below it."""
        room = self.width() - 2 * self._theme.px(28)
        low = self.height() < self._theme.px(LOW_ROOM)
        in_line = " · ".join(words.rstrip(STOPS) for words in self._details)
        self._detail.setText(
            in_line if low and len(self._details) > 1 else "\n".join(self._details)
        )
        fonts = map(self._theme.title, (size for size in TITLE if not low or size <= LOW_TITLE))
        words, wrap = self._title.text(), Qt.TextFlag.TextWordWrap
        fits = (font for font in fonts if measured(font, words) <= room)
        font = next(fits, self._theme.title(FOLDED))
        self._title.setFont(font)
        # Rather smaller portraits than a title that is cut.
        box = QFontMetrics(font).boundingRect(QRect(0, 0, max(1, room), 9_999), wrap, words)
        self._title.setMinimumHeight(box.height())

    @property
    def _zoom(self) -> float:
        return max(self._given.zoom, self._given.zoom_for(self.size(), USUAL))

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
                self._trophy = self._match.game.table().trophy(view)
            self._rows.cards = self._trophy.cards
            if self._scene.model.layout.chips:
                self._rows.chips = self._scene.things.draw
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

    def earn(self, ids: Sequence[str]) -> None:
        """Strike new stamps, one after the other."""
        self._rows.spoils.stamps += ids
        self._refresh()
        if self.isVisible():
            self._strike()

    def climb(self, other: int, words: Callable[[], str]) -> None:
        """Show a player moving up past an opponent with this portrait."""
        own = next(seat for seat in self._match.seats if seat.is_human)
        self._rise = words
        self._rows.spoils.rise = Rise(portrait_of(own), other, words())
        self._refresh()
        if self.isVisible():
            self._strike()

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

    @property
    def appears(self) -> bool:
        """Whether it is just appearing, or about to."""
        running = QVariantAnimation.State.Running
        return self.due or running in (self._clearing.state(), self._striking.state())

    @property
    def fresh(self) -> bool:
        """Whether it has only just come, and impatient clicks are meant for what was there."""
        return self._stands.isActive()

    def _appear(self) -> None:
        scene = self._scene
        still = not scene.animated or scene.calm or not self._clearing.duration()
        self._leaving = [] if still else self._lying()
        self._faces.clear()
        self._clearing.stop()
        self._cleared(1.0 if still else 0.0)  # or words would stand there for a moment already
        self._stand()
        self.show()
        self.raise_()
        if not still:
            self._clearing.start()
        else:
            self._strike()
        if HANDS.wait:
            self._stands.start(durations.RESULT)
        self.came.emit()

    def _strike(self) -> None:
        """Let what was won come slip by slip, where things move; those that lie there stay."""
        spoils, still = self._rows.spoils, not self._scene.animated or self._scene.calm
        self._striking.stop()
        left = len(spoils) - spoils.seen
        if still or left <= 0:
            self._struck(float(len(spoils)))
            return
        self._striking.setStartValue(spoils.seen)
        self._striking.setEndValue(float(len(spoils)))
        self._striking.setDuration(round(durations.SLIP * left * self._scene.speed.value))
        self._striking.start()

    def _struck(self, seen: float) -> None:
        self._rows.spoils.seen = seen
        self._rows.update()

    def _go(self) -> None:
        self._clearing.stop()
        self._striking.stop()
        self._stands.stop()
        self.hide()
        self.went.emit()

    def _lying(self) -> list[_Swept]:
        """What lies on the table, lowest first."""
        scene, seen = self._scene, self._table.viewportTransform()
        middle, far = scene.sceneRect().center(), FAR * scene.sceneRect().width()
        things, draw, becomes = scene.things.items, scene.things.draw, self._becomes()
        found = []
        # Without a place items come in no order: the scene keeps no index.
        whole, order = Qt.ItemSelectionMode.IntersectsItemBoundingRect, Qt.SortOrder.AscendingOrder
        for item in scene.items(scene.sceneRect(), whole, order):
            if not isinstance(item, QGraphicsPixmapItem) or not item.isVisible():
                continue
            at = item.sceneBoundingRect().center() - middle
            length = math.hypot(at.x(), at.y()) or 1.0
            slides = at * (far / length) if item.data(KIND) == "card" else QPointF()
            place = QTransform.fromTranslate(*item.offset().toTuple())
            place *= item.sceneTransform() * seen
            (spot, *words), _ = things.get(item.data(KEY), ((None,), None))
            if isinstance(spot, PlateSpot) and draw is not None:
                box = face_box(draw, spot, words[0], scene.scale)
                face = spot, words[0], (item.sceneTransform() * seen).mapRect(box)
                bare = plate(draw, spot, words[0], scene.scale, face=False)
                found.append(_Swept(bare.pixmap, place, slides, face=face))
                continue
            found.append(_Swept(item.pixmap(), place, slides, becomes.get(item)))
        return found

    def _becomes(self) -> dict[QGraphicsPixmapItem, tuple[int, QPointF, float, float]]:
        """Which cards on the table are which of the winner's, and how they lie."""
        seen, cards = self._table.viewportTransform(), list[str | None](self._trophy.cards)
        found = {}
        for spot in self._scene.model.layout.cards:
            item = self._scene.card_item(spot.key)
            if item is None or spot.face is None or spot.face not in cards:
                continue
            number = cards.index(spot.face)
            cards[number] = None
            middle = (item.sceneTransform() * seen).map(item.transformOriginPoint())
            found[item] = number, middle, spot.h * seen.m11(), item.rotation()
        return found

    def _cleared(self, t: float) -> None:
        """Show the table cleared as far as it is."""
        self._rows.seen = max(0.0, (t - COMES) / (1 - COMES))
        for words in (self._title, self._detail):
            words.setStyleSheet(f"color: {self._ink(words, self._rows.seen)};")
        if t >= 1:
            self._leaving = []
        self._rows.coming = {one.face[0].seat for one in self._leaving if one.face}
        self._rows.cards_coming = {one.card[0] for one in self._leaving if one.card}
        self.update()

    def _ink(self, words: QWidget, seen: float) -> str:
        ink = self._rows.gilt if words is self._title and self._won else self._rows.ink
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
        parts = [p for p in (said.detail, help_sentence(*self._help), *lines, *more) if p]
        if place := self._own_place(outcome):
            parts[:1] = [said.title]
            said = Prompt(place)
        self._details, spoils = tuple(parts), self._rows.spoils
        if self._rise is not None and spoils.rise is not None:
            spoils.rise.words = self._rise()
            parts.append(spoils.rise.words)
        if spoils.stamps:
            parts.append(new_stamps(spoils.stamps))
        self.setAccessibleName("\n".join((said.title, *parts)))
        self._rows.ink, self._rows.gilt = (UMBER, BRONZE) if self._pale else (CREAM, GILT)
        words = self._phrases.caption(self._trophy.caption, names) if self._trophy.cards else ""
        self._rows.caption = headed(words)
        self._title.setText(said.title)
        self._fit_words()
        self._rows.won = self._won
        self._cleared(float(self._clearing.currentValue() or 0.0) if self._leaving else 1.0)
        self._detail.setVisible(bool(self._details))
        divisor = self._match.game.score_divisor
        self._rows.show_ranked(ranked(outcome), [points(s, divisor) for s in outcome.scores])

    def _own_place(self, outcome: Outcome) -> str:
        """What place the only person has, if others have better and others worse ones, or empty."""
        places = ranked(outcome)
        own = [p for p in places if self._match.seats[p.seat].is_human]
        if len(own) != 1 or own[0].won or len({place.number for place in places}) < 3:
            return ""
        return place_words(own[0].number)

    @property
    def _pale(self) -> bool:
        """Whether the cloth is a pale one by day, which takes dark ink."""
        draw = self._scene.things.draw
        return draw is not None and draw.cloth_ink.lightness() < 128

    def _stand(self) -> None:
        self.setGeometry(self._table.geometry())
        self._fit_words()  # before anything is seen of it

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let the lamp shine on the winner, on a bare cloth that what lay there is leaving."""
        view, scene = self._table, self._scene
        t = float(self._clearing.currentValue() or 0.0) if self._leaving else 1.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(view.viewportTransform())
        painter.fillRect(scene.sceneRect(), scene.backgroundBrush())
        painter.resetTransform()
        painter.setOpacity(t)
        middle = QPointF(self._rows.pos()) + self._rows.middle
        shade = QRadialGradient(middle, math.hypot(self.width(), self.height()) / 2)
        shades = PALE_DAY if self._pale else NIGHT if self._theme.dark else DAY
        for part, colour in enumerate(shades[0 if self._won else 1]):
            shade.setColorAt(part, colour)
        painter.fillRect(self.rect(), shade)
        if self._won:
            self._shine(painter, middle)
        # What comes to lie on the winner's portrait passes over what leaves, once there is room.
        above = [swept for swept in self._leaving if swept.card is not None and t > 0.5]
        for swept in (*(one for one in self._leaving if one not in above), *above):
            self._sweep(painter, swept, t)
        painter.end()

    def _sweep(self, painter: QPainter, swept: _Swept, t: float) -> None:
        """Show what leaves the table: people and the winner's cards come to where they stand now,
        all else is gone before anything appears.
        """
        rows, part = self._rows, max(0.0, 1 - 2 * t)
        picture, place, slides, card, face = swept
        painter.save()
        painter.setOpacity(1.0)
        if card is not None and (there := rows.lies(card[0]))[1]:
            number, middle, height, angle = card
            middle = middle + (there[0] + rows.pos() - middle) * t
            height, angle = (a + (b - a) * t for a, b in ((height, there[1]), (angle, there[2])))
            rows.card(painter, number, middle, height, angle)
            painter.restore()
            return
        if face is not None:
            self._travel(painter, *face, t)
        smaller = 1 - (1 - SMALL) * t if not slides.isNull() else 1.0
        middle = QRectF(QPointF(), picture.deviceIndependentSize()).center()
        painter.setOpacity(part)
        painter.setTransform(
            QTransform.fromTranslate(-middle.x(), -middle.y())
            * QTransform.fromScale(smaller, smaller)
            * QTransform.fromTranslate(middle.x(), middle.y())
            * place
            * QTransform.fromTranslate(slides.x() * t, slides.y() * t)
        )
        painter.drawPixmap(QPointF(), picture)
        painter.restore()

    def _travel(
        self, painter: QPainter, spot: PlateSpot, words: PlateWords, lay: QRectF, t: float
    ) -> None:
        """Show a face on its way, which comes to look as it does there."""
        rows, draw = self._rows, self._scene.things.draw
        there = rows.faces()[spot.seat]
        if draw is None:
            return
        if spot.seat not in self._faces:  # drawn once, as large as they get
            rim = GLOW * there.width()
            box = QRectF(rim, rim, there.width(), there.height())
            one, other = (draw.blank(box.width() + 2 * rim, box.height() + 2 * rim) for _ in "12")
            with QPainter(one) as was, QPainter(other) as now:
                for brush in (was, now):
                    brush.setRenderHint(QPainter.RenderHint.Antialiasing)
                bust(draw, was, spot, words, box)
                rows.face(now, spot.seat, box)
            self._faces[spot.seat] = one, other
        there.translate(rows.pos())
        side, middle = lay.width(), lay.center()
        side += (there.width() - side) * t
        way = there.center() - middle
        # Those who meet keep to the right.
        middle += way * t + QPointF(-way.y(), way.x()) * (BENDS * math.sin(math.pi * t))
        box = QRectF(0, 0, *[side * (1 + 2 * GLOW)] * 2)
        box.moveCenter(middle)
        for picture, seen in zip(self._faces[spot.seat], (1.0, t), strict=True):
            painter.setOpacity(seen)
            painter.drawPixmap(box, picture, QRectF(picture.rect()))

    def _shine(self, painter: QPainter, middle: QPointF) -> None:
        """Rays behind the winner, as woodcuts have them at sunrise."""
        far = math.hypot(self.width(), self.height())
        light = QRadialGradient(middle, 0.6 * far)
        colour = PALE_RAY if self._pale else RAY
        light.setColorAt(0, colour)
        light.setColorAt(1, QColor(colour.red(), colour.green(), colour.blue(), 0))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        for ray in range(RAYS):
            ends = (math.tau * (ray + side) / RAYS for side in (-0.25, 0.25))
            rim = (middle + QPointF(math.sin(end), -math.cos(end)) * far for end in ends)
            painter.drawPolygon(QPolygonF([middle, *rim]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Portraits are as large as the page has room for."""
        super().resizeEvent(event)
        if self._zoom != self._theme.zoom:
            self.apply_theme(self._given)
        self._fit_words()
        self._rows.updateGeometry()

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
