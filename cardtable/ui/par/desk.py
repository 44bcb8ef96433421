"""Opens comparisons of deals with the expert's play, from the table or a review."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardtable.engine.match import Match
from cardtable.models.par import has_par
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import JournalError
from cardtable.ui.review.desk import ReviewDesk
from cardtable.ui.shared import Shared
from cardtable.ui.table.behind import TableBehind

if TYPE_CHECKING:  # the pages are loaded on demand, so that the window starts faster
    from cardtable.ui.par.page import ParPage
    from cardtable.ui.table.page import TablePage


class ParDesk(QObject):
    """Opens the comparison; it is closed as soon as another page is shown.

    Attributes:
        page: the open page, or ``None``.
    """

    def __init__(
        self,
        shared: Shared,
        pages: QStackedWidget,
        table: Callable[[], TablePage | None],
        reviews: ReviewDesk,
        behind: TableBehind,
    ) -> None:
        """``table`` returns the open table, if any; ``behind`` pauses it under this page."""
        super().__init__(pages)
        self._shared, self._pages = shared, pages
        self._table, self._reviews, self._behind = table, reviews, behind
        self.page: ParPage | None = None
        self._before: QWidget | None = None
        reviews.par.connect(self.ask)
        pages.currentChanged.connect(self._turned)

    # -- which match -----------------------------------------------------------------------------
    def _in_front(self) -> tuple[Match, int, int | None] | None:
        """The match of the page in front, its number, and the deal shown there."""
        shown, review, table = self._pages.currentWidget(), self._reviews.page, self._table()
        if review is not None and shown is review:
            deal = review.model.decisions[review.row].deal if review.row >= 0 else None
            return review.match, review.number, deal
        if table is not None and shown is table:
            return table.session.match, table.session.number, None
        return None

    @property
    def offered(self) -> bool:
        """Whether the page in front has something to compare."""
        found = self._in_front()
        if found is None or not has_par(found[0]):
            return False
        match = found[0]
        with self._shared.plugin_faults.round(match.game.id):
            return bool(match.view(None).sheet)
        return False

    def ask(self) -> None:
        """Compare the match in front."""
        found = self._in_front() if self.offered else None
        if found is not None:
            self.open(*found)

    def open_kept(self, number: int) -> None:
        """Compare a match of the journal."""
        if self._shared.journal is None:
            return
        try:
            match, _ = self._shared.journal.load(number)
        except JournalError as error:
            self._shared.warned.emit(partial(problem_sentence, error))
            return
        self.open(match, number)

    # -- the page --------------------------------------------------------------------------------
    def open(self, match: Match, number: int, deal: int | None = None) -> None:
        """Compare the deals of a match; ``number`` is its number in the journal, 0 if not saved.

        If the match is over, all deals are played, otherwise the last one; ``deal`` comes first.
        """
        from cardtable.ui.par.page import ParPage

        shared, before = self._shared, self._pages.currentWidget()
        self.close()
        with shared.plugin_faults.round(match.game.id):
            keeper = shared.journal if number else None
            page = ParPage(shared.theme, match, keeper, number)
            page.back.connect(self.go_back)
            self._before = before
            self._behind.leave()
            self._pages.addWidget(page)
            page.dress(shared.theme)  # a style sheet above resets fonts when a page is added
            self._pages.setCurrentWidget(page)
            self.page = page
            page.take_keys()
            deals = [played.number for played in page.par.deals]
            first = deals.index(deal) if deal in deals else 0
            over = match.outcome is not None
            rest = [index for index in range(len(deals)) if index != first]
            page.play([first, *rest] if over else [len(deals) - 1])
            shared.checked.emit()

    def _turned(self) -> None:
        if self.page is not None and self._pages.currentWidget() is not self.page:
            self.close()
            self._shared.checked.emit()

    def close(self) -> None:
        """Close the comparison, and stop the bots that work for it."""
        page, self.page = self.page, None
        if page is not None:
            page.leave()
            self._pages.removeWidget(page)
            page.deleteLater()

    def go_back(self) -> None:
        """Go back to the page it was opened from."""
        before = self._before
        self.close()
        if before is self._table():
            self._behind.come_back()
        elif before is not None and self._pages.indexOf(before) >= 0:
            self._pages.setCurrentWidget(before)
        if self._reviews.page is not None and before is self._reviews.page:
            self._reviews.page.take_keys()
        self._shared.checked.emit()
