"""The court cards: a panel with a figure twice, cut by a slanting sash."""

from shapely import affinity

from . import jacks, kings, queens
from .block import Block
from .curves import Geo, box, disc, poly, rot, union
from .jokers import joker
from .pips import CX, CY, Style, index, new_card
from .pips import pip as suit_sign
from .textiles import checks

__all__ = ["court", "joker"]

HALF_W, TOP, BOTTOM = 247.0, 44.0, 845.0
SLOPE = -0.33  # of the sash, from lower left to upper right
_ANGLE = -18.26  # atan(SLOPE) in degrees
FIGURES = {"K": kings.KINGS, "Q": queens.QUEENS, "J": jacks.JACKS}
#: Those that reach out too far for the panel beside a large index.
WIDE = {"JC": jacks.clubs, "QD": queens.diamonds, "QC": queens.clubs}
#: What is behind the figures of a suit; those that would be too like another from afar stand
#: before its deeper pull.
GROUND = {"S": "sky", "H": "rose", "D": "straw", "C": "paper"}
DEEPER = {"KS": "indigo", "QS": "indigo", "QC": "moss", "JH": "deep"}
#: The moon behind a queen; that of diamonds has the sun.
MOON = {"S": "paper", "H": "paper", "D": "red", "C": "ochre"}
#: The squares of a jack's floor.
FLOOR = {"H": "indigo"}
_CHEVRON = ((-14, -12), (-2, -12), (10, 0), (-2, 12), (-14, 12), (-2, 0))
SASH = {"K": ("ochre", "red"), "Q": ("rose", "plum"), "J": ("sky", "indigo")}


def court(rank: str, suit: str, style: Style) -> Block:
    """The figure half is drawn once and turned; the large index moves the panel to the right."""
    c = new_card(200 + "KQJ".index(rank) * 7 + ord(suit) % 7)
    dx = 44 if style.large else 0
    half_w = HALF_W - dx
    x = CX + dx
    panel = box(x - half_w, TOP, x + half_w, BOTTOM)
    corner = _corner(style)
    panel = panel.difference(corner)
    if not style.large:
        panel = panel.difference(rot(corner, 180, (CX, CY)))
    x0, x1 = x - half_w - 1.5, x + half_w + 1.5
    drop = (half_w + 1.5) * -SLOPE
    half = poly([(x0, TOP - 2), (x1, TOP - 2), (x1, CY - drop), (x0, CY + drop)])
    whole = box(x - half_w, TOP, x + half_w, BOTTOM)
    if style.large:  # the lower half has no index to make room for
        panel = whole.difference(corner)
        half = half.intersection(whole.buffer(1))
    else:
        half = half.intersection(panel.buffer(1))
    ground, moon = DEEPER.get(rank + suit, GROUND[suit]), MOON[suit]
    if style.four and rank + suit == "QC":  # her green sign would be lost on moss
        ground = "paper"
    if ground != "paper":
        c.ink((whole if style.large else panel).buffer(1), ground, "key")
    with c.twice(half, x, CY):
        if rank == "Q":
            c.ink(disc(x + 8, 196, 158), moon, "key")
        elif rank == "J":  # a floor to stand on
            c.ink(checks((x - half_w, 340, x + half_w, 560), 44), FLOOR.get(suit, "sumi"), "key")
        with c.at(x, 0):
            if style.large and rank + suit in WIDE:  # what they hold would be cut off
                WIDE[rank + suit](c, 35)
            else:
                FIGURES[rank][suit](c)
            _sign(c, suit, style)
    _sash(c, rank, x, panel)
    if style.large:
        c.ink(corner.intersection(whole.buffer(14, join_style=2)), "paper", "key")
    rim = panel.buffer(8, join_style=2)
    c.ink(rim.difference(panel))
    index(c, rank, suit, style)
    return c


def _corner(style: Style) -> Geo:
    """Where the panel makes room for the index."""
    return box(0, 0, 200, 396) if style.large else box(0, 0, 134, 280)


def _sign(c: Block, suit: str, style: Style) -> None:
    """A small suit sign in the panel's quiet corner."""
    g = suit_sign(suit, 166 if style.large else 204, 96, 30)
    c.ink(g.buffer(6), "paper", "key")
    c.ink(g, style.ink(suit), "key")


def _sash(c: Block, rank: str, x: float, panel: object) -> None:
    fill, mark = SASH[rank]
    area = panel.buffer(0)  # type: ignore[attr-defined]
    band = rot(box(x - 420, CY - 16, x + 420, CY + 16), _ANGLE, (x, CY)).intersection(area)
    c.ink(band.buffer(4.4).intersection(area))
    c.ink(band, fill, "key")
    step = 40
    row = [x + k * step for k in range(-9, 10)]
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
