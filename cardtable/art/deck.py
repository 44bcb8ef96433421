"""A deck: which file is the face of which card, in which dress.

A deck maps the engine's card codes to files. It may wear *options* (a modern index, four
colours, German letters): layers of files that replace the plain ones. It may take files of one
other deck that came with the program, its *base*: ``base/07.svg``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from cardtable.art.paper import PLAIN, Paper

#: How a file of the base deck is written.
BASE = "base/"
#: The largest picture that is read.
MAX_FACE_BYTES = 256 * 1024


class BadDeck(ValueError):
    """A deck that cannot be used, or is not there. One sentence."""


@dataclass(frozen=True, slots=True)
class Named:
    """An option or a back of a deck.

    Attributes:
        id: its name in settings.
        names: as shown, by language.
        file: of a back.
        default: whether an option is worn when nothing is said.
    """

    id: str
    names: Mapping[str, str]
    file: str = ""
    default: bool = False


@dataclass(frozen=True, slots=True)
class Variant:
    """How a deck is dressed: the options it wears, and its back."""

    options: frozenset[str] = frozenset()
    back: str = ""


@dataclass(frozen=True)
class Deck:
    """One deck.

    Attributes:
        id: its name on the command line.
        family: which games can use it (``french``, ``kabu``).
        folder: where its files are.
        names: by language.
        width, height: of a face in its own units.
        corner: radius of its corners, as a part of its height.
        cards: file of each card code.
        options: what it can wear.
        backs: its backs, default first.
        layers: (options, folder, files): the first whose options are all worn wins.
        base: folder of the deck whose files may be used as ``base/…``.
        order: place among the decks of a family, 0 is the default.
        more: files of faces that are drawn but not played.
        paper: how it is printed.
    """

    id: str
    family: str
    folder: Path
    names: Mapping[str, str]
    width: float
    height: float
    corner: float
    cards: Mapping[str, str]
    options: tuple[Named, ...]
    backs: tuple[Named, ...]
    layers: tuple[tuple[frozenset[str], str, frozenset[str]], ...]
    base: Path | None = None
    order: int = 0
    more: tuple[str, ...] = ()
    paper: Paper = PLAIN

    @property
    def ratio(self) -> float:
        """Width over height."""
        return self.width / self.height

    def name(self, language: str) -> str:
        """As shown in a language."""
        return self.names.get(language) or self.names.get("en") or self.id

    def variant(self, worn: Mapping[str, bool] | None = None, back: str = "") -> Variant:
        """A dress: the defaults, changed by ``worn``; an unknown back becomes the default."""
        chosen = {option.id: option.default for option in self.options}
        for key, on in (worn or {}).items():
            if key in chosen:
                chosen[key] = on
        known = {b.id for b in self.backs}
        return Variant(
            frozenset(key for key, on in chosen.items() if on),
            back if back in known else self.backs[0].id,
        )

    def picture(self, code: str | None, variant: Variant) -> Path:
        """The file of a card (``None``: its back) in a dress."""
        if code is None:
            for back in self.backs:
                if back.id == variant.back:
                    return self.file(back.file)
            return self.file(self.backs[0].file)
        return self.dressed(self.cards[code], variant)

    def dressed(self, file: str, variant: Variant) -> Path:
        """The face ``file`` in a dress."""
        plain = file.removeprefix(BASE)
        for options, folder, files in self.layers:
            if options <= variant.options and plain in files:
                return self.file(f"{folder}/{plain}")
        return self.file(file)

    def file(self, name: str) -> Path:
        """Where a file named in ``deck.toml`` is."""
        if self.base is not None and name.startswith(BASE):
            return self.base / name.removeprefix(BASE)
        return self.folder / name


def files_of(deck: Deck) -> list[str]:
    """Every file a deck names, in order and once."""
    files = {*deck.cards.values(), *(b.file for b in deck.backs), *deck.more}
    for _, inside, layer in deck.layers:
        files |= {f"{inside}/{file}" for file in layer}
    return sorted(files)
