"""Reads a deck's folder: ``deck.toml`` names its face files, ``titles.toml`` what the faces are
called.

A folder that lacks a face or names a file outside itself is refused with a sentence that says what
is wrong. The folders that came with the program are named like their decks.
"""

from __future__ import annotations

import codecs
import functools
import math
import os
import re
import stat
import sys
import tomllib
from collections.abc import Callable, Collection, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, TypeVar

from cardtable.art.assets import asset_folder
from cardtable.art.deck import BASE, FLOWER, POKER, BadDeck, Deck, Named, Paper, files_of
from cardtable.engine.quoting import harmless
from cardtable.files import read_regular
from cardtable.reasons import system_reason
from cardtable.translation import message

R = TypeVar("R")

#: The files that describe a deck.
OWN_FORM = ("deck.toml", "titles.toml")
MAX_DECK_BYTES = 256 * 1024
#: Most parts of a dotted name in ``deck.toml``, such as ``a.b.c``.
MAX_CHAIN = 12
_LINK = re.compile(r"""[\w"'-]*""")
#: Where the parser stopped.
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")
#: A number that Python does not read.
_ENDLESS = re.compile(r"\d{4000}|(\d_){4000}")
#: What text in other encodings begins with; UTF-32 begins like UTF-16.
_ENCODINGS = {
    "UTF-32": (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE),
    "UTF-16": (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE),
}
#: Most characters of a name in a deck's files.
MAX_NAME = 60
#: What stands in for jokers, which many decks do not have.
OUR_JOKERS = {"b": f"{BASE}joker_black.svg", "R": f"{BASE}joker_red.svg"}
_FOLDER_NAME = re.compile(r"[a-z][a-z0-9_]{0,40}")


def name_of(folder: Path) -> str:
    """A folder's own name, however its path is written."""
    return os.path.basename(os.path.abspath(folder)) or str(folder)


def load(folder: Path) -> Deck:
    """Read and check one deck folder.

    Raises:
        BadDeck: if it cannot be used.
    """
    where = name_of(folder)
    try:
        data = _toml(folder, "deck.toml")
    except OSError as error:
        raise BadDeck(
            message(
                "Deck {where}: deck.toml can’t be read ({strerror}).",
                where=where,
                strerror=system_reason(error),
            )
        ) from error
    try:
        return _deck(folder, data)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        if isinstance(error, BadDeck):
            raise
        raise BadDeck(
            message(
                "Deck {where}: {error} is missing or wrong in deck.toml.", where=where, error=error
            )
        ) from error


def _toml(folder: Path, name: str) -> dict[str, Any]:
    """Return the data in a file of a deck's folder.

    Raises:
        OSError: if it cannot be read.
        BadDeck: if its contents are wrong.
    """
    where = name_of(folder)
    path = folder / name
    if path.exists() and not path.is_file():
        raise BadDeck(message("Deck {where}: {file} isn’t a file.", where=where, file=name))
    text = read_regular(path, MAX_DECK_BYTES + 1)
    if len(text) > MAX_DECK_BYTES:
        raise BadDeck(
            message(
                "Deck {where}: {file} is larger than {most} bytes.",
                where=where,
                file=name,
                most=MAX_DECK_BYTES,
            )
        )
    try:
        words = text.decode("utf-8-sig")  # Windows' Notepad begins a file with a mark
        if _is_chain(words):
            raise BadDeck(
                message(
                    "Deck {where}: {file} isn’t valid (a name has more than {most} parts).",
                    where=where,
                    file=name,
                    most=MAX_CHAIN,
                )
            )
        return tomllib.loads(words)
    except BadDeck:
        raise
    except ValueError as error:  # not text, not TOML, or an endless number
        raise BadDeck(
            message(
                "Deck {where}: {file} isn’t valid ({error}).",
                where=where,
                file=name,
                error=_fault(text, error),
            )
        ) from error
    except RecursionError as error:
        raise BadDeck(
            message(
                "Deck {where}: {file} isn’t valid (it’s nested too deeply).", where=where, file=name
            )
        ) from error


def _fault(data: bytes, error: ValueError) -> str:
    """Half a sentence about the line of a TOML file that is wrong."""
    if isinstance(error, UnicodeDecodeError):
        for encoding, mark in _ENCODINGS.items():
            if data.startswith(mark):
                return message("it’s {name} text, not UTF-8", name=encoding)
        line = data.count(b"\n", 0, error.start) + 1
        return message("line {line} isn’t text in UTF-8", line=line)
    text = data.decode("utf-8-sig").replace("\r\n", "\n")
    said = str(error)
    if at := _PLACE.search(said):
        line, column = int(at[1]), int(at[2])
    elif digits := _ENDLESS.search(text):  # Python says no place
        line, column = text.count("\n", 0, digits.start()) + 1, 1
    else:
        line, column = text.rstrip().count("\n") + 1, sys.maxsize
    if said.startswith(("Cannot ", "Duplicate ")):
        return message("line {line} repeats an earlier one", line=line)
    rest = text.split("\n")[line - 1][column - 1 :].strip()
    if not rest:
        return message("line {line} isn’t finished", line=line)
    return message("line {line} is wrong here: {text}", line=line, text=harmless(rest, 40))


def _is_chain(text: str) -> bool:
    """Whether there are very long names like ``a.a.a.a``, which take for ever to parse."""
    run = 0
    for part in text.split("."):
        run = run + 1 if _LINK.fullmatch(part.strip()) else 0
        if run > MAX_CHAIN:
            return True
    return False


def _read(data: dict[str, Any], key: str, how: Callable[[Any], R], *usual: object) -> R:
    """Return what a key says; ``usual`` is said where it is missing.

    Raises:
        KeyError: of this key, if it is missing or says something else.
    """
    try:
        return how(data.get(key, *usual) if usual else data[key])
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        if isinstance(error, BadDeck):
            raise
        raise KeyError(key) from error


def _pair(size: list[object]) -> tuple[float, float]:
    width, height = size
    return float(str(width)), float(str(height))


def _corner(radius: object) -> float:
    found = float(str(radius))
    if not 0 <= found < math.inf:
        raise ValueError(radius)
    return found


def _all_named(found: list[Any]) -> tuple[Named, ...]:
    return tuple(_named(one) for one in found)


def _deck(folder: Path, data: dict[str, Any]) -> Deck:
    width, height = _read(data, "size", _pair)
    if not (0 < width <= 10_000 and 0 < height <= 10_000):
        raise BadDeck(
            message(
                "Deck {where}: the size {width:g} × {height:g} isn’t possible.",
                where=name_of(folder),
                width=width,
                height=height,
            )
        )
    id_ = str(data["id"])
    base = _base(folder, data)
    deck = Deck(
        id=id_,
        family=str(data["family"]),
        folder=folder,
        names=_names(data["name"], id_),
        width=width,
        height=height,
        corner=_read(data, "corner", _corner, 30 if width > 500 else 6) / height,
        cards=_cards(data, base),
        options=_read(data, "variants", _all_named, []),
        backs=_read(data, "backs", _all_named),
        layers=tuple(
            (frozenset(v["options"]), str(v["dir"]), frozenset(v["files"]))
            for v in data.get("layers", [])
        ),
        base=base,
        order=_read(data, "order", int, 0),
        more=tuple(str(v) for v in data.get("more", [])),
        paper=_paper(
            data.get("print", {}),
            width / height,
            {str(v) for v in (*data["faces"].values(), *data.get("more", []))},
        ),
        author=harmless(str(data.get("author", "")), 2 * MAX_NAME),
        licence=harmless(str(data.get("licence", "")), 2 * MAX_NAME),
    )
    if not deck.backs:
        raise BadDeck(message("Deck {where} has no back.", where=name_of(folder)))
    # For shipped decks, links need not be followed at every start.
    ours = folder.parent == asset_folder() / "cards"
    wrong = [
        reason for file in files_of(deck) if (reason := _against_file(deck, file, linked=not ours))
    ]
    if wrong:
        raise BadDeck(*wrong)
    return deck


def _cards(data: dict[str, Any], base: Path | None) -> dict[str, str]:
    """Return the face of each card; our jokers stand in where a deck has not both."""
    cards = {str(code): str(file) for code, file in data["faces"].items()}
    lacks = data["family"] == "french" and not set(OUR_JOKERS) <= set(cards)
    if lacks and base == _french():
        cards |= OUR_JOKERS
    return cards


def _french() -> Path:
    return asset_folder() / "cards" / "french"


def _base(folder: Path, data: dict[str, Any]) -> Path | None:
    """Return the base deck's folder: a bare name among the decks that came with the program."""
    if "base" not in data:
        lacks = data["family"] == "french" and not set(OUR_JOKERS) <= set(data["faces"])
        return _french() if lacks and folder != _french() else None
    name = data["base"]
    if not isinstance(name, str) or not _FOLDER_NAME.fullmatch(name):
        raise BadDeck(
            message(
                "Deck {where}: the base must be the name of a deck, not a path.",
                where=name_of(folder),
            )
        )
    base = asset_folder() / "cards" / name
    if not (base / "deck.toml").is_file():
        raise BadDeck(
            message(
                "Deck {where}: its base “{base}” isn’t one of Cardtable’s own decks.",
                where=name_of(folder),
                base=name,
            )
        )
    return base


@functools.cache
def titles(folder: Path) -> dict[str, dict[str, str]]:
    """Return the names of a folder's faces by file and language, reading ``titles.toml`` on demand.

    Raises:
        BadDeck: if the file exists and cannot be used.
    """
    if not (folder / "titles.toml").is_file():
        return {}
    try:
        return {
            str(file): {str(k): str(v)[:200] for k, v in names.items()}
            for file, names in _toml(folder, "titles.toml").items()
        }
    except (OSError, AttributeError) as error:
        raise BadDeck(
            message(
                "Deck {where}: titles.toml isn’t valid ({error}).",
                where=name_of(folder),
                error=error,
            )
        ) from error


def title(deck: Deck, file: str, language: str) -> str:
    """Return a face's name in a language, or its file's name if it has none."""
    return title_of(deck, file, language) or PurePosixPath(file).stem


def title_of(deck: Deck, file: str, language: str) -> str:
    """Return a face's name in a language, or in English; empty if it has none.

    Raises:
        BadDeck: if the deck's titles cannot be used.
    """
    names: Mapping[str, str] = {}
    for folder in (deck.folder, deck.base):
        if folder is not None and not names:
            names = titles(folder).get(file.removeprefix(BASE), {})
    return names.get(language) or names.get("en") or ""


def _names(data: Mapping[str, object], id_: str) -> dict[str, str]:
    """Return names by language, each on one short line; English is always there."""
    names = {str(k)[:20]: harmless(str(v), MAX_NAME) for k, v in data.items()}
    return {"en": id_, **names}


def _named(data: dict[str, Any]) -> Named:
    return Named(
        harmless(str(data["id"]), MAX_NAME),
        _names(data["name"], harmless(str(data["id"]), MAX_NAME)),
        str(data.get("file", "")),
        bool(data.get("default", False)),
    )


def _against_file(deck: Deck, file: str, linked: bool) -> str:
    """Return why a file cannot be a face; empty if it can. If ``linked``, it may be a link."""
    where = name_of(deck.folder)
    parts = file.split("/")
    if (
        not parts[0]
        or ".." in parts
        or not file.endswith(".svg")
        or parts[-1] == ".svg"
        or "\\" in file
        or ":" in file
        or "\0" in file
    ):
        return message(
            "Deck {where}: “{file}” isn’t an SVG file inside its folder.",
            where=where,
            file=file[:80],
        )
    # Hundreds of files are checked at every start, so this avoids pathlib's slower paths.
    root, name = deck.folder, file
    if deck.base is not None and file.startswith(BASE):
        root, name = deck.base, file.removeprefix(BASE)
    try:
        found = os.stat(f"{root}{os.sep}{name}")
    except OSError:
        return message("Deck {where}: the file {file} is missing.", where=where, file=file)
    if not stat.S_ISREG(found.st_mode):
        return message("Deck {where}: {file} isn’t a file.", where=where, file=file)
    if linked and not (root / name).resolve().is_relative_to(root.resolve()):
        return message("Deck {where}: “{file}” leads outside its folder.", where=where, file=file)
    return ""


def _paper(said: Mapping[str, Any], ratio: float, faces: Collection[str]) -> Paper:
    """Read the table ``[print]``: where it gives no width, a card of ``ratio`` has the usual one.

    Raises:
        ValueError: if a value is impossible; its text names what is wrong.
    """
    width = float(said.get("width", POKER if ratio > 0.66 else FLOWER))
    if not 10 <= width <= 150:
        raise ValueError(f"the width of a printed card ({width:g} mm)")
    hair = float(said.get("hair", 0.0))
    if not 0 <= hair <= width / 10:
        raise ValueError(f"the hair round a printed card ({hair:g} mm)")
    cover = str(said.get("cover", ""))
    if cover and cover not in faces:
        raise ValueError("the cover, which is none of its faces")
    return Paper(width, hair, cover)


@functools.cache
def shipped_deck(folder: Path) -> Deck:
    """Return the deck in one of these folders."""
    return load(folder)


def shipped_folders() -> list[Path]:
    """Return the folders of the decks that came with the program."""
    folders = sorted((asset_folder() / "cards").iterdir())
    return [folder for folder in folders if (folder / "deck.toml").is_file()]


@functools.cache
def shipped_decks() -> dict[str, Deck]:
    """Return every deck that came with the program, by id."""
    decks = map(shipped_deck, shipped_folders())
    return {deck.id: deck for deck in decks}
