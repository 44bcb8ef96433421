"""Single cards as bitmaps, for print shops that take nothing else."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPainter

from cardtable.printing.pictures import CardPrint, NotPrinted
from cardtable.printing.stock import BLEED, Rect, Stock
from cardtable.translation import message

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
            message(
                "A card at {density} dots per inch doesn’t fit into memory.",
                density=density,
            )
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
