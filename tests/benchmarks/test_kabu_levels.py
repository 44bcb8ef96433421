"""How much each level of the Kabu games loses, compared with dealing out every card."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

from cardtable.engine.match import LEVELS
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.benchmarks.figures import report
from tests.games.kabu.test_regret import BUDGET, DEALER, DECIDER, dealt_out, decisions, regret

#: Decisions examined, the same for all levels.
DECISIONS = 120


def staked(view: KabuView) -> int:
    """Chips that a decision on a third card is about."""
    if view.phase == DEALER:
        return sum(column.staked for column in view.columns)
    assert view.seat is not None
    return view.columns[(view.asked_column or 1) - 1].stakes[view.seat]


@pytest.mark.parametrize("game", [KYO, OICHO], ids=lambda game: game.id)
@pytest.mark.parametrize("kind", [DECIDER, DEALER])
def test_what_levels_give_away(benchmark: Any, game: KabuGame, kind: str) -> None:
    found = decisions(game, kind, random.Random(f"{game.id}{kind}7"))
    views = [next(found) for _ in range(DECISIONS)]

    def round_() -> None:
        for level in LEVELS:
            bot = game.bot(level)
            thoughts = [bot.choose(view, number, BUDGET) for number, view in enumerate(views)]
            given = [
                float(regret(dealt_out(view, thought), thought.action)) / max(1, staked(view))
                for view, thought in zip(views, thoughts, strict=True)
            ]
            error = statistics.stdev(given) / DECISIONS**0.5
            name = f"given away by {level}, {kind}, {game.id}"
            report(
                benchmark,
                name,
                [100 * statistics.fmean(given)],
                "%",
                beside=f"± {100 * error:.2f}",
            )

    benchmark.pedantic(round_, rounds=1)
