"""Nothing foreign reaches a terminal unescaped, and everything is printed in one place."""

from __future__ import annotations

import ast
import json
import shutil
import sys
from pathlib import Path

import pytest

import cardtable
from cardtable.cli import main
from cardtable.engine.quoting import printable
from cardtable.output import counting, show_json
from cardtable.translation import speaking
from tests.daily import daily
from tests.engine.test_records import TRUE

#: What a terminal obeys or a line is broken by, each in a name of a file.
EVIL = {
    "line": "a\nb",
    "colour": "a\x1b[31mb",
    "one sign": "a\x9b31mb",
    "bell": "a\x07b",
    "back": "a\x08\x08\rb",
    "reversed": "a\u202eb",
    "isolated": "a\u2067b",
    "paragraph": "a\u2029b",
    "no character": "a\udcffb",
    "tag": "a\U000e0041b",
    "delete": "a\x7fb",
}


def is_safe(text: str) -> bool:
    return all(printable(line) == line for line in text.split("\n"))


@pytest.mark.parametrize("name", EVIL.values(), ids=EVIL)
@daily("json_too", [False, True])
@daily("content", [TRUE, TRUE.replace("bid 3", "bid 9", 1), "nonsense", None])
def test_a_name_of_a_file_is_cleaned_wherever_it_is_printed(
    tmp_path: Path,
    name: str,
    json_too: bool,
    content: str | None,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / f"{name}.cardtable"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    more = ["--json"] if json_too else []
    for words in (
        ["verify", str(path), *more],
        ["recover", str(path), *more],
        ["replay", str(path), *more],
        ["play", str(path), "--seed", "1"],
        ["deck", "--check", str(path), *more],
        ["deck", str(path), *more],
        ["verify", str(path), "--fingerprint", name],
        [f"--{name}"],
        [name],
    ):
        main(words)
        shown = capsys.readouterr()
        assert is_safe(shown.out) and is_safe(shown.err), words
        assert shown.err.count("\n") <= 1


@daily("name", [v for k, v in EVIL.items() if k not in ("no character", "line")])
def test_what_a_record_says_is_cleaned(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.cardtable"
    lines = TRUE.split("\n")
    for number in range(len(lines)):
        changed = [*lines[:number], f"{lines[number]}{name}", *lines[number + 1 :]]
        path.write_text("\n".join(changed), encoding="utf-8", newline="\n")
        for words in (["verify", str(path)], ["verify", str(path), "--json"]):
            main(words)
            shown = capsys.readouterr()
            assert is_safe(shown.out) and is_safe(shown.err), words


@pytest.mark.parametrize("name", EVIL.values(), ids=EVIL)
def test_json_stays_what_it_was(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    show_json({"file": name, "more": ["日本", 1]})
    out = capsys.readouterr().out
    assert is_safe(out) and json.loads(out) == {"file": name, "more": ["日本", 1]}


def test_ordinary_words_stay_as_they_are() -> None:
    for words in ("日本語\u3000です", "20\xa0000", "Jürgen „J“", "\u2068سلمى\u2069", "👩\u200d🦰"):
        assert printable(words) == words


def test_only_one_module_prints() -> None:
    root = Path(cardtable.__file__).parent
    for file in root.rglob("*.py"):
        if file.name == "output.py" or file.parts[-2:] == ("eye", "__main__.py"):
            continue  # what the latter prints is read by a program
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "print", f"{file}:{node.lineno}"


@pytest.mark.slow
def test_decks_and_games_of_others_are_cleaned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from cardtable.art.deck_files import shipped_folders

    source = next(folder for folder in shipped_folders() if folder.name == "hanafuda")
    deck = tmp_path / "mine\x1b[31m"
    shutil.copytree(source, deck)
    (deck / "\x1b]0;owned\x07.svg").write_text("<svg/>")
    for more in ([], ["--json"]):
        main(["deck", "--check", str(deck), *more])
        shown = capsys.readouterr()
        assert is_safe(shown.out) and is_safe(shown.err)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "a   0% (25 / 20,000)"),
        ("de", "a  0\u00a0% (25 / 20.000)"),
        ("ja", "a   0% (25 / 20,000)"),
        ("zh_CN", "a   0% (25 / 20,000)"),
    ],
)
def test_a_count_in_the_terminal_is_written_as_the_language_does(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with speaking(language), counting("a") as progress:
        progress(25, 20_000)
    assert capsys.readouterr().err.startswith(f"\r{said}\r")
