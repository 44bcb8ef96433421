"""Totals, names, third-card limits, and the values of other decks."""

from __future__ import annotations

import pytest

from cardtable.games.kabu.cards import CARDS, HANAFUDA, MUSHI, rank
from cardtable.games.kabu.scoring import FREE, MAY_NOT, MUST, is_triple, third_card, total


def test_forty_cards_four_of_each_rank() -> None:
    assert len(set(CARDS)) == 40
    assert [sum(rank(card) == value for card in CARDS) for value in range(1, 11)] == [4] * 10


@pytest.mark.parametrize(("hand", "value"), [((8, 9), 7), ((8, 9, 3), 0), ((10, 10), 0)])
def test_only_the_last_digit_counts_o1(hand: tuple[int, ...], value: int) -> None:
    assert total(hand) == value


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ((1, 2), MUST),
        ((10, 3), MUST),
        ((9, 1), MUST),
        ((2, 2), FREE),
        ((5, 9), FREE),
        ((3, 3), FREE),
        ((10, 7), MAY_NOT),
        ((4, 4), MAY_NOT),
        ((9, 9), MAY_NOT),
    ],
)
def test_third_card_o13(hand: tuple[int, int], says: str) -> None:
    assert third_card(hand, bound=True, pair_exception=False) == says
    assert third_card(hand, bound=False, pair_exception=False) == FREE


def test_third_card_of_pairs_a10() -> None:
    assert third_card((4, 4), bound=True, pair_exception=True) == FREE
    assert third_card((9, 9), bound=True, pair_exception=True) == FREE
    assert third_card((1, 7), bound=True, pair_exception=True) == MAY_NOT
    assert third_card((1, 1), bound=True, pair_exception=True) == MUST


def test_triple_needs_three_equal_cards() -> None:
    assert is_triple((7, 7, 7))
    assert not is_triple((7, 7)) and not is_triple((7, 7, 8))


def test_mushi_bana_k15() -> None:
    hand = [MUSHI[flower] for flower in ("willow", "paulownia", "susuki")]
    assert total(hand) == 1
    assert "peony" not in MUSHI and "bush_clover" not in MUSHI
    assert sorted(MUSHI.values()) == list(range(1, 11))


def test_hanafuda_k16() -> None:
    assert total([HANAFUDA["maple"], HANAFUDA["chrysanthemum"]]) == 9
    assert "willow" not in HANAFUDA and "paulownia" not in HANAFUDA
    assert sorted(HANAFUDA.values()) == list(range(1, 11))
