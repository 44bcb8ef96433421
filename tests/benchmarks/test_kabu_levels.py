"""How much of a match each level of the Kabu games gives away in its last round, all dealt out."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

from cardtable.engine.bot import Budget
from cardtable.engine.match import LEVELS
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.benchmarks.figures import report
from tests.games.kabu.test_last_round import DEALER, DECIDER, decisions
from tests.games.kabu.winning import chance

#: Decisions examined, the same for all levels.
DECISIONS = 60


@pytest.mark.parametrize("game", [KYO, OICHO], ids=lambda game: game.id)
@pytest.mark.parametrize("kind", [DECIDER, DEALER])
def test_what_levels_give_away(benchmark: Any, game: KabuGame, kind: str) -> None:
    found = decisions(game, kind, random.Random(f"{game.id}{kind}7"))
    views = [next(found) for _ in range(DECISIONS)]
    known = [{one: chance(view, one)[0] for one in view.legal} for view in views]

    def round_() -> None:
        for level in LEVELS:
            bot = game.bot(level)
            given = [
                float(max(all_.values()) - all_[bot.choose(view, number, Budget()).action])
                for number, (view, all_) in enumerate(zip(views, known, strict=True))
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
