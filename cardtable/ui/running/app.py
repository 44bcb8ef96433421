"""Starts the window: screen, fonts, journal, and the match asked for on the command line."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import stat
import sys
from pathlib import Path
from types import ModuleType
from typing import TextIO

from cardtable.art.assets import asset_folder
from cardtable.failures import Failure, WrongUse, lacks_memory, not_enough_memory
from cardtable.folders import data_folder, is_record
from cardtable.output import show_error
from cardtable.translation import message, say

#: Milliseconds that a box is shown when nobody would see a line.
BOX_TIME = 20_000


def play(chosen: argparse.Namespace) -> int:
    """Open the window and run until it is closed."""
    _check_arguments(chosen)
    check_screen()
    _leave_folder(chosen)
    try:
        load_fast()
        from cardtable.ui.running.beginning import Beginning
        from cardtable.ui.running.single import Single
    except ImportError as error:
        raise Failure(missing_library(error)) from error
    try:
        single = Single(data_folder())
    except Failure as error:
        if not _has_readers(sys.stderr):
            _show(say(error))
        raise
    if not single.first:
        if single.hand_over(_wish(chosen)):
            sentence = message("Cardtable is already open; switching to its window.")
            show_error(sentence)
            return 0
        if not single.first:
            sentence = message("Cardtable is already open but not responding; close it first.")
            if single.is_elsewhere():
                sentence = message("Another account is using Cardtable with the same data folder.")
            if not _has_readers(sys.stderr):
                _show(say(sentence))
            raise Failure(sentence)
    begun = Beginning(chosen.lang)
    begun.come_up()
    from cardtable.ui.running.program import Program

    program = Program(begun=begun)
    program.heed_signals()
    single.wished.connect(program.take_wish)
    program.open(chosen)
    single.listen()
    try:
        return program.run()
    finally:
        single.close()


def load_fast() -> None:
    """Skip what Python and PySide do on the side; call it before importing the window's modules.

    A start produces no garbage, so the collector is off until the program runs and collects by
    itself (:mod:`cardtable.ui.upkeep.tasks`). And PySide reads and keeps the source of each
    imported module to learn whether it mentions PySide and might want its methods in another
    spelling. It need not ask that of ours; others do not call Qt. Of the start of ``cardtable play
    oicho-kabu`` PySide's inspection of sources takes 30 ms, the garbage collector 15 ms.
    """
    gc.disable()
    import PySide6.QtCore  # noqa: F401 - PySide's own modules come with it

    feature = sys.modules.get("shibokensupport.feature")
    if feature is not None and hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = _is_ours  # type: ignore[attr-defined]


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.partition(".")[0] == "cardtable"


def _leave_folder(chosen: argparse.Namespace) -> None:
    """Go to a folder that stays, so that the one where the program was started may be removed.

    No process can be started from a folder that is gone: there would be neither bots nor sound.
    """
    if chosen.game is not None and is_record(chosen.game):
        chosen.game = str(Path(chosen.game).absolute())
    if not data_folder().is_absolute():
        os.environ["CARDTABLE_DATA"] = str(data_folder().absolute())
    for folder in (os.path.expanduser("~"), os.path.abspath(os.sep)):
        with contextlib.suppress(OSError):
            os.chdir(folder)
            return


def _has_readers(stream: TextIO | None) -> bool:
    """Whether somebody or something may read what is printed; not if a desktop started us."""
    try:
        number = stream.fileno() if stream is not None else -1
        kind = os.fstat(number).st_mode
    except (OSError, ValueError):
        return False
    return stat.S_ISFIFO(kind) or stat.S_ISREG(kind) or os.isatty(number)


def _show(sentence: str) -> None:
    """Show a sentence in a box of its own, which closes by itself if nobody does."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QMessageBox

    from cardtable.ui.running.platforms import make_application

    make_application()
    box = QMessageBox(QMessageBox.Icon.Warning, "Cardtable", "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    QTimer.singleShot(BOX_TIME, box.reject)
    box.exec()


def missing_library(error: ImportError) -> str:
    """The error message for a missing library that the window needs."""
    if lacks_memory(error):
        return not_enough_memory()
    said = f"The window cannot open because a system library is missing ({error})"
    if (asset_folder().parent / "packaging" / "bootstrap.py").is_file():  # a clone
        return f"{said}; “python3 packaging/bootstrap.py play” installs what it needs."
    return f"{said}."


#: Arguments of the command line that can be handed to a running window.
_WORDS = ("game", "seats", "preset", "option", "seed", "deck", "lang")


def _wish(chosen: argparse.Namespace) -> dict[str, object]:
    """What to ask of a window that is already open."""
    return {name: getattr(chosen, name) for name in _WORDS}


def check_screen() -> None:
    """Raise :class:`Failure` if there is no screen to open a window on."""
    if os.environ.get("QT_QPA_PLATFORM") or not sys.platform.startswith("linux"):
        return
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise Failure(message("No display: neither DISPLAY nor WAYLAND_DISPLAY is set."))


def _only_a_record(chosen: argparse.Namespace) -> None:
    """Refuse options along with a record, which has its own seats and rules."""
    named = [n for n in ("seats", "preset", "seed", "deck") if getattr(chosen, n) is not None]
    if named or chosen.option:
        raise WrongUse(
            message(
                "A record has its own rules: --{named} can’t be used with it.",
                named=(named or ["option"])[0],
            )
        )
    from cardtable.commands.records import played, read_record

    played(chosen.game, read_record(chosen.game), way=False)


def _check_arguments(chosen: argparse.Namespace) -> None:
    """Refuse wrong arguments before anything of Qt is loaded."""
    if chosen.game is not None and is_record(chosen.game):
        _only_a_record(chosen)
    elif chosen.game is None:
        for name in ("seats", "preset", "seed", "deck"):
            if getattr(chosen, name) is not None:
                raise WrongUse(
                    message("--{name} needs a game: cardtable play GAME --{name} …", name=name)
                )
        if chosen.option:
            raise WrongUse(message("--option needs a game: cardtable play GAME --option KEY=VALUE"))
    else:
        from cardtable.commands.match_arguments import (
            game_from,
            options_from,
            seats_from,
            seed_from,
        )

        game = game_from(chosen.game)
        options_from(chosen, game)
        seed_from(chosen.seed)
        if chosen.seats is not None:
            seats_from(chosen.seats, game)
        if chosen.deck is not None:
            from cardtable.art.deck import BadDeck
            from cardtable.art.decks import find_deck

            try:
                find_deck(chosen.deck, game.decks)
            except BadDeck as error:
                raise WrongUse(*error.args) from error
