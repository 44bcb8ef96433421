"""Checks that every card of the layout is on the screen with its face or back, and no other.

Each face is rendered here anew, without the table's caches, and laid over the grabbed picture where
the layout says. Only what no later card covers is compared.

Kinds of findings: ``missing``, ``twice``, ``outside``, ``shifted``, ``blank`` and ``face`` (its
pixels differ from its picture), ``stray`` (the layout does not name it).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from cardtable.engine.table import RAISED, SUNK, CardSpot
from cardtable.models.controls.base import Marks
from cardtable.ui.table.cards import FOCUS_RAISED, askew
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.stage import Stage
from cardtable.ui.table.things import KEY, KIND
from tests.eye.expected import SHADED, Faces, difference, laid, shrunk
from tests.eye.look import Finding, Mask, Shot, alpha, in_window, lying_above, on_table, rgb

#: The fraction of a card's visible pixels that may be wrong.
WRONG = 0.003
#: How wide a rim of the card (device-independent pixels) is not compared: outline, ring.
RIM = 3.0
#: A card with fewer visible physical pixels than this is not compared.
SEEN = 60
#: Pictures whose colours vary less than this (standard deviation) count as blank.
PLAIN = 4.0
#: How far (device-independent pixels) a card may lie from where the layout says.
PLACED = 0.6
#: How far rounding alone may move a corner.
NUDGE = 0.02


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the screen.

    Attributes:
        spot: its spot in the layout.
        item: its item on the scene.
        box: where the layout puts it on the table, raised if it is, before any rotation.
    """

    spot: CardSpot
    item: QGraphicsPixmapItem
    box: QRectF


def check_faces(stage: Stage, shot: Shot, faces: Faces) -> list[Finding]:
    """All faults of the cards of a table at rest."""
    scene = stage.scene
    findings = [*_strays(stage)]
    lying: dict[QGraphicsItem, Lying] = {}
    items: dict[object, list[QGraphicsPixmapItem]] = {}
    for item in stacked(scene):
        if isinstance(item, QGraphicsPixmapItem) and item.data(KIND) == "card":
            items.setdefault(item.data(KEY), []).append(item)
    cloth = scene.sceneRect().adjusted(-1, -1, 1, 1)
    for spot in scene.model.layout.cards:
        box = resting_box(spot, stage)
        mine = items.get(spot.key, [])
        where = on_table(stage.view, box)
        if len(mine) != 1:
            findings.append(Finding("twice" if mine else "missing", spot.key, where))
            continue
        box, card = _hovered(mine[0], spot, stage, box), mine[0]
        off = card_corner(card, spot, stage) - box.topLeft()
        if off.manhattanLength() > PLACED:
            detail = f"{off.x():+.1f}, {off.y():+.1f} from its place"
            findings.append(Finding("shifted", spot.key, on_table(stage.view, box), detail))
            continue
        seen = turned(box, spot).mapRect(box)
        if not cloth.contains(seen):
            findings.append(Finding("outside", spot.key, on_table(stage.view, seen)))
        lying[card] = Lying(spot, card, box)
    return [*findings, *_compare(stage, shot, faces, lying)]


def stacked(scene: TableScene) -> list[QGraphicsItem]:
    """All items of a scene, topmost first."""
    everywhere = scene.itemsBoundingRect().adjusted(-1, -1, 1, 1)
    mode = Qt.ItemSelectionMode.IntersectsItemBoundingRect
    return scene.items(everywhere, mode, Qt.SortOrder.DescendingOrder)


def resting_box(spot: CardSpot, stage: Stage) -> QRectF:
    """Where a card lies on the table: raised if it is picked up or has keyboard focus, and lower
    if it cannot help.
    """
    marks: Marks = stage.model.marks
    y = spot.y + (SUNK * spot.h if spot.key in marks.dimmed else 0.0)
    if spot.key in marks.selected:
        y -= RAISED * spot.h
    elif spot.key == marks.focus:
        y -= FOCUS_RAISED
    return QRectF(spot.x, y, spot.h * stage.pictures.ratio, spot.h)


def turned(box: QRectF, spot: CardSpot) -> QTransform:
    """The rotation of a card about its centre."""
    middle = box.center()
    return (
        QTransform()
        .translate(middle.x(), middle.y())
        .rotate(spot.turned + askew(spot))
        .translate(-middle.x(), -middle.y())
    )


def card_corner(item: QGraphicsPixmapItem, spot: CardSpot, stage: Stage) -> QPointF:
    """The card's corner on the scene, inside the margin of its item."""
    margin = stage.pictures.margin(spot.h)
    return item.pos() + QPointF(margin, margin + stage.pictures.headroom(spot.h))


def _hovered(item: QGraphicsPixmapItem, spot: CardSpot, stage: Stage, box: QRectF) -> QRectF:
    """The box of a card; raised a little if it may be picked up and the mouse points at it."""
    marks = stage.model.marks
    if spot.key not in marks.selectable or spot.key in marks.selected:
        return box
    risen = box.translated(0, -FOCUS_RAISED)
    near = abs(card_corner(item, spot, stage).y() - risen.y()) < PLACED
    return risen if near and stage.view.underMouse() else box


# -- items that the layout does not name -----------------------------------------------------------
def _strays(stage: Stage) -> Iterator[Finding]:
    layout = stage.scene.model.layout
    named: Counter[tuple[str, str]] = Counter(("card", spot.key) for spot in layout.cards)
    for kind in (
        layout.plates,
        layout.labels,
        layout.slots,
        layout.chips,
        layout.frames,
        layout.brackets,
        layout.furniture,
        layout.boxes,
        layout.knobs,
    ):
        named.update(("thing", spot.key) for spot in kind)
    if any(spot.turn for spot in layout.plates):
        named["thing", "turn"] = 1
    named["thing", "thinking"] = 1
    for item in stacked(stage.scene):
        key = (item.data(KIND), item.data(KEY))
        if key[0] != "talk" and (not named[key] or item.opacity() < 1):
            where = on_table(stage.view, item.sceneBoundingRect())
            yield Finding("stray", str(item.data(KEY) or item.data(KIND) or "item"), where)


# -- pixels ----------------------------------------------------------------------------------------
def _compare(
    stage: Stage, shot: Shot, faces: Faces, lying: dict[QGraphicsItem, Lying]
) -> Iterator[Finding]:
    """Compare each card with its picture, topmost first: what has been seen covers the rest."""
    view = stage.view.viewport()
    covered = np.zeros(shot.pixels.shape[:2], np.bool_)
    for box in lying_above(view):
        at = shot.physical(box)
        covered[at.top() : at.bottom() + 1, at.left() : at.right() + 1] = True
    to_shot = QTransform.fromScale(shot.ratio, shot.ratio)
    to_shot = QTransform.fromTranslate(*in_window(view, QRectF()).topLeft().toTuple()) * to_shot
    to_shot = stage.view.viewportTransform() * to_shot
    for item in stacked(stage.scene):
        card = lying.get(item)
        if card is not None:
            yield from _compare_one(stage, shot, faces, card, covered, to_shot)
        if isinstance(item, QGraphicsPixmapItem):
            _cover(covered, item, to_shot)


def _compare_one(
    stage: Stage, shot: Shot, faces: Faces, card: Lying, covered: Mask, to_shot: QTransform
) -> Iterator[Finding]:
    spot, ratio = card.spot, faces.ratio
    turn = turned(card.box, spot) * to_shot
    room = turn.mapRect(card.box).toAlignedRect() & shot.image.rect()
    if room.isEmpty():
        return
    marks = stage.model.marks
    ticked = spot.key in marks.selected or spot.key in marks.hinted
    rows, columns = slice(room.top(), room.bottom() + 1), slice(room.left(), room.right() + 1)
    actual, hidden = shot.pixels[rows, columns], covered[rows, columns]
    proof = hash((spot, ticked, dims(spot, marks), turn, actual.tobytes(), hidden.tobytes()))
    if proof in faces.proved:
        return
    corner = card.box.topLeft() - faces.box(spot.h).topLeft()
    ways = [
        laid(faces.card(spot.face, spot.h, dim), corner, turn, room) for dim in dims(spot, marks)
    ]
    open_ = shrunk(alpha(ways[0]) == 255, round(RIM * ratio))
    open_ &= shrunk(~hidden, 1)  # the edge of what lies askew over it shines through
    for sign in signs(spot.mark, ticked, card.box):
        at = turn.mapRect(sign).toAlignedRect().translated(-room.x(), -room.y())
        at &= ways[0].rect()
        open_[at.top() : at.bottom() + 1, at.left() : at.right() + 1] = False
    seen = int(open_.sum())
    if seen < SEEN:
        return
    wrong = min(difference(actual, rgb(way), open_) for way in ways)
    if wrong > WRONG:  # half a pixel is drawn here or there: Qt puts pictures on whole ones
        nudged = (
            laid(faces.card(spot.face, spot.h, dim), corner + QPointF(*nudge), turn, room)
            for dim in dims(spot, marks)
            for nudge in product((-NUDGE, NUDGE), repeat=2)
        )
        wrong = min(wrong, *(difference(actual, rgb(way), open_) for way in nudged))
    if wrong <= WRONG:
        faces.proved.add(proof)
    else:
        plain = actual[open_].std(axis=0).max() < PLAIN
        where = on_table(stage.view, turned(card.box, spot).mapRect(card.box))
        what = f"{spot.key} in {spot.zone}"
        picture = spot.face or "the back"
        detail = f"{wrong:.0%} of {seen} pixels seen are not those of {picture}"
        yield Finding("blank" if plain else "face", what, where, detail)


def dims(spot: CardSpot, marks: Marks) -> Sequence[float]:
    """How deep a card may lie in the shade."""
    return (SHADED if spot.key in marks.dimmed or spot.faded else 0.0,)


def _cover(covered: Mask, item: QGraphicsPixmapItem, to_shot: QTransform) -> None:
    """Add the pixels that an item paints to the covered ones."""
    turn = item.sceneTransform() * to_shot
    height, width = covered.shape
    room = turn.mapRect(item.boundingRect()).toAlignedRect() & QRect(0, 0, width, height)
    if room.isEmpty():
        return
    image = QImage(room.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setTransform(turn * QTransform.fromTranslate(-room.x(), -room.y()))
    painter.drawPixmap(item.offset(), item.pixmap())
    painter.end()
    painted = alpha(image) > 0
    covered[room.top() : room.bottom() + 1, room.left() : room.right() + 1] |= painted


def signs(mark: str, ticked: bool, box: QRectF) -> Iterator[QRectF]:
    """The boxes of small signs on a card (as drawn by :class:`CardPictures`) that hide its face.

    Args:
        mark: the spot's mark.
        ticked: whether a tick or bulb is possible.
        box: the card's box.
    """
    side = max(22.0, box.height() * 0.2)
    if mark == "kitty":
        low = max(5.0, box.height() * 0.03)
        yield QRectF(box.left(), box.bottom() - 2 * low - 10, 2 * low + 11, 2 * low + 10)
    elif mark.startswith("seat"):
        yield QRectF(box.left(), box.top() + 0.3 * box.height(), side + 6, side + 6)
    elif mark:
        wide = max(28.0, box.height() * 0.22)
        yield QRectF(box.right() - wide, box.top(), wide, side)
    if ticked:
        yield QRectF(box.left(), box.top(), 28, 6)
