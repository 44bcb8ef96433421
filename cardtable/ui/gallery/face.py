"""One card as large as there is room, which can be looked at more closely."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.art.render import render
from cardtable.ui.upkeep.tasks import run_task

#: How many times a card can be enlarged, and the most pixels it is drawn with.
ZOOMS, _MOST = (1.0, 2.0, 4.0), 24_000_000


class Face(QWidget):
    """A face; a click enlarges it where one clicks, and a drag moves it about.

    Attributes:
        zoomed: it is shown larger or smaller.
        zoom: how many times it is enlarged.
    """

    zoomed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 160)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.zoom = ZOOMS[0]
        self._file, self._ratio, self._size = Path(), 1.0, QSize()
        self._image = QImage()
        #: The part of the face in the middle, from (0, 0) to (1, 1), and where it was pressed.
        self._middle = QPointF(0.5, 0.5)
        self._pressed: QPointF | None = None
        self._moved = False

    def show_file(self, file: Path, ratio: float) -> None:
        """Show a file, ``ratio`` times as wide as it is high."""
        self._file, self._ratio, self._size = file, ratio, QSize()
        self.zoom, self._middle = ZOOMS[0], QPointF(0.5, 0.5)
        self._draw()

    def enlarge(self, step: int, at: QPointF | None = None) -> None:
        """Enlarge by so many steps, or less if negative, towards a point of the widget."""
        place = ZOOMS.index(self.zoom) + step
        if not 0 <= place < len(ZOOMS):
            return
        if at is not None and step > 0:
            whole = self._whole()
            self._middle = QPointF(
                (at.x() - whole.left()) / whole.width(), (at.y() - whole.top()) / whole.height()
            )
        self.zoom = ZOOMS[place]
        self._keep_in()
        self._draw()
        self.zoomed.emit()

    # -- painting --------------------------------------------------------------------------------
    def _usual(self) -> QSize:
        """The size of the whole face, not enlarged."""
        high = min(self.height(), int(self.width() / self._ratio))
        return QSize(max(1, round(high * self._ratio)), max(1, high))

    def _whole(self) -> QRectF:
        """Where the whole face lies, also what cannot be seen."""
        usual = self._usual()
        wide, high = usual.width() * self.zoom, usual.height() * self.zoom
        left = self.width() / 2 - self._middle.x() * wide
        top = self.height() / 2 - self._middle.y() * high
        return QRectF(left, top, wide, high)

    def _keep_in(self) -> None:
        """No more of the widget stays empty than must."""
        usual = self._usual()

        def within(at: float, own: float, room: float) -> float:
            half = min(0.5, room / 2 / (own * self.zoom))
            return min(max(at, half), 1 - half)

        self._middle = QPointF(
            within(self._middle.x(), usual.width(), self.width()),
            within(self._middle.y(), usual.height(), self.height()),
        )

    def _draw(self) -> None:
        """Have the face drawn in its present size."""
        self.setCursor(
            Qt.CursorShape.PointingHandCursor
            if self.zoom == ZOOMS[0]
            else Qt.CursorShape.OpenHandCursor
        )
        usual, ratio = self._usual(), self.devicePixelRatioF() * self.zoom
        wide, high = round(usual.width() * ratio), round(usual.height() * ratio)
        less = min(1.0, (_MOST / max(1, wide * high)) ** 0.5)
        size = QSize(round(wide * less), round(high * less))
        if size != self._size and self._file.name:
            self._size = size
            work = partial(render, self._file, size.width(), size.height())
            run_task(self, work, partial(self._come, self._file, size), lambda _error: None)
        self.update()

    def _come(self, file: Path, size: QSize, image: QImage) -> None:
        if (file, size) == (self._file, self._size):
            self._image = image
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what can be seen of it."""
        if self._image.isNull():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self._whole(), self._image)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw it in another size."""
        super().resizeEvent(event)
        self._keep_in()
        self._draw()

    # -- looking closely -------------------------------------------------------------------------
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Enlarge it, or less."""
        if steps := event.angleDelta().y():
            self.enlarge(1 if steps > 0 else -1, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move it about."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._moved = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move it about."""
        if self._pressed is None:
            return
        way = event.position() - self._pressed
        if not self._moved and way.manhattanLength() < 6:
            return
        self._moved, self._pressed = True, event.position()
        whole = self._whole()
        self._middle -= QPointF(way.x() / whole.width(), way.y() / whole.height())
        self._keep_in()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click enlarges it, and shows all of it again in the end."""
        if self._pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = None
        if not self._moved:
            last = self.zoom == ZOOMS[-1]
            self.enlarge(1 - len(ZOOMS) if last else 1, event.position())
