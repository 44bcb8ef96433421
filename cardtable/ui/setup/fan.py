"""Some cards of a deck held as a fan."""

from __future__ import annotations

import functools
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import render

#: Degrees from card to card; how far below a card's middle all are held, as a part of its height.
_STEP, _HELD = 11.0, 1.1
#: Height and width of the whole fan as parts of a card's height; the width without its corners.
_HIGH, _ARC = 1.12, 0.9
#: The cards that best tell the decks of a family apart, if not simply the first, a middle and the
#: last one.
_SAMPLES = {"kabu": ("1d", "6a", "10d")}


@functools.lru_cache(maxsize=256)
def _face(path: Path, width: int, height: int) -> QImage:
    return render(path, width, height)


def fan_size(deck: Deck, height: float) -> QSizeF:
    """The size of a deck's fan of this height."""
    card = height / _HIGH
    return QSizeF(card * (_ARC + deck.ratio), height)


def paint_fan(
    painter: QPainter, deck: Deck, variant: Variant, middle: QPointF, height: float, ratio: float
) -> None:
    """Draw the back of a deck and three of its faces, fanned round a point."""
    codes = list(deck.cards)
    samples = _SAMPLES.get(
        deck.family, (codes[0], codes[min(len(codes) - 1, len(codes) // 2 + 3)], codes[-1])
    )
    high = height / _HIGH
    wide = high * deck.ratio
    hand = QPointF(middle.x(), middle.y() - height / 2 + high * (0.5 + _HELD))
    card = QRectF(-wide / 2, -high * (0.5 + _HELD), wide, high)
    shown = (None, *samples)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for place, code in enumerate(shown):
        path = deck.picture(code, variant)
        painter.save()
        painter.translate(hand)
        painter.rotate(_STEP * (place - (len(shown) - 1) / 2))
        painter.drawImage(card, _face(path, round(wide * ratio), round(high * ratio)))
        painter.restore()
    painter.restore()
