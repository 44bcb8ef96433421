"""``cardtable deck ID --export kde``: what KPat would load."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable.art.deck_files import shipped_decks
from cardtable.cli import main
from cardtable.languages import LANGUAGES
from tests.printing.kde_reader import RANKS, SUITS, KdeDeck, bounds, find_all

OURS = dict(zip(RANKS, "A23456789TJQK", strict=True))


def export(folder: Path, *words: str) -> Path:
    """The archive, unpacked where KDE looks."""
    assert main(["deck", "french", "--export", "kde", "--into", str(folder), *words]) == 0
    data = folder / "share"
    with tarfile.open(folder / "svg-cardtable-french.tar.gz") as tar:
        tar.extractall(data / "carddecks", filter="data")
    return data


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> KdeDeck:
    (found,) = find_all(export(tmp_path_factory.mktemp("kde")))
    return found


def drawn(path: Path, wide: int, high: int) -> QImage:
    out = QImage(wide, high, QImage.Format.Format_ARGB32)
    out.fill(0)
    painter = QPainter(out)
    QSvgRenderer(str(path)).render(painter)
    painter.end()
    return out


def apart(a: QImage, b: QImage) -> float:
    """Mean difference of a channel, 0 … 255."""
    assert a.size() == b.size()
    x, y = bytes(a.constBits()), bytes(b.constBits())
    return sum(abs(p - q) for p, q in zip(x, y, strict=True)) / len(x)


def test_every_card_is_there_and_is_the_right_one(deck: KdeDeck) -> None:
    french = shipped_decks()["french"]
    for rank in RANKS:
        for suit in SUITS:
            face = french.picture(OURS[rank] + suit[0].upper(), french.variant())
            shown = deck.card(f"{rank}_{suit}", 100)
            assert apart(shown, drawn(face, 100, shown.height())) < 2.5, (rank, suit)
    back = deck.card("back", 100)
    assert apart(back, drawn(french.picture(None, french.variant()), 100, back.height())) < 2.5


def test_all_cards_are_as_large_as_the_back(deck: KdeDeck) -> None:
    french = shipped_decks()["french"]
    assert deck.size.width() == pytest.approx(french.width, abs=5)
    assert deck.size.width() / deck.size.height() == pytest.approx(french.ratio, abs=0.004)
    for rank in RANKS:
        for suit in SUITS:
            size = bounds(deck, f"{rank}_{suit}").size()
            assert size.width() == pytest.approx(deck.size.width(), abs=1), (rank, suit)
            assert size.height() == pytest.approx(deck.size.height(), abs=1), (rank, suit)


def test_it_is_described(deck: KdeDeck) -> None:
    assert deck.name == "Cardtable: French cards"
    assert deck.features == ["AngloAmerican", "Backs1"]
    assert not deck.preview.isNull()
    seen = deck.preview.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    assert seen.pixelColor(0, 0).alpha() > 60


def test_it_is_named_in_every_language(tmp_path: Path, qapp: object) -> None:
    text = (export(tmp_path) / "carddecks/svg-cardtable-french/index.desktop").read_text("utf-8")
    for code in LANGUAGES:
        assert ("Name=" if code == "en" else f"Name[{code}]=") in text


def test_it_wears_what_is_asked_for(tmp_path: Path, deck: KdeDeck, qapp: object) -> None:
    (red,) = find_all(export(tmp_path, "--option", "four_colour=on", "--back", "back_2"))
    assert apart(red.card("back", 60), deck.card("back", 60)) > 20
    pip = red.card("1_club", 60).scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    assert pip.pixelColor(0, 0).green() > QColor(pip.pixel(0, 0)).red()


def test_the_same_deck_gives_the_same_bytes(tmp_path: Path, qapp: object) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        export(tmp_path / name)
    a, b = (tmp_path / n / "svg-cardtable-french.tar.gz" for n in "ab")
    assert a.read_bytes() == b.read_bytes()


def test_a_deck_without_suits_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "hanafuda", "--export", "kde", "--into", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "52 cards" in said
    assert not list(tmp_path.iterdir())
