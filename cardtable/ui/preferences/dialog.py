"""All settings in one dialog: sections one below another, and a search field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.comparing import sought
from cardtable.folders import data_folder
from cardtable.phrases.lists import one_after_the_other
from cardtable.translation import Saying, _, current_language
from cardtable.ui import durations
from cardtable.ui.commands import COMMANDS
from cardtable.ui.dialog import Dialog, Fade, within
from cardtable.ui.looks import held_words
from cardtable.ui.preferences.cards import deck_options, tables
from cardtable.ui.preferences.keys import KeyRow
from cardtable.ui.preferences.pictures import PictureRow
from cardtable.ui.preferences.rows import (
    ChoiceRow,
    FolderRow,
    Row,
    Section,
    Shown,
    TextRow,
    TickRow,
    shown,
)
from cardtable.ui.settings.declared import Choice, Flag, Setting
from cardtable.ui.settings.kept import DECLARED, MAX_NAME, Settings
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.plugin_faults import presentable_games
from cardtable.ui.widgets.buttons import press_focused
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.fields import TextField
from cardtable.ui.widgets.keys import follow
from cardtable.ui.widgets.labels import SaidLabel, name_field, words_label
from cardtable.ui.widgets.lists import EntryList
from cardtable.ui.widgets.theme import Theme

#: Rows of keys that are made at a time, so that the dialog opens at once. A screen reader is told
#: of each of them, so it is spared those that nobody has asked for, and gets them bit by bit: so
#: many milliseconds lie between.
_AT_A_TIME, _UNHURRIED = 6, 250
#: After so many rounds nothing is laid out anew: tiles have their width, rows their height, and
#: the bar at the side is there.
_ROUNDS = 8


class SettingsDialog(Dialog):
    """Everything that can be set; every choice takes effect at once.

    Attributes:
        rebound: keys of commands have changed.
        search: the search field.
        sections: by id.
        trouble: says that a choice could not be saved.
    """

    rebound = Signal()

    def __init__(
        self, shared: Shared, parent: QWidget | None = None, at_table: bool = False
    ) -> None:
        """``at_table``: whether closing it leads back to a match."""
        theme = shared.theme
        super().__init__(theme, "", parent)
        self._settings, self._language = shared.settings, shared.language
        self._at_table = at_table
        self.resize(*within(theme, parent, 900, 900))
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
        self._game = self._settings.last_game
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
        Fade(self._area)
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
        QTimer.singleShot(0, self, self._begin_keys)
        games = [game.id for game in presentable_games()]
        self._choose_game(self._game if self._game in games else games[0])
        self.apply_theme(theme)
        self.retranslate()
        self._follow()
        self.search.setFocus()

    # -- building --------------------------------------------------------------------------------
    def _made(self, theme: Theme) -> list[Section]:
        """All sections, that of the keys still without rows."""
        titles: dict[str, Callable[[], str]] = {
            "cards": lambda: _("Table and cards"),
            "look": lambda: _("Appearance"),
            "sound": lambda: _("Motion and sound"),
            "general": lambda: _("General"),
            "play": lambda: _("Play"),
            "keys": lambda: _("Keys"),
            "data": lambda: _("Data"),
        }
        notes: dict[str, Callable[[], str]] = {
            "keys": lambda: _("Select a field and press the new keys; Backspace clears it.")
        }
        further: dict[str, list[Row]] = {
            "cards": self._tables(),
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

    def _tables(self) -> list[Row]:
        """The tables of all games; what is set for one is offered once its table is chosen."""
        chosen = (lambda: self._game, self._choose_game)
        shown = tables(self._settings, self._language, chosen)
        made = [PictureRow(self.theme, s) for s in shown]
        return [*made, *self._choices(deck_options(self._settings, self._language))]

    def _choose_game(self, game: str) -> None:
        """Offer what is set for a game's table."""
        self._game = game
        for row in self.sections["cards"].rows:
            setting, _of, own = row.id.partition("_")
            if setting in ("cloth", "deck", "back"):
                row.offered = own == game
        self._filter()

    def _begin_keys(self) -> None:
        """Make the rows of keys now that the sheet has come: they would let it stumble."""
        if self.is_coming:
            QTimer.singleShot(durations.SHEET, self, self._begin_keys)
        elif self._left and not QAccessible.isActive():
            self._later.start(0)

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
        self._settle()

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
    def showEvent(self, event: QShowEvent) -> None:
        """Be laid out wholly before it is seen."""
        self._settle()
        super().showEvent(event)

    def _settle(self) -> None:
        """Lay out everything now: what is scrolled would at first be squashed."""
        for _round in range(_ROUNDS):
            for grid in self.findChildren(CardGrid):
                grid.settle()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

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
        self.close_button.set_words(_("Back to the match") if self._at_table else _("Close"), "Esc")
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
            "QListWidget { background: transparent; border: 0; outline: 0; }"
            f"QListWidget::item {{ padding: {px(7)}px {px(8)}px; color: {theme.colours.ink}; }}"
            f"QListWidget::item:selected {{ background: {theme.colours.own_row}; }}"
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
