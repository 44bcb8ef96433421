"""Identifies the sixteen opponents by their habits.

``python -m tests.games.oklahoma_gin.habits --hands 300 --budget 200`` lets each play twice that
many hands against the same opponent: the first half is for learning, the matches of the other half
are attributed to somebody.
"""

from __future__ import annotations

import argparse

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
from tests.games.telling_apart import told_apart

Floats = npt.NDArray[np.float64]
Player = tuple[str, str]
PLAYERS: tuple[Player, ...] = tuple((level, style) for level in LEVELS for style in ("", *STYLES))
#: Hands per match.
MATCH = 20
_HABITS = 14


class Habits:
    """What one seat did in a match: sums, and of how many times."""

    def __init__(self) -> None:
        self.sums, self.times = np.zeros(_HABITS), np.zeros(_HABITS)

    def note(self, which: int, value: float) -> None:
        self.sums[which] += value
        self.times[which] += 1

    def means(self) -> Floats:
        """One of each habit."""
        found = np.full(_HABITS, np.nan)
        np.divide(self.sums, self.times, out=found, where=self.times > 0)
        return found

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


def played(player: Player, hands: int, budget: Budget, start: int = 0) -> Floats:
    """The habits of a player, a row a match; what never came up in one is not a number."""
    bots = GAME.bot(*player), GAME.bot("medium")
    rows = []
    for number in range(start, start + hands):
        if (number - start) % MATCH == 0:
            rows.append(Habits())
        state, _ = GAME.start(2, GAME.resolve(), Seed.numbered(1000 + number))
        assert isinstance(state, OklahomaGinState)
        side, step = number % 2, 0
        while state.turn is not None and state.turn != TABLE:
            view = state.view(state.turn)
            own = state.turn == side
            action = bots[not own].choose(view, 1000 * number + step, budget).action
            if own:
                rows[-1].see(view, action)
            state, _ = state.apply(action)
            step += 1
    return np.array([match.means() for match in rows])


def apart(
    hands: int, budget: Budget, players: tuple[Player, ...] = PLAYERS
) -> dict[tuple[Player, Player], float]:
    """How often any two are told apart, after so many hands of each."""
    known, asked = (
        {player: played(player, hands, budget, start) for player in players} for start in (0, hands)
    )
    return told_apart(known, asked)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--budget", type=int, default=200)
    asked = parser.parse_args()
    found = apart(asked.hands, Budget(asked.budget))
    for (one, other), share in sorted(found.items(), key=lambda item: item[1])[:20]:
        print(f"{share:.0%} {'-'.join(one)} and {'-'.join(other)}")
    low = sum(share < 0.8 for share in found.values())
    print(f"{len(found)} pairs, {low} of them told apart in fewer than 80 % of matches")


if __name__ == "__main__":
    main()
