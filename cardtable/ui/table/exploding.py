"""A moment for which a burst tears open under the cards, and sparks fly from it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from cardtable.ui.table.celebrating import FORWARD, Celebration
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.petals import Petals

#: How many sparks there are; how long one is for its breadth; how many times as far as the cards
#: reach one flies; the part of the moment in which all set out; how far they fall, in the cards'
#: heights.
_SPARKS, _SLIM, _FLIES, _OUT, _FALLS = 46, 0.2, 1.35, 0.62, 0.5
#: The fraction of the time in which the burst opens; by how much it is too large at first, by how
#: much it burns down, how far it turns, in degrees, and how it flickers; how many times as fast as
#: its sign it goes.
_OPENS, _OVER, _BURNS, _TURNS, _FLICKERS, _SHRINKS = 0.09, 2.2, 0.16, 11.0, 0.018, 1.25


class Sparks(Petals):
    """Fly straight out from the cards, one after the other, and fall."""

    def _pictures(self, draw: Painter, month: int, side: float) -> list[QPixmap]:
        return [_spark(draw, 1.6 * side * size) for size in (1.0, 0.8, 0.62)]

    def update(self, t: float) -> None:
        """Show them after fraction ``t`` of the moment."""
        for petal in self._petals:
            late = Explosion.strikes + (petal.late * 4 * _OUT) ** 2  # most of them at once
            own = (t - late) / 0.42
            petal.item.setVisible(0 < own < 1)
            if not 0 < own < 1:
                continue
            far = (0.5 + _FLIES * petal.far * (1 - (1 - own) ** 2.4)) / 1.5
            x, y = math.cos(petal.angle) * self._wide, math.sin(petal.angle) * self._high
            falls = _FALLS * self._high * own * own
            petal.item.setPos(self._middle + QPointF(x * far, y * far + falls))
            petal.item.setRotation(math.degrees(math.atan2(y + 2 * falls, x)))
            petal.item.setOpacity(1 - own**3)


class Explosion(Celebration):
    """The burst tears open where the cards come down, burns, and shrinks under them."""

    told, nearer, after, strews, strikes, blows = 0.9, 0.05, 0.04, True, 0.05, 0.05

    def _petals_of(self, draw: Painter, group: QRectF, u: float) -> Petals:
        return Sparks(self._scene, draw, 0, group, FORWARD - 1, u, _SPARKS)

    def _update(self, t: float) -> None:
        super()._update(t)
        if t >= 1 or self._calm:
            return
        own = min(1.0, max(0.0, t - self.strikes) / _OPENS)
        burns, shrinks = max(0.0, t - self.strikes), 1 - min(1.0, _SHRINKS * self._goes(t)) ** 2
        self._behind.setVisible(own > 0)
        open_ = 1 - (1 - own) ** 3 * (1 - _OVER * own)
        flickers = 1 + _FLICKERS * math.sin(90 * t)
        self._behind.setScale((0.3 + 0.7 * open_) * (1 - _BURNS * burns) * flickers * shrinks)
        self._behind.setRotation(_TURNS * (t - 0.3))
        self._behind.setOpacity(1.0)


def _spark(draw: Painter, long: float) -> QPixmap:
    """A glowing line, brightest at its head."""
    high = max(3.0, _SLIM * long)
    picture = draw.blank(long, high)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    glow = QLinearGradient(0, 0, long, 0)
    glow.setColorAt(0.0, QColor(255, 120, 20, 0))
    glow.setColorAt(0.6, QColor(255, 176, 40, 230))
    glow.setColorAt(1.0, QColor("#fff6cf"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QRectF(0, 0, long, high))
    painter.end()
    return picture
