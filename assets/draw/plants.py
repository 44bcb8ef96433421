"""Plants as motifs.  Functions return the parts that different blocks print."""

from .curves import Geo, Pt, blob, brush, disc, lens, pol, poly, union


def pine_fan(
    x: float, y: float, r: float, rot: float = -90, spread: float = 170, n: int = 13
) -> tuple[Geo, Geo, Geo]:
    """A tuft of needles -> (black mass, cuts between needles, bud)."""
    a0 = rot - spread / 2
    step = spread / n
    outline = [pol(x, y, r * 0.16, rot + 180)]
    for i in range(n):
        outline += [
            pol(x, y, r * 0.8, a0 + i * step),
            pol(x, y, r, a0 + (i + 0.5) * step),
        ]
    outline.append(pol(x, y, r * 0.8, a0 + spread))
    cuts = [
        brush(
            [
                pol(x, y, r * 0.26, a0 + i * step),
                pol(x, y, r * (0.82 if i % 2 else 0.74), a0 + i * step),
            ],
            (0.6, r * 0.042, 0.5),
            False,
        )
        for i in range(1, n)
    ]
    return poly(outline).buffer(0.8), union(cuts), disc(x, y, r * 0.17)


def blossom(x: float, y: float, r: float, rot: float = -90, notch: bool = True) -> list[Geo]:
    """Five petals; notched ones are cherry, round ones plum."""
    petals = []
    for i in range(5):
        a = rot + 72 * i

        def q(f: float, d: float, a: float = a) -> Pt:
            return pol(x, y, r * f, a + d)

        if notch:
            outline = [
                (*q(0.06, 0), 1), q(0.52, -33), q(0.9, -27), (*q(1, -9), 1), (*q(0.84, 0), 1),
                (*q(1, 9), 1), q(0.9, 27), q(0.52, 33),
            ]
        else:
            outline = [(*q(0.06, 0), 1), q(0.6, -34), q(1, -14), q(1, 14), q(0.6, 34)]
        petals.append(blob(outline))
    return petals


def stamens(x: float, y: float, r: float, rot: float = -90) -> list[Geo]:
    out = []
    for i in range(5):
        for d in (-15, 15):
            a = rot + 72 * i + d
            out.append(brush([pol(x, y, r * 0.12, a), pol(x, y, r * 0.5, a)], (2.4, 1.6), False))
            out.append(disc(*pol(x, y, r * 0.55, a), r * 0.07))
    return out


def chrysanthemum(x: float, y: float, r: float, n: int = 16, hole: float = 0.26) -> list[Geo]:
    """Petals of a flower seen from the front (sixteen would be a crest: use other numbers)."""
    out = []
    for i in range(n):
        a = 360 * i / n
        w = r * 2.6 / n
        tip = pol(x, y, r, a)
        foot = pol(x, y, r * hole, a)
        s1 = pol(*pol(x, y, r * 0.82, a), w, a + 90)
        s2 = pol(*pol(x, y, r * 0.82, a), w, a - 90)
        out.append(blob([(*foot, 1), s1, tip, s2]))
    return out


def clover(x: float, y: float, r: float) -> Geo:
    """Three round leaves and a stalk: the sign of clubs as a plant."""
    leaves = [disc(*pol(x, y, r * 0.56, a), r * 0.46) for a in (-90, 30, 150)]
    return union([*leaves, brush([(x, y), (x + r * 0.1, y + r * 1.1)], (r * 0.2, r * 0.34))])


def leaf(a: tuple[float, float], b: tuple[float, float], w: float) -> tuple[Geo, Geo]:
    """-> (leaf, midrib)."""
    return lens(a, b, w), brush([a, b], (2.4, 0.6), False)
