"""A deck: the picture file of each card, and the variants it can wear.

A deck maps the engine's card codes to files. It may wear *options* (a modern index, four colours,
German letters): layers of files that replace the plain ones. It may use files of one other deck
that came with the program, its *base*: ``base/07.svg``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

#: Prefix of a file of the base deck.
BASE = "base/"
#: Largest picture file that is read; published court cards have up to 1.2 MB.
MAX_FACE_BYTES = 4 * 1024 * 1024
#: Width in millimetres of a poker card and of a hanafuda card.
POKER, FLOWER = 63.5, 33.0


@dataclass(frozen=True, slots=True)
class Paper:
    """The measures of a printed card: the table ``[print]`` of a ``deck.toml``.

    Attributes:
        width: of a card when cut, in millimetres.
        hair: width of the pictures' outermost edge, meant for screens only, in millimetres.
        cover: file of the face on the box; if empty, the first.
    """

    width: float = POKER
    hair: float = 0.0
    cover: str = ""


class BadDeck(ValueError):
    """A deck that is missing or cannot be used: a sentence for each problem, at least one."""


@dataclass(frozen=True, slots=True)
class Named:
    """An option or a back of a deck.

    Attributes:
        id: its name in settings.
        names: as shown, by language.
        file: of a back.
        default: whether the option is worn unless the player decides otherwise.
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
        id: name on the command line.
        family: which games can use it (``french``, ``kabu``).
        folder: where its files are.
        names: by language.
        width, height: of a face in its own units.
        corner: radius of its corners, as a fraction of its height.
        cards: file of each card code.
        options: what it can wear.
        backs: its backs, default first.
        layers: (options, folder, files): the first whose options are all worn wins.
        base: folder of the deck whose files may be used as ``base/…``.
        order: place among the decks of its family; 0 is the default.
        more: files of faces that are drawn but not played.
        paper: measures for printing.
        author: who drew it, as far as the deck says.
        licence: under which it may be used; empty if the deck does not say.
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
    paper: Paper = Paper()
    author: str = ""
    licence: str = ""

    @property
    def ratio(self) -> float:
        """Width divided by height."""
        return self.width / self.height

    def name(self, language: str) -> str:
        """Return the deck's name in a language."""
        return self.names.get(language) or self.names.get("en") or self.id

    def variant(self, worn: Mapping[str, bool] | None = None, back: str = "") -> Variant:
        """Return the default variant changed by ``worn``; an unknown back becomes the default."""
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
        """Return the file of a card (``None``: its back) in a variant."""
        if code is None:
            for back in self.backs:
                if back.id == variant.back:
                    return self.file(back.file)
            return self.file(self.backs[0].file)
        return self.picture_of(self.cards[code], variant)

    def picture_of(self, file: str, variant: Variant) -> Path:
        """Return the path of the face ``file`` in a variant."""
        plain = file.removeprefix(BASE)
        for options, folder, files in self.layers:
            if options <= variant.options and plain in files:
                return self.file(f"{folder}/{plain}")
        return self.file(file)

    def file(self, name: str) -> Path:
        """Return the path of a file named in ``deck.toml``."""
        if self.base is not None and name.startswith(BASE):
            return self.base / name.removeprefix(BASE)
        return self.folder / name


def files_of(deck: Deck) -> list[str]:
    """Return every file a deck names, sorted and without duplicates."""
    files = {*deck.cards.values(), *(b.file for b in deck.backs), *deck.more}
    for _, inside, layer in deck.layers:
        files |= {f"{inside}/{file}" for file in layer}
    return sorted(files)


def own_files(deck: Deck) -> list[str]:
    """Return those that lie in its own folder; ``base/…`` does where a deck has no base."""
    return [f for f in files_of(deck) if deck.base is None or not f.startswith(BASE)]
