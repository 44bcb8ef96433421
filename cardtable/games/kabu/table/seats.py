"""The people at a Kabu table: the viewer at the bottom left, the others round the columns.

Everybody keeps his place in all rounds: when the deal passes on, a seal moves.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.table import CardSpot, ChipSpot, FrameSpot, PlateSpot, Text, ZoneSpot, hidden
from cardtable.games.kabu.table.dealer import abacus_box
from cardtable.games.kabu.table.draft import (
    CROWD,
    FACE,
    LINE,
    OWN_FACE,
    SMALL_FACE,
    KabuDraft,
    amount_width,
    heap,
)

#: Heights of dead cards: the others', one's own, and those that lie face up.
DEAD, OWN_DEAD, OPEN_DEAD = 108.0, 124.0, 84.0
#: Least heights of a card that must be read, and of one that shows its back, in pixels.
READABLE, LEAST_BACK = 40.0, 28.0
#: Where the people of a small party sit, as a part of the height.
EYES = 0.42


@dataclass(frozen=True, slots=True)
class Stand:
    """What belongs to one person at the rim, in pixels.

    Attributes:
        face: side of the portrait; the name has ``name`` below it, the chips have ``line``.
        dead: height of the dead card, 0 for none; ``below`` the chips, or beside the portrait.
        upright: whether all stands below the portrait, or beside it.
        gain: room below the chips for what a round has brought, where there is none beside.
    """

    face: float
    name: float
    line: float
    dead: float
    below: bool
    upright: bool
    gain: float = 0.0

    @property
    def height(self) -> float:
        """Height of all of it."""
        if not self.upright:
            return self.face
        below = self.dead + self.line / 4 if self.below else self.gain
        return self.face + self.name + self.line + below


def seats(draft: KabuDraft) -> None:
    """Lay all people, with their chips, dead cards and gains."""
    m, view, area = draft.m, draft.view, draft.area
    top = _own(draft)
    others = [(draft.me + i) % view.seats for i in range(1, view.seats)]
    # In a crowd the right side, with the abacus and the chips to lay, has one less.
    right = (len(others) + (view.seats < CROWD)) // 2
    if m.flat:  # one's own place is at the left as well
        right = max(right, len(others) - 3)
    low = _stack(draft)
    if m.row:
        _rows(draft, others, top)
        return
    abacus = abacus_box(draft)
    most = max(right, len(others) - right)
    margin = 8 * m.u
    _side(draft, others[:right][::-1], most, abacus.bottom + margin, low - margin, at_right=True)
    first = 4 * m.u if area.above else 12 * m.u
    _side(draft, others[right:], most, first, top - margin, at_right=False)


# ---- one's own place ----


def _own(draft: KabuDraft) -> float:
    """Lay the viewer's portrait and what belongs to it; return the upper edge of all."""
    m, view, me, area = draft.m, draft.view, draft.me, draft.area
    face = min(max(OWN_FACE * m.u, 58 * m.s), 0.62 * m.side)
    name = max(0.2 * face, 21 * m.s)
    chip = max(36 * m.u, 20 * m.s)
    x, bottom = m.rim + 10 * m.u, area.height - 8 * m.u
    if m.flat:
        face, name, chip = min(40 * m.s, m.side - 72 * m.s), 0.0, 16 * m.s
    bank = x + face + max(16 * m.u, 4 * m.s), bottom - chip - (0 if m.flat else 4 * m.u)
    narrow = not m.flat and bank[0] + amount_width(chip, "0000", m.s) > m.left and not m.row
    if narrow:  # below the name
        bank = x + 4 * m.u, bottom - chip
        bottom -= 1.3 * chip
    y = bottom - face - name
    wide = face if not m.flat else m.side - 12 * m.u
    draft.plates.append(
        PlateSpot(
            f"plate:{me}",
            me,
            x,
            y,
            wide,
            face + name,
            view.turn == me,
            view.queue(me),
            faded=me in view.watching,
            beat=draft.gains,
            shows="name",
            seal=me == view.dealer,
        )
    )
    beside = x + face + max(16 * m.u, 4 * m.s)
    edge = m.side if m.row else m.left - 6 * m.u
    line = bottom - 1.3 * chip - 12 * m.u
    _bank(draft, me, *bank, chip)
    dead = max(READABLE, min(max(OWN_DEAD * m.u, READABLE), (edge - beside) / area.ratio))
    place = (beside + 6 * m.u, line - dead)
    if m.flat:  # above the portrait
        dead, place = READABLE, (x, y - READABLE - 3)
    # The same room is kept whether the card, or what a round has brought, lies there or not.
    top = min(y - (26 * m.s if narrow else 0.0), place[1])
    if draft.open:
        size = max(34 * m.u, 18 * m.s) if not (m.flat or narrow) else 14 * m.s
        gain = (beside, line - LINE * size - 12 * m.s, edge - beside)
        if m.flat or narrow:
            gain = (x, y - 25 * m.s, edge - x)
        _gain(draft, me, *gain, size)
    elif me in view.dead_holders:
        zone, card = f"dead:{me}", view.dead_card
        key, turn = card or hidden(zone, 0), _dealt(draft, me)
        draft.cards.append(CardSpot(key, zone, 0, card, *place, dead, source="deck", dealt=turn))
    if not view.makifuda:
        return top
    # The four cards that left the game openly.
    h = max(OPEN_DEAD * m.u, READABLE)
    left, y = x, top - h - 10 * m.u
    if m.flat:
        taken = READABLE * area.ratio + 3 if me in view.dead_holders else 0.0
        left, y = x + taken, place[1]
    step = min(h * area.ratio + 4, (edge - left - h * area.ratio) / 3)
    if not draft.open:
        for number, one in enumerate(view.makifuda):
            at = left + number * step, y
            draft.cards.append(CardSpot(one, "makifuda", number, one, *at, h, number, "deck"))
    return min(top, y)


def _stack(draft: KabuDraft) -> float:
    """Lay the chips that can be dragged onto a column; return the upper edge of their place."""
    m, area = draft.m, draft.area
    bottom = area.height - 10 * m.u
    if m.flat:
        return bottom
    size = max(34 * m.u, 26 * m.s)
    pad = 5 * m.s
    high = size + 2 * pad
    worths = draft.prepared.stack
    width = amount_width(size, "25", m.s) + 2 * pad
    across = 4 if 4 * width <= m.side - 16 * m.u else 2
    top = bottom - high * (4 // across)
    if not draft.my_bet or not worths:
        return top
    width = amount_width(size, worths[-1], m.s) + 2 * pad
    across = min(across, max(1, int((m.side - 8 * m.u) / width)))
    x = area.width - m.rim - 10 * m.u - width * across
    if m.row:  # right below the mats
        bottom = m.low + 8 * m.u + high
    lines = -(-len(worths) // across)
    for number, worth in enumerate(worths):
        at = x + number % across * width, bottom - high * (lines - number // across)
        spot = ChipSpot(
            f"worth:{number}", draft.me, str(worth), at[0] + pad, at[1] + pad, size, silent=True
        )
        draft.chips.append(spot)
        box = (*at, width, high)
        draft.zones.append(ZoneSpot(f"stack:{number}", *box, Text.of("zone_stack", amount=worth)))
        if number == draft.prepared.chip:
            draft.frames.append(FrameSpot("chosen", *box, "quiet"))
    return min(top, bottom - high * lines)


def _dealt(draft: KabuDraft, seat: int) -> int:
    """Return when a dead card is dealt: round the table, the dealer last."""
    order = draft.view.order
    return order.index(seat) if seat in order else len(order)


# ---- the others ----


def _stand(draft: KabuDraft, most: int, room: float) -> Stand:
    """Return how people stand at the sides, up to ``most`` on one, each with so much room."""
    m = draft.m
    crowd = draft.view.seats >= CROWD
    face = m.at_least(SMALL_FACE if crowd else FACE, 36 if crowd else 48)
    name = max(0.22 * face, 21 * m.s)
    line = max(44 * m.u, 24 * m.s)
    dead = max(DEAD * m.u, LEAST_BACK) if draft.view.dead_holders else 0.0
    gain = 22 * m.s if m.side - 10 * m.u - max(face, 76 * m.s) < 46 * m.s else 0.0
    for below in (True, False):
        high = dead if below else min(dead, face + name)
        stand = Stand(face, name, line, high, below, upright=True, gain=gain)
        if stand.height <= room and (most == 1 or not below):
            return stand
    less = room - name - line - gain
    if less >= 38 * m.s and m.side > 84 * m.s:  # smaller portraits, still upright
        dead = min(dead, less + name)
        return Stand(less, name, line, dead, below=False, upright=True, gain=gain)
    face = max(18.0, min(face, room - 6 * m.u, m.side - 72 * m.s))
    dead = min(dead, face) if m.side > 130 * m.s and face > LEAST_BACK else 0.0
    return Stand(face, 0.0, line, dead, below=False, upright=False)


def _side(
    draft: KabuDraft, group: list[int], most: int, top: float, bottom: float, *, at_right: bool
) -> None:
    """Lay people one below the other."""
    if not group:
        return
    m, area = draft.m, draft.area
    least = 4 * m.u
    each = (bottom - top - least * (len(group) - 1)) / len(group)
    stand = _stand(draft, most, each)
    high, count = stand.height, len(group)
    free = bottom - top - high * count
    gap = min(64 * m.u, free / max(1, count - 1)) if count > 1 else 0.0
    y = top + (free - gap * (count - 1)) / 2
    if count == 1:  # at the height of the eyes
        eyes = EYES * (area.height + area.above) - area.above
        y = min(max(eyes - 0.5 * stand.face, top), bottom - high)
    room = m.side - 10 * m.u
    edge = area.width - m.rim - room - 4 * m.u if at_right else m.rim + 4 * m.u
    above = y - top
    for seat in group:
        _seat(draft, seat, edge, y, room, stand, above, at_right=at_right)
        y += high + gap
        above = gap


#: How many people sit above the mats of a tall table at most; the others sit below, at the right.
ABOVE = 5


def _rows(draft: KabuDraft, others: list[int], top: float) -> None:
    """Lay people in a row above the mats, and further ones beside one's own place."""
    m, area = draft.m, draft.area
    below = others[: max(0, len(others) - ABOVE)]
    above = others[len(below) :]
    high = area.height - 8 * m.u - max(top, m.low + 60 * m.u)
    for group, left, y, room in (
        (below, m.side, area.height - 8 * m.u - high, high),
        (above, 0.0, m.top + m.dealer_h + 14 * m.u, m.row),
    ):
        if not group:
            continue
        cell = (area.width - left) / len(group)
        stand = _stand(draft, 2, room)
        top_edge = y + max(0.0, room - stand.height) / 2
        for place, seat in enumerate(group):  # counter-clockwise from one's own right
            number = place if group is below else len(group) - 1 - place
            edge = left + number * cell + 4 * m.u
            _seat(draft, seat, edge, top_edge, cell - 8 * m.u, stand, 0.0, at_right=True)


def _seat(
    draft: KabuDraft,
    seat: int,
    edge: float,
    y: float,
    room: float,
    stand: Stand,
    above: float,
    *,
    at_right: bool,
) -> None:
    """Lay one of the others; so much is free ``above``."""
    m, view, area = draft.m, draft.view, draft.area
    dead_wide = stand.dead * area.ratio
    small = max(22 * m.u, 14 * m.s)
    chip = min(0.76 * stand.line, max(30 * m.u, 18 * m.s))
    chips = view.scores[seat] - view.staked(seat)
    heap_wide = amount_width(chip, chips, m.s)
    if stand.upright:
        wide = min(room, max(stand.face, 76 * m.s))
        beside = dead_wide + 10 * m.u if stand.dead and not stand.below else 0.0
        wide = min(wide, room - beside)
        middle = edge + room / 2
        if beside:  # the portrait keeps to the rim, its card lies towards the table
            middle += beside / 2 if at_right else -beside / 2
        x, plate = middle - wide / 2, (wide, stand.face + stand.name)
        below = y + stand.face + stand.name
        left = min(max(middle - heap_wide / 2, edge), edge + room - heap_wide)
        _bank(draft, seat, left, below + stand.line - chip - 2 * m.u, chip)
        if stand.below:
            card = (middle - dead_wide / 2, below + stand.line * 1.25)
        elif at_right:
            card = (x - dead_wide - 10 * m.u, y + max(0.0, stand.face - stand.dead) / 2)
        else:
            card = (x + wide + 10 * m.u, y + max(0.0, stand.face - stand.dead) / 2)
        gain = (edge, below + stand.line, room)
        if stand.gain:
            small = 13 * m.s
        elif not stand.below:  # where the dead card was
            gain = (
                (edge, y + stand.face / 2 - small, max(40.0, x - edge - 2))
                if at_right
                else (x + wide + 2, y + stand.face / 2 - small, edge + room - x - wide - 2)
            )
    else:
        # What the round has brought takes the place of the name.
        x, wide = edge, room - (dead_wide + 4 if stand.dead else 0)
        plate = (stand.face if draft.open else wide, stand.face)
        words, middle = x + stand.face + 8 * m.s, y + stand.face / 2
        chip = min(chip, 0.48 * stand.face, (x + room - words - 30 * m.s) / 1.25)
        _bank(draft, seat, words, middle + min(5 * m.s, 1 + above / 4), chip)
        card = (x + wide + 4, y + (stand.face - stand.dead) / 2)
        small = 12 * m.s
        gain = (words, max(y - 1 - above, middle - 21 * m.s), x + room - words)
    draft.plates.append(
        PlateSpot(
            f"plate:{seat}",
            seat,
            x,
            y,
            *plate,
            view.turn == seat,
            view.queue(seat),
            faded=seat in view.watching,
            beat=draft.gains,
            shows="name" if stand.upright or not draft.open else "face",
            seal=seat == view.dealer,
        )
    )
    if draft.open:
        near = "right" if at_right else "left"  # to the portrait
        _gain(draft, seat, *gain, small, near if gain[1] < y + stand.face / 2 else "center")
    elif seat in view.dead_holders:
        zone = f"dead:{seat}"
        draft.anchors[zone] = (*card, stand.dead)
        if stand.dead:
            face, turn = dict(draft.view.open_dead).get(seat), _dealt(draft, seat)
            key = face or hidden(zone, 0)
            draft.cards.append(
                CardSpot(key, zone, 0, face, *card, stand.dead, source="deck", dealt=turn)
            )


def _bank(draft: KabuDraft, seat: int, x: float, y: float, chip: float) -> None:
    """Lay the chips that a seat has left as a heap with their number."""
    view = draft.view
    if seat in view.watching:
        return
    staked = view.staked(seat) if view.result is None else 0
    if seat == draft.me:
        staked += draft.laid
    chips = view.scores[seat] - staked
    draft.chips.append(
        ChipSpot(
            f"bank:{seat}",
            seat,
            str(chips),
            x,
            y,
            chip,
            beat=draft.gains,
            heap=heap(chips // 8, 3),
            silent=True,
        )
    )


def _gain(
    draft: KabuDraft,
    seat: int,
    x: float,
    y: float,
    width: float,
    pixels: float,
    align: str = "left",
) -> None:
    """Lay what the round has brought a seat."""
    view = draft.view
    if view.result is None or seat in view.watching:
        return
    gain = view.result.deltas[seat]
    if not gain and not any(column.stakes[seat] for column in view.columns):
        return
    tone = "good" if gain > 0 else "plate"  # red is the winners’ seal
    draft.label(
        f"gain:{seat}",
        Text.of("gain", n=gain),
        x,
        y,
        width,
        align,
        round(pixels / draft.m.s),
        True,
        tone,
        snug=True,
        beat=draft.gains,
        owner=seat,
    )
