"""For tests of refused records: a text with one change, and whether a refusal is translated."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from cardtable.telling import Told

CATALOGUE = Path(__file__).parents[2] / "translations" / "cardtable_de.ts"


def changed(text: str, old: str, new: str) -> str:
    """The text with something else in the place of what stands there once."""
    assert text.count(old) == 1
    return text.replace(old, new)


@cache
def _texts() -> frozenset[tuple[str | None, str | None]]:
    contexts = ElementTree.parse(CATALOGUE).getroot().iter("context")
    return frozenset(
        (context.findtext("name"), message.findtext("source"))
        for context in contexts
        for message in context.iter("message")
    )


def lacking(sentence: object) -> list[tuple[str | None, str | None]]:
    """Texts of a sentence, and of the sentences in it, that no catalogue knows."""
    if isinstance(sentence, BaseException):
        sentence = sentence.args[0]
    if not isinstance(sentence, Told):
        return []
    own = (sentence.context, sentence.source)
    below = [each for value in sentence.fields.values() for each in lacking(value)]
    return [own, *below] if own not in _texts() else below
