"""Decks of other programs become deck folders: one file for all cards, or a file for each."""

from __future__ import annotations

import bz2
import contextlib
import gzip
import io
import json
import lzma
import os
import shutil
import socket
import tarfile
import time
import zipfile
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cardtable.art import importing, own, trial
from cardtable.art.assets import asset_folder
from cardtable.art.card_names import card_of, cards_of
from cardtable.art.credits import licence_in
from cardtable.art.deck import BadDeck, Deck
from cardtable.art.deck_files import load, shipped_decks, title
from cardtable.art.decks import find_deck
from cardtable.art.import_sources import NEEDED, CannotImport, find, unpacked
from cardtable.art.importing import Cancelled, import_deck
from cardtable.art.render import render
from cardtable.cli import main
from tests.daily import daily

NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
KDE = {"A": "1", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
CODES = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
PAPER = '<rect width="70" height="100" rx="7" fill="#ffffff"/>'


def kde_name(code: str) -> str:
    return f"{KDE.get(code[0], code[0])}_{SUITS[code[1]]}"


def sheet(card: Callable[[str], str] = lambda _: "", head: str = "", more: str = "") -> str:
    """One SVG with all cards and a back, as KDE's games have them: a row for each suit."""
    groups = "".join(
        f'<g id="{kde_name(code)}" transform="translate({80 * (n % 13)} {110 * (n // 13)})">'
        f'{PAPER}<use xlink:href="#pip"/>{card(code)}</g>'
        for n, code in enumerate(CODES)
    )
    back = f'<g id="back" transform="translate(0 440)">{PAPER}</g>'
    pip = '<defs><circle id="pip" cx="35" cy="50" r="20" fill="url(#red)"/></defs>'
    red = '<linearGradient id="red"><stop stop-color="#ff0000"/></linearGradient>'
    return (
        f'<svg {NS} width="1040" height="550">{head}{red}{pip}'
        f'<g id="layer1" transform="translate(300 9)">{groups}{back}{more}</g></svg>'
    )


def kde_deck(folder: Path, text: str = "", **entries: str) -> Path:
    folder.mkdir()
    (folder / "cards.svgz").write_bytes(gzip.compress((text or sheet()).encode()))
    said = {"Name": "Harbour", "Name[de]": "Hafen", "SVG": "cards.svgz", **entries}
    lines = "".join(f"{key}={value}\n" for key, value in said.items())
    (folder / "index.desktop").write_text(f"[KDE Backdeck]\n{lines}", encoding="utf-8")
    return folder


def face(inside: str = "", box: str = 'viewBox="0 0 70 100"') -> str:
    return f"<svg {NS} {box}>{inside or PAPER}</svg>"


def file_deck(folder: Path, name: Callable[[str], str], inside: str = "", **more: str) -> Path:
    folder.mkdir()
    for code in CODES:
        (folder / f"{name(code)}.svg").write_text(face(inside), encoding="utf-8")
    for file, text in more.items():
        (folder / file.replace("__", ".")).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def place(tmp_path: Path) -> Path:
    own.forget()
    return tmp_path / "decks"


def drawn(deck: Deck, code: str | None) -> QImage:
    return render(deck.picture(code, deck.variant()), 70, 100)


def is_red(image: QImage, x: int, y: int) -> bool:
    colour = image.pixelColor(x, y)
    return colour.red() > 200 and colour.green() < 60 and colour.alpha() > 200


# -- names -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(("AS", "AS"), ("10H", "TH"), ("TH", "TH"), ("kd", "KD"), ("2C", "2C"), ("h12", "QH")),
        *(("ace_of_spades", "AS"), ("10_of_hearts", "TH"), ("queen_of_hearts2", "QH")),
        *(("SPADE-11-JACK", "JS"), ("HEART-1", "AH"), ("1_club", "AC"), ("queen_heart", "QH")),
        *(("club_1", "AC"), ("kingclubs", "KC"), ("heartQueen", "QH"), ("spade10", "TS")),
        *(("pik_bube", "JS"), ("HerzDame", "QH"), ("KreuzKönig", "KC"), ("karo-10", "TD")),
        *(("DH", "QH"), ("BS", "JS"), ("A♠", "AS"), ("cardClubsA", "AC"), ("card_2_hearts", "2H")),
        *(("black_joker", "b"), ("joker_red", "R"), ("blackJoker", "b"), ("back", "back")),
        *(("Red_Back", "back"), ("1B", "back"), ("2J", "joker"), ("b", "b"), ("R", "R")),
        *(("heart-shadow", ""), ("spade", ""), ("layer1", ""), ("path3042", ""), ("jokerface", "")),
    ],
)
def test_a_name_says_which_card_it_is(name: str, code: str) -> None:
    assert card_of(name)[0] == code


def test_the_plainest_name_of_a_card_counts() -> None:
    names = ["g-king_heart", "heart-r", "king_heart2", "king_heart", "kingheart", "queen_heart"]
    assert cards_of(names).faces["KH"] == "king_heart"


def test_a_whole_card_counts_and_not_the_half_it_is_made_of(tmp_path: Path, place: Path) -> None:
    """“XSkat German” has an element for the upper half of each card, before all the cards."""
    half = '<rect width="70" height="50" fill="#ffffff"/>'
    halves = "".join(f'<g id="g-{kde_name(code)}">{half}</g>' for code in CODES)
    text = sheet(head=f"<defs>{halves}</defs>")
    assert load(import_deck([kde_deck(tmp_path / "skat", text)], place).folder).ratio < 0.8


#: How one deck calls its aces, jacks, queens, kings and the suits in the order of ``CODES``.
LANGUAGES = {
    "Spanish": ("{rank}_de_{suit}", "as sota reina rey", "picas corazones diamantes tréboles"),
    "Spanish, jota": ("{suit} {rank}", "As Jota Dama Rey", "Picas Corazones Diamantes Tréboles"),
    "Italian": ("{rank}_di_{suit}", "asso fante regina re", "picche cuori quadri fiori"),
    "Russian": ("{rank}_{suit}", "туз валет дама король", "пики черви бубны трефы"),
    "Russian, cases": ("{rank}-{suit}", "Туз Валет Дама Король", "Пик Червей Бубен Крестей"),
    "Chinese": ("{suit}{rank}", "A J Q K", "黑桃 红桃 方块 梅花"),
    "Traditional Chinese": ("{suit}_{rank}", "A J Q K", "黑桃 紅心 方塊 梅花"),
    "Japanese": (
        "{suit}の{rank}",
        "エース ジャック クイーン キング",
        "スペード ハート ダイヤ クラブ",
    ),
    "Japanese, letters": ("{suit}{rank}", "A J Q K", "スペード ハート ダイヤ クローバー"),
    "French": ("{rank} de {suit}", "as valet dame roi", "pique cœur carreau trèfle"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_may_be_called_in_other_languages(language: str) -> None:
    form, ranks, suits = LANGUAGES[language]
    words = dict(zip("AJQK", ranks.split(), strict=True))
    colours = dict(zip("SHDC", suits.split(), strict=True))
    names = {
        form.format(
            rank="10" if code[0] == "T" else words.get(code[0], code[0]), suit=colours[code[1]]
        ): code
        for code in CODES
    }
    if language == "French":  # the same letter, written in one
        names = {name.replace("œ", "oe"): code for name, code in names.items()}
    assert cards_of(names).faces == {code: name for name, code in names.items()}


@pytest.mark.parametrize(
    "form",
    [
        *("English_pattern_{word}", "mydeck_{back}", "poker_{code}", "mydeck{code}", "v2 {word}"),
        *("{word}_Bicycle_1885", "the king of decks {word}", "deck10-{code}", "Ace cards {back}"),
        *("pokerclub_{code}", "2x_{word}@2x", "{code}.normal"),
    ],
)
def test_words_that_all_names_share_tell_nothing(form: str) -> None:
    ranks = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
    names = {}
    for code in CODES:
        rank, suit = ranks.get(code[0], code[0]), SUITS[code[1]]
        word, back = f"{rank}_of_{suit}s", f"{suit}s_{rank}"
        names[form.format(code=code, word=word, back=back)] = code
    found = cards_of([*names, "back", "notes"])
    assert found.faces == {code: name for name, code in names.items()}
    assert found.backs == ["back"]


@pytest.mark.parametrize("shadow", ["._{}.svg", ".{}.svg", ".thumbs/{}.svg", "__MACOSX/{}.svg"])
def test_hidden_files_are_no_cards(tmp_path: Path, place: Path, shadow: str) -> None:
    folder = file_deck(tmp_path / "mine", lambda code: code)
    for code in CODES:
        file = folder / shadow.format(code)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"\0\5\x16\7\0\2\0\0Mac OS X")
    assert {source.path.parent for source in find([folder]).faces.values()} == {folder}
    assert len(find([folder / "AS.svg"]).faces) == 52
    for code in CODES:
        (folder / f"{code}.svg").unlink()
    with pytest.raises(CannotImport, match="No deck found in mine"):
        find([folder])


def test_a_list_that_is_cut_says_so(tmp_path: Path) -> None:
    for number in range(13):
        folder = tmp_path / "all" / f"deck{number:02}"
        folder.parent.mkdir(exist_ok=True)
        file_deck(folder, lambda code: code)
    with pytest.raises(CannotImport, match=r" contains 13 decks; .*deck11 …\."):
        find([tmp_path / "all"])
    for path in (tmp_path / "all" / "deck12").iterdir():
        path.unlink()
    with pytest.raises(CannotImport, match=r" contains 12 decks; .*deck11\."):
        find([tmp_path / "all"])


def test_one_joker_alone_is_none() -> None:
    assert not {"b", "R"} & set(cards_of(["joker", "AS"]).faces)
    assert cards_of(["1J", "2J"]).faces == {"b": "1J", "R": "2J"}
    assert cards_of(["red_joker", "joker"]).faces == {"R": "red_joker", "b": "joker"}


# -- one file --------------------------------------------------------------------------------------
def test_a_deck_of_kde_is_cut_into_cards(tmp_path: Path, place: Path) -> None:
    made = import_deck([kde_deck(tmp_path / "svg-harbour")], place)
    deck = load(made.folder)
    assert (made.id, deck.name("de"), deck.name("en")) == ("harbour", "Hafen", "Harbour")
    assert set(deck.cards) == NEEDED | {"b", "R"} and abs(deck.ratio - 0.7) < 0.01
    image = drawn(deck, "7C")
    assert is_red(image, 35, 50) and not is_red(image, 35, 15)
    assert image.pixelColor(0, 0).alpha() < 100 and image.pixelColor(35, 1).alpha() > 200
    assert 0.05 < deck.corner < 0.09
    assert deck.picture("b", deck.variant()).parent.name == "french"
    assert any("jokers" in remark for remark in made.remarks)
    assert set(own.own_decks(place)[0]) == {"harbour"}


def test_a_file_of_a_deck_is_enough(tmp_path: Path, place: Path) -> None:
    folder = kde_deck(tmp_path / "svg-harbour", Author="Ann")
    assert load(import_deck([folder / "cards.svgz"], place).folder).author == "Ann"


CLIP = '<defs><clipPath id="c"><rect width="70" height="30"/></clipPath></defs>'
#: The upper part of a card in red, in ways that Qt leaves out or draws in another colour.
UNDRAWN = {
    "AS": f'{CLIP}<rect clip-path="url(#c)" width="70" height="100" fill="red"/>',
    "2S": f'{CLIP}<g style="clip-path:url(#c)"><path d="M0 0h70v100h-70" fill="red"/></g>',
    "3S": '<svg width="70" height="30" viewBox="0 0 7 3"><path d="M0 0h7v3h-7" fill="red"/></svg>',
    "4S": '<symbol id="s" viewBox="0 0 7 3"><path d="M0 0h7v3h-7" fill="red"/></symbol>'
    '<use xlink:href="#s" width="70" height="30"/>',
    "5S": '<rect width="70" height="30" fill="rgba(255, 0, 0, 1)"/>',
    "6S": '<rect width="70" height="30" fill="#ff0000ff"/>',
    "7S": '<rect width="70" height="30" style="fill:hsl(0, 100%, 50%)"/>',
    "8S": '<defs><clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="1" height=".3"/>'
    '</clipPath></defs><rect clip-path="url(#c)" width="70" height="100" fill="red"/>',
}


def test_what_qt_leaves_out_is_drawn_after_an_import(tmp_path: Path, place: Path) -> None:
    folder = file_deck(tmp_path / "mine", lambda code: code)
    for code, inside in UNDRAWN.items():
        (folder / f"{code}.svg").write_text(face(PAPER + inside), encoding="utf-8")
    deck = load(import_deck([folder], place).folder)
    for code in UNDRAWN:
        image = drawn(deck, code)
        assert is_red(image, 35, 15) and not is_red(image, 35, 70), code


def pattern(*links: str) -> str:
    """Paper painted with the last of the patterns given."""
    end = '<rect width="70" height="50" fill="url(#last)"/></g>'
    return f'<g xmlns:x="http://www.w3.org/1999/xlink">{"".join(links)}{end}'


RED_TILE = '<rect width="9" height="9" fill="#ff0000"/>'
SIZE = 'width="9" height="9" patternUnits="userSpaceOnUse"'
PATTERNS = {
    "content": pattern(
        f'<pattern id="a" {SIZE}>{RED_TILE}</pattern>',
        '<pattern id="last" patternTransform="scale(2)" xlink:href="#a"/>',
    ),
    "a chain of three": pattern(
        '<pattern id="last" xlink:href="#b"/>',
        '<pattern id="b" patternTransform="scale(2)" xlink:href="#a"/>',
        f'<pattern id="a" {SIZE}>{RED_TILE}</pattern>',
    ),
    "only the size": pattern(
        f'<pattern id="a" {SIZE}/>', f'<pattern id="last" xlink:href="#a">{RED_TILE}</pattern>'
    ),
    "href without a space": pattern(
        f'<pattern id="a" {SIZE}><g id="t">{RED_TILE}</g></pattern>',
        '<pattern id="last" href="#a"/>',
    ),
}


@daily("inside", PATTERNS.values(), ids=PATTERNS)
def test_a_pattern_that_refers_to_another_is_drawn(
    tmp_path: Path, place: Path, inside: str
) -> None:
    folder = file_deck(tmp_path / "mine", lambda code: code)
    for file in ("AS", "back"):
        (folder / f"{file}.svg").write_text(face(PAPER + inside), encoding="utf-8")
    made = import_deck([folder], place)
    assert list(made.remarks) == ["It doesn’t have two jokers, so it gets ours."]
    deck = load(made.folder)
    for code in ("AS", None):
        image = drawn(deck, code)
        assert is_red(image, 35, 25) and not is_red(image, 35, 75), code


@daily(
    "link",
    [
        '<pattern id="last" xlink:href="#last"/>',
        '<pattern id="last" xlink:href="#b"/><pattern id="b" xlink:href="#last"/>',
        '<pattern id="last" xlink:href="#nowhere"/>',
        f'<pattern id="last">{RED_TILE}</pattern>',
        f'<pattern id="last" width="0" height="9">{RED_TILE}</pattern>',
    ],
)
def test_a_pattern_without_a_size_draws_nothing(tmp_path: Path, place: Path, link: str) -> None:
    folder = file_deck(tmp_path / "mine", lambda code: code)
    (folder / "AS.svg").write_text(face(PAPER + pattern(link)), encoding="utf-8")
    image = drawn(load(import_deck([folder], place).folder), "AS")
    assert image.pixelColor(35, 25).name() == "#ffffff"


@pytest.mark.slow
def test_a_back_that_cannot_be_drawn_is_named(
    tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt cannot read this transform; it says so, and the back would be another one."""
    bad = face(PAPER + '<mask id="m"/><rect width="9" height="9" mask="url(#m" fill="url(x"/>')
    folder = file_deck(tmp_path / "mine", lambda code: code, back__svg=bad)
    made = import_deck([folder], place)
    assert "back.svg can’t be drawn here, so the deck gets one of our backs." in made.remarks
    assert not any("no back" in remark for remark in made.remarks)
    (folder / "back_2.svg").write_text(face(PAPER), encoding="utf-8")
    made = import_deck([folder], tmp_path / "other")
    assert "back.svg can’t be drawn here: check the cards." in made.remarks
    assert len(load(made.folder).backs) == 1


def test_text_becomes_paths_and_that_is_said(tmp_path: Path, place: Path) -> None:
    text = '<text x="35" y="60" style="font-size:40px;text-anchor:middle" fill="#ff0000">H</text>'
    made = import_deck([file_deck(tmp_path / "mine", lambda c: c, PAPER + text)], place)
    assert b"<text" not in (made.folder / "AS.svg").read_bytes()
    image = drawn(load(made.folder), "AS")
    assert any(is_red(image, x, 46) for x in range(20, 50))
    assert any("font" in remark and "AS.svg" in remark for remark in made.remarks)


# -- a file for each card --------------------------------------------------------------------------
@daily(
    "name",
    [
        lambda code: code.replace("T", "10"),
        lambda code: f"{KDE.get(code[0], code[0])}_of_{SUITS[code[1]]}s",
        lambda code: f"{SUITS[code[1]].upper()}-{'A23456789TJQK'.index(code[0]) + 1}",
        kde_name,
    ],
)
def test_decks_with_a_file_for_each_card(
    tmp_path: Path, place: Path, name: Callable[[str], str]
) -> None:
    folder = file_deck(
        tmp_path / "mine",
        name,
        blue_back__svg=face(),
        joker_black__svg=face(),
        joker_red__svg=face(),
    )
    made = import_deck([folder], place)
    assert not made.remarks
    deck = load(made.folder)
    assert deck.picture("R", deck.variant()).parent == made.folder
    assert deck.picture(None, deck.variant()) == made.folder / "back.svg"
    assert title(deck, "joker_red.svg", "de") == "Roter Joker"
    assert title(deck, "QH.svg", "en") == "Queen of hearts"


@pytest.mark.slow
def test_cards_without_paper_get_some_and_margins_are_cut_off(tmp_path: Path, place: Path) -> None:
    bare = file_deck(tmp_path / "bare", lambda c: c, '<circle cx="35" cy="50" r="9" fill="red"/>')
    image = drawn(load(import_deck([bare], place).folder), "AS")
    assert image.pixelColor(35, 5).alpha() > 200 and is_red(image, 35, 50)
    wide = file_deck(
        tmp_path / "wide", lambda c: c, '<rect x="20" y="10" width="50" height="80" fill="red"/>'
    )
    image = drawn(load(import_deck([wide], place).folder), "AS")
    assert is_red(image, 2, 2) and is_red(image, 67, 97)


def test_the_licence_of_a_deck_is_kept_and_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    own.forget()
    about = (
        '<metadata><r:RDF xmlns:r="http://example.org/r" xmlns:d="http://example.org/d">'
        "<d:creator><r:Agent><d:title>Ann</d:title></r:Agent></d:creator></r:RDF></metadata>"
    )
    folder = file_deck(
        tmp_path / "boats",
        lambda c: c,
        PAPER + about,
        COPYING="GNU GENERAL PUBLIC LICENSE\nVersion 2",
    )
    assert main(["deck", "--import", str(folder), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["id"], said["author"], said["licence"]) == ("boats", "Ann", "GPL 2")
    assert (Path(said["folder"]) / "COPYING").is_file()
    assert main(["deck"]) == 0
    assert "boats        french  Boats (Ann; GPL 2)" in capsys.readouterr().out
    bare = file_deck(tmp_path / "bare", lambda c: c)
    assert main(["deck", "--import", str(bare)]) == 0
    assert "no licence stated" in capsys.readouterr().out


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_other_encodings_are_read(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "card.svg"
    file.write_bytes(f'<?xml version="1.0" encoding="{encoding}"?><a>ä</a>'.encode(encoding))
    assert unpacked(file) == "<a>ä</a>".encode()


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_beside_a_deck_is_not_copied(tmp_path: Path, place: Path) -> None:
    folder = file_deck(tmp_path / "mine", lambda c: c)
    (tmp_path / "secret").write_text("GPL")
    (folder / "COPYING").symlink_to(tmp_path / "secret")
    made = import_deck([folder], place)
    assert not (made.folder / "COPYING").exists()
    assert load(made.folder).licence == ""


@pytest.mark.parametrize(
    ("text", "licence"),
    [
        ("GNU GENERAL PUBLIC LICENSE Version 3", "GPL 3"),
        ("GNU LESSER GENERAL PUBLIC LICENSE\nVersion 2.1", "LGPL 2.1"),
        ("http://creativecommons.org/licenses/by-sa/3.0/", "CC BY-SA 3.0"),
        ("https://creativecommons.org/publicdomain/zero/1.0/", "CC0"),
        ("Licensed under CC BY-NC 4.0", "CC BY-NC 4.0"),
        ("This work is in the public domain.", "public domain"),
        ("Permission is hereby granted, free of charge", "MIT"),
        ("All rights reserved", ""),
    ],
)
def test_a_licence_is_known_by_its_words(text: str, licence: str) -> None:
    assert licence_in(text) == licence


def test_a_picture_without_a_size_is_as_large_as_what_it_shows(tmp_path: Path, place: Path) -> None:
    folder = file_deck(tmp_path / "mine", lambda c: c, back__svg=face(box='width="100%"'))
    made = import_deck([folder], place)
    assert b'viewBox="0 0 70 100"' in (made.folder / "back.svg").read_bytes()


# -- what is refused -------------------------------------------------------------------------------
@daily(
    ("spoil", "says"),
    [
        ("<script/>", "<script>"),
        ('<image width="9" height="9" xlink:href="file:///etc/passwd"/>', "outside the file"),
        ('<use xlink:href="http://example.org/a.svg#a"/>', "outside the file"),
        ("<g>" * 900 + "</g>" * 900, "deeper"),
        ("<foreignObject><x><script/></x></foreignObject>", "<script>"),
        ('<a xlink:href="javascript:run()"><g/></a>', "href"),
        ('<a onclick="run()"><g/></a>', "onclick"),
        ('<foreignObject onload="run()"/>', "onload"),
    ],
    "<script/>",
)
def test_a_dangerous_deck_is_refused_and_leaves_nothing(
    tmp_path: Path, place: Path, spoil: str, says: str
) -> None:
    for number, folder in enumerate(
        (
            kde_deck(tmp_path / "sheet", sheet(more=spoil)),
            file_deck(tmp_path / "files", lambda c: c, PAPER + spoil),
        )
    ):
        with pytest.raises(BadDeck) as refused:
            import_deck([folder], place)
        (sentence,) = refused.value.args
        assert says in sentence and ("cards.svgz", "AS.svg")[number] in sentence
    assert list(place.iterdir()) == []


def test_entities_and_packed_bombs_are_refused(tmp_path: Path, place: Path) -> None:
    entities = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + sheet()
    with pytest.raises(BadDeck, match=r"cards\.svgz declares entities"):
        import_deck([kde_deck(tmp_path / "one", entities)], place)
    folder = kde_deck(tmp_path / "two")
    with gzip.open(folder / "cards.svgz", "wb") as file:
        for _ in range(40):
            file.write(b" " * 2**20)
    with pytest.raises(BadDeck, match="larger than"):
        import_deck([folder], place)


@pytest.mark.slow
def test_a_deck_that_takes_too_long_is_refused(
    tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "SECONDS", 3)
    monkeypatch.setattr(importing, "SILENCE", 10.0)
    again = '<g id="a0"><path d="M0 0h1v1z"/></g>' + "".join(
        f'<g id="a{i}">' + f'<use xlink:href="#a{i - 1}"/>' * 10 + "</g>" for i in range(1, 20)
    )
    with pytest.raises(BadDeck, match="takes too long"):
        import_deck([kde_deck(tmp_path / "bomb", sheet(more=again))], place)
    assert list(place.iterdir()) == []


def dripping(pipe: Connection, *_: object) -> None:
    """Reports again and again."""
    while True:
        pipe.send(("progress", 1, 2))
        time.sleep(0.05)


def sleeping(_pipe: Connection, *_: object) -> None:
    """Waits for nothing."""
    time.sleep(600)


def waiting(_pipe: Connection, sources: list[str], half: str) -> None:
    """Waits for somebody to write to a pipe."""
    os.mkfifo(pipe := Path(half) / "pipe")
    pipe.read_bytes()


@pytest.mark.skipif(os.name == "nt", reason="pipes of POSIX")
@pytest.mark.parametrize("make", [dripping, sleeping, waiting])
def test_an_import_ends_even_if_it_takes_no_processor_time(
    tmp_path: Path,
    place: Path,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[..., None],
) -> None:
    monkeypatch.setattr(importing, "_make", make)
    monkeypatch.setattr(importing, "GIVE_UP", 2.0, raising=False)
    monkeypatch.setattr(importing, "SILENCE", 20.0)
    until = time.monotonic() + 60  # a drip would never end
    with pytest.raises(BadDeck, match=r"^slow couldn’t be read and drawn within 2 s\. Try again"):
        import_deck(
            [kde_deck(tmp_path / "slow")], place, cancelled=lambda: time.monotonic() > until
        )
    assert list(place.iterdir()) == []


def test_what_is_no_deck_is_said_in_one_sentence(tmp_path: Path) -> None:
    whole = file_deck(tmp_path / "whole", lambda c: c)
    (whole / "7H.svg").unlink()
    with pytest.raises(CannotImport, match=r"isn’t a complete deck\. Missing: 7H"):
        find([whole])
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(CannotImport, match="No deck found in empty"):
        find([empty])
    with pytest.raises(CannotImport, match="no file or folder"):
        find([tmp_path / "gone"])
    both = tmp_path / "both"
    both.mkdir()
    kde_deck(both / "one")
    kde_deck(both / "two")
    with pytest.raises(
        CannotImport, match=r"both contains 2 decks.*one/cards\.svgz, two/cards\.svgz"
    ):
        find([both])


def put_in_the_way(path: Path, kind: str) -> None:
    """Put something at a path that is no file with a picture."""
    path.unlink()
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "link to a device":
        path.symlink_to("/dev/zero")
    elif kind == "link to nothing":
        path.symlink_to("nothing")
    else:
        here = Path.cwd()
        os.chdir(path.parent)  # the name of a socket must be short
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
        os.chdir(here)


@pytest.mark.skipif(os.name == "nt", reason="files of POSIX")
@pytest.mark.parametrize(
    "kind", ["pipe", "folder", "link to a device", "link to nothing", "socket"]
)
@pytest.mark.parametrize("given", ["whole", "whole/AS.svg"])
def test_a_card_that_is_no_file_is_missing_at_once(tmp_path: Path, kind: str, given: str) -> None:
    whole = file_deck(tmp_path / "whole", lambda c: c)
    put_in_the_way(whole / "7D.svg", kind)
    begin = time.monotonic()
    with pytest.raises(CannotImport, match=r"^whole isn’t a complete deck\. Missing: 7D\.$"):
        find([tmp_path / given])
    assert time.monotonic() - begin < 5


@pytest.mark.skipif(os.name == "nt", reason="files of POSIX")
@pytest.mark.parametrize("kind", ["pipe", "link to a device", "socket"])
def test_a_picture_that_became_something_else_is_named_at_once(tmp_path: Path, kind: str) -> None:
    whole = file_deck(tmp_path / "whole", lambda c: c)
    put_in_the_way(whole / "7D.svg", kind)
    begin = time.monotonic()
    with pytest.raises(CannotImport, match=r"^7D\.svg can’t be read \(not a regular file\)\.$"):
        unpacked(whole / "7D.svg")
    assert time.monotonic() - begin < 5


@pytest.mark.parametrize("name", ["x", "a/" + "x" * 30, "x" * 99])
def test_a_path_with_nothing_there_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotImport, match=r"^There’s no file or folder "):
        find([tmp_path / name])


@pytest.mark.skipif(os.name == "nt", reason="files of POSIX")
@pytest.mark.parametrize("name", ["x" * 300 + ".zip", "x" * 300, "x\0y"])
def test_an_impossible_path_of_a_deck_is_named(tmp_path: Path, place: Path, name: str) -> None:
    with pytest.raises(CannotImport, match=r" can’t be read \("):
        find([tmp_path / name])
    with pytest.raises(BadDeck, match=r" can’t be read \("):
        import_deck([tmp_path / name], place)


@pytest.mark.slow
def test_a_deck_is_never_overwritten_and_another_gets_the_next_id(
    tmp_path: Path, place: Path
) -> None:
    made = import_deck([kde_deck(tmp_path / "svg-harbour")], place)
    (made.folder / "mark").write_text("mine")
    other = kde_deck(tmp_path / "other", sheet(lambda _: '<path d="M0 0h9v9z"/>'))
    assert import_deck([other], place).id == "harbour_2"
    third = kde_deck(tmp_path / "third", sheet(lambda _: '<path d="M0 0h8v8z"/>'))
    assert import_deck([third], place).id == "harbour_3"
    assert (made.folder / "mark").read_text() == "mine"
    assert {d.id for d in own.own_decks(place)[0].values()} == {
        "harbour",
        "harbour_2",
        "harbour_3",
    }


@daily(
    ("one", "other"),
    [
        ("Атласные", "Казань"),
        ("扑克牌", "トランプ"),
        ("ورق اللعب", "1️⃣2"),
        ("Long " * 20, "Long " * 19),
    ],
)
def test_decks_whose_names_make_the_same_id_stand_side_by_side(
    tmp_path: Path, place: Path, one: str, other: str
) -> None:
    made = []
    for number, name in enumerate((one, other)):
        file = tmp_path / f"{name.strip()}.svgz"
        text = sheet(lambda _, n=number: f'<path d="M0 0h{n + 3}v9z"/>')  # type: ignore[misc]
        file.write_bytes(gzip.compress(text.encode()))
        made.append(import_deck([file], place))
    first, second = (load(deck.folder) for deck in made)
    assert second.id == f"{first.id[:36]}_2"
    assert second.name("en") == other.strip()[:60].strip()
    assert set(own.own_decks(place)[0]) == {first.id, second.id}


@pytest.mark.slow
def test_the_same_deck_again_is_named_as_there_already(tmp_path: Path, place: Path) -> None:
    import_deck([kde_deck(tmp_path / "one")], place)
    copy = kde_deck(tmp_path / "two", Name="Port", **{"Name[de]": "Kai"})
    for language, name in (("de", "Hafen"), ("ja", "Harbour"), ("en", "Harbour")):
        with pytest.raises(BadDeck, match=f"This deck already exists: {name}") as said:
            import_deck([copy], place, language=language)
        assert len(said.value.args) == 1
    assert [entry.name for entry in place.iterdir()] == ["harbour"]


@daily("link", ["x&#x9b;31mRED&#x202e;abc", "x" * 5_000, "\u2066weiß", "%1b[31m"])
def test_nothing_that_qt_says_of_a_deck_reaches_the_terminal(
    tmp_path: Path, place: Path, capfd: pytest.CaptureFixture[str], link: str
) -> None:
    more = f'<g id="x"><use xlink:href="#{link}"/><path style="fill:url(#{link[:100]})"/></g>'
    gradient = f'<linearGradient id="y" xlink:href="#{link[:100]}"/>'
    with contextlib.suppress(BadDeck):
        import_deck([kde_deck(tmp_path / "mine", sheet(lambda _: more, gradient))], place)
    assert capfd.readouterr() == ("", "")


def test_an_id_of_ours_is_not_taken(tmp_path: Path, place: Path) -> None:
    assert import_deck([kde_deck(tmp_path / "mine", Name="French")], place).id == "french_2"


def test_an_import_can_be_cancelled_and_reports_how_far_it_is(tmp_path: Path, place: Path) -> None:
    steps: list[tuple[int, int]] = []
    with pytest.raises(Cancelled):
        import_deck(
            [kde_deck(tmp_path / "mine")],
            place,
            lambda done, whole: steps.append((done, whole)),
            lambda: len(steps) > 3,
        )
    assert steps[0][0] < steps[-1][0] <= steps[-1][1]
    assert list(place.iterdir()) == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be written here")
def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    place = tmp_path / "decks"
    place.mkdir(mode=0o500)
    with pytest.raises(BadDeck, match="can’t be written"):
        import_deck([kde_deck(tmp_path / "mine")], place)


def test_a_file_in_the_way_is_said(tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("")
    with pytest.raises(BadDeck, match="can’t be written"):
        import_deck([kde_deck(tmp_path / "mine")], tmp_path / "decks")


def test_a_half_made_deck_is_not_looked_at(tmp_path: Path, place: Path) -> None:
    (place / ".importing-1").mkdir(parents=True)
    assert own.own_decks(place) == ({}, {})
    os.utime(place / ".importing-1", (0, 0))
    import_deck([kde_deck(tmp_path / "mine")], place)
    assert [entry.name for entry in place.iterdir()] == ["harbour"]


def test_an_imported_deck_is_judged_like_any_other(
    tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "DECK_SECONDS", 0.0)
    with pytest.raises(BadDeck, match="Deck harbour: its faces take more"):
        import_deck([kde_deck(tmp_path / "mine")], place)
    assert list(place.iterdir()) == []


def test_a_refused_deck_is_listed_and_named_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    own.forget()
    (tmp_path / "decks" / "mine").mkdir(parents=True)
    reason = "Deck mine: deck.toml can’t be read (No such file or directory)."
    assert main(["deck"]) == 0
    assert reason in capsys.readouterr().out
    assert main(["deck", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["refused"] == [{"folder": "mine", "problem": reason}]
    assert main(["deck", "mine"]) == 1
    assert reason in capsys.readouterr().out
    with pytest.raises(BadDeck, match="can’t be read"):
        find_deck("mine", ("french",))


def test_a_judged_deck_is_not_judged_again_at_the_next_start(
    tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_deck([kde_deck(tmp_path / "mine")], place)
    monkeypatch.setattr(trial, "judge", lambda _: pytest.fail("it has been judged"))
    own.forget()
    assert set(own.own_decks(place)[0]) == {"harbour"}


# -- what other programs write ---------------------------------------------------------------------
RED = '<rect width="70" height="100" fill="#ff0000"/>'
PGF = "http://ns.adobe.com/AdobeIllustrator/10.0/"


@daily("whole", [True, False], ids=["sheet", "files"])
@daily(
    "inside",
    [
        '<use xlink:href="#gone"/>' + RED,
        '<rect width="70" height="100" fill="url(#gone) #ff0000"/>',
        RED + '<rect width="70" height="100" style="fill:url(#gone);stroke:url(#gone)"/>',
        RED + '<g mask="url(#gone)"><rect width="1" height="1" fill="url(#gone)"/></g>',
        '<linearGradient id="g1" xlink:href="#gone"><stop stop-color="#f00"/></linearGradient>'
        '<rect width="70" height="100" fill="url(#g1)"/>',
        '<linearGradient id="g2"/><use xlink:href="#g2"/>' + RED,
        f'<a xlink:href="https://example.org/" target="_blank">{RED}</a>',
        f'<switch><foreignObject requiredExtensions="{PGF}" x="0" y="0" width="1" height="1">'
        f'<i:pgfRef xmlns:i="{PGF}" xlink:href="#adobe_illustrator_pgf"/></foreignObject>'
        f"<g>{RED}</g></switch>",
    ],
)
def test_what_published_decks_hold_beside_the_picture_is_left_out(
    tmp_path: Path, place: Path, inside: str, whole: bool
) -> None:
    if whole:
        source = kde_deck(tmp_path / "svg-a", sheet(lambda code: inside if code == "7H" else ""))
    else:
        source = file_deck(tmp_path / "mine", lambda code: code)
        (source / "7H.svg").write_text(face(PAPER + inside), encoding="utf-8")
    image = drawn(load(import_deck([source], place).folder), "7H")
    assert is_red(image, 30, 15) and is_red(image, 35, 85)


def test_a_mark_of_the_byte_order_changes_nothing(tmp_path: Path, place: Path) -> None:
    source = kde_deck(tmp_path / "svg-harbour")
    (source / "index.desktop").write_text(
        "Name=Harbour\nName[de]=Hafen\nSVG=cards.svgz\nAuthor=Ann\n", encoding="utf-8-sig"
    )
    made = import_deck([source / "cards.svgz"], place)
    (made.folder / "titles.toml").write_text('["1.svg"]\nen = "One"\n', encoding="utf-8")
    for name in ("deck.toml", "titles.toml"):
        file = made.folder / name
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert not trial.judge(made.folder)
    deck = load(made.folder)
    assert (deck.name("en"), deck.name("de"), deck.author) == ("Harbour", "Hafen", "Ann")
    assert title(deck, "1.svg", "en") == "One"


@daily("kept", ["", "b", "R"], "b")
@daily("base", [True, False])
def test_our_jokers_stand_in_for_a_joker_that_is_missing(
    tmp_path: Path, place: Path, kept: str, base: bool
) -> None:
    source = file_deck(
        tmp_path / "mine", lambda c: c, b__svg=face(), R__svg=face(), back__svg=face()
    )
    folder = import_deck([source], place).folder
    toml = (folder / "deck.toml").read_text(encoding="utf-8").splitlines(keepends=True)
    gone = tuple(f"{code} =" for code in "bR" if code != kept) + (() if base else ("base",))
    text = "".join(line for line in toml if not line.startswith(gone))
    (folder / "deck.toml").write_text(text, encoding="utf-8")
    assert not trial.judge(folder)
    deck = load(folder)
    assert {deck.picture(code, deck.variant()).parent.name for code in "bR"} == {"french"}
    assert title(deck, deck.cards["R"], "en")


# -- archives --------------------------------------------------------------------------------------
COMPRESS: dict[str, Callable[[bytes], bytes]] = {
    ".gz": gzip.compress,
    ".tgz": gzip.compress,
    ".xz": lzma.compress,
    ".bz2": bz2.compress,
}


def packed(source: Path, target: Path, spoil: str = "") -> Path:
    """An archive of a folder, by its ending, with something else in it."""
    if target.suffix == ".zip":
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in source.rglob("*"):
                archive.write(file, file.relative_to(source.parent))
            if spoil == "link":
                link = zipfile.ZipInfo("x/COPYING")
                link.external_attr = 0o120777 << 16
                archive.writestr(link, "/etc/passwd")
            elif spoil == "bomb":
                archive.writestr("x/README", b" " * (65 * 2**20))
            elif spoil == "many":
                for number in range(5_001):
                    archive.writestr(f"{number}.png", b"")
            elif spoil:
                archive.writestr(spoil, face())
        return target
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w") as tar:
        tar.add(source, source.name)
        member = tarfile.TarInfo("x/COPYING")
        if spoil == "link":
            (target.parent / "link").symlink_to("/etc/passwd")
            tar.add(target.parent / "link", member.name)
        elif spoil == "device":
            member.type = tarfile.CHRTYPE
            tar.addfile(member)
        elif spoil == "bomb":
            member.size = 65 * 2**20
            tar.addfile(member, io.BytesIO(b" " * member.size))
        elif spoil == "many":
            for number in range(5_001):
                tar.addfile(tarfile.TarInfo(f"{number}.png"))
        elif spoil:
            tar.addfile(tarfile.TarInfo(spoil))
    target.write_bytes(COMPRESS[target.suffix](plain.getvalue()))
    return target


ARCHIVES = ["zip", "tar.gz", "tgz", "tar.xz", "tar.bz2"]


@daily("ending", ARCHIVES)
def test_an_archive_of_a_deck_is_enough(tmp_path: Path, place: Path, ending: str) -> None:
    spoil = "link" if ending in ("zip", "tgz") else "device"
    source = kde_deck(tmp_path / "svg-harbour")
    made = import_deck([packed(source, tmp_path / f"got.{ending}", spoil)], place)
    deck = load(made.folder)
    assert (made.id, deck.name("de")) == ("harbour", "Hafen")
    assert not (made.folder / "COPYING").exists()
    assert [entry.name for entry in place.iterdir()] == ["harbour"]


@daily("folder", ["", "harbour\\", "My decks\\harbour\\svg\\"], "harbour\\")
def test_an_archive_may_be_written_as_on_windows(tmp_path: Path, place: Path, folder: str) -> None:
    archive = tmp_path / "harbour.zip"
    with zipfile.ZipFile(archive, "w") as written:
        if folder:
            written.writestr(zipfile.ZipInfo(folder), b"")
        for file in kde_deck(tmp_path / "svg-harbour").iterdir():
            written.writestr(f"{folder}{file.name}", file.read_bytes())
    assert load(import_deck([archive], place).folder).name("de") == "Hafen"


@pytest.mark.slow
def test_what_is_exported_for_kde_can_be_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    own.forget()
    assert main(["deck", "french", "--export", "kde", "--into", str(tmp_path)]) == 0
    (archive,) = tmp_path.glob("*.tar.gz")
    assert main(["deck", "--import", str(archive)]) == 0, capsys.readouterr().err


@daily("unpacked", [False, True])
@daily("name", ["french", "hanafuda", "kabufuda"], "kabufuda")
def test_a_deck_of_our_own_that_was_exported_can_be_taken_in(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    unpacked: bool,
) -> None:
    """As it is, however often; the folder with the same faces in another size is no second deck."""
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    own.forget()
    assert main(["deck", name, "--export", "zip", "--into", str(tmp_path)]) == 0
    (source,) = tmp_path.glob("*.zip")
    if unpacked:
        zipfile.ZipFile(source).extractall(tmp_path)
        source = tmp_path / f"{name}_copy"
    assert main(["deck", "--import", str(source)]) == 0, capsys.readouterr().err
    ours, theirs = shipped_decks()[name], load(tmp_path / "data" / "decks" / f"{name}_copy")
    assert (theirs.names, theirs.licence, theirs.paper) == (ours.names, "CC0-1.0", ours.paper)
    assert (theirs.backs, theirs.options) == (ours.backs, ours.options)
    for code, file in ours.cards.items():
        assert title(theirs, theirs.cards[code], "ja") == title(ours, file, "ja")
        assert render(ours.picture(code, ours.variant()), 70, 100) == drawn(theirs, code)
    assert (theirs.folder / "LICENSE").is_file()
    (tmp_path / "again").mkdir()
    assert main(["deck", theirs.id, "--export", "zip", "--into", str(tmp_path / "again")]) == 0
    (again,) = (tmp_path / "again").iterdir()
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "other"))
    own.forget()
    assert main(["deck", "--import", str(again)]) == 0, capsys.readouterr().err
    last = load(tmp_path / "other" / "decks" / theirs.id)
    assert (last.names, last.licence) == (ours.names, "CC0-1.0")
    assert (last.folder / "LICENSE").is_file()


def own_deck(folder: Path, name: str, old: str = "", new: str = "") -> Path:
    """A deck in our own form, with something else in its ``deck.toml``."""
    shutil.copytree(asset_folder() / "cards" / "kabufuda", folder / name)
    toml = folder / name / "deck.toml"
    toml.write_text(toml.read_text("utf-8").replace(old, new, 1), "utf-8")
    return folder / name


@daily(
    ("written", "id_"),
    [
        ('id = "mine"', "mine"),
        ("id='kabufuda' # taken", "kabufuda_2"),
        ('id = "../../../Out"', "out"),
        ('id = "Mine 3"', "mine_3"),
    ],
    'id = "../../../Out"',
)
def test_a_deck_in_our_own_form_gets_an_id_that_can_be_used(
    tmp_path: Path, place: Path, written: str, id_: str
) -> None:
    source = own_deck(tmp_path, "x", 'id = "kabufuda"', written)
    (source / "notes.txt").write_text("mine")
    made = import_deck([source / "deck.toml"], place)
    assert (made.id, made.folder, load(made.folder).id) == (id_, place / id_, id_)
    assert not (made.folder / "notes.txt").exists()
    assert set(own.own_decks(place)[0]) == {id_}


def test_what_is_wrong_with_a_deck_in_our_own_form_is_said(tmp_path: Path, place: Path) -> None:
    with pytest.raises(BadDeck, match="cards without a face"):
        import_deck([own_deck(tmp_path, "x", '"1d" = ', '"1e" = ')], place)
    with pytest.raises(BadDeck, match="size"):
        import_deck([own_deck(tmp_path, "y", "size = ", "big = ")], place)
    both = tmp_path / "both"
    own_deck(both, "x"), own_deck(both, "y")
    with pytest.raises(BadDeck, match="both contains 2 decks; import one of them: x, y"):
        import_deck([both], place)
    assert list(place.iterdir()) == []


def test_a_base_folder_of_its_own_is_judged_like_any_other(tmp_path: Path, place: Path) -> None:
    source = own_deck(tmp_path, "x", 'file = "back', 'file = "base/back')
    (source / "base").mkdir()
    for back in source.glob("back*.svg"):
        (source / "base" / back.name).write_text(face(PAPER + "<script/>"), "utf-8")
    with pytest.raises(BadDeck, match="script"):
        import_deck([source], place)


@pytest.mark.slow
def test_for_kde_and_back_a_deck_keeps_its_name_and_its_licence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for n, (deck, licence) in enumerate((("french", "CC0"), ("harbour", "GPL 2"))):
        monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / f"{n}"))
        own.forget()
        id_ = deck
        if deck == "harbour":
            source = kde_deck(tmp_path / "harbour", Author="Ann")
            (source / "COPYING").write_text("GNU GENERAL PUBLIC LICENSE\nVersion 2")
            assert main(["deck", "--import", str(source)]) == 0
        said = []
        for time_ in "ab":
            out = tmp_path / f"{n}{time_}"
            out.mkdir()
            assert main(["deck", id_, "--export", "kde", "--into", str(out)]) == 0
            monkeypatch.setenv("CARDTABLE_DATA", str(out / "data"))
            own.forget()
            capsys.readouterr()
            assert main(["deck", "--import", *map(str, out.glob("*.gz")), "--json"]) == 0
            id_ = json.loads(capsys.readouterr().out)["id"]
            found = load(out / "data" / "decks" / id_)
            said.append((found.names["en"], found.author, found.licence))
            assert found.licence == licence
            if deck == "harbour":
                image = drawn(found, "7C")
                assert is_red(image, 35, 50) and not is_red(image, 35, 15)
        assert said[0] == said[1]


@daily("ending", ARCHIVES[:2])
@daily(
    ("spoil", "says"),
    [
        ("../AS.svg", "outside its folder"),
        ("/tmp/AS.svg", "outside its folder"),
        ("a/../../AS.svg", "outside its folder"),
        ("..\\AS.svg", "outside its folder"),
        ("bomb", "larger than"),
        ("many", "too many files"),
    ],
    "../AS.svg",
    "bomb",
)
def test_a_hostile_archive_is_refused(
    tmp_path: Path, place: Path, ending: str, spoil: str, says: str
) -> None:
    archive = packed(kde_deck(tmp_path / "a"), tmp_path / f"got.{ending}", spoil)
    with pytest.raises(BadDeck, match=says):
        import_deck([archive], place)
    assert list(place.iterdir()) == []


@daily("ending", ARCHIVES)
@pytest.mark.parametrize("share", [0.0, 0.5])
def test_a_damaged_archive_is_said(tmp_path: Path, place: Path, ending: str, share: float) -> None:
    archive = packed(kde_deck(tmp_path / "a"), tmp_path / f"got.{ending}")
    data = archive.read_bytes()
    archive.write_bytes(data[: round(share * len(data))])
    with pytest.raises(BadDeck, match=rf"got\.{ending} can’t be read \(") as caught:
        import_deck([archive], place)
    said = str(caught.value)
    assert "method" not in said and "\ufffd" not in said  # what Python tried in turn
