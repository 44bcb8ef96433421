"""The table in words: what lies on it, in reading order.

Line by line; the contents of a place (a column, the discard pile) follow its name.

For screen readers. Made from the table's model, so it tells what is seen and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby

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
from cardtable.models.table import KINDS, Row, TableModel
from cardtable.phrases.lists import in_row, labelled

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
    """

    key: str
    text: str
    box: QRectF
    more: str = ""
    zone: str = ""


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
    free = [*_cards(rows, ratio, named, hidden), *([thing] for thing in _things(rows))]
    groups = []
    for place in _places(rows):
        inside = _taken(free, partial(_lies_in, place))
        # “Column” and “1” are painted in column 1, whose name says both.
        known = {"", place.text, *place.text.split()}
        told = [thing for thing in inside if thing.zone or thing.text not in known]
        more = in_row(thing.text for thing in told)
        groups.append([replace(place, more=more), *(_of(place, thing) for thing in told)])
    for band in _bands(rows):
        held = _taken(free, partial(_held, band.box))
        if held:  # otherwise the cards belong to a place with the same name
            groups.append([band, *held])
    seen = {row.spot.key for row in rows if isinstance(row.spot, CardSpot) and row.spot.face}
    return _lines([*groups, *(_headed(group, seen, heading) for group in free)])


def _headed(
    group: list[Spoken], seen: Collection[str], heading: Callable[[str], str]
) -> list[Spoken]:
    """Things that lie in no place, the first open card with whose or what it is."""
    at = next((at for at, thing in enumerate(group) if thing.zone and thing.key in seen), None)
    head = "" if at is None else heading(group[at].zone)
    if at is None or not head:
        return group
    first = replace(group[at], text=labelled(head, group[at].text))
    return [*group[:at], first, *group[at + 1 :]]


def _taken(groups: list[list[Spoken]], wanted: Callable[[Spoken], bool]) -> list[Spoken]:
    """Take some things out of their groups."""
    found = [thing for group in groups for thing in group if wanted(thing)]
    keys = {thing.key for thing in found}
    groups[:] = [left for group in groups if (left := [t for t in group if t.key not in keys])]
    return found


def _lies_in(place: Spoken, thing: Spoken) -> bool:
    """Whether something belongs to a place: its zone says so, or it lies there."""
    return thing.zone == place.key or place.box.contains(thing.box.center())


def _of(place: Spoken, thing: Spoken) -> Spoken:
    """Something that lies in a place; a bare number (of cards) says where."""
    bare = thing.text.isdigit() and not thing.zone
    return replace(thing, text=labelled(place.text, thing.text)) if bare else thing


def _held(band: QRectF, thing: Spoken) -> bool:
    """Whether a card lies above a bracket, or below a band round it."""
    middle, below = thing.box.center().x(), thing.box.bottom() + thing.box.height() / 2
    beside = band.left() <= middle <= band.right()
    return bool(thing.zone) and beside and thing.box.top() <= band.top() <= below


def _lines(groups: Iterable[list[Spoken]]) -> list[Spoken]:
    """Groups of things line by line, each line from left to right."""
    told: list[Spoken] = []
    line: list[tuple[QRectF, list[Spoken]]] = []

    def read() -> None:
        for _, group in sorted(line, key=lambda pair: pair[0].left()):
            told.extend(group)
        line.clear()

    boxed = ((_whole(group), group) for group in groups)
    for box, group in sorted(boxed, key=lambda pair: pair[0].center().y()):
        if line and box.center().y() - line[0][0].center().y() > _LINE:
            read()
        line.append((box, group))
    read()
    return told


def _whole(group: Iterable[Spoken]) -> QRectF:
    box = QRectF()
    for thing in group:
        box = box.united(thing.box)
    return box


def _cards(
    rows: Iterable[Row],
    ratio: float,
    named: Callable[[str], str],
    hidden: Callable[[int, str], str],
) -> Iterator[list[Spoken]]:
    """The cards, one list per zone; adjacent hidden ones are counted together."""
    spots = [spot for row in rows if isinstance(spot := row.spot, CardSpot)]
    for name, zone in groupby(spots, key=lambda spot: spot.zone):
        group: list[Spoken] = []
        for known, run in groupby(zone, key=lambda spot: spot.face is not None):
            cards = list(run)
            boxes = [QRectF(spot.x, spot.y, spot.h * ratio, spot.h) for spot in cards]
            if known:
                group += [
                    Spoken(spot.key, named(spot.face or ""), box, zone=name)
                    for spot, box in zip(cards, boxes, strict=True)
                ]
                continue
            whole = QRectF()
            for box in boxes:
                whole = whole.united(box)
            if len(cards) > 1 and whole.width() < _PILE * boxes[0].width():
                continue  # a pile is drawn as a few backs; its count stands beside it
            key = cards[0].key if len(cards) == 1 else f"{name}#{len(group)}"
            group.append(Spoken(key, hidden(len(cards), name), whole, zone=name))
        if group:
            yield group


def _places(rows: Iterable[Row]) -> Iterator[Spoken]:
    for row in rows:
        if isinstance(spot := row.spot, ZoneSpot):
            box = QRectF(spot.x, spot.y, spot.width, spot.height)
            yield Spoken(spot.key, str(row.words), box)


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


def _things(rows: Iterable[Row]) -> Iterator[Spoken]:
    """Plates, chips and labels."""
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
        told = str(row.words)
        if told:
            yield Spoken(f"{KINDS[type(spot)]} {spot.key}", told, box)
