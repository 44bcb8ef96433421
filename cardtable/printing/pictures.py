"""A card's picture with its bleed: painted in a place on a page, or as a bitmap for print shops."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPdfWriter
from PySide6.QtSvg import QSvgRenderer

from cardtable.art.ink_device import print_face
from cardtable.printing.stock import BLEED, Print, Rect, Stock
from cardtable.translation import message

#: Width in pixels of the small picture in which colours are counted.
_LOOK = 160


class NotPrinted(Exception):
    """Something cannot be printed. One sentence."""


def text_of(card: Print) -> str:
    """Return the SVG of a card.

    Raises:
        NotPrinted: if it cannot be read.
    """
    try:
        return card.path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise NotPrinted(message("{name} can’t be read.", name=card.path.name)) from error


class CardPrint:
    """One card's picture, ready to be painted with its bleed.

    Attributes:
        edge: the colour at its edge, which continues into the bleed.
        ground: its most frequent colour.
    """

    def __init__(self, card: Print, stock: Stock, svg: str = "") -> None:
        """``svg`` replaces the card's own file, for instance with one of its plates.

        Raises:
            NotPrinted: if it cannot be drawn.
        """
        self._renderer = QSvgRenderer(QByteArray((svg or text_of(card)).encode()))
        if not self._renderer.isValid():
            raise NotPrinted(message("The picture {name} can’t be drawn.", name=card.path.name))
        self._stock = stock
        self.edge, self.ground = self._colours()

    def _colours(self) -> tuple[QColor, QColor]:
        w, h = self._stock.size
        image = QImage(_LOOK, round(_LOOK * h / w), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        self._renderer.render(painter, QRectF(image.rect()))
        painter.end()
        inset = round((self._stock.hair + 0.4) / w * _LOOK)
        width, height = image.width(), image.height()
        rows = [
            image.pixel(x, y)
            for x in range(width // 8, width * 7 // 8)
            for y in (inset, height - 1 - inset)
        ]
        sides = [
            image.pixel(x, y)
            for y in range(height // 8, height * 7 // 8)
            for x in (inset, width - 1 - inset)
        ]
        every = Counter(image.pixel(x, y) for x in range(0, width, 2) for y in range(0, height, 2))
        edge = Counter(rows + sides).most_common(1)[0][0]
        return QColor(edge), QColor(every.most_common(1)[0][0])

    def paint(self, painter: QPainter, place: Rect, unit: float, bleed: float = BLEED) -> None:
        """Paint it so that it is cut to ``place``; ``unit`` is device units per millimetre."""
        cut = QRectF(place.x * unit, place.y * unit, place.w * unit, place.h * unit)
        whole = place.grown(bleed)
        outer = QRectF(whole.x * unit, whole.y * unit, whole.w * unit, whole.h * unit)
        painter.fillRect(outer, self.edge)
        if isinstance(painter.device(), QPdfWriter):
            print_face(self._renderer, painter, cut)
        else:
            self._renderer.render(painter, cut)
        hair = self._stock.hair / self._stock.size[0] * place.w * unit
        if hair:
            rim = QPainterPath()
            rim.addRect(outer)
            inner = cut.adjusted(hair, hair, -hair, -hair)
            arc = (
                max(0.3, self._stock.corner - self._stock.hair) * cut.width() / self._stock.size[0]
            )
            rim.addRoundedRect(inner, arc, arc)
            painter.fillPath(rim, self.edge)


#: Dots per inch.
DENSITIES = (300, 600)


def image(picture: CardPrint, stock: Stock, density: int) -> QImage:
    """Return a card with its bleed at ``density`` dots per inch.

    Raises:
        NotPrinted: if it does not fit into memory.
    """
    unit = density / 25.4
    w, h = stock.size
    out = QImage(
        round((w + 2 * BLEED) * unit), round((h + 2 * BLEED) * unit), QImage.Format.Format_RGB32
    )
    if out.isNull():
        raise NotPrinted(
            message("A card at {density} dots per inch doesn’t fit into memory.", density=density)
        )
    out.setDotsPerMeterX(round(density / 0.0254))
    out.setDotsPerMeterY(round(density / 0.0254))
    out.fill(picture.edge)
    painter = QPainter(out)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture.paint(painter, Rect(BLEED, BLEED, w, h), unit)
    painter.end()
    return out


def png(picture: CardPrint, stock: Stock, density: int) -> bytes:
    """Return :func:`image` as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image(picture, stock, density).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
