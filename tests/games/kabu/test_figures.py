"""The published figures of the Kabu games, and the engine's odds, compared with actual deals."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from cardtable.games.kabu.bot.odds import Odds, without
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.scoring import total
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.daily import daily
from tests.games.hooks import random_changes
from tests.games.kabu import oracle
from tests.games.kabu.exact import DECK, SPECIAL, column, dealer, less

PUSH = {
    3: (-0.02218, -0.05093, -0.05292, -0.02772),
    4: (0.00754, -0.02119, -0.03018, -0.01057),
    5: (0.00964, -0.01130, -0.02029, -0.00847),
    6: (-0.01274, -0.02811, -0.03011, -0.01833),
}
ENDS = {
    3: "35/247 337/2470 524/3705 101/741 289/7410",
    4: "187/1235 19/130 112/741 19/130 19/390",
    5: "596/3705 1151/7410 198/1235 1153/7410 11/190",
    6: "253/1482 1223/7410 42/247 503/7410 167/2470",
}


def fractions(text: str) -> list[Fraction]:
    return [Fraction(word) for word in text.split()]


@pytest.mark.parametrize("t", ENDS)
def test_where_a_dealer_ends(t: int) -> None:
    ends = dealer(DECK, t)
    assert [ends[value] for value in (9, 8, 7, 6, 0)] == fractions(ENDS[t])
    assert ends[SPECIAL] == Fraction(4, 195) and sum(ends) == 1
    counted = Odds(OICHO.rules(OICHO.resolve()), t).dealer_ends(DECK)
    assert counted[:11] == pytest.approx([float(part) for part in ends], abs=1e-12)


@pytest.mark.parametrize("p", PUSH)
def test_what_a_column_is_worth(p: int) -> None:
    for t, figure in zip(range(3, 7), PUSH[p], strict=True):
        assert float(column(p, t)) == pytest.approx(figure, abs=5.1e-6)


def test_what_a_column_is_worth_where_the_dealer_wins_ties() -> None:
    found = [column(5, t, tie=-1) for t in range(3, 7)]
    assert [float(f) for f in found] == pytest.approx(
        [-0.10457, -0.12931, -0.14188, -0.12452], abs=5.1e-6
    )
    assert found[2] == Fraction(-1225333, 8636355)
    assert column(5, 5) == Fraction(-875948, 43181775)


def test_neither_side_gains_by_leaving_the_equilibrium() -> None:
    for tie in (0, -1):
        here = column(5, 5, tie)
        assert all(column(p, 5, tie) < here for p in (3, 4, 6))
        assert all(column(5, t, tie) > here for t in (3, 4, 6))


@pytest.mark.parametrize("t", [4, 5])
def test_the_engine_values_every_pair_as_dealt_out(t: int) -> None:
    """Standing and drawing with each two cards; 8-8 draws against 5, stands against 4."""
    odds = Odds(OICHO.rules(OICHO.resolve()), t)
    for a in range(1, 11):
        for b in range(a, 11):
            left = less(less(DECK, a), b)
            assert without(without(DECK, a), b) == left
            stand, hit = odds.worth((a, b), left), odds.worth_drawing((a, b), left)
            if 4 <= total((a, b)) <= 6:
                draws = total((a, b)) < 6 or (a == b == 8 and t == 5)
                assert (hit > stand) == draws, (a, b)


@daily("two", [(1, 3), (2, 3), (6, 10), (7, 7), (8, 8), (3, 3)], (1, 3), (8, 8))
def test_the_engine_values_a_decision_exactly(two: tuple[int, int]) -> None:
    from tests.games.kabu.exact import worth

    odds = Odds(OICHO.rules(OICHO.resolve()), 5)
    left = less(less(DECK, two[0]), two[1])
    assert odds.worth(two, left) == pytest.approx(float(worth(two, left, 5, 0)), abs=1e-12)
    drawn = sum(
        (Fraction(left[c - 1], 38) * worth((*two, c), less(left, c), 5, 0) for c in range(1, 11)),
        Fraction(0),
    )
    assert odds.worth_drawing(two, left) == pytest.approx(float(drawn), abs=1e-12)


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
def test_what_is_hoped_for_is_what_dealing_out_tells_by_any_rules(game: KabuGame) -> None:
    """The counted shortcut against a dealer who draws up to 5, by random house rules."""
    rng = random.Random(game.id)
    for _ in range(8):
        rules = game.rules(game.resolve(None, random_changes(game, rng)))
        counts = tuple(rng.randrange(1, 5) for _ in range(10))
        first, second = rng.randrange(1, 11), rng.randrange(1, 11)
        hoped, two = Odds(rules), (first, second)
        assert hoped.worth_first(first, counts) == pytest.approx(
            float(oracle.betting(rules, first, counts))
        )
        assert hoped.worth(two, counts) == pytest.approx(
            float(oracle.standing(rules, two, counts)), abs=1e-12
        )
        assert hoped.worth_drawing(two, counts) == pytest.approx(
            float(oracle.drawing(rules, two, counts)), abs=1e-12
        )
