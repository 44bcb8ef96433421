"""Whether what a bot says a deal is worth holds: said at each question, and what it then brings.

``python -m tests.games.dou_dizhu.bot.kept --deals N --level expert --preset happy`` lets bots call,
rob, double and open, and notes what each says of the choice it takes. The deals are then played out
by the networks. A seat's successive words on one deal are worth the same on average, and what the
deal brings too. Printed are means with standard errors, in points: what was said, and by how much
more the next word and the deal were worth.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import NamedTuple

from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.bot.brain.calls import NEW_CARDS
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import ASKED, BID
from tests.games.dou_dizhu.bot.gains import Ends


class Word(NamedTuple):
    """What a seat said at a question, and what came of it.

    Attributes:
        deal: its number.
        kind: of question: ``bid``, ``call``, ``rob``, ``rob back``, ``double`` or ``open``.
        side: ``landlord`` or ``farmer``, as far as it is known.
        action: what was done.
        said: points that the deal was worth with it.
        chance: of winning, as it was said.
        then: points said at the seat's next question; what the deal brought, if there was none.
        won: points that the deal brought.
        wins: 1 or 0 as the deal was won or not; in between where the cards were dealt anew.
    """

    deal: int
    kind: str
    side: str
    action: Action
    said: float
    chance: float
    then: float
    won: float
    wins: float


def words(level: str, preset: str, work: int, number: int, style: str = "") -> list[Word]:
    """Return what was said before the first lead of one deal."""
    bot = GAME.bot(level, style)
    state, _ = GAME.start(3, GAME.resolve(preset, {"deals": 1}), Seed.numbered(number))
    assert isinstance(state, DouDizhuState)
    ends = Ends(state)
    asked: list[tuple[int, str, str, Action, float, float]] = []
    while state.phase in ASKED and not state.redeals:
        seat = state.turn
        assert seat is not None
        view = state.view(seat)
        thought = bot.choose(view, 1000 * number + len(asked), Budget(work))
        taken = next(c for c in thought.candidates if c.action == thought.action)
        kind = _bidding(state) if state.phase == BID else state.phase
        side = "" if state.landlord < 0 else "landlord" if seat == state.landlord else "farmer"
        assert taken.chance is not None
        asked.append((seat, kind, side, taken.action, taken.worth, taken.chance))
        state, _ = state.apply(thought.action)
    won = ends.points(state)
    then = list(won)
    found = []
    for seat, kind, side, action, said, chance in reversed(asked):
        wins = float(won[seat] > 0) if won[seat] else NEW_CARDS
        found.append(Word(number, kind, side, action, said, chance, then[seat], won[seat], wins))
        then[seat] = said
    return found[::-1]


def _bidding(state: DouDizhuState) -> str:
    if state.setup.rules.auction != "rob":
        return "bid"
    called = any(bid.amount for bid in state.bids)
    return "rob back" if len(state.bids) == 3 else "rob" if called else "call"


def mean(those: Iterable[Word], value: Callable[[Word], float]) -> tuple[float, float]:
    """Return the mean and its standard error; what is said of one deal errs together."""
    by_deal: dict[int, list[float]] = {}
    for word in those:
        by_deal.setdefault(word.deal, []).append(value(word))
    count = sum(map(len, by_deal.values()))
    average = sum(map(sum, by_deal.values())) / count
    off = (sum(found) - average * len(found) for found in by_deal.values())
    return average, sum(each * each for each in off) ** 0.5 / count


def kinds(found: Iterable[Word]) -> Iterator[tuple[str, list[Word]]]:
    """Yield the words of each kind of question and role, and of each answer."""
    groups: dict[str, list[Word]] = {}
    for word in found:
        groups.setdefault(f"{word.kind} {word.side}", []).append(word)
        groups.setdefault(f"{word.kind} {word.side}: {word.action}", []).append(word)
    yield from sorted(groups.items())


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--style", default="")
    parser.add_argument("--preset", default="happy")
    parser.add_argument("--work", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    one = partial(words, given.level, given.preset, given.work, style=given.style)
    with ProcessPoolExecutor(given.jobs) as pool:
        numbers = range(given.first, given.first + given.deals)
        found = [word for each in pool.map(one, numbers) for word in each]
    print(f"{given.level} {given.style}, {given.preset}, {given.deals} deals from {given.first} on")
    for name, those in kinds(found):
        said = fmean(w.said for w in those)
        more, slip = mean(those, lambda w: w.then - w.said)
        end, off = mean(those, lambda w: w.won - w.said)
        chance = fmean(w.chance for w in those)
        wins, by = mean(those, lambda w: w.wins)
        print(
            f"{name:28}{len(those):5}  said {said:+6.2f}  then {more:+6.2f} ± {slip:.2f}"
            f"  won {end:+6.2f} ± {off:.2f}   chance {chance:.3f} won {wins:.3f} ± {by:.3f}"
        )


if __name__ == "__main__":
    main()
