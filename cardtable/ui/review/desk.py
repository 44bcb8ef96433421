"""Where finished matches are looked at again: from the table, from the list of past matches."""

from __future__ import annotations

from collections.abc import Callable
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

if TYPE_CHECKING:  # the pages are loaded when they are wanted: the window starts faster
    from cardtable.ui.review.page import ReviewPage
    from cardtable.ui.table.page import TablePage


def deck_of(id_: str, match: Match) -> Deck:
    """The deck a match was played with, or another that fits if it is not there any more."""
    families = match.game.decks
    try:
        return find_deck(id_, families)
    except BadDeck:
        return decks_for(families)[0]


class ReviewDesk(QObject):
    """Opens and closes the review of the window.

    Attributes:
        page: the review that is open, or ``None``.
        left: a review is not wanted any more.
        back: it was left by the player.
        wanted: a match is to be chosen.
        par: what the expert makes of the deal that is looked at is wanted.
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
        """``table``: the one that is open, ``behind`` the page."""
        super().__init__(pages)
        self._shared, self._pages, self._table = shared, pages, table
        self._behind = behind
        self.page: ReviewPage | None = None

    # -- which match -----------------------------------------------------------------------------
    # A journal that cannot be read is told of where matches are continued.
    def any_finished(self) -> bool:
        """Whether there is a match to look at."""
        journal = self._shared.journal
        try:
            return journal is not None and journal.any_finished()
        except JournalError:
            return False

    def ask(self) -> None:
        """Review the match at the table if it is over; else let one be chosen."""
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
            self._shared.warned.emit(problem_sentence(error))
            return
        with self._shared.fence.round(match.game.id):
            self.open(match, deck_of(deck, match), number)

    # -- the page --------------------------------------------------------------------------------
    def open(self, match: Match, deck: Deck, number: int) -> None:
        """Show the review of a match; ``number`` is its own in the journal, 0 outside of it."""
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
        page.dress(shared.theme)  # a style sheet above resets fonts when a page moves in
        self._pages.setCurrentWidget(page)
        page.take_keys()
        shared.checked.emit()

    @property
    def shown(self) -> bool:
        """Whether a review is what the window shows."""
        return self.page is not None and self._pages.currentWidget() is self.page

    def close(self) -> None:
        """End the review, and what thinks for it."""
        page, self.page = self.page, None
        if page is not None:
            page.leave()
            self._pages.removeWidget(page)
            page.deleteLater()
            self.left.emit()

    def go_back(self) -> None:
        """Back to where one came from."""
        self.close()
        self.back.emit()
