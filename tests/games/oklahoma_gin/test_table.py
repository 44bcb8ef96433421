"""The table's layout: everything fits, in order, and nothing lies on what it should not."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.table import RAISED, SORT, Area, CardSpot, FurnitureSpot, Layout, Prepared
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.legal import DISCARD, DRAW
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.table.design import OklahomaGinTable
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Marks
from cardtable.models.table import TableModel, Words
from cardtable.ui import durations
from cardtable.ui.table.beats import Beats
from tests.daily import daily
from tests.games.oklahoma_gin.positions import begin, cards, do, standing, to_discard, to_draw

SIZES = [
    (619, 246, 1.0),
    (700, 330, 1.0),
    (736, 406, 1.5),
    (1100, 600, 1.8),
    (756, 342, 1.0),
    (847, 374, 1.0),
    (700, 400, 1.0),
    (1000, 409, 1.0),
    (700, 450, 1.0),
    (760, 520, 1.0),
    (964, 556, 1.0),
    (992, 656, 1.0),
    (1500, 930, 1.0),
    (1100, 1200, 1.0),
    (1052, 1736, 1.0),
    (780, 1100, 1.0),
    (1000, 1000, 1.0),
    (1248, 900, 1.0),
    (2560, 1000, 1.0),
    (3840, 2000, 1.8),
]
#: The table of a usual window.
USUAL = (992, 656, 1.0)
#: Height of the strip above a table.
ABOVE = 52.0
Box = tuple[float, float, float, float]
#: One of the possible ratios of a deck.
RATIO = 0.714
#: How far the index reaches into a card, as a part of its height.
INDEX = 0.28


def played(seed: int, **changes: str | int) -> Iterator[OklahomaGinView]:
    """Views of a match, of both seats and an onlooker."""
    options = GAME.resolve(None, {"rounds": 1, "target": 10, **changes})
    match = Match(GAME, options, (Seat("easy"),) * 2, Seed.numbered(seed))
    rng = random.Random(seed)
    while match.turn is not None:
        for seat in (0, 1, None):
            view = match.view(seat)
            assert isinstance(view, OklahomaGinView)
            yield view
        match.play(match.state.legal.sample(rng))


def area_of(size: tuple[float, float, float]) -> Area:
    """A table of this size, with title and signs in the corners of the strip above it."""
    width, height, s = size
    corners = (min(270.0, 0.32 * width), 232.0)
    return Area(width, height, RATIO, s, above=ABOVE, corners=corners)


def lay(
    view: OklahomaGinView,
    size: tuple[float, float, float],
    picked: str = "",
    *,
    strip: bool = True,
) -> Layout:
    area = area_of(size) if strip else Area(size[0], size[1], RATIO, size[2])
    return OklahomaGinTable().lay(view, area, Prepared(frozenset({picked} if picked else ())))


def blocks(layout: Layout, s: float, rises: bool = True) -> dict[str, Box]:
    """What must lie apart, by name: left, top, right, bottom.

    ``rises``: whether cards of the hand can be raised.
    """
    found: dict[str, Box] = {}

    def add(name: str, box: Box) -> None:
        old = found.get(name, box)
        found[name] = (
            min(old[0], box[0]),
            min(old[1], box[1]),
            max(old[2], box[2]),
            max(old[3], box[3]),
        )

    for card in layout.cards:
        wide = card.h * RATIO
        zone = {"knock": "discard"}.get(card.zone, card.zone)
        zone = f"row {zone[-1]}" if zone[:-1] in ("seat", "known") else zone
        turn = math.radians(card.turned)
        x, y = card.x + wide / 2, card.y + card.h / 2
        half = abs(wide / 2 * math.cos(turn)) + abs(card.h / 2 * math.sin(turn))
        tall = abs(wide / 2 * math.sin(turn)) + abs(card.h / 2 * math.cos(turn))
        x, right, y, low = x - half, x + half, y - tall, y + tall
        if zone == "hand" and rises:
            y -= 0.17 * card.h
        add(zone, (x, y, right, low))
    for plate in layout.plates:
        add(plate.key, (plate.x, plate.y, plate.x + plate.width, plate.y + plate.height))
    for thing in layout.furniture:
        if thing.kind in ("plaque", "board", "pad", "duel", "pill"):
            add(thing.key, (thing.x, thing.y, thing.x + thing.width, thing.y + thing.height))
    for label in layout.labels:
        if label.key.startswith("name:"):
            x = label.x + label.width / 2
            add(label.key, (x - 20 * s, label.y, x + 20 * s, label.y + label.size * 1.7 * s))
        if label.key == "told":
            high = label.size * 1.4 * s
            wide = min(label.width, 190 * s)
            x = label.x + (label.width - wide) / 2 if label.align == "center" else label.x
            add(label.key, (x, label.y, x + wide, label.y + high))
    return found


def inside(thing: FurnitureSpot, x: float, y: float, right: float, low: float) -> bool:
    """Whether a box lies on a thing."""
    wide, high = thing.x + thing.width, thing.y + thing.height
    return thing.x <= x and thing.y <= y and right <= wide and low <= high


def in_the_tray(layout: Layout, apart: dict[str, Box], what: str) -> None:
    """Piles and what stands below them are in the tray, which lies on nothing else."""
    trays = [thing for thing in layout.furniture if thing.kind == "tray"]
    piles = {"stock", "discard", "earlier"} & apart.keys()
    assert bool(trays) or not piles
    for tray in trays:
        for pile in piles:
            assert inside(tray, *apart[pile]), f"{what}: {pile} {apart[pile]} in {tray}"
        for name, (x, y, right, low) in apart.items():
            over = min(right, tray.x + tray.width) - max(x, tray.x)
            deep = min(low, tray.y + tray.height) - max(y, tray.y)
            clear = name in piles or over < 1 or deep < 1
            assert clear, f"{what}: {name} {(x, y, right, low)} on {tray}"


def bound(layout: Layout, what: str) -> None:
    """A band lies across the cards it names, above them, and on no index."""
    bands = [thing for thing in layout.furniture if thing.kind == "band"]
    for band in bands:
        zone = band.key.split(":")[1]
        cards = [card for card in layout.cards if card.zone == zone and card.key in band.binds]
        assert len(cards) == len(band.binds) >= 3, f"{what}: {band} binds {cards}"
        for card in cards:
            assert band.z > card.z
            assert band.x < card.x + card.h * RATIO / 2 < band.x + band.width
            assert band.y > card.y + INDEX * card.h - 2, f"{what}: {band} on the index of {card}"
            assert band.y + band.height < card.y + 0.94 * card.h + 2
        risen = RAISED if zone == "hand" else 0.0
        for card in layout.cards:
            over = card.zone == zone and card.y > band.y
            over = over and card.y - risen * card.h < band.y + band.height - 1
            aside = not band.x < card.x + card.h * RATIO / 2 < band.x + band.width
            assert not over or aside, f"{what}: {card} on {band}"
    for one, other in combinations(bands, 2):
        if one.key.split(":")[1] == other.key.split(":")[1]:
            apart = max(other.x - one.x - one.width, one.x - other.x - other.width)
            apart = max(apart, abs(one.y - other.y) - one.height)
            assert apart > 0, f"{what}: {one} {other}"


def check(
    layout: Layout, size: tuple[float, float, float], what: str, *, strip: bool = True
) -> None:
    width, height, s = size
    apart = blocks(layout, s, rises=not what.startswith(("scored", "over")))
    for name, (x, y, right, low) in apart.items():
        top = -ABOVE if strip and name.startswith(("row", "plate")) else 0.0
        within = x >= -0.5 and y >= top - 0.5 and right <= width + 0.5 and low <= height + 0.5
        assert within, f"{what}: {name} {(x, y, right, low)}"
        left, last = area_of(size).corners
        clear = not strip or y > -0.5 or (x >= left and right <= width - last)
        assert clear, f"{what}: {name} {(x, y, right, low)} below title or signs"
    for (one, a), (two, b) in combinations(apart.items(), 2):
        over = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert over[0] < 1 or over[1] < 1, f"{what}: {one} {a} lies on {two} {b}"
    in_the_tray(layout, apart, what)
    bound(layout, what)
    for zone in {spot.zone for spot in layout.cards}:
        row = [spot for spot in layout.cards if spot.zone == zone and zone != "earlier"]
        assert [spot.place for spot in row] == list(range(len(row)))
        if zone != "stock":
            for before, spot in pairwise(row):
                lower = spot.face and spot.y > before.y + 0.15 * before.h
                assert lower or spot.x >= before.x, f"{what}: {zone} is not read from left to right"
    keys = [spot.key for spot in layout.cards]
    assert len(set(keys)) == len(keys)


@daily("size", SIZES, *SIZES[::5])
def test_everything_fits(size: tuple[float, float, float]) -> None:
    for seed, scoring in ((1, "partie"), (2, "partie"), (3, "hollywood")):
        views = list(played(seed, scoring=scoring))
        for view in random.Random(seed).sample(views, min(len(views), 60)):
            for picked in ("", view.hand[0] if view.hand else ""):
                what = f"{view.phase} {size} seat {view.seat}"
                check(lay(view, size, picked), size, what)
                check(lay(view, size, picked, strip=False), size, what, strip=False)


@pytest.mark.parametrize("size", SIZES)
def test_many_groups_and_lay_offs_fit(size: tuple[float, float, float]) -> None:
    state = to_discard("5H6H7H 9S9D9C JDQDKD 3S KC", "2H3H4H8H9HTHJHTD8DJC")
    for seat in (0, 1):
        check(lay(state.view(seat), size, "KC" if seat == 0 else ""), size, "discard")
    state, _ = do(state, "knock KC")
    check(lay(state.view(1), size, "8H"), size, "layoff")
    for action in (
        "layoff 8H 1",
        "layoff 9H 1",
        "layoff TH 1",
        "layoff 4H 1",
        "layoff 3H 1",
        "layoff TD 2",
        "layoff JH 1",
        "layoff 2H 1",
    ):
        state, _ = do(state, action)
        for seat in (0, 1):
            check(lay(state.view(seat), size), size, f"after {action}")
    state, _ = do(state, "done")
    for looking in (0, 1, None):
        check(lay(state.view(looking), size), size, "scored")


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_seen_in_a_false_knock_fits(size: tuple[float, float, float]) -> None:
    state, _ = do(to_discard("5H6H7H 9S9D9C JDQDKD 8S KC", "2H3H4H8H9HTHJHTD8DJC"), "knock KC")
    layout = lay(state.view(1), size)
    check(layout, size, "false knock")
    assert sum(spot.zone == "known0" for spot in layout.cards) == 10


def test_cards_are_as_large_as_they_should_be() -> None:
    view = next(played(1))
    for width, height, s in ((964, 556, 1.0), (992, 656, 1.0), (1500, 930, 1.0)):
        hand = [spot for spot in lay(view, (width, height, s)).cards if spot.zone == "hand"]
        part = 0.31 if height < 600 else 0.27
        assert hand[0].h / height == pytest.approx(part, abs=0.08)


@pytest.mark.parametrize("size", [(756, 342), (847, 374), (700, 400), (1000, 409)])
def test_on_a_small_screen_the_cards_use_what_is_there(size: tuple[int, int]) -> None:
    for view in list(played(1))[::3]:
        hand = [spot for spot in lay(view, (*size, 1.0)).cards if spot.zone == "hand"]
        if view.phase in (DRAW, DISCARD) and hand:
            assert hand[0].h > 0.19 * size[1]


def test_hidden_cards_have_no_face() -> None:
    for seed in (3, 4):
        for view in played(seed):
            faces = {spot.face for spot in lay(view, USUAL).cards} - {None}
            mine = {*view.hand, *view.pile, view.upcard, *view.known[0], *view.known[1]}
            mine |= {laid.card for laid in view.laid_off} | {view.knock_card}
            mine |= set(view.shown.cards) if view.shown else set()
            for shown in view.open_hands or ():
                mine |= set(shown.cards)
            assert faces <= mine
            keys = {spot.key for spot in lay(view, USUAL).cards}
            assert {key.lstrip("=") for key in keys if not key.startswith("?")} <= mine


def test_what_can_be_clicked() -> None:
    view = next(v for v in played(5) if v.phase == "draw" and v.seat == v.turn)
    assert {zone.key for zone in lay(view, USUAL).zones} == {"stock", "discard"}
    state, _ = do(to_discard("5H6H7H 9S9D9C JDQDKD 3S KC", "2H3H4H8H9HTHJHTD8DJC"), "knock KC")
    layout = lay(state.view(1), USUAL, "8H")
    assert {zone.key for zone in layout.zones} == {"meld:1", "meld:2", "meld:3"}
    assert [frame.key for frame in layout.frames] == ["fits:meld:1"]
    state, _ = do(state, "layoff 8H 1")
    marked = [spot.key for spot in lay(state.view(0), USUAL).cards if spot.mark == "seat1"]
    assert marked == ["8H"]
    (knock,) = (spot for spot in lay(state.view(0), USUAL).cards if spot.zone == "knock")
    assert knock.turned == 90 and knock.face is None


def test_the_plate_says_how_little_is_enough_and_takes_the_card_to_knock_with() -> None:
    state = to_discard("5H6H7H8H KSKDKC 9S3C2DAS", "2H3H4H9HTHJHTD8DJC9D", "7S")
    layout = lay(state.view(0), USUAL)
    (plate,) = (thing for thing in layout.furniture if thing.kind == "plaque")
    assert plate.text is not None and dict(plate.text.params) == {"limit": 7, "factor": 2}
    (zone,) = (zone for zone in layout.zones if zone.key == "knock")
    assert (zone.x, zone.y, zone.width, zone.height) == (
        *(plate.x, plate.y),
        *(plate.width, plate.height),
    )
    assert not any(zone.key == "knock" for zone in lay(state.view(1), USUAL).zones)


@pytest.mark.parametrize("target", [10, 100, 250])
def test_the_board_has_both_scores_where_there_is_room(target: int) -> None:
    state = standing(begin(1, target=target), Column((0, target + 30)))
    view = state.view(1)
    (board,) = (t for t in lay(view, (1500, 930, 1.0)).furniture if t.kind == "board")
    assert board.parts == ((1, target + 30), (0, 0)) and board.whole == target
    assert [t for t in lay(view, (760, 520, 1.0)).furniture if t.kind == "board"]
    assert not [t for t in lay(view, (700, 520, 1.0)).furniture if t.kind == "board"]


def test_in_the_smallest_window_the_race_is_seen_as_well() -> None:
    area = Area(780, 427, 5 / 7, 1.0, 52.0, (203.0, 232.0))
    for view in played(5, rounds=1):
        layout = OklahomaGinTable().lay(view, area, Prepared(sorting="melds"))
        if view.phase not in (DRAW, DISCARD):
            continue
        (board,) = (thing for thing in layout.furniture if thing.kind == "board")
        assert board.height >= 150
        tray = next(thing for thing in layout.furniture if thing.key == "tray")
        assert tray.x + tray.width < board.x and board.x + board.width < area.width
        assert all(
            card.x + card.h * area.ratio < board.x or card.y > board.y + board.height
            for card in layout.cards
        )


@pytest.mark.parametrize("phase", ["draw", "over"])
def test_games_at_once_are_on_a_pad_where_there_is_room(phase: str) -> None:
    """Both seats' points in each game, one's own first; also in a window of 800 × 560."""
    columns = Column((110, 20), (2, 1)), Column((70, 0), (1, 0)), Column()
    state = standing(begin(1, scoring="hollywood"), *columns)
    if phase == "over":
        hand = to_discard("5H6H7H 9S9D9C JDQDKD 3S KC", "2H3H4H8H9HTHJHTD8DJC")
        state = replace(hand, setup=state.setup, columns=columns)
        state, _ = do(state, "knock KC", "done")
    view = state.view(1)
    points = [column.points for column in view.columns]
    for size in ((780, 420, 1.0), (992, 656, 1.0), (1880, 940, 1.0)):
        (pad,) = (t for t in lay(view, size).furniture if t.kind == "pad")
        assert pad.parts == tuple((seat, both[seat]) for seat in (1, 0) for both in points)
        assert pad.whole == 100 and len(pad.tip) == 3 and pad.width >= 138
        check(lay(view, size), size, phase)
    assert not [t for t in lay(view, (700, 330, 1.0)).furniture if t.kind in ("pad", "board")]


def test_earlier_discards_lie_in_the_shade_each_with_its_index_in_sight() -> None:
    pile = "6DQCJCJSQH9D3S7C6S5S7H2S8DTDQDJDKHKCKDAHACAD4C4D"
    state = to_draw("3H4H5H6H 6CAS KSTH 7D2D", "9HTC8H9C8C5D4S9S2C5C", pile, 2)
    for size in SIZES:
        earlier = [card for card in lay(state.view(0), size).cards if card.zone == "earlier"]
        assert len(earlier) == len(pile) // 2 - 1
        assert all(card.faded and card.h >= 40 for card in earlier)
        for one, other in pairwise(earlier):
            near = abs(other.y - one.y) < 1 and other.x - one.x < 0.15 * one.h * RATIO
            assert not near or size[0] < 700 * size[2], size


def test_earlier_discards_lie_in_two_rows_before_one_gets_small() -> None:
    pile = cards("6DQCJCJSQH9D3S7C6S5S7H2S8DTDQDJD")
    for count in range(2, len(pile) + 1):
        state = to_draw("3H4H5H6H 6CAS KSTH 7D2D", "9HTC8H9C8C5D4S9S2C5C", "".join(pile[:count]))
        earlier = [c for c in lay(state.view(0), (1248.0, 647.0, 1.0)).cards if c.zone == "earlier"]
        assert len({round(card.y) for card in earlier}) == 1 + (len(earlier) >= 8)
        assert min(card.h for card in earlier) >= 80


def test_the_order_of_the_hand_is_changed_below_its_first_card() -> None:
    view = to_discard("5H6H7H8HKSKDKC9S3C2DAS", "2H3H4H9HTHJHTD8DJC9D").view(0)
    assert isinstance(view, OklahomaGinView)
    layout = OklahomaGinTable().lay(view, area_of((1248, 647, 1)), Prepared(sorting="melds"))
    (zone,) = (zone for zone in layout.zones if zone.key == SORT)
    assert zone.x == min(card.x for card in layout.cards if card.zone == "hand")
    assert zone.x + zone.width < min(n.x for n in layout.labels if n.key.startswith("name:hand"))


def test_an_upright_table_has_its_board_beside_the_portrait_and_keeps_it_there() -> None:
    played = to_discard("AS2S3S4H4D4C9DTDJDQDKC", "KSKHKD2H3H4S9C5D2DAC", "7S")
    boards = set()
    for state in (played, do(played, "knock KC")[0]):
        layout = lay(state.view(0), (780.0, 1036.0, 1.0))
        (board,) = (thing for thing in layout.furniture if thing.kind == "board")
        (own,) = (plate for plate in layout.plates if plate.seat == 0)
        assert board.width > board.height and board.x > own.x + own.width
        boards.add((board.x, board.y, board.width))
    assert len(boards) == 1


def test_what_an_open_hand_counts_is_said_once_its_cards_lie() -> None:
    state = to_discard("AS2S3S4H4D4C9DTDJDKC2D", "KSKHKD2H3H4S9C5D6DAC", "7S", 1)
    layout = lay(do(state, "knock KC")[0].view(0), (1248.0, 647.0, 1.0))
    steps = [card.beat for card in layout.cards] + [label.beat for label in layout.labels]
    beats = Beats(steps, [], 1.0, brisk=True)
    (said,) = (label for label in layout.labels if label.key.startswith("name:seat1"))
    last = max(beats.at(card.beat) for card in layout.cards if card.zone == "seat1")
    assert beats.at(said.beat) >= last + 0.3 * durations.TO_TABLE + durations.FLIP


@pytest.mark.parametrize("size", SIZES)
def test_melds_of_both_begin_on_one_line_and_deadwood_ends_on_one(
    size: tuple[float, float, float],
) -> None:
    state = to_discard("5H6H7H 9S9D9C JDQDKD 3S KC", "2H3H4HKS9HTHJHTD8DJC")
    for action in ("knock KC", "layoff 4H 1", "done"):
        state, _ = do(state, action)
    for looking in (0, 1):
        layout = lay(state.view(looking), size)
        dead = {"3S", "TD", "JC", "KS", "2H", "3H", "9H"}
        hands = [c for c in layout.cards if c.zone in ("hand", f"seat{1 - looking}")]
        assert not any(card.turned for card in hands)
        for zone in ("hand", f"seat{1 - looking}"):
            row = [card for card in hands if card.zone == zone]
            if not any(c.key in dead for c in row) or all(c.key in dead for c in row):
                continue
            first = min(card.x for card in hands)
            last = max(card.x + card.h * RATIO for card in hands)
            assert row[0].x == pytest.approx(first, abs=0.5), (zone, size)
            assert row[-1].x + row[-1].h * RATIO == pytest.approx(last, abs=0.5), (zone, size)


def test_a_selected_card_says_what_would_be_left() -> None:
    state = to_discard("5H6H7H8H KSKDKC 9S3C2DAS", "2H3H4H9HTHJHTD8DJC9D")
    layout = lay(state.view(0), USUAL, "9S")
    texts = [label.text for label in layout.labels if label.key.startswith("name:")]
    assert dict(texts[-1].params) == {"count": 15, "left": 6, "card": "9S"}


def test_the_tray_grows_with_the_discards_about_the_middle_of_the_table() -> None:
    piles = ["6D", "6D7C", "6D7C8S", "6D7C8S9H", "6D7C8S9HTD", "6D7C8S9HTDJC"]
    size = (1248.0, 647.0, 1.0)
    trays = [
        next(thing for thing in lay(state.view(0), size).furniture if thing.kind == "tray")
        for state in (to_draw("AS2S3S4H4D4C9DJDQDKD", "KSKHKC2H3H4S9C5D2DAC", p) for p in piles)
    ]
    assert {(round(tray.x + tray.width / 2), tray.y) for tray in trays} == {(624, trays[0].y)}
    widths = [tray.width for tray in trays]
    assert widths == sorted(widths)
    assert widths[0] == widths[1] < 0.8 * widths[-1]


def test_the_last_discard_of_a_drawn_hand_comes_from_the_hand_it_was_in() -> None:
    state = to_draw("3H4H5H6H6CASKSTH7D2D", "9HTC8H9C8C5D4S9S2C5C", "6DQCJC", 3)
    state, _ = do(replace(state, turn=1), "draw")
    model = TableModel()
    for after in (state, do(state, "discard 9H")[0]):
        before = {row.number: row.spot for row in model.rows}
        model.show(lay(after.view(0), (1248.0, 647.0, 1.0)), Marks(), lambda _spot: Words())
    (discard,) = (row for row in model.rows if row.spot.key == "9H")
    was = before[discard.number]
    assert isinstance(was, CardSpot) and was.zone == "seat1"


@pytest.mark.parametrize("size", [(1248.0, 647.0, 1.0), (1880.0, 900.0, 1.0)])
def test_plate_piles_and_board_have_one_axis(size: tuple[float, float, float]) -> None:
    layout = lay(to_draw("AS2S3S4H4D4C9DJDQDKD", "KSKHKC2H3H4S9C5D2DAC").view(0), size)
    things = {thing.key: thing for thing in layout.furniture}
    axis = {round(things[key].y + things[key].height / 2) for key in ("limit", "tray", "race")}
    axis |= {round(card.y + card.h / 2) for card in layout.cards if card.zone == "discard"}
    assert max(axis) - min(axis) <= 1
    assert things["limit"].x == size[0] - things["race"].x - things["race"].width
    tray, stock = things["tray"], min(c.x for c in layout.cards if c.zone == "stock")
    top = next(card.y for card in layout.cards if card.zone == "discard") - tray.y
    assert abs(stock - tray.x - top) < 9  # as much wood and air beside the cards as above them


@pytest.mark.parametrize("size", [(1248.0, 647.0, 1.0), (1052.0, 1736.0, 1.0)])
def test_the_opponents_portrait_is_nearly_as_large_as_ones_own(
    size: tuple[float, float, float],
) -> None:
    own, other = (
        next(plate for plate in lay(begin(1).view(0), size).plates if plate.seat == seat)
        for seat in (0, 1)
    )
    assert min(other.width, other.height) >= 0.8 * min(own.width, own.height)


def own_names(layout: Layout) -> list[str]:
    """What bands and words say of the groups of the own hand, left to right."""
    said = [(label.x, label.text) for label in layout.labels if label.key.startswith("name:hand")]
    bands = [thing for thing in layout.furniture if thing.key.startswith("band:hand")]
    said += [(band.x, band.text) for band in bands if band.text is not None]
    return [text.id for _, text in sorted(said, key=lambda at: at[0])]


def test_a_hand_in_an_order_of_ones_own_keeps_melds_that_lie_side_by_side() -> None:
    state = to_discard("5H6H7H8H KSKDKC 9S3C2DAS", "2H3H4H9HTHJHTD8DJC9D")

    def laid(*order: str) -> Layout:
        view = state.view(0)
        assert isinstance(view, OklahomaGinView)
        area = Area(992, 656, RATIO, 1.0)
        return OklahomaGinTable().lay(view, area, Prepared(order=order, sorting="own"))

    whole = ("KS", "KD", "KC", "9S", "3C", "5H", "6H", "7H", "8H", "2D", "AS")
    layout = laid(*whole)
    hand = sorted((c for c in layout.cards if c.zone == "hand"), key=lambda c: c.x)
    assert [card.key for card in hand] == list(whole)
    assert own_names(layout).count("meld") == 2 and own_names(layout).count("deadwood") == 1
    mixed = ("KS", "5H", "KD", "6H", "KC", "7H", "9S", "8H", "3C", "2D", "AS")
    layout = laid(*mixed)
    hand = sorted((c for c in layout.cards if c.zone == "hand"), key=lambda c: c.x)
    assert [card.key for card in hand] == list(mixed)
    assert "meld" not in own_names(layout) and own_names(layout).count("deadwood") == 1


@pytest.mark.parametrize("ratio", [0.2, 70 / 315, 0.35])
def test_narrow_cards_lie_beside_each_other_if_they_fit(ratio: float) -> None:
    view = next(view for view in played(1) if view.seat == 0)
    layout = OklahomaGinTable().lay(view, Area(1280, 658, ratio, 1.0), Prepared())
    hand = [spot for spot in layout.cards if spot.zone == "hand"]
    steps = [right.x - left.x for left, right in pairwise(hand)]
    assert min(steps) >= min(hand[0].h * ratio, 44.0)


def test_in_the_widest_windows_everything_keeps_to_the_middle() -> None:
    for view in played(4):
        layout = lay(view, (3440, 1290, 1.6))
        places = [(card.x, card.h * RATIO) for card in layout.cards]
        places += [(plate.x, plate.width) for plate in layout.plates]
        places += [(thing.x, thing.width) for thing in layout.furniture]
        assert all(350 < x < x + width < 3440 - 350 for x, width in places)
        assert all(350 < x < 3440 - 350 for x, _y, _h in layout.anchors.values())


def test_on_a_large_table_the_way_of_sorting_is_written_larger() -> None:
    view = next(view for view in played(3) if view.phase == DRAW and view.seat == view.turn)
    sizes = []
    for size in ((964, 560, 1.0), (1872, 948, 1.0)):
        layout = OklahomaGinTable().lay(view, area_of(size), Prepared(sorting="melds"))
        (words,) = (label for label in layout.labels if label.key == SORT)
        (zone,) = (zone for zone in layout.zones if zone.key == SORT)
        assert zone.width >= words.width
        sizes.append(words.size)
    assert sizes[0] == 13 and sizes[1] >= 16
