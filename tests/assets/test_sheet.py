"""``cardtable deck``: the list, the picture book, the check."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.art import contact_sheet
from cardtable.art.contact_sheet import cells
from cardtable.art.deck_files import title
from cardtable.art.decks import all_decks
from cardtable.cli import main
from cardtable.languages import LANGUAGES
from tests.daily import daily


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["deck", *words]) == 0
    return capsys.readouterr().out


def test_the_list_begins_with_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(told(["--json", "--lang", "ja"], capsys))["decks"]
    assert [d["id"] for d in listed] == [
        "kabufuda",
        "hanafuda",
        "mushibana",
        "komaru",
        "daini",
        "mefuda",
        "french_kabu",
        "french",
    ]
    assert listed[1]["name"] == "花札"
    assert (listed[1]["cards"], listed[1]["faces"]) == (40, 48)
    assert "hanafuda" in told([], capsys)


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Pine, bright: crane and sun"),
        ("de", "Kiefer, Glanz: Kranich und Sonne"),
        ("ja", "松に鶴"),
        ("zh", "松上鹤"),
        ("zh-Hant", "松上鶴"),
    ],
)
def test_cards_are_named(language: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"  1d   {name}\n" in told(["hanafuda", "--lang", language], capsys)


@pytest.mark.parametrize("deck", sorted(all_decks()))
def test_every_face_has_a_name_of_its_own_in_every_language(deck: str) -> None:
    found = all_decks()[deck]
    for language in LANGUAGES:
        names = [title(found, file, language) for file in {*found.cards.values(), *found.more}]
        assert len(set(names)) == len(names)
        assert not any(name.endswith("svg") or "/" in name or "_" in name for name in names)


def test_mushi_kabu_counts_willow_as_six_and_paulownia_as_seven() -> None:
    deck = all_decks()["mushibana"]
    assert [title(deck, deck.cards[f"6{c}"], "en").split(",")[0] for c in "abcd"] == ["Willow"] * 4
    assert title(deck, deck.cards["6a"], "en") == "Willow, chaff: lightning"
    assert title(deck, deck.cards["7a"], "en").startswith("Paulownia, chaff")
    assert title(deck, deck.cards["7d"], "en") == "Paulownia, bright: phoenix"
    names = " ".join(title(deck, file, "en") for file in deck.cards.values())
    assert "Peony" not in names
    assert "clover" not in names
    worn = deck.picture("6a", deck.variant())
    assert worn == deck.folder / "index" / "11_chaff.svg"
    assert deck.picture("1a", deck.variant()).parent.parent.name == "hanafuda"
    assert deck.picture("6a", deck.variant({"index": False})).parent.name == "hanafuda"


def test_french_cards_as_kabu_have_no_courts() -> None:
    deck = all_decks()["french_kabu"]
    assert {deck.cards[f"10{c}"] for c in "abcd"} == {f"base/T{s}.svg" for s in "SCDH"}
    assert deck.picture("1d", deck.variant({"large": True, "four_colour": True})).name == "AH.svg"
    assert "large_four_colour" in str(
        deck.picture("1b", deck.variant({"large": True, "four_colour": True}))
    )


def test_a_sheet_shows_each_face_once() -> None:
    deck = all_decks()["kabufuda"]
    captions = [cell.caption for cell in cells(deck, deck.variant(), "en")]
    assert captions[:2] == ["1 × 3", "1, red ace (aka-pin)"]
    assert len(captions) == 12 + 3


@pytest.mark.parametrize("ending", ["png", "svg", "pdf"])
def test_a_sheet_is_written(
    ending: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    target = tmp_path / f"sheet.{ending}"
    words = ["mefuda", "--sheet", str(target), "--width", "600", "--lang", "de"]
    assert str(target) in told(words, capsys)
    head = target.read_bytes()[:200]
    assert {"png": b"PNG", "svg": b"<svg", "pdf": b"%PDF"}[ending] in head + target.read_bytes()[
        :400
    ]
    if ending == "png":
        image = QImage(str(target))
        assert image.width() == 600
        colours = {image.pixel(x, y) for x in range(0, 600, 7) for y in range(0, image.height(), 7)}
        assert len(colours) > 20


@pytest.mark.parametrize(
    ("language", "said"), [("en", "can’t be written"), ("de", "beschreibbar"), ("ja", "書き込め")]
)
def test_a_sheet_that_cannot_be_written_says_so_in_the_language_asked_for(
    language: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(contact_sheet, "write_whole", full)
    words = ["mefuda", "--sheet", str(tmp_path / "a.png"), "--width", "300", "--lang", language]
    assert main(["deck", *words]) == 1
    assert said in capsys.readouterr().err


@daily("language", ["de", "ja", "zh_CN", "zh_TW"], "ja")
def test_a_pdf_for_printing_is_small_in_every_script(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    target = tmp_path / "hanafuda.pdf"
    told(["hanafuda", "--sheet", str(target), "--lang", language], capsys)
    data = target.read_bytes()
    assert len(data) < 4_000_000  # 48 faces in curves
    assert b"/Subtype /Image" not in data  # sharp at any size


@pytest.mark.parametrize(
    ("words", "status", "says"),
    [
        (["tarot"], 2, "hanafuda"),
        (["french", "--sheet", "x.jpg"], 2, ".pdf"),
        (["french", "--sheet", "x"], 2, ".png"),
        (["french", "--sheet", "/no/such/folder/x.png"], 1, "can’t be written"),
        (["french", "--sheet", "x.png", "--width", "7"], 2, "300"),
        (["french", "--sheet", "x.png", "--width", "many"], 2, "width"),
        (["french", "--lang", "tlh"], 2, "zh_CN"),
        (["french", "--sheet", "x.png", "--option", "index=on"], 2, "large=on"),
        (["french", "--sheet", "x.png", "--option", "large"], 2, "large=on"),
        (["french", "--sheet", "x.png", "--back", "x"], 2, "back_1"),
        (["--sheet", "x.png"], 2, "needs a deck"),
        (["french", "--check", "."], 2, "nothing else"),
        (["--check", "/no/such/folder"], 1, "can’t be used"),
    ],
)
def test_wrong_use_is_said(
    words: list[str], status: int, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", *words]) == status
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line


def test_a_file_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    (tmp_path / "sheet.png").mkdir()
    assert main(["deck", "mefuda", "--sheet", str(tmp_path / "sheet.png")]) == 1
    assert "can’t be written (Is a directory)" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [tmp_path / "sheet.png"]


@pytest.mark.parametrize(
    ("folder", "reason"), [("x.PNG", "Not a directory"), ("gone", "No such file or directory")]
)
def test_a_folder_that_cannot_be_written_to_says_why(
    folder: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.PNG").write_text("")
    for export in ("kde", "zip"):
        words = ["french", "--export", export, "--into", str(tmp_path / folder)]
        assert main(["deck", *words]) == 1
        assert f"can’t be written to ({reason})" in capsys.readouterr().err


def test_check_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(all_decks()["komaru"].folder)
    assert json.loads(told(["--check", folder, "--json"], capsys)) == {
        "folder": folder,
        "good": True,
        "problems": [],
    }
