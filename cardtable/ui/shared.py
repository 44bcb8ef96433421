"""What all pages of the window share, none of it visible: settings, look, journal."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.engine.failed import GameFailed
from cardtable.folders import journal_file
from cardtable.store.journal import Journal, JournalError
from cardtable.translation import current_language
from cardtable.ui.language import Language
from cardtable.ui.settings.kept import Settings
from cardtable.ui.upkeep.plugin_faults import PluginFaults
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.theme import Theme, system_is_calm

if TYPE_CHECKING:
    from cardtable.art.deck import Deck, Variant
    from cardtable.engine.game import Game
    from cardtable.engine.match import Match
    from cardtable.store.ratings import Change, Table
    from cardtable.store.statistics import Own

#: Matches that are rated while the window waits.
AT_ONCE = 50


class Ratings(QObject):
    """Knows the ratings of a journal: finds them if nothing has changed, works them out if little
    has, and in another thread if much has.

    Attributes:
        came: they have been worked out in the other thread.
    """

    came = Signal()

    def __init__(self, journal: Callable[[], Journal | None], parent: QObject) -> None:
        super().__init__(parent)
        self._journal = journal
        self._known: tuple[tuple[Journal, object], Table] | None = None
        self._at_work = False

    @property
    def table(self) -> Table | None:
        """Where everybody stands; ``None`` if nobody can tell yet: then they come later."""
        from cardtable.store import ratings  # the window is drawn first

        journal = self._journal()
        if journal is None:
            return None
        try:
            if self._known is None or self._known[0] != (journal, journal.stamp):
                found = ratings.of(journal, AT_ONCE)
                if found is None:
                    self._work_out(journal.path)
                    return None
                self._known = (journal, journal.stamp), found  # rating has written to it
        except JournalError:  # reported where matches are continued
            return None
        return self._known[1]

    def change(self, match: int, name: str) -> Change | None:
        """What a match of the journal did to a person's rating."""
        from cardtable.store import ratings

        journal = self._journal()
        try:
            return None if journal is None else ratings.change(journal, match, name)
        except JournalError:
            return None

    def _work_out(self, path: Path) -> None:
        if not self._at_work:
            self._at_work = True
            run_task(self, partial(_worked_out, path), self._done, self._not)

    def _done(self, found: Table) -> None:
        from cardtable.store import ratings

        self._at_work = False
        journal = self._journal()
        try:
            if journal is not None and ratings.of(journal, AT_ONCE) is None:
                self._known = (journal, journal.stamp), found  # it cannot be written
        except JournalError:
            return
        self.came.emit()

    def _not(self, error: Exception) -> None:
        self._at_work = False
        if not isinstance(error, JournalError):  # a journal error: tried again later
            raise error


def _worked_out(path: Path) -> Table:
    from cardtable.store import ratings

    with closing(Journal(path, later=True)) as journal:
        found = ratings.of(journal)
    assert found is not None  # there was no limit
    return found


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

    @property
    def calm(self) -> bool:
        """Whether nothing moves when another page or another light comes."""
        return self.theme.quiet or system_is_calm() or not self.settings.speed.value

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
