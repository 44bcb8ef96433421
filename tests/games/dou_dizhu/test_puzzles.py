"""The endings of Dou Dizhu: each has one first play that wins, and it wins against everything."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from datetime import date

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.match import Seat
from cardtable.engine.puzzles import GRADES
from cardtable.engine.state import TABLE, State
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot.perfect import position_in
from cardtable.games.dou_dizhu.cards import words_of
from cardtable.games.dou_dizhu.legal import LegalPlays, action_for
from cardtable.games.dou_dizhu.perfect import Position, Solver
from cardtable.games.dou_dizhu.puzzles import RULES, Ending, puzzles
from cardtable.games.dou_dizhu.view import DouDizhuView
from tests.games.dou_dizhu.naive import Naive, kinds

SEATS = (Seat("human", "Ann"), Seat("expert", "Bo"), Seat("expert", "Cy"))


def todays(count: int) -> list[Ending]:
    """Endings drawn by lot, others every day."""
    return random.Random(str(date.today())).sample(puzzles(), count)


def replayed(puzzle: Ending) -> int:
    """Play the solution against every defence at the table; return how many positions there were.

    The side of the player plays what the solver says, the other side everything that is legal.
    """
    solver = Solver(RULES.plays)
    seen: set[Position] = set()
    own = {0} if puzzle.landlord == 0 else {0, 1, 2} - {puzzle.landlord}

    def follow(state: State) -> None:
        if state.turn == TABLE:
            view = state.view(0)
            assert view.sheet[0].deltas[0] > 0, (puzzle, view.history)
            return
        assert state.turn is not None
        view = state.view(state.turn)
        assert isinstance(view, DouDizhuView)
        position = position_in(view)
        if position in seen:
            return
        seen.add(position)
        actions = set(state.legal)
        if state.turn in own:
            play = solver.best(position)
            action = PASS if play is None else action_for(play)
            assert action in actions
            actions = {action}
        for action in actions:
            follow(state.apply(action)[0])

    follow(puzzle.match(SEATS).state)
    return len(seen)


def first_plays(puzzle: Ending) -> set[str]:
    """The first plays that win, by a second solver."""
    naive, position = Naive(), puzzle.position
    hands = tuple("".join(words_of(hand)) for hand in position[:3])
    beat = None
    if puzzle.beat is not None:
        beat = next(
            kind
            for kind in kinds("".join(puzzle.beat.words))
            if kind[1:] == (puzzle.beat.base, puzzle.beat.length)
        )
    own = position.turn == 0
    winning = set()
    for after in naive.after(hands, position.turn, position.owner, beat):
        if naive.landlord_wins(*after) is own:
            played = Counter(hands[position.turn]) - Counter(after[0][position.turn])
            winning.add("".join(sorted(played.elements())))
    return winning


def test_there_are_enough_of_every_grade_and_for_both_sides() -> None:
    found = puzzles()
    assert len(found) >= 200
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))
    grades = Counter(puzzle.grade for puzzle in found)
    assert set(grades) == set(GRADES) and min(grades.values()) >= 30
    farmers = sum(puzzle.landlord != 0 for puzzle in found)
    assert 0.18 < farmers / len(found) < 0.32
    assert len({replace(puzzle, number=0, grade=1) for puzzle in found}) == len(found)


def test_each_stands_at_the_table_as_it_is_kept() -> None:
    for puzzle in puzzles():
        view = puzzle.match(SEATS).view(0)
        assert isinstance(view, DouDizhuView) and isinstance(view.legal, LegalPlays)
        assert view.turn == 0 and view.landlord == puzzle.landlord
        assert position_in(view) == puzzle.position
        assert action_for(puzzle.solution) in view.legal
        assert (PASS in view.legal) is (puzzle.beat is not None)
        hands = [hand or () for hand in view.hands]
        cards = [card for hand in (*hands, view.played) for card in hand]
        assert sorted(cards) == sorted(set(cards)) and len(cards) == 54


def test_just_one_first_play_wins() -> None:
    for puzzle in todays(40):
        solver = Solver(RULES.plays)
        assert solver.winning(puzzle.position) == [puzzle.solution]
        assert solver.plays_to_win(puzzle.position) == puzzle.plays


def test_the_solution_wins_against_every_defence() -> None:
    for puzzle in todays(20):
        assert replayed(puzzle) > puzzle.plays


def test_a_second_solver_finds_the_same_play() -> None:
    for puzzle in todays(20):
        assert first_plays(puzzle) == {"".join(sorted(puzzle.solution.words))}, puzzle


def test_a_pass_is_no_lead() -> None:
    leading = next(puzzle for puzzle in puzzles() if puzzle.beat is None)
    assert PASS not in leading.match(SEATS).state.legal
    assert Action("pass") == PASS


@pytest.mark.soak
def test_every_puzzle_is_proved_anew() -> None:
    for puzzle in puzzles():
        solver = Solver(RULES.plays)
        assert solver.winning(puzzle.position) == [puzzle.solution]
        assert replayed(puzzle) > puzzle.plays
        assert first_plays(puzzle) == {"".join(sorted(puzzle.solution.words))}
