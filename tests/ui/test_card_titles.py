"""What screen readers call the cards of different decks."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.art import deck_files
from cardtable.art.assets import asset_folder
from cardtable.art.deck import Deck
from cardtable.art.deck_files import load
from cardtable.games.kabu.cards import rank
from cardtable.phrases.lists import labelled
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from tests.daily import daily
from tests.ui.conftest import Open

SHIPPED = asset_folder() / "cards"


@pytest.fixture(autouse=True)
def as_if_just_started() -> Iterator[None]:
    deck_files.titles.cache_clear()
    yield
    deck_files.titles.cache_clear()


def told_with(table: TablePage, deck: Deck) -> dict[str, str]:
    """What is said of each card whose face is seen, with a deck on the table."""
    table.pictures.use(deck, deck.variant())
    table.refresh(animate=False)
    faces = {spot.face for spot in table.model.layout.cards if spot.face}
    told = {thing.key: thing.text for thing in table.view.told()}
    assert faces
    # The dead card is told with what it is.
    dead = labelled(table.phrases.zone("dead:0"), "")
    return {face: told[face].removeprefix(dead) for face in faces}


@pytest.fixture
def table(open_match: Open) -> TablePage:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="3")
    robot._wait_for_turn()
    return robot.table


def own_deck(folder: Path, titles: str | None) -> Deck:
    """A deck of one's own, drawn like the Hanafuda; ``titles`` go in its ``titles.toml``."""
    shutil.copytree(SHIPPED / "hanafuda", folder)
    (folder / "titles.toml").unlink()
    if titles is not None:
        (folder / "titles.toml").write_text(titles, encoding="utf-8")
    return load(folder)


@daily(
    ("language", "eights"),
    [
        ("en", "8, Susuki, bright: full moon"),
        ("de", "8, Susuki, Glanz: Vollmond"),
        ("ja", "8、芒に月"),
        ("zh_CN", "8、芒上月"),
        ("zh_TW", "8、芒上月"),
    ],
    "ja",
)
def test_flower_cards_are_called_by_number_and_flower(
    table: TablePage, program: Program, language: str, eights: str
) -> None:
    program.settings.language = language
    hanafuda = load(SHIPPED / "hanafuda")
    told = told_with(table, hanafuda)
    for code, name in told.items():
        title = deck_files.title(hanafuda, hanafuda.cards[code], language)
        assert name.startswith(str(rank(code)))
        assert name.endswith(title)
    (code,) = [c for c, file in hanafuda.cards.items() if file == "08_bright.svg"]
    assert table.stage.card_seen(code) == eights


def test_the_number_that_counts_is_not_always_the_month(table: TablePage) -> None:
    mushi = load(SHIPPED / "mushibana")
    for code, name in told_with(table, mushi).items():
        assert name.startswith(f"{rank(code)}, ")
        assert len(name) > 4
    (willow,) = [code for code, file in mushi.cards.items() if file.endswith("11_bright.svg")]
    assert table.stage.card_seen(willow).startswith("6, Willow")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "seven", "special"),
    [("en", "7", "4, silver and gold (kin-shi)"), ("ja", "七", "四・金四")],
)
def test_kabufuda_are_called_by_their_number(
    table: TablePage, program: Program, language: str, seven: str, special: str
) -> None:
    program.settings.language = language
    told_with(table, load(SHIPPED / "kabufuda"))
    assert table.stage.card_seen("7a") == seven
    assert table.stage.card_seen("4d") == special


@pytest.mark.slow
def test_french_cards_and_decks_without_titles_are_called_as_the_game_does(
    table: TablePage, tmp_path: Path
) -> None:
    for deck in (load(SHIPPED / "french_kabu"), own_deck(tmp_path / "mine", None)):
        for code, name in told_with(table, deck).items():
            assert name == table.phrases.card(code), deck.id


def test_what_a_strange_deck_says_is_no_more_than_a_line_of_text(
    table: TablePage, tmp_path: Path
) -> None:
    wild = "<b>{total}</b>\\n&amp;%n\\u202e" + "x" * 500
    lines = (f'["{file.name}"]\nen = "{wild}"' for file in (SHIPPED / "hanafuda").glob("0*.svg"))
    deck = own_deck(tmp_path / "mine", "\n".join(lines))
    for code, name in told_with(table, deck).items():
        if rank(code) < 10:
            assert name.startswith(f"{rank(code)}, <b>{{total}}</b> &amp;%n x")
            assert len(name) < 100


@pytest.mark.slow
def test_titles_that_went_bad_are_passed_over(table: TablePage, tmp_path: Path) -> None:
    deck = own_deck(tmp_path / "mine", "")
    (tmp_path / "mine" / "titles.toml").write_text("x = [", encoding="utf-8")
    for code, name in told_with(table, deck).items():
        assert name == table.phrases.card(code)


@pytest.mark.slow
def test_titles_are_read_once_and_only_for_those_who_listen(
    open_match: Open, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = []
    real = deck_files._toml

    def counted(folder: Path, name: str) -> object:
        read.append(name)
        return real(folder, name)

    monkeypatch.setattr(deck_files, "_toml", counted)
    robot = open_match("oicho-kabu", "human,easy,easy", seed="3")
    robot._wait_for_turn()
    assert "titles.toml" not in read
    for _ in range(3):
        robot.table.view.told()
    assert read.count("titles.toml") == 1
    program.settings.language = "ja"
    robot.table.view.told()
    assert read.count("titles.toml") == 1
