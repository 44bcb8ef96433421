"""The two jokers: a white fox before the sun (red), an owl before the moon (black)."""

from .block import Block
from .curves import blob, brush, disc, lens, pol, poly, ring, sym
from .pips import CX, Style, joker_index, new_card
from .textiles import asanoha, seigaiha


def joker(red: bool, style: Style) -> Block:
    c = new_card(77 if red else 78, 0.5)
    with c.at(CX + (76 if style.large else 0), 452, 0.9 if style.large else 0.86):
        (_fox if red else _owl)(c)
    joker_index(c, red, style)
    return c


def _horns(c: Block, left: str, right: str, y: float) -> None:
    """The jester's cap with two bells."""
    for m, fill in ((1, right), (-1, left)):
        h = blob(
            [(m * -6, y), (m * 40, y - 90), (m * 120, y - 132), (m * 200, y - 110), (m * 232,
            y - 38),
             (m * 222, y + 36, 1), (m * 204, y - 14), (m * 170, y - 40), (m * 140, y - 14),
             (m * 126, y + 50),
             (m * 60, y + 70)]
        )
        pat = seigaiha(h.bounds, 30, 4.4, 2) if m > 0 else asanoha(h.bounds, 46, 2.8)
        c.cloth(h, fill, pat, "straw" if m > 0 else "paper", 6)
        c.fig(disc(m * 222, y + 56, 21), "ochre", 5, halo=2)
        c.line([(m * 206, y + 58), (m * 238, y + 58)], 3)
        c.ink(disc(m * 222, y + 66, 4))
        c.line([(m * 222, y + 66), (m * 222, y + 75)], 3)


def _ruff(c: Block, colours: tuple[str, ...], y: float) -> None:
    n = 9
    for i in range(n):
        a = 25 + 130 / (n - 1) * i
        q1, q2, q3 = pol(0, y, 90, a - 11), pol(0, y, 90, a + 11), pol(0, y, 236, a)
        fill = colours[i % len(colours)]
        g = blob([(*q1, 1), pol(0, y, 190, a - 9), (*q3, 1), pol(0, y, 190, a + 9), (*q2, 1)])
        c.fig(g, fill, 5)
        c.fig(disc(*pol(0, y, 244, a), 13), "ochre", 4)
        c.line(
            [pol(0, y, 120, a), pol(0, y, 214, a)],
            (0, 4, 0),
            "sumi" if fill == "paper" else "paper",
        )


def _fox(c: Block) -> None:
    c.ink(disc(0, -40, 214), "ochre")
    c.cut(ring(0, -40, 206, 3))
    c.ink([brush([pol(0, -40, 150, k * 10), pol(0, -40, 198, k * 10)], (0, 6, 0), False)
           for k in range(36)], "straw")
    _horns(c, "indigo", "red", -190)
    _ruff(c, ("red", "paper", "indigo"), 80)
    c.fig(blob("-112,126 0,166 112,126 84,186 0,208 -84,186"), "plum", 5)
    mask = blob(
        sym(
            "0,-136 52,-144 96,-184 150,-226! 128,-110 140,-50 134,20 104,80 66,120 54,156 "
            "34,190 0,200"
        ),
    )
    c.fig(mask, "paper", 7.5, halo=4, heavy=0.6)
    for m in (1, -1):

        def X(x: float, m: int = m) -> float:
            return m * x

        ear = blob(
            [(X(136), -194, 1), (X(98), -160), (X(78), -132), (X(112), -122), (X(126), -140)]
        )
        c.fig(ear, "red", 4)
        for k in range(3):
            c.line([(X(130), -182), (X(118 - k * 10), -150), (X(114 - k * 11), -132)], (0, 3, 0))
        c.line([(X(30), -10), (X(62), -34), (X(98), -46), (X(120), -68)], (5, 17, 10, 2))
        c.line([(X(46), 6), (X(74), -4), (X(102), -24)], (0, 5, 0))
        c.cut(blob([(X(54), -16), (X(68), -26), (X(84), -28), (X(80), -12), (X(66), -6)]), "ochre")
        c.ink(disc(X(69), -18, 8, 9))
        c.line([(X(30), -12), (X(22), 0), (X(20), 16)], (3, 5, 0))
        c.line([(X(26), -64), (X(58), -90), (X(92), -94)], (2, 14, 2), "red")
        c.line([(X(40), 30), (X(76), 26), (X(112), 0)], (1, 9, 1), "red")
        c.line([(X(44), 50), (X(76), 52), (X(104), 34)], (1, 8, 1), "red")
        c.line([(X(18), 30), (X(20), 90), (X(32), 126)], (0, 4, 0))
        for k in range(3):
            c.line(
                [(X(44), 126 + k * 9), (X(74), 130 + k * 12), (X(108), 126 + k * 20)], (1, 3.6, 0)
            )
        c.line([(0, 166), (X(26), 164), (X(46), 146)], (4, 6, 1))
    c.ink(blob("-26,126 0,116 26,126 14,146 0,154 -14,146"))
    c.line("-12,128 0,125 8,128", (0, 4, 0), "paper")
    c.line("0,150 0,168", (3, 4))
    c.line("-16,178 0,182 16,178", (0, 7, 0), "red")
    c.cut(blob("0,-128! 14,-100 0,-68 -14,-100"), "red")
    c.cut(disc(0, -48, 8), "red")


def _owl(c: Block) -> None:
    """Black on white: a night bird before a crescent moon."""
    moon = disc(0, -40, 214)
    c.ink(moon, "ash", "key")
    c.cut(disc(52, -76, 176), "mist")
    c.ink([disc(*pol(52, -76, r, a), s) for r, a, s in
           ((150, -60, 5), (158, -20, 4), (150, 10, 6), (120, -96, 4), (164, -100, 5))], "paper",
           "key")
    _horns(c, "sumi", "lacquer", -190)
    _ruff(c, ("sumi", "paper", "ash"), 80)
    body = blob(sym("0,-150 50,-146 92,-172 142,-214! 150,-120 152,-30 134,66 92,144 0,190"))
    c.fig(body, "sumi", 7, halo=4)
    # breast feathers: rows of cuts
    for j, (y, n) in enumerate(((66, 5), (96, 4), (124, 3), (150, 2))):
        for i in range(n):
            x = (i - (n - 1) / 2) * 34
            c.line([(x - 13, y - 4), (x, y + 12 - j), (x + 13, y - 4)], (1, 5, 1), "paper")
    for m in (1, -1):
        tuft = [
            brush(
                [
                    (m * (70 + k * 12), -140 - k * 4),
                    (m * (100 + k * 10), -166 - k * 6),
                    (m * 134, -202),
                ],
                (1, 5, 0),
            )
            for k in range(3)
        ]
        c.cut(tuft)
        c.cut(disc(m * 64, -46, 66))
        c.ink(
            [
                brush([pol(m * 64, -46, 40, a), pol(m * 64, -46, 62, a)], (1, 5, 0), False)
                for a in range(0, 360, 20)
            ]
        )
        c.ink(disc(m * 64, -46, 41))
        c.cut(disc(m * 64, -46, 35), "ochre")
        c.ink(disc(m * 58, -46, 20))
        c.cut(disc(m * 58 - 7, -54, 6))
        c.line([(m * 14, -96), (m * 60, -122), (m * 122, -128)], (4, 18, 2))
        c.line([(m * 16, -104), (m * 60, -131), (m * 116, -137)], (1, 5, 1), "paper")
        for k in range(4):
            c.line(
                [
                    (m * (128 - k * 4), 20 + k * 22),
                    (m * (116 - k * 6), 44 + k * 22),
                    (m * (98 - k * 7), 54 + k * 24),
                ],
                (0, 5, 0),
                "paper",
            )
    beak = blob(sym("0,-34! 17,-16 14,14 0,40!"))
    c.fig(beak, "ash", 5, halo=2)
    c.line("-4,-16 -5,10", (0, 4, 0), "paper")
    c.cut(lens((0, -124), (0, -70), 18))
    c.cut(poly("-5,-58 0,-66 5,-58 0,-50"))
