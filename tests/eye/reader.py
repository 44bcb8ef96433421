"""Reads what is written on widgets and pictures: a paint device that keeps only words.

Whether painted from Python or inside Qt, every piece of text arrives here with its place, its pen,
and how much of it is clipped away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QRegion,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QWidget

#: What is no letter: Qt's rich text has invisible spaces.
_SPACE = " \u00a0\u200b\u2060"
#: Black that covers less than this is a shadow.
SHADOW = 0.6
#: Words are engraved if they are painted over the same words so few pixels away.
EDGE = 2.0
_ENGRAVED = 3


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of text that was painted in one go.

    Attributes:
        text: the text.
        box: its box, in device-independent pixels of what was painted.
        ink: its colour, with the opacity it was painted with.
        size: type size in device-independent pixels, after any scaling.
        open: the part of ``box`` that is not clipped away.
    """

    text: str
    box: QRectF
    ink: QColor
    size: float
    open: QRectF


class _Engine(QPaintEngine):
    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.words: list[Word] = []
        self._matrix, self._opacity = QTransform(), 1.0
        self._ink = QColor()
        self._clip: QRectF | None = None

    def begin(self, device: QPaintDevice) -> bool:
        self._matrix, self._clip, self._opacity = QTransform(), None, 1.0
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        dirty, flag = state.state(), QPaintEngine.DirtyFlag
        if dirty & flag.DirtyTransform:
            self._matrix = state.transform()
        if dirty & flag.DirtyPen:
            self._ink = state.pen().color()
        if dirty & flag.DirtyOpacity:
            self._opacity = state.opacity()
        if dirty & flag.DirtyClipEnabled and not state.isClipEnabled():
            self._clip = None
        if dirty & flag.DirtyClipRegion:
            self._clip_to(QRectF(state.clipRegion().boundingRect()), state)
        if dirty & flag.DirtyClipPath:
            self._clip_to(state.clipPath().boundingRect(), state)

    def _clip_to(self, box: QRectF, state: QPaintEngineState) -> None:
        box = state.transform().mapRect(box)
        match state.clipOperation():
            case Qt.ClipOperation.NoClip:
                self._clip = None
            case Qt.ClipOperation.IntersectClip if self._clip is not None:
                self._clip = self._clip & box
            case _:
                self._clip = box

    def drawTextItem(self, at: QPointF, item: QTextItem) -> None:  # type: ignore[override]
        text = item.text().strip(_SPACE)
        if not text:
            return
        font = item.font()
        ascent, descent = item.ascent(), item.descent()
        # Horizontally only as wide as the ink: a Japanese bracket is half empty.
        inked = QFontMetricsF(font).tightBoundingRect(item.text())
        box = QRectF(at.x() + inked.x(), at.y() - ascent, inked.width(), ascent + descent)
        ink = QColor(self._ink)
        ink.setAlphaF(ink.alphaF() * self._opacity)
        if ink.lightness() == 0 and ink.alphaF() < SHADOW:
            return  # what words in light ink throw on the cloth
        place = self._matrix.mapRect(box)
        seen = place if self._clip is None else place & self._clip
        size = QFontInfo(font).pixelSize() * self._matrix.m22()
        for before in self.words[-_ENGRAVED:]:  # of the lines of a name
            off = place.topLeft() - before.box.topLeft()
            if text == before.text and off.manhattanLength() < EDGE:
                self.words.remove(before)  # it was the light at the lower edge of what is engraved
        self.words.append(Word(text, place, ink, size, seen))

    def _leave_out(self, *_: object) -> None:
        """Draw nothing: only words are kept. (Qt's own way of drawing a line would never end.)"""

    for _name in (
        "Ellipse",
        "Image",
        "Lines",
        "Path",
        "Pixmap",
        "Points",
        "Polygon",
        "Rects",
        "TiledPixmap",
    ):
        locals()[f"draw{_name}"] = _leave_out


class Reader(QPaintDevice):
    """Paint on it, then read ``words``."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._size = size
        self._engine = _Engine()

    @property
    def words(self) -> Sequence[Word]:
        """The words painted, in order."""
        return self._engine.words

    def paintEngine(self) -> QPaintEngine:
        """The engine that keeps only words."""
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """The metrics of a usual screen."""
        kind = QPaintDevice.PaintDeviceMetric
        sizes = {
            kind.PdmWidth: self._size.width(),
            kind.PdmHeight: self._size.height(),
            kind.PdmWidthMM: self._size.width() * 254 // 960,
            kind.PdmHeightMM: self._size.height() * 254 // 960,
            kind.PdmDpiX: 96,
            kind.PdmDpiY: 96,
            kind.PdmPhysicalDpiX: 96,
            kind.PdmPhysicalDpiY: 96,
            kind.PdmNumColors: 1 << 24,
            kind.PdmDepth: 32,
            kind.PdmDevicePixelRatio: 1,
            kind.PdmDevicePixelRatioScaled: round(self.devicePixelRatioFScale()),
        }
        return sizes[metric] if metric in sizes else super().metric(metric)


def read(widget: QWidget) -> Sequence[Word]:
    """The words on a widget itself, not on its children."""
    reader = Reader(widget.size())
    QWidget.render(widget, reader, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return reader.words
