"""A deck as it goes to the printer: each face once with its number of copies, and the back."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from cardtable.art.deck import Deck, Variant


@dataclass(frozen=True, slots=True)
class Print:
    """One different card.

    Attributes:
        name: of its files.
        path: the picture, dressed.
        copies: how many the deck has of it.
    """

    name: str
    path: Path
    copies: int


@dataclass(frozen=True, slots=True)
class Stock:
    """What is printed of a deck.

    Attributes:
        faces: in the deck's order, those that no game of ours deals at the end.
        back: common to all.
        size: of a card when cut, in millimetres.
        hair: the outer part of a picture that the bleed's colour covers, in millimetres: a line
            that sets a card off from a dark screen has no place at the edge of a real one.
        corner: radius of the pictures' corners, in millimetres.
        cover: the picture on the box.
    """

    faces: tuple[Print, ...]
    back: Print
    size: tuple[float, float]
    hair: float
    corner: float
    cover: Print

    @property
    def cards(self) -> int:
        """How many cards the deck has."""
        return sum(face.copies for face in self.faces)

    @property
    def every(self) -> tuple[Print, ...]:
        """Each card with all its copies, one after the other."""
        return tuple(face for face in self.faces for _ in range(face.copies))


def stock(deck: Deck, variant: Variant) -> Stock:
    """What is printed of a deck in a dress."""
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
