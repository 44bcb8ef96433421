"""The cloths that a table is laid with, as seamless tiles: felt, wool, linen, silk, tatami, wood.

Each has three inks: its ground, and what is a little darker and a little lighter. All of it is so
fine and so faint that it is felt rather than seen, on a screen with twice the pixels as well.
"""

import math
import random
from collections.abc import Callable, Iterable

from .block import RAW, Block, document
from .curves import Geo, box, brush, lens, move, pol, sliver
from .press import SCALE

#: How each of them is woven.
LINENS, FELTS, WOOLS, SILKS = ("indigo", "grey"), ("green",), ("red",), ("plum",)
WOODS = ("wood", "hinoki")


def _tile(size: float, ground: str) -> Block:
    c = Block((size, size), 1, 0, clip=box(0, 0, size, size), least=0.05)
    c.ink(box(0, 0, size, size), ground, RAW)
    return c


def _finish(c: Block) -> str:
    return document(c.size, f'<g transform="{SCALE}">{c.body()}</g>')


def _wrapped(shapes: Iterable[Geo], size: float) -> list[Geo]:
    """Shapes with what of them sticks out of the tile brought in at the other side."""
    tile = box(0, 0, size, size)
    out = []
    for g in shapes:
        x0, y0, x1, y1 = g.bounds
        for dx in (-2 * size, -size, 0, size):
            for dy in (-size, 0, size):
                if x1 + dx > 0 and x0 + dx < size and y1 + dy > 0 and y0 + dy < size:
                    out.append(move(g, dx, dy).intersection(tile))
    return out


def felt(name: str) -> str:
    """Nap so short that it has no direction."""
    size, cells = 160.0, 25
    c = _tile(size, f"felt_{name}")
    rng = random.Random(17)
    step = size / cells
    for shade in (0, 1):
        fibres = []
        for cell in range(cells * cells):
            # One in each cell: scattered freely they would clump, and the clumps would repeat.
            x = (cell % cells + rng.uniform(0.05, 0.95)) * step
            y = (cell // cells + rng.uniform(0.05, 0.95)) * step
            reach = rng.uniform(1.6, 3.2)
            end = pol(x, y, reach, rng.uniform(0, 180))
            fibres.append(sliver((x, y), end, rng.uniform(0.9, 1.5), 0.5))
        c.ink(_wrapped(fibres, size), f"felt_{name}_{shade}", RAW)
    return _finish(c)


def wool(name: str) -> str:
    """Fulled twill: its ridges run up to the right, half hidden by the nap."""
    size, step = 160.0, 5.0
    c = _tile(size, f"wool_{name}")
    rng = random.Random(5)
    dark, light = [], []
    for k in range(int(size / step)):
        t = rng.uniform(0, 8)
        while t < size:
            reach = rng.uniform(6, 13)
            for shapes, off, w in ((dark, 0.0, 1.3), (light, step / 2, 1.1)):
                x, y = t + off + rng.uniform(-0.5, 0.5), k * step - t + rng.uniform(-0.5, 0.5)
                y %= size
                shapes.append(sliver((x, y), (x + reach, y - reach), w, 0.5))
            t += reach + rng.uniform(1, 4)
    c.ink(_wrapped(dark, size), f"wool_{name}_0", RAW)
    c.ink(_wrapped(light[::2], size), f"wool_{name}_1", RAW)
    return _finish(c)


def linen(name: str) -> str:
    """Plain weave: each thread over one and under the next, thicker and thinner along its way."""
    size, count = 160.0, 64
    step = size / count
    c = _tile(size, f"linen_{name}")
    rng = random.Random(29)
    shades: tuple[list[Geo], list[Geo]] = ([], [])
    for j in range(count):
        shade, left = 2, 0
        for i in range(count):
            if left == 0:
                shade, left = rng.choice((0, 0, 1, 2, 2)), rng.randint(2, 14)
            left -= 1
            if shade == 2 or rng.random() < 0.12:
                continue
            x, y = (i + 0.5) * step, (j + 0.5) * step
            if (i + j) % 2:
                shades[shade].append(sliver((x - step * 0.7, y), (x + step * 0.7, y), 1.7, 0.5))
            elif rng.random() < 0.6:
                shades[1 - shade].append(sliver((x, y - step * 0.7), (x, y + step * 0.7), 1.7, 0.5))
    for k in range(44):  # threads that are thicker for a while
        x, y = ((rng.randrange(count) + 0.5) * step for _ in range(2))
        reach = rng.uniform(18, 70)
        end = (x + reach, y) if k % 2 else (x, y + reach)
        shades[k // 2 % 2].append(sliver((x, y), end, rng.uniform(1.1, 1.7), 0.5))
    for shade, shapes in enumerate(shades):
        c.ink(_wrapped(shapes, size), f"linen_{name}_{shade}", RAW)
    return _finish(c)


def silk(name: str) -> str:
    """Wild silk: fine threads across, swelling here and there."""
    size, row = 160.0, 2.5
    c = _tile(size, f"silk_{name}")
    rng = random.Random(11)
    shades: tuple[list[Geo], list[Geo]] = ([], [])
    for j in range(int(size / row)):
        x = rng.uniform(-40, 0)
        end = x + size
        while x < end:
            reach = rng.uniform(9, 46)
            y = (j + 0.5) * row + rng.uniform(-0.4, 0.4)
            w = rng.uniform(0.7, 1.3) if rng.random() < 0.93 else rng.uniform(1.7, 2.3)
            widest = rng.uniform(0.3, 0.7)
            shades[rng.randrange(2)].append(sliver((x, y), (x + reach, y), w, widest))
            x += reach * rng.uniform(0.8, 1.3)
    for shade, shapes in enumerate(shades):
        c.ink(_wrapped(shapes, size), f"silk_{name}_{shade}", RAW)
    return _finish(c)


def tatami() -> str:
    """Rush in rows, drawn in where the warps run, every other row at every other warp."""
    size, row, warp = 192.0, 4.0, 32.0
    c = _tile(size, "rush")
    rng = random.Random(23)
    dark, light = [], []
    for j in range(int(size / row)):
        y = j * row
        dark.append(box(0, y + row - 0.7, size, y + row))
        for i in range(int(size / warp)):
            x = i * warp + (warp / 2 if j % 2 else 0)
            dark.append(lens((x - 4.5, y + row - 0.5), (x + 4.5, y + row - 0.5), 1.9))
            if rng.random() < 0.5:
                a = x + rng.uniform(4, 10)
                light.append(sliver((a, y + 1.3), (a + rng.uniform(9, 17), y + 1.3), 1.3, 0.5))
    c.ink(_wrapped(dark, size), "rush_0", RAW)
    c.ink(_wrapped(light, size), "rush_1", RAW)
    return _finish(c)


def wood(name: str) -> str:
    """Grain running across, without a knot that the eye would find again in the next tile."""
    size = 256.0
    c = _tile(size, name)
    rng = random.Random(len(name) + 4)
    turn = 2 * math.pi / size

    def along(x: float, y: float) -> float:
        """How far the grain that begins at this height has risen or sunk."""
        slow = 3.4 * math.sin(turn * x + 1.3 * math.sin(turn * y))
        return y + slow + 1.3 * math.sin(2 * turn * x + 2 * math.sin(turn * y + 1))

    shades: tuple[list[Geo], list[Geo]] = ([], [])
    y = 0.0
    while y < size - 2:
        x, shade = rng.uniform(0, size), 0 if rng.random() < 0.62 else 1
        reach = rng.uniform(150, 330)
        steps = [x + reach * k / 8 for k in range(9)]
        w = rng.uniform(0.7, 1.6) if rng.random() < 0.8 else rng.uniform(2, 3.6)
        shades[shade].append(brush([(p, along(p, y)) for p in steps], (0, w, w * 0.7, w, 0)))
        if reach > 210:
            a = x + reach + rng.uniform(8, 30)
            steps = [a + 60 * k / 3 for k in range(4)]
            shades[shade].append(brush([(p, along(p, y)) for p in steps], (0, w * 0.7, 0)))
        y += rng.uniform(2.4, 5.6)
    pores = []
    for _ in range(150):
        x, y = rng.uniform(0, size), rng.uniform(0, size)
        reach = rng.uniform(4, 11)
        pores.append(sliver((x, along(x, y)), (x + reach, along(x + reach, y)), 0.9, 0.5))
    c.ink(_wrapped([*shades[0], *pores], size), f"{name}_0", RAW)
    c.ink(_wrapped(shades[1], size), f"{name}_1", RAW)
    return _finish(c)


def files() -> dict[str, Callable[[], str]]:
    """Every cloth by its path below assets/."""
    out: dict[str, Callable[[], str]] = {"tatami": tatami}
    weaves = ((LINENS, linen), (FELTS, felt), (WOOLS, wool), (SILKS, silk), (WOODS, wood))
    for names, weave in weaves:
        for name in names:
            out[name] = lambda n=name, w=weave: w(n)  # type: ignore[misc]
    return {f"table/cloth_{name}.svg": draw for name, draw in out.items()}
