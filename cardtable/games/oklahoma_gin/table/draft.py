"""The measures of a gin table, and the layout while it is being made."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.layout_draft import PLATE, LayoutDraft, box_height
from cardtable.engine.table import (
    FINGER,
    BoxLine,
    BoxSpot,
    BracketSpot,
    CardSpot,
    FrameSpot,
    PlateSpot,
    Prepared,
    Text,
    ZoneSpot,
    wide_step,
)
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.legal import DISCARD, KNOCK_OF, LAYOFF, OVER, SCORED
from cardtable.games.oklahoma_gin.opening import SEATS
from cardtable.games.oklahoma_gin.view import OklahomaGinView

MARGIN = 14.0
#: Margin left and right of a row of cards.
EDGE = MARGIN + 2
#: Below this table height, cards take a larger part of it.
SHORT = 600.0
#: Height of what is below a row of cards, the same on low tables, and the table height below which
#: a table is low, at scale 1.
NAMES, LOW_NAMES, LOW = 45.0, 39.0, 412.0
#: Below this table height, at scale 1, plates and limit stand in a column at the left, and cards
#: beside it.
FLAT = 410.0
#: The same for the open hands: there the knocker's discard has no place on a flat table.
FLAT_SHOW = 340.0
#: Heights of backs, piles, the limit's plate and earlier discards, as parts of a card of the hand.
BACKS, PILES, LIMIT, EARLIER = 0.41, 0.87, 0.66, 0.4
#: Room round the limit card on its plate, and how wide what stands beside it is, at scale 1.
ROUND, BESIDE_LIMIT = 6.0, 172.0
#: Steps within a group and gaps between groups, as parts of a card's width, and how far they
#: shrink when a row gets long.
STEP, GAP, LEAST_STEP, LEAST_GAP = 0.50, 0.28, 0.22, 0.16
#: The limit card lies on its plate.
_ON = 20.0
#: Width of “Deadwood 15”, in pixels at scale 1.
DEADWOOD_NAME = 114.0
#: Most groups and cards in a hand: three melds, the deadwood, eleven cards.
_GROUPS, _CARDS = 4, 11


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together.

    Attributes:
        cards: their codes, left to right.
        name: shown below them.
        dead: whether they belong to no meld.
        mixed: whether they lie as their player wants them, some perhaps in melds.
        marks: signs on cards (``seat1`` laid it off).
        key: of the place they form, if they can be clicked (``meld:1``).
    """

    cards: tuple[str, ...]
    name: Text
    dead: bool = False
    mixed: bool = False
    marks: tuple[tuple[str, str], ...] = ()
    key: str = ""


@dataclass
class GinDraft(LayoutDraft):
    """A layout in progress.

    Attributes:
        s: size of text, relative to 14 px.
        h, w: of a card of the viewer's hand.
        me: the seat at the bottom.
        names: height of what is below a row of cards.
        tall: height of a plate; ``plate`` is its width.
    """

    view: OklahomaGinView
    prepared: Prepared
    h: float = 0.0

    def __post_init__(self) -> None:
        self.s = self.area.scale
        self.me = self.view.seat if self.view.seat is not None else 0
        self.tall = PLATE * self.s
        self.plate = min(232.0 * self.s, max(self.area.width * 0.24, 218.0 * self.s))
        self.names = (NAMES if self.area.height >= LOW * self.s else LOW_NAMES) * self.s

    @property
    def w(self) -> float:
        """Width of a card of the viewer's hand."""
        return self.h * self.area.ratio

    @property
    def own_plate(self) -> float:
        """Upper edge of the viewer's plate."""
        return self.area.height - MARGIN - self.tall

    @property
    def flat(self) -> bool:
        """Whether cards lie beside the plates, not between them."""
        minimum = FLAT_SHOW if self.view.phase in (LAYOFF, SCORED, OVER) else FLAT
        return self.area.height < minimum * self.s

    @property
    def beside(self) -> float:
        """Left edge of what lies beside the plates on a flat table."""
        return MARGIN + self.plate + 16

    def room(self, left: float = EDGE) -> float:
        """Return the width available to a row of cards that begins at ``left``."""
        return self.area.width - left - EDGE

    @property
    def limit_high(self) -> float:
        """Height of the box that shows the limit."""
        return box_height(self._limit_lines(), self.s)

    def widest(self, left: float = EDGE) -> float:
        """Return the greatest card height with which any hand fits in a row from ``left`` on."""
        width = _GROUPS + (_CARDS - _GROUPS) * 0.40 + (_GROUPS - 1) * GAP * 0.8
        return self.room(left) / width / self.area.ratio

    def put_plate(self, seat: int, x: float, y: float) -> None:
        """Lay a seat's plate."""
        turn = self.view.turn == seat
        self.plates.append(PlateSpot(f"plate:{seat}", seat, x, y, self.plate, self.tall, turn))

    def _limit_lines(self) -> tuple[BoxLine, ...]:
        """Return the limit, what it means, and whether everything counts twice."""
        limit = self.view.limit
        lines = (
            BoxLine("head", Text.of("limit"), Text.of("limit_value", limit=limit)),
            BoxLine("row", Text.of("limit_meaning", limit=limit)),
        )
        if self.view.factor == 1:
            return lines
        return (*lines, BoxLine("verdict", Text.of("doubled"), tone="warn"))

    def limit(self, right: float, y: float, h: float, left: float | None = None) -> float:
        """One plate: the card that sets the limit and what it means; always in sight.

        The group ends at ``right``, or starts at ``left``; its width is returned.
        """
        view = self.view
        h = max(h, self.limit_high + 2)
        card, whole = h - 2 * ROUND * self.s, self.limit_wide(h)
        x = right - whole if left is None else left
        inset = ROUND * self.s + card * self.area.ratio
        lines = self._limit_lines()
        self.boxes.append(BoxSpot("limit", x, y, whole, lines, inset=inset, least=h))
        x, y = x + ROUND * self.s, y + ROUND * self.s
        self.cards.append(CardSpot(f"={view.upcard}", "limit", 0, view.upcard, x, y, card, _ON))
        if view.phase == DISCARD and view.turn == view.seat:
            self._knock_place(x, y, card * self.area.ratio, card)
        return whole

    def limit_wide(self, h: float) -> float:
        """Width of the limit's plate where it is ``h`` high."""
        h = max(h, self.limit_high + 2)
        return ROUND * self.s + (h - 2 * ROUND * self.s) * self.area.ratio + BESIDE_LIMIT * self.s

    def _knock_place(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the place for knocking: a card dropped on the limit is the discard of a knock."""
        self.zones.append(ZoneSpot("knock", x, y, w, h, Text("zone_knock")))
        if len(self.prepared.selected) == 1:
            card = BIT_OF[next(iter(self.prepared.selected))]
            if KNOCK_OF[card] in self.view.legal:
                self.frames.append(FrameSpot("knock", x - 5, y - 5, w + 10, h + 10, "focus"))

    def turn_dealt(self, seat: int, place: int) -> int:
        """Return when a card of a hand is dealt: one at a time, the dealer last."""
        return SEATS * place + (seat == self.view.dealer)

    # -- rows of groups --------------------------------------------------------------------------
    def row(
        self,
        groups: list[Group],
        y: float,
        h: float,
        zone: str,
        *,
        z: float = 0,
        source: str = "",
        left: float = EDGE,
    ) -> None:
        """Lay groups side by side, centred, each with a bracket and its name below.

        They stay right of ``left``, off centre if need be.
        """
        count = sum(len(group.cards) for group in groups)
        if not count:
            return
        room = self.room(left)
        h, step, gap = self._fit(len(groups), count, h, room)
        w = h * self.area.ratio
        step, gap = step * w, gap * w
        whole = len(groups) * w + (count - len(groups)) * step + (len(groups) - 1) * gap
        # A single card of deadwood is far enough away for its name.
        lone = w + (len(groups[-1].cards) - 1) * step
        apart = max(0.0, min(DEADWOOD_NAME * self.s - lone - gap, room - whole))
        if not groups[-1].dead or len(groups) == 1:
            apart = 0.0
        x = max(left, (self.area.width - whole - apart) / 2)
        place = 0
        before = left - EDGE + MARGIN
        for number, group in enumerate(groups):
            marks = dict(group.marks)
            if number == len(groups) - 1:
                x += apart / 2
            width = w + (len(group.cards) - 1) * step
            for i, code in enumerate(group.cards):
                self.cards.append(
                    CardSpot(
                        code,
                        zone,
                        place,
                        code,
                        x + i * step,
                        y,
                        h,
                        z + place,
                        source,
                        mark=marks.get(code, ""),
                        dealt=self.turn_dealt(self.me, place),
                    )
                )
                place += 1
            last = number == len(groups) - 1
            after = self.area.width - MARGIN if last else x + width + gap / 2
            self._name(group, number, zone, (x, y + h + 6, width), (before, after))
            if group.key:
                text = Text.of("zone_meld", number=int(group.key[5:]), cards=group.cards)
                self.zones.append(ZoneSpot(group.key, x, y, width, h + self.names, text))
            x += width + gap
            before = x - gap / 2

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

    def _name(
        self,
        group: Group,
        number: int,
        zone: str,
        at: tuple[float, float, float],
        between: tuple[float, float],
    ) -> None:
        """Lay the bracket below a group, and its name, clear of its neighbours'."""
        x, y, width = at
        if not group.mixed:
            self.brackets.append(
                BracketSpot(f"bracket:{zone}{number}", x, y, width, Text("none"), group.dead)
            )
        middle = x + width / 2
        half = max(width / 2, min(middle - between[0], between[1] - middle))
        left = max(between[0], middle - half)
        name = group.name
        if group.dead and not name.id.endswith("short"):
            # A name that is too long is shortened.
            need = 250.0 if name.id == "deadwood_after" else DEADWOOD_NAME
            if 2 * half < need * self.s:
                name = Text(name.id + "_short", name.params)
        self.label(
            f"name:{zone}{number}",
            name,
            left,
            y + 10,
            min(2 * half, between[1] - left),
            "center",
            14,
            True,
        )
