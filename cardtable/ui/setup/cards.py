"""The cards to play with on the set-up page: decks, their options and backs, the cloth."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QScrollArea,
    QWidget,
)

from cardtable.art.credits import credit
from cardtable.art.deck import Deck, Variant
from cardtable.art.deck_files import shipped_decks
from cardtable.art.decks import decks_for
from cardtable.art.render import Renderer, fan_size, paint_fan
from cardtable.engine.game import Game
from cardtable.isolating import isolated
from cardtable.translation import _, pgettext, say
from cardtable.ui.dialog import Dialog, framed, within
from cardtable.ui.pieces import PictureTile, lying
from cardtable.ui.settings.chosen import deck_of, is_on, variant_for
from cardtable.ui.settings.cloths import CLOTHS, Cloth, cloth_for, cloth_name
from cardtable.ui.settings.kept import Settings
from cardtable.ui.setup.sections import Section
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.fields import TickBox
from cardtable.ui.widgets.keys import stop_if_checked
from cardtable.ui.widgets.labels import UNDESCRIBED, PlainLabel
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.tiles import Tile

#: Least width of a swatch, and its height.
_SWATCH = (54, 48)
#: The width of a single deck's tile; as wide as there is room (Qt's QWIDGETSIZE_MAX).
_ALONE, _WIDEST = 264, 16_777_215


class CardsSection(Section):
    """The cloths; below them tick boxes for the deck's options, and fans of all decks.

    Attributes:
        moved: widgets came or went.
        laid: other cards or another cloth may be shown now.
        import_wanted: the player wants to add a deck of another program.
        deck: the chosen deck.
        tiles: all decks, in order.
    """

    moved = Signal()
    laid = Signal()
    import_wanted = Signal()

    def __init__(self, theme: Theme, game: Game, settings: Settings) -> None:
        super().__init__(theme)
        self._game, self._settings = game, settings
        self.deck = deck_of(game, settings)
        self._group = QButtonGroup(self)
        self._grid = CardGrid(0)
        self.tiles: list[DeckTile] = []
        for deck in decks_for(game.decks):
            self._add_tile(deck)
        self._options = CardGrid(0)
        self.boxes: list[TickBox] = []
        self._back_words, self._deck_words = PlainLabel(), PlainLabel()
        self.backs = BackPicker(theme)
        self.backs.chosen.connect(self._back_chosen)
        self.all_cards = KeyButton(theme, "plain")
        self.all_cards.clicked.connect(self.show_cards)
        self.add_deck = KeyButton(theme, "plain")
        self.add_deck.clicked.connect(self.import_wanted)
        if "french" not in game.decks:  # decks of other programs are French
            self.add_deck.hide()
        self._credit = PlainLabel()
        self._credit.setWordWrap(True)
        beside = QHBoxLayout()
        beside.setSpacing(8)
        beside.addWidget(self._deck_words, 1)
        beside.addWidget(self.add_deck)
        beside.addWidget(self.all_cards)
        self.cloths = ClothPicker(theme)
        self.cloths.chosen.connect(self._cloth_chosen)
        self._decks = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._decks.addWidget(self._options, 1)
        self._decks.addWidget(self._grid)
        self.column.addWidget(self.cloths)
        self.column.addLayout(beside)
        self.column.addLayout(self._decks)
        self.column.addWidget(self._credit)
        self.column.addWidget(self._back_words)
        self.column.addWidget(self.backs)

    # -- reading ---------------------------------------------------------------------------------
    @property
    def variant(self) -> Variant:
        """The chosen variant."""
        return variant_for(self.deck, self._settings, self.theme.language)

    @property
    def cloth(self) -> Cloth:
        """The cloth of the table."""
        return cloth_for(self._game, self._settings)

    @property
    def alone(self) -> bool:
        """Whether there is one deck to choose from."""
        return len(self.tiles) == 1

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        cloths = self.cloths.swatches.values()
        adding = [self.add_deck] if not self.add_deck.isHidden() else []
        # The options of a single one stand on its right, else above them all.
        decks = [*self.tiles, *self.boxes] if self.alone else [*self.boxes, *self.tiles]
        return [*cloths, *adding, self.all_cards, *decks, *self.backs.tiles.values()]

    def _add_tile(self, deck: Deck) -> None:
        tile = DeckTile(self.theme, deck)
        tile.setChecked(deck.id == self.deck.id)
        tile.clicked.connect(partial(self._choose, deck))
        self._group.addButton(tile)
        stop_if_checked(tile)
        self._grid.add(tile)
        self.tiles.append(tile)

    def take(self, id_: str) -> None:
        """Offer a new deck, and choose it."""
        deck = next((d for d in decks_for(self._game.decks) if d.id == id_), None)
        if deck is not None:
            self._add_tile(deck)
            self._choose(deck)

    def setting_changed(self, key: str) -> None:
        """Show the cards and the cloth as the settings have them now."""
        if key.startswith(("cards/", "cloth/")):
            deck = deck_of(self._game, self._settings)
            if deck.id != self.deck.id:
                self.deck = deck
                self._fill()
            self.refresh()

    # -- doing -----------------------------------------------------------------------------------
    def _choose(self, deck: Deck, _checked: bool = True) -> None:
        self._settings.deck[self._game.id] = deck.id

    def _set_option(self, option: str, on: bool) -> None:
        self._settings.card_option[option] = on

    def _back_chosen(self, back: str) -> None:
        self._settings.back[self.deck.id] = back

    def _cloth_chosen(self, cloth: str) -> None:
        self._settings.cloth[self._game.id] = cloth

    def show_cards(self) -> None:
        """Show all cards of the deck in a dialog."""
        dialog = DeckDialog(self.theme, self.deck, self.variant, self)
        dialog.option_set.connect(self._set_option)
        dialog.exec()

    # -- showing ---------------------------------------------------------------------------------
    def _fill(self) -> None:
        language = self.theme.language
        for box in self.boxes:
            self._options.remove(box)
            box.deleteLater()
        self.boxes = []
        for option in self.deck.options:
            box = TickBox(self.theme, option.names.get(language, option.names.get("en", "")))
            box.toggled.connect(partial(self._set_option, option.id))
            self._options.add(box)
            self.boxes.append(box)
        self._options.set_least(0, self.theme.px(8))
        self.backs.offer(self.theme, self.deck)
        if not self.isWindow():  # otherwise the page is still being built
            self.moved.emit()  # Tab must reach the new boxes

    def refresh(self) -> None:
        """Show decks and cloths as chosen."""
        for option, box in zip(self.deck.options, self.boxes, strict=True):
            with QSignalBlocker(box):
                box.setChecked(is_on(option, self._settings, self.theme.language))
        for tile in self.tiles:
            own = tile.deck.id == self.deck.id
            tile.setChecked(own)
            tile.fan = _LARGE_FAN if self.alone else _FAN
            tile.show_variant(self.theme, self.variant if own else tile.deck.variant())
        self._credit.setText(say(credit(self.deck)))
        self._credit.setVisible(self.deck.id not in shipped_decks())
        self._grid.set_least(max(tile.least() for tile in self.tiles), self.theme.px(10))
        alone, ways = self.alone, QBoxLayout.Direction  # its options stand beside it
        self._decks.setDirection(ways.RightToLeft if alone else ways.TopToBottom)
        self._decks.setSpacing(self.theme.px(16 if alone else 10))
        self._grid.setMaximumWidth(self.theme.px(_ALONE) if alone else _WIDEST)
        cloth = self.cloth
        self.cloths.show_on_them(self.theme, self.deck, self.variant, cloth)
        self.backs.show_on(self.theme, self.deck, self.variant, cloth)
        self.head.setText(_("Table surface: {name}", name=cloth_name(cloth.id)))
        self.cloths.setAccessibleName(_("Table surface"))
        self.laid.emit()

    def retranslate(self) -> None:
        self._deck_words.setText(pgettext("deck of cards", "Deck"))
        self._grid.setAccessibleName(self._deck_words.text())
        self._back_words.setText(pgettext("card back", "Back"))
        self.backs.setAccessibleName(pgettext("card back", "Back"))
        self.all_cards.set_words(_("See all cards"))
        self.add_deck.set_words(_("Import a deck"))
        self._fill()
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self._back_words.setFont(theme.font(16, 700))
        self._credit.setFont(theme.font(13))
        self._deck_words.setFont(theme.font(16, 700))
        self.all_cards.apply_theme(theme)
        self.add_deck.apply_theme(theme)
        self._fill()
        self.refresh()


#: Height of a fan, of that of a single deck, and the air round it.
_FAN, _LARGE_FAN, _PAD = 88, 150, 3


class DeckTile(Tile):
    """One deck of several; the chosen one has a strong edge and a tick.

    Attributes:
        fan: the height of its cards.
    """

    fan = _FAN

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__(theme)
        self.deck, self._variant = deck, deck.variant()

    def show_variant(self, theme: Theme, variant: Variant) -> None:
        """Show the deck in a variant."""
        self._theme, self._variant = theme, variant
        name = isolated(self.deck.name(theme.language))
        self.setText(name)
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def least(self) -> int:
        """The width needed for its fan and each word of its name."""
        px = self._theme.px
        metrics = QFontMetrics(self._theme.font(13, 700))
        words = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0)
        return max(round(fan_size(self.deck, px(self.fan)).width()), words) + 2 * px(_PAD)

    def sizeHint(self) -> QSize:
        """Room for the fan, and a name of at most two lines below it."""
        px = self._theme.px
        line = QFontMetrics(self._theme.font(13, 700)).height()
        return QSize(self.least(), px(self.fan) + 2 * line + 2 * px(_PAD) + px(4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, edge, fan and name; a tick if chosen, a ring if focused."""
        c, px, ratio = self._theme.colours, self._theme.px, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        painter.setPen(
            QPen(c["gilt"] if chosen or self.underMouse() else c["line"], 3 if chosen else 1.5)
        )
        painter.setBrush(c["panel"])
        painter.drawRoundedRect(box, 8, 8)
        middle = QPointF(self.width() / 2, px(_PAD) + px(self.fan) / 2)
        paint_fan(painter, self.deck, self._variant, middle, px(self.fan), ratio)
        painter.setPen(c["ink"])
        painter.setFont(self._theme.font(13, 700 if chosen else 500))
        words = QRectF(px(6), px(_PAD) + px(self.fan), self.width() - px(12), 0)
        words.setBottom(self.height() - px(4))
        painter.drawText(
            words, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.text()
        )
        if chosen:
            self.draw_tick(painter, box)
        if self.hasFocus():
            painter.setPen(QPen(c["gilt"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4.5, 4.5, -4.5, -4.5), 5, 5)
        painter.end()


class DeckDialog(Dialog):
    """Every card of a deck with its name, with the options being tried.

    Attributes:
        option_set: (option, on): an option was switched on or off.
        picture: the whole deck, as wide as the dialog.
    """

    WIDTH = 1_240

    option_set = Signal(str, bool)

    def __init__(
        self, theme: Theme, deck: Deck, variant: Variant, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, isolated(deck.name(theme.language)), parent)
        self._deck, self._variant = deck, variant
        self.resize(*within(theme, parent, self.WIDTH + 80, 860))
        self._ratio = self.devicePixelRatioF()
        self._wide = round(min(theme.px(self.WIDTH), self.width() - theme.px(80)) * self._ratio)
        self.picture = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.picture.setText(_("Rendering the cards…"))
        self.boxes: dict[str, TickBox] = {}
        row = QHBoxLayout()
        row.setSpacing(theme.px(24))
        for option in deck.options:
            named = option.names.get(theme.language, option.names.get("en", option.id))
            box = TickBox(theme, named)
            box.setChecked(option.id in variant.options)
            box.toggled.connect(partial(self._wear, option.id))
            self.boxes[option.id] = box
            row.addWidget(box)
        row.addStretch()
        self.column.addLayout(row)
        self.credit = PlainLabel()
        self.credit.setWordWrap(True)
        self.credit.setFont(theme.font(13))
        self.credit.setText(say(credit(deck)))
        self.column.addWidget(self.credit)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setAccessibleName(self.windowTitle())
        area.setStyleSheet(framed(theme, "QScrollArea", "0"))
        area.setWidget(self.picture)
        self.column.addWidget(area)
        self.finish_with(self.closer())
        self._draw()

    def _wear(self, option: str, on: bool) -> None:
        options = self._variant.options - {option} | ({option} if on else set())
        self._variant = Variant(options, self._variant.back)
        self.option_set.emit(option, on)
        self._draw()

    def _draw(self) -> None:
        from cardtable.art.contact_sheet import image  # needs QtSvg, which the start does without

        variant = self._variant
        run_task(
            self,
            lambda: (variant, image(self._deck, variant, self.theme.language, self._wide)),
            self._show,
            lambda error: self.picture.setText(str(error)),
        )

    def _show(self, drawn: tuple[Variant, QImage]) -> None:
        variant, sheet = drawn
        if variant != self._variant:
            return  # other options have been chosen meanwhile
        pixmap = QPixmap.fromImage(sheet)
        pixmap.setDevicePixelRatio(self._ratio)
        self.picture.setPixmap(pixmap)
        self.picture.setAccessibleName(self.windowTitle())


class Swatch(Tile):
    """A picture of one cloth."""

    def __init__(self, theme: Theme, cloth: Cloth, renderer: Renderer) -> None:
        super().__init__(theme)
        self.cloth, self._renderer = cloth, renderer
        self._card: tuple[Deck, Variant] | None = None
        renderer.ready.connect(self.update)

    def sizeHint(self) -> QSize:
        """The least size of a swatch."""
        return QSize(*map(self._theme.target, _SWATCH))

    def show_on_it(self, theme: Theme, deck: Deck, variant: Variant) -> None:
        """Show a deck's first card on it."""
        self._theme, self._card = theme, (deck, variant)
        name = cloth_name(self.cloth.id)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(UNDESCRIBED)
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the weave, a card and the edge; a tick on the chosen one."""
        c, ratio = self._theme.colours, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawTiledPixmap(box, self.cloth.weave(self._theme.dark, ratio))
        if self._card is not None:
            deck, variant = self._card
            high = round((box.height() - 12) * ratio)
            wide = round(high * deck.ratio)
            face = self._renderer.found(deck.picture(next(iter(deck.cards)), variant), wide, high)
            if face is not None:
                place = QRectF(box.left() + 7, box.top() + 6, wide / ratio, high / ratio)
                painter.drawPixmap(place, face, QRectF(face.rect()))
        marked = self.isChecked() or self.underMouse()
        painter.setPen(QPen(c["gilt"] if marked else c["edge"], 3 if self.isChecked() else 1.5))
        painter.drawRoundedRect(box, 4, 4)
        if self.hasFocus():  # seen on the lightest weave and on the darkest
            for inset, ink in ((3.5, c["raised"]), (5.5, c["gilt"])):
                painter.setPen(QPen(ink, 2))
                painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 3, 3)
        if self.isChecked():
            self.draw_tick(painter, box)
        painter.end()


class ClothPicker(CardGrid):
    """All cloths, in as few rows as there is room for.

    Attributes:
        chosen: a cloth was clicked, by its id.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(0)
        self._group, renderer = QButtonGroup(self), Renderer(self)
        self.swatches = {id_: Swatch(theme, cloth, renderer) for id_, cloth in CLOTHS.items()}
        for id_, swatch in self.swatches.items():
            self._group.addButton(swatch)
            stop_if_checked(swatch)
            swatch.clicked.connect(lambda _=False, name=id_: self.chosen.emit(name))
            self.add(swatch)

    def show_on_them(self, theme: Theme, deck: Deck, variant: Variant, chosen: Cloth) -> None:
        """Show a deck's first card on each, and which one is chosen."""
        for swatch in self.swatches.values():
            swatch.show_on_it(theme, deck, variant)
        self.set_least(theme.target(_SWATCH[0]), theme.px(8))
        self.swatches[chosen.id].setChecked(True)


class BackPicker(CardGrid):
    """All backs of a deck, lying on the cloth.

    Attributes:
        chosen: a back was clicked, by its id.
        tiles: the pictures, by the backs' ids.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(0)
        self._theme, self._group = theme, QButtonGroup(self)
        self.tiles: dict[str, PictureTile] = {}

    def offer(self, theme: Theme, deck: Deck) -> None:
        """Show the backs of a deck in place of those shown so far."""
        if [back.id for back in deck.backs] == list(self.tiles):
            return
        for gone in self.tiles.values():
            self._group.removeButton(gone)
            self.remove(gone)
            gone.deleteLater()
        self.tiles = {back.id: PictureTile(theme) for back in deck.backs}
        for id_, tile in self.tiles.items():
            self._group.addButton(tile)
            stop_if_checked(tile)
            tile.clicked.connect(lambda _=False, name=id_: self.chosen.emit(name))
            self.add(tile)

    def show_on(self, theme: Theme, deck: Deck, variant: Variant, cloth: Cloth) -> None:
        """Show them on a cloth, and which one is chosen."""
        weave = cloth.weave(theme.dark, 1.0).toImage()
        for back in deck.backs:
            face = deck.picture(None, replace(variant, back=back.id))
            words = back.names.get(theme.language, back.names["en"])
            draw = partial(partial, lying, weave, face, deck.ratio)
            self.tiles[back.id].show_value(theme, words, draw)
            self.tiles[back.id].setChecked(back.id == variant.back)
        self.set_least(0, theme.px(8))
