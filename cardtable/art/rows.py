"""A row of a deck's cards as a picture, to show what words alone would not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import render

#: Distances from card to card and from group to group, as fractions of a card's width.
_STEP, _APART = 0.52, 0.34
#: Up to this many cards lie side by side, at this distance.
_FEW, _BESIDE = 3, 1.06

Groups = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Row:
    """Places of the cards in a row, in pixels.

    Attributes:
        places: card code and distance from the left.
        width, height: of the whole picture.
        card: width of a card.
    """

    places: tuple[tuple[str, int], ...]
    width: int
    height: int
    card: int


def row_of(deck: Deck, groups: Groups, height: int, room: int) -> Row:
    """Lay groups of cards out within a height and width; codes the deck lacks are left out."""
    known = [[code for code in group if code in deck.cards] for group in groups]
    known = [group for group in known if group]
    step = _BESIDE if sum(map(len, known)) <= _FEW else _STEP
    places: list[tuple[str, float]] = []
    at = 0.0
    for group in known:
        places += [(code, at + step * n) for n, code in enumerate(group)]
        at += step * (len(group) - 1) + 1 + _APART
    cards = max(1.0, at - _APART)
    width = min(height * deck.ratio, room / cards)
    return Row(
        tuple((code, round(place * width)) for code, place in places),
        round(cards * width) if places else 0,
        round(width / deck.ratio),
        round(width),
    )


def row_image(deck: Deck, variant: Variant, row: Row, ratio: float = 1.0) -> QImage:
    """Return the picture of a row, with ``ratio`` physical pixels per pixel; from any thread."""
    width, height = (max(1, round(side * ratio)) for side in (row.width, row.height))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for code, left in row.places:
        face = render(deck.picture(code, variant), round(row.card * ratio), height)
        if not face.isNull():
            painter.drawImage(QPoint(round(left * ratio), 0), face)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image
