"""A deck as one archive with everything it needs: SVG, ``deck.toml``, names, licence.

Unpacked into the folder of the player's own decks it is a deck like any other; other programs find
a folder of pictures with a plain list of what they are.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path

from cardtable.art import credits
from cardtable.art.assets import asset_folder
from cardtable.art.deck import BASE, Deck, files_of
from cardtable.art.deck_files import titles
from cardtable.files import write_whole

#: Archives carry no real time, so that the same deck gives the same bytes.
_WHEN = (1980, 1, 1, 0, 0, 0)
_BASE_LINE = re.compile(r'^base\s*=\s*"[^"\n]*"[^\n]*\n', re.MULTILINE)


def is_ours(deck: Deck) -> bool:
    """Whether a deck came with the program, so that its licence is known."""
    return deck.folder.parent == asset_folder() / "cards"


def licence() -> str:
    """Return the text under which our pictures are given away (CC0 1.0)."""
    return (asset_folder() / "LICENSE").read_text(encoding="utf-8")


def texts(deck: Deck) -> dict[str, bytes]:
    """Return the files that say who drew a deck, and under which licence it may be passed on."""
    if is_ours(deck):
        return {"LICENSE": licence().encode()}
    return dict(credits.read(sorted(deck.folder.iterdir()), {}).texts)


def package(deck: Deck) -> bytes:
    """Return the deck as a ``.zip``, in a folder named after it.

    Files that a deck takes from another one are copied into its folder ``base``, so that nothing
    outside is needed. A deck of ours gets the id ``<id>_copy``: a player's own deck may not
    replace one that comes with the program.

    Raises:
        OSError: if a file cannot be read.
    """
    name = f"{deck.id}_copy" if is_ours(deck) else deck.id
    text = (deck.folder / "deck.toml").read_text(encoding="utf-8-sig")
    text = _BASE_LINE.sub("", text, count=1)
    if name != deck.id:
        text = re.sub(r'^id\s*=\s*"[^"\n]*"', f'id = "{name}"', text, count=1, flags=re.MULTILINE)
    members = {**texts(deck), "deck.toml": text.encode(), "titles.toml": _titles(deck).encode()}
    for file in files_of(deck):
        members[file] = deck.file(file).read_bytes()
    return zipped({f"{name}/{file}": data for file, data in members.items()})


def _titles(deck: Deck) -> str:
    """Return the names of all faces, including those of the base."""
    own = titles(deck.folder)
    other = titles(deck.base) if deck.base is not None else {}
    used = {file.removeprefix(BASE) for file in files_of(deck)}
    out = []
    for file, names in {**other, **own}.items():
        if file in used:
            rows = [
                f"{json.dumps(k)} = {json.dumps(v, ensure_ascii=False)}" for k, v in names.items()
            ]
            out.append("\n".join([f"[{json.dumps(file)}]", *rows, ""]))
    return "\n".join(out)


def zipped(members: dict[str, bytes]) -> bytes:
    """Return an archive of these files, with the same bytes each time."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(members):
            entry = zipfile.ZipInfo(file, _WHEN)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, members[file])
    return out.getvalue()


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, creating its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, data)
