"""Faces as pixmaps, sharp at any size: rendered in a pool, kept by physical pixels.

``QImageReader`` renders an SVG without holding the interpreter, ``QSvgRenderer`` would hold it.
While a size is not there yet, the nearest one stands in, so that a resize never waits. A face that
is there in no size is waited for (some milliseconds): a card never lies there without its face.
"""

from __future__ import annotations

import atexit
import functools
import os
import queue
import sys
import threading
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QSize, QThread, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QPixmap

#: Pixels kept at most, over all faces (4 bytes each).
CACHE_PIXELS = 20_000_000
#: Seconds that a face is waited for at most; then paper stands in until it comes.
PATIENCE = 2.0
#: How far a thread that renders gives way to that of the window, as Linux counts it (0 to 19): each
#: of its turns would cost the cards that fly a frame.
NICE = 10

_Key = tuple[str, int]


def render(path: Path, width: int, height: int) -> QImage:
    """One file at a size in physical pixels; a null image if it cannot be read."""
    reader = QImageReader(str(path), b"svg")
    reader.setScaledSize(QSize(width, height))
    return reader.read()


def _give_way() -> None:
    """The window's thread comes before this one; Qt can say so everywhere but on Linux."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


@functools.cache
def _pool() -> QThreadPool:
    """Where all faces are rendered.

    It outlives every renderer: one that went with its own pool would wait for jobs that need the
    interpreter, and might hold the interpreter itself.
    """
    pool = QThreadPool()
    pool.setMaxThreadCount(max(1, min(4, QThreadPool.globalInstance().maxThreadCount())))
    pool.setThreadPriority(QThread.Priority.LowPriority)
    atexit.register(end_rendering)
    return pool


def end_rendering() -> None:
    """The program ends: nothing more is rendered."""
    if _pool.cache_info().currsize:
        _pool().clear()
        _pool().waitForDone()


class _Bell(QObject):
    """Rung from the pool; it lives as long as the program.

    A job's thread may be the last to hold what the job held, and no thread but its own may destroy
    a Qt object: so jobs hold none.

    Attributes:
        rung: something lies in one of the trays.
    """

    rung = Signal()


@functools.cache
def _bell() -> _Bell:
    return _Bell()


class _Tray:
    """Where jobs put what they have rendered; it stays until the last of them is done.

    Attributes:
        results: what has not been taken yet.
        wanted: whether somebody still waits for it.
    """

    def __init__(self) -> None:
        self.results: queue.SimpleQueue[tuple[_Key, QImage]] = queue.SimpleQueue()
        self.wanted = True

    def drop(self, _gone: QObject | None = None) -> None:
        """Nobody waits any more."""
        self.wanted = False


class _Job(QRunnable):
    def __init__(self, path: Path, width: int, height: int, tray: _Tray) -> None:
        super().__init__()
        self._path, self._width, self._height = path, width, height
        self._tray = tray

    def run(self) -> None:
        if not self._tray.wanted:
            return
        _give_way()
        image = render(self._path, self._width, self._height)
        self._tray.results.put(((str(self._path), self._height), image))
        _bell().rung.emit()


class Renderer(QObject):
    """Renders faces in the background and remembers them.

    Attributes:
        ready: all faces that stand-ins were given for are there.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tray = _Tray()
        _bell().rung.connect(self._arrived)
        self.destroyed.connect(self._tray.drop)
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._asked: set[_Key] = set()
        self._ahead: set[_Key] = set()
        self._missed = False
        self._pixels = 0

    def picture(
        self, path: Path, width: int, height: int, later: bool = False
    ) -> tuple[QPixmap, bool]:
        """The face at a size in physical pixels, and whether it is sharp.

        If it is not there yet it is asked for, and the nearest size there is stands in, to be
        scaled by whoever paints it; where there is none, this waits for it.
        ``later``: where another size is there, do not ask yet.
        """
        key = (str(path), height)
        self._collect()
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found, True
        others = [k for k in self._kept if k[0] == key[0]]
        if not (later and others):
            self.ask(path, width, height)
            self._missed = True
        if others:
            return self._kept[min(others, key=lambda k: abs(k[1] - height))], False
        self._await(key)
        if key in self._kept:
            return self._kept[key], True
        blank = QPixmap(max(1, width), max(1, height))
        blank.fill(QColor("#f6eedc"))
        return blank, False

    def ask(self, path: Path, width: int, height: int, ahead: bool = False) -> None:
        """Have a face rendered; ``ahead`` of need, it comes after all that are needed now."""
        key = (str(path), height)
        if not ahead:
            self._ahead.discard(key)
        if key in self._asked or key in self._kept or width < 1 or height < 1:
            return
        self._asked.add(key)
        if ahead:
            self._ahead.add(key)
        _pool().start(_Job(path, width, height, self._tray), 0 if ahead else 1)

    def wait(self) -> None:
        """Wait until everything asked for is there (for pictures of the window)."""
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

    def _keep(self, key: _Key, image: QImage) -> None:
        self._asked.discard(key)
        self._ahead.discard(key)
        if image.isNull():
            return
        self._kept[key] = QPixmap.fromImage(image)
        self._pixels += image.width() * image.height()
        while self._pixels > CACHE_PIXELS and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.width() * old.height()

    def _arrived(self) -> None:
        self._collect()
        if self._missed and not self._asked - self._ahead:
            self._missed = False
            self.ready.emit()
