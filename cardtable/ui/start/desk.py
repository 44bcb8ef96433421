"""What the window shows first, and what that page says: built once it is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from cardtable.folders import own_folder
from cardtable.games import package_of, refused_games
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import Entry, JournalError
from cardtable.ui.records.salvaging import Salvaging
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.fence import presentable_games

if TYPE_CHECKING:
    from cardtable.models.catalogue import CatalogueModel
    from cardtable.ui.start.page import StartPage

#: Milliseconds until it is looked up how the latest match stands: it has to be replayed for that.
LATER = 20


class StartDesk(QObject):
    """Opens the start page, and keeps true what stands there.

    A start with a match goes past the page: it is not built then, nor are the other games loaded.

    Attributes:
        new_match, rules: of a game, by its id.
        resumed: a match of the journal is to go on, by its number.
        past: past matches are wanted.
        days: the deals of the day are wanted.
        language: another is wanted, by its code.
        trouble: a sentence that stands on the page until it is taken back; empty if there is none.
        failed: the same of a game that failed, until another match is opened.
        salvaging: brings over the matches of a damaged file.
        games: what can be played, once the page is built.
    """

    new_match = Signal(str)
    rules = Signal(str)
    resumed = Signal(int)
    past = Signal()
    days = Signal()
    language = Signal(str)

    def __init__(
        self,
        shared: Shared,
        pages: QStackedWidget,
        unsaved: Callable[[], int],
        any_finished: Callable[[], bool],
        trouble: str = "",
    ) -> None:
        """``unsaved``: how many matches are still to be saved; whether there are past matches."""
        super().__init__(pages)
        self._shared, self._pages = shared, pages
        self._unsaved, self._any_finished = unsaved, any_finished
        self._page: StartPage | None = None
        self.games: CatalogueModel | None = None
        self.trouble, self.failed = trouble, ""
        self.salvaging = Salvaging(self)
        self.salvaging.changed.connect(self._refresh_if_shown)
        self.salvaging.see(shared.journal)
        shared.opened.connect(self._journal_opened)
        self.latest = QTimer(self)
        self.latest.setSingleShot(True)
        self.latest.setInterval(LATER)
        self.latest.timeout.connect(self._refresh_latest)

    def _journal_opened(self) -> None:
        self.salvaging.see(self._shared.journal)
        self.trouble = ""

    # -- the page --------------------------------------------------------------------------------
    @property
    def built(self) -> StartPage | None:
        """The page, if it has been wanted so far."""
        return self._page

    @property
    def page(self) -> StartPage:
        """The page."""
        if self._page is None:
            self._page = self._build()
        return self._page

    def _build(self) -> StartPage:
        from cardtable.models.catalogue import CatalogueModel
        from cardtable.ui.start.page import StartPage

        theme = self._shared.theme
        self.games = CatalogueModel(presentable_games(), self)
        page = StartPage(theme, self.games)
        page.new_match.connect(self.new_match)
        page.rules.connect(self.rules)
        page.resume.connect(self.resumed)
        page.more.connect(self.choose_unfinished)
        page.past.connect(self.past)
        page.days.connect(self.days)
        page.language.connect(self.language)
        self._pages.addWidget(page)
        page.dress(theme)  # a style sheet above resets fonts when a page moves in
        return page

    def show(self) -> None:
        """Bring the page up."""
        self._pages.setCurrentWidget(self.page)
        self.refresh()
        self.page.setFocus()

    def leave_out(self, game: str) -> None:
        """Offer a game no longer."""
        if self.games is not None:
            self.games.leave_out(game)

    @property
    def shown(self) -> bool:
        """Whether the page is what the window shows."""
        return self._page is not None and self._pages.currentWidget() is self._page

    def dress(self) -> None:
        """Another theme."""
        if self._page is not None:
            self._page.dress(self._shared.theme)

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        if self._page is not None:
            self._page.retranslate()
            self.refresh()

    # -- what can be continued -------------------------------------------------------------------
    def go_on(self) -> None:
        """Continue the latest match."""
        self.page.go_on()

    @property
    def any_waiting(self) -> bool:
        """Whether there is a match to continue."""
        return self._page is not None and self._page.waiting.latest is not None

    def choose_unfinished(self) -> None:
        """Let one of the matches be chosen that can be continued."""
        from cardtable.models.matches import MatchModel, unfinished
        from cardtable.ui.records.choosing import ContinueDialog

        waiting = MatchModel(unfinished(self._unfinished()))
        dialog = ContinueDialog(self._shared.theme, waiting, self._pages.window())
        if dialog.exec() and dialog.chosen is not None:
            self.resumed.emit(dialog.chosen)

    def _unfinished(self) -> list[Entry]:
        journal = self._shared.journal
        if journal is None:
            return []
        try:
            return journal.unfinished()
        except JournalError as error:
            self.trouble = problem_sentence(error)
            return []

    # -- what it says ----------------------------------------------------------------------------
    def refresh(self) -> None:
        """Say what can be continued, and what is wrong."""
        if self._page is None:
            return
        from cardtable.models.matches import unfinished

        self._page.waiting.show(unfinished(self._unfinished()))
        self._page.show_notice(self._notice())
        self._page.allow_past(self._any_finished())
        self.latest.start()

    def _refresh_if_shown(self) -> None:
        if self.shown:
            self.refresh()

    def _refresh_latest(self) -> None:
        journal = self._shared.journal
        if not self.shown or not self.any_waiting or journal is None:
            return
        waiting = self.page.waiting
        latest = waiting.latest
        if latest is None:
            return
        try:
            match, _ = journal.load(latest.number)
            waiting.show_standing(match)
        except JournalError:
            return
        except Exception:
            if not package_of(latest.game):
                raise
            return  # a game that cannot say how it stands may still be continued

    def _notice(self) -> str:
        translate = QCoreApplication.translate
        journal = self._shared.journal
        count = self._unsaved()
        if count:
            return translate(
                "MainWindow",
                "%n match(es) could not be saved so far and are kept until then.",
                "",
                count,
            )
        if self.failed or self.trouble:
            return self.failed or self.trouble
        if journal is not None and journal.locked is not None:
            still = translate("MainWindow", "What is there can still be looked at and exported.")
            return f"{problem_sentence(journal.locked)} {still}"
        broken = refused_games()
        if broken:
            game, package = next(iter(broken.items()))
            text = translate("MainWindow", "The game {name} ({package}) cannot be loaded.")
            return text.format(name=game, package=package)
        return _of_refused_decks() or self.salvaging.sentence()


def _of_refused_decks() -> str:
    """What is said of a player's own deck that cannot be used."""
    if not own_folder().is_dir():
        return ""
    from cardtable.art.own import own_decks  # most players have no deck of their own

    refused = own_decks(own_folder())[1]
    if not refused:
        return ""
    name, reason = next(iter(refused.items()))
    text = QCoreApplication.translate("MainWindow", "The deck {name} is left out. {reason}")
    return text.format(name=name, reason=reason)
