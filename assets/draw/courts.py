"""The court cards: a panel with a figure twice, cut by a slanting sash."""

from shapely import affinity

from . import jacks, kings, queens
from .block import Block
from .curves import box, disc, poly, rot, union
from .jokers import joker
from .pips import CX, CY, Style, index, new_card
from .pips import pip as suit_sign

__all__ = ["court", "joker"]

HALF_W, TOP, BOTTOM = 191.5, 44.0, 845.0
SLOPE = -0.33  # of the sash, from lower left to upper right
_ANGLE = -18.26  # atan(SLOPE) in degrees
FIGURES = {"K": kings.KINGS, "Q": queens.QUEENS, "J": jacks.JACKS}
_CHEVRON = ((-14, -12), (-2, -12), (10, 0), (-2, 12), (-14, 12), (-2, 0))
SASH = {"K": ("ochre", "red"), "Q": ("rose", "plum"), "J": ("sky", "indigo")}


def court(rank: str, suit: str, style: Style) -> Block:
    """The figure half is drawn once and turned; the large index moves the panel to the right."""
    c = new_card(200 + "KQJ".index(rank) * 7 + ord(suit) % 7)
    dx = 88 if style.large else 0
    panel = box(CX - HALF_W + dx, TOP, CX + HALF_W + dx, BOTTOM)
    x0, x1 = CX - HALF_W - 1.5 + dx, CX + HALF_W + 1.5 + dx
    drop = (HALF_W + 1.5) * -SLOPE
    half = poly([(x0, TOP - 2), (x1, TOP - 2), (x1, CY - drop), (x0, CY + drop)])
    with c.twice(half.intersection(panel.buffer(1)), CX + dx, CY), c.at(CX + dx, 0):
        FIGURES[rank][suit](c)
        _sign(c, suit, style)
    _sash(c, rank, CX + dx, panel)
    rim = panel.buffer(8, join_style=2)
    c.ink(rim.buffer(6, join_style=2).difference(panel), "paper", "key")
    c.ink(rim.difference(panel))
    inner = panel.buffer(-5, join_style=2)
    c.ink(inner.difference(inner.buffer(-2.4, join_style=2)))
    index(c, rank, suit, style)
    return c


def _sign(c: Block, suit: str, style: Style) -> None:
    """A small suit sign in the panel's quiet corner."""
    g = suit_sign(suit, 146, 96, 32)
    c.ink(g.buffer(6), "paper", "key")
    c.ink(g, style.ink(suit), "key")


def _sash(c: Block, rank: str, x: float, panel: object) -> None:
    fill, mark = SASH[rank]
    area = panel.buffer(0)  # type: ignore[attr-defined]
    band = rot(box(x - 360, CY - 16, x + 360, CY + 16), _ANGLE, (x, CY)).intersection(area)
    c.ink(band.buffer(4.4).intersection(area))
    c.ink(band, fill, "key")
    step = 40
    row = [x + k * step for k in range(-7, 8)]
    if rank == "K":
        big = [poly([(a, CY - 12), (a + 13, CY), (a, CY + 12), (a - 13, CY)]) for a in row]
    elif rank == "Q":
        big = [affinity.scale(disc(a, CY, 11), 1.15, 1, origin=(a, CY)) for a in row]
    else:
        big = [poly([(a + dx, CY + dy) for dx, dy in _CHEVRON]) for a in row]
    small = [disc(a + step / 2, CY, 3.4) for a in row]
    c.ink(rot(union(big + small), _ANGLE, (x, CY)).intersection(band))
    if rank != "J":
        hearts = [disc(a, CY, 4.8) for a in row]
        c.ink(rot(union(hearts), _ANGLE, (x, CY)).intersection(band), mark, "key")
