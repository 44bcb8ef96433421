"""The vocabulary in which a game describes its table: what lies where, no Qt, no sentences.

A game lays out a view once for a given area; the scene draws the spots and animates the difference
from what lay there before. Lengths are device-independent pixels of the area; a card's width
follows from its height and the deck's ratio. Words are ids (:class:`Text`), told by the game's
phrases in the player's language.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Generic, NamedTuple

from cardtable.engine.events import Event, Params, Value
from cardtable.engine.moments import Moment, Remark, Sound
from cardtable.engine.state import V

#: How far a selected card is raised, and how much lower one of a hand lies that cannot help, as
#: fractions of its height; how far the tick is above a selected one.
RAISED, SUNK, TICK = 0.17, 0.04, 20.0
#: Zone of the player's own hand, and key of the place that changes its order.
HAND, SORT = "hand", "sort"


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence or label: its id and parameters."""

    id: str
    params: Params = ()

    @classmethod
    def of(cls, id_: str, **params: Value) -> Text:
        """``Text.of("column", number=1)``."""
        return cls(id_, tuple(params.items()))


class Trophy(NamedTuple):
    """What lies before the winner at the end of a match.

    Attributes:
        cards: their codes.
        caption: what they were, and what they did.
    """

    cards: tuple[str, ...] = ()
    caption: Text = Text("")


@dataclass(frozen=True, slots=True)
class Area:
    """The available space.

    Attributes:
        ratio: width of a card over its height, as the deck has it.
        scale: size of text relative to 14 px.
        above: height of the strip above the table, between y = -above and 0; its middle is free.
        corners: what title and signs take of that strip at the left and at the right.
        finger: the least size of what is pressed by touch; 0 for a mouse.
    """

    width: float
    height: float
    ratio: float
    scale: float = 1.0
    above: float = 0.0
    corners: tuple[float, float] = (0.0, 0.0)
    finger: float = 0.0


@dataclass(frozen=True, slots=True)
class Prepared:
    """What the viewing seat has prepared but not yet done.

    Attributes:
        selected: keys of the cards it has picked up.
        stakes: chips it has laid on columns, (column, amount).
        advised: the same of what a hint would lay, where that is not what lies there.
        stack: values of the chips that it can lay.
        chip: index of the chosen one, from 0.
        order: keys of the hand's cards, left to right; empty for the game's own order.
        sorting: id of the sorting in use; empty if it cannot be chosen now.
    """

    selected: frozenset[str] = frozenset()
    stakes: tuple[tuple[int, int], ...] = ()
    advised: tuple[tuple[int, int], ...] = ()
    stack: tuple[int, ...] = ()
    chip: int = 0
    order: tuple[str, ...] = ()
    sorting: str = ""


@dataclass(frozen=True, slots=True)
class CardSpot:
    """A card on the table.

    Attributes:
        key: the card's code while its face is known, else an opaque id from :func:`hidden`.
        zone, place: the zone it belongs to, and its place there, from 0.
        face: the card's code, or ``None`` for its back.
        x, y, h: upper left corner and height.
        z: stacking order; higher is on top.
        source: zone it comes from if it was not on the table before.
        faded: drawn at half strength (a play that has been beaten).
        mark: small sign on the card: ``eye`` (somebody knows it), ``eye_off`` (hidden from the
            dealer), ``kitty``, ``seat3``.
        turned: degrees clockwise (the knocker's discard lies crosswise).
        dealt: order among cards that come to the table together; lower numbers come first.
        beat: when it turns over: at once (0), or after everything with a lower beat, so that a
            showdown goes from card to card. Spots that show the result have beats as well.
        drawn: the viewer has drawn it, and may squeeze it open.
    """

    key: str
    zone: str
    place: int
    face: str | None
    x: float
    y: float
    h: float
    z: float = 0
    source: str = ""
    faded: bool = False
    mark: str = ""
    turned: float = 0
    dealt: int = 0
    beat: int = 0
    drawn: bool = False


def is_play(zone: str) -> bool:
    """Return whether a zone holds what somebody has played to a trick."""
    return zone.startswith("play")


def hand_of(play: str) -> str:
    """Return the zone of the closed hand from which the cards of a play came, else nothing."""
    return f"seat{play.removeprefix('play')}" if is_play(play) else ""


def hidden(zone: str, place: int) -> str:
    """Return the key of a card whose face the seat does not know: where it lies, nothing else."""
    return f"?{zone}.{place}"


@dataclass(frozen=True, slots=True)
class PlateSpot:
    """A person at the table.

    Attributes:
        turn: whether it is to act.
        order: its place in an order of acting, from 1; 0 for none.
        faded: a mere onlooker.
        shows: ``all`` (portrait, name, role, one line), ``name`` (without role and line), ``face``.
        seal: whether the role is struck on the portrait as a red seal, by its first letter.
        sign: a picture at the portrait that shows the role, instead of a tag.
        mood: above 0 if the deal that lies there has brought them something, below if it has cost
            them something; the window sets it.
        won: 1 if they have won the deal that lies there, which makes the portrait larger in a ring
            of light; −1 if they have lost it, which puts it in the shade.
        counts: whether its line counts the cards in their hand, once they are dealt.
    """

    key: str
    seat: int
    x: float
    y: float
    width: float
    height: float = 58
    turn: bool = False
    order: int = 0
    faded: bool = False
    beat: int = 0
    shows: str = "all"
    seal: bool = False
    sign: str = ""
    mood: int = 0
    won: int = 0
    counts: bool = False


@dataclass(frozen=True, slots=True)
class LabelSpot:
    """Words on the cloth or on a small background of their own.

    Attributes:
        align: ``left``, ``center`` or ``right`` within ``width``.
        size: of the type, in pixels at scale 1.
        tone: ``cloth``, ``title`` (in the display face), ``soft``, ``gold`` (figures), ``plate``,
            ``wood`` (a tab of the room's wood), ``slip`` and ``call`` (of paper), ``bubble`` (said
            by somebody below), ``said`` (by somebody beside it, where it is aligned), ``good``,
            ``bad``, ``warn``.
        tip: lines shown when it is pointed at (who “+2 more” are).
        snug: kept on one line: if there is no room, the type gets smaller, and where there is a
            tip, names are cut.
        beat: when it appears or changes, as for a card.
        owner: the seat whose words they are: seen from where they stand, but not heard.
        joins: the key of the label or the place that it goes on from: they are read as one.
        counts: what it says until the first disc that is paid to it, or by it, and then after each
            but the last; its text comes with that.
    """

    key: str
    text: Text
    x: float
    y: float
    width: float
    align: str = "left"
    size: int = 13
    bold: bool = False
    tone: str = "cloth"
    z: float = 50
    tip: tuple[Text, ...] = ()
    snug: bool = False
    beat: int = 0
    owner: int | None = None
    joins: str = ""
    counts: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class SlotSpot:
    """An empty place, drawn dashed (or as a soft shade), with an optional caption inside."""

    key: str
    x: float
    y: float
    width: float
    height: float
    text: Text | None = None
    shade: bool = False


@dataclass(frozen=True, slots=True)
class ChipSpot:
    """A seat's chips with their amount to the right; ``staged`` means not yet bet.

    Attributes:
        ghost: whether they are lost, or, being staged, only where a hint would have them.
        size: of the lowest chip; the others of a heap lie on it.
        heap: how many are drawn; with none the amount stands alone.
        close: whether many lie close together: its amount is smaller.
        silent: its words stand elsewhere: on a plate, or on the place where it lies.
        source: where it first appears (x, y), if it was not there before.
        z: stacking order; higher is on top, plates are at 20.
        beat: when it appears or starts to move, as for a card.
        into: the key of the heap, or the label, that it joins: with its beat it goes there, and is
            gone.
        onward: the beat until which it lies at (x, y) before it joins that heap; 0 is at once.
        turn: how many others of its beat are paid before it; those of a large sum follow closer.
        pays: how many chips it is worth to the heap that it joins, which counts them as it lands.
        paid_by: the key of the heap, or the label, from which it comes, which has as many less.
        worth: what a chip says that is worth as much for everybody; 0 for one of its seat.
        coin: whether it is a coin, which is nobody's; it goes back if what it pays is taken back.
    """

    key: str
    seat: int
    amount: str
    x: float
    y: float
    size: float = 28
    staged: bool = False
    ghost: bool = False
    source: tuple[float, float] | None = None
    z: float = 30
    beat: int = 0
    heap: int = 1
    close: bool = False
    silent: bool = False
    into: str = ""
    onward: int = 0
    turn: float = 0
    pays: int = 0
    paid_by: str = ""
    worth: int = 0
    coin: bool = False


@dataclass(frozen=True, slots=True)
class FrameSpot:
    """A frame round something: ``target`` (amber), ``focus`` (may be chosen), ``quiet``."""

    key: str
    x: float
    y: float
    width: float
    height: float
    tone: str = "target"
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class BracketSpot:
    """A bracket below a group of cards, with its name; ``dashed`` for cards in no group."""

    key: str
    x: float
    y: float
    width: float
    text: Text
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class FurnitureSpot:
    """A thing on the table that holds cards or shows a fact: a mat, a tray, an abacus, a coin.

    Attributes:
        kind: which thing; the window has a painter for each.
        text: what it says, also to those who cannot see it.
        parts, whole: seats' shares of a whole, for what counts.
        lit: whether it is what the question is about.
        tip: lines told when it is pointed at.
        z: stacking order; things below cards have a negative one.
        beat: when it comes or changes, as a card's.
        inset: so much at its left is kept for a card that lies on it.
        binds: keys of the cards that it is tied round, with which it goes.
        turned: degrees by which it lies askew.
        owner: the seat that it belongs to, as for a label.
        heard: what is read aloud instead of its text, which does not say what it is about.
        joins: as a label's.
        was: the key of the thing out of which it comes, if that lies there.
    """

    key: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    text: Text | None = None
    parts: tuple[tuple[int, int], ...] = ()
    whole: int = 0
    lit: bool = False
    tip: tuple[Text, ...] = ()
    z: float = -30
    beat: int = 0
    inset: float = 0.0
    binds: tuple[str, ...] = ()
    turned: float = 0.0
    owner: int | None = None
    heard: Text | None = None
    joins: str = ""
    was: str = ""


@dataclass(frozen=True, slots=True)
class BoxLine:
    """One line of a box: ``head``, ``verdict`` or ``row``; a seat's chip before its text."""

    kind: str
    text: Text
    value: Text | None = None
    seat: int | None = None
    tone: str = ""
    own: bool = False


@dataclass(frozen=True, slots=True)
class BoxSpot:
    """A small panel of lines on the cloth (a column's result, the limit card's meaning).

    Attributes:
        tip: lines told when it is pointed at.
        beat: when it comes or changes, as a card's.
        inset: so much at its left is kept for a card that lies on it.
        least: its height, if its lines need less.
    """

    key: str
    x: float
    y: float
    width: float
    lines: tuple[BoxLine, ...]
    tip: tuple[Text, ...] = ()
    beat: int = 0
    inset: float = 0.0
    least: float = 0.0


@dataclass(frozen=True, slots=True)
class KnobSpot:
    """A small button on the cloth: ``sign`` is ``+`` or ``−``; clicks on it go to the controls."""

    key: str
    x: float
    y: float
    sign: str
    size: float = 22


@dataclass(frozen=True, slots=True)
class ZoneSpot:
    """A place that takes clicks and drops (a column, the stock), with an accessible name."""

    key: str
    x: float
    y: float
    width: float
    height: float
    text: Text


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything that lies on the table.

    Attributes:
        anchors: where cards of a zone come from or go to when it is empty: (x, y, height).
        sink: zone whose anchor collects the cards that leave the table.
        free: where something may stand for a moment that covers no card, if not in the middle.
        sign: the room for the sign of a moment (x, y, width, height), if it may stand nowhere else.
        signs: rooms for the signs of single moments, by their ids.
        call: where the name of the selection is shown (centre x, top y), if anywhere.
        call_size: of its type, in pixels at scale 1.
        deal: id of the deal on the table; when it changes, all cards are gathered and dealt anew.
        held: the beats before which the table holds its breath.
        late: the beats that are a little longer in coming.
        brisk: whether beats follow so quickly that they overlap, each at the time of its number.
        follows: whether beats begin only once all that has none lies there and is celebrated.
        slaps: a new card that is slapped down where its zone's pile lay, before all else moves:
            its key, the anchor of that pile, and the key of the thing that it makes ring.
    """

    cards: tuple[CardSpot, ...] = ()
    plates: tuple[PlateSpot, ...] = ()
    labels: tuple[LabelSpot, ...] = ()
    slots: tuple[SlotSpot, ...] = ()
    chips: tuple[ChipSpot, ...] = ()
    frames: tuple[FrameSpot, ...] = ()
    brackets: tuple[BracketSpot, ...] = ()
    furniture: tuple[FurnitureSpot, ...] = ()
    boxes: tuple[BoxSpot, ...] = ()
    knobs: tuple[KnobSpot, ...] = ()
    zones: tuple[ZoneSpot, ...] = ()
    anchors: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    sink: str = ""
    free: tuple[float, float] | None = None
    sign: tuple[float, float, float, float] | None = None
    signs: dict[str, tuple[float, float, float, float]] = field(default_factory=dict)
    call: tuple[float, float] | None = None
    call_size: int = 15
    deal: str = ""
    held: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    brisk: bool = False
    follows: bool = False
    slaps: tuple[str, str, str] | None = None


class TableDesign(ABC, Generic[V]):
    """Zones and layout of one game's table.

    Attributes:
        cloth: ``felt``, ``silk`` or ``tatami``.
    """

    cloth: str = "felt"

    @abstractmethod
    def lay(self, view: V, area: Area, prepared: Prepared) -> Layout:
        """Return where everything lies for ``view.seat``, whose own place is at the bottom left."""

    def sounds(self, event: Event) -> tuple[Sound, ...]:
        """Return the sounds of an event, in order; none unless a game defines them.

        Everybody at the table hears them: they must not depend on what only one seat has seen.
        """
        return ()

    def moments(self, events: Sequence[Event], view: V) -> tuple[Moment, ...]:
        """Return what to celebrate of the latest events, in order; ``view`` is the result.

        ``events`` are given as the viewing seat knows them.
        """
        return ()

    def remarks(self, events: Sequence[Event], view: V) -> tuple[Remark, ...]:
        """Return what opponents may say a word about, what is best first; mostly there is nothing.

        It depends on nothing that only one seat has seen.
        """
        return ()

    def trophy(self, view: V) -> Trophy:
        """Return what lies before the winner at the end of a match; ``view`` is its end.

        The cards are open to everybody: those of the last deal that brought most, or its last play.
        """
        return Trophy()


#: Step between open cards that a finger hits, and that a look tells apart, in pixels; and from
#: whole card to whole card, as a fraction of a card's width.
FINGER, LEGIBLE, WHOLE = 44.0, 24.0, 1.06


def wide_step(card: float, part: float, minimum: float) -> float:
    """Return a step as a fraction of a card's width: ``part``, or more where cards are small.

    Small or narrow cards lie further apart, at most beside each other: ``minimum`` pixels.
    """
    return max(part, min(WHOLE, minimum / card)) if card > 0 else part


class Strip:
    """A row of overlapping cards that fits a width: the step shrinks as the cards become many."""

    def __init__(
        self, count: int, width: float, card: float, widest: float, least: float = 0.0
    ) -> None:
        """``widest``: the step between cards if there is room, as a fraction of a card's width.

        ``least``: as in :func:`wide_step`.
        """
        self.step = card * wide_step(card, widest, least)
        if count > 1:
            self.step = min(self.step, (width - card) / (count - 1))
        self.width = card + self.step * max(0, count - 1) if count else 0.0

    def x(self, index: int) -> float:
        """Left edge of card ``index``, from the strip's left edge."""
        return index * self.step


def moved(layout: Layout, across: float) -> Layout:
    """Return the same layout, all of it ``across`` pixels further right."""

    def along(place: tuple[float, ...]) -> tuple[float, ...]:
        return (place[0] + across, *place[1:])

    changes: dict[str, Any] = {
        row: tuple(replace(spot, x=spot.x + across) for spot in getattr(layout, row))
        for row in _ROWS
    }
    changes["chips"] = tuple(
        replace(chip, source=along(chip.source)) if chip.source else chip
        for chip in changes["chips"]
    )
    for places in ("anchors", "signs"):
        changes[places] = {key: along(at) for key, at in getattr(layout, places).items()}
    for place in ("free", "sign", "call"):
        at = getattr(layout, place)
        changes[place] = along(at) if at is not None else None
    return replace(layout, **changes)


#: How far from the table's corner something may lie, and how large it may be where the table is
#: smaller, in pixels.
_FAR, _LARGE = 100_000.0, 1_000.0
#: The largest type, chip and knob, in pixels, and the most that is counted.
_SMALL, _MANY = 300.0, 1_000.0
#: The parts of a layout that hold spots, and what is a place, a length and a count in a spot.
_ROWS = tuple(part.name for part in fields(Layout) if "Spot" in str(part.type))
_PLACES = ("x", "y", "z", "turned")
_LENGTHS = ("h", "width", "height", "inset", "least")
_COUNTS = ("place", "dealt", "beat", "order", "heap", "seat")


class NotShowable(ValueError):
    """Something has a place, size or count that nothing on a table can have."""


def check_measures(layout: Layout, area: Area) -> None:
    """Check the numbers of a layout.

    Raises:
        NotShowable: one of them is none, or far too large.
    """
    large = max(_LARGE, 2 * area.width, 2 * area.height)
    most = {
        **dict.fromkeys(_PLACES, _FAR),
        **dict.fromkeys(_LENGTHS, large),
        **dict.fromkeys(_COUNTS, _MANY),
        "size": _SMALL,
    }
    for row in _ROWS:
        for spot in getattr(layout, row):
            for name, limit in most.items():
                if hasattr(spot, name):
                    _check((getattr(spot, name),), limit)
            source = getattr(spot, "source", None)  # of a card it is a zone
            _check(source if isinstance(source, tuple) else (), _FAR)
    _check((layout.call_size,), _SMALL)
    _check(layout.call or (), _FAR)
    for x, y, height in layout.anchors.values():
        _check((x, y), _FAR)
        _check((height,), large)


def _check(values: Iterable[object], most: float) -> None:
    for value in values:
        if not isinstance(value, int | float) or not math.isfinite(value) or abs(value) > most:
            raise NotShowable
