"""Settings that are seen: cloths, decks and backs as pictures to click."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QButtonGroup, QWidget

from cardtable.ui.pieces import PictureTile
from cardtable.ui.preferences.rows import Shown, ValueRow
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.keys import stop_if_checked
from cardtable.ui.widgets.theme import Theme

#: Air between tiles.
_GAP = 8


class PictureRow(ValueRow):
    """A choice among pictures, below the setting's name."""

    def __init__(self, theme: Theme, setting: Shown) -> None:
        self._grid = CardGrid(0)
        super().__init__(theme, setting, self._grid)
        self._column.insertWidget(1, self._grid)
        self._group = QButtonGroup(self)
        self.tiles: dict[object, PictureTile] = {}

    def stops(self) -> list[QWidget]:
        """The tiles; Tab stops at the chosen one, arrows lead to the others."""
        return list(self.tiles.values())

    def refresh(self) -> None:
        """Show all values, and which one is chosen."""
        assert self._setting.picture is not None
        values, now = self.values(), self._setting.read()
        for gone in [value for value in self.tiles if value not in values]:
            tile = self.tiles.pop(gone)
            self._group.removeButton(tile)
            self._grid.remove(tile)
            tile.deleteLater()
        for value, words in values.items():
            if value not in self.tiles:
                tile = self.tiles[value] = PictureTile(self._theme)
                self._group.addButton(tile)
                stop_if_checked(tile)
                tile.clicked.connect(partial(self._choose, value))
                self._grid.add(tile)
            draw = partial(self._setting.picture, value, self._theme)
            self.tiles[value].show_value(self._theme, words, draw)
            self.tiles[value].setChecked(value == now)
        self._grid.set_least(0, self._theme.px(_GAP))

    def _choose(self, value: object, _on: bool = True) -> None:
        self._setting.write(value)
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        self._column.setContentsMargins(0, theme.px(6), 0, theme.px(6))
        self._name.setFont(theme.font(15, 600))
        self.refresh()
