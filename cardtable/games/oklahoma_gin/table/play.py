"""The table while a hand is played: the other hand, the tray with the piles, one's own hand."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.layout_draft import READABLE
from cardtable.engine.table import (
    RAISED,
    TICK,
    CardSpot,
    FurnitureSpot,
    SlotSpot,
    Strip,
    Text,
    ZoneSpot,
    hidden,
)
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.legal import DISCARD, FIRST_UPCARD, SECOND_UPCARD
from cardtable.games.oklahoma_gin.opening import HAND_SIZE, SEATS
from cardtable.games.oklahoma_gin.table.draft import (
    BOARD_HIGH,
    CLEARLY,
    EDGE,
    FALLS,
    GLOW,
    LEAST_PORTRAIT,
    MARGIN,
    PART,
    PLAQUE_HIGH,
    TALL_PILES,
    TRAY,
    WORDS,
    GinDraft,
    raised_top,
    seen_height,
)
from cardtable.games.oklahoma_gin.table.own import fresh_card, own_groups

#: Number of cards of a pile that are drawn below its top, and how far each is shifted.
_LAYERS, _LAYER = 5, 1.6
#: The pill with the number of cards in the stock: its height and width as parts of that of a pile,
#: the least height at scale 1, and how far above the pile's lower edge it is.
_PILL, _LEAST_PILL, _PILL_WIDE, _PILL_LOW = 0.14, 22.0, 1.42, 0.03
#: Space between the piles and beside the earlier discards, in cards and in pixels at scale 1.
_BETWEEN, _LEAST_BETWEEN = 0.285, 29.0
#: Widest step between backs, and narrowest, in cards; how far an arc sinks and turns with each
#: card from its middle.
_STEP, _LEAST_STEP, _SINKS, _TURNS = 0.43, 0.2, 0.0033, 2.0
#: The step with which an arc still lies on the table's axis rather than beside it, in cards.
_CLOSER = 0.16
#: How far the middle of an arc of ten cards sinks, as a part of their height.
_LOWEST = 20.25 * _SINKS
#: Cards may be so much smaller for a better place of the other hand.
NEARLY = 0.93
#: From so many on, earlier discards lie in two rows, in which a step is at most so many cards.
_TWO_ROWS, _BESIDE = 8, 1.06
#: What is seen of each earlier discard but the last, in cards; their size beside the pile; by how
#: much of a card of the pile the tray grows with each.
_INDEX, _EARLIER, _GROWS = 0.25, 0.86, 0.28
#: Least air between the other hand and the tray on a tall table, in pixels.
_AIR = 12.0
#: A plate whose words are beside the portrait, at scale 1.
_PLATE = (200.0, 46.0)


@dataclass(frozen=True, slots=True)
class Top:
    """The row of the other hand.

    Attributes:
        y: upper edge; negative in the strip above the table.
        left, right: where cards may lie.
        seated: whether the portrait is in the row as well, not below the title.
    """

    y: float
    left: float
    right: float
    seated: bool

    def high(self, draft: GinDraft, height: float) -> float:
        """Return how high the row is with cards of a height."""
        cards = height * (1.06 + _LOWEST)
        return max(cards, 3 + portrait(draft, height) + WORDS * draft.s) if self.seated else cards

    def fits(self, draft: GinDraft, height: float) -> bool:
        """Whether the row has room for cards of a height, none of them hidden altogether."""
        known = len(draft.view.known[1 - draft.me])
        count = max(HAND_SIZE, draft.view.counts[1 - draft.me])
        cards = 1 + (count - 1) * _LEAST_STEP + known * 0.14 + (0.3 if known else 0.0)
        need = cards * height * draft.area.ratio
        if self.seated:
            need += portrait(draft, height) + beside_row(height)
        return need <= self.right - self.left


def plate_beside(draft: GinDraft) -> tuple[float, float]:
    """Return width and height of a plate whose words are beside the portrait."""
    wide, high = _PLATE
    corner = draft.area.corners[0] - MARGIN  # backs may lie beside it, right of the title
    return min(wide * draft.s, corner if draft.area.above else wide * draft.s), high * draft.s


def portrait(draft: GinDraft, height: float) -> float:
    """Return the width of the portrait beside backs of this height."""
    return max(72.0 * draft.s, 0.8 * height)


def beside_row(height: float) -> float:
    """Return the space between the portrait and the first card, which is turned."""
    return 10 + GLOW * 0.8 * height


def _tops(draft: GinDraft) -> list[Top]:
    """Return where the other hand may lie, the best place first; it has room in the last one.

    Between title and signs, with the portrait or without it; or below them.
    """
    area = draft.area
    beside = MARGIN + plate_beside(draft)[0] + 16
    below = Top(4.0, beside, area.width - MARGIN, seated=False)
    if not area.above:
        return [Top(5.0, MARGIN, area.width - MARGIN, seated=True), below]
    turned = 12.0 if draft.two else 0.0  # larger cards, turned, stick out further
    y, left, right = 5 - area.above, area.corners[0] + 14, area.width - area.corners[1] - 16
    left, right = left + turned, right - turned
    return [Top(y, left, right, seated=True), Top(y, left, right, seated=False), below]


def _tray_high(draft: GinDraft, h: float) -> float:
    """Return how high the tray is beside a hand with cards of a height."""
    pile = draft.pile(h)
    return pile + 2 * draft.margin(pile)


def _largest(draft: GinDraft, top: Top) -> float:
    """Return how high the hand's cards can be with the other hand in a place."""
    least, most = 40.0, min(draft.whole * PART, draft.widest(draft.left))
    while most - least > 0.5:
        h = (least + most) / 2
        air = _AIR if draft.tall else 6.0
        need = top.high(draft, seen_height(h)) + air + _tray_high(draft, h) + 4 + TICK / 2
        need += h * (1 + RAISED) + draft.above(h) + draft.below
        if draft.two and not draft.corner:
            need += max(h * PLAQUE_HIGH, BOARD_HIGH * draft.s if draft.board else 0.0) + 36
        elif draft.tall and not draft.two:
            need += h * TALL_PILES * PLAQUE_HIGH + 12
        least, most = (h, most) if need <= draft.area.height - top.y else (least, h)
    return least


def measure(draft: GinDraft) -> Top:
    """Set the height of the hand's cards, as large as everything else allows; return the top.

    On a tall table the hand may lie in two rows, with the brass plate above them or below.
    """
    found = _measure(draft)
    if not draft.tall:
        return found
    one = draft.h, found
    draft.two = True
    above = _measure(draft)
    middle = draft.h, above
    draft.corner = True
    below = _measure(draft)
    if middle[0] >= NEARLY * draft.h:
        draft.corner, (draft.h, below) = False, middle
    if draft.h < CLEARLY * one[0]:
        draft.two, draft.corner, (draft.h, below) = False, False, one
    return below


def _measure(draft: GinDraft) -> Top:
    """Set the height of the hand's cards in the rows chosen; return the top."""
    tops = [(top, _largest(draft, top)) for top in _tops(draft)]
    fitting = [(top, h) for top, h in tops[:-1] if top.fits(draft, seen_height(h))] + tops[-1:]
    tallest = max(h for _, h in fitting)
    top, draft.h = next((top, h) for top, h in fitting if h >= NEARLY * tallest)
    return top


def lay_play(draft: GinDraft) -> None:
    """Lay everything."""
    top = measure(draft)
    if draft.board and not draft.tall:  # the board may stand beside the hand
        before, draft.kept = draft.h, draft.board + 16
        beside = measure(draft)
        if draft.h >= NEARLY * before:
            top = beside
        else:
            draft.h, draft.kept = before, 0.0
    area, h = draft.area, draft.h
    hand_y = area.height - draft.below - h
    below = _opponent(draft, top)
    low = raised_top(hand_y, h) - draft.above(h) - TICK / 2 - 4
    high = _tray_high(draft, h)
    y = max(below + 6, below + (low - below - high) / 2)
    if draft.tall:
        _lay_tall(draft, below, low, high)
        _lay_lower(draft, hand_y)
        return
    width, tall = draft.plaque
    first = max(y + (high - tall) / 2, 8.0)
    if not top.seated:
        first = max(first, 4 + plate_beside(draft)[1] + 8)
    right = area.width - MARGIN
    if draft.low:
        right = draft.sorting(draft.prepared.sorting, right, y + high / 2)
    board = draft.board
    draft.put_board(8.0 if top.y < 0 else below + 4, low, axis=y + high / 2)
    right -= board + 16 if board else 0
    left = MARGIN + width + 16
    if not top.seated and y < 8 + plate_beside(draft)[1]:
        left = max(left, MARGIN + plate_beside(draft)[0] + 12)
    _tray(draft, left, right, y, high)
    draft.put_plaque(MARGIN, first, min(low + 4, draft.own_top - 6) - first)
    _lay_lower(draft, hand_y)


def _lay_lower(draft: GinDraft, hand_y: float) -> None:
    """Lay the viewer's portrait and cards."""
    draft.put_own()
    lay_own(draft, hand_y, draft.h, draft.left)
    ticks = 0.0 if draft.low else TICK
    top = raised_top(hand_y, draft.h) - draft.above(draft.h)
    draft.call = (draft.area.width / 2, top - ticks - 24 * draft.s)


def _lay_tall(draft: GinDraft, below: float, low: float, high: float) -> None:
    """Lay the tray, and under it plate and board, evenly between two heights.

    Or the board beside it, and the plate below the hand.
    """
    width, tall = draft.plaque
    right = draft.tray_right
    draft.put_lying()
    if draft.corner:
        y = below + max(_AIR, (low - below - high) / 2)
        _tray(draft, MARGIN, right, y, high)
        draft.put_board(y, y + high)
        x = draft.area.width - MARGIN - width
        draft.put_plaque(x, draft.area.height - 8 - tall)
        return
    spare = max(0.0, low - below - high - tall) / 3
    y = below + spare
    _tray(draft, MARGIN, right, y, high)
    y += high + spare
    board = draft.board
    x = (draft.area.width - width - (board + 60 if board else 0)) / 2
    draft.put_plaque(x, y, low - y)
    draft.put_board(y - spare * 0.6, y + tall + spare * 0.6, x + width + 60)


def lay_own(draft: GinDraft, y: float, h: float, left: float) -> None:
    """Lay the viewer's own cards right of ``left``, or their backs for an onlooker."""
    view, me = draft.view, draft.me
    draft.anchors["hand"] = (draft.area.width / 2, y, h)
    if view.seat is not None:
        way = "" if draft.low else draft.prepared.sorting
        kept = draft.sort_width + 12 if way else 0.0
        groups = own_groups(view, draft.prepared)
        first = draft.row(
            groups, y, h, "hand", left, z=100, source="stock", clear=draft.beside, kept=kept
        )
        draft.sorting(way, first, y + h + draft.names / 2 + FALLS * h, "left")
        return
    known = view.known[me]
    lay = (left, draft.area.width - EDGE)
    backs(draft, me, view.counts[me] - len(known), known, y + h * 0.4, h * 0.6, lay)


def _opponent(draft: GinDraft, top: Top) -> float:
    """Lay the other player and his hand; return the lower edge of what lies in the row."""
    view, other, s = draft.view, 1 - draft.me, draft.s
    known = view.known[other]
    unseen = view.counts[other] - len(known)
    height = seen_height(draft.h)
    y = top.y + 0.06 * height
    left = top.left
    if top.seated:
        wide = portrait(draft, height)
        left += wide + beside_row(height)
    else:
        low = top.y + top.high(draft, height)
        side = min(draft.person, top.left - MARGIN - 16, low - 4 - WORDS * s)
        if draft.tall and side > LEAST_PORTRAIT * s * 0.8:  # as large as anywhere, below the title
            draft.put_plate(other, MARGIN, 4.0, side, side + WORDS * s)
        else:
            draft.put_plate(other, MARGIN, 4.0, *plate_beside(draft))
    first = backs(draft, other, unseen, known, y, height, (left, top.right))
    if top.seated:
        x = first - beside_row(height) - wide
        draft.put_plate(other, x, top.y + 3, wide, wide + WORDS * s)
    return top.y + top.high(draft, height)


def backs(
    draft: GinDraft,
    seat: int,
    unseen: int,
    known: tuple[str, ...],
    y: float,
    h: float,
    between: tuple[float, float],
) -> float:
    """Lay a hand's unseen cards as an arc, and right of it those that everybody knows.

    Args:
        draft: the layout.
        seat: whose hand it is.
        unseen: number of unknown cards.
        known: codes of the known ones.
        y: upper edge.
        h: height of a card.
        between: where cards may lie.

    Returns:
        The left edge of what has been laid.
    """
    w = h * draft.area.ratio
    left, right = between
    gap = 0.3 * w if known and unseen else 0.0
    seen = Strip(len(known), right - left if not unseen else (right - left) * 0.5, w, _STEP)
    room = right - left - gap - seen.width
    middle = draft.area.width / 2
    alike = 2 * min(middle - left, right - middle - gap - seen.width)  # as much at either side
    if alike >= w * (1 + (unseen - 1) * _CLOSER):
        room = min(room, alike)
    strip = Strip(unseen, room, w, _STEP)
    whole = strip.width + gap + seen.width
    # The middle of the arc, not of all cards, is in the middle of the table.
    x = min(max(left, middle - strip.width / 2), right - whole)
    draft.anchors[f"seat{seat}"] = (x + whole / 2 - w / 2, y, h)
    for place in range(unseen):
        off = place - (unseen - 1) / 2
        draft.cards.append(
            CardSpot(
                hidden(f"seat{seat}", place),
                f"seat{seat}",
                place,
                None,
                x + strip.x(place),
                y + h * (_LOWEST - _SINKS * off * off),
                h,
                place,
                "stock",
                turned=-off * _TURNS,
                dealt=draft.turn_dealt(seat, place),
            )
        )
    if known:
        at = x + strip.width + gap
        box = (at - 5, y + 0.02 * h - 5, seen.width + 10, h + 10)
        words = Text.of("taken_openly", seat=seat)
        draft.furniture.append(FurnitureSpot(f"taken:{seat}", "shade", *box, tip=(words,)))
        for i, code in enumerate(known):
            place = unseen + i
            spot = (at + seen.x(i), y + 0.02 * h, h, place)
            draft.cards.append(
                CardSpot(code, f"known{seat}", i, code, *spot, f"seat{seat}", mark="eye")
            )
    return x


# -- the tray --------------------------------------------------------------------------------------
def _tray(draft: GinDraft, left: float, right: float, y: float, high: float) -> None:
    """Lay the tray with stock, discards, earlier discards, in the middle if it has room there.

    It grows to both sides with the discards.
    """
    area, s, view = draft.area, draft.s, draft.view
    pile = draft.pile(draft.h)
    w = pile * area.ratio
    inner = draft.margin(pile)
    between = max(_BETWEEN * w, _LEAST_BETWEEN * s)
    whole = min(TRAY * pile, right - left)
    least = 2 * inner + _LAYERS * _LAYER + (2 + _EARLIER) * w + 2 * between
    # The one about to be discarded counts, so that the tray is as wide before it lands.
    more = max(0, len(view.pile) - 2 + (view.phase == DISCARD))
    width = whole if draft.tall else min(whole, least + more * _GROWS * w)
    x = min(max(left, (area.width - width) / 2), right - width)
    tip = [Text.of("stock", count=view.stock), Text.of("pile", count=len(view.pile))]
    if len(view.pile) > 1:
        tip.append(Text("earlier"))
    card, how = fresh_card(view)
    if card:
        tip.append(Text.of("fresh", card=card, how=how, seat=draft.me, own=1))
    said = Text.of("tray", stock=view.stock, pile=len(view.pile))
    draft.furniture.append(FurnitureSpot("tray", "tray", x, y, width, high, said, tip=tuple(tip)))
    top = y + inner
    at = x + inner + _LAYERS * _LAYER
    _stock(draft, at, top, pile)
    at += w + between
    _pile(draft, at, top, pile)
    at += w + between
    _earlier(draft, at, top, pile, x + width - inner - at)


def _stock(draft: GinDraft, x: float, y: float, h: float) -> None:
    """Lay the stock as a pile that gets lower, and its number."""
    view, s = draft.view, draft.s
    w = h * draft.area.ratio
    draft.anchors["stock"] = (x, y, h)
    layers = min(_LAYERS, -(-view.stock // 6) if view.stock > 1 else view.stock)
    for place in range(layers):
        off = _LAYER * (layers - 1 - place)
        draft.cards.append(
            CardSpot(hidden("stock", place), "stock", place, None, x - off, y + off, h, place)
        )
    high = max(_PILL * h, _LEAST_PILL * s)
    wide, low = _PILL_WIDE * high, y + (1 - _PILL_LOW) * h
    box = (x + (w - wide) / 2, low - high, wide, high)
    count = Text.of("stock", count=view.stock)
    draft.furniture.append(FurnitureSpot("stock", "pill", *box, count, whole=view.stock, z=22))
    draft.zones.append(ZoneSpot("stock", x - 10, y - 4, w + 14, h + 8, Text("zone_stock")))


def _askew(code: str) -> float:
    """Return how a discard lies, in degrees: the same card always lies the same."""
    return (BIT_OF[code].bit_length() * 29 % 11 - 5) * 0.5


def _pile(draft: GinDraft, x: float, y: float, h: float) -> None:
    view = draft.view
    w = h * draft.area.ratio
    draft.anchors["discard"] = (x, y, h)
    turned_up = view.phase in (FIRST_UPCARD, SECOND_UPCARD)  # else the opponent discarded it
    if view.pile:
        code = view.pile[-1]
        draft.cards.append(
            CardSpot(
                code,
                "discard",
                0,
                code,
                x,
                y,
                h,
                10,
                "stock" if turned_up else f"seat{1 - draft.me}",
                turned=_askew(code),
                dealt=SEATS * HAND_SIZE,
            )
        )
    else:
        draft.slots.append(SlotSpot("discard", x, y, w, h))
    draft.zones.append(ZoneSpot("discard", x - 4, y - 4, w + 8, h + 8, Text("zone_discard")))


def _earlier(draft: GinDraft, x: float, y: float, h: float, room: float) -> None:
    """Lay all earlier discards in the shade, latest first, so that nobody has to remember them."""
    before = draft.view.pile[-2::-1]
    ratio = draft.area.ratio
    if not before or room < READABLE * ratio:
        return

    def fitting(rows: int) -> float:
        """The height of cards in so many rows, each with its index in sight."""
        a_row = -(-len(before) // rows)
        across = room / (1 + (a_row - 1) * _INDEX) / ratio
        return min(across, _EARLIER * h if rows == 1 else (h - 5 * (rows - 1)) / rows)

    many = len(before) >= _TWO_ROWS and fitting(2) >= READABLE
    rows = 1 if fitting(1) >= max(READABLE, fitting(2)) and not many else 2
    small = max(READABLE, fitting(rows))
    a_row = -(-len(before) // rows)
    top = y + (h - rows * small - 5 * (rows - 1)) / 2
    strip = Strip(a_row, room, small * ratio, 0.5 if rows == 1 else _BESIDE)
    for place, code in enumerate(before):
        row, i = divmod(place, a_row)
        draft.cards.append(
            CardSpot(
                code,
                "earlier",
                place,
                code,
                x + strip.x(i),
                top + row * (small + 5),
                small,
                place,
                "discard",
                faded=True,
                turned=_askew(code) if rows == 1 else 0,
            )
        )
