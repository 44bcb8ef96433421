"""Everything that the READMEs mention exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImageReader

import cardtable
from cardtable.languages import LANGUAGES
from tests.packaging.tools import ROOT

READMES = sorted([*ROOT.glob("README*.md"), ROOT / "packaging" / "README.md"])


@pytest.mark.parametrize("file", READMES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(file: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", file.read_text(encoding="utf-8"))
    for link in links:
        assert (file.parent / link).exists(), link
    paths = re.findall(r"`((?:packaging|tests)/[\w./-]+)`", file.read_text(encoding="utf-8"))
    for path in paths:
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_every_language_has_a_short_one_that_the_others_link_to(language: str) -> None:
    name = f"README.{language}.md"
    for file in ROOT.glob("README*.md"):
        assert file.name == name or f"({name})" in file.read_text(encoding="utf-8"), file.name
    assert f"assets/pictures/start-{language}.png" in (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", READMES[:-1], ids=lambda p: p.name)
def test_the_film_comes_first_and_is_even_and_small(file: Path) -> None:
    pictures = re.findall(r"!\[([^]]+)\]\(([^)]+)", file.read_text(encoding="utf-8"))
    words, path = pictures[0]
    assert path == "assets/pictures/oicho-kabu.gif" and "20" in words
    assert (ROOT / path).stat().st_size <= 4_000_000
    film = QImageReader(str(ROOT / path))
    delays = []
    for _ in range(film.imageCount()):
        assert film.read().width() == 624
        delays.append(film.nextImageDelay())
    assert film.loopCount() == -1  # again and again
    assert all(delay % 40 == 0 for delay in delays)
    assert delays[-1] >= 800
    assert sum(delays) <= 6_000


def test_packages_are_named_by_the_version_at_hand() -> None:
    for file in ROOT.glob("README*.md"):
        text = file.read_text(encoding="utf-8")
        named = set(re.findall(r"cardtable[_-](\d[\w.]*?)[_-](?:amd64|linux)", text))
        assert named == {cardtable.__version__}, file.name


def test_systems_that_differ_are_listed_with_places_that_exist() -> None:
    text = (ROOT / "packaging" / "README.md").read_text(encoding="utf-8")
    table = text.partition("## Where systems differ")[2].partition("\n## ")[0]
    rows = [row.split("|") for row in table.splitlines() if row.startswith("| ")][1:]
    assert len(rows) > 10
    for row in rows:
        for path in re.findall(r"`([\w./-]+\.py|tests/[\w./-]+)`", f"{row[3]}|{row[4]}"):
            assert (ROOT / path).exists() or (ROOT / "cardtable" / path).exists(), path
