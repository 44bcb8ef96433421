"""A deck as it goes to the printer, and the measures of printed matter in millimetres."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from PySide6.QtCore import QLocale

from cardtable.art.deck import Deck, Variant

#: Width of the print beyond the line where a card is cut.
BLEED = 3.0
#: Distance from the bleed to a crop mark, and the mark's length and width.
MARK_GAP, MARK_LONG, MARK_WIDE = 1.0, 4.0, 0.1
#: Border round a card on a page of its own: bleed and marks.
SLUG = BLEED + MARK_GAP + MARK_LONG
#: Least white margin that printers leave at the edge of a sheet; the marks reach into it.
MARGIN = 8.0
#: Name, width and height of the sheets, in portrait format.
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
#: Countries whose printers hold US Letter (CLDR); all others use A4.
_LETTER = {"BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"}
#: PDF points per millimetre.
POINTS = 72 / 25.4


def usual_paper(environment: Mapping[str, str] = os.environ) -> str:
    """Which of the papers printers hold where the player lives, as far as is known."""
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_PAPER", "LANG"))), "C")
    for own in (QLocale(named), QLocale.system()):
        if own.territory() != QLocale.Country.AnyTerritory:
            return "letter" if QLocale.territoryToCode(own.territory()) in _LETTER else "a4"
    return "a4"


@dataclass(frozen=True, slots=True)
class Rect:
    """A box on a page: left, top, width and height in millimetres."""

    x: float
    y: float
    w: float
    h: float

    def grown(self, by: float) -> Rect:
        """Return the box with ``by`` added on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


@dataclass(frozen=True, slots=True)
class Grid:
    """Cards on a sheet.

    Attributes:
        wide, high: of the sheet in its orientation (millimetres).
        spots: where each card is cut, row by row.
        columns: number of cards side by side.
    """

    wide: float
    high: float
    spots: tuple[Rect, ...]
    columns: int

    @property
    def landscape(self) -> bool:
        """Whether the sheet lies on its long edge."""
        return self.wide > self.high

    def behind(self, spot: Rect) -> Rect:
        """Return where the back of a card is printed: sheets are turned over their long edge.

        Seen so, the card's head is at its foot if the sheet is in landscape format.
        """
        if self.landscape:
            return Rect(spot.x, self.high - spot.y - spot.h, spot.w, spot.h)
        return Rect(self.wide - spot.x - spot.w, spot.y, spot.w, spot.h)


def grid(paper: str, card: tuple[float, float]) -> Grid:
    """Fit as many cards as possible on a sheet, each with its bleed; portrait or landscape.

    ``paper`` is one of :data:`PAPERS`, ``card`` is the width and height when cut.

    Raises:
        ValueError: if the paper is too small for a single card. One sentence.
    """
    width, height = PAPERS[paper]
    best = max((_grid(w, h, card) for w, h in ((width, height), (height, width))), key=_count)
    if not best.spots:
        raise ValueError(f"A card of {card[0]:g} × {card[1]:g} mm does not fit on {paper}.")
    return best


def _count(found: Grid) -> int:
    return len(found.spots)


def _grid(width: float, height: float, card: tuple[float, float]) -> Grid:
    w, h = card[0] + 2 * BLEED, card[1] + 2 * BLEED
    across, down = int((width - 2 * MARGIN) // w), int((height - 2 * MARGIN) // h)
    left, top = (width - across * w) / 2, (height - down * h) / 2
    spots = tuple(
        Rect(left + i * w + BLEED, top + j * h + BLEED, *card)
        for j in range(down)
        for i in range(across)
    )
    return Grid(width, height, spots, across)


@dataclass(frozen=True, slots=True)
class Print:
    """One card to print.

    Attributes:
        name: stem of its file names.
        path: the picture, in the chosen variant.
        copies: how many the deck has of it.
    """

    name: str
    path: Path
    copies: int


@dataclass(frozen=True, slots=True)
class Stock:
    """Everything that is printed of a deck.

    Attributes:
        faces: in the deck's order; those that none of our games deals come last.
        back: the same for all.
        size: of a card when cut, in millimetres.
        hair: width of a picture's outer edge that is covered with the bleed's colour, in
            millimetres: a line that sets a card off from a dark screen does not belong at the edge
            of a real one.
        corner: radius of the pictures' corners, in millimetres.
        cover: the card pictured on the box.
    """

    faces: tuple[Print, ...]
    back: Print
    size: tuple[float, float]
    hair: float
    corner: float
    cover: Print

    @property
    def cards(self) -> int:
        """The number of cards."""
        return sum(face.copies for face in self.faces)

    @property
    def every(self) -> tuple[Print, ...]:
        """Each card with all its copies, one after the other."""
        return tuple(face for face in self.faces for _ in range(face.copies))


def stock(deck: Deck, variant: Variant) -> Stock:
    """Return what is printed of a deck in a variant."""
    counts = Counter(deck.cards.values())
    files = [*counts, *(f for f in dict.fromkeys(deck.more) if f not in counts)]
    faces = tuple(
        Print(PurePosixPath(file).stem, deck.picture_of(file, variant), counts.get(file, 1))
        for file in files
    )
    width = deck.paper.width
    cover = deck.paper.cover or files[0]
    bare = {option.id: False for option in deck.options}  # the picture alone
    return Stock(
        faces=faces,
        back=Print("back", deck.picture(None, variant), 1),
        size=(width, width / deck.ratio),
        hair=deck.paper.hair,
        corner=deck.corner * width / deck.ratio,
        cover=Print(PurePosixPath(cover).stem, deck.picture_of(cover, deck.variant(bare)), 1),
    )
