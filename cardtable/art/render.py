"""Faces as pixmaps, sharp at any size: rendered in a pool, kept by physical pixels.

``QImageReader`` renders an SVG without holding the interpreter, ``QSvgRenderer`` would hold it.
While a size is not there yet, the nearest one stands in, so that a resize never waits.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QSize, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QPixmap

#: Pixels kept at most, over all faces (4 bytes each).
CACHE_PIXELS = 20_000_000


def render(path: Path, width: int, height: int) -> QImage:
    """One file at a size in physical pixels; a null image if it cannot be read."""
    reader = QImageReader(str(path), b"svg")
    reader.setScaledSize(QSize(width, height))
    return reader.read()


class _Signals(QObject):
    done = Signal(str, int, QImage)


class _Job(QRunnable):
    def __init__(self, path: Path, width: int, height: int, signals: _Signals) -> None:
        super().__init__()
        self._path, self._width, self._height, self._signals = path, width, height, signals

    def run(self) -> None:
        image = render(self._path, self._width, self._height)
        self._signals.done.emit(str(self._path), self._height, image)


class Renderer(QObject):
    """Renders faces in the background and remembers them.

    Attributes:
        ready: everything asked for has been rendered.
    """

    ready = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(max(1, min(4, QThreadPool.globalInstance().maxThreadCount())))
        self._signals = _Signals(self)
        self._signals.done.connect(self._arrived)
        self._kept: OrderedDict[tuple[str, int], QPixmap] = OrderedDict()
        self._asked: set[tuple[str, int]] = set()
        self._pixels = 0

    def picture(
        self, path: Path, width: int, height: int, later: bool = False
    ) -> tuple[QPixmap, bool]:
        """The face at a size in physical pixels, and whether it is sharp.

        If it is not there yet it is asked for, and the nearest size there is stands in, to be
        scaled by whoever paints it. ``later``: where another size is there, do not ask yet.
        """
        key = (str(path), height)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found, True
        others = [k for k in self._kept if k[0] == key[0]]
        if not (later and others):
            self.ask(path, width, height)
        if others:
            return self._kept[min(others, key=lambda k: abs(k[1] - height))], False
        blank = QPixmap(width, height)
        blank.fill(QColor("#f6eedc"))
        return blank, False

    def ask(self, path: Path, width: int, height: int) -> None:
        """Have a face rendered."""
        key = (str(path), height)
        if key in self._asked or key in self._kept or width < 1 or height < 1:
            return
        self._asked.add(key)
        self._pool.start(_Job(path, width, height, self._signals))

    def wait(self) -> None:
        """Wait until everything asked for is there (for pictures of the window)."""
        self._pool.waitForDone()
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    @property
    def busy(self) -> bool:
        """Whether faces are still being rendered."""
        return bool(self._asked)

    def _arrived(self, path: str, height: int, image: QImage) -> None:
        key = (path, height)
        self._asked.discard(key)
        if not image.isNull():
            self._kept[key] = QPixmap.fromImage(image)
            self._pixels += image.width() * image.height()
            while self._pixels > CACHE_PIXELS and len(self._kept) > 1:
                _, old = self._kept.popitem(last=False)
                self._pixels -= old.width() * old.height()
        if not self._asked:
            self.ready.emit()
