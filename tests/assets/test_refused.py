"""Decks of the player's own that cannot be used: listed with their reason, on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.art import own
from cardtable.cli import main

#: What is in ``deck.toml``, and how the reason begins.
DECKS = {
    "empty": (None, "Deck empty: deck.toml cannot be read"),
    "broken": ("id = ", "Deck broken: deck.toml is not valid"),
    "lacking": ('id = "lacking"\n', "Deck lacking: deck.toml lacks or misstates"),
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
    assert shown.err == f"cardtable: This deck cannot be used: {count}.\n"
    assert main(["play", "oicho-kabu", "--deck", name]) == 2
    assert DECKS[name][1] in capsys.readouterr().err


def test_a_deck_that_is_not_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "nobody"]) == 2
    assert "There is no deck “nobody”" in capsys.readouterr().err
