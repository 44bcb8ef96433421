"""A table's layout while it is being made, and the measures shared by all tables and their painter.

Each game has a draft of its own, with its view and its measures; spots are gathered here and
finally become a :class:`~cardtable.engine.table.Layout`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from cardtable.engine.table import (
    SORT,
    Area,
    BoxLine,
    BoxSpot,
    BracketSpot,
    CardSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    KnobSpot,
    LabelSpot,
    Layout,
    PlateSpot,
    SlotSpot,
    Text,
    ZoneSpot,
)

#: Smallest height of a card that must be readable, and of one that shows its back, in pixels.
READABLE, LEAST_BACK = 40.0, 28.0
#: Height of a plate, and of the turn marker above it, in pixels at scale 1.
PLATE, MARKER = 58.0, 16.0
#: Where the name of a hand (furniture of that kind) begins, as a part of its height.
HAND_BESIDE = 0.45
#: Least size of the amount of a chip where many lie close together, at scale 1.
CLOSE = 14
#: Most discs with which something is paid.
MOST_DISCS = 3
#: Width and height of the place that sorts the hand, in pixels at scale 1.
SORT_WIDTH, SORT_HEIGHT = 172.0, 44.0
#: Sizes of its type: at least, at most, and as a part of the table's height.
SORT_SIZE, LARGEST_SORT, SORT_PART = 13, 17, 0.018
#: Heights of the lines of a box, by kind, in pixels at scale 1.
BOX_LINES = {"head": 36.0, "verdict": 26.0, "row": 28.0}


def box_height(lines: tuple[BoxLine, ...], scale: float) -> float:
    """Return the height of a box with these lines, in pixels."""
    return sum(BOX_LINES[line.kind] for line in lines) * scale


def discs(amount: int, each: int, most: int = MOST_DISCS) -> list[int]:
    """Return what the discs are worth with which so much is paid: as a rule ``each``, or more."""
    count = max(1, min(most, amount // each))
    return [amount * (turn + 1) // count - amount * turn // count for turn in range(count)]


#: A hand is held as a fan: degrees from card to card, and how far the outermost of twenty cards lie
#: lower than the middle, as a part of a card's height.
_HELD, SAG, _HALF = 0.62, 0.105, 9.5


def held(off: float, h: float) -> tuple[float, float]:
    """Return how a card of a fan, so many from its middle, is turned and how much lower it lies."""
    return _HELD * off, SAG * h * (off / _HALF) ** 2


@dataclass
class LayoutDraft:
    """What has been laid out so far.

    Attributes:
        area: the available space.
        anchors, sink, free, sign, signs, call, call_size, deal, held, late, brisk, follows, slaps:
            as in :class:`~cardtable.engine.table.Layout`.
    """

    area: Area
    cards: list[CardSpot] = field(default_factory=list, kw_only=True)
    plates: list[PlateSpot] = field(default_factory=list, kw_only=True)
    labels: list[LabelSpot] = field(default_factory=list, kw_only=True)
    slots: list[SlotSpot] = field(default_factory=list, kw_only=True)
    chips: list[ChipSpot] = field(default_factory=list, kw_only=True)
    frames: list[FrameSpot] = field(default_factory=list, kw_only=True)
    brackets: list[BracketSpot] = field(default_factory=list, kw_only=True)
    furniture: list[FurnitureSpot] = field(default_factory=list, kw_only=True)
    boxes: list[BoxSpot] = field(default_factory=list, kw_only=True)
    knobs: list[KnobSpot] = field(default_factory=list, kw_only=True)
    zones: list[ZoneSpot] = field(default_factory=list, kw_only=True)
    anchors: dict[str, tuple[float, float, float]] = field(default_factory=dict, kw_only=True)
    sink: str = field(default="", kw_only=True)
    free: tuple[float, float] | None = field(default=None, kw_only=True)
    sign: tuple[float, float, float, float] | None = field(default=None, kw_only=True)
    signs: dict[str, tuple[float, float, float, float]] = field(default_factory=dict, kw_only=True)
    call: tuple[float, float] | None = field(default=None, kw_only=True)
    call_size: int = field(default=15, kw_only=True)
    deal: str = field(default="", kw_only=True)
    held: tuple[int, ...] = field(default=(), kw_only=True)
    late: tuple[int, ...] = field(default=(), kw_only=True)
    brisk: bool = field(default=False, kw_only=True)
    follows: bool = field(default=False, kw_only=True)
    slaps: tuple[str, str, str] | None = field(default=None, kw_only=True)

    def label(
        self,
        key: str,
        text: Text,
        x: float,
        y: float,
        width: float,
        align: str = "left",
        size: int = 13,
        bold: bool = False,
        tone: str = "cloth",
        tip: tuple[Text, ...] = (),
        snug: bool = False,
        beat: int = 0,
        owner: int | None = None,
    ) -> None:
        """Put words on the cloth; see :class:`~cardtable.engine.table.LabelSpot`."""
        label = LabelSpot(key, text, x, y, width, align, size, bold, tone, tip=tip)
        self.labels.append(replace(label, snug=snug, beat=beat, owner=owner))

    @property
    def _sort_size(self) -> int:
        """The size of type on the place that sorts the hand: larger on a large table."""
        part = SORT_PART * self.area.height / self.area.scale
        return round(min(LARGEST_SORT, max(SORT_SIZE, part)))

    @property
    def sort_width(self) -> float:
        """How wide the place is that sorts the hand."""
        return SORT_WIDTH * self.area.scale * self._sort_size / SORT_SIZE

    def sorting(self, way: str, at: float, middle: float, align: str = "right") -> float:
        """Lay the place that changes the order of the hand, if any; return its left edge.

        Its ``right`` or ``left`` edge is ``at`` a place, as it is aligned.
        """
        if not way:
            return at
        scale, size, width = self.area.scale, self._sort_size, self.sort_width
        height = SORT_HEIGHT * scale
        x, y = at - width * (align == "right"), middle - height / 2
        text, top = Text.of("sorted", way=way), middle - (size - 2) * scale
        self.label(SORT, text, x, top, width, align, size, tone="wood", snug=True)
        self.zones.append(ZoneSpot(SORT, x, y, width, height, Text.of("zone_sort", way=way)))
        return x - 12

    def layout(self) -> Layout:
        """Return the finished layout."""
        return Layout(
            cards=tuple(self.cards),
            plates=tuple(self.plates),
            labels=tuple(self.labels),
            slots=tuple(self.slots),
            chips=tuple(self.chips),
            frames=tuple(self.frames),
            brackets=tuple(self.brackets),
            furniture=tuple(self.furniture),
            boxes=tuple(self.boxes),
            knobs=tuple(self.knobs),
            zones=tuple(self.zones),
            anchors=self.anchors,
            sink=self.sink,
            free=self.free,
            sign=self.sign,
            signs=self.signs,
            call=self.call,
            call_size=self.call_size,
            deal=self.deal,
            held=self.held,
            late=self.late,
            brisk=self.brisk,
            follows=self.follows,
            slaps=self.slaps,
        )
