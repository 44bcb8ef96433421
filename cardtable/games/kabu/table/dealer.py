"""The dealer's row at the top of a Kabu table: plate, cards, deck; below it the bar of bets."""

from __future__ import annotations

from cardtable.engine.layout_draft import PLATE
from cardtable.engine.table import (
    CardSpot,
    FrameSpot,
    MeterSpot,
    PlateSpot,
    SlotSpot,
    Text,
    hidden,
)
from cardtable.games.kabu.round import DEALER_1, DEALER_2, DEALER_3
from cardtable.games.kabu.table.draft import DEALER, LOW_PLATE, KabuDraft
from cardtable.games.kabu.table.showdown import DEALER_TOTAL, dealer_card

#: Number of backs that stand for the deck, and the offset of each from the one below.
DECK, SHIFT = 3, 2.5


def dealer(draft: KabuDraft) -> None:
    """Lay the dealer's row and the bar of bets."""
    m, view = draft.m, draft.view
    gap = 8 * m.s
    deck_x = m.right - m.dealer_w - 4 * m.s - SHIFT * (DECK - 1)
    block = 3 * m.dealer_w + 2 * gap
    left = m.left + 4 * m.s
    width = min(210 * m.s, deck_x - 22 * m.s - block - 16 * m.s - left)
    cards_x = left + width + 16 * m.s
    _deck(draft, deck_x)
    _cards(draft, cards_x, gap)
    if view.dealer != draft.me:
        tall = (LOW_PLATE if m.flat else PLATE) * m.s
        y = m.top + max(0.0, min(10 * m.s, m.dealer_h - tall))
        turn = view.turn == view.dealer
        if turn:
            y = max(y, m.top + 6)
        draft.plates.append(
            PlateSpot(
                f"plate:{view.dealer}", view.dealer, left, y, width, tall, turn, beat=draft.gains
            )
        )
        below = y + tall + 6 * m.s
        if not draft.open:
            _drawn(draft, left, below, width)
    else:
        words = Text.of("dealer_cards", own=int(draft.is_me))
        draft.label("dealer_is", words, left, m.top + 6 * m.s, width, size=16, bold=True)
        if draft.open:
            pass
        elif view.dealer_total is not None:
            draft.label(
                "dealer_total", _hand(draft), left, m.top + 30 * m.s, width, size=15, bold=True
            )
        else:
            _drawn(draft, left, m.top + 32 * m.s, width)
    if not draft.open:
        _meter(draft)


def _deck(draft: KabuDraft, x: float) -> None:
    m, view = draft.m, draft.view
    h = m.dealer_h
    draft.anchors["deck"] = (x + SHIFT * (DECK - 1), m.top, h)
    if draft.open:
        return
    for i in range(min(DECK, view.deck_count)):
        draft.cards.append(
            CardSpot(
                hidden("deck", i),
                "deck",
                i,
                None,
                x + SHIFT * i,
                m.top + SHIFT * (DECK - 1 - i),
                h,
                z=i,
            )
        )
    if m.flat:
        return  # the bets stand there
    room = m.dealer_w + 60 * m.s
    draft.label(
        "deck",
        Text.of("deck", n=view.deck_count),
        m.right - 4 * m.s - room,
        m.top + h + 5 * m.s + SHIFT,
        room,
        "right",
        12,
        tone="soft",
    )


def _cards(draft: KabuDraft, x: float, gap: float) -> None:
    m, view = draft.m, draft.view
    h, w = m.dealer_h, m.dealer_w
    count = len(view.dealer_cards)
    draft.anchors["dealer"] = (x, m.top, h)
    for i, card in enumerate(view.dealer_cards):
        draft.cards.append(
            CardSpot(
                card or hidden("dealer", i),
                "dealer",
                i,
                card,
                x + i * (w + gap),
                m.top,
                h,
                z=10 + i,
                source="deck",
                beat=dealer_card(i) if draft.open else 0,
            )
        )
    asked = {DEALER_1: 0, DEALER_2: 1, DEALER_3: 2}.get(view.phase)
    if not draft.open:
        for i in range(count, 3):
            draft.slots.append(
                SlotSpot(
                    f"dealer_slot:{i}", x + i * (w + gap), m.top, w, h, Text.of("nth", number=i + 1)
                )
            )
        if asked is not None:
            pad = 4.0
            draft.frames.append(
                FrameSpot(
                    "dealer_asked",
                    x + asked * (w + gap) - pad,
                    m.top - pad,
                    w + 2 * pad,
                    h + 2 * pad,
                )
            )
        note = _note(draft)
        if note is None or m.flat:
            return
        room = m.right - w - 68 * m.s - x
        y = m.top + h + 5 * m.s
        if room > 200 * m.s:
            draft.label("dealer_note", note, x, y, room, size=12, tone="soft")
        else:  # on a narrow table it reaches back below the plate
            end = x + 3 * w + 2 * gap
            if m.dealer_h < 56 * m.s:
                y = max(y, m.top + 61 * m.s)
            if y + 17 * m.s <= m.meter:
                draft.label("dealer_note", note, m.left, y, end - m.left, "right", 12, tone="soft")
        return
    if view.result is not None and view.result.dealer_kind:
        at = x + count * (w + gap) + 10 * m.s
        room = m.right - at
        roomy = m.dealer_h > 80 * m.s
        draft.label(
            "dealer_has",
            Text.of("dealer_has", own=int(view.seat == view.dealer)),
            at,
            m.top + 2 * m.s,
            room,
            snug=True,
            beat=DEALER_TOTAL,
        )
        draft.label(
            "dealer_total",
            _hand(draft),
            at,
            m.top + 19 * m.s,
            room,
            size=18 if roomy else 14,
            bold=True,
            snug=True,
            beat=DEALER_TOTAL,
        )
        note = _note(draft)
        if roomy and note is not None:
            draft.label(
                "dealer_note",
                note,
                at,
                m.top + 64 * m.s,
                room,
                tone="soft",
                beat=DEALER_TOTAL,
            )


def _hand(draft: KabuDraft) -> Text:
    view = draft.view
    kind = view.result.dealer_kind if view.result is not None else "plain"
    return Text.of("hand", kind=kind, total=view.dealer_total or 0)


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


def _drawn(draft: KabuDraft, x: float, y: float, width: float) -> None:
    """Say how the dealer was found, until the bets are made."""
    m, view = draft.m, draft.view
    lines = 2 if width < 230 * m.s else 1
    if not draft.betting or not view.draws or y + 16 * m.s * lines > m.meter - 4 * m.s:
        return
    card = next(draw.card for draw in reversed(view.draws) if draw.seat == view.dealer)
    own = int(draft.is_me and view.dealer == draft.me)
    draft.label(
        "drawn",
        Text.of("drawn", seat=view.dealer, card=card, own=own, by=view.rules.dealer),
        x,
        y,
        width,
        size=12,
        tone="soft",
    )


def _meter(draft: KabuDraft) -> None:
    """Lay the bar of all bets, up to the limit."""
    m, view = draft.m, draft.view
    parts = [(seat, view.staked(seat)) for seat in view.order]
    staged = sum(draft.staged.values())
    if staged:
        parts = [(seat, bet + (staged if seat == draft.me else 0)) for seat, bet in parts]
    left = view.with_laid(staged).cap_left
    side = 132.0 * m.s
    words = Text.of("bets", bet=view.cap - left, cap=view.cap)
    if m.flat:  # no room for a bar
        y = m.top + m.dealer_h + 5 * m.s
        draft.label("bets", words, m.right - side, y, side - 4 * m.s, "right", 12, snug=True)
        return
    y = m.meter
    x = m.left + 4 * m.s
    draft.label("bets", words, x, y, side - 4 * m.s, size=13, snug=True)
    draft.label("left", Text.of("left", left=left), m.right - 92 * m.s, y, 88 * m.s, "right", 13)
    bar = m.right - 92 * m.s - x - side
    if bar > 40 * m.s:
        draft.meters.append(
            MeterSpot(
                "meter",
                x + side,
                y + 2 * m.s,
                bar,
                16 * m.s,
                tuple(part for part in parts if part[1]),
                view.cap,
            )
        )


def dealer_place(draft: KabuDraft) -> tuple[float, float]:
    """Return where chips go to and come from: the middle of the dealer's plate."""
    spot = next(plate for plate in draft.plates if plate.seat == draft.view.dealer)
    return spot.x + 20 * draft.m.s, spot.y + spot.height / 2 - 10 * draft.m.s


__all__ = ["DEALER", "dealer", "dealer_place"]
