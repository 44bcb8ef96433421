"""The picture of a window as it stands on the screen, and what was found wrong in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QLabel, QTableView, QWidget

#: Pixels as rows of (red, green, blue), or one number each.
Pixels = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.bool_]

_MARK = QColor("#ff00c8")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that a player should not see.

    Attributes:
        kind: ``blank``, ``face``, ``stray``, ``cut``, ``pale``, … (each checker lists its own).
        what: the card, word or part.
        where: in device-independent pixels of the window.
        detail: what was seen there, for people.
    """

    kind: str
    what: str
    where: QRectF
    detail: str = ""

    def __str__(self) -> str:
        box = self.where.toAlignedRect()
        place = f"{box.width()}×{box.height()} at {box.x()}, {box.y()}"
        return f"{self.kind}: {self.what} ({place}){': ' if self.detail else ''}{self.detail}"


class Shot:
    """A window's picture.

    Attributes:
        ratio: physical pixels to one of the window's.
        image: opaque.
        pixels: the same as numbers.
    """

    def __init__(self, image: QImage, ratio: float) -> None:
        self.image = image.convertToFormat(QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(1)
        self.ratio = ratio
        self.pixels = rgb(self.image)

    def physical(self, box: QRectF) -> QRect:
        """A box of the window in pixels of the picture, inside it."""
        r = self.ratio
        scaled = QRectF(box.x() * r, box.y() * r, box.width() * r, box.height() * r)
        return scaled.toAlignedRect() & self.image.rect()

    def part(self, box: QRectF) -> Pixels:
        """The pixels of a box of the window."""
        at = self.physical(box)
        return self.pixels[at.top() : at.bottom() + 1, at.left() : at.right() + 1]


def grab(window: QWidget) -> Shot:
    """What the screen shows of a window.

    It is read from the screen, so that a part which was not painted again is seen as it stands.
    Qt's screen without a display gives a scaled window in part only: there it is painted anew.
    """
    ratio = window.devicePixelRatioF()
    screen = window.screen()
    # What has been ordered to be painted is painted; nothing else happens meanwhile.
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
    """A picture's colours, rows from the top; it must have 32 bits a pixel."""
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width(), 2::-1]


def alpha(image: QImage) -> Pixels:
    """How opaque a picture with 32 bits a pixel is."""
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)
    return rows[:, : image.width(), 3]


def in_window(widget: QWidget, box: QRectF) -> QRectF:
    """A box of a widget in its window."""
    corner = widget.mapTo(widget.window(), QPoint(0, 0))
    return box.translated(corner.x(), corner.y())


def on_table(view: QGraphicsView, box: QRectF) -> QRectF:
    """A box of a table's cloth in the window."""
    return in_window(view.viewport(), view.transform().mapRect(box))


def told_by(widget: QWidget) -> str:
    """All that a widget says of itself: its words whole, its name for screen readers, its tip."""
    own = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return "\n".join((own, widget.accessibleName(), widget.toolTip()))


def tips_of(widget: QWidget) -> Iterator[str]:
    """What the cells of a table say in full when they are pointed at."""
    view = widget.parentWidget()
    if not isinstance(view, QTableView) or view.viewport() is not widget:
        return
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            yield str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")


def lying_above(widget: QWidget) -> Iterator[QRectF]:
    """Where panels and pages lie over a widget: boxes in the window, not cut to the widget's.

    Labels and buttons cover nothing: what lies below them is not hidden but illegible.
    """
    below, parent = widget, widget.parentWidget()
    while parent is not None and not below.isWindow():
        siblings = [child for child in parent.children() if isinstance(child, QWidget)]
        for other in siblings[siblings.index(below) + 1 :]:
            leaf = isinstance(other, QLabel | QAbstractButton)
            if other.isVisible() and not other.isWindow() and not leaf:
                box = in_window(other, QRectF(other.rect()))
                if box.intersects(in_window(below, QRectF(below.rect()))):
                    yield box
        below, parent = parent, parent.parentWidget()


def save(shot: Shot, findings: Iterable[Finding], path: Path) -> None:
    """Write a picture with the spots marked."""
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
