"""The measures of a Dou Dizhu table, and the layout while it is being made."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from cardtable.engine.layout_draft import READABLE, SAG, SORT_HEIGHT, LayoutDraft, held
from cardtable.engine.table import LEGIBLE, RAISED, SUNK, TICK, CardSpot, Prepared, Strip
from cardtable.games.dou_dizhu.view import OVER, SCORED, DouDizhuView

MARGIN = 14.0
#: The cloth of a window of 1920×1080: what is drawn grows with the table's narrower side.
WIDTH, HEIGHT = 1872.0, 948.0
#: On a very wide table, people sit no further apart than so many of its units, or pixels.
WIDEST, LEAST_WIDEST = 1960.0, 1400.0
#: The units across an upright table, where things stand below one another.
ACROSS = 1150.0
#: Height of a card of the hand as a part of the table's, where it is low, and where it is flat; its
#: width as a part of the table's, and on an upright table.
TALL, TALL_LOW, TALL_FLAT, WIDE, WIDE_UPRIGHT = 0.2925, 0.31, 0.27, 0.16, 0.18
#: So much larger are cards on a table that is higher for its width than one of 1920×1080.
HIGHER = 1.12
#: Height of the kitty's cards, of the others' backs, and of the play to beat, as parts of a card of
#: the hand.
KITTY, BACKS, PLAYED, PLAYED_UPRIGHT = 0.49, 0.5, 0.9, 1.15
#: The least height of the play to beat, as a part of a card of the hand, with how askew it lies;
#: how much lower the hand's cards are for it at most.
LEAST_PLAYED, LOWER_HAND = 0.82, 0.85
#: So much larger is the play that ends a deal.
WON = 1.3
#: Below this table height, cards take a larger part of it; below the other, at scale 1, nothing is
#: said above the hand.
SHORT, FLAT = 600.0, 380.0
#: Height of an upright table, as a multiple of its width.
UPRIGHT = 1.25
#: From this height on, as a multiple of its width, a table has the hand in two rows of so many
#: cards if that makes them so much larger; their width as a part of the table's.
TALLER, ROW, CLEARLY, WIDE_ROWS = 1.05, 10, 1.12, 0.262
#: What is seen of the upper row above raised cards of the lower one: the index, as a part of a
#: card's height. The play to beat has room for cards of the other part.
SEEN, ROOM = 0.29, 0.95
#: With two rows the others sit below the kitty, or beside a smaller one where that would make the
#: hand's cards smaller than this part.
NEARLY, SMALL_KITTY = 0.9, 0.36
#: Width of the words of the stake below the kitty, at scale 1.
STAKE = 140.0
#: How wide one's plate is above two rows, in portraits: the words are beside it.
WIDE_PLATE = 2.4
#: Portraits: their side in units and at least in pixels, the width of a plate in portraits.
PORTRAIT, LEAST_PORTRAIT, PLATE_WIDTH = 132.0, 58.0, 1.3
#: How far down the table the others sit, and on an upright one.
SEATED, SEATED_UPRIGHT = 0.295, 0.26
#: Height of two lines below a portrait, at scale 1 and as a part of the portrait.
WORDS, WORDS_PART = 38.0, 0.39
#: Height of a slip of paper with its distance to what it names, of a bubble, at scale 1.
SLIP, BUBBLE = 32.0, 38.0
#: Space between the slips that name a play and the selection.
APART = 9.0
#: The others' fans: how many backs are seen, degrees from one to the next, step and sag as parts of
#: a back's height, and how much of the fan the portrait covers.
FANNED, SPREAD, FAN_STEP, FAN_SAG, BEHIND = 9, 5.2, 0.114, 0.012, 0.26
#: How far from the rim of the table a hand reaches that is played open, as a part of its width.
HELD_OPEN = 0.29
#: The smallest step from card to card of an open hand, in card widths, and the most rows of one.
OPEN_STEP, MOST_ROWS = 0.27, 4
#: The beats after the last play of a deal: the other hands turn over, then the score is shown.
SHOWN, BROUGHT = 1, 4
#: The step of a fan beside the kitty.
CLOSE_STEP = 0.08


class Box(NamedTuple):
    """A part of the table."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box, gap: float = 0.0) -> bool:
        """Whether two parts are less than ``gap`` apart."""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )


@dataclass
class DouDizhuDraft(LayoutDraft):
    """A layout in progress.

    Attributes:
        u: what one of 1872 units is on this table.
        h, w: of a card of the viewer's hand.
        rows: whether the hand has two rows when it is large.
        beside: whether the others sit beside the kitty.
        kitty: the tray of the kitty.
        taken: what plays must leave free.
        ends: where hands that are played open end, by seat.
    """

    view: DouDizhuView
    me: int
    prepared: Prepared
    u: float = field(init=False)
    h: float = field(init=False)
    w: float = field(init=False)
    kitty: Box = field(init=False)
    rows: bool = field(init=False, default=False)
    beside: bool = field(init=False, default=False)
    taken: list[Box] = field(default_factory=list)
    ends: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        area = self.area
        total = area.height + area.above
        self.u = min(area.width / (ACROSS if self.upright else WIDTH), total / HEIGHT)
        part = TALL_LOW if area.height < SHORT else TALL
        if self.flat:
            part = TALL_FLAT
        part *= min(HIGHER, max(1.0, total / area.width * WIDTH / HEIGHT))
        widest = area.width * (WIDE_UPRIGHT if self.upright else WIDE) / area.ratio
        # Below the kitty there is room for the play to beat with its name, and for the hand's.
        slips = (SLIP if self.flat else 2 * SLIP) * area.scale
        clear = (total - 30 - 18 * self.u - slips - self.ticks) / (
            1.03 + SAG + RAISED + 0.75 + KITTY
        )
        self._measure(min(area.height * part, widest, clear))
        if area.height < SHORT * area.scale and not (self.upright or self.flat):
            self._leave_room()
        if area.height > TALLER * area.width:
            self._try_two_rows()

    def _measure(self, h: float) -> None:
        """Take a height for the cards of the hand, and the measures that follow from it."""
        self.h, self.w = h, h * self.area.ratio
        self.kitty = self._kitty()

    def _leave_room(self) -> None:
        """Have the hand a little lower where the play to beat would be much lower than it."""
        if self._leaves_room:
            return
        least, most = LOWER_HAND * self.h, self.h
        while most - least > 0.1:
            h = (least + most) / 2
            self._measure(h)
            least, most = (h, most) if self._leaves_room else (least, h)
        self._measure(least)

    @property
    def _leaves_room(self) -> bool:
        place = self.plays
        high = place.bottom - place.top - SLIP * self.area.scale - 4
        return high >= LEAST_PLAYED * self.h

    def _try_two_rows(self) -> None:
        """Have two rows, if the cards become clearly larger."""
        one, u = self.h, self.u
        self.rows = True
        self.u = min(self.area.width / ACROSS, (self.area.height + self.area.above) / HEIGHT)
        below, beside = self._largest(beside=False), self._largest(beside=True)
        self.beside = below < NEARLY * beside
        h = beside if self.beside else below
        if h < CLEARLY * one:
            self.rows, self.beside, self.u, h = False, False, u, one
        self._measure(h)

    def _largest(self, beside: bool) -> float:
        """Return how high the cards of two rows can be."""
        self.beside = beside
        least, most = READABLE, self.area.width * WIDE_ROWS / self.area.ratio
        while most - least > 0.5:
            h = (least + most) / 2
            self._measure(h)
            top = self._below_others + ROOM * h + SLIP * self.area.scale + 4
            fits = top + 12 + self.side + RAISED * h + self.seen <= self.hand_y(ROW)
            least, most = (h, most) if fits else (least, h)
        return least

    @property
    def _below_others(self) -> float:
        """Upper edge of the place of plays with two rows: below everything at the top."""
        plate = self.seated + self.side + self.words(self.side)
        fan = self.seated + 0.58 * self.side + 0.7 * self.back  # its outermost cards are turned
        return max(self.kitty.bottom, self.stake.bottom, plate, fan) + 8

    # -- what kind of table it is ----------------------------------------------------------------
    @property
    def upright(self) -> bool:
        """Whether plays lie below the others' hands, and the hand below one's own portrait."""
        return self.rows or self.area.height > UPRIGHT * self.area.width

    @property
    def flat(self) -> bool:
        """Whether nothing can be said above the hand."""
        return self.area.height < FLAT * self.area.scale

    @property
    def left(self) -> float:
        """Where the leftmost thing may begin; the table is the same from the right."""
        taken = max(WIDEST * self.u, LEAST_WIDEST)
        return max(0.0, (self.area.width - taken) / 2) + MARGIN

    def px(self, units: float, least: int) -> int:
        """The size of words for so many units, at scale 1."""
        return max(least, round(units * self.u / self.area.scale))

    # -- the viewer ------------------------------------------------------------------------------
    @property
    def side(self) -> float:
        """The side of a portrait."""
        return max(LEAST_PORTRAIT, PORTRAIT * self.u)

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's cards, left to right; none for an onlooker until the hand lies open."""
        view = self.view
        hand = (self.prepared.order or view.hand) if view.seat is not None else ()
        return tuple(hand or view.hands[self.me] or ())

    @property
    def hand_rows(self) -> tuple[tuple[str, ...], ...]:
        """The viewer's cards, row by row from the top."""
        hand = self.hand
        if not self.rows or len(hand) <= ROW:
            return (hand,)
        # A rank is not torn apart where the rows can differ a little in length.
        half = (len(hand) + 1) // 2
        ways = (half, half - 1, half + 1, half - 2)
        cuts = (n for n in ways if max(n, len(hand) - n) <= ROW + 1)
        cut = next((n for n in cuts if hand[n - 1][0] != hand[n][0]), half)
        return hand[:cut], hand[cut:]

    @property
    def longest(self) -> int:
        """How many cards a row of the viewer's hand has, or could have without moving up."""
        return max(ROW, *map(len, self.hand_rows))

    @property
    def seen(self) -> float:
        """How much further up the upper row of the hand lies than the lower one."""
        return (SEEN + RAISED) * self.h + TICK

    @property
    def own_plate(self) -> Box:
        """The viewer's portrait with its words: beside the hand, or above it if that is upright."""
        side = self.side
        if self.rows:
            low = self.raised_top - 8
            return Box(self.left, low - side, self.left + WIDE_PLATE * side, low)
        high = side + self.words(side)
        bottom = self.raised_top - 8 if self.upright else self.area.height - 6
        return Box(self.left, bottom - high, self.left + self.plate_width(side), bottom)

    @property
    def hand_room(self) -> tuple[float, float]:
        """Left edge and width available to the viewer's hand."""
        over = 0.027 if self.rows else 0.053  # the outermost cards are turned
        over = max(10.0, over * self.h + 2)
        left = self.left if self.upright else self.own_plate.right + over
        return left, self.area.width - max(self.left, over) - left

    def hand_y(self, count: int) -> float:
        """Upper edge of the middle of a hand; its ends lie lower, and never on the rail."""
        turned, lower = held((count - 1) / 2, self.h)
        tilt = math.radians(turned)
        corner = (self.w * math.sin(tilt) + self.h * (math.cos(tilt) - 1)) / 2
        return self.area.height - max(8, SUNK * self.h) - corner - self.h - lower

    @property
    def ticks(self) -> float:
        """Room for the ticks of raised cards, where there is any."""
        return 0.0 if self.flat else TICK

    @property
    def raised_top(self) -> float:
        """Upper edge of the raised cards of the largest hand, or of one in as many rows."""
        if self.rows and not self.hand and self.view.phase in (SCORED, OVER):
            return self.area.height
        if self.rows:
            return (
                self.hand_y(self.longest) - (len(self.hand_rows) - 1) * self.seen - RAISED * self.h
            )
        return self.hand_y(20) - RAISED * self.h

    @property
    def sort_box(self) -> Box:
        """Where the hand's order is changed, if it can be."""
        scale, right = self.area.scale, self.area.width - self.left + MARGIN - 3
        low = self.raised_top - 4
        return Box(right - self.sort_width, low - SORT_HEIGHT * scale, right, low)

    # -- the others ------------------------------------------------------------------------------
    def words(self, side: float) -> float:
        """Height of the words below a portrait."""
        return max(WORDS * self.area.scale, WORDS_PART * side)

    def plate_width(self, side: float) -> float:
        """Width of a plate with a portrait."""
        return max(PLATE_WIDTH * side, 76 * self.area.scale)

    def plate(self, seat: int) -> Box:
        """Another's portrait with its words, at the rim, above the place that sorts the hand."""
        area, top, low = self.area, 4.0, self.sort_box.top - 6
        side = self.side
        while side > 24 and side + self.words(side) > low - top:
            side -= 1
        part = SEATED_UPRIGHT if self.upright else SEATED
        middle = part * (area.height + area.above) - area.above
        high, wide = side + self.words(side), self.plate_width(side)
        y = self.seated if self.rows else max(top, min(middle - side / 2, low - high))
        x = self.left if self.is_left(seat) else area.width - self.left - wide
        return Box(x, y, x + wide, y + high)

    @property
    def seated(self) -> float:
        """Upper edge of the others' plates with two rows: below kitty and stake, or beside them."""
        over = 0.56 * self.back - 0.58 * self.side  # what of a fan is above the portrait
        if self.beside:
            return 4 + max(0.0, over)
        return max(self.stake.bottom + 6, self.kitty.bottom + 8 + over)

    def portrait(self, plate: Box) -> Box:
        """The portrait on a plate."""
        side = plate.bottom - plate.top
        if self.rows and plate.right - plate.left > 2 * side:  # the words are beside it
            return plate._replace(right=plate.left + side)
        while side > 1 and side + self.words(side) > plate.bottom - plate.top:
            side -= 1
        middle = (plate.left + plate.right) / 2
        return Box(middle - side / 2, plate.top, middle + side / 2, plate.top + side)

    def is_left(self, seat: int) -> bool:
        """Whether another seat is the one on the left."""
        return seat == (self.me + 2) % 3

    @property
    def back(self) -> float:
        """Height of a back in another's fan."""
        back = self.h * BACKS
        if self.rows:  # between the portrait and the kitty, or the other fan
            begin = self.left + self.plate_width(self.side) / 2 + (0.5 - BEHIND) * self.side
            end = (self.kitty.left if self.beside else self.area.width / 2) - 10
            back = min(back, (end - begin) / (2 * self._half_fan(1.0)))
        return max(32.0, back)

    @property
    def fan_step(self) -> float:
        """The step between the backs of a fan, as a part of their height."""
        return CLOSE_STEP if self.beside else FAN_STEP

    def _half_fan(self, h: float) -> float:
        """Half the width of a fan of backs of a height."""
        end = math.radians(SPREAD * (FANNED - 1) / 2)
        half = h * self.fan_step * (FANNED - 1) / 2
        return half + (h * self.area.ratio * math.cos(end) + h * math.sin(end)) / 2

    def fan(self, seat: int) -> Box:
        """The space of another's fan, opened towards the middle, half behind the portrait."""
        face, h = self.portrait(self.plate(seat)), self.back
        half = self._half_fan(h)
        side = face.right - face.left
        x = side / 2 - BEHIND * side + half
        x = (face.left + face.right) / 2 + (x if self.is_left(seat) else -x)
        y = (face.top + face.bottom) / 2 + 0.08 * side
        return Box(x - half, y - 0.56 * h, x + half, y + 0.62 * h)

    def held_open(self, seat: int) -> tuple[Box, int]:
        """The place of another's hand that is played open, beside the portrait, and its rows."""
        plate, fan, wide, h = self.plate(seat), self.fan(seat), self.area.width, self.back
        left, count = self.is_left(seat), self.view.counts[seat]
        near = (plate.right if left else wide - plate.left) + 8
        top = max(4.0, min(fan.top, fan.bottom - h * (1 + SEEN)))
        for rows in range(1, MOST_ROWS + 1):
            far, low = (
                wide / 2 - 8 if self.upright else HELD_OPEN * wide,
                top + h * (1 + SEEN * (rows - 1)),
            )
            for box in (self.kitty, self.stake):
                if box.top < low + 4 and box.bottom > top - 4:
                    far = min(far, (box.left if left else wide - box.right) - 8)
            card = h * self.area.ratio
            if card * (1 + OPEN_STEP * (math.ceil(count / rows) - 1)) <= far - near:
                break
        far = max(far, near + card)
        ends = (near, far) if left else (wide - far, wide - near)
        return Box(ends[0], top, ends[1], low), rows

    # -- the middle ------------------------------------------------------------------------------
    def _kitty(self) -> Box:
        """The tray: between title and signs if there is a strip for them, else below it."""
        area, h = self.area, max(40.0, self.h * (SMALL_KITTY if self.beside else KITTY))
        pad = 9 * self.u + 2
        room = area.width / 2 - max(area.corners)
        if self.rows and area.above:  # in the strip, if it is not too small there
            fits = (2 * room - 14 - 2 * self.kitty_gap - 2 * pad) / 3 / area.ratio
            h = min(h, fits) if fits >= max(40.0, SMALL_KITTY * self.h) else h
        wide = 3 * h * area.ratio + 2 * self.kitty_gap + 2 * pad
        top = 4 - area.above if area.above and room > wide / 2 + 6 else 4.0
        left = (area.width - wide) / 2
        return Box(left, top, left + wide, top + h + 2 * pad)

    @property
    def kitty_gap(self) -> float:
        """Space between the kitty's cards."""
        return 4 + 3 * self.u

    @property
    def stake(self) -> Box:
        """Where the coin lies, with the stake right of it: level with the kitty, or below the strip
        if the signs are there, or below a kitty that the others sit beside.
        """
        area = self.area
        side = max(96 * self.u, 36 * area.scale)
        if self.beside:  # below it
            side, y = max(76 * self.u, 36 * area.scale), self.kitty.bottom + 6
            spare = self.kitty.right - self.kitty.left - side - STAKE * area.scale
            left = self.kitty.left + max(0.0, spare) / 2
            return Box(left, y, self.kitty.right, y + side)
        left = self.kitty.right + 8 + 14 * self.u
        right = left + side + 8 + 140 * max(self.u, 0.85 * area.scale)
        y = (self.kitty.top + self.kitty.bottom - side) / 2
        if y < 2 and right > area.width - area.corners[1]:
            y = 2.0
        return Box(left, y, min(right, area.width - self.left), y + side)

    @property
    def plays(self) -> Box:
        """Where the play to beat lies, with its name."""
        top, low = self.kitty.bottom + 8, self.raised_top - 4
        shown = [self.held_open(s)[0] for s in self.others if self.lies_open(s)]
        if not self.flat:
            low -= (SLIP + APART) * self.area.scale + self.ticks
        if self.rows:
            top = max([self._below_others, *(box.bottom + 8 for box in shown)])
            low = self.own_plate.top - 4
            return Box(self.left, top, self.area.width - self.left, low)
        if self.upright:
            top = max([top, *(box.bottom + 8 for box in shown)])
            top = max(top, *(self.pill(self.fan(s)).bottom + 8 for s in self.others))
            top = max(top, *(self.plate(s).bottom + 8 for s in self.others))
            low = min(low, self.own_plate.top - 4)
            return Box(self.left, top, self.area.width - self.left, low)
        left = self.fan((self.me + 2) % 3).right + 10
        left = max([left, *(box.right + 10 for box in shown if box.right < self.area.width / 2)])
        left = max([left, *(self.area.width - box.left + 10 for box in shown if box.left > left)])
        right = self.area.width - left
        if self.prepared.sorting and low > self.sort_box.top:
            right = min(right, self.sort_box.left - 8)
        return Box(left, top, right, low)

    @property
    def played(self) -> float:
        """The greatest height of the play to beat; of the one that has ended the deal."""
        won = WON if self.view.phase in (SCORED, OVER) else 1.0
        return self.h * (PLAYED_UPRIGHT if self.upright else won * PLAYED)

    def closed(self, seat: int) -> float:
        """How far the middle of a fan of fewer cards moves towards the portrait, where it stays."""
        return 0.8 * self._missing(seat) / 2 * self.fan_step * self.back

    def fan_end(self, seat: int) -> float:
        """Where a fan, or an open hand, ends now, on the side away from the portrait."""
        if seat in self.ends:
            return self.ends[seat]
        short = self.closed(seat) + self._missing(seat) / 2 * self.fan_step * self.back
        fan = self.fan(seat)
        return fan.right - short if self.is_left(seat) else fan.left + short

    def _missing(self, seat: int) -> int:
        """How many cards fewer a fan shows than it can."""
        return max(0, FANNED - max(1, self.view.counts[seat]))

    def lies_open(self, seat: int) -> bool:
        """Whether a hand is played open (rule D27)."""
        return self.view.hands[seat] is not None and self.view.phase not in (SCORED, OVER)

    @property
    def others(self) -> tuple[int, int]:
        """The seats at the right and at the left."""
        return (self.me + 1) % 3, (self.me + 2) % 3

    def pill(self, fan: Box) -> Box:
        """Where the number of cards is shown on a fan."""
        high = max(38 * self.u, 22 * self.area.scale)
        x, low = (fan.left + fan.right) / 2, fan.bottom
        return Box(x - 0.71 * high, low - high, x + 0.71 * high, low)

    # -- laying ----------------------------------------------------------------------------------
    def row(
        self,
        cards: Iterable[str],
        zone: str,
        box: Box,
        h: float,
        align: str = "center",
        *,
        source: str = "",
        widest: float = 0.42,
        faded: bool = False,
        z: float = 0,
        thrown: float = 0.0,
        first: int = 0,
        fanned: float = 0.0,
        beat: int = 0,
    ) -> Box:
        """Lay open cards side by side at the top of a box; return where they lie.

        ``first``: the place of the first one in its zone.
        ``thrown``: by how many degrees they lie askew at most, as a player throws them.
        ``fanned``: by how many degrees each is turned from the one before.
        ``beat``: when they turn over.
        """
        codes = tuple(cards)
        strip = Strip(len(codes), box.right - box.left, h * self.area.ratio, widest, LEGIBLE)
        spare = box.right - box.left - strip.width
        left = box.left + {"left": 0.0, "center": spare / 2, "right": spare}[align]
        for place, code in enumerate(codes, first):
            x = left + strip.x(place - first)
            askew = thrown * (zlib.crc32(f"{code}{place}".encode()) % 201 - 100) / 100
            y = box.top + 0.004 * h * askew
            if fanned:
                off = place - first - (len(codes) - 1) / 2
                askew = off * fanned
                y += off * off / 2 * strip.step * math.radians(fanned)
            spot = CardSpot(code, zone, place, code, x, y, h, z + place, source, faded)
            self.cards.append(replace(spot, turned=askew, beat=beat))
        return Box(left, box.top, left + strip.width, box.top + h)
