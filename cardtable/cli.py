"""The command line: the window, and what serves scripts, tests and the curious.

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
from typing import TYPE_CHECKING, Any, NoReturn

from cardtable.engine.failed import GameFailed
from cardtable.failures import Failure, WrongUse

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

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


class _Parser(argparse.ArgumentParser):
    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # Argparse itself says nothing when help cannot be written.
        out = file or sys.stderr
        if message and out is not None:  # a program of Windows without a console has neither
            out.write(message)

    def error(self, message: str) -> NoReturn:
        raise WrongUse(f"{message[:1].upper()}{message[1:]}. Try “cardtable --help”.")


class _Version(argparse.Action):
    """Asks for the commit only when somebody wants to know."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> NoReturn:
        from cardtable.version import version_line

        parser._print_message(f"{version_line()}\n", sys.stdout)
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = _Parser(
        prog="cardtable",
        description="Card games at one table: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin.",
        epilog="Without a command the window opens. Example: cardtable play dou-dizhu --lang de",
    )
    top.add_argument("--version", action=_Version, nargs=0, help="tell version and commit")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def add(name: str, help_: str, example: str) -> argparse.ArgumentParser:
        made = commands.add_parser(
            name, help=help_, description=help_, epilog=f"Example: {example}"
        )
        made.add_argument("--json", action="store_true", help="answer in JSON")
        return made

    def add_rules(made: argparse.ArgumentParser) -> None:
        made.add_argument("--preset", help="named set of house rules")
        made.add_argument(
            "--option", action="append", default=[], metavar="KEY=VALUE", help="one house rule"
        )
        made.add_argument("--seed", help="numbered deal, or 32 hexadecimal digits")

    play = add("play", "open the window", "cardtable play dou-dizhu --seats human,hard,hard")
    play.add_argument("game", nargs="?", help="start a match of this game, or open this record")
    play.add_argument("--seats", help="human, easy, medium, hard, expert; with commas")
    add_rules(play)
    play.add_argument("--deck", help="deck to play with")
    play.add_argument("--lang", help="language: en, de, ja, zh_CN")

    add("games", "games, presets, options with their values, decks", "cardtable games --json")

    deck = add(
        "deck",
        "the decks; a deck as a picture, on paper, for other programs; is a folder a good one",
        "cardtable deck hanafuda --sheet hanafuda.png --lang de",
    )
    deck.add_argument("deck", nargs="?", help="tell or draw this deck")
    deck.add_argument("--sheet", metavar="FILE", help="draw all its cards: .png, .svg or .pdf")
    deck.add_argument("--width", type=int, default=1600, metavar="PX", help="width of the sheet")
    deck.add_argument("--lang", help="language of the names: en, de, ja, zh_CN")
    deck.add_argument(
        "--option", action="append", default=[], metavar="KEY=on|off", help="what the deck wears"
    )
    deck.add_argument("--back", help="which back")
    deck.add_argument(
        "--vision",
        choices=("protan", "deutan", "tritan"),
        help="draw the sheet as colour-blind people see it",
    )
    deck.add_argument(
        "--print", metavar="FOLDER", help="write cards, sheets, plates, box and rules to be printed"
    )
    deck.add_argument(
        "--export",
        choices=("zip", "kde"),
        help="write the deck for other programs: its pictures, or a deck for KPat",
    )
    deck.add_argument("--into", metavar="FOLDER", help="where the export is written (here)")
    deck.add_argument("--check", metavar="FOLDER", help="is this folder a safe and complete deck")

    simulate = add(
        "simulate",
        "bots play among themselves",
        "cardtable simulate dou-dizhu --seats expert,easy,easy --deals 200 --mirror --workers 2",
    )
    simulate.add_argument("game")
    simulate.add_argument("--seats", required=True, help="levels with commas")
    simulate.add_argument("--deals", type=int, required=True, help="how many deals to play")
    simulate.add_argument("--mirror", action="store_true", help="play every deal from all sides")
    simulate.add_argument("--workers", type=int, default=1, metavar="N", help="processes")
    simulate.add_argument(
        "--cluster", default="", metavar="ADDRESS", help="a Dask scheduler whose workers play"
    )
    simulate.add_argument("--record", metavar="FILE", help="write the matches' records")
    add_rules(simulate)

    replay = add("replay", "a record in words", "cardtable replay match.cardtable --lang de")
    replay.add_argument("file")
    replay.add_argument("--to", type=int, metavar="N", help="only the first N actions")
    replay.add_argument("--lang", help="language: en, de, ja, zh_CN")
    verify = add(
        "verify",
        "replay a record: what it proves, what it only states, what fails",
        "cardtable verify match.cardtable --bots",
    )
    verify.add_argument("file")
    verify.add_argument(
        "--fingerprint", metavar="DIGITS", help="as noted before the deal, all 64 digits"
    )
    verify.add_argument(
        "--bots", action="store_true", help="ask the bots again whether they would play so"
    )

    stats = add(
        "stats",
        "your own matches in figures: wins, scores, streaks, what was given away",
        "cardtable stats --game dou-dizhu --by level",
    )
    stats.add_argument("--game", help="only this game")
    ways = ("game", "rules", "level", "opponent", "seat", "month", "help")
    stats.add_argument("--by", choices=ways, default="game", help="what tells the lines apart")
    stats.add_argument("--csv", action="store_true", help="one line a match, for a spreadsheet")
    recover = add(
        "recover",
        "bring the matches of a damaged or another file into the journal",
        "cardtable recover journal-damaged-20260102-030405.sqlite",
    )
    recover.add_argument("file")
    add(
        "vacuum",
        "give back the room that deleted matches took in the journal",
        "cardtable vacuum --json",
    )

    selftest = add(
        "selftest",
        "play every game through the real window, offscreen",
        "cardtable selftest --shots shots --lang de",
    )
    selftest.add_argument("--shots", metavar="DIR", help="save a picture of each phase there")
    selftest.add_argument("--lang", action="append", default=[], help="language; may be repeated")
    selftest.add_argument("--game", action="append", default=[], help="only this game")
    selftest.add_argument(
        "--eye",
        action="store_true",
        help="look at every picture: cards, words, what lies over what (takes long)",
    )

    bench = add("bench", "the figures of tests/benchmarks, as a table", "cardtable bench")
    bench.add_argument("--only", help="part of a benchmark's name")
    bench.add_argument(
        "--opponents",
        metavar="GAME",
        help="instead, play against another program's player: oklahoma-gin or dou-dizhu",
    )
    bench.add_argument("--deals", type=int, default=100, help="how many, each from both sides")
    bench.add_argument("--level", default="expert", help="who plays for us")
    bench.add_argument("--seed", type=int, default=0, metavar="N", help="number of the first deal")
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit status."""
    if getattr(sys, "frozen", False):  # a bundle starts its bots with itself
        import multiprocessing

        multiprocessing.freeze_support()
    _speak_plainly()
    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or (words[0] not in COMMANDS and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    try:
        try:
            chosen = parser().parse_args(words)
            if arguments is None and chosen.command in ("play", "selftest"):
                # Qt would lose an exception on its way up.
                signal.signal(signal.SIGINT, _end_at_once)
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
        print("cardtable: Interrupted.", file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read our output has enough of it; there is nobody left to tell.
        sys.stderr.close()
        return 1
    except OSError as error:
        _forget_output()
        _complain(Failure(f"Something cannot be read or written ({error.strerror or error})."))
        return 1


def _speak_plainly() -> None:
    """What a terminal or a file cannot hold is shown as “?” and stops nothing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _flush() -> None:
    """Write all that was said, so that a full disk is noticed while it can be told."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _forget_output() -> None:
    """What could not be written would fail once more at the end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # there may be no such file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(error: Exception) -> None:
    """One line, whatever was typed or stands in a file: nothing that a terminal would obey."""
    line = "".join(c if c.isprintable() else "?" for c in str(error))
    if sys.stderr is None:  # Windows, started by a click: nobody would see a line
        import ctypes

        _show_box(ctypes, line)
        return
    print(f"cardtable: {line}", file=sys.stderr)


def _show_box(library: Any, line: str) -> None:
    with contextlib.suppress(AttributeError, OSError):
        library.windll.user32.MessageBoxW(None, line, "Cardtable", 0x10)


def _end_at_once(_number: int, _frame: object) -> None:
    print("cardtable: Interrupted.", file=sys.stderr, flush=True)
    os._exit(1)


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

        if declared():  # games from elsewhere bring decks
            all_games()
        return deck(chosen)
    if chosen.command == "simulate":
        from cardtable.commands.simulate import simulate

        return simulate(chosen)
    if chosen.command == "replay":
        from cardtable.ui.records.replay import print_match

        return print_match(chosen)
    if chosen.command == "verify":
        from cardtable.commands.records import verify

        return verify(chosen)
    if chosen.command == "stats":
        from cardtable.commands.stats import stats

        return stats(chosen)
    if chosen.command == "recover":
        from cardtable.commands.recover import recover

        return recover(chosen)
    if chosen.command == "vacuum":
        from cardtable.commands.vacuum import vacuum

        return vacuum(chosen)
    if chosen.command == "selftest":
        from cardtable.ui.selftest import selftest

        return selftest(chosen)
    if chosen.opponents:
        from cardtable.commands.opponents import opponents

        return opponents(chosen)
    from cardtable.commands.bench import bench

    return bench(chosen)
