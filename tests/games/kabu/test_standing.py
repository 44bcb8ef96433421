"""The chance to win a match: what it is at its end, and what is believed of the others before."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.bot.memory import habits
from cardtable.games.kabu.bot.standing import Race, Standing
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.kabu.tools import play, rigged

EXPERTS = ((0, 0, 0, 0, 0, 1),) * 10


def test_after_the_last_round_most_chips_win_and_ties_share() -> None:
    race = Race(Rules(), EXPERTS[:3], 50, 0)
    chips = np.array([[300, 200, 100], [200, 200, 200], [250, 250, 100], [1, 2, 3]])
    assert race.chance(chips, 0).tolist() == [1, pytest.approx(1 / 3), 0.5, 0]


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("preset", ["sheet", "lively", "casino"])
@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_before_it_experts_share_what_there_is_to_win(
    game: KabuGame, preset: str, seats: int
) -> None:
    rules = game.rules(game.resolve(preset))
    for rounds in (1, 4, 11, 23):
        race = Race(rules, EXPERTS[:seats], 40, rounds)
        chips = np.array([[200] * seats, [260] + [190] * (seats - 1), [0] + [220] * (seats - 1)])
        all_ = np.array([race.chance(chips, seat) for seat in range(seats)])
        assert all_.sum(axis=0) == pytest.approx(1)
        assert all_[:, 0] == pytest.approx(1 / seats)
        assert all_[0, 1] > all_[0, 0] and all_[0, 2] == 0


def test_everybody_sees_who_sits_at_the_table() -> None:
    seats = tuple(Seat(kind) for kind in ("human", "easy", "expert"))
    match = Match(OICHO, OICHO.resolve("sheet"), seats, Seed.numbered(3))
    for seat in (None, 0, 1, 2):
        assert match.view(seat).levels == ("human", "easy", "expert")


def test_who_bets_little_in_front_and_enough_behind_looks_at_the_standings() -> None:
    def seen(*rounds: tuple[str, str]) -> tuple[float, float]:
        state = rigged(KYO, (5, 6, 7, 8), (), 3, {"dealer": "fixed", "rounds": 12})
        for one, two in rounds:
            state = play(state, one, two)
            while state.turn != TABLE:
                state = play(state, str(next(iter(state.legal))))
            state = play(state, str(NEXT))
        view = state.view(0)
        assert isinstance(view, KabuView)
        found = habits(replace(view, levels=("human",) * 3))
        return found[1].watches, found[2].watches

    always, never = seen(("bet 1 1", "pass"), ("bet 1 25", "pass"), ("bet 1 25", "pass"))
    assert never < 0.1 < always


def test_a_worth_depends_on_who_the_others_are() -> None:
    state = rigged(OICHO, (10, 1, 4, 9), (), 3)
    worths = {}
    for level in ("easy", "expert"):
        view = replace(state.view(1), levels=(level, "human", level))
        worths[level] = Standing(view).bets([{}])[0].match
        assert OICHO.bot("expert").choose(view, 0, Budget()).action in view.legal
    assert worths["easy"] > worths["expert"] + 0.05


def test_advice_is_the_same_with_any_seed() -> None:
    state = rigged(KYO, (5, 6, 7, 8), (), 4)
    state = play(state, "bet 2 10")
    first, *more = (KYO.bot("expert").choose(state.view(2), seed, Budget()) for seed in range(5))
    assert all(thought == first for thought in more) and first.action != Action("next")
