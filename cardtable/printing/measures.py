"""The measures of printed matter, in millimetres: cards, bleed, marks, and cards on a sheet."""

from __future__ import annotations

from dataclasses import dataclass

#: What is printed beyond the line where a card is cut.
BLEED = 3.0
#: From the bleed to a crop mark, and how long and how wide the mark is.
MARK_GAP, MARK_LONG, MARK_WIDE = 1.0, 4.0, 0.1
#: Round a card that has a page to itself: bleed and marks.
SLUG = BLEED + MARK_GAP + MARK_LONG
#: What printers leave white at the edge of a sheet, at least; the marks reach into it.
MARGIN = 8.0
#: Name, width and height of the sheets, upright.
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
#: Room that coordinates need: points of PDF to the millimetre.
POINTS = 72 / 25.4


@dataclass(frozen=True, slots=True)
class Rect:
    """A box on a page: left, top, width and height in millimetres."""

    x: float
    y: float
    w: float
    h: float

    def grown(self, by: float) -> Rect:
        """The box with ``by`` more on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def mirrored(self, wide: float) -> Rect:
        """Where it lies when a page ``wide`` broad is turned over its long edge."""
        return Rect(wide - self.x - self.w, self.y, self.w, self.h)


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards on a sheet.

    Attributes:
        wide, high: of the sheet as it lies (millimetres).
        spots: where each card is cut, row by row.
        columns: how many stand side by side.
    """

    wide: float
    high: float
    spots: tuple[Rect, ...]
    columns: int


def grid(paper: str, card: tuple[float, float]) -> Grid:
    """As many cards as a sheet holds, each with its bleed; upright or across.

    ``paper`` is one of :data:`PAPERS`, ``card`` width and height when cut.

    Raises:
        ValueError: if the paper is too small for a single card. One sentence.
    """
    wide, high = PAPERS[paper]
    best = max((_grid(w, h, card) for w, h in ((wide, high), (high, wide))), key=_count)
    if not best.spots:
        raise ValueError(f"A card of {card[0]:g} × {card[1]:g} mm does not fit on {paper}.")
    return best


def _count(found: Grid) -> int:
    return len(found.spots)


def _grid(wide: float, high: float, card: tuple[float, float]) -> Grid:
    w, h = card[0] + 2 * BLEED, card[1] + 2 * BLEED
    across, down = int((wide - 2 * MARGIN) // w), int((high - 2 * MARGIN) // h)
    left, top = (wide - across * w) / 2, (high - down * h) / 2
    spots = tuple(
        Rect(left + i * w + BLEED, top + j * h + BLEED, *card)
        for j in range(down)
        for i in range(across)
    )
    return Grid(wide, high, spots, across)
