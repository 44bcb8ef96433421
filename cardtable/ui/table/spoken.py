"""The table in words: what lies on it, in reading order.

Line by line; the contents of a place (a column, the discard pile) follow its name.

For screen readers. Made from the table's model, so it tells what is seen and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter, itemgetter

from PySide6.QtCore import QRectF

from cardtable.engine.table import (
    BoxSpot,
    BracketSpot,
    CardSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    LabelSpot,
    PlateSpot,
    SlotSpot,
    ZoneSpot,
)
from cardtable.models.controls.base import Marks
from cardtable.models.table import KINDS, Row, TableModel
from cardtable.phrases.lists import in_row, labelled, one_after_the_other
from cardtable.translation import _

#: Things whose centres are at most this far apart (pixels) are read as one line.
_LINE = 40.0
#: Approximate height of a label.
_LABEL = 20.0
#: Hidden cards that together are hardly wider than one card form a pile.
_PILE = 1.3


@dataclass(frozen=True, slots=True)
class Spoken:
    """One thing on the table.

    Attributes:
        key: of the card or place, or one made up for what can only be read; no two are the same.
        text: its description, plain text.
        box: its box on the cloth.
        more: what lies in it, if it is a place.
        zone: the zone of a card, empty for anything else.
        marks: what is seen on a card besides its face: that it is selected, what its sign means.
        place: the key of the place where it lies; it is read with that place, and on its own.
        joins: the key of the label or place that it goes on from.
    """

    key: str
    text: str
    box: QRectF
    more: str = ""
    zone: str = ""
    marks: tuple[str, ...] = ()
    place: str = ""
    joins: str = ""


def spoken(
    model: TableModel,
    ratio: float,
    named: Callable[[str], str],
    hidden: Callable[[int, str], str],
    heading: Callable[[str], str],
) -> list[Spoken]:
    """All that lies on the table, line by line.

    Args:
        model: what is shown.
        ratio: width of a card over its height.
        named: the name of a card by its code.
        hidden: the name of a number of cards of a zone whose faces are hidden.
        heading: whose or what the open cards of a zone are; it is said before the first of them.
    """
    rows = model.rows
    free = [*_cards(model, ratio, named, hidden), *_joined(_things(rows))]
    groups = []
    for row in rows:
        if not isinstance(place := row.spot, ZoneSpot):
            continue
        box, name = QRectF(place.x, place.y, place.width, place.height), str(row.words)
        # “Column” and “1” are painted in column 1, whose name says both: in 1列目 as well.
        known = {"", name, *name.split(), *re.findall(r"\d+", name)}
        held, left = list[Spoken](), list[Spoken]()
        for thing in free:
            belongs = place.key in (thing.zone, thing.joins)
            if not (belongs or box.contains(thing.box.center())):
                left.append(thing)
            elif thing.zone or thing.text not in known:
                held.append(thing)
        more = in_row([thing.text for thing in held])
        inside = [replace(_of(name, thing), place=place.key) for thing in held]
        groups.append([Spoken(place.key, name, box, more), *inside])
        free = left
    for band in _bands(rows):
        held, left = [], []
        for thing in free:
            (held if thing.zone and _beside(band.box, thing.box) else left).append(thing)
        if held:  # otherwise the cards belong to a place with the same name
            groups.append([band, *held])
        free = left
    seen = {row.spot.key for row in rows if isinstance(row.spot, CardSpot) and row.spot.face}
    for zone, run in groupby(free, key=attrgetter("zone")):
        things = list(run)
        groups += [_headed(things, seen, heading(zone))] if zone else [[thing] for thing in things]
    return _lines(groups)


def _joined(things: Iterable[Spoken]) -> list[Spoken]:
    """Things, those that go on from another one as part of it; those of a place go there later."""
    there: dict[str, Spoken] = {}
    for thing in things:
        whole = f"label {thing.joins}"
        if whole in there:
            before = there[whole]
            text = one_after_the_other(before.text, thing.text)
            there[whole] = replace(before, text=text, box=before.box.united(thing.box))
        else:
            there[thing.key] = thing
    return list(there.values())


def lines_of(things: Iterable[Spoken], last: Collection[str] = ()) -> list[str]:
    """Things as they are read aloud: what lies together in one line.

    Cards of the zones ``last`` that lie in no place come at the end.
    """
    lines, later = list[str](), list[str]()
    full = ""
    for (place, zone), run in groupby(things, key=lambda thing: (thing.place, thing.zone)):
        if place and place == full:
            continue  # it was read with its place
        if zone:
            (later if zone in last and not place else lines).append(in_row(t.text for t in run))
            continue
        for thing in run:
            full = thing.key if thing.more else ""
            lines.append(labelled(thing.text, thing.more) if thing.more else thing.text)
    return lines + later


def _headed(group: list[Spoken], seen: Collection[str], head: str) -> list[Spoken]:
    """Cards that lie in no place, the first open one with whose or what it is."""
    at = next((at for at, card in enumerate(group) if card.key in seen), None)
    if at is None or not head:
        return group
    first = replace(group[at], text=labelled(head, group[at].text))
    return [*group[:at], first, *group[at + 1 :]]


def _of(place: str, thing: Spoken) -> Spoken:
    """Something that lies in a place; a bare number (of cards) says where."""
    bare = thing.text.isdigit() and not thing.zone
    return replace(thing, text=labelled(place, thing.text)) if bare else thing


def _beside(band: QRectF, card: QRectF) -> bool:
    """Whether a card lies above a bracket, or below a band round it."""
    across = band.left() <= card.center().x() <= band.right()
    return across and card.top() <= band.top() <= card.bottom() + card.height() / 2


def _lines(groups: Iterable[list[Spoken]]) -> list[Spoken]:
    """Groups of things line by line, each line from left to right."""
    boxed: list[tuple[float, int, float, list[Spoken]]] = []
    for group in groups:
        box = group[0].box
        for thing in group[1:]:
            box = box.united(thing.box)
        boxed.append((box.center().y(), len(boxed), box.left(), group))
    lines: list[list[tuple[float, int, list[Spoken]]]] = []
    top = 0.0
    for y, _number, left, group in sorted(boxed):
        if not lines or y - top > _LINE:
            lines.append([])
            top = y
        lines[-1].append((left, len(lines[-1]), group))
    return [thing for line in lines for *_place, group in sorted(line) for thing in group]


def _cards(
    model: TableModel,
    ratio: float,
    named: Callable[[str], str],
    hidden: Callable[[int, str], str],
) -> list[Spoken]:
    """The cards, zone by zone; adjacent hidden ones are counted together."""
    told: list[Spoken] = []
    spots = [spot for row in model.rows if isinstance(spot := row.spot, CardSpot)]
    for name, zone in groupby(spots, key=attrgetter("zone")):
        before = len(told)
        for known, run in groupby([(s.face is not None, s) for s in zone], key=itemgetter(0)):
            lie = [(spot, QRectF(spot.x, spot.y, spot.h * ratio, spot.h)) for _, spot in run]
            if known:
                for spot, box in lie:
                    marks = tuple(_marks(model.marks, spot.key))
                    card = named(spot.face or "")
                    told.append(Spoken(spot.key, card, box, in_row(marks), name, marks))
                continue
            spot, whole = lie[0]
            for _spot, box in lie[1:]:
                whole = whole.united(box)
            if len(lie) > 1 and whole.width() < _PILE * spot.h * ratio:
                continue  # a pile is drawn as a few backs; its count stands beside it
            key = spot.key if len(lie) == 1 else f"{name}#{len(told) - before}"
            told.append(Spoken(key, hidden(len(lie), name), whole, zone=name))
    return told


def _marks(marks: Marks, key: str) -> Iterator[str]:
    """What is seen on a card besides its face."""
    if key in marks.selected:
        yield _("Selected")
    if key in marks.signs:
        yield marks.signs[key]


def _bands(rows: Iterable[Row]) -> Iterator[Spoken]:
    """The brackets and bands that hold cards together."""
    for row in rows:
        match row.spot:
            case BracketSpot() as spot:
                box = QRectF(spot.x, spot.y, spot.width, _LABEL)
            case FurnitureSpot(kind="band") as spot:
                box = QRectF(spot.x, spot.y, spot.width, spot.height)
            case _:
                continue
        if told := str(row.words):
            yield Spoken(f"{KINDS[type(spot)]} {spot.key}", told, box)


def _things(rows: Iterable[Row]) -> list[Spoken]:
    """Plates, chips and labels."""
    told = []
    for row in rows:
        spot = row.spot
        match spot:
            case FurnitureSpot(kind="band"):
                continue
            case PlateSpot() | SlotSpot() | FrameSpot() | FurnitureSpot():
                box = QRectF(spot.x, spot.y, spot.width, spot.height)
            case ChipSpot():
                box = QRectF(spot.x, spot.y, spot.size, spot.size)
            case BoxSpot():
                height = max(_LABEL * len(spot.lines), spot.least)
                box = QRectF(spot.x, spot.y, spot.width, height)
            case LabelSpot():
                box = QRectF(spot.x, spot.y, spot.width, _LABEL)
            case _:
                continue
        if words := str(row.words):
            joins = spot.joins if isinstance(spot, LabelSpot | FurnitureSpot) else ""
            told.append(Spoken(f"{KINDS[type(spot)]} {spot.key}", words, box, joins=joins))
    return told
