"""Cards as they lie on the table: the face with its shadow, tick, hint, dimming and signs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import Renderer
from cardtable.ui import durations
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme

#: Pictures kept; each is one card in one state.
KEPT = 400
#: Pictures of faces that are not sharp yet, kept until they are.
ROUGH = 80
#: Shadows kept, one for each height.
GROUNDS = 16
#: How far a card's wide and its near shadow are blurred, as parts of its height.
FAR, NEAR = 0.04, 0.018
#: What lies over a card that cannot help, or is beaten: shade, as if it lay away from the lamp; and
#: how deep.
SHADE, SHADED = "#9a948c", 0.42
#: Size changes in quick succession that are still rendered sharply at once.
FIRST_SIZES = 2


@dataclass(frozen=True, slots=True)
class CardStyle:
    """Everything that decides how a card looks.

    Attributes:
        face: its code, or ``None`` for the back.
        height: in device-independent pixels.
        dim: how deep it lies in the shade, 0 to 1.
        mark: small sign on it: ``eye``, ``kitty`` or ``seatN``.
        selected: whether it has a tick.
        hinted: whether it has a bulb.
        focused: whether it has the focus ring.
    """

    face: str | None
    height: float
    dim: float = 0.0
    mark: str = ""
    selected: bool = False
    hinted: bool = False
    focused: bool = False


class CardPictures(QObject):
    """Pictures of one deck's cards in one theme.

    Attributes:
        ready: sharper pictures are available; ask again.
        focus: the colour of the focus ring.
    """

    ready = Signal()

    def __init__(self, deck: Deck, variant: Variant, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deck, self.variant = deck, variant
        self.renderer = Renderer(self)
        self.renderer.ready.connect(self._refresh)
        self._theme = Theme()
        self.focus = QColor("#cfe0ff")
        self._pixel_ratio = 1.0
        self._made: OrderedDict[CardStyle, QPixmap] = OrderedDict()
        self._rough: dict[CardStyle, QPixmap] = {}
        self._grounds: dict[float, QPixmap] = {}
        self._sizes = 0
        self._shown: list[tuple[str | None, float]] = []
        #: The deck and its variant, with the height and pixel ratio to render all of it at.
        self._whole: tuple[tuple[Deck, Variant], tuple[float, float]] | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(durations.RESIZE_SETTLE)
        self._settle.timeout.connect(self._settled)
        #: Renders the whole deck at another size, once nothing is moving that it could disturb.
        self._ahead = QTimer(self)
        self._ahead.setSingleShot(True)
        self._ahead.setInterval(durations.DECK_RENDERED)
        self._ahead.timeout.connect(self._ask_deck)

    @property
    def ratio(self) -> float:
        """Width of a card over its height."""
        return self.deck.ratio

    def apply_theme(self, theme: Theme, focus: QColor, pixel_ratio: float) -> None:
        """Apply another look; every picture is composed anew."""
        self._theme, self.focus = theme, focus
        self._pixel_ratio = pixel_ratio
        self._forget()

    def use(self, deck: Deck, variant: Variant) -> None:
        """Use another deck, or another variant of it."""
        if (self.deck, self.variant) == (deck, variant):
            return
        self.deck, self.variant = deck, variant
        self._forget()
        self.ready.emit()

    def resizing(self) -> None:
        """Note that the table's size changed; while it keeps changing, nothing is rendered."""
        self._sizes = self._sizes + 1 if self._settle.isActive() else 1
        self._settle.start()

    def prepare(self, spots: Iterable[tuple[str | None, float]]) -> None:
        """Render faces before they are asked for: those laid out, then the whole deck.

        ``spots`` are faces with their heights. The deck is rendered at the largest of them, so that
        a card drawn or turned later is ready when it comes: at once the first time, some seconds
        later at any further size, as scaled pictures stand in until then.
        """
        shown = self._shown = list(dict.fromkeys(spots))
        if not shown or (self._settle.isActive() and self._sizes > FIRST_SIZES):
            return  # once the size has settled
        for face, height in shown:
            self._ask(face, height)
        before, self._whole = (
            self._whole,
            (
                (self.deck, self.variant),
                (max(height for _, height in shown), self._pixel_ratio),
            ),
        )
        if before is None or before[0] != self._whole[0]:
            self._ask_deck()
        elif before[1] != self._whole[1]:
            self._ahead.start()

    def _ask_deck(self) -> None:
        if self._whole is not None:
            for face in (None, *self.deck.cards):
                self._ask(face, self._whole[1][0], ahead=True)

    def _ask(self, face: str | None, height: float, ahead: bool = False) -> None:
        path = self.deck.picture(face, self.variant)
        width, high = self._pixels(height)
        self.renderer.ask(path, width, high, ahead)

    def _pixels(self, height: float) -> tuple[int, int]:
        """Width and height of a face in physical pixels."""
        high = round(height * self._pixel_ratio)
        return round(high * self.ratio), high

    @property
    def sharp(self) -> bool:
        """Whether cards are drawn, and all of them sharp; others may still be rendered ahead."""
        return bool(self._made) and not self._rough

    @property
    def busy(self) -> bool:
        """Whether pictures will still get sharper."""
        return self._settle.isActive() or self.renderer.busy

    def wait(self) -> None:
        """Wait until all pictures are sharp."""
        if self._settle.isActive():
            self._settle.stop()
            self._settled()
        self.renderer.wait()

    def _forget(self) -> None:
        self._made.clear()
        self._rough.clear()
        self._grounds.clear()

    @staticmethod
    def margin(height: float) -> float:
        """Room for the shadow and the focus ring on every side."""
        return 5.0 + round(height * (FAR + 0.028))

    @staticmethod
    def headroom(height: float) -> float:
        """Room for tick and bulb above the card."""
        return 20.0

    def face_box(self, height: float) -> QRectF:
        """The face's box, relative to the picture's corner: on whole pixels, so it is sharp."""
        ratio, margin = self._pixel_ratio, self.margin(height)
        width, high = self._pixels(height)
        left, top = (
            round(edge * ratio) / ratio - edge for edge in (margin, margin + self.headroom(height))
        )
        return QRectF(left, top, width / ratio, high / ratio)

    def card(self, style: CardStyle) -> QPixmap:
        """A card's picture; its corner lies ``margin`` and ``headroom`` outside the card."""
        found = self._made.get(style)
        if found is not None:
            self._made.move_to_end(style)
            return found
        if style in self._rough:
            return self._rough[style]
        pixmap, sharp = self._compose(style)
        if sharp:
            self._made[style] = pixmap
            if len(self._made) > KEPT:
                self._made.popitem(last=False)
        else:
            if len(self._rough) >= ROUGH:
                self._rough.clear()
            self._rough[style] = pixmap
        return pixmap

    def back(self, height: float) -> QPixmap:
        """The back of a card, without its shadow."""
        picture, margin = self.card(CardStyle(None, height)), self.margin(height)
        box = self.face_box(height).translated(margin, margin + self.headroom(height))
        ratio = picture.devicePixelRatio()
        return picture.copy(QRectF(box.topLeft() * ratio, box.size() * ratio).toRect())

    def _settled(self) -> None:
        self._refresh()  # which may lay all of it anew
        self.prepare(self._shown)

    def _refresh(self) -> None:
        self._rough.clear()
        self.ready.emit()

    def _compose(self, style: CardStyle) -> tuple[QPixmap, bool]:
        height, width = style.height, style.height * self.ratio
        margin, head = self.margin(height), self.headroom(height)
        path = self.deck.picture(style.face, self.variant)
        later = self._settle.isActive() and self._sizes > FIRST_SIZES
        face, sharp = self.renderer.picture(path, *self._pixels(height), later)
        full = QPixmap(self._ground(height))
        painter = QPainter(full)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(margin, margin + head)
        box = QRectF(0, 0, width, height)
        radius = self.deck.corner * height
        painter.drawPixmap(self.face_box(height), face, QRectF(face.rect()))
        if self._theme.dark and self.deck.family == "kabu":
            # Black-framed cards lose their outline on dark cloth: a thin paper edge helps.
            painter.setPen(QPen(QColor(246, 238, 220, 120), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        if style.dim:
            shade(painter, box, radius, style.dim)
        if style.focused:
            ringed(painter, box.adjusted(-2, -2, 2, 2), radius + 2, self.focus)
        self._signs(painter, style, box)
        painter.end()
        return full, sharp

    def _ground(self, height: float) -> QPixmap:
        """The shadow of a card; most cards on a table share a few heights."""
        if height in self._grounds:
            return self._grounds[height]
        ratio, width = self._pixel_ratio, height * self.ratio
        margin, head = self.margin(height), self.headroom(height)
        size = width + 2 * margin, height + 2 * margin + head
        ground = QPixmap(*(max(1, round(side * ratio)) for side in size))
        ground.setDevicePixelRatio(ratio)
        ground.fill(Qt.GlobalColor.transparent)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(margin, margin + head)
        painter.setPen(Qt.PenStyle.NoPen)
        box, radius = QRectF(0, 0, width, height), self.deck.corner * height
        # The lamp hangs above left: a wide faint shadow, a near one, a narrow one.
        for blur, (dx, dy), depth in (
            (FAR * height, (0.012, 0.028), 0.2),
            (NEAR * height, (0.008, 0.016), 0.3),
            (max(1.2, 0.008 * height), (0.0, 0.0), 0.4),
        ):
            steps = max(2, min(9, round(blur)))
            painter.setBrush(QColor.fromRgbF(0.04, 0.02, 0.015, 1 - (1 - depth) ** (1 / steps)))
            for k in range(steps):
                grow = blur * (1 - 2 * (k + 0.5) / steps)
                shadow = box.translated(dx * height, dy * height + 0.8)
                painter.drawRoundedRect(
                    shadow.adjusted(-grow, -grow, grow, grow),
                    max(1.0, radius + grow),
                    max(1.0, radius + grow),
                )
        painter.end()
        if len(self._grounds) >= GROUNDS:
            self._grounds.clear()
        self._grounds[height] = ground
        return ground

    def _signs(self, painter: QPainter, style: CardStyle, box: QRectF) -> None:
        c = self._theme.colours
        ratio = self._pixel_ratio
        if style.mark in ("eye", "eye_off"):
            # A small card keeps its index free.
            side = min(max(16.0, box.height() * 0.085), box.width() * 0.4)
            disc = QRectF(box.right() - side * 1.2, side * 0.2, side, side)
            painter.setBrush(QColor(16, 12, 10, 235))
            painter.setPen(QPen(QColor(255, 226, 170, 150), 1.2))
            painter.drawEllipse(disc)
            eye = svg_pixmap(f"icons/{style.mark}.svg", side * 0.72, ratio, "#fff6e4")
            painter.drawPixmap(disc.center() - QPointF(side * 0.36, side * 0.36), eye)
        elif style.mark == "kitty":
            # A disc: a diamond would be taken for the suit.
            size = max(5.0, box.height() * 0.03)
            painter.setBrush(c["mark"])
            painter.setPen(QPen(c["mark_line"], 1.5))
            painter.drawEllipse(QPointF(box.left() + size + 5, box.bottom() - size - 5), size, size)
        elif style.mark.startswith("seat"):
            # Below the index: the cards further right leave that in sight.
            side = max(20.0, box.height() * 0.16)
            sign = svg_pixmap(f"table/seat_{style.mark[4:]}.svg", side, ratio)
            painter.drawPixmap(box.topLeft() + QPointF(3, 0.31 * box.height()), sign)
        if style.selected or style.hinted:
            # On the upper edge, clear of the index, where cards further right cover least of it.
            ground = QColor(c.mark) if style.selected else QColor("#ffffff")
            icon = "bulb" if style.hinted else "check"
            self._disc(painter, QPointF(box.left() + 14, box.top() - 8), icon, ground)

    def _disc(self, painter: QPainter, middle: QPointF, icon: str, ground: QColor) -> None:
        painter.setBrush(ground)
        painter.setPen(QPen(QColor("#1c1815"), 1.5))
        painter.drawEllipse(middle, 11, 11)
        sign = svg_pixmap(f"icons/{icon}.svg", 15, self._pixel_ratio, "#1c1815")
        painter.drawPixmap(QPointF(middle.x() - 7.5, middle.y() - 7.5), sign)


def ringed(painter: QPainter, box: QRectF, radius: float, focus: QColor) -> None:
    """Draw a focus ring, cased so that it stands out on whatever it lies: by day mats are dark."""
    casing = QColor(255, 252, 240, 235) if focus.lightness() < 128 else QColor(10, 12, 18, 200)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, wide in ((casing, 6.0), (focus, 3.0)):
        painter.setPen(QPen(ink, wide))
        painter.drawRoundedRect(box, radius, radius)


def shade(painter: QPainter, box: QRectF, radius: float, depth: float = SHADED) -> None:
    """Let shade fall on a card that is painted there, so deep."""
    veil, card = QColor(SHADE), QPainterPath()
    veil.setAlphaF(depth)
    card.addRoundedRect(box, radius, radius)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillPath(card, veil)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
