"""The table after a knock: the hands in groups, what was laid off where, and the limit."""

from __future__ import annotations

from cardtable.engine.layout_draft import LEAST_BACK, MARKER
from cardtable.engine.table import RAISED, CardSpot, FrameSpot, Prepared, Text, hidden
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, pips
from cardtable.games.oklahoma_gin.hand import by_weight
from cardtable.games.oklahoma_gin.legal import LAYOFF
from cardtable.games.oklahoma_gin.melds import extends
from cardtable.games.oklahoma_gin.table.draft import (
    BACKS,
    EDGE,
    MARGIN,
    SHORT,
    GinDraft,
    Group,
)
from cardtable.games.oklahoma_gin.table.own import own_groups
from cardtable.games.oklahoma_gin.table.play import backs, below_plate
from cardtable.games.oklahoma_gin.view import OklahomaGinView, OpenHand

#: With cards lower than this, the viewer's hand is beside its plate rather than above it.
BESIDE = 64.0


def lay_show(draft: GinDraft) -> None:
    """Lay everything while cards are laid off and while the hand lies open."""
    if draft.flat:
        _lay_flat(draft)
        return
    area, s, me = draft.area, draft.s, draft.me
    other = 1 - me
    line = 30.0 * s
    head = max(draft.tall + MARKER / 2, draft.limit_high + 2 * s)
    fixed = 2 * MARGIN + head + 2 * draft.names + line + 20 * s
    below, left = MARKER + draft.tall, EDGE
    if area.height - fixed - below < BESIDE * (2 + RAISED):  # the hand is beside its plate
        below, left = 0.0, MARGIN + draft.plate + EDGE
    part = 0.31 if area.height < SHORT else 0.27
    fit = (area.height - fixed - below) / (2 + RAISED)
    draft.h = max(36.0, min(area.height * part, fit, draft.widest(left)))
    draft.put_plate(other, MARGIN, MARGIN + MARKER / 2)
    limit = draft.limit(area.width - MARGIN, MARGIN, head)
    _knock_card(draft, area.width - MARGIN - limit - 20 * s, head)
    top = MARGIN + head + 8 * s
    low = area.height - MARGIN - below - draft.names - draft.h
    spare = max(0.0, low - draft.h * RAISED - top - draft.h - draft.names - line)
    _hand(draft, other, top + spare * 0.3, f"seat{other}")
    words = top + spare * 0.6 + draft.h + draft.names + 6 * s
    _told(draft, words)
    _hand(draft, me, low, "hand", left)
    draft.put_plate(me, MARGIN, draft.own_plate)
    draft.call = (area.width / 2, words)


def _lay_flat(draft: GinDraft) -> None:
    """Lay both hands beside the column of plates and limit."""
    area, s, me, left = draft.area, draft.s, draft.me, draft.beside
    fit = (area.height - 2 * MARGIN - 2 * draft.names - 26 * s) / (2 + RAISED)
    draft.h = max(36.0, min(area.height * 0.31, fit, draft.widest(left)))
    draft.put_plate(1 - me, MARGIN, MARGIN + MARKER / 2)
    draft.limit(0.0, below_plate(draft), 0.0, left=MARGIN)
    draft.put_plate(me, MARGIN, draft.own_plate)
    draft.anchors["discard"] = draft.anchors["stock"] = (left, MARGIN, draft.h)
    _hand(draft, 1 - me, MARGIN, f"seat{1 - me}", left)
    words = MARGIN + draft.h + draft.names + 2 * s
    _told(draft, words, left)
    _hand(draft, me, area.height - MARGIN - draft.names - draft.h, "hand", left)
    draft.call = ((left + area.width) / 2, words)


def _knock_card(draft: GinDraft, right: float, head: float) -> None:
    """Lay the knocker's discard crosswise on the pile, face down until the hand is over."""
    view = draft.view
    w = head * draft.area.ratio
    x = right - head + (head - w) / 2
    draft.anchors["discard"] = draft.anchors["stock"] = (x, MARGIN, head)
    if x < MARGIN + draft.plate + head:
        return
    if view.pile:
        code = view.pile[-1]
        draft.cards.append(CardSpot(code, "discard", 0, code, x, MARGIN, head, 0))
    if view.knocker is None:
        return
    face = view.knock_card or None
    key = face or hidden("knock", 0)
    if face and view.open_hands is None:
        # Only the knocker knows it; it lies face down for him as well.
        key, face = hidden("knock", 0), None
    draft.cards.append(
        CardSpot(key, "knock", 0, face, x, MARGIN, head, 5, f"seat{view.knocker}", turned=90)
    )


def _hand(draft: GinDraft, seat: int, y: float, zone: str, left: float = EDGE) -> None:
    view = draft.view
    z = 100.0 if zone == "hand" else 0.0
    groups = hand_groups(view, seat, draft.prepared.selected)
    if groups is None:
        known = view.known[seat]
        h = max(LEAST_BACK, draft.h * max(BACKS, 0.6))
        taken = left - 16 if left > EDGE and draft.flat else 0.0
        backs(draft, seat, view.counts[seat] - len(known), known, y + (draft.h - h) / 2, h, taken)
        return
    draft.row(groups, y, draft.h, zone, z=z, source=f"seat{seat}", left=left)
    if view.phase == LAYOFF and view.turn == view.seat and seat == view.knocker:
        _targets(draft)


def hand_groups(view: OklahomaGinView, seat: int, selected: frozenset[str]) -> list[Group] | None:
    """Return a hand in groups; ``None`` while it may not be seen."""
    if seat == view.knocker and view.shown is not None:
        return _knocker_groups(view)
    if view.open_hands is not None:
        return _groups(view.open_hands[seat])
    if seat != view.seat:
        return None
    if view.rules.auto_arrange:
        return own_groups(view, Prepared())
    loose = tuple(c for c in view.hand if not any(c in group for group in view.arranged))
    return _groups(OpenHand(view.arranged, loose))


def _groups(shown: OpenHand) -> list[Group]:
    groups = [Group(cards, Text.of("meld", cards=cards)) for cards in shown.melds]
    if shown.dead or not groups:
        count = pips(card_set(shown.dead))
        name = Text.of("deadwood", count=count)
        groups.append(Group(by_weight(shown.dead), name, dead=True))
    return groups


def _knocker_groups(view: OklahomaGinView) -> list[Group]:
    assert view.shown is not None and view.knocker is not None
    sign = f"seat{1 - view.knocker}"
    groups = []
    melds = zip(view.shown.melds, view.melds_on_table, strict=True)
    for number, (meld, whole) in enumerate(melds, 1):
        more = whole[len(meld) :]
        cards = tuple(sorted(whole, key=BIT_OF.__getitem__))
        name = Text.of("meld", cards=meld)
        if more:
            name = Text.of("meld_more", cards=meld, more=more)
        marks = tuple((code, sign) for code in more)
        groups.append(Group(cards, name, marks=marks, key=f"meld:{number}"))
    if view.shown.dead:
        count = view.knock_deadwood
        name = Text.of("deadwood", count=count)
        groups.append(Group(by_weight(view.shown.dead), name, dead=True))
    return groups


def _targets(draft: GinDraft) -> None:
    """Lay frames round the melds on which the selected card can be laid off."""
    if len(draft.prepared.selected) != 1 or draft.view.gin:
        return
    card = BIT_OF[next(iter(draft.prepared.selected))]
    for zone in draft.zones:
        if not zone.key.startswith("meld:"):
            continue
        meld = card_set(draft.view.melds_on_table[int(zone.key[5:]) - 1])
        if extends(card, meld):
            draft.frames.append(
                FrameSpot(
                    f"fits:{zone.key}",
                    zone.x - 5,
                    zone.y - 5,
                    zone.width + 10,
                    zone.height - draft.names + 10,
                    "focus",
                )
            )


def _told(draft: GinDraft, y: float, left: float = MARGIN) -> None:
    """Say between the hands, right of ``left``, what has been laid off."""
    view = draft.view
    if view.knocker is None:
        words = Text("hand_drawn")
    elif view.laid_off:
        cards = tuple(laid.card for laid in view.laid_off)
        seat = 1 - view.knocker
        words = Text.of("laid_off", seat=seat, cards=cards, own=int(seat == view.seat))
    elif view.gin:
        words = Text.of("gin", seat=view.knocker, own=int(view.knocker == view.seat))
    elif view.result is not None:
        seat = 1 - view.knocker
        words = Text.of("nothing_laid_off", seat=seat, own=int(seat == view.seat))
    else:
        words = Text("lay_off_how" if view.turn == view.seat else "lay_off_wait")
    draft.label("told", words, left + 2, y, draft.area.width - MARGIN - left - 4, "center", 14)
