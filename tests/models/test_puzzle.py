"""Puzzles at a session: verdicts, hints by depth, shown moves, take back; the list; the days."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta

import pytest

from cardtable.bots.questions import Answer, Question
from cardtable.engine.bot import DEFAULT_BUDGET, PERFECT
from cardtable.engine.match import Seat
from cardtable.engine.state import TABLE, View
from cardtable.games import all_games, find_game
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.puzzles import Ending, puzzles
from cardtable.games.oicho_kabu.puzzles import puzzles as questions
from cardtable.models.puzzles import (
    KIND,
    MOVE,
    FightRun,
    PerfectThinker,
    PuzzleModel,
    PuzzleRole,
    QuestionRun,
    of_day,
    puzzles_of,
)
from cardtable.models.saving import Saving
from cardtable.models.session import Session

SEATS = (Seat("human", "Ann"), *(Seat("expert", f"Bot {seat}") for seat in range(1, 4)))


class Bots:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self.bot = find_game("dou-dizhu").bot("expert", PERFECT)

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        assert style == PERFECT
        thought = self.bot.choose(view, seed, DEFAULT_BUDGET)
        number = len(self.waiting) + 1
        question = Question(number, game, level, view, seed)
        self.waiting.append(lambda: answered(Answer(question, thought)))
        return number

    def cancel(self, ticket: int) -> None:
        """Nothing is dropped: late answers must do no harm."""

    def answer(self) -> None:
        """Answer everything that has been asked."""
        for answer in iter(lambda: self.waiting.pop(0) if self.waiting else None, None):
            answer()


class Table:
    """A puzzle at a session."""

    def __init__(self, puzzle: Ending) -> None:
        self.bots, self.solved = Bots(), 0
        thinker = PerfectThinker(self.bots)
        self.session = Session(Saving(puzzle.match(SEATS[:3])), thinker)
        self.run = FightRun(self.session, puzzle, thinker)
        self.run.solved.connect(self._count)
        self.session.begin()
        self.thinker = thinker

    def _count(self) -> None:
        self.solved += 1

    def wait(self) -> None:
        """Let the bots answer until the player is asked, or all is over."""
        for _ in range(40):
            self.bots.answer()
            if self.session.match.turn in (0, TABLE):
                self.bots.answer()
                return
            self.session.hurry()


@pytest.fixture
def table(qapp: object) -> Table:
    """The first puzzle."""
    return Table(puzzles()[0])


def played(table: Table) -> None:
    """Win it, with the moves that the solver knows."""
    while table.session.match.turn != TABLE:
        table.wait()
        assert table.run.best is not None
        table.session.act(table.run.best)
        table.wait()


def test_it_is_solved_by_one_who_was_shown_nothing(table: Table) -> None:
    played(table)
    assert table.run.won and not table.run.lost and table.solved == 1


def test_who_was_shown_a_move_has_not_solved_it_until_it_is_taken_back(table: Table) -> None:
    table.run.show()  # before the answer is there: it is played as soon as it is
    assert not table.session.match.actions
    table.wait()
    assert table.run.helped and table.session.match.actions
    played(table)
    assert table.run.won and table.solved == 0
    while table.session.can_undo:
        table.session.undo()
    assert not table.run.helped and not table.run.won
    played(table)
    assert table.solved == 1


def test_whom_a_bot_stood_in_for_has_not_solved_it(table: Table) -> None:
    table.wait()
    table.session.stand_ins.hand_over(0, "hard")
    for _ in range(60):
        table.bots.answer()
        table.session.hurry()
    assert table.run.won and table.run.helped and table.solved == 0


def test_the_first_wrong_play_is_told_and_can_be_taken_back(table: Table) -> None:
    table.wait()
    puzzle = table.run.puzzle
    assert isinstance(puzzle, Ending)
    wrong = next(action for action in table.session.match.state.legal if action != table.run.best)
    table.session.act(wrong)
    table.wait()
    assert table.run.lost and table.run.best is None
    table.session.undo()
    assert not table.run.lost
    table.wait()
    assert table.run.best == action_for(puzzle.solution)


def test_hints_tell_more_each_time_and_nothing_after_a_move(table: Table) -> None:
    table.wait()
    assert table.run.told == 0
    table.run.hint()
    assert table.run.told == KIND
    table.run.hint()
    table.run.hint()
    assert table.run.told == MOVE
    table.run.show()
    assert table.run.told == 0


def test_a_late_answer_about_a_position_that_has_passed_is_no_verdict(table: Table) -> None:
    late = list(table.bots.waiting)
    table.wait()
    wrong = next(
        action for action in table.session.match.state.legal if action not in (table.run.best, PASS)
    )
    table.session.act(wrong)
    table.wait()
    lost = table.run.lost
    for answer in late:
        answer()
    assert table.run.lost is lost is True


def test_a_question_counts_the_first_answer_only(qapp: object) -> None:
    puzzle = questions()[0]
    solved: list[bool] = []
    wrong = next(answer for answer in puzzle.answers if answer != puzzle.best)
    for first, right in ((wrong, False), (puzzle.best, True)):
        session = Session(Saving(puzzle.match(SEATS)), PerfectThinker(Bots()))
        run = QuestionRun(session, puzzle)
        run.solved.connect(lambda: solved.append(True))
        assert not session.can_undo  # what led there was not the player's doing
        run.answer(first.action)
        run.answer(puzzle.best.action)
        assert run.over and run.right is right and run.given == first
        assert not session.match.actions[len(puzzle.actions) :]
    assert len(solved) == 1


def test_who_was_shown_the_answer_has_not_solved_it(qapp: object) -> None:
    puzzle = questions()[0]
    run = QuestionRun(Session(Saving(puzzle.match(SEATS)), PerfectThinker(Bots())), puzzle)
    run.show()
    run.answer(puzzle.best.action)
    assert run.over and not run.right


def test_the_list_says_which_are_solved(qapp: object) -> None:
    model = PuzzleModel()
    model.show(puzzles()[:3], {2})
    rows = [model.index(row, 0) for row in range(3)]
    assert [row.data(PuzzleRole.NUMBER) for row in rows] == [1, 2, 3]
    assert [row.data(PuzzleRole.SOLVED) for row in rows] == [False, True, False]


@pytest.mark.parametrize("game", [game for game in all_games().values() if game.puzzles])
def test_every_puzzle_has_its_day_before_one_comes_again(game: object) -> None:
    count = len(puzzles_of(game))  # type: ignore[arg-type]
    days = [of_day(count, date(2027, 1, 1) + timedelta(day)) for day in range(count)]
    assert sorted(days) == list(range(1, count + 1))
    assert of_day(count, date(2027, 1, 1)) == of_day(count, date(2027, 1, 1))
