"""Everything on the cloth but the cards: plates, labels, chips, frames, boxes, the turn marker.

Each is one pixmap item, kept under its key and drawn anew only when its spot or words change.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.engine.table import ChipSpot, LabelSpot, Layout, Text
from cardtable.models.controls.base import Marks
from cardtable.ui import durations
from cardtable.ui.table import boxes, places
from cardtable.ui.table.motion import Motion
from cardtable.ui.table.paint import Painter, Picture
from cardtable.ui.table.plates import PlateWords, plate, thinking_sign, turn_marker
from cardtable.ui.table.thinking import Thinking
from cardtable.ui.widgets.labels import plain

#: How high the marker of the turn starts above its place.
MARKER_DROP = 9.0
#: What an item knows of itself: its key, the zone of a card, and whether it is card or thing.
KEY, ZONE, KIND = 0, 1, 2


@dataclass(slots=True)
class Teller:
    """How the scene gets its words.

    Attributes:
        caption: of a text id.
        brief: the same for a room of so many pixels: long names are cut in it.
        plate: of a seat.
    """

    caption: Callable[[Any], str]
    brief: Callable[[Any, float], str]
    plate: Callable[[int], PlateWords]


class Things:
    """The items on a scene that are no cards.

    Attributes:
        draw: what draws them, ``None`` before the scene is dressed.
        items: by key, with the content they were drawn from.
        tips: (where, what) to be told when the mouse rests there.
    """

    def __init__(self, scene: QGraphicsScene, motion: Motion) -> None:
        self._scene, self._motion = scene, motion
        self.draw: Painter | None = None
        self.items: dict[str, tuple[Any, QGraphicsPixmapItem]] = {}
        self.tips: list[tuple[QRectF, str]] = []

    def clear(self) -> None:
        """Take them all away."""
        for _, item in self.items.values():
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self.items.clear()
        self.tips = []

    def show(
        self, before: Layout, layout: Layout, marks: Marks, teller: Teller, scale: float,
        factor: float,
    ) -> None:  # fmt: skip
        """Lay out everything but the cards; only what has changed is drawn."""
        draw = self.draw
        assert draw is not None
        same: object
        seen: set[str] = set()

        def put(
            key: str, content: object, x: float, y: float, z: float, make: Callable[[], Picture]
        ) -> None:
            seen.add(key)
            old = self.items.get(key)
            item = old[1] if old else QGraphicsPixmapItem()
            if old is None or old[0] != content:
                picture = make()
                item.setPixmap(picture.pixmap)
                item.setOffset(-picture.dx, -picture.dy)
                item.setData(KEY, key)
                item.setData(KIND, "thing")
                self.items[key] = (content, item)
            item.setZValue(z)
            if old is None:
                item.setPos(x, y)
                self._scene.addItem(item)
            elif isinstance(content, tuple) and isinstance(content[0], ChipSpot):
                self._motion.move(item, x, y, durations.CHIPS * factor)
            else:
                self._motion.forget(item)
                item.setPos(x, y)

        told = teller.caption

        def words(text: Text | None) -> str:
            return told(text) if text else ""

        for slot in layout.slots:
            said = words(slot.text)
            same = (replace(slot, x=0.0, y=0.0), said)
            put(slot.key, same, slot.x, slot.y, -20, partial(places.slot, draw, slot, said, scale))
        for frame in layout.frames:
            said = words(frame.text)
            same = (replace(frame, x=0.0, y=0.0), said)
            put(
                frame.key,
                same,
                frame.x,
                frame.y,
                -10,
                partial(places.frame, draw, frame, said, scale),
            )
        for meter in layout.meters:
            same = replace(meter, x=0.0, y=0.0)
            put(meter.key, same, meter.x, meter.y, -5, partial(places.meter, draw, meter))
        for bracket in layout.brackets:
            said = words(bracket.text)
            same = (replace(bracket, x=0.0, y=0.0), said)
            make = partial(places.bracket, draw, bracket, said, scale)
            put(bracket.key, same, bracket.x, bracket.y, -5, make)
        self.tips = []
        turn = next((spot for spot in layout.plates if spot.turn), None)
        if turn is not None:
            put("turn", "turn", turn.x, turn.y, 21, partial(turn_marker, draw))
            if turn.seat not in [spot.seat for spot in before.plates if spot.turn]:
                self._bob(turn.x, turn.y, factor)
        for spot in layout.plates:
            who = teller.plate(spot.seat)
            tip = "<br>".join(
                plain(part) for part in (who.name, who.role, who.line, *who.about) if part
            )
            self.tips.append((QRectF(spot.x, spot.y, spot.width, spot.height), tip))
            same = (replace(spot, x=0.0, y=0.0), who)
            put(spot.key, same, spot.x, spot.y, 20, partial(plate, draw, spot, who, scale))
        for box in layout.boxes:
            lines = [(words(line.text), words(line.value)) for line in box.lines]
            same = (replace(box, x=0.0, y=0.0), tuple(lines))
            put(box.key, same, box.x, box.y, 15, partial(boxes.box, draw, box, lines, scale))
            if box.tip:
                high = self.items[box.key][1].boundingRect().height()
                told_lines = "<br>".join(words(line) for line in box.tip)
                self.tips.append((QRectF(box.x, box.y, box.width, high), told_lines))
        for chip in layout.chips:
            self._first_chip(chip)
            same = (replace(chip, x=0.0, y=0.0, source=None),)
            put(chip.key, same, chip.x, chip.y, chip.z, partial(draw.chip, chip, scale))
        for knob in layout.knobs:
            same = replace(knob, x=0.0, y=0.0)
            put(knob.key, same, knob.x, knob.y, 31, partial(places.knob, draw, knob))
        for label in (*layout.labels, *self._call(layout, marks)):
            if label.key == "call":
                said = plain(marks.call)
            elif label.snug and label.tip:  # which tells the whole of it
                said = teller.brief(label.text, label.width)
            else:
                said = words(label.text)
            same = (replace(label, x=0.0, y=0.0), said)
            put(label.key, same, label.x, label.y, label.z, partial(draw.label, label, said, scale))
            if label.tip:
                high = self.items[label.key][1].boundingRect().height()
                told_lines = "<br>".join(words(line) for line in label.tip)
                self.tips.append((QRectF(label.x, label.y, label.width, high), told_lines))
        for key in [key for key in self.items if key not in seen and key != "thinking"]:
            item = self.items.pop(key)[1]
            self._motion.forget(item)
            self._scene.removeItem(item)

    def show_thinking(self, layout: Layout, thought: Thinking | None, scale: float) -> None:
        """The sign of a long thought at the plate of the one who thinks; ``None`` takes it away."""
        old = self.items.pop("thinking", None)
        if old is not None:
            self._scene.removeItem(old[1])
        spot = next((s for s in layout.plates if thought and s.seat == thought.seat), None)
        if thought is None or spot is None or self.draw is None:
            return
        picture = thinking_sign(self.draw, thought, scale)
        item = QGraphicsPixmapItem(picture.pixmap)
        item.setOffset(-picture.dx, -picture.dy)
        item.setData(KEY, "thinking")
        item.setData(KIND, "thing")
        item.setZValue(22)
        item.setPos(spot.x + spot.width, spot.y)
        self.items["thinking"] = (thought, item)
        self._scene.addItem(item)

    def _bob(self, x: float, y: float, factor: float) -> None:
        """The turn has changed: its marker drops onto the plate, once."""
        item = self.items["turn"][1]
        if factor:
            item.setPos(x, y - MARKER_DROP)
            self._motion.move(item, x, y, durations.MARKER * factor)

    def _call(self, layout: Layout, marks: Marks) -> tuple[LabelSpot, ...]:
        """The name of the selection, or why it cannot be played, above the hand."""
        if not marks.call or layout.call is None:
            return ()
        x, y = layout.call
        tone = "bad" if marks.call_bad else "call"
        wide = 2 * min(x, self._scene.width() - x) - 16
        return (
            LabelSpot("call", Text("call"), x - wide / 2, y, wide, "center", 15, True, tone, 500),
        )

    def _first_chip(self, chip: ChipSpot) -> None:
        """A chip that was not there before starts where it comes from."""
        if chip.key in self.items or chip.source is None:
            return
        item = QGraphicsPixmapItem()
        item.setPos(QPointF(*chip.source))
        item.setData(KEY, chip.key)
        item.setData(KIND, "thing")
        self.items[chip.key] = (None, item)
        self._scene.addItem(item)
