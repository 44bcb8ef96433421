"""The languages the program speaks, and which of them a name or the system means."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Mapping

from cardtable.translation import in_languages, message

#: Languages by code, each by its own name.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "ja": "日本語",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
#: Languages written in Han characters, whose lines need more space between them.
HAN = frozenset(code for code, name in LANGUAGES.items() if ord(name[0]) >= 0x2E80)
#: Regions and script tags that mean Traditional Chinese; any other Chinese is Simplified.
_TRADITIONAL = {"tw", "hk", "mo", "hant", "cht"}
#: Tongues of systems, and the language of ours that their speakers read.
_RELATIVES = {
    **dict.fromkeys(("yue", "cmn", "nan", "hak", "lzh", "wuu", "hsn", "gan", "cjy", "czh"), "zh"),
    **dict.fromkeys(("gsw", "nds", "bar", "lb", "ksh", "vmf"), "de"),
}


class UnknownLanguage(LookupError):
    """There is no such language. One sentence that lists the known ones."""

    def __str__(self) -> str:
        return str(self.args[0])


def find_language(name: str) -> str:
    """Return the code for a language name: ``de``, ``de_AT``, ``zh-cn``, ``zh`` or ``zh-Hant-HK``.

    Raises:
        UnknownLanguage: if it is none of ours.
    """
    wanted = name.replace("-", "_").lower()
    tongue, *parts = wanted.split("_")
    tongue = _RELATIVES.get(tongue, tongue)
    # “zh_Hans_HK” is Simplified: the script takes precedence over the region.
    if tongue == "zh" and "hans" not in parts and _TRADITIONAL & set(parts):
        return "zh_TW"
    for code in LANGUAGES:
        if wanted == code.lower() or tongue == code.split("_")[0].lower():
            return code
    known = ", ".join(LANGUAGES)
    raise UnknownLanguage(
        message("Unknown language “{name}”. Available: {known}.", name=name[:40], known=known)
    )


def system_language(
    environment: Mapping[str, str] = os.environ, otherwise: Iterable[str] = ()
) -> str:
    """Return the code of the language that the system asks for; English if it is none of ours.

    As gettext has it: no locale, C and POSIX mean English; else the first known language of
    ``LANGUAGE`` counts, else that of the locale. ``otherwise`` are the languages of a system that
    has no such variables, the preferred one first.
    """
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if not locale:
        return _first_known(otherwise)
    if _bare(locale) in ("C", "POSIX"):
        return "en"
    return _first_known([*environment.get("LANGUAGE", "").split(":"), locale])


def _bare(locale: str) -> str:
    """Return the name of a locale without its encoding and its modifier."""
    return locale.partition(".")[0].partition("@")[0]


def _first_known(names: Iterable[str]) -> str:
    for name in map(_bare, names):
        if name in ("C", "POSIX"):
            break
        try:
            return find_language(name)
        except UnknownLanguage:
            continue
    return "en"


def given_number(name: str) -> int:
    """The number in a name that the program gave a person in any language (“Player 2”), or 0."""
    return next((int(found[1]) for text in _given() if (found := text.fullmatch(name))), 0)


@functools.cache
def _given() -> list[re.Pattern[str]]:
    (texts,) = in_languages(["Player {number}"], LANGUAGES).values()
    return [re.compile(re.escape(text).replace(r"\{number\}", "([0-9]{1,2})")) for text in texts]
