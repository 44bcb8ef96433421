"""Sentences of rooms without Qt: English, but translatable into the player's language.

Such a sentence is a plain ``str`` to whoever prints, compares or logs it. It keeps the parts it was
made of, so that the window (``phrases/told.py``) and the command line (``speech.py``) can say it in
another language. ``packaging/catalogues.py`` collects the texts of all calls of :func:`told`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

#: Looks up a text by context and source; the number selects the plural form.
TextOf = Callable[[str, str, int], str]
_FIELD = re.compile(r"\{[a-z_]+\}")


class Told(str):
    """A sentence together with the parts it was made of.

    Attributes:
        context: the context of its text in the catalogues.
        source: its English text, with fields.
        fields: values of the fields; may be sentences of the same kind.
    """

    context: str
    source: str
    fields: dict[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.context, self.source, self.fields)


def told(context: str, source: str, **fields: Any) -> Told:
    """Make a sentence from literals: a context, an English text, and the values of its fields.

    The field ``n`` is the number for a plural: “%n problem(s)”.
    """
    return _again(context, source, fields)


def _again(context: str, source: str, fields: Mapping[str, Any]) -> Told:
    text = source
    if "n" in fields:
        number = fields["n"]
        text = text.replace("%n", str(number)).replace("(s)", "" if number == 1 else "s")
    made = Told(text.format(**fields))
    made.context, made.source, made.fields = context, source, dict(fields)
    return made


def said_in(sentence: object, text_of: TextOf, foreign: Callable[[str], str] = str) -> str:
    """Return a sentence in the language of ``text_of``; no :class:`Told` stays as it is.

    ``foreign`` makes words of others fit into it.
    """
    if isinstance(sentence, BaseException):
        sentence = sentence.args[0] if sentence.args else ""
    if not isinstance(sentence, Told):
        return str(sentence)
    fields = {
        key: said_in(value, text_of, foreign)
        if isinstance(value, Told)
        else (foreign(value) if isinstance(value, str) else value)
        for key, value in sentence.fields.items()
    }
    text = text_of(sentence.context, sentence.source, int(fields.get("n", -1)))
    return text.format(**fields)


def cleaned(sentence: str, clean: Callable[[str], str]) -> str:
    """Return a sentence with its fields, possibly written by strangers, cleaned by ``clean``."""
    if not isinstance(sentence, Told):
        return clean(sentence)
    fields = {k: clean(v) if isinstance(v, str) else v for k, v in sentence.fields.items()}
    return _again(sentence.context, sentence.source, fields)


def packed(sentence: str) -> object:
    """Return a sentence as a value that JSON can hold; :func:`unpacked` reverses it."""
    if not isinstance(sentence, Told):
        return str(sentence)
    return [sentence.context, sentence.source, {k: _plain(v) for k, v in sentence.fields.items()}]


def unpacked(data: object) -> str:
    """Restore a sentence from JSON data; empty if the data hold none."""
    match data:
        case str():
            return data
        case [str(context), str(source), dict(fields)]:
            try:
                known = {
                    str(k): unpacked(v) if isinstance(v, list) else v for k, v in fields.items()
                }
                if not _is_plain(source, known):
                    return ""
                return _again(context, source, known)
            except (KeyError, IndexError, ValueError, TypeError, AttributeError):
                return ""
    return ""


def _is_plain(source: str, fields: Mapping[str, Any]) -> bool:
    """Whether a text that was read has plain fields only, nothing else that ``format`` obeys."""
    rest = _FIELD.sub("", source)
    return not {"{", "}"} & set(rest) and isinstance(fields.get("n", 0), int)


def _plain(value: object) -> object:
    if isinstance(value, Told):
        return packed(value)
    return value if isinstance(value, int | float) else str(value)
