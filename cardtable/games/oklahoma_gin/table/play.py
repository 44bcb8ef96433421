"""The table while a hand is played: limit, stock and discards in the middle, hands at the edges."""

from __future__ import annotations

from cardtable.engine.layout_draft import MARKER, READABLE
from cardtable.engine.table import RAISED, TICK, CardSpot, SlotSpot, Strip, Text, ZoneSpot, hidden
from cardtable.games.oklahoma_gin.legal import FIRST_UPCARD, SECOND_UPCARD
from cardtable.games.oklahoma_gin.opening import HAND_SIZE, SEATS
from cardtable.games.oklahoma_gin.table.draft import (
    BACKS,
    EARLIER,
    EDGE,
    LIMIT,
    MARGIN,
    PILES,
    SHORT,
    GinDraft,
)
from cardtable.games.oklahoma_gin.table.own import fresh_card, own_groups

#: Number of cards of a pile that are drawn below its top.
_LAYERS = 4
_CAPTION = 26.0
#: Width of “Stock 31”, with some space beside it, in pixels at scale 1.
PILE_NAME = 84.0


def measure(draft: GinDraft) -> None:
    """Set the height of the hand's cards: as large as everything else allows."""
    height, s = draft.area.height, draft.s
    if draft.flat:
        fixed = 2 * MARGIN + (_CAPTION + 18) * s + draft.names + READABLE
        fit = (height - fixed) / (PILES + RAISED + 1)
        if fit * BACKS > READABLE:
            fit = (height - fixed + READABLE) / (BACKS + PILES + RAISED + 1)
        draft.h = max(40.0, min(height * 0.31, fit, draft.widest(draft.beside)))
        return
    fixed = 2 * MARGIN + 12 * s + (_CAPTION + 14) * s + 10 * s + draft.names + MARKER + draft.tall
    fixed += TICK / 2  # the other half of a tick may be beside the text below the piles
    fit = (height - fixed) / (BACKS + PILES + RAISED + 1)
    if fit * BACKS < READABLE:  # known cards of the other hand stay readable
        fit = (height - fixed - READABLE) / (PILES + RAISED + 1)
    # Left of the piles, the limit is below the opponent's plate, which may be taller than backs.
    own = MARKER + draft.names + draft.tall + MARGIN
    fit = min(fit, height - own - below_plate(draft) - draft.limit_high - 8 * s)
    part = 0.31 if height < SHORT else 0.27
    draft.h = max(40.0, min(height * part, fit, draft.widest()))


def below_plate(draft: GinDraft) -> float:
    """Return the upper edge of what is below the opponent's plate."""
    return MARGIN + MARKER / 2 + draft.tall + 10 * draft.s


def lay_play(draft: GinDraft) -> None:
    """Lay everything."""
    measure(draft)
    hand_y = draft.own_plate - MARKER - draft.names - draft.h
    if draft.flat:
        hand_y = draft.area.height - MARGIN - draft.names - draft.h
    top = MARGIN + max(draft.h * BACKS, READABLE) + 10 * draft.s
    low = hand_y - draft.h * RAISED - 8 * draft.s
    piles = draft.h * PILES
    y = top + max(0.0, (low - top - piles - _CAPTION * draft.s) / 2)
    _opponent(draft)
    draft.put_plate(draft.me, MARGIN, draft.own_plate)
    right = draft.area.width - MARGIN
    if draft.flat:
        lay_own(draft, hand_y, draft.h, draft.beside)
        right = draft.sorting(draft.prepared.sorting, right, y + piles / 2)
        draft.limit(0.0, below_plate(draft), 0.0, left=MARGIN)
        _piles(draft, draft.beside + 20 * draft.s, y, piles, right)
    else:
        _middle(draft, y, piles)
        lay_own(draft, hand_y, draft.h)
        middle = draft.own_plate + draft.tall / 2
        _fresh(draft, draft.sorting(draft.prepared.sorting, right, middle))
    ticks = TICK if draft.area.height >= SHORT else 0.0
    draft.call = (draft.area.width / 2, hand_y - draft.h * RAISED - ticks - 24 * draft.s)


def _fresh(draft: GinDraft, right: float) -> None:
    """Say beside the viewer's plate which card has just come."""
    card, how = fresh_card(draft.view)
    if card:
        x = MARGIN + draft.plate + 16
        draft.label(
            "fresh",
            Text.of("fresh", card=card, how=how, seat=draft.me, own=1),
            x,
            draft.own_plate + draft.tall / 2 - 9 * draft.s,
            right - x,
            tone="soft",
        )


def lay_own(draft: GinDraft, y: float, h: float, left: float = EDGE) -> None:
    """Lay the viewer's own cards right of ``left``, or their backs for an onlooker."""
    view, me = draft.view, draft.me
    draft.anchors["hand"] = (draft.area.width / 2, y, h)
    if view.seat is not None:
        groups = own_groups(view, draft.prepared)
        draft.row(groups, y, h, "hand", z=100, source="stock", left=left)
        return
    known = view.known[me]
    taken = left - 16 if left > EDGE else 0.0
    backs(draft, me, view.counts[me] - len(known), known, y + h * 0.4, h * 0.6, taken)


def _opponent(draft: GinDraft) -> None:
    view, other = draft.view, 1 - draft.me
    draft.put_plate(other, MARGIN, MARGIN + MARKER / 2)
    known = view.known[other]
    backs(
        draft,
        other,
        view.counts[other] - len(known),
        known,
        MARGIN,
        draft.h * BACKS,
        MARGIN + draft.plate,
    )


def backs(
    draft: GinDraft,
    seat: int,
    hidden_cards: int,
    known: tuple[str, ...],
    y: float,
    h: float,
    taken: float,
) -> None:
    """Lay a hand's unseen cards, and beside them those that everybody knows.

    Args:
        draft: the layout.
        seat: whose hand it is.
        hidden_cards: number of unknown cards.
        known: codes of the known ones.
        y: upper edge.
        h: height of a card.
        taken: width that something else covers, from the left edge.
    """
    w = h * draft.area.ratio
    seen = max(h, READABLE)
    left = taken + 16 if taken else MARGIN
    room = draft.area.width - left - MARGIN - (seen - h) * draft.area.ratio
    gap = 0.58 * w + 10 if known and hidden_cards else 0.0
    count = hidden_cards + len(known)
    strip = Strip(count, room - gap, w, 0.42)
    whole = strip.width + gap
    x = max(left, (draft.area.width - whole) / 2)
    draft.anchors[f"seat{seat}"] = (x + whole / 2 - w / 2, y, h)
    for place in range(hidden_cards):
        draft.cards.append(
            CardSpot(
                hidden(f"seat{seat}", place),
                f"seat{seat}",
                place,
                None,
                x + strip.x(place),
                y,
                h,
                place,
                "stock",
                dealt=draft.turn_dealt(seat, place),
            )
        )
    for i, code in enumerate(known):
        place = hidden_cards + i
        at = x + strip.x(place) + gap
        draft.cards.append(
            CardSpot(code, f"known{seat}", i, code, at, y, seen, place, f"seat{seat}", mark="eye")
        )


def _middle(draft: GinDraft, y: float, h: float) -> None:
    """Lay limit, stock, discards, and earlier discards."""
    area = draft.area
    w = h * area.ratio
    gap = _gap(draft, w)
    limit_h = h * LIMIT / PILES
    limit_w = draft.limit_wide(limit_h)
    _, fan = _fan(draft, h, area.width - 2 * MARGIN - limit_w - 2 * w - 3 * gap)
    whole = limit_w + gap + w + gap + w + gap + fan
    x = max(MARGIN, (area.width - whole) / 2)
    middle = (area.width - 2 * w - gap) / 2 - gap - limit_w
    if middle >= MARGIN:  # the two piles in the middle of the table, if everything fits
        x = middle
    draft.limit(
        0.0, max(y + (h - max(limit_h, draft.limit_high)) / 2, below_plate(draft)), limit_h, left=x
    )
    _piles(draft, x + limit_w + gap, y, h, area.width - MARGIN)


def _piles(draft: GinDraft, x: float, y: float, h: float, right: float) -> None:
    """Lay stock, discards and, left of ``right``, earlier discards."""
    w = h * draft.area.ratio
    gap = _gap(draft, w)
    _stock(draft, x, y, h)
    x += w + gap
    _pile(draft, x, y, h)
    x += w + gap
    small, fan = _fan(draft, h, right - x)
    if fan > small * draft.area.ratio:
        _earlier(draft, x, y, h, small, right - x, fan)


def _gap(draft: GinDraft, w: float) -> float:
    """Return the space between piles of this width: the words below them need some."""
    return max(26.0 * draft.s, PILE_NAME * draft.s - w)


def _fan(draft: GinDraft, h: float, room: float) -> tuple[float, float]:
    """Return height and whole width of earlier discards beside piles of this height."""
    small = max(READABLE, h * EARLIER / PILES)
    return small, min(max(0.0, room), 5.5 * small * draft.area.ratio)


def _stock(draft: GinDraft, x: float, y: float, h: float) -> None:
    view, s = draft.view, draft.s
    w = h * draft.area.ratio
    draft.anchors["stock"] = (x, y, h)
    layers = min(_LAYERS, view.stock)
    for place in range(layers):
        up = 2.0 * place
        draft.cards.append(
            CardSpot(hidden("stock", place), "stock", place, None, x - up, y - up, h, place)
        )
    draft.label(
        "stock", Text.of("stock", count=view.stock), x - 20 * s, y + h + 3, w + 40 * s, "center", 13
    )
    draft.zones.append(ZoneSpot("stock", x - 8, y - 8, w + 10, h + 10 + 20 * s, Text("zone_stock")))


def _pile(draft: GinDraft, x: float, y: float, h: float) -> None:
    view, s = draft.view, draft.s
    w = h * draft.area.ratio
    draft.anchors["discard"] = (x, y, h)
    shown = view.pile[-1:]
    turned_up = view.phase in (FIRST_UPCARD, SECOND_UPCARD)  # else the opponent discarded it
    for place, code in enumerate(shown):
        draft.cards.append(
            CardSpot(
                code,
                "discard",
                place,
                code,
                x,
                y,
                h,
                10 + place,
                "stock" if turned_up else f"seat{1 - draft.me}",
                dealt=SEATS * HAND_SIZE,
            )
        )
    if not shown:
        draft.slots.append(SlotSpot("discard", x, y, w, h))
    draft.label(
        "pile",
        Text.of("pile", count=len(view.pile)),
        x - 20 * s,
        y + h + 3,
        w + 40 * s,
        "center",
        13,
    )
    draft.zones.append(
        ZoneSpot("discard", x - 4, y - 4, w + 8, h + 8 + 20 * s, Text("zone_discard"))
    )


def _earlier(
    draft: GinDraft, x: float, y: float, h: float, small: float, room: float, fan: float
) -> None:
    """Lay all earlier discards, latest first, so that nobody has to remember them."""
    before = draft.view.pile[-2::-1]
    if not before:
        return
    w = small * draft.area.ratio
    width = min(room, fan)
    short = w + (len(before) - 1) * 0.42 * w <= width or 2 * small > h
    rows = 1 if short else 2
    a_row = -(-len(before) // rows)
    gap = min(0.15 * small, h - 2 * small)
    y += (h - rows * small - (rows - 1) * gap) / 2
    for row in range(rows):
        part = before[row * a_row : (row + 1) * a_row]
        strip = Strip(a_row, width, w, 0.5)
        for i, code in enumerate(part):
            place = row * a_row + i
            draft.cards.append(
                CardSpot(
                    code,
                    "earlier",
                    place,
                    code,
                    x + strip.x(i),
                    y + row * (small + gap),
                    small,
                    place,
                    "discard",
                    faded=False,
                )
            )
    below = y + rows * small + (rows - 1) * gap + 5
    draft.label("earlier", Text("earlier"), x, below, max(width, w), "left", 13, tone="soft")
