"""Who stands how at the end of a match: the winners, their cards, and everybody below them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.engine.match import Match
from cardtable.engine.state import Outcome
from cardtable.engine.table import ChipSpot
from cardtable.models.seats import portrait_of
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import apart, labelled
from cardtable.ui.table.card_pictures import CardPictures, CardStyle
from cardtable.ui.table.paint import THICK, Painter
from cardtable.ui.table.plates import BRASS, GLOW, GOLD, medallion
from cardtable.ui.table.spoils import Spoils
from cardtable.ui.widgets.theme import Theme

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
#: The least size of a chip in a heap, in pixels.
LEAST_CHIP = 5
#: By how much a chip raises a heap, as a part of its size; how much larger one's own portrait is
#: among the others'; room for what the cards say, in pixels.
RISE, OWN, CAPTION = THICK, 0.2, 26
#: What edges light words by day, and how wide, as a part of their size.
EDGE, EDGED = QColor(14, 10, 4, 150), 0.2
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


class _Row(NamedTuple):
    """People side by side: their portraits, as large as they are, and from one to the next."""

    boxes: list[tuple[Ranked, QRectF]]
    side: float
    gap: float


def ranked(outcome: Outcome) -> list[Ranked]:
    """The ranking: winners first, then by points."""

    def rank(seat: int) -> tuple[bool, int]:
        return seat not in outcome.winners, -outcome.scores[seat]

    order = sorted(range(len(outcome.scores)), key=lambda seat: (*rank(seat), seat))
    return [
        Ranked(1 + sum(rank(other) < rank(seat) for other in order), seat, seat in outcome.winners)
        for seat in order
    ]


class Podium(QWidget):
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
        written = self.theme.font((20 if self._low else 26) if won else 16, 700, True)
        free = self.width() if won and len(places) == 1 else gap  # nobody stands beside a winner
        chip = min((self._chip_size(place, free, written) for place in places), default=0.0)
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
            self._score(painter, place, line, written, chip)
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

    def _chips(self, place: Ranked) -> int:
        """Of how many chips somebody's heaps are: on one scale for all, at every size."""
        if self.chips is None or self._match.outcome is None:
            return 0
        scores = self._match.outcome.scores
        score = scores[place.seat]
        return max(1, round(CHIPS * score / max(scores))) if score > 0 else 0

    def _chip_size(self, place: Ranked, room: float, font: QFont) -> float:
        """How large chips are at most whose heaps have room beside somebody's points."""
        usual, heaps = 0.95 * QFontMetrics(font).height(), math.ceil(self._chips(place) / HEAP)
        if not heaps:
            return usual
        number = measured(font, self._scores[place.seat])
        return min(usual, (0.86 * room - number) / (heaps + 0.4))

    def _score(
        self, painter: QPainter, place: Ranked, line: QRectF, font: QFont, size: float
    ) -> None:
        """Write somebody's points; where they are chips of a ``size`` with room, heaps of them lie
        before the number.
        """
        words, measure = self._scores[place.seat], QFontMetrics(font)
        line.setHeight(measure.height())
        chips = self._chips(place) if size >= self.theme.px(LEAST_CHIP) else 0
        heaps = math.ceil(chips / HEAP)
        number = measure.horizontalAdvance(words)
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
