"""The program's own fonts: which families show a language, and how they are loaded into Qt.

The fonts in ``assets/fonts`` are cut from Noto Sans and Noto Serif to what the program shows, by
``packaging/fonts.py``, so that it looks the same on every system and shows no boxes where fonts are
missing. A name in Chinese or Japanese is shown in every language: the families of the others stand
last in each list, and are loaded once such a sign is met. Other characters, for instance of a name
in Greek, come from the system's fonts.
"""

from __future__ import annotations

import functools

from PySide6.QtCore import QThread
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from cardtable.art.assets import asset

#: Files that every language needs, by family, in the order in which they are tried.
_LATIN: dict[str, tuple[str, ...]] = {
    "Cardtable Sans": ("CardtableSans-Regular.ttf", "CardtableSans-Bold.ttf"),
    "Cardtable Signs": ("CardtableSigns-Regular.ttf", "CardtableSigns-Bold.ttf"),
    "Cardtable Math": ("CardtableMath-Regular.ttf", "CardtableMath-Bold.ttf"),
    "Cardtable Names": ("CardtableNames-Regular.otf", "CardtableNames-Bold.otf"),
}
#: The same for titles.
_TITLES: dict[str, tuple[str, ...]] = {"Cardtable Display": ("CardtableDisplay-Bold.ttf",)}
#: Languages whose Han characters have forms of their own.
_EAST = {"ja": "JP", "zh_CN": "SC", "zh_TW": "TC"}
#: Where the signs of Chinese and Japanese stand in Unicode, first and last.
_EASTERN = (
    (0x2E80, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE4F),
    (0xFF00, 0xFFEF),
    (0x20000, 0x3FFFF),
)
#: System fonts that are tried next, in this order.
_SYSTEM = {
    "": ("Noto Sans", "Segoe UI", "Cantarell", "Helvetica Neue", "sans-serif"),
    "ja": (
        "Noto Sans CJK JP",
        "Noto Sans JP",
        "Yu Gothic UI",
        "Hiragino Sans",
        "Noto Sans",
        "sans-serif",
    ),
    "zh_CN": (
        "Noto Sans CJK SC",
        "Noto Sans SC",
        "Microsoft YaHei UI",
        "PingFang SC",
        "Noto Sans",
        "sans-serif",
    ),
    "zh_TW": (
        "Noto Sans CJK TC",
        "Noto Sans TC",
        "Microsoft JhengHei UI",
        "PingFang TC",
        "Noto Sans",
        "sans-serif",
    ),
}


def files(language: str) -> dict[str, tuple[str, ...]]:
    """Return the files of each of our families for a language, in the order they are tried."""
    if language not in _EAST:
        return _LATIN
    where = _EAST[language]
    plain, more = f"Cardtable Sans {where}", f"Cardtable Sans {where} More"
    name = f"CardtableSans{where}"
    return {
        plain: (f"{name}-Regular.otf", f"{name}-Bold.otf"),
        more: (f"{name}More.otf",),
        **_LATIN,
    }


def title_files(language: str) -> dict[str, tuple[str, ...]]:
    """Return the files of our families for titles in a language, in the order they are tried."""
    if language not in _EAST:
        return _TITLES
    where = _EAST[language]
    return {f"Cardtable Display {where}": (f"CardtableDisplay{where}-Bold.otf",), **_TITLES}


@functools.cache
def title_families(language: str) -> tuple[str, ...]:
    """Return the families that show titles in a language, before those of all other words."""
    return (*title_files(language), *families(language))


@functools.cache
def families(language: str) -> tuple[str, ...]:
    """Return the families that show a language, ours before the system's, and then the others'."""
    own = files(language)
    others = (family for other in _EAST for family in files(other) if family not in own)
    return (*own, *_SYSTEM.get(language, _SYSTEM[""]), *dict.fromkeys(others))


def on_paper(language: str) -> QFont:
    """Return a font for PDFs, without ligatures: Qt can’t write which letters they stand for, so
    those would be missing where text is copied or searched.
    """
    font = QFont()
    font.setFamilies(families(language))
    font.setFeature(QFont.Tag("liga"), 0)
    return font


def load(language: str) -> None:
    """Load our fonts for a language into Qt, once; does nothing without an application.

    A file that cannot be read is left out: the next family takes its place.
    """
    if isinstance(QGuiApplication.instance(), QGuiApplication):
        _load_all({**files(language), **title_files(language)})


def load_for(text: str) -> None:
    """Load what shows a foreign text, if it is in Chinese or Japanese."""
    app = QGuiApplication.instance()
    eastern = any(first <= ord(sign) <= last for sign in text for first, last in _EASTERN)
    if eastern and app is not None and app.thread() == QThread.currentThread():
        for language in _EAST:
            _load_all(files(language))


def _load_all(families: dict[str, tuple[str, ...]]) -> None:
    for names in families.values():
        for name in names:
            _load(name)


@functools.cache
def _load(name: str) -> None:
    """Load one font; measured: 0.1 ms for a Latin font, 0.4 ms for the largest."""
    file = asset(f"fonts/{name}")
    if file.is_file():
        QFontDatabase.addApplicationFont(str(file))
