"""A table with all hands open: one seat's layout, with cards turned up where another seat knows
them.

It works on layouts alone and knows no game. A hidden card is the one that another seat sees in the
same place; the hand that a seat sees as its own is the hand that others see as ``seat<n>``. Where
backs lie too close together for faces to be recognised, the hand is spread below its plate.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardtable.engine.table import HAND, CardSpot, Layout, PlateSpot

#: Least visible part of a card, as a fraction of its width, if there is room.
_SEEN = 0.24
#: Most rows of a hand with too little room beside its plate, and how far one lies below another, as
#: a part of a card's height.
_ROWS, _LOWER = 3, 0.29


def opened(layout: Layout, others: Mapping[int, Layout], ratio: float) -> Layout:
    """Return ``layout`` with the faces known to the layouts of the ``others``, given by seat.

    ``ratio`` is a card's width divided by its height.
    """
    # What merely pictures a card, as the kitty does once it is taken, has another key.
    shown = {spot.key for spot in layout.cards if spot.face is not None}
    places: dict[tuple[str, int], str] = {}
    hands: dict[str, list[str]] = {}
    for seat, other in others.items():
        for spot in other.cards:
            if spot.face is None or spot.face in shown:
                continue
            if spot.zone == HAND:
                hands.setdefault(f"seat{seat}", []).append(spot.face)
            else:
                places[spot.zone, spot.place] = spot.face
    cards: list[CardSpot] = []
    for spot in layout.cards:
        face: str | None = None
        if spot.face is None:
            held = hands.get(spot.zone)
            face = held.pop(0) if held else places.get((spot.zone, spot.place))
        if face is None or face in shown:
            cards.append(spot)
        else:
            shown.add(face)
            cards.append(replace(spot, key=face, face=face))
    layout = replace(layout, cards=tuple(cards))
    for seat in others:
        layout = _spread(layout, seat, ratio)
    return layout


def _unfold(layout: Layout, plate: PlateSpot, row: list[CardSpot], ratio: float) -> Layout:
    """Lay a fan straight beside its plate, in rows where that of a neighbour opposite, or what has
    been played between them, is too near.
    """
    high, y = row[0].h, min(spot.y for spot in row)
    width, right = high * ratio, sum(spot.x for spot in row) / len(row) > plate.x
    room = min(
        (abs(p.x - plate.x) / 2 for p in layout.plates if abs(p.y - plate.y) < 1 and p != plate),
        default=plate.width + 4 * width,
    )
    room -= plate.width + 12
    near = plate.x + plate.width if right else plate.x
    others = [spot for spot in layout.cards if spot.zone != row[0].zone and spot.y + spot.h > y]
    for rows in range(1, _ROWS + 1):
        each, low, free = -(-len(row) // rows), y + high * (1 + _LOWER * (rows - 1)), room
        for spot in others:
            gap = spot.x - near if right else near - spot.x - spot.h * ratio
            if spot.y < low and gap > width:
                free = min(free, gap - 12)
        step = min(_SEEN * width, (free - width) / max(1, each - 1))
        if step >= _SEEN * width:
            break
    whole = width + step * (each - 1)
    left = near + 6 if right else near - 6 - whole
    laid = {
        spot.key: replace(
            spot,
            x=left + place % each * step,
            y=y + place // each * _LOWER * high,
            z=place,
            turned=0.0,
        )
        for place, spot in enumerate(sorted(row, key=lambda spot: spot.place))
    }
    return replace(layout, cards=tuple(laid.get(spot.key, spot) for spot in layout.cards))


def _spread(layout: Layout, seat: int, ratio: float) -> Layout:
    """Spread a seat's hand to the width of its plate; leave out words that it would hide."""
    row = [spot for spot in layout.cards if spot.zone == f"seat{seat}"]
    plate = next((plate for plate in layout.plates if plate.seat == seat), None)
    if plate is not None and any(spot.turned for spot in row):
        return _unfold(layout, plate, row, ratio)
    if plate is None or len(row) < 2 or len({(spot.y, spot.h) for spot in row}) > 1:
        return layout
    row.sort(key=lambda spot: spot.x)
    width = row[0].h * ratio
    step = (row[-1].x - row[0].x) / (len(row) - 1)
    wanted = min(_SEEN * width, (plate.width - width) / (len(row) - 1))
    if step >= wanted:
        return layout
    moved = {
        spot.key: replace(spot, x=plate.x + number * wanted) for number, spot in enumerate(row)
    }
    top, low = row[0].y, row[0].y + row[0].h
    left, right = plate.x, plate.x + wanted * (len(row) - 1) + width
    return replace(
        layout,
        cards=tuple(moved.get(spot.key, spot) for spot in layout.cards),
        labels=tuple(
            label
            for label in layout.labels
            if not (top <= label.y < low and left - label.width < label.x < right)
        ),
    )
