"""Decks in the window: every card can be seen, a player's own deck is used or refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
from PySide6.QtWidgets import QCheckBox, QLabel
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.art import own
from cardtable.art.assets import asset_folder
from cardtable.art.decks import all_decks, decks_for, find_deck
from cardtable.games import all_games
from cardtable.ui.intents import SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.setup.cards import DeckDialog
from tests.robot import wait_until
from tests.ui.conftest import Open, ended


def own_deck(folder: Path, id_: str) -> Path:
    """A player's deck: a copy of ours under another id."""
    place = folder / "decks" / id_
    shutil.copytree(asset_folder() / "cards" / "kabufuda", place)
    toml = place / "deck.toml"
    toml.write_text(toml.read_text().replace('id = "kabufuda"', f'id = "{id_}"', 1))
    return place


def test_all_cards_of_a_deck_can_be_seen(program: Program, qtbot: QtBot) -> None:
    deck = all_decks()["komaru"]
    dialog = DeckDialog(program.window.theme, deck, deck.variant(), program.window)
    qtbot.addWidget(dialog)
    wait_until(lambda: not dialog.picture.pixmap().isNull())
    wide = dialog.picture.pixmap().deviceIndependentSize().width()
    assert dialog.width() - 100 < wide < dialog.width()
    assert dialog.width() < program.window.width()


def test_a_dress_is_tried_on_with_the_whole_deck_in_view(program: Program, qtbot: QtBot) -> None:
    deck = all_decks()["komaru"]
    dialog = DeckDialog(program.window.theme, deck, deck.variant(), program.window)
    qtbot.addWidget(dialog)
    wait_until(lambda: not dialog.picture.pixmap().isNull())
    before = dialog.picture.pixmap().toImage()
    assert dialog.boxes["index"].isChecked()
    with qtbot.waitSignal(dialog.option_set) as worn:
        dialog.boxes["index"].click()
    assert worn.args == ["index", False]
    wait_until(lambda: dialog.picture.pixmap().toImage() != before)


@pytest.mark.slow
def test_what_was_tried_on_is_worn_by_the_page(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    def try_on(dialog: DeckDialog) -> int:
        dialog.boxes["four_colour"].click()
        return 0

    monkeypatch.setattr(DeckDialog, "exec", try_on)
    program.window.open(SetUp("dou-dizhu"))
    page = program.window.setup
    assert page is not None
    page.cards.show_cards()
    assert page.cards.variant.options == {"four_colour"}
    boxes = {box.text(): box for box in page.findChildren(QCheckBox)}
    assert boxes["Four-colour suits"].isChecked()


@pytest.mark.slow
def test_the_index_is_chosen_above_the_decks_off_on_or_large(program: Program) -> None:
    program.window.open(SetUp("oicho-kabu"))
    page = program.window.setup
    assert page is not None
    cards = page.cards
    boxes = {box.text(): box for box in cards.boxes}
    small, large = boxes["Modern index"], boxes["Large index"]
    assert small.isVisible()
    assert small.mapTo(page, small.rect().bottomLeft()).y() < min(
        tile.mapTo(page, tile.rect().topLeft()).y() for tile in cards.tiles
    )

    def folder() -> str:
        return cards.deck.picture("7a", cards.variant).parent.name

    assert folder() == "index"
    large.click()
    assert folder() == "large"
    large.click()
    small.click()
    assert folder() == cards.deck.id


def test_a_players_own_deck_is_found_and_played_with(
    program: Program, open_match: Open, tmp_path: Path
) -> None:
    own_deck(tmp_path, "mine")
    own.forget()  # decks are looked for once a start
    assert "mine" in {deck.id for deck in decks_for(all_games()["oicho-kabu"].decks)}
    assert find_deck("mine", ("kabu",)).folder == tmp_path / "decks" / "mine"


@pytest.mark.parametrize("harm", ["missing", "entity", "link", "taken"])
def test_a_bad_own_deck_is_refused_with_its_reason_and_the_program_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: str
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    place = own_deck(tmp_path, "bad")
    face = place / "05.svg"
    if harm == "missing":
        face.unlink()
    elif harm == "entity":
        face.write_text('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>')
    elif harm == "link":
        face.write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 540">'
            '<image href="file:///etc/passwd"/></svg>'
        )
    else:
        toml = place / "deck.toml"
        toml.write_text(toml.read_text().replace('id = "bad"', 'id = "french"', 1))
    program = Program("en")
    program.window.show()
    assert "bad" not in all_decks()

    def told() -> bool:
        shown = [w.text() for w in program.window.findChildren(QLabel) if w.isVisible()]
        return any("The deck bad was skipped." in text for text in shown)

    wait_until(told)  # decks are checked in the background
    ended(program)


def test_a_deck_that_is_no_longer_looked_at_is_drawn_for_nobody(
    program: Program, qtbot: QtBot
) -> None:
    deck = all_decks()["komaru"]
    for _ in range(3):
        dialog = DeckDialog(program.window.theme, deck, deck.variant(), program.window)
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete.value)
    QThreadPool.globalInstance().waitForDone()
    QCoreApplication.processEvents()


def test_boxes_to_tick_are_our_own_everywhere() -> None:
    """Qt's own has no edge in the dark look: an empty one cannot be seen."""
    package = Path(cardtable.__file__).parent
    users = [path.name for path in package.rglob("*.py") if "QCheckBox" in path.read_text("utf-8")]
    assert users == ["fields.py"]
