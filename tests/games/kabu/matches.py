"""Who wins whole matches of the Kabu games: one player against a table of others.

``python -m tests.games.kabu.matches expert:hard,hard --game oicho-kabu --matches 300`` seats the
first one in every seat in turn and tells the share of matches it wins, a tie shared, with its
standard error. Players are the levels, with a style if one is wanted (``expert-bold``), the simple
ones below, and those of an earlier version: ``former-hard`` plays as the bots in ``--former``, a
folder with the package of that version (``git archive REVISION cardtable | tar -x -C FOLDER``).
What the house rules refuse an earlier one is put right: it bets what it must.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.kabu.bot.odds import odds_of
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import PASS, Bets, read_bet, write_bet
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.view import KabuView

Changes = tuple[tuple[str, str], ...]
Player = Callable[[KabuView, int], Action]
_BOT = "cardtable.games.kabu.bot"


class Former:
    """The opponents of an earlier version; their modules are known only while they are asked."""

    def __init__(self, folder: str) -> None:
        self._modules: dict[str, ModuleType] = {}
        package = import_module(_BOT.rpartition(".")[0])
        search, package.__path__ = package.__path__, [f"{folder}/cardtable/games/kabu"]
        try:
            with self._there():
                self._made = import_module(f"{_BOT}.opponent").KabuBot
        finally:
            package.__path__ = search

    @contextmanager
    def _there(self) -> Iterator[None]:
        mine = {name: sys.modules.pop(name) for name in [*sys.modules] if name.startswith(_BOT)}
        sys.modules.update(self._modules)
        try:
            yield
        finally:
            theirs = {
                name: sys.modules.pop(name) for name in [*sys.modules] if name.startswith(_BOT)
            }
            self._modules.update(theirs)
            sys.modules.update(mine)

    def player(self, level: str) -> Player:
        """One of them."""
        with self._there():
            bot = self._made(level)

        def play(view: KabuView, seed: int) -> Action:
            with self._there():
                action: Action = bot.choose(view, seed, Budget()).action
            return action

        return play


@cache
def former(folder: str) -> Former:
    """The opponents in a folder, read once."""
    return Former(folder)


def best_column(view: KabuView) -> int:
    """The column that promises most against a dealer who draws up to 5."""
    odds = odds_of(view.rules)
    worths = {c.column: odds.worth_first(rank(c.first), view.unseen) for c in view.columns}
    return max(worths, key=lambda column: worths[column])


def ahead(view: KabuView) -> int:
    """By how many chips the seat leads; less than nothing if it is behind."""
    assert view.seat is not None
    others = [chips for seat, chips in enumerate(view.scores) if seat != view.seat]
    return view.scores[view.seat] - max(others)


def limit(view: KabuView, seed: int) -> Action:
    """The limit on the best column when behind, else nothing."""
    return write_bet({best_column(view): _most(view)}) if ahead(view) <= 0 else PASS


def enough(view: KabuView, seed: int) -> Action:
    """Just enough to lead, else nothing."""
    if ahead(view) > 0:
        return PASS
    return write_bet({best_column(view): min(_most(view), 1 - ahead(view))})


def ten(view: KabuView, seed: int) -> Action:
    """Ten chips on the best column."""
    return write_bet({best_column(view): min(_most(view), 10)})


def leading(expert: Player, view: KabuView, seed: int) -> Action:
    """The former expert, but at least enough to lead, and nothing when ahead in the last three."""
    lead = ahead(view)
    if lead > 0 and view.rounds - view.deal < 3:
        return PASS
    action = expert(view, seed)
    staked = sum(read_bet(action).values()) if action != PASS else 0
    if lead <= 0 and staked <= -lead:
        column = best_column(view) if action == PASS else int(action.args[0])
        return write_bet({column: min(_most(view), 1 - lead)})
    return action


def _most(view: KabuView) -> int:
    legal = view.legal
    assert isinstance(legal, Bets)
    return legal.ranges.highest


def allowed(view: KabuView, action: Action) -> Action:
    """The action, or the nearest bet where the house rules refuse it."""
    legal = view.legal
    if not isinstance(legal, Bets) or action in legal:
        return action
    least, most = legal.ranges.least, legal.ranges.highest
    if action == PASS:
        return write_bet({best_column(view): least})
    bets = read_bet(action)
    column, staked = max(bets, key=lambda c: bets[c]), sum(bets.values())
    return write_bet({column: min(most, max(least, staked))})


def player(game: KabuGame, name: str, folder: str) -> tuple[str, Player]:
    """What sits in the seat, as all can see, and how it plays."""
    simple: dict[str, Any] = {"limit": limit, "enough": enough, "ten": ten, "leading": leading}
    if name in simple:
        bet: Player = simple[name]
        if name == "leading":
            bet = partial(leading, former(folder).player("expert"))
        rest = game.bot("hard")

        def play(view: KabuView, seed: int) -> Action:
            if view.phase == "bet":
                return bet(view, seed)
            return rest.choose(view, seed, Budget()).action

        return "human", play
    if name.startswith("former-"):
        level = name.removeprefix("former-")
        return level, former(folder).player(level)
    level, _, style = name.partition("-")
    bot = game.bot(level, style)
    return level, lambda view, seed: bot.choose(view, seed, Budget()).action


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played.

    Attributes:
        game, preset: the rules.
        who: the player in question.
        others: those it plays against.
        former: the folder of the earlier version.
        changes: to the house rules.
    """

    game: str
    preset: str
    who: str
    others: tuple[str, ...]
    former: str
    changes: Changes = ()


@dataclass(slots=True)
class Played:
    """What came of some matches.

    Attributes:
        wins: share of each match that the player won.
        empty, rounds: rounds in which nobody bet, and all.
        times: seconds of the player's decisions.
    """

    wins: list[float]
    empty: int
    rounds: int
    times: list[float]


def matches(plan: Plan, numbers: range) -> Played:
    """Play the matches of these numbers."""
    game = find_game(plan.game)
    assert isinstance(game, KabuGame)
    names = (plan.who, *plan.others)
    players = [player(game, name, plan.former) for name in names]
    seats, options = len(names), game.resolve(plan.preset, dict(plan.changes))
    found = Played([], 0, 0, [])
    for number in numbers:
        turned = number % seats
        at = [players[(seat - turned) % seats] for seat in range(seats)]
        levels = tuple(kind for kind, _ in at)
        # All seatings of a deal are played with the same cards.
        state = game.start(seats, options, Seed.numbered(number // seats))[0]
        step = 0
        while (seat := state.turn) is not None:
            assert isinstance(state, KabuState)
            step += 1
            if seat == TABLE:
                found.rounds += 1
                found.empty += not any(map(any, state.table.stakes))
                state, _ = state.apply(NEXT)
                continue
            view = replace(state.view(seat), levels=levels)
            began = time.process_time()
            action = at[seat][1](view, 1000 * number + step)
            if seat == turned and view.phase == "bet":
                found.times.append(time.process_time() - began)
            state, _ = state.apply(allowed(view, action))
        assert state.outcome is not None
        winners = state.outcome.winners
        found.wins.append((turned in winners) / len(winners))
    return found


def measured(plan: Plan, count: int, workers: int = 1, first: int = 0) -> Played:
    """Play so many matches, in several processes if wanted."""
    if workers < 2:
        return matches(plan, range(first, first + count))
    found = Played([], 0, 0, [])
    size = max(1, -(-count // (4 * workers)))
    parts = [range(n, min(n + size, first + count)) for n in range(first, first + count, size)]
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(partial(matches, plan), parts):
            found.wins += part.wins
            found.empty += part.empty
            found.rounds += part.rounds
            found.times += part.times
    return found


def mean(wins: list[float], seats: int) -> tuple[float, float]:
    """The share won with its standard error, over deals that were played in all seatings."""
    deals = [wins[i : i + seats] for i in range(0, len(wins) - seats + 1, seats)]
    means = [sum(deal) / seats for deal in deals]
    share = sum(means) / len(means)
    spread = sum((one - share) ** 2 for one in means) / max(1, len(means) - 1)
    return share, (spread / len(means)) ** 0.5


def told(plan: Plan, played: Played) -> str:
    """A line about it."""
    share, error = mean(played.wins, 1 + len(plan.others))
    took = sorted(played.times)
    median, most = (1000 * took[int(len(took) * part)] for part in (0.5, 0.95))
    return (
        f"{plan.game:10} {plan.preset:8} {plan.who:14} : {','.join(plan.others):34} "
        f"{share:.3f} ± {error:.3f} n={len(played.wins)} "
        f"no bet {played.empty / played.rounds:.3f} ms {median:.1f} {most:.1f}"
    )


def plans(
    words: list[str], games: list[str], presets: list[str], former: str, changes: Changes
) -> Iterator[Plan]:
    """What was asked for."""
    for word in words:
        who, _, others = word.partition(":")
        for game in games:
            for preset in presets:
                yield Plan(game, preset, who, tuple(others.split(",")), former, changes)


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairings", nargs="+", help="who:other,other")
    parser.add_argument("--game", action="append")
    parser.add_argument("--preset", action="append")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--option", action="append", default=[], help="key=value")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--former", default="", help="folder of an earlier version")
    chosen = parser.parse_args()
    changes = tuple(tuple(option.split("=", 1)) for option in chosen.option)
    games, presets = chosen.game or ["oicho-kabu", "kyo-kabu"], chosen.preset or ["sheet", "lively"]
    for plan in plans(chosen.pairings, games, presets, chosen.former, changes):
        print(told(plan, measured(plan, chosen.matches, chosen.workers, chosen.first)), flush=True)


if __name__ == "__main__":
    main()
