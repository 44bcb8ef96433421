"""The figures of statistics as a grid of tiles, one a row of the model."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.models.figures import FiguresModel
from cardtable.ui.statistics.figure import FigureTile
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.theme import Theme

#: The most tiles side by side, and the least width of one.
_MOST, _LEAST = 7, 170


class Tiles(QWidget):
    """Shows a model's figures; tiles that it has no row for are kept, hidden.

    Attributes:
        look: emitted with the number of a match to show.
    """

    look = Signal(int)

    def __init__(self, theme: Theme, model: FiguresModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._model = theme, model
        self._tiles: list[FigureTile] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        model.modelReset.connect(self._show)

    @property
    def shown(self) -> list[FigureTile]:
        """The tiles that show a figure, in order."""
        return self._tiles[: self._model.rowCount()]

    @property
    def ways(self) -> list[KeyButton]:
        """The buttons that lead to single matches, in the order of Tab."""
        return [tile.way for tile in self._tiles]

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        for tile in self._tiles:
            tile.dress(theme)

    def _show(self) -> None:
        while len(self._tiles) < self._model.rowCount():
            tile = FigureTile(self._theme, self)
            tile.look.connect(self.look)
            self._tiles.append(tile)
        for row, tile in enumerate(self._tiles):
            index = self._model.index(row)
            if index.isValid():
                tile.show_figure(index)
            tile.setVisible(index.isValid())

    def arrange(self, width: int) -> None:
        """Put as many side by side as ``width`` has room for."""
        px = self._theme.px
        columns = max(2, min(_MOST, width // px(_LEAST)))
        for number, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, number // columns, number % columns)
        for column in range(_MOST):
            used = column < min(columns, self._model.rowCount())
            self._grid.setColumnStretch(column, int(used))
        self._grid.setSpacing(px(8))
