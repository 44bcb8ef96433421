"""The opponent of puzzles: with all hands open it plays perfectly, or resists longest."""

from __future__ import annotations

from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.deal import SEATS
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.perfect import Position, Solver, bare
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Positions that may be remembered before everything is forgotten: some hundred megabytes.
_MOST = 400_000


class PerfectBot:
    """Answers for every seat of a puzzle, the player's too: then it is the solution."""

    def __init__(self) -> None:
        self._solver: Solver | None = None

    def choose(self, view: DouDizhuView, seed: int, budget: Budget) -> Thought:
        """Return the play that wins soonest, or resists longest; seed and budget do not matter."""
        solver = self._solver
        if solver is None or solver.rules != view.rules.plays or solver.nodes > _MOST:
            solver = self._solver = Solver(view.rules.plays)
        position = position_in(view)
        play = solver.best(position)
        action = PASS if play is None else action_for(play)
        won = solver.landlord_wins(position) is (position.turn == 0)
        return Thought(action, (Candidate(action, 1.0 if won else -1.0, chance=float(won)),))


def position_in(view: DouDizhuView) -> Position:
    """Return the position that a view with open hands shows."""
    assert view.landlord is not None and view.turn is not None
    first, second, third = (
        counts_of(card_set(view.hands[(view.landlord + place) % SEATS] or ()))
        for place in range(SEATS)
    )
    turn = (view.turn - view.landlord) % SEATS
    owner = turn if view.beat_seat is None else (view.beat_seat - view.landlord) % SEATS
    beat = None if view.to_beat is None else bare(view.to_beat)
    return Position(first, second, third, turn, owner, beat)
