"""The end of a match: the cloth is cleared, and the winner stands in the light of the lamp.

Beside him lie the cards that brought it, and below stands everybody's rank. Behind a player who
has won the sun rises; for who has lost, the cloth is cool.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    QRect,
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
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.notes import Notes
from cardtable.engine.state import Outcome, View
from cardtable.engine.table import PlateSpot, Trophy
from cardtable.models.seats import portrait_of
from cardtable.phrases.base import Phrases, Prompt
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import labelled
from cardtable.phrases.matches import ended, help_sentence, place_words
from cardtable.phrases.names import headed
from cardtable.phrases.numbers import points, rating_change, rating_words
from cardtable.phrases.stamps import new_stamps
from cardtable.ui import durations
from cardtable.ui.table.card_pictures import CardStyle
from cardtable.ui.table.plates import GLOW, PlateWords, bust, face_box
from cardtable.ui.table.podium import CREAM, GILT, Podium, measured, ranked
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.spoils import Rise
from cardtable.ui.table.view import TableView
from cardtable.ui.widgets.haste import HANDS
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.store.ratings import Change

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
#: How the shade falls and people and cards go to where they stand.
GOES = QEasingCurve(QEasingCurve.Type.InOutCubic)
#: How much larger a card is that is about to be laid beside who has won, and the title before it is
#: struck; how far the title jolts, in pixels; how the sun rises.
HELD, LARGE, JOLTS, RISES = 1.15, 1.3, 4, QEasingCurve(QEasingCurve.Type.OutCubic)
#: How far somebody's way to where they stand then bends aside, as a part of it.
BENDS = 0.12
#: The sizes of the title, of which it takes the largest with one line; else it has several.
TITLE, FOLDED = range(40, 23, -2), 32
#: In a room lower than this the title is no larger than this, and what is said below it stands on
#: one line, without full stops: the height is the winner's.
LOW_ROOM, LOW_TITLE, STOP = 560, 30, re.compile(r"[.\u3002]$")
#: Where the cards come from, and are gathered.
PACKS = "deck", "stock"
#: Everything grows on a table larger than this.
USUAL = 1280, 720
#: The winner's colours on pale cloths: of words, and of numbers and titles.
UMBER, BRONZE = QColor("#1c1206"), QColor("#451c02")


class _Gathered(NamedTuple):
    """A card that goes back into the pack.

    Attributes:
        face, back: what it looks like; the same if it lies face down.
        corner: of these pictures, from its middle.
        middle, size, angle: how it lay.
        shrinks: how large it is in the pack, as a part of that.
    """

    face: QPixmap
    back: QPixmap
    corner: QPointF
    middle: QPointF
    size: float
    shrinks: float
    angle: float


class _Lay(NamedTuple):
    """The table before it is cleared for the winner.

    Attributes:
        picture: what it looked like.
        faces: whose face was where.
        cards: by number, where the middle of each of the winner's cards was, its height and lean.
        others: all other cards, the lowest first.
        pack: where these are gathered.
    """

    picture: QPixmap
    faces: list[tuple[PlateSpot, PlateWords, QRectF]]
    cards: dict[int, tuple[QPointF, float, float]]
    others: list[_Gathered]
    pack: QPointF


class Ranking(QFrame):
    """Comes over the table a moment after the last card; a click or its key shows the table again.

    Attributes:
        came: it has appeared.
        went: it shows the table again, or is about to: what was cleared away comes back.
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
        self._lay: _Lay | None = None
        #: By seat what somebody's face looked like, and looks like now.
        self._faces: dict[int, tuple[QPixmap, QPixmap]] = {}
        self._clearing = QVariantAnimation(self, startValue=0.0)  # milliseconds at normal speed
        self._clearing.valueChanged.connect(self._cleared)
        self._clearing.finished.connect(self._there)
        self._striking = QVariantAnimation(self, startValue=0.0)
        self._striking.valueChanged.connect(self._struck)
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.timeout.connect(self.stood)
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title, self._detail = PlainLabel(alignment=middle), PlainLabel(alignment=middle)
        self._title.setWordWrap(True)
        self._detail.setWordWrap(True)
        self._rows = Podium(theme, match)
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
        in_line = " · ".join(STOP.sub("", words) for words in self._details)
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
            self._clearing.stop()
            self._leave_table()
        elif not self._seen:
            self._seen = True
            self._won = view.seat is None or view.seat in view.outcome.winners
            with ruled(self._match.game.id):
                self._trophy = self._match.game.table().trophy(view)
            self._rows.cards = self._trophy.cards
            if any(chip.silent for chip in self._scene.model.layout.chips):
                self._rows.chips = self._scene.things.draw
            self._clearing.setEndValue(self._slammed + durations.SUN if self._won else self._laid)
            self._refresh()
            self._clearing.setDuration(round(self._clearing.endValue() * speed.value))
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

    @property
    def over(self) -> bool:
        """Whether the table lies below it, and is not just coming back."""
        return self.isVisible() and not self._leaves

    @property
    def _leaves(self) -> bool:
        return self._clearing.direction() == QVariantAnimation.Direction.Backward

    def toggle(self) -> None:
        """Show the ranking, or hide it to show the table."""
        self._delay.stop()
        if self.over:
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
        still = not scene.animated or scene.calm or not scene.speed.value
        self._lay = None if still else self._lying()
        self._faces.clear()
        self._clearing.stop()
        self._turn_round()
        self._clearing.setDuration(round(self._clearing.endValue() * scene.speed.value))
        self._clearing.setCurrentTime(0)
        self._cleared()  # or words would stand there for a moment already
        self._stand()
        self.show()
        self.raise_()
        if not still:
            self._clearing.start()
        else:
            self._strike()
        if HANDS.wait:
            self._stands.start(durations.STANDS)
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
        """Have what lay on the table come back, sooner than it went; at once if asked again."""
        scene, known = self._scene, self._leaves
        self._clearing.stop()
        self._striking.stop()
        self._stands.stop()
        if known or not scene.animated or scene.calm or not scene.speed.value:
            self._leave_table()
        else:
            self._faces.clear()
            self._lay = self._lying()
            self._clearing.setDirection(QVariantAnimation.Direction.Backward)
            walked = float(durations.LEAVES + durations.CLEARED)
            # What was written and laid down goes fast, so that people have time for their way.
            self._clearing.setKeyValueAt((walked / self._clearing.endValue()) ** 0.5, walked)
            self._clearing.setDuration(round(durations.RETURNS * scene.speed.value))
            self._clearing.start()
        if not known:
            self.went.emit()

    def _leave_table(self) -> None:
        self._turn_round()
        self._lay = None
        self.hide()

    def _turn_round(self) -> None:
        """What is shown next is again how the table is cleared."""
        if self._leaves:
            self._clearing.setDirection(QVariantAnimation.Direction.Forward)
            self._clearing.setKeyValues([(0.0, 0.0), (1.0, self._clearing.endValue())])

    def _there(self) -> None:
        """All is where it belongs: here, or on the table."""
        if self._leaves:
            self._leave_table()
        else:
            self._strike()

    def _lying(self) -> _Lay:
        scene, draw, seen = self._scene, self._scene.things.draw, self._table.viewportTransform()
        faces = []
        for (spot, *words), item in scene.things.items.values():
            if isinstance(spot, PlateSpot) and draw is not None and item.isVisible():
                box = face_box(draw, spot, words[0], scene.scale)
                faces.append((spot, words[0], (item.sceneTransform() * seen).mapRect(box)))
        cards, left = {}, list[str | None](self._trophy.cards)
        others, layout = [], scene.model.layout
        anchors = (layout.anchors[zone] for zone in PACKS if zone in layout.anchors)
        x, y, high = next(anchors, (0.0, 0.0, 1.0))  # a plug-in’s table may have no pack
        pack = seen.map(QPointF(x + scene.pictures.ratio * high / 2, y + high / 2))
        for lies in sorted(layout.cards, key=lambda spot: spot.z):
            if (card := scene.card_item(lies.key)) is None:
                continue
            middle, way = card.transformOriginPoint(), card.sceneTransform() * seen
            lay = way.map(middle)
            if lies.face and lies.face in left:
                number = left.index(lies.face)
                left[number] = None
                cards[number] = lay, lies.h * seen.m11(), card.rotation()
                continue
            back = scene.pictures.card(CardStyle(None, lies.h))
            face = card.pixmap()
            pictures = face, back if lies.face else face
            corner, less = card.offset() - middle, high / lies.h
            others.append(_Gathered(*pictures, corner, lay, seen.m11(), less, card.rotation()))
        return _Lay(self._table.grab(), faces, cards, others, pack)

    @property
    def _now(self) -> float:
        """How long the table has been cleared for, in milliseconds at normal speed."""
        return math.inf if self._lay is None else float(self._clearing.currentValue())

    @property
    def _gone(self) -> float:
        """How much of their way people have behind them: they set out on a bare cloth."""
        return GOES.valueForProgress(max(0.0, self._now - durations.LEAVES) / durations.CLEARED)

    def _late(self, number: int) -> float:
        """How much later than people one of the winner's cards sets out: for who has won they are
        laid down one after the other.
        """
        most = durations.LANDS_LIMIT / max(1, len(self._trophy.cards) - 1)
        return number * min(durations.LANDS, most) if self._won else 0.0

    @property
    def _laid(self) -> float:
        """When people stand and the winner's cards lie there, and all is written round them."""
        cards = len(self._trophy.cards)
        laid = self._late(cards - 1) + durations.SETTLED if self._won and cards else 0.0
        return float(durations.LEAVES + durations.CLEARED + laid)

    @property
    def _slammed(self) -> float:
        """When the title of who has won has come down."""
        return self._laid + durations.SLAMS

    def _cleared(self) -> None:
        """Show the table cleared as far as it is."""
        rows, now, lay = self._rows, self._now, self._lay
        rows.seen = min(1.0, max(0.0, 1 - (self._laid - now) / durations.YIELDS))
        struck = now >= self._slammed + durations.SLAMS if self._won else rows.seen
        for words, seen in ((self._title, struck), (self._detail, rows.seen)):
            words.setStyleSheet(f"color: {self._ink(words, seen)};")
        if lay is not None and now >= self._clearing.endValue() and not self._leaves:
            self._lay = lay = None
        rows.coming = {spot.seat for spot, *_ in lay.faces} if lay else set()
        cards = range(len(self._trophy.cards)) if self._won else lay.cards if lay else ()
        rows.cards_coming = set(cards) if lay else set()
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
        self._cleared()
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
        view, scene, t = self._table, self._scene, self._gone
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
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._won:
            risen = min(1.0, max(0.0, self._now - self._slammed) / durations.SUN)
            self._shine(painter, middle, RISES.valueForProgress(risen))
        if self._lay is not None:
            self._leave(painter, self._lay, t)
            if self._won:
                self._slam(painter)
        painter.end()

    def _leave(self, painter: QPainter, lay: _Lay, t: float) -> None:
        """Let all but people and cards fade where it lies; then cards are gathered, people and the
        winner's cards come to where they stand, these over the faces.
        """
        rows = self._rows
        self._gather(painter, lay)
        for face in lay.faces:
            self._travel(painter, *face, t)
        for number in sorted(rows.cards_coming):
            if rows.lies(number)[1]:
                self._land(painter, number, lay.cards.get(number))
        painter.setOpacity(max(0.0, 1 - self._now / durations.LEAVES))
        painter.drawPixmap(0, 0, lay.picture)

    def _gather(self, painter: QPainter, lay: _Lay) -> None:
        """Show all other cards on their way to the pack, and the pack as it goes."""
        rests = durations.CLEARED - durations.YIELDS
        now = max(0.0, self._now - durations.LEAVES)
        t = GOES.valueForProgress(min(1.0, now / rests))
        painter.setOpacity(max(0.0, min(1.0, 1 - (now - rests) / durations.YIELDS)))
        for card in lay.others:
            painter.resetTransform()
            painter.translate(card.middle + (lay.pack - card.middle) * t)
            painter.rotate(card.angle * (1 - t))
            size = card.size * (1 + (card.shrinks - 1) * t)
            turned = 1.0 if card.face is card.back else max(0.02, abs(math.cos(math.pi * t)))
            painter.scale(size * turned, size)
            painter.drawPixmap(card.corner, card.face if t < 0.5 else card.back)
        painter.resetTransform()

    def _land(
        self, painter: QPainter, number: int, lay: tuple[QPointF, float, float] | None
    ) -> None:
        """Show a winner's card on its way from where it ``lay``, if it did; beside who has won it
        is held for a moment, and laid down.
        """
        rows, now = self._rows, self._now - self._late(number) - durations.LEAVES
        place, height, angle = rows.lies(number)
        middle = place + rows.pos()
        down = min(1.0, max(0.0, now - durations.CLEARED) / durations.SETTLED)
        high = height * (HELD + (1 - HELD) * down**2) if self._won else height
        painter.setOpacity(1.0)
        if lay is None:
            painter.setOpacity(down)
        elif (t := GOES.valueForProgress(max(0.0, now) / durations.CLEARED)) < 1:
            way = middle - lay[0]
            middle = lay[0] + way * t
            high, angle = lay[1] + (high - lay[1]) * t, lay[2] + (angle - lay[2]) * t
        rows.card(painter, number, middle, high, angle)

    def _slam(self, painter: QPainter) -> None:
        """Show the title as it comes down, and jolts."""
        title, since = self._title, (self._now - self._slammed) / durations.SLAMS
        down = min(1.0, 1 + since)
        if down <= 0 or since >= 1:
            return
        jolts = max(0.0, since)
        jolt = self._theme.px(JOLTS) * math.sin(2 * math.pi * jolts) * (1 - jolts)
        box = QRectF(title.geometry())
        painter.translate(box.center() + QPointF(0, jolt))
        painter.scale(*[LARGE + (1 - LARGE) * down**2] * 2)
        painter.translate(-box.center())
        painter.setOpacity(down)
        painter.setFont(title.font())
        painter.setPen(self._rows.gilt)
        wrap = Qt.TextFlag.TextWordWrap
        painter.drawText(box, int(title.alignment() | wrap), QLabel.text(title))

    def _travel(
        self, painter: QPainter, spot: PlateSpot, words: PlateWords, lay: QRectF, t: float
    ) -> None:
        """Show a face on its way, which comes to look as it does there."""
        rows, draw = self._rows, self._scene.things.draw
        there = rows.faces()[spot.seat]
        if t >= 1:
            painter.setOpacity(1.0)
            rows.face(painter, spot.seat, there.translated(rows.pos()))
        if draw is None or t >= 1:
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

    def _shine(self, painter: QPainter, middle: QPointF, risen: float) -> None:
        """Rays behind the winner, as woodcuts have them at sunrise, as far as it has risen."""
        far = math.hypot(self.width(), self.height()) * risen
        light = QRadialGradient(middle, 0.6 * far)
        colour = PALE_RAY if self._pale else RAY
        light.setColorAt(0, colour)
        light.setColorAt(1, QColor(colour.red(), colour.green(), colour.blue(), 0))
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
