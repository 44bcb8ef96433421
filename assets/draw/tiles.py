"""Pictures of the games for the start page.

The tiles show the real cards, printed a little coarser: they are seen at a third of the size.
"""

from .block import Block, document, gradients
from .courts import court
from .curves import disc, pol
from .hanafuda import FACES as HANAFUDA
from .inks import colour
from .kabu_parts import Mark
from .kabu_parts import inner as kabu_inner
from .kabufuda import FACES
from .pips import Style, ace, page
from .pips import inner as french_inner
from .press import SCALE

SIZE = (560.0, 384.0)
Place = tuple[str, float, float, float, float]  # card, middle x and y, width, turn


def _cloth(name: str) -> str:
    """The cloth with its fine weave: one row of dots in the cloth's own shade, repeated."""
    ground = f'<rect width="560" height="384" fill="{colour("cloth_" + name)}"/>'
    c = Block(SIZE, 9, 0)
    c.ink([disc(x, 0, 2) for x in range(0, 590, 20)], f"shade_{name}", "raw")
    rows = "".join(
        f'<use xlink:href="#w" transform="translate({-20 if j % 2 else -10} {10 + j * 15})"/>'
        for j in range(26)
    )
    row = f'<g id="w"><g transform="{SCALE}">{c.body()}</g></g>'
    return ground + row + rows


def _kabu(stem: str, prefix: str, used: set[str]) -> str:
    if stem in FACES:
        draw, number, gold = FACES[stem]
    else:  # a card of Hanafuda, called by month and kind
        draw, number, gold = HANAFUDA[stem], int(stem[:2]), stem.endswith("bright")
    c = draw()
    c.near = 1.2 if stem in HANAFUDA else 0.8
    if stem in HANAFUDA:
        c.least = 6
    return kabu_inner(c, Mark(number, gold), prefix, used)


def _french(code: str, prefix: str, used: set[str]) -> str:
    rank, suit = code[0], code[1]
    style = Style()
    if rank in "JQK":
        c = court(rank, suit, style)
    else:
        c = ace(suit, style) if rank == "A" else page(rank, suit, style)
    c.near = 1.2
    c.least = 12
    return french_inner(c, prefix, used)


def _tile(name: str, kabu: bool, places: list[Place]) -> str:
    used: set[str] = set()
    out = []
    w, h, r = (330.0, 540.0, 8) if kabu else (635.0, 889.0, 30)
    for n, (card, x, y, width, turn) in enumerate(places):
        k = width / w
        draw = _kabu if kabu else _french
        put = f"translate({x:g} {y:g}) rotate({turn:g}) scale({k:.4f})"
        base = (
            f'<rect x="{-w / 2:g}" y="{-h / 2:g}" width="{w:g}" height="{h:g}" rx="{r}" '
            f'fill="{colour("shade_" + name)}"/>'
        )
        face = draw(card, f"c{n}", used)
        out.append(f'<g transform="translate(5 7) {put}">{base}</g>')
        out.append(f'<g transform="{put} translate({-w / 2:g} {-h / 2:g})">{face}</g>')
    return document(SIZE, gradients(used) + _cloth(name) + "".join(out))


def oicho() -> str:
    return _tile(
        "red", True,
        [("03", 156, 246, 178, -17), ("08", 404, 246, 178, 17), ("09", 280, 214, 190, 0)],
    )


def kyo() -> str:
    """The four open cards of the game, 5 to 8, as months of the Hanafuda."""
    months = ("05_animal", "06_animal", "07_animal", "08_bright")
    places: list[Place] = [(stem, 94 + i * 124, 192, 116, 0) for i, stem in enumerate(months)]
    return _tile("indigo", True, places)


def dou() -> str:
    hand = ("TS", "JD", "QC", "KH", "AS")
    turns = (-20, -10, 0, 10, 20)
    places: list[Place] = []
    for card, a in zip(hand, turns, strict=True):
        x, y = pol(284, 748, 528, a * 0.95 - 90)
        places.append((card, x, y, 162, a))
    return _tile("green", False, places)


def gin() -> str:
    hand = ("9H", "TH", "JH", "QH")
    turns = (-15, -5, 5, 15)
    places: list[Place] = []
    for card, a in zip(hand, turns, strict=True):
        x, y = pol(270, 800, 574, a * 0.98 - 90)
        places.append((card, x, y, 184, a))
    return _tile("plum", False, places)


TILES = {"oicho-kabu": oicho, "kyo-kabu": kyo, "dou-dizhu": dou, "oklahoma-gin": gin}
