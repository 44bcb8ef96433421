"""A table as a small picture: cloth, cards, chips and people, without a word.

All but its look is made in any thread: no pixmaps, which only the window's thread may touch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from cardtable.art.assets import asset
from cardtable.art.deck import Deck, Variant
from cardtable.art.decks import deck_for
from cardtable.art.render import render
from cardtable.engine.failed import ruled
from cardtable.engine.game import Game
from cardtable.engine.match import Match
from cardtable.engine.state import View
from cardtable.engine.table import Area, CardSpot, ChipSpot, PlateSpot, Prepared
from cardtable.models.seats import portrait_of
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.table.card_pictures import shade
from cardtable.ui.table.plates import BRASS, is_beside
from cardtable.ui.widgets.icons import portrait_file

#: The table is laid as in a window of this size, in which cards are large.
TABLE = QSize(1000, 620)
#: Side of the portrait of somebody whose words stand below it, as a part of the plate's height.
_PORTRAIT = 0.72
#: Pictures of faces kept: those of a deck in a size.
_KEPT = 160


@dataclass(frozen=True)
class Look:
    """What a table looks like.

    Attributes:
        deck, variant: the cards.
        weave: a tile of the cloth, of ``tile`` pixels of the whole table.
    """

    deck: Deck
    variant: Variant
    weave: QImage
    tile: int


def look_of(game: Game, deck: str, shared: Shared) -> Look:
    """Return what a game's table looks like with a deck, in the settings in force."""
    found, cloth = deck_for(deck, game.decks), cloth_for(game, shared.settings)
    weave = cloth.weave(shared.theme.dark, 1.0).toImage()
    return Look(found, shared.variant(found), weave, cloth.tile)


def miniature(load: Callable[[], Match], look: Look, size: QSize) -> QImage:
    """Draw the table as its only person saw it in the end.

    Where several people play on, it is seen as nobody sits there: none may see another's cards.

    Args:
        load: makes the match.
        look: cards and cloth.
        size: of the picture, in physical pixels.

    Raises:
        GameFailed: if the game fails at it.
    """
    match = load()
    people = [i for i, seat in enumerate(match.seats) if seat.is_human] or [0]
    alone = len(people) == 1 or match.outcome is not None
    return drawn(match, match.view(people[0] if alone else None), look, size)


def drawn(match: Match, view: View, look: Look, size: QSize) -> QImage:
    """Draw the table as ``view`` has it."""
    wide, high = TABLE.width(), TABLE.height()
    with ruled(match.game.id):
        layout = match.game.table().lay(view, Area(wide, high, look.deck.ratio), Prepared())
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    zoom = max(size.width() / wide, size.height() / high)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(size.width() / 2, size.height() / 2)
    painter.scale(zoom, zoom)
    painter.translate(-wide / 2, -high / 2)
    _lay_cloth(painter, look)
    chips = [chip for chip in layout.chips if not chip.into]  # those are paid already
    spots: list[CardSpot | ChipSpot | PlateSpot] = [*layout.cards, *chips, *layout.plates]
    for spot in sorted(spots, key=_height):
        if isinstance(spot, CardSpot):
            _lay_card(painter, spot, look, zoom)
        elif isinstance(spot, ChipSpot):
            _lay_chip(painter, spot, zoom)
        else:
            _seat(painter, spot, portrait_of(match.seats[spot.seat]), zoom)
    painter.end()
    return image


def _height(spot: CardSpot | ChipSpot | PlateSpot) -> float:
    return 20.0 if isinstance(spot, PlateSpot) else spot.z


def _lay_cloth(painter: QPainter, look: Look) -> None:
    """The weave below the lamp."""
    whole = QRectF(0, 0, TABLE.width(), TABLE.height())
    scale = look.tile / max(1, look.weave.width())
    brush = QBrush(look.weave)
    brush.setTransform(brush.transform().scale(scale, scale))
    painter.fillRect(whole, brush)
    lamp = QRadialGradient(whole.center(), whole.width() * 0.62)
    lamp.setColorAt(0.3, QColor(0, 0, 0, 0))
    lamp.setColorAt(1.0, QColor(0, 0, 0, 120))
    painter.fillRect(whole, lamp)


@lru_cache(_KEPT)
def _picture(file: Path, wide: int, high: int) -> QImage:
    return render(file, wide, high)


def _lay_card(painter: QPainter, spot: CardSpot, look: Look, zoom: float) -> None:
    wide = spot.h * look.deck.ratio
    file = look.deck.picture(spot.face, look.variant)
    face = _picture(file, max(1, round(wide * zoom)), max(1, round(spot.h * zoom)))
    box = QRectF(-wide / 2, -spot.h / 2, wide, spot.h)
    painter.save()
    painter.translate(spot.x + wide / 2, spot.y + spot.h / 2)
    painter.rotate(spot.turned)
    painter.fillRect(box.translated(0, spot.h * 0.02), QColor(0, 0, 0, 70))
    painter.drawImage(box, face)
    if spot.faded:
        shade(painter, box, look.deck.corner * spot.h)
    painter.restore()


def _lay_chip(painter: QPainter, spot: ChipSpot, zoom: float) -> None:
    side = max(1, round(spot.size * zoom))
    chip = _picture(asset(f"table/chip_{spot.seat}.svg"), side, side)
    painter.drawImage(QRectF(spot.x, spot.y, spot.size, spot.size), chip)


def _seat(painter: QPainter, spot: PlateSpot, portrait: int, zoom: float) -> None:
    """The portrait in its round frame."""
    side = spot.height if is_beside(spot) else min(spot.width, _PORTRAIT * spot.height)
    left = spot.x if is_beside(spot) else spot.x + (spot.width - side) / 2
    box = QRectF(left, spot.y, side, side)
    pixels = max(1, round(side * zoom))
    path = QPainterPath()
    path.addEllipse(box)
    painter.save()
    painter.setClipPath(path)
    painter.drawImage(box, _picture(asset(portrait_file(portrait)), pixels, pixels))
    painter.restore()
    painter.setPen(QPen(BRASS, side * 0.06))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(box.center()), side / 2, side / 2)
