"""The order of a hand: sorted in several ways, or as it was put by hand."""

from __future__ import annotations

import pytest

from cardtable.games.dou_dizhu import cards as dou_dizhu
from cardtable.games.oklahoma_gin import hand as gin
from cardtable.models.controls.base import BY_HAND, HandOrder

WAYS = ("rank", "suit")
HAND = ("A", "B", "C")


def cards(order: HandOrder, hand: tuple[str, ...] = HAND) -> tuple[str, ...]:
    return order.cards(hand, WAYS, lambda way: hand if way == "rank" else hand[::-1])


def test_the_ways_come_one_after_another() -> None:
    order = HandOrder()
    assert cards(order) == ("A", "B", "C")
    order.turn(WAYS)
    assert (order.way, cards(order)) == ("suit", ("C", "B", "A"))
    order.turn(WAYS)
    assert (order.way, cards(order)) == ("rank", ("A", "B", "C"))


@pytest.mark.parametrize(
    ("card", "before", "wanted"),
    [("A", "C", "BAC"), ("A", "", "BCA"), ("C", "A", "CAB"), ("B", "B", "ACB")],
)
def test_a_card_is_put_before_another_or_at_the_end(card: str, before: str, wanted: str) -> None:
    order = HandOrder()
    order.bring(1, HAND, card, before)
    assert order.way == BY_HAND
    assert cards(order) == tuple(wanted)


def test_what_comes_to_a_hand_in_order_lies_on_the_right_and_what_goes_leaves_no_gap() -> None:
    order = HandOrder()
    order.bring(1, HAND, "C", "A")
    assert cards(order, ("A", "B", "C", "D")) == ("C", "A", "B", "D")
    assert cards(order, ("A", "B", "D")) == ("A", "B", "D")


def test_what_was_put_by_hand_stays_until_the_next_deal_and_a_way_stays() -> None:
    order = HandOrder()
    order.bring(1, HAND, "C", "A")
    order.see(1, WAYS)
    assert order.way == BY_HAND
    order.see(2, WAYS)
    assert (order.way, cards(order)) == ("", HAND)
    order.turn(WAYS)
    order.see(3, WAYS)
    assert order.way == "suit"


def test_a_hand_that_was_put_is_sorted_the_usual_way_next() -> None:
    order = HandOrder()
    order.bring(1, HAND, "C", "A")
    order.turn(WAYS)
    assert order.way == "rank"


GIN = ("KC", "TS", "8H", "6S", "6D", "6H", "3H", "2C", "AC", "3C")


@pytest.mark.parametrize(
    ("way", "wanted"),
    [
        ("melds", "AC 2C 3C 6S 6H 6D KC TS 8H 3H"),
        ("rank", "AC 2C 3H 3C 6S 6H 6D 8H TS KC"),
        ("suit", "6S TS 3H 6H 8H AC 2C 3C KC 6D"),
    ],
)
def test_a_hand_of_gin_can_lie_so(way: str, wanted: str) -> None:
    if way == "melds":  # the order within a meld is the rules' own
        lying, words = gin.ordered(GIN, way), wanted.split()
        assert [set(lying[:3]), set(lying[3:6])] == [set(words[:3]), set(words[3:6])]
        assert lying[6:] == tuple(words[6:])
    else:
        assert gin.ordered(GIN, way) == tuple(wanted.split())


@pytest.mark.parametrize(
    ("way", "wanted"),
    [
        ("rank", "R 2S AS AH KD KC 5H 5D 5C 3S"),
        ("count", "5H 5D 5C AS AH KD KC R 2S 3S"),
        ("suit", "R 2S AS 3S AH 5H KC 5C KD 5D"),
    ],
)
def test_a_hand_of_dou_dizhu_can_lie_so(way: str, wanted: str) -> None:
    hand = ("R", "2S", "AS", "AH", "KD", "KC", "5H", "5D", "5C", "3S")
    assert dou_dizhu.ordered(hand, way) == tuple(wanted.split())
