"""French cards without figures: suit signs, indices, aces and pip pages."""

from dataclasses import dataclass

from .block import Block, document, gradients
from .curves import (
    Geo,
    Path,
    blob,
    box,
    brush,
    disc,
    lens,
    move,
    pol,
    poly,
    pts,
    rot,
    scaled,
    star,
    sym,
    union,
)
from .inks import INK
from .lettering import fitted, glyph
from .plants import blossom, pine_fan
from .press import SCALE
from .textiles import asanoha, seigaiha

SIZE = (635.0, 889.0)
CX, CY = 317.5, 444.5
SUITS = "SHDC"
RANKS = "A23456789TJQK"


@dataclass(frozen=True)
class Style:
    """Which edition of a card: letters, large index, four colours."""

    german: bool = False
    large: bool = False
    four: bool = False

    def letter(self, rank: str) -> str:
        if self.german and rank in "JQ":
            return {"J": "B", "Q": "D"}[rank]
        return rank

    def ink(self, suit: str) -> str:
        if self.four:
            return {"S": "sumi", "H": "suit_red", "D": "suit_blue", "C": "suit_green"}[suit]
        return "suit_red" if suit in "HD" else "sumi"


#: Suit signs are drawn this high on each side of their middle: curves are as fine as a shape is
#: large, and small ones would have corners when they are made larger.
DRAWN = 100.0


def _drawn(path: Path) -> Geo:
    return blob([(p[0] * DRAWN, p[1] * DRAWN, *p[2:]) for p in pts(path)])


def pip(suit: str, x: float, y: float, s: float, stalk: bool = True) -> Geo:
    """A suit sign; s is half its height.  A club may go without its stalk."""
    if suit == "S":
        right = "0,-1! .16,-.66 .58,-.2 .86,.2 .8,.54 .5,.68 .2,.54 0,.3!"
        leaf = _drawn(sym(right))
        stem = _drawn("-.06,.2! .06,.2! .12,.66 .38,1! 0,.93 -.38,1! -.12,.66")
        g = union([leaf, stem])
    elif suit == "H":
        g = _drawn(sym("0,-.56! .2,-.86 .5,-.94 .84,-.74 .9,-.36 .66,.1 .2,.66 0,1!"))
    elif suit == "D":
        g = _drawn("0,-1! .3,-.46 .76,0! .3,.46 0,1! -.3,.46 -.76,0! -.3,-.46")
    else:
        leaves = [disc(0, -55, 45), disc(-50, 17, 45), disc(50, 17, 45)]
        core = poly("-20,-30 20,-30 30,20 0,40 -30,20")
        stem = _drawn("-.07,.1! .07,.1! .13,.66 .38,1! 0,.93 -.38,1! -.13,.66")
        g = union([*leaves, core, stem] if stalk else [*leaves, core])
    return move(scaled(g, s / DRAWN), x, y)


def _carving(suit: str, x: float, y: float, s: float, few: bool) -> list[Geo]:
    """What is cut from a pip: a line along its edge, and what its ace shows, grown small.

    Where many clubs or diamonds stand, they are too small for it: a lesser flower in the one, three
    rays in each leaf of the other. Clubs do without the line.
    """
    g = pip(suit, x, y, s, stalk=False)  # the line ends above the stalk
    if suit == "S":
        g = g.intersection(box(x - s, y - s, x + s, y + s * 0.66))
    w = max(2.6, s * (0.028 if suit in "DC" else 0.036))
    inset = s * {"S": 0.13, "H": 0.13, "D": 0.11, "C": 0.075}[suit]
    out = [g.buffer(-inset).difference(g.buffer(-inset - w))]
    if suit == "D" and not few:
        out += [lens(pol(x, y, s * 0.07, a), pol(x, y, s * far, a), s * 0.17, at=0.58)
                for a, far in ((-90, 0.38), (0, 0.31), (90, 0.38), (180, 0.31))]
    elif suit == "C" and not few:
        out = []
        for u, v, a in ((0, -0.55, -90), (-0.5, 0.17, 156), (0.5, 0.17, 24)):
            root = pol(x + u * s, y + v * s, s * 0.22, a + 180)
            out += [lens(root, pol(*root, s * far, a + d), s * 0.115, at=0.7)
                    for d, far in ((-38, 0.44), (0, 0.54), (38, 0.44))]
    elif suit == "D":
        out += [move(scaled(petal, s / DRAWN), x, y) for petal in _lozenge_flower()]
    elif suit == "C":
        out = []
        for u, v, a in ((0, -0.55, -90), (-0.5, 0.17, -100), (0.5, 0.17, -80)):
            out.append(_tuft(*pol(x + u * s, y + v * s, s * 0.17, a + 180), s * 0.36, a))
    elif suit == "H":
        petals = blossom(x, y - s * 0.06, s * 0.35, 90, False)
        out.append(union(petals).buffer(-0.6))
    else:
        out += _fan(x, y + s * 0.36, s * 0.66, (0.085, 0.09, 0.1), s, 29)
    return out


def _fan(
    x: float, y: float, reach: float, widths: tuple[float, ...], s: float, step: float
) -> list[Geo]:
    """Five needles, the outer ones shorter; widths from the outermost, as parts of s."""
    out = []
    for i in range(-2, 3):
        a, f = -90 + step * i, (1, 0.92, 0.72)[abs(i)]
        ends = pol(x, y, reach * 0.13, a), pol(x, y, reach * f, a)
        out.append(lens(*ends, widths[2 - abs(i)] * s, at=0.68))
    return out


def _tuft(x: float, y: float, r: float, turn: float) -> Geo:
    """A pine's tuft as on the ace: a toothed fan with gaps between its needles, above a bud."""
    mass, cuts, bud = pine_fan(x, y, r, turn, 150, 5)
    return union([mass.difference(cuts.buffer(r * 0.03)).difference(bud.buffer(r * 0.12)), bud])


def _lozenge_flower() -> list[Geo]:
    """The flower in a lozenge (hanabishi): four petals, one to each corner, and a heart."""
    petals = [
        lens(pol(0, 0, 9, a), pol(0, 0, reach, a), w, at=0.56)
        for a, reach, w in ((-90, 44, 20), (0, 36, 18), (90, 44, 20), (180, 36, 18))
    ]
    return [*petals, disc(0, 0, 4.6)]


def put_pip(
    c: Block, suit: str, x: float, y: float, s: float, ink: str, down: bool = False,
    few: bool = True,
) -> None:
    g, cuts = pip(suit, x, y, s), union(_carving(suit, x, y, s, few))
    if down:
        g, cuts = rot(g, 180, (x, y)), rot(cuts, 180, (x, y))
    c.ink(g, ink, "key")
    c.cut(cuts)


def new_card(seed: int, wobble: float = 0.5) -> Block:
    return Block(SIZE, seed, wobble, 1.5, clip=box(0, 0, *SIZE))


def finish(c: Block) -> str:
    w, h = SIZE
    base = (
        f'<rect width="{w:g}" height="{h:g}" rx="32" fill="{INK["ash"]}"/>'
        f'<rect x="4" y="4" width="{w - 8:g}" height="{h - 8:g}" rx="28" fill="{INK["paper"]}"/>'
    )
    used: set[str] = set()
    body = c.body(used)
    return document(SIZE, f'{gradients(used)}{base}<g transform="{SCALE}">{body}</g>')


def _twice(c: Block, g: Geo, ink: str, both: bool) -> None:
    c.ink(g, ink, "key")
    if both:
        c.ink(rot(g, 180, (CX, CY)), ink, "key")


def index(c: Block, rank: str, suit: str, style: Style) -> None:
    """Rank over suit, left-aligned: legible in a fan that shows 0.3 of the width.

    The large index stands once only: the card is never read upside down on a screen.
    """
    h, widest, s, top = (196.0, 150.0, 68.0, 40.0) if style.large else (124.0, 80.0, 41.0, 36.0)
    left = 30.0 if style.large else 26.0
    letter = style.letter(rank)
    g = fitted(letter, left, top, h, widest * (1.12 if rank == "T" else 1), 2.5)
    ink = style.ink(suit)
    _twice(c, g, ink, not style.large)
    mid = left + (g.bounds[2] - g.bounds[0]) / 2
    if rank != "T":
        mid = max(mid, left + s * 0.9)
    y = top + h + s + (22 if style.large else 16) + (10 if letter == "Q" else 0)
    _twice(c, pip(suit, mid, y, s), ink, not style.large)


#: The diamond is the leanest sign; it is drawn larger by this.
LEAN = 1.12
#: Half the height of a page's pips, the larger the fewer they are, and how far its columns are out.
_SIZES: dict[str, tuple[float, float]] = {
    "2": (108, 0), "3": (108, 0), "4": (80, 106), "5": (80, 106), "6": (76, 110), "7": (76, 110),
    "8": (76, 110), "9": (77, 118), "T": (77, 118),
}

# Columns -1, 0, 1 and heights -1 ... 1 of the pips on a page.
_SIDES = (-1.0, 1.0)
_ROWS3 = (-1.0, 0.0, 1.0)
_ROWS4 = (-1.0, -1 / 3, 1 / 3, 1.0)
_SPOTS: dict[str, list[tuple[float, float]]] = {
    "2": [(0.0, -1.0), (0.0, 1.0)],
    "3": [(0, -1), (0, 0), (0, 1)],
    "4": [(x, y) for x in _SIDES for y in _SIDES],
    "5": [(x, y) for x in _SIDES for y in _SIDES] + [(0, 0)],
    "6": [(x, y) for x in _SIDES for y in _ROWS3],
    "7": [(x, y) for x in _SIDES for y in _ROWS3] + [(0, -0.5)],
    "8": [(x, y) for x in _SIDES for y in _ROWS3] + [(0, -0.5), (0, 0.5)],
    "9": [(x, y) for x in _SIDES for y in _ROWS4] + [(0, 0)],
    "T": [(x, y) for x in _SIDES for y in _ROWS4] + [(0, -2 / 3), (0, 2 / 3)],
}


def page(rank: str, suit: str, style: Style) -> Block:
    """A card from 2 to 10."""
    c = new_card(100 + RANKS.index(rank) * 4 + SUITS.index(suit), 0.4)
    size, column = _SIZES[rank]
    if suit == "D":  # from 4 to 8 it has room where the others would crowd the index
        size *= {"4": 1.3, "5": 1.3, "6": 1.2, "7": 1.2, "8": 1.2}.get(rank, LEAN)
    elif rank in "9T":  # signs with a stalk reach further down than their neighbours begin
        size *= 0.88 if suit in "SC" else 1
    # right of a large index the whole page is a little smaller
    cx, cy, k = (412.0, 500.0, 0.86) if style.large else (CX, CY, 1.0)
    for x, y in _SPOTS[rank]:
        s = k * size * (0.94 if rank + suit == "9C" and not x else 1)  # it would touch four others
        put_pip(c, suit, cx + k * x * column, cy + k * y * 280, s, style.ink(suit), y > 0,
                rank in ("23" if suit == "C" else "23456"))
    index(c, rank, suit, style)
    return c


def ace(suit: str, style: Style) -> Block:
    """One great sign with a picture carved into it."""
    c = new_card(1 + SUITS.index(suit))
    ink = style.ink(suit)
    x, y, s = (392.0, 560.0, 212.0) if style.large else (CX, CY, 236.0)
    s *= LEAN if suit == "D" else 1
    g = pip(suit, x, y, s)
    c.ink(g, ink, "key")
    i = g.buffer(-14)
    c.cut(i.difference(i.buffer(-4.5)))
    inner = g.buffer(-29)
    with c.at(x, y, s / 236):
        # the carvings are drawn about (0, 0) at the size of the normal index
        field = scaled(move(inner, -x, -y), 236 / s)
        {"S": _sea, "H": _plum_moon, "D": _stars, "C": _pines}[suit](c, field, ink)
    index(c, "A", suit, style)
    return c


def _sea(c: Block, field: Geo, ink: str) -> None:
    """Sun, bird and waves."""
    field = field.intersection(box(-300, -300, 300, 152))
    sea = blob("-260,12 -140,-10 -60,12 20,-16 112,8 262,-12 262,260! -260,260!")
    c.cut(disc(0, -48, 72).intersection(field), "red" if ink == "sumi" else "paper")
    c.ink(sea.buffer(5).intersection(field), ink, "key")
    c.cut(seigaiha(sea.bounds, 33, 4.6, 2).intersection(sea).intersection(field))
    crest = brush("-222,22 -138,-8 -58,14 22,-14 112,10 244,-10", (4, 6, 4, 6, 4, 6))
    c.cut(crest.intersection(field))
    bird = [
        brush("-66,-66 -32,-82 -4,-74", (0, 9, 8)),
        brush("-4,-74 14,-98 50,-108", (9, 11, 0)),
        brush("-38,-66 -4,-72 36,-66 62,-56", (0, 11, 8, 2)),
        brush("-4,-76 -16,-102 -40,-116", (10, 10, 0)),
    ]
    c.cut(bird)


def _plum_moon(c: Block, field: Geo, ink: str) -> None:
    """A warbler sings on a plum bough before the full moon; mist drifts below."""
    moon = disc(2, -2, 91)
    c.cut(moon)
    mist = [brush(f"{x0},{y} {(x0 + x1) / 2},{y} {x1},{y}", w)
            for x0, x1, y, w in ((-60, 140, 50, 11), (-20, 100, 70, 7))]
    c.ink(union(mist).intersection(field), ink, "key")
    c.cut(union([brush("86,50 96,50 106,50", 4), brush("66,70 76,70 86,70", 3.4)]))
    tree = union([
        brush("4,206 -8,158 -50,120 -66,76 -108,44 -104,2 -60,-12 0,-8 54,-6 96,-40 128,-92",
              (30, 31, 29, 26, 23, 19, 17, 15, 12, 9, 4), steps=24),
        brush("-104,24 -132,-18 -128,-72 -112,-128", (15, 12, 9, 4)),
        brush("-84,-6 -92,-52 -80,-92", (9, 7, 3)),
        brush("-58,104 -10,96 34,110 62,98", (14, 11, 8, 4)),
        brush("70,-12 112,-8 138,-30", (8, 7, 3)),
    ])
    c.cut(tree.buffer(3.6).difference(moon.buffer(-1)).intersection(field.buffer(4)))
    c.ink(tree.intersection(field.buffer(4)))
    c.cut(union([
        brush("-2,190 -22,142 -56,112", (0, 4.4, 0)), brush("0,162 -30,126", (0, 3, 0)),
        brush("-74,68 -100,42 -98,14", (0, 4, 0)), brush("-62,96 -84,66", (0, 3.4, 0)),
        brush("-78,-2 -44,-14 6,-12", (0, 3.4, 0)), brush("-116,10 -126,-24 -124,-54", (0, 3, 0)),
    ]))
    for x, y, r, a in ((-116, -142, 35, -80), (-80, -104, 26, -110), (-134, -64, 27, -60),
                       (-84, 20, 29, -96), (134, -116, 35, -100), (146, -44, 26, -60),
                       (60, 90, 28, -84), (66, -22, 25, -70), (84, -82, 22, -40)):
        _plum(c, x, y, r, a, not moon.contains(disc(x, y, r * 0.8)), ink)
    with c.at(0, -14):
        c.ink([brush("0,-6 -4,4 -8,9", (4.4, 3)), brush("12,-8 9,2 6,9", (4.4, 3))])
        c.ink([poly("16,-26 30,-28 64,10 60,18 46,16 18,0"),
               blob("-30,-58 -22,-70 -8,-72 4,-62 18,-46 30,-26 24,-8 4,2 -18,-2 -32,-18 -36,-36 "
                    "-32,-48"),
               poly("-32,-61 -50,-66 -28,-55"), poly("-34,-54 -46,-49 -28,-50")])
        c.cut([brush("-2,-50 12,-32 44,4", (0, 5, 0)), brush("-6,-38 6,-22 26,-12", (0, 5, 0)),
               blob("-30,-40 -22,-44 -16,-28 -4,-12 8,-6 -8,-4 -20,-10 -30,-24"),
               brush("-30,-64 -20,-68 -8,-64", (0, 3.4, 0)), disc(-22, -59, 3)])


def _plum(c: Block, x: float, y: float, r: float, turn: float, light: bool, ink: str) -> None:
    """A round blossom, cut out of the sign or printed on what was cut out of it."""
    petals = union([disc(*pol(x, y, r * 0.57, turn + 72 * k), r * 0.4) for k in range(5)])
    petals = petals.union(disc(x, y, r * 0.5))
    c.ink(petals.buffer(3.4), ink if light else "paper", "key")
    c.cut(petals, "paper" if light else ink)
    gaps = [lens(pol(x, y, r * 0.4, a), pol(x, y, r * 0.92, a), r * 0.1)
            for a in (turn + 36 + 72 * k for k in range(5))]
    hairs = [brush([pol(x, y, r * 0.16, a), pol(x, y, r * 0.52, a)], (r * 0.07, r * 0.12), False)
             for a in (turn + 72 * k + d for k in range(5) for d in (-14, 14))]
    c.cut(union([*hairs, *gaps, disc(x, y, r * 0.17)]), ink if light else "paper")


def _stars(c: Block, field: Geo, ink: str) -> None:
    """Hemp leaves in a lozenge, a flower in the middle."""
    rim = field.buffer(-6)
    c.cut(asanoha((-252, -242.487, 240, 260), 56, 4.4).intersection(rim))
    c.cut(disc(0, 0, 68))
    c.ink(disc(0, 0, 60), ink, "key")
    c.cut([lens((0, 0), pol(0, 0, 54, a), 31, at=0.56) for a in range(-90, 270, 90)])
    c.cut([lens(pol(0, 0, 18, a), pol(0, 0, 46, a), 10) for a in range(-45, 315, 90)])
    c.ink(disc(0, 0, 9), ink, "key")
    c.cut(disc(0, 0, 4))


def _pines(c: Block, field: Geo, ink: str) -> None:
    """A pine in each leaf of the clover."""
    for x, y, a in ((0, -122, -90), (-118, 54, -100), (118, 54, -80)):
        mass, cuts, bud = pine_fan(x, y + 34, 74, a, 160, 13)
        c.cut(mass.intersection(field.buffer(8)))
        c.ink(cuts.buffer(1.2), ink, "key")
        c.ink(bud.buffer(2), ink, "key")
        c.cut(bud.buffer(-5))
    c.cut(brush("0,-70 -3,40 2,150", (3, 7, 4)))
    for m in (1, -1):
        c.cut(brush([(m * 104, 96), (m * 50, 84), (m * 8, 116)], (2, 6, 3)))


def joker_index(c: Block, red: bool, style: Style) -> None:
    """A star, filled or hollow, and the word below it."""
    ink = "suit_red" if red else "sumi"
    left, top, r, h = (30, 40, 80, 62) if style.large else (24, 36, 48, 46)
    x, y = left + r * 0.95, top + r
    g = star(x, y, r, 0.44).buffer(2)
    if not red:
        g = g.difference(star(x, y, r * 0.66, 0.44))
    _twice(c, g, ink, not style.large)
    y += r + (20 if style.large else 16)
    for k, ch in enumerate("JOKER"):
        g = glyph(ch, 0, 0, h, 2)
        x0, _, x1, _ = g.bounds
        _twice(c, move(g, x - (x0 + x1) / 2, y + k * h * 1.24), ink, not style.large)
