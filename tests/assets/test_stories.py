"""The decks' stories: the same in every language, each motif with its source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable.languages import LANGUAGES

ASSETS = Path(__file__).resolve().parents[2] / "assets"
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
