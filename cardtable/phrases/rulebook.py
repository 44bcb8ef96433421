"""The rules of a game with the current options: sections of passages.

A passage says one thing, in the sentence that the values of its options call for. So the rules
contain nothing that does not apply in this match, and everything else can refer to a passage by its
id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardtable.translation import _, pgettext

#: The section about mouse and keys, which is left out on paper.
CONTROLS = "controls"
#: Scripts from here on are written without spaces.
_HAN = 0x2000


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards laid out to illustrate a passage.

    Attributes:
        groups: codes of the cards that lie together; there are gaps between groups.
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
        id: its id, by which refusals and phases refer to it.
        text: the sentence for the current options, in the player's language.
        of: keys of the options that determine the text or are mentioned in it.
        laid: cards that illustrate it.
        differs: whether one of its options differs from the house sheet.
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
    """A term of the game, explained.

    Attributes:
        forms: its forms in sentences, the dictionary form first.
        meaning: the explanation, one sentence.
    """

    forms: tuple[str, ...]
    meaning: str

    @property
    def word(self) -> str:
        """The form used in the glossary."""
        return self.forms[0]


def term(forms: str, meaning: str) -> Term:
    """A term whose forms are separated by vertical bars (``kicker|kickers``)."""
    return Term(tuple(form.strip() for form in forms.split("|") if form.strip()), meaning)


def terms_of(table: Iterable[tuple[str | tuple[str, str], str]]) -> list[Term]:
    """The terms of a table of forms, which may have a context, and meanings."""
    return [
        term(_(forms) if isinstance(forms, str) else pgettext(*forms), _(meaning))
        for forms, meaning in table
    ]


def section(id_: str, title: str, *passages: Passage | None) -> Section:
    """A section of these passages, without ``None``."""
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
    """The terms in a text: start, end and term, each term once, longer forms first."""
    known = {form.casefold(): one for one in terms for form in one.forms}
    if not known or not text:
        return
    forms = sorted(known, key=lambda form: (-len(form), form))
    seen: set[str] = set()
    for found in re.finditer("|".join(map(_pattern, forms)), text, re.IGNORECASE):
        one = known[found.group().casefold()]
        if one.word not in seen:
            seen.add(one.word)
            yield found.start(), found.end(), one


def _pattern(form: str) -> str:
    """The regular expression of a form: Latin ones match only whole words; Han has no spaces."""
    latin = ord(form[0]) < _HAN
    return rf"(?<![A-Za-zÀ-ÿ]){re.escape(form)}(?![A-Za-zÀ-ÿ])" if latin else re.escape(form)


def explained(text: str, terms: Sequence[Term]) -> str:
    """The terms in a text, one per line, each with its meaning; empty if it has none."""
    line = _("{term}: {meaning}")
    return "\n".join(
        line.format(term=one.word, meaning=one.meaning) for _, _, one in terms_in(text, terms)
    )
