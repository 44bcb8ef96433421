"""The measures of a gin table, and the layout while it is being made."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from cardtable.engine.layout_draft import READABLE, LayoutDraft, held
from cardtable.engine.table import (
    FINGER,
    RAISED,
    TICK,
    CardSpot,
    FurnitureSpot,
    PlateSpot,
    Prepared,
    Text,
    ZoneSpot,
    wide_step,
)
from cardtable.games.oklahoma_gin.legal import DISCARD, LAYOFF, OVER, SCORED
from cardtable.games.oklahoma_gin.opening import HAND_SIZE, SEATS
from cardtable.games.oklahoma_gin.scoring import UNDERCUT
from cardtable.games.oklahoma_gin.view import OklahomaGinView

MARGIN = 14.0
#: Right margin of a row of cards; space between a portrait and cards, as a part of the portrait:
#: it glows.
EDGE, GLOW = 16.0, 0.22
#: Height of what is below a row of cards: on low tables only the count, else the sorting as well.
NAMES, LOW_NAMES = 46.0, 28.0
#: Below this height, with the strip above, a table is low: everything closer together.
LOW = 430.0
#: Heights of backs and piles, as parts of a card of the hand.
BACKS, PILES = 0.64, 0.92
#: A table so much higher than wide is tall; its piles; a tray's width by the height of its piles.
TALL, TALL_PILES, TRAY = 1.05, 1.45, 3.55
#: A card of the hand is at most such a part of the table's height.
PART = 0.285
#: On a tall table a hand has two rows if that makes its cards so much larger. What is seen of the
#: upper one above band and raised cards: the index, as a part of a card's height; its piles there.
CLEARLY, SEEN, TWO_PILES = 1.12, 0.29, 1.02
#: Where groups are parted into rows: how much a parted one counts, in cards.
_PARTED = 0.6
#: How much further deadwood lies from the melds of an open hand, in cards.
_APART = 0.3
#: One's own portrait, as a part of the table's width; its bounds at scale 1; room for the words.
PORTRAIT, TALL_PORTRAIT = 0.08, 0.14
LEAST_PORTRAIT, LARGEST_PORTRAIT, WORDS = 72.0, 150.0, 38.0
#: Least size of the brass plate at scale 1, on low tables as well; its share of a card's height.
PLAQUE, LOW_PLAQUE, PLAQUE_WIDE, PLAQUE_HIGH = (150.0, 88.0), (132.0, 62.0), 1.02, 0.76
#: The limit card on it: its height and its distance from the left, as parts of the plate's height.
_CARD, _INSET = 0.7, 0.14
#: The board for the race: its width, and the least width of a table with room for it, and of one
#: where it stands at the right.
BOARD, LEAST_BOARD, LARGEST_BOARD, BOARD_HIGH, BOARD_ROOM = 0.075, 104.0, 140.0, 190.0, 900.0
_SMALL_ROOM, _SMALL_BOARD, _SMALL_HIGH = 720.0, 88.0, 150.0
#: Height of the board on its side, and its least width.
LYING, LEAST_LYING = 88.0, 240.0
#: The same of the pad; its height, as a part of its width.
PAD, LEAST_PAD, LARGEST_PAD, PAD_HIGH, PAD_ROOM = 0.11, 138.0, 240.0, 0.62, 760.0
#: The rim of a tray at scale 1 and as a part of the cards in it, and the air inside it.
_RIM, _RIM_PART, _AIR = 9.0, 0.054, 0.07
#: Steps within a group and gaps between groups, as parts of a card's width, and how far they
#: shrink when a row gets long.
STEP, GAP, LEAST_STEP, LEAST_GAP = 0.45, 0.2, 0.22, 0.16
#: A band: its middle and its height as parts of a card's height; how far it sticks out; its least
#: height at scale 1; by how many degrees it is askew, this way or that.
BAND_AT, BAND_HIGH, BAND_OUT, LEAST_BAND, ASKEW = 0.82, 0.112, 10.0, 21.5, 1.0
#: The hand is a fan: so much of a card's width is a step of it, and the corners of its outermost
#: cards are about so much of their height below the others.
_FAN, FALLS = 0.6, 0.03
#: The limit card lies on its plate; a band lies above its cards.
_ON, _BOUND = 1.0, 30.0
#: Beats in which a hand is laid open: after melds and deadwood comes gin, or what both hands count,
#: then the undercut, and last what it brings; so many beats later the pegs stand again.
GIN_AT, COUNTED, UNDERCUT_AT, PEGGED = 5, 7, 9, 4
#: So many beats after it sets out, a group of an open hand lies there, and what it counts is said.
_LIES = 3
#: Size of what is said below cards, as a part of their height.
_CAPTION = 0.065
#: Width of “Deadwood 15” and of “Deadwood 15 → 6 without 9♠”, in pixels at scale 1.
DEADWOOD_NAME, DEADWOOD_AFTER = 130.0, 270.0
#: Most groups and cards in a hand: three melds, the deadwood, eleven cards.
_GROUPS, _CARDS = 4, 11


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together.

    Attributes:
        cards: their codes, left to right.
        name: on the band that binds them, or below them.
        dead: whether they belong to no meld.
        mixed: whether they lie as their player wants them, some perhaps in melds.
        marks: signs on cards (``seat1`` laid it off).
        beat: when it is laid open.
        key: of the place they form, if they can be clicked (``meld:1``).
    """

    cards: tuple[str, ...]
    name: Text
    dead: bool = False
    mixed: bool = False
    marks: tuple[tuple[str, str], ...] = ()
    key: str = ""
    beat: int = 0


def brought(view: OklahomaGinView) -> int:
    """Return the beat of what a hand brings: the count is seen, after an undercut that is over."""
    undercut = view.result is not None and view.result.kind == UNDERCUT
    return (UNDERCUT_AT if undercut else COUNTED) + 1


@dataclass
class GinDraft(LayoutDraft):
    """A layout in progress.

    Attributes:
        s: size of text, relative to 14 px.
        h, w: of a card of the viewer's hand.
        me: the seat at the bottom.
        whole: height of the table with the strip above it.
        low: whether everything has to be close together.
        tall: whether the window is upright; plate and board then lie in a separate row.
        under: whether one's portrait is below one's cards, so that those are wider.
        names: height of what is below a row of cards.
        person: width of a portrait.
        two: whether a hand lies in two rows.
        corner: whether the brass plate is at the lower right, below the hand.
        kept: so much at the right is kept for the board, beside the cards.
        ends: where melds begin and deadwood ends in every row, once both hands lie open.
    """

    view: OklahomaGinView
    prepared: Prepared
    h: float = 0.0
    two: bool = False
    corner: bool = False
    kept: float = 0.0
    ends: tuple[float, float] | None = None

    def __post_init__(self) -> None:
        area = self.area
        self.s = area.scale
        self.me = self.view.seat if self.view.seat is not None else 0
        self.whole = area.height + area.above
        self.low = self.whole < LOW * self.s
        self.tall = area.height > TALL * area.width and not self.low
        self.names = (LOW_NAMES if self.low else NAMES) * self.s
        least, most = LEAST_PORTRAIT * self.s, LARGEST_PORTRAIT * self.s
        part = TALL_PORTRAIT if self.tall else PORTRAIT
        self.person = min(most, max(least, part * area.width), max(least, 0.17 * self.whole))

        self.under = self.tall or self._is_narrow()

    def _is_narrow(self) -> bool:
        """Whether cards get larger if the portrait is not beside them."""
        self.under = True
        used = self.below + 70 * self.s
        fit = (self.whole - used) / (1.13 * BACKS + 1.1 * PILES + 1 + RAISED)
        largest = min(PART * self.whole, fit, self.widest(EDGE))
        return not (self.open or self.low) and largest > self.widest(self.beside)

    @property
    def w(self) -> float:
        """Width of a card of the viewer's hand."""
        return self.h * self.area.ratio

    @property
    def open(self) -> bool:
        """Whether a hand lies open: somebody has knocked, or the hand is over."""
        return self.view.phase in (LAYOFF, SCORED, OVER)

    @property
    def opens(self) -> bool:
        """Whether the other hand is shown, or the deadwood of both."""
        view = self.view
        shows = view.knocker == 1 - self.me and not view.laid_off
        return view.result is not None or shows

    @property
    def own_top(self) -> float:
        """Upper edge of the viewer's portrait."""
        return self.area.height - 6 - self.person - (0.0 if self.low else WORDS * self.s)

    @property
    def beside(self) -> float:
        """Left edge of what lies beside the viewer's portrait."""
        return MARGIN + self.person * (1 + GLOW)

    @property
    def left(self) -> float:
        """Left edge of the viewer's cards: beside the portrait, or above it."""
        return EDGE if self.under else self.beside

    @property
    def below(self) -> float:
        """Height of what is below the viewer's cards."""
        return (
            self.area.height - self.own_top + GLOW * self.person if self.under else self.names + 6
        )

    def pile(self, h: float) -> float:
        """Return how high the piles are beside a hand with cards ``h`` high."""
        if not self.tall:
            return PILES * h
        part = TWO_PILES if self.two else TALL_PILES
        return min(part * h, (self.tray_right - MARGIN) / TRAY)

    def margin(self, pile: float) -> float:
        """Return the space round cards of a height in a tray, with its rim."""
        return max(_RIM * self.s, _RIM_PART * pile) + _AIR * pile

    def pile_in(self, height: float) -> float:
        """Return how high cards can be in a tray of a height."""
        free = (height - 2 * _RIM * self.s) / (1 + 2 * _AIR)
        return min(free, height / (1 + 2 * (_RIM_PART + _AIR)))

    @property
    def tray_right(self) -> float:
        """Right edge of the tray on a tall table: the board is beside it, if the plate is not."""
        beside = self.board + 16 if self.corner and self.board else 0.0
        return self.area.width - MARGIN - beside

    def room(self, left: float) -> float:
        """Return the width available to a row of cards that begins at ``left``."""
        return self.area.width - self.kept - left - EDGE

    def widest(self, left: float) -> float:
        """Return the greatest card height with which any hand fits in a row from ``left`` on."""
        width = _GROUPS + (_CARDS - _GROUPS) * 0.40 + (_GROUPS - 1) * GAP * 0.8
        if self.two:  # two melds of four and three
            width = 2 + 5 * 0.40 + GAP * 0.8
        return self.room(left) / width / self.area.ratio

    def band(self, h: float) -> float:
        """Return the height of a band on cards ``h`` high."""
        return max(LEAST_BAND * self.s, BAND_HIGH * h)

    def above(self, h: float, *, raised: bool = True) -> float:
        """Return how much further up the upper row of a hand lies; 0 if it has one row.

        ``raised``: whether cards of the lower one can be raised.
        """
        if not self.two:
            return 0.0
        return SEEN * h + self.band(h) + (RAISED * h + TICK if raised else 4.0)

    def put_plate(self, seat: int, x: float, y: float, width: float, height: float) -> None:
        """Lay a seat's portrait with its words."""
        turn, deals = self.view.turn == seat, self.view.dealer == seat
        beat = COUNTED if self.view.result is not None else 0
        plate = PlateSpot(f"plate:{seat}", seat, x, y, width, height, turn, beat=beat, seal=deals)
        self.plates.append(plate)

    def put_own(self) -> None:
        """Lay the viewer's portrait at the lower left."""
        y = self.own_top
        self.put_plate(self.me, MARGIN, y, self.person, self.area.height - 6 - y)

    # -- brass plate and board -------------------------------------------------------------------
    @property
    def plaque(self) -> tuple[float, float]:
        """Width and height of the brass plate."""
        wide, high = LOW_PLAQUE if self.low else PLAQUE
        if self.corner:  # what the count above it leaves free
            tall = self.below - self.names - 14
            return max(wide * self.s, tall * PLAQUE_WIDE / PLAQUE_HIGH), tall
        h = self.h * (TALL_PILES if self.tall and not self.two else 1.0)
        return max(wide * self.s, h * PLAQUE_WIDE), max(high * self.s, h * PLAQUE_HIGH)

    def put_plaque(self, x: float, y: float, most: float = 0.0) -> None:
        """Lay the brass plate with the limit: one drops a card on it to knock.

        The card that sets the limit lies on it. It is at most ``most`` high, if given.
        """
        view, (width, height) = self.view, self.plaque
        height = min(height, most or height)
        card, inset = height * _CARD, height * _INSET
        # With a limit that is the same in every hand (rule G19), only a spade matters.
        matters = view.rules.fixed_limit is None or view.factor > 1
        name = Text.of("to_knock", limit=view.limit, factor=view.factor)
        tip = [Text.of("limit_meaning", limit=view.limit)]
        if view.factor > 1:
            only_points = view.rules.spade_double == "points_only"
            tip.append(Text("deadwood_doubled" if only_points else "doubled"))
        self.furniture.append(
            FurnitureSpot(
                "limit",
                "plaque",
                x,
                y,
                width,
                height,
                name,
                tip=tuple(tip),
                inset=inset + (card * self.area.ratio + inset * 0.5 if matters else 0.0),
            )
        )
        if matters:
            top, face = y + (height - card) / 2, view.upcard
            at = (x + inset, top, card, _ON)
            last = SEATS * HAND_SIZE + 1  # it is the upcard, which is turned up last
            self.cards.append(CardSpot(f"={face}", "limit", 0, face, *at, turned=-2.5, dealt=last))
        if view.phase == DISCARD and view.turn == view.seat:
            self._knock_place(x, y, width, height)

    def _knock_place(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the place for knocking: a card dropped on the plate is the discard of a knock."""
        self.zones.append(ZoneSpot("knock", x, y, w, h, Text("zone_knock")))

    @property
    def board(self) -> float:
        """Width of the pegged board, or of the pad with games at once; 0 where it has no place."""
        pad, wide = len(self.view.columns) > 1, self.area.width / self.s
        if self.low or wide < (PAD_ROOM if pad else BOARD_ROOM if self.tall else _SMALL_ROOM):
            return 0.0
        least, most = (LEAST_PAD, LARGEST_PAD) if pad else (LEAST_BOARD, LARGEST_BOARD)
        if not pad and wide < BOARD_ROOM:
            least = _SMALL_BOARD
        part = PAD if pad else BOARD
        return min(most * self.s, max(least * self.s, part * self.area.width))

    def put_board(
        self, top: float, low: float, x: float | None = None, axis: float | None = None
    ) -> None:
        """Lay the pegged board at the right or at ``x``, between two heights, if it has room.

        Its middle is at ``axis``, if given, and it reaches beside the hand if there is room.
        Games at once are on a pad instead (rule G21).
        """
        width, pad = self.board, len(self.view.columns) > 1
        small = not (pad or self.tall) and self.area.width < BOARD_ROOM * self.s
        least = (_SMALL_HIGH if small else BOARD_HIGH) * self.s
        if axis is not None:
            low = self.area.height - 8 if self.kept else low
            half = max(min(axis - top, low - axis), BOARD_HIGH * self.s / 2)
            top, low = max(top, axis - half), min(low, axis + half)
        high = PAD_HIGH * width if pad else min(low - top, 3.6 * width)
        if not width or high > low - top or (high < least and not pad):
            return
        x = self.area.width - MARGIN - width if x is None else x
        at = (x, top + (low - top - high) / 2, width, high)
        self.furniture.append(self._pad(*at) if pad else self._board(*at))

    def put_lying(self) -> None:
        """Lay the pegged board on its side beside the viewer's portrait, if nowhere else."""
        tall = self.below - self.names - 14
        plate = max(PLAQUE[0] * self.s, tall * PLAQUE_WIDE / PLAQUE_HIGH)
        width = self.area.width - MARGIN - plate - 20 - self.beside
        if self.board or len(self.view.columns) > 1 or width < LEAST_LYING * self.s:
            return
        high = min(tall, LYING * self.s)
        y = self.area.height - 8 - (tall + high) / 2
        self.furniture.append(self._board(self.beside, y, width, high))

    def _board(self, x: float, y: float, width: float, high: float) -> FurnitureSpot:
        view = self.view
        seats, column = (self.me, 1 - self.me), view.columns[0]
        lines = [
            Text.of(
                "race_line",
                seat=seat,
                points=column.points[seat],
                boxes=column.boxes[seat],
                extra=int(view.rules.extra_boxes),
            )
            for seat in seats
        ]
        parts = tuple((seat, column.points[seat]) for seat in seats)
        place = (x, y, width, high)
        whole = self._race(0)
        target = view.rules.target
        beat, tip = brought(view) if view.result is not None else 0, tuple(lines)
        return FurnitureSpot("race", "board", *place, whole, parts, target, tip=tip, beat=beat)

    def _pad(self, x: float, y: float, width: float, high: float) -> FurnitureSpot:
        view = self.view
        columns, target = view.columns, view.rules.target
        seats = (self.me, 1 - self.me)
        parts = tuple((seat, column.points[seat]) for seat in seats for column in columns)
        tip = tuple(self._race(place) for place in range(len(columns)))
        points = {
            f"points{n}": tuple(str(column.points[seat]) for column in columns)
            for n, seat in enumerate(seats)
        }
        text = Text.of("races", game=view.game, seat=seats[0], other=seats[1], **points)
        return FurnitureSpot("race", "pad", x, y, width, high, text, parts, target, tip=tip)

    def _race(self, place: int) -> Text:
        """Return how far both are in a game."""
        view, column = self.view, self.view.columns[place]
        return Text.of(
            "race",
            game=view.game + place,
            target=view.rules.target,
            seat=self.me,
            other=1 - self.me,
            points0=column.points[self.me],
            points1=column.points[1 - self.me],
        )

    def turn_dealt(self, seat: int, place: int) -> int:
        """Return when a card of a hand is dealt: one at a time, the dealer last."""
        return SEATS * place + (seat == self.view.dealer)

    # -- rows of groups --------------------------------------------------------------------------
    def rows(self, groups: list[Group]) -> list[list[Group]]:
        """Return the groups row by row; only loose cards are parted, and only if they are many."""
        if not self.two or sum(len(group.cards) for group in groups) < 2:
            return [groups]
        best: tuple[float, list[list[Group]]] = (math.inf, [groups])
        for number, group in enumerate(groups):
            loose = group.dead or group.mixed
            for cut in range(0 if number else 1, len(group.cards) if loose else 1):
                before, after = groups[:number], groups[number:]
                if cut:
                    first = replace(group, cards=group.cards[:cut], name=Text("none"))
                    before = [*before, first]
                    after = [replace(group, cards=group.cards[cut:]), *after[1:]]
                cost = max(_width(before), _width(after)) + (_PARTED if cut else 0.0)
                if cost <= best[0]:
                    best = cost, [before, after]
        return best[1]

    def row(
        self,
        groups: list[Group],
        y: float,
        h: float,
        zone: str,
        left: float,
        *,
        z: float = 0,
        source: str = "",
        clear: float = 0.0,
        kept: float = 0.0,
    ) -> float:
        """Lay groups side by side, centred: melds bound with a band, the count below the rest.

        They stay right of ``left``, off centre if need be, and the count right of ``clear``, with
        so much ``kept`` below the first card. If there are two rows, the lower one is at ``y``.
        Returns what is kept: where it begins.
        """
        if not any(group.cards for group in groups):
            return clear
        rows, place, number, begin = self.rows(groups), 0, 0, clear
        for line in rows:
            h = self._fit(len(line), _number(line), h, self.room(left))[0]
        for up, line in zip(reversed(range(len(rows))), rows, strict=True):
            top = y - up * self.above(h, raised=zone == "hand")
            at = (top, y + h, h)
            beside = max(left, clear), kept
            begin = self._line(line, at, zone, left, place, number, z, source, beside)
            place, number = place + _number(line), number + len(line)
        return begin

    def _line(
        self,
        groups: list[Group],
        at: tuple[float, float, float],
        zone: str,
        left: float,
        place: int,
        first: int,
        z: float,
        source: str,
        beside: tuple[float, float],
    ) -> float:
        """Lay one row: ``at`` are its upper edge, the lower edge of the last row, and the height
        of a card; ``place`` and ``first`` are the numbers of its first card and group. The count is
        right of the first of what is ``beside`` it and of the first card, by the second.
        """
        y, low, h = at
        w = h * self.area.ratio
        step, gap, whole, room = self._measured(groups, h, left)
        # Once a hand lies open, deadwood lies apart from what counts nothing.
        apart = self.open and groups[-1].dead
        if self.ends is None:
            beyond = min(_APART * w, max(0.0, room - whole)) if apart and len(groups) > 1 else 0.0
            whole += beyond
            x = max(left, min((self.area.width - whole) / 2, left + room - whole))
        else:
            x, end = self.ends
            beyond = end - x - whole if apart else 0.0
            whole += beyond
        begin = max(beside[0], x)
        seen = min(h, low - h - y) if low - h > y + 1 else h  # of an upper row
        middle, most = x + whole / 2, held(whole / 2 / w / _FAN, h)[1] / 2

        def lies(at: float) -> tuple[float, float]:
            """How what has its middle there is turned, and how much lower it lies."""
            if zone != "hand" or self.low or self.ends is not None:
                return 0.0, 0.0
            turned, lower = held((at - middle) / w / _FAN, h)
            return turned, lower - most

        falls = 0.0
        if zone == "hand" and not self.low and self.ends is None:
            turned, lower = lies(x + whole - w / 2)
            falls = max(FALLS * h, lower + math.radians(turned) * w / 2)
        for number, group in enumerate(groups, first):
            marks = dict(group.marks)
            x += beyond if group is groups[-1] else 0.0
            width = w + (len(group.cards) - 1) * step
            for i, code in enumerate(group.cards):
                turned, lower = lies(x + i * step + w / 2)
                mark = marks.get(code, "")
                self.cards.append(
                    CardSpot(
                        code,
                        zone,
                        place,
                        code,
                        x + i * step,
                        y + lower,
                        h,
                        z + place,
                        mark if mark.startswith("seat") else source,  # who has laid it off
                        mark=mark,
                        turned=turned,
                        dealt=self.turn_dealt(self.me, place),
                        beat=group.beat,
                    )
                )
                place += 1
            if group.dead or group.mixed:
                only = "" if group.name.id.startswith("deadwood") else str(number)
                self._count(group, f"name:{zone}{only}", (x, low + falls, width), begin + beside[1])
            else:
                turned, lower = lies(x + width / 2)
                half = self.band(h) / 2
                down = SEEN * h + half if seen < h else min(BAND_AT * h, 0.92 * h - half)
                off = math.radians(turned) * (down - h / 2)  # the cards turn about their middle
                turned += ASKEW if number % 2 else -ASKEW
                at_middle = (x + width / 2 - off, y + lower + down)
                self._band(group, zone, at_middle, width, h, z + _BOUND, turned)
            if group.key:
                text = Text.of("zone_meld", number=int(group.key[5:]), cards=group.cards)
                self.zones.append(ZoneSpot(group.key, x, y, width, seen, text))
            x += width + gap
        return begin

    def _measured(
        self, groups: list[Group], h: float, left: float
    ) -> tuple[float, float, float, float]:
        """Return step, gap and width of a row with cards ``h`` high, and the room it has."""
        over = max(0.0, 0.034 * h - EDGE)  # what the outermost cards, which are turned, stick out
        count, room, w = _number(groups), self.room(left) - over, h * self.area.ratio
        _, step, gap = self._fit(len(groups), count, h, room)
        step, gap = step * w, gap * w
        whole = len(groups) * w + (count - len(groups)) * step + (len(groups) - 1) * gap
        return step, gap, whole, room

    def align(self, hands: list[list[Group]], h: float, left: float) -> None:
        """Have all rows of open hands begin and end where the widest one does, centred."""
        lines = [line for groups in hands for line in self.rows(groups)]
        room = self._measured(lines[0], h, left)[3]
        widest = max(
            self._measured(line, h, left)[2]
            + (_APART * h * self.area.ratio if len(line) > 1 and line[-1].dead else 0.0)
            for line in lines
        )
        widest = min(widest, room)
        x = max(left, min((self.area.width - widest) / 2, left + room - widest))
        self.ends = x, x + widest

    def _fit(self, groups: int, count: int, h: float, room: float) -> tuple[float, float, float]:
        """Return height, step and gap (fractions of the width) with which a row fits."""
        w = h * self.area.ratio
        minimum = groups + (count - groups) * LEAST_STEP + (groups - 1) * LEAST_GAP
        if minimum * w > room:
            return room / minimum / self.area.ratio, LEAST_STEP, LEAST_GAP
        widest = wide_step(w, STEP, FINGER)
        full = groups + (count - groups) * widest + (groups - 1) * GAP
        if full * w <= room:
            return h, widest, GAP
        part = (room / w - minimum) / (full - minimum)
        return h, LEAST_STEP + part * (widest - LEAST_STEP), LEAST_GAP + part * (GAP - LEAST_GAP)

    def _band(
        self,
        group: Group,
        zone: str,
        middle: tuple[float, float],
        width: float,
        h: float,
        z: float,
        turned: float,
    ) -> None:
        """Bind a meld with a band of silk that says its name."""
        high = self.band(h)
        laid = {card for card, mark in group.marks if mark.startswith("seat")}  # the band stays
        wide = width + 2 * min(BAND_OUT, LEAST_GAP * h * self.area.ratio / 2 - 1.5)
        self.furniture.append(
            FurnitureSpot(
                f"band:{zone}:{'-'.join(card for card in group.cards if card not in laid)}",
                "band",
                middle[0] - wide / 2,
                middle[1] - high / 2,
                wide,
                high,
                group.name,
                z=z,
                binds=group.cards,
                turned=turned,
            )
        )

    def _count(
        self,
        group: Group,
        key: str,
        at: tuple[float, float, float],
        clear: float,
    ) -> None:
        """Say below loose cards, right of ``clear``, what they count."""
        x, y, width = at
        name = group.name
        if name.id == "none":
            return
        size = 13 if self.low else max(15, round(_CAPTION * self.h / self.s))
        need = DEADWOOD_AFTER if name.id == "deadwood_after" else DEADWOOD_NAME
        need *= max(15, size) / 15 * self.s
        right = self.area.width - self.kept - MARGIN
        if right - clear < need:  # a name that is too long is shortened
            name, need = Text(name.id + "_short", name.params), right - clear
        left = max(clear, min(x + (width - need) / 2, right - need))
        y += (1 if self.low else 2) * self.s
        beat = group.beat and group.beat + _LIES
        self.label(key, name, left, y, need, "center", size, True, beat=beat)


def _number(groups: list[Group]) -> int:
    """Return how many cards lie in groups."""
    return sum(len(group.cards) for group in groups)


def _width(groups: list[Group]) -> float:
    """Return how wide a row of groups is, in cards."""
    count = _number(groups)
    return len(groups) + (count - len(groups)) * 0.4 + max(0, len(groups) - 1) * GAP * 0.8


def raised_top(y: float, h: float) -> float:
    """Return the upper edge of a raised card of a row at ``y``."""
    return y - RAISED * h


def seen_height(h: float) -> float:
    """Return the height of the other hand's cards: those that everybody knows stay readable."""
    return max(READABLE, h * BACKS)
