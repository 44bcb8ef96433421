"""The cloths of the table: felt, linen, wool, silk, tatami, wood; and the inks read on each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPixmapCache

from cardtable.art.assets import asset
from cardtable.engine.game import Game
from cardtable.translation import _
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.icons import picture, svg_pixmap
from cardtable.ui.widgets.theme import wants_dark

_LIGHT_INK, _DARK_INK = QColor("#fffaf0"), QColor("#1c1815")
_INK = re.compile(rb"#[0-9a-f]{6}")
#: How much more the weave of a dark cloth stands out by night, and that of a pale one.
_RELIEF = (1.4, 1.8)


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


@dataclass(frozen=True, slots=True)
class Cloth:
    """One cloth; its weave is ``assets/table/cloth_ID.svg``.

    Attributes:
        id: its id in the settings.
        colour: its ground in the light theme.
        night: the lamp of the dark theme, which its colours are multiplied by; pale cloths take
            a dim one, so that light ink is read on them.
        tile: width of the repeated weave, in device-independent pixels.
        pale: whether it takes dark ink in the light theme.
        boards: whether it is wood, and the table is made of boards.
        mats: whether it is laid in square mats, every other one turned.
        sheen: whether it is silk, which shines where the light meets its folds.
        day: how much brighter it is in the light theme than its colours.
        sun: the colour of that light.
    """

    id: str
    colour: str
    night: str
    tile: int
    pale: bool = False
    boards: bool = False
    mats: bool = False
    sheen: bool = False
    day: float = 1.0
    sun: str = "#ffffff"

    def _light(self, dark: bool) -> tuple[float, float, float]:
        """What its colours are multiplied by."""
        if dark:
            return _rgb(QColor(self.night))
        red, green, blue = _rgb(QColor(self.sun))
        return red * self.day, green * self.day, blue * self.day

    def ground(self, dark: bool) -> QColor:
        """Its colour in the light or dark theme."""
        parts = zip(_rgb(QColor(self.colour)), self._light(dark), strict=True)
        return QColor.fromRgbF(*(own * light for own, light in parts))

    def ink(self, dark: bool) -> QColor:
        """The colour of words directly on it."""
        if dark:
            return QColor("#ede7d9")
        return QColor(_DARK_INK if self.pale else _LIGHT_INK)

    def focus(self, dark: bool) -> QColor:
        """The colour of the focus ring."""
        if dark:
            return QColor("#9cbcf0")
        return QColor("#152848" if self.pale else "#cfe0ff")

    def mat(self, dark: bool) -> Cloth:
        """What mats on it are of: dyed cotton on a pale one by day, else the same cloth."""
        return CLOTHS["indigo"] if self.pale and not dark else self

    def weave(self, dark: bool, ratio: float, lit: float = 1.0) -> QPixmap:
        """One tile of its weave; ``lit`` is how much brighter a lamp makes it."""
        key = f"cloth {self.id} {dark} {ratio} {lit}"
        tile = QPixmap()
        if not QPixmapCache.find(key, tile):
            tile = self._woven(dark, ratio, lit)
            QPixmapCache.insert(key, tile)  # a window that is resized asks for it each time
        return tile

    def _woven(self, dark: bool, ratio: float, lit: float) -> QPixmap:
        data = asset(f"table/cloth_{self.id}.svg").read_bytes()
        inks = {found: self._seen(found.decode(), dark, lit) for found in set(_INK.findall(data))}
        data = _INK.sub(lambda found: inks[found[0]].encode(), data)
        return picture(data, self.tile, self.tile, ratio)

    def _seen(self, ink: str, dark: bool, lit: float) -> str:
        """An ink of its weave in the light or dark theme.

        Where the night is dim, what is darker or lighter than the ground stands out more: less
        light is left to tell them apart by.
        """
        ground, light = _rgb(QColor(self.colour)), self._light(dark)
        relief = _RELIEF[self.pale] if dark else 1 / self.day  # flecks don't grow with it
        parts = (
            (g + (own - g) * relief) * n * lit
            for own, g, n in zip(_rgb(QColor(ink)), ground, light, strict=True)
        )
        return QColor.fromRgbF(*(min(1.0, max(0.0, part)) for part in parts)).name()

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
        Cloth("green", "#2f5d4a", "#f6ede1", 160, day=1.13),
        Cloth("indigo", "#26406b", "#fff6ea", 320),
        Cloth("red", "#85261f", "#fff6ea", 160),
        Cloth("grey", "#3e4146", "#fff6ea", 320),
        Cloth("plum", "#57304e", "#fff6ea", 320, sheen=True, day=1.2, sun="#fff0d0"),
        Cloth("tatami", "#d8c48a", "#6c5e4a", 288, pale=True, mats=True),
        Cloth("wood", "#4a2f22", "#d8cfc6", 1024, boards=True),
        Cloth("hinoki", "#c9a577", "#7a6352", 1024, pale=True, boards=True),
    )
}

#: The cloths by day and by night for what a game's table suggests (``TableDesign.cloth``), unless
#: the player has chosen; without it, green felt.
_SUGGESTED = {"tatami": ("tatami", "indigo"), "silk": ("plum", "plum")}


def cloth_for(game: Game, settings: Settings) -> Cloth:
    """The cloth of a game: the player's choice, else what its table suggests by day or by night."""
    chosen = CLOTHS.get(settings.cloth[game.id])
    day_and_night = _SUGGESTED.get(game.table().cloth, ("green", "green"))
    return chosen or CLOTHS[day_and_night[wants_dark(settings.dark)]]


def cloth_name(id_: str) -> str:
    """A cloth's name."""
    return {
        "green": _("Green felt"),
        "indigo": _("Indigo linen"),
        "red": _("Scarlet wool"),
        "grey": _("Charcoal linen"),
        "plum": _("Plum silk"),
        "tatami": _("Tatami"),
        "wood": _("Dark wood"),
        "hinoki": _("Light wood"),
    }[id_]
