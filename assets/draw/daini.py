"""Daini: large toothed coins, silver on red; a captain in silhouette."""

from .block import KEY, Block
from .curves import (
    blob,
    box,
    brush,
    curl,
    disc,
    fan,
    lens,
    pol,
    ring,
    union,
)
from .hana_parts import rows
from .kabu_parts import new_card
from .mame_parts import PLACES, batons, cut_coin
from .textiles import seigaiha, shippo


def _daini_coin(c: Block, x: float, y: float, r: float) -> None:
    """A toothed black rim round a red field with a black flower."""
    teeth = max(12, int(r / 2.6))
    rim = cut_coin(x, y, r)
    c.cut(rim.buffer(4))
    c.ink(rim)
    c.cut(
        [
            p
            for k in range(teeth)
            for p in fan(x, y, r * 0.84, r * 0.94, 360 / teeth * k, 360 / teeth * (k + 0.52))
        ]
    )
    c.cut(ring(x, y, r * 0.77, max(2, r * 0.035)))
    c.ink(cut_coin(x, y, r * 0.66, 3), "red", KEY)
    petals = [
        lens(pol(x, y, r * 0.12, a), pol(x, y, r * 0.58, a), r * 0.26, at=0.6)
        for a in range(0, 360, 60)
    ]
    c.ink(petals)
    c.cut(disc(x, y, r * 0.15))
    c.ink(disc(x, y, r * 0.08))


def _silver_ground(c: Block, n: int) -> None:
    """Red, printed with silver: rings behind the one, waves behind the three."""
    field = box(14, 14, 316, 526)
    c.ink(field, "red", KEY)
    bounds = (14, 14, 316, 526)
    pattern = shippo(bounds, 30, 2.6) if n == 1 else seigaiha(bounds, 40, 9, 2)
    c.ink(pattern.intersection(field), "silver0", KEY)


def daini(n: int, special: bool = False) -> Block:
    c = new_card(400 + n)
    if n == 10:
        return _captain(c)
    if special and n == 4:
        batons(c)
        _silver_coin(c, 165, 270, 100)
        return c
    if special:
        _silver_ground(c, n)
    for x, y, r in PLACES[n]:
        _daini_coin(c, x, y, r * 1.06)
    return c


def _silver_coin(c: Block, x: float, y: float, r: float) -> None:
    c.cut(disc(x, y, r + 8))
    c.ink(disc(x, y, r + 4))
    c.ink(disc(x, y, r), "silver", KEY)
    c.ink(ring(x, y, r * 0.9, 3))
    c.ink([p for k in range(24) for p in fan(x, y, r * 0.74, r * 0.84, 15 * k, 15 * k + 8)])
    c.ink(ring(x, y, r * 0.68, 3))
    c.ink(
        [
            lens(pol(x, y, r * 0.2, a), pol(x, y, r * 0.62, a), r * 0.24, at=0.6)
            for a in range(0, 360, 45)
        ]
    )
    c.ink(disc(x, y, r * 0.2))
    c.ink(disc(x, y, r * 0.13), "red", KEY)


def _captain(c: Block) -> Block:
    """A silhouette: beaked profile under a cocked hat, cloak thrown back, a blade drawn low."""
    cloak = blob("150,214! 206,200 262,226 300,296 310,400 298,540! 96,540! 110,440 84,380 96,300 "
                 "120,250")
    head = blob("118,214! 132,194 118,182! 86,176 112,160! 116,138 130,116 166,104 200,116 214,144 "
                "208,180 190,212 196,236!")
    hat = blob("58,118! 108,96 132,58 176,34 232,48 286,30! 262,92 240,128 190,112 130,120 90,132!")
    arm = brush("150,270 110,330 62,366", (58, 46, 28))
    blade = brush("70,360 50,420 22,500", (16, 15, 1))
    whole = union([cloak, head, hat, arm, blade, brush("44,352 72,372 88,396", (9, 10, 8))])
    c.cut(whole.buffer(5))
    c.ink(whole)
    c.cut(brush("76,116 140,104 190,98 248,112", (1, 5, 5, 1)))
    c.cut(brush("150,76 186,58 236,62", (0, 6, 0)))
    c.cut(lens((120, 156), (140, 154), 9))
    c.cut(brush("102,196 122,196 134,200", (0, 4, 1)))
    c.cut(brush("142,226 172,236 206,226", (2, 6, 2)))
    for path in ("196,250 236,330 240,430", "226,250 268,330 276,420", "172,260 196,360 184,470",
                 "146,300 152,400 136,500"):
        c.line(path, (0, 7, 0), "paper")
    for path in ("118,300 88,338 66,352", "132,318 104,354 84,370"):
        c.line(path, (0, 5, 0), "paper")
    c.cut(blob("196,286! 244,300 262,352 236,398 196,388 180,336"), "red")
    c.ink(curl(220, 344, 24, 1.3, 40, 1, (3, 6, 3)))
    for x, y, r in rows("46,240,11 30,292,6 70,262,5"):
        c.ink(cut_coin(x, y, r), "red", KEY)
    return c
