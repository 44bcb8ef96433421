"""What all pages of the window share, none of it visible: settings, look, journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.folders import journal_file
from cardtable.phrases.language import Language
from cardtable.store.journal import Journal
from cardtable.ui.settings.kept import Settings
from cardtable.ui.upkeep.plugin_faults import PluginFaults
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.art.deck import Deck, Variant


class Shared(QObject):
    """Handed to every desk of the window.

    Attributes:
        settings, language: the player's settings and language.
        theme: the current theme.
        journal: the journal of matches; ``None`` while it cannot be opened.
        plugin_faults: takes the faults of plugin games.
        opened: the journal could be opened after all.
        warned: show the player what a ``Saying`` says; ``None`` removes the last.
        checked: what the menus show as checked or enabled may have changed.
    """

    opened = Signal()
    warned = Signal(object)
    checked = Signal()

    def __init__(
        self,
        settings: Settings,
        language: Language,
        journal: Journal | None,
        theme: Theme,
        plugin_faults: PluginFaults,
    ) -> None:
        super().__init__()
        self.settings, self.language = settings, language
        self.journal, self.theme, self.plugin_faults = journal, theme, plugin_faults

    def variant(self, deck: Deck) -> Variant:
        """The variant in which a deck is shown."""
        from cardtable.ui.settings.dress import variant_for  # the start page shows no deck

        return variant_for(deck, self.settings, self.language.code)

    def open_journal(self) -> Journal:
        """The journal; if it could not be opened, try again.

        Raises:
            JournalError: if it still cannot be opened.
        """
        if self.journal is None:
            self.journal = Journal(journal_file(), later=True)
            self.opened.emit()
        return self.journal
