"""Petals that whirl round cards: what falls in a month, or gold leaf."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QGraphicsScene,
)

from cardtable.ui.table.paint import Painter

#: How many petals there are, how large at scale 1, and how many pictures they share.
PETALS, _SIDE, _KINDS = 54, 20.0, 3
#: What falls in each month, as the colours of its upper and lower side: pine, plum, cherry,
#: wisteria, iris, peony, clover, pampas grass, chrysanthemum, maple, willow, paulownia.
_MONTHS = (
    ("#4f7a52", "#2f5a3a"),
    ("#e05a63", "#b52b3c"),
    ("#f7c3cc", "#e58f9f"),
    ("#a98bd0", "#7a5aa8"),
    ("#b3c2f6", "#7488d8"),
    ("#e47aa8", "#b8487a"),
    ("#d8585a", "#a8322f"),
    ("#e9e2cd", "#b9ad8a"),
    ("#f4cf62", "#d9a32f"),
    ("#e2703a", "#b8401f"),
    ("#9fb86a", "#6d8a44"),
    ("#b79ad6", "#8a63b0"),
)
#: The same of gold leaf, which no month brings.
_LEAF = ("#fff0b8", "#c9962f")
#: The part of a moment in which petals fade.
_FADES = 0.3


@dataclass(slots=True)
class _Petal:
    """One of them: where its spiral begins, how far it is flung, and how it turns."""

    item: QGraphicsPixmapItem
    angle: float
    far: float
    around: float
    spin: float
    late: float


class Petals:
    """Fly out of the middle of a moment, round it, and down."""

    def __init__(
        self,
        scene: QGraphicsScene,
        draw: Painter,
        month: int,
        group: QRectF,
        z: float,
        u: float,
        count: int = PETALS,
    ) -> None:
        """``group``: the cards that they whirl round; ``u``: the scale of the moment."""
        self._scene, self._middle = scene, group.center()
        self._wide, self._high = group.width() / 2 + 150 * u, group.height() / 2 + 110 * u
        dice = random.Random(month)
        pictures = self._pictures(draw, month, _SIDE * u)
        self._petals = []
        for number in range(count):
            item = QGraphicsPixmapItem(pictures[number % _KINDS])
            item.setOffset(-item.boundingRect().center())  # it turns about its middle
            item.setZValue(z)
            item.setVisible(False)
            scene.addItem(item)
            self._petals.append(
                _Petal(
                    item,
                    dice.uniform(0, 2 * math.pi),
                    dice.uniform(0.45, 1.25),
                    dice.uniform(0.6, 1.5) * math.pi,
                    dice.uniform(-540, 540),
                    dice.uniform(0, 0.25),
                )
            )

    def _pictures(self, draw: Painter, month: int, side: float) -> list[QPixmap]:
        """What they look like, the largest first."""
        return [_petal(draw, month, side * size) for size in (1.0, 0.8, 0.62)]

    @property
    def items(self) -> list[QGraphicsPixmapItem]:
        """Them all."""
        return [petal.item for petal in self._petals]

    def update(self, t: float) -> None:
        """Show them after fraction ``t`` of the moment."""
        for petal in self._petals:
            own = (t - petal.late) / (1 - petal.late)
            petal.item.setVisible(own > 0)
            if own <= 0:
                continue
            flung = 1 - (1 - own) ** 3
            angle = petal.angle + petal.around * flung
            petal.item.setPos(
                self._middle.x() + math.cos(angle) * self._wide * petal.far * flung,
                self._middle.y()
                + math.sin(angle) * self._high * petal.far * flung
                + 0.5 * self._high * own * own,
            )
            petal.item.setRotation(petal.spin * own)
            petal.item.setOpacity(min(1.0, (1 - own) / _FADES))

    def end(self) -> None:
        """Remove them."""
        for item in self.items:
            if item.scene() is self._scene:
                self._scene.removeItem(item)


def _petal(draw: Painter, month: int, side: float) -> QPixmap:
    """A petal, notched at its end, half in the light."""
    picture = draw.blank(side, side)
    colours = _MONTHS[(month - 1) % len(_MONTHS)] if month else _LEAF
    upper, lower = map(QColor, colours)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side, side)
    path = QPainterPath(QPointF(0.5, 0.97))
    path.cubicTo(QPointF(0.1, 0.75), QPointF(0.08, 0.25), QPointF(0.36, 0.06))
    path.lineTo(QPointF(0.5, 0.18))
    path.lineTo(QPointF(0.64, 0.06))
    path.cubicTo(QPointF(0.92, 0.25), QPointF(0.9, 0.75), QPointF(0.5, 0.97))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lower)
    painter.drawPath(path)
    painter.setClipRect(QRectF(0, 0, 0.5, 1))
    painter.setBrush(upper)
    painter.drawPath(path)
    painter.end()
    return picture
