"""Lists in the current language's style."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from cardtable.translation import _


def in_row(items: Iterable[str]) -> str:
    """“A, B, C”."""
    return _(", ").join(items)


def apart(items: Iterable[str]) -> str:
    """“A; B; C”: items that may be lists themselves, for screen readers."""
    return _("; ").join(items)


def one_after_the_other(*sentences: str) -> str:
    """Whole sentences; any may be missing."""
    return reduce(_followed, filter(None, sentences), "")


def _followed(first: str, second: str) -> str:
    return _("{first} {second}", first=first, second=second) if first else second


def labelled(name: str, words: str) -> str:
    """“Name: words”."""
    return _("{name}: {what}", name=name, what=words)


def headed(head: str, text: str) -> str:
    """“Head. Text”: words that end without a full stop, then more."""
    return _("{head}. {text}", head=head, text=text)


def listed(items: Iterable[str]) -> str:
    """Names as a list, the last two joined by a word (“Mira and Otto”)."""
    names = list(items)
    if len(names) < 2:
        return in_row(names)
    return _("{first} and {second}", first=in_row(names[:-1]), second=names[-1])
