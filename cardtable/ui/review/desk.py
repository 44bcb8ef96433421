"""Where finished matches are looked at again: from the table, from the list of past matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.art.decks import BadDeck, Deck, decks_for, find_deck
from cardtable.engine.match import Match
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import Entry, JournalError
from cardtable.ui.settings.cloths import cloth_for

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.review.page import ReviewPage


def deck_of(id_: str, match: Match) -> Deck:
    """The deck a match was played with, or another that fits if it is not there any more."""
    families = match.game.decks
    try:
        return find_deck(id_, families)
    except BadDeck:
        return decks_for(families)[0]


#: So many past matches are offered, the latest: more would make the window wait.
MOST = 1_000


class ReviewDesk:
    """Opens and closes the review of the window.

    Attributes:
        page: the review that is open, or ``None``.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.page: ReviewPage | None = None
        self._paused = False

    # -- which match -----------------------------------------------------------------------------
    # A journal that cannot be read is told of where matches are continued.
    def any_finished(self) -> bool:
        """Whether there is a match to look at."""
        journal = self._window.journal
        try:
            return journal is not None and journal.any_finished()
        except JournalError:
            return False

    def finished(self) -> list[Entry]:
        """The matches of the journal that ended, latest first."""
        journal = self._window.journal
        try:
            return journal.finished(MOST) if journal is not None else []
        except JournalError:
            return []

    def ask(self) -> None:
        """Review the match at the table if it is over; else let one be chosen."""
        table = self._window.table
        if table is not None and table.session.match.outcome is not None:
            self.open(table.session.match, table.pictures.deck, table.session.number)
        else:
            self.choose()

    def choose(self) -> None:
        """Let a finished match be chosen."""
        # Loaded when it is wanted, as the page is: the window starts faster without.
        from cardtable.ui.review.history import HistoryDialog, past_matches

        dialog = HistoryDialog(self._window.theme, past_matches(self.finished()), self._window)
        if dialog.exec() and dialog.chosen is not None:
            self.open_kept(dialog.chosen)

    def open_kept(self, number: int) -> None:
        """Review a match of the journal."""
        window = self._window
        if window.journal is None:
            return
        try:
            match, deck = window.journal.load(number)
        except JournalError as error:
            window.warn(problem_sentence(error))
            return
        with window.fence.round(match.game.id):
            self.open(match, deck_of(deck, match), number)

    # -- the page --------------------------------------------------------------------------------
    def open(self, match: Match, deck: Deck, number: int) -> None:
        """Show the review of a match; ``number`` is its own in the journal, 0 outside of it."""
        from cardtable.ui.review.page import ReviewPage

        window = self._window
        self.close()
        if window.table is None:
            self._paused = False
        elif not window.table.session.paused:
            window.table.pause(True)  # nothing happens at a table nobody looks at
            self._paused = True
        keeper = window.journal if number else None
        cloth = cloth_for(match.game, window.settings)
        page = ReviewPage(window.theme, match, deck, window.variant(deck), cloth, keeper, number)
        page.back.connect(self.go_back)
        self.page = page
        window.pages.addWidget(page)
        page.dress(window.theme)  # a style sheet above resets fonts when a page moves in
        window.pages.setCurrentWidget(page)
        page.list.setFocus()
        window.show_checks()

    def close(self) -> None:
        """End the review, and what thinks for it."""
        page, self.page = self.page, None
        if page is not None:
            page.leave()
            self._window.pages.removeWidget(page)
            page.deleteLater()
            self._window.page_left.emit()

    def go_back(self) -> None:
        """Back to the table, if there is one, or to the start page."""
        window = self._window
        self.close()
        if window.table is not None:
            if self._paused:
                window.table.pause(False)
                self._paused = False
            window.pages.setCurrentWidget(window.table)
            window.table.view.setFocus()
            window.show_checks()
        else:
            window.show_start()
