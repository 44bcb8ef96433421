"""The words on the table, whose plates and labels are pictures by the time they are shown."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QTransform

from cardtable.engine.table import (
    BoxSpot,
    BracketSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    LabelSpot,
    PlateSpot,
    SlotSpot,
)
from cardtable.ui.table import furniture, picturing, slots
from cardtable.ui.table.paint import DrawnSpot, Painter
from cardtable.ui.table.plates import plate
from cardtable.ui.table.stage import Stage
from tests.eye.reader import Reader, Word


class _Reading(Painter):
    """Draws the things of a table on devices that keep only words."""

    def blank(self, width: float, height: float) -> Reader:  # type: ignore[override]
        """An empty device of this size."""
        return Reader(QSize(max(1, round(width)), max(1, round(height))))

    def again(self, content: Any, scale: float) -> DrawnSpot | None:
        """Draw a thing's content once more; ``None`` if it has no words."""
        match content:
            case (LabelSpot() as spot, said):
                return self.label(spot, said, scale)
            case (PlateSpot() as spot, said):
                return plate(self, spot, said, scale)
            case (SlotSpot() as spot, said):
                return slots.slot(self, spot, said, scale)
            case (FrameSpot() as spot, said):
                return slots.frame(self, spot, said, scale)
            case (BracketSpot() as spot, said):
                return slots.bracket(self, spot, said, scale)
            case (FurnitureSpot() as spot, said):
                return furniture.thing(self, spot, said, scale)
            case (BoxSpot() as spot, said):
                return picturing.box(self, spot, list(said), scale)
            case (ChipSpot() as spot,):
                return self.chip(spot, scale)
        return None


def told_on(stage: Stage) -> str:
    """The full words of all labels on a table."""
    contents = stage.scene.things.items.values()
    return "\n".join(str(said) for (spot, *said), _ in contents if isinstance(spot, LabelSpot))


def written_on(stage: Stage) -> list[Word]:
    """The words on a table, in pixels of its view."""
    things_there, words = stage.scene.things, list[Word]()
    for content, item in things_there.items.values():
        draw = things_there.painter_at(item.pos())
        if draw is None:
            continue
        reading = _Reading(draw.theme, draw.cloth, 1.0)
        picture = reading.again(content, stage.scene.scale)
        if picture is None:
            continue
        corner = item.pos() + item.offset()
        place = QTransform.fromTranslate(corner.x(), corner.y()) * stage.view.viewportTransform()
        for word in picture.pixmap.words:  # type: ignore[attr-defined]
            box, open_ = place.mapRect(word.box), place.mapRect(word.open)
            words.append(replace(word, box=box, open=open_, size=word.size * place.m22()))
    return words
