"""What Qt's rasteriser spends on a path, reckoned as it goes about it.

It has a pool of cells: a cell is a pixel that an outline crosses.  A path is gone through once for
each band of rows; where a band has more cells than the pool, what was done is thrown away and the
band is halved.  So a long outline is met several times, and short ones near each other once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon

#: Cells of the pool, and rows of a band before it is halved (qgrayraster.c).
POOL, BAND = 149, 18
#: Rows whose lists take as much of the pool as one cell.
ROWS_A_CELL = 3
#: Nanoseconds of a path, a band, a point that is read, a line that is met, a cell, and a step
#: along the cells of a row (measured one path at a time).
PATH, PASS, POINT, LINE, CELL, STEP = 2600.0, 60.0, 80.0, 5.2, 3.0, 1.0
#: How far from its curve Qt's line may be, in pixels, when it flattens an outline.
_FLAT = 0.12


@dataclass(frozen=True)
class Load:
    """The outlines of a shape: cells in each row, from ``top`` down, and straight lines."""

    top: int
    cells: NDArray[np.int64]
    lines: int


def load(p: Polygon, pixel: float) -> Load:
    """What the outlines of a polygon put on the rasteriser, ``pixel`` units to a pixel."""
    pieces = []
    for ring in (p.exterior, *p.interiors):
        xy = shapely.get_coordinates(ring) / pixel
        ahead = np.diff(xy, axis=0)
        steep = np.abs(ahead[:, 1]) > 1e-9  # a level line makes no cells
        parts = np.ceil(np.abs(ahead).max(axis=1) * 4).astype(np.int64) * steep
        total = int(parts.sum())
        step = np.arange(total) - np.repeat(np.cumsum(parts) - parts, parts)
        part = (step + 0.5) / np.repeat(np.maximum(parts, 1), parts)
        along = np.repeat(ahead, parts, axis=0) * part[:, None]
        pieces.append(np.repeat(xy[:-1], parts, axis=0) + along)
    dense = np.floor(np.concatenate(pieces)).astype(np.int64)
    keys = np.unique(dense[:, 1] * 65536 + dense[:, 0] + 32768)
    rows = keys // 65536
    top = int(np.floor(p.bounds[1] / pixel))
    high = max(int(np.ceil(p.bounds[3] / pixel)) - top, 1)
    cells = np.bincount(np.clip(rows - top, 0, high - 1), minlength=high)
    return Load(top, cells, len(shapely.get_coordinates(p.simplify(_FLAT * pixel))))


def cost(loads: Sequence[Load]) -> float:
    """The nanoseconds that one path of these shapes takes, without the filling."""
    top = min(part.top for part in loads)
    cells = np.zeros(max(part.top + len(part.cells) for part in loads) - top, np.int64)
    lines = 0
    for part in loads:
        cells[part.top - top : part.top - top + len(part.cells)] += part.cells
        lines += part.lines
    upto = np.concatenate(([0], np.cumsum(cells)))
    along = np.concatenate(([0], np.cumsum(cells * cells)))
    high = len(cells)
    bands = max(1, high // BAND)
    out = PATH + POINT * lines
    for n in range(bands):
        stack = [(n * BAND, high if n == bands - 1 else (n + 1) * BAND)]
        while stack:
            low, far = stack.pop()
            met, steps = int(upto[far] - upto[low]), int(along[far] - along[low]) / 2
            room = POOL - (far - low) // ROWS_A_CELL
            fits = met <= room or far - low == 1
            done = 1.0 if fits else room / met
            out += PASS + done * (LINE * lines + CELL * met + STEP * steps)
            if not fits:
                middle = (low + far) // 2
                stack += [(middle, far), (low, middle)]
    return out
