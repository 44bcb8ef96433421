"""Cards as they are held: fanned, with their shadows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import render
from cardtable.ui.widgets.shadow import drop_shadow

#: The step from card to card as a part of a card's width at most, and the degrees all turn by.
STEP, _TURN = 0.62, 9.0
#: The height of a fan as a part of its cards'.
AROUND = 1.18

#: Fans on a page are of one size, and have many cards in common.
_face = lru_cache(maxsize=128)(render)


def samples(deck: Deck, count: int) -> list[str]:
    """Some cards of a deck with different faces, from its first ones to its last."""
    codes = {file: code for code, file in reversed(list(deck.cards.items()))}
    faces = list(dict.fromkeys(deck.cards.values()))
    return [codes[face] for face in faces[:: max(1, len(faces) // count)][:count]]


def card_fan(
    deck: Deck, variant: Variant, cards: Sequence[str], room: QSize, ratio: float
) -> QImage:
    """Draw cards fanned in the middle of a room, as large as its height; from any thread.

    Codes that the deck lacks are left out. ``ratio``: physical pixels per pixel. Where there is no
    room, the image is null.
    """
    if room.isEmpty():
        return QImage()
    codes = [code for code in cards if code in deck.cards]
    high = room.height() / AROUND
    around, wide = (room.height() - high) / 2, high * deck.ratio
    step = min(STEP * wide, (room.width() - 2 * around - wide) / max(1, len(codes) - 1))
    turn = _TURN / max(4, len(codes))
    image = QImage(room * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    card = QRectF(-wide / 2, -high / 2, wide, high)
    for number, code in enumerate(codes):
        off = number - (len(codes) - 1) / 2
        face = _face(deck.picture(code, variant), round(wide * ratio), round(high * ratio))
        painter.save()
        painter.translate(room.width() / 2 + off * step, room.height() / 2)
        painter.rotate(off * turn)
        painter.translate(0, abs(off * turn) * 0.004 * high)
        drop_shadow(painter, card, 0.02 * high, 0.03 * high)
        if not face.isNull():
            painter.drawImage(card, face)
        painter.restore()
    painter.end()
    return image
