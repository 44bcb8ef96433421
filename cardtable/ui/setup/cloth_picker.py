"""The cloths to choose from: each shows its weave with a card of the chosen deck on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QSizePolicy, QWidget

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import render
from cardtable.ui.settings.cloths import CLOTHS, Cloth, cloth_name
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.theme import Theme

IN_A_ROW = 4


class Swatch(QAbstractButton):
    """A picture of one cloth."""

    def __init__(self, theme: Theme, cloth: Cloth) -> None:
        super().__init__()
        self.cloth = cloth
        self._theme = theme
        self._card: tuple[Deck, Variant] | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """The same size for every swatch."""
        return QSize(self._theme.target(66), self._theme.target(50))

    def show_on_it(self, theme: Theme, deck: Deck, variant: Variant) -> None:
        """Show a deck's first card on it."""
        self._theme, self._card = theme, (deck, variant)
        self.setToolTip(cloth_name(self.cloth.id))
        self.setAccessibleName(cloth_name(self.cloth.id))
        self.updateGeometry()
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight the edge under the mouse."""
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the weave, a card and the edge; a tick on the chosen one."""
        c, ratio = self._theme.colours, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawTiledPixmap(box, self.cloth.weave(self._theme.dark, ratio))
        if self._card is not None:
            deck, variant = self._card
            high = box.height() - 12
            wide = high * deck.ratio
            face = render(
                deck.picture(next(iter(deck.cards)), variant),
                round(wide * ratio),
                round(high * ratio),
            )
            face.setDevicePixelRatio(ratio)
            painter.drawImage(box.topLeft() + QRectF(0, 0, 7, 6).bottomRight(), face)
        marked = self.isChecked() or self.underMouse()
        painter.setPen(QPen(c["accent"] if marked else c["edge"], 3 if self.isChecked() else 1.5))
        painter.drawRoundedRect(box, 4, 4)
        if self.hasFocus():  # seen on the lightest weave and on the darkest
            for inset, ink in ((3.5, c["raised"]), (5.5, c["accent"])):
                painter.setPen(QPen(ink, 2))
                painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 3, 3)
        if self.isChecked():
            side = self._theme.px(17)
            spot = QRectF(box.right() - side - 5, box.bottom() - side - 5, side, side)
            painter.setPen(QPen(QColor(c.mark_line), 1.5))
            painter.setBrush(c["mark"])
            painter.drawEllipse(spot)
            tick = svg_pixmap("icons/check.svg", self._theme.px(12), ratio, c.mark_line)
            inset = (side - self._theme.px(12)) / 2
            painter.drawPixmap(spot.topLeft() + QRectF(0, 0, inset, inset).bottomRight(), tick)
        painter.end()


class ClothPicker(QWidget):
    """All cloths, in rows so short that twice as large text leaves room for them.

    Attributes:
        chosen: a cloth was clicked, by its id.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.swatches = {id_: Swatch(theme, cloth) for id_, cloth in CLOTHS.items()}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for number, (id_, swatch) in enumerate(self.swatches.items()):
            self._group.addButton(swatch)
            swatch.clicked.connect(lambda _=False, name=id_: self.chosen.emit(name))
            grid.addWidget(swatch, number // IN_A_ROW, number % IN_A_ROW)
        grid.setColumnStretch(IN_A_ROW, 1)

    def show_on_them(self, theme: Theme, deck: Deck, variant: Variant, chosen: Cloth) -> None:
        """Show a deck's first card on each, and which one is chosen."""
        for swatch in self.swatches.values():
            swatch.show_on_it(theme, deck, variant)
        self.swatches[chosen.id].setChecked(True)
