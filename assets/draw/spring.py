"""A spring: a bough that leans in from the side, and blossoms that open on it."""

from collections.abc import Callable

from .block import Block, document
from .garden import cherries, cherries_aside, cherry_buds
from .hana_parts import boughs, rows
from .press import SCALE

#: The bough's picture; where blossoms open on it is said in ``ui/table/blooming.py``.
BOUGH, BLOSSOM = (460.0, 420.0), (100.0, 100.0)


def _document(c: Block, size: tuple[float, float]) -> str:
    return document(size, f'<g transform="{SCALE}">{c.body()}</g>')


def bough() -> str:
    """Old wood from below left, with two twigs, and buds that stay closed."""
    c = Block(BOUGH, 5, 0.4)
    boughs(
        c,
        (
            "-12,372 58,356 104,300 168,272 214,196 300,150 352,84 440,40",
            (46, 38, 31, 27, 21, 15, 10, 4),
            7,
        ),
        ("112,296 118,222 88,168 104,96 92,40", (22, 15, 11, 8, 3), 3),
        ("226,190 224,130 262,84 258,28", (17, 11, 8, 3), 2),
        ("180,262 250,262 306,286 384,264 436,286", (20, 13, 10, 7, 3), 3),
        seed=4,
    )
    cherry_buds(c, rows("88,34,9,-95 442,34,9,-30 258,20,9,-90 446,290,9,20 70,146,8,-150"))
    return _document(c, BOUGH)


def blossom() -> str:
    """An open blossom from the front."""
    c = Block(BLOSSOM, 5, 0.3)
    cherries(c, [(50, 50, 42, -90)])
    return _document(c, BLOSSOM)


def blossom_aside() -> str:
    """A blossom from the side, on its stalk."""
    c = Block(BLOSSOM, 6, 0.3)
    cherries_aside(c, [(50, 38, 31, -90)])
    return _document(c, BLOSSOM)


def files() -> dict[str, Callable[[], str]]:
    """Everything here by its path below assets/."""
    return {
        "table/bough.svg": bough,
        "table/blossom.svg": blossom,
        "table/blossom_aside.svg": blossom_aside,
    }
