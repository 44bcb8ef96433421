"""A deck as it goes to the printer: each face once with its number of copies, and the back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from cardtable.art.deck import Deck, Variant


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
        Print(PurePosixPath(file).stem, deck.dressed(file, variant), counts.get(file, 1))
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
        cover=Print(PurePosixPath(cover).stem, deck.dressed(cover, deck.variant(bare)), 1),
    )
