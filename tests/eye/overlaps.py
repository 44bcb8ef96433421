"""Checks that nothing on the table covers what it must not, and that every card can be identified.

Kinds of findings: ``overlap`` (two parts that must not touch), ``hidden`` (a card's index lies
under another card), ``small`` (a card is too small).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF, QTransform

from cardtable.engine.layout_draft import LEAST_BACK, READABLE
from cardtable.ui.table.stage import Stage
from tests.eye.faces import resting_box, turned
from tests.eye.look import Finding, on_table

#: How much parts may overlap (device-independent pixels): outlines touch.
NEAR = 2.0
#: The room above and below the letters of a line, as a fraction of its height.
SLACK = 0.25
#: The least card height in a review, where no card is picked from a hand.
SMALLEST_SHOWN = 24.0
#: Cards turned further than this, in degrees, lie crosswise over others, as the last one.
CROSSWISE = 45.0
#: The index of a card, from its upper left corner, as fractions of its width and height.
INDEX = {"french": (0.19, 0.24), "kabu": (0.9, 0.2)}


@dataclass(frozen=True, slots=True)
class Part:
    """Something that must be visible as a whole.

    Attributes:
        kind: ``cards``, ``plate``, ``label``, …
        name: which one of its kind.
        box: its box on the table.
    """

    kind: str
    name: str
    box: QRectF

    @property
    def owner(self) -> str:
        """The seat whose it is, if it is somebody's."""
        return self.name.rpartition(":")[2]


#: Kinds that may overlap: labels lie on the card they are about, and two labels are compared as
#: words, as are the amounts of chips, which lie on what they belong to.
MAY = frozenset({frozenset({"cards", "label"}), frozenset({"label"})})


def check_overlaps(stage: Stage, shown: bool = False) -> list[Finding]:
    """All forbidden overlaps on a table at rest; ``shown`` in a review."""
    small = (SMALLEST_SHOWN, SMALLEST_SHOWN) if shown else (READABLE, LEAST_BACK)
    return [*_covering(stage), *_hidden(stage), *_small(stage, *small)]


def parts(stage: Stage) -> Iterator[Part]:
    """What must be visible as a whole: the cards of each zone together, and each thing."""
    layout, things = stage.scene.model.layout, stage.scene.things.items
    zones: dict[str, QRectF] = {}
    for card in layout.cards:
        held = card.face is None and card.turned  # another's fan, part of it behind a portrait
        if not held and abs(card.turned) < CROSSWISE:
            box = resting_box(card, stage)
            box = turned(box, card).mapRect(box)
            zones[card.zone] = zones.get(card.zone, QRectF()).united(box)
    for zone, box in zones.items():
        yield Part("cards", zone, box)
    for plate in layout.plates:  # its glow may lie over things
        yield Part("plate", plate.key, QRectF(plate.x, plate.y, plate.width, plate.height))
    named = (
        ("label", layout.labels),
        ("box", layout.boxes),
        ("knob", layout.knobs),
    )
    for kind, spots in named:
        for spot in spots:
            if spot.key in things:
                yield Part(kind, spot.key, things[spot.key][1].sceneBoundingRect())


def _covering(stage: Stage) -> Iterator[Finding]:
    # A box with an inset is a plate on which the cards of its zone lie.
    plates = {spot.key for spot in stage.scene.model.layout.boxes if spot.inset}
    for one, other in combinations(parts(stage), 2):
        if frozenset((one.kind, other.kind)) in MAY:
            continue
        if one.name == other.name and one.name in plates:
            continue
        if {one.kind, other.kind} == {"plate", "label"} and one.owner == other.owner:
            continue  # it is beside his face, and the name is compared as words
        both = one.box & other.box
        words = [part.box.height() for part in (one, other) if part.kind == "label"]
        near = max([NEAR, *(SLACK * high for high in words)])
        if both.width() > NEAR and both.height() > near:
            yield Finding("overlap", f"{one.name} / {other.name}", on_table(stage.view, both))


def _hidden(stage: Stage) -> Iterator[Finding]:
    """Cards whose index lies under a card above."""
    family = stage.pictures.deck.family
    wide, high = INDEX.get(family, INDEX["french"])
    cards = sorted(stage.scene.model.layout.cards, key=lambda spot: spot.z)
    boxes = [resting_box(spot, stage) for spot in cards]
    for place, (spot, box) in enumerate(zip(cards, boxes, strict=True)):
        if spot.face is None or abs(spot.turned) >= CROSSWISE:
            continue
        index = QRectF(box.x(), box.y(), box.width() * wide, box.height() * high)
        for above, other in zip(cards[place + 1 :], boxes[place + 1 :], strict=True):
            if abs(above.turned) >= CROSSWISE:
                continue
            both = _covered(index, turned(box, spot), other, turned(other, above))
            if both.width() > NEAR and both.height() > NEAR:
                what = f"{spot.key} in {spot.zone}"
                where = on_table(stage.view, turned(box, spot).mapRect(index))
                detail = f"under {above.key} in {above.zone}"
                yield Finding("hidden", what, where, detail)
                break


def _covered(index: QRectF, lies: QTransform, above: QRectF, over: QTransform) -> QRectF:
    """The part of an index under a card above, as seen along the index; both may be turned."""
    to_index, _ = lies.inverted()
    return QPolygonF(index).intersected((over * to_index).map(QPolygonF(above))).boundingRect()


def _small(stage: Stage, face: float, back: float) -> Iterator[Finding]:
    """The first card of each zone that is too small."""
    zones: set[str] = set()
    for spot in stage.scene.model.layout.cards:
        least = back if spot.face is None else face
        if spot.h < least and spot.zone not in zones:
            zones.add(spot.zone)
            where = on_table(stage.view, resting_box(spot, stage))
            detail = f"{spot.h:.0f} px high"
            yield Finding("small", f"{spot.key} in {spot.zone}", where, detail)
