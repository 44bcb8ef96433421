"""The language in force: catalogues and number formats, switched while running."""

from __future__ import annotations

import weakref
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import cardtable
from cardtable.games.resources import leave_out, resource
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


#: Those that speak now, the latest last; it takes the words of games from elsewhere. None is kept
#: here that nobody holds any more.
_speaking: list[weakref.ref[Language]] = []


def bring_words(game: str) -> None:
    """A game from elsewhere is about to speak: have its catalogues, if it brings any."""
    tongues = [tongue for known in _speaking if (tongue := known()) is not None]
    for tongue in tongues[-1:]:
        tongue.take(game)


class Language:
    """Installs the catalogues of one language at a time: ours, and those that games bring."""

    def __init__(self) -> None:
        self.code = "en"
        self._installed: list[QTranslator] = []
        self._games: list[str] = []

    def take(self, game: str) -> None:
        """Have the words of a game from elsewhere too, in this language and all later ones."""
        if game in self._games:
            return
        self._games.append(game)
        if resource(game, "catalogues") is not None:
            self.switch(self.code)

    def fall_silent(self) -> None:
        """Take all catalogues out: the texts are what the code says."""
        app = QCoreApplication.instance()
        assert app is not None
        for translator in self._installed:
            app.removeTranslator(translator)
        self._installed = []
        _speaking[:] = [known for known in _speaking if known() not in (self, None)]

    def switch(self, code: str) -> None:
        """Speak another language from now on; every widget is told by ``LanguageChange``."""
        app = QCoreApplication.instance()
        assert app is not None
        self.code = code
        # The locale first: installing a translator is what makes the widgets ask again.
        QLocale.setDefault(QLocale(code))
        self.fall_silent()
        _speaking.append(weakref.ref(self))
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        ours = catalogue_folder()
        # The last one is asked first: no game from elsewhere changes what we say. English lies
        # below: it decides “1 card” or “2 cards” where another language has no translation yet.
        for file in (
            *_brought(self._games, code),
            qt / f"qtbase_{code}.qm",
            ours / "cardtable_en.qm",
            ours / f"cardtable_{code}.qm",
        ):
            translator = QTranslator()  # it goes when it is taken out
            if translator.load(file.name, str(file.parent)):
                app.installTranslator(translator)
                self._installed.append(translator)


def _brought(games: list[str], code: str) -> Iterator[Path]:
    """The catalogues that games from elsewhere bring for a language, those for English first."""
    for game in games:
        for language in dict.fromkeys(("en", code)):
            name = f"catalogues/{language}.qm"
            file = resource(game, name)
            if file is None:
                continue
            from cardtable.phrases.compiled import MAX_BYTES, reason_against

            try:
                with file.open("rb") as opened:
                    reason = reason_against(opened.read(MAX_BYTES + 1))
            except OSError as error:
                reason = f"cannot be read ({error.strerror})"
            if reason:
                leave_out(game, name, reason)
            else:
                yield file
