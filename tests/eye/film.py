"""What is seen while cards fly: about every 16 ms, whether each card shows its face or its back.

Taking a frame only notes what each card is drawn with, which costs so little that cards fly as they
do unfilmed. Once they rest, each picture is compared with its card's face and back, rendered anew.

Kinds of findings: ``stand-in`` (a card that shows neither face nor back), ``flash`` (a card that
shows its face before it turns over), ``early`` (the log tells, or the rail asks, what a card will
show that has not turned over), and those of :mod:`tests.eye.changes`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.engine.layout_draft import READABLE
from cardtable.engine.table import CardSpot
from cardtable.ui.table.bending import PEELS
from cardtable.ui.table.stage import Stage
from cardtable.ui.table.things import KEY, KIND
from tests.eye.changes import Changes
from tests.eye.expected import SHADED, Faces
from tests.eye.faces import signs, stacked
from tests.eye.look import Finding, Mask, Shot, grab, on_table, rgb

#: Milliseconds between two frames.
FRAME = 16
#: Pictures are compared in this many blocks; this fraction of them may differ by more than
#: ``SOFT``, of 255.
ACROSS, DOWN = 12, 17
WRONG, SOFT = 0.06, 46
#: The result for a picture that is neither face nor back.
NEITHER = "neither"
_VEILS = (0.0, SHADED)


class Still(NamedTuple):
    """A card in a frame.

    Attributes:
        item: the card's item.
        key: the card's key; empty if it is leaving the table.
        face: its code, or ``None`` if only its back may be seen.
        height: the card's height.
        mark: its mark.
        pixmap: the picture it is drawn with.
        place: its transform in the scene.
        width: 1 lying flat, less while it turns over.
        opacity: 0 is invisible.
        look: everything that decides how it is judged.
    """

    item: QGraphicsPixmapItem
    key: str
    face: str | None
    height: float
    mark: str
    pixmap: QPixmap
    place: QTransform
    width: float
    opacity: float
    look: tuple[object, ...]


@dataclass(slots=True)
class _Before:
    """What is known of a card from the frames before.

    Attributes:
        key, face, height, mark: as long as it had a key.
        width: in the previous frame.
        showing, sign: the face it showed then, and the sign on it.
        turning: the face it showed before it was half turned, or empty.
    """

    key: str = ""
    face: str | None = None
    height: float = 0.0
    mark: str = ""
    width: float = 1.0
    showing: str = ""
    sign: str = ""
    turning: str = ""


class Film(QObject):
    """Films a table's cards for as long as it runs.

    Attributes:
        frames: number of frames taken.
    """

    def __init__(self, stage: Stage, faces: Faces, asked: Callable[[], str] = lambda: "") -> None:
        """``asked``: the question to which somebody may answer now."""
        super().__init__(stage)
        self.frames = 0
        self._stage, self._faces = stage, faces
        self._taken: list[tuple[Still, ...]] = []
        self._changes, self._asked = Changes(stage.scene), asked
        self._sudden: list[tuple[list[Finding], Shot]] = []
        self._cards: dict[QGraphicsPixmapItem, _Before] = {}
        self._shown: dict[tuple[object, ...], tuple[str, str]] = {}
        self._heights: dict[int, float] = {}
        self._open: tuple[str, ...] = ()
        self._told: set[tuple[str, str]] = set()
        self._rested: object = None
        self._clock = QTimer(self)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.setInterval(FRAME)
        self._clock.timeout.connect(self._look_up)
        self._clock.start()

    def told(self, what: str) -> None:
        """Something is told or asked now: then every card whose face is known has to show it."""
        for card in self._changes.unturned if self._stage.scene.animated else ():
            box = self._stage.scene.card_rect(card.key) or QRectF()
            self._suddenly(
                [Finding("early", what, on_table(self._stage.view, box), f"before {card.key}")]
            )

    def _suddenly(self, findings: list[Finding]) -> None:
        fresh = [one for one in findings if (one.kind, one.what) not in self._told]
        self._told |= {(one.kind, one.what) for one in fresh}
        if fresh:
            self._sudden.append((fresh, grab(self._stage.view.window())))

    def stop(self) -> None:
        """Stop taking frames."""
        self._clock.stop()

    def _look_up(self) -> None:
        """Take a frame; of a table at rest only one."""
        scene = self._stage.scene
        rests = None if scene.busy else scene.model.layout
        if rests is None or rests is not self._rested:
            self.take()
            self._rested = rests

    def take(self) -> None:
        """Take one frame; a hidden table is not filmed."""
        if not self._stage.view.isVisible():
            return
        self.frames += 1
        scene = self._stage.scene
        self._suddenly(
            [
                Finding(kind, what, on_table(self._stage.view, box))
                for kind, what, box in self._changes.look()
            ]
        )
        if question := self._asked():
            self.told(f"rail: {question}")
        spots = {spot.key: spot for spot in scene.model.layout.cards}
        frame = tuple(
            self._still(item, spots.get(item.data(KEY)))
            for item in stacked(scene)
            if isinstance(item, QGraphicsPixmapItem) and item.data(KIND) == "card"
        )
        if not self._taken or [s.look for s in frame] != [s.look for s in self._taken[-1]]:
            self._taken.append(frame)

    @staticmethod
    def _still(item: QGraphicsPixmapItem, spot: CardSpot | None) -> Still:
        known = (spot.key, spot.face, spot.h, spot.mark) if spot else ("", None, 0.0, "")
        picture, width = item.pixmap(), item.transform().m11()
        look = item, known[0], picture.cacheKey(), width
        return Still(item, *known, picture, item.sceneTransform(), width, item.opacity(), look)

    def judge(self) -> list[tuple[list[Finding], Shot]]:
        """The faults since the last call, each once, with the frame that shows it."""
        faulty, self._sudden = self._sudden, []
        for frame in self._taken:
            found = []
            cards = {}
            self._open = tuple(still.face for still in frame if still.face)
            for still in frame:
                before = self._cards.get(still.item, _Before())
                cards[still.item] = now = self._follow(still, before)
                kind = self._fault(still, before, now)
                if kind and (kind, now.key) not in self._told:
                    self._told.add((kind, now.key))
                    box = (still.place * self._stage.view.viewportTransform()).mapRect(
                        QRectF(QPointF(), still.pixmap.deviceIndependentSize())
                    )
                    found.append(Finding(kind, now.key, box))
            self._cards = cards
            if found:
                faulty.append((found, self._develop(frame)))
        self._taken = self._taken[-1:]
        return faulty

    def _follow(self, still: Still, before: _Before) -> _Before:
        # A card leaving the table has lost its key, but it is still the same card.
        now = still if still.key else before
        showing, sign = self._what(still.pixmap, now, before)
        turning = before.turning
        if still.width < before.width < 1:  # so it was less than half turned in the frame before
            turning = before.showing
        elif still.width == 1 == before.width:
            turning = ""
        return _Before(now.key, now.face, now.height, now.mark, still.width, showing, sign, turning)

    def _fault(self, still: Still, before: _Before, now: _Before) -> str:
        if not still.opacity:
            return ""
        if now.showing == NEITHER:
            return "stand-in"
        turned_over = before.width < 1 == still.width and now.height >= READABLE
        return "flash" if turned_over and now.showing and now.turning == now.showing else ""

    def _develop(self, frame: tuple[Still, ...]) -> Shot:
        """Draw the picture of a frame, the cards alone."""
        ratio = self._stage.view.devicePixelRatioF()
        size = self._stage.view.viewport().size() * ratio
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(self._faces.cloth)
        shown = self._stage.view.viewportTransform() * QTransform.fromScale(ratio, ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for still in reversed(frame):
            painter.setTransform(still.place * shown)
            painter.setOpacity(still.opacity)
            painter.drawPixmap(0, 0, still.pixmap)
        painter.end()
        return Shot(image, ratio)

    def _what(self, pixmap: QPixmap, card: Still | _Before, before: _Before) -> tuple[str, str]:
        """The code of the face that a picture shows, empty for the back, and the sign on it.

        The code is :data:`NEITHER` if it is no picture of that card. A card of the last deal may
        lie there as one of the next, with its sign, until it is half turned.
        """
        key = pixmap.cacheKey()
        known = (key, card.face, card.height, card.mark, before.showing, before.sign)
        if known not in self._shown:
            self._shown[known] = NEITHER, before.sign
            # Until it is half turned a card keeps its old size.
            heights = dict.fromkeys((card.height, self._heights.get(key, card.height)))
            marks = dict.fromkeys((card.mark, before.sign))
            last = before.showing if before.showing != NEITHER else ""
            # Who takes an open pile takes it as it lies.
            taken = self._open if card.face is None and not before.key else ()
            codes = dict.fromkeys((card.face, None, last or None, *taken))
            image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
            for code, high, mark in product(codes, heights, marks):
                if self._shows(image, code, high, mark):
                    self._shown[known] = code or "", mark
                    self._heights[key] = high
                    break
        return self._shown[known]

    def _shows(self, image: QImage, code: str | None, height: float, mark: str) -> bool:
        """Whether it is a card's picture, sharp or (briefly after a change of size) soft."""
        if height < READABLE:
            return True  # its signs cover it; at rest it is reported as small
        box = self._faces.box(height)
        plain = without_signs(mark, box)
        if code is None:  # its lower edge may be bent
            plain[-math.ceil(2 * PEELS * DOWN) - 1 :] = False
        seen = blocks(image, box, self._faces.ratio)
        for dim in _VEILS:
            card = self._faces.card(code, height, dim)
            apart = np.abs(seen - blocks(card, box, self._faces.ratio))
            if (apart.max(axis=2)[plain] > SOFT).mean() < WRONG:
                return True
        return False


def blocks(image: QImage, box: QRectF, ratio: float) -> npt.NDArray[np.int16]:
    """Part of a picture reduced to so few blocks that its sharpness does not matter."""
    part = QTransform.fromScale(ratio, ratio).mapRect(box).toRect()
    few = image.copy(part).scaled(
        ACROSS,
        DOWN,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return rgb(few).astype(np.int16)


def without_signs(mark: str, box: QRectF) -> Mask:
    """A mask of the blocks that show the card itself, not a sign or its edge."""
    seen = np.zeros((DOWN, ACROSS), np.bool_)
    seen[1:-1, 1:-1] = True  # on dark cloth the edge is lined
    for sign in signs(mark, True, box):
        part = sign & box
        x, wide = (part.x() - box.x()) / box.width(), part.width() / box.width()
        y, high = (part.y() - box.y()) / box.height(), part.height() / box.height()
        rows = slice(math.floor(y * DOWN), math.ceil((y + high) * DOWN))
        seen[rows, math.floor(x * ACROSS) : math.ceil((x + wide) * ACROSS)] = False
    return seen
