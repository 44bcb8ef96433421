"""Advice: sorted by worth, on one scale, for true reasons, and reproducible."""

from __future__ import annotations

import pytest

from cardtable.engine.bot import DEFAULT_BUDGET, STYLES, Budget, Thought
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.reasons import PREDICATES
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.oklahoma_gin.play import PHRASES
from tests.daily import daily
from tests.games.oklahoma_gin.hints import WORK, check, faults, steady
from tests.games.oklahoma_gin.positions import do, to_discard, to_draw

MINE = "5H6H7H 9S9D9C JDQDKD 3S"
OTHER = "KSKH 4C4D4S 2H 8C 7S 6C TC"


def thought(state: OklahomaGinState, level: str = "expert", style: str = "") -> Thought:
    assert state.turn is not None
    return GAME.bot(level, style).choose(state.view(state.turn), 1, DEFAULT_BUDGET)


def told(state: OklahomaGinState) -> dict[str, str]:
    """The reasons of an advice, by action."""
    candidates = thought(state).candidates
    return {str(one.action): PHRASES.why(one.reason, one.numbers) for one in candidates}


@daily("many", [6, 60])
def test_no_advice_contradicts_itself_and_every_reason_is_true(many: int) -> None:
    found, said = check(many, 1)
    assert found == []
    assert "" not in said


@pytest.mark.soak
def test_so_at_ten_thousand_positions() -> None:
    assert check(10_000, 2)[0] == []


@pytest.mark.slow
def test_at_every_discard_of_a_hand() -> None:
    bot, seen, step = GAME.bot("expert"), 0, 0
    state, _ = GAME.start(2, GAME.resolve(), Seed.numbered(0))
    while state.turn is not None and state.turn != TABLE:
        view = state.view(state.turn)
        assert isinstance(view, OklahomaGinView)
        advice = bot.choose(view, step, Budget(WORK))
        assert faults(view, advice, hint=True) == []
        seen += view.phase == "discard"
        state, _ = state.apply(advice.action)
        step += 1
    assert seen > 5


def test_every_reason_has_words_and_no_number_is_missing() -> None:
    for reason in PREDICATES:
        words = PHRASES.why(reason, (1, 2, 3, 4, 5))
        assert words.endswith(".") and "{" not in words, reason


@pytest.mark.slow
def test_another_seed_gives_the_same_advice_where_the_best_is_clear() -> None:
    clear, same = steady(30, 3, 300)
    assert same == clear >= 3


def test_what_lies_open_is_worth_what_it_pays() -> None:
    state, _ = do(to_discard(MINE + "KC", "8H TDTH 4C4D4S ACADAH 2C"), "knock KC")
    worth = {str(one.action): one.worth for one in thought(state, "hard").candidates}
    assert worth["layoff 8H 1"] == worth["layoff TD 2"] > worth["done"]
    over, _ = do(state, "layoff 8H 1", "layoff TD 2", "done")
    assert isinstance(over, OklahomaGinState) and over.result is not None
    sign = 1 if over.result.winner == 1 else -1
    assert worth["layoff 8H 1"] == sign * (over.result.points + 25)


def test_gin_that_is_thrown_away_is_seen_to_be_worth_less() -> None:
    best, *others = thought(to_discard("5H6H7H 9S9D9C JDQDKDTD KC", OTHER)).candidates
    assert (str(best.action), best.reason) == ("knock KC", "gin")
    assert {one.action.verb for one in others} == {"discard"}
    assert all(one.worth < best.worth for one in others)
    # Gin pays 25, their deadwood and the box, and not twice as much.
    assert 50 < best.worth < 140


def test_reasons_name_what_parts_two_choices() -> None:
    reasons = told(to_discard("5H6H7H 9S9D9C JDQD 3S2C KC", OTHER))
    assert reasons["discard JD"].startswith("3 of 40 unseen cards would make a meld")
    assert reasons["discard 9S"] == "Breaks up a meld."
    reasons = told(to_draw("5H6H 9S9D9C JDQD 3S2CAD", OTHER, "6D7H"))
    assert reasons["take"] == "Makes a meld: your deadwood falls from 37 to 16."
    reasons = told(to_draw("5H6H 9S9D9C JDQD 3S2CAD", OTHER, "6DKC"))
    assert reasons["take"] == "Makes no meld and shows what you’re collecting."


@pytest.mark.parametrize("style", ["", *STYLES])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_throws_gin_away(level: str, style: str) -> None:
    state = to_discard("5H6H7H 9S9D9C JDQDKDTD KC", OTHER)
    assert str(thought(state, level, style).action) == "knock KC"


def test_beginners_fear_to_knock_and_dare_more_later() -> None:
    six = to_discard("5H6H7H 9S9D9C JDQDKD 6S KC", OTHER)
    low = to_discard("5H6H7H 9S9D9C JDQDKD 2S KC", OTHER)
    assert str(thought(six, "easy").action) != "knock KC"
    assert str(thought(low, "easy").action) == "knock KC"
    assert str(thought(six, "easy", "bold").action) == "knock KC"
