"""The picture of a window as seen on the screen, and the faults found in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QLabel, QTableView, QWidget

from cardtable.ui.widgets.labels import TwoLines, tip_words

#: Pixels as rows of (red, green, blue), or of one number each.
Pixels = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.bool_]

_MARK = QColor("#ff00c8")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that a player should not see.

    Attributes:
        kind: ``blank``, ``face``, ``stray``, ``cut``, ``pale``, … (each checker lists its own).
        what: the card, word or part.
        where: its box in device-independent pixels of the window.
        detail: what was seen there, for people to read.
    """

    kind: str
    what: str
    where: QRectF
    detail: str = ""

    def __str__(self) -> str:
        box = self.where.toAlignedRect()
        line = f"{self.kind}: {self.what} ({box.width()}×{box.height()} at {box.x()}, {box.y()})"
        if not self.detail:
            return line
        return f"{line}: {self.detail}"


class Shot:
    """A picture of a window.

    Attributes:
        ratio: physical pixels per device-independent pixel.
        image: the picture, opaque.
        pixels: the picture as numbers.
    """

    def __init__(self, image: QImage, ratio: float) -> None:
        self.image = image.convertToFormat(QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(1)
        self.ratio = ratio
        self.pixels = rgb(self.image)

    def physical(self, box: QRectF) -> QRect:
        """A box of the window in pixels of the picture, clipped to it."""
        r = self.ratio
        scaled = QRectF(box.x() * r, box.y() * r, box.width() * r, box.height() * r)
        return scaled.toAlignedRect() & self.image.rect()

    def part(self, box: QRectF) -> Pixels:
        """The pixels of a box of the window."""
        at = self.physical(box)
        return self.pixels[at.top() : at.bottom() + 1, at.left() : at.right() + 1]


def grab(window: QWidget) -> Shot:
    """Grab what the screen shows of a window.

    It is read from the screen, so that a part that was not repainted is seen as it is. Without a
    display, Qt's screen returns only part of a scaled window; there it is painted anew.
    """
    ratio = window.devicePixelRatioF()
    screen = window.screen()
    # Carry out pending repaints, and nothing else.
    for view in window.findChildren(QGraphicsView):
        QCoreApplication.sendPostedEvents(view.scene(), QEvent.Type.MetaCall.value)
    for kind in (QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest):
        QCoreApplication.sendPostedEvents(None, kind.value)
    if ratio == 1 or QGuiApplication.platformName() != "offscreen":
        image = screen.grabWindow(window.winId()).toImage()
        if image.size() == window.size() * ratio:
            return Shot(image, ratio)
    return Shot(window.grab().toImage(), ratio)


def rgb(image: QImage) -> Pixels:
    """A picture's colours, rows from the top; it must have 32 bits per pixel."""
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width(), 2::-1]


def alpha(image: QImage) -> Pixels:
    """The opacity of a picture with 32 bits per pixel."""
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width(), 3]


def in_window(widget: QWidget, box: QRectF) -> QRectF:
    """A widget's box in coordinates of its window."""
    corner = widget.mapTo(widget.window(), QPoint(0, 0))
    return box.translated(corner.x(), corner.y())


def on_table(view: QGraphicsView, box: QRectF) -> QRectF:
    """A box on a table's cloth in coordinates of the window."""
    return in_window(view.viewport(), view.viewportTransform().mapRect(box))


def told_by(widget: QWidget) -> str:
    """All texts of a widget: its full words, its name for screen readers, its tooltip."""
    own = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return "\n".join((own, widget.accessibleName(), widget.toolTip()))


def tips_of(widget: QWidget) -> Iterator[str]:
    """The tooltips of a table's cells, and the one of a label that is told in full by it."""
    if isinstance(widget, TwoLines) and widget.toolTip():
        yield tip_words(widget.toolTip())
    view = widget.parentWidget()
    if not isinstance(view, QTableView) or view.viewport() is not widget:
        return
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")


def lying_above(widget: QWidget) -> Iterator[QRectF]:
    """The boxes of panels and pages that lie over a widget, in the window, not clipped to it.

    Labels and buttons do not count: they do not hide what lies below but make it illegible.
    """
    below, parent = widget, widget.parentWidget()
    while parent is not None and not below.isWindow():
        siblings = [child for child in parent.children() if isinstance(child, QWidget)]
        for other in siblings[siblings.index(below) + 1 :]:
            leaf = isinstance(other, QLabel | QAbstractButton)
            if other.isVisible() and not other.isWindow() and not leaf:
                under = in_window(below, QRectF(below.rect()))
                masked = [*other.mask()]  # type: ignore[misc]
                for part in masked or [other.rect()]:
                    box = in_window(other, QRectF(part))
                    if box.intersects(under):
                        yield box
        below, parent = parent, parent.parentWidget()


def save(shot: Shot, findings: Iterable[Finding], path: Path) -> None:
    """Write a picture with the findings marked."""
    image = shot.image.copy()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(shot.ratio, shot.ratio)
    for finding in findings:
        box = finding.where.adjusted(-2, -2, 2, 2)
        painter.setPen(QPen(_MARK, 2.5))
        painter.drawRect(box)
        font = painter.font()
        font.setPixelSize(11)
        font.setBold(True)
        painter.setFont(font)
        room = painter.fontMetrics().boundingRect(finding.kind)
        room.moveBottomLeft(QPoint(round(box.left()), max(round(box.top()) - 2, room.height())))
        painter.fillRect(room.adjusted(-2, 0, 2, 0), _MARK)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(room.bottomLeft(), finding.kind)
    painter.end()
    image.save(str(path))
