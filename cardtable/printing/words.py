"""The texts of printed matter, in the language in force."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def number_of_cards(count: int) -> str:
    """Return the number of cards of a deck, for its box."""
    return QCoreApplication.translate("Print", "%n card(s)", "", count)


def how_to_fold() -> str:
    """Return the instructions below the net of the box."""
    return QCoreApplication.translate(
        "Print",
        "Cut along the solid line, fold along the broken ones, glue the narrow flap inside.",
    )


def head_of_readme(deck: str) -> str:
    """Return the first line of the list of what was written."""
    return QCoreApplication.translate("Print", "{deck}, ready to be printed").format(deck=deck)


def about_folders() -> dict[str, str]:
    """Return what each folder contains, in one or two sentences."""
    return {
        "cards": QCoreApplication.translate(
            "Print",
            "Each card in a file of its own, with 3 mm bleed and crop marks. “x3” in a name means "
            "that the deck has three of it.",
        ),
        "sheets": QCoreApplication.translate(
            "Print",
            "All cards on sheets, A4 and US Letter, with the backs behind the faces. Print at "
            "100%, on both sides, flipped on the long edge.",
        ),
        "plates": QCoreApplication.translate(
            "Print",
            "Key, colours, silver and gold separately, one page per card, for relief or screen "
            "printing. The tint of the paper is on no plate: use cream paper.",
        ),
        "png": QCoreApplication.translate(
            "Print",
            "Single cards as pictures at 300 and 600 dots to the inch, bleed included.",
        ),
        "box": QCoreApplication.translate(
            "Print", "A box, to be printed on stiff paper, cut out and folded."
        ),
        "rules": QCoreApplication.translate("Print", "The rules as A5 leaflets."),
    }


def free() -> str:
    """Return the licence of the pictures that come with the program."""
    return QCoreApplication.translate(
        "Print",
        "The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.",
    )
