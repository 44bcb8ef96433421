"""What the faces of our decks show and where that comes from, out of ``assets/stories.md``.

The pages are written to be read as they are, one in each language with the same sections and rows;
``stories.toml`` says which of them tells of which face. Sources in brackets stay in the pages.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase

from cardtable.art.assets import asset
from cardtable.art.deck import BASE, Deck

_SOURCES = re.compile(r" ?\[\d[\d, ]*\]")
#: A break between letters of East Asia, where no space stands.
_BREAK = re.compile(r"(?<=[^\x00-\u2e7f])\n(?=[^\x00-\u2e7f])")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Story:
    """The story of a face.

    Attributes:
        deck: paragraphs about its deck.
        face: what is on it; empty if that needs no words.
    """

    deck: tuple[str, ...]
    face: str


@dataclass(frozen=True, slots=True)
class _Section:
    paragraphs: tuple[str, ...]
    rows: tuple[str, ...]


def story_of(deck: Deck, file: str, language: str) -> Story | None:
    """Return the story of a face of one of our decks in a language; ``None`` for other decks.

    Args:
        deck: the deck.
        file: of the face, as the deck names it.
        language: code of one of the program's languages.
    """
    places = _places()
    if deck.id not in places or deck.folder != asset(f"cards/{deck.id}"):
        return None
    own = places[deck.id]
    told = places[own.get("like", deck.id)]
    plain, sections = file.removeprefix(BASE), _sections(language)
    row = next((row for fits, row in told["rows"] if fnmatchcase(plain, fits)), 0)
    rows = sections[told["section"] - 1].rows
    return Story(sections[own["section"] - 1].paragraphs, rows[row - 1] if row else "")


def passages(language: str) -> Iterator[str]:
    """Yield every paragraph and every face's story in a language."""
    for section in _sections(language):
        yield from (*section.paragraphs, *section.rows)


@functools.cache
def _places() -> dict[str, dict]:  # type: ignore[type-arg]
    return tomllib.loads(asset("stories.toml").read_text("utf-8"))


@functools.cache
def _sections(language: str) -> tuple[_Section, ...]:
    """Return the sections of the page in a language, else of the English one; not its sources."""
    page = asset(f"stories.{language}.md")
    text = (page if page.is_file() else asset("stories.md")).read_text("utf-8")
    return tuple(_section(part) for part in text.split("\n## ")[1:-1])


def _section(text: str) -> _Section:
    _title, _, body = text.partition("\n")
    blocks = [block.strip() for block in body.split("\n\n")]
    plain = tuple(_plain(b) for b in blocks if b and not b.startswith("|"))
    lines = [line for block in blocks if block.startswith("|") for line in block.splitlines()]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    return _Section(plain, tuple(_sentence(_plain(row[-2]), plain[0][-1]) for row in cells))


def _plain(text: str) -> str:
    """Return a passage without sources, marks and breaks of lines."""
    joined = _BREAK.sub("", text).replace("\n", " ")
    return _SOURCES.sub("", _LINK.sub(r"\1", joined)).replace("*", "").strip()


def _sentence(text: str, stop: str) -> str:
    """Return a cell of a table as a sentence; ``stop`` is what a language ends one with."""
    return text[:1].upper() + text[1:] + ("" if text[-1] in f"{stop}!?" else stop)
