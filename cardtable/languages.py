"""The languages the program speaks."""

from __future__ import annotations

from cardtable.telling import told

#: Languages by code, each by its own name.
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "ja": "日本語",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
#: Languages written in Han characters, whose lines need more space between them.
HAN = frozenset({"ja", "zh_CN", "zh_TW"})
#: Regions and script tags that mean Traditional Chinese; any other ``zh`` is Simplified.
_TRADITIONAL = {"tw", "hk", "mo", "hant", "cht"}


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
    # “zh_Hans_HK” is Simplified: the script takes precedence over the region.
    if tongue == "zh" and "hans" not in parts and _TRADITIONAL & set(parts):
        return "zh_TW"
    for code in LANGUAGES:
        if wanted == code.lower() or tongue == code.split("_")[0].lower():
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
