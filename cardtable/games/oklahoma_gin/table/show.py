"""The table after a knock: the hands in groups, what was laid off where, and the limit."""

from __future__ import annotations

from cardtable.engine.table import RAISED, CardSpot, FrameSpot, Text, hidden
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, pips
from cardtable.games.oklahoma_gin.legal import LAYOFF
from cardtable.games.oklahoma_gin.melds import extends
from cardtable.games.oklahoma_gin.table.play import backs, own_groups
from cardtable.games.oklahoma_gin.table.sheet import (
    BACKS,
    MARGIN,
    MARKER,
    SHORT,
    Group,
    Sheet,
    by_weight,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView, Shown


def lay_show(sheet: Sheet) -> None:
    """Everything, while cards are laid off and while the hand lies open."""
    view, area, s, me = sheet.view, sheet.area, sheet.s, sheet.me
    other = 1 - me
    line = 26.0 * s
    head = max(sheet.tall + MARKER / 2, 66.0 * s + (26 * s if view.factor > 1 else 0))
    fixed = 2 * MARGIN + head + 2 * sheet.names + line + 20 * s + MARKER + sheet.tall
    part = 0.31 if area.height < SHORT else 0.27
    fit = (area.height - fixed) / (2 + RAISED)
    sheet.h = max(36.0, min(area.height * part, fit, sheet.widest()))
    sheet.put_plate(other, MARGIN, MARGIN + MARKER / 2)
    limit = sheet.limit(area.width - MARGIN, MARGIN, head)
    _knock_card(sheet, area.width - MARGIN - limit - 20 * s, head)
    top = MARGIN + head + 8 * s
    low = sheet.own_plate - MARKER - sheet.names - sheet.h
    spare = max(0.0, low - sheet.h * RAISED - top - sheet.h - sheet.names - line)
    _hand(sheet, other, top + spare * 0.3, f"seat{other}")
    words = top + spare * 0.6 + sheet.h + sheet.names + 2 * s
    _told(sheet, words)
    _hand(sheet, me, low, "hand")
    sheet.put_plate(me, MARGIN, sheet.own_plate)
    sheet.call = (area.width / 2, words)


def _knock_card(sheet: Sheet, right: float, head: float) -> None:
    """The knocker's discard lies crosswise on the pile, face down until the hand is over."""
    view = sheet.view
    w = head * sheet.area.ratio
    x = right - head + (head - w) / 2
    sheet.anchors["discard"] = sheet.anchors["stock"] = (x, MARGIN, head)
    if x < MARGIN + sheet.plate + head:
        return
    if view.pile:
        code = view.pile[-1]
        sheet.cards.append(CardSpot(code, "discard", 0, code, x, MARGIN, head, 0))
    if view.knocker is None:
        return
    face = view.knock_card or None
    key = face or hidden("knock", 0)
    if face and view.open_hands is None:
        # Only the knocker himself knows it; for him, too, it lies face down.
        key, face = hidden("knock", 0), None
    sheet.cards.append(
        CardSpot(key, "knock", 0, face, x, MARGIN, head, 5, f"seat{view.knocker}", turned=90)
    )


def _hand(sheet: Sheet, seat: int, y: float, zone: str) -> None:
    view = sheet.view
    z = 100.0 if zone == "hand" else 0.0
    groups = hand_groups(view, seat, sheet.draft.selected)
    if groups is None:
        known = view.known[seat]
        h = sheet.h * max(BACKS, 0.6)
        backs(sheet, seat, view.counts[seat] - len(known), known, y + (sheet.h - h) / 2, h, 0.0)
        return
    sheet.row(groups, y, sheet.h, zone, z=z, source=f"seat{seat}")
    if view.phase == LAYOFF and view.turn == view.seat and seat == view.knocker:
        _targets(sheet)


def hand_groups(view: OklahomaGinView, seat: int, selected: frozenset[str]) -> list[Group] | None:
    """A hand in its groups; ``None`` while it is not to be seen."""
    if seat == view.knocker and view.shown is not None:
        return _knocker_groups(view)
    if view.open_hands is not None:
        return _groups(view.open_hands[seat])
    if seat != view.seat:
        return None
    if view.rules.auto_arrange:
        return own_groups(view, frozenset())
    loose = tuple(c for c in view.hand if not any(c in group for group in view.arranged))
    return _groups(Shown(view.arranged, loose))


def _groups(shown: Shown) -> list[Group]:
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


def _targets(sheet: Sheet) -> None:
    """Frames round the melds on which the selected card can be laid."""
    if len(sheet.draft.selected) != 1 or sheet.view.gin:
        return
    card = BIT_OF[next(iter(sheet.draft.selected))]
    for zone in sheet.zones:
        if not zone.key.startswith("meld:"):
            continue
        meld = card_set(sheet.view.melds_on_table[int(zone.key[5:]) - 1])
        if extends(card, meld):
            sheet.frames.append(
                FrameSpot(f"fits:{zone.key}", zone.x - 5, zone.y - 5, zone.width + 10,
                          zone.height - sheet.names + 10, "focus")
            )  # fmt: skip


def _told(sheet: Sheet, y: float) -> None:
    """Between the hands: what has been laid off."""
    view = sheet.view
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
    sheet.label("told", words, MARGIN + 2, y, sheet.area.width - 2 * MARGIN - 4, "center", 14)
