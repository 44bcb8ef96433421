"""Takes in decks of other programs: makes a deck folder of their files.

The files come from anywhere. So a process of its own reads them, with limits of time and memory,
and writes a new deck beside the player's decks; that deck is judged like any other
(:mod:`cardtable.art.trial`), and only then moved to where decks are looked for.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path

from cardtable.art.deck import MAX_FACE_BYTES, BadDeck, Deck, files_of
from cardtable.art.deck_files import load, shipped_decks
from cardtable.art.own import accept
from cardtable.files import make_private_folder, read_regular
from cardtable.folders import data_folder
from cardtable.reasons import system_reason
from cardtable.spawning import end_with_parent, keep_quiet
from cardtable.translation import message

#: Seconds of processor time for a whole deck; the slowest published ones take 12.
SECONDS = 120
#: Seconds without a word from the process after which it is given up.
SILENCE = 90.0
#: Seconds of real time for a whole deck, however often the process reports: what waits for
#: something takes no processor time.
GIVE_UP = 300.0
_ID_LINE = re.compile(r"^id\s*=.*$", re.MULTILINE)
#: Folders with this beginning hold a deck that is not finished.
_HALF = ".importing-"
#: Seconds after which a half-made folder was left behind by a program that ended.
_STALE = 3_600.0


class Cancelled(Exception):
    """The player does not want the deck any more."""


@dataclass(frozen=True)
class Imported:
    """A deck that was taken in.

    Attributes:
        id: of the deck.
        folder: where it is.
        remarks: what the player should know, a sentence each.
    """

    id: str
    folder: Path
    remarks: tuple[str, ...]


def import_deck(
    sources: Sequence[Path],
    place: Path,
    progress: Callable[[int, int], None] = lambda _done, _whole: None,
    cancelled: Callable[[], bool] = lambda: False,
    language: str = "en",
) -> Imported:
    """Make a deck in the folder ``place`` of the files and folders given.

    ``language`` is that of the name by which a deck is called that is there already.

    Raises:
        BadDeck: if that is not possible; nothing is left behind then.
        Cancelled: if ``cancelled`` became true meanwhile.
    """
    half: Path | None = None
    try:
        make_private_folder(place)
        _clear(place)
        half = Path(tempfile.mkdtemp(prefix=_HALF, dir=place))
        made = half / "deck"
        make_private_folder(made)
        id_, remarks = _made(sources, made, progress, cancelled)
        id_ = _free(id_, made, place, language)
        folder = place / id_
        made = made.rename(half / id_)  # what is wrong with a deck is said with its folder's name
        _judge(made, cancelled)
        os.rename(made, folder)
    except OSError as error:
        raise BadDeck(
            message(
                "The deck can’t be written to {folder} ({strerror}).",
                folder=str(place),
                strerror=system_reason(error),
            )
        ) from error
    finally:
        if half is not None:
            shutil.rmtree(half, ignore_errors=True)
    accept(folder)
    return Imported(id_, folder, remarks)


def _clear(place: Path) -> None:
    """Remove what imports that never ended have left."""
    for folder in place.glob(f"{_HALF}*"):
        with contextlib.suppress(OSError):
            if time.time() - folder.stat().st_mtime > _STALE:
                shutil.rmtree(folder, ignore_errors=True)


def _free(id_: str, made: Path, place: Path, language: str) -> str:
    """Return an id that no other deck has, and write it down.

    Raises:
        BadDeck: if the same deck is there already, under whatever id or name.
    """
    from cardtable.art.brought import brought_decks

    ours = load(made)
    taken = {*shipped_decks(), *brought_decks((), data_folder())}
    for entry in place.iterdir():
        taken.add(entry.name.lower())
        if entry == made.parent or not entry.is_dir():
            continue
        try:
            theirs = load(entry)
        except BadDeck:
            continue
        taken.add(theirs.id)
        if _same(theirs, ours):
            raise BadDeck(message("This deck already exists: {name}.", name=theirs.name(language)))
    free, number = id_, 1
    while free in taken:
        number += 1
        free = f"{id_[:36]}_{number}"
    if ours.id != free:
        toml = made / "deck.toml"
        text = toml.read_text("utf-8-sig")
        toml.write_text(_ID_LINE.sub(f'id = "{free}"', text, count=1), encoding="utf-8")
        if load(made).id != free:  # the line isn’t as we write it
            raise BadDeck(
                message("Deck {where}: the id {id} is already taken.", where=id_, id=ours.id)
            )
    return free


def _same(one: Deck, other: Deck) -> bool:
    """Whether two decks are the same but for their names."""
    alike = replace(one, id=other.id, names=other.names, folder=other.folder)
    with contextlib.suppress(OSError):
        return alike == other and all(
            read_regular(one.file(file), MAX_FACE_BYTES + 1)
            == read_regular(other.file(file), MAX_FACE_BYTES + 1)
            for file in files_of(one)
        )
    return False


def _judge(made: Path, cancelled: Callable[[], bool]) -> None:
    from cardtable.art.trial import NotTried, judge

    if cancelled():
        raise Cancelled
    try:
        wrong = judge(made)
    except NotTried as error:
        raise BadDeck(
            message("Can’t tell whether this deck can be used: {error}.", error=error.args[0])
        ) from error
    if wrong:
        raise BadDeck(*wrong)


def _made(
    sources: Sequence[Path],
    half: Path,
    progress: Callable[[int, int], None],
    cancelled: Callable[[], bool],
) -> tuple[str, tuple[str, ...]]:
    """Have the deck made in a process; return its id and remarks."""
    keep_quiet()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(
        target=_make,
        args=(theirs, [str(source.absolute()) for source in sources], str(half)),
        daemon=True,
    )
    process.start()
    theirs.close()
    begun = heard = time.monotonic()
    try:
        while True:
            if cancelled():
                raise Cancelled
            if time.monotonic() - begun > GIVE_UP:
                raise BadDeck(_too_slow(sources))
            if ours.poll(0.1):
                heard = time.monotonic()
                match ours.recv():
                    case ("progress", int(done), int(whole)):
                        progress(done, whole)
                    case ("not written", OSError() as error):
                        raise error
                    case ("refused", *reasons):
                        raise BadDeck(*reasons)
                    case ("made", str(id_), *remarks):
                        return id_, tuple(remarks)
            elif time.monotonic() - heard > SILENCE:
                raise BadDeck(_too_much(sources))
    except EOFError as error:
        raise BadDeck(_too_much(sources)) from error
    finally:
        ours.close()
        process.kill()
        process.join(timeout=5)


def _too_much(sources: Sequence[Path]) -> str:
    from cardtable.art.safe_svg import shown

    return message(
        "{name} takes too long to read or draw, or too much memory; simplify it in an editor.",
        name=shown(sources[0].name),
    )


def _too_slow(sources: Sequence[Path]) -> str:
    from cardtable.art.safe_svg import shown

    return message(
        "{name} couldn’t be read and drawn within {limit:.0f} s. Try again when the computer isn’t "
        "busy.",
        name=shown(sources[0].name),
        limit=GIVE_UP,
    )


def _make(pipe: Connection, sources: list[str], half: str) -> None:
    """Run in the process, which alone needs Qt and reads what comes from anywhere."""
    end_with_parent()
    os.umask(0o077)  # all that is written belongs to the player alone
    importlib.import_module("cardtable.art.drawing").limit(SECONDS)
    run = importlib.import_module("cardtable.art.import_process").run
    with contextlib.suppress(OSError):  # nobody is listening any more
        run([Path(source) for source in sources], Path(half), pipe.send)
