"""The table in words: what lies on it, in the order in which one would read it.

Line by line, and what lies in a place (a column, the discard pile) after its name.

For whoever cannot see it. It is made from the layout that is shown, so it tells what is seen and
nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTextDocumentFragment

from cardtable.engine.table import CardSpot, Layout, Text
from cardtable.ui.table.things import Teller

#: Things whose middles lie no further apart than this (pixels) are read as one line.
_LINE = 40.0
#: About how high a label is.
_LABEL = 20.0
#: Hidden cards that together are hardly wider than one lie in a pile.
_PILE = 1.3


@dataclass(frozen=True, slots=True)
class Spoken:
    """One thing on the table.

    Attributes:
        key: of the card or place; empty for what is only read.
        text: what is said of it, plain.
        box: where it lies.
        more: what lies in it, if it is a place.
    """

    key: str
    text: str
    box: QRectF
    more: str = ""


@dataclass(frozen=True, slots=True)
class Voice:
    """How the table gets its words.

    Attributes:
        teller: of captions and plates.
        card: the name of a card by its code.
        hidden: how so many cards are called whose faces are not known.
        names: of the seats.
    """

    teller: Teller
    card: Callable[[str], str]
    hidden: Callable[[int], str]
    names: Sequence[str]


def spoken(layout: Layout, ratio: float, voice: Voice) -> list[Spoken]:
    """All that lies on the table, line by line.

    Args:
        layout: what is shown.
        ratio: width of a card over its height.
        voice: how it is worded.
    """
    free = [*_cards(layout.cards, ratio, voice), *([thing] for thing in _things(layout, voice))]
    groups = []
    for place in _places(layout, voice):
        inside = [group for group in free if place.box.contains(_whole(group).center())]
        free = [group for group in free if group not in inside]
        # “Column” and “1” are painted in column 1, whose name says both.
        known = {"", *place.text.split()}
        told = [thing for thing in _lines(inside) if thing.key or thing.text not in known]
        more = ", ".join(thing.text for thing in told)
        groups.append([replace(place, more=more), *told])
    return _lines([*groups, *free])


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


def _cards(spots: Sequence[CardSpot], ratio: float, voice: Voice) -> Iterator[list[Spoken]]:
    """The cards, one list a zone; hidden ones beside each other are counted."""
    for _, zone in groupby(spots, key=lambda spot: spot.zone):
        group: list[Spoken] = []
        for known, run in groupby(zone, key=lambda spot: spot.face is not None):
            cards = list(run)
            boxes = [QRectF(spot.x, spot.y, spot.h * ratio, spot.h) for spot in cards]
            if known:
                group += [
                    Spoken(spot.key, voice.card(spot.face or ""), box)
                    for spot, box in zip(cards, boxes, strict=True)
                ]
                continue
            whole = _whole(Spoken("", "", box) for box in boxes)
            if len(cards) > 1 and whole.width() < _PILE * boxes[0].width():
                continue  # a pile is drawn with a few backs; how many it holds stands beside it
            key = cards[0].key if len(cards) == 1 else ""
            group.append(Spoken(key, voice.hidden(len(cards)), whole))
        if group:
            yield group


def _places(layout: Layout, voice: Voice) -> Iterator[Spoken]:
    for zone in layout.zones:
        box = QRectF(zone.x, zone.y, zone.width, zone.height)
        yield Spoken(zone.key, _plain(voice.teller.caption(zone.text)), box)


def _things(layout: Layout, voice: Voice) -> Iterator[Spoken]:
    """Plates, chips and words."""
    caption = voice.teller.caption

    def said(*texts: Text | None) -> str:
        return "; ".join(_plain(caption(text)) for text in texts if text is not None)

    for plate in layout.plates:
        who = voice.teller.plate(plate.seat)
        told = ", ".join(part for part in (who.name, who.role, who.line) if part)
        yield Spoken("", told, QRectF(plate.x, plate.y, plate.width, plate.height))
    for chip in layout.chips:
        told = f"{voice.names[chip.seat]}: {chip.amount}"
        yield Spoken("", told, QRectF(chip.x, chip.y, chip.size, chip.size))
    for box in layout.boxes:
        lines = [said(line.text, line.value).replace("; ", " ") for line in box.lines]
        high = _LABEL * len(lines)
        yield Spoken("", "; ".join(lines), QRectF(box.x, box.y, box.width, high))
    labels = [
        *((spot.text, spot.x, spot.y, spot.width, _LABEL) for spot in layout.labels),
        *((spot.text, spot.x, spot.y, spot.width, _LABEL) for spot in layout.brackets),
        *((spot.text, spot.x, spot.y, spot.width, spot.height) for spot in layout.slots),
        *((spot.text, spot.x, spot.y, spot.width, spot.height) for spot in layout.frames),
    ]
    for text, x, y, width, height in labels:
        told = said(text)
        if told:
            yield Spoken("", told, QRectF(x, y, width, height))


def _plain(text: str) -> str:
    """A caption without its markup, on one line."""
    return " ".join(QTextDocumentFragment.fromHtml(text).toPlainText().split())
