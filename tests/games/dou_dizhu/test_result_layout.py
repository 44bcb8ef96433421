"""The table after a deal: the result is shown where no card lies."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from cardtable.engine.table import Area, CardSpot, Layout, Prepared
from cardtable.games.dou_dizhu import GAME
from tests.games.dou_dizhu.positions import do, play_with

HANDS = ("seat0", "seat1", "seat2")


def ended(size: tuple[int, int], seat: int) -> Layout:
    """The table after a deal that seat 0 has won with a last five."""
    state, _ = do(play_with(0, "5", "22AAKKKQ987733", "A9988776554463"), "play 5")
    scale = 1.0 if size[1] < 1100 else 1.8
    return GAME.table().lay(state.view(seat), Area(*size, 0.714, scale), Prepared())


@pytest.mark.parametrize(
    "size", [(619, 246), (683, 300), (800, 430), (960, 560), (1000, 660), (1600, 950), (2900, 1900)]
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_neither_the_last_play_nor_its_name_lies_on_a_hand(
    size: tuple[int, int], seat: int
) -> None:
    layout = ended(size, seat)
    scale = 1.0 if size[1] < 1100 else 1.8
    name = next(label for label in layout.labels if label.key == "name")
    last = next(card for card in layout.cards if card.zone == "play0")
    others = [c for c in layout.cards if c.zone in HANDS]
    assert others
    middle, half = name.x + name.width / 2, 5.5 * name.size * scale
    for card in others:
        wide = 0.714 * card.h
        beside = card.x + wide <= last.x or card.x >= last.x + 0.714 * last.h
        assert beside or card.y + card.h <= last.y
        beside = card.x + wide <= middle - half or card.x >= middle + half
        assert beside or card.y + card.h <= name.y
    own = [c.y for c in layout.cards if c.zone == "hand"]
    assert all(name.y + 20 * scale <= top for top in own)


@pytest.mark.parametrize("size", [(960, 560), (1236, 660), (1872, 948), (2900, 1900)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_deal_ends_in_the_ring_or_in_the_middle_if_none_is_held_below(
    size: tuple[int, int], seat: int
) -> None:
    layout = ended(size, seat)
    ring = next(thing for thing in layout.furniture if thing.kind == "ring")
    last = next(card for card in layout.cards if card.zone == "play0")
    middle = last.x + 0.357 * last.h, last.y + last.h / 2
    assert middle[0] == pytest.approx(ring.x + ring.width / 2, abs=2)
    wanted = ring.y + ring.height / 2 if seat else (size[1] + last.h / 3) / 2
    assert middle[1] == pytest.approx(wanted, abs=0.25 * last.h)
    faces = {plate.seat: plate.won for plate in layout.plates}
    assert faces == {0: 1, 1: -1, 2: -1}


@pytest.mark.parametrize("size", [(960, 560), (1236, 660), (1872, 948)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_last_play_is_larger_than_a_hand_and_the_others_hands_not_much_smaller(
    size: tuple[int, int], seat: int
) -> None:
    layout = ended(size, seat)
    hand = ended(size, 1).cards
    h = next(card.h for card in hand if card.zone == "hand")
    assert all(card.h > 1.1 * h for card in layout.cards if card.zone == "play0")
    part = 0.75 if seat == 0 else 0.62  # with nothing held below, there is more room
    assert all(card.h >= part * h for card in layout.cards if card.zone in HANDS)


@pytest.mark.parametrize("size", [(683, 300), (800, 430), (960, 560), (1236, 660), (2900, 1900)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seal_hangs_over_the_upper_corner_of_the_winning_cards_clear_of_their_faces(
    size: tuple[int, int], seat: int
) -> None:
    layout = ended(size, seat)
    (seal,) = [thing for thing in layout.furniture if thing.kind == "seal"]
    assert seal.owner == 0
    last = [card for card in layout.cards if card.zone == "play0"][-1]
    right = last.x + 0.714 * last.h
    assert right - 0.6 * seal.width < seal.x < right < seal.x + seal.width < size[0]
    assert last.y - 0.4 * seal.height < seal.y < last.y < seal.y + seal.height
    kitty = [card for card in layout.cards if card.zone == "kitty"]
    low = max((card.y + card.h for card in kitty), default=0.0)
    far = max((card.x + 0.714 * card.h for card in kitty), default=0.0)
    assert seal.y >= low or seal.x >= far


@pytest.mark.parametrize("size", [(960, 560), (1236, 660), (1900, 950)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_open_hands_keep_their_room_beside_a_long_last_play(
    size: tuple[int, int], seat: int
) -> None:
    long = "play 3 3 4 4 5 5 6 6 7 7"
    state, _ = do(play_with(0, "3344556677", "22AAKKKQQ9988", "AA99887TT"), long)
    layout = GAME.table().lay(state.view(seat), Area(*size, 0.714, 1.0), Prepared())
    opened = {card.zone for card in layout.cards} & {"seat0", "seat1", "seat2"}
    assert opened
    for zone in opened:
        cards = [c for c in layout.cards if c.zone == zone]
        for _, row in groupby(cards, key=_row):
            xs = sorted((c.x, c.h) for c in row)
            steps = [right[0] - left[0] for left, right in pairwise(xs)]
            assert all(step >= 0.24 * 0.714 * xs[0][1] for step in steps)


def _row(card: CardSpot) -> float:
    return round(card.y)


@pytest.mark.parametrize("size", [(800, 430), (960, 560), (1236, 660), (1872, 948)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_it_brought_is_written_beside_no_card(size: tuple[int, int], seat: int) -> None:
    layout = ended(size, seat)
    for label in (label for label in layout.labels if label.key.startswith("gained")):
        for card in layout.cards:
            beside = label.x >= card.x + 0.714 * card.h or label.x + label.width <= card.x
            high = 1.5 * label.size
            assert beside or label.y >= card.y + card.h or label.y + high <= card.y, (label, card)
