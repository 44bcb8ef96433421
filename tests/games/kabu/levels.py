"""How much each level of the Kabu games wins per round, all four at one table.

``python -m tests.games.kabu.levels --game oicho-kabu --rounds 2000`` plays matches of 12 rounds.
Chips depend on luck, so it also reports what the decisions gave away when they were made, in
hundredths of a match. Who wins matches is told by ``matches.py``.
"""

from __future__ import annotations

import argparse
import random
import statistics
from itertools import pairwise

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import Budget, Thought
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState

Figures = dict[str, list[float]]


def worth(thought: Thought) -> float:
    """What a decision gives away, in hundredths of a match: nothing or less."""
    chosen = next(one.worth for one in thought.candidates if one.action == thought.action)
    return chosen - max(one.worth for one in thought.candidates)


def measured(
    game: KabuGame, rounds: int, seed: int, style: str = "", preset: str = "sheet"
) -> tuple[Figures, Figures]:
    """Chips, and what decisions gave away, of each level in each round."""
    rng, bots = random.Random(seed), [game.bot(level, style) for level in LEVELS]
    chips: Figures = {level: [] for level in LEVELS}
    worths: Figures = {level: [] for level in LEVELS}
    played = number = 0
    options = game.resolve(preset, {"rounds": 12})
    while played < rounds:
        state = game.start(len(LEVELS), options, Seed.numbered(rng.randrange(10**9)))[0]
        turned = rng.randrange(len(LEVELS))  # the seating
        made = [0.0] * len(LEVELS)
        while (seat := state.turn) is not None and played < rounds:
            assert isinstance(state, KabuState)
            number += 1
            if seat == TABLE:
                assert state.table.result is not None
                for place, level in enumerate(LEVELS):
                    gained = state.table.result.deltas[(place + turned) % len(LEVELS)]
                    chips[level].append(gained)
                    worths[level].append(made[place])
                made, played = [0.0] * len(LEVELS), played + 1
                state, _ = state.apply(NEXT)
                continue
            place, view = (seat - turned) % len(LEVELS), state.view(seat)
            thought = bots[place].choose(view, 1000 * seed + number, Budget())
            made[place] += worth(thought)
            state, _ = state.apply(thought.action)
    return chips, worths


def told(figures: list[float]) -> str:
    """A mean with its standard error."""
    error = statistics.stdev(figures) / len(figures) ** 0.5
    return f"{statistics.fmean(figures):+7.3f} ± {error:.3f}"


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="oicho-kabu")
    parser.add_argument("--preset", default="sheet")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--style", default="")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    assert isinstance(game, KabuGame)
    chips, worths = measured(game, chosen.rounds, chosen.seed, chosen.style, chosen.preset)
    for level in LEVELS:
        print(f"{level:8} chips {told(chips[level])}   decisions {told(worths[level])}")
    for worse, better in pairwise(LEVELS):
        for name, figures in (("chips", chips), ("decisions", worths)):
            pairs = zip(figures[better], figures[worse], strict=True)
            print(f"{better} over {worse}, {name}: {told([b - w for b, w in pairs])}")


if __name__ == "__main__":
    main()
