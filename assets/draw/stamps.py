"""The stamps of the book: one cut each, in one colour, the motif in the stone or left standing.

A motif is drawn about (0, 0), within some 62 units; ``add`` leaves it standing, ``off`` cuts it
away again. A seal in relief prints motif and rim; a sunk one prints the ground, and the motif stays
white. Each part of the book has stones of its own shape, and a rare stamp a double rim.
"""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from .block import Block, document
from .curves import (
    Geo,
    Path,
    Polygon,
    blob,
    box,
    brush,
    curl,
    disc,
    fine,
    hatch,
    lens,
    mirror,
    move,
    pol,
    poly,
    ring,
    rot,
    scaled,
    sliver,
    star,
    sym,
    union,
)
from .fox import HEAD
from .lettering import kanji
from .pips import pip
from .plants import blossom
from .press import SCALE

#: Side of a seal; the ink of all.
SIDE, INK = 200.0, "red"


class Motif:
    """What is cut: shapes added and taken away, one after the other."""

    def __init__(self) -> None:
        self.shape: Geo = Polygon()

    def add(self, *shapes: Geo) -> "Motif":
        self.shape = union([self.shape, *shapes])
        return self

    def off(self, *shapes: Geo) -> "Motif":
        self.shape = self.shape.difference(union(shapes))
        return self

    def over(self, shape: Geo, gap: float = 5) -> "Motif":
        """In front of what is there, with a line between them."""
        return self.off(shape.buffer(gap)).add(shape)


def line(path: Path, *ws: float) -> Geo:
    return brush(path, ws if len(ws) > 1 else (ws[0], ws[0]), cut=True)


def both(*shapes: Geo) -> Geo:
    """Shapes and their mirror images."""
    return union([*shapes, *(mirror(g, 0) for g in shapes)])


def sign(ch: str, side: float, x: float = 0, y: float = 0, bold: float = 1.25) -> Geo:
    return kanji(ch, x - side / 2, y - side / 2, side, bold, cut=True)


def card(x: float, y: float, w: float, h: float, turn: float = 0) -> Geo:
    return move(rot(box(-w / 2, -h / 2, w / 2, h / 2).buffer(3), turn), x, y)


def crystal(r: float) -> list[Geo]:
    """The six arms of a snow crystal."""
    arm = [
        box(-4, -r, 4, 0),
        line([(0, -r * 0.58), (r * 0.24, -r * 0.82)], 7),
        line([(0, -r * 0.58), (-r * 0.24, -r * 0.82)], 7),
        line([(0, -r * 0.3), (r * 0.17, -r * 0.47)], 7),
        line([(0, -r * 0.3), (-r * 0.17, -r * 0.47)], 7),
    ]
    return [rot(union(arm), 60 * k) for k in range(6)]


# -- of all games ---------------------------------------------------------------------------------
def first_win(m: Motif) -> None:
    """A brush, and the first drop of ink."""
    shaft = rot(box(-7, -74, 7, -8).buffer(1.5), 24)
    hair = rot(blob("-9,-2! -14,14 -8,34 0,52! 8,34 14,14 9,-2!"), 24)
    m.add(move(union([shaft, hair]), -2, 6))
    m.off(move(rot(box(-12, -8, 12, -3), 24), -2, 6))
    m.off(move(rot(line([(1, 10), (3, 30), (0, 44)], 3, 4, 0), 24), -2, 6))
    m.add(blob("24,34! 33,48 31,57 24,60 17,57 15,48"))
    m.add(ring(24, 60, 26, 4, 7).intersection(box(-10, 61, 60, 70)))


def day(m: Motif) -> None:
    """The sun comes up over the sea, a bird before it."""
    m.add(disc(0, 18, 40).intersection(box(-70, -70, 70, 18)))
    for k in range(9):
        a = 180 + 22.5 * k
        m.add(sliver(pol(0, 18, 48, a), pol(0, 18, 72 if k % 2 else 62, a), 10, 0.3))
    for y, reach in ((30, 66), (45, 52), (60, 32)):
        wave = [(-reach, y), (-reach / 2, y - 6), (0, y), (reach / 2, y - 6), (reach, y)]
        m.add(line(wave, 4, 8, 8, 4))
    bird = both(brush([(0, 0), (10, -10), (26, -8)], (7, 9, 1)))
    m.off(move(rot(bird, -12), 2, 4))


def expert(m: Motif) -> None:
    """The fox has the crown."""
    head = scaled(blob(sym(HEAD)), 0.27)
    m.add(move(head, 0, 14))
    eye = blob("9,14! 17,8 30,9! 22,17")
    m.off(both(eye), both(line([(7, 34), (26, 31), (40, 26)], 0, 4, 0)))
    m.off(both(poly("26,-18 37,-32 39,-8 31,-8")), lens((0, 2), (0, 22), 7))
    m.off(disc(0, 56, 6, 4))
    crown = poly("-26,-36 -32,-66 -15,-52 0,-72 15,-52 32,-66 26,-36")
    m.over(crown, 5)
    m.off(box(-24, -46, 24, -42))


def four_games(m: Motif) -> None:
    """The four suits of the table."""
    for suit, x, y in (("S", 0, -40), ("H", 40, 0), ("C", 0, 40), ("D", -40, 0)):
        m.add(pip(suit, x, y, 24))
    m.add(poly("0,-10 10,0 0,10 -10,0"))
    for a in (45, 135, 225, 315):
        m.add(line([pol(0, 0, 16, a), pol(0, 0, 50, a)], 4, 6))


def puzzles(m: Motif) -> None:
    """Three rings that are linked, and can be parted."""
    rings = [ring(x, y, 38, 10) for x, y in ((-21, 14), (21, 14), (0, -24))]
    for one in rings:
        m.over(one, 4)
    for below, above, x, y in ((1, 0, 0, 38), (2, 0, -32, -17), (2, 1, 32, -17)):
        here = disc(x, y, 15)
        m.off(rings[above].buffer(4).intersection(here))
        m.add(rings[above].intersection(here.buffer(1)))
        m.add(rings[below].intersection(here).difference(rings[above].buffer(4)))


def ten_beaten(m: Motif) -> None:
    """A lantern with the sign for ten."""
    m.add(disc(0, 2, 42, 48))
    m.off(sign("十", 52, 0, 4))
    for y in (-30, 36):
        m.off(line([(-40, y), (0, y + (5 if y > 0 else -5)), (40, y)], 4))
    m.add(box(-20, -60, 20, -48), box(-20, 52, 20, 62), line([(0, -72), (0, -56)], 6))


def decks(m: Motif) -> None:
    """A chest of eight drawers, full of cards."""
    for x, turn in ((-26, -20), (26, 20), (-9, -6), (11, 8)):
        m.over(card(x, -48, 24, 40, turn), 4)
    m.over(box(-54, -34, 54, 60).buffer(3), 4)
    for row in range(4):
        for x in (-27, 27):
            y = -22 + 24 * row
            m.off(box(x - 21, y - 8.5, x + 21, y + 8.5)).add(disc(x, y, 4.5))
    m.shape = move(scaled(m.shape, 0.84), 0, -6)


# -- Oicho-Kabu -----------------------------------------------------------------------------------
def kabu_three(m: Motif) -> None:
    """Three cards; on the last one the nine."""
    for side in (-1, 1):
        turn, x = 22 * side, 34 * side
        m.over(card(x, 2, 46, 84, turn))
        m.off(card(x, 2, 36, 74, turn))
        m.add(hatch(card(x, 2, 28, 66, turn), 90 + turn, 13, 6))
    m.over(card(0, 0, 52, 94))
    m.off(sign("九", 46, 0, 0))


def one_eye(m: Motif) -> None:
    """One eye, wide open."""
    eye = blob("-60,4! -36,-22 0,-33 36,-22 60,4! 36,24 0,32 -36,24")
    m.add(eye).off(blob("-49,4! -28,-13 0,-22 28,-13 49,4! 28,17 0,23 -28,17"))
    m.add(disc(0, 0, 20)).off(disc(6, -6, 6))
    for x, y, dx in ((-42, -27, -9), (-22, -39, -5), (0, -43, 0), (22, -39, 5), (42, -27, 9)):
        m.add(sliver((x, y), (x + dx, y - 19), 9, 0.2))
    m.add(line([(-34, 42), (0, 50), (34, 42)], 2, 7, 2))


def arashi(m: Motif) -> None:
    """Three commas whirl round one another."""
    turns = [12 * k for k in range(12)]
    tail = [pol(0, 0, 29 + 33 * math.sin(math.radians(0.68 * t)), t - 90) for t in turns]
    comma = union([disc(0, -29, 22), brush(tail, (42, 34, 22, 13, 7, 2))])
    comma = comma.buffer(3, 12).buffer(-6, 12).buffer(3, 12)
    m.add(*(rot(comma, 120 * k) for k in range(3)))
    for k in range(3):
        m.over(rot(disc(0, -29, 22), 120 * k), 4.5)
        m.add(rot(comma.intersection(box(0, -80, 26, 0)), 120 * k))


def red_arashi(m: Motif) -> None:
    """The storm cloud and its lightning."""
    cloud = union([disc(-30, -22, 26), disc(4, -34, 30), disc(34, -18, 24), box(-50, -20, 54, 2),
                   disc(-46, -8, 12), disc(50, -6, 13)])
    m.add(cloud)
    m.off(curl(2, -32, 19, 1.5, 40, 1, (3, 6, 3)), curl(-30, -18, 14, 1.3, 200, -1, (3, 5, 2)))
    m.off(curl(36, -16, 13, 1.3, 20, 1, (3, 5, 2)))
    bolt = poly("6,-4 -20,32 -2,30 -14,66 26,20 8,22 24,-4")
    m.over(bolt, 5)
    for x, y in ((-40, 14), (-50, 40), (40, 16), (46, 44), (-30, 52)):
        m.add(sliver((x, y), (x - 6, y + 18), 7))


def _pair_of_signs(m: Motif, above: str) -> None:
    m.add(sign(above, 78, 0, -22, 1.2), sign("一", 78, 0, 42, 1.5))


def shippin(m: Motif) -> None:
    """Four, one."""
    _pair_of_signs(m, "四")


def kuppin(m: Motif) -> None:
    """Nine, one."""
    _pair_of_signs(m, "九")


def four_columns(m: Motif) -> None:
    """A broom sweeps four coins together."""
    stick = line([(44, -62), (-2, 6)], 9)
    head = rot(blob("-12,-6! 12,-6! 22,30 30,48! -30,48! -22,30"), 34)
    head = move(head, -6, 8)
    m.add(stick, head)
    for x in (-16, -6, 4, 14):
        cut = rot(sliver((x * 0.5, 8), (x * 1.3, 48), 4, 0.6), 34)
        m.off(move(cut, -6, 8))
    m.off(move(rot(box(-16, 0, 16, 5), 34), -6, 8))
    for x, y in ((-52, -18), (-30, -36), (-8, -54), (-54, -52)):
        m.add(ring(x, y, 12, 5.5))


def bank(m: Motif) -> None:
    """A storehouse with a coin in its gable."""
    m.add(poly("-64,-8 0,-58 64,-8 54,2 0,-38 -54,2"))
    m.add(box(-44, 2, 44, 58).union(poly("-44,4 0,-28 44,4")))
    m.off(disc(0, -2, 15)).add(ring(0, -2, 11, 5))
    m.off(box(-15, 26, 15, 58)).add(box(-12, 30, -2, 58), box(2, 30, 12, 58))
    for x in (-31, 31):
        for dx, dy in ((-5, 0), (5, 0)):
            m.off(box(x + dx - 4, 28 + dy, x + dx + 4, 44))
    m.add(box(-58, 58, 58, 65))


def all_in(m: Motif) -> None:
    """All one has, in one pile."""
    for k in range(6):
        y, x = 48 - 15 * k, (-3, 4, -2, 3, -4, 2)[k]
        coin = union([disc(x, y, 40, 13), box(x - 40, y - 8, x + 40, y), disc(x, y - 8, 40, 13)])
        m.over(coin, 3.5)
        for dx in (-24, -8, 8, 24):
            m.off(box(x + dx - 2, y + 1, x + dx + 2, y + 9))
    m.off(disc(2, -35, 30, 8)).add(disc(2, -35, 24, 5)).off(box(-3, -37, 7, -33))
    for a in (-120, -90, -60):
        m.add(sliver(pol(2, -36, 20, a), pol(2, -36, 32, a), 7))


def comeback(m: Motif) -> None:
    """An owl."""
    body = blob("-38,-58! -18,-46 0,-42 18,-46 38,-58! 46,-22 44,20 26,52 0,60 -26,52 "
                "-44,20 -46,-22")
    m.add(body)
    m.off(both(disc(19, -18, 19)))
    m.add(both(disc(19, -18, 13)))
    m.off(both(disc(15, -22, 5)))
    m.over(poly("0,-14 8,-2 0,12 -8,-2"), 3.5)
    for y, xs in ((20, (-22, 0, 22)), (36, (-12, 12)), (50, (0,))):
        for x in xs:
            m.off(line([(x - 8, y - 4), (x, y + 4), (x + 8, y - 4)], 2, 5, 2))
    m.add(line([(-56, 64), (0, 62), (56, 66)], 4, 8, 4))


# -- Kyo-Kabu -------------------------------------------------------------------------------------
def nine_over_eight(m: Motif) -> None:
    """The cat whose whiskers these are."""
    head = blob("-44,-56! -34,-20 -44,-2 -40,26 -22,46 0,50 22,46 40,26 44,-2 34,-20 44,-56! "
                "20,-36 0,-38 -20,-36")
    m.add(head)
    m.off(both(lens((9, 0), (32, -6), 15, 0)))
    m.add(both(lens((20, -11), (20, 5), 6)))
    m.off(poly("-7,16 7,16 0,24"), line([(0, 22), (0, 30)], 4))
    m.off(both(brush([(0, 30), (9, 38), (19, 33)], (4, 5, 1))))
    for y0, y1 in ((18, 6), (24, 24), (30, 42)):
        m.off(both(line([(22, y0), (48, y1)], 4, 6)))
        m.add(both(line([(46, y1 * 0.96), (68, y1 * 1.3 - 3)], 5, 2)))


def stood_on_four(m: Motif) -> None:
    """A mask that gives nothing away."""
    m.add(blob("-36,-50 0,-62 36,-50 46,-14 40,22 22,50 0,62 -22,50 -40,22 -46,-14"))
    m.off(both(line([(10, -10), (22, -5), (34, -10)], 3, 7, 3)))
    m.off(both(disc(20, -32, 9, 5)))
    m.off(blob("-4,-8! 0,-9 4,-8! 10,14 0,19 -10,14"))
    m.add(blob("-2,-4 0,-5 2,-4 5,11 0,13 -5,11"))
    m.off(line([(-16, 34), (0, 36), (16, 34)], 3, 8, 3))
    m.off(both(line([(40, -40), (52, -34)], 5)))


def kyo_kuppin(m: Motif) -> None:
    """A pagoda of the capital."""
    for k, (y, w) in enumerate(((-34, 30), (-6, 42), (24, 54))):
        roof = blob([(-w - 8, y + 8, 1), (-w * 0.5, y + 3), (-8, y - 12, 1), (8, y - 12, 1),
                     (w * 0.5, y + 3), (w + 8, y + 8, 1), (w * 0.6, y + 11), (-w * 0.6, y + 11)])
        m.add(roof)
        m.add(box(-w * 0.55, y + 14, w * 0.55, y + 21))
        if k == 2:
            m.add(box(-w * 0.62, y + 14, w * 0.62, y + 34)).off(box(-7, y + 20, 7, y + 34))
            m.off(both(box(17, y + 20, 25, y + 28)))
    m.add(box(-3, -66, 3, -44), ring(0, -60, 8, 4), box(-56, 60, 56, 66))


def kyo_bank(m: Motif) -> None:
    """A purse, tied and full."""
    m.add(blob("-20,-24! 20,-24! 44,-6 56,24 44,52 0,62 -44,52 -56,24 -44,-6"))
    m.add(blob("-15,-34! 15,-34! 32,-60! 16,-54 8,-64! 0,-56 -8,-64! -16,-54 -32,-60!"))
    m.over(box(-22, -34, 22, -25).buffer(2), 3)
    m.add(brush([(20, -30), (44, -38), (52, -24), (24, -28), (46, -10), (50, 2)], (5, 5, 5, 3)))
    m.off(disc(0, 22, 25)).add(disc(0, 22, 20)).off(box(-7, 15, 7, 29))
    m.off(both(line([(10, -16), (28, -6), (40, 10)], 2, 5, 1)))


def four_gates(m: Motif) -> None:
    """A gate, and in it the next one."""
    def gate(k: float, y: float) -> list[Geo]:
        top = blob("-66,-50! 0,-42 66,-50! 64,-37! 0,-31 -64,-37!")
        parts = [top, box(-54, -29, 54, -21), box(-52, -6, 52, 3),
                 both(poly("31,-28 41,-28 45,60 34,60")), box(-5, -22, 5, -6)]
        return [move(scaled(part, k), 0, y) for part in parts]

    m.add(*gate(1, 0))
    m.add(*gate(0.5, 31))
    m.add(box(-9, 52, 9, 61))


def sorokabu(m: Motif) -> None:
    """Three feathers of one bird."""
    for turn in (-30, 30, 0):
        vane = blob("0,-66! 15,-50 19,-20 13,10 4,30! -4,30! -13,10 -19,-20 -15,-50")
        vane = union([vane, box(-3, 20, 3, 62)])
        feather = move(rot(vane, turn, (0, 58)), 0, 2)
        m.over(feather, 4)
        cuts = [line([(0, -52), (0, 34)], 1, 4)]
        for y in (-28, -8, 12):
            cuts += [sliver((s * 3, y), (s * 18, y - 13), 4, 0.7) for s in (-1, 1)]
        m.off(move(rot(union(cuts), turn, (0, 58)), 0, 2))
    m.over(box(-11, 40, 11, 47).buffer(2), 3)


def dared(m: Motif) -> None:
    """A carp leaps up the fall."""
    body = blob("-30,44! -44,14 -36,-22 -8,-46 26,-50! 40,-36 34,-20 14,-8 0,10 -8,34")
    tail = blob("-30,36! -10,40 8,58! -16,54 -28,64! -34,54 -56,58! -42,44")
    m.add(body, tail)
    m.off(disc(20, -36, 6)).add(disc(20, -36, 2.6))
    m.off(line([(8, -46), (2, -30), (8, -14)], 2, 5, 2))
    for x, y in ((-10, -28), (-20, -12), (-6, -10), (-26, 6), (-12, 8), (-26, 24), (-14, 26)):
        m.off(brush([(x - 6, y - 5), (x - 3, y + 3), (x + 6, y + 3)], (1, 4, 1)))
    m.add(blob("-40,-22! -58,-30 -60,-12 -44,0!"), blob("6,0! 24,8 22,24 6,14!"))
    m.add(line([(34, -46), (48, -50)], 3, 1), line([(36, -40), (46, -34)], 3, 1))
    for x, y, r in ((42, 40, 17), (12, 50, 0), (52, 6, 0)):
        if r:
            m.add(curl(x, y, r, 1.4, 200, 1, (4, 7, 3)))
    m.add(brush([(-4, 66), (26, 60), (58, 62)], (3, 7, 2)), disc(50, 8, 5), disc(38, -2, 3.6))


def unbeaten(m: Motif) -> None:
    """A crystal of new snow."""
    m.add(*crystal(63))
    hexagon = poly([pol(0, 0, 17, 60 * k) for k in range(6)])
    m.off(hexagon.buffer(3)).add(hexagon).off(poly([pol(0, 0, 8, 60 * k) for k in range(6)]))


# -- Dou Dizhu ------------------------------------------------------------------------------------
def plane(m: Motif) -> None:
    """An airplane with two wings."""
    body = blob("0,-66! 9,-50 9,30 4,56! -4,56! -9,30 -9,-50")
    wings = both(poly("5,-22 64,16 64,28 5,8"))
    tail = both(poly("3,34 26,50 26,59 3,50"))
    whole = rot(union([body, wings, tail]), 28)
    m.add(whole)
    m.off(rot(union([lens((0, -52), (0, -34), 8), both(line([(16, -6), (52, 18)], 3, 4))]), 28))
    m.add(line([(-48, -44), (-28, -36)], 2, 7), line([(-56, -28), (-40, -22)], 2, 6))
    m.add(line([(36, 50), (50, 58)], 7, 2), line([(20, 58), (30, 66)], 6, 2))


def rocket(m: Motif) -> None:
    """A rocket on its stick, among the stars of others."""
    tube = union([box(-14, -36, 14, 18), poly("-19,-34 0,-68 19,-34")])
    whole = union([tube, box(10, 14, 17, 70)])
    sparks = [sliver((x, 22), (x * 2.4 - 3, end), w, 0.25)
              for x, end, w in ((-9, 48, 10), (-2, 62, 12), (5, 46, 9))]
    m.add(rot(union([whole, *sparks]), 24))
    for y in (-30, 6):
        m.off(rot(line([(-16, y), (0, y + 3), (16, y)], 5), 24))
    m.off(rot(poly("0,-22 7,-12 0,-2 -7,-12"), 24))
    for x, y, r in ((-40, -38, 18), (46, 8, 14), (-52, 16, 9), (40, -56, 9), (10, 58, 10)):
        m.add(star(x, y, r, 0.34, 8 if r > 12 else 4))


def open_door(m: Motif) -> None:
    """A door stands open, and a card goes out."""
    m.add(box(-48, -62, 40, 60)).off(box(-38, -52, 30, 60))
    m.add(poly("-38,-52 0,-40 0,68 -38,60"))
    m.off(poly("-31,-41 -7,-33 -7,2 -31,0"), poly("-31,10 -7,14 -7,54 -31,49"))
    m.add(poly("-26,-34 -12,-29 -12,-4 -26,-6"), poly("-26,17 -12,20 -12,47 -26,43"))
    m.over(card(30, 16, 32, 46, 18), 5)
    m.off(pip("S", 30, 16, 11))
    m.add(box(-62, 60, -40, 66), box(6, 60, 62, 66))


def spring(m: Motif) -> None:
    """A cherry blossom."""
    petals = blossom(0, 2, 64)
    m.add(*petals)
    m.off(*(line([pol(0, 2, 12, -90 + 72 * k), pol(0, 2, 44, -90 + 72 * k)], 4, 1)
            for k in range(5)))
    for k in range(5):
        a = -90 + 72 * k + 36
        m.off(line([pol(0, 2, 8, a), pol(0, 2, 62, a)], 4))
    m.off(disc(0, 2, 15)).add(disc(0, 2, 8))
    m.off(*(disc(*pol(0, 2, 28, -90 + 72 * k + d), 4.2) for k in range(5) for d in (-17, 17)))


def two_bombs(m: Motif) -> None:
    """Two bombs on one fuse, like cherries."""
    m.add(line([(-27, 6), (-14, -26), (6, -48)], 7, 6))
    m.add(line([(26, 14), (22, -20), (6, -48)], 7, 6))
    for x, y in ((-29, 28), (29, 34)):
        m.over(disc(x, y, 27), 4)
        m.add(rot(box(x - 9, y - 34, x + 9, y - 24), 10 if x < 0 else -8, (x, y)))
        m.off(brush([(x - 17, y + 2), (x - 15, y - 9), (x - 6, y - 17)], (2, 7, 2)))
    m.add(star(8, -52, 21, 0.4, 8))
    m.off(disc(8, -52, 5))


def all_doubled(m: Motif) -> None:
    """One, two, four: three piles."""
    for x, count in ((-45, 1), (0, 2), (45, 4)):
        for k in range(count):
            y = 46 - 27 * k
            m.over(disc(x, y, 21), 3).off(ring(x, y, 16, 3.5), box(x - 5, y - 5, x + 5, y + 5))
    for x, y in ((-45, 16), (0, -11)):
        m.add(sliver((x, y), (x, y - 22), 9), sliver((x - 11, y - 11), (x + 11, y - 11), 9, 0.5))


def anti_spring(m: Motif) -> None:
    """Half a blossom, half a crystal of snow."""
    m.add(*(part.intersection(box(-80, -80, -4, 80)) for part in blossom(0, 0, 62)))
    for k in range(5):
        a = -90 + 72 * k + 36
        m.off(line([pol(0, 0, 8, a), pol(0, 0, 62, a)], 4))
    m.off(disc(0, 0, 14).intersection(box(-80, -80, -4, 80)))
    m.add(disc(0, 0, 7).intersection(box(-80, -80, -4, 80)))
    m.add(*(part.intersection(box(4, -80, 80, 80)) for part in crystal(62)))
    m.add(disc(0, 0, 13).intersection(box(4, -80, 80, 80)))


def rocket_last(m: Motif) -> None:
    """The fool's cap has the last word."""
    cap = blob("-40,24! -46,-8 -62,-30 -58,-44 -44,-46 -24,-28 -12,-14! -10,-40 -4,-58 4,-58 "
               "10,-40 12,-14! 24,-28 44,-46 58,-44 62,-30 46,-8 40,24! 0,32")
    m.add(cap)
    m.off(both(line([(12, -12), (9, 8), (10, 28)], 2, 5, 3)))
    for x, y in ((-60, -36), (0, -62), (60, -36)):
        m.over(disc(x, y, 11), 3.5)
        m.off(disc(x, y + 1, 3))
    m.add(blob("-44,34! 0,43 44,34! 46,50! 0,60 -46,50!"))
    m.off(*(poly([(x, 42 + d), (x + 6, 47 + d), (x, 52 + d), (x - 6, 47 + d)])
            for x, d in ((-26, -1), (0, 4), (26, -1))))


def long_straight(m: Motif) -> None:
    """A dragon, as long as there is room."""
    spine = [(40, 54), (-14, 58), (-46, 38), (-28, 16), (20, 12), (48, -10), (30, -32), (0, -34)]
    body = brush(spine, (3, 13, 17, 18, 18, 18, 17, 15))
    m.add(body)
    m.off(brush(spine, (0, 2, 3, 3.4, 3.4, 3.4, 3, 2)))
    along = fine(spine)
    for k in (2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14):  # outside of either bend
        at = len(along) * k // 16
        (x, y), (u, v) = along[at], along[at + 1]
        a = math.degrees(math.atan2(v - y, u - x)) + (90 if k > 7 else -90)
        half = 3 + 6 * min(1, k / 5)
        tip = pol(x, y, half + 9, a)
        m.add(poly([pol(x, y, half - 1, a - 35), tip, pol(x, y, half - 1, a + 35)]))
    head = blob("4,-48! -14,-54 -34,-50 -58,-36! -56,-28 -40,-26 -54,-18! -36,-16 -12,-18 6,-22")
    m.over(head, 0)
    m.off(disc(-20, -40, 5.5), line([(-58, -31), (-40, -29), (-26, -24)], 4, 4, 1))
    m.add(brush([(-12, -50), (2, -62), (24, -66)], (8, 6, 1)))
    m.add(brush([(-50, -40), (-62, -54), (-54, -66)], (4, 4, 1)))
    m.add(line([(20, 20), (16, 36), (4, 38)], 7, 6, 2))


# -- Oklahoma Gin ---------------------------------------------------------------------------------
def glass(k: float = 1, y: float = 0) -> list[Geo]:
    """A glass with its stem, to be filled."""
    parts = [poly("-46,-44 46,-44 5,8 5,44 -5,44 -5,8"), blob("-28,52! -20,44 0,42 20,44 28,52!")]
    return [move(scaled(part, k), 0, y) for part in parts]


def gin(m: Motif) -> None:
    """A glass, and in it the berry."""
    m.add(*glass()).off(poly("-34,-38 34,-38 21,-21 -21,-21"))
    m.add(line([(-24, -62), (16, -24)], 5), disc(8, -31, 8))
    m.add(disc(46, -58, 6), disc(58, -44, 4), disc(36, 4, 5))


def undercut(m: Motif) -> None:
    """Two blades cross."""
    for side in (1, -1):
        blade = poly("0,-84 8,-70 8,30 -8,30 -8,-70")
        sword = union([blade, box(-22, 30, 22, 39).buffer(2), box(-6, 40, 6, 66), disc(0, 70, 8)])
        whole = rot(sword, 42 * side)
        m.over(whole, 5)
        m.off(rot(line([(0, -68), (0, 24)], 1, 4), 42 * side))
    for a in (-120, -90, -60):
        m.add(sliver(pol(0, -8, 34, a), pol(0, -8, 58, a), 9, 0.3))
    m.shape = move(m.shape, 0, 2)


def laid_off(m: Motif) -> None:
    """A full bowl at somebody else's table, the chopsticks laid across it."""
    m.add(blob("-58,4! 58,4! 50,32 24,50! -24,50! -50,32"), box(-22, 52, 22, 62).buffer(1.5))
    m.off(*(ring(x, 32, 9, 4.5) for x in (-22, 0, 22)))
    m.add(blob("-46,-2! -34,-24 -14,-22 0,-34 18,-26 30,-24 46,-2!"))
    m.off(*(disc(x, y, 2.8) for x, y in ((-26, -14), (-6, -22), (12, -16), (28, -16))))
    m.over(line([(-68, 2), (68, -8)], 4, 8), 3.5)
    m.over(line([(-66, 12), (69, 8)], 4, 8), 3.5)
    for x in (-18, 2, 22):
        m.add(brush([(x, -42), (x - 7, -51), (x + 5, -60), (x - 2, -70)], (2, 6, 6, 1)))


def low_knock(m: Motif) -> None:
    """The knocker on the door."""
    m.add(disc(0, -30, 27))
    m.off(both(disc(10, -36, 5)), poly("-6,-27 6,-27 0,-19"))
    m.off(line([(-13, -15), (0, -11), (13, -15)], 2, 5, 2))
    for k in range(9):
        a = 150 + 30 * k
        m.add(sliver(pol(0, -30, 26, a), pol(0, -30, 42, a), 15, 0.15))
    m.over(ring(0, 22, 40, 11).difference(box(-14, -30, 14, -8)), 4)
    m.add(disc(0, 57, 10))


def spade_gin(m: Motif) -> None:
    """A spade with a glass in it."""
    m.add(pip("S", 0, -2, 62))
    m.off(*glass(0.62, 8))
    m.add(move(scaled(poly("-34,-38 34,-38 23,-24 -23,-24"), 0.62), 0, 8))


def shutout(m: Motif) -> None:
    """The tailor's scissors."""
    for side in (1, -1):
        blade = poly("-5,8 -3,-66 8,-40 8,8")
        handle = union([blade, line([(2, 4), (14, 26)], 10)])
        half = union([rot(handle, 16)])
        eyelet = ring(28, 42, 20, 8, 17)
        whole = union([half, eyelet])
        m.over(whole if side > 0 else mirror(whole, 0), 4)
    m.off(disc(0, 4, 5))
    m.add(brush([(-58, -30), (-44, -50), (-34, -30), (-22, -52)], (2, 5, 5, 2)))


def from_behind(m: Motif) -> None:
    """The tortoise, which got there."""
    m.add(blob("-48,22! -46,-12 -22,-40 6,-44 34,-32 48,-4 50,22!"))
    m.off(box(-46, 12, 48, 16))
    hexagon = [pol(0, -14, 17, 30 + 60 * k) for k in range(6)]
    m.off(poly(hexagon).boundary.buffer(2.4))
    for x, y in hexagon:
        a = math.degrees(math.atan2(y + 14, x))
        m.off(line([(x, y), pol(x, y, 24, a)], 4.8).intersection(box(-60, -60, 60, 12)))
    m.add(blob("50,6! 58,-10 70,-10 74,2 66,14 50,20!")).off(disc(65, -1, 3.4))
    m.add(blob("-36,26! -16,26! -20,44 -36,46!"), blob("18,26! 38,26! 42,46 24,44!"))
    m.add(poly("-48,16 -64,28 -46,24"), line([(-58, 54), (0, 51), (60, 54)], 3, 7, 3))
    m.shape = move(m.shape, -4, 2)


def quick_gin(m: Motif) -> None:
    """Three cups, one on the other."""
    for y, w in ((34, 60), (-2, 47), (-34, 35)):
        cup = blob([(-w, y - 12, 1), (w, y - 12, 1), (w * 0.66, y + 8), (w * 0.3, y + 14, 1),
                    (-w * 0.3, y + 14, 1), (-w * 0.66, y + 8)])
        m.add(cup, box(-w * 0.3, y + 15, w * 0.3, y + 21))
        m.off(line([(-w * 0.7, y - 3), (0, y), (w * 0.7, y - 3)], 2, 4, 2))
    m.add(brush([(-12, -52), (-18, -60), (-10, -68)], (2, 5, 1)))
    m.add(brush([(10, -52), (4, -60), (12, -70)], (2, 5, 1)))


def big_gin(m: Motif) -> None:
    """The bottle."""
    m.add(blob("-10,-50! 10,-50! 11,-30 28,-12 30,6 30,58! -30,58! -30,6 -28,-12 -11,-30"))
    m.add(box(-11, -68, 11, -56).buffer(1.5))
    m.off(box(-24, 4, 24, 42))
    m.add(box(-20, 8, 20, 38)).off(star(0, 23, 13, 0.4, 6))
    m.off(brush([(-19, -4), (-15, -14), (-6, -24)], (2, 5, 1)))
    for x, y, r in ((-48, -30, 6), (46, -44, 7), (52, -14, 4), (-52, 0, 4)):
        m.add(disc(x, y, r))


# -- stones ---------------------------------------------------------------------------------------
def tag() -> Geo:
    """With a hole for its cord."""
    low, high = disc(100, 113, 88, 82), disc(100, 30, 32, 26)
    whole = union([low, high]).buffer(12).buffer(-24).buffer(12)
    return whole.difference(disc(100, 21, 6.5))


def square() -> Geo:
    return poly("12,10 189,13 191,188 10,190").buffer(-8).buffer(8)


def circle() -> Geo:
    return disc(100, 100, 92)


def octagon() -> Geo:
    return poly([pol(100, 100, 98, 22.5 + 45 * k) for k in range(8)]).buffer(-4).buffer(4)


def label() -> Geo:
    """A bottle's label: hollow corners."""
    whole = box(8, 8, 192, 192)
    return whole.difference(union([disc(x, y, 22) for x in (8, 192) for y in (8, 192)]))


@dataclass(frozen=True)
class Stone:
    """The stone of one part of the book.

    Attributes:
        shape: its outline.
        x, y, k: where the motif stands in it, and how large.
    """

    shape: Callable[[], Geo]
    x: float = 100
    y: float = 100
    k: float = 1.08


SHARED, OICHO, KYO, DOU, GIN = (
    Stone(tag, 100, 116, 0.94),
    Stone(square),
    Stone(circle, k=1.0),
    Stone(octagon, k=1.02),
    Stone(label, k=1.02),
)
#: Every stamp: its stone, its motif, whether it is sunk, whether it is rare.
STAMPS: dict[str, tuple[Stone, Callable[[Motif], None], bool, bool]] = {
    "first_win": (SHARED, first_win, False, False),
    "day": (SHARED, day, True, False),
    "expert": (SHARED, expert, False, False),
    "four_games": (SHARED, four_games, True, False),
    "puzzles": (SHARED, puzzles, False, False),
    "ten_beaten": (SHARED, ten_beaten, False, False),
    "decks": (SHARED, decks, True, True),
    "kabu_three": (OICHO, kabu_three, False, False),
    "one_eye": (OICHO, one_eye, True, False),
    "arashi": (OICHO, arashi, True, False),
    "red_arashi": (OICHO, red_arashi, True, True),
    "shippin": (OICHO, shippin, False, False),
    "kuppin": (OICHO, kuppin, True, False),
    "four_columns": (OICHO, four_columns, False, False),
    "bank": (OICHO, bank, False, False),
    "all_in": (OICHO, all_in, True, False),
    "comeback": (OICHO, comeback, False, False),
    "nine_over_eight": (KYO, nine_over_eight, False, False),
    "stood_on_four": (KYO, stood_on_four, True, False),
    "kyo_kuppin": (KYO, kyo_kuppin, False, False),
    "kyo_bank": (KYO, kyo_bank, True, False),
    "four_gates": (KYO, four_gates, False, False),
    "sorokabu": (KYO, sorokabu, False, False),
    "dared": (KYO, dared, True, True),
    "unbeaten": (KYO, unbeaten, True, False),
    "plane": (DOU, plane, False, False),
    "rocket": (DOU, rocket, True, False),
    "open_door": (DOU, open_door, False, False),
    "spring": (DOU, spring, False, False),
    "two_bombs": (DOU, two_bombs, True, False),
    "all_doubled": (DOU, all_doubled, False, False),
    "anti_spring": (DOU, anti_spring, True, False),
    "rocket_last": (DOU, rocket_last, False, False),
    "long_straight": (DOU, long_straight, True, True),
    "gin": (GIN, gin, False, False),
    "undercut": (GIN, undercut, True, False),
    "laid_off": (GIN, laid_off, False, False),
    "low_knock": (GIN, low_knock, True, False),
    "spade_gin": (GIN, spade_gin, False, False),
    "shutout": (GIN, shutout, True, False),
    "from_behind": (GIN, from_behind, False, False),
    "quick_gin": (GIN, quick_gin, False, False),
    "big_gin": (GIN, big_gin, True, True),
}


def _chips(shape: Geo, chance: random.Random) -> Geo:
    """Where the edge of a stone has splintered, and its face is worn."""
    out: list[Geo] = []
    edge = shape.exterior if isinstance(shape, Polygon) else shape.boundary
    for _ in range(9):
        p = edge.interpolate(chance.random(), normalized=True)
        size = chance.uniform(2.0, 4.6)
        a = chance.uniform(0, 360)
        out.append(poly([pol(p.x, p.y, size * chance.uniform(0.7, 1.3), a + 90 * k)
                         for k in range(4)]))
    x0, y0, x1, y1 = shape.bounds
    for _ in range(16):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        r, a = chance.uniform(0.7, 1.5), chance.uniform(0, 360)
        out.append(sliver(pol(x, y, r, a), pol(x, y, r, a + 180), r * 1.4))
    return union(out)


def stamp(id_: str) -> str:
    """The print of a stamp."""
    stone, draw, sunk, rare = STAMPS[id_]
    motif = Motif()
    draw(motif)
    shape = stone.shape()
    rim = 4.0 if rare else 7.0
    cut = move(scaled(motif.shape, stone.k), stone.x, stone.y)
    if sunk:
        ink = shape.difference(shape.buffer(-4.5).difference(shape.buffer(-7.5)))
        if rare:
            ink = ink.difference(shape.buffer(-12).difference(shape.buffer(-14.5)))
        ink = ink.difference(cut.intersection(shape.buffer(-9)))
    else:
        ink = shape.difference(shape.buffer(-rim))
        if rare:
            ink = ink.union(shape.buffer(-rim - 4).difference(shape.buffer(-rim - 7)))
        ink = ink.union(cut.intersection(shape.buffer(-rim - 3)))
    chance = random.Random(sum(map(ord, id_)))
    c = Block((SIDE, SIDE), 3 + chance.randrange(90), 0.9)
    c.least = 2.0
    c.ink(ink.difference(_chips(shape, chance)), INK, "key")
    return document(c.size, f'<g transform="{SCALE}">{c.body()}</g>')


def files() -> dict[str, Callable[[], str]]:
    """Every stamp by its path below assets/."""
    return {f"stamps/{id_}.svg": lambda i=id_: stamp(i) for id_ in STAMPS}  # type: ignore[misc]
