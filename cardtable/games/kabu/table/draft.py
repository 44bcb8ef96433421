"""The measures of a Kabu table, and the layout while it is being made.

Four mats stand in the middle, the dealer's row on the centre line above them, the people at both
sides. Lengths are parts of a table of 1872 × 948, as the window of 1920 × 1080 has it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from cardtable.engine.layout_draft import LayoutDraft
from cardtable.engine.table import Area, Prepared
from cardtable.games.kabu.round import BET
from cardtable.games.kabu.table.showdown import COUNTED
from cardtable.games.kabu.view import KabuView

#: The table whose lengths are given here.
WIDE, HIGH = 1872.0, 948.0
#: Offset of a card of a column from the one before, as a fraction of its height.
STEP = 0.265
#: Heights of the dealer's cards, as fractions of a column's: at least, and where there is room;
#: lower ones leave the strip with title and signs.
LEAST_DEALER, DEALER, SQUEEZED = 0.49, 0.6, 1 / 3
#: From this height over its width on, people may sit above and below; the same offset there.
TALL, TALL_STEP = 0.7, 0.29
#: Where a table is so much higher than wide, mats and steps take most of what the height leaves, up
#: to this step.
UPRIGHT, MOST_STEP = 1.05, 0.6
#: From this number of people on, their portraits are small.
CROWD = 7
#: Tables lower than this, at scale 1, are flat: the cards of a column lie side by side.
FLAT_TABLE = 520.0
#: Portraits of others, in a crowd at least and where there is room, one's own, and of the dealer
#: beside his cards.
FACE, SMALL_FACE, CROWD_FACE, OWN_FACE, DEALER_FACE = 148.0, 84.0, 112.0, 164.0, 124.0
#: Least size of the dealer's face at his cards, at scale 1; of that on a tall table, and of it with
#: the name and the chips below.
LEAST_FACE, TALL_FACE, TALL_DEALER = 56.0, 52.0, 98.0
#: Width kept for what a round has brought somebody, at scale 1.
GAIN = 62.0
#: How much larger a table twice as large has portraits of others: it brings people nearer.
NEARER = 0.2
#: The abacus, and the discs with the columns' numbers.
ABACUS, DISC = (262.0, 98.0), 34.0
#: So many people sit clear of a dealer's row below title and signs.
AROUND = 8
#: Least widths for a few people, and for many, at each side, at scale 1.
FEW, CROWDED = 78.0, 100.0
#: Height of a line of type, as a part of its size.
LINE = 1.37


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the table, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def inside(self, area: Area) -> Box:
        """Return it as near as can be on the table."""
        x, y = (
            max(0.0, min(self.x, area.width - self.width)),
            min(self.y, area.height - self.height),
        )
        return replace(self, x=x, y=max(0.0, y))

    def meets(self, other: Box) -> bool:
        """Whether the two overlap."""
        beside = self.right <= other.x or other.right <= self.x
        return not (beside or self.bottom <= other.y or other.bottom <= self.y)


@dataclass(frozen=True, slots=True)
class Measures:
    """Positions of the table's rows and columns, in pixels.

    Attributes:
        s: size of text, relative to 14 px.
        u: a pixel of the table of ``WIDE`` × ``HIGH``.
        h, w: of a card in a column.
        left, pitch, mat: left edge of the first mat, from one to the next, and width of each.
        top, dealer_h: upper edge and height of the dealer's cards.
        head, cards, foot, low: upper edges of the mats, of their cards and of what is below these,
            and the mats' lower edge.
        chip: a chip among several in a column.
        flat: whether the table is so low that a column's cards lie side by side.
        across, down: offset of a card of a column from the one before.
        rim: how far from the table's edges the people begin.
        side: how wide the cloth is to the left and right of the mats, where one sits.
        row: height of a row of people above the mats, on a table that is higher than wide; 0 where
            they sit at the sides.
    """

    s: float
    u: float
    h: float
    w: float
    left: float
    pitch: float
    mat: float
    top: float
    dealer_h: float
    head: float
    cards: float
    foot: float
    low: float
    chip: float
    flat: bool
    across: float
    down: float
    rim: float
    side: float
    row: float = 0.0

    @property
    def right(self) -> float:
        """Right edge of the last mat."""
        return self.left + 3 * self.pitch + self.mat

    @property
    def spread(self) -> float:
        """Width of three cards of a column."""
        return self.w + 2 * self.across

    def at_least(self, length: float, least: float) -> float:
        """Return a length of the large table here, or the least number of pixels at scale 1."""
        return max(length * self.u, least * self.s)

    @property
    def nearer(self) -> float:
        """By how much portraits of others are larger here than on a small table."""
        return 1 + NEARER * min(1.0, max(0.0, self.u - 1))

    def column(self, number: int) -> Box:
        """Return the mat of column 1 … 4."""
        x = self.left + self.pitch * (number - 1)
        return Box(x, self.head, self.mat, self.low - self.head)

    def disc(self, number: int) -> Box:
        """Return the number of a column: at the upper left corner of its mat, beside the card and
        no higher than the mat, as the dealer's cards grow down to there.
        """
        size, mat = self.at_least(DISC, 20), self.column(number)
        return Box(mat.x - 0.45 * size, mat.y, size, size)


def measure(area: Area, seats: int) -> Measures:
    """Return the measures of a table for so many: of all ways to lay it, that of the largest cards.

    So cards never become smaller where a table grows.
    """
    usual = _usual(area, seats, flat=False)
    if area.above and seats <= AROUND and usual.dealer_h < SQUEEZED * usual.h:
        # Title and signs leave the dealer no room between them: his row lies below them.
        below = _usual(replace(area, above=0.0, corners=(0.0, 0.0)), seats, flat=False)
        usual = max(usual, below, key=lambda way: (round(way.h), way.dealer_h))
    ways = [usual]
    if area.height + area.above >= TALL * area.width:
        ways.append(_tall(area))
    if area.height < FLAT_TABLE * area.scale:
        # No larger than on the lowest table that is laid in another way.
        lowest = _usual(replace(area, height=FLAT_TABLE * area.scale), seats, flat=False)
        ways.append(_usual(area, seats, flat=True, most=lowest.h))
    return max(ways, key=lambda way: way.h)


def _tall(area: Area) -> Measures:
    """Return the measures of a table whose mats take all its width."""
    s, above = area.scale, area.above
    whole = area.height + above
    u = min(area.width / 1150, whole / 1750)
    across = area.width / 1150  # what lies side by side goes by the width alone
    edge = 10 * across + 4 * s
    air, between = max(24 * across, 10 * s), max(14 * across, 5 * s)
    disc = max(DISC * u, 20 * s)
    chip, foot = max(28 * u, 17 * s), max(102 * u, 50 * s)
    row = max(200 * u, 96 * s)
    head = 0.55 * disc + 10 * u
    fixed = above + 2 * edge + 2 * row + 0.6 * disc + head + foot + max(44 * u, 36 * s) + 60 * u
    pitch = (area.width - 2 * edge + between) / 4
    step = TALL_STEP
    h = min((pitch - between - air) / area.ratio, (whole - fixed) / (1 + 2 * step + DEALER))
    # The dealer's row has his face and the abacus beside it.
    room = area.width - max(ABACUS[0] * u, 112 * s) - 120 * u - 90 * s
    room -= max(DEALER_FACE * u, 72 * s)
    h = max(24.0, h)
    dealer_h = min(0.7 * h, room / area.ratio / 4.2)
    w = h * area.ratio
    mat = w + air
    pitch = min(pitch, 1.3 * mat)
    left = (area.width - 3 * pitch - mat) / 2
    spare = max(0.0, whole - fixed - h * (1 + 2 * step) - dealer_h)
    rise = min(spare, max(0.0, TALL_DEALER * s - dealer_h))  # of his face above his cards
    spare = (spare - rise) / 5
    top = edge + 0.5 * spare + rise
    head_y = top + dealer_h + row + spare + 0.6 * disc + 40 * u
    cards = head_y + head
    down = step * h + 0.3 * spare
    if area.height > UPRIGHT * area.width:
        down = max(down, min(MOST_STEP * h, step * h + 1.4 * spare))
    foot_y = cards + h + 2 * down + 4 * u
    return Measures(
        s=s,
        u=u,
        h=h,
        w=w,
        left=left,
        pitch=pitch,
        mat=mat,
        top=top,
        dealer_h=dealer_h,
        head=head_y,
        cards=cards,
        foot=foot_y,
        low=foot_y + foot,
        chip=chip,
        flat=False,
        across=0.0,
        down=down,
        rim=0.0,
        side=max(330 * u, 0.3 * area.width),
        row=row,
    )


def _usual(area: Area, seats: int, *, flat: bool, most: float = math.inf) -> Measures:
    """Return the measures of a table with the people at its sides, its cards at most so high."""
    s, above = area.scale, area.above
    whole = area.height + above
    u = min(area.width / WIDE, whole / HIGH)
    chip = max(28 * u, 17 * s)
    foot = 48 * s if flat else max(102 * u, 50 * s)
    disc = max(DISC * u, 20 * s)
    edge, gap, head = 8 * u + 4 * s, 0.6 * disc + 8 * u, 0.55 * disc + 10 * u
    face = LEAST_FACE * s if above else 0.0
    bottom = 10 * u + 4 * s
    step = 0.0 if flat else STEP
    # The dealer's row lies in the strip above the table as far as title and signs leave it free.
    room = area.width - sum(area.corners) - 12 * s if above else area.width - 2 * edge
    if DEALER_FACE * u < face:  # it reaches from the rim down to the mats
        gap += 12 * s  # and what he has won stands there
    widest = max(24.0, (room - 190 * u - 36 * s - 1.15 * face) / (4 * area.ratio))
    # Mats are as wide as their cards with some cloth; the people need room at both sides.
    across = area.width / WIDE  # what lies side by side goes by the width alone
    least = CROWDED * s if seats >= CROWD else max(FEW * s, 0.15 * area.width)
    people = max(210 * across, min(CROWDED * s, least))
    air = 24 * across if flat else max(26 * across, 14 * s)
    between = max(18 * across, 6 * s)
    room_h = ((area.width - 2 * people) / 4 - between - air) / area.ratio
    most = min(most, room_h / (2.0 if flat else 1.0))
    fixed = edge + gap + head + foot + bottom
    h = min(most, (whole - fixed) / (1 + 2 * step + LEAST_DEALER))
    if h * LEAST_DEALER > widest:
        h = min(most, (whole - fixed - widest) / (1 + 2 * step))
    h = max(24.0, h)
    spare = whole - fixed - h * (1 + 2 * step)
    dealer_h = max(20.0, min(spare, widest, DEALER * h if not flat else max(above - 10, 46 * s)))
    w = h * area.ratio
    least = max(150 * u, 116 * s)
    mat = max(w * (2.0 if flat else 1.0) + air, min(258 * u, least))
    pitch = min(max(mat + between, min(300 * u, 1.36 * mat)), (area.width - 2 * people) / 4)
    mat = min(mat, pitch - between / 2)
    left = (area.width - 3 * pitch - mat) / 2
    spare = max(0.0, spare - dealer_h)
    top = -above + edge + 0.15 * spare
    head_y = top + dealer_h + gap + 0.25 * spare
    cards = head_y + head + 0.1 * spare
    down = step * h
    foot_y = cards + h + 2 * down + 0.1 * spare + 4 * u
    side = min(left, max(people, 330 * u))
    return Measures(
        s=s,
        u=u,
        h=h,
        w=w,
        left=left,
        pitch=pitch,
        mat=mat,
        top=top,
        dealer_h=dealer_h,
        head=head_y,
        cards=cards,
        foot=foot_y,
        low=min(foot_y + foot + 0.1 * spare, area.height - bottom / 2),
        chip=chip,
        flat=flat,
        across=min(w + 2 * s, (mat - air / 2 - w) / 2) if flat else 0.0,
        down=down,
        rim=left - side,
        side=side,
    )


@dataclass
class KabuDraft(LayoutDraft):
    """A layout in progress.

    Attributes:
        me: the seat whose place is at the bottom left.
    """

    view: KabuView
    prepared: Prepared
    m: Measures
    me: int

    def __post_init__(self) -> None:
        self.sink = "deck"
        self.call = (self.area.width / 2, self.m.foot - 6 * self.m.u)

    @property
    def is_me(self) -> bool:
        """Whether the table is seen from a seat, at the bottom left, and not by an onlooker."""
        return self.view.seat is not None

    @property
    def betting(self) -> bool:
        """Whether bets are made."""
        return self.view.phase == BET and self.view.turn is not None

    @property
    def my_bet(self) -> bool:
        """Whether the viewer is to bet."""
        return self.betting and self.is_me and self.view.turn == self.me

    @property
    def open(self) -> bool:
        """Whether the round is over and everything lies open."""
        return self.view.result is not None

    @property
    def gains(self) -> int:
        """The beat at which everybody has his gains; 0 while the round is played."""
        return COUNTED if self.open else 0

    @property
    def staged(self) -> dict[int, int]:
        """What the viewer has laid but not yet bet, column → chips."""
        return dict(self.prepared.stakes) if self.my_bet else {}

    @property
    def laid(self) -> int:
        """How many chips that are not bet yet the viewer has laid."""
        return sum(self.staged.values())


def heap(amount: int, most: int = 6) -> int:
    """Return of how many chips a heap of this amount is drawn."""
    return max(1, min(most, 1 + amount // 10))


def amount_width(chip: float, amount: int | str, scale: float, least: float = 16) -> float:
    """Return the width of a chip with its amount, whose thousands stand apart.

    ``least``: least size of its type, at scale 1.
    """
    text = str(amount)
    signs = len(text) + (len(text.lstrip("+−")) - 1) // 3
    return chip + 0.25 * chip + 0.6 * max(least * scale, 0.62 * chip) * signs
