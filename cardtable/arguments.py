"""What can be typed: the commands of the command line, their options and their help.

Texts are English here and translated only when somebody asks for them, so that a start that shows
no help reads no catalogue.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, NoReturn

from cardtable.failures import WrongUse
from cardtable.phrases.lists import in_row
from cardtable.translation import Message, _, message, say

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

#: Texts of argparse itself, for the catalogues; a newer Python may word them differently, and those
#: stay English.
_ARGPARSE = (
    message("usage: "),
    message("positional arguments"),
    message("options"),
    message("show this help message and exit"),
    message("the following arguments are required: %s"),
    message("unrecognized arguments: %s"),
    message("argument %(argument_name)s: %(message)s"),
    message("expected one argument"),
    message("expected at most one argument"),
    message("expected at least one argument"),
    message("ignored explicit argument %r"),
    message("invalid choice: %(value)r (choose from %(choices)s)"),
    message("invalid %(type)s value: %(value)r"),
    message("ambiguous option: %(option)s could match %(matches)s"),
)


def whole(text: str) -> int:
    """Return the number that a text says in plain figures.

    Raises:
        ValueError: if it says none.
    """
    if not re.fullmatch("-?[0-9]+", text):
        raise ValueError(text)
    return int(text)


whole.__name__ = "number"  # what argparse calls it


def place(text: str) -> str:
    """Return the name of a file or folder.

    Raises:
        argparse.ArgumentTypeError: if it is empty, which would be the folder that one is in.
    """
    if not text:
        raise argparse.ArgumentTypeError(_("the name of a file or folder is missing"))
    return text


@contextlib.contextmanager
def saying() -> Iterator[None]:
    """Translate argparse's own words into the language of the command within this context."""
    module: Any = argparse
    before = module._
    module._ = _
    try:
        yield
    finally:
        module._ = before


class _Formatter(argparse.HelpFormatter):
    """Help in the language of the command."""

    def add_text(self, text: str | None) -> None:
        super().add_text(say(text) if text is not None else None)

    def start_section(self, heading: str | None) -> None:
        super().start_section(_(heading) if heading is not None else None)

    def add_usage(self, usage, actions, groups, prefix=None) -> None:  # type: ignore[no-untyped-def]
        said = _("usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        text = action.help
        return say(text) if isinstance(text, Message) else text and _(text)


class _Parser(argparse.ArgumentParser):
    """Raises an exception on wrong use, and shows help in the player's language."""

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        # Argparse itself stays silent when help cannot be written.
        out = file or sys.stderr
        if message and out is not None:  # a windowed program on Windows has neither stream
            out.write(message)

    def error(self, fault: str) -> NoReturn:
        said = f"{fault[:1].upper()}{fault[1:]}"
        raise WrongUse(message("{message}. Try “cardtable --help”.", message=said))


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
        description=message(
            "Card games at one table: Oicho-Kabu, Kyo-Kabu, Dou Dizhu, Oklahoma Gin."
        ),
        epilog=message(
            "Without a command, the window opens. Example: cardtable play dou-dizhu --lang de"
        ),
    )
    top.add_argument("--version", action=_Version, nargs=0, help=message("show version and commit"))
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def add(name: str, help_: Message, example: str) -> argparse.ArgumentParser:
        made = commands.add_parser(
            name,
            help=help_,
            description=help_,
            epilog=message("Example: {example}", example=example),
            formatter_class=_Formatter,
        )
        if name not in ("play", "deck", "replay", "selftest"):  # these say more of it
            made.add_argument("--lang", help=message("language: en, de, ja, zh_CN, zh_TW"))
        if name != "play":
            made.add_argument("--json", action="store_true", help=message("print JSON"))
        return made

    def add_rules(made: argparse.ArgumentParser) -> None:
        made.add_argument("--preset", help=message("named set of house rules"))
        made.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="KEY=VALUE",
            help=message("one house rule"),
        )
        made.add_argument("--seed", help=message("deal number, or 32 hexadecimal digits"))

    play = add(
        "play", message("open the window"), "cardtable play dou-dizhu --seats human,hard,hard"
    )
    play.add_argument(
        "game", nargs="?", help=message("start a match of this game, or open this record")
    )
    play.add_argument(
        "--seats", help=message("human, easy, medium, hard, expert; separated by commas")
    )
    add_rules(play)
    play.add_argument("--deck", help=message("deck to play with"))
    play.add_argument("--lang", help=message("language: en, de, ja, zh_CN, zh_TW"))

    add(
        "games",
        message("list games, presets, options with their values, and decks"),
        "cardtable games --json",
    )

    deck = add(
        "deck",
        message("list decks; draw, print or export one; check a folder"),
        "cardtable deck hanafuda --sheet hanafuda.png --lang de",
    )
    deck.add_argument("deck", nargs="?", help=message("describe or draw this deck"))
    deck.add_argument(
        "--sheet", metavar="FILE", help=message("draw all its cards: .png, .svg or .pdf")
    )
    deck.add_argument("--width", type=whole, metavar="PX", help=message("width of the sheet"))
    deck.add_argument("--lang", help=message("language of the names: en, de, ja, zh_CN, zh_TW"))
    deck.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=on|off",
        help=message("an option of the deck"),
    )
    deck.add_argument("--back", help=message("card back to use"))
    deck.add_argument(
        "--vision",
        choices=("protan", "deutan", "tritan"),
        help=message("draw the sheet as colour-blind people see it"),
    )
    deck.add_argument(
        "--print",
        metavar="FOLDER",
        help=message("write print files: cards, sheets, plates, box and rules"),
    )
    deck.add_argument(
        "--export",
        choices=("zip", "kde"),
        help=message("write the deck for other programs: its pictures, or a deck for KPat"),
    )
    deck.add_argument(
        "--into", metavar="FOLDER", help=message("folder to export to (default: this folder)")
    )
    deck.add_argument(
        "--check",
        type=place,
        metavar="FOLDER",
        help=message("check that this folder is a safe and complete deck"),
    )
    deck.add_argument(
        "--import",
        type=place,
        nargs="+",
        metavar="FILE",
        help=message("make a deck from another program’s SVG files or folder"),
    )

    simulate = add(
        "simulate",
        message("let bots play each other"),
        "cardtable simulate dou-dizhu --seats expert,easy,easy --deals 200 --mirror --workers 2",
    )
    simulate.add_argument("game", help=message("id of the game"))
    simulate.add_argument("--seats", required=True, help=message("levels, separated by commas"))
    simulate.add_argument(
        "--deals", type=whole, required=True, help=message("how many deals to play")
    )
    simulate.add_argument(
        "--mirror",
        action="store_true",
        help=message("play whole matches, every deal from every seat"),
    )
    simulate.add_argument("--workers", type=whole, metavar="N", help=message("number of processes"))
    simulate.add_argument(
        "--cluster", metavar="ADDRESS", help=message("a Dask scheduler whose workers play")
    )
    simulate.add_argument(
        "--record", type=place, metavar="FILE", help=message("write match records")
    )
    add_rules(simulate)

    replay = add(
        "replay",
        message("describe a record in words"),
        "cardtable replay match.cardtable --lang de",
    )
    replay.add_argument("file", type=place, help=message("the record"))
    replay.add_argument("--to", type=whole, metavar="N", help=message("only the first N actions"))
    replay.add_argument("--lang", help=message("language: en, de, ja, zh_CN, zh_TW"))
    verify = add(
        "verify",
        message("check a record: what it proves, what it only states, what fails"),
        "cardtable verify match.cardtable --bots",
    )
    verify.add_argument("file", type=place, help=message("the record"))
    verify.add_argument(
        "--fingerprint",
        metavar="DIGITS",
        help=message("the fingerprint noted before the deal, all 64 digits"),
    )
    verify.add_argument(
        "--bots",
        action="store_true",
        help=message("check whether the bots would decide the same way again"),
    )

    stats = add(
        "stats",
        message("show statistics of your matches: wins, scores, streaks, points given away"),
        "cardtable stats --game dou-dizhu --by level",
    )
    stats.add_argument("--game", help=message("only this game"))
    ways = ("game", "rules", "level", "opponent", "seat", "month", "help")
    stats.add_argument("--by", choices=ways, help=message("how to group the rows"))
    stats.add_argument(
        "--csv", action="store_true", help=message("one line per match, for a spreadsheet")
    )
    stats.add_argument(
        "--rating",
        action="store_true",
        help=message("show the ratings of players and opponents instead"),
    )
    recover = add(
        "recover",
        message("recover matches from a damaged saved-matches file, or from another one"),
        "cardtable recover journal-damaged-20260102-030405.sqlite",
    )
    recover.add_argument("file", type=place, help=message("the damaged file, or another one"))
    add("vacuum", message("free the space taken up by deleted matches"), "cardtable vacuum --json")

    selftest = add(
        "selftest",
        message("play every game in the real window, offscreen"),
        "cardtable selftest --shots shots --lang de",
    )
    selftest.add_argument(
        "--shots", type=place, metavar="DIR", help=message("folder for a picture of each phase")
    )
    selftest.add_argument(
        "--lang", action="append", default=[], help=message("language; may be repeated")
    )
    selftest.add_argument("--game", action="append", default=[], help=message("only this game"))

    bench = add(
        "bench",
        message("show the figures of tests/benchmarks as a table (in English)"),
        "cardtable bench",
    )
    bench.add_argument("--only", help=message("part of a benchmark’s name"))
    return top


#: Of options that say what a command does, or how, one is enough; one that would change nothing is
#: refused, not ignored.
_ONE_OF = {
    "deck": ("--check", "--import", "--print", "--export", "--sheet"),
    "simulate": ("--cluster", "--workers"),
    "stats": ("--json", "--csv", "--by"),
}
_DRAWN = ("--sheet", "--print", "--export kde")
#: Each of these needs one of the others.
_ONLY_WITH = {
    "deck": {
        "--width": ("--sheet",),
        "--vision": ("--sheet",),
        "--option": _DRAWN,
        "--back": _DRAWN,
        "--into": ("--export",),
    }
}


def check_together(chosen: argparse.Namespace) -> None:
    """Refuse options of a command that exclude each other, or lack the one that they belong to.

    Raises:
        WrongUse: one of them would change nothing.
    """
    values = [(f"--{name}", value) for name, value in vars(chosen).items()]
    typed = [(name, value) for name, value in values if value not in (None, [])]
    given = {name for name, value in typed if value is not False}
    given |= {f"{name} {value}" for name, value in typed}
    for one, other in combinations(_ONE_OF.get(chosen.command, ()), 2):
        if {one, other} <= given:
            raise WrongUse(
                message("{one} and {other} can’t be used together.", one=one, other=other)
            )
    for name, others in _ONLY_WITH.get(chosen.command, {}).items():
        if name in given and given.isdisjoint(others):
            raise WrongUse(
                message("{option} only works with {others}.", option=name, others=in_row(others))
            )
