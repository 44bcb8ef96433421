"""Decks: folders of faces with a ``deck.toml`` that names them.

A deck maps the engine's card codes to files. It may wear *options* (a modern index, four
colours, German letters): layers of files that replace the plain ones. A folder that lacks a face
or names a file outside itself is refused with a sentence that says what is wrong.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any

from cardtable.art.places import asset_folder
from cardtable.engine.quoting import quoted

#: Largest file of a deck we read.
MAX_FACE_BYTES = 256 * 1024
MAX_DECK_BYTES = 256 * 1024


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
                    return self.folder / back.file
            return self.folder / self.backs[0].file
        file = self.cards[code]
        for options, folder, files in self.layers:
            if options <= variant.options and file in files:
                return self.folder / folder / file
        return self.folder / file


def load(folder: Path) -> Deck:
    """Read and check one deck folder.

    Raises:
        BadDeck: if it cannot be used.
    """
    where = folder.name
    try:
        text = (folder / "deck.toml").read_bytes()
        if len(text) > MAX_DECK_BYTES:
            raise BadDeck(f"Deck {where}: deck.toml is larger than {MAX_DECK_BYTES} bytes.")
        data = tomllib.loads(text.decode("utf-8"))
    except OSError as error:
        raise BadDeck(f"Deck {where}: deck.toml cannot be read ({error.strerror}).") from error
    except (ValueError, RecursionError) as error:  # no text, no TOML, or far too deep
        raise BadDeck(f"Deck {where}: deck.toml is not valid ({error}).") from error
    try:
        return _deck(folder, data)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        if isinstance(error, BadDeck):
            raise
        raise BadDeck(f"Deck {where}: deck.toml lacks or misstates {error}.") from error


def _deck(folder: Path, data: dict[str, Any]) -> Deck:
    width, height = (float(n) for n in data["size"])
    if not (0 < width <= 10_000 and 0 < height <= 10_000):
        raise BadDeck(f"Deck {folder.name}: the size {width:g} × {height:g} cannot be.")
    deck = Deck(
        id=str(data["id"]),
        family=str(data["family"]),
        folder=folder,
        names={str(k): str(v) for k, v in data["name"].items()},
        width=width,
        height=height,
        corner=float(data.get("corner", 30 if data["family"] == "french" else 6)) / height,
        cards={str(k): str(v) for k, v in data["faces"].items()},
        options=tuple(_named(v) for v in data.get("variants", [])),
        backs=tuple(_named(v) for v in data["backs"]),
        layers=tuple(
            (frozenset(v["options"]), str(v["dir"]), frozenset(v["files"]))
            for v in data.get("layers", [])
        ),
    )
    if not deck.backs:
        raise BadDeck(f"Deck {folder.name} has no back.")
    files = {*deck.cards.values(), *(b.file for b in deck.backs)}
    for _, inside, layer in deck.layers:
        files |= {f"{inside}/{file}" for file in layer}
    for file in sorted(files):
        _check_file(folder, file)
    return deck


def _named(data: dict[str, Any]) -> Named:
    return Named(
        str(data["id"]),
        {str(k): str(v) for k, v in data["name"].items()},
        str(data.get("file", "")),
        bool(data.get("default", False)),
    )


def _check_file(folder: Path, file: str) -> None:
    path = PurePosixPath(file)
    if path.is_absolute() or ".." in path.parts or path.suffix != ".svg":
        raise BadDeck(f"Deck {folder.name}: “{file}” is not an SVG file inside its folder.")
    try:
        size = (folder / file).stat().st_size
    except OSError as error:
        raise BadDeck(f"Deck {folder.name}: the file {file} is missing.") from error
    if size > MAX_FACE_BYTES:
        raise BadDeck(f"Deck {folder.name}: {file} is larger than {MAX_FACE_BYTES} bytes.")


@functools.cache
def all_decks() -> dict[str, Deck]:
    """Every deck that came with the program, by id."""
    decks: dict[str, Deck] = {}
    for folder in sorted((asset_folder() / "cards").iterdir()):
        if (folder / "deck.toml").is_file():
            deck = load(folder)
            decks[deck.id] = deck
    return decks


def decks_for(families: tuple[str, ...]) -> list[Deck]:
    """The decks of these families, in their order."""
    return [d for family in families for d in all_decks().values() if d.family == family]


def find_deck(name: str, families: tuple[str, ...]) -> Deck:
    """The deck called ``name`` among those a game can use.

    Raises:
        BadDeck: if there is none.
    """
    usable = decks_for(families)
    for deck in usable:
        if deck.id == name.lower():
            return deck
    known = ", ".join(d.id for d in usable)
    raise BadDeck(f"There is no deck {quoted(name)} for this game; there are {known}.")
