#!/usr/bin/env python3
"""The manual pages: made from the command line itself and the words in ``packaging/linux/man``.

    python packaging/man.py FOLDER       man6/cardtable.6, de/man6/cardtable.6, …

English takes the command line's own help; another language has words for every command and option
in its TOML file. A language without such a file has no page.
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
WORDS = ROOT / "packaging" / "linux" / "man"


@dataclass(frozen=True, slots=True)
class Option:
    """One option or argument of a command.

    Attributes:
        command: the command it belongs to; empty for the program's own.
        key: ``--seats``, or ``GAME`` for a positional argument.
        value: the placeholder of its value.
        help: its description in English.
    """

    command: str
    key: str
    value: str
    help: str


def command_line() -> tuple[dict[str, tuple[str, str]], list[Option]]:
    """Commands with description and example, and all options."""
    sys.path.insert(0, str(ROOT))
    try:
        from cardtable.cli import parser
    finally:
        sys.path.pop(0)
    top = parser()
    commands: dict[str, tuple[str, str]] = {}
    options = list(_options("", top))
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                example = (inner.epilog or "").removeprefix("Example: ")
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


def described(option: Option, words: dict[str, Any], language: str) -> str:
    """The description of an option in a language; empty if there is none."""
    found = words["options"]
    own = found.get(f"{option.command} {option.key}") or found.get(option.key)
    if own or language != "en":
        return str(own or "")
    standard = {"GAME": "id of the game", "FILE": "the record"}
    return option.help or standard.get(option.key, "")


def missing(language: str) -> list[str]:
    """Commands and options that a language has no words for."""
    words = words_of(language)
    commands, options = command_line()
    lost = [name for name in commands if language != "en" and not words["commands"].get(name)]
    return lost + [
        f"{o.command} {o.key}".strip() for o in options if not described(o, words, language)
    ]


def _plain(text: str) -> str:
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("’", "\\(cq")
    return "\\&" + text if text[:1] in (".", "'") else text


def page(language: str, version: str) -> str:
    """A complete page."""
    words = words_of(language)
    heads, say = words["headings"], words["words"]
    commands, options = command_line()
    out = [
        f'.TH CARDTABLE 6 "" "cardtable {version}" "{words["title"]}"',
        ".ad l",
        f'.SH "{heads["name"]}"',
        f"cardtable, cardtable\\-gui \\- {_plain(words['name'])}",
        f'.SH "{heads["synopsis"]}"',
        f".B cardtable\n[{say['command']} …]\n.br\n.B cardtable\n[{say['file']}.cardtable]",
        f'.SH "{heads["description"]}"',
    ]
    for paragraph in words["description"].strip().split("\n\n"):
        out.append(f".PP\n{_plain(paragraph)}")
    out.append(f'.SH "{heads["options"]}"')
    out += [_entry(o, words, language) for o in options if not o.command]
    out.append(f'.SH "{heads["commands"]}"')
    for name, (description, example) in commands.items():
        out.append(f".SS cardtable {name}")
        out.append(_plain(words["commands"].get(name) or description))
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
    return f".TP\n\\fB{_plain(key)}\\fR{value}\n{_plain(described(option, words, language))}"


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
    sys.path.insert(0, str(ROOT))
    from cardtable import __version__

    for file in write(chosen.folder, __version__):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
