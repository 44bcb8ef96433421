"""Three games at once (rule G21): reckoned by hand, by a pencil that is slow, and by the bots."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from cardtable.engine.bot import Budget
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.brain import standing as judged
from cardtable.games.oklahoma_gin.bot.brain.standing import Standing, outlook
from cardtable.games.oklahoma_gin.opening import dealer_of_game
from cardtable.games.oklahoma_gin.rules import HouseRules, house_rules
from cardtable.games.oklahoma_gin.scoring import KNOCK, Column, Columns, HandResult, entered
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from tests.games.contract import random_match
from tests.games.oklahoma_gin.positions import (
    AGAINST_GIN,
    GIN_HAND,
    begin,
    do,
    standing,
    to_discard,
)
from tests.games.oklahoma_gin.slow import Paper

#: A knock with 3 against 53: 50 points.
MINE, OTHER = "5H6H7H 9S9D9C JDQDKD 3S", "KSKH 4C4D4S 2H 8C 7S 6C TC"
EMPTY: Columns = (Column(),) * 3


def rules(**changes: str | int) -> HouseRules:
    return house_rules(GAME.resolve(None, {"scoring": "hollywood", **changes}))


def won(seat: int, points: int, boxes: int = 1) -> HandResult:
    return HandResult(KNOCK, seat, seat, (0, 0), (0, 0), 0, points, 1, points, boxes)


def after(house: HouseRules, *hands: HandResult) -> Columns:
    columns = EMPTY
    for hand in hands:
        columns = entered(house, 1, columns, hand)
    return columns


def sums(columns: Columns) -> list[tuple[int, int]]:
    return [column.points for column in columns]


def credits(columns: Columns) -> list[tuple[int, int] | None]:
    return [column.result.credits if column.result else None for column in columns]


def test_the_first_hands_of_both_seats() -> None:
    """A published sheet: 18, then the other 12, 25, the other 30, 15, 22, the other 20."""
    hands = [won(0, 18), won(1, 12), won(0, 25), won(1, 30), won(0, 15), won(0, 22), won(1, 20)]
    house = rules()
    assert sums(after(house, hands[0])) == [(18, 0), (0, 0), (0, 0)]
    assert sums(after(house, *hands[:2])) == [(18, 12), (0, 0), (0, 0)]
    assert sums(after(house, *hands[:3])) == [(43, 12), (25, 0), (0, 0)]
    assert sums(after(house, *hands[:4])) == [(43, 42), (25, 30), (0, 0)]
    assert sums(after(house, *hands[:5])) == [(58, 42), (40, 30), (15, 0)]
    columns = after(house, *hands)
    assert sums(columns) == [(80, 62), (62, 50), (37, 20)]
    assert [column.boxes for column in columns] == [(4, 3), (3, 2), (2, 1)]


def test_a_game_that_closes_with_a_shut_out_and_where_the_other_then_begins() -> None:
    columns = after(rules(), won(0, 60), won(0, 50))
    # Game 1: 110 and the bonus of 100, doubled, and two boxes of 25.
    assert credits(columns) == [(470, 0), None, None]
    assert columns[0].result is not None and columns[0].result.shutout
    # Seat 1 has no hand in game 1, which is over: the first counts in game 2 alone.
    columns = entered(rules(), 1, columns, won(1, 30))
    assert sums(columns) == [(110, 0), (50, 30), (0, 0)]
    columns = entered(rules(), 1, columns, won(1, 40))
    assert sums(columns) == [(110, 0), (50, 70), (0, 40)]
    # Game 2: seat 1 has 100 from three hands; seat 0 has 50 from one, and nothing in game 3.
    columns = entered(rules(), 1, columns, won(1, 30))
    assert sums(columns) == [(110, 0), (50, 100), (0, 70)]
    assert credits(columns) == [(470, 0), (0, (100 + 100 + 3 * 25) - (50 + 25)), None]
    # Seat 0 won two hands before, but none that counts in game 3, which ends as a shut-out.
    columns = entered(rules(), 1, columns, won(1, 40))
    assert credits(columns)[2] == (0, 2 * (110 + 100) + 3 * 25)


def test_a_hand_that_closes_two_games_at_once() -> None:
    # Seat 0 wins 40 and 45; seat 1 wins 20 in between.
    columns = after(rules(), won(0, 40), won(1, 20), won(0, 45))
    assert sums(columns) == [(85, 20), (45, 0), (0, 0)]
    columns = entered(rules(), 1, columns, won(0, 60))
    assert sums(columns) == [(145, 20), (105, 0), (60, 0)]
    # Game 1: 145 + 100 + 3 × 25 against 20 + 25. Game 2 is a shut-out: 2 × 205 + 2 × 25.
    assert credits(columns) == [(320 - 45, 0), (460, 0), None]


@pytest.mark.parametrize("spade", [False, True])
def test_big_gin_with_extra_boxes_in_each_game(spade: bool) -> None:
    """Eleven cards: 31 and 28 of the opponent's; four boxes, in each game in which it counts."""
    state = to_discard(
        GIN_HAND + "4S",
        AGAINST_GIN.replace("4S", "6S"),
        "7S" if spade else "6D",
        scoring="hollywood",
        extra_boxes="on",
        big_gin=31,
        spade_double="points_only",
    )
    state = standing(state, Column((10, 5), (1, 1)))
    state, events = do(state, "knock")
    points = 31 + 28 * (2 if spade else 1)
    assert sums(state.columns) == [(10 + points, 5), (points, 0), (0, 0)]
    assert [column.boxes for column in state.columns] == [(5, 1), (4, 0), (0, 0)]
    scored = next(event for event in events if event.kind == "scored")
    assert scored.words("games") == ("1", "2")
    assert scored.words("totals") == (str(10 + points), str(points))
    facts = dict(state.sheet[-1].facts)
    assert facts["games"] == "1 2" and state.sheet[-1].deltas == (points, 0)


def test_a_match_ends_with_its_third_game() -> None:
    columns = Column((60, 10), (2, 1)), Column((55, 0), (1, 0)), Column((30, 0), (1, 0))
    state = standing(to_discard(MINE + "KC", OTHER, scoring="hollywood", rounds=1), *columns)
    state, events = do(state, "knock KC", "done")
    over = [event.number("game") for event in events if event.kind == "game_over"]
    assert over == [1, 2] and [row.summary for row in state.sheet] == [False, True, True]
    assert [result.number for result in state.game_results] == [1, 2]
    # 110 + 100 + 3 × 25 against 10 + 25; then 2 × (105 + 100) + 2 × 25.
    assert state.scores == (250 + 460, 0)
    state, _ = do(state, "next")
    assert state.turn is not None and state.game_results == () and state.view(0).open_games == (3,)
    assert state.hand_number == 2 and state.game == 1 and state.scores == (710, 0)
    hand = to_discard(MINE + "KC", OTHER)
    last = replace(hand, setup=state.setup, columns=state.columns, scores=state.scores)
    last = standing(last, *state.columns[:2], Column((60, 0), (2, 0)))
    last, _ = do(last, "knock KC", "done")
    assert last.view(0).ends_with_next
    last, _ = do(last, "next")
    assert last.outcome is not None and last.outcome.winners == (0,)
    assert last.outcome.scores == (710 + 2 * (110 + 100) + 3 * 25, 0)


@pytest.mark.parametrize("tiebreak", ["shared", "extra_round"])
def test_after_a_tie_one_more_game_is_played_alone(tiebreak: str) -> None:
    state = to_discard(MINE + "KC", OTHER, scoring="hollywood", tiebreak=tiebreak)
    closed = after(rules(), won(0, 120), won(0, 120), won(0, 120))[:1] * 2
    columns = (*closed, Column((60, 10), (2, 1)))
    state = replace(state, columns=columns, scores=(0, 250))
    state, _ = do(state, "knock KC", "done", "next")
    if tiebreak == "shared":
        assert state.outcome is not None and state.outcome.winners == (0, 1)
        return
    assert state.outcome is None and state.columns == (Column(),)
    assert (state.game, state.hand_number) == (4, 1)
    assert state.dealer == dealer_of_game(state.setup.seed, 4, (0, 0))


def test_drawn_hands_count_in_no_game() -> None:
    house = rules()
    drawn = HandResult("drawn", None, None, (3, 4), (3, 4), 0, 0, 1, 0, 0)
    columns = after(house, won(0, 18), won(1, 12))
    assert entered(house, 1, columns, drawn) == columns


def test_random_hands_are_entered_as_with_a_pencil() -> None:
    rng = random.Random(21)
    closings = [0, 0, 0, 0]
    for _ in range(2_000):
        options = GAME.resolve(
            None,
            {
                "scoring": "hollywood",
                "target": rng.choice((1, 20, 60, 100, 150)),
                "shutout": rng.choice(("sheet", "off")),
                "box_bonus": rng.choice((0, 20, 25)),
                "game_bonus": rng.choice((0, 100)),
            },
        )
        house, paper, columns = house_rules(options), Paper(3, dict(options)), EMPTY
        while paper.closed < 3:
            seat, points, boxes = rng.randrange(2), rng.choice((0, 3, 25, 60)), rng.randint(1, 4)
            before = columns
            columns = entered(house, 1, columns, won(seat, points, boxes))
            over = paper.win(seat, points, boxes)
            closings[len(over)] += 1
            for game in (1, 2, 3):
                column = columns[game - 1]
                assert column.points == (paper.points(game, 0), paper.points(game, 1))
                assert column.boxes == (paper.boxes(game, 0), paper.boxes(game, 1))
                newly = column.result is not None and before[game - 1].result is None
                assert newly == (game in over)
                if column.result is not None and newly:
                    one, other = paper.worth(game, seat)
                    assert column.result.totals == (one, other)
                    assert column.result.credits == (max(one - other, 0), max(other - one, 0))
    assert min(closings) > 50  # hands that closed no game, one, two, and all


@pytest.mark.parametrize("target", [1, 15, 40])
def test_whole_matches_add_up(target: int) -> None:
    """The hooks keep each match's sheet with the pencil."""
    changes: dict[str, str | int] = {"scoring": "hollywood", "target": target}
    for seed in range(3):
        match = random_match(GAME, seed, {**changes, "extra_boxes": "on"}, checked=0.05)
        assert isinstance(match.state, OklahomaGinState)
        assert all(column.result for column in match.state.columns)


def test_the_number_of_games_has_no_effect() -> None:
    option = next(option for option in GAME.options if option.key == "rounds")
    assert option.idle(GAME.resolve(None, {"scoring": "hollywood"}))
    assert rules(rounds=1) == rules(rounds=50)


# -- bots ------------------------------------------------------------------------------------------
def test_the_bots_foresee_what_the_rules_then_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Followed hand by hand with the engine's own accounts, from many scores."""
    rng = random.Random(5)
    courses = judged._courses((3, 25, 48))
    assert courses.shape[0] == 64 and not courses.sum(axis=1).any()
    for _ in range(12):
        house = rules(
            target=rng.choice((60, 100)), shutout=rng.choice(("sheet", "off")), box_bonus=20
        )
        columns = after(house, *(won(rng.randrange(2), rng.randint(1, 20)) for _ in range(6)))
        if all(column.result for column in columns):
            continue
        me, gains = rng.randrange(2), np.array([-30.0, 0.0, 7.0, 60.0])
        mean, variance = outlook(house, columns, me, gains, (3, 25, 48))
        for gain, m, v in zip(gains, mean, variance, strict=True):
            found = [followed(house, columns, me, [gain, *course]) for course in courses.T]
            assert np.isclose(m, np.mean(found), atol=0.01)
            assert np.isclose(v, np.var(found), rtol=1e-4, atol=0.01)


def followed(house: HouseRules, columns: Columns, me: int, gains: list[float]) -> int:
    """What is credited to ``me``, the other's subtracted, in one course of hands."""
    closed = {place for place, column in enumerate(columns) if column.result}
    while not all(column.result for column in columns):
        for gain in gains:
            if gain:
                hand = won(me if gain > 0 else 1 - me, int(abs(gain)))
                columns = entered(house, 1, columns, hand)
        gains = gains[1:]
    credit = 0
    for place, column in enumerate(columns):
        if place not in closed and column.result:
            credit += column.result.credits[me] - column.result.credits[1 - me]
    return credit


def worth(*columns: Column, scores: tuple[int, int] = (0, 0)) -> list[float]:
    """The worth of losing 30, and of gaining 10, 30 and 60."""
    view = standing(begin(1, scoring="hollywood"), *columns).view(0)
    view = replace(view, factor=1, scores=scores)
    return [float(value) for value in Standing(view).worth(np.array([-30, 10, 30, 60]))]


def test_the_bots_see_what_ends_which_game() -> None:
    lost, small, usual, much = worth(*EMPTY)
    assert lost == pytest.approx(-usual, abs=1) and 0 < small < usual < much
    # In game 1 there are 10 to go, in the others far more.
    near = worth(Column((90, 60), (3, 2)), Column((40, 40), (2, 1)), Column((20, 0), (1, 0)))
    far = worth(Column((60, 60), (3, 2)), Column((40, 40), (2, 1)), Column((20, 0), (1, 0)))
    assert near[1] / near[2] > 1.2 * far[1] / far[2]
    # A hand saves from a shut-out, whatever it counts.
    saves = worth(Column((0, 90), (0, 3)), Column((0, 60), (0, 2)), Column((0, 30), (0, 1)))
    safe = worth(Column((1, 90), (1, 3)), Column((1, 60), (1, 2)), Column((1, 30), (1, 1)))
    assert saves[1] / saves[3] > safe[1] / safe[3]


@pytest.mark.slow
def test_an_expert_plays_a_match() -> None:
    options = GAME.resolve(None, {"scoring": "hollywood", "target": 30})
    match = Match(GAME, options, (Seat("expert"), Seat("hard")), Seed.numbered(3))
    bots = [GAME.bot("expert"), GAME.bot("hard")]
    while match.turn is not None:
        if match.turn not in (0, 1):
            match.play(match.state.legal.sample(random.Random(0)))
            continue
        decision = bots[match.turn].choose(match.view(match.turn), len(match.actions), Budget(4))
        match.play(decision.action)
    assert match.outcome is not None and sum(match.outcome.scores) > 0
