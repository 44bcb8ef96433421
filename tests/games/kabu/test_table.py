"""The Kabu tables show everything except what is hidden, and nothing lies on a plate."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.seeds import Seed
from cardtable.engine.state import Outcome
from cardtable.engine.table import Area, Layout, Prepared
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import Bets
from cardtable.games.kabu.round import FIELD_3
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.table.design import KabuTable
from cardtable.games.kabu.table.draft import measure
from cardtable.games.kabu.table.showdown import COUNTED, GAINS
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.daily import daily
from tests.games.kabu.tools import play, rigged

#: What a window of 683 × 384 leaves, and others as low.
LOW = ((619, 246), (619, 260), (720, 300), (900, 240))
SIZES = ((700, 450), (964, 560), (992, 656), (1500, 936), (3840, 2000), (760, 1400), (3000, 600))
RATIOS = (0.61, 0.64)
Box = tuple[float, float, float, float]


def area(width: float, height: float, ratio: float = 0.61, above: float = 0.0) -> Area:
    """A table as the window gives it: large ones have larger type."""
    low = min(height, width / 1.4)
    scale = 1.0 if low < 1100 else min(1.8, low / 1000)
    corners = (min(270 * scale, 0.32 * width), 232 * scale) if above else (0.0, 0.0)
    return Area(width, height, ratio, scale, above * scale, corners)


def views(
    game: KabuGame, seed: int, seats: int, changes: dict[str, str | int]
) -> Iterator[KabuView]:
    """Views of a random match, from changing places and from outside."""
    rng = random.Random(seed)
    state = game.start(seats, game.resolve(None, changes), Seed.numbered(seed))[0]
    for _ in range(90):
        if state.turn is None:
            break
        turn = state.turn if state.turn >= 0 else rng.randrange(seats)
        for seat in {turn, rng.randrange(seats)}:
            view = state.view(seat)
            assert isinstance(view, KabuView)
            yield view
        if rng.random() < 0.1:
            outside = state.view(None)
            assert isinstance(outside, KabuView)
            yield outside
        state = state.apply(state.legal.sample(rng))[0]


def prepared_for(view: KabuView, rng: random.Random) -> Prepared:
    """Chips laid on some columns, if the seat is to bet."""
    legal = view.legal
    if not isinstance(legal, Bets) or rng.random() < 0.3:
        return Prepared()
    columns = rng.sample((1, 2, 3, 4), rng.randint(1, 4 if legal.ranges.many else 1))
    each = legal.ranges.highest // len(columns)
    stakes = tuple((column, each) for column in sorted(columns)) if each else ()
    return Prepared(stakes=stakes, stack=(1, 5, 10, 25))


def apart(one: Box, other: Box) -> bool:
    """Whether two rectangles (x, y, width, height) do not overlap."""
    return (
        one[0] + one[2] <= other[0] + 0.5
        or other[0] + other[2] <= one[0] + 0.5
        or one[1] + one[3] <= other[1] + 0.5
        or other[1] + other[3] <= one[1] + 0.5
    )


def cards_of(layout: Layout, ratio: float, *zones: str) -> list[Box]:
    """Rectangles of the cards in some zones."""
    return [
        (spot.x, spot.y, spot.h * ratio, spot.h)
        for spot in layout.cards
        if spot.zone.startswith(zones)
    ]


def spots(layout: Layout, ratio: float, scale: float) -> Iterator[tuple[str, Box]]:
    """Every spot with its rectangle."""
    for card in layout.cards:
        yield card.key, (card.x, card.y, card.h * ratio, card.h)
    for plate in layout.plates:
        yield plate.key, (plate.x, plate.y, plate.width, plate.height)
    for label in layout.labels:
        yield label.key, (label.x, label.y, label.width, label.size * 1.3 * scale)
    for slot in layout.slots:
        yield slot.key, (slot.x, slot.y, slot.width, slot.height)
    for chip in layout.chips:
        rise = 0.12 * chip.size * (chip.heap - 1)
        yield chip.key, (chip.x, chip.y - rise, chip.size, chip.size + rise)
    for thing in layout.furniture:
        yield thing.key, (thing.x, thing.y, thing.width, thing.height)
    for frame in layout.frames:
        yield frame.key, (frame.x, frame.y, frame.width, frame.height)
    for knob in layout.knobs:
        yield knob.key, (knob.x, knob.y, knob.size, knob.size)
    for zone in layout.zones:
        yield zone.key, (zone.x, zone.y, zone.width, zone.height)


def check(view: KabuView, room: Area, prepared: Prepared) -> None:
    """All that must hold for one view on one table."""
    layout = KabuTable().lay(view, room, prepared)
    where = f"{view.game_id} {view.seats} seats {view.phase} in {room.width}×{room.height}"
    for key, (x, y, width, height) in spots(layout, room.ratio, room.scale):
        assert width > 0 and height > 0, f"{key}: empty, {where}"
        assert x >= -0.5 and y >= -room.above - 0.5, f"{key} at {x}, {y}: {where}"
        if y < -0.5:  # title and signs keep the corners
            left, right = room.corners[0], room.width - room.corners[1]
            assert x >= left - 5 and x + width <= right + 5, f"{key} in a corner: {where}"
        assert x + width <= room.width + 0.5, f"{key}: right edge {x + width}, {where}"
        assert y + height <= room.height + 0.5, f"{key}: lower edge {y + height}, {where}"
    people = {spot.key: (spot.x, spot.y, spot.width, spot.height) for spot in layout.plates}
    assert sorted(people.keys()) == sorted(f"plate:{s}" for s in range(view.seats))
    boxes = dict(spots(layout, room.ratio, room.scale))
    mats = [box for key, box in boxes.items() if key.startswith("mat:")]
    assert len(mats) == 4
    fixed = [*mats, *(box for key, box in boxes.items() if key == "abacus")]
    fixed += [box for key, box in boxes.items() if key.startswith(("dealer_place", "stack:"))]
    lying = cards_of(layout, room.ratio, "column", "dealer", "deck", "dead", "makifuda")
    for key, plate in people.items():
        rest = (p for other, p in people.items() if other != key)
        for other in (*rest, *fixed, *lying):
            assert apart(plate, other), f"{key} {plate} on {other}: {where}"
    banks = {key: box for key, box in boxes.items() if key.startswith(("bank:", "worth:"))}
    aside = cards_of(layout, room.ratio, "dead", "makifuda", "deck")
    for key, bank in banks.items():
        whole = (*bank[:2], 1.2 * bank[2] + 26 * room.scale, bank[3])
        assert all(apart(whole, mat) for mat in mats), f"{key} on a mat: {where}"
        assert all(apart(bank, card) for card in aside), f"{key} on a card: {where}"
        others = (box for other, box in people.items() if other != f"plate:{key[5:]}")
        assert all(apart(bank, box) for box in others), f"{key} on a portrait: {where}"
    columns = cards_of(layout, room.ratio, "column")
    told = ("total:", "name:", "net:", "rest:")
    if all(len(column.known) > 1 for column in view.columns) or view.result is None:
        for key, box in boxes.items():
            if key.startswith(told):
                assert all(apart(card, box) for card in columns), f"{key} on a card: {where}"
    for card in aside:
        assert all(apart(card, mat) for mat in mats), f"a card beside a mat: {where}"
    keys = [key for key, _ in spots(layout, room.ratio, room.scale)]
    assert len(set(keys)) == len(keys), where
    for spot in layout.cards:
        assert (spot.face is None) == spot.key.startswith("?"), where
        if spot.face is not None:
            assert spot.key == spot.face and spot.face in view.known_cards, where


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@daily("seats", range(2, 11), 2, 10)
def test_on_a_very_low_table_all_lies_side_by_side(game: KabuGame, seats: int) -> None:
    rng, phases = random.Random(seats), set[str]()
    for seed in range(2):
        for view in views(game, seed * 100 + seats, seats, {}):
            phases.add("open" if view.result is not None else view.phase)
            size = rng.choice(LOW)
            room, prepared = area(*size, rng.choice(RATIOS)), prepared_for(view, rng)
            check(view, room, prepared)
            layout = KabuTable().lay(view, room, prepared)
            boxes = dict(spots(layout, room.ratio, room.scale))
            gains = [boxes[spot.key] for spot in layout.labels if spot.key.startswith("gain:")]
            below = [box for key, box in boxes.items() if key.startswith("mat:")]
            for gain in gains:
                assert all(apart(gain, box) for box in below), (view.phase, size)
            if size[0] < 700:
                heights = [s.h for s in layout.cards if s.zone.startswith("column")]
                assert max(heights, default=99) > 36, "the cards use what is there"
    assert "open" in phases and len(phases) >= 3


@daily("size", [(847, 375), (756, 342), (700, 390), (960, 399), (1100, 360)])
@pytest.mark.parametrize("seats", [2, 4, 7, 10])
def test_on_a_small_screen_the_cards_use_what_is_there(seats: int, size: tuple[int, int]) -> None:
    rng = random.Random(seats)
    for game in (OICHO, KYO):
        for view in views(game, seats, seats, {}):
            room, prepared = area(*size, rng.choice(RATIOS)), prepared_for(view, rng)
            check(view, room, prepared)
            layout = KabuTable().lay(view, room, prepared)
            if view.result is None:
                heights = [spot.h for spot in layout.cards if spot.zone.startswith("column")]
                assert min(heights) > 0.17 * size[1], (view.phase, size)


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@daily("seats", range(2, 11), 2, 5, 10)
def test_everything_has_its_place(game: KabuGame, seats: int) -> None:
    rng = random.Random(seats)
    for seed in range(3):
        changes: dict[str, str | int] = {}
        if seed:
            for option in game.options:
                if option.values and rng.random() < 0.3:
                    changes[option.key] = rng.choice(option.values)
        for view in views(game, seed * 100 + seats, seats, changes):
            size = rng.choice(SIZES)
            above = rng.choice((0.0, 52.0))
            check(view, area(*size, rng.choice(RATIOS), above), prepared_for(view, rng))


@daily("seats", [2, 5, 7, 10], 2, 10)
@daily("size", SIZES, *SIZES[::3])
def test_a_round_fits_every_table(seats: int, size: tuple[int, int]) -> None:
    rng = random.Random(seats)
    for view in views(OICHO, 7, seats, {"chips": 50_000, "max_total_bet": 50_000}):
        check(view, area(*size), prepared_for(view, rng))


def lay(view: object, **draft: object) -> Layout:
    """A table of usual size."""
    assert isinstance(view, KabuView)
    return KabuTable().lay(view, area(992, 656), Prepared(**draft))  # type: ignore[arg-type]


def test_only_those_who_may_see_the_second_field() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (5, 1, 9, 4, 4, 7), seats=3)
    state = play(state, "bet 1 10", "bet 2 5", "deal top")
    seconds = [s for s in lay(state.view(1)).cards if s.zone.startswith("column") and s.place == 1]
    assert len(seconds) == 4 and all(s.face and s.mark == "eye_off" for s in seconds)
    for seat in (0, None):
        seconds = [
            s for s in lay(state.view(seat)).cards if s.zone.startswith("column") and s.place == 1
        ]
        assert len(seconds) == 4 and all(s.face is None and not s.mark for s in seconds)


def lit(layout: Layout, kind: str) -> list[str]:
    """Keys of the furniture of a kind that the question is about."""
    return [thing.key for thing in layout.furniture if thing.kind == kind and thing.lit]


def test_the_numbers_of_columns_to_bet_on_are_lit_and_the_mat_that_is_decided() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (5, 1, 9, 4, 4, 7), seats=3)
    layout = lay(state.view(1))
    assert lit(layout, "disc") == [f"disc:{n}" for n in (1, 2, 3, 4)] and not lit(layout, "mat")
    assert not lit(lay(state.view(2)), "disc")
    state = play(state, "bet 2 10", "pass", "deal top")
    layout = lay(state.view(0))
    assert lit(layout, "disc") == ["disc:2"] and lit(layout, "mat") == ["mat:2"]
    assert lit(layout, "place") == ["third:2"]


def test_a_place_for_a_third_card_is_shown_only_where_one_may_come() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 4, 1), seats=3)  # 8 stands, 2 must draw
    state = play(state, "bet 1 10 2 5", "pass", "deal top")
    assert lit(lay(state.view(1)), "place") == []
    state = play(state, "stand")
    assert lit(lay(state.view(1)), "place") == ["third:2"]
    state = play(state, "hit", "deal top")  # the dealer has 2 and 1, or 2 and a card unknown
    assert [lit(lay(state.view(seat)), "place") for seat in (0, 1)] == [["dealer_place:2"]] * 2
    deck = [lit(lay(state.view(seat)), "halo") for seat in (0, 1)]
    assert deck == [["deck_light"], []], "only for who takes a card from it"


def test_what_a_hint_would_lay_is_a_ghost_and_counts_nowhere() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=3)
    stakes = ((2, 20),)
    laid, ghosts = lay(state.view(1), stakes=stakes), lay(state.view(1), advised=stakes)
    keys = "chip:2:1", "advice:2"
    found = [
        next(c for c in one.chips if c.key == key)
        for one, key in zip((laid, ghosts), keys, strict=True)
    ]
    assert [chip.ghost for chip in found] == [False, True]
    banks = [next(c for c in one.chips if c.key == "bank:1").amount for one in (laid, ghosts)]
    assert banks == ["180", "200"]
    abacus = [next(t for t in one.furniture if t.kind == "abacus") for one in (laid, ghosts)]
    assert [thing.parts for thing in abacus] == [((1, 20),), ()]


def test_own_chips_come_first_with_their_knobs() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=4)
    state = play(state, "bet 1 10", "bet 1 7")
    layout = lay(state.view(3), stakes=((1, 25), (4, 5)))
    rows = sorted((c for c in layout.chips if c.key.startswith("chip:1")), key=lambda c: c.y)
    assert [(c.seat, c.amount, c.staged) for c in rows] == [
        (3, "25", True),
        (1, "10", False),
        (2, "7", False),
    ]
    assert {k.key for k in layout.knobs} == {"less:1", "more:1", "less:4", "more:4"}
    (abacus,) = (thing for thing in layout.furniture if thing.kind == "abacus")
    assert abacus.parts == ((1, 10), (2, 7), (3, 30)) and abacus.whole == 100
    assert abacus.text is not None and dict(abacus.text.params) == {"left": 53, "cap": 100}
    assert not lay(state.view(2), stakes=((1, 25),)).knobs


def test_the_bets_of_many_lie_side_by_side_and_are_folded_only_on_low_tables() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (4, 9, 9, 4, 4, 4), seats=10)
    state = play(state, *["bet 1 12"] * 8)
    chips = [chip for chip in lay(state.view(9)).chips if chip.key.startswith("chip:1")]
    assert len(chips) == 8 and len({chip.x for chip in chips}) == 2
    low = KabuTable().lay(state.view(9), area(760, 300, 0.61), Prepared())
    shown = [chip for chip in low.chips if chip.key.startswith("chip:1")]
    more = next(label for label in low.labels if label.key == "rest:1")
    assert dict(more.text.params) == {"n": 8 - len(shown), "amount": 12 * (8 - len(shown))}
    state = play(state, "pass", "deal top")  # with a second card less room is left below
    chips = [chip for chip in lay(state.view(9)).chips if chip.key.startswith("chip:1")]
    lines = [[c for c in chips if c.y == y] for y in sorted({c.y for c in chips})]
    assert [len(line) for line in lines] == [2, 2, 1] and all(chip.close for chip in chips)


def test_the_showdown_tells_every_column_and_pays() -> None:
    # Dealer 2 + 4 = 6; columns 8, 3, three sixes, 6 (as in the mock-up of the table).
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 5, 6, 1, 4), seats=4)
    state = play(state, "bet 1 10 3 20", "bet 2 15", "bet 3 10 4 5", "deal top")
    state = play(state, "stand", "hit", "hit", "stand", "deal top", "stand")
    layout = lay(state.view(3))
    seals = [thing for thing in layout.furniture if thing.kind == "seal"]
    verdicts = [dict(seal.text.params)["id"] for seal in seals if seal.text is not None]
    assert verdicts == ["higher", "lower", "triple", "push"]
    assert [seal.whole for seal in seals] == [1, -1, 1, 0]
    nets = {chip.key: chip.amount for chip in layout.chips if chip.key.startswith("net:")}
    assert nets == {
        "net:1:1": "+10",
        "net:2:2": "−15",
        "net:3:3": "+20",
        "net:3:1": "+40",
        "net:4:3": "0",
    }
    own, other = (next(c for c in layout.chips if c.key == f"net:3:{seat}") for seat in (3, 1))
    assert (own.x, own.y) < (other.x, other.y)
    gains = {
        label.key: dict(label.text.params)["n"]
        for label in layout.labels
        if label.key.startswith("gain")
    }
    assert gains == {"gain:0": -55, "gain:1": 50, "gain:2": -15, "gain:3": 20}
    # Red is the seal of those who win.
    tones = {spot.key: spot.tone for spot in layout.labels if spot.key.startswith("gain:")}
    assert {key for key, tone in tones.items() if tone == "good"} == {"gain:1", "gain:3"}
    assert set(tones.values()) == {"good", "plate"}
    chips = {chip.key: chip for chip in layout.chips}
    # 15 chips are three discs to the dealer's heap, 40 are seven from there: onto the bet, and with
    # it to its owner, who counts them when they are there. More of them take no more time.
    paid = {key: [chip for chip in layout.chips if chip.into == key] for key in chips}
    assert [chip.key for chip in paid["bank:0"]] == ["chip:2:2", "pay:2:2:1", "pay:2:2:2"]
    won = paid["bank:1"]
    assert [chip.key for chip in won if ":3:1" in chip.key] == [
        "chip:3:1",
        *(f"pay:3:1:{turn}" for turn in range(7)),
    ]
    assert {chip.source for chip in won if chip.key.startswith("pay:")} == {
        (one.x, one.y) for one in paid["bank:0"]
    }
    assert sum(chip.pays for chip in won if chip.key.startswith("pay:")) == 50
    assert max(chip.turn for chip in won) == max(chip.turn for chip in paid["bank:0"]) + 1 == 3
    # What is more is said in larger type.
    size = {label.key: label.size for label in layout.labels}
    assert size["gain:2"] < size["gain:1"]
    assert {chip.onward for chip in won} == {GAINS} and chips["bank:1"].beat == COUNTED > GAINS
    assert [chip.key for chip in paid["bank:3"] if ":4:3" in chip.key] == ["chip:4:3"]
    # A mark of each bet stays, won or lost.
    assert all(chip.ghost and chip.heap for key, chip in chips.items() if key.startswith("net:"))


@pytest.mark.parametrize("size", [(1232, 640), (776, 394)])
def test_what_many_have_won_on_a_column_is_told_to_the_last_chip(size: tuple[int, int]) -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 5, 6, 1, 4), seats=8)
    bets = [f"bet 2 {chips}" for chips in (5, 6, 7, 8, 9, 10, 11)]
    view = play(state, *bets, "deal top", "hit", "deal top", "hit").view(0)
    layout = KabuTable().lay(view, area(*size, above=62.0), Prepared())
    told = [int(one.amount.replace("−", "-")) for one in layout.chips if one.key[:6] == "net:2:"]
    (rest,) = (label for label in layout.labels if label.key == "rest:2")
    others = dict(rest.text.params)
    assert view.result is not None and isinstance(others["amount"], int)
    assert sum(told) + others["amount"] == sum(view.result.columns[1].nets)
    assert others["n"] == len(bets) - len(told)


def test_at_the_showdown_seals_are_struck_on_the_columns_and_the_dealers_cards_stay() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 5, 6, 1, 4), seats=4)
    state = play(state, "bet 1 10 3 20", "bet 2 15", "bet 3 10 4 5", "deal top")
    state = play(state, "stand", "hit", "hit", "stand", "deal top")
    before, after = (lay(one.view(3)) for one in (state, play(state, "stand")))
    hidden, dealt = (
        [card for card in layout.cards if card.zone == "dealer"] for layout in (before, after)
    )
    assert [(card.x, card.y, card.h) for card in hidden] == [
        (card.x, card.y, card.h) for card in dealt
    ]
    below = [
        (one.x, one.y, one.width, one.height)
        for one in after.furniture
        if one.kind in ("disc", "mat")
    ]
    assert len(below) == 8
    ratio = area(992, 656).ratio
    for box in below:
        assert all(apart(box, (c.x, c.y, c.h * ratio, c.h + 10)) for c in dealt)
    for number in range(1, 5):
        seal = next(thing for thing in after.furniture if thing.key == f"seal:{number}")
        last = [card for card in after.cards if card.zone == f"column:{number}"][-1]
        assert last.x < seal.x < last.x + last.h * ratio - seal.width
        assert seal.y < last.y + last.h < seal.y + 1.2 * seal.height


def celebrated(before: KabuState, *lines: str) -> list[str]:
    """The moments of the last of these actions."""
    before = play(before, *lines[:-1])
    state, events = before.apply(Action.parse(lines[-1]))
    return [moment.id for moment in KabuTable().moments(events, state.view(None))]


SETTLED = "deal top", "stand", "stand", "stand", "deal top", "stand"


def test_a_dealer_who_takes_every_column_has_swept_the_table() -> None:
    deck = (5, 10, 9, 8, 1, 4)  # the dealer’s 9 against three columns
    state = rigged(OICHO, (7, 8, 9, 1), deck, seats=3)
    assert celebrated(state, "bet 1 5 2 5", "bet 3 5", *SETTLED) == ["swept"]
    assert celebrated(state, "bet 1 5 2 5", "pass", *SETTLED[:-3], *SETTLED[-2:]) == []


def test_a_great_gain_is_celebrated_if_it_is_the_greatest_so_far() -> None:
    state = rigged(OICHO, (7, 8, 9, 1), (5, 10, 9, 8, 1, 2), seats=3)  # a 7 against 7, 7 and 7
    win = rigged(OICHO, (8, 8, 9, 1), (5, 10, 9, 8, 1, 2), seats=3)  # against an 8
    lines = "bet 1 60", "pass", "deal top", "stand", "deal top", "stand"
    assert celebrated(state, *lines) == []
    assert celebrated(win, *lines) == ["great"]
    assert celebrated(win, "bet 1 20", *lines[1:]) == []


def test_the_table_holds_its_breath_where_the_dealers_last_card_decides() -> None:
    third = rigged(OICHO, (8, 8, 9, 1), (1, 10, 9, 8, 1, 2, 5), seats=2)
    lines = "bet 1 60", "deal top", "stand", "deal top", "hit"
    assert lay(play(third, *lines).view(1)).held == (3,)
    assert lay(play(third, *lines).view(0)).held == (), "the dealer knows it"
    # A nine or a four may become a special, and a nine is the best there is.
    for first, beats in ((9, (2, 4)), (4, (2,)), (7, ())):
        state = rigged(OICHO, (8, 8, 9, 1), (first, 10, 9, 8, 1, 10), seats=2)
        assert lay(play(state, *lines[:-2], "deal top", "stand").view(1)).held == beats


def test_what_is_said_about_a_round_is_the_same_for_all_and_not_said_each_time() -> None:
    said = []
    for bet in range(1, 40):
        state = rigged(OICHO, (9, 8, 9, 1), (5, 10, 9, 8, 1, 2), seats=3)
        state = play(state, f"bet 1 {bet}", "pass", "deal top", "stand", "deal top")
        done, events = state.apply(Action.parse("stand"))
        # Everybody sees the own columns last, and so hears of them then.
        heard = [KabuTable().remarks(events, done.view(seat)) for seat in (None, 0, 1, 2)]
        told = [[(one.id, one.seat) for one in remarks] for remarks in heard]
        assert told.count(told[0]) == len(told)
        assert {*told[0]} <= {("nine", 1)}
        said.append(bool(told[0]))
    assert 0.2 < sum(said) / len(said) < 0.7


def test_before_the_winner_lie_the_cards_that_brought_most() -> None:
    # Dealer 2 + 4 = 6; the third column has three sixes and pays twice.
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 5, 6, 1, 4), seats=4)
    state = play(state, "bet 1 10 3 20", "bet 2 15", "bet 3 10 4 5", "deal top")
    state = play(state, "stand", "hit", "hit", "stand", "deal top", "stand")
    assert KabuTable().trophy(state.view(None)).cards == (), "the match goes on"
    over = replace(state.view(None), outcome=Outcome("rounds", state.chips, (1,)))
    _field, *drawn = KabuTable().trophy(over).cards  # the history has the field that was not rigged
    assert [int(card[:-1]) for card in drawn] == [6, 6]


def test_nobody_moves_when_the_deal_passes_on() -> None:
    def places(dealer: int) -> dict[str, tuple[float, float]]:
        state = rigged(OICHO, (8, 3, 6, 1), (), seats=5)
        order = tuple((dealer + i) % 5 for i in range(1, 5))
        state = replace(state, table=replace(state.table, dealer=dealer, order=order))
        layout = lay(state.view(2))
        signs = {plate.seat for plate in layout.plates if plate.seal}
        assert signs == {dealer}
        found = {chip.key: (chip.x, chip.y) for chip in layout.chips if chip.key[:4] == "bank"}
        assert len(found) == 5
        bank = found.pop(f"bank:{dealer}")
        for plate in layout.plates:
            if plate.seat != dealer:
                found[plate.key] = plate.x, plate.y
            else:  # beside the dealer's cards, and what is left of him is a cushion
                assert plate.y + plate.height < 200
                assert plate.x < bank[0] < plate.x + plate.width
                assert 0 <= bank[1] - plate.y - plate.height < 20
                assert f"vacant:{dealer}" in {spot.key for spot in layout.furniture}
        return found

    first, second, mine = places(0), places(1), places(2)
    assert all(first[key] == second[key] for key in first.keys() & second.keys())
    assert all(first[key] == mine[key] for key in first.keys() & mine.keys())


def test_what_nobody_has_bet_on_lies_in_the_shade() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 5, 6, 1, 4), seats=3)
    assert not any(card.faded for card in lay(state.view(1)).cards)
    state = play(state, "bet 1 10", "pass", "deal top")

    def heights(layout: Layout) -> set[tuple[str, bool, float]]:
        cards = (card for card in layout.cards if card.zone.startswith("column"))
        return {(card.zone, card.faded, card.h) for card in cards}

    before = heights(lay(state.view(1)))
    assert {zone for zone, faded, _ in before if not faded} == {"column:1"}
    state = play(state, "stand", "deal top", "stand")
    assert heights(lay(state.view(1))) == before, "they keep their size in the showdown"


def test_the_pile_shows_how_many_cards_are_left() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=3)
    view = state.view(1)
    assert isinstance(view, KabuView)
    layout = lay(view)
    backs = [card for card in layout.cards if card.zone == "deck"]
    assert len(backs) == -(-view.deck_count // 3)
    (number,) = (thing for thing in layout.furniture if thing.key == "deck_count")
    assert number.whole == view.deck_count


#: Words and numbers that a table may have while somebody decides on a third card.
MOST_WORDS = 65


def test_a_table_needs_few_words() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (5, 1, 9, 4, 4, 7), seats=4)
    state = play(state, "bet 1 10 2 20", "bet 2 15", "bet 3 5", "deal top")
    layout = lay(state.view(1))
    names = sum(plate.shows != "face" for plate in layout.plates)
    seen = [thing for thing in layout.furniture if thing.kind in ("disc", "figure", "abacus")]
    numbers = len(layout.chips) + len(layout.labels) + len(layout.knobs)
    assert names + numbers + len(seen) + 4 <= MOST_WORDS
    assert not layout.boxes


def test_the_others_sit_counter_clockwise_from_the_own_right() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=7)
    plates = {p.seat: p for p in lay(state.view(2)).plates if p.shows != "face"}
    right = [s for s, p in plates.items() if p.x > 600]
    assert sorted(right, key=lambda s: -plates[s].y) == [3, 4, 5]
    left = [s for s, p in plates.items() if p.x < 200 and s != 2]
    assert sorted(left, key=lambda s: plates[s].y) == [6, 1]  # the dealer is above
    assert plates[2].y > max(plates[s].y for s in left)
    assert [plates[s].order for s in range(7)] == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("size", [(760, 446), (1232, 702), (1872, 948)])
def test_at_a_table_for_six_two_people_face_two_of_the_three_on_the_other_side(
    size: tuple[int, int],
) -> None:
    view = rigged(OICHO, (8, 3, 6, 1), (), seats=6).view(2)
    layout = KabuTable().lay(view, area(*size, above=44.0), Prepared())
    sit = [(p.x, p.y + min(p.width, p.height) / 2) for p in layout.plates if not p.seal]
    sit += [(c.x, c.y + c.height / 2) for c in layout.furniture if c.kind == "cushion"]
    own = max(sit, key=lambda at: (at[0] < size[0] / 2, at[1]))
    sides = [[y for x, y in sit if (x < size[0] / 2) == left and (x, y) != own] for left in (0, 1)]
    fewer, more = sorted(sides, key=len)
    pitch = min(abs(one - other) for one, other in combinations(more, 2))
    for y in fewer:
        assert min(abs(y - other) for other in more) < 0.06 * pitch, sides


@pytest.mark.parametrize("size", [(760, 446), (1232, 702), (1872, 948)])
@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_the_others_are_of_one_size_stay_where_they_are_and_nothing_of_theirs_touches(
    seats: int, size: tuple[int, int]
) -> None:
    room = area(*size, above=44.0)
    places: dict[str, set[tuple[float, float]]] = {}
    for view in views(OICHO, 8, seats, {}):
        if view.seat != 0:
            continue
        layout = KabuTable().lay(view, room, Prepared())
        others = [p for p in layout.plates if p.seat and not p.seal]
        assert len({min(p.width, p.height) for p in others}) == 1
        for spot in others:
            places.setdefault(spot.key, set()).add((spot.x, spot.y))
        boxes = [(p.key, (p.x, p.y, p.width, p.height)) for p in others]
        names = {p.key[6:] for p in others if p.shows == "name"}
        boxes += [box for box in spots(layout, room.ratio, room.scale) if box[0][:5] == "dead:"]
        for chip in (chip for chip in layout.chips if chip.key.startswith("bank:")):
            if names >= {chip.key[5:]} and min(others[0].width, others[0].height) > 48:
                boxes.append((chip.key, (chip.x, chip.y - 2, 2 * chip.size, chip.size)))
        for (key, box), (other, second) in combinations(boxes, 2):
            beside = {key[:5], other[:5]} == {"plate", "bank:"} and key[6:] == other[5:]
            assert beside or apart(box, second), (key, other, view.phase)
    assert all(len(found) == 1 for found in places.values()), places


def test_who_decides_on_a_shared_column_stands_on_brass_and_is_told() -> None:
    state = play(rigged(OICHO, (8, 3, 6, 1), (), seats=4), "bet 2 10", "bet 2 20", "bet 3 10")
    while state.table.phase != FIELD_3:
        state = state.apply(next(iter(state.legal)))[0]
    layout = lay(state.view(2))
    rings = {spot.key: spot for spot in layout.furniture if spot.kind == "brass"}
    assert "decides:2" in rings and "decides:3" not in rings
    chip = next(chip for chip in layout.chips if chip.key == "chip:2:1")
    ring = rings["decides:2"]
    assert abs(ring.x + ring.width / 2 - chip.x - chip.size / 2) < 1
    (mat,) = (spot for spot in layout.furniture if spot.key == "mat:2")
    says = state.view(2).columns[1].total or 0
    wanted = "rule_must_draw" if says <= 3 else "rule_may_not_draw" if says >= 7 else "decides"
    assert wanted in {text.id for text in mat.tip}


@pytest.mark.parametrize("size", [*SIZES, *LOW])
def test_the_dealer_sits_at_his_cards_for_every_viewer(size: tuple[int, int]) -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=3)

    def sits(seat: int) -> tuple[Box | None, bool]:
        layout = KabuTable().lay(state.view(seat), area(*size, above=62.0), Prepared())
        (dealer,) = (plate for plate in layout.plates if plate.seal)
        assert dealer.seat == 0
        place = dealer.x, dealer.y, dealer.width, dealer.height
        leaves = "vacant:0" in {thing.key for thing in layout.furniture}
        return place if leaves else None, leaves

    assert sits(0) == sits(1)
    assert sits(0)[1] or size not in ((1500, 936), (3840, 2000), (760, 1400))


@pytest.mark.parametrize(
    ("size", "signs"),
    [((941, 650), 232), ((734, 603), 232), ((1012, 618), 232), ((1930, 1180), 240)],
)
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_beside_an_open_drawer_the_dealer_sits_at_his_cards_as_well(
    size: tuple[int, int], signs: int, seats: int
) -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=seats)
    low = min(size[1], size[0] / 1.4)
    room = Area(*size, 0.611, max(1.0, low / 1000), 52.0, (min(270.0, 0.26 * size[0]), signs))
    layout = KabuTable().lay(state.view(1), room, Prepared())
    (dealer,) = (plate for plate in layout.plates if plate.seal)
    assert "vacant:0" in {thing.key for thing in layout.furniture}
    place = next(thing for thing in layout.furniture if thing.key == "dealer_place:0")
    assert dealer.x + dealer.width <= place.x
    assert dealer.y < place.y + place.height


@pytest.mark.parametrize("seats", [2, 4, 6, 10])
@pytest.mark.parametrize(
    "size", [(768, 404), (964, 560), (1248, 648), (1872, 919), (3808, 1850), (1048, 1700)]
)
def test_signs_of_a_round_lie_on_no_card_face_figure_or_head(
    seats: int, size: tuple[int, int]
) -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 5, 1, 6, 4), seats=seats)
    rng = random.Random(seats)
    while state.table.result is None:
        state = state.apply(state.legal.sample(rng))[0]
    room = area(*size, above=52.0)
    room = replace(room, corners=(min(room.corners[0], 0.26 * size[0]), room.corners[1]))
    for seat in range(seats):
        layout = KabuTable().lay(state.view(seat), room, Prepared())
        m = measure(room, seats)
        lies = [
            *cards_of(layout, room.ratio, "dealer", "deck"),
            (m.left, m.head, m.right - m.left, m.low - m.head),
        ]
        lies += [(plate.x, plate.y, plate.width, plate.height) for plate in layout.plates]
        lies += [(0.0, -room.above, room.corners[0], room.above)]
        lies += [(room.width - room.corners[1], -room.above, room.corners[1], room.above)]
        for name in ("swept", "bank_broken", "great"):
            sign = layout.signs[name]
            assert all(apart(sign, box) for box in lies), name
            assert sign[0] >= 0 and sign[0] + sign[2] <= room.width
            assert -room.above <= sign[1] and sign[1] + sign[3] <= room.height


def test_a_table_has_one_seal_of_the_dealer() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=4)
    for size in (*SIZES, *LOW):
        layout = KabuTable().lay(state.view(1), area(*size, above=52.0), Prepared())
        kinds = [thing.kind for thing in layout.furniture]
        assert sum(plate.seal for plate in layout.plates) + kinds.count("owner") == 1


def test_who_has_no_chips_is_faded() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (2, 10, 9, 6, 5, 1, 6, 4), seats=3, chips=(200, 5, 50))
    state = play(state, "bet 2 5", "pass", "deal top", "hit", "deal top", "stand", "next")
    assert state.view(0).watching == (1,)
    plates = {p.seat: p.faded for p in lay(state.view(0)).plates if p.shows != "face"}
    assert plates == {0: False, 1: True, 2: False}


@pytest.mark.parametrize("size", SIZES)
def test_chips_to_lay_stand_beside_the_own_plate_each_with_its_place(size: tuple[int, int]) -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=3)
    worths = (1, 5, 10, 25)
    room = area(*size)
    view = state.view(1)
    assert isinstance(view, KabuView)
    layout = KabuTable().lay(view, room, Prepared(stack=worths, chip=2))
    chips = [chip for chip in layout.chips if chip.key.startswith("worth:")]
    zones = {zone.key: zone for zone in layout.zones if zone.key.startswith("stack:")}
    if not chips:
        assert not zones  # no room for them: they can be laid by clicks
        return
    assert [chip.worth for chip in chips] == [*worths]
    for number, chip in enumerate(chips):
        zone = zones[f"stack:{number}"]
        assert zone.x < chip.x < zone.x + zone.width and zone.y < chip.y < zone.y + zone.height
        assert zone.x >= 0 and zone.x + zone.width <= room.width
        assert zone.y + zone.height <= room.height
    (chosen,) = (thing for thing in layout.furniture if thing.key == "chosen")
    assert chosen.x < chips[2].x < chosen.x + chosen.width
    assert not [z for z in lay(state.view(1)).zones if z.key.startswith("stack")]


def test_a_stack_is_laid_out_at_a_usual_table() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (), seats=3)
    assert len([z for z in lay(state.view(1), stack=(1, 5, 10)).zones if "stack" in z.key]) == 3


#: Of windows that are low for their width (1920 × 540, 1720 × 560, 2560 × 600, 1024 × 600).
WIDE = ((1780, 404), (1580, 424), (2400, 462), (960, 458), (820, 410), (1000, 540), (3600, 610))


#: Of windows that are higher than wide.
UPRIGHT = ((764, 848), (764, 1048), (570, 850), (1040, 1460))


@daily("size", (*WIDE, *UPRIGHT))
@daily("seats", range(2, 11), 2, 5, 8, 10)
def test_nothing_lies_over_another_on_a_wide_or_a_high_table(
    seats: int, size: tuple[int, int]
) -> None:
    for game in (OICHO, KYO):
        for view in views(game, seats + 40, seats, {"chips": 500}):
            check(view, area(*size), prepared_for(view, random.Random(seats)))


@pytest.mark.parametrize("size", [(736, 422), (992, 582), (992, 658), (1500, 938), (420, 700)])
def test_usual_tables_are_not_flat(size: tuple[int, int]) -> None:
    assert not measure(area(*size), 5).flat


@pytest.mark.parametrize(
    ("width", "height", "window", "part"),
    [(1872, 919, 1080, 0.305), (1248, 648, 800, 0.34), (1052, 1736, 1920, 0.15)],
)
def test_cards_are_large(width: int, height: int, window: int, part: float) -> None:
    room = Area(width, height, 11 / 18, 1.0, 52.0, (270.0, 232.0))
    assert measure(room, 5).h >= part * window


def test_a_narrow_table_shows_what_the_dealer_has_below_title_and_signs() -> None:
    narrow = Area(518, 432, 11 / 18, 1.0, 44.0, (200.0, 200.0))
    found = measure(narrow, 4)
    assert found.top >= 0
    assert found.dealer_h > 60
    assert found.w > 68


@daily("width", [420, 560, 736, 780, 960, 1059, 1270, 1580, 1872, 2400, 3400], 420, 1270)
def test_a_taller_table_never_shows_smaller_cards(width: int) -> None:
    for ratio in (*RATIOS, 0.55, 0.72):
        found = [measure(Area(width, tall, ratio), 3).h for tall in range(240, 1400, 2)]
        assert all(after >= before - 0.5 for before, after in pairwise(found))


@pytest.mark.parametrize(("width", "scale"), [(518, 1.0), (560, 1.1), (780, 1.07)])
def test_on_a_tall_table_the_dealer_sits_at_his_cards(width: int, scale: float) -> None:
    """Also where the drawer leaves little width, with his name and clear of all others."""
    room = Area(width, 990, 0.62, scale, 52 * scale, (200 * scale, 232 * scale))
    view = OICHO.start(10, OICHO.resolve(None, {}), Seed.numbered(3))[0].view(0)
    assert isinstance(view, KabuView)
    layout = KabuTable().lay(view, room, Prepared())
    plates = {plate.seat: plate for plate in layout.plates}
    dealer = plates.pop(view.dealer)
    assert dealer.shows == "name" and dealer.height > dealer.width and dealer.y >= 0
    first = next(one for one in layout.furniture if one.key == "dealer_place:0")
    assert 0 < first.x - dealer.x - dealer.width < 30 * scale
    box = (dealer.x, dealer.y, dealer.width, dealer.height)
    assert all(apart(box, (one.x, one.y, one.width, one.height)) for one in plates.values())


@daily("tall", [246, 300, 384, 424, 458, 519, 520, 648, 800, 938, 1200, 1700], 246, 648)
def test_a_wider_table_never_shows_smaller_cards(tall: int) -> None:
    for ratio in (*RATIOS, 0.55, 0.72):
        found = [measure(Area(wide, tall, ratio), 3).h for wide in range(420, 3700, 8)]
        assert all(after >= before - 0.5 for before, after in pairwise(found))


def test_the_plates_tell_who_is_asked_next_for_bets_and_for_third_cards() -> None:
    state = rigged(OICHO, (8, 3, 6, 1), (9, 2, 4, 5), seats=4)

    def queue() -> list[int]:
        plates = {plate.seat: plate.order for plate in lay(state.view(0)).plates}
        return [plates[seat] for seat in range(4)]

    assert queue() == [0, 1, 2, 3]
    state = play(state, "bet 2 10")
    assert queue() == [0, 0, 1, 2]
    state = play(state, "bet 3 10", "bet 4 10", "deal top")
    assert queue() == [0, 1, 2, 3]
    assert state.view(0).turn == 1


@pytest.mark.parametrize("seats", [4, 8])
def test_dead_cards_at_the_right_stay_clear_of_the_last_mat(seats: int) -> None:
    room = area(1872, 948)
    view = next(view for view in views(OICHO, 5, seats, {}) if any(view.dead_holders))
    cards = cards_of(KabuTable().lay(view, room, Prepared()), room.ratio, "dead")
    gaps = [x - measure(room, seats).right for x, *_ in cards if x > room.width / 2]
    assert gaps and min(gaps) >= 15.5


@pytest.mark.parametrize("size", [(776, 446), (510, 446)])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_what_a_round_has_brought_covers_no_number_of_a_mat(
    seats: int, size: tuple[int, int]
) -> None:
    room, told = area(*size, above=52.0), 0
    for view in views(OICHO, 8, seats, {}):
        if view.result is None:
            continue
        boxes = dict(spots(KabuTable().lay(view, room, Prepared()), room.ratio, room.scale))
        for key in (key for key in boxes if key.startswith("gain:")):
            told += 1
            for number in range(1, 5):
                assert apart(boxes[key], boxes[f"disc:{number}"]), (key, number, view.seat)
    assert told
