"""The plays of a trick at every table size: none overlaps another, every index is readable."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations, pairwise, product

import pytest

from cardtable.engine.table import RAISED, Area, CardSpot, LabelSpot, Layout, Prepared, hidden
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.table.draft import MARGIN
from cardtable.models.controls.dou_dizhu import DouDizhuControls
from cardtable.phrases.lookup import phrases_of
from tests.daily import daily
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


def lay(
    state: DouDizhuState, seat: int, size: tuple[float, float, float], above: float = 0.0
) -> Layout:
    width, height, scale = size
    area = Area(width, height, RATIO, scale, above, (0.3 * width, 0.26 * width))
    return GAME.table().lay(state.view(seat), area, Prepared(sorting="rank"))


def plays(layout: Layout) -> dict[str, list[CardSpot]]:
    found: dict[str, list[CardSpot]] = {}
    for card in layout.cards:
        if card.zone.startswith("play"):
            found.setdefault(card.zone, []).append(card)
    return found


def box(cards: Sequence[CardSpot]) -> Box:
    """What the cards cover, however they are turned."""
    xs, ys = [], []
    for card in cards:
        turn = math.radians(card.turned)
        w, h = card.h * RATIO, card.h
        wide = abs(w * math.cos(turn)) + abs(h * math.sin(turn))
        high = abs(w * math.sin(turn)) + abs(h * math.cos(turn))
        xs += [card.x + (w - wide) / 2, card.x + (w + wide) / 2]
        ys += [card.y + (h - high) / 2, card.y + (h + high) / 2]
    return min(xs), min(ys), max(xs), max(ys)


def rows(hand: Sequence[CardSpot]) -> list[list[CardSpot]]:
    """The cards of a hand, row by row."""
    found: list[list[CardSpot]] = []
    for card in hand:
        if not found or abs(card.y - found[-1][-1].y) > 0.25 * card.h:
            found.append([])
        found[-1].append(card)
    return found


def apart(one: Box, other: Box, slack: float = 0.0) -> bool:
    return (
        one[2] <= other[0] + slack
        or other[2] <= one[0] + slack
        or one[3] <= other[1] + slack
        or other[3] <= one[1] + slack
    )


def words(label: LabelSpot, scale: float, letters: int) -> Box:
    """Where about so many letters of a label stand."""
    wide = min(label.width, (0.6 * letters + 1.6) * label.size * scale)
    high = (1.36 * label.size + 8) * scale
    spare = {"left": 0.0, "center": 0.5, "right": 1.0}[label.align] * (label.width - wide)
    return label.x + spare, label.y, label.x + spare + wide, label.y + high


def check(layout: Layout, size: tuple[float, float, float], above: float = 0.0) -> None:
    """What must hold of a trick on a table."""
    width, height, scale = size
    lying: dict[str, Box] = {}
    for zone, cards in plays(layout).items():
        lying[zone] = box(cards)
        for left, right in pairwise(cards):
            assert right.x - left.x >= INDEX * left.h * RATIO
        assert cards[0].h >= 40
    for label in layout.labels:
        if label.key == "target":
            lying["slip"] = words(label, scale, 12)
    else_: dict[str, Box] = {}
    for zone in ("kitty", "seat0", "seat1", "seat2"):
        cards = [card for card in layout.cards if card.zone == zone]
        if cards:
            else_[zone] = box(cards)
    hand = [card for card in layout.cards if card.zone == "hand"]
    if hand:
        x, top, end, low = box(hand)
        assert low <= height
        else_["raised"] = x, top - RAISED * hand[0].h, end, low
    for plate in layout.plates:
        else_[plate.key] = (plate.x, plate.y, plate.x + plate.width, plate.y + plate.height)
    for thing in layout.furniture:
        if thing.kind in ("coin", "lacquer"):
            else_[thing.key] = thing.x, thing.y, thing.x + thing.width, thing.y + thing.height
    for zone_ in layout.zones:
        else_["sort"] = zone_.x, zone_.y, zone_.x + zone_.width, zone_.y + zone_.height
    for name, one in {**lying, **else_}.items():
        assert one[0] >= 0 and one[2] <= width and one[1] >= -above and one[3] <= height, name
    for (name, one), (other, two) in combinations(lying.items(), 2):
        assert apart(one, two, 2), f"{name} {one} lies over {other} {two}"
    for (name, one), (other, two) in product(lying.items(), else_.items()):
        assert apart(one, two, 3), f"{name} {one} lies over {other} {two}"
    for (name, one), (other, two) in combinations(else_.items(), 2):
        held = other.startswith("plate") and name.startswith("seat")  # half behind its owner
        tray = {name, other} == {"kitty", "kitty_tray"}
        assert held or tray or apart(one, two, 3), f"{name} {one} lies over {other} {two}"


@by_size
@daily("seat", [0, 1, 2])
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
        shown = plays(layout)["play1"]
        assert len(shown) == 12
        assert not any(card.faded for card in shown)
        (named,) = (label for label in layout.labels if label.key == "target")
        assert named.text.id == "to_beat"
        assert named.y >= box(shown)[3] - 3


def test_one_does_not_pass_while_one_is_to_play_again() -> None:
    start = play_with(0, "33445", "66778", "99TTJ")
    state, _ = do(start, "play 3", "pass", "play 9", "pass")
    assert "passed:1" not in {label.key for label in lay(state, 1, (992, 658, 1.0)).labels}
    assert "passed:0" in {label.key for label in lay(state, 1, (992, 658, 1.0)).labels}


@pytest.mark.parametrize("size", [(992, 658, 1.0), (1248, 685, 1.0), (1872, 923, 1.0)])
@pytest.mark.parametrize("seat", range(3))
def test_a_beaten_play_lies_on_its_players_side(
    size: tuple[float, float, float], seat: int
) -> None:
    start = play_with(0, "33445", "66778", "99TTJ")
    state, _ = do(start, "play 3", "play 6", "play 9")
    layout = lay(state, seat, size)
    shown, middle = plays(layout), size[0] / 2
    for beaten in {0, 1} - {seat}:
        away = box(shown[f"play{beaten}"])[0] - box(shown["play2"])[0]
        fan = next(card for card in layout.cards if card.zone == f"seat{beaten}")
        assert (away > 0) == (fan.x > middle)


@by_size
@daily("seed", range(6))
def test_random_deals(size: tuple[float, float, float], seed: int) -> None:
    rng = random.Random(seed)
    state, above = begin(seed + 1), 52.0 * (seed % 2)
    for _ in range(160):
        if state.phase == "play" and state.view(0).trick:
            for seat in range(3):
                check(lay(state, seat, size, above), size, above)
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
        own = next(plate for plate in layout.plates if plate.seat == seat)
        free = size[0] - 2 * MARGIN - (box(hand)[2] - box(hand)[0])
        beside = own.width if own.x + own.width < box(hand)[0] else 0.0
        assert hand[1].x - hand[0].x >= 44 or free <= 60 + beside


@pytest.mark.parametrize("ratio", [0.2, 70 / 315, 0.35, 0.5])
@pytest.mark.parametrize("size", [(992, 658, 1.0), (1280, 658, 1.0), (619, 246, 1.0)])
def test_narrow_cards_lie_beside_each_other_if_they_fit(
    size: tuple[float, float, float], ratio: float
) -> None:
    state = play_with(1, "345678", "33445566778899TTJ", "QQKKAA22")
    layout = GAME.table().lay(state.view(1), Area(*size[:2], ratio, size[2]), Prepared())
    hand = [card for card in layout.cards if card.zone == "hand"]
    card, step = hand[0].h * ratio, hand[1].x - hand[0].x
    own = next(plate for plate in layout.plates if plate.seat == 1)
    room = size[0] - 2 * MARGIN - own.width - 10
    assert step >= min(card, 44.0, (room - card) / 16) * 0.99
    assert hand[-1].x + card <= size[0] - MARGIN + 0.1


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
        assert cards[0].h > (0.38 if cards[0].faded else 0.8) * hand[0].h


@pytest.mark.parametrize("size", [*SIZES, (1024 - 32, 700 - 96, 1.0)])
@pytest.mark.parametrize("seat", range(3))
def test_a_beaten_play_that_had_no_room_does_not_come_back(
    seat: int, size: tuple[float, float, float]
) -> None:
    state = play_with(0, "8833445566799TJK2", "QQ44556677TTJK223", "AA88993JJTKK2")
    gone: set[str] = set()
    for played in ("play 8 8", "play Q Q", "play A A", "pass", "pass"):
        state, _ = do(state, played)
        lies = {card.key for cards in plays(lay(state, seat, size)).values() for card in cards}
        assert not lies & gone
        gone |= {code for turn in state.view(seat).plays for code in turn.cards} - lies


@pytest.mark.parametrize("size", [*SIZES, (1872, 896, 1.0), (1240, 650, 1.0), (2580, 940, 1.0)])
def test_twenty_cards_and_the_hands_of_the_others_fit(size: tuple[float, float, float]) -> None:
    state = begin(7)
    state, _ = do(state, "bid 3")
    lord = state.landlord
    assert lord is not None
    for seat, above in ((lord, 52.0), ((lord + 1) % 3, 52.0), ((lord + 1) % 3, 0.0)):
        layout = lay(state, seat, size, above)
        check(layout, size, above)
        hand = [card for card in layout.cards if card.zone == "hand"]
        assert len(hand) == state.view(seat).counts[seat]
        for row in rows(hand):
            assert all(b.x - a.x >= INDEX * a.h * RATIO for a, b in pairwise(row))
        for other in {0, 1, 2} - {seat}:
            backs = [card for card in layout.cards if card.zone == f"seat{other}"]
            assert [card.key for card in backs] == [
                hidden(f"seat{other}", n) for n in range(state.view(seat).counts[other])
            ]
            assert len({(card.x, card.y, card.turned) for card in backs}) == 9, "seen as a fan"
        signs = {plate.seat: plate.sign for plate in layout.plates}
        assert signs.pop(lord) == "landlord"
        assert not any(signs.values())


@by_size
def test_the_selection_is_named_above_its_cards_and_over_no_play(
    size: tuple[float, float, float],
) -> None:
    start = play_with(1, "KKK9922AA5", "JJJ4456789", "QQQ33678TA")
    state, _ = do(start, "play J J J 4", "play Q Q Q 3")
    width, height, scale = size
    view = state.view(0)
    chosen = frozenset(card for card in view.hand if card[0] == "K")
    layout = GAME.table().lay(view, Area(width, height, RATIO, scale), Prepared(chosen))
    assert layout.call is not None
    x, y = layout.call
    wide, high = 5 * layout.call_size * scale, (1.36 * layout.call_size + 8) * scale
    named = x - wide / 2, y, x + wide / 2, y + high
    for cards in plays(layout).values():
        assert apart(named, box(cards), 3)
    if height >= 380 * scale:  # else it is named above the portrait
        risen = [card for card in layout.cards if card.key in chosen]
        assert y + high <= min(card.y for card in risen) - RAISED * risen[0].h


def test_the_last_cards_of_a_hand_glow() -> None:
    state, _ = do(play_with(0, "334455", "66", "99TTJ"), "play 3 3")
    things = {thing.key: thing for thing in lay(state, 0, (1872, 896, 1.0)).furniture}
    assert things["count:1"].lit and things["count:1"].whole == 2
    assert not things["count:2"].lit and things["count:2"].whole == 5
    assert things["count:1"].text is not None and things["count:1"].text.id == "last_cards"


@pytest.mark.parametrize(
    ("auction", "said", "coins"),
    [
        ("one_round", [], {1: "", 2: "", 3: ""}),
        ("one_round", ["bid 2"], {1: "shade", 2: "signed", 3: ""}),
        ("rob", ["call", "rob"], {1: "signed", 2: "signed", 4: "", 8: "shade"}),
    ],
)
def test_bids_that_can_be_made_lie_bright_in_the_ring_and_all_others_in_shade(
    auction: str, said: list[str], coins: dict[int, str]
) -> None:
    state, _ = do(begin(auction=auction), *said)
    asked = state.turn
    layout = GAME.table().lay(state.view(asked), Area(1236, 660, 0.714, 1.0), Prepared())
    offers = [thing for thing in layout.furniture if thing.kind.startswith("offer")]
    looks = {
        one.whole: "" if one.kind == "offer" else "shade" if one.owner is None else "signed"
        for one in offers
    }
    assert looks == coins
    row = [*offers, *(thing for thing in layout.furniture if thing.kind == "tally")]
    left, right = min(one.x for one in row), max(one.x + one.width for one in row)
    assert abs((left + right) / 2 - 1236 / 2) < 1
    # What a coin does, or why it does not, is found on the table: the rail needs no button.
    zones = {zone.key for zone in layout.zones}
    seen = state.view(asked)
    controls = DouDizhuControls(GAME, phrases_of(GAME.phrases), ("A", "B", "C"), seen)
    buttons = [one for one in controls.buttons() if one.place]
    assert all(button.place in zones for button in buttons)
    # The rail asks; how high the bids are stands below them.
    lines = {label.key: label.y for label in layout.labels}
    assert ("highest" in lines) == bool(said)
    assert not said or all(thing.y + thing.height < lines["highest"] for thing in offers)


@pytest.mark.parametrize("size", [(768, 430, 1.0), (1240, 650, 1.0), (1872, 896, 1.0)])
@pytest.mark.parametrize("answers", [("play Q Q Q 3",), ("pass", "play K K K 9")])
def test_what_one_has_played_oneself_lies_before_ones_own_hand(
    answers: tuple[str, ...], size: tuple[float, float, float]
) -> None:
    start = play_with(1, "KKK9922AA5", "JJJ4456789", "QQQ33678TA")
    layout = lay(do(start, "play J J J 4", *answers)[0], 1, size)
    own, hand = (
        box([card for card in layout.cards if card.zone == zone]) for zone in ("play1", "hand")
    )
    assert own[3] > hand[1] - 0.15 * size[1]
    for fan in ("seat0", "seat2"):
        other = box([card for card in layout.cards if card.zone == fan])
        middle = (own[0] + own[2]) / 2
        assert not other[0] < middle < other[2], "below the hand of somebody else"


@pytest.mark.parametrize("size", [(776, 428, 1.0), (1000, 560, 1.0), (1256, 656, 1.0)])
def test_the_play_to_beat_is_not_much_lower_than_the_hand(size: tuple[float, float, float]) -> None:
    state, _ = do(play_with(0, "333444789QQKK22A9", "777888TTJJKK55AA6", "JJ99TTQQ"), "play 9")
    layout = lay(state, 1, size, 52.0)
    (play,) = plays(layout).values()
    (hand,) = {card.h for card in layout.cards if card.zone == "hand"}
    assert 0.8 * hand <= play[0].h < hand
