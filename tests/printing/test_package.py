"""``cardtable deck ID --export zip``: a self-contained deck."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from cardtable.art.deck_files import load, shipped_decks, title
from cardtable.art.trial import judge
from cardtable.cli import main
from tests.daily import daily


def unpacked(name: str, folder: Path) -> Path:
    assert main(["deck", name, "--export", "zip", "--into", str(folder)]) == 0
    with zipfile.ZipFile(folder / f"cardtable-{name}.zip") as archive:
        assert archive.testzip() is None
        archive.extractall(folder)
    (inside,) = [p for p in folder.iterdir() if p.is_dir()]
    return inside


@daily("name", ["kabufuda", "mushibana", "french_kabu", "mefuda"], "mefuda")
def test_it_can_be_used_as_a_deck_of_ones_own(name: str, tmp_path: Path) -> None:
    folder = unpacked(name, tmp_path)
    assert judge(folder) == []
    ours, theirs = shipped_decks()[name], load(folder)
    assert theirs.base is None
    assert theirs.id == f"{name}_copy"
    assert theirs.paper == ours.paper
    for worn in ({}, {"index": False, "large": True}):
        for code in (*ours.cards, None):
            a = ours.picture(code, ours.variant(worn))
            b = theirs.picture(code, theirs.variant(worn))
            assert b.is_relative_to(folder)
            assert a.read_bytes() == b.read_bytes()
    for file in ours.cards.values():
        assert title(theirs, file, "ja") == title(ours, file, "ja")


def test_it_says_that_it_is_free(tmp_path: Path) -> None:
    folder = unpacked("komaru", tmp_path)
    assert "CC0" in (folder / "LICENSE").read_text("utf-8")
    assert 'licence = "CC0-1.0"' in (folder / "deck.toml").read_text("utf-8")


def test_a_folder_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "french", "--export", "zip", "--into", str(tmp_path / "no")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
