"""The plays of a trick at every table size: none overlaps another, every index is readable."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

import pytest

from cardtable.engine.table import Area, CardSpot, Layout, Prepared
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.table.draft import MARGIN
from tests.games.dou_dizhu.positions import begin, do, play_with

RATIO = 0.714
#: Width and height of a table, and the scale of its words; with and without panel.
SIZES = [
    (619, 246, 1.0),
    (683, 300, 1.0),
    (640, 378, 1.0),
    (736, 406, 1.5),
    (1100, 600, 1.8),
    (752, 420, 1.0),
    (800, 420, 1.0),
    (736, 520, 1.0),
    (436, 760, 1.0),
    (476, 838, 1.0),
    (536, 848, 1.0),
    (1016, 1700, 1.0),
    (992, 658, 1.0),
    (1280, 658, 1.0),
    (1632, 938, 1.0),
    (2272, 1298, 1.3),
    (3552, 2018, 1.8),
]
#: The part of a card's width that must be free for its index to be readable.
INDEX = 0.22
Box = tuple[float, float, float, float]
by_size = pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")


def lay(state: DouDizhuState, seat: int, size: tuple[float, float, float]) -> Layout:
    width, height, scale = size
    return GAME.table().lay(state.view(seat), Area(width, height, RATIO, scale), Prepared())


def plays(layout: Layout) -> dict[str, list[CardSpot]]:
    found: dict[str, list[CardSpot]] = {}
    for card in layout.cards:
        if card.zone.startswith("play"):
            found.setdefault(card.zone, []).append(card)
    return found


def box(cards: list[CardSpot]) -> Box:
    return (
        min(c.x for c in cards),
        min(c.y for c in cards),
        max(c.x + c.h * RATIO for c in cards),
        max(c.y + c.h for c in cards),
    )


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def check(layout: Layout, size: tuple[float, float, float]) -> None:
    """What must hold of a trick on a table."""
    width, _, scale = size
    boxes: dict[str, Box] = {}
    for zone, cards in plays(layout).items():
        boxes[zone] = box(cards)
        for left, right in pairwise(cards):
            assert right.x - left.x >= INDEX * left.h * RATIO
        assert boxes[zone][0] >= MARGIN
        assert boxes[zone][2] <= width - MARGIN
        assert cards[0].h >= 40
    for label in layout.labels:
        if label.key.startswith(("name:", "passed:")):
            wide = min(label.width, 70 * scale) if "passed" in label.key else label.width
            x = label.x if label.align != "right" else label.x + label.width - wide
            boxes[label.key] = (x, label.y, x + wide, label.y + 18 * scale)
    for zone in ("hand", "kitty", "seat0", "seat1", "seat2"):
        cards = [card for card in layout.cards if card.zone == zone]
        if cards:
            boxes[zone] = box(cards)
    for plate in layout.plates:
        boxes[plate.key] = (plate.x, plate.y, plate.x + plate.width, plate.y + plate.height)
    for frame in layout.frames:
        inside = [zone for zone in plays(layout) if not apart(boxes[zone], _frame(frame, scale))]
        assert len(inside) == 1
        boxes.pop(inside[0])
        boxes["target"] = _frame(frame, scale)
    for (name, one), (other, two) in combinations(boxes.items(), 2):
        assert apart(one, two), f"{name} {one} lies over {other} {two}"


def _frame(frame: object, scale: float) -> Box:
    x, y, w, h = (getattr(frame, part) for part in ("x", "y", "width", "height"))
    return x, y, x + w, y + h + 24 * scale


@by_size
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_bombs_and_straights_of_three_players(size: tuple[float, float, float], seat: int) -> None:
    start = play_with(0, "3333456789T22", "56789TJJJ2", "789TJQKAAAA55")
    straight, _ = do(start, "play 4 5 6 7 8 9 T")
    higher, _ = do(straight, "play 5 6 7 8 9 T J")
    highest, _ = do(higher, "play 7 8 9 T J Q K")
    bomb, _ = do(highest, "play 3 3 3 3")
    for state in (straight, higher, highest, bomb):
        check(lay(state, seat, size), size)
    over, _ = do(bomb, "pass", "play A A A A")
    check(lay(over, seat, size), size)
    passed, _ = do(over, "pass")
    check(lay(passed, seat, size), size)


@by_size
def test_what_is_to_beat_is_always_shown_and_never_dimmed(
    size: tuple[float, float, float],
) -> None:
    start = play_with(0, "333444555666789T2", "777888999TTTJQKA2", "JJJQQQKKKAAA2")
    state, _ = do(start, "play 3 3 3 4 4 4 5 5 5 7 8 9")
    state, _ = do(state, "play 7 7 7 8 8 8 9 9 9 J Q K")
    for seat in range(3):
        layout = lay(state, seat, size)
        check(layout, size)
        (frame,) = layout.frames
        shown = plays(layout)["play1"]
        assert len(shown) == 12
        assert not any(card.faded for card in shown)
        assert frame.text is not None


def test_one_does_not_pass_while_one_is_to_play_again() -> None:
    start = play_with(0, "33445", "66778", "99TTJ")
    state, _ = do(start, "play 3", "pass", "play 9", "pass")
    assert "passed:1" not in {label.key for label in lay(state, 1, (992, 658, 1.0)).labels}
    assert "passed:0" in {label.key for label in lay(state, 1, (992, 658, 1.0)).labels}


@by_size
@pytest.mark.parametrize("seed", range(6))
def test_random_deals(size: tuple[float, float, float], seed: int) -> None:
    rng = random.Random(seed)
    state = begin(seed + 1)
    for _ in range(160):
        if state.phase == "play" and state.view(0).trick:
            for seat in range(3):
                check(lay(state, seat, size), size)
        if state.phase not in ("bid", "play"):
            break
        legal = list(state.legal)
        longest = max(legal, key=lambda action: len(action.args))
        state, _ = state.apply(longest if rng.random() < 0.5 else rng.choice(legal))


@by_size
def test_the_play_to_beat_has_room_where_there_is_some(size: tuple[float, float, float]) -> None:
    start = play_with(0, "333444789QQKK22A9", "777888TTJJKK55AA6", "JJ99TTQQ")
    state, _ = do(start, "play 3 3 3 4 4 4 7 8")
    for seat in range(3):
        layout = lay(state, seat, size)
        check(layout, size)
        cards = plays(layout)["play0"]
        assert cards[1].x - cards[0].x >= 24
        hand = [card for card in layout.cards if card.zone == "hand"]
        free = size[0] - (box(hand)[2] - box(hand)[0])
        assert hand[1].x - hand[0].x >= 44 or free <= size[0] / 3 + 2 * MARGIN


@pytest.mark.parametrize("ratio", [0.2, 70 / 315, 0.35, 0.5])
@pytest.mark.parametrize("size", [(992, 658, 1.0), (1280, 658, 1.0), (619, 246, 1.0)])
def test_narrow_cards_lie_beside_each_other_if_they_fit(
    size: tuple[float, float, float], ratio: float
) -> None:
    state = play_with(1, "345678", "33445566778899TTJ", "QQKKAA22")
    layout = GAME.table().lay(state.view(1), Area(*size[:2], ratio, size[2]), Prepared())
    hand = [card for card in layout.cards if card.zone == "hand"]
    card, step = hand[0].h * ratio, hand[1].x - hand[0].x
    room = size[0] - 32 - (MARGIN + 149 if size[1] < 380 else 0)
    assert step >= min(card, 44.0, (room - card) / 16) * 0.99
    assert hand[-1].x + card <= size[0] - MARGIN


@pytest.mark.parametrize("size", [(436, 760), (476, 838), (536, 848), (1016, 1700)])
def test_an_upright_table_has_large_cards(size: tuple[int, int]) -> None:
    start = play_with(1, "KKK9922AA5", "JJJ4456789", "QQQ33678TA")
    state, _ = do(start, "play J J J 4", "play Q Q Q 3", "play K K K 9")
    layout = lay(state, 1, (*size, 1.0))
    hand = [card for card in layout.cards if card.zone == "hand"]
    assert hand[0].h * RATIO > 0.17 * size[0]
    found = plays(layout)
    assert len(found) == 3, "there is room for all three"
    for cards in found.values():
        assert cards[0].h > 0.8 * hand[0].h
