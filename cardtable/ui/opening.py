"""Opens what pages, menus and dialogs want opened: the one place that knows them all."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardtable.engine.game import Game
from cardtable.engine.match import Match
from cardtable.games import all_games, find_game
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import JournalError
from cardtable.ui import intents
from cardtable.ui.pages import Navigator, Page

if TYPE_CHECKING:  # pages and dialogs are loaded on demand, so that the window starts faster
    from cardtable.art.deck import Deck
    from cardtable.ui.bot_service import BotService
    from cardtable.ui.guide.lessons import GuideDesk
    from cardtable.ui.guide.puzzles import PuzzleDesk
    from cardtable.ui.matches import MatchDesk
    from cardtable.ui.records.desk import RecordDesk
    from cardtable.ui.shared import Shared
    from cardtable.ui.start.desk import StartDesk


class Opener(QObject):
    """Opens pages and dialogs.

    Attributes:
        guide: the desk of lessons, once used.
        puzzles: the desk of puzzles, once used.
    """

    def __init__(
        self,
        shared: Shared,
        navigator: Navigator,
        matches: MatchDesk,
        front: StartDesk,
        records: RecordDesk,
        bots: BotService,
        others: Mapping[type, Callable[[Any], object]],
    ) -> None:
        """``others``: what opens the other intents, by their kind."""
        super().__init__(navigator)
        self._shared, self._navigator, self._stack = shared, navigator, navigator.stack
        self._matches, self._front, self._records = matches, front, records
        self._bots, self._others = bots, others
        self.guide: GuideDesk | None = None
        self.puzzles: PuzzleDesk | None = None

    def open(self, wanted: intents.Intent) -> None:
        """Open something."""
        match wanted:
            case intents.SetUp(game):
                self._set_up(find_game(game))
            case intents.MatchRequest():
                self._matches.begin(wanted)
            case intents.Quick(game):
                self._quick(game)
            case intents.Rematch():
                self._matches.rematch()
            case intents.Resume(number):
                self._resume(number)
            case intents.Lessons(game, first):
                self._lessons(game, first)
            case intents.Puzzles(game):
                self._list_puzzles(game)
            case intents.Solve(game, number):
                self._solve(find_game(game), number)
            case intents.Gallery(deck):
                self._gallery(deck)
            case intents.Days():
                self._today()
            case intents.Ladder(game):
                self._ladder(game)
            case intents.Past(unfinished, number):
                self._past(unfinished, number)
            case intents.Statistics():
                self._statistics()
            case intents.Review(number):
                self._review(number)
            case intents.Compare(number):
                self._compare(number)
            case intents.Replay(number, step, stamp):
                self._replay(number, step, stamp)
            case intents.Stamps():
                self._stamps()
            case intents.Export(number):
                self._export(number)
            case _:
                self._others[type(wanted)](wanted)

    def push(self, page: Page) -> None:
        """Show a page above the one in front."""
        page.wants.connect(self.open)
        self._navigator.push(page)

    # -- playing ---------------------------------------------------------------------------------
    def _set_up(self, game: Game) -> None:
        from cardtable.ui.setup.page import SetupPage

        self._navigator.clear()
        with self._shared.plugin_faults.round(game.id):
            page = SetupPage(self._shared.theme, game, self._shared.settings, self._stack)
            page.wants.connect(self.open)
            self._navigator.replace(page)

    def _quick(self, game: str) -> None:
        from cardtable.ui.matches import quick_match

        chosen = find_game(game) if game else self._navigator.game or self._front.likely_game
        with self._shared.plugin_faults.round(chosen.id):
            self._matches.begin(quick_match(self._shared, chosen))

    def _resume(self, number: int) -> None:
        table = self._matches.table
        if table is not None and table.number == number:
            self._navigator.go_to(table)
        else:
            self._matches.resume(number)

    def _lessons(self, game: str, first: bool) -> None:
        from cardtable.ui.guide.lessons import GuideDesk

        if not any(one.lessons for one in all_games().values()):
            return
        if self.guide is None:
            self.guide = GuideDesk(self._shared, self._matches)
            self.guide.wants.connect(self.open)
        if first:
            self.guide.begin(find_game(game))
        else:
            self.guide.choose(find_game(game) if game else None)

    def _list_puzzles(self, game: str) -> None:
        from cardtable.ui.puzzles import PuzzlePage

        front = self._navigator.game
        page = PuzzlePage(self._shared, game or (front.id if front else ""), self._stack)
        page.wants.connect(self.open)
        self._navigator.clear()
        self._navigator.replace(page)

    def _solve(self, game: Game, number: int) -> None:
        from cardtable.ui.guide.puzzles import PuzzleDesk

        if self.puzzles is None:
            self.puzzles = PuzzleDesk(self._shared, self._matches, self._bots)
            self.puzzles.wants.connect(self.open)
        with self._shared.plugin_faults.round(game.id):
            self.puzzles.open(game, number)

    def _gallery(self, deck: str) -> None:
        from cardtable.ui.gallery import GalleryPage

        game = self._navigator.game or self._front.likely_game
        deck = deck or self._shared.deck(game).id
        if self._navigator.find(GalleryPage) is None:
            self.push(GalleryPage(self._shared, deck, self._stack))

    def _today(self) -> None:
        from cardtable.ui.today import TodayPage

        if self._navigator.find(TodayPage) is None:
            self.push(TodayPage(self._shared, self._stack))

    def _ladder(self, game: str) -> None:
        from cardtable.ui.ladder import LadderPage

        chosen = game or (self._navigator.game or self._front.likely_game).id
        if self._navigator.find(LadderPage) is None:
            self.push(LadderPage(self._shared, chosen, self._stack))

    # -- looking back ----------------------------------------------------------------------------
    def _past(self, unfinished: bool = False, number: int = 0) -> None:
        from cardtable.models.past import UNFINISHED
        from cardtable.ui.past.page import PastPage

        page = self._navigator.find(PastPage)
        if page is None:
            table = self._matches.table
            in_play = table.number if table is not None else 0
            page = PastPage(self._shared, in_play, self._stack)
            page.changed.connect(self._front.refresh)
            self.push(page)
        else:
            self._navigator.go_to(page)
        if unfinished:
            page.want(UNFINISHED)
        if number:
            page.look_for(number)
        page.take_keys()

    def _statistics(self) -> None:
        from cardtable.ui.statistics.page import StatisticsPage

        game, page = self._navigator.game, self._navigator.find(StatisticsPage)
        if page is None:
            page = StatisticsPage(self._shared, self._stack)
            self.push(page)
        else:
            self._navigator.go_to(page)
        if game is not None:
            page.filters.want(game.id)

    def _review(self, number: int) -> None:
        from cardtable.ui.past.page import PastPage
        from cardtable.ui.past.replay_page import ReplayPage

        table, front = self._matches.table, self._navigator.front
        if isinstance(front, PastPage) and front.looked_at is not None and front.looked_at.finished:
            number = number or front.looked_at.id
        if not number and isinstance(front, ReplayPage) and front.match.outcome is not None:
            self.review(front.match, front.deck, front.number, front.replay.deal + 1)
        elif number:
            loaded = self._load(number)
            if loaded is not None:
                self.review(*loaded, number)
        elif table is None or not table.session.reviewable:
            self._past()
        elif table.session.match.outcome is not None:
            self.review(table.session.match, table.pictures.deck, table.number)
        else:  # what is judged now may still be taken back: nothing of it is kept
            match = table.session.match
            now = match.until(len(match.actions))
            self.review(now, table.pictures.deck, 0, match.view(None).deal)

    def review(self, match: Match, deck: Deck, number: int, deal: int = 0) -> None:
        """Review a match; ``number`` is its number in the journal, 0 if not saved.

        ``deal``: the one to begin with.
        """
        from cardtable.ui.review.page import ReviewPage

        with self._shared.plugin_faults.round(match.game.id):
            self.push(ReviewPage(self._shared, match, deck, number, self._stack, deal))

    def _replay(self, number: int, step: int, stamp: str) -> None:
        from cardtable.engine.stamps import Ended
        from cardtable.games.stamps import moment_of
        from cardtable.ui.past.replay_page import ReplayPage

        loaded = self._load(number)
        if loaded is None:
            return
        match, deck = loaded
        step = min(step, len(match.actions))
        if match.outcome is None:  # what comes later is still being played
            match = match.until(step)
        with self._shared.plugin_faults.round(match.game.id):
            page = ReplayPage(self._shared, match, deck, number, self._stack)
            if stamp:
                step = moment_of(stamp, Ended(match.until(step), page.replay.seat))
            page.replay.go(step)
            self.push(page)
            page.begin()

    def _stamps(self) -> None:
        from cardtable.ui.stamps import StampPage

        page = self._navigator.find(StampPage)
        if page is None:
            self.push(StampPage(self._shared, self._stack))
        else:
            self._navigator.go_to(page)

    def take_in(self, match: Match) -> None:
        """Keep the match of a record in the journal, and show it in the list of past matches."""
        from cardtable.ui.past.page import PastPage

        page = self._navigator.find(PastPage)
        if page is not None:
            page.take_in(match)
            return
        try:
            self._shared.take_in(match)
        except JournalError as error:
            self._shared.warned.emit(partial(problem_sentence, error))

    @property
    def may_review(self) -> bool:
        """Whether there is anything to review at the table; without one, past matches are."""
        table = self._matches.table
        return table is None or table.session.reviewable

    @property
    def may_compare(self) -> bool:
        """Whether the page in front has something to compare with the expert's play."""
        page = self._navigator.front
        if page is None or page.match is None or not page.comparable:
            return False
        from cardtable.models.par import has_par

        if not has_par(page.match):
            return False
        with self._shared.plugin_faults.round(page.match.game.id):
            return bool(page.match.view(None).sheet)
        return False

    def _compare(self, number: int) -> None:
        front = self._navigator.front
        if number:
            loaded = self._load(number)
            if loaded is not None:
                self.compare(loaded[0], number)
        elif self.may_compare:
            assert front is not None and front.match is not None
            self.compare(front.match, front.number, front.deal_shown)

    def compare(self, match: Match, number: int, deal: int | None = None) -> None:
        """Compare the deals of a match; ``number`` is its number in the journal, 0 if not saved.

        If the match is over, all deals are played, otherwise the last one; ``deal`` comes first.
        """
        from cardtable.ui.par import ParPage

        with self._shared.plugin_faults.round(match.game.id):
            page = ParPage(self._shared, match, number, self._stack)
            self.push(page)
            page.begin(deal)

    def _load(self, number: int) -> tuple[Match, Deck] | None:
        """A match of the journal with its deck; if it cannot be read, that is said."""
        from cardtable.art.decks import deck_for

        front = self._navigator.front
        try:
            match, deck = self._shared.open_journal().load(number)
        except JournalError as error:
            self._shared.warned.emit(partial(problem_sentence, error))
            if front is not None:
                front.report(problem_sentence(error))
            return None
        self._shared.note_result(number, match)
        return match, deck_for(deck, match.game.decks)

    def _export(self, number: int) -> None:
        if not number:
            self._records.ask_export()
            return
        loaded = self._load(number)
        if loaded is not None:
            self._records.ask_export_of(loaded[0])
