"""The current language: catalogues and number formats, switched at run time."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import cardtable
from cardtable.games.resources import resource
from cardtable.languages import UnknownLanguage, find_language, system_language


def window_language() -> str:
    """The code of the language that the desktop asks for."""
    return system_language(otherwise=QLocale.system().uiLanguages())


def current_language() -> str:
    """The code of the language that is spoken now; English while none has been chosen."""
    try:
        return find_language(QLocale().name())
    except UnknownLanguage:
        return "en"


def catalogue_folder() -> Path:
    """The folder of the compiled catalogues."""
    return Path(cardtable.__file__).parent / "translations"


#: The active languages, the latest last; it gets the catalogues of plugin games. The references are
#: weak.
_speaking: list[weakref.ref[Language]] = []


def bring_words(game: str) -> None:
    """Load the catalogues of a plugin game before it speaks, if it has any."""
    tongues = [tongue for known in _speaking if (tongue := known()) is not None]
    for tongue in tongues[-1:]:
        tongue.take(game)


class Language:
    """Installs the catalogues of one language at a time: ours, and those of plugin games."""

    def __init__(self) -> None:
        self.code = "en"
        self._installed: list[QTranslator] = []
        self._games: list[str] = []

    def take(self, game: str) -> None:
        """Add the catalogues of a plugin game, in this language and all later ones."""
        if game in self._games:
            return
        self._games.append(game)
        if resource(game, "catalogues") is not None:
            self.switch(self.code)

    def fall_silent(self) -> None:
        """Remove all catalogues: texts are then as in the code."""
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._installed:
            app.removeTranslator(translator)
        self._installed = []
        _speaking[:] = [known for known in _speaking if known() not in (self, None)]

    def switch(self, code: str) -> None:
        """Switch to another language; every widget gets ``LanguageChange``."""
        app = QCoreApplication.instance()
        assert app is not None
        self.code = code
        # The locale first: installing a translator is what makes the widgets ask again.
        QLocale.setDefault(QLocale(code))
        self.fall_silent()
        _speaking.append(weakref.ref(self))
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        ours = catalogue_folder()
        # The last one is asked first, so no plugin game changes our texts. English lies below: it
        # decides “1 card” or “2 cards” where another language has no translation yet.
        for file in (
            *_brought(self._games, code),
            qt / f"qtbase_{code}.qm",
            ours / "cardtable_en.qm",
            ours / f"cardtable_{code}.qm",
        ):
            translator = QTranslator()  # it is deleted when removed
            if translator.load(file.name, str(file.parent)):
                app.installTranslator(translator)
                self._installed.append(translator)


def _brought(games: list[str], code: str) -> Iterator[Path]:
    """The catalogues of plugin games for a language, the English ones first."""
    for game in games:
        for language in dict.fromkeys(("en", code)):
            name = f"catalogues/{language}.qm"
            file = resource(game, name)
            if file is not None:
                yield file
