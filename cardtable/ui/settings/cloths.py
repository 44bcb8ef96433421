"""What the table is covered with: felts, tatami, wood; and what can be read on each."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from cardtable.engine.game import Game
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.icons import svg_pixmap

_LIGHT_INK, _DARK_INK = QColor("#f6eedc"), QColor("#1c1815")


@dataclass(frozen=True, slots=True)
class Cloth:
    """One cloth; its weave is ``assets/table/cloth_ID.svg``.

    Attributes:
        id: its name in settings.
        colour: its ground by daylight.
        night: how much black lies over it in the dark look.
        tile: width of the weave that is repeated, in device-independent pixels.
        pale: whether dark ink is read on it by daylight.
    """

    id: str
    colour: str
    night: float
    tile: int
    pale: bool = False

    def ground(self, dark: bool) -> QColor:
        """Its colour in a look."""
        day = QColor(self.colour)
        left = 1 - self.night if dark else 1
        return QColor.fromRgbF(day.redF() * left, day.greenF() * left, day.blueF() * left)

    def ink(self, dark: bool) -> QColor:
        """What is written straight on it."""
        if dark:
            return QColor("#ede7d9")
        return QColor(_DARK_INK if self.pale else _LIGHT_INK)

    def focus(self, dark: bool) -> QColor:
        """The ring round what may be chosen."""
        if dark:
            return QColor("#9cbcf0")
        return QColor("#24406e" if self.pale else "#cfe0ff")

    def weave(self, dark: bool, ratio: float) -> QPixmap:
        """One tile of it."""
        tile = svg_pixmap(f"table/cloth_{self.id}.svg", self.tile, ratio).copy()
        if dark:
            painter = QPainter(tile)
            whole = QRectF(QPointF(), tile.deviceIndependentSize())
            painter.fillRect(whole, QColor(0, 0, 0, round(255 * self.night)))
            painter.end()
        return tile

    def icon(self, dark: bool, chosen: bool) -> QIcon:
        """A small piece of it; a menu shows either an icon or a tick, so this holds both."""
        piece = self.weave(dark, 1).copy(0, 0, 32, 32)
        painter = QPainter(piece)
        painter.setPen(QPen(QColor("#868e89"), 2))
        painter.drawRect(1, 1, 30, 30)
        if chosen:
            tick = svg_pixmap("icons/check.svg", 26, 1, self.ink(dark).name())
            painter.drawPixmap(3, 3, tick)
        painter.end()
        return QIcon(piece)


#: In the order in which they are offered.
CLOTHS = {
    cloth.id: cloth
    for cloth in (
        Cloth("green", "#2f5d4a", 0.37, 160),
        Cloth("indigo", "#26406b", 0.37, 160),
        Cloth("red", "#7d2a25", 0.40, 160),
        Cloth("grey", "#50545a", 0.42, 160),
        Cloth("tatami", "#c6c09c", 0.65, 192, pale=True),
        Cloth("wood", "#4a3124", 0.30, 384),
    )
}

#: What a game's table asks for (``TableDesign.cloth``), where the player has not chosen.
_SUGGESTED = {"felt": "green", "tatami": "tatami"}


def cloth_for(game: Game, settings: Settings) -> Cloth:
    """The cloth of a game: what the player has chosen, else what its table asks for."""
    chosen = CLOTHS.get(settings.cloth(game.id))
    return chosen or CLOTHS[_SUGGESTED.get(game.table().cloth, "green")]


def cloth_name(id_: str) -> str:
    """A cloth's name."""
    translate = QCoreApplication.translate
    return {
        "green": translate("Cloths", "Green felt"),
        "indigo": translate("Cloths", "Indigo felt"),
        "red": translate("Cloths", "Red felt"),
        "grey": translate("Cloths", "Grey felt"),
        "tatami": translate("Cloths", "Tatami"),
        "wood": translate("Cloths", "Dark wood"),
    }[id_]
