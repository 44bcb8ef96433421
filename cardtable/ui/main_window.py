"""The window: menus, pages, the privacy screen above them, and the journal behind them.

It is a :class:`Frame` until it is furnished. Its parts are connected here, and only here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
    QWindowStateChangeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from cardtable.games import refuse_game
from cardtable.ui import intents
from cardtable.ui.language import Language, window_language
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.haste import HANDS, PressGuard
from cardtable.ui.widgets.icons import program_icon
from cardtable.ui.widgets.keys import AltAlone, key_name, latin_sequence
from cardtable.ui.widgets.theme import Theme, wants_dark, wants_touch

if TYPE_CHECKING:  # loaded when the window is furnished; pages and dialogs on demand
    from PySide6.QtGui import QPixmap, QShowEvent
    from PySide6.QtWidgets import QWidget

    from cardtable.store.journal import Journal
    from cardtable.translation import Saying
    from cardtable.ui.pages import Page
    from cardtable.ui.setup.deck_import import DeckImports
    from cardtable.ui.setup.page import SetupPage
    from cardtable.ui.start.page import StartPage
    from cardtable.ui.table.curtain import Curtain
    from cardtable.ui.table.page import TablePage
    from cardtable.ui.upkeep.faults import Faults

_LEAST, _USUAL = QSize(800, 560), QSize(1280, 800)
#: The largest frame that window managers draw around a window; unknown before it is shown.
_FRAME = QSize(8, 40)


class Frame(QMainWindow):
    """The window before it is filled: its place on the screen, its colours, its name.

    It is shown first. The rest of the program takes longer to load than Qt itself, so the window is
    filled once it is on the screen.

    Attributes:
        pages: the stack for the pages.
        furnished: whether the window is ready for use.
    """

    def __init__(self, settings: Settings, language: Language) -> None:
        super().__init__()
        self.furnished = self._has_page = False
        dark, touch = wants_dark(settings.dark), wants_touch(settings.touch)
        theme = Theme(dark, language.code, 1.0, settings.text_size, touch, settings.quiet)
        self.setWindowTitle("Cardtable")
        self.setWindowIcon(program_icon())
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.menuBar().hide()  # it is behind the round sign; Alt shows it
        open_where_it_was(self, settings.geometry)
        self._first = settings, language, theme.at(theme.zoom_for(self.size()))
        self._first[-1].apply(the_application())

    def come_up(self) -> None:
        """Show the window without building a page that nobody sees."""
        self._has_page = True
        self.show()

    def settle(self) -> None:
        """Mark the window as ready; the menus take their space now, not when a page is shown."""
        self.furnished = True
        layout = self.layout()
        assert layout is not None
        layout.activate()


def the_application() -> QApplication:
    """The running application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


def open_where_it_was(window: QMainWindow, geometry: QByteArray) -> None:
    """Give a window not shown yet its last place, or one in the middle of the screen.

    Args:
        window: the window to place.
        geometry: as written by ``saveGeometry``; empty at the first start.
    """
    usable = window.screen().availableGeometry()
    window.setMinimumSize(_LEAST.boundedTo(usable.size() - _FRAME))
    if not geometry.isEmpty() and window.restoreGeometry(geometry):
        usable = window.screen().availableGeometry()
        if not (window.isMaximized() or window.isFullScreen()):
            place = inside(window.geometry(), usable)
            if place != window.geometry():
                window.setGeometry(place)
        return
    window.resize(_USUAL.boundedTo(usable.size() - _FRAME))


def inside(place: QRect, usable: QRect) -> QRect:
    """A window's place, moved and shrunk to lie on the screen with its frame."""
    maximum = usable.size() - _FRAME
    place = QRect(place.topLeft(), place.size().boundedTo(maximum))
    place.moveLeft(min(max(place.left(), usable.left()), usable.right() - place.width() + 1))
    top = usable.top() + _FRAME.height()
    place.moveTop(min(max(place.top(), top), usable.bottom() - place.height() + 1))
    return place


class MainWindow(Frame):
    """Cardtable's window.

    Attributes:
        page_left: a table or a review was left.
        ending: the program or the user's session ends, and nobody can be asked anything.
    """

    page_left = Signal()
    ending = False

    def furnish(
        self, journal: Journal | None, trouble: Saying | None = None, faults: Faults | None = None
    ) -> None:
        """Fill the window; ``journal`` is None if it could not be opened, ``trouble`` says why."""
        from cardtable.ui.bot_service import BotService
        from cardtable.ui.help.desk import HelpDesk
        from cardtable.ui.looks import Looks
        from cardtable.ui.matches import MatchDesk
        from cardtable.ui.menus import Menus
        from cardtable.ui.notices import Notices
        from cardtable.ui.opening import Opener
        from cardtable.ui.pages import Navigator
        from cardtable.ui.preferences.desk import PreferencesDesk
        from cardtable.ui.records.desk import RecordDesk
        from cardtable.ui.records.retaining import Retaining
        from cardtable.ui.records.unsaved import LeftUnsaved
        from cardtable.ui.shared import Shared
        from cardtable.ui.sounds import SoundDesk
        from cardtable.ui.start.desk import StartDesk
        from cardtable.ui.table_menu import TableMenu
        from cardtable.ui.upkeep.plugin_faults import PluginFaults

        settings, language, theme = self._first
        self._alt = AltAlone(self)
        self.bots = BotService(self)
        self.plugin_faults = PluginFaults(self._shown_game, self)
        self.shared = shared = Shared(settings, language, journal, theme, self.plugin_faults)
        self.navigator = Navigator(shared, self.pages)
        self.setAcceptDrops(True)
        self.left = LeftUnsaved(self)
        self.matches = MatchDesk(shared, self.navigator, self.bots, lambda: self.curtain, self.left)
        self.front = StartDesk(shared, self.navigator, lambda: len(self.left), trouble)
        self.records = RecordDesk(shared, self, self.navigator)
        self.help = HelpDesk(self, shared, self.navigator, lambda: self.table, faults)
        self.menus = Menus(self, settings)
        others: dict[type, Callable[[Any], object]] = {
            intents.Home: lambda _: self.show_start(),
            intents.Menu: lambda wanted: self.menus.pop_up(wanted.at),
            intents.Rules: lambda wanted: self.help.rules_of(wanted.game),
            intents.Preferences: lambda _: self.preferences.open(),
            intents.Import: lambda wanted: self.records.ask(keep=wanted.keep),
            intents.ImportDeck: lambda _: self.imports.ask(),
        }
        self.opener = Opener(
            shared, self.navigator, self.matches, self.front, self.records, self.bots, others
        )
        self.open = self.opener.open
        self._looks = Looks(shared, self.menus, self)
        self._table_menu = TableMenu(shared, self.menus, lambda: self.table, self)
        self._retaining = Retaining(shared, self)
        self.sounds = SoundDesk(shared, self.matches, self)
        self.preferences = PreferencesDesk(
            shared,
            self.menus,
            self,
            lambda: self.table is not None and self.navigator.front is self.table,
        )
        self.notices = Notices(self, self.navigator, self.front, lambda: self.table, faults)
        self.guard = PressGuard(self)
        self.pages.currentChanged.connect(self.guard.renew)
        self._connect(faults)
        self._told = language.code  # the language of the window's present texts
        self.apply_theme()
        self.settle()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the start page if no other page was opened."""
        if self.furnished and not self._has_page:
            self.show_start()
        super().showEvent(event)

    @cached_property
    def curtain(self) -> Curtain:
        """The privacy screen, made when somebody shares the computer."""
        from cardtable.ui.table.curtain import Curtain

        curtain = Curtain(self.theme, self)
        curtain.hide()
        curtain.left.connect(self.show_start)
        self.guard.watch(curtain)
        return curtain

    @cached_property
    def imports(self) -> DeckImports:
        """Takes in decks of other programs."""
        from cardtable.ui.setup.deck_import import DeckImports

        imports = DeckImports(self.shared, self)
        imports.imported.connect(self._offer_deck)
        return imports

    @property
    def settings(self) -> Settings:
        """The player's settings."""
        return self.shared.settings

    @property
    def language(self) -> Language:
        """The current language."""
        return self.shared.language

    @property
    def journal(self) -> Journal | None:
        """The journal in which matches are kept."""
        return self.shared.journal

    @property
    def theme(self) -> Theme:
        """The current theme."""
        return self.shared.theme

    @property
    def table(self) -> TablePage | None:
        """The open table, if any."""
        return self.matches.table

    @property
    def setup(self) -> SetupPage | None:
        """The open set-up page, if any."""
        from cardtable.ui.setup.page import SetupPage

        return self.navigator.find(SetupPage)

    @property
    def start(self) -> StartPage:
        """The start page."""
        return self.front.page

    # -- building --------------------------------------------------------------------------------
    def _connect(self, faults: Faults | None) -> None:
        from cardtable.ui.commands import COMMANDS

        on, shared = self.menus.on, self.shared
        for command in COMMANDS:
            if command.opens is not None:
                on(command.id, partial(self.open, command.opens))
        on("continue", self.front.go_on)
        on("quit", self.close)
        self.help.answer(on)
        if faults is not None:
            faults.noticed.connect(self.notices.report_fault, Qt.ConnectionType.QueuedConnection)
            self.plugin_faults.guard(faults, self.stop_game)
        self.front.wants.connect(self.open)
        self.navigator.turning = self._turn
        self.navigator.emptied.connect(self.show_start)
        self.navigator.turned.connect(self.show_checks)
        self.navigator.left.connect(self.page_left)
        self.matches.opening.connect(self._forget_failure)
        self.matches.opened.connect(self._show_table)
        self.matches.covering.connect(self._place_curtain)
        self.matches.troubled.connect(self.notices.note_trouble)
        shared.warned.connect(self.notices.warn)
        shared.checked.connect(self.show_checks)
        shared.settings.changed.connect(self._setting_changed)
        self.left.changed.connect(self.front.refresh)
        self.shared.deleting.connect(self.left.try_again)
        self.left.kept_anew.connect(self.notices.warn)
        self.front.salvaging.begun.connect(self.matches.keep_now)
        self.front.salvaging.read_again.connect(self.navigator.read_again)
        self.preferences.rebound.connect(self.retranslate)
        self.records.opened.connect(self.matches.show_record)
        self.records.kept.connect(self.opener.take_in)
        self._retaining.removed.connect(self.front.refresh)
        self._looks.turning.connect(self._fade)
        self._looks.themed.connect(self.apply_theme)

    # -- language and look -----------------------------------------------------------------------
    def _setting_changed(self, key: str) -> None:
        if key == Settings.language.key:
            self.speak_now(self.settings.language or window_language())
        elif key.startswith("cloth/"):
            self.show_checks()

    def speak_now(self, code: str) -> None:
        """Switch to another language until the program ends."""
        self._looks.speak(code)
        self.language.switch(code)
        self.apply_theme()

    def changeEvent(self, event: QEvent) -> None:
        """Note the window's state before full screen.

        Set every text anew if the language was changed other than by :meth:`speak`.
        """
        super().changeEvent(event)
        if isinstance(event, QWindowStateChangeEvent) and self.isVisible() and self.isFullScreen():
            before = event.oldState()
            if not before & (Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMinimized):
                self.settings.maximized = bool(before & Qt.WindowState.WindowMaximized)
        changed = event.type() == QEvent.Type.LanguageChange and self.furnished
        if changed and self._told != self.language.code:
            self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._told = self.language.code
        self.menus.retranslate(self.language.code)
        self.navigator.retranslate()
        self.front.refresh()
        if self.table is not None and self.table.session.behind_curtain:
            self.matches.raise_curtain(self.table.session.match.turn or 0)
        self.preferences.apply_theme()

    def _turn(self, seen: Page, before: QPixmap, page: Page, left: bool) -> QWidget:
        """Have a page give way to another by a motion."""
        from cardtable.ui.crossing import Turning  # the first page is simply there

        turning = Turning(seen, before, page, left, self.settings.speed.value, self.theme)
        self.navigator.settling.connect(turning.end)
        page.let_wait(turning.lead, turning.flies)
        return turning

    def _fade(self) -> None:
        """Keep the present light in sight, and let it go once the new one has been painted."""
        if self.pages.isVisible() and not self.shared.calm:
            from cardtable.ui.crossing import Light  # few ever turn day into night

            light = Light(self.pages, night=not self.theme.dark)
            self.navigator.settling.connect(light.end)

    def apply_theme(self) -> None:
        """Apply the theme to every part and set all texts anew."""
        self.theme.apply(the_application())
        self.menus.apply_theme(self.theme.colours.ink)
        if "curtain" in self.__dict__:
            self.curtain.apply_theme(self.theme)
        self.navigator.apply_theme()
        self.retranslate()
        self.show_checks()

    def show_checks(self) -> None:
        """Update menus and title: what is checked, what is enabled and played on this page."""
        from cardtable.phrases.lookup import phrases_of  # the window is shown first

        front = self.navigator.front
        at_table = front is not None and front is self.table
        self._table_menu.show_checks(at_table)
        self.menus.check(self._looks.checks())
        enable = {
            "export": front is not None and front.match is not None,
            "par": self.opener.may_compare,
            "review": not at_table or self.opener.may_review,
            "continue": not at_table and self.front.any_waiting,
        }
        for command, on in enable.items():
            self.menus.actions[command].setEnabled(on)
        game = self.navigator.game
        played = phrases_of(game.phrases).title() if game is not None else ""
        self.setWindowTitle(f"{played} — Cardtable" if played else "Cardtable")

    def _offer_judgement(self) -> None:
        self.menus.actions["par"].setEnabled(self.opener.may_compare)
        self.menus.actions["review"].setEnabled(self.opener.may_review)

    # -- pages -----------------------------------------------------------------------------------
    def show_start(self) -> None:
        """Show the start page; a match that is left can be continued."""
        self._has_page = True
        self.front.show()
        self._retaining.tidy()

    def _forget_failure(self) -> None:
        self.front.failed = None

    def _show_table(self, table: TablePage) -> None:
        """Connect the new table."""
        table.wants.connect(self.open)
        table.session.changed.connect(self._offer_judgement)  # there is some once a deal is over

    def _offer_deck(self, deck: str) -> None:
        """Offer a new deck on the open set-up page."""
        if self.setup is not None:
            self.setup.cards.take(deck)

    # -- plugin games ----------------------------------------------------------------------------
    def _shown_game(self) -> str:
        """The id of the game on the page in front, or empty."""
        front = self.navigator.front
        return front.game.id if front is not None and front.game is not None else ""

    def stop_game(self, game: str, offered: bool) -> None:
        """Leave the page of a failed plugin game; one that fails while it is offered is removed.

        If another game is being played by now, it goes on, and the failure is told there.
        """
        from cardtable.ui.upkeep.plugin_faults import failed_sentence

        at_table = self.table is not None and self.table.game.id == game
        if offered and not at_table:
            refuse_game(game)
            self.front.leave_out(game)
        if self.front.failed is None or at_table:
            self.front.failed = partial(failed_sentence, game, at_table)
        if self._shown_game() in ("", game):
            self.show_start()
        elif self.table is not None:
            self.table.banner.say(self.front.failed)

    # -- drag and drop ---------------------------------------------------------------------------
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a dragged record or deck."""
        from cardtable.ui.records.files import dropped_record
        from cardtable.ui.setup.deck_import import dropped_deck

        if dropped_record(event.mimeData()) or dropped_deck(event.mimeData()):
            _copy(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on accepting it."""
        _copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a dropped record, or take in a dropped deck."""
        from cardtable.ui.records.files import dropped_record
        from cardtable.ui.setup.deck_import import dropped_deck

        if not _copy(event):
            return
        if path := dropped_record(event.mimeData()):
            self.records.import_from(path)
        elif paths := dropped_deck(event.mimeData()):
            self.imports.take_in(paths)

    # -- privacy screen --------------------------------------------------------------------------
    def _place_curtain(self) -> None:
        if "curtain" in self.__dict__:
            self.curtain.setGeometry(self.pages.geometry())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything with the window; the privacy screen covers all of it."""
        super().resizeEvent(event)
        if self.furnished:
            self.navigator.settling.emit()  # pictures of what was seen have another size
            self._looks.fit()
            self._place_curtain()

    # -- keys ------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass keys that no widget used to the page shown."""
        if not self.furnished:
            return
        from cardtable.ui.widgets.buttons import press_focused

        HANDS.press(event)
        self._alt.press(event)
        key, page = key_name(event), self.navigator.front
        if key == "F10":
            self.menus.toggle_bar()
        if key == "F10" or QApplication.activePopupWidget() is not None:
            return  # what an open menu has no use for is for nobody else
        if key == "Return" and not event.isAutoRepeat() and press_focused(self):
            event.accept()
            return
        if key and not event.isAutoRepeat() and page is not None and page.press_key(key):
            event.accept()
            return
        if self.menus.trigger(latin_sequence(event), event.isAutoRepeat()):
            event.accept()
            return
        if self.menus.open_by(latin_sequence(event)):
            event.accept()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt alone shows the menu bar, or hides it, as F10 does."""
        if self.furnished and self._alt.release(event):
            self.menus.toggle_bar()
        super().keyReleaseEvent(event)

    # -- closing ---------------------------------------------------------------------------------
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what runs: everything is saved already, or the player has been told it is not."""
        if not self.furnished:
            event.ignore()  # nobody means to close it so soon after opening
            return
        self.settings.geometry = self.saveGeometry()
        self.matches.end()
        may_close = self.ending or self.left.may_close(self)
        if self.ending:  # also if that was while the question stood there
            self.left.keep_anywhere()
        elif not may_close:
            event.ignore()
            self.show_start()
            return
        self.navigator.clear()
        self.shared.forget_deleted()
        self.front.salvaging.end()
        self.bots.close()
        self.sounds.close()
        super().closeEvent(event)


def _copy(event: QDropEvent) -> bool:
    """Take what is dropped as a copy, and nothing else: who gives a file away may delete it."""
    copies = Qt.DropAction.CopyAction in event.possibleActions()
    if copies:
        event.setDropAction(Qt.DropAction.CopyAction)
    event.setAccepted(copies)
    return copies
