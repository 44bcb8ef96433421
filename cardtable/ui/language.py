"""The language of the window: our texts, Qt's own words, and how dates and numbers are written."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cardtable.languages import system_language
from cardtable.translation import pgettext, pgettext_noop, use_language

#: Words of Qt that its Japanese and Chinese catalogues lack, of its file dialog (plain X11), and a
#: key that its Traditional Chinese calls by two names at once.
QT_WORDS = frozenset(
    {
        pgettext_noop("QFileDialog", "&Look in:"),
        pgettext_noop("QFileDialog", "Files of &type:"),
        pgettext_noop("QFileDialog", "Directory:"),
        pgettext_noop("QFileDialog", "File &name:"),
        pgettext_noop("QFileSystemModel", "Name"),
        pgettext_noop("QFileSystemModel", "Size"),
        pgettext_noop("QFileSystemModel", "Type"),
        pgettext_noop("QFileSystemModel", "Date Modified"),
        pgettext_noop("QAbstractFileIconProvider", "Folder"),
        pgettext_noop("QShortcut", "Del"),
    }
)


def window_language() -> str:
    """The code of the language that the desktop asks for."""
    return system_language(otherwise=QLocale.system().uiLanguages())


class _QtWords(QTranslator):
    """Answers Qt before its own catalogue does."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, _comment: str | None = None, _n: int = -1) -> str:
        # None, not "": only then is Qt's own catalogue asked.
        return pgettext(context, text) if (context, text) in QT_WORDS else None  # type: ignore[return-value]


def region(code: str, environment: Mapping[str, str] = os.environ) -> QLocale:
    """How dates and numbers are written in a language where the player lives, as far as is known.

    A system in another language tells nothing about it: then as is most usual.
    """
    usual = QLocale(code)
    named = next(filter(None, map(environment.get, ("LC_ALL", "LC_TIME", "LANG"))), "C")
    for own in (QLocale(named), QLocale.system()):
        if (own.language(), own.script()) == (usual.language(), usual.script()):
            return QLocale(own.language(), own.script(), own.territory())
    return usual


class Language:
    """Has the window speak one language at a time.

    Attributes:
        code: of the language.
    """

    #: The translators of the application; there is one, so they are global.
    _installed: ClassVar[list[QTranslator]] = []

    def __init__(self) -> None:
        self.code = "en"

    def switch(self, code: str) -> None:
        """Switch to another language; every widget gets ``LanguageChange``."""
        self.code = code
        # Before the translators: installing them is what makes the widgets ask again.
        use_language(code)
        QLocale.setDefault(region(code))
        self._remove()
        qt = QTranslator()
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        qt.load(f"qtbase_{code}.qm", str(folder))
        for translator in (qt, _QtWords()):  # the last one is asked first
            QCoreApplication.installTranslator(translator)
            self._installed.append(translator)

    def fall_silent(self) -> None:
        """Go back to English, as in the code."""
        self._remove()
        use_language("en")

    def _remove(self) -> None:
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
