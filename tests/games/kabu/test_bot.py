"""The opponents: legal, sane, fast, and the same for the same view and seed."""

from __future__ import annotations

import time

import pytest

from cardtable.engine.bot import STYLES, Budget
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.kabu.tools import play, rigged

BUDGET = Budget()


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_legally_and_repeatably(game: KabuGame, level: str) -> None:
    bot = game.bot(level)
    state = game.start(4, game.resolve(None, {"rounds": 6}), Seed.numbered(3))[0]
    assert isinstance(state, KabuState)
    number, slowest = 0, 0.0
    while state.turn is not None:
        view = state.view(max(state.turn, 0))
        began = time.process_time()
        thought = bot.choose(view, number, BUDGET)
        slowest = max(slowest, time.process_time() - began)
        if number % 5 == 0:
            assert bot.choose(state.view(max(state.turn, 0)), number, BUDGET) == thought
        assert thought.action in state.legal
        assert all(candidate.action in state.legal for candidate in thought.candidates)
        worths = [candidate.worth for candidate in thought.candidates]
        assert worths == sorted(worths, reverse=True)
        state, _ = state.apply(thought.action)
        number += 1
    assert slowest < 0.1  # 20 ms are meant; a shared machine may be slow for once


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(
    ("two", "choice"),
    [
        ((1, 3), "hit"),
        ((9, 6), "hit"),
        ((6, 10), "stand"),
        ((8, 8), "hit"),
        ((3, 3), "stand"),
        ((7, 7), "hit"),
        ((10, 3), "hit"),
        ((10, 9), "stand"),
    ],
)
def test_third_card_of_the_player(level: str, two: tuple[int, int], choice: str) -> None:
    view_all: dict[str, str | int] = {"field2_view": "bettors"}
    state = rigged(OICHO, (two[0], 2, 5, 9), (10, two[1], 6, 4, 7), seats=2, changes=view_all)
    state = play(state, "bet 1 10", "deal top")
    thought = OICHO.bot(level).choose(state.view(1), 0, BUDGET)
    assert str(thought.action) == choice
    assert thought.candidates[0].action == thought.action


def test_dealer_stands_on_a_lead_and_draws_when_behind() -> None:
    # Columns stand on 9 (the dealer only knows “stood”): the dealer draws with 4, and stands with 6
    # against a column that took 10+2+2 = 4.
    state = rigged(OICHO, (10, 1, 1, 1), (1, 2, 4, 4, 4, 2, 5), seats=2)
    state = play(state, "bet 1 50", "deal top", "hit", "deal top")
    assert state.turn == 0
    thought = OICHO.bot("expert").choose(state.view(0), 0, BUDGET)
    assert str(thought.action) == "stand"
    state = rigged(OICHO, (10, 1, 1, 1), (1, 9, 4, 4, 4, 3), seats=2)
    state = play(state, "bet 1 50", "deal top", "stand", "deal top")
    thought = OICHO.bot("expert").choose(state.view(0), 0, BUDGET)
    assert str(thought.action) == "hit"


def test_a_weak_five_stands_where_the_dealer_believes_it_to_be_more() -> None:
    state = rigged(OICHO, (2, 2, 5, 9), (10, 3, 6, 4, 7), seats=2)
    state = play(state, "bet 1 10", "deal top")
    assert str(OICHO.bot("expert").choose(state.view(1), 0, BUDGET).action) == "stand"


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("style", ["", *STYLES])
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_who_counts_bets_nothing_in_a_casino(game: KabuGame, level: str, style: str) -> None:
    options = game.resolve("casino")
    for seed in range(5):
        state = game.start(3, options, Seed.numbered(seed))[0]
        assert state.turn is not None
        thought = game.bot(level, style).choose(state.view(state.turn), seed, BUDGET)
        assert str(thought.action) == "pass" == str(thought.candidates[0].action)
        assert len(thought.candidates) == 5


def test_bets_on_the_better_columns_and_within_reason() -> None:
    state = rigged(OICHO, (4, 9, 10, 3), (), seats=2, changes={"min_bet": 1})
    for level in ("medium", "hard", "expert"):
        bets = [OICHO.bot(level).choose(state.view(1), seed, BUDGET).action for seed in range(5)]
        assert {bet.args[0] for bet in bets} == {"3"}
        assert all(1 <= int(bet.args[1]) <= 50 for bet in bets)
    assert {bet.args[1] for bet in bets} == {"1"}  # nothing is promised: the smallest bet allowed
    columns = {OICHO.bot("easy").choose(state.view(1), s, BUDGET).action.args[0] for s in range(40)}
    assert len(columns) > 1


def test_stakes_follow_the_gain_and_the_bankroll() -> None:
    poor = rigged(KYO, (5, 6, 7, 8), (), seats=2, chips=(400, 200))
    rich = rigged(KYO, (5, 6, 7, 8), (), seats=2, chips=(400, 2000))
    bets = [KYO.bot("expert").choose(state.view(1), 0, BUDGET) for state in (poor, rich)]
    small, large = (int(bet.action.args[1]) for bet in bets)
    assert 1 <= small < large <= 50
    gain = bets[0].candidates[0].worth / small
    assert 0 < gain < 0.02 and 0 <= 200 * 12 * gain - small < 5  # whole fives


def test_all_candidates_of_a_bet_are_told_at_one_stake_with_their_chances() -> None:
    state = rigged(KYO, (5, 6, 7, 8), (), seats=2)
    listed = KYO.bot("expert").choose(state.view(1), 0, BUDGET).candidates
    bets = [candidate for candidate in listed if candidate.action.verb == "bet"]
    assert {bet.action.args[0] for bet in bets} == {"1", "2", "3", "4"}
    assert len({bet.action.args[1] for bet in bets}) == 1
    assert all(bet.chance is not None and 0.3 < bet.chance < 0.5 for bet in bets)
    assert len({bet.worth for bet in bets}) == 4


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("absent", ["", *STYLES])
def test_three_opponents_of_a_level_do_not_all_sit_on_one_column(
    game: KabuGame, level: str, absent: str
) -> None:
    # Named opponents sit at a table once, so that three of a level differ in style.
    bots = [game.bot(level, style) for style in ("", *STYLES) if style != absent]
    together = rounds = 0
    for seed in range(30):
        state = game.start(4, game.resolve(None, {"min_bet": 1}), Seed.numbered(seed))[0]
        while state.turn is not None and state.view(state.turn).phase == "bet":
            view, bot = state.view(state.turn), bots[state.turn - 1]
            state = state.apply(bot.choose(view, 10 * seed + state.turn, BUDGET).action)[0]
        assert isinstance(state, KabuState)
        rounds += 1
        together += sum(map(any, state.table.stakes)) == 1
    assert together <= rounds / 3


def test_sees_the_view_only_between_rounds() -> None:
    state = play(rigged(OICHO, (4, 9, 10, 3), (), seats=2), "pass")
    assert state.turn == TABLE
    assert str(OICHO.bot("easy").choose(state.view(0), 0, BUDGET).action) == "next"


_DEALER_WINS_MORE: dict[str, str | int] = {
    "tie": "dealer",
    "third_dealer": "free",
    "pair_exception": "on",
    "arashi_dealer": "beats_all_but_arashi",
    "special_vs_arashi": "push",
    "yaku_order": "any",
    "dealer_zero3": "void",
}


@pytest.mark.parametrize(
    ("changes", "first", "chips"),
    [
        # Five chips promise less than nothing: more than the bank's 8 is never paid.
        (
            {"chips": 10, "third_player": "free", "yaku_41": "column"},
            (8, 1, 10, 6),
            (8, 22, 8),
        ),
        # The one chip that must be bet is paid in full, 5 % of the chips are not.
        ({"chips": 3890, "min_bet": 1}, (3, 7, 9, 10), (39, 7741, 8)),
    ],
    ids=["wants more", "wants less"],
)
def test_expert_bets_well_against_a_bank_that_cannot_pay_triples(
    changes: dict[str, str | int], first: tuple[int, ...], chips: tuple[int, ...]
) -> None:
    state = rigged(OICHO, first, (), 3, {**_DEALER_WINS_MORE, **changes}, chips)
    thought = OICHO.bot("expert").choose(state.view(1), 0, BUDGET)
    assert thought.action == thought.candidates[0].action
    assert thought.action.verb == "bet"
