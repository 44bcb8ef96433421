"""The player's own decks: found once, judged once, and not in the window's thread.

Judging a large deck takes seconds. So it is done in the background, and the verdict is remembered
as long as the folder's files do not change.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import stat
import threading
from collections.abc import Callable
from pathlib import Path

from cardtable.art.deck import BadDeck, Deck
from cardtable.art.deck_files import load, shipped_decks
from cardtable.files import read_regular, write_whole
from cardtable.translation import message, packed, unpacked

#: Usable decks by id, and by folder why others are refused.
Found = tuple[dict[str, Deck], dict[str, str]]
#: Most own decks that are looked at.
MAX_OWN = 50
#: File with the verdicts, beside the folder of decks.
MEMORY = "decks-judged.json"

_found: dict[Path, Found] = {}
_looking: dict[Path, threading.Thread] = {}


def own_decks(place: Path, memory: Path | None = None) -> Found:
    """Return the decks in a folder that are safe and complete, and why the others are refused.

    There are none while they are being looked for in the background. Verdicts are remembered in
    ``memory``, by default a file beside the folder.
    """
    if place in _found:
        return _found[place]
    thread = _looking.get(place)
    if thread is not None and thread.is_alive():
        return {}, {}
    _found[place] = _look(place, memory)
    return _found[place]


def look_in_background(place: Path, done: Callable[[], None], patience: float) -> None:
    """Look for decks in a thread; it calls ``done`` if that takes over ``patience`` seconds."""
    if place in _found:
        return
    late = threading.Event()

    def look() -> None:
        _found[place] = _look(place)
        if late.is_set():
            done()

    thread = threading.Thread(target=look, name="decks", daemon=True)
    _looking[place] = thread
    with contextlib.suppress(RuntimeError):  # no further thread: whoever needs them looks
        thread.start()
        thread.join(patience)
    late.set()


def accept(folder: Path) -> None:
    """Use a new deck that has just been judged, and found good, from now on."""
    place = folder.parent
    kept = place.parent / MEMORY
    _remember(kept, {**_remembered(kept), folder.name: [_mark_of(folder), packed("")]})
    _found[place] = _look(place)


def forget() -> None:
    """Forget what was found; look again next time."""
    _found.clear()
    _looking.clear()


def _look(place: Path, kept: Path | None = None) -> Found:
    good: dict[str, Deck] = {}
    refused: dict[str, str] = {}
    try:
        entries = sorted(place.iterdir())
    except OSError:
        return good, refused
    # One that begins with a dot is not finished.
    folders = [e for e in entries if os.path.isdir(e) and not e.name.startswith(".")][:MAX_OWN]
    if folders:  # most players have none, and the judging code is not loaded then
        from cardtable.art.trial import NotTried, judge
    kept = kept or place.parent / MEMORY
    before = _remembered(kept)
    memory: dict[str, list[object]] = {}
    for folder in folders:
        if folder.is_symlink():
            refused[folder.name] = message(
                "Deck {where}: links to folders aren’t followed.", where=folder.name
            )
            continue
        mark = _mark_of(folder)
        known = before.get(folder.name)
        reason = _verdict(known, mark)
        if reason is None:
            try:
                reason = next(iter(judge(folder)), "")
            except NotTried as error:  # perhaps next time
                refused[folder.name] = message(
                    "Deck {where}: {reason}.", where=folder.name, reason=error.args[0]
                )
                continue
        memory[folder.name] = [mark, packed(reason)]
        if memory[folder.name] != known:  # a start that is cut off need not judge it again
            _remember(kept, {**before, **memory})
        if reason:
            refused[folder.name] = reason
            continue
        try:
            deck = load(folder)
        except BadDeck as error:
            refused[folder.name] = error.args[0]
            continue
        if deck.id in shipped_decks() or deck.id in good:
            refused[folder.name] = message(
                "Deck {where}: the id {id} is already taken.", where=folder.name, id=deck.id
            )
        else:
            good[deck.id] = deck
    if memory != before:
        _remember(kept, memory)
    return good, refused


def _verdict(known: object, mark: str) -> str | None:
    """Return a verdict that is remembered of a folder with this mark; ``None`` if there is none."""
    match known:
        case [str(of), said] if mark and of == mark:
            reason = unpacked(said)
            return reason if reason or said == packed("") else None
    return None


def _mark_of(folder: Path) -> str:
    """Return a value that changes when a file of the folder does; empty if there is too much."""
    from cardtable.art.safety import MAX_TOTAL_BYTES, RULES, files_below

    files = files_below(folder)
    if files is None:
        return ""
    whole = hashlib.sha256(RULES.encode())
    size = 0
    for path in files:
        try:
            found = path.lstat()
            told = f"{path.relative_to(folder)}\0{found.st_size}\0{found.st_mode}\0"
            whole.update(told.encode("utf-8", "surrogateescape"))
            if stat.S_ISLNK(found.st_mode):
                whole.update(os.readlink(path).encode("utf-8", "surrogateescape"))
            if not stat.S_ISREG(found.st_mode):
                continue  # reading it might never end
            size += found.st_size
            if size > MAX_TOTAL_BYTES:
                return ""
            whole.update(read_regular(path, MAX_TOTAL_BYTES))
        except OSError:
            return ""
    return whole.hexdigest()


def _remembered(path: Path) -> dict[str, list[object]]:
    try:
        kept = json.loads(read_regular(path, 1_000_000))
    except (OSError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _remember(path: Path, memory: dict[str, list[object]]) -> None:
    with contextlib.suppress(OSError):  # they are judged again next time
        write_whole(path, json.dumps(memory).encode(), private=True)
