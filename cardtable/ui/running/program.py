"""The running program: one application, one window, one journal."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import sys
import threading
from functools import partial
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QSessionManager

from cardtable.folders import is_record, journal_file, own_folder
from cardtable.games import stop_loading
from cardtable.output import show_error
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import Journal, JournalError
from cardtable.translation import Saying, _, say
from cardtable.ui.running.beginning import Beginning
from cardtable.ui.running.platforms import Application
from cardtable.ui.upkeep.faults import Faults
from cardtable.ui.upkeep.tasks import GarbageCollection

#: Seconds a Python thread may hold the interpreter while others wait: short, so that no thread
#: delays a frame (measured: 62 frames a second).
SWITCH_INTERVAL = 0.0005


#: Seconds the start waits for the player's own decks; large ones are checked in the background.
DECK_PATIENCE = 0.5
#: Seconds the program has to close after it has been told to.
PATIENCE = 10.0


#: Milliseconds between two looks whether a question is still open.
LOOK = 200
#: What only somebody who uses the program does.
_USES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
#: What another start may ask for in one word each.
_TEXTS = ("game", "seats", "preset", "seed", "deck", "lang")


def _crashed_sentence() -> str:
    return _(
        "Cardtable quit because of an error last time. For details, see Help → Show error log."
    )


class Program(QObject):
    """Everything that lives as long as the program runs."""

    _decks_found = Signal()

    def __init__(self, language: str | None = None, begun: Beginning | None = None) -> None:
        """``language`` overrides the setting and the system's; ``begun``: a start already made."""
        super().__init__()
        sys.setswitchinterval(SWITCH_INTERVAL)
        begun = begun or Beginning(language)
        self.app, self.settings, self.language = begun.app, begun.settings, begun.language
        self.window = begun.window
        self.garbage = GarbageCollection(self)
        self.faults = Faults(begun.folder)
        self._told_to_end = False
        self.journal: Journal | None = None
        trouble: Saying | None = None
        try:
            self.journal = Journal(journal_file(), later=True)
        except JournalError as error:
            trouble = partial(problem_sentence, error)
            show_error(trouble())
        if os.path.isdir(own_folder()):
            from cardtable.art.own import look_in_background  # most players have no own decks

            look_in_background(own_folder(), self._decks_found.emit, DECK_PATIENCE)
        self.window.furnish(self.journal, trouble, self.faults)
        self._decks_found.connect(self.window.front.refresh)
        if isinstance(self.app, Application):
            self.app.file_opened.connect(self.open_file)
        self.window.page_left.connect(self.garbage.page_left)
        if self.faults.crashed:
            self.window.notices.warn(_crashed_sentence)

    def open(self, chosen: argparse.Namespace) -> None:
        """Show the window, with the match asked for on the command line, if any.

        Another start that asks for none leaves what is open as it is.
        """
        self.window.come_up()
        if chosen.game is None:
            if self.window.navigator.front is None:
                self.window.show_start()
            return
        if is_record(chosen.game):
            self.window.records.import_from(Path(chosen.game))
            if self.window.pages.currentWidget() is None:
                self.window.show_start()  # it was not a record, which is reported there
            return
        from cardtable.ui.running.wished import wished_match  # the start page does without

        self.window.matches.begin(wished_match(chosen, self.settings))

    def open_file(self, path: str) -> None:
        """Open a file that the system hands over."""
        self.take_wish({"game": path})

    def take_wish(self, wish: object) -> None:
        """Carry out the request of another start of the program, once no question is open.

        What is wished for would take the page away that the question is about.
        """
        if not isinstance(wish, dict):
            return
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        (self.app.activeModalWidget() or self.window).activateWindow()
        self._carry_out(wish)

    def _carry_out(self, wish: dict[str, object], asked: bool = False) -> None:
        from cardtable.art.deck import BadDeck
        from cardtable.failures import Failure, WrongUse
        from cardtable.languages import UnknownLanguage, find_language

        if self._told_to_end:
            return
        self._session_goes_on()
        asks = self.app.activeModalWidget() is not None
        if asks or asked:  # once it is answered, the page first does what the answer was
            QTimer.singleShot(LOOK, self, partial(self._carry_out, wish, asks))
            return
        texts = {name: wish.get(name) for name in _TEXTS}
        option = wish.get("option")
        chosen = argparse.Namespace(
            **{name: text if isinstance(text, str) else None for name, text in texts.items()},
            option=[str(one) for one in option] if isinstance(option, list) else [],
        )
        if chosen.lang:
            with contextlib.suppress(UnknownLanguage):  # refused where it was typed
                self.window.speak_now(find_language(chosen.lang))
        try:
            self.open(chosen)
        except (Failure, WrongUse, BadDeck) as error:
            self.window.notices.warn(partial(say, error))

    def heed_signals(self) -> None:
        """Close the window on Ctrl+C in the terminal, and when the system ends the program."""
        import signal

        def close(_number: int, _frame: FrameType | None) -> None:
            # Python calls this in the middle of any slot, whose work has to be done first.
            QTimer.singleShot(0, self.end_now)
            last = threading.Timer(PATIENCE, os._exit, (1,))  # if something never comes to an end
            last.daemon = True
            with contextlib.suppress(RuntimeError):  # no further thread
                last.start()
            stop_loading()  # which may last for ever

        for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):  # not every system has all
            number = getattr(signal, name, signal.SIGINT)
            if signal.getsignal(number) is not signal.SIG_IGN:  # as by “nohup”
                signal.signal(number, close)

    def run(self) -> int:
        """Run until the window is closed."""
        self.app.commitDataRequest.connect(self._session_ends)
        self.faults.screen_lost = self._keep_all
        tick = QTimer()
        tick.start(300)
        tick.timeout.connect(lambda: None)  # lets Python see the signal
        gc.freeze()  # what the start made stays, so later collections can skip it
        status = self.app.exec()
        self.close()
        return int(status)

    def end_now(self) -> None:
        """End the program, dialogs and all, without a question: perhaps nobody is there."""
        self._told_to_end = self.window.ending = True
        self.window.close()
        self.app.exit()  # “quit” would ask an open question whether it may

    def _keep_all(self) -> None:
        """Save what is unsaved: a log-out under X11 may be told by nothing but a lost screen."""
        self.window.matches.end()
        self.window.left.keep_anywhere()

    def _session_ends(self, _manager: QSessionManager) -> None:
        """The session manager asks everybody to save, because the user logs out.

        Nobody is told if that is called off: somebody just uses the program again.
        """
        self.window.ending = True
        self.app.installEventFilter(self)

    def _session_goes_on(self) -> None:
        self.window.ending = self._told_to_end
        self.app.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Note that the program is used after the session was said to end."""
        if event.type() in _USES and event.spontaneous():
            self._session_goes_on()
        return False

    def close(self) -> None:
        """Stop everything that runs beside the window."""
        self.settings.save()
        self.window.bots.close()
        if self.window.journal is not None:
            self.window.journal.close()
        self.faults.close()
        self.garbage.end()
