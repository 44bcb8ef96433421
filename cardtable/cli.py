"""The command line: opens the window, or runs a command for scripts, tests and the curious.

Each command exits 0, 1 (failed) or 2 (wrong use), with one clear line when it is not 0.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

from cardtable.arguments import check_together, parser, saying
from cardtable.engine.failed import GameFailed, Interrupted
from cardtable.engine.quoting import printable
from cardtable.failures import Failure, WrongUse, lacks_memory, not_enough_memory
from cardtable.isolating import bare
from cardtable.languages import UnknownLanguage, find_language, system_language
from cardtable.output import never_wait, show_error
from cardtable.reasons import system_reason
from cardtable.translation import message, say, use_language

COMMANDS = (
    "play",
    "games",
    "deck",
    "simulate",
    "replay",
    "verify",
    "stats",
    "recover",
    "vacuum",
    "selftest",
    "bench",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; without ``arguments``, this is the program.

    The program ends with it, whatever threads and handlers a package has left behind.
    """
    if arguments is not None:
        return _command(arguments)
    status: object = 1
    try:
        status = _command(None)
    except SystemExit as error:
        status = error.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    end(status if isinstance(status, int) else 1)


def end(status: int) -> NoReturn:
    """End this process and those it has started, and wait for nothing."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            stream.flush()
    processes = sys.modules.get("multiprocessing")  # whoever has not loaded it has started none
    for child in processes.active_children() if processes is not None else ():
        child.kill()
    os._exit(status)


def _command(arguments: Sequence[str] | None) -> int:
    if getattr(sys, "frozen", False):  # a bundle starts its bots with itself
        import multiprocessing

        multiprocessing.freeze_support()
    _speak_plainly()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0] not in COMMANDS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    use_language(_language(words))
    try:
        try:
            with saying():
                chosen = parser().parse_args(words)
            _check_languages(chosen.lang)
            check_together(chosen)
            if arguments is None and chosen.command in ("play", "selftest"):
                if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
                    # Qt would lose an exception on its way up.
                    signal.signal(signal.SIGINT, _end_at_once)
                if chosen.command == "play":
                    never_wait()
            elif arguments is None:
                for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # not every system has all
                    number = getattr(signal, name, signal.SIGINT)
                    if signal.getsignal(number) is not signal.SIG_IGN:  # as by “nohup”
                        signal.signal(number, _interrupt)
            status = _run(chosen)
        except SystemExit:  # help and version end here
            _flush()
            raise
        _flush()
        return status
    except WrongUse as error:
        _complain(error)
        return 2
    except Failure as error:
        _complain(error)
        return 1
    except GameFailed as error:
        from cardtable.games import package_of

        package = package_of(error.game)
        _complain(Failure(f"{str(error)[:-1]} (package {package})." if package else str(error)))
        return 1
    except KeyboardInterrupt:
        _interrupted()
        return 1
    except (MemoryError, ImportError) as error:
        if not lacks_memory(error):
            raise
        _complain(Failure(not_enough_memory()))
        return 1
    except BrokenPipeError:
        # Whoever was reading our output has stopped; there is nobody left to tell.
        sys.stderr.close()
        return 1
    except OSError as error:
        _forget_output()
        reason = system_reason(error)
        if isinstance(error.filename, str) and error.strerror:
            reason = message("{file}: {reason}", file=error.filename, reason=reason)
        text = message("A file couldn’t be read or written ({reason}).", reason=reason)
        _complain(Failure(text))
        return 1


def _language(words: Sequence[str]) -> str:
    """Return the language a command speaks: the one asked for, else the terminal's."""
    asked = ""
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, is_given, value = word.partition("=")
        if len(name) > 2 and "--lang".startswith(name):  # the parser takes its beginning, too
            asked = value if is_given else following
    if asked:
        with contextlib.suppress(UnknownLanguage):  # refused once all is parsed
            return find_language(asked)
    return system_language()


def _check_languages(asked: str | list[str] | None) -> None:
    """Refuse languages that are none of ours, for every command.

    Raises:
        WrongUse: one is unknown.
    """
    try:
        for name in [asked] if isinstance(asked, str) else asked or []:
            if name:
                find_language(name)
    except UnknownLanguage as error:
        raise WrongUse(*error.args) from error


def _interrupted() -> None:
    show_error(message("Interrupted."))


def _speak_plainly() -> None:
    """Show characters that a terminal or file cannot hold as “?” instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _flush() -> None:
    """Write all buffered output, so that a full disk is noticed while it can still be reported."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _forget_output() -> None:
    """Discard buffered output that could not be written; flushing it at exit would fail again."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # there may be no such file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(error: Exception) -> None:
    if sys.stderr is None:  # Windows, started by a click: nobody would see a line
        import ctypes

        _show_box(ctypes, printable(bare(say(error))))
        return
    show_error(error)


def _show_box(library: Any, line: str) -> None:
    with contextlib.suppress(AttributeError, OSError):
        library.windll.user32.MessageBoxW(None, line, "Cardtable", 0x10)


def _end_at_once(_number: int, _frame: object) -> None:
    _interrupted()
    os._exit(1)


def _interrupt(_number: int, _frame: object) -> None:
    raise Interrupted


def _run(chosen: argparse.Namespace) -> int:
    if chosen.command == "play":
        from cardtable.ui.running.app import play

        return play(chosen)
    if chosen.command == "games":
        from cardtable.commands.games import games

        return games(chosen)
    if chosen.command == "deck":
        if chosen.print is not None or chosen.export is not None:
            from cardtable.printing.command import produce

            return produce(chosen)
        from cardtable.art.command import deck
        from cardtable.games import all_games, declared

        if declared():  # plug-in games bring decks
            all_games()
        return deck(chosen)
    if chosen.command == "simulate":
        from cardtable.commands.simulate import simulate

        return simulate(chosen)
    if chosen.command == "replay":
        from cardtable.commands.records import print_match

        return print_match(chosen)
    if chosen.command == "verify":
        from cardtable.commands.records import verify

        return verify(chosen)
    if chosen.command == "stats":
        from cardtable.commands.stats import stats

        return stats(chosen)
    if chosen.command == "recover":
        from cardtable.commands.journal import recover

        return recover(chosen)
    if chosen.command == "vacuum":
        from cardtable.commands.journal import vacuum

        return vacuum(chosen)
    if chosen.command == "selftest":
        from cardtable.ui.selftest import selftest

        return selftest(chosen)
    from cardtable.commands.bench import bench

    return bench(chosen)
