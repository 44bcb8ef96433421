"""The computed odds compared with the exact facts of rules.md 5, and with plain enumeration."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from cardtable.games.kabu.bot.joint import Column
from cardtable.games.kabu.bot.odds import Odds, without
from cardtable.games.kabu.bot.standing import dealt_out, settled
from cardtable.games.kabu.cards import CARDS, ranks
from cardtable.games.kabu.scoring import is_triple, rate_column, rate_dealer, total, verdict
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO

FULL = (4,) * 10
KYO_DECK = (4, 4, 4, 4, 3, 3, 3, 3, 4, 4)


def test_two_card_totals() -> None:
    ways = Counter(total(pair) for pair in permutations(ranks(CARDS), 2))
    assert {Fraction(ways[t], 1560) for t in (0, 2, 4, 6, 8)} == {Fraction(19, 195)}
    assert {Fraction(ways[t], 1560) for t in (1, 3, 5, 7, 9)} == {Fraction(4, 39)}
    assert Fraction(sum(ways[t] for t in range(4)), 1560) == Fraction(2, 5)
    assert Fraction(sum(ways[t] for t in (4, 5, 6)), 1560) == Fraction(58, 195)


def test_dealer_specials() -> None:
    ordered = OICHO.rules(OICHO.resolve())
    any_order = OICHO.rules(OICHO.resolve(None, {"yaku_order": "any"}))
    kyo = KYO.rules(KYO.resolve())
    pairs = list(permutations(ranks(CARDS), 2))

    def share(rules: object) -> Fraction:
        found = [rate_dealer(rules, pair).kind != "plain" for pair in pairs]  # type: ignore[arg-type]
        return Fraction(sum(found), len(found))

    assert share(ordered) == Fraction(4, 195)
    assert share(any_order) == Fraction(8, 195)
    assert share(kyo) == Fraction(2, 195)


def test_three_cards() -> None:
    hands = list(permutations(ranks(CARDS), 3))
    ways = Counter(total(hand) for hand in hands)
    assert {Fraction(count, len(hands)) for count in ways.values()} == {Fraction(1, 10)}
    assert Fraction(sum(map(is_triple, hands)), len(hands)) == Fraction(1, 247)


@pytest.mark.parametrize(
    ("draws_to", "nine", "zero"),
    [
        (3, Fraction(35, 247), Fraction(289, 7410)),
        (4, Fraction(187, 1235), Fraction(19, 390)),
        (5, Fraction(596, 3705), Fraction(11, 190)),
        (6, Fraction(253, 1482), Fraction(167, 2470)),
    ],
)
def test_oicho_dealer_ends(draws_to: int, nine: Fraction, zero: Fraction) -> None:
    ends = Odds(OICHO.rules(OICHO.resolve()), draws_to).dealer_ends(FULL)
    assert ends[9] == pytest.approx(float(nine), abs=1e-12)
    assert ends[0] == pytest.approx(float(zero), abs=1e-12)
    assert ends[10] == pytest.approx(4 / 195, abs=1e-12)
    assert sum(ends) == pytest.approx(1)


def test_kyo_dealer_ends() -> None:
    ends = Odds(KYO.rules(KYO.resolve())).dealer_ends(KYO_DECK)
    assert ends[9] == pytest.approx(3359 / 21420, abs=1e-12)
    assert ends[10] == pytest.approx(4 / 315, abs=1e-12)
    assert sum(ends[12:]) == pytest.approx(1 / 1785, abs=1e-12)


def test_worth_of_first_cards() -> None:
    oicho = Odds(OICHO.rules(OICHO.resolve()))
    expected = {
        10: -0.0059,
        1: -0.0085,
        7: -0.0133,
        2: -0.0141,
        6: -0.0156,
        5: -0.0168,
        8: -0.0208,
        3: -0.0288,
        9: -0.0378,
        4: -0.0397,
    }
    for first, worth in expected.items():
        assert oicho.worth_first(first, without(FULL, first)) == pytest.approx(worth, abs=6e-5)
    kyo = Odds(KYO.rules(KYO.resolve()))
    for first, worth in {5: 0.0217, 6: 0.0199, 7: 0.0230, 8: 0.0138}.items():
        assert kyo.worth_first(first, KYO_DECK) == pytest.approx(worth, abs=6e-5)
    ties = Odds(KYO.rules(KYO.resolve("casino")))
    for first, worth in {5: -0.1002, 6: -0.1029, 7: -0.0999, 8: -0.1032}.items():
        assert ties.worth_first(first, KYO_DECK) == pytest.approx(worth, abs=6e-5)


@pytest.mark.parametrize(
    ("tie", "worth"),
    [("push", Fraction(-875948, 43181775)), ("dealer", Fraction(-1225333, 8636355))],
)
def test_worth_of_a_random_column_at_the_equilibrium(tie: str, worth: Fraction) -> None:
    odds = Odds(OICHO.rules(OICHO.resolve(None, {"tie": tie})))
    expected = 0.0
    for a in range(1, 11):
        for b in range(1, 11):
            counts = without(FULL, a)
            chance = counts[b - 1] / 390
            left = without(counts, b)
            if total((a, b)) <= 5:
                expected += chance * odds.worth_drawing((a, b), left)
            else:
                expected += chance * odds.worth((a, b), left)
    assert expected == pytest.approx(float(worth), abs=1e-12)


@pytest.mark.parametrize(
    ("two", "stand", "hit"),
    [
        ((1, 3), -0.4734, -0.2689),
        ((2, 3), -0.3623, -0.2951),
        ((6, 10), -0.1541, -0.2629),
        ((7, 7), -0.4830, -0.0919),
        ((8, 8), -0.1535, -0.1336),
        ((3, 3), -0.149, -0.258),
    ],
)
def test_third_cards_worth(two: tuple[int, int], stand: float, hit: float) -> None:
    odds = Odds(OICHO.rules(OICHO.resolve()))
    counts = without(without(FULL, two[0]), two[1])
    assert odds.worth(two, counts) == pytest.approx(stand, abs=6e-4)
    assert odds.worth_drawing(two, counts) == pytest.approx(hit, abs=6e-4)


def test_ends_agree_with_dealing_out_a_short_deck() -> None:
    """The counted shortcut against dealing every hand of a small stock, all options on."""
    rules = OICHO.rules(
        OICHO.resolve(None, {"arashi_dealer": "beats_all_but_arashi", "dealer_zero3": "void"})
    )
    counts = (2, 0, 1, 1, 3, 1, 0, 1, 1, 3)
    stock = [r for r, n in enumerate(counts, 1) for _ in range(n)]
    odds, gained, hands = Odds(rules), 0, 0
    column = rate_column(rules, (6, 10))
    for a, b, c in permutations(stock, 3):
        two = rate_dealer(rules, (a, b))
        draws = two.kind == "plain" and (two.total <= 5 or (a == b == 8))
        end = rate_dealer(rules, (a, b, c)) if draws else two
        gained += verdict(rules, column, end)[1]
        hands += 1
    assert odds.worth((6, 10), counts) == pytest.approx(gained / hands, abs=1e-12)


def test_dealer_with_open_columns_is_plain_arithmetic() -> None:
    odds = Odds(OICHO.rules(OICHO.resolve()))
    counts = without(without(without(without(FULL, 2), 4), 10), 5)
    stand, hit = dealt_out(odds, (2, 4), [Column(10, 5, decided=True)], counts)
    assert stand[0].tolist() == [[-1]] and stand[1].tolist() == [1]  # 6 beats 5
    left = sum(counts)
    wins = sum(counts[x - 1] for x in range(1, 11) if (6 + x) % 10 > 5)
    ties = sum(counts[x - 1] for x in range(1, 11) if (6 + x) % 10 == 5)
    likely = {int(gain): chance for (gain,), chance in zip(*hit, strict=True)}
    assert likely[-1] == pytest.approx(wins / left) and likely[0] == pytest.approx(ties / left)


def test_what_a_decision_tells_about_a_hidden_card() -> None:
    odds = Odds(OICHO.rules(OICHO.resolve()))
    stood = odds.decides(10, hit=False)
    hit = odds.decides(10, hit=True)
    assert stood[0] == stood[1] == stood[2] == 0  # 10+1 … 10+3 had to draw
    assert hit[6] == hit[7] == hit[8] == 0  # 10+7 … 10+9 might not
    assert stood[5] > stood[3] > 0 and hit[3] > hit[5] > 0


def test_a_bank_that_runs_out_pays_what_it_has_in_turn_order() -> None:
    stakes = np.array([[[0, 60, 5], [0, 0, 0]]])
    ways = np.array([[2, -1], [-1, 2]])
    for bank, paid in ((200, (120, 10)), (70, (65, 5)), (68, (63, 5)), (None, (120, 10))):
        won, lost = settled(stakes, ways, (1, 2), 0, bank)[0].tolist()
        assert won == [-sum(paid), *paid] and lost == [65, -60, -5]
