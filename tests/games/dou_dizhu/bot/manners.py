"""How somebody bids and plays, in numbers that an observer could note down during a match.

``python -m tests.games.dou_dizhu.bot.manners --deals 300`` plays matches of all sixteen opponents
and reports how well any two can be told apart by these numbers.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.characters import CHARACTERS
from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.bot.temper import Traits, traits
from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.game import reading_of
from cardtable.games.dou_dizhu.view import BID, DouDizhuView
from tests.games.telling_apart import told_apart

Values = NDArray[np.float64]
#: Deals per match.
MATCH = 20
_HIGH = {"2": 1.0, "b": 2.0, "R": 2.5, "A": 0.4}


@dataclass
class Watched:
    """Sums and counts of what one seat did in a match."""

    sums: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    counts: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def note(self, name: str, value: float) -> None:
        """One more observation."""
        self.sums[name] += value
        self.counts[name] += 1

    def see(self, view: DouDizhuView, action: Action) -> None:
        """What it did where it had a choice."""
        if view.phase == BID:
            self._call(view, action)
            return
        reading = reading_of(view, action)
        seen = traits(view, reading)
        if view.to_beat is None:
            for name in ("single", "pair", "long", "dear", "breaks", "kicked", "bomb"):
                self.note(f"lead {name}", getattr(seen, name))
            if seen.single or seen.pair:
                self.note("lead high", seen.lead_high)
            return
        if view.landlord in (view.seat, view.beat_seat):
            self.note("foe taken", seen.contest)
        else:
            self.note("partner taken", seen.over)
        if reading is not None:
            for name in ("dear", "breaks", "bomb"):
                self.note(f"follow {name}", getattr(seen, name))
            if not reading.is_bomb:
                self.note("follow above", reading.base - view.to_beat.base)
        hand = counts_of(card_set(view.hand))
        if any(hand >> 4 * rank & 15 == 4 for rank in range(13)) or hand >> 52 == 17:
            self.note("bomb held", seen.bomb)

    def _call(self, view: DouDizhuView, action: Action) -> None:
        amount = int(action.args[0]) if action.args else 0
        high = sum(_HIGH.get(card[0], 0.0) for card in view.hand)
        self.note("bids", amount > 0)
        self.note("bids 3", amount == 3)
        self.note("bids low", amount in (1, 2))
        # How far the bid exceeds what the high cards justify.
        self.note("daring", (amount > 0) - min(1.0, max(0.0, high / 6)))


NAMES = (
    *("bids", "bids 3", "bids low", "daring"),
    *(f"lead {n}" for n in ("single", "pair", "long", "dear", "breaks", "kicked", "bomb", "high")),
    *("partner taken", "foe taken", "bomb held", "follow above"),
    *(f"follow {n}" for n in ("dear", "breaks", "bomb")),
)
assert {name.split()[1] for name in NAMES if name.startswith("lead ")} <= {*Traits._fields, "high"}


def watch(names: tuple[tuple[str, str], ...], number: int, work: int) -> list[list[float]]:
    """What each of three opponents did in a match; a mean it gave no occasion for is missing."""
    bots: list[Any] = [GAME.bot(*name) for name in names]
    seen = [Watched() for _ in names]
    state, _ = GAME.start(3, GAME.resolve("online", {"deals": MATCH}), Seed.numbered(number))
    step = 0
    while state.turn is not None:
        if state.turn == TABLE:
            state, _ = state.apply(next(iter(state.legal)))
            continue
        view = state.view(state.turn)
        assert isinstance(view, DouDizhuView)
        actions = [action for action, _ in zip(view.legal, range(2), strict=False)]
        action = actions[0]
        if len(actions) > 1:
            seat = view.seat or 0
            action = bots[seat].choose(view, number * 7919 + step, Budget(work)).action
            seen[seat].see(view, action)
        state, _ = state.apply(action)
        step += 1
    return [[s.sums[n] / s.counts[n] if s.counts[n] else np.nan for n in NAMES] for s in seen]


def collect(
    deals: int, seed: int, work: int, levels: Collection[str] = LEVELS
) -> dict[str, Values]:
    """(matches, features) of each opponent of these levels, in so many deals among the others."""
    rng = random.Random(seed)
    who = [c for c in CHARACTERS if c.level in levels]
    found: dict[str, list[list[float]]] = {c.id: [] for c in who}
    wanted = deals // MATCH
    number = seed * 100_000
    while waiting := [c for c in who if len(found[c.id]) < wanted]:
        others = [c for c in who if c not in waiting]
        table = rng.sample(waiting, min(3, len(waiting)))
        table += rng.sample(others, 3 - len(table))
        told = watch(tuple((c.level, c.style) for c in table), number, work)
        for character, row in zip(table, told, strict=True):
            found[character.id].append(row)
        number += 1
    return {name: np.array(rows[:wanted]) for name, rows in found.items()}


def apart(
    deals: int, work: int, levels: Collection[str] = LEVELS, seed: int = 1
) -> dict[tuple[str, str], float]:
    """How often any two of these levels are told apart, after so many deals of each."""
    return told_apart(collect(deals, seed, work, levels), collect(deals, seed + 1, work, levels))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=int, default=0)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    asked = parser.parse_args()
    result = apart(asked.deals, asked.work, asked.levels, asked.seed)
    for pair, share in sorted(result.items(), key=lambda item: item[1])[:40]:
        print(*pair, f"{share:.2f}")
    enough = sum(share >= 0.8 for share in result.values())
    print(f"{enough} of {len(result)} pairs, least {min(result.values()):.2f}")
