"""The people at a Kabu table: the viewer at the bottom left, the others round the columns.

Everybody keeps his place in all rounds. Where there is room, the dealer's face stands beside his
cards for as long as he deals, with his chips and what a round has brought him: money comes from
there. Where he sits a cushion stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from cardtable.engine.table import (
    CardSpot,
    ChipSpot,
    FurnitureSpot,
    PlateSpot,
    Text,
    ZoneSpot,
    hidden,
)
from cardtable.games.kabu.table.dealer import (
    NAME,
    NAMED_WIDE,
    SHORT,
    abacus_box,
    bank_line,
    face_box,
    gain_box,
    row_box,
)
from cardtable.games.kabu.table.draft import (
    CROWD,
    CROWD_FACE,
    FACE,
    GAIN,
    LINE,
    OWN_FACE,
    SMALL_FACE,
    Box,
    KabuDraft,
    Measures,
    amount_width,
    heap,
)

#: Heights of dead cards: the others', one's own, and those that lie face up.
DEAD, OWN_DEAD, OPEN_DEAD = 108.0, 124.0, 84.0
#: So much of its height one's own dead card has at least where one's portrait can give way to it.
BESIDE = 0.7
#: A chip that can be laid, and the values for which there are some.
CHIP, VALUES = 76.0, frozenset({1, 5, 10, 25, 100})
#: So much is free round a chip that can be laid, at scale 1.
_WORTHS_APART = 5
#: Least heights of a card that must be read, and of one that shows its back, in pixels.
READABLE, LEAST_BACK = 40.0, 28.0
#: Where the people of a small party sit, as a part of the height.
EYES = 0.42
#: From this number of people on, the right side has no more of them than the left.
PARTY = 6
#: So many sit three and three round the cushion of a dealer at the right.
EIGHT = 8
#: How far the uppermost chip of what somebody has lies above the lowest, as a part of its size.
HEAPED = 0.24
#: Beside a face smaller than this, at scale 1, chips lie closer to the name.
TIGHT = 30.0
#: Least space between two people.
AIR = 12.0
#: How large the type of a gain or a loss of nothing is, as a part of that of one from so many chips
#: on, and at least, in pixels at scale 1.
SMALL, MUCH, LEAST_GAIN = 0.72, 60, 12.0


@dataclass(frozen=True, slots=True)
class Stand:
    """What belongs to one person at the rim, in pixels.

    Attributes:
        face: side of the portrait; the name has ``name`` below it, the chips have ``line``.
        dead: height of the dead card, 0 for none; ``below`` the chips, or beside the portrait.
        upright: whether all stands below the portrait, or beside it.
        beside: width kept at the side of the columns for the dead card.
    """

    face: float
    name: float
    line: float
    dead: float
    below: bool
    upright: bool
    beside: float = 0.0

    @property
    def height(self) -> float:
        """Height of all of it."""
        if not self.upright:
            return max(self.face, self.dead)
        return self.face + self.name + self.line + (self.dead + self.line / 4) * self.below


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody at the rim, in pixels.

    Attributes:
        face: the portrait; ``plate``: with the name below or beside it.
        bank: the chips with their number.
        at_right: whether the table is to the left of them.
        there: whether they are, and not at the dealer's cards.
    """

    seat: int
    face: Box
    plate: Box
    bank: Box
    at_right: bool
    there: bool

    def boxes(self, named: bool) -> Iterable[Box]:
        """What nothing may lie on: portrait and chips, and the name if it is shown."""
        yield from (self.face, self.bank)
        face, plate = self.face, self.plate
        if named and plate.height > face.height:
            yield Box(plate.x, face.bottom, plate.width, plate.bottom - face.bottom)
        elif named:
            yield Box(face.right, face.y, plate.right - face.right, 0.5 * face.height)

    def beside(self, box: Box, wide: float, high: float) -> Box:
        """A tag of this size beside something of theirs, towards the table."""
        x = box.x - wide - 2 if self.at_right else box.right + 2
        return Box(x, box.y + (box.height - high) / 2, wide, high)


def _above(one: Seated, wide: float, high: float) -> Box:
    return Box(one.face.x + (one.face.width - wide) / 2, one.face.y - high - 1, wide, high)


def _below(one: Seated, wide: float, high: float) -> Box:
    wide, middle = wide - 3, one.face.x + one.face.width / 2  # its ends may touch something
    x = max(middle - wide / 2, one.face.x if one.at_right else 0.0)
    return Box(max(0.0, min(x, one.bank.x - wide)), one.face.bottom, wide, high - 2)


def _outside(one: Seated) -> Seated:
    return replace(one, at_right=not one.at_right)


#: Where it may stand what a round has brought somebody, the best place first but for the very
#: first, which is above the chips, instead of the name: beside the portrait, or the chips, towards
#: the table; the same at the rim; below the chips, or the portrait beside them; above the portrait;
#: beside its upper end, clear of the number of the first mat; beside its lower end, clear of what
#: the dealer has won.
PLACES: tuple[Callable[[Seated, float, float], Box], ...] = (
    lambda one, *size: Box(one.bank.x, one.bank.y - size[1] - 1, *size),
    lambda one, *size: one.beside(one.face, *size),
    lambda one, *size: one.beside(one.plate, *size),
    lambda one, *size: one.beside(one.bank, *size),
    lambda one, *size: _outside(one).beside(one.face, *size),
    lambda one, *size: _outside(one).beside(one.bank, *size),
    lambda one, *size: Box(one.face.x + (one.face.width - size[0]) / 2, one.bank.bottom + 1, *size),
    _below,
    _above,
    lambda one, *size: replace(one.beside(one.face, *size), y=one.face.y - size[1] / 3),
    lambda one, *size: replace(one.beside(one.face, *size), y=one.face.bottom - size[1]),
)


def seats(draft: KabuDraft) -> None:
    """Lay all people, with their chips, dead cards and gains."""
    m, view, area = draft.m, draft.view, draft.area
    top = _own(draft)
    others = [(draft.me + i) % view.seats for i in range(1, view.seats)]
    low = _stack(draft)
    if m.row:
        _gains(draft, _rows(draft, others, top))
        return
    # The right side, with the abacus and the chips to lay, has no more than the left, but for the
    # one who sits alone.
    half = view.seats >= PARTY and view.seats != EIGHT
    right = len(others) // 2 if half else (len(others) + 1) // 2
    if m.flat:  # one's own place is at the left as well
        right = max(right, len(others) - 3)
    margin, first = 8 * m.u, 4 * m.u if area.above else 12 * m.u
    sides = (
        (others[:right][::-1], abacus_box(draft).bottom + margin, low - margin),
        (others[right:], first, top - margin),
    )
    # All stand alike, as the fuller side allows.
    each = min((end - start) / len(group) for group, start, end in sides if group)
    stand = _stand(draft, max(right, len(others) - right), each, m.side - 10 * m.u)
    # One pitch on both sides.
    gaps = [(end - start) / len(group) - stand.height for group, start, end in sides if group[1:]]
    gap, sit, firsts = min([64 * m.u, *gaps]), list[Seated](), dict[int, float]()
    for number in sorted((0, 1), key=lambda n: -len(sides[n][0])):
        level = next(iter(firsts.values()), None)
        firsts[number] = _first(draft, sides[number], stand, gap, level)
    for number, (group, start, end) in enumerate(sides):
        y, at_right = firsts[number], number == 0
        _side(draft, group, stand, y, (y - start, end), gap, sit, at_right=at_right)
    _name_dealer(draft, [one for one in sit if one.there])
    _gains(draft, sit)


def _cushion(draft: KabuDraft, seat: int, x: float, y: float, side: float) -> None:
    """Lay what stays where the dealer sits in other rounds, round a middle."""
    place = (x - side / 2, y - side / 2, side, side)
    draft.furniture.append(FurnitureSpot(f"vacant:{seat}", "cushion", *place, owner=seat))


def _dealing(draft: KabuDraft, seat: int, box: Box, chip: float) -> None:
    """Lay the dealer at his cards, with his chips, and what a round has brought him."""
    m = draft.m
    named, line = box.height > box.width, bank_line(draft)
    chip = min(chip, 0.8 * line)
    chips = draft.view.scores[seat] - draft.view.staked(seat)
    bank = box.x + (box.width - amount_width(chip, chips, m.s)) / 2, box.bottom + line - chip
    _bank(draft, seat, *bank, chip)
    _plate(draft, seat, box, "name" if named else "face", seal=True)
    if not draft.open:
        return
    size = max(22 * m.u, 14 * m.s)
    if named:
        side = gain_box(draft, box, LINE * size)
        _gain(draft, seat, *side, size, "center" if m.row else "right")
        return
    wide, (width, high) = amount_width(chip, chips, m.s), _tag(draft, seat, size)
    x, y = bank[0] + (wide - width) / 2, bank[1] + chip + 2 * m.s
    if y + high > m.head:  # right of his chips, between his cards and the mats
        size = 12 * m.s
        width, high = _tag(draft, seat, size)
        x, y = bank[0] + wide + 4 * m.s, (m.top + m.dealer_h + m.head - high) / 2
    _gain(draft, seat, x, y, width, size, "center")


def _name_dealer(draft: KabuDraft, sit: Iterable[Seated]) -> None:
    """Lay the dealer's name beside his chips, where his face has no room for it; it reaches as far
    as title and mats let it, and to the rim where nobody sits at that height.
    """
    m, seat, face = draft.m, draft.view.dealer, face_box(draft)
    if face is None or face.height > face.width:
        return
    bank = next(chip for chip in draft.chips if chip.key == f"bank:{seat}")
    high, right = LINE * NAME * m.s, bank.x - 5 * m.s
    y = bank.y + (bank.size - high) / 2
    line = Box(0.0, y, right, high)
    start = 4 * m.s
    if y < 0:
        start = max(start, draft.area.corners[0])
    elif any(box.meets(line) for one in sit for box in (one.plate, one.bank)):
        start = max(start, m.left)
    width = min(max(right - start, SHORT * m.s), NAMED_WIDE * m.s)
    who, place = Text.of("dealer_name", seat=seat), (right - width, y, width, "right", NAME, True)
    draft.label("dealer_name", who, *place, tip=(who,), snug=True, owner=seat)


def _plate(draft: KabuDraft, seat: int, box: Box, shows: str, *, seal: bool) -> None:
    """Lay somebody's portrait."""
    view = draft.view
    draft.plates.append(
        PlateSpot(
            f"plate:{seat}",
            seat,
            box.x,
            box.y,
            box.width,
            box.height,
            view.turn == seat,
            view.queue(seat),
            faded=seat in view.watching,
            beat=draft.gains,
            shows=shows,
            seal=seal,
        )
    )


# ---- one's own place ----


def _own(draft: KabuDraft) -> float:
    """Lay the viewer's portrait and what belongs to it; return the upper edge of all."""
    m, view, me, area = draft.m, draft.view, draft.me, draft.area
    face = min(max(OWN_FACE * m.u, 58 * m.s), 0.62 * m.side)
    apart = max(16 * m.u, 4 * m.s)
    if not (m.flat or m.row):  # the dead card beside it has room as well
        needed = max(BESIDE * OWN_DEAD * m.u, READABLE) * area.ratio
        face = min(face, max(0.75 * face, m.left - 22 * m.u - m.rim - apart - needed))
    name = max(0.2 * face, 21 * m.s)
    chip = max(36 * m.u, 20 * m.s)
    x, bottom = m.rim + 10 * m.u, area.height - 8 * m.u
    if m.flat:
        face, name, chip = min(40 * m.s, m.side - 72 * m.s), 0.0, 16 * m.s
    bank = x + face + apart, bottom - chip - (0 if m.flat else 4 * m.u)
    narrow = not m.flat and bank[0] + amount_width(chip, "0000", m.s) > m.left and not m.row
    if narrow:  # below the name
        bank = x + 4 * m.u, bottom - chip
        bottom -= 1.3 * chip
    y = bottom - face - name
    wide = face if not m.flat else m.side - 12 * m.u
    dealing = face_box(draft) if me == view.dealer else None
    if dealing is not None:
        _cushion(draft, me, x + wide / 2, y + face / 2, 0.72 * face)
        _dealing(draft, me, dealing, chip)
    else:
        _plate(draft, me, Box(x, y, wide, face + name), "name", seal=me == view.dealer)
        _bank(draft, me, *bank, chip)
    beside = x + face + apart
    edge = m.side if m.row else m.left - 6 * m.u
    line = bottom - 1.3 * chip - 12 * m.u
    held = (edge - beside - 6 * m.u) / area.ratio
    dead = max(READABLE, min(max(OWN_DEAD * m.u, READABLE), held))
    place = (beside + 6 * m.u, line - dead)
    if m.flat:  # above the portrait
        dead, place = READABLE, (x, y - READABLE - 3)
    # The same room is kept whether the card, or what a round has brought, lies there or not.
    top = min(y - (26 * m.s if narrow else 0.0), place[1])
    if draft.open and dealing is None:
        size = max(34 * m.u, 18 * m.s) if not (m.flat or narrow) else 12 * m.s
        gain = (beside, line - LINE * size - 12 * m.s, edge - beside)
        if m.flat or narrow:
            gain = (x, y - 25 * m.s, edge - x)
        _gain(draft, me, *gain, size)
    elif me in view.dead_holders and not draft.open:
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


def _worth_high(m: Measures) -> float:
    """The height of the place of a chip that can be laid."""
    apart = 2 * _WORTHS_APART * m.s
    return min(max(CHIP * m.u, 36 * m.s) + apart, (m.side - 16 * m.u) / 2)


def _stack(draft: KabuDraft) -> float:
    """Lay the chips that can be dragged onto a column; return the upper edge of their place."""
    m, area = draft.m, draft.area
    bottom = area.height - 10 * m.u
    if m.flat:
        return bottom
    pad, worths = _WORTHS_APART * m.s, draft.prepared.stack
    width = high = _worth_high(m)
    size = high - 2 * pad
    wide = area.width / 2 if m.row else m.side
    across = 4 if 4 * width <= wide - 16 * m.u else 2
    top = bottom - high * (4 // across)
    if not draft.my_bet or not worths:
        return top
    valued = set(worths) <= VALUES
    if not valued:  # the amount stands beside the chip
        size = min(size, 34 * m.u)
        width = amount_width(size, worths[-1], m.s) + 2 * pad
        across = min(across, max(1, int((m.side - 8 * m.u) / width)))
    x = area.width - m.rim - 10 * m.u - width * across
    if m.row:  # right below the mats
        bottom = m.low + 8 * m.u + high * -(-len(worths) // across)
    lines = -(-len(worths) // across)
    for number, worth in enumerate(worths):
        at = x + number % across * width, bottom - high * (lines - number // across)
        lies = at[0] + pad, at[1] + (high - size) / 2, size
        said = "" if valued else str(worth)
        spot = ChipSpot(f"worth:{number}", draft.me, said, *lies, silent=True)
        draft.chips.append(replace(spot, worth=worth) if valued else spot)
        box = (*at, width, high)
        draft.zones.append(ZoneSpot(f"stack:{number}", *box, Text.of("zone_stack", amount=worth)))
        if number == draft.prepared.chip:
            rim = 0.12 * size  # it lies on brass
            ring = (lies[0] - rim, lies[1] - rim, size + 2 * rim, size + 2 * rim)
            draft.furniture.append(FurnitureSpot("chosen", "brass", *ring, lit=True, z=29))
    return min(top, bottom - high * lines)


def _dealt(draft: KabuDraft, seat: int) -> int:
    """Return when a dead card is dealt: round the table, the dealer last."""
    order = draft.view.order
    return order.index(seat) if seat in order else len(order)


# ---- the others ----


def _stand(draft: KabuDraft, most: int, each: float, wide: float) -> Stand:
    """Return how people stand, up to ``most`` below each other, with so much height and width
    each.
    """
    m = draft.m
    crowd = draft.view.seats >= CROWD
    face = m.at_least((SMALL_FACE if crowd else FACE) * m.nearer, 36 if crowd else 48)
    free = min(wide - (84 + GAIN) * m.s, each - AIR * m.u)
    if crowd and not (m.row or m.flat):
        face = max(face, min(CROWD_FACE * m.u, free))
    name = max(0.22 * face, 21 * m.s)
    line = max(44 * m.u, 24 * m.s)
    # The same room is kept whether cards lie there or not.
    held = draft.view.rules.dead_cards not in ("none", "open_makifuda4")
    dead = max(DEAD * m.u, LEAST_BACK) if held else 0.0
    room = each if most == 1 else each - AIR * m.u
    upright = Stand(face, name, line, dead, below=True, upright=True)
    if upright.height <= room and most == 1:
        return upright
    gain = GAIN * m.s
    for least in (face, 38 * m.s):
        less = min(face, room - name - line)
        if less >= least and wide > 76 * m.s:
            dead = min(dead, less + name)
            card = dead * draft.area.ratio + 16 * m.u if dead else 0.0
            beside = max(card, gain)
            if wide - beside < max(less, 76 * m.s):  # names are cut sooner
                beside = max(card, 44 * m.s)
            return Stand(less, name, line, dead, below=False, upright=True, beside=beside)
        # With the words beside the portrait it may be as large as it should be.
        beside = max(dead * draft.area.ratio + 16 * m.u, gain)
        if not m.row and face + 84 * m.s + beside <= wide and max(face, dead) <= room:
            return Stand(face, 0.0, line, dead, below=False, upright=False, beside=beside)
    if not m.flat:  # what a round has brought stands between two of them
        face = min(face, max(TIGHT * m.s, each - (LINE * 12 + 8) * m.s))
    face = max(18.0, min(face, room, m.side - 66 * m.s))
    dead = min(dead, face) if m.side > 130 * m.s and face > LEAST_BACK else 0.0
    beside = dead * draft.area.ratio + 4 if dead else 0.0
    return Stand(face, 0.0, line, dead, False, False, beside)


def _first(
    draft: KabuDraft,
    side: tuple[list[int], float, float],
    stand: Stand,
    gap: float,
    level: float | None,
) -> float:
    """Return where the first of a side is: level with somebody of the other side, whose first is at
    ``level``, or where somebody there could be, if they have room there.
    """
    area, high, (group, top, bottom) = draft.area, stand.height, side
    if len(group) == 1:  # at the height of the eyes
        eyes = EYES * (area.height + area.above) - area.above
        return min(max(eyes - 0.5 * stand.face, top), bottom - high)
    most = bottom - (high * len(group) + gap * (len(group) - 1))
    middle = (top + most) / 2
    if level is None:
        return middle
    levels = [level + n * (high + gap) for n in range(-1, 3)]
    return min(
        (y for y in levels if top <= y <= most), key=lambda y: abs(y - middle), default=middle
    )


def _side(
    draft: KabuDraft,
    group: list[int],
    stand: Stand,
    y: float,
    room: tuple[float, float],
    gap: float,
    sit: list[Seated],
    *,
    at_right: bool,
) -> None:
    """Lay people one below the other from ``y`` on, who ``sit`` then.

    ``room``: what is free above them, and where it ends below them.
    """
    m, high, (above, bottom) = draft.m, stand.height, room
    wide = m.side - 10 * m.u
    edge = draft.area.width - m.rim - wide - 4 * m.u if at_right else m.rim + 4 * m.u
    for seat in group:
        below = max(0.0, gap if seat != group[-1] else bottom - y - high)
        free = above if stand.face < TIGHT * m.s else below
        sit.append(_seat(draft, seat, edge, y, wide, stand, free, at_right=at_right))
        y += high + gap
        above = gap


#: How many people sit above the mats of a tall table at most; the others sit below, at the right.
ABOVE = 5


def _rows(draft: KabuDraft, others: list[int], top: float) -> list[Seated]:
    """Lay people in a row above the mats, and further ones beside one's own place."""
    m, area, sit = draft.m, draft.area, list[Seated]()
    below = others[: max(0, len(others) - ABOVE)]
    above = others[len(below) :]
    # The chips to lay are right below the mats.
    high = area.height - 8 * m.u - max(top, m.low + max(60 * m.u, _worth_high(m) + 16 * m.u))
    for group, left, y, room in (
        (below, m.side, area.height - 8 * m.u - high, high),
        (above, 0.0, m.top + m.dealer_h + 14 * m.u, m.row),
    ):
        if not group:
            continue
        cell = (area.width - left) / len(group)
        stand = _stand(draft, 2, room, cell - 8 * m.u)
        top_edge = y + max(0.0, room - stand.height) / 2
        for place, seat in enumerate(group):  # counter-clockwise from one's own right
            number = place if group is below else len(group) - 1 - place
            wide = min(cell - 8 * m.u, stand.beside + max(1.2 * stand.face, 96 * m.s))
            edge = left + (number + 0.5) * cell - wide / 2
            sit.append(_seat(draft, seat, edge, top_edge, wide, stand, 0.0, at_right=True))
    return sit


def _seat(
    draft: KabuDraft,
    seat: int,
    edge: float,
    y: float,
    room: float,
    stand: Stand,
    free: float,
    *,
    at_right: bool,
) -> Seated:
    """Lay one of the others; so much is ``free`` below, or above where all is tight."""
    m, view, area = draft.m, draft.view, draft.area
    dead_wide = stand.dead * area.ratio
    chip = min(0.76 * stand.line, max(30 * m.u, 18 * m.s))
    chips = view.scores[seat] - view.staked(seat)
    heap_wide = amount_width(chip, chips, m.s)
    # The portrait keeps to the rim, its card lies towards the table.
    inner = room - stand.beside
    left = edge + stand.beside if at_right else edge
    middle = y + max(stand.face, 0.0 if stand.upright else stand.dead) / 2
    if stand.upright:
        wide = min(inner, max(stand.face, 76 * m.s))
        centre = left + inner / 2
        x, ends = centre - wide / 2, y + stand.face + stand.name
        plate = (y, wide, stand.face + stand.name)
        at, last = centre - heap_wide / 2, left + inner - heap_wide
        # A number too wide for its room sticks out towards the table.
        at = min(max(at, left), last) if at_right else max(min(at, last), left)
        bank = at, ends + stand.line - chip - 2 * m.u
    else:
        x = left
        plate = (middle - stand.face / 2, inner - 6 * m.s, stand.face)
        start = x + stand.face + 8 * m.s
        most = (x + inner - start - 30 * m.s) / 1.25
        if stand.face < TIGHT * m.s:
            chip = min(chip, 0.48 * stand.face, most)
            down, over = min(5 * m.s, 1 + free / 4), 0.0
        else:  # the uppermost chip lies below the name, the lowest may reach below the portrait
            chip = min(chip, 0.43 * stand.face, most)
            over = min(5 * m.s, free / 2)
            down = min(5 * m.s, 1 + free / 2) + max(0.0, HEAPED * chip - 3 * m.s)
        bank = start, min(middle + down, y + stand.height - chip + over)
    near = min(10 * m.u, stand.beside - dead_wide)
    card_x = left - dead_wide - near if at_right else left + inner + near
    if at_right and not m.row:
        card_x = max(card_x, min(m.right + max(16.0, 16 * m.u), left - dead_wide - 6 * m.u))
    if not (at_right or m.row):  # clear of the first mat's disc, where there is room
        clear = m.left - m.disc(1).width / 2 - dead_wide
        card_x = min(card_x, max(left + inner, clear))
    card = (card_x, middle - stand.dead / 2)
    if stand.below:
        card = (edge + (room - dead_wide) / 2, y + stand.height - stand.dead)
    dealing = face_box(draft) if seat == view.dealer else None
    if dealing is not None:
        centre = left + (inner if stand.upright else stand.face) / 2
        _cushion(draft, seat, centre, middle, 0.72 * stand.face)
        _dealing(draft, seat, dealing, chip)
    else:
        _bank(draft, seat, *bank, chip)
        _plate(draft, seat, Box(x, *plate), "name", seal=seat == view.dealer)
    if seat in view.dead_holders and not draft.open:
        zone = f"dead:{seat}"
        draft.anchors[zone] = (*card, stand.dead)
        if stand.dead:
            face, turn = dict(draft.view.open_dead).get(seat), _dealt(draft, seat)
            key = face or hidden(zone, 0)
            draft.cards.append(
                CardSpot(key, zone, 0, face, *card, stand.dead, source="deck", dealt=turn)
            )
    side = min(stand.face, plate[1])
    eyes = Box(centre - side / 2 if stand.upright else left, middle - side / 2, side, side)
    heaped = Box(bank[0], bank[1] - 0.3 * chip, heap_wide, 1.3 * chip)
    return Seated(seat, eyes, Box(x, *plate), heaped, at_right, there=dealing is None)


def _gains(draft: KabuDraft, sit: list[Seated]) -> None:
    """Lay what the round has brought the others, where it lies on nothing: at the same place for
    all, or for each where there is room. If need be it stands instead of their names.
    """
    view, sit = draft.view, [one for one in sit if one.there]
    if view.result is None or not sit:
        return
    m, area = draft.m, draft.area
    full = [box for number in range(1, 5) for box in (m.column(number), m.disc(number))]
    full += [Box(c.x, c.y, c.h * area.ratio, c.h) for c in draft.cards]
    others = {plate.seat: plate for plate in draft.plates}
    for one in sit:
        del others[one.seat]
    full += [Box(p.x, p.y, p.width, p.height) for p in others.values()]
    full += [row_box(draft)]
    for label in draft.labels:
        if label.owner in others:
            wide, high = _tag(draft, label.owner, label.size * m.s)
            gained = label.key == f"gain:{label.owner}"  # a name may fill all of its place
            wide = min(wide, label.width) if gained else label.width
            full.append(Box(label.x, label.y, wide, high))

    def clashes(box: Box, others: Iterable[Box]) -> int:
        outside = min(box.x, box.y, area.width - box.right, area.height - box.bottom) < 0
        return outside + sum(box.meets(other) for other in others)

    def ways(named: bool, least: bool = False) -> Iterator[tuple[float, list[Box]]]:
        for size in dict.fromkeys((max(22 * m.u, 14 * m.s), 14 * m.s, 12 * m.s)):
            if size == 12 * m.s or not least:
                for place in PLACES[named:]:
                    yield size, [place(one, *_tag(draft, one.seat, size)) for one in sit]

    for named in (True, False):
        lies = [*full, *(box for one in sit for box in one.boxes(named))]
        free = (
            way
            for way in ways(named)
            if not any(clashes(tag, [*lies, *way[1][:n]]) for n, tag in enumerate(way[1]))
        )
        if (found := next(free, None)) is not None:
            size, tags = found
            break
        size, tags = 12 * m.s, []
        for n in range(len(sit)):
            each = (way[n].inside(area) for _, way in ways(named, least=True))
            tags.append(min(each, key=lambda tag: clashes(tag, [*lies, *tags])))
        if not any(clashes(tag, [*lies, *tags[:n]]) for n, tag in enumerate(tags)):
            break
    for one, tag in zip(sit, tags, strict=True):
        _gain(draft, one.seat, tag.x, tag.y, tag.width, size, "center")
    if not named:
        faces = {one.seat: one.face for one in sit}
        draft.plates[:] = [
            replace(spot, x=face.x, y=face.y, width=face.width, height=face.height, shows="face")
            if (face := faces.get(spot.seat)) is not None
            else spot
            for spot in draft.plates
        ]


def _tag(draft: KabuDraft, seat: int, size: float) -> tuple[float, float]:
    """The width and height of what the round has brought somebody, in type of this size."""
    assert draft.view.result is not None
    signs = len(f"{draft.view.result.deltas[seat]:+}")
    return 0.62 * size * signs + 21 * draft.m.s, LINE * size + 8 * draft.m.s


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
    weight = SMALL + (1 - SMALL) * min(1.0, abs(gain) / MUCH)
    full, pixels = pixels, max(min(pixels, LEAST_GAIN * draft.m.s), weight * pixels)
    draft.label(
        f"gain:{seat}",
        Text.of("gain", n=gain),
        x,
        y + LINE * (full - pixels) / 2,
        width,
        align,
        round(pixels / draft.m.s),
        True,
        tone,
        snug=True,
        beat=draft.gains,
        owner=seat,
    )
