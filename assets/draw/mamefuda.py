"""Mamefuda, the "bean cards": three regional decks of one suit of coins, and their demon.

Faces of a rank are alike but for the specials: in every set a 1, a 3 and a 4 stand apart, and the
4 shows batons.
"""

from collections.abc import Callable

from .block import KEY, Block
from .curves import (
    blob,
    box,
    disc,
    lens,
    poly,
    union,
)
from .daini import daini
from .kabu_parts import new_card
from .komaru import komaru
from .mefuda import mefuda


def onifuda(deck: str) -> Block:
    """The oni card: a horned face, fangs bared; each set's in its own inks."""
    c = new_card(600)
    skin, ground, mane = {
        "komaru": ("red", "paper", "sumi"),
        "daini": ("sumi", "red", "silver0"),
        "mefuda": ("paper", "sumi", "red"),
    }[deck]
    line = "paper" if skin == "sumi" else "sumi"
    if ground != "paper":
        c.ink(box(14, 14, 316, 526), ground, KEY)
    locks = [
        blob([(165 + m * 20, 120, 1), (165 + m * (60 + k * 18), 110 + k * 34),
              (165 + m * (126 + (k % 2) * 14), 150 + k * 84, 1), (165 + m * 92, 210 + k * 66),
              (165 + m * 60, 250 + k * 40, 1)])
        for m in (1, -1) for k in range(4)
    ]
    c.fig(union(locks), mane, 4, halo=3)
    for m in (1, -1):
        horn = blob([(165 + m * 34, 150, 1), (165 + m * 62, 116), (165 + m * 76, 72),
                     (165 + m * 66, 28, 1), (165 + m * 108, 74), (165 + m * 106, 124),
                     (165 + m * 88, 166, 1)])
        c.fig(horn, "ochre", 4, halo=2)
        for y in (84, 106, 128):
            c.line([(165 + m * 66, y), (165 + m * 86, y + 3), (165 + m * 104, y - 2)], (1, 3, 1))
    face = blob("165,138 222,146 262,190 272,262 262,340 232,408 188,448 165,452 142,448 98,408 "
                "68,340 58,262 68,190 108,146")
    c.fig(face, skin, 5, halo=3)
    for m in (1, -1):
        c.line([(165 + m * 8, 236), (165 + m * 44, 196), (165 + m * 94, 186)], (20, 17, 3), line)
        c.ink(lens((165 + m * 22, 262), (165 + m * 82, 240), 42), line, KEY)
        c.ink(lens((165 + m * 27, 261), (165 + m * 77, 243), 32), "straw", KEY)
        c.ink(disc(165 + m * 48, 252, 10))
        c.cut(disc(165 + m * 45, 249, 3))
        c.line([(165 + m * 26, 282), (165 + m * 62, 290), (165 + m * 84, 272)], (0, 5, 0), line)
        c.line([(165 + m * 40, 312), (165 + m * 70, 330), (165 + m * 80, 372)], (1, 6, 0), line)
        c.fig(blob([(165, 268), (165 + m * 20, 290), (165 + m * 34, 318), (165 + m * 18, 330),
                    (165, 322)]), skin, 3.6)
    c.line("148,170 165,188 182,170", (2, 7, 2), line)
    c.line("152,150 165,164 178,150", (1, 5, 1), line)
    mouth = blob("84,352! 120,344 165,350 210,344 246,352! 232,398 196,424 165,428 134,424 98,398")
    c.fig(mouth, "deep" if skin != "red" else "sumi", 4)
    teeth = []
    for x in range(112, 232, 21):
        teeth.append(poly([(x, 348), (x + 18, 348), (x + 16, 366), (x + 2, 366)]))
    c.cut(union(teeth).intersection(mouth.buffer(-2)))
    for m in (1, -1):
        c.fig(blob([(165 + m * 58, 346, 1), (165 + m * 84, 346, 1), (165 + m * 76, 392, 1)]),
              "paper", 3)
        c.fig(blob([(165 + m * 34, 424, 1), (165 + m * 58, 418, 1), (165 + m * 44, 372, 1)]),
              "paper", 3)
    c.fig(blob("112,428! 138,454 165,446 192,454 218,428! 204,486 165,512 126,486"), mane, 3.6)
    return c


DECKS: dict[str, tuple[Callable[..., Block], tuple[int, ...]]] = {
    "komaru": (komaru, (1, 3, 4)),
    "daini": (daini, (1, 3, 4)),
    "mefuda": (mefuda, (1, 3, 4)),
}


def stems(deck: str) -> dict[str, tuple[int, bool]]:
    """File stem: rank, and whether it is the special one."""
    out: dict[str, tuple[int, bool]] = {}
    for n in range(1, 11):
        out[f"{n:02d}"] = (n, False)
        if n in DECKS[deck][1]:
            out[f"{n:02d}_special"] = (n, True)
    return out
