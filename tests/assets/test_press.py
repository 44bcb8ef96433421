"""What makes the art quick to draw changes nothing that is seen."""

from itertools import combinations
from typing import Any

import pytest

pytest.importorskip("shapely")
pytest.importorskip("numpy")

import shapely
from shapely.geometry import MultiPolygon, Point, Polygon, box

from assets.draw.block import KEY, Block, Op, _gathered
from assets.draw.curves import blob, disc, stripes
from assets.draw.fit import curves
from assets.draw.hidden import bare
from assets.draw.press import SEAM, shares, unhidden
from assets.draw.raster import BAND, LINE, PATH, POOL, cost, load

COVER = box(40, 0, 100, 100)
ZIGZAG = Polygon(
    [(0, 10), *((x, y) for x in range(50, 96, 6) for y in (10, 60)), (97, 90), (0, 90)]
)


@pytest.mark.parametrize(
    "shape",
    [
        ZIGZAG,
        box(0, 0, 90, 90).difference(box(60, 20, 80, 80)),
        MultiPolygon([box(0, 0, 30, 30), disc(70, 50, 20)]),
        stripes((0, 0, 99, 99), 30, 12, 4).intersection(box(0, 0, 99, 99)),
        disc(40, 50, 38).symmetric_difference(disc(60, 50, 38)),
    ],
    ids=["zigzag", "hole", "island", "stripes", "crescents"],
)
def test_only_what_is_hidden_is_led_anew(shape: Any) -> None:
    led = bare(shape, COVER)
    assert led.is_valid
    assert led.length < shape.length
    assert led.symmetric_difference(shape).difference(COVER).area == pytest.approx(0, abs=1e-6)


def test_an_outline_is_not_led_where_it_would_be_seen() -> None:
    """The cover has a window: what is behind it stays as it is."""
    window = box(60, 30, 80, 70)
    cover = COVER.difference(window)
    led = bare(ZIGZAG, cover)
    assert led.symmetric_difference(ZIGZAG).intersection(window).area < 1e-6
    inside = box(65, 40, 75, 60)
    assert bare(inside, cover).equals(inside)


def test_what_is_covered_is_not_printed() -> None:
    assert unhidden(box(50, 10, 90, 90), COVER, Polygon(), 1.0).is_empty
    assert unhidden(box(0, 10, 30, 90), COVER, Polygon(), 1.0).equals(box(0, 10, 30, 90))


def test_paper_on_paper_is_printed_where_there_is_ink() -> None:
    ink = box(40, 40, 60, 60)
    around = ink.buffer(20, 16)
    led = unhidden(around, Polygon(), box(0, 0, 100, 100).difference(ink.buffer(3)), 1.0)
    assert led.intersection(ink).equals(ink)


def test_a_cell_is_a_pixel_that_an_outline_crosses() -> None:
    """Level lines make none."""
    found = load(box(3.5, 2.5, 13.5, 7.5), 1.0)
    assert found.top == 2
    assert list(found.cells) == [2] * 6
    assert list(load(box(7, 5, 27, 15), 2.0).cells) == [2] * 6


def test_cells_beyond_the_pool_are_reckoned_twice() -> None:
    """So many shapes in one row that the pool overflows take more than if they came one by one."""
    one = [load(Polygon([(x, 1), (x + 9, 5), (x + 2, 9)]), 1.0) for x in range(0, 160, 10)]
    cells = sum(int(shape.cells.sum()) for shape in one)
    assert cells > POOL
    few = (cost(one[:4]) - PATH) / 4
    assert (cost(one) - PATH) / len(one) > 1.5 * few


def test_lines_are_met_in_each_band() -> None:
    def teeth(step: int) -> float:
        edge = [(20 + 3 * (k % 2), k * step) for k in range(37)]
        return cost([load(Polygon([*edge, (0, 36 * step), (0, 0)]), 1.0)])

    low, high = teeth(1), teeth(BAND)
    assert high - low > 36 * LINE * 30


def test_an_ink_in_several_paths_is_cheaper_and_whole() -> None:
    leaves = [
        blob([(x, y, 1), (x + 9, y + 3), (x + 14, y + 12, 1), (x + 4, y + 8)])
        for x in range(0, 300, 16)
        for y in range(0, 500, 14)
    ]
    frame = box(-4, -4, 310, 520).difference(box(0, 0, 306, 516))
    ink = [frame, *leaves]
    pixel = 540 / 290
    found = shares(ink, pixel)
    assert len(found) > 1
    assert sum(cost([load(p, pixel) for p in path]) for path in found) < cost(
        [load(p, pixel) for p in ink]
    )
    printed = shapely.union_all([p for path in found for p in path])
    assert printed.symmetric_difference(shapely.union_all(ink)).area < 1
    assert shares(leaves[:3], pixel) == [leaves[:3]]


def test_an_outline_is_hardly_printed_twice_where_an_ink_is_cut() -> None:
    """Printed twice, the smoothed pixels of an edge would be darker there."""
    pixel = 540 / 290
    comb = shapely.union_all(
        [box(0, 0, 330, 6), *(box(x, 0, x + 6, 500) for x in range(0, 330, 12))]
    )
    paths = [shapely.union_all(path) for path in shares([comb], pixel)]
    assert len(paths) > 1
    assert shapely.union_all(paths).symmetric_difference(comb).area < 0.01
    twice = [a.intersection(b) for a, b in combinations(paths, 2)]
    assert sum(part.area for part in twice) > 10
    for part in shapely.get_parts([one for both in twice for one in shapely.get_parts(both)]):
        edge = part.intersection(comb.boundary.buffer(0.4 * pixel))
        if not edge.is_empty:
            x0, y0, x1, y1 = edge.bounds
            assert min(x1 - x0, y1 - y0) == pytest.approx(SEAM * pixel)


def test_the_paths_of_an_ink_overlap_where_it_is_cut() -> None:
    """One reaches below the next, so that no seam shows between them on the smallest card."""
    pixel = 540 / 290
    bars = [box(x, 0, x + 9, 500) for x in range(0, 330, 18)]
    comb = shapely.union_all([box(0, 0, 330, 6), *bars])
    paths = [shapely.union_all(path) for path in shares([comb], pixel)]
    assert len(paths) > 1
    for a, b in combinations(paths, 2):
        for part in shapely.get_parts(a.intersection(b)):
            low, high = part.bounds[1::2]
            assert high - low > 1.5 * pixel or part.area < 0.01


def painted(pulls: Any) -> dict[str, Any]:
    """Where each ink is seen."""
    seen: dict[str, Any] = {}
    for op in pulls:
        seen = {ink: shape.difference(op.shape) for ink, shape in seen.items()}
        seen[op.paint] = seen.get(op.paint, Polygon()).union(op.shape)
    return seen


def test_pulls_of_one_ink_are_printed_together() -> None:
    """Blossoms that do not touch take three paths instead of nine, and look the same."""
    spots = [(disc(x, 50, 20), disc(x, 50, 16), disc(x, 50, 6)) for x in (30, 90, 150)]
    inks = ("sumi", "red", "ochre")
    pulls = [Op(g, ink, KEY) for spot in spots for g, ink in zip(spot, inks, strict=True)]
    found = [op for op in _gathered(pulls, 2) if isinstance(op, Op)]
    assert [op.paint for op in found] == ["sumi"] * 3 + ["red"] * 3 + ["ochre"] * 3
    for ink, shape in painted(pulls).items():
        assert painted(found)[ink].equals(shape)


def test_what_overlaps_keeps_its_order() -> None:
    """Blossoms that overlap: none of them comes to lie over the next."""
    spots = [(disc(x, 50, 20), disc(x, 50, 16)) for x in range(30, 150, 14)]
    inks = ("sumi", "red")
    pulls = [Op(g, ink, KEY) for spot in spots for g, ink in zip(spot, inks, strict=True)]
    for ink, shape in painted(pulls).items():
        again = painted(_gathered(pulls, 2))[ink]
        assert again.symmetric_difference(shape).area == pytest.approx(0, abs=1e-6)


def test_shingles_look_like_shapes_printed_one_over_the_other() -> None:
    row = [(disc(x, 50, 20), disc(x, 50, 8)) for x in range(30, 150, 14)]
    one, three = Block((330, 540)), Block((330, 540))
    for g, mark in row:
        one.plain(g, "red", 3)
        one.ink(mark, "ochre", KEY)
    three.shingled(row, "red", "ochre", 3)
    assert len(three.ops) == 3
    for ink, shape in painted(one.ops).items():
        again = painted(three.ops)[ink]
        assert again.symmetric_difference(shape).area == pytest.approx(0, abs=1e-6)


def test_no_curve_swerves_between_two_points() -> None:
    """A tight bend of few points: a curve through them could swing far out."""
    bend = Polygon([(0, 0), (4, 0.9), (4.4, 1.3), (4.3, 1.9), (3.8, 2.2), (-0.4, 2.4), (-0.9, 1)])
    start, pieces = curves(bend.exterior)
    at = start
    for end, h1, h2 in pieces:
        for k in range(41):
            t, u = k / 40, 1 - k / 40
            if h1 is None:
                p = at * u + end * t
            elif h2 is None:
                p = at * u * u + 2 * u * t * h1 + end * t * t
            else:
                p = at * u**3 + 3 * u * u * t * h1 + 3 * u * t * t * h2 + end * t**3
            assert bend.exterior.distance(Point(p.real, p.imag)) < 0.06
        at = end
