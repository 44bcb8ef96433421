"""The opponent: it weighs another card against standing.

It gets only a seat's view, so it cannot cheat. Equal views and seeds give equal thoughts, so that a
record can be replayed.
"""

from __future__ import annotations

import random

from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable_jugo.cards import total
from cardtable_jugo.odds import Odds
from cardtable_jugo.rules import DRAW, LOW, STAND
from cardtable_jugo.view import JugoView

#: By about how many points a level misjudges the worth of an action.
_ERROR = {"easy": 0.6, "medium": 0.25, "hard": 0.08, "expert": 0.0}


class JugoBot:
    """Plays at one level."""

    def __init__(self, level: str) -> None:
        self._error = _ERROR[level]

    def choose(self, view: JugoView, seed: int, budget: Budget) -> Thought:
        """Choose a legal action, and rate each of them; this takes less than any budget allows."""
        assert view.seat is not None
        own, odds = total(view.shown(view.seat)), Odds(view)
        if own <= LOW:
            return Thought(DRAW, (Candidate(DRAW, odds.draw(own), "cannot_go_over"),))
        draw, stand = odds.draw(own), odds.stand(own)
        of_draw, of_stand = (
            ("draw_pays", "stand_loses") if draw > stand else ("draw_risks", "stand_holds")
        )
        candidates = [Candidate(DRAW, draw, of_draw), Candidate(STAND, stand, of_stand)]
        candidates.sort(key=lambda candidate: -candidate.worth)
        rng = random.Random(seed)
        chosen = max(candidates, key=lambda c: c.worth + rng.gauss(0, self._error))
        return Thought(chosen.action, tuple(candidates))
