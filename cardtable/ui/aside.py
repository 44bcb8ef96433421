"""The pages that look back: past matches, reviews, comparisons, statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from cardtable.ui.par.desk import ParDesk
from cardtable.ui.past.desk import PastDesk
from cardtable.ui.review.desk import ReviewDesk
from cardtable.ui.shared import Shared
from cardtable.ui.table.behind import TableBehind

if TYPE_CHECKING:
    from cardtable.engine.match import Match
    from cardtable.ui.matches import MatchDesk
    from cardtable.ui.par.page import ParPage
    from cardtable.ui.past.page import PastPage
    from cardtable.ui.past.replay_page import ReplayPage
    from cardtable.ui.records.desk import RecordDesk
    from cardtable.ui.review.page import ReviewPage
    from cardtable.ui.start.desk import StartDesk
    from cardtable.ui.statistics.desk import StatisticsDesk
    from cardtable.ui.statistics.page import StatisticsPage
    from cardtable.ui.table.page import TablePage

    AsidePage = ReviewPage | ParPage | ReplayPage | PastPage | StatisticsPage


class Aside(QObject):
    """Opens these pages, one above another, and leads back from each.

    Leaving a review or statistics leads back to the list of past matches if that is open, else to
    the table, else to the start page.

    Attributes:
        reviews, past, par: desks.
        home: nothing is left to go back to but the start page.
        left: a page with a match was left.
    """

    home = Signal()
    left = Signal()

    def __init__(
        self, shared: Shared, pages: QStackedWidget, table: Callable[[], TablePage | None]
    ) -> None:
        """``table`` returns the open table, if any."""
        super().__init__(pages)
        self._shared, self._pages, self._table = shared, pages, table
        self._behind = TableBehind(pages, table)
        self.reviews = ReviewDesk(shared, pages, table, self._behind)
        self.past = PastDesk(shared, pages, table, self._behind)
        self.par = ParDesk(shared, pages, table, self.reviews, self._behind)
        self._statistics: StatisticsDesk | None = None
        self.reviews.back.connect(self.go_back)
        self.reviews.wanted.connect(self.past.show)
        self.past.back.connect(self.go_back)
        self.past.reviewed.connect(self.reviews.open_kept)
        self.past.statistics.connect(self.show_statistics)
        for desk in (self.reviews, self.past):
            desk.left.connect(self.left)

    def connect_with(self, matches: MatchDesk, records: RecordDesk, front: StartDesk) -> None:
        """Connect past matches with the desks that open matches, and read and write records."""
        self.past.resumed.connect(matches.resume)
        self.past.exported.connect(records.ask_export_of)
        self.past.bring.connect(records.ask_keep)
        records.kept.connect(self.past.take_in)
        front.past.connect(self.show_past)
        front.unfinished.connect(self.show_unfinished)
        front.statistics.connect(self.show_statistics)

    @property
    def statistics(self) -> StatisticsDesk:
        """The desk of statistics, made on first use."""
        if self._statistics is None:
            from cardtable.ui.statistics.desk import StatisticsDesk

            self._statistics = StatisticsDesk(self._shared, self._pages)
            self._statistics.back.connect(self._leave_statistics)
            self._statistics.look.connect(self._look_at)
        return self._statistics

    def show_past(self) -> None:
        """Show the list of past matches."""
        self.past.show()

    def show_unfinished(self) -> None:
        """Show the list of matches that can be continued."""
        from cardtable.models.past import UNFINISHED

        self.past.show(UNFINISHED)

    def show_statistics(self) -> None:
        """Show the page of statistics."""
        self._behind.leave()
        self.statistics.show()

    def _leave_statistics(self) -> None:
        self.statistics.close()
        self.go_back()

    def _look_at(self, number: int) -> None:
        self.past.show(number=number)

    def go_back(self) -> None:
        """Go back to the page below the one that was left."""
        if self.past.come_back() or self._behind.come_back():
            self._shared.checked.emit()
        else:
            self.home.emit()

    # -- all of them -----------------------------------------------------------------------------
    @property
    def pages(self) -> list[AsidePage]:
        """The open pages."""
        found: list[AsidePage | None]
        found = [self.reviews.page, self.par.page, self.past.replay, self.past.page]
        if self._statistics is not None:
            found.append(self._statistics.page)
        return [page for page in found if page is not None]

    @property
    def shown(self) -> AsidePage | None:
        """The page that the window shows, if it is one of these."""
        current = self._pages.currentWidget()
        return next((page for page in self.pages if page is current), None)

    @property
    def match(self) -> Match | None:
        """The match on the page shown, if it has one."""
        page = self.shown
        for looked_at in (self.reviews.page, self.par.page, self.past.replay):
            if looked_at is not None and looked_at is page:
                return looked_at.match
        return None

    def close(self) -> None:
        """Close all of them."""
        self.par.close()
        self.reviews.close()
        self.past.close()
        if self._statistics is not None:
            self._statistics.close()

    def end(self) -> None:
        """Close all of them; deleted matches can no longer be restored."""
        self.close()
        self.past.forget()

    def dress(self) -> None:
        """Apply another theme."""
        for page in self.pages:
            page.dress(self._shared.theme)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for page in self.pages:
            page.retranslate()
        self.past.refresh()
