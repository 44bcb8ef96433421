"""Decks of the player's own: judged once, remembered, and never waited for."""

from __future__ import annotations

import json
import os
import shutil
import threading
from pathlib import Path

import pytest

from cardtable.art import own, trial
from cardtable.art.assets import asset_folder
from cardtable.art.deck import BadDeck
from cardtable.art.deck_files import load
from cardtable.art.safety import check, files_below
from tests.assets.test_safety import svg
from tests.daily import daily


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with one good deck in it."""
    place = tmp_path / "decks"
    shutil.copytree(asset_folder() / "cards" / "kabufuda", place / "mine")
    toml = place / "mine" / "deck.toml"
    toml.write_text(toml.read_text().replace('id = "kabufuda"', 'id = "mine"', 1))
    own.forget()
    return place


def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The folders that are judged from now on."""
    names: list[str] = []

    def watched(folder: Path) -> list[str]:
        names.append(folder.name)
        return check(folder)

    monkeypatch.setattr(trial, "judge", watched)
    return names


def test_a_verdict_is_remembered_until_a_file_changes(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = judged(monkeypatch)
    for _ in range(3):
        own.forget()
        assert set(own.own_decks(place)[0]) == {"mine"}
    assert names == ["mine"]
    face = next((place / "mine").glob("*.svg"))
    face.write_bytes(svg('<image href="file:///etc/passwd"/>'))
    for _ in range(2):
        own.forget()
        assert own.own_decks(place)[0] == {}
    assert names == ["mine", "mine"]


def test_a_verdict_is_not_taken_from_another_folder(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.own_decks(place)
    bad = place / "bad"
    shutil.copytree(place / "mine", bad)
    next(bad.glob("*.svg")).write_bytes(svg("<script/>"))
    memory = place.parent / own.MEMORY
    kept = json.loads(memory.read_text())
    memory.write_text(json.dumps({**kept, "bad": kept["mine"]}))
    own.forget()
    assert "bad" in own.own_decks(place)[1]


@daily("text", ["", "[]", "[" * 100_000, '{"mine": 7}', '{"mine": ["x"]}'])
def test_a_memory_that_makes_no_sense_is_none(place: Path, text: str) -> None:
    (place.parent / own.MEMORY).write_text(text)
    assert set(own.own_decks(place)[0]) == {"mine"}


@daily("verdict", [None, 7, [], {}, ["{", "", {}], ["{x}", "", {}], [[]]])
def test_a_verdict_that_makes_no_sense_does_not_let_a_deck_in(place: Path, verdict: object) -> None:
    next((place / "mine").glob("*.svg")).write_bytes(svg("<script/>"))
    said = own.own_decks(place)[1]
    memory = place.parent / own.MEMORY
    kept = json.loads(memory.read_text())
    memory.write_text(json.dumps({"mine": [kept["mine"][0], verdict]}))
    own.forget()
    assert own.own_decks(place) == ({}, said)


def test_a_large_deck_is_judged_beside_the_start(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go, done = threading.Event(), threading.Event()

    def slow(folder: Path) -> list[str]:
        assert go.wait(20)
        return check(folder)

    monkeypatch.setattr(trial, "judge", slow)
    own.look_in_background(place, done.set, 0.0)
    assert own.own_decks(place) == ({}, {})
    go.set()
    assert done.wait(20)
    assert set(own.own_decks(place)[0]) == {"mine"}


def test_links_to_folders_are_not_followed(place: Path, tmp_path: Path) -> None:
    (place / "root").symlink_to("/")
    loop = place / "mine" / "loop"
    loop.symlink_to(place)
    own.forget()
    good, refused = own.own_decks(place)
    assert set(good) == {"mine"}
    assert "link" in refused["root"]


def test_a_folder_with_everything_in_it_is_not_walked_over() -> None:
    assert files_below(Path("/usr")) is None
    assert check(Path("/")) != []


@pytest.mark.parametrize("separator", [".", " . ", "\t.\t"])
@pytest.mark.parametrize("form", ["{} = 1", "[{}]", "x = {{ {} = 1 }}", "[[{}]]"])
def test_names_without_end_are_refused_at_once(tmp_path: Path, separator: str, form: str) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "deck.toml").write_text(form.format(separator.join("a" * 40_000)))
    with pytest.raises(BadDeck, match="parts"):
        load(folder)


def test_our_own_decks_have_no_such_names() -> None:
    for folder in (asset_folder() / "cards").iterdir():
        if (folder / "deck.toml").is_file():
            load(folder)


def test_a_memory_that_cannot_be_written_stops_nothing(place: Path) -> None:
    (place.parent / own.MEMORY).mkdir()
    (place.parent / f"{own.MEMORY}.{os.getpid()}").mkdir()
    own.forget()
    assert set(own.own_decks(place)[0]) == {"mine"}
