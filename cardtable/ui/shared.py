"""What all pages of the window share, and nothing that can be seen: settings, look, journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.folders import journal_file
from cardtable.phrases.language import Language
from cardtable.store.journal import Journal
from cardtable.ui.settings.kept import Settings
from cardtable.ui.upkeep.fence import GameFence
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.art.deck import Deck, Variant


class Shared(QObject):
    """Handed to every desk of the window.

    Attributes:
        settings, language: the player's.
        theme: the look in force.
        journal: where matches are kept; ``None`` as long as it cannot be opened.
        fence: round games from elsewhere.
        opened: the journal was opened at last.
        warned: the player is to be told a sentence; an empty one takes the last back.
        checked: what the menus show as on, or as possible, may have changed.
    """

    opened = Signal()
    warned = Signal(str)
    checked = Signal()

    def __init__(
        self,
        settings: Settings,
        language: Language,
        journal: Journal | None,
        theme: Theme,
        fence: GameFence,
    ) -> None:
        super().__init__()
        self.settings, self.language = settings, language
        self.journal, self.theme, self.fence = journal, theme, fence

    def variant(self, deck: Deck) -> Variant:
        """The dress in which a deck is shown."""
        from cardtable.ui.settings.dress import variant_for  # the start page shows no deck

        return variant_for(deck, self.settings, self.language.code)

    def open_journal(self) -> Journal:
        """The journal; one that could not be opened is tried again.

        Raises:
            JournalError: if it still cannot be opened.
        """
        if self.journal is None:
            self.journal = Journal(journal_file(), later=True)
            self.opened.emit()
        return self.journal
