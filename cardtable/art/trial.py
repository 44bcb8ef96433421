"""Tries whether a deck from outside can be drawn: every face once, in an expendable process.

A face may pass every check of its text and still take minutes to draw, or gigabytes: ten thousand
large overlapping shapes are only a few numbers. So before a deck is offered, each face is drawn as
large as it may ever be needed, and a deck that takes too much time or memory is refused. Processor
time counts, so that a busy machine does not refuse a good deck.
"""

from __future__ import annotations

import importlib
import multiprocessing
import signal
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from cardtable.art.deck import BadDeck, Deck, own_files
from cardtable.art.deck_files import load
from cardtable.art.safe_svg import shown
from cardtable.art.safety import check
from cardtable.reasons import system_reason
from cardtable.spawning import end_with_parent, keep_quiet
from cardtable.translation import message

#: Height in pixels at which a face is tried: the height of a card on the largest screens.
HEIGHT = 1_200
#: Seconds of processor time for one face, and for all faces of a deck together: twice what the
#: slowest of twenty published decks takes (1.4 and 13 s; most take less than 0.1 and 3 s).
FACE_SECONDS, DECK_SECONDS = 3.0, 30.0
#: Seconds of real time after which a face, and a whole deck, is given up, however busy the machine
#: is: what waits for something takes no processor time.
GIVE_UP, DECK_GIVE_UP = 30.0, 180.0
#: MB that drawing may take, in addition to what the process needs anyway.
MEMORY = 400
#: Exit codes of a process that was ended from outside, not by a face.
_ENDED = {-getattr(signal, name, 0) for name in ("SIGHUP", "SIGINT", "SIGKILL", "SIGTERM")} - {0}


class NotTried(Exception):
    """Whether a deck can be drawn is unknown for now; half a sentence says why."""


def judge(folder: Path) -> list[str]:
    """Return what is wrong with a deck folder, drawing included; empty if it can be used.

    Raises:
        NotTried: if that cannot be found out now.
    """
    wrong = check(folder)
    if wrong:
        return wrong
    try:
        deck = load(folder)
    except BadDeck as error:  # it has changed meanwhile
        return [error.args[0]]
    reason = against_drawing(deck)
    if not reason:
        return []
    return [message("Deck {where}: {reason}.", where=shown(folder.name), reason=reason)]


def against_drawing(deck: Deck) -> str:
    """Return why a deck of safe files cannot be drawn, half a sentence; empty if it can.

    Raises:
        NotTried: if that cannot be found out now.
    """
    names = own_files(deck)
    keep_quiet()
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
            message("no process can be started ({strerror})", strerror=system_reason(error))
        ) from error
    theirs.close()
    try:
        return _watched(ours, names, process)
    finally:
        ours.close()
        process.kill()
        process.join(timeout=5)


def _watched(pipe: Connection, names: list[str], process: BaseProcess) -> str:
    """Check what the process reports, face by face; return why the deck is refused, if it is."""
    whole = 0.0
    until = time.monotonic() + DECK_GIVE_UP
    for name in names:
        face = shown(name)
        left = until - time.monotonic()
        try:
            if left < GIVE_UP and not pipe.poll(max(0.0, left)):
                raise NotTried(
                    message("its faces weren’t drawn within {limit:.0f} s", limit=DECK_GIVE_UP)
                )
            if not pipe.poll(GIVE_UP):
                raise NotTried(
                    message("{face} wasn’t drawn within {limit:.0f} s", face=face, limit=GIVE_UP)
                )
            seconds, memory, warned = pipe.recv()
        except (EOFError, OSError) as error:  # usually ended because it exceeded its limits
            process.join(timeout=5)
            if process.exitcode in _ENDED:
                raise NotTried(
                    message("the process that was drawing {face} was stopped", face=face)
                ) from error
            return message("{face} takes too long to draw, or too much memory", face=face)
        if warned:
            return message("{face} contains something that can’t be drawn", face=face)
        whole += seconds
        if seconds > FACE_SECONDS:
            return message(
                "{face} takes {seconds:.1f} s to draw, which is too long",
                face=face,
                seconds=seconds,
            )
        if memory > MEMORY:
            return message(
                "{face} takes {memory:.0f} MB to draw, which is too much", face=face, memory=memory
            )
        if whole > DECK_SECONDS:
            return message("its faces take more than {limit:.0f} s to draw", limit=DECK_SECONDS)
    return ""


def _draw_all(pipe: Connection, paths: list[str], ratio: float, seconds: float) -> None:
    """Run in the process, which alone needs Qt, so that naming a deck does not load it."""
    end_with_parent()
    importlib.import_module("cardtable.art.drawing").draw_all(pipe, paths, ratio, HEIGHT, seconds)
