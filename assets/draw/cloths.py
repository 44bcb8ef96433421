"""The cloths that a table is laid with, as seamless tiles: felt, wool, linen, silk, tatami, wood.

Each has three inks: its ground, and what is a little darker and a little lighter. All of it is so
fine and so faint that it is felt rather than seen, on a screen with twice the pixels as well.
"""

import math
import random
from collections.abc import Callable, Iterable

from .block import RAW, Block, document
from .curves import Geo, box, fine, move, pol, poly, sliver, union
from .inks import colour
from .press import SCALE, path_data, polygons

#: How each of them is woven.
LINENS, FELTS, WOOLS, SILKS = ("indigo", "grey"), ("green",), ("red",), ("plum",)
WOODS = ("wood", "hinoki")


def _tile(width: float, ground: str, height: float = 0) -> Block:
    whole = box(0, 0, width, height or width)
    c = Block((width, height or width), 1, 0, clip=whole, least=0.05)
    c.ink(whole, ground, RAW)
    return c


def _finish(c: Block) -> str:
    return document(c.size, f'<g transform="{SCALE}">{c.body()}</g>')


def _wrapped(shapes: Iterable[Geo], width: float, height: float = 0) -> list[Geo]:
    """Shapes with what of them sticks out of the tile brought in at the other side."""
    height = height or width
    tile = box(0, 0, width, height)
    out = []
    for g in shapes:
        x0, y0, x1, y1 = g.bounds
        for dx in (-2 * width, -width, 0, width):
            for dy in (-height, 0, height):
                if x1 + dx > 0 and x0 + dx < width and y1 + dy > 0 and y0 + dy < height:
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
            reach = rng.uniform(2.6, 4.6)
            end = pol(x, y, reach, rng.uniform(0, 180))
            fibres.append(sliver((x, y), end, rng.uniform(1.7, 2.6), 0.5))
        c.ink(_wrapped(fibres, size), f"felt_{name}_{shade}", RAW)
    return _finish(c)


def wool(name: str) -> str:
    """Fulled twill: its ridges run up to the right, uneven and half hidden by the nap."""
    size, step = 160.0, 5.0
    c = _tile(size, f"wool_{name}")
    rng = random.Random(5)
    shades: tuple[list[Geo], list[Geo]] = ([], [])
    for k in range(int(size / step)):
        for shade, shapes in enumerate(shades):
            off = shade * step / 2 + rng.uniform(-0.9, 0.9)
            t = rng.uniform(0, 8)
            while t < size:
                reach = rng.uniform(4, 18)
                if rng.random() < 0.75:
                    x, y = t + off, (k * step - t + rng.uniform(-0.7, 0.7)) % size
                    end = x + reach, y - reach + rng.uniform(-0.8, 0.8)
                    shapes.append(sliver((x, y), end, rng.uniform(0.8, 1.9), rng.uniform(0.3, 0.7)))
                t += reach + rng.uniform(0.5, 5)
    for shade, shapes in enumerate(shades):
        c.ink(_wrapped(shapes, size), f"wool_{name}_{shade}", RAW)
    return _finish(c)


def linen(name: str) -> str:
    """Threads that lie over each other as lozenges, their ends soft; thicker here and there.

    Indigo is woven plainly, charcoal in pairs of threads (a basket weave).
    """
    size, count = 320.0, 96
    step = size / count
    c = _tile(size, f"linen_{name}")
    rng = random.Random(29)
    # warp and weft apart: one shape of all threads that cross would have far more corners
    shades: dict[tuple[bool, int], list[Geo]] = {(w, s): [] for w in (True, False) for s in (0, 1)}

    def thread(shade: int, x: float, y: float, across: bool, reach: float, w: float) -> None:
        half = reach / 2
        a, b = ((x - half, y), (x + half, y)) if across else ((x, y - half), (x, y + half))
        shades[across, shade].append(sliver(a, b, w, 0.5))

    pair = 1 if name == "indigo" else 2
    share = 0.12 if pair == 1 else 0.11
    for j in range(count):
        shade, left = 0, 0
        for i in range(count):
            if left == 0:
                shade, left = rng.randrange(2), rng.randint(3, 16)
            left -= 1
            x, y = (i + 0.5) * step, (j + 0.5) * step
            across = (i // pair + j // pair) % 2 == 0
            if pair == 2 and (i if across else j) % 2:
                continue  # one lozenge over two threads
            if rng.random() < share * pair:
                if pair == 2:
                    x, y = (x + step / 2, y) if across else (x, y + step / 2)
                thread(shade if across else 1 - shade, x, y, across, step * (pair + 0.7),
                       rng.uniform(1.7, 2.5))
    for k in range(420):  # threads that were spun thicker or thinner for a while
        x, y = ((rng.randrange(count) + 0.5) * step for _ in range(2))
        thread(k // 2 % 2, x, y, k % 2 == 0, rng.uniform(24, 130), rng.uniform(1, 2))
    for (_, shade), shapes in shades.items():
        c.ink(_wrapped(shapes, size), f"linen_{name}_{shade}", RAW)
    return _finish(c)


def silk(name: str) -> str:
    """Wild silk: fine short threads across and along, few enough to leave its ground bare, with
    slubs here and there.
    """
    size, row = 320.0, 2.5
    c = _tile(size, f"silk_{name}")
    rng = random.Random(11)
    shades: dict[tuple[bool, int], list[Geo]] = {(w, s): [] for w in (True, False) for s in (0, 1)}
    for j in range(int(size / row)):
        for across in (True, False):
            at = rng.uniform(-20, 0)
            end = at + size
            while at < end:
                slub = rng.random() < 0.1
                reach = rng.uniform(13, 40) if slub else rng.uniform(5, 20)
                if slub or rng.random() < 0.2:
                    y = (j + 0.5) * row + rng.uniform(-0.4, 0.4)
                    w = rng.uniform(1.3, 2.0) if slub else rng.uniform(0.7, 1.2)
                    a, b = (at, y), (at + reach, y)
                    if not across:
                        a, b = (y, at), (y, at + reach)
                    thread = sliver(a, b, w, rng.uniform(0.3, 0.7))
                    shades[across, rng.randrange(2)].append(thread)
                at += reach * rng.uniform(1.1, 1.9)
    for (_, shade), shapes in shades.items():
        c.ink(_wrapped(shapes, size), f"silk_{name}_{shade}", RAW)
    return _finish(c)


def tatami() -> str:
    """Rush in rows, no two stalks dried alike, drawn in where the warps run, by turns."""
    size, row, warp = 288.0, 2.88, 36.0
    c = _tile(size, "rush")
    rng = random.Random(23)
    stalks: tuple[list[Geo], list[Geo]] = ([], [])
    dark: list[Geo] = []
    light: list[Geo] = []
    for j in range(int(size / row)):
        y = j * row
        x = rng.uniform(0, 60)
        end = x + size
        while x < end:  # stalks reach over some warps; half of them are darker or lighter
            reach = rng.uniform(48, 190)
            tone = rng.randrange(4)
            if tone < 2:
                stalks[tone].append(box(x, y, min(x + reach, end), y + row - 0.4))
            x += reach
        dark.append(box(0, y + row - 0.4, size, y + row))
        for i in range(j % 2, int(size / warp), 2):  # at every warp, mats turned upright were rain
            x = i * warp
            dark.append(sliver((x - 5, y + row - 0.4), (x + 5, y + row - 0.4), 1.7, 0.5))
            if rng.random() < 0.4:
                a = x + rng.uniform(4, 10)
                light.append(sliver((a, y + 0.9), (a + rng.uniform(9, 17), y + 0.9), 1, 0.5))
    for k, ink in enumerate(("rush_2", "rush_3")):
        c.ink(_wrapped(stalks[k], size), ink, RAW)
    c.ink(_wrapped(dark, size), "rush_0", RAW)
    c.ink(_wrapped(light, size), "rush_1", RAW)
    return _finish(c)


#: A board of wood: as long and as high as a tile.
BOARD = (1024.0, 560.0)
STRIPS, FEW = 8, 8


def wood(name: str) -> str:
    """A board sawn from bark to bark: straight grain from end to end.

    Wide and narrow years alternate, some harder than others; nothing in it could be met again.
    """
    width, height = BOARD
    c = _tile(width, name, height)
    rng = random.Random(len(name) + 4)
    turn = 2 * math.pi

    def along(x: float, y: float) -> float:
        """How far the grain that begins at this height has risen or sunk."""
        t = turn * x / width
        return (y + 3.1 * math.sin(t + 1.3 * math.sin(turn * y / height))
                + 0.9 * math.sin(2 * t + 2 + math.sin(2 * turn * y / height)))

    def grain(y: float, w: float) -> Geo:
        """A year from end to end, swelling and thinning as it goes."""
        a = rng.uniform(0, turn)
        upper, lower = [], []
        for k in range(13):
            x = width * k / 12
            swell = 1 + 0.5 * math.sin(turn * k / 12 + a)
            mid = along(x, y)
            upper.append((x, mid - w * swell / 2))
            lower.append((x, mid + w * swell / 2))
        return poly([*fine(upper), *reversed(fine(lower))])

    years: tuple[list[Geo], list[Geo], list[Geo]] = ([], [], [])
    y = 2.0
    while y < height - 2:
        wide = 6.6 + 3.4 * math.sin(2 * turn * y / height + 1) + rng.uniform(-1.2, 1.2)
        if rng.random() < 0.2:  # a warm summer: broad and soft
            years[2].append(grain(y + wide * 1.3, wide * rng.uniform(1.6, 3)))
        years[0 if rng.random() < 0.7 else 1].append(grain(y, rng.uniform(0.5, 1.5)))
        y += wide
    pores = []
    for _ in range(70):
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        reach = rng.uniform(6, 18)
        pores.append(sliver((x, along(x, y)), (x + reach, along((x + reach) % width, y)), 0.9, 0.5))
    inks = zip((f"{name}_2", f"{name}_0", f"{name}_1"),
               (years[2], [*years[0], *pores], years[1]), strict=True)
    whole = [(ink, union(_wrapped(shapes, width, height))) for ink, shapes in inks]
    body = c.body()
    for k in range(STRIPS):  # Qt is slow with what runs from end to end, and each cut takes bytes
        strip = box(width * k / STRIPS, 0, width * (k + 1) / STRIPS, height)
        for ink, shape in whole:
            parts = sorted(polygons(shape.intersection(strip), 0.05), key=lambda p: p.bounds[1])
            for few in range(0, len(parts), FEW):
                data = path_data(parts[few : few + FEW], 0.1)
                body += f'<path fill="{colour(ink)}" d="{data}"/>'
    return document(c.size, f'<g transform="{SCALE}">{body}</g>')


def files() -> dict[str, Callable[[], str]]:
    """Every cloth by its path below assets/."""
    out: dict[str, Callable[[], str]] = {"tatami": tatami}
    weaves = ((LINENS, linen), (FELTS, felt), (WOOLS, wool), (SILKS, silk), (WOODS, wood))
    for names, weave in weaves:
        for name in names:
            out[name] = lambda n=name, w=weave: w(n)  # type: ignore[misc]
    return {f"table/cloth_{name}.svg": draw for name, draw in out.items()}
