"""Random positions from random deals with random house rules, for properties that always hold."""

from __future__ import annotations

import random
from collections.abc import Iterator

from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.bot import rule_of_thumb
from cardtable.games.dou_dizhu.view import DouDizhuView
from tests.games.hooks import random_changes


def positions(count: int, seed: int) -> Iterator[DouDizhuView]:
    """So many moments with a choice; every deal gives a few of them."""
    rng = random.Random(seed)
    while count > 0:
        options = GAME.resolve(None, {**random_changes(GAME, rng), "deals": 1})
        state, _ = GAME.start(3, options, Seed.numbered(rng.randrange(1 << 40)))
        wild = rng.random() < 0.3
        while state.turn is not None and state.turn != TABLE and count > 0:
            view = state.view(state.turn)
            assert isinstance(view, DouDizhuView)
            if len(view.legal) > 1 and rng.random() < 0.25:
                count -= 1
                yield view
            if wild:
                action = view.legal.sample(rng)
            else:
                level = rng.choice(("easy", "medium"))
                action = rule_of_thumb.think(view, level, "", rng.randrange(1000)).action
            state, _ = state.apply(action)
