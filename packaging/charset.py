"""The characters that Cardtable shows, and those that are common where it is used.

The shown characters come from code, catalogues and decks; the common ones from East Asian national
standards. :mod:`fonts` subsets the program's fonts to both.
"""

from __future__ import annotations

import ast
import functools
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import catalogues

from cardtable.art import stories

ROOT = Path(__file__).resolve().parent.parent

#: Kept of every font that has them: European Latin letters, punctuation, currencies, signs.
LATIN = (
    (0x20, 0x7E),
    (0xA0, 0x17F),
    (0x218, 0x21B),
    (0x1E9E, 0x1E9E),
    (0x2010, 0x2027),
    (0x2030, 0x203A),
    (0x20AC, 0x20AC),
    (0x2122, 0x2122),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
    (0x2260, 0x2265),
    (0x300, 0x304),
)
#: Keys, suits, ticks and stars.
SIGNS = "⌫⌦⏎⇥⇧␣▲▼◀▶◆◇●○★☆♠♡♢♣♤♥♦♧✓✔✕✗→←↑↓≤≥≠−"


# -- what is shown ---------------------------------------------------------------------------------
def literals(source: str) -> Iterator[str]:
    """The texts of a Python file that are not documentation."""
    tree = ast.parse(source)
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


def shown(texts: Iterable[str]) -> set[str]:
    """The characters that are visible."""
    return {
        c
        for text in texts
        for c in text
        if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
    }


@functools.cache
def of_code() -> frozenset[str]:
    """All characters in the code: English, native names, signs."""
    files = sorted((ROOT / "cardtable").rglob("*.py"))
    return frozenset(shown(t for file in files for t in literals(file.read_text(encoding="utf-8"))))


@functools.cache
def of_catalogue(language: str) -> set[str]:
    """All characters in a catalogue."""
    made = catalogues.read(catalogues.source_file(language))
    return shown(form for one in catalogues.texts(made) for form in catalogues.forms(one))


@functools.cache
def of_decks(language: str) -> set[str]:
    """All characters in the decks' names in a language."""
    out: set[str] = set()

    def look(value: Any) -> None:
        if not isinstance(value, dict):
            return
        for key, inner in value.items():
            if key == language and isinstance(inner, str):
                out.update(shown([inner]))
            elif isinstance(inner, dict):
                look(inner)
            elif isinstance(inner, list):
                for one in inner:
                    look(one)

    for file in sorted((ROOT / "assets" / "cards").glob("*/deck.toml")):
        look(tomllib.loads(file.read_text(encoding="utf-8")))
    return out


def of_stories(language: str) -> set[str]:
    """All characters in what is told of the decks in a language."""
    return shown(stories.passages(language))


def needed(language: str) -> set[str]:
    """Every character that is shown while the program is in a language."""
    return of_code() | of_catalogue(language) | of_decks(language) | of_stories(language)


# -- what is common --------------------------------------------------------------------------------
def _rows(first: int, last: int, codec: str) -> Iterator[str]:
    for row in range(first, last + 1):
        for cell in range(1, 95):
            try:
                yield bytes((0xA0 + row, 0xA0 + cell)).decode(codec)
            except UnicodeDecodeError:
                continue


def _big5() -> Iterator[str]:
    for high in range(0xA4, 0xC7):
        for low in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
            if high << 8 | low <= 0xC67E:
                yield bytes((high, low)).decode("big5")


def common(kind: str) -> set[str]:
    """The characters that a font keeps whether they are used or not.

    JIS X 0208, GB 2312 and Big5 have their common characters in the first level.
    """
    latin = {chr(c) for first, last in LATIN for c in range(first, last + 1)}
    if kind == "latin":
        return latin
    if kind == "signs":
        return set(SIGNS)
    if kind == "names":
        told = of_stories("en") | of_stories("de")
        return {c for c in of_code() | told if ord(c) >= 0x2E80}
    if kind == "JP more":
        return set(_rows(16, 47, "euc_jp"))
    if kind == "SC more":
        return set(_rows(16, 55, "gb2312"))
    if kind == "TC more":
        return set(_big5())
    east = {chr(c) for c in (*range(0x3000, 0x3040), *range(0xFF01, 0xFF5F))}
    kana = {chr(c) for c in range(0x3040, 0x3100)} if kind == "JP" else set()
    return latin | east | kana | set(SIGNS)
