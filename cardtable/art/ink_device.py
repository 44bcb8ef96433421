"""A paint device that passes on what is painted in a form that makes small PDFs.

QtSvg gives shapes without a stroke a pen without a brush. Qt's PDF writer draws that pen
nevertheless, as a hairline in the shape's own colour: the file grows sixfold, and lines get
thicker. Points are rounded to the device's units; otherwise each would be written with nine digits.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer


class _InkEngine(QPaintEngine):
    def __init__(self, target: QPainter) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._target = target
        self._base = target.transform()
        self._matrix = self._base
        self._brush = QBrush()
        self._inked = False

    def begin(self, device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        dirty, flag = state.state(), QPaintEngine.DirtyFlag
        if dirty & flag.DirtyTransform:
            self._matrix = state.transform() * self._base
        if dirty & flag.DirtyPen:
            pen = state.pen()
            self._inked = Qt.BrushStyle.NoBrush != pen.brush().style() and (
                pen.style() != Qt.PenStyle.NoPen
            )
            self._target.setPen(pen if self._inked else QPen(Qt.PenStyle.NoPen))
        if dirty & flag.DirtyBrush:
            self._brush = state.brush()
        if dirty & flag.DirtyOpacity:
            self._target.setOpacity(state.opacity())

    def drawPath(self, path: QPainterPath) -> None:
        brush = QBrush(self._brush)
        if self._inked:
            self._target.setTransform(self._matrix)
        else:
            path = self._matrix.map(path)
            for n in range(path.elementCount()):
                place = path.elementAt(n)
                path.setElementPositionAt(n, round(place.x), round(place.y))
            brush.setTransform(brush.transform() * self._matrix)
            self._target.setTransform(QTransform())
        self._target.setBrush(brush)
        self._target.drawPath(path)


class InkDevice(QPaintDevice):
    """A device that paints through to ``target``, starting from its current transform."""

    def __init__(self, target: QPainter) -> None:
        super().__init__()
        self._target = target
        self._engine = _InkEngine(target)

    def paintEngine(self) -> QPaintEngine:
        """Return the engine that passes paths on."""
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """Return a measure of the device that is finally painted on."""
        kind = QPaintDevice.PaintDeviceMetric
        device = self._target.device()
        sizes = {
            kind.PdmWidth: device.width(),
            kind.PdmHeight: device.height(),
            kind.PdmWidthMM: device.widthMM(),
            kind.PdmHeightMM: device.heightMM(),
            kind.PdmDpiX: device.logicalDpiX(),
            kind.PdmDpiY: device.logicalDpiY(),
            kind.PdmPhysicalDpiX: device.physicalDpiX(),
            kind.PdmPhysicalDpiY: device.physicalDpiY(),
            kind.PdmNumColors: device.colorCount(),
            kind.PdmDepth: device.depth(),
            kind.PdmDevicePixelRatio: 1,
            kind.PdmDevicePixelRatioScaled: round(self.devicePixelRatioFScale()),
        }
        return sizes[metric] if metric in sizes else super().metric(metric)


def print_face(renderer: QSvgRenderer, painter: QPainter, box: QRectF) -> None:
    """Paint a picture into ``box`` without outlines that have no ink."""
    painter.save()
    device = InkDevice(painter)  # a painter does not keep its device alive
    inner = QPainter(device)
    renderer.render(inner, box)
    inner.end()
    painter.restore()
