"""What can be typed: the commands of the command line, their options and their help.

Texts are English here and translated only when somebody asks for them, so that a start that shows
no help reads no catalogue.

It is long because it is a single table, one paragraph per command; nothing is decided here.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NoReturn

from cardtable.failures import WrongUse
from cardtable.speech import say
from cardtable.telling import Told, told

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

#: Texts of argparse itself; a newer Python may word them differently, and those stay English.
_ARGPARSE: dict[str, Told] = {
    str(text): text
    for text in (
        told("Argparse", "usage: "),
        told("Argparse", "positional arguments"),
        told("Argparse", "options"),
        told("Argparse", "show this help message and exit"),
        told("Argparse", "the following arguments are required: %s"),
        told("Argparse", "unrecognized arguments: %s"),
        told("Argparse", "argument %(argument_name)s: %(message)s"),
        told("Argparse", "expected one argument"),
        told("Argparse", "expected at most one argument"),
        told("Argparse", "expected at least one argument"),
        told("Argparse", "ignored explicit argument %r"),
        told("Argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
        told("Argparse", "invalid %(type)s value: %(value)r"),
        told("Argparse", "ambiguous option: %(option)s could match %(matches)s"),
    )
}


def whole(text: str) -> int:
    """Return the number that a text says in plain figures.

    Raises:
        ValueError: if it says none.
    """
    if not re.fullmatch("-?[0-9]+", text):
        raise ValueError(text)
    return int(text)


whole.__name__ = "number"  # what argparse calls it


def _argparse_says(text: str) -> str:
    """Return one of argparse's own texts in the language of the command."""
    return say(_ARGPARSE[text]) if text in _ARGPARSE else text


@contextlib.contextmanager
def saying() -> Iterator[None]:
    """Translate argparse's own words into the language of the command within this context."""
    module: Any = argparse
    before = module._
    module._ = _argparse_says
    try:
        yield
    finally:
        module._ = before


class _Formatter(argparse.HelpFormatter):
    """Help in the language of the command."""

    def add_text(self, text: str | None) -> None:
        super().add_text(say(text) if text is not None else None)

    def start_section(self, heading: str | None) -> None:
        super().start_section(_argparse_says(heading) if heading is not None else None)

    def add_usage(self, usage, actions, groups, prefix=None) -> None:  # type: ignore[no-untyped-def]
        said = _argparse_says("usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        text = action.help
        return say(text) if isinstance(text, Told) else text and _argparse_says(text)


class _Parser(argparse.ArgumentParser):
    """Raises an exception on wrong use, and shows help in the player's language."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # Argparse itself stays silent when help cannot be written.
        out = file or sys.stderr
        if message and out is not None:  # a windowed program on Windows has neither stream
            out.write(message)

    def error(self, message: str) -> NoReturn:
        said = f"{message[:1].upper()}{message[1:]}"
        raise WrongUse(told("CommandLine", "{message}. Try “cardtable --help”.", message=said))


class _Version(argparse.Action):
    """Looks up the commit only when somebody asks for the version."""

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
    """Return the parser of the whole command line."""
    top = _Parser(
        formatter_class=_Formatter,
        prog="cardtable",
        description=told(
            "CommandLine", "Card games at one table: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin."
        ),
        epilog=told(
            "CommandLine",
            "Without a command the window opens. Example: cardtable play dou-dizhu --lang de",
        ),
    )
    top.add_argument(
        "--version", action=_Version, nargs=0, help=told("CommandLine", "show version and commit")
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def add(name: str, help_: Told, example: str) -> argparse.ArgumentParser:
        made = commands.add_parser(
            name,
            help=help_,
            description=help_,
            epilog=told("CommandLine", "Example: {example}", example=example),
            formatter_class=_Formatter,
        )
        if name not in ("play", "deck", "replay", "selftest"):  # these say more of it
            made.add_argument(
                "--lang", help=told("CommandLine", "language: en, de, ja, zh_CN, zh_TW")
            )
        made.add_argument("--json", action="store_true", help=told("CommandLine", "answer in JSON"))
        return made

    def add_rules(made: argparse.ArgumentParser) -> None:
        made.add_argument("--preset", help=told("CommandLine", "named set of house rules"))
        made.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="KEY=VALUE",
            help=told("CommandLine", "one house rule"),
        )
        made.add_argument(
            "--seed", help=told("CommandLine", "numbered deal, or 32 hexadecimal digits")
        )

    play = add(
        "play",
        told("CommandLine", "open the window"),
        "cardtable play dou-dizhu --seats human,hard,hard",
    )
    play.add_argument(
        "game",
        nargs="?",
        help=told("CommandLine", "start a match of this game, or open this record"),
    )
    play.add_argument(
        "--seats",
        help=told("CommandLine", "human, easy, medium, hard, expert; separated by commas"),
    )
    add_rules(play)
    play.add_argument("--deck", help=told("CommandLine", "deck to play with"))
    play.add_argument("--lang", help=told("CommandLine", "language: en, de, ja, zh_CN, zh_TW"))

    add(
        "games",
        told("CommandLine", "games, presets, options with their values, decks"),
        "cardtable games --json",
    )

    deck = add(
        "deck",
        told(
            "CommandLine",
            "list decks; draw, print or export one; check a folder",
        ),
        "cardtable deck hanafuda --sheet hanafuda.png --lang de",
    )
    deck.add_argument("deck", nargs="?", help=told("CommandLine", "describe or draw this deck"))
    deck.add_argument(
        "--sheet",
        metavar="FILE",
        help=told("CommandLine", "draw all its cards: .png, .svg or .pdf"),
    )
    deck.add_argument(
        "--width",
        type=whole,
        default=1600,
        metavar="PX",
        help=told("CommandLine", "width of the sheet"),
    )
    deck.add_argument(
        "--lang", help=told("CommandLine", "language of the names: en, de, ja, zh_CN, zh_TW")
    )
    deck.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=on|off",
        help=told("CommandLine", "an option of the deck"),
    )
    deck.add_argument("--back", help=told("CommandLine", "which back"))
    deck.add_argument(
        "--vision",
        choices=("protan", "deutan", "tritan"),
        help=told("CommandLine", "draw the sheet as colour-blind people see it"),
    )
    deck.add_argument(
        "--print",
        metavar="FOLDER",
        help=told("CommandLine", "write cards, sheets, plates, box and rules to be printed"),
    )
    deck.add_argument(
        "--export",
        choices=("zip", "kde"),
        help=told(
            "CommandLine", "write the deck for other programs: its pictures, or a deck for KPat"
        ),
    )
    deck.add_argument(
        "--into", metavar="FOLDER", help=told("CommandLine", "where the export is written (here)")
    )
    deck.add_argument(
        "--check",
        metavar="FOLDER",
        help=told("CommandLine", "check whether this folder is a safe and complete deck"),
    )
    deck.add_argument(
        "--import",
        dest="sources",
        nargs="+",
        metavar="FILE",
        help=told("CommandLine", "make a deck of another program’s SVG files or folder"),
    )

    simulate = add(
        "simulate",
        told("CommandLine", "bots play among themselves"),
        "cardtable simulate dou-dizhu --seats expert,easy,easy --deals 200 --mirror --workers 2",
    )
    simulate.add_argument("game")
    simulate.add_argument(
        "--seats", required=True, help=told("CommandLine", "levels, separated by commas")
    )
    simulate.add_argument(
        "--deals",
        type=whole,
        required=True,
        help=told("CommandLine", "how many deals to play"),
    )
    simulate.add_argument(
        "--mirror", action="store_true", help=told("CommandLine", "play every deal from all sides")
    )
    simulate.add_argument(
        "--workers",
        type=whole,
        default=1,
        metavar="N",
        help=told("CommandLine", "processes"),
    )
    simulate.add_argument(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help=told("CommandLine", "a Dask scheduler whose workers play"),
    )
    simulate.add_argument(
        "--record", metavar="FILE", help=told("CommandLine", "write the matches’ records")
    )
    add_rules(simulate)

    replay = add(
        "replay",
        told("CommandLine", "a record in words"),
        "cardtable replay match.cardtable --lang de",
    )
    replay.add_argument("file")
    replay.add_argument(
        "--to", type=whole, metavar="N", help=told("CommandLine", "only the first N actions")
    )
    replay.add_argument("--lang", help=told("CommandLine", "language: en, de, ja, zh_CN, zh_TW"))
    verify = add(
        "verify",
        told("CommandLine", "replay a record: what it proves, what it only states, what fails"),
        "cardtable verify match.cardtable --bots",
    )
    verify.add_argument("file")
    verify.add_argument(
        "--fingerprint",
        metavar="DIGITS",
        help=told("CommandLine", "as noted before the deal, all 64 digits"),
    )
    verify.add_argument(
        "--bots",
        action="store_true",
        help=told("CommandLine", "ask the bots again whether they would play the same"),
    )

    stats = add(
        "stats",
        told(
            "CommandLine",
            "your own matches in figures: wins, scores, streaks, what was given away",
        ),
        "cardtable stats --game dou-dizhu --by level",
    )
    stats.add_argument("--game", help=told("CommandLine", "only this game"))
    ways = ("game", "rules", "level", "opponent", "seat", "month", "help")
    stats.add_argument(
        "--by",
        choices=ways,
        default="game",
        help=told("CommandLine", "what each line stands for"),
    )
    stats.add_argument(
        "--csv",
        action="store_true",
        help=told("CommandLine", "one line per match, for a spreadsheet"),
    )
    recover = add(
        "recover",
        told(
            "CommandLine",
            "bring the matches of a damaged file, or of another one, into the journal",
        ),
        "cardtable recover journal-damaged-20260102-030405.sqlite",
    )
    recover.add_argument("file")
    add(
        "vacuum",
        told("CommandLine", "free the space that deleted matches took up in the journal"),
        "cardtable vacuum --json",
    )

    selftest = add(
        "selftest",
        told("CommandLine", "play every game through the real window, offscreen"),
        "cardtable selftest --shots shots --lang de",
    )
    selftest.add_argument(
        "--shots", metavar="DIR", help=told("CommandLine", "save a picture of each phase there")
    )
    selftest.add_argument(
        "--lang", action="append", default=[], help=told("CommandLine", "language; may be repeated")
    )
    selftest.add_argument(
        "--game", action="append", default=[], help=told("CommandLine", "only this game")
    )

    bench = add(
        "bench",
        told("CommandLine", "the figures of tests/benchmarks, as a table (named in English)"),
        "cardtable bench",
    )
    bench.add_argument("--only", help=told("CommandLine", "part of a benchmark’s name"))
    return top
