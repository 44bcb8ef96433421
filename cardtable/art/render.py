"""Faces as pixmaps, sharp at any size: rendered in a thread pool, cached by physical pixels.

``QImageReader`` renders an SVG without holding the interpreter lock; ``QSvgRenderer`` would hold
it. While a size is not ready, the nearest one stands in, so that a resize never waits. A face that
is ready in no size is waited for (some milliseconds): a card never lies there without its face.
Faces rendered ahead lie folded up, in an eighth of the room, until somebody looks at them.

A row of cards as one picture shows what words alone would not, a fan what a deck looks like.
"""

from __future__ import annotations

import atexit
import functools
import os
import queue
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QRunnable,
    QSize,
    QSizeF,
    Qt,
    QThread,
    QThreadPool,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPixmap

from cardtable.art.deck import Deck, Variant
from cardtable.files import path_for_qt
from cardtable.spawning import give_way

#: Most pixels kept, over all faces that have been looked at (4 bytes each).
CACHE_PIXELS = 20_000_000
#: Most seconds to wait for a face; after that, blank paper stands in until it comes.
PATIENCE = 2.0

_Key = tuple[str, int]


def render(path: Path, width: int, height: int) -> QImage:
    """Render a file at a size in physical pixels; a null image if it cannot be read.

    Qt would wait for somebody to write to a pipe.
    """
    if not os.path.isfile(path):
        return QImage()
    reader = QImageReader(path_for_qt(path), b"svg")
    reader.setScaledSize(QSize(width, height))
    return reader.read()


class _Folded(NamedTuple):
    """A face that nobody has looked at yet: zlib's bytes of its pixels, and how they lay."""

    data: bytes
    width: int
    height: int
    line: int
    format: QImage.Format

    @classmethod
    def fold(cls, image: QImage) -> _Folded:
        """Fold an image up; zlib lets other threads run meanwhile."""
        data = zlib.compress(image.constBits(), 1)
        return cls(data, image.width(), image.height(), image.bytesPerLine(), image.format())

    def open(self) -> QImage:
        """Unpack the image; it shares no memory with the packed bytes."""
        return QImage(zlib.decompress(self.data), *self[1:]).copy()


@functools.cache
def _pool() -> QThreadPool:
    """Return the pool that renders all faces.

    It outlives every renderer: a renderer that destroyed its own pool would wait for jobs that need
    the interpreter lock, and might hold that lock itself.
    """
    pool = QThreadPool()
    pool.setMaxThreadCount(max(1, min(4, QThreadPool.globalInstance().maxThreadCount())))
    pool.setThreadPriority(QThread.Priority.LowPriority)
    atexit.register(end_rendering)
    return pool


def end_rendering() -> None:
    """Stop rendering, because the program ends."""
    if _pool.cache_info().currsize:
        _pool().clear()
        _pool().waitForDone()


class _Bell(QObject):
    """Signals from the pool; it lives as long as the program.

    A job's thread may be the last to hold what the job held, and only a Qt object's own thread may
    destroy it: so jobs hold no Qt objects.

    Attributes:
        rung: emitted when one of the trays has a result.
    """

    rung = Signal()


@functools.cache
def _bell() -> _Bell:
    return _Bell()


class _Tray:
    """Holds what jobs have rendered; it stays until the last of them is done.

    Attributes:
        results: faces not collected yet.
        wanted: whether somebody still waits for them.
    """

    def __init__(self) -> None:
        self.results: queue.SimpleQueue[tuple[_Key, QImage | _Folded]] = queue.SimpleQueue()
        self.wanted = True

    def drop(self, _gone: QObject | None = None) -> None:
        """Note that nobody waits any more."""
        self.wanted = False


class _Job(QRunnable):
    def __init__(self, path: Path, width: int, height: int, tray: _Tray, ahead: bool) -> None:
        super().__init__()
        self._path, self._width, self._height = path, width, height
        self._tray, self._ahead = tray, ahead

    def run(self) -> None:
        if not self._tray.wanted:
            return
        give_way()
        image = render(self._path, self._width, self._height)
        result = _Folded.fold(image) if self._ahead and not image.isNull() else image
        self._tray.results.put(((str(self._path), self._height), result))
        _bell().rung.emit()


class Renderer(QObject):
    """Renders faces in the background and remembers them.

    Attributes:
        ready: emitted when all faces that had stand-ins are there.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tray = _Tray()
        _bell().rung.connect(self._arrived)
        self.destroyed.connect(self._tray.drop)
        self._kept: OrderedDict[_Key, QPixmap | _Folded] = OrderedDict()
        self._asked: set[_Key] = set()
        self._ahead: set[_Key] = set()
        self._missed = False
        self._pixels = 0

    def picture(
        self, path: Path, width: int, height: int, later: bool = False
    ) -> tuple[QPixmap, bool]:
        """Return the face at a size in physical pixels, and whether it is sharp.

        If it is not there yet, it is requested, and the nearest available size stands in, to be
        scaled by whoever paints it; if there is none, this waits for the face. With ``later``,
        nothing is requested yet if another size is there.
        """
        key = (str(path), height)
        self._collect()
        if key in self._kept:
            return self._look_at(key), True
        others = [k for k in self._kept if k[0] == key[0]]
        if not (later and others):
            self.ask(path, width, height)
            self._missed = True
        if others:
            return self._look_at(min(others, key=lambda k: abs(k[1] - height))), False
        self._await(key)
        if key in self._kept:
            return self._look_at(key), True
        blank = QPixmap(max(1, width), max(1, height))
        blank.fill(QColor("#f6eedc"))
        return blank, False

    def found(self, path: Path, width: int, height: int) -> QPixmap | None:
        """Return the face at this size, else at the nearest size there is, without waiting.

        What is not there yet is requested, and :attr:`ready` says when it has come.
        """
        key = (str(path), height)
        self._collect()
        others = [k for k in self._kept if k[0] == key[0]]
        if key not in self._kept:
            self.ask(path, width, height)
            self._missed = True
        if not others:
            return None
        return self._look_at(min(others, key=lambda k: abs(k[1] - height)))

    def ask(self, path: Path, width: int, height: int, ahead: bool = False) -> None:
        """Have a face rendered; with ``ahead``, after all that are needed now."""
        key = (str(path), height)
        if not ahead:
            self._ahead.discard(key)
        if key in self._asked or key in self._kept or width < 1 or height < 1:
            return
        self._asked.add(key)
        if ahead:
            self._ahead.add(key)
        _pool().start(_Job(path, width, height, self._tray, ahead), 0 if ahead else 1)

    def wait(self) -> None:
        """Wait until everything requested is there (for pictures of the window)."""
        _pool().waitForDone()
        self._arrived()

    @property
    def busy(self) -> bool:
        """Whether faces are still being rendered."""
        return bool(self._asked)

    def _await(self, key: _Key) -> None:
        while key in self._asked:
            try:
                self._keep(*self._tray.results.get(timeout=PATIENCE))
            except queue.Empty:
                return

    def _collect(self) -> None:
        while not self._tray.results.empty():
            self._keep(*self._tray.results.get())

    def _keep(self, key: _Key, face: QImage | _Folded) -> None:
        self._asked.discard(key)
        self._ahead.discard(key)
        if isinstance(face, _Folded):
            self._kept[key] = face
        elif not face.isNull():
            self._spread(key, face)

    def _look_at(self, key: _Key) -> QPixmap:
        """A face that is there, now the last to be given up."""
        face = self._kept[key]
        if isinstance(face, _Folded):
            return self._spread(key, face.open())
        self._kept.move_to_end(key)
        return face

    def _spread(self, key: _Key, image: QImage) -> QPixmap:
        pixmap = self._kept[key] = QPixmap.fromImage(image)
        self._kept.move_to_end(key)
        self._pixels += image.width() * image.height()
        while self._pixels > CACHE_PIXELS and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            if isinstance(old, QPixmap):
                self._pixels -= old.width() * old.height()
        return pixmap

    def _arrived(self) -> None:
        self._collect()
        if self._missed and not self._asked - self._ahead:
            self._missed = False
            self.ready.emit()


#: Distances from card to card and from group to group, as fractions of a card's width.
_STEP, _APART = 0.52, 0.34
#: Up to this many cards lie side by side, at this distance.
_FEW, _BESIDE = 3, 1.06

Groups = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Row:
    """Places of the cards in a row, in pixels.

    Attributes:
        places: card code and distance from the left.
        width, height: of the whole picture.
        card: width of a card.
    """

    places: tuple[tuple[str, int], ...]
    width: int
    height: int
    card: int


def row_of(deck: Deck, groups: Groups, height: int, room: int) -> Row:
    """Lay groups of cards out within a height and width; codes the deck lacks are left out."""
    known = [[code for code in group if code in deck.cards] for group in groups]
    known = [group for group in known if group]
    step = _BESIDE if sum(map(len, known)) <= _FEW else _STEP
    places: list[tuple[str, float]] = []
    at = 0.0
    for group in known:
        places += [(code, at + step * n) for n, code in enumerate(group)]
        at += step * (len(group) - 1) + 1 + _APART
    cards = max(1.0, at - _APART)
    width = min(height * deck.ratio, room / cards)
    return Row(
        tuple((code, round(place * width)) for code, place in places),
        round(cards * width) if places else 0,
        round(width / deck.ratio),
        round(width),
    )


def row_image(deck: Deck, variant: Variant, row: Row, ratio: float = 1.0) -> QImage:
    """Return the picture of a row, with ``ratio`` physical pixels per pixel; from any thread."""
    width, height = (max(1, round(side * ratio)) for side in (row.width, row.height))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    for code, left in row.places:
        face = render(deck.picture(code, variant), round(row.card * ratio), height)
        if not face.isNull():
            painter.drawImage(QPoint(round(left * ratio), 0), face)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


#: Degrees from card to card; how far below a card's middle all are held, as a part of its height.
_ANGLE, _HELD = 11.0, 1.1
#: Height and width of the whole fan as parts of a card's height; the width without its corners.
_HIGH, _ARC = 1.12, 0.9
#: The cards that best tell the decks of a family apart, if not simply the first, a middle and the
#: last one.
_SAMPLES = {"kabu": ("1d", "6a", "10d")}


@functools.lru_cache(maxsize=256)
def _face(path: Path, width: int, height: int) -> QImage:
    return render(path, width, height)


def fan_size(deck: Deck, height: float) -> QSizeF:
    """The size of a deck's fan of this height."""
    card = height / _HIGH
    return QSizeF(card * (_ARC + deck.ratio), height)


def paint_fan(
    painter: QPainter, deck: Deck, variant: Variant, middle: QPointF, height: float, ratio: float
) -> None:
    """Draw the back of a deck and three of its faces, fanned round a point."""
    codes = list(deck.cards)
    samples = _SAMPLES.get(
        deck.family, (codes[0], codes[min(len(codes) - 1, len(codes) // 2 + 3)], codes[-1])
    )
    high = height / _HIGH
    wide = high * deck.ratio
    hand = QPointF(middle.x(), middle.y() - height / 2 + high * (0.5 + _HELD))
    card = QRectF(-wide / 2, -high * (0.5 + _HELD), wide, high)
    shown = (None, *samples)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for place, code in enumerate(shown):
        path = deck.picture(code, variant)
        painter.save()
        painter.translate(hand)
        painter.rotate(_ANGLE * (place - (len(shown) - 1) / 2))
        painter.drawImage(card, _face(path, round(wide * ratio), round(high * ratio)))
        painter.restore()
    painter.restore()
