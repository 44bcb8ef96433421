"""Settings that are seen: cloths, decks and backs as pictures to click."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from cardtable.ui.preferences.rows import Picture, Shown, ValueRow
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.keys import stop_if_checked
from cardtable.ui.widgets.labels import no_mnemonic
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.tiles import Tile

#: Air round a picture, and between tiles; the least size of a picture.
_PAD, _GAP, _PICTURE = 5, 8, QSize(96, 58)
_NAME = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class PictureTile(Tile):
    """A picture of one value, its name below; the chosen one has a gilt edge and a tick."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._picture: Callable[[], Picture] | None = None
        self._seen, self._stale = QPixmap(), True
        # As high as the others in its row, so that the pictures stand in line.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_value(self, theme: Theme, words: str, picture: Callable[[], Picture]) -> None:
        """Show a value, drawn as soon as it is seen."""
        self._theme, self._picture, self._stale = theme, picture, True
        self.setText(no_mnemonic(words))
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the picture, and a name of at most two lines below it."""
        px, words = self._theme.px, self.accessibleName()
        metrics = QFontMetrics(self._theme.font(13, 500))
        words_wide = (metrics.horizontalAdvance(f"{word} i") for word in words.split())
        wide = max(px(_PICTURE.width()), *words_wide)
        room = max(wide, self.width() - 2 * px(_PAD))
        lines = 1 if metrics.horizontalAdvance(words) <= room else 2
        high = px(_PICTURE.height()) + lines * metrics.height()
        return QSize(wide + 2 * px(_PAD), high + 3 * px(_PAD))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A name that has room for one line takes no more."""
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.updateGeometry()

    def _draw(self, room: QSize) -> None:
        """Have the picture drawn in the background."""
        if self._picture is not None:
            self._stale = False
            work = partial(self._picture(), room, self.devicePixelRatioF())
            run_task(self, work, self._come, lambda _error: None)

    def _come(self, picture: QImage) -> None:
        self._seen = QPixmap.fromImage(picture)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw picture, name and edge; a tick if chosen, a ring if focused."""
        c, px = self._theme.colours, self._theme.px
        high = px(_PICTURE.height())
        room = QSize(self.width() - 2 * px(_PAD), high)
        if self._stale or self._seen.deviceIndependentSize().toSize() != room:
            self._draw(room)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF(px(_PAD), px(_PAD)), self._seen)
        chosen = self.isChecked()
        words = QRectF(px(2), high + 2 * px(_PAD) - px(2), self.width() - 2 * px(2), 0)
        words.setBottom(self.height() - px(2))
        painter.setPen(c["ink" if chosen else "ink2"])
        painter.setFont(self._theme.font(13, 500))
        painter.drawText(words, _NAME | Qt.TextFlag.TextWordWrap, self.text())
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(c["accent"], 2))
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), px(5), px(5))
        if chosen or self.underMouse():
            painter.setPen(QPen(c["gilt"], 3 if chosen else 1.5))
            painter.drawRoundedRect(box, px(7), px(7))
        if chosen:
            self.draw_tick(painter, box)
        painter.end()


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
