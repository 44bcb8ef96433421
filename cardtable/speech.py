"""The catalogues without Qt: what a command says in the player's language.

A compiled catalogue (the ``.qm`` of Qt's ``lrelease``) is read as Qt reads it, so that
neither start-up nor a command needs Qt for a sentence.
"""

from __future__ import annotations

import struct
from pathlib import Path

from cardtable.telling import said_in

_MARK = 16
_MESSAGES = 0x69
#: Parts of a message: its end, a translation, the source text, the context, the comment.
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
#: Languages that distinguish singular from plural.
_COUNTED = ("en", "de")

Texts = dict[tuple[str, str], list[str]]


class Voice:
    """Puts sentences into one language.

    Attributes:
        code: of the language.
    """

    def __init__(self, code: str = "en") -> None:
        self.code = code
        self._texts: Texts | None = None

    def say(self, sentence: object) -> str:
        """Return a sentence, or the one an exception carries, in this language."""
        return said_in(sentence, self.text)

    def text(self, context: str, source: str, number: int = -1) -> str:
        """Return a text of the catalogue, or the English one where it has no translation."""
        if self._texts is None:
            self._texts = _read(self.code)
        forms = self._texts.get((context, source))
        if not forms:
            found = source.replace("(s)", "" if number == 1 else "s") if "%n" in source else source
        else:
            found = forms[0 if number == 1 or len(forms) == 1 else 1]
        return found.replace("%n", str(number)) if number >= 0 else found


#: The voice of the running command.
_voices = [Voice()]


def speak(code: str) -> None:
    """Make commands speak this language from now on."""
    _voices[:] = [Voice(code)]


def say(sentence: object) -> str:
    """Return a sentence in the language of the running command."""
    return _voices[0].say(sentence)


def spoken_code() -> str:
    """Return the language of the running command."""
    return _voices[0].code


def _read(code: str) -> Texts:
    """Read all texts of a language's catalogue; none if it is missing or not a catalogue."""
    texts: Texts = {}
    try:
        data = (Path(__file__).parent / "translations" / f"cardtable_{code}.qm").read_bytes()
        place = _MARK
        while place < len(data):
            tag, length = struct.unpack_from(">BI", data, place)
            place += 5
            if tag == _MESSAGES:
                _take(data[place : place + length], texts)
            place += length
    except (OSError, struct.error, UnicodeDecodeError):
        return {}
    return texts


def _take(messages: bytes, texts: Texts) -> None:
    place = 0
    forms: list[str] = []
    context = source = ""
    while place < len(messages):
        part = messages[place]
        place += 1
        if part == _END:
            texts[context, source] = forms
            forms, context, source = [], "", ""
            continue
        if part not in (_TRANSLATION, _SOURCE, _CONTEXT, _COMMENT):
            place += 4
            continue
        (length,) = struct.unpack_from(">I", messages, place)
        place += 4
        if length == 0xFFFFFFFF:  # no text
            continue
        raw = messages[place : place + length]
        place += length
        if part == _TRANSLATION:
            forms.append(raw.decode("utf-16-be"))
        elif part == _SOURCE:
            source = raw.decode("utf-8")
        elif part == _CONTEXT:
            context = raw.decode("utf-8")
