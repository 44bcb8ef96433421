"""Decks of the player's own that cannot be used: listed with their reason, on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.art import own
from cardtable.art.deck import BadDeck
from cardtable.art.deck_files import _toml
from cardtable.cli import main

#: What is in ``deck.toml``, and how the reason begins.
DECKS = {
    "empty": (None, "Deck empty: deck.toml can’t be read"),
    "broken": ("id = ", "Deck broken: deck.toml isn’t valid"),
    "lacking": ('id = "lacking"\n', "Deck lacking: 'size' is missing or wrong in deck.toml"),
}


@pytest.fixture(autouse=True)
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    own.forget()
    for name, (text, _) in DECKS.items():
        (tmp_path / "decks" / name).mkdir(parents=True)
        if text is not None:
            (tmp_path / "decks" / name / "deck.toml").write_text(text)
    yield
    own.forget()


def test_refused_decks_are_listed_with_their_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for _, reason in DECKS.values():
        assert sum(line.startswith(reason) for line in lines) == 1
    assert main(["deck", "--json"]) == 0
    refused = json.loads(capsys.readouterr().out)["refused"]
    assert {one["folder"] for one in refused} == set(DECKS)
    for one in refused:
        assert one["problem"].startswith(DECKS[one["folder"]][1])


@pytest.mark.parametrize("name", DECKS)
def test_a_refused_deck_that_is_asked_for_says_why(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", name]) == 1
    shown = capsys.readouterr()
    lines = shown.out.splitlines()
    assert lines[0].startswith(DECKS[name][1])
    assert len(set(lines)) == len(lines)
    count = f"{len(lines)} problem{'' if len(lines) == 1 else 's'}"
    assert shown.err == f"cardtable: This deck can’t be used: {count}.\n"
    assert main(["play", "oicho-kabu", "--deck", name]) == 2
    assert DECKS[name][1] in capsys.readouterr().err


def test_a_deck_that_is_not_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "nobody"]) == 2
    assert "Unknown deck “nobody”" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ('id = "a"\nfamily = kabu\n', "line 2 is wrong here: kabu"),
        ("size = [330, 540]\nid = “a”\n", "line 2 is wrong here: “a”"),
        ('id = "a" name = "b"\n', 'line 1 is wrong here: name = "b"'),
        ('id = "a"\n\nfamily\n', "line 3 isn’t finished"),
        ('id = "a\nfamily = "kabu"\n', "line 1 isn’t finished"),
        ('id = "a"\r\nfamily = "kabu\r\n', "line 2 isn’t finished"),
        ('id = "a"\nsize = [330,\n', "line 2 isn’t finished"),
        ("id = ", "line 1 isn’t finished"),
        ('id = "a"\nid = "b"\n', "line 2 repeats an earlier one"),
        ("[name]\n[name]\n", "line 2 repeats an earlier one"),
        ("a = {b = 1, b = 2}", "line 1 repeats an earlier one"),
        (f'id = "a"\ncorner = {"9" * 5000}\n', f"line 2 is wrong here: corner = {'9' * 31}"),
        ('id = "a\x1b[31m"\n', "line 1 is wrong here: "),
        (b'id = "a"\nname = "B\xe4r"\n', "line 2 isn’t text in UTF-8"),
        (b"\x93id\x94", "line 1 isn’t text in UTF-8"),
        ('id = "a"'.encode("utf-16"), "it’s UTF-16 text, not UTF-8"),
        (b"\xfe\xff" + 'id = "a"'.encode("utf-16-be"), "it’s UTF-16 text, not UTF-8"),
        ('id = "a"'.encode("utf-32"), "it’s UTF-32 text, not UTF-8"),
    ],
)
@pytest.mark.parametrize("file", ["deck.toml", "titles.toml"])
def test_a_fault_in_a_file_of_a_deck_is_said_in_plain_words(
    tmp_path: Path, data: str | bytes, fault: str, file: str
) -> None:
    folder = tmp_path / "x"
    folder.mkdir()
    (folder / file).write_bytes(data if isinstance(data, bytes) else data.encode())
    with pytest.raises(BadDeck) as error:
        _toml(folder, file)
    said = str(error.value)
    assert said.startswith(f"Deck x: {file} isn’t valid ({fault}") and said.endswith(").")
    assert said.isprintable()
