"""Sets puzzles up at the table, one after another, and remembers which are solved."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.puzzles import Fight, Question
from cardtable.games import all_games
from cardtable.games.stamps import PUZZLES, SOLVED
from cardtable.models.puzzles import FightRun, PerfectThinker, QuestionRun, puzzle_words, puzzles_of
from cardtable.models.seats import with_character
from cardtable.phrases.names import numbered_player
from cardtable.store.stamps import StampBook
from cardtable.store.trouble import JournalError
from cardtable.ui.bot_service import BotService
from cardtable.ui.guide.puzzle import FightGuide, PuzzleGuide, QuestionGuide
from cardtable.ui.intents import Puzzles, Solve
from cardtable.ui.matches import MatchDesk
from cardtable.ui.seating import told_apart
from cardtable.ui.shared import Shared

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage

#: Who sits opposite.
_OTHERS = ("ayla", "otto", "hana")


class PuzzleDesk(QObject):
    """Begins and ends puzzles.

    Attributes:
        wants: the player wants something opened (an intent of :mod:`cardtable.ui.intents`).
        guide: the guide of the open puzzle, if any.
    """

    wants = Signal(object)

    def __init__(self, shared: Shared, matches: MatchDesk, bots: BotService) -> None:
        super().__init__(matches)
        self._shared, self._matches, self._bots = shared, matches, bots
        self.guide: PuzzleGuide | None = None
        matches.left.connect(self._left)

    def open(self, game: Game, number: int) -> None:
        """Set a puzzle up.

        Raises:
            BadPuzzles: if the puzzles are damaged.
        """
        puzzles = puzzles_of(game)
        puzzle = puzzles[number - 1]
        own = Seat("human", self._shared.settings.own_name or numbered_player(1))
        others = (with_character(Seat("expert"), id_) for id_ in _OTHERS)
        seats = told_apart((own, *(replace(seat, kind="expert") for seat in others)))
        sitting, more = seats[: game.default_seats], number < len(puzzles)
        words: Any = puzzle_words(game)
        guide: PuzzleGuide
        run: FightRun | QuestionRun
        thinker = PerfectThinker(self._bots)
        table = self._matches.show_lesson(puzzle.match(sitting), thinker)
        thinker.setParent(table)
        table.ended.connect(thinker.stop)
        if isinstance(puzzle, Fight):
            run = FightRun(table.session, puzzle, thinker, table)
            guide = FightGuide(table, run, words, more)
        else:
            assert isinstance(puzzle, Question)
            run = QuestionRun(table.session, puzzle, table)
            guide = QuestionGuide(table, run, words, more)
        run.solved.connect(lambda: self._note(game, number, table))
        guide.left.connect(lambda: self.wants.emit(Puzzles(game.id)))
        guide.next.connect(lambda: self.wants.emit(Solve(game.id, number + 1)))
        self.guide = guide

    def _note(self, game: Game, number: int, table: TablePage) -> None:
        solved = self._shared.settings.puzzles_solved
        solved[game.id] |= {number}
        if sum(len(solved[one]) for one in all_games()) < SOLVED:
            return
        with suppress(JournalError):  # what cannot be noted is not given
            stamps = StampBook(self._shared.open_journal())
            if PUZZLES not in stamps.all():
                stamps.stamp(PUZZLES)
                table.stamps.strike((PUZZLES,))

    def _left(self) -> None:
        self.guide = None
