"""For tests of refused records: a text with one change, and whether a refusal is translated."""

from __future__ import annotations

from functools import cache

from cardtable.translation import Message
from tests.catalogues import catalogues


def changed(text: str, old: str, new: str) -> str:
    """The text with something else in the place of what stands there once."""
    assert text.count(old) == 1
    return text.replace(old, new)


@cache
def _texts() -> frozenset[str]:
    german = catalogues.texts(catalogues.read(catalogues.source_file("de")))
    return frozenset(catalogues.sources(one)[0] for one in german)


def lacking(sentence: object) -> list[str]:
    """Texts of a sentence, and of the sentences in it, that no catalogue knows."""
    if isinstance(sentence, BaseException):
        sentence = sentence.args[0]
    if not isinstance(sentence, Message):
        return []
    below = [each for value in sentence.fields.values() for each in lacking(value)]
    return below if sentence.text in _texts() else [sentence.text, *below]
