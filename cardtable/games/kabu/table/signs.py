"""Where the signs of moments stand in a showdown: beside the face of whose moment it is, or large
where the cloth is free.

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
#: The same of one that stands upright, with two letters, and with more.
PAIR, MORE = (0.47, 0.3, 70.0), (0.45, 0.148, 110.0)
#: By how much a place further away counts less: a table's width as so many times its size; and for
#: one that may stand upright, which all see anyhow.
FAR, SEEN = 1.4, 0.6
#: How far the cards of a column are fanned out to each side, and the dealer's before the mats, as
#: parts of a card's width.
FANNED, FORWARD = 1.35, 2.2
#: How far a sign stays from everything, at scale 1.
CLEAR = 5.0


def signs(draft: KabuDraft) -> None:
    """Keep the rooms for what the cards, the round, and the best of it are called."""
    result, dealer = draft.view.result, draft.view.dealer
    if result is None:
        return
    lies, face = _lies(draft), _person(draft, dealer)
    special = next((one.column for one in result.columns if one.verdict == "shippin"), 0)
    rooms = {
        "swept": _beside(draft, face, _eyes(draft, dealer), lies),
        "bank_broken": _beside(draft, face, _eyes(draft, dealer), lies, MORE),
    }
    if result.dealer_kind in ("kuppin", "shippin"):
        passed = [*lies, _way(draft)]
        rooms[result.dealer_kind] = _beside(draft, face, _eyes(draft, dealer), passed, PAIR)
    elif special:
        cards = _fan(draft, special)
        rooms["shippin"] = _beside(
            draft, cards, (cards.x + cards.width / 2, cards.y), [*lies, cards], PAIR
        )
    best = result.deltas.index(max(result.deltas))
    rooms["great"] = _beside(draft, _person(draft, best), _eyes(draft, best), lies)
    draft.signs.update({key: room for key, room in rooms.items() if room is not None})


def _eyes(draft: KabuDraft, seat: int) -> tuple[float, float]:
    """The middle of somebody's face."""
    plate = next(plate for plate in draft.plates if plate.seat == seat)
    return plate.x + plate.width / 2, plate.y + min(plate.width, plate.height) / 2


def _fan(draft: KabuDraft, column: int) -> Box:
    """What the cards of a column reach that are fanned out."""
    cards = [card for card in draft.cards if card.zone == f"column:{column}"]
    wide, y = cards[0].h * draft.area.ratio, min(card.y for card in cards)
    middle = cards[0].x + wide / 2
    low = max(card.y + card.h for card in cards)
    return Box(middle - FANNED * wide, y, 2 * FANNED * wide, low - y)


def _way(draft: KabuDraft) -> Box:
    """Where the dealer's cards pass on their way before the mats."""
    cards = [card for card in draft.cards if card.zone == "dealer"]
    wide, middle = cards[0].h * draft.area.ratio, draft.area.width / 2
    left = min(cards[0].x, middle - FORWARD * wide)
    right = max(cards[-1].x + wide, middle + FORWARD * wide)
    return Box(left, cards[0].y, right - left, draft.m.head - cards[0].y)


def _lies(draft: KabuDraft) -> list[Box]:
    """What no sign may lie on, for each person as one."""
    m, area = draft.m, draft.area
    found = [_person(draft, plate.seat) for plate in draft.plates]
    found.append(
        Box(
            m.left - m.disc(1).width / 2, m.head, m.right - m.left + m.disc(1).width, m.low - m.head
        )
    )
    for zone in ("dealer", "deck"):
        cards = [card for card in draft.cards if card.zone == zone]
        if cards:
            x, y = min(card.x for card in cards), min(card.y for card in cards)
            right = max(card.x + card.h * area.ratio for card in cards)
            found.append(Box(x, y, right - x, max(card.y + card.h for card in cards) - y))
    for thing in draft.furniture:
        if thing.key == "dealer_total":
            found.append(Box(thing.x, thing.y, min(thing.width, 0.72 * thing.height), thing.height))
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
    draft: KabuDraft,
    owner: Box,
    middle: tuple[float, float],
    lies: list[Box],
    upright: tuple[float, float, float] | None = None,
) -> tuple[float, float, float, float] | None:
    """Return the room for a sign near whose it is, the larger and nearer the better."""
    m, far = draft.m, FAR if upright is None else SEEN
    shapes = SHAPES if upright is None else (*SHAPES, upright)
    best, found, wide = 0.0, None, m.at_least(MOST, SCALED)
    highest = max(letters / shape for shape, letters, _least in shapes)
    while wide >= shapes[-1][-1] * m.s and wide * highest > best:  # no smaller one counts more
        for shape, letters, least in shapes:
            high, size = wide / shape, letters * wide / shape
            if wide < least * m.s or size <= best:
                continue
            for x, y in _free(draft, owner, middle[0], middle[1], wide, high, lies):
                across = max(0.0, abs(x + wide / 2 - middle[0]) - wide / 2)
                off = math.hypot(across, y + high / 2 - middle[1]) / draft.area.width
                if (counts := size * (1 - far * off)) > best:
                    best, found = counts, (x, y, wide, high)
        wide *= SMALLER
    return found


def _free(
    draft: KabuDraft,
    owner: Box,
    across: float,
    down: float,
    wide: float,
    high: float,
    lies: list[Box],
) -> Iterator[tuple[float, float]]:
    """Yield places on the cloth where a sign of a size lies on nothing, title and buttons included.

    They are round somebody, or cards, whose middle is so far ``across`` and ``down``, and along
    what lies elsewhere.
    """
    area, edge = draft.area, CLEAR * draft.m.s
    xs = {owner.x, owner.right - wide, across - wide / 2}
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
