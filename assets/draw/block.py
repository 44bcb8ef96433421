"""The block: shapes go to the key plate or the colour plate, are cut, warped and written out.

Two things make flat vector shapes look printed: a key-line that swells to the lower right
(``fig``), and two plates that share one low-frequency warp while the colour plate sits a little
off.  The warp must be shared: with independent noise the colour eats thin key-lines.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import affinity
from shapely.geometry import Polygon

from .curves import Geo, Path, box, brush, move, union
from .fit import NEAR
from .inks import GRADIENT, colour
from .press import NUM, path_data, polygons, shares, unhidden

KEY, COLOUR, RAW = "key", "colour", "raw"
#: How far a curve may be from a line cut by hand, in pixels when a card is 290 high; but ``NEAR``
#: is always near enough.
FINE = 0.05


@dataclass(frozen=True)
class Op:
    """One pull: a shape, its ink, its plate."""

    shape: Geo
    paint: str
    plate: str


@dataclass(frozen=True)
class Twice:
    """A half printed upright and once more turned about a point (double-headed figures)."""

    ops: list["Op | Twice"]
    x: float
    y: float


@dataclass
class Block:
    """One picture.  ``coarse`` is 1 for the small Japanese card, 1.5 for the French one."""

    size: tuple[float, float]
    seed: int = 1
    wobble: float = 0.75
    coarse: float = 1.0
    clip: Geo | None = None
    paper: Geo | None = None  # where it is printed on paper, before the first pull
    roots: Geo | None = None  # black at the edge that an index grows out of, as out of the frame
    tidy: bool = False  # what an index leaves loose is cleared away
    least: float = 1.0  # smaller scraps are not printed
    ops: list[Op | Twice] = field(default_factory=list)
    pieces: list[tuple[int, int, float]] = field(default_factory=list)  # pulls, least share seen

    def __post_init__(self) -> None:
        self._cur = self.ops
        self._mask: Geo | None = None
        self._matrix: list[list[float]] = []
        self._pixel = self.size[1] / 290

    # ---- printing
    def ink(self, g: Geo | Iterable[Geo], paint: str = "sumi", plate: str = "") -> None:
        """Print a shape.  Black goes to the key plate, all else to the colour plate."""
        shape = g if isinstance(g, shapely.Geometry) else union(g)
        for m in reversed(self._matrix):
            shape = affinity.affine_transform(shape, m)
        if not shape.is_valid:  # a brush that crosses itself
            shape = shapely.make_valid(shape)
        if self._mask is not None:
            shape = shape.intersection(self._mask)
        if not shape.is_empty:
            self._cur.append(Op(shape, paint, plate or (KEY if paint == "sumi" else COLOUR)))

    def cut(self, g: Geo | Iterable[Geo], paint: str = "paper") -> None:
        """Carve: true to the key plate, so that it stays inside the black it is cut from."""
        self.ink(g, paint, KEY)

    def line(
        self, path: Path, ws: Sequence[float] | float = (0, 3, 0), paint: str = "sumi"
    ) -> None:
        self.ink(brush(path, ws), paint, KEY)

    def fig(
        self, g: Geo, fill: str = "paper", lw: float = 3.2, halo: float = 0, heavy: float = 0.5
    ) -> None:
        """Filled shape with a swelling key-line: heavier towards lower right.

        The colour lies straight on the black: a reserve of paper between them shows on no screen
        and would cost Qt a third more outlines.
        """
        if halo:
            self.ink(g.buffer(lw + halo), "paper", KEY)
        swell = move(g.buffer(lw * 0.5), lw * heavy * 0.6, lw * heavy)
        self.ink(g.buffer(lw * 0.62).union(swell), "sumi", KEY)
        if fill == "sumi":
            return
        self.ink(g.buffer(0.2), fill, COLOUR if fill != "paper" else KEY)

    def plain(self, g: Geo, fill: str, lw: float = 2.2) -> None:
        """The cheapest outlined shape, for what is small and many."""
        self.ink(_outlined(g, lw))
        self.ink(g, fill, KEY)

    def shingled(self, row: Iterable[tuple[Geo, Geo]], fill: str, ink: str, lw: float) -> None:
        """Plain shapes with a mark on each, every one over those before it, in three pulls.

        What the later ones cover is cut off; it would hide outlines, and take a pull for each.
        """
        over: Geo = Polygon()
        fills, marks, lines = [], [], []
        for g, mark in reversed(list(row)):
            fills.append(g.difference(over))
            marks.append(mark.difference(over))
            lines.append(_outlined(g, lw))
            over = over.union(lines[-1])
        self.ink(lines)
        self.ink(fills, fill, KEY)
        self.ink(marks, ink, KEY)

    def cloth(
        self, g: Geo, fill: str, pattern: Geo | None = None, ink: str = "paper", lw: float = 4.6
    ) -> None:
        """A garment: outline, ground, one textile."""
        self.fig(g, fill, lw)
        if pattern is not None:
            self.ink(pattern.intersection(g.buffer(-2)), ink, COLOUR)

    @contextmanager
    def at(
        self, dx: float = 0, dy: float = 0, k: float = 1, turn: float = 0, flip: bool = False
    ) -> Iterator[None]:
        """Draw in a local system: scaled, flipped, turned, then moved to (dx, dy)."""
        cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        f = -k if flip else k
        self._matrix.append([f * cos, -k * sin, f * sin, k * cos, dx, dy])
        try:
            yield
        finally:
            self._matrix.pop()

    @contextmanager
    def twice(self, mask: Geo, x: float, y: float) -> Iterator[None]:
        """What is printed inside is kept to the mask and repeated upside down."""
        self._mask, self._cur = mask, []
        try:
            yield
        finally:
            half, self._cur, self._mask = self._cur, self.ops, None
            self.ops.append(Twice(half, x, y))

    @contextmanager
    def piece(self, share: float = 0.4) -> Iterator[None]:
        """What is printed inside is one object: if less of it is seen, none of it is."""
        start = len(self.ops)
        yield
        self.pieces.append((start, len(self.ops), share))

    def seen_beside(self, lid: Geo, least: float = 6.0) -> "Block":
        """The picture without the objects of which a lid leaves only a crumb.

        A crumb is too small a share of its object, or nowhere as wide as ``least``.
        """
        lost: set[int] = set()
        for start, end, share in self.pieces:
            pulls = range(start, end)
            shape = union([op.shape for op in self.ops[start:end] if isinstance(op, Op)])
            if self.clip is not None:
                shape = shape.intersection(self.clip)
            if not shape.intersects(lid):
                continue
            left = shape.difference(lid)
            if left.area < share * shape.area or left.buffer(-least / 2).is_empty:
                lost |= set(pulls)
        if not lost:
            return self
        return replace(self, ops=[op for i, op in enumerate(self.ops) if i not in lost], pieces=[])

    def swept(self, least: float = 6.0) -> "Block":
        """The picture without its crumbs: what later cuts have left of a shape, loose on paper."""
        ink, sources = self._inked(least)
        tree = shapely.STRtree(sources)
        crumbs = [
            part for part in polygons(ink, 0)
            if part.area < least
            and any(sources[i].area > 3 * part.area for i in tree.query(part, "intersects"))
        ]
        if not crumbs:
            return self
        return replace(self, ops=[*self.ops, Op(union(crumbs).buffer(1.4), "paper", KEY)])

    def cleared(self, lid: Geo, share: float = 0.015) -> "Block":
        """The picture without what a lid leaves of shapes and what is joined to nothing else.

        It is a remnant up to this share of the lid's area, and if a quarter of it is covered.
        """
        ink, _ = self._inked(math.inf)
        most, edge = share * lid.area, lid.buffer(0.5)
        frame = self.clip.boundary.buffer(3.5) if self.clip is not None else Polygon()
        crumbs: list[Geo] = []
        for whole in polygons(ink, 0):
            if not whole.intersects(edge):
                continue
            crumbs += [
                part for part in polygons(whole.difference(lid), 0)
                if part.area < min(most, 0.75 * whole.area)
                and part.intersects(edge) and not part.intersects(frame)
            ]
        if not crumbs:
            return self
        return replace(self, ops=[*self.ops, Op(union(crumbs).buffer(1.4), "paper", KEY)])

    def _inked(self, least: float) -> tuple[Geo, list[Polygon]]:
        """Where there is ink in the end, and what larger shapes it comes from."""
        ink: Geo = Polygon()
        sources: list[Polygon] = []
        for op in self.ops:
            if not isinstance(op, Op):
                continue
            if op.paint == "paper":
                ink = ink.difference(op.shape)
            else:
                ink = ink.union(op.shape)
                if math.isfinite(least):
                    sources += polygons(op.shape, least)
        return ink if self.clip is None else ink.intersection(self.clip), sources

    # ---- warp and writing
    def warp(self, g: Geo, plate: str) -> Geo:
        if plate == RAW:
            return g
        ph = self.seed * 0.7
        off = plate == COLOUR
        e = 0.42 * self.wobble if off else 0.0
        k = self.wobble * self.coarse * 0.6
        far = 1.7 if self.coarse > 1 else 1.0
        dx, dy = (1.0 * far, -0.8 * far) if off else (0.0, 0.0)

        def f(c: NDArray[np.float64]) -> NDArray[np.float64]:
            x, y = c[:, 0], c[:, 1]
            nx = np.sin(x / 37 + y / 29 + ph) + 0.4 * np.sin(x / 23 - y / 27 + ph * 1.7)
            ny = np.sin(x / 31 - y / 41 + ph * 1.3) + 0.4 * np.sin(x / 25 + y / 22 + ph * 0.6)
            return np.column_stack(
                (
                    x + dx + k * nx + e * np.sin(x / 23 - y / 35 + ph),
                    y + dy + k * ny + e * np.sin(x / 33 + y / 21 - ph),
                )
            )

        return shapely.transform(shapely.segmentize(g, 7), f)

    def _pulls(
        self, ops: Sequence[Op | Twice]
    ) -> Iterator[tuple[str, list[Polygon], float] | Twice]:
        """Neighbouring pulls of one ink, warped and clipped, and how near curves are to them."""
        i = 0
        while i < len(ops):
            first = ops[i]
            if isinstance(first, Twice):
                yield first
                i += 1
                continue
            run: list[Geo] = []
            near = NEAR
            while i < len(ops):
                op = ops[i]
                if isinstance(op, Twice) or op.paint != first.paint:
                    break
                g = self.warp(op.shape, op.plate)
                if not g.is_valid:
                    g = shapely.make_valid(g)
                if op.plate != RAW:  # cut by hand
                    near = max(NEAR, FINE * self._pixel)
                    g = g if self.clip is None else g.intersection(self.clip)
                run.append(g)
                i += 1
            g = shapely.union_all(run) if len(run) > 1 else run[0]
            parts = polygons(g, self.least)
            if parts:
                yield first.paint, parts, near

    def body(self, used: set[str] | None = None) -> str:
        """The picture's elements, ``NUM`` to a unit; gradients met are added to ``used``."""
        margin = 3 * self.coarse
        ops = _knock_out(self.ops, Polygon(), self.paper or Polygon(), margin, self._pixel)
        gathered = _gathered(ops, 2 * self.coarse)
        return self._emit(gathered, used if used is not None else set())

    def _emit(self, ops: Sequence[Op | Twice], used: set[str]) -> str:
        out = []
        for pull in self._pulls(ops):
            if isinstance(pull, Twice):
                half = self._emit(pull.ops, used)
                out.append(
                    f'<g id="h">{half}</g><use xlink:href="#h" '
                    f'transform="rotate(180 {pull.x * NUM:g} {pull.y * NUM:g})"/>'
                )
                continue
            paint, parts, near = pull
            if paint in GRADIENT:
                used.add(paint)
            fill = colour(paint)
            ds = [path_data(s, near) for s in shares(parts, self._pixel)]
            if len(ds) == 1:
                out.append(f'<path fill="{fill}" d="{ds[0]}"/>')
            else:
                paths = "".join(f'<path d="{d}"/>' for d in ds)
                out.append(f'<g fill="{fill}">{paths}</g>')
        return "".join(out)


def _outlined(g: Geo, lw: float) -> Geo:
    """A plain shape with its key-line."""
    return g.buffer(lw * 0.5, 6).union(move(g, lw * 0.25, lw * 0.5).buffer(lw * 0.4, 6))


def _knock_out(
    ops: Sequence[Op | Twice], cover: Geo, paper: Geo, margin: float, pixel: float
) -> list[Op | Twice]:
    """Do not print what nobody sees: below later pulls, or paper on paper that bears no ink.

    ``cover`` is what will be printed over, ``paper`` where there is paper at first; ``margin``
    leaves room for the plates' offsets.
    """
    kept: list[Op | Twice] = []
    bare = _bare_paper(ops, paper, margin)
    for op, same in zip(reversed(ops), reversed(bare), strict=True):
        if isinstance(op, Twice):
            both = cover.intersection(affinity.rotate(cover, 180, origin=(op.x, op.y)))
            kept.append(Twice(_knock_out(op.ops, both, Polygon(), margin, pixel), op.x, op.y))
            continue
        shape = unhidden(op.shape, cover, same, pixel)
        if shape.is_empty:
            continue
        kept.append(Op(shape, op.paint, op.plate))
        solid = op.shape.buffer(-margin, 2).simplify(0.5)
        if not solid.is_empty:
            cover = cover.union(solid)
    return kept[::-1]


def _gathered(ops: Sequence[Op | Twice], margin: float) -> list[Op | Twice]:
    """Pulls of one ink together, where they do not pass over or below another: fewer paths.

    ``margin`` leaves room for the plates' offsets.
    """
    out: list[Op | Twice] = []
    run: list[Op] = []
    for op in (*ops, None):
        if isinstance(op, Op):
            run.append(op)
            continue
        out += _sunk(_sunk(run, margin)[::-1], margin)[::-1]
        run = []
        if op is not None:
            out.append(Twice(_gathered(op.ops, margin), op.x, op.y))
    return out


def _sunk(ops: Sequence[Op], margin: float) -> list[Op]:
    """Each pull in the first run of its ink that it reaches without meeting another."""
    runs: list[list[Op]] = []
    for op in ops:
        shapely.prepare(op.shape)
        found = len(runs)
        for k in range(len(runs) - 1, -1, -1):
            if runs[k][0].paint == op.paint:
                found = k
            elif shapely.dwithin(op.shape, [pull.shape for pull in runs[k]], margin).any():
                break
        if found == len(runs):
            runs.append([])
        runs[found].append(op)
    return [pull for run in runs for pull in run]


def _bare_paper(ops: Sequence[Op | Twice], paper: Geo, margin: float) -> list[Geo]:
    """For each pull of paper: where there is paper, never printed on, below it."""
    out: list[Geo] = []
    inked: Geo = Polygon()
    for op in ops:
        if isinstance(op, Twice):
            half = union([o.shape for o in op.ops if isinstance(o, Op)])
            inked = union([inked, half, affinity.rotate(half, 180, origin=(op.x, op.y))])
            out.append(Polygon())
        elif op.paint != "paper":
            inked = inked.union(op.shape)
            out.append(Polygon())
        elif inked.is_empty:
            out.append(paper)
            paper = paper.union(op.shape)
        else:
            near = inked.intersection(box(*op.shape.buffer(3 * margin).bounds))
            here = paper.intersection(op.shape.buffer(2 * margin))
            out.append(here.buffer(-margin, 2).difference(near.buffer(margin, 2)))
    return out


def gradients(used: set[str]) -> str:
    """Definitions, in the picture's numbers."""
    out = ""
    for name in sorted(used):
        x1, y1, x2, y2, stops = GRADIENT[name]
        marks = "".join(f'<stop offset="{o:g}" stop-color="{c}"/>' for o, c in stops)
        out += (
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1 * NUM}" '
            f'y1="{y1 * NUM}" x2="{x2 * NUM}" y2="{y2 * NUM}">{marks}</linearGradient>'
        )
    return f"<defs>{out}</defs>" if out else ""


def document(size: tuple[float, float], content: str) -> str:
    xlink = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "xlink:" in content else ""
    w, h = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg"{xlink} viewBox="0 0 {w:g} {h:g}">'
    return f"{head}{content}</svg>\n"
