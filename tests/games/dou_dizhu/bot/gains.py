"""What calling, robbing, doubling and an open hand gain a bot (rules D25 to D27), measured.

``python -m tests.games.dou_dizhu.bot.gains --deals N --level expert`` plays the same deals once as
the bot does and once with one seat that never does so, or does so by a naive threshold; each seat
in turn. What is printed is the gain of the bot's own way in points a deal, with its standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import fmean, stdev

from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot, Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.auction import CALL, PASS, ROB
from cardtable.games.dou_dizhu.bot.bidding import chance_as_landlord
from cardtable.games.dou_dizhu.raises import OPEN
from cardtable.games.dou_dizhu.scoring import UNIT
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import PLAY, DouDizhuView

#: What a seat says instead, given what the bot says; the same where it is not about that.
Way = Callable[[DouDizhuView, Action], Action]
#: By the chance of its cards as a landlord's, somebody naive does it.
_THRESHOLDS = {"call": 0.45, "rob": 0.5, "double": 0.5, "open": 0.6}
_ACTIONS = {"call": CALL, "rob": ROB, "double": Action.of("double", 2), "open": OPEN}


def never(verb: str) -> Way:
    """A seat that never does so."""
    return lambda _view, action: PASS if action.verb == verb else action


def naive(verb: str) -> Way:
    """A seat that does so if its cards look good enough."""

    def way(view: DouDizhuView, action: Action) -> Action:
        if _ACTIONS[verb] not in view.legal or PASS not in view.legal:
            return action
        good = chance_as_landlord(view.rules, view.hand) >= _THRESHOLDS[verb]
        return _ACTIONS[verb] if good else PASS

    return way


def played(
    bot: Bot[DouDizhuView], number: int, budget: Budget, seat: int = -1, way: Way | None = None
) -> tuple[float, ...] | None:
    """The points of one deal by seat; ``None`` if another way of ``seat`` makes no difference."""
    options = GAME.resolve("happy", {"deals": 1, "open_hand": "landlord"})
    state, _ = GAME.start(3, options, Seed.numbered(number))
    assert isinstance(state, DouDizhuState)
    differs, asked = way is None, 0
    while state.turn is not None and state.turn != TABLE:
        if state.phase == PLAY and not differs:
            return None
        view = state.view(state.turn)
        action = bot.choose(view, 1000 * number + asked, budget).action
        if way is not None and state.turn == seat and state.phase != PLAY:
            other = way(view, action)
            differs |= other != action
            action = other
        state, _ = state.apply(action)
        asked += 1
    return tuple(score / UNIT for score in state.scores)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--work", type=int, default=1000)
    given = parser.parse_args()
    bot, budget = GAME.bot(given.level), Budget(given.work)
    gains: dict[tuple[str, str], list[float]] = {}
    for number in range(given.first, given.first + given.deals):
        base = played(bot, number, budget)
        assert base is not None
        for verb in _ACTIONS:
            for name, make in (("never", never), ("naive", naive)):
                for seat in range(3):
                    other = played(bot, number, budget, seat, make(verb))
                    gain = 0.0 if other is None else base[seat] - other[seat]
                    gains.setdefault((verb, name), []).append(gain)
    print(f"{given.level}, {given.deals} deals, each with every seat, work {given.work}")
    for (verb, name), found in gains.items():
        by_deal = [fmean(found[n : n + 3]) for n in range(0, len(found), 3)]
        error = stdev(by_deal) / len(by_deal) ** 0.5
        changed = sum(gain != 0 for gain in found)
        print(f"{verb:7}{name:7}{fmean(found):+8.3f} ± {error:.3f}  ({changed} differ)")


if __name__ == "__main__":
    main()
