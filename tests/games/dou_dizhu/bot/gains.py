"""What calling, robbing, doubling and an open hand gain a bot (rules D25 to D27), measured.

``python -m tests.games.dou_dizhu.bot.gains --deals N --level expert`` lets a bot call, rob and
double as it does, and once more with one seat that never does so, that counts its high cards and
bombs as books for beginners teach, or that goes by the easy bots' estimate of its chance; each seat
in turn. The deals are then played out by the networks, the same way for everybody.
``--open`` plays each deal that the landlord opens with his hand open and with it closed instead,
and the same where somebody naive would open; here the bots themselves play, as only they look at
an open hand. Printed are the points a deal gained over the other way, with their standard error.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev

import numpy as np

from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot, Budget
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.auction import CALL, OPEN, PASS, ROB, factors
from cardtable.games.dou_dizhu.bot.bidding import chance_as_landlord
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook
from cardtable.games.dou_dizhu.bot.brain.net import nets, to_the_end
from cardtable.games.dou_dizhu.bot.brain.seat import rules_of
from cardtable.games.dou_dizhu.cards import counts_of
from cardtable.games.dou_dizhu.scoring import UNIT, accounts, payments
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import ASKED, PLAY, DouDizhuView

#: What a seat says instead, given what the bot says; the same where it is not about that.
Way = Callable[[DouDizhuView, Action], Action]
#: Points of a deal by seat.
Points = tuple[float, ...]
#: From so many points of :func:`counted` on a beginner does it.
_COUNTS = {"call": 5, "rob": 7, "double": 7, "open": 10}
#: From this chance of its cards as a landlord's on, by the easy bots' estimate.
_CHANCES = {"call": 0.45, "rob": 0.5, "double": 0.5, "open": 0.6}
_ACTIONS = {"call": CALL, "rob": ROB, "double": Action.of("double", 2), "open": OPEN}


def never(verb: str) -> Way:
    """A seat that never does so."""
    return lambda _view, action: PASS if action.verb == verb else action


def counted(cards: Iterable[str]) -> int:
    """Return the points of a hand: both jokers 8, a bomb 6, a joker 4 or 3, a two 2."""
    counts = Counter(card[0] for card in cards)
    jokers = 8 if counts["R"] and counts["b"] else 4 * counts["R"] + 3 * counts["b"]
    bombs = sum(count == 4 for count in counts.values())
    return jokers + 6 * bombs + (2 * counts["2"] if counts["2"] < 4 else 0)


def _if(verb: str, good: Callable[[DouDizhuView], bool]) -> Way:
    def way(view: DouDizhuView, action: Action) -> Action:
        if _ACTIONS[verb] not in view.legal or PASS not in view.legal:
            return action
        return _ACTIONS[verb] if good(view) else PASS

    return way


def counting(verb: str) -> Way:
    """A seat that does so if its high cards and bombs count enough."""
    return _if(verb, lambda view: counted(view.hand) >= _COUNTS[verb])


def estimating(verb: str) -> Way:
    """A seat that does so if the easy bots' estimate of its cards is high enough."""
    return _if(verb, lambda view: chance_as_landlord(view.rules, view.hand) >= _CHANCES[verb])


_WAYS = (("never", never), ("count", counting), ("chance", estimating))


class Before:
    """Everything before the first lead of one deal, as a bot would do it; thought out once.

    Args:
        bot: who is asked.
        number: of the deal.
        budget: for each answer.
        options: house rules that differ from the preset “happy”.
    """

    def __init__(self, bot: Bot[DouDizhuView], number: int, budget: Budget, **options: str) -> None:
        self._bot, self._number, self._budget = bot, number, budget
        state, _ = GAME.start(
            3, GAME.resolve("happy", {"deals": 1, **options}), Seed.numbered(number)
        )
        assert isinstance(state, DouDizhuState)
        self.start = state
        self._thought: dict[tuple[Action, ...], Action] = {}

    def after(self, seat: int = -1, way: Way | None = None) -> DouDizhuState:
        """Return the deal before the first lead, or thrown in; ``seat`` does it another way."""
        state = self.start
        done: list[Action] = []
        while state.phase in ASKED and not state.redeals:
            assert state.turn is not None
            view = state.view(state.turn)
            action = self._answer(view, tuple(done))
            if way is not None and state.turn == seat:
                action = way(view, action)
            done.append(action)
            state = state.apply(action)[0]
        return state

    def _answer(self, view: DouDizhuView, done: tuple[Action, ...]) -> Action:
        if done not in self._thought:
            seed = 1000 * self._number + len(done)
            self._thought[done] = self._bot.choose(view, seed, self._budget).action
        return self._thought[done]


class Ends:
    """How a deal ends with each seat as landlord, played by the networks."""

    def __init__(self, start: DouDizhuState) -> None:
        rules = start.setup.rules
        self._rules = rules
        seats = [[(first + rules.step * i) % 3 for i in range(3)] for first in range(3)]
        own = [counts_of(hand) for hand in start.hands]
        kitty = counts_of(start.kitty)
        hands = np.array([[own[seat] for seat in row] for row in seats], np.uint64)
        hands[:, 0] += np.uint64(kitty)
        book = RuleBook((rules_of(rules),))
        deals = Deals.start(book, np.zeros(3, np.int64), hands, np.full(3, kitty, np.uint64))
        to_the_end(nets(), deals)
        self._out = [seats[first][role] for first, role in enumerate(deals.winner.tolist())]
        self._factor = deals.final_factor().tolist()

    def points(self, state: DouDizhuState) -> Points:
        """Return the points of every seat."""
        if state.phase != PLAY:  # new cards are equally good for everybody
            return 0.0, 0.0, 0.0
        landlord = state.landlord
        multiplier = state.multiplier * self._factor[landlord]
        own = factors(state.doubles)
        at_stake = accounts(self._rules, landlord, state.stake, multiplier, own)
        paid = payments(self._rules, landlord, self._out[landlord], at_stake)
        return tuple(half / UNIT for half in paid)


def said(level: str, work: int, number: int) -> dict[tuple[str, str], list[float]]:
    """Return what calling, robbing and doubling gain in one deal, by seat."""
    before = Before(GAME.bot(level), number, Budget(work), open_hand="off")
    ends = Ends(before.start)
    base = ends.points(before.after())
    return {
        (verb, name): [
            base[seat] - ends.points(before.after(seat, make(verb)))[seat] for seat in range(3)
        ]
        for verb in ("call", "rob", "double")
        for name, make in _WAYS
    }


def opened(level: str, work: int, number: int) -> dict[tuple[str, str], list[float]]:
    """Return what an open hand gains the landlord of one deal; nobody doubles."""
    bot, budget = GAME.bot(level), Budget(work)
    before = Before(bot, number, budget, doubling="off")
    own = before.after()
    found: dict[str, float] = {}

    def points(way: Way | None) -> float:
        state = own if way is None else before.after(own.landlord, way)
        key = "open" if state.opened else "closed"
        if key not in found:
            found[key] = played(bot, number, budget, state)[own.landlord]
        return found[key]

    gains = {}
    for name, make in _WAYS:
        other = before.after(own.landlord, make("open"))
        same = own.landlord < 0 or own.opened == other.opened
        gains["open", name] = [0.0 if same else points(None) - points(make("open"))]
    return gains


def played(bot: Bot[DouDizhuView], number: int, budget: Budget, state: DouDizhuState) -> Points:
    """Return the points of every seat once the bots have played the deal out."""
    asked = 0
    while state.phase == PLAY:
        assert state.turn is not None
        view = state.view(state.turn)
        state, _ = state.apply(bot.choose(view, 1000 * number + asked, budget).action)
        asked += 1
    return tuple(score / UNIT for score in state.scores)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--work", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--open", action="store_true")
    given = parser.parse_args()
    one = partial(opened if given.open else said, given.level, given.work)
    numbers = range(given.first, given.first + given.deals)
    gains: dict[tuple[str, str], list[list[float]]] = {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for each in pool.map(one, numbers):
            for kind, by_seat in each.items():
                gains.setdefault(kind, []).append(by_seat)
    print(f"{given.level}, {given.deals} deals from {given.first} on, work {given.work}")
    for (verb, name), found in gains.items():
        by_deal = [fmean(by_seat) for by_seat in found]
        error = stdev(by_deal) / len(by_deal) ** 0.5
        differ = sum(gain != 0 for by_seat in found for gain in by_seat)
        print(f"{verb:7}{name:8}{fmean(by_deal):+8.3f} ± {error:.3f}  ({differ} differ)")


if __name__ == "__main__":
    main()
