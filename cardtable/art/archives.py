"""Unpacks the pictures and texts of a deck that comes as an archive, in the process that imports.

Nothing is created but plain files below one folder: links and devices are left out, and an archive
that names places outside itself is refused.
"""

from __future__ import annotations

import os
import stat
import tarfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from lzma import LZMAError
from pathlib import Path, PurePosixPath
from typing import IO

from cardtable.art.credits import is_text
from cardtable.art.deck_files import OWN_FORM
from cardtable.art.import_sources import MAX_SHEET_BYTES, CannotImport, too_large
from cardtable.art.safe_svg import shown
from cardtable.reasons import unpacking_reason
from cardtable.translation import message

ENDINGS = (".zip", ".tar.gz", ".tgz", ".tar.xz", ".tar.bz2")
#: Most members, and most bytes of what is unpacked; as much again may be skipped several times.
MAX_MEMBERS, MAX_BYTES, MAX_SKIPPED = 5_000, 2 * MAX_SHEET_BYTES, 8 * MAX_SHEET_BYTES
#: What goes wrong with an archive that is damaged, locked, or of a kind that Python does not know.
_DAMAGED = (
    *(tarfile.TarError, zipfile.BadZipFile, zlib.error, LZMAError, EOFError, ValueError),
    *(RuntimeError, NotImplementedError),
)


def is_archive(path: Path) -> bool:
    """Whether a file's name is that of an archive."""
    return path.name.lower().endswith(ENDINGS) and os.path.isfile(path)


def unpack(path: Path, place: Path, write: Callable[[Path, bytes], object]) -> Path:
    """Unpack what may belong to a deck into a new folder in ``place``, and return that.

    ``write`` writes a file.

    Raises:
        CannotImport: the archive cannot be read, is too large, or names places outside itself.
    """
    ending = next(ending for ending in ENDINGS if path.name.lower().endswith(ending))
    folder = place / (path.name[: -len(ending)].strip(". ") or "deck")
    folder.mkdir(parents=True)
    called = shown(path.name)
    members = _zip if ending == ".zip" else _tar
    whole = 0
    try:
        for name, file in members(path):
            data = file.read(MAX_BYTES + 1 - whole)
            whole += len(data)
            if whole > MAX_BYTES:
                raise CannotImport(_sentence(path, too_large(MAX_BYTES)))
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if not target.is_dir():
                write(target, data)
    except (*_DAMAGED, OSError) as error:
        reason = unpacking_reason(error)
        raise CannotImport(
            message("{name} can’t be read ({strerror}).", name=called, strerror=reason)
        ) from error
    return folder


def _zip(path: Path) -> Iterator[tuple[str, IO[bytes]]]:
    with zipfile.ZipFile(path) as archive:
        for count, member in enumerate(archive.infolist()):
            _count(path, count)
            name = member.filename.replace("\\", "/")  # as some programs for Windows write it
            kind = stat.S_IFMT(member.external_attr >> 16)
            plain = not name.endswith("/") and kind in (0, stat.S_IFREG)
            if _wanted(path, name) and plain:
                with archive.open(member) as file:
                    yield name, file


def _tar(path: Path) -> Iterator[tuple[str, IO[bytes]]]:
    with tarfile.open(path) as archive:
        skipped = 0
        for count, member in enumerate(archive):
            _count(path, count)
            wanted = _wanted(path, member.name)
            file = archive.extractfile(member) if wanted and member.isreg() else None
            if file is not None:
                yield member.name, file
                continue
            skipped += member.size
            if skipped > MAX_SKIPPED:
                raise CannotImport(_sentence(path, too_large(MAX_SKIPPED)))


def _count(path: Path, count: int) -> None:
    if count >= MAX_MEMBERS:
        raise CannotImport(message("There are too many files in {name}.", name=shown(path.name)))


def _wanted(path: Path, name: str) -> bool:
    """Whether a member may be a picture or a text of a deck."""
    member = PurePosixPath(name.replace("\\", "/"))
    if member.is_absolute() or ".." in member.parts or ":" in name:
        raise CannotImport(
            message(
                "Deck {where}: “{file}” leads outside its folder.",
                where=shown(path.name),
                file=shown(name),
            )
        )
    hidden = any(part.startswith((".", "__MACOSX")) for part in member.parts)
    pictured = member.suffix.lower() in (".svg", ".svgz") or is_text(Path(member.name))
    pictured = pictured or member.name in OWN_FORM
    possible = "\\" not in name and "\0" not in name and len(os.fsencode(name)) < 200
    return pictured and possible and not hidden


def _sentence(path: Path, reason: str) -> str:
    return message("{name} {reason}.", name=shown(path.name), reason=reason)
