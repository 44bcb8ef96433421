"""The dealer's row above a Kabu table: his face, his three places, the deck; and the abacus."""

from __future__ import annotations

import math

from cardtable.engine.table import CardSpot, FurnitureSpot, Text, ZoneSpot, hidden
from cardtable.games.kabu.round import DEALER_1, DEALER_2, DEALER_3
from cardtable.games.kabu.table.draft import (
    ABACUS,
    DEALER_FACE,
    GAIN,
    LEAST_FACE,
    LINE,
    TALL_DEALER,
    TALL_FACE,
    Box,
    KabuDraft,
)
from cardtable.games.kabu.table.showdown import BEST, DEALER_TOTAL, dealer_card, is_nine
from cardtable.games.kabu.view import KabuView

#: Most backs that stand for the deck, how many cards each stands for, and its offset from the one
#: below.
PILE, EACH, SHIFT = 13, 3, (0.9, -1.1)
#: Width of the name of what the dealer's cards are worth, at scale 1; the same, as a part of the
#: height of his cards, with all names.
VALUE, NAMED = 72.0, 0.72
#: Size of the dealer's name at his cards; least room for it, most, and that beside his chips, at
#: scale 1.
NAME, NAME_WIDE, NAMED_WIDE, SHORT = 14, 60.0, 130.0, 48.0
#: How many times as wide as high a sign can be, and its room beside the cards; least width of that
#: before the deck, at scale 1.
WIDEST, NEAR, SIGN = 3.2, 1.6, 150.0
#: How far a sign stays from the table's edge, at scale 1.
BRIM = 12.0
#: The moments that keep clear of the dealer's value, and of specials of columns.
ROUND_SIGNS, COLUMN_SIGNS = ("swept", "bank_broken", "great", "kuppin"), ("triple", "shippin")


def dealer(draft: KabuDraft) -> None:
    """Lay the dealer's row and the abacus of all bets."""
    m, area = draft.m, draft.area
    wide, gap = m.dealer_h * area.ratio, _gap(draft)
    x, block, beside, right = _row(draft)
    deck, high = x + block + beside, m.dealer_h
    # As far as can be it lies all the time where it is clear of his value at the showdown.
    clear = x + block + 14 * m.u + NAMED * high
    _places(draft, x)
    if face_box(draft) is None:
        _named(draft, x - 10 * m.u)
    if draft.open and draft.view.dealer_cards:  # right beside them
        block = len(draft.view.dealer_cards) * (wide + gap) - gap
    at = x + block + 14 * m.u
    last = right - wide - PILE * m.u - _number_size(draft)[0] - 8 * m.u
    deck = max(deck, min(clear, last), at + NAMED * high if draft.open else 0.0)
    _deck(draft, deck, wide, lies=deck + wide + PILE * SHIFT[0] * m.u <= right)
    room = min(right - at, 1.5 * high) if draft.open else beside - 20 * m.u
    _value(draft, at, room)
    if draft.open:
        draft.sign = _sign(draft, at - 6 * m.u, deck - 10 * m.u)
        # All but a nine's hang where the abacus hangs while one plays; without room there, those of
        # the whole round clear of his value.
        beyond = _beyond(draft, deck + wide + PILE * m.u)
        aside = beyond or _sign(draft, at + NAMED * high, at)
        if beyond is not None:
            draft.signs = {**dict.fromkeys(COLUMN_SIGNS, beyond), **draft.signs}
            if draft.sign is None or draft.sign[2] < SIGN * m.s:
                draft.sign = beyond
        if aside is not None:
            draft.signs = {**dict.fromkeys(ROUND_SIGNS, aside), **draft.signs}
    _abacus(draft)


def _sign(draft: KabuDraft, left: float, deck: float) -> tuple[float, float, float, float] | None:
    """Return the room for the sign of a moment: right beside the dealer's cards, above the mats,
    and left of the deck, if it is large enough there.
    """
    m, area = draft.m, draft.area
    low = m.top + m.dealer_h if m.row else m.head - 4 * m.u
    right = area.width - max(m.rim, 0.0) - 8 * m.u
    # Beside the signs of the strip, or below them.
    rooms = [(m.top, right - (area.corners[1] if m.top < 0 else 0.0)), (4 * m.u, right)]
    if deck - left > SIGN * m.s:
        rooms = [(top, deck) for top, _ in rooms]
    found = [
        (left, top, min(end - left, NEAR * (low - top)), low - top)
        for top, end in rooms[: 1 + (m.top < 0)]
    ]
    best = max(found, key=lambda room: min(room[2], WIDEST * room[3]))
    return best if best[2] > 90 * m.s and best[3] > 30 * m.s else None


def _beyond(draft: KabuDraft, left: float) -> tuple[float, float, float, float] | None:
    """Return the room for a sign right of all cards, if it is large enough."""
    m, box = draft.m, abacus_box(draft)
    left += 6 * m.u
    wide = min(box.right + 12 * m.u, draft.area.width - BRIM * m.s) - left
    return (left, box.y, wide, box.height) if wide > SIGN * m.s else None


def _row(draft: KabuDraft) -> tuple[float, float, float, float]:
    """Where the dealer's places begin, their width, how far the deck is from them, and where all
    ends.
    """
    m, area = draft.m, draft.area
    wide = m.dealer_h * area.ratio
    block = 3 * wide + 2 * _gap(draft)
    number = _number_size(draft)[0] + 8 * m.u
    start, end = area.corners if m.top < 0 else (0.0, 0.0)
    right = area.width - end - 6 * m.s
    if m.top >= 0:  # beside the abacus
        right = abacus_box(draft).x - 6 * m.u
    # The deck is far enough away for the dealer's value with its name, and clear of the signs.
    face = (LEAST_FACE + 2) * m.s + 26 * m.u if area.above else 0.0
    free = right - start - max(12 * m.s, face) - block - wide - number
    beside = max((80 if m.row else 130) * m.u, min(VALUE * m.s + 20 * m.u, free))
    last = right - block - beside - wide - number
    seal = max(34 * m.u, 22 * m.s) + 10 * m.u + 4 * m.s
    if m.row:
        face = max(DEALER_FACE * m.u, 72 * m.s) + 26 * m.u
    if start + face <= last + 4 * m.s:
        seal = max(seal, face)
    x = min((area.width - block) / 2, max(last, start + seal))
    return max(x, start + 6 * m.s), block, beside, right


def row_box(draft: KabuDraft) -> Box:
    """Return where the dealer's cards lie."""
    x, block, *_ = _row(draft)
    return Box(x, draft.m.top, block, draft.m.dealer_h)


def _named(draft: KabuDraft, right: float) -> None:
    """Lay the dealer's name left of his cards, if there is room, where his face cannot stand."""
    m, line = draft.m, LINE * NAME * draft.m.s
    start = max(draft.area.corners[0] if m.top < 0 else m.rim, 0.0) + 4 * m.s
    width = min(right - start, NAMED_WIDE * m.s)
    if width >= NAME_WIDE * m.s and line <= m.dealer_h:
        who, y = Text.of("dealer_name", seat=draft.view.dealer), m.top + (m.dealer_h - line) / 2
        x = right - width
        draft.label("dealer_name", who, x, y, width, "right", NAME, True, owner=draft.view.dealer)


def _gap(draft: KabuDraft) -> float:
    return max(14 * draft.m.u, 4 * draft.m.s)


def face_box(draft: KabuDraft) -> Box | None:
    """Return where the dealer's face with its name stands, beside his cards: not at the rim.

    His chips lie below.

    ``None`` where there is no room.
    """
    m = draft.m
    if m.flat:
        return None
    name = max(0.2 * DEALER_FACE * m.u, 21 * m.s)
    line = bank_line(draft)
    high, top, beside = m.dealer_h, m.top, GAIN * m.s
    if m.row:  # below his chips is room for it; where his cards are low he looks out above them
        high, beside = max(high, TALL_DEALER * m.s), 0.0
        top += m.dealer_h - high
    side = min(DEALER_FACE * m.u, high - name - line)
    start = draft.area.corners[0] if m.top < 0 else 0.0
    x = _row(draft)[0]
    fits = x - max(side, 72 * m.s) - 22 * m.u - beside >= start
    if m.row and not (fits and top >= 0):
        return None
    if not (m.row or (fits and side >= LEAST_FACE * m.s)):
        # In small windows from the rim down to the mats; his name, and what he has won, stand
        # below the title.
        top, beside, name = (3 * m.s - draft.area.above if m.top < 0 else m.top), 0.0, 0.0
        side = min(LEAST_FACE * m.s, m.head - 2 * m.s - top - line)
    wide = max(side, (72 if name else LEAST_FACE) * m.s)
    if side < TALL_FACE * m.s or x - wide - 24 * m.u - beside < start:
        return None
    left = x - wide - max(10 * m.u, 26 * m.u - (wide - side) / 2)
    y = top + (m.dealer_h - side - name - line) / 2 if beside else top
    return Box(left, y, wide, side + name)


def bank_line(draft: KabuDraft) -> float:
    """Return the height of the line of the dealer's chips, below his name."""
    return draft.m.at_least(38, 22)


def gain_box(draft: KabuDraft, face: Box, height: float) -> tuple[float, float, float]:
    """Return where it stands what a round has brought the dealer, so high: left of his face, on a
    tall table above it or below his chips.
    """
    m = draft.m
    width, middle = GAIN * m.s, face.y + min(face.width, face.height) / 2
    left, start = face.x - 8 * m.u - width, draft.area.corners[0] if m.top < 0 else 0.0
    if m.row and left < start:
        high = face.y - height - 9 * m.s
        low = face.bottom + bank_line(draft) + 6 * m.s
        return face.x, high if high >= 0 else low, face.width
    y = middle - height / 2 - 2 * m.s
    x = max(left, start)
    return x, y, left + width - x


def _deck(draft: KabuDraft, x: float, wide: float, *, lies: bool) -> None:
    """Lay the deck; in the showdown without its number, where it has room (``lies``)."""
    m, view = draft.m, draft.view
    count = min(PILE, math.ceil(view.deck_count / EACH))
    across, up = SHIFT[0] * m.u, SHIFT[1] * m.u
    base = m.top - (PILE - 1) * up / 2
    top = max(0, count - 1)
    draft.anchors["deck"] = (x + across * top, base + up * top, m.dealer_h)
    if draft.open:  # his third card is the top one: the same, so that it comes with its beat
        count = max(0, count - (len(view.dealer_cards) > 2)) if lies else 0
    for i in range(count):
        at = x + across * i, base + up * i
        draft.cards.append(CardSpot(hidden("deck", i), "deck", i, None, *at, m.dealer_h, z=i))
    if count and not draft.open:
        height = m.dealer_h - up * top
        where = (x, base + up * top, wide + across * top, height)
        draft.zones.append(ZoneSpot("deck", *where, Text.of("zone_deck")))
        if _next_place(view) is not None and view.to_act:  # a card is taken from here
            pad = 4 * m.u
            round_it = (where[0] - pad, where[1] - pad, where[2] + 2 * pad, where[3] + 2 * pad)
            draft.furniture.append(FurnitureSpot("deck_light", "halo", *round_it, lit=True, z=-31))
        number, size = _number_size(draft)
        left = x + wide + across * count + 8 * m.u
        draft.furniture.append(
            FurnitureSpot(
                "deck_count",
                "figure",
                left,
                m.top + m.dealer_h - LINE * size,
                number,
                LINE * size,
                Text.of("deck", n=view.deck_count),
                whole=view.deck_count,
                tip=(Text.of("deck", n=view.deck_count),),
                joins="deck",
            )
        )


def _number_size(draft: KabuDraft) -> tuple[float, float]:
    """The width of the number of cards in the deck, and the size of its type."""
    m = draft.m
    size = max(22 * m.u, 14 * m.s)
    return max(26 * m.s, 1.4 * size), size


def _places(draft: KabuDraft, x: float) -> None:
    """Lay the dealer's three places with the cards he has."""
    m, view = draft.m, draft.view
    high, gap = m.dealer_h, _gap(draft)
    wide = high * draft.area.ratio
    draft.anchors["dealer"] = (x, m.top, m.dealer_h)
    for i, card in enumerate(view.dealer_cards):
        draft.cards.append(
            CardSpot(
                card or hidden("dealer", i),
                "dealer",
                i,
                card,
                x + i * (wide + gap),
                m.top,
                high,
                z=10 + i,
                source="deck",
                beat=dealer_card(i) if draft.open else 0,
            )
        )
    now = _next_place(view)
    note, pad = _note(draft), 4 * m.u
    for i in range(len(view.dealer_cards) if draft.open else 3):
        told, lit = note if i == 0 else None, i == now and not draft.open
        tip = tuple(filter(None, (note, _drawn(draft))))
        box = (x + i * (wide + gap) - pad, m.top - pad, wide + 2 * pad, high + 2 * pad)
        draft.furniture.append(
            FurnitureSpot(
                f"dealer_place:{i}", "place", *box, told, lit=lit, tip=tip, owner=view.dealer
            )
        )
        if lit and view.to_act:
            draft.zones.append(ZoneSpot("slot", *box, Text.of("zone_slot")))


def _next_place(view: KabuView) -> int | None:
    """Return the place where the dealer's next card would lie, while one may come."""
    if view.phase == DEALER_3 and not view.third_may_come:
        return None
    return {DEALER_1: 0, DEALER_2: 1, DEALER_3: 2}.get(view.phase)


def _value(draft: KabuDraft, x: float, width: float) -> None:
    """Lay what the dealer's cards are worth, as far as the viewer knows."""
    m, view = draft.m, draft.view
    result = view.result
    if result is not None and not result.dealer_kind:
        return
    if result is None and view.dealer_total is None:
        return
    kind = result.dealer_kind if result is not None else "plain"
    total = view.dealer_total or 0
    beat = DEALER_TOTAL if result is not None else 0
    draft.furniture.append(
        FurnitureSpot(
            "dealer_total",
            "hand_upright",
            x,
            m.top,
            max(30.0, width),
            m.dealer_h,
            Text.of("hand", kind=kind, total=total),
            whole=BEST if is_nine(view) else 0,
            z=35,
            beat=beat,
        )
    )


def _note(draft: KabuDraft) -> Text | None:
    """Return what there is to say about the dealer's cards."""
    view = draft.view
    count = len(view.dealer_cards)
    if draft.open:
        return Text.of("dealer_took" if count == 3 else "dealer_stood")
    if count == 0:
        return Text.of("dealer_waits") if draft.betting else None
    if count == 1:
        return Text.of("dealer_first", position=view.dealer_positions[0])
    return Text.of("dealer_seen", own=int(view.seat == view.dealer))


def _drawn(draft: KabuDraft) -> Text | None:
    """Return how the dealer was found, until the bets are made."""
    view = draft.view
    if not draft.betting or not view.draws:
        return None
    card = next(draw.card for draw in reversed(view.draws) if draw.seat == view.dealer)
    own = int(draft.is_me and view.dealer == draft.me)
    return Text.of("drawn", seat=view.dealer, card=card, own=own, by=view.rules.dealer)


def abacus_box(draft: KabuDraft) -> Box:
    """Return where the abacus hangs: at the upper right, below the signs."""
    m = draft.m
    least = min(112 * m.s, m.side - 8 * m.s)
    width = min(max(ABACUS[0] * m.u, least), m.side - 8 * m.u)
    height = max(ABACUS[1] * m.u, 26 * m.s if m.flat else 46 * m.s)
    right = draft.area.width - m.rim - 12 * m.u
    top = m.top if m.row else 4 * m.u if draft.area.above else 12 * m.u
    return Box(right - width, top, width, height)


def _abacus(draft: KabuDraft) -> None:
    """Lay the abacus that counts all bets up to the limit."""
    view = draft.view
    if draft.open:
        return
    staged = draft.laid
    each = ((seat, view.staked(seat) + (staged if seat == draft.me else 0)) for seat in view.order)
    parts = tuple(part for part in each if part[1])
    left = view.with_laid(staged).cap_left
    bets = Text.of("bets", bet=view.cap - left, cap=view.cap)
    box = abacus_box(draft)
    draft.furniture.append(
        FurnitureSpot(
            "abacus",
            "abacus",
            box.x,
            box.y,
            box.width,
            box.height,
            Text.of("left", left=left, cap=view.cap),
            parts,
            view.cap,
            tip=(bets,),
            heard=bets,
        )
    )


def dealer_place(draft: KabuDraft) -> tuple[float, float]:
    """Return where chips go to and come from: the middle of the dealer's portrait."""
    spot = next(plate for plate in draft.plates if plate.seat == draft.view.dealer)
    size = draft.m.chip / 2
    return spot.x + spot.width / 2 - size, spot.y + min(spot.width, spot.height) / 2 - size
