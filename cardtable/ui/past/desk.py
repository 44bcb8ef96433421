"""Opens the page of past matches and the table on which a match is replayed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from cardtable.art.decks import decks_for
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match
from cardtable.models.saved import deltas_of
from cardtable.phrases.problems import problem_sentence
from cardtable.store.archive import PastMatch
from cardtable.store.journal import Journal, JournalError
from cardtable.store.keeping import KEEP_ALL
from cardtable.ui.review.desk import deck_of
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.table.behind import TableBehind

if TYPE_CHECKING:  # the pages are loaded on demand, so that the window starts faster
    from cardtable.ui.past.page import PastPage
    from cardtable.ui.past.replay_page import ReplayPage
    from cardtable.ui.table.page import TablePage


class PastDesk(QObject):
    """Shows and closes these pages.

    Deleted matches are at first put away. They are gone for good once they can no longer be
    restored: when the page is left, or the program ends normally. After a crash the page offers
    them again.

    Attributes:
        page, replay: the open pages.
        back: the page was left.
        resumed, reviewed: continue or review a match, by its number.
        exported: write a match to a file.
        bring: import a record.
        statistics: show the statistics.
        changed: the number of matches has changed.
        left: a page was closed.
    """

    back = Signal()
    resumed = Signal(int)
    reviewed = Signal(int)
    exported = Signal(object)
    bring = Signal()
    statistics = Signal()
    changed = Signal()
    left = Signal()

    def __init__(
        self,
        shared: Shared,
        pages: QStackedWidget,
        table: Callable[[], TablePage | None],
        behind: TableBehind,
    ) -> None:
        """``table`` returns the open table, if any; ``behind`` pauses it under these pages."""
        super().__init__(pages)
        self._shared, self._pages, self._table = shared, pages, table
        self._behind = behind
        self.page: PastPage | None = None
        self.replay: ReplayPage | None = None

    # -- the page --------------------------------------------------------------------------------
    def show(self, result: str = "", number: int = 0) -> None:
        """Show the list, filtered by ``result`` if given, or at the match of this number."""
        from cardtable.ui.past.page import PastPage

        shared, table = self._shared, self._table()
        if self.page is None:
            self._behind.leave()
            in_play = table.session.number if table is not None else 0
            self.page = page = PastPage(shared.theme, in_play)
            page.back.connect(self.go_back)
            page.replay.connect(self.play_again)
            page.review.connect(self._review)
            page.resume.connect(self._resume)
            page.export.connect(self._export)
            page.delete.connect(self.delete)
            page.undo.connect(self.undo)
            page.bring.connect(self.bring)
            page.statistics.connect(self.statistics)
            self._pages.addWidget(page)
            page.dress(shared.theme)  # a style sheet above resets fonts when a page is added
        self.refresh()
        if result:
            self.page.want(result)
        self._pages.setCurrentWidget(self.page)
        if number:
            self.page.look_for(number)
        self.page.take_keys()
        shared.checked.emit()

    def refresh(self) -> None:
        """Read the journal again."""
        if self.page is None:
            return
        journal, matches, away, trouble = self._shared.journal, list[PastMatch](), 0, ""
        try:
            if journal is not None:
                matches, away = journal.past_matches(), len(journal.away())
        except JournalError as error:
            trouble = problem_sentence(error)
        self.page.show_matches(matches)
        self.page.show_deleted(away)
        self.page.say(trouble)

    def close(self) -> None:
        """Close the pages; deleted matches are then gone for good."""
        self._close_replay()
        page, self.page = self.page, None
        if page is not None:
            self.forget()
            self._pages.removeWidget(page)
            page.deleteLater()
            self.left.emit()

    def forget(self) -> None:
        """Delete for good what was put away."""
        journal = self._shared.journal
        if journal is not None and journal.locked is None:
            with suppress(JournalError):  # it stays put away, and is deleted next time
                journal.forget_away()

    def go_back(self) -> None:
        """Go back from the table to the list, or from the list to the page before."""
        if self.replay is not None:
            self._close_replay()
        else:
            self.close()
        self.back.emit()

    def come_back(self) -> bool:
        """Show the list again; returns whether it is open."""
        if self.page is None:
            return False
        self.refresh()
        self._pages.setCurrentWidget(self.page)
        self.page.take_keys()
        return True

    # -- deleting --------------------------------------------------------------------------------
    def delete(self, numbers: list[int]) -> None:
        """Put matches away."""
        self._write(lambda journal: journal.put_away(numbers))

    def undo(self) -> None:
        """Restore what was put away, and go to it."""
        back: list[int] = []

        def restore(journal: Journal) -> None:
            numbers, aged = journal.restore()
            back.extend(numbers)
            if aged:  # otherwise they would be deleted again
                self._shared.settings.keep = KEEP_ALL

        self._write(restore)
        if self.page is not None and back:
            self.page.look_for(back[0])
            self.page.take_keys()

    def _write(self, do: Callable[..., object]) -> None:
        trouble = ""
        try:
            do(self._shared.open_journal())
        except JournalError as error:
            trouble = problem_sentence(error)
        self.refresh()
        if self.page is not None and trouble:
            self.page.say(trouble)
        self.changed.emit()

    # -- a match ---------------------------------------------------------------------------------
    def _load(self, number: int) -> tuple[Match, str] | None:
        try:
            return self._shared.open_journal().load(number)
        except JournalError as error:
            if self.page is not None:
                self.page.say(problem_sentence(error))
            return None

    def play_again(self, number: int) -> None:
        """Replay a finished match on the table."""
        loaded = self._load(number)
        if loaded is None:
            return
        match, deck_id = loaded
        from cardtable.ui.past.replay_page import ReplayPage

        shared = self._shared
        with shared.plugin_faults.round(match.game.id):
            self._close_replay()
            deck = deck_of(deck_id, match)
            cloth, speed = cloth_for(match.game, shared.settings), shared.settings.speed
            variant = shared.variant(deck)
            page = ReplayPage(shared.theme, match, deck, variant, cloth, speed)
            page.back.connect(self.go_back)
            self.replay = page
            self._pages.addWidget(page)
            page.dress(shared.theme)
            self._pages.setCurrentWidget(page)
            page.dress(shared.theme)
            page.take_keys()
            self._note(number, match)
            shared.checked.emit()

    def _close_replay(self) -> None:
        page, self.replay = self.replay, None
        if page is not None:
            page.leave()
            self._pages.removeWidget(page)
            page.deleteLater()
            self.left.emit()

    def _review(self, number: int) -> None:
        loaded = self._load(number)
        if loaded is not None:
            self._note(number, loaded[0])
            self.reviewed.emit(number)

    def _resume(self, number: int) -> None:
        table = self._table()
        if table is not None and table.session.number == number:
            self.go_back()
        else:
            self.resumed.emit(number)

    def _export(self, number: int) -> None:
        loaded = self._load(number)
        if loaded is not None:
            self.exported.emit(loaded[0])

    def _note(self, number: int, match: Match) -> None:
        """Save the results of a match that was finished before results were saved."""
        if match.outcome is not None:
            with suppress(JournalError, GameFailed):  # statistics do without it
                self._shared.open_journal().keep_result(number, deltas_of(match))

    def take_in(self, match: Match) -> None:
        """Keep the match of a record, and show it in the list."""
        number = 0
        deck = decks_for(match.game.decks)[0].id
        trouble = ""
        try:
            number, _ = self._shared.open_journal().bring_in(match, deck)
        except JournalError as error:
            trouble = problem_sentence(error)
        if number:
            self._note(number, match)
        self.changed.emit()
        if self.page is None:
            return
        self.refresh()
        self.page.look_for(number)
        if trouble:
            self.page.say(trouble)
