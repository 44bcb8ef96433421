"""Decks of other programs in the window: dropped or chosen, and refused in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from cardtable.art import importing, own
from cardtable.folders import own_folder
from cardtable.ui.intents import SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.setup import deck_import
from cardtable.ui.setup.deck_import import DeckImport, dropped_deck
from tests.assets.test_importing import file_deck, kde_deck
from tests.robot import wait_until


def drop(program: Program, *paths: Path) -> DeckImport | None:
    """Drop files on the window; returns the import that begins."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    program.window.dropEvent(
        QDropEvent(
            QPointF(9, 9),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    return program.window.imports.dialog


@pytest.mark.slow
@pytest.mark.parametrize("name", ["אבי", "سلمى 2", "Deck علي (2)"])
def test_the_name_of_an_imported_deck_keeps_its_direction(
    program: Program, tmp_path: Path, name: str
) -> None:
    program.window.open(SetUp("dou-dizhu"))
    dialog = drop(program, kde_deck(tmp_path / "svg-harbour", Name=name))
    assert dialog is not None
    wait_until(lambda: name in dialog.words.text())
    assert f"deck \u2068{name}\u2069 now" in dialog.words.text()
    dialog.button.click()


@pytest.fixture(autouse=True)
def _nothing_known() -> None:
    own.forget()


def test_a_dropped_deck_is_offered_and_chosen(program: Program, tmp_path: Path) -> None:
    program.window.open(SetUp("dou-dizhu"))
    page = program.window.setup
    assert page is not None
    before = len(page.cards.tiles)
    dialog = drop(program, kde_deck(tmp_path / "svg-harbour", Author="Ann"))
    assert dialog is not None
    with_bar: list[int] = []
    dialog._went_on.connect(lambda done, _whole: with_bar.append(done))
    wait_until(lambda: len(page.cards.tiles) == before + 1)
    assert page.cards.deck.id == "harbour"
    assert "Harbour" in dialog.words.text() and "Ann" in dialog.words.text()
    assert "jokers" in dialog.words.text()
    assert with_bar == sorted(with_bar) and with_bar[-1] > with_bar[0]
    assert page.cards._credit.text() == "Ann; no licence stated"
    dialog.button.click()
    wait_until(lambda: program.window.imports.dialog is None)


@pytest.mark.slow
def test_files_that_are_dropped_are_the_cards(program: Program, tmp_path: Path) -> None:
    folder = file_deck(tmp_path / "boats", lambda code: code)
    dialog = drop(program, *sorted(folder.glob("*.svg")))
    assert dialog is not None
    wait_until((own_folder() / "boats").is_dir)
    wait_until(lambda: "boats" in dialog.words.text().lower())
    dialog.reject()


def test_a_refused_deck_is_explained_as_plain_text(program: Program, tmp_path: Path) -> None:
    folder = file_deck(tmp_path / "mine", lambda code: code, "<script/><b>1</b>")
    dialog = drop(program, folder)
    assert dialog is not None
    wait_until(lambda: "<script>" in dialog.words.text())
    assert "AS.svg" in dialog.words.text()
    assert list(own_folder().iterdir()) == []
    dialog.reject()


def test_an_import_that_is_cancelled_leaves_nothing(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []
    made = importing._made

    def watched(*args: Any) -> Any:
        begun.append(1)
        return made(*args)

    monkeypatch.setattr(importing, "_made", watched)
    dialog = drop(program, kde_deck(tmp_path / "svg-harbour"))
    assert dialog is not None
    wait_until(lambda: begun == [1])
    dialog.button.click()
    wait_until(lambda: own_folder().is_dir() and not list(own_folder().iterdir()))


@pytest.mark.slow
def test_a_deck_can_be_chosen_from_the_picker(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kde_deck(tmp_path / "svg-harbour") / "cards.svgz"
    monkeypatch.setattr(deck_import, "ask_to_open", lambda *_: file)
    program.window.open(SetUp("oklahoma-gin"))
    page = program.window.setup
    assert page is not None
    page.cards.add_deck.click()
    wait_until(lambda: page.cards.deck.id == "harbour")
    program.window.open(SetUp("oicho-kabu"))
    assert program.window.setup is not None
    assert program.window.setup.cards.add_deck.isHidden()


@pytest.mark.parametrize(
    ("names", "good"),
    [
        (("a.svg",), True),
        (("a.SVGZ",), True),
        (("a.svg", "b.svg"), True),
        (("a.svg", "b.png"), False),
        (("a.cardtable",), False),
        ((), False),
    ],
)
def test_only_pictures_and_folders_are_decks(names: tuple[str, ...], good: bool) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(f"/nowhere/{name}") for name in names])
    assert bool(dropped_deck(data)) is good
    data.setUrls([QUrl("http://example.org/a.svg")])
    assert not dropped_deck(data)
