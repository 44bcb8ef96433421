"""Credible hints: on one scale, sorted, honest about errors, with true reasons."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from itertools import pairwise

import pytest

from cardtable.engine.bot import Budget, Candidate, Thought, as_good
from cardtable.engine.match import LEVELS
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.bot.plan import bombs_in
from cardtable.games.dou_dizhu.bot.position import plays_left
from cardtable.games.dou_dizhu.cards import DECK, counts_from
from cardtable.games.dou_dizhu.game import body_of
from cardtable.games.dou_dizhu.plays import PlayRules
from cardtable.games.dou_dizhu.view import PLAY, DouDizhuView
from tests.daily import daily
from tests.games.dou_dizhu.bot.oracle import FEW, Truth, fewest
from tests.games.dou_dizhu.bot.positions import positions

BOTS = {level: GAME.bot(level) for level in LEVELS}


def wins(candidate: Candidate) -> int:
    """Of 100 such deals."""
    return round(100 * (candidate.chance or 0.0))


def beside(view: DouDizhuView, told: Sequence[Candidate]) -> Candidate:
    """What the first choice is compared with: the next that differs not only in kickers."""
    bodies = [body_of(view, each.action) for each in told]
    others = [each for each, body in zip(told, bodies, strict=True) if body != bodies[0]]
    return (others or told[1:] or told)[0]


def faults(view: DouDizhuView, thought: Thought, level: str) -> list[str]:
    """What is wrong with the thoughts of a level."""
    told = thought.candidates
    found = [f"{b.action} above {a.action}" for b, a in pairwise(told) if b.worth < a.worth]
    if all(candidate.action != thought.action for candidate in told):
        found.append("the choice is not among them")
    chosen = next((c for c in told if c.action == thought.action), told[0])
    if level == "expert" and not as_good(told[0], chosen):
        found.append(f"{chosen} is worse than {told[0]}")
    for number, candidate in enumerate(told):
        other = told[0] if number else beside(view, told)
        if candidate.reason == "wins_rarer":
            other = max(told, key=wins)
        if not Truth(view, candidate, other).holds():
            found.append(f"{candidate} beside {other}")
    if view.phase == PLAY and told[0].reason not in ("wins_rarer", "goes_out"):
        # If the first choice wins less often, it says why.
        found += [f"{c} wins more than {told[0]}" for c in told if wins(c) - wins(told[0]) > 3]
    most = 2 * 3 * 2.0**7 * 8 * 6 * 16  # robbed, open and doubled as high as may be
    found += [f"{c} is off the scale" for c in told if abs(c.worth) > most or c.error < 0]
    return found


def check(count: int, seed: int, budget: Budget, levels: tuple[str, ...] = LEVELS) -> list[str]:
    """All faults in so many positions, each thought over by one level in turn."""
    found = []
    for number, view in enumerate(positions(count, seed)):
        level = levels[number % len(levels)]
        thought = BOTS[level].choose(view, number, budget)
        wrong = faults(view, thought, level)
        found += [f"{number} {level} {dict(view.options)} {view.hand}: {each}" for each in wrong]
    return found


@daily("many", [30, 200])
def test_no_hint_contradicts_itself(many: int) -> None:
    assert check(many, 1, Budget(100)) == []


def test_the_fewest_plays_are_those_that_trying_everything_finds() -> None:
    rng, looked = random.Random(3), 0
    while looked < 1500:
        kickers = rng.choice(("any", "no_bombs", "all_different"))
        rules = PlayRules(rng.choice((11, 12)), rng.random() < 0.5, kickers)
        ranks = rng.sample("3456789TJQKA2bR", rng.choice((3, 4, 5, 7)))
        pool = [code for code in DECK if code[0] in ranks]
        hand = rng.sample(pool, min(len(pool), rng.randint(1, FEW)))
        counts = counts_from(hand)
        if bombs_in(counts):
            continue  # kept whole, whatever it costs
        looked += 1
        assert plays_left(rules, counts) == fewest(rules, counts), (rules, sorted(hand))


@pytest.mark.soak
def test_no_hint_contradicts_itself_in_ten_thousand_positions() -> None:
    assert check(10_000, 2, Budget(60)) == []


def steady(count: int, seed: int, budget: Budget) -> tuple[int, int]:
    """In how many positions one choice is clearly best, and how often two seeds say which."""
    clear = same = 0
    for number, view in enumerate(positions(count, seed)):
        one, two = (BOTS["expert"].choose(view, number + more, budget) for more in (0, 10_000))
        told = one.candidates
        if len(told) < 2 or as_good(told[0], told[1]):
            continue
        clear += 1
        same += one.action == two.action
    return clear, same


@pytest.mark.slow
def test_a_clear_advice_is_the_same_with_another_seed() -> None:
    clear, same = steady(90, 3, Budget(300))
    assert clear > 7
    assert clear - same <= 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=int, default=60)
    parser.add_argument("--steady", action="store_true")
    asked = parser.parse_args()
    if asked.steady:
        clear, same = steady(asked.positions, asked.seed, Budget(asked.work))
        print(f"{clear} positions have a clear best, in {same} another seed advises the same")
    else:
        for line in check(asked.positions, asked.seed, Budget(asked.work)):
            print(line)
