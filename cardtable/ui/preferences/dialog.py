"""All settings in one dialog: sections one below another, and a search field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QBrush, QColor, QImage, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.deck import Deck, Named
from cardtable.art.decks import decks_for
from cardtable.art.render import render
from cardtable.comparing import sought
from cardtable.engine.game import Game
from cardtable.folders import data_folder
from cardtable.isolating import isolated
from cardtable.phrases.lists import one_after_the_other
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import Saying, _, current_language
from cardtable.ui.commands import COMMANDS
from cardtable.ui.dialog import Dialog, framed, within
from cardtable.ui.language import Language
from cardtable.ui.looks import held_words
from cardtable.ui.preferences.keys import KeyRow
from cardtable.ui.preferences.rows import (
    ChoiceRow,
    FolderRow,
    Picture,
    Row,
    Section,
    Shown,
    TextRow,
    TickRow,
    shown,
)
from cardtable.ui.settings.chosen import deck_of, is_on, variant_for
from cardtable.ui.settings.cloths import CLOTHS, cloth_for, cloth_name
from cardtable.ui.settings.declared import Choice, Flag, Setting
from cardtable.ui.settings.kept import DECLARED, MAX_NAME, Settings
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.plugin_faults import presentable_games
from cardtable.ui.widgets.buttons import press_focused
from cardtable.ui.widgets.card_fan import card_fan, samples
from cardtable.ui.widgets.fields import TextField
from cardtable.ui.widgets.keys import follow
from cardtable.ui.widgets.labels import SaidLabel, name_field, words_label
from cardtable.ui.widgets.lists import EntryList
from cardtable.ui.widgets.theme import Theme

#: Rows of keys that are made at a time, so that the dialog opens at once. A screen reader is told
#: of each of them, so it is spared those that nobody has asked for, and gets them bit by bit: so
#: many milliseconds lie between.
_AT_A_TIME, _UNHURRIED = 6, 250


def cloths(settings: Settings) -> list[Shown]:
    """The cloth of each game."""
    return [_cloth(settings, game) for game in presentable_games()]


def _cloth(settings: Settings, game: Game) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        return _("Table surface: {game}", game=phrases.title()), ""

    return Shown(
        f"cloth_{game.id}",
        words,
        lambda: cloth_for(game, settings).id,
        lambda cloth: settings.cloth.__setitem__(game.id, cloth),
        str,
        lambda: {id_: cloth_name(id_) for id_ in CLOTHS},
        lambda cloth, theme: partial(_piece, CLOTHS[cloth].weave(theme.dark, 1.0).toImage()),
    )


def _piece(weave: QImage, size: QSize, ratio: float) -> QImage:
    """A piece of cloth."""
    piece = _blank(size, ratio)
    painter = QPainter(piece)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QBrush(weave))
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1), 5, 5)
    painter.end()
    return piece


def _card(path: Path, shape: float, size: QSize, ratio: float) -> QImage:
    """A card, in the middle."""
    whole = _blank(size, ratio)
    high, wide = size.height(), size.height() * shape
    card = render(path, round(wide * ratio), round(high * ratio))
    painter = QPainter(whole)
    painter.drawImage(QRectF((size.width() - wide) / 2, 0, wide, high), card)
    painter.end()
    return whole


def _blank(size: QSize, ratio: float) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def cards(settings: Settings, language: Language) -> list[Shown]:
    """Deck and back of each game, and the options of all decks."""
    found, options = [], {}
    for game in presentable_games():
        decks = decks_for(game.decks)
        for deck in decks:
            options.update({option.id: option for option in deck.options})
        if len(decks) > 1:
            found.append(_deck(settings, language, game, decks))
        found.append(_back(settings, language, game))
    return [*found, *(_option(settings, language, option) for option in options.values())]


def _deck(settings: Settings, language: Language, game: Game, decks: list[Deck]) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        name = _("Deck: {game}", game=phrases.title())
        return name, _("Cards already on the table change too.")

    def fan(id_: str, _theme: Theme) -> Picture:
        deck = next(deck for deck in decks if deck.id == id_)
        variant = variant_for(deck, settings, language.code)
        return partial(card_fan, deck, variant, samples(deck, 3))

    def named() -> dict[str, str]:
        return {deck.id: isolated(deck.name(language.code)) for deck in decks}

    return Shown(
        f"deck_{game.id}",
        words,
        lambda: deck_of(game, settings).id,
        lambda deck: settings.deck.__setitem__(game.id, deck),
        lambda: game.deck or decks[0].id,
        named,
        fan,
    )


def _back(settings: Settings, language: Language, game: Game) -> Shown:
    phrases = phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        return _("Card back: {game}", game=phrases.title()), ""

    def lying(_back: str, _theme: Theme) -> Picture:
        deck = deck_of(game, settings)
        back = deck.picture(None, variant_for(deck, settings, language.code))
        return partial(_card, back, deck.ratio)

    def read() -> str:
        deck = deck_of(game, settings)
        kept = settings.back[deck.id]
        return kept if any(back.id == kept for back in deck.backs) else deck.backs[0].id

    def named() -> dict[str, str]:
        return {back.id: _name(back, language.code) for back in deck_of(game, settings).backs}

    return Shown(
        f"back_{game.id}",
        words,
        read,
        lambda back: settings.back.__setitem__(deck_of(game, settings).id, back),
        lambda: deck_of(game, settings).backs[0].id,
        named,
        lying,
    )


def _name(named: Named, language: str) -> str:
    return named.names.get(language, named.names.get("en", named.id))


def _option(settings: Settings, language: Language, option: Named) -> Shown:

    def about() -> str:
        return {
            "index": _("Japanese cards show their number in the corner."),
            "large": _("Larger numbers and suits in the corners of cards."),
            "german": _("King, queen and jack are K, D and B."),
            "four_colour": _("No two suits have the same colour."),
        }.get(option.id, "")

    return Shown(
        option.id,
        lambda: (_name(option, language.code), about()),
        lambda: is_on(option, settings, language.code),
        lambda on: settings.card_option.__setitem__(option.id, on),
        lambda: option.default or (option.id == "german" and language.code == "de"),
    )


class SettingsDialog(Dialog):
    """Everything that can be set; every choice takes effect at once.

    Attributes:
        rebound: keys of commands have changed.
        search: the search field.
        sections: by id.
        trouble: says that a choice could not be saved.
    """

    rebound = Signal()

    def __init__(self, shared: Shared, parent: QWidget | None = None) -> None:
        theme = shared.theme
        super().__init__(theme, "", parent)
        self._settings, self._language = shared.settings, shared.language
        self.resize(*within(theme, parent, 860, 680))
        self.column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.search = TextField()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self._list = EntryList()
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.currentRowChanged.connect(self._go_to)
        self._none, self.trouble = words_label(SaidLabel), words_label(SaidLabel)
        self._none.hide()
        self.trouble.hide()
        self._saying: Saying = str
        self.sections = {section.id: section for section in self._made(theme)}
        inside = QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.addWidget(self._none)
        for section in self.sections.values():
            self._inside.addWidget(section)
            section.was_reset.connect(self._was_reset)
        self._inside.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(inside)
        self._area.verticalScrollBar().valueChanged.connect(self._scrolled)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._list)
        self._middle.addWidget(self._area, 1)
        self.column.addWidget(self.search)
        self.column.addLayout(self._middle, 1)
        self.column.addWidget(self.trouble)
        self.close_button = self.closer()
        self.close_button.setAutoDefault(False)
        self.finish_with(self.close_button)
        self._left = list(COMMANDS)
        self._tongue = ""
        self._later = QTimer(self)
        self._later.timeout.connect(self._make_keys)
        if not QAccessible.isActive():
            self._later.start(0)
        self.apply_theme(theme)
        self.retranslate()
        self._follow()
        self.search.setFocus()

    # -- building --------------------------------------------------------------------------------
    def _made(self, theme: Theme) -> list[Section]:
        """All sections, that of the keys still without rows."""
        titles: dict[str, Callable[[], str]] = {
            "general": lambda: _("General"),
            "look": lambda: _("Appearance"),
            "cards": lambda: _("Cards"),
            "play": lambda: _("Play"),
            "sound": lambda: _("Sound"),
            "keys": lambda: _("Keys"),
            "data": lambda: _("Data"),
        }
        notes: dict[str, Callable[[], str]] = {
            "keys": lambda: _("Select a field and press the new keys; Backspace clears it.")
        }
        further: dict[str, list[Row]] = {
            "look": self._choices(cloths(self._settings)),
            "cards": self._choices(cards(self._settings, self._language)),
            "data": [FolderRow(theme, data_folder())],
        }
        made = [Section(id_, theme, titles[id_], notes.get(id_, str)) for id_ in titles]
        for section in made:
            declared = [s for s in DECLARED.values() if s.section == section.id]
            section.add(self._row(s) for s in declared)
            section.add(further.get(section.id, []))
        return made

    def _row(self, setting: Setting[Any, Any]) -> Row:
        seen = shown(setting, self._settings)
        if setting is Settings.text_size:
            seen = replace(seen, words=self._text_words)
        if isinstance(setting, Flag | Choice):
            return self._choices([seen])[0]
        return TextRow(self.theme, seen, MAX_NAME)

    def _text_words(self) -> tuple[str, str]:
        """What is said about the text size, and what comes of it in this window."""
        name, about = Settings.text_size.words()
        chosen, window = self._settings.text_size, self.parentWidget()
        text = replace(self.theme, text=chosen).text_in(window.size()) if window else chosen
        return name, one_after_the_other(about, held_words(text) if text < chosen else "")

    def _choices(self, settings: list[Shown]) -> list[Row]:
        return [(TickRow if s.values is None else ChoiceRow)(self.theme, s) for s in settings]

    def _make_keys(self) -> None:
        """Make some more rows of keys."""
        some, self._left = self._left[:_AT_A_TIME], self._left[_AT_A_TIME:]
        keys = self.sections["keys"]
        keys.add(KeyRow(self.theme, command, self._settings, self.use_keys) for command in some)
        if not self._left:
            self._later.stop()
            self._follow()
        if self.search.text():
            self._filter()

    def make_all(self) -> None:
        """Make the rows of all keys now."""
        while self._left:
            self._make_keys()

    def _follow(self) -> None:
        stops = [stop for section in self.sections.values() for stop in section.stops()]
        follow([self.search, self._list, *stops, self.close_button])

    # -- doing -----------------------------------------------------------------------------------
    def use_keys(self) -> None:
        """Apply the saved keys, in the menus as well."""
        self.rebound.emit()
        self.sections["keys"].refresh()

    def _was_reset(self) -> None:
        if self.sender() is self.sections["keys"]:
            self.use_keys()
        self.refresh()

    def _go_to(self, place: int) -> None:
        """Scroll a section to the top."""
        if self._left and place == list(self.sections).index("keys"):
            self._later.start(_UNHURRIED if QAccessible.isActive() else 0)
        if 0 <= place < len(self.sections):
            section = list(self.sections.values())[place]
            with QSignalBlocker(self._list):
                self._area.verticalScrollBar().setValue(section.y())

    def _scrolled(self, top: int) -> None:
        """Mark the visible section in the list."""
        read = [
            place
            for place, section in enumerate(self.sections.values())
            if section.isVisible() and section.y() <= top + self._area.height() // 3
        ]
        if read and not self._list.signalsBlocked():
            with QSignalBlocker(self._list):
                self._list.setCurrentRow(read[-1])

    def _filter(self) -> None:
        """Show only settings that contain all words of the search."""
        wanted = sought(self.search.text()).split()
        if wanted and self._left:
            self.make_all()
        shown = [section.filter(wanted) for section in self.sections.values()]
        if not wanted and self._left:
            self.sections["keys"].show()
        for place, any_row in enumerate(shown):
            item = self._list.item(place)
            if item is not None:
                item.setHidden(bool(wanted) and not any_row)
        nothing = bool(wanted) and not any(shown)
        self._none.setVisible(nothing)
        self._none.setText(_("Nothing found.") if nothing else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses only the focused button; on a section it leads to its first setting."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._list.hasFocus():
                self._enter()
            else:
                press_focused(self)
            event.accept()
            return
        super().keyPressEvent(event)

    def _enter(self) -> None:
        """Lead to the first setting of the section that is marked."""
        section = list(self.sections.values())[max(0, self._list.currentRow())]
        first = next((row for row in section.rows if row.isVisibleTo(self)), None)
        if first is not None:
            first.stops()[0].setFocus(Qt.FocusReason.TabFocusReason)

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Show the current settings, which a menu may have changed."""
        for section in self.sections.values():
            section.refresh()

    def warn(self, saying: Saying) -> None:
        """Show a sentence below the settings."""
        self._saying = saying
        self.trouble.show()
        self.trouble.setText(saying())

    def retranslate(self) -> None:
        """Set all texts in the current language.

        In another language what was looked for is forgotten: its words would hide what has just
        been chosen.
        """
        if self._tongue != current_language():
            self._tongue = current_language()
            self.search.clear()
        self.setWindowTitle(_("Settings"))
        name_field(self.search, _("Search settings"))
        self._list.setAccessibleName(_("Sections"))
        self.trouble.setText(self._saying())
        self.close_button.set_words(_("Close"), "Esc")
        place = self._list.currentRow()
        with QSignalBlocker(self._list):
            self._list.clear()
            for section in self.sections.values():
                section.retranslate()
                self._list.addItem(section.title)
            self._list.setCurrentRow(max(0, place))
        self._filter()
        width = self._list.sizeHintForColumn(0) + self.theme.px(28)
        self._list.setFixedWidth(width)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        px = theme.px
        self._list.setFont(theme.font(14))
        self._list.setStyleSheet(
            framed(theme, "QListWidget", f"{px(4)}px")
            + f"QListWidget::item {{ padding: {px(6)}px {px(6)}px; color: {theme.colours.ink}; }}"
            + f"QListWidget::item:selected {{ background: {theme.colours.own_row}; }}"
        )
        self._middle.setSpacing(px(14))
        self._inside.setContentsMargins(px(2), 0, px(14), 0)
        self._inside.setSpacing(px(4))
        self._none.setFont(theme.font(14))
        self.trouble.setFont(theme.font(14))
        self.close_button.apply_theme(theme)
        for section in self.sections.values():
            section.apply_theme(theme)

    def sizeHint(self) -> QSize:
        """The dialog's present size."""
        return self.size()
