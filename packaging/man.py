#!/usr/bin/env python3
"""The manual pages: made from the command line itself and the words in ``packaging/linux/man``.

    python packaging/man.py FOLDER       man6/cardtable.6, de/man6/cardtable.6, …

Commands and options are described as by ``--help``, from the catalogues; the rest of a page stands
in the TOML file of its language. A language without such a file has no page.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # the program need not be installed
WORDS = ROOT / "packaging" / "linux" / "man"


@dataclass(frozen=True, slots=True)
class Option:
    """One option or argument of a command.

    Attributes:
        command: the command it belongs to; empty for the program's own.
        key: ``--seats``, or ``GAME`` for a positional argument.
        value: the placeholder of its value.
        help: its description, which can be said in every language.
    """

    command: str
    key: str
    value: str
    help: str


def command_line() -> tuple[dict[str, tuple[str, str]], list[Option]]:
    """Commands with description and example, and all options."""
    from cardtable.arguments import parser

    top = parser()
    commands: dict[str, tuple[str, str]] = {}
    options = list(_options("", top))
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                example = str(inner.epilog or "").removeprefix("Example: ")
                commands[name] = (inner.description or "", example)
                options += _options(name, inner)
    return commands, options


def _options(command: str, parser: argparse.ArgumentParser) -> Iterator[Option]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        key = action.option_strings[-1] if action.option_strings else action.dest.upper()
        value = ""
        if action.option_strings and action.nargs != 0:
            value = str(action.metavar or action.dest.upper())
            if action.choices is not None:
                value = "|".join(str(choice) for choice in action.choices)
        yield Option(command, key, value, action.help or "")


def words_of(language: str) -> dict[str, Any]:
    """The words of a language."""
    return tomllib.loads((WORDS / f"{language}.toml").read_text(encoding="utf-8"))


def languages() -> list[str]:
    """The languages that have a page."""
    return sorted(file.stem for file in WORDS.glob("*.toml"))


def _said(text: str, language: str) -> str:
    """A description of ours, or argparse's own, in a language."""
    from cardtable.translation import Message, catalogue, say

    return say(text, language) if isinstance(text, Message) else catalogue(language).gettext(text)


def _plain(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("’", "\\(cq")
    return "\\&" + text if text[:1] in (".", "'") else text


def page(language: str, version: str) -> str:
    """A complete page."""
    words = words_of(language)
    heads, names = words["headings"], words["words"]
    commands, options = command_line()
    out = [
        f'.TH CARDTABLE 6 "" "cardtable {version}" "{words["title"]}"',
        ".ad l",
        f'.SH "{heads["name"]}"',
        f"cardtable, cardtable\\-gui \\- {_plain(words['name'])}",
        f'.SH "{heads["synopsis"]}"',
        f".B cardtable\n[{names['command']} …]\n.br\n.B cardtable\n[{names['file']}.cardtable]",
        f'.SH "{heads["description"]}"',
    ]
    for paragraph in words["description"].strip().split("\n\n"):
        out.append(f".PP\n{_plain(paragraph)}")
    out.append(f'.SH "{heads["options"]}"')
    out += [_entry(o, words, language) for o in options if not o.command]
    out.append(f'.SH "{heads["commands"]}"')
    for name, (description, example) in commands.items():
        out.append(f".SS cardtable {name}")
        out.append(_plain(_said(description, language)))
        for option in options:
            if option.command == name and option.key != "--help":
                out.append(_entry(option, words, language))
        out.append(f".PP\n{_plain(heads['example'])}\n.br\n.I {_plain(example)}")
    out += [
        f'.SH "{heads["environment"]}"',
        f".TP\n.B CARDTABLE_DATA\n{_plain(words['data'])}",
        f'.SH "{heads["files"]}"',
        f".TP\n.I ~/.local/share/cardtable\n{_plain(words['files'])}",
        f'.SH "{heads["status"]}"',
        _plain(words["status"]),
        f'.SH "{heads["see"]}"',
        _plain(words["see"]),
    ]
    return "\n".join(out) + "\n"


def _entry(option: Option, words: dict[str, Any], language: str) -> str:
    key = words["words"].get(option.key.lower(), option.key)
    value = f" \\fI{_plain(option.value)}\\fR" if option.value else ""
    return f".TP\n\\fB{_plain(key)}\\fR{value}\n{_plain(_said(option.help, language))}"


def write(folder: Path, version: str) -> list[Path]:
    """Write the page of every language into a ``man`` folder."""
    made = []
    for language in languages():
        place = folder if language == "en" else folder / language
        (place / "man6").mkdir(parents=True, exist_ok=True)
        file = place / "man6" / "cardtable.6"
        file.write_text(page(language, version), encoding="utf-8")
        made.append(file)
    return made


def main(words: Sequence[str]) -> int:
    """Write the pages."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    chosen = parser.parse_args(words)
    from cardtable import __version__

    for file in write(chosen.folder, __version__):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
