"""How open matches are before their last round.

``python -m tests.games.kabu.last_rounds easy,medium,hard --preset lively`` plays matches between
bots up to there, and the last round of each many times with other cards. It says in how many the
winner was not settled (nobody wins 98 of 100 times), how many of the seats had a chance of more
than 2 %, and how often somebody else wins than whoever led.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState

#: A winner is settled from this chance on, and a seat is out of it up to this one.
SETTLED, OUT = 0.98, 0.02


def played(game: KabuGame, levels: tuple[str, ...], state: KabuState, last: bool) -> KabuState:
    """The match at its end, or before its ``last`` round is dealt."""
    bots = [game.bot(level) for level in levels]
    step = 0
    while (seat := state.turn) is not None:
        step += 1
        if seat == TABLE:
            if last and state.table.number == state.rules.rounds - 1:
                break
            state, _ = state.apply(NEXT)
            continue
        view = replace(state.view(seat), levels=levels)
        state, _ = state.apply(bots[seat].choose(view, step, Budget()).action)
    return state


def chances(game: KabuGame, levels: tuple[str, ...], before: KabuState, times: int) -> list[float]:
    """How often each seat wins from there, a tie shared."""
    wins = [0.0] * len(levels)
    for number in range(times):
        begun = replace(before, seed=Seed.numbered(1000 + number))
        ended = played(game, levels, begun, last=False).outcome
        assert ended is not None
        for seat in ended.winners:
            wins[seat] += 1 / len(ended.winners) / times
    return wins


def measured(
    game: KabuGame, levels: tuple[str, ...], preset: str, changes: dict[str, str | int], count: int
) -> Iterator[tuple[tuple[int, ...], list[float]]]:
    """The chips before the last round, and everybody's chances, of so many matches."""
    options = game.resolve(preset, changes)
    for number in range(count):
        turned = levels[number % len(levels) :] + levels[: number % len(levels)]
        state, _ = game.start(len(levels), options, Seed.numbered(number))
        assert isinstance(state, KabuState)
        before = played(game, turned, state, last=True)
        if before.turn is not None:
            yield before.chips, chances(game, turned, before, TIMES)
        else:
            yield before.chips, [float(chips == max(before.chips)) for chips in before.chips]


#: How often each last round is played.
TIMES = 60


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels")
    parser.add_argument("--game", action="append")
    parser.add_argument("--preset", default="lively")
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--option", action="append", default=[], help="key=value")
    chosen = parser.parse_args()
    changes: dict[str, str | int] = dict(option.split("=", 1) for option in chosen.option)
    levels = tuple(chosen.levels.split(","))
    for name in chosen.game or ["oicho-kabu", "kyo-kabu"]:
        game = find_game(name)
        assert isinstance(game, KabuGame)
        found = list(measured(game, levels, chosen.preset, changes, chosen.matches))
        n = len(found)
        unsettled = sum(max(wins) < SETTLED for _, wins in found) / n
        alive = sum(sum(one > OUT for one in wins) / len(wins) for _, wins in found) / n
        passed = sum(1 - wins[chips.index(max(chips))] for chips, wins in found) / n
        print(
            f"{name} {chosen.preset} {chosen.option} {len(levels)} seats, {n} matches: "
            f"not settled {unsettled:.2f}, seats in it {alive:.2f}, leader passed {passed:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
