"""Telling the sixteen opponents apart by what they do.

``python -m tests.games.oklahoma_gin.habits --hands 300 --budget 1000`` lets each play so many hands
against the same opponent, learns from them, and says which are told apart how often in matches of
hands it has not seen.
"""

from __future__ import annotations

import argparse
from itertools import combinations

import numpy as np
import numpy.typing as npt

from cardtable.engine.actions import Action
from cardtable.engine.bot import STYLES, Budget
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.facts import Facts
from cardtable.games.oklahoma_gin.bot.odds import next_to, of_rank
from cardtable.games.oklahoma_gin.cards import BIT_OF, PIPS_OF, card_set
from cardtable.games.oklahoma_gin.melds import arrange, deadwood, least_after_discard
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Floats = npt.NDArray[np.float64]
PLAYERS = tuple((level, style) for level in LEVELS for style in ("", *STYLES))
#: Hands of a match.
MATCH = 20
_HABITS = 14


class Habits:
    """What one seat did in one hand: sums, and of how many times."""

    def __init__(self) -> None:
        self.sums, self.times = np.zeros(_HABITS), np.zeros(_HABITS)

    def note(self, which: int, value: float) -> None:
        self.sums[which] += value
        self.times[which] += 1

    def see(self, view: OklahomaGinView, action: Action) -> None:
        """One decision."""
        turns = len(view.pile) // 2
        if view.phase == "discard" and action.args:
            self._discard(view, action, turns)
        elif view.phase == "layoff" and not view.gin:
            self.note(0, action.verb == "layoff")
        elif view.pile and "take" in {one.verb for one in view.legal} and not view.last_chance:
            facts = Facts(view)
            self.note(1 if facts.melds else 2, action.verb == "take")
            if facts.taken <= view.limit:
                self.note(3, action.verb == "take")

    def _discard(self, view: OklahomaGinView, action: Action, turns: int) -> None:
        hand, card = card_set(view.hand), BIT_OF[action.args[0]]
        least = least_after_discard(hand)
        if 0 < least <= view.limit:
            self.note(4, action.verb == "knock")
            self.note(5 if turns < 5 else 6, action.verb == "knock")
        if action.verb == "knock":
            self.note(7, deadwood(hand ^ card))
            self.note(8, turns)
            return
        facts, dead = Facts(view), arrange(hand).dead
        self.note(9 if turns < 4 else 10, PIPS_OF[card])
        self.note(11, deadwood(hand ^ card) - least)
        self.note(12, bool(of_rank(card) & dead) - bool(next_to(card) & dead))
        self.note(13, facts.uses(action))


def played(
    player: tuple[str, str], hands: int, start: int, budget: Budget
) -> tuple[Floats, Floats]:
    """Sums and times of the habits of a player, a row a hand."""
    bots = GAME.bot(*player), GAME.bot("medium")
    sums, times = np.zeros((hands, _HABITS)), np.zeros((hands, _HABITS))
    for number in range(hands):
        state, _ = GAME.start(2, GAME.resolve(), Seed.numbered(start + number))
        assert isinstance(state, OklahomaGinState)
        habits, side, step = Habits(), number % 2, 0
        while state.turn is not None and state.turn != TABLE:
            view = state.view(state.turn)
            own = state.turn == side
            action = bots[not own].choose(view, 1000 * number + step, budget).action
            if own:
                habits.see(view, action)
            state, _ = state.apply(action)
            step += 1
        sums[number], times[number] = habits.sums, habits.times
    return sums, times


def matches(hands: tuple[Floats, Floats], count: int, seed: int) -> Floats:
    """Habits in so many matches drawn from hands."""
    sums, times = hands
    rows = np.random.default_rng(seed).integers(0, len(sums), (count, MATCH))
    usual = sums.sum(axis=0) / np.maximum(times.sum(axis=0), 1)
    # What hardly ever came up in a match is taken to be as usual.
    found: Floats = (sums[rows].sum(axis=1) + usual) / (times[rows].sum(axis=1) + 1)
    return found


def told_apart(one: tuple[Floats, Floats], other: tuple[Floats, Floats], known: int) -> float:
    """Share of unseen matches that are put down to the right one of two players.

    Args:
        one: hands of the first.
        other: those of the second.
        known: how many of the first hands are learned from.
    """
    halves = [(hands[0][:known], hands[1][:known]) for hands in (one, other)]
    rest = [(hands[0][known:], hands[1][known:]) for hands in (one, other)]
    learned = [matches(half, 200, 1) for half in halves]
    spread = sum(np.cov(rows.T) for rows in learned) + 1e-4 * np.eye(_HABITS)
    means = [rows.mean(axis=0) for rows in learned]
    way = np.linalg.solve(spread, means[0] - means[1])
    middle = way @ (means[0] + means[1]) / 2
    right = [float((matches(hands, 200, 2) @ way > middle).mean()) for hands in rest]
    return (right[0] + 1 - right[1]) / 2


def apart(hands: int, budget: Budget) -> dict[tuple[str, str], float]:
    """How often any two are told apart, by their names."""
    games = {
        "-".join(player).rstrip("-"): played(player, hands * 3 // 2, 1000, budget)
        for player in PLAYERS
    }
    return {
        (one, other): told_apart(games[one], games[other], hands)
        for one, other in combinations(games, 2)
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--budget", type=int, default=1000)
    asked = parser.parse_args()
    found = apart(asked.hands, Budget(asked.budget))
    for (one, other), share in sorted(found.items(), key=lambda item: item[1])[:20]:
        print(f"{share:.0%} {one} and {other}")
    low = sum(share < 0.8 for share in found.values())
    print(f"{len(found)} pairs, {low} of them told apart in fewer than 80 % of matches")


if __name__ == "__main__":
    main()
