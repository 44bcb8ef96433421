"""The languages the program speaks."""

from __future__ import annotations

from cardtable.telling import told

#: Languages by code, each by its own name.
LANGUAGES = {"en": "English", "de": "Deutsch", "ja": "日本語", "zh_CN": "简体中文"}


class UnknownLanguage(LookupError):
    """There is no such language. One sentence that lists those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


def find_language(name: str) -> str:
    """The code of a language: ``de``, ``de_AT``, ``zh-cn`` or ``zh`` will do.

    Raises:
        UnknownLanguage: if it is none of ours.
    """
    wanted = name.replace("-", "_").lower()
    for code in LANGUAGES:
        if wanted == code.lower() or wanted.split("_")[0] == code.split("_")[0].lower():
            return code
    known = ", ".join(LANGUAGES)
    raise UnknownLanguage(
        told(
            "CommandLine",
            "There is no language “{name}”; there are {known}.",
            name=name[:40],
            known=known,
        )
    )
