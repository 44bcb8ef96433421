"""The program's texts in the player's language, by gettext, for window and command line alike.

    _("{name} passed.", name=name)                      a text, its fields filled in
    ngettext("{n} card", "{n} cards", count)            the form that a number needs
    pgettext("auction", "Pass")                         one English word with two meanings
    N_("Rounds")                                        a text of a table, for a later _(…)
    message("There is no deck {id}.", id=id)            for later, or for another process: say(…)

A whole number in a field is written as the language does: 1,000 or 1.000.

The English texts in the code are the keys of the catalogues, which ``packaging/catalogues.py``
collects and compiles. What has no translation is said in English.
"""

from __future__ import annotations

import functools
import gettext
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from cardtable.isolating import isolated

#: The folder of the compiled catalogues.
FOLDER = Path(__file__).parent / "translations"
#: A sentence that stays on the screen: asked again after every change of language.
Saying = Callable[[], str]

_current = ["en"]
#: Each reads the catalogue of a plugin game for a language.
_further: list[Callable[[str], gettext.GNUTranslations | None]] = []
#: The numbers for which a catalogue must have a form.
_TRIED = range(201)
_FIELD = re.compile(r"\{[a-z_]+\}")


# -- languages -------------------------------------------------------------------------------------
def use_language(code: str) -> None:
    """Say everything in this language from now on."""
    _current[:] = [code]


def current_language() -> str:
    """The code of the language in use; English at first."""
    return _current[0]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Use a language within this context."""
    before = current_language()
    use_language(code)
    try:
        yield
    finally:
        use_language(before)


def add_catalogues(read: Callable[[str], gettext.GNUTranslations | None]) -> None:
    """Look for what ours lack in further catalogues; ``read`` returns a language's, if any."""
    _further.append(read)
    catalogue.cache_clear()


@functools.lru_cache(maxsize=2)
def catalogue(code: str) -> gettext.NullTranslations:
    """The texts of a language. It is read when the first text is needed.

    Only the language in use is kept, and one more: signs on the cloth are Japanese or Chinese.
    """
    return _read(code)


def in_languages(texts: Iterable[str], codes: Iterable[str]) -> dict[str, frozenset[str]]:
    """What each of these texts is in each of these languages, whose catalogues are not kept."""
    found: dict[str, set[str]] = {text: set() for text in texts}
    for code in codes:
        read = _read(code)
        for text, said in found.items():
            said.add(read.gettext(text))
    return {text: frozenset(said) for text, said in found.items()}


def _read(code: str) -> gettext.NullTranslations:
    texts = gettext.NullTranslations()
    with suppress(OSError, ValueError):  # there is none for English
        texts.add_fallback(catalogue_in((FOLDER / f"{code}.mo").read_bytes()))
    for read in _further:
        found = read(code)
        if found is not None:
            texts.add_fallback(found)
    return texts


def catalogue_in(data: bytes) -> gettext.GNUTranslations:
    """A compiled catalogue. Numbers for which its rule for plurals fails have no form in it.

    Raises:
        ValueError: it is damaged.
    """
    try:
        found = gettext.GNUTranslations(io.BytesIO(data))
    except Exception as error:  # whatever can be wrong in a file of others
        raise ValueError("no catalogue") from error
    rule: Callable[[int], int] = found.plural  # type: ignore[attr-defined]

    def plural(n: int) -> int:
        with suppress(Exception):
            return rule(n)
        return -1

    found.plural = plural  # type: ignore[attr-defined]
    if any(plural(n) < 0 for n in _TRIED):
        raise ValueError("no catalogue for all numbers")
    return found


# -- texts for now ---------------------------------------------------------------------------------
def _(text: str, /, **fields: object) -> str:
    """A text in the current language; without ``fields``, its braces wait for a ``format``."""
    found = catalogue(_current[0]).gettext(text) if text else ""  # "" is a catalogue's own header
    return found.format(**_shown(fields)) if fields else found


def ngettext(one: str, many: str, n: int, /, **fields: object) -> str:
    """The form of a text for the number ``n``, which is its field of that name."""
    return catalogue(_current[0]).ngettext(one, many, n).format(**_shown({"n": n, **fields}))


def pgettext(context: str, text: str, /, **fields: object) -> str:
    """A text whose English stands for several things; ``context`` says for which."""
    found = catalogue(_current[0]).pgettext(context, text)
    return found.format(**_shown(fields)) if fields else found


def npgettext(context: str, one: str, many: str, n: int, /, **fields: object) -> str:
    """Both: a form for a number, in a context."""
    found = catalogue(_current[0]).npgettext(context, one, many, n)
    return found.format(**_shown({"n": n, **fields}))


# -- numbers in texts ------------------------------------------------------------------------------
def figures(number: str, code: str = "") -> str:
    """A number written as in English (“1,234.5”), as a language writes it."""
    # Translators: how a number is written: the sign between thousands, and that before decimals
    sample = catalogue(code or current_language()).pgettext("number", "1,234.5")
    return number.translate({ord(","): sample[1], ord("."): sample[-2]})


class _Whole(int):
    """A whole number in a text; where the text says how to write it, as in {n:03}, that counts."""

    code = ""

    def __format__(self, form: str) -> str:
        return super().__format__(form) if form else figures(f"{int(self):,}", self.code)


def _shown(fields: Mapping[str, Any], code: str = "") -> Mapping[str, Any]:
    """The fields of a text, with large numbers as a language writes them."""
    for value in fields.values():  # hardly ever is there one, and texts are made all the time
        if type(value) is int and not -1_000 < value < 1_000:
            return {key: _whole(value, code) for key, value in fields.items()}
    return fields


def _whole(value: object, code: str) -> object:
    if type(value) is not int:
        return value
    whole = _Whole(value)
    whole.code = code
    return whole


# -- texts in tables, looked up later --------------------------------------------------------------
def N_(text: str, /) -> str:
    """A text of a table, for :func:`_`."""
    return text


def ngettext_noop(one: str, many: str, /) -> tuple[str, str]:
    """The forms of a text of a table, for :func:`ngettext`."""
    return one, many


def pgettext_noop(context: str, text: str, /) -> tuple[str, str]:
    """A text of a table with its context, for :func:`pgettext`."""
    return context, text


# -- messages for later ----------------------------------------------------------------------------
class Message(str):
    """A sentence for any language. As a plain ``str``, for whoever logs or compares, it is English.

    Attributes:
        text: its English text with fields.
        plural: that for more than one, by its field ``n``; empty if no number matters.
        fields: values of the fields; may be messages too.
    """

    text: str
    plural: str
    fields: dict[str, Any]

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.text, self.plural, self.fields)


def message(text: str, /, **fields: object) -> Message:
    """A message of a literal text and the values of its fields."""
    return _made(text, "", fields)


def nmessage(one: str, many: str, n: int, /, **fields: object) -> Message:
    """The same for a number, which is the field ``n``."""
    return _made(one, many, {"n": n, **fields})


def _made(text: str, plural: str, fields: Mapping[str, Any]) -> Message:
    source = plural if plural and fields["n"] != 1 else text
    made = Message(source.format(**_shown(fields, "en")))
    made.text, made.plural, made.fields = text, plural, dict(fields)
    return made


def say(sentence: object, code: str = "") -> str:
    """Return a message, or the one an exception carries, in a language; any other text as it is.

    What strangers wrote into its fields is isolated (:mod:`cardtable.isolating`).
    """
    if isinstance(sentence, BaseException):
        sentence = sentence.args[0] if sentence.args else ""
    if not isinstance(sentence, Message):
        return str(sentence)
    fields: dict[str, Any] = {k: _inside(v, code) for k, v in sentence.fields.items()}
    texts = catalogue(code or current_language())
    if sentence.plural:
        found = texts.ngettext(sentence.text, sentence.plural, fields["n"])
    else:
        found = texts.gettext(sentence.text)
    return found.format(**fields)


def _inside(value: object, code: str) -> object:
    """The value of a field as it stands in a sentence."""
    if isinstance(value, Message):
        return say(value, code)
    return isolated(value) if isinstance(value, str) else _whole(value, code)


def cleaned(sentence: str, clean: Callable[[str], str]) -> str:
    """Return a sentence with its fields, possibly written by strangers, cleaned by ``clean``."""
    if not isinstance(sentence, Message):
        return clean(sentence)
    fields = {k: clean(v) if isinstance(v, str) else v for k, v in sentence.fields.items()}
    return _made(sentence.text, sentence.plural, fields)


def packed(sentence: str) -> object:
    """Return a sentence as a value that JSON can hold; :func:`unpacked` reverses it."""
    if not isinstance(sentence, Message):
        return str(sentence)
    fields = {
        key: value if isinstance(value, int | float) else packed(value)
        for key, value in sentence.fields.items()
    }
    return [sentence.text, sentence.plural, fields]


def unpacked(data: object) -> str:
    """Restore a sentence from JSON data; empty if the data hold none."""
    match data:
        case str():
            return data
        case [str(text), str(plural), dict(fields)]:
            known = {str(k): unpacked(v) if isinstance(v, list) else v for k, v in fields.items()}
            if not (_is_plain(text) and _is_plain(plural)):
                return ""
            if plural and not isinstance(known.get("n"), int):
                return ""
            try:
                return _made(text, plural, known)
            except LookupError:
                return ""
    return ""


def _is_plain(text: str) -> bool:
    """Whether a text that was read has plain fields only, nothing else that ``format`` obeys."""
    return not {"{", "}"} & set(_FIELD.sub("", text))
