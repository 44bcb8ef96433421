"""The language in force: catalogues, fonts and number formats, switched while running."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import cardtable
from cardtable.languages import UnknownLanguage, find_language


def system_language() -> str:
    """The desktop's language if it is one of ours, else English."""
    for name in QLocale.system().uiLanguages():
        try:
            return find_language(name)
        except UnknownLanguage:
            continue
    return "en"


def catalogue_folder() -> Path:
    """Where the compiled catalogues are."""
    return Path(cardtable.__file__).parent / "translations"


class Language:
    """Installs the catalogues of one language at a time."""

    def __init__(self) -> None:
        self.code = "en"
        self._installed: list[QTranslator] = []

    def fall_silent(self) -> None:
        """Take all catalogues out: the texts are what the code says."""
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._installed:
            app.removeTranslator(translator)
        self._installed = []

    def switch(self, code: str) -> None:
        """Speak another language from now on; every widget is told by ``LanguageChange``."""
        app = QCoreApplication.instance()
        assert app is not None
        self.code = code
        # The locale first: installing a translator is what makes the widgets ask again.
        QLocale.setDefault(QLocale(code))
        self.fall_silent()
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        ours = catalogue_folder()
        # The last one is asked first. English lies below: it decides “1 card” or “2 cards” where
        # another language has no translation yet.
        for folder, name in (
            (qt, f"qtbase_{code}"),
            (ours, "cardtable_en"),
            (ours, f"cardtable_{code}"),
        ):
            translator = QTranslator()  # it goes when it is taken out
            if translator.load(name, str(folder)):
                app.installTranslator(translator)
                self._installed.append(translator)
