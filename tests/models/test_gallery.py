"""The faces of a deck as a list, and what is said of each."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.modeltest import ModelTester

from cardtable.art.deck_files import shipped_decks
from cardtable.isolating import bare, isolated
from cardtable.languages import LANGUAGES
from cardtable.models.gallery import FaceRole, FacesModel, faces_of, told
from cardtable.translation import use_language

DECKS = sorted(shipped_decks())


def test_the_model_keeps_its_word(qtmodeltester: ModelTester) -> None:
    model = FacesModel()
    qtmodeltester.check(model)
    for deck in shipped_decks().values():
        model.show(deck, deck.variant())
        assert model.rowCount() == len(faces_of(deck))


@pytest.mark.parametrize("id_", DECKS)
def test_every_card_is_there_once(id_: str) -> None:
    deck, model = shipped_decks()[id_], FacesModel()
    model.show(deck, deck.variant())
    codes = [code for face in model.rows for code in face.codes]
    assert sorted(codes) == sorted(deck.cards)
    files = [model.index(row, 0).data(FaceRole.FILE) for row in range(model.rowCount())]
    assert len(set(files)) == len(files) and all(file.is_file() for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_name_of_its_own(language: str) -> None:
    use_language(language)
    for deck in shipped_decks().values():
        words = [told(deck, face) for face in faces_of(deck)]
        assert all(one.name and one.place and one.deck for one in words)
        if deck.id != "hanafuda":  # the plain cards of a month are alike
            assert len({one.name for one in words}) == len(words), deck.id


def test_a_card_is_said_to_be_what_it_is_in_each_game() -> None:
    use_language("en")
    deck = shipped_decks()["kabufuda"]
    first = told(deck, faces_of(deck)[0])
    assert first.counts == "Oicho-Kabu: 1, pin\nKyo-Kabu: 1, unsun"
    assert bare(first.place) == "Kabufuda: 3 cards"
    unused = [face for face in faces_of(shipped_decks()["komaru"]) if not face.codes]
    assert unused and "not played with here" in told(shipped_decks()["komaru"], unused[0]).place


def test_a_deck_of_a_stranger_may_call_itself_what_it_likes(tmp_path: Path) -> None:
    use_language("en")
    ours = shipped_decks()["kabufuda"]
    name = "\u202e<b>mine</b>"
    stranger = replace(ours, folder=tmp_path, base=None, names={"en": name})
    (tmp_path / "titles.toml").write_text("no toml")
    first = told(stranger, faces_of(stranger)[0])
    assert bare(first.name) == "01" and first.face == first.deck == ""
    assert first.place == f"{isolated(name)}: 3 cards"
