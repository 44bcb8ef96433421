"""The decks' stories: the same in every language, each motif with its source."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.art.deck import BASE
from cardtable.art.deck_files import shipped_decks
from cardtable.art.stories import passages, story_of
from cardtable.languages import LANGUAGES
from cardtable.models.gallery import faces_of

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DECKS = sorted(shipped_decks())
#: The word for our own inventions in each language.
OURS = {"en": "ours", "de": "von uns", "ja": "自作", "zh_CN": "自创", "zh_TW": "自創"}


def text(language: str) -> str:
    name = "stories.md" if language == "en" else f"stories.{language}.md"
    return (ASSETS / name).read_text(encoding="utf-8")


def rows(language: str) -> list[list[str]]:
    """The motifs: all rows of tables that end with a source."""
    found = [line for line in text(language).splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in found]
    return [row for row in cells if not set(row[0]) <= {"-"} or (not row[0] and len(row) == 4)]


def sources(language: str) -> set[str]:
    return set(re.findall(r"^(\d+)\. \[", text(language), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motif_has_its_source(language: str) -> None:
    known = sources(language)
    told = re.compile(rf"\d|{OURS[language]}")
    motifs = [row for row in rows(language) if told.search(row[-1])]
    assert len(motifs) >= 40
    for row in rows(language):
        named = set(re.findall(r"\d+", row[-1]))
        assert named <= known, row
    used = set(re.findall(r"\d+", " ".join(row[-1] for row in motifs)))
    used |= {n for group in re.findall(r"\[([\d, ]+)\]", text(language)) for n in group.split(", ")}
    assert used == known


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_all_languages_tell_the_same(language: str) -> None:
    ours, english = rows(language), rows("en")
    assert len(ours) == len(english)
    for here, there in zip(ours, english, strict=True):
        assert re.findall(r"\d+", here[-1]) == re.findall(r"\d+", there[-1]), here
        assert (OURS[language] in here[-1]) == ("ours" in there[-1]), here
    heads = [re.findall(r"^#+ ", text(name), re.MULTILINE) for name in (language, "en")]
    assert heads[0] == heads[1]


def test_they_are_found_from_the_overview() -> None:
    overview = (ASSETS / "README.md").read_text(encoding="utf-8")
    for language in LANGUAGES:
        name = "stories.md" if language == "en" else f"stories.{language}.md"
        assert f"]({name})" in overview
        for other in LANGUAGES:
            if other != language:
                link = "stories.md" if other == "en" else f"stories.{other}.md"
                assert f"]({link})" in text(language)


@pytest.mark.parametrize("deck", DECKS)
def test_the_same_faces_have_words_in_every_language(deck: str) -> None:
    found, with_words = shipped_decks()[deck], set()
    for language in LANGUAGES:
        stories = [story_of(found, face.file, language) for face in faces_of(found)]
        for story in stories:
            assert story is not None and all(story.deck)
            assert not re.search(r"[\[\]|*]", " ".join((*story.deck, story.face)))
        with_words.add(tuple(bool(story and story.face) for story in stories))
    assert len(with_words) == 1 and any(with_words.pop())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_is_seen_at_some_card(language: str) -> None:
    seen: set[str] = set()
    for deck in shipped_decks().values():
        for face in faces_of(deck):
            story = story_of(deck, face.file, language)
            assert story is not None
            seen |= {*story.deck, story.face}
    unseen = set(passages(language)) - seen
    assert len(unseen) == 1, "only that of the backs of French cards"


@pytest.mark.parametrize(
    ("deck", "file", "language", "words"),
    [
        ("kabufuda", "04_kinshi.svg", "en", "“gold four”"),
        ("kabufuda", "02.svg", "ja", "交差した二本の棍棒。製造元の印が入る札。"),
        ("hanafuda", "11_bright.svg", "en", "Ono no Michikaze"),
        ("hanafuda", "12_bright.svg", "en", "alights on no other tree."),
        ("mushibana", f"{BASE}11_animal.svg", "en", "whatever swallows wear"),
        ("mefuda", "10.svg", "de", "Pferd"),
        ("daini", "03_special.svg", "en", "silver"),
        ("french", "QD.svg", "en", "the sun behind diamonds"),
    ],
)
def test_a_story_is_that_of_its_face(deck: str, file: str, language: str, words: str) -> None:
    found = shipped_decks()[deck]
    assert file in {face.file for face in faces_of(found)}
    story = story_of(found, file, language)
    assert story is not None and words in story.face


def test_nothing_is_told_of_other_decks(tmp_path: Path) -> None:
    """A deck from elsewhere may call itself what it likes."""
    ours = shipped_decks()["kabufuda"]
    assert story_of(replace(ours, folder=tmp_path), "01.svg", "en") is None
    assert story_of(replace(ours, id="kabufuda2"), "01.svg", "en") is None
