"""Where the signs of moments stand in a showdown: beside the face of whose moment it is.

No sign lies on a card, a face, a figure or the head of a mat.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from cardtable.games.kabu.table.draft import LINE, Box, KabuDraft, amount_width

#: How large the widest sign is, in pixels of the large table and at scale 1; how much smaller each
#: of those is that are tried.
MOST, SCALED, SMALLER = 400.0, 270.0, 0.9
#: How many times as wide as high one is whose name stands beside it, or below; how high its letters
#: are then, as parts of its height, and how wide the narrowest is, at scale 1.
SHAPES = ((6.0, 0.7, 230.0), (4.2, 0.62, 200.0), (1.9, 0.4, 140.0))
#: By how much a place further away counts less: a table's width as so many times its size.
FAR = 1.4
#: How much larger the dealer's cards get that are lifted, and grow downwards.
GROWS = 0.3
#: How far a sign stays from everything, at scale 1.
CLEAR = 5.0


def signs(draft: KabuDraft) -> None:
    """Keep the rooms for what the dealer's cards, the round, and the best of it are called."""
    result, dealer = draft.view.result, draft.view.dealer
    if result is None:
        return
    lies = _lies(draft)
    room = _beside(draft, dealer, lies)
    ids = ["swept", "bank_broken"]
    if result.dealer_kind in ("kuppin", "shippin"):
        ids.append(result.dealer_kind)
    if room is not None:
        draft.signs.update(dict.fromkeys(ids, room))
    best = result.deltas.index(max(result.deltas))
    if (room := _beside(draft, best, lies)) is not None:
        draft.signs["great"] = room


def _lies(draft: KabuDraft) -> list[Box]:
    """What no sign may lie on, for each person as one."""
    m, area = draft.m, draft.area
    found = [_person(draft, plate.seat) for plate in draft.plates]
    found.append(
        Box(
            m.left - m.disc(1).width / 2, m.head, m.right - m.left + m.disc(1).width, m.low - m.head
        )
    )
    for zone, grows in (("dealer", GROWS), ("deck", 0.0)):
        cards = [card for card in draft.cards if card.zone == zone]
        if cards:
            out, y = grows * m.dealer_h / 2, min(card.y for card in cards)
            x = cards[0].x - out
            wide = max(card.x for card in cards) - x + m.dealer_h * area.ratio + out
            found.append(Box(x, y, wide, (1 + grows) * m.dealer_h))
    for thing in draft.furniture:
        if thing.key == "dealer_total":
            found.append(Box(thing.x, thing.y, min(thing.width, 0.72 * thing.height), thing.height))
        elif thing.kind == "cushion":
            found.append(Box(thing.x, thing.y, thing.width, thing.height))
    return found


def _person(draft: KabuDraft, seat: int) -> Box:
    """All that is somebody's: face, name, chips, and what the round has brought."""
    s = draft.m.s
    boxes = [Box(p.x, p.y, p.width, p.height) for p in draft.plates if p.seat == seat]
    for chip in draft.chips:
        if chip.key == f"bank:{seat}":
            rise = 0.24 * chip.size
            wide = amount_width(chip.size, chip.amount, s)
            boxes.append(Box(chip.x, chip.y - rise, wide, chip.size + rise))
    for label in draft.labels:
        if label.owner == seat:
            boxes.append(Box(label.x, label.y, label.width, LINE * label.size * s + 8 * s))
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(b.right for b in boxes) - x, max(b.bottom for b in boxes) - y)


def _beside(
    draft: KabuDraft, seat: int, lies: list[Box]
) -> tuple[float, float, float, float] | None:
    """Return the room for a sign near somebody's face, the larger and nearer the better."""
    m, plate = draft.m, next(plate for plate in draft.plates if plate.seat == seat)
    middle = plate.x + plate.width / 2, plate.y + min(plate.width, plate.height) / 2
    person, best, found, wide = _person(draft, seat), 0.0, None, m.at_least(MOST, SCALED)
    highest = max(letters / shape for shape, letters, _least in SHAPES)
    while wide >= SHAPES[-1][-1] * m.s and wide * highest > best:  # no smaller one counts more
        for shape, letters, least in SHAPES:
            high, size = wide / shape, letters * wide / shape
            if wide < least * m.s or size <= best:
                continue
            for x, y in _free(draft, person, middle[0], middle[1], wide, high, lies):
                across = max(0.0, abs(x + wide / 2 - middle[0]) - wide / 2)
                off = math.hypot(across, y + high / 2 - middle[1]) / draft.area.width
                if (counts := size * (1 - FAR * off)) > best:
                    best, found = counts, (x, y, wide, high)
        wide *= SMALLER
    return found


def _free(
    draft: KabuDraft,
    person: Box,
    across: float,
    down: float,
    wide: float,
    high: float,
    lies: list[Box],
) -> Iterator[tuple[float, float]]:
    """Yield places on the cloth where a sign of a size lies on nothing, title and buttons included.

    They are round somebody whose eyes are so far ``across`` and ``down``, and along what lies
    elsewhere.
    """
    area, edge = draft.area, CLEAR * draft.m.s
    xs = {person.x, person.right - wide, across - wide / 2}
    ys = {down - high / 2, 1.0}
    for one in lies:
        xs |= {one.x - edge - wide, one.right + edge}
        ys |= {one.y - edge - high, one.bottom + edge}
    corners = area.corners
    for y in ys:
        if not edge - area.above <= y <= area.height - edge - high:
            continue
        left, right = (edge, edge) if y >= 0 else [max(edge, corner) for corner in corners]
        in_row = [(one.x, one.right) for one in lies if one.y < y + high and y < one.bottom]
        for x in xs:
            if left <= x <= area.width - right - wide and all(
                end <= x or x + wide <= start for start, end in in_row
            ):
                yield x, y
