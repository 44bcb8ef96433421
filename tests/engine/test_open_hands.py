"""A table with all hands open: what the seats know together, and where it lies."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cardtable.engine.open_hands import opened
from cardtable.engine.table import CardSpot, LabelSpot, Layout, PlateSpot, Text, hidden

#: Width over height, and a card's height: a card is 50 wide.
RATIO, HIGH = 0.5, 100.0
WORDS = Text("name")


def back(zone: str, place: int, x: float = 0, y: float = 0) -> CardSpot:
    return CardSpot(hidden(zone, place), zone, place, None, x, y, HIGH)


def face(code: str, zone: str, place: int) -> CardSpot:
    return CardSpot(code, zone, place, code, 0, 0, HIGH)


def faces(layout: Layout) -> list[str | None]:
    return [spot.face for spot in layout.cards]


def hand_of(seat: int, count: int, step: float, x: float = 100, y: float = 50) -> list[CardSpot]:
    """Backs of another seat's hand, ``step`` apart."""
    return [back(f"seat{seat}", place, x + place * step, y) for place in range(count)]


def test_the_hand_of_another_seat_is_the_one_it_sees_itself() -> None:
    mine = Layout((face("9S", "hand", 0), *hand_of(1, 2, 60), *hand_of(2, 1, 60)))
    first = Layout((face("7H", "hand", 0), face("8H", "hand", 1), back("seat0", 0)))
    second = Layout((face("KC", "hand", 0), back("seat0", 0), back("seat1", 0)))
    open_ = opened(mine, {1: first, 2: second}, RATIO)
    assert faces(open_) == ["9S", "7H", "8H", "KC"]
    assert [spot.key for spot in open_.cards] == ["9S", "7H", "8H", "KC"]
    assert [(s.zone, s.place, s.x, s.y, s.h) for s in open_.cards] == [
        (s.zone, s.place, s.x, s.y, s.h) for s in mine.cards
    ]


def test_a_card_on_the_table_is_the_one_that_another_sees_in_its_place() -> None:
    mine = Layout((back("dealer", 0), back("dealer", 1), back("stock", 0)))
    other = Layout((face("7a", "dealer", 1), back("dealer", 0)))
    assert faces(opened(mine, {1: other}, RATIO)) == [None, "7a", None]
    elsewhere = Layout((face("7a", "column1", 1),))
    assert opened(mine, {1: elsewhere}, RATIO) == mine


def test_no_card_is_shown_twice() -> None:
    # A card that lies open for all is not the hidden one, and two seats may know the same one.
    mine = Layout((face("7H", "pile", 0), back("kitty", 0), back("kitty", 1)))
    first = Layout((face("7H", "kitty", 0), face("8S", "kitty", 1)))
    second = Layout((face("8S", "kitty", 0), face("8S", "kitty", 1)))
    shown = faces(opened(mine, {1: first, 2: second}, RATIO))
    assert shown.count("7H") == 1
    assert shown.count("8S") == 1
    held = Layout((face("7H", "pile", 0), *hand_of(1, 1, 60)))
    assert faces(opened(held, {1: Layout((face("7H", "hand", 0),))}, RATIO)) == ["7H", None]


def test_backs_that_nobody_knows_stay_backs() -> None:
    mine = Layout((*hand_of(1, 3, 60), back("stock", 0)))
    known = Layout((face("7H", "hand", 0),))
    assert faces(opened(mine, {1: known}, RATIO)) == ["7H", None, None, None]
    assert opened(mine, {}, RATIO) == mine


def test_a_hand_that_lies_too_close_is_spread_below_its_plate() -> None:
    """A quarter of each card is seen, where the plate is wide enough for it."""
    plate = PlateSpot("seat1", 1, 300, 10, 400)
    elsewhere = PlateSpot("seat2", 2, 0, 10, 90)
    mine = Layout(tuple(hand_of(1, 5, 4)), plates=(elsewhere, plate))
    spread = opened(mine, {1: Layout()}, RATIO).cards
    assert [spot.x for spot in spread] == [300 + 12.0 * place for place in range(5)]
    assert [(spot.y, spot.h, spot.place) for spot in spread] == [(50, HIGH, n) for n in range(5)]
    narrow = Layout(tuple(hand_of(1, 5, 4)), plates=(PlateSpot("seat1", 1, 300, 10, 82),))
    assert [s.x for s in opened(narrow, {1: Layout()}, RATIO).cards] == [
        300 + 8.0 * place for place in range(5)
    ]


def test_a_hand_is_spread_from_left_to_right_in_whatever_order_it_is_listed() -> None:
    plate = PlateSpot("seat1", 1, 300, 10, 400)
    mine = Layout(tuple(reversed(hand_of(1, 3, 4))), plates=(plate,))
    spread = opened(mine, {1: Layout()}, RATIO).cards
    assert [(spot.place, spot.x) for spot in spread] == [(2, 324.0), (1, 312.0), (0, 300.0)]


def test_what_can_be_told_apart_stays_where_it_is() -> None:
    plate = PlateSpot("seat1", 1, 300, 10, 400)
    wide = Layout(tuple(hand_of(1, 5, 12)), plates=(plate,))
    assert opened(wide, {1: Layout()}, RATIO) == wide
    one = Layout(tuple(hand_of(1, 1, 4)), plates=(plate,))
    assert opened(one, {1: Layout()}, RATIO) == one
    two_rows = Layout((*hand_of(1, 3, 4), back("seat1", 3, 100, 200)), plates=(plate,))
    assert opened(two_rows, {1: Layout()}, RATIO) == two_rows
    no_plate = Layout(tuple(hand_of(1, 5, 4)), plates=(PlateSpot("seat2", 2, 300, 10, 400),))
    assert opened(no_plate, {1: Layout()}, RATIO) == no_plate


def test_words_under_a_spread_hand_are_left_out() -> None:
    """The hand covers 300 to 398 from left to right, 50 to 150 from top to bottom."""
    places = {
        "in it": (350, 60, 40),
        "reaches in": (270, 149, 40),
        "begins at its top": (350, 50, 40),
        "above": (350, 49, 40),
        "below": (350, 150, 40),
        "left of it": (260, 60, 40),
        "right of it": (398, 60, 40),
    }
    labels = tuple(LabelSpot(key, WORDS, x, y, wide) for key, (x, y, wide) in places.items())
    mine = Layout(
        tuple(hand_of(1, 5, 4)), plates=(PlateSpot("seat1", 1, 300, 10, 400),), labels=labels
    )
    left = [label.key for label in opened(mine, {1: Layout()}, RATIO).labels]
    assert left == ["above", "below", "left of it", "right of it"]


def test_a_fan_is_laid_straight_beside_its_plate_on_its_own_half() -> None:
    fans = [
        replace(spot, x=x + spot.place * 4, y=100 + spot.place, turned=spot.place * 5 + 1)
        for seat, x in ((1, 1600), (2, 200))
        for spot in (back(f"seat{seat}", place) for place in range(17))
    ]
    plates = (PlateSpot("plate:1", 1, 1700, 90, 150), PlateSpot("plate:2", 2, 20, 90, 150))
    deck = iter([f"{rank}{suit}" for rank in "3456789TJ" for suit in "SHDC"])
    seen = {seat: Layout(tuple(face(next(deck), "hand", n) for n in range(17))) for seat in (1, 2)}
    shown = opened(Layout(tuple(fans), plates), seen, 0.7)
    for seat, least, most in ((1, 935, 1700), (2, 170, 935)):
        row = [spot for spot in shown.cards if spot.zone == f"seat{seat}"]
        assert [spot.face for spot in row] == [spot.face for spot in seen[seat].cards]
        assert {(spot.y, spot.turned) for spot in row} == {(100, 0.0)}
        steps = {round(b.x - a.x, 6) for a, b in pairwise(row)}
        assert len(steps) == 1 and steps.pop() > 5
        assert row[0].x >= least and row[-1].x + 0.7 * row[-1].h <= most


def test_a_card_that_is_pictured_elsewhere_is_shown_in_its_hand() -> None:
    mine = Layout((replace(face("KH", "kitty", 0), key="=KH"), back("seat1", 0)))
    other = Layout((replace(face("KH", "kitty", 0), key="=KH"), face("KH", "hand", 0)))
    assert faces(opened(mine, {1: other}, RATIO)) == ["KH", "KH"]


def test_a_hand_beside_what_was_played_lies_in_rows_and_under_none_of_it() -> None:
    plates = tuple(PlateSpot(str(seat), seat, x, 20, 80, 120) for seat, x in ((1, 10), (2, 610)))
    fans = [
        replace(spot, turned=float(place))
        for seat, x in ((1, 60), (2, 560))
        for place, spot in enumerate(hand_of(seat, 17, 2, x))
    ]
    played = [replace(face(code, "trick", i), x=250 + 30 * i) for i, code in enumerate("34567")]
    mine = Layout((*fans, *(replace(spot, y=40) for spot in played)), plates=plates)
    codes = {seat: [f"{seat}.{n}" for n in range(17)] for seat in (1, 2)}
    seen = {
        seat: Layout(tuple(face(code, "hand", n) for n, code in enumerate(held)))
        for seat, held in codes.items()
    }
    laid = opened(mine, seen, RATIO)
    hands = [[c for c in laid.cards if c.zone == f"seat{seat}"] for seat in (1, 2)]
    assert max(card.x + HIGH * RATIO for card in hands[0]) <= 250
    assert min(card.x for card in hands[1]) >= 370 + HIGH * RATIO
    for hand in hands:
        assert 1 < len({card.y for card in hand}) <= 3
        for one, next_one in pairwise(sorted(hand, key=lambda card: card.place)):
            assert next_one.x - one.x >= 0.2 * HIGH * RATIO or next_one.y > one.y
