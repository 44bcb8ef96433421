"""Whether farmers help a partner, and stop a landlord, who has one or two cards left.

``python -m tests.games.dou_dizhu.bot.farmers --positions N`` draws moments of deals between bots
where a farmer has a choice while his partner, or the landlord, is that close to going out. Every
choice is solved exactly, with open hands, in the same imagined worlds. A hint or a choice fails if
the best one loses in fewer of them, by over a twentieth.

``--duel N`` plays N deals twice, with farmers who do what partners expect and with others, and
prints the points and deals that this gains them; the networks play, at a glance.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np

from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot import rule_of_thumb
from cardtable.games.dou_dizhu.bot.brain.net import nets
from cardtable.games.dou_dizhu.bot.brain.search import Depth, rate
from cardtable.games.dou_dizhu.bot.brain.seat import known
from cardtable.games.dou_dizhu.bot.opponent import judged_of
from cardtable.games.dou_dizhu.bot.teamwork import as_partners
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.perfect import Position, Solver, TooHard, bare
from cardtable.games.dou_dizhu.scoring import UNIT
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import PLAY, DouDizhuView

#: So many cards are few, and so much worse than the best may a choice be.
FEW, ALLOWED = 2, 0.05
#: Worlds for each position, and positions that may be looked at in all of them.
WORLDS, NODES = 200, 300_000
_PARTNER, _LANDLORD = "partner", "landlord"


class Moment(NamedTuple):
    """A farmer's choice: who is nearly out, and where it comes from."""

    close: str
    number: int
    step: int
    view: DouDizhuView


def moments(numbers: range) -> Iterator[Moment]:
    """Those of so many deals between bots, one at most of each kind and deal."""
    presets = [preset.id for preset in GAME.presets]
    for number in numbers:
        options = GAME.resolve(presets[number % len(presets)], {"deals": 1})
        state, _ = GAME.start(3, options, Seed.numbered(number))
        rng = random.Random(number)
        found: dict[str, list[Moment]] = {}
        step = 0
        while state.turn is not None and state.turn != TABLE:
            view = state.view(state.turn)
            assert isinstance(view, DouDizhuView)
            for close in _close(view):
                found.setdefault(close, []).append(Moment(close, number, step, view))
            state, _ = state.apply(_glance(view, 1000 * number + step, together=False))
            step += 1
        yield from (rng.choice(each) for each in found.values())


def _glance(view: DouDizhuView, seed: int, together: bool) -> Action:
    """What the networks play at a glance; auctions are left to rules of thumb."""
    if view.phase != PLAY:
        return rule_of_thumb.think(view, "medium", "", seed).action
    rated = rate(nets(), known(view), np.random.default_rng(seed), Depth())
    judged = judged_of(rated)
    if together:
        judged = as_partners(view, judged, rated.span)[1]
    return judged[0][0].action


def _close(view: DouDizhuView) -> list[str]:
    """Who is nearly out, where a farmer has a choice."""
    if view.phase != PLAY or view.seat in (None, view.landlord) or len(view.legal) < 2:
        return []
    assert view.seat is not None and view.landlord is not None
    partner = 3 - view.seat - view.landlord
    near = ((_PARTNER, partner), (_LANDLORD, view.landlord))
    return [close for close, seat in near if view.counts[seat] <= FEW]


def lost(view: DouDizhuView, seed: int) -> dict[Action, float] | None:
    """Return in what share of the imagined worlds each choice loses; ``None`` if too hard."""
    seen = known(view)
    hands, often = np.unique(
        seen.worlds(np.random.default_rng(seed), WORLDS), axis=0, return_counts=True
    )
    owner = seen.role if view.beat_seat is None else seen.role_of(view.beat_seat)
    beat = None if view.to_beat is None else bare(view.to_beat)
    solver = Solver(view.rules.plays, NODES)
    found: Counter[Action] = Counter()
    try:
        for (first, second, third), count in zip(hands.tolist(), often.tolist(), strict=True):
            at = Position(first, second, third, seen.role, owner, beat)
            for play in solver.options(at):
                after = at.after(play)
                bad = after.winner is None and solver.landlord_wins(after)
                found[PASS if play is None else action_for(play)] += count * bad
    except TooHard:
        return None
    return {action: count / WORLDS for action, count in found.items()}


class Judged(NamedTuple):
    """How the hint and the choice of somebody compare with the best: what they lose more often."""

    moment: Moment
    hint: float
    choice: float
    told: str


def judge(level: str, work: int, moment: Moment) -> Judged | None:
    """Ask a level; ``None`` if the position is too hard to solve."""
    view = moment.view
    share = lost(view, moment.number)
    if share is None:
        return None
    thought = GAME.bot(level).choose(view, moment.number, Budget(work))
    best = min(share, key=lambda action: share[action])
    hint = thought.candidates[0].action
    told = f"{view.seat=} {view.landlord=} {view.counts} {view.hand} to beat {view.to_beat}: "
    told += f"best {best} {share[best]:.2f}, hint {hint} {share[hint]:.2f}, "
    told += f"choice {thought.action} {share[thought.action]:.2f}"
    return Judged(moment, share[hint] - share[best], share[thought.action] - share[best], told)


def duel(number: int) -> tuple[float, int]:
    """Return what each farmer of a deal gains by playing together: points, and the deal or not."""
    options = GAME.resolve("online", {"auction": "random_landlord", "deals": 1})
    gained: list[float] = []
    for together in (True, False):
        state, _ = GAME.start(3, options, Seed.numbered(number))
        assert isinstance(state, DouDizhuState)
        while state.turn is not None and state.turn != TABLE:
            own = together or state.turn == state.landlord
            state, _ = state.apply(_glance(state.view(state.turn), 0, own))
        gained.append(-state.scores[state.landlord] / UNIT / 2)
    return gained[0] - gained[1], (gained[0] > 0) - (gained[1] > 0)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--work", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print every failure")
    parser.add_argument("--duel", type=int, default=0)
    given = parser.parse_args()
    if given.duel:
        with ProcessPoolExecutor(given.jobs) as pool:
            each = list(pool.map(duel, range(given.first, given.first + given.duel)))
        for name, gains in zip(("points", "deals won"), zip(*each, strict=True), strict=True):
            error = stdev(gains) / len(gains) ** 0.5
            differ = sum(gain != 0 for gain in gains)
            print(f"{given.duel} deals: {fmean(gains):+.3f} ± {error:.3f} {name} ({differ} differ)")
        return
    wanted = {_PARTNER: given.positions, _LANDLORD: given.positions}
    failed: Counter[tuple[str, str]] = Counter()
    asked: Counter[str] = Counter()
    hard: Counter[str] = Counter()
    first, one = given.first, partial(judge, given.level, given.work)
    with ProcessPoolExecutor(given.jobs) as pool:
        while any(asked[close] < wanted[close] for close in wanted):
            these = moments(range(first, first + 40))
            some = [moment for moment in these if asked[moment.close] < wanted[moment.close]]
            first += 40
            for moment, found in zip(some, pool.map(one, some), strict=True):
                if found is None:
                    hard[moment.close] += 1
                    continue
                asked[moment.close] += 1
                failed[moment.close, "hint"] += found.hint > ALLOWED
                failed[moment.close, "choice"] += found.choice > ALLOWED
                if given.show and max(found.hint, found.choice) > ALLOWED:
                    print(moment.close, moment.number, moment.step, found.told, flush=True)
    for close in wanted:
        print(
            f"{given.level}, {close} on 1 or 2: {asked[close]} positions, {hard[close]} too hard; "
            f"worse by over {ALLOWED:.0%}: hint {failed[close, 'hint']}, "
            f"choice {failed[close, 'choice']}"
        )


if __name__ == "__main__":
    main()
