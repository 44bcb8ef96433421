"""The focus ring round a place."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from cardtable.ui.table.accessible import ReadableView
from cardtable.ui.table.card_pictures import CardPictures
from cardtable.ui.table.pointing import place_to_ring


def draw_ring(view: ReadableView, pictures: CardPictures, framed: bool) -> None:
    """Draw the focus ring on a table that has keyboard focus.

    A card has a ring of its own; if there is nothing to choose, the ring goes round the whole table
    (``framed``).
    """
    table = QRectF(view.viewport().rect()).adjusted(1.5, 1.5, -1.5, -1.5)
    box = table if framed else None
    if view.focus_key:
        place = place_to_ring(view.model.layout, view.focus_key, pictures.ratio)
        box = None
        if place is not None:
            box = view.transform().mapRect(place).adjusted(-4, -4, 4, 4) & table
    if box is not None:
        painter = QPainter(view.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(pictures.focus, 3))
        painter.drawRoundedRect(box, 6, 6)
        painter.end()
