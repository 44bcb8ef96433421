"""Finds a deck in files of other programs: a file for each card, or one with them all."""

from __future__ import annotations

import contextlib
import gzip
import io
import os
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cardtable.art.card_names import card_of, cards_of
from cardtable.art.credits import desktop_entry, is_text
from cardtable.art.deck import MAX_FACE_BYTES
from cardtable.art.safe_svg import shown
from cardtable.art.safety import FAMILIES, files_below
from cardtable.files import check_readable, read_regular
from cardtable.reasons import system_reason, unpacking_reason
from cardtable.translation import message

#: Most bytes of a picture with a whole deck in it, unpacked; published ones have up to 12 MB.
MAX_SHEET_BYTES = 32 * 1024 * 1024
#: The cards that a deck cannot do without: ours stand in for jokers.
NEEDED = FAMILIES["french"] - {"b", "R"}
_ID = re.compile(rb"""\sid\s*=\s*["']([^"'<>&]{1,80})["']""")
#: Names of folders and files that say nothing about what is in them.
_NO_NAME = re.compile(
    r"(?i)((svg|cards?|playing|faces?|images?|img|dist|src|deck|package|asset|public)s?[-_ ]?)+"
)


class CannotImport(Exception):
    """What was given cannot be made a deck: a sentence for each reason."""


@dataclass(frozen=True)
class Source:
    """Where the picture of a card is: a file, or an element in it.

    Attributes:
        path: the file.
        name: the element's id; empty for the whole file.
    """

    path: Path
    name: str = ""

    @property
    def shown(self) -> str:
        """The place for a message."""
        return shown(f"{self.path.name}#{self.name}" if self.name else self.path.name)


@dataclass(frozen=True)
class Found:
    """A deck of another program.

    Attributes:
        name: of the folder or file.
        faces: by card code.
        backs: the best first.
        texts: files beside it that may say who drew it.
    """

    name: str
    faces: dict[str, Source]
    backs: list[Source]
    texts: list[Path]


def unpacked(path: Path, maximum: int = MAX_SHEET_BYTES) -> bytes:
    """Return what is in an SVG or SVGZ file.

    Raises:
        CannotImport: if it cannot be read or is too large.
    """
    name = shown(path.name)
    try:
        data = read_regular(path, maximum + 1)
        if data[:2] == b"\x1f\x8b" and len(data) <= maximum:
            with gzip.open(io.BytesIO(data)) as packed:
                data = packed.read(maximum + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise CannotImport(
            message(
                "{name} can’t be read ({strerror}).", name=name, strerror=unpacking_reason(error)
            )
        ) from error
    if len(data) > maximum:
        raise CannotImport(message("{name} {reason}.", name=name, reason=too_large(maximum)))
    return _as_utf8(data)


def _as_utf8(data: bytes) -> bytes:
    """Return a text in UTF-8; older files may be in UTF-16 or Latin-1."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
    else:
        try:
            data.decode("utf-8")
        except UnicodeDecodeError:
            text = data.decode("latin-1")
        else:
            return data
    return re.sub(r"^\s*<\?xml[^>]*\?>", "", text).encode("utf-8")


def too_large(maximum: int) -> str:
    """Half a sentence about a file that is too large."""
    return message("is larger than {most} bytes", most=maximum)


def find(sources: Sequence[Path]) -> Found:
    """Return the deck in the files and folders given.

    Raises:
        CannotImport: if there is none, or more than one.
    """
    asked = shown(sources[0].name or str(sources[0]))
    files: list[Path] = []
    for source in sources:
        _check(source)
        if os.path.isdir(source):
            below = files_below(source)
            if below is None:
                raise CannotImport(message("There are too many files in {name}.", name=asked))
            files += [file for file in below if not _is_hidden(file.relative_to(source))]
        else:
            files.append(source)
    pictures = list(filter(_is_picture, files))
    if len(pictures) == 1 and os.path.isfile(sources[0]):
        return _from_one(pictures[0])
    texts = [f for f in files if is_text(f)]
    decks = _by_folder(pictures, sources[0], texts) or _in_files(pictures, sources[0], texts)
    decks = _with_sizes(decks)
    if len(decks) > 1:
        raise CannotImport(_several([_place(deck) for deck in decks], sources[0]))
    if not decks:
        raise CannotImport(_nothing(pictures, asked))
    return decks[0]


def own_form(sources: Sequence[Path]) -> Path | None:
    """Return the folder of a deck in our own form among what is given; ``None`` if there is none.

    Raises:
        CannotImport: if there are several, or a place cannot be read.
    """
    found: list[Path] = []
    for source in sources:
        _check(source)
        below = [source]
        if os.path.isdir(source):
            inside = [f for f in files_below(source) or [] if not _is_hidden(f.relative_to(source))]
            below = [source / "deck.toml"] if source / "deck.toml" in inside else inside
        found += [
            path.parent
            for path in below
            if path.name == "deck.toml" and os.path.isfile(path) and not os.path.islink(path)
        ]
    if len(found) > 1:
        raise CannotImport(_several(found, sources[0]))
    return found[0] if found else None


def _check(source: Path) -> None:
    """Check that a file or folder can be read.

    Raises:
        CannotImport: if not.
    """
    name = shown(str(source), 200)
    try:
        check_readable(source, folder=True)
    except FileNotFoundError as error:
        raise CannotImport(message("There’s no file or folder {name}.", name=name)) from error
    except OSError as error:
        raise CannotImport(
            message("{name} can’t be read ({strerror}).", name=name, strerror=system_reason(error))
        ) from error


def _place(deck: Found) -> Path:
    """Return the folder, or the file, that a deck is in."""
    first = deck.faces["AS"]
    return first.path if first.name else first.path.parent


def _with_sizes(decks: list[Found]) -> list[Found]:
    """Return the only deck if all others lie within its folder, as its faces in other sizes do."""
    if not decks:
        return []
    outer, *others = sorted(decks, key=lambda deck: len(_place(deck).parts))
    inside = all(_place(outer) in _place(other).parents for other in others)
    return [outer] if inside else decks


def _several(places: list[Path], root: Path) -> str:
    """The sentence about a place with more than one deck."""
    names = sorted(_where(place, root) for place in places)
    return message(
        "{name} contains {count} decks; import one of them: {names}.",
        count=len(names),
        name=shown(root.name or str(root)),
        names=", ".join(names[:12]) + (" …" if len(names) > 12 else ""),
    )


def _where(place: Path, root: Path) -> str:
    return shown(str(place.relative_to(root)) if place.is_relative_to(root) else place.name, 80)


def _is_hidden(path: Path) -> bool:
    """Whether a file is hidden, as macOS hides its notes about files: “._AS.svg”."""
    return any(part.startswith(".") or part == "__MACOSX" for part in path.parts)


def _is_picture(path: Path) -> bool:
    """Whether a path leads to a regular file with a picture; unlike ``Path``'s, it never fails."""
    return path.suffix.lower() in (".svg", ".svgz") and os.path.isfile(path)


def _from_one(path: Path) -> Found:
    """Return the deck in one file, or around it if it is a card."""
    beside: list[Path] = []
    with contextlib.suppress(OSError):  # a folder that may not be listed
        beside = [file for file in path.parent.iterdir() if not file.name.startswith(".")]
    texts = list(filter(is_text, beside))
    entry: dict[str, str] = {}
    with contextlib.suppress(OSError):  # most have none
        said = read_regular(path.with_name("index.desktop"), MAX_FACE_BYTES)
        entry = desktop_entry(said.decode("utf-8-sig", "replace"))
    own = entry.get("SVG", "").removesuffix("z") == path.name.removesuffix("z")
    decks = _in_files([path], path, texts if own else [])
    around = [path]
    pictures = list(filter(_is_picture, beside))
    if not decks and (card_of(path.stem)[0] or path.stem in _faces(pictures)):
        around = pictures
        decks = _by_folder(around, path.parent, texts)
    if not decks:
        asked = path.parent if len(around) > 1 else path
        raise CannotImport(_nothing(around, shown(asked.name)))
    return decks[0]


def _faces(pictures: list[Path]) -> set[str]:
    """Return the names that mean cards among those of pictures in one folder."""
    return set(cards_of(path.stem for path in pictures).faces.values())


def _by_folder(pictures: list[Path], root: Path, texts: list[Path]) -> list[Found]:
    """Return the decks that have a file for each card."""
    folders: dict[Path, dict[str, Path]] = {}
    for path in pictures:
        folders.setdefault(path.parent, {})[path.stem] = path
    decks = []
    for folder, names in folders.items():
        said = cards_of(names)
        if set(said.faces) >= NEEDED:
            faces = {code: Source(names[name]) for code, name in said.faces.items()}
            backs = [Source(names[name]) for name in said.backs]
            decks.append(Found(_called(root, folder), faces, backs, _texts_of(folder, texts)))
    return decks


def _in_files(pictures: list[Path], root: Path, texts: list[Path]) -> list[Found]:
    """Return the decks that are in one file each."""
    decks: list[Found] = []
    for path in sorted(pictures, key=lambda path: (len(path.name), path.name)):
        other = next((deck.faces["AS"].path for deck in decks), None)
        if other and other.parent == path.parent and path.stem.startswith(other.stem):
            continue  # the same in another form, such as “cards-indented”
        ids = dict.fromkeys(i.decode("utf-8", "replace") for i in _ID.findall(unpacked(path)))
        said = cards_of(ids)
        if set(said.faces) >= NEEDED:
            faces = {code: Source(path, name) for code, name in said.faces.items()}
            backs = [Source(path, name) for name in said.backs[:1]]
            decks.append(Found(_called(root, path), faces, backs, _texts_of(path.parent, texts)))
    return decks


def _texts_of(folder: Path, texts: list[Path]) -> list[Path]:
    """Return the texts in a folder or above it, the nearest of each name."""
    near = [text for text in texts if folder.is_relative_to(text.parent)]
    return list({t.name: t for t in sorted(near, key=lambda t: len(t.parts))}.values())


def _called(root: Path, place: Path) -> str:
    """Return the innermost name that says something."""
    for path in (place, *place.parents):
        name = path.stem if path.suffix.lower() in (".svg", ".svgz") else path.name
        if name and not _NO_NAME.fullmatch(name):
            return name
        if path == root.parent:
            break
    return place.stem


def _nothing(pictures: list[Path], asked: str) -> str:
    """The sentence about a place without a deck."""
    by_folder: dict[Path, list[Path]] = {}
    for path in pictures:
        by_folder.setdefault(path.parent, []).append(path)
    best: set[str] = max(
        (set(cards_of(path.stem for path in paths).faces) for paths in by_folder.values()),
        key=len,
        default=set(),
    )
    for path in pictures[:20]:
        ids = (i.decode("utf-8", "replace") for i in _ID.findall(unpacked(path)))
        best = max(best, set(cards_of(dict.fromkeys(ids)).faces) & NEEDED, key=len)
    missing = sorted(NEEDED - best)
    if len(missing) <= len(NEEDED) // 2:
        return message(
            "{name} isn’t a complete deck. Missing: {codes}.",
            name=asked,
            codes=" ".join(missing[:12]) + (" …" if len(missing) > 12 else ""),
        )
    return message(
        "No deck found in {name}. It needs an SVG file for each card, or one SVG file with an "
        "element for each. Name them like AS, 10_of_hearts or king_club.",
        name=asked,
    )
