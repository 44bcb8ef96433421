"""Opens reviews of finished matches, from the table or the list of past matches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from cardtable.art.deck import BadDeck, Deck
from cardtable.art.decks import decks_for, find_deck
from cardtable.engine.match import Match
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import JournalError
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.table.behind import TableBehind

if TYPE_CHECKING:  # the pages are loaded on demand, so that the window starts faster
    from cardtable.ui.review.page import ReviewPage
    from cardtable.ui.table.page import TablePage


def deck_of(id_: str, match: Match) -> Deck:
    """The deck a match was played with, or a suitable one if that no longer exists."""
    families = match.game.decks
    try:
        return find_deck(id_, families)
    except BadDeck:
        return decks_for(families)[0]


class ReviewDesk(QObject):
    """Opens and closes the window's review.

    Attributes:
        page: the open review, or ``None``.
        left: a review was closed.
        back: the player left it.
        wanted: let the player choose a match.
        par: show what the expert makes of the current deal.
    """

    left = Signal()
    back = Signal()
    wanted = Signal()
    par = Signal()

    def __init__(
        self,
        shared: Shared,
        pages: QStackedWidget,
        table: Callable[[], TablePage | None],
        behind: TableBehind,
    ) -> None:
        """``table`` returns the open table, if any; ``behind`` pauses it under this page."""
        super().__init__(pages)
        self._shared, self._pages, self._table = shared, pages, table
        self._behind = behind
        self.page: ReviewPage | None = None

    # -- which match -----------------------------------------------------------------------------
    # An unreadable journal is reported where matches are continued.
    def any_finished(self) -> bool:
        """Whether there is a finished match to review."""
        journal = self._shared.journal
        try:
            return journal is not None and journal.any_finished()
        except JournalError:
            return False

    def ask(self) -> None:
        """Review the match at the table if it is over; otherwise let the player choose one."""
        table = self._table()
        if table is not None and table.session.match.outcome is not None:
            self.open(table.session.match, table.pictures.deck, table.session.number)
        else:
            self.wanted.emit()

    def open_kept(self, number: int) -> None:
        """Review a match of the journal."""
        if self._shared.journal is None:
            return
        try:
            match, deck = self._shared.journal.load(number)
        except JournalError as error:
            self._shared.warned.emit(partial(problem_sentence, error))
            return
        with self._shared.plugin_faults.round(match.game.id):
            self.open(match, deck_of(deck, match), number)

    # -- the page --------------------------------------------------------------------------------
    def open(self, match: Match, deck: Deck, number: int) -> None:
        """Show the review of a match; ``number`` is its number in the journal, 0 if not saved."""
        from cardtable.ui.review.page import ReviewPage

        shared = self._shared
        self.close()
        self._behind.leave()
        keeper = shared.journal if number else None
        cloth = cloth_for(match.game, shared.settings)
        page = ReviewPage(shared.theme, match, deck, shared.variant(deck), cloth, keeper, number)
        page.back.connect(self.go_back)
        page.par.connect(self.par)
        self.page = page
        self._pages.addWidget(page)
        page.dress(shared.theme)  # a style sheet above resets fonts when a page is added
        self._pages.setCurrentWidget(page)
        page.take_keys()
        shared.checked.emit()

    @property
    def shown(self) -> bool:
        """Whether the window shows a review."""
        return self.page is not None and self._pages.currentWidget() is self.page

    def close(self) -> None:
        """Close the review, and stop the bots that work for it."""
        page, self.page = self.page, None
        if page is not None:
            page.leave()
            self._pages.removeWidget(page)
            page.deleteLater()
            self.left.emit()

    def go_back(self) -> None:
        """Go back to the page before."""
        self.close()
        self.back.emit()
