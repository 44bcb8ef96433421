"""The furniture round the table: a lacquered frame with a gilt line, and the rail below the cloth.

By night it is dark cherry, by day light cypress: another lamp in the same room.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout, QWidget

from cardtable.ui.settings.cloths import CLOTHS, Cloth
from cardtable.ui.widgets.theme import Theme

GILT = QColor("#c9983f")
#: The daylight on the wood, which its colours are multiplied by; shade on the cloth is cool.
WARM = QColor(246, 232, 206)
#: The frame lies deeper than the rail: its shade by day.
DEEP = QColor(52, 24, 6, 62)
#: What the light turns to where it leaves the room, by day and by night; its steps.
DUSK, DUSK_STEPS = (QColor("#6273a4"), QColor("#5a6088")), 16
#: The frame's width at the sides and above, as parts of the page, and at least, in pixels; how far
#: the gilt line lies from the cloth, as a part of the frame.
SIDE, TOP, LEAST, LINE = 0.0125, 0.019, 8, 0.35
#: Least height of the rail, its height in low windows, and below which height a window is low
#: (pixels); its part of the height of larger ones.
RAIL, LOW_RAIL, LOW, PART = 94, 68, 760, 0.12
#: The part of a window's height that the rail takes at most for large words.
MOST = 0.15
#: The corners of a piece of cloth, in pixels at the usual text size.
CORNER = 8
#: In low windows the rail gives up the height that a touch menu takes in addition.
LOWER = 8
#: How far the shadow of a sheet reaches above it, how dark it is, and what lies below the sheet.
_REACHES, _SHADE, _DARKENS = 24, 0.45, 0.43


def paint_wood(painter: QPainter, box: QRect, at: QPoint, theme: Theme, ratio: float) -> None:
    """Fill a box with the room's wood; ``at`` is the box's place on the page, so boards go on."""
    wood = CLOTHS["wood" if theme.dark else "hinoki"]
    if theme.quiet:
        painter.fillRect(box, wood.ground(theme.dark).darker(150 if theme.dark else 100))
        return
    tile = wood.weave(theme.dark, ratio)
    painter.drawTiledPixmap(QRectF(box), tile, QPointF(at))
    if not theme.dark:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(box, WARM)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    light = QLinearGradient(QPointF(box.topLeft()), QPointF(box.topRight()))
    dim = QColor(0, 0, 0, 96 if theme.dark else 26)
    light.setColorAt(0, dim)
    light.setColorAt(0.5, QColor(0, 0, 0, 30 if theme.dark else 0))
    light.setColorAt(1, dim)
    painter.fillRect(box, light)


def paint_pushed(
    painter: QPainter, sheet: QPixmap, place: QPoint, room: QRect, part: float
) -> None:
    """Draw a sheet as it is pushed up, from the lower edge of what it will lie on to its place.

    Args:
        painter: of that.
        sheet: the picture of the sheet.
        place: where its upper left corner will lie.
        room: all that gets dark below it.
        part: how far it has come, 0 to 1.
    """
    left = 1 - part
    top = place.y() + round(left * (room.bottom() + 1 - place.y() + _REACHES))
    painter.fillRect(room, QColor.fromRgbF(0, 0, 0, _DARKENS * part))
    edge = QRectF(place.x(), top - _REACHES, sheet.deviceIndependentSize().width(), _REACHES)
    shade, dark = QLinearGradient(edge.topLeft(), edge.bottomLeft()), _SHADE * min(1.0, 8 * left)
    for at in (0, 0.5, 1):  # as the square of it: it has no upper rim
        shade.setColorAt(at, QColor.fromRgbF(0, 0, 0, dark * at**2))
    painter.fillRect(edge, shade)
    painter.drawPixmap(place.x(), top, sheet)


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """One colour with so much of another."""
    return QColor(
        round(one.red() + (other.red() - one.red()) * part),
        round(one.green() + (other.green() - one.green()) * part),
        round(one.blue() + (other.blue() - one.blue()) * part),
    )


def paint_dusk(painter: QPainter, box: QRect, theme: Theme, dusk: float) -> None:
    """Take light from what has been painted."""
    if dusk:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.fillRect(box, mixed(QColor("white"), DUSK[theme.dark], dusk))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def paint_piece(
    painter: QPainter, box: QRectF, cloth: Cloth, theme: Theme, ratio: float, lit: bool = False
) -> QPainterPath:
    """Draw a piece of table cloth with a lamp over it; returns its outline."""
    piece = QPainterPath()
    piece.addRoundedRect(box, theme.px(CORNER), theme.px(CORNER))
    painter.fillPath(piece, QBrush(cloth.weave(theme.dark, ratio)))
    lamp = QRadialGradient(box.center(), 0.7 * box.width())
    lamp.setColorAt(0, QColor(255, 232, 190, 40 if lit else 18))
    lamp.setColorAt(1, QColor(0, 0, 0, 20 if lit else 36 if cloth.pale else 90))
    painter.fillPath(piece, lamp)
    return piece


def rail_height(window: QSize, theme: Theme) -> int:
    """The height of the rail in a window of this size."""
    if window.height() < theme.px(LOW):
        high = theme.px(LOW_RAIL - (LOWER if theme.touch else 0))
        if theme.text > 100:  # for larger words than the cloth has
            high = max(
                high, min(round(high * theme.wish_in(window)), round(MOST * window.height()))
            )
    else:
        usual = replace(theme, text=100).zoom_for(window)
        part = PART * theme.zoom / usual  # larger words need a higher rail
        high = max(theme.px(RAIL), round(window.height() * part))
    return max(high, theme.target(0) + theme.px(10))


class TableFrame(QWidget):
    """The wooden frame round a cloth or a sheet of paper, with its gilt line.

    Attributes:
        column: takes what lies inside the frame, from top to bottom.
        beside: pixels kept free at the right, inside the frame.
        dusk: how far the light has left the room, 0 to 1.
    """

    dusk = 0.0

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.beside = theme, 0
        self.column = QVBoxLayout(self)
        self.column.setSpacing(0)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the frame's width for this size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Take the frame's width for this size."""
        side, top = max(LEAST, round(self.width() * SIDE)), max(LEAST, round(self.height() * TOP))
        self.column.setContentsMargins(side, top, side + self.beside, top // 2)

    @property
    def inside(self) -> QRect:
        """What the frame is round, in its coordinates."""
        return self.rect().marginsRemoved(self.column.contentsMargins())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood and the gilt line; what lies inside covers the rest."""
        painter = QPainter(self)
        paint_wood(painter, self.rect(), self.pos(), self._theme, self.devicePixelRatioF())
        if not (self._theme.dark or self._theme.quiet):
            painter.fillRect(self.rect(), DEEP)
        paint_dusk(painter, self.rect(), self._theme, self.dusk)
        inside = QRectF(self.inside)
        gap = self.column.contentsMargins().top() * LINE
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GILT, 1.6))
        painter.drawRect(inside.adjusted(-gap, -gap, gap + self.beside, gap))
        painter.setPen(QPen(QColor(0, 0, 0, 160), 1.5))
        painter.drawRect(inside.adjusted(-0.5, -0.5, 0.5, 0.5))
        painter.end()


class Rail(QFrame):
    """The wooden rail below a frame, where the buttons lie.

    Attributes:
        dusk: how far the light has left the room, 0 to 1.
    """

    dusk = 0.0

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood, its upper edge in the light."""
        painter = QPainter(self)
        paint_wood(painter, self.rect(), self.pos(), self._theme, self.devicePixelRatioF())
        painter.fillRect(0, 0, self.width(), 1, QColor(255, 236, 200, 46))
        paint_dusk(painter, self.rect(), self._theme, self.dusk)
        painter.end()


class Sheet(TableFrame):
    """A frame with a sheet of paper in it, for all that is no table.

    Attributes:
        paper: takes what is on the sheet.
    """

    def __init__(self, page: QWidget, theme: Theme, inside: QLayout, rail: Rail | None) -> None:
        """Fill a page with the frame, ``inside`` on its paper, and the rail below."""
        super().__init__(theme)
        self.paper = QWidget()
        self.paper.setAutoFillBackground(True)
        self.paper.setLayout(inside)
        self.column.addWidget(self.paper)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self, 1)
        if rail is not None:
            whole.addWidget(rail)
