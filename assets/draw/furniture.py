"""What lies on the table: chips of value, sticks, signs."""

from collections.abc import Callable

from .block import KEY, RAW, Block, document
from .curves import blob, box, disc, fan, lens, move, poly, ring, rot
from .lettering import fitted
from .press import SCALE

#: Value: ground, ink of the marks, number of marks at the rim.
CHIPS: dict[int, tuple[str, str, int]] = {
    1: ("paper", "sumi", 4),
    5: ("red", "paper", 5),
    10: ("indigo", "paper", 6),
    25: ("pine", "paper", 8),
    100: ("sumi", "ochre", 10),
}
#: Value of a stick: ink of its dots and where they are (x from the middle, y).
STICKS: dict[int, list[tuple[str, float, float]]] = {
    100: [("sumi", x, y) for x in (-21, -7, 7, 21) for y in (-5, 5)],
    1000: [("red", 0, 0)],
    5000: [("red", -14, -5), ("red", -14, 5), ("red", 0, 0), ("red", 14, -5), ("red", 14, 5)],
    10000: [("red", -28, 0), ("sumi", -14, -5), ("sumi", -14, 5), ("red", 0, 0), ("sumi", 14, -5),
            ("sumi", 14, 5), ("red", 28, 0)],
}


def _finish(c: Block) -> str:
    return document(c.size, f'<g transform="{SCALE}">{c.body()}</g>')


def _disc_block() -> Block:
    return Block((100.0, 100.0), 3, 0.18)


def value_chip(value: int) -> str:
    """The value in the middle; the number of rim marks grows with it."""
    ground, mark, n = CHIPS[value]
    c = _disc_block()
    c.ink(disc(50, 50, 49.2), "paper", RAW)
    c.ink(disc(50, 50, 47.6), "sumi", RAW)
    c.ink(disc(50, 50, 44.6), ground, RAW)
    step = 360 / n
    c.ink(
        [
            g
            for k in range(n)
            for g in fan(50, 50, 36, 44.8, k * step - step * 0.24, k * step + step * 0.24)
        ],
        mark,
        KEY,
    )
    c.ink(disc(50, 50, 31), "paper" if ground != "paper" else "straw", KEY)
    c.ink(ring(50, 50, 33.4, 2.4), mark, KEY)
    c.ink(ring(50, 50, 30.6, 1.6), "sumi", KEY)
    digits = fitted(str(value) if value < 100 else "10", 0, 0, 34, 40, 2)
    if value == 100:
        digits = fitted("10", 0, 0, 34, 34, 2)
        nought = fitted("0", 0, 0, 34, 15, 2)
        digits = digits.union(move(nought, digits.bounds[2] + 2.5, 0))
    x0, y0, x1, y1 = digits.bounds
    c.ink(move(digits, 50 - (x0 + x1) / 2, 50 - (y0 + y1) / 2), "sumi", KEY)
    return _finish(c)


def stick(value: int) -> str:
    """A counting stick, 400 × 40."""
    c = Block((400.0, 40.0), 4, 0.18)
    bone = box(8, 8, 392, 32).buffer(5)
    c.ink(bone.buffer(2.4), "sumi", RAW)
    c.ink(bone, "paper", RAW)
    c.ink(box(12, 29, 388, 33).buffer(1.4), "mist", RAW)
    for ink, x, y in STICKS[value]:
        r = 6.4 if len(STICKS[value]) == 1 else 3.5
        c.ink(disc(200 + x, 20 + y, r + 0.8), "sumi", KEY)
        c.ink(disc(200 + x, 20 + y, r), ink, KEY)
    return _finish(c)


def dealer() -> str:
    """The dealer's button: two cards in a lacquer disc."""
    c = _disc_block()
    c.ink(disc(50, 50, 49), "paper", RAW)
    c.ink(disc(50, 50, 47.4), "sumi", RAW)
    c.ink(disc(50, 50, 44), "red", RAW)
    c.ink(ring(50, 50, 40.5, 2), "straw", KEY)
    for turn, x, fill in ((-16, 42, "straw"), (12, 57, "paper")):
        card = rot(box(x - 13, 28, x + 13, 71).buffer(2), turn, (x, 50))
        c.ink(card.buffer(2.8), "sumi", KEY)
        c.ink(card, fill, KEY)
    c.ink(rot(lens((57, 62), (57, 37), 13), 12, (57, 50)), "red", KEY)
    return _finish(c)


def landlord() -> str:
    """The landlord's sign: a round cap with its knob on a gold disc."""
    c = _disc_block()
    c.ink(disc(50, 50, 49), "paper", RAW)
    c.ink(disc(50, 50, 47.4), "sumi", RAW)
    c.ink(disc(50, 50, 44), "ochre", RAW)
    c.ink(ring(50, 50, 40.5, 2), "sumi", KEY)
    cap = blob("20,62! 24,40 36,27 50,24 64,27 76,40 80,62!")
    c.fig(cap, "sumi", 1.6, halo=1.4)
    for x, end in ((36, 31), (50, 50), (64, 69)):
        c.line(
            [(50 + (x - 50) * 0.2, 28), (50 + (x - 50) * 0.8, 42), (end, 60)], (0.6, 2, 1), "mist"
        )
    band = blob("17,60! 50,66 83,60! 84,72! 50,79 16,72!")
    c.fig(band, "red", 2.2, halo=0.8)
    c.fig(disc(50, 21, 6), "red", 1.8, halo=0.8)
    c.fig(poly("50,63 57,70 50,77 43,70"), "straw", 1.4)
    return _finish(c)


def turn_marker() -> str:
    """A drop that points down to whom the turn belongs."""
    c = _disc_block()
    drop = blob("50,97! 30,66 18,44 22,20 50,6 78,20 82,44 70,66")
    c.ink(drop.buffer(2.6), "paper", RAW)
    c.ink(drop, "sumi", RAW)
    c.ink(drop.buffer(-4), "red", RAW)
    c.ink(disc(50, 38, 15), "paper", KEY)
    c.ink(disc(50, 38, 9.5), "sumi", KEY)
    c.line("30,30 38,18 50,14", (0, 3.4, 0), "rose")
    return _finish(c)


def files() -> dict[str, Callable[[], str]]:
    """Everything here by its path below assets/."""
    out: dict[str, Callable[[], str]] = {}
    for value in CHIPS:
        out[f"table/chip_value_{value}.svg"] = lambda v=value: value_chip(v)  # type: ignore[misc]
    for value in STICKS:
        out[f"table/stick_{value}.svg"] = lambda v=value: stick(v)  # type: ignore[misc]
    out["table/dealer.svg"] = dealer
    out["table/landlord.svg"] = landlord
    out["table/turn.svg"] = turn_marker
    return out
