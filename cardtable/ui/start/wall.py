"""The posters side by side on the cloth: one of them is in hand, lifted and in amber light."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.art.render import Renderer
from cardtable.models.catalogue import CatalogueModel
from cardtable.ui.start.poster import LIFT, Poster
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import Theme

#: Space between posters, and round all of them for shadows and light, at the usual zoom.
GAP, AROUND = 21, 32
#: The least size of a poster; how many times as high as wide it may be, and as wide as high.
LEAST, HIGHEST, WIDEST = QSize(164, 292), 1.72, 0.74
#: Posters that are narrower than usual may be slimmer, the narrowest by this much.
USUAL, NARROW, SLIM = 270, 190, 2.04
#: How bright the amber light is at the poster's edge.
_AMBER = 0.62
#: Shadows are soft: they are painted at this scale and enlarged.
_SOFT = 0.5


class Wall(QWidget):
    """Holds the posters.

    Attributes:
        posters: in their order.
    """

    def __init__(self, theme: Theme, games: CatalogueModel, renderer: Renderer) -> None:
        super().__init__()
        self._theme, self._taking = theme, False
        self.posters = [
            Poster(theme, games.index(row), renderer, self) for row in range(games.rowCount())
        ]
        self._shadows: dict[tuple[bool, QSize, float], QPixmap] = {}
        for poster in self.posters:
            poster.taken.connect(self._taken)
            poster.moved.connect(self._moved)
        if self.posters:
            self.posters[0].take(True)

    def _taken(self) -> None:
        poster = self.sender()
        assert isinstance(poster, Poster)
        self.take(poster)

    def _moved(self) -> None:
        poster = self.sender()
        assert isinstance(poster, Poster)
        around = self._around
        self.update(poster.geometry().adjusted(-around, -around, around, around))

    def take(self, poster: Poster) -> None:
        """Take a poster in hand, and lay the other down."""
        if not (poster.in_hand or self._taking):
            self._taking = True  # what hides may pass the focus on to a poster that is laid down
            for other in self.posters:
                other.take(other is poster)
            self._taking = False

    def rest(self) -> None:
        """Have all posters lifted, or laid down, by now."""
        for poster in self.posters:
            poster.rest()

    def leave_out(self, _parent: QModelIndex, first: int, last: int) -> None:
        """Remove the posters of games that are no longer offered."""
        for poster in self.posters[first : last + 1]:
            poster.hide()
            poster.deleteLater()
        del self.posters[first : last + 1]
        if self.posters and not any(poster.in_hand for poster in self.posters):
            self.posters[0].take(True)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._shadows.clear()
        for poster in self.posters:
            poster.apply_theme(theme)

    def retranslate(self) -> None:
        for poster in self.posters:
            poster.retranslate()

    # -- layout ----------------------------------------------------------------------------------
    def arrange(self, width: int, height: int, side: int) -> int:
        """Place the posters in a space, with margins at the sides; return the height they take."""
        if not self.posters:
            return 0
        px = self._theme.px
        top, bottom, gap = px(AROUND + LIFT - 8), px(AROUND // 2), px(GAP)
        size, columns = self._best(width - 2 * side, height - top - bottom, gap)
        rows = math.ceil(len(self.posters) / columns)
        left = (width - columns * size.width() - (columns - 1) * gap) // 2
        # All lines on one row each, if slightly smaller type is enough for that.
        lines = [max(one.line_height(size, less) for one in self.posters) for less in range(3)]
        less = next((less for less in (1, 2) if lines[less] < lines[0] * 0.7), 0)
        line = max(poster.line_height(size, less) for poster in self.posters)
        for i, poster in enumerate(self.posters):
            row, column = divmod(i, columns)
            x, y = left + column * (size.width() + gap), top + row * (size.height() + gap)
            poster.fit(QRect(x, y, size.width(), size.height()), line)
        facts = max(poster.facts_fit() for poster in self.posters)  # one size, side by side
        for poster in self.posters:
            poster.facts_size = facts
        self.update()
        taken = top + rows * (size.height() + gap) - gap + bottom
        self.setMinimumHeight(taken)
        return taken

    def _best(self, width: int, height: int, gap: int) -> tuple[QSize, int]:
        """The size of a poster, and how many stand in a row: as large as the space allows."""
        px, count = self._theme.px, len(self.posters)
        best: tuple[tuple[bool, int], QSize, int] | None = None
        for columns in range(1, count + 1):
            rows = math.ceil(count / columns)
            wide = (width - (columns - 1) * gap) // columns
            high = (height - (rows - 1) * gap) // rows
            fits = wide >= px(LEAST.width()) and high >= px(LEAST.height())
            wide, high = max(wide, px(LEAST.width())), max(high, px(LEAST.height()))
            wide = min(wide, max(px(LEAST.width()), round(high * WIDEST)))
            slim = max(0.0, min(1.0, (px(USUAL) - wide) / px(USUAL - NARROW)))
            high = min(high, round(wide * (HIGHEST + slim * (SLIM - HIGHEST))))
            rank = fits, (1 if fits else -1) * wide * high
            if columns > 1 and wide * columns + gap * (columns - 1) > width:
                continue
            if best is None or rank > best[0]:
                best = rank, QSize(wide, high), columns
        assert best is not None
        return best[1], best[2]

    # -- painting --------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what the posters throw on the cloth: shadow and light."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for lit in (False, True):
            for poster in self.posters:
                if lit and not poster.opened:
                    continue
                around = self._around
                place = poster.place.adjusted(-around, -around, around, around)
                if place.intersects(QRectF(event.rect())):
                    painter.setOpacity(poster.opened if lit else 1.0)
                    shadow = self._shadow(lit, poster.place.size().toSize())
                    painter.drawPixmap(place, shadow, QRectF(shadow.rect()))
        painter.end()

    @property
    def _around(self) -> int:
        return self._theme.px(AROUND)

    def _shadow(self, lit: bool, size: QSize) -> QPixmap:
        """The shadow of a poster of this size, or the amber light round it."""
        ratio = _SOFT * self.devicePixelRatioF()
        key = lit, size, ratio
        if key not in self._shadows:
            around = self._around
            whole = QSize(size.width() + 2 * around, size.height() + 2 * around)
            pixmap = QPixmap(whole * ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(ratio, ratio)
            box = QRectF(around, around, size.width(), size.height())
            if lit:
                _amber(painter, box, around)
            else:
                drop_shadow(painter, box, self._theme.px(12), around * 0.5)
            painter.end()
            if len(self._shadows) > 3:
                self._shadows.clear()
            self._shadows[key] = pixmap
        return self._shadows[key]


def _amber(painter: QPainter, box: QRectF, far: float) -> None:
    """Amber light round a poster, which fades towards nothing without an edge."""
    steps = 24
    painter.setPen(Qt.PenStyle.NoPen)
    seen = 0.0
    for k in range(steps):
        part = (k + 1) / steps
        wanted = _AMBER * part**2.8
        painter.setBrush(QColor.fromRgbF(1.0, 0.77, 0.33, (wanted - seen) / (1 - seen)))
        seen = wanted
        grow = far * (1 - k / steps)
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), 12 + grow, 12 + grow)
