"""The cards to play with: deck, dress and back, and the cloth on the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from cardtable.art.credits import credit
from cardtable.art.deck import Deck, Variant
from cardtable.art.decks import decks_for
from cardtable.art.shipped import shipped_decks
from cardtable.engine.game import Game
from cardtable.phrases.told import in_words
from cardtable.ui.settings.cloths import cloth_for, cloth_name
from cardtable.ui.settings.dress import is_worn, variant_for
from cardtable.ui.settings.kept import Settings
from cardtable.ui.setup.cloth_picker import ClothPicker
from cardtable.ui.setup.deck_tile import DeckTile
from cardtable.ui.setup.section import Section
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.choice import Choice
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme
from cardtable.ui.widgets.tick_box import TickBox


class CardsSection(Section):
    """Tick boxes for the deck's dress, pictures of all decks, the cloths below.

    Attributes:
        moved: widgets came or went.
        import_wanted: the player wants to add a deck of another program.
        deck: the chosen deck.
        tiles: all decks, in order.
    """

    moved = Signal()
    import_wanted = Signal()

    def __init__(self, theme: Theme, game: Game, settings: Settings) -> None:
        super().__init__(theme)
        self._game, self._settings = game, settings
        decks = decks_for(game.decks)
        self.deck = self._kept(decks)
        self._group = QButtonGroup(self)
        self._grid = CardGrid(0)
        self.tiles: list[DeckTile] = []
        for deck in decks:
            self._add_tile(deck)
        self._dress = CardGrid(0)
        self.boxes: list[TickBox] = []
        self._back_words, self.cloth_words = PlainLabel(), PlainLabel()
        self.back = Choice()
        self.back.activated.connect(self._back_chosen)
        self.all_cards = KeyButton(theme, "plain")
        self.all_cards.clicked.connect(self.show_cards)
        self.add_deck = KeyButton(theme, "plain")
        self.add_deck.clicked.connect(self.import_wanted)
        if "french" not in game.decks:  # decks of other programs are French
            self.add_deck.hide()
        self._credit = PlainLabel()
        self._credit.setWordWrap(True)
        back = QHBoxLayout()
        back.setSpacing(8)
        back.addWidget(self._back_words)
        back.addWidget(self.back)
        back.addStretch(1)
        back.addWidget(self.add_deck)
        back.addWidget(self.all_cards)
        self.cloths = ClothPicker(theme)
        self.cloths.chosen.connect(self._cloth_chosen)
        self.column.addWidget(self._dress)
        self.column.addWidget(self._grid)
        self.column.addWidget(self._credit)
        self.column.addLayout(back)
        self.column.addSpacing(6)
        self.column.addWidget(self.cloth_words)
        self.column.addWidget(self.cloths)

    # -- reading ---------------------------------------------------------------------------------
    @property
    def variant(self) -> Variant:
        """The chosen variant."""
        return variant_for(self.deck, self._settings, self.theme.language)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        cloths = self.cloths.swatches.values()
        adding = [self.add_deck] if not self.add_deck.isHidden() else []
        return [*self.boxes, *self.tiles, self.back, *adding, self.all_cards, *cloths]

    def _add_tile(self, deck: Deck) -> None:
        tile = DeckTile(self.theme, deck)
        tile.setChecked(deck is self.deck)
        tile.clicked.connect(partial(self._choose, deck))
        self._group.addButton(tile)
        self._grid.add(tile)
        self.tiles.append(tile)

    def take(self, id_: str) -> None:
        """Offer a new deck, and choose it."""
        deck = next((d for d in decks_for(self._game.decks) if d.id == id_), None)
        if deck is not None:
            self._add_tile(deck)
            self._choose(deck)

    def _kept(self, decks: list[Deck]) -> Deck:
        return next((d for d in decks if d.id == self._settings.deck[d.family]), decks[0])

    def setting_changed(self, key: str) -> None:
        """Show the cards and the cloth as the settings have them now."""
        if key.startswith(("cards/", "cloth/")):
            deck = self._kept([tile.deck for tile in self.tiles])
            if deck is not self.deck:
                self.deck = deck
                self._fill()
            self.refresh()

    # -- doing -----------------------------------------------------------------------------------
    def _choose(self, deck: Deck, _checked: bool = True) -> None:
        self._settings.deck[deck.family] = deck.id

    def _worn(self, option: str, on: bool) -> None:
        self._settings.card_option[option] = on

    def _back_chosen(self, place: int) -> None:
        self._settings.back[self.deck.id] = self.back.itemData(place)

    def _cloth_chosen(self, cloth: str) -> None:
        self._settings.cloth[self._game.id] = cloth

    def show_cards(self) -> None:
        """Show all cards of the deck in a dialog."""
        from cardtable.ui.setup.deck_dialog import DeckDialog

        dialog = DeckDialog(self.theme, self.deck, self.variant, self)
        dialog.worn.connect(self._worn)
        dialog.exec()

    # -- showing ---------------------------------------------------------------------------------
    def _fill(self) -> None:
        language = self.theme.language
        for box in self.boxes:
            self._dress.remove(box)
            box.deleteLater()
        self.boxes = []
        for option in self.deck.options:
            box = TickBox(self.theme, option.names.get(language, option.names.get("en", "")))
            box.toggled.connect(partial(self._worn, option.id))
            self._dress.add(box)
            self.boxes.append(box)
        self._dress.set_least(0, self.theme.px(8))
        self.back.clear()
        for back in self.deck.backs:
            self.back.addItem(back.names.get(language, back.names["en"]), back.id)
        if not self.isWindow():  # otherwise the page is still being built
            self.moved.emit()  # Tab must reach the new boxes

    def refresh(self) -> None:
        """Show decks and cloths as chosen."""
        for option, box in zip(self.deck.options, self.boxes, strict=True):
            with QSignalBlocker(box):
                box.setChecked(is_worn(option, self._settings, self.theme.language))
        self.back.setCurrentIndex(max(0, self.back.findData(self._settings.back[self.deck.id])))
        for tile in self.tiles:
            own = tile.deck is self.deck
            tile.setChecked(own)
            tile.show_dress(self.theme, self.variant if own else tile.deck.variant())
        self._credit.setText(in_words(credit(self.deck)))
        self._credit.setVisible(self.deck.id not in shipped_decks())
        self._grid.set_least(max(tile.least() for tile in self.tiles), self.theme.px(10))
        cloth = cloth_for(self._game, self._settings)
        self.cloths.show_on_them(self.theme, self.deck, self.variant, cloth)
        head = QCoreApplication.translate("SetupPage", "Table surface: {name}")
        self.cloth_words.setText(head.format(name=cloth_name(cloth.id)))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        self.head.setText(translate("SetupPage", "Deck"))
        self._back_words.setText(translate("SetupPage", "Back"))
        self.back.setAccessibleName(translate("SetupPage", "Back"))
        self.all_cards.set_words(translate("SetupPage", "See all cards"))
        self.add_deck.set_words(translate("SetupPage", "Import a deck"))
        self._fill()
        self.refresh()

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        super().dress(theme)
        self._back_words.setFont(theme.font(14))
        self._credit.setFont(theme.font(13))
        self.cloth_words.setFont(theme.font(14, 600))
        self.all_cards.dress(theme)
        self.add_deck.dress(theme)
        self._fill()
        self.refresh()
