"""The rules of a game as they stand with the options in force: sections of passages.

A passage says one thing, in the sentence that the values of its options ask for. So nothing stands
in the rules that does not hold in this match, and everything else can point at a passage by its id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

#: The section that says what the hands do: of no use on paper.
CONTROLS = "controls"
#: Scripts from here on are written without blanks.
_HAN = 0x2000


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards laid out to be seen with a passage.

    Attributes:
        groups: codes of cards that lie together; between groups there is a gap.
        caption: what they show.
    """

    groups: tuple[tuple[str, ...], ...]
    caption: str

    @property
    def cards(self) -> tuple[str, ...]:
        """All codes, in their order."""
        return tuple(code for group in self.groups for code in group)


@dataclass(frozen=True, slots=True)
class Passage:
    """One thing that the rules say.

    Attributes:
        id: its name; what forbids something and what explains a phase is named by it.
        text: in the player's language, as the options in force have it.
        of: keys of the options that chose the text or are named in it.
        laid: cards that show it.
        differs: one of its options is not as on the house sheet.
    """

    id: str
    text: str
    of: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    differs: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """Passages under a heading."""

    id: str
    title: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game, explained.

    Attributes:
        forms: how it is written in sentences, the form of the dictionary first.
        meaning: one sentence.
    """

    forms: tuple[str, ...]
    meaning: str

    @property
    def word(self) -> str:
        """As the glossary has it."""
        return self.forms[0]


def term(forms: str, meaning: str) -> Term:
    """A term whose forms are written with strokes between them (``kicker|kickers``)."""
    return Term(tuple(form.strip() for form in forms.split("|") if form.strip()), meaning)


def section(id_: str, title: str, *passages: Passage | None) -> Section:
    """A section of those passages that there are."""
    return Section(id_, title, tuple(passage for passage in passages if passage is not None))


def plain_sections(rules: Iterable[tuple[str, str]]) -> list[Section]:
    """Sections of a game that has only headings and paragraphs."""
    return [
        Section(
            f"part{number}",
            title,
            tuple(
                Passage(f"part{number}.{line}", words)
                for line, words in enumerate(text.split("\n"))
                if words.strip()
            ),
        )
        for number, (title, text) in enumerate(rules)
    ]


def terms_in(text: str, terms: Sequence[Term]) -> Iterator[tuple[int, int, Term]]:
    """Where the terms stand in a text: start, end and term, each term once, the longest first."""
    known = {form.casefold(): one for one in terms for form in one.forms}
    if not known or not text:
        return
    forms = sorted(known, key=lambda form: (-len(form), form))
    told: set[str] = set()
    for found in re.finditer("|".join(map(_pattern, forms)), text, re.IGNORECASE):
        one = known[found.group().casefold()]
        if one.word not in told:
            told.add(one.word)
            yield found.start(), found.end(), one


def _pattern(form: str) -> str:
    """A form as it is looked for: a Latin word not within another; Han has no blanks between."""
    latin = ord(form[0]) < _HAN
    return rf"(?<![A-Za-zÀ-ÿ]){re.escape(form)}(?![A-Za-zÀ-ÿ])" if latin else re.escape(form)


def explained(text: str, terms: Sequence[Term]) -> str:
    """The terms of a text, one a line, each with its meaning; empty if it has none."""
    line = QCoreApplication.translate("Rulebook", "{term}: {meaning}")
    return "\n".join(
        line.format(term=one.word, meaning=one.meaning) for _, _, one in terms_in(text, terms)
    )
