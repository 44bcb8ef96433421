"""The measures of a Kabu table, and the layout while it is being made."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.engine.layout_draft import MARKER, PLATE, LayoutDraft
from cardtable.engine.table import Area, Prepared
from cardtable.games.kabu.round import BET
from cardtable.games.kabu.table.showdown import GAINS
from cardtable.games.kabu.view import KabuView

#: Offset of a card of a column from the one before, as a fraction of its height.
STEP = 0.29
#: Heights of the dealer's cards, the viewer's dead card and others' dead cards, as fractions of a
#: column's card.
DEALER, OWN_DEAD, DEAD = 0.62, 0.43, 0.28
#: From this number of people on, the plates are compact.
CROWD = 6
#: Height of a compact plate, in pixels at scale 1.
LOW_PLATE = 46.0
#: Tables lower than this, at scale 1, are flat: the own plate stands among those at the sides, and
#: the cards of a column lie side by side, half covered if need be. So are taller ones that are so
#: wide that larger cards fit side by side with nothing over them.
FLAT_TABLE = 420.0
#: Tables lower than this, at scale 1, have one row of chips fewer below a column; so have
#: taller ones up to the height at which as large cards fit with it.
SHORT_TABLE = 520.0
#: Height of the largest cards on flat tables and on those with the row less, at scale 1: where
#: larger ones fit, there is room for what these leave out.
FLAT_CARD, SHORT_CARD = 150.0, 123.0
#: The dealer's row on a flat table, and what is left above the own plate, at scale 1; more is where
#: the table is tall enough.
FLAT_ROW, ABOVE_OWN, MORE_ABOVE_OWN = 50.0, 40.0, 58.0
#: Height of a plate there, at scale 1: lower ones have room for words beside a smaller portrait.
FLAT_PLATE = 36.0
#: Rows of chips below a column once all cards are there; one fewer where the table is short.
ROWS = 3


@dataclass(frozen=True, slots=True)
class Measures:
    """Positions of the table's rows and columns, in pixels.

    Attributes:
        s: size of text, relative to 14 px.
        margin: at the table's edge.
        h, w: of a card in a column.
        left, pitch: left edge of the first column and the width of each.
        plate, tall: width and height of a plate at the sides.
        row: height of a row of chips; ``chip`` is a chip's size.
        top, meter, head, cards, bets, own: upper edges of the dealer's cards, the bar of bets, the
            columns' heads and cards, what is below the cards, the own plate.
        low: lower edge of the columns' frames.
        flat: whether all lies side by side, because the table is low, or low for its width.
        roomy: whether it is tall enough for what is beside the cards nevertheless.
        across, down: offset of a card of a column from the one before.
    """

    s: float
    margin: float
    h: float
    w: float
    left: float
    pitch: float
    plate: float
    tall: float
    row: float
    chip: float
    top: float
    meter: float
    head: float
    cards: float
    bets: float
    own: float
    low: float
    flat: bool
    roomy: bool
    across: float
    down: float

    @property
    def right(self) -> float:
        """Right edge of the last column."""
        return self.left + 4 * self.pitch

    @property
    def dealer_h(self) -> float:
        """Height of the dealer's cards."""
        return self.h * DEALER

    @property
    def above(self) -> float:
        """What is left above the viewer's plate on a flat table."""
        return (MORE_ABOVE_OWN if self.roomy else ABOVE_OWN) * self.s

    @property
    def own_dead(self) -> float:
        """Height of the viewer's dead card: on a low table as tall as the plate beside it."""
        return self.above - 4 * self.s if self.flat else max(self.h * OWN_DEAD, 54 * self.s)

    @property
    def own_tall(self) -> float:
        """Height of the viewer's plate."""
        return (FLAT_PLATE if self.flat else PLATE) * self.s

    @property
    def spread(self) -> float:
        """Width of three cards of a column."""
        return self.w + 2 * self.across

    @property
    def dead(self) -> float:
        """Height of the others' dead cards."""
        return max(self.h * DEAD, 34 * self.s)

    @property
    def dealer_w(self) -> float:
        """Width of the dealer's cards."""
        return self.w * DEALER

    def middle(self, column: int) -> float:
        """Return the centre of ``column`` (1 … 4)."""
        return self.left + self.pitch * (column - 0.5)


def measure(area: Area, seats: int) -> Measures:
    """Return the measures of a table of ``area`` for so many people.

    Of all ways to lay it the one with the largest cards is taken, and of equal ones the one with
    the most room for what is beside them: so cards never become smaller where a table grows.
    """
    s = area.scale
    if area.height < FLAT_TABLE * s:
        taller = measure(replace(area, height=FLAT_TABLE * s), seats)
        return _measures(area, seats, taller.h, flat=True, short=True)
    ways = [
        _measures(area, seats, SHORT_CARD * s, short=True),
        _measures(area, seats, FLAT_CARD * s, flat=True, short=True),
    ]
    if area.height >= SHORT_TABLE * s:
        ways.insert(0, _measures(area, seats, area.height))
    return max(ways, key=lambda way: way.h)


def _measures(
    area: Area, seats: int, highest: float, *, flat: bool = False, short: bool = False
) -> Measures:
    """Return the measures with all rows of chips, or with one fewer on a ``short`` table."""
    s = area.scale
    margin = 12.0 * min(s, 1.4)
    row, chip = (25.0 * s, 20.0 * s) if short else (29.0 * s, 24.0 * s)
    caption, meter, head = 20.0 * s, 0.0 if flat else 20.0 * s, 24.0 * s
    gaps = (6 + 8 + 6 + 8) * s
    step = 0.0 if flat else STEP
    below = (ROWS - 1 if short else ROWS) * row + 12 * s
    own = 0.0 if flat else PLATE * s + MARKER
    own_dead = 0.0 if flat else OWN_DEAD
    fixed = 2 * margin + caption + meter + head + gaps + below
    h = (area.height - fixed - own) / (1 + 2 * step + DEALER)
    if h * own_dead + 6 > own and not flat:  # the own dead card is taller than the plate beside it
        h = (area.height - fixed - 6) / (1 + 2 * step + DEALER + own_dead)
    # Of the dealer's plate, where it is taller than his cards.
    row_above = (FLAT_ROW if flat else 66.0) * s
    if h * DEALER + caption < row_above:
        h = (area.height - fixed + caption - row_above - own) / (1 + 2 * step)
        h = min(h, (row_above - caption) / DEALER)
    crowd = seats >= CROWD
    roomy = flat and area.height >= FLAT_TABLE * s
    wish = (150.0 if crowd and not roomy else 184.0) * s
    inset = margin + 10 * s
    minimum = min(104.0 * s, (area.width - 2 * inset) / 4.9)
    room = (area.width - 2 * (wish + inset)) / 4
    # On a flat table three cards lie side by side; if it is low, each over half of the one before.
    beside, between = (3.0, 18.0) if roomy else (2.0 if flat else 1.0, 12.0)
    h = min(h, (max(room, minimum) - between * s) / area.ratio / beside, highest)
    h = max(24.0, h)
    w = h * area.ratio
    # Three cards of a flat table lie clear of each other where the width allows it.
    pitch = max(minimum, min(room, max(3 * w + 18 * s if flat else 1.47 * w, 150 * s)))
    left = (area.width - 4 * pitch) / 2
    plate = min((190.0 if crowd else 208.0) * s, left - inset)
    above = max(h * DEALER + caption, row_above)
    under = own if flat else max(own, h * OWN_DEAD + 6)
    spare = area.height - fixed + caption - under - h * (1 + 2 * step) - above
    spare = max(0.0, spare)
    top = margin
    meter_y = top + above + 6 * s + spare * 0.15
    head_y = meter_y + meter + 8 * s + spare * 0.25
    cards = head_y + head
    bets = cards + h * (1 + 2 * step) + 8 * s
    return Measures(
        s=s,
        margin=margin,
        h=h,
        w=w,
        left=left,
        pitch=pitch,
        plate=plate,
        tall=(LOW_PLATE if roomy else FLAT_PLATE if flat else LOW_PLATE if crowd else PLATE) * s,
        row=row,
        chip=chip,
        top=top,
        meter=meter_y,
        head=head_y,
        cards=cards,
        bets=bets,
        own=area.height - margin - (FLAT_PLATE if flat else PLATE) * s,
        low=bets + below - 2 * s,
        flat=flat,
        roomy=roomy,
        across=min(w + 2 * s, (pitch - 14 * s - w) / 2) if flat else 0.0,
        down=step * h,
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
        self.call = (self.m.right - self.m.pitch, self.m.own - 10 * self.m.s)

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

    def unused(self, column: int) -> bool:
        """Whether the round is over and nobody had bet on this column, but on others."""
        result = self.view.result
        if result is None or not result.columns:
            return False
        return result.columns[column - 1].verdict == "unused"

    @property
    def gains(self) -> int:
        """The beat of the round's gains; 0 while it is played."""
        return GAINS if self.open else 0

    @property
    def staged(self) -> dict[int, int]:
        """What the viewer has laid but not yet bet, column → chips."""
        return dict(self.prepared.stakes) if self.my_bet else {}
