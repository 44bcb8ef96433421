"""The texts of printed matter, in the language in force."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.phrases.lists import in_row
from cardtable.translation import _, ngettext, pgettext


def number_of_cards(count: int) -> str:
    """Return the number of cards of a deck, for its box."""
    return ngettext("{n} card", "{n} cards", count)


def how_to_fold() -> str:
    """Return the instructions below the net of the box."""
    return _(
        "Cut along the solid line, fold along the dashed lines and glue the narrow flap inside.",
    )


def head_of_readme(deck: str) -> str:
    """Return the first line of the list of what was written."""
    return _("{deck}, ready to print", deck=deck)


def about_folders(plates: Iterable[str]) -> dict[str, str]:
    """Return what each folder contains, in one or two sentences; ``plates``: those written."""
    named = {
        "key": pgettext("printing plate", "key"),
        "colours": pgettext("printing plate", "colours"),
        "silver": pgettext("printing plate", "silver"),
        "gold": pgettext("printing plate", "gold"),
    }
    return {
        "cards": _(
            "Each card in its own file, with 3 mm bleed and crop marks. “x3” in a name means the "
            "deck has three copies of that card.",
        ),
        "sheets": _(
            "All cards on sheets, A4 and US Letter, with the backs behind the faces. Print at "
            "100%, double-sided, flipped on the long edge.",
        ),
        "plates": _(
            "Separate plates, one page per card, for relief or screen printing: {plates}. The "
            "paper tint isn’t on any plate: use cream paper.",
            plates=in_row(named[plate] for plate in plates),
        ),
        "png": _(
            "Single cards as pictures at 300 and 600 dpi, with bleed.",
        ),
        "box": _("A box: print it on stiff paper, cut it out and fold it."),
        "rules": _("The rules as A5 leaflets."),
    }


def free() -> str:
    """Return the licence of the pictures that come with the program."""
    return _(
        "The pictures are in the public domain (CC0 1.0): print, change and sell them as you like.",
    )
