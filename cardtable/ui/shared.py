"""What all pages of the window share, none of it visible: settings, look, journal."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.engine.failed import GameFailed
from cardtable.folders import journal_file
from cardtable.store.journal import Journal, JournalError
from cardtable.translation import current_language
from cardtable.ui.language import Language
from cardtable.ui.settings.kept import Settings
from cardtable.ui.upkeep.plugin_faults import PluginFaults
from cardtable.ui.upkeep.ratings import Ratings
from cardtable.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cardtable.art.deck import Deck, Variant
    from cardtable.engine.game import Game
    from cardtable.engine.match import Match
    from cardtable.store.statistics import Own


class Shared(QObject):
    """Handed to every page of the window.

    Attributes:
        settings, language: the player's settings and language.
        theme: the current theme.
        journal: the journal of matches; ``None`` while it cannot be opened.
        plugin_faults: takes the faults of plugin games.
        ratings: how strong everybody is.
        opened: the journal could be opened after all.
        warned: show the player what a ``Saying`` says; ``None`` removes the last.
        checked: what the menus show as checked or enabled may have changed.
        deleting: matches are about to be deleted; what is not written of them yet goes first.
    """

    opened = Signal()
    warned = Signal(object)
    checked = Signal()
    deleting = Signal()

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
        self.ratings = Ratings(lambda: self.journal, self)
        #: The own matches counted last, and how the journal stood then.
        self._counted: tuple[tuple[Journal, object, str], Own] | None = None

    def deck(self, game: Game) -> Deck:
        """The deck that a game is played with."""
        from cardtable.ui.settings.chosen import deck_of  # the start page shows no deck

        return deck_of(game, self.settings)

    def variant(self, deck: Deck) -> Variant:
        """The variant in which a deck is shown."""
        from cardtable.ui.settings.chosen import variant_for

        return variant_for(deck, self.settings, self.language.code)

    def note_result(self, number: int, match: Match) -> None:
        """Note the result of a finished match of the journal, for statistics."""
        from cardtable.models.saving import deltas_of

        if match.outcome is not None and self.journal is not None and number:
            with suppress(JournalError, GameFailed):  # noted when somebody looks at it next
                self.journal.keep_result(number, deltas_of(match))

    def take_in(self, match: Match) -> int:
        """Keep the match of a record in the journal; returns its number there.

        Raises:
            JournalError: if it cannot be kept.
        """
        number, _ = self.open_journal().bring_in(match, self.deck(match.game).id)
        self.note_result(number, match)
        return number

    def own_matches(self) -> Own:
        """The player's own matches for statistics; counted anew if the journal has changed.

        Raises:
            JournalError: if it cannot be read.
        """
        from cardtable.phrases.characters import called
        from cardtable.store.statistics import Own, own_matches

        journal = self.journal
        if journal is None:
            return Own((), 0, 0, "")
        stamp = journal, journal.stamp, current_language()
        if self._counted is None or self._counted[0] != stamp:
            self._counted = stamp, own_matches(journal, called)
        return self._counted[1]

    def forget_deleted(self) -> None:
        """Delete for good what was put away: nobody can restore it any more."""
        if self.journal is not None and self.journal.locked is None:
            with suppress(JournalError):  # it stays put away, and is deleted next time
                self.journal.forget_away()

    def open_journal(self) -> Journal:
        """The journal; if it could not be opened, try again.

        Raises:
            JournalError: if it still cannot be opened.
        """
        if self.journal is None:
            self.journal = Journal(journal_file(), later=True)
            self.opened.emit()
        return self.journal
