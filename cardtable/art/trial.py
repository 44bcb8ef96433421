"""Can a deck from outside be drawn? Every face is drawn once, in a process that can be lost.

A face may pass every check of its text and still take minutes to draw, or gigabytes: ten thousand
large shapes over one another are few numbers. So before a deck is offered each face is drawn as
large as it may ever be needed, and what takes too much time or memory refuses the deck. Time is
that of the processor, so that a busy machine does not refuse what is good.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from cardtable.art.deck import BASE, BadDeck, Deck, files_of
from cardtable.art.deck_files import load
from cardtable.art.safe_svg import shown
from cardtable.art.safety import check
from cardtable.telling import told

#: Height in pixels at which a face is tried: as high as a card gets on the largest screens.
HEIGHT = 1_200
#: Seconds of the processor that one face may take, and all faces of a deck together.
FACE_SECONDS, DECK_SECONDS = 0.5, 4.0
#: Seconds on the clock after which a face is given up, however busy the machine is.
GIVE_UP = 30.0
#: MB that drawing may take, beside what the process needs anyway.
MEMORY = 400
#: Exit codes of a process that somebody else has ended: no face did that.
_ENDED = {-getattr(signal, name, 0) for name in ("SIGHUP", "SIGINT", "SIGKILL", "SIGTERM")} - {0}


class NotTried(Exception):
    """It cannot be said now whether a deck can be drawn; half a sentence says why."""


def judge(folder: Path) -> list[str]:
    """What is wrong with a deck folder, drawing included; empty if it can be used.

    Raises:
        NotTried: if that cannot be said now.
    """
    wrong = check(folder)
    if wrong:
        return wrong
    try:
        deck = load(folder)
    except BadDeck as error:  # it has changed in between
        return [error.args[0]]
    reason = against_drawing(deck)
    if not reason:
        return []
    return [told("BadDeck", "Deck {where}: {reason}.", where=shown(folder.name), reason=reason)]


def against_drawing(deck: Deck) -> str:
    """Why a deck whose files are safe cannot be drawn, half a sentence; empty if it can.

    Raises:
        NotTried: if that cannot be said now.
    """
    names = [name for name in files_of(deck) if not name.startswith(BASE)]
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    paths = [str(deck.file(name)) for name in names]
    process = context.Process(
        target=_draw_all, args=(theirs, paths, deck.ratio, FACE_SECONDS), daemon=True
    )
    try:
        process.start()
    except OSError as error:
        raise NotTried(
            told("BadDeck", "no process can be started ({strerror})", strerror=error.strerror)
        ) from error
    theirs.close()
    try:
        return _watched(ours, names, process)
    finally:
        ours.close()
        process.kill()
        process.join(timeout=5)


def _watched(pipe: Connection, names: list[str], process: BaseProcess) -> str:
    """What the process says of the faces, one after the other."""
    whole = 0.0
    for name in names:
        face = shown(name)
        try:
            if not pipe.poll(GIVE_UP):
                raise NotTried(
                    told(
                        "BadDeck",
                        "{face} was not drawn within {limit:.0f} s",
                        face=face,
                        limit=GIVE_UP,
                    )
                )
            seconds, memory, warned = pipe.recv()
        except (EOFError, OSError) as error:  # it was ended for what it wanted, as a rule
            process.join(timeout=5)
            if process.exitcode in _ENDED:
                raise NotTried(
                    told("BadDeck", "what was drawing {face} has been ended", face=face)
                ) from error
            return told("BadDeck", "{face} takes too long to draw, or too much memory", face=face)
        if warned:
            return told("BadDeck", "{face} holds something that cannot be drawn", face=face)
        whole += seconds
        if seconds > FACE_SECONDS:
            return told(
                "BadDeck",
                "{face} takes {seconds:.1f} s to draw, which is too long",
                face=face,
                seconds=seconds,
            )
        if memory > MEMORY:
            return told(
                "BadDeck",
                "{face} takes {memory:.0f} MB to draw, which is too much",
                face=face,
                memory=memory,
            )
        if whole > DECK_SECONDS:
            return told(
                "BadDeck", "its faces take more than {limit:.0f} s to draw", limit=DECK_SECONDS
            )
    return ""


def _draw_all(pipe: Connection, paths: list[str], ratio: float, seconds: float) -> None:
    """Within the process, which alone needs Qt: whoever only names a deck does without."""
    importlib.import_module("cardtable.art.drawing").draw_all(pipe, paths, ratio, HEIGHT, seconds)
