"""In the last round the expert plays for the win: its choices compared with dealing out all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, DealResult
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.daily import daily
from tests.games.hooks import random_changes
from tests.games.kabu.winning import chance

BETTOR, DECIDER, DEALER = "bet", "field_3", "dealer_3"
#: How far off a chance may be, in hundredths: cards that columns take from each other are not
#: followed up. Choices that are equal but for that may change places.
NEAR, REGRET = 1.5, 1.0
#: Most columns whose cards are all unseen: more take too long to deal out.
HIDDEN = 1


def decisions(game: KabuGame, kind: str, rng: random.Random) -> Iterator[KabuView]:
    """Decisions of one kind in last rounds by any house rules, the chips of all near each other."""
    while True:
        changes = {**random_changes(game, rng), "rounds": 3, "chips": 200, "min_bet": 0}
        changes |= {"limit_each": rng.choice((0, 25)), "max_total_bet": rng.choice((50, 100))}
        state = game.start(
            rng.choice((2, 3)), game.resolve(None, changes), Seed.numbered(rng.randrange(10**9))
        )[0]
        assert isinstance(state, KabuState)
        chips = [rng.randrange(150, 251) if rng.random() < 0.8 else 200 for _ in state.chips]
        cap = state.rules.effective_cap(chips[state.table.dealer], len(chips), 3)
        table = replace(state.table, number=3, cap=cap)
        before = DealResult(2, (0,) * len(chips), tuple(chips))
        state = replace(state, chips=tuple(chips), table=table, sheet=(before, before))
        while state.turn not in (None, TABLE):
            assert isinstance(state, KabuState) and state.turn is not None
            view = state.view(state.turn)
            last = kind != BETTOR or len(view.asks) == 1
            hidden = sum(
                c.second is None and (kind == BETTOR or c.staked > 0) for c in view.columns
            )
            bets_on = sum(c.staked > 0 for c in view.columns)
            easy = bets_on <= HIDDEN - 1 if kind == BETTOR else hidden <= 2 * HIDDEN
            if state.phase == kind and len(state.legal) > 1 and last and easy:
                yield view
            state = state.apply(state.legal.sample(rng))[0]


def check(game: KabuGame, kind: str, count: int, seed: int) -> int:
    """How many of ``count`` choices of the highest level are not the best; none by much."""
    rng, bot = random.Random(f"{game.id} {kind} {seed}"), game.bot("expert")
    views, others = decisions(game, kind, rng), 0
    for number in range(count):
        view = next(views)
        thought = bot.choose(view, number, Budget())
        exact = {one.action: chance(view, one.action) for one in thought.candidates}
        for one in thought.candidates:
            match, chips = exact[one.action]
            assert one.worth == pytest.approx(100 * float(match), abs=NEAR), (view, thought)
            assert one.points == pytest.approx(float(chips), abs=2.0)
        best = max(match for match, _ in exact.values())
        regret = 100 * float(best - exact[thought.action][0])
        assert regret <= REGRET, (regret, view, thought)
        others += regret > 0
    return others


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@daily(("kind", "count"), [(BETTOR, 8), (DECIDER, 40), (DEALER, 20)], (BETTOR, 8), (DEALER, 20))
def test_plays_for_the_win(game: KabuGame, kind: str, count: int) -> None:
    assert check(game, kind, count, 0) <= count // 10


@pytest.mark.soak
@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("kind", [BETTOR, DECIDER, DEALER])
@pytest.mark.parametrize("part", range(1, 11))
def test_plays_for_the_win_in_many_positions(game: KabuGame, kind: str, part: int) -> None:
    assert check(game, kind, 34, part) <= 1
