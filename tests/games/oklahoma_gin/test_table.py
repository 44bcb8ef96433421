"""The table's layout: everything fits, in order, and nothing lies on what it should not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.table import Area, Layout, Prepared
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.legal import DISCARD, DRAW
from cardtable.games.oklahoma_gin.table.design import OklahomaGinTable
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from tests.games.oklahoma_gin.positions import do, to_discard

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
    (2560, 1000, 1.0),
    (3840, 2000, 1.8),
]
#: The table of a usual window.
USUAL = (992, 656, 1.0)
Box = tuple[float, float, float, float]
#: One of the possible ratios of a deck.
RATIO = 0.714


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


def lay(view: OklahomaGinView, size: tuple[float, float, float], picked: str = "") -> Layout:
    area = Area(size[0], size[1], RATIO, size[2])
    return OklahomaGinTable().lay(view, area, Prepared(frozenset({picked} if picked else ())))


def blocks(layout: Layout, s: float) -> dict[str, Box]:
    """What must lie apart, by name: left, top, right, bottom."""
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
        x, y, right, low = card.x, card.y, card.x + wide, card.y + card.h
        if card.turned:
            x, right = x + wide / 2 - card.h / 2, x + wide / 2 + card.h / 2
            y, low = y + card.h / 2 - wide / 2, y + card.h / 2 + wide / 2
        if zone == "hand":
            y -= 0.17 * card.h
        add(zone, (x, y, right, low))
    for plate in layout.plates:
        add(plate.key, (plate.x, plate.y, plate.x + plate.width, plate.y + plate.height))
    for box in layout.boxes:
        high = sum({"head": 36, "verdict": 26}.get(line.kind, 28) for line in box.lines) * s + 2
        add("limit", (box.x, box.y, box.x + box.width, box.y + high))
    for bracket in layout.brackets:
        zone = bracket.key.split(":")[1][:-1]
        zone = f"row {zone[-1]}" if zone.startswith("seat") else zone
        add(zone, (bracket.x, bracket.y, bracket.x + bracket.width, bracket.y + 32 * s))
    for label in layout.labels:
        if label.key in ("told", "earlier", "fresh"):
            high = label.size * 1.4 * s
            wide = min(label.width, 190 * s)
            x = label.x + (label.width - wide) / 2 if label.align == "center" else label.x
            add(label.key, (x, label.y, x + wide, label.y + high))
    for key, named in (("stock", "stock"), ("discard", "pile")):
        for spot in layout.labels:
            if spot.key == named:
                middle = spot.x + spot.width / 2
                add(key, (middle - 30 * s, spot.y, middle + 30 * s, spot.y + 24 * s))
    return found


def check(layout: Layout, size: tuple[float, float, float], what: str) -> None:
    width, height, s = size
    apart = blocks(layout, s)
    for name, (x, y, right, low) in apart.items():
        inside = x >= -0.5 and y >= -0.5 and right <= width + 0.5 and low <= height + 0.5
        assert inside, f"{what}: {name} {(x, y, right, low)}"
    for (one, a), (two, b) in combinations(apart.items(), 2):
        over = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
        assert over[0] < 1 or over[1] < 1, f"{what}: {one} {a} lies on {two} {b}"
    for zone in {spot.zone for spot in layout.cards}:
        row = [spot for spot in layout.cards if spot.zone == zone and zone != "earlier"]
        assert [spot.place for spot in row] == list(range(len(row)))
        assert zone == "stock" or [s.x for s in row] == sorted(s.x for s in row)
    named = [(b.key.split(":")[1][:-1], b.x, b.x + b.width) for b in layout.brackets]
    for one_zone in {zone for zone, _, _ in named}:
        spans = sorted((x, right) for zone, x, right in named if zone == one_zone)
        assert all(a[1] < b[0] for a, b in pairwise(spans))
    keys = [spot.key for spot in layout.cards]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits(size: tuple[float, float, float]) -> None:
    for seed in (1, 2):
        views = list(played(seed))
        for view in random.Random(seed).sample(views, min(len(views), 60)):
            for picked in ("", view.hand[0] if view.hand else ""):
                check(lay(view, size, picked), size, f"{view.phase} {size} seat {view.seat}")


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
    turned = [spot for spot in lay(state.view(0), USUAL).cards if spot.turned]
    assert len(turned) == 1 and turned[0].face is None


def test_a_selected_card_says_what_would_be_left() -> None:
    state = to_discard("5H6H7H8H KSKDKC 9S3C2DAS", "2H3H4H9HTHJHTD8DJC9D")
    layout = lay(state.view(0), USUAL, "9S")
    texts = [label.text for label in layout.labels if label.key.startswith("name:")]
    assert dict(texts[-1].params) == {"count": 15, "left": 6, "card": "9S"}


def own_names(layout: Layout) -> list[str]:
    """What is said below the groups of the own hand, left to right."""
    labels = [label for label in layout.labels if label.key.startswith("name:")]
    return [label.text.id for label in sorted(labels, key=lambda label: label.x)]


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
