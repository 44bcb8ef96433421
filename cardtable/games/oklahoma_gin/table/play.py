"""The table while a hand is played: limit, stock and discards in the middle, hands at the edges."""

from __future__ import annotations

from cardtable.engine.table import RAISED, TICK, CardSpot, SlotSpot, Strip, Text, ZoneSpot, hidden
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, codes
from cardtable.games.oklahoma_gin.legal import DISCARD
from cardtable.games.oklahoma_gin.melds import arrange, deadwood
from cardtable.games.oklahoma_gin.table.sheet import (
    BACKS,
    EARLIER,
    LIMIT,
    MARGIN,
    MARKER,
    PILES,
    SHORT,
    Group,
    Sheet,
    by_weight,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: Cards of a pile that are drawn below its top.
_LAYERS = 4
_CAPTION = 26.0
#: Width of “Stock 31”, and some room beside it, in pixels at scale 1.
PILE_NAME = 84.0


def measure(sheet: Sheet) -> None:
    """How large the cards of the hand are: as large as everything lets them be."""
    height, s = sheet.area.height, sheet.s
    fixed = 2 * MARGIN + 12 * s + (_CAPTION + 14) * s + 10 * s + sheet.names + MARKER + sheet.tall
    fit = (height - fixed - TICK) / (BACKS + PILES + RAISED + 1)
    # Left of the piles the limit stands below the opponent's plate, which may be taller than backs.
    own = MARKER + sheet.names + sheet.tall + MARGIN
    fit = min(fit, height - own - _below_plate(sheet) - sheet.limit_high - 8 * s)
    part = 0.31 if height < SHORT else 0.27
    sheet.h = max(40.0, min(height * part, fit, sheet.widest()))


def _below_plate(sheet: Sheet) -> float:
    """Where what stands below the opponent's plate may begin."""
    return MARGIN + MARKER / 2 + sheet.tall + 10 * sheet.s


def lay_play(sheet: Sheet) -> None:
    """Everything."""
    measure(sheet)
    hand_y = sheet.own_plate - MARKER - sheet.names - sheet.h
    top = MARGIN + sheet.h * BACKS + 10 * sheet.s
    low = hand_y - sheet.h * RAISED - 8 * sheet.s
    piles = sheet.h * PILES
    y = top + max(0.0, (low - top - piles - _CAPTION * sheet.s) / 2)
    _opponent(sheet)
    _middle(sheet, y, piles)
    sheet.put_plate(sheet.me, MARGIN, sheet.own_plate)
    lay_own(sheet, hand_y, sheet.h)
    _fresh(sheet)
    ticks = TICK if sheet.area.height >= SHORT else 0.0
    sheet.call = (sheet.area.width / 2, hand_y - sheet.h * RAISED - ticks - 24 * sheet.s)


def fresh_card(view: OklahomaGinView) -> tuple[str, str]:
    """The card taken in this turn and how (``drew``, ``took``), while one is to be discarded."""
    if view.phase != DISCARD or view.turn != view.seat:
        return "", ""
    for event in reversed(view.history):
        if event.kind in ("drew", "took"):
            return event.word("card"), event.kind
    return "", ""


def _fresh(sheet: Sheet) -> None:
    """Beside the own plate: which card has just come."""
    card, how = fresh_card(sheet.view)
    if card:
        x = MARGIN + sheet.plate + 16
        sheet.label("fresh", Text.of("fresh", card=card, how=how), x,
                    sheet.own_plate + sheet.tall / 2 - 9 * sheet.s,
                    sheet.area.width - x - MARGIN, tone="soft")  # fmt: skip


def own_groups(view: OklahomaGinView, selected: frozenset[str]) -> list[Group]:
    """The own hand: melds, then deadwood with what it counts (and would without a card)."""
    hand = card_set(view.hand)
    melding = arrange(hand)
    fresh = ((fresh_card(view)[0], "kitty"),)
    groups = [
        Group(cards, Text.of("meld", cards=cards), marks=fresh)
        for cards in map(codes, melding.melds)
    ]
    name = Text.of("deadwood", count=melding.deadwood)
    if view.phase == DISCARD and len(selected) == 1:
        card = next(iter(selected))
        left = deadwood(hand ^ BIT_OF[card])
        name = Text.of("deadwood_after", count=melding.deadwood, left=left, card=card)
    if melding.dead or not groups:
        groups.append(Group(by_weight(codes(melding.dead)), name, dead=True, marks=fresh))
    return groups


def lay_own(sheet: Sheet, y: float, h: float) -> None:
    """The own cards, or their backs for an onlooker."""
    view, me = sheet.view, sheet.me
    sheet.anchors["hand"] = (sheet.area.width / 2, y, h)
    if view.seat is not None:
        sheet.row(own_groups(view, sheet.draft.selected), y, h, "hand", z=100, source="stock")
        return
    known = view.known[me]
    backs(sheet, me, view.counts[me] - len(known), known, y + h * 0.4, h * 0.6, 0.0)


def _opponent(sheet: Sheet) -> None:
    view, other = sheet.view, 1 - sheet.me
    sheet.put_plate(other, MARGIN, MARGIN + MARKER / 2)
    known = view.known[other]
    backs(sheet, other, view.counts[other] - len(known), known, MARGIN, sheet.h * BACKS,
          MARGIN + sheet.plate)  # fmt: skip


def backs(
    sheet: Sheet, seat: int, hidden_cards: int, known: tuple[str, ...], y: float, h: float,
    taken: float,
) -> None:  # fmt: skip
    """Cards that are not seen, and beside them those of the hand that everybody knows.

    Args:
        sheet: the layout.
        seat: whose.
        hidden_cards: how many are not known.
        known: codes of those that are.
        y: upper edge.
        h: height of a card.
        taken: from the left edge, what something else covers.
    """
    w = h * sheet.area.ratio
    left = taken + 16 if taken else MARGIN
    room = sheet.area.width - left - MARGIN
    gap = 0.58 * w + 10 if known and hidden_cards else 0.0
    count = hidden_cards + len(known)
    strip = Strip(count, room - gap, w, 0.42)
    whole = strip.width + gap
    x = max(left, (sheet.area.width - whole) / 2)
    sheet.anchors[f"seat{seat}"] = (x + whole / 2 - w / 2, y, h)
    for place in range(hidden_cards):
        sheet.cards.append(
            CardSpot(hidden(f"seat{seat}", place), f"seat{seat}", place, None,
                     x + strip.x(place), y, h, place, "stock")
        )  # fmt: skip
    for i, code in enumerate(known):
        place = hidden_cards + i
        at = x + strip.x(place) + gap
        sheet.cards.append(
            CardSpot(code, f"known{seat}", i, code, at, y, h, place, f"seat{seat}", mark="eye")
        )


def _middle(sheet: Sheet, y: float, h: float) -> None:
    """Limit, stock, discards, and what was discarded before."""
    area, s = sheet.area, sheet.s
    w = h * area.ratio
    gap = max(26.0 * s, PILE_NAME * s - w)  # what stands below the piles wants its room
    limit_h = h * LIMIT / PILES
    limit_w = limit_h * area.ratio + 8 + 176 * s
    small = h * EARLIER / PILES
    earlier = area.width - 2 * MARGIN - limit_w - 2 * w - 3 * gap
    fan = min(max(0.0, earlier), 9 * 0.5 * small * area.ratio + small * area.ratio)
    whole = limit_w + gap + w + gap + w + gap + fan
    x = max(MARGIN, (area.width - whole) / 2)
    middle = (area.width - 2 * w - gap) / 2 - gap - limit_w
    if middle >= MARGIN:  # the two piles in the middle of the table, as long as all fits
        x = middle
    sheet.limit(0.0, max(y + (h - limit_h) / 2, _below_plate(sheet)), limit_h, left=x)
    stock_x = x + limit_w + gap
    _stock(sheet, stock_x, y, h)
    pile_x = stock_x + w + gap
    _pile(sheet, pile_x, y, h)
    if fan > small * area.ratio:
        _earlier(sheet, pile_x + w + gap, y, h, small, area.width - MARGIN - pile_x - w - gap, fan)


def _stock(sheet: Sheet, x: float, y: float, h: float) -> None:
    view, s = sheet.view, sheet.s
    w = h * sheet.area.ratio
    sheet.anchors["stock"] = (x, y, h)
    layers = min(_LAYERS, view.stock)
    for place in range(layers):
        up = 2.0 * place
        sheet.cards.append(
            CardSpot(hidden("stock", place), "stock", place, None, x - up, y - up, h, place)
        )
    sheet.label("stock", Text.of("stock", count=view.stock), x - 20 * s, y + h + 3, w + 40 * s,
                "center", 13)  # fmt: skip
    sheet.zones.append(ZoneSpot("stock", x - 8, y - 8, w + 10, h + 10 + 20 * s, Text("zone_stock")))


def _pile(sheet: Sheet, x: float, y: float, h: float) -> None:
    view, s = sheet.view, sheet.s
    w = h * sheet.area.ratio
    sheet.anchors["discard"] = (x, y, h)
    shown = view.pile[-1:]
    for place, code in enumerate(shown):
        sheet.cards.append(
            CardSpot(code, "discard", place, code, x, y, h, 10 + place, f"seat{1 - sheet.me}")
        )
    if not shown:
        sheet.slots.append(SlotSpot("discard", x, y, w, h))
    sheet.label("pile", Text.of("pile", count=len(view.pile)), x - 20 * s, y + h + 3, w + 40 * s,
                "center", 13)  # fmt: skip
    sheet.zones.append(
        ZoneSpot("discard", x - 4, y - 4, w + 8, h + 8 + 20 * s, Text("zone_discard"))
    )


def _earlier(
    sheet: Sheet, x: float, y: float, h: float, small: float, room: float, fan: float
) -> None:
    """All that was discarded before the top, the latest first: nobody has to remember it."""
    before = sheet.view.pile[-2::-1]
    if not before:
        return
    w = small * sheet.area.ratio
    width = min(room, fan)
    rows = 1 if w + (len(before) - 1) * 0.42 * w <= width else 2
    a_row = -(-len(before) // rows)
    gap = min(0.15 * small, h - 2 * small)
    y += (h - rows * small - (rows - 1) * gap) / 2
    for row in range(rows):
        part = before[row * a_row : (row + 1) * a_row]
        strip = Strip(a_row, width, w, 0.5)
        for i, code in enumerate(part):
            place = row * a_row + i
            sheet.cards.append(
                CardSpot(code, "earlier", place, code, x + strip.x(i), y + row * (small + gap),
                         small, place, "discard", faded=False)
            )  # fmt: skip
    below = y + rows * small + (rows - 1) * gap + 5
    sheet.label("earlier", Text("earlier"), x, below, max(width, w), "left", 13, tone="soft")
