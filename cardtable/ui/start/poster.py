"""A game on the start page: a poster with a fan of its cards, its name, and the ways to play it."""

from __future__ import annotations

import functools

from PySide6.QtCore import (
    QEasingCurve,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QWidget

from cardtable.art import fonts
from cardtable.art.render import Renderer
from cardtable.files import read_regular
from cardtable.games import package_of
from cardtable.games.resources import leave_out, resource
from cardtable.models.catalogue import GameRole
from cardtable.phrases.lists import headed, labelled, one_after_the_other
from cardtable.translation import _, pgettext
from cardtable.ui import durations
from cardtable.ui.start.looks import (
    cards_of,
    faces_of,
    fan_height,
    look_of,
    paint_fan,
    paint_gilt,
    paint_ground,
)
from cardtable.ui.start.tile import Tile
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.haste import HANDS
from cardtable.ui.widgets.icons import icon, picture
from cardtable.ui.widgets.labels import PlainLabel, tip_text
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import Theme

#: The size that a poster is drawn for, at the usual zoom; larger and smaller ones are scaled.
DRAWN = QSize(308, 480)
#: How far the poster in hand is lifted; how far its slip of paper stands out above it.
LIFT, OUT = 12, 4
_ROUND = 12
#: The first character beyond the Latin letters.
_LATIN = 0x250
#: The smallest and largest scale of a poster's type.
_SMALL, _LARGE = 0.68, 1.5
#: A slip with more letters hangs at the left; the part of the width that it leaves free.
_SHORT, _BESIDE = 4, 0.78
#: Sizes of who plays and how long, and what stands between the two.
_FACTS = (
    (14, " · "),
    (13, " · "),
    (12, " · "),
    (13, "\n"),
    (12, "\n"),
    (11, "\n"),
    (10, "\n"),
)
_GILT = QColor("#f3d79c")
_PAPER, _INK, _SOFT = QColor("#f6eedc"), QColor("#1c1815"), QColor(246, 238, 220, 190)


class _Way(KeyButton):
    """A button of a poster: with the focus on it, the poster is taken in hand.

    Attributes:
        reached: the focus has come to it.
        shifted: Shift was held when it was pressed last.
    """

    reached = Signal()
    shifted = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus has come."""
        super().focusInEvent(event)
        self.reached.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note whether Shift is held."""
        self.shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Note whether Shift is held."""
        self.shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().keyPressEvent(event)


class PlayButton(_Way):
    """Is seen on the poster in hand only: the others say there who plays, and how long."""

    lit = False

    def light(self, lit: bool) -> None:
        """Come, or go; a press that is too soon after that does nothing."""
        self.lit = lit
        self.mean(lit)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button if it is there."""
        if self.lit:
            super().paintEvent(event)


class Poster(Tile):
    """One game.

    Attributes:
        game: its id.
        taken: it should be the poster in hand.
        moved: it is being lifted or laid down.
        quick: start a match at once.
        chosen: set up a match.
        rules: show its rules.
        lessons: offer its first hands.
        pace: the factor on how long it takes to be lifted; 0 for at once.
        facts_size: the place in their sizes of who plays and how long.
    """

    taken = Signal()
    moved = Signal()
    quick = Signal()
    chosen = Signal()
    rules = Signal()
    lessons = Signal()
    pace = 1.0
    facts_size = 0

    def __init__(
        self, theme: Theme, index: QModelIndex, renderer: Renderer, parent: QWidget | None = None
    ) -> None:
        """``index``: the game's index in the catalogue."""
        super().__init__(parent)
        self._index = QPersistentModelIndex(index)
        self.game: str = index.data(GameRole.ID)
        self._theme, self._renderer = theme, renderer
        self.look = look_of(self.game, index.row())
        self._picture = b"" if self.look.faces else tile_picture(self.game)
        self._place = QRect()
        self._back: tuple[object, QPixmap] | None = None
        self._whole: tuple[object, QPixmap] | None = None
        self._words_top = 0
        self.slip = self._facts = self._rating = ""
        self.in_hand = self._hit = self._beside = False
        self._name = PlainLabel("", self)
        self._line = PlainLabel("", self, Qt.AlignmentFlag.AlignTop, wrap=True)
        self.play = PlayButton(theme, "primary", self)
        self.wheel, self._learn, self._rules = (_Way(theme, "round", self) for _sign in range(3))
        self.wheel.hide()
        self._learn.setVisible(index.data(GameRole.LESSONS))
        self.play.clicked.connect(self._played)
        self.wheel.clicked.connect(self.chosen)
        self._learn.clicked.connect(self.lessons)
        self._rules.clicked.connect(self.rules)
        for way in self.stops():
            way.reached.connect(self.taken)
        self._rise = QVariantAnimation(self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self._lift)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        renderer.ready.connect(self._forget)

    def stops(self) -> list[_Way]:
        """The widgets that Tab stops at, in reading order."""
        return [self.play, self.wheel, self._learn, self._rules]

    @property
    def title(self) -> str:
        """The game's name."""
        return self._name.text()

    # -- looks and words -------------------------------------------------------------------------
    def apply_theme(self, theme: Theme) -> None:
        self._theme = wood = theme.on_wood()
        for way, sign in zip(self.stops()[1:], ("gear", "bulb", "book"), strict=True):
            way.setIcon(icon(sign, wood.colours.ink, theme.px(18), self.devicePixelRatioF()))
        for way in self.stops():
            way.apply_theme(wood)
        self._name.setStyleSheet("color: #fff6e4;")
        self._line.setStyleSheet("color: #f1e8d5;")
        self._forget()

    def retranslate(self) -> None:
        self._name.setText(self._index.data())
        self._line.setText(self._index.data(GameRole.TAGLINE))
        self._facts = self._index.data(GameRole.DURATION)
        self._rating = self._index.data(GameRole.RATING)
        native = self._index.data(GameRole.NATIVE)
        # In a window in its own script the title says it already.
        self.slip = native if all(ord(letter) < _LATIN for letter in self.title) else ""
        fonts.load_for(self.slip)
        key = str(self._index.row() + 1) if self._index.row() < 9 else ""
        self.play.set_words(pgettext("start page", "Play"), key)
        self.play.setAccessibleName(_("Play {game}", game=self.title))
        at_once = _("Deals at once. Hold Shift to set up the match first.")
        self.play.setToolTip(tip_text(at_once))
        for way, text in zip(
            self.stops()[1:], (_("New match with settings"), _("Tutorial"), _("Rules")), strict=True
        ):
            way.setToolTip(text)
            way.setAccessibleName(labelled(text, self.title))
        facts = " · ".join(filter(None, (self._facts, self._rating)))
        self.play.setAccessibleDescription(
            one_after_the_other(self._line.text(), headed(facts, at_once))
        )
        self._forget()

    def _forget(self) -> None:
        self._whole = None
        self.update()

    # -- in hand ---------------------------------------------------------------------------------
    def take(self, in_hand: bool) -> None:
        """Lift it, or lay it down."""
        if in_hand == self.in_hand:
            return
        self.in_hand = in_hand
        self.play.light(in_hand)
        self.wheel.setVisible(in_hand)
        if in_hand:
            self.raise_()
        self._rise.stop()
        if self.isVisible() and self.pace:
            self._rise.setStartValue(self.opened)
            self._rise.setEndValue(float(in_hand))
            self._rise.setDuration(round(durations.POSTER * self.pace))
            self._rise.start()
        else:
            self._lift(float(in_hand))

    def rest(self) -> None:
        """Be lifted, or laid down, by now."""
        if self._rise.state() == QVariantAnimation.State.Running:
            self._rise.setCurrentTime(self._rise.duration())

    def _lift(self, opened: float) -> None:
        self.opened = opened
        self.setGeometry(self._lifted())
        self.update()
        self.moved.emit()

    def _lifted(self) -> QRect:
        up = round(self._theme.px(LIFT) * self.opened)
        return self._place.adjusted(0, -self._theme.px(OUT) - up, 0, -up)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Take it in hand."""
        super().enterEvent(event)
        self.taken.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the picture of the poster in hand is one on *Play*."""
        HANDS.press(event)
        self._hit = event.button() == Qt.MouseButton.LeftButton and (
            self.in_hand and self.play.stood()
        )
        self.play.shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.taken.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Play, if it was pressed and the mouse is still on it."""
        HANDS.act()
        if self._hit and self.rect().contains(event.position().toPoint()):
            self.play.click()
        self._hit = False

    def _played(self) -> None:
        shifted, self.play.shifted = self.play.shifted, False
        (self.chosen if shifted else self.quick).emit()

    # -- layout ----------------------------------------------------------------------------------
    def _scale(self, size: QSize) -> float:
        px = self._theme.px
        fits = min(size.width() / px(DRAWN.width()), size.height() / px(DRAWN.height()) * 1.1)
        return max(_SMALL, min(_LARGE, fits))

    def _pad(self, size: QSize) -> int:
        return self._theme.px(max(11, 22 * self._scale(size)))

    def line_height(self, size: QSize, less: int) -> int:
        """The height that its line needs on a poster of this size, in type so much smaller."""
        self._line.setFont(self._theme.font(max(13, round(15 * self._scale(size)) - less)))
        return self._line.heightForWidth(size.width() - 2 * self._pad(size))

    def fit(self, place: QRect, line_high: int) -> None:
        """Take a place; its line has a height that is the same for all posters."""
        px, size, scale = self._theme.px, place.size(), self._scale(place.size())
        pad, out = self._pad(size), px(OUT)
        room, gap = size.width() - 2 * pad, px(6)
        signs = [way for way in self.stops()[1:] if way is self.wheel or not way.isHidden()]
        side = self._rules.sizeHint().width()
        taken = len(signs) * (side + gap)
        for tight in (False, True):
            self.play.tight = tight
            least = self.play.sizeHint()
            beside = self._beside = taken + least.width() <= room
            if beside:
                break
        y = size.height() + out - px(max(10, 20 * scale))
        x = size.width() - pad - taken + gap
        high = max(side, least.height()) if beside else side
        for way in signs:
            way.setGeometry(x, y - (high + side) // 2, side, side)
            x += side + gap
        y -= high if beside else side + gap + least.height()
        wide = max(min(room - taken, px(190)) if beside else room, least.width())
        down = (high - least.height()) // 2 if beside else 0
        self.play.setGeometry(pad, y + down, wide, least.height())
        y -= line_high + px(8 * scale)
        self._line.setGeometry(pad, y, room, line_high)
        pixels = max(17, round(31 * scale))
        while True:
            self._name.setFont(self._theme.title(pixels))
            needed = self._name.sizeHint()
            if needed.width() <= room or pixels <= 12:
                break
            pixels -= 1
        y -= needed.height()
        self._name.setGeometry(pad, y, room, needed.height())
        self._words_top = y - out
        if place.size() != self._place.size():
            self._back = None
        self._place = place
        self.setGeometry(self._lifted())
        self._forget()

    @property
    def place(self) -> QRectF:
        """Where its paper lies in its parent now."""
        return QRectF(self.geometry().adjusted(0, self._theme.px(OUT), 0, 0))

    def _facts_room(self) -> QRect:
        room = self.play.geometry()
        if self._beside:
            room.setRight(self.wheel.geometry().right())
        return room

    def facts_fit(self) -> int:
        """The place in their sizes of the largest in which all facts can be read."""
        room = self._facts_room().size()

        def fits(place: int) -> bool:
            pixels, rows = _FACTS[place]
            metrics = QFontMetrics(self._theme.font(pixels))
            needed = metrics.size(0, self._facts.replace(" · ", rows))
            return needed.width() <= room.width() and needed.height() <= room.height()

        return next(filter(fits, range(len(_FACTS))), len(_FACTS) - 1)

    # -- painting --------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it; while it rests, from one picture."""
        ratio = self.devicePixelRatioF()
        key = self.size(), ratio, self.opened, self._words_top, self.in_hand
        painter = QPainter(self)
        if self._whole is not None and self._whole[0] == key:
            painter.drawPixmap(0, 0, self._whole[1])
        elif 0.0 < self.opened < 1.0:
            self._paint(painter, ratio)
        else:
            whole = self._blank(ratio)
            on_whole = QPainter(whole)
            self._paint(on_whole, ratio)
            on_whole.end()
            self._whole = key, whole
            painter.drawPixmap(0, 0, whole)
        painter.end()

    def _blank(self, ratio: float) -> QPixmap:
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    @property
    def paper(self) -> QRectF:
        """Where its paper lies in it: a slip stands out above it."""
        return QRectF(self.rect().adjusted(0, self._theme.px(OUT), 0, 0))

    @property
    def fan(self) -> tuple[QPointF, float]:
        """Where the middle of its fan is, and how high the cards are."""
        box, room = self.paper, self._words_top
        high = min(fan_height(self.look, box.width() * 0.985), room * 0.66)
        return QPointF(box.center().x(), box.top() + room * 0.615), high

    @property
    def corner(self) -> float:
        """The radius of its corners."""
        return self._theme.px(_ROUND)

    @property
    def blank(self) -> QPixmap:
        """Its ground alone."""
        return self._back[1] if self._back is not None else self.grab()

    def without_cards(self) -> QPixmap:
        """A picture of it without its fan."""
        cards, self.cards, self._whole = self.cards, (), None
        picture = self.grab()
        self.cards, self._whole = cards, None
        return picture

    def _paint(self, painter: QPainter, ratio: float) -> None:
        px, box = self._theme.px, self.paper
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        unit = min(box.width() / 411, self._words_top / 420)
        centre, high = self.fan
        faces = faces_of(self.look, self._renderer, high, ratio)
        # Cards and pattern come together, a moment after the page: it stands there at once.
        whole = bool(faces) or not self.look.faces
        key = ratio, whole, sum(face.cacheKey() for face in faces)
        if self._back is None or self._back[0] != key:
            back = self._blank(ratio)
            on_back = QPainter(back)
            on_back.setRenderHint(QPainter.RenderHint.Antialiasing)
            on_back.setClipPath(_rounded(box, px(_ROUND)))
            paint_ground(on_back, box, self.look, unit, self._words_top * 0.56, whole)
            on_back.end()
            self._back = key, back
            self.cards = cards_of(faces, high, ratio)
        painter.drawPixmap(0, 0, self._back[1])
        inner = box.adjusted(*(s * px(5) for s in (1, 1, -1, -1)))
        paint_gilt(painter, inner, px(_ROUND - 4), max(1.2, 1.6 * unit), self.opened)
        painter.save()
        painter.setClipPath(_rounded(box, px(_ROUND)))
        if self._picture:
            self._paint_picture(painter, box, ratio)
        paint_fan(painter, self.look, self.cards, centre, high, self.opened)
        shade = QLinearGradient(0, self._words_top * 0.86 + box.top(), 0, box.bottom())
        deep = QColor(self.look.dark).darker(150)
        for part, alpha in ((0.0, 0), (0.34, 205), (1.0, 245)):
            deep.setAlpha(alpha)
            shade.setColorAt(part, deep)
        painter.fillRect(box, shade)
        painter.restore()
        self._paint_facts(painter)
        self._paint_slip(painter, box, unit)
        self._paint_rating(painter, inner)

    def _paint_picture(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        """The picture that a plug-in game brings."""
        room = QRectF(box.left(), box.top(), box.width(), self._words_top)
        wide = max(room.width(), room.height() * 560 / 384)
        shown = picture(self._picture, wide, wide * 384 / 560, ratio)
        size = shown.deviceIndependentSize()
        left, top = (room.width() - size.width()) / 2, (room.height() - size.height()) / 2
        painter.drawPixmap(room.topLeft() + QPointF(left, top), shown)

    def _paint_facts(self, painter: QPainter) -> None:
        """Who plays, and how long, where *Play* is on the poster in hand."""
        if self.in_hand:
            return
        room = self._facts_room()
        pixels, rows = _FACTS[self.facts_size]
        font, facts = self._theme.font(pixels), self._facts.replace(" · ", rows)
        painter.setPen(_SOFT)
        painter.setFont(font)
        where = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, where, facts)

    def _paint_rating(self, painter: QPainter, inner: QRectF) -> None:
        """The player's rating, in the corner that the slip leaves free, if there is room for it."""
        pad = self._theme.px(12)
        room = inner.adjusted(pad, 0, -pad, 0)
        room.setTop(inner.top() + pad * 0.7)
        right = len(self.slip) > _SHORT
        free = room.width() * _BESIDE  # one size on all posters, with a slip and without
        for pixels in (14, 13, 12, 11):
            font = self._theme.font(pixels, 600, tabular=True)
            if QFontMetrics(font).horizontalAdvance(self._rating) <= free:
                painter.setPen(_GILT)
                painter.setFont(font)
                edge = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
                painter.drawText(room, edge | Qt.AlignmentFlag.AlignTop, self._rating)
                break

    def _paint_slip(self, painter: QPainter, box: QRectF, unit: float) -> None:
        """The game's name in its own script, from top to bottom on a slip of paper."""
        if not self.slip:
            return
        scale = max(0.62, min(1.4, unit * 411 / self._theme.px(DRAWN.width())))
        font = self._theme.font(max(13, round(16 * scale)), 700)
        step = QFontMetrics(font).height() * 0.9
        wide, high = step * 1.45, step * (len(self.slip) + 0.85)
        left = box.left() + wide * 0.6 if len(self.slip) > _SHORT else box.right() - wide * 1.6
        paper = QRectF(left, 0, wide, high)
        drop_shadow(painter, paper, 3, 5 * scale)
        painter.setBrush(_PAPER)
        painter.drawRoundedRect(paper, 3, 3)
        painter.setPen(_INK)
        painter.setFont(font)
        for k, letter in enumerate(self.slip):
            cell = QRectF(left, step * (k + 0.42), wide, step)
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, letter)


def _rounded(box: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


#: The name of its file.
NAME = "tile.svg"


@functools.cache
def tile_picture(game: str) -> bytes:
    """The picture of a plug-in game; empty if it has none or it cannot be shown."""
    file = resource(game, NAME) if package_of(game) else None
    if file is None:
        return b""
    from cardtable.art.deck import MAX_FACE_BYTES
    from cardtable.art.safe_svg import reason_against

    try:
        data = read_regular(file, MAX_FACE_BYTES + 1)
        reason = reason_against(data)
    except OSError as error:
        reason = f"can’t be read ({error.strerror})"
    if reason:
        leave_out(game, NAME, reason)
        return b""
    return data
