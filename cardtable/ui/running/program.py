"""The running program: one application, one window, one journal."""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import random
import sys
from pathlib import Path
from types import FrameType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from cardtable.art.deck import BadDeck
from cardtable.art.decks import decks_for, find_deck, own_folder
from cardtable.art.own import look_in_background
from cardtable.commands.match_arguments import game_from, options_from, seats_from, seed_from
from cardtable.engine.match import Seat
from cardtable.failures import Failure, WrongUse
from cardtable.languages import find_language
from cardtable.phrases.language import Language, system_language
from cardtable.phrases.problems import problem_sentence
from cardtable.places import data_folder, journal_file
from cardtable.store.journal import Journal, JournalError
from cardtable.ui.main_window import MainWindow
from cardtable.ui.records.files import ENDING
from cardtable.ui.running.platforms import Application, make_application
from cardtable.ui.seats.portraits import NAMES
from cardtable.ui.seats.seating import seated
from cardtable.ui.settings.dress import variant_for
from cardtable.ui.settings.kept import Settings
from cardtable.ui.setup.request import Setup
from cardtable.ui.table import accessible
from cardtable.ui.upkeep.faults import Faults
from cardtable.ui.upkeep.standstill import Standstill
from cardtable.ui.upkeep.tidying import Tidying

#: Seconds a Python thread may hold the interpreter while others wait: short, so that a frame
#: is never late because of a thread (measured: frames hold 62 a second).
SWITCH_INTERVAL = 0.0005


#: Seconds the start waits for the player's own decks; large ones are judged beside it.
DECK_PATIENCE = 0.5


class Program(QObject):
    """Everything that lives as long as the program runs."""

    _decks_found = Signal()

    def __init__(self, language: str | None = None) -> None:
        """``language`` overrides what is set and what the system speaks."""
        super().__init__()
        sys.setswitchinterval(SWITCH_INTERVAL)
        before = qInstallMessageHandler(_tell_fatal)
        app = make_application()
        qInstallMessageHandler(before)
        self.app = app
        app.setApplicationName("Cardtable")
        app.setApplicationDisplayName("Cardtable")
        app.setStyle("Fusion")
        accessible.install()
        folder = data_folder()
        self.tidying = Tidying(self)
        self.faults = Faults(folder)
        self.standstill = Standstill(self)
        # Left by a program that was killed; Qt would wait half a minute for it to go.
        with contextlib.suppress(OSError):
            (folder / "settings.ini.lock").unlink(missing_ok=True)
        self.settings = Settings(folder / "settings.ini")
        code = (
            find_language(language) if language else (self.settings.language or system_language())
        )
        self.language = Language()
        self.language.switch(find_language(code))
        self.journal: Journal | None = None
        trouble = ""
        try:
            self.journal = Journal(journal_file(), later=True)
        except JournalError as error:
            trouble = problem_sentence(error)
            print(f"cardtable: {trouble}", file=sys.stderr)
        look_in_background(own_folder(), self._decks_found.emit, DECK_PATIENCE)
        self.window = MainWindow(self.settings, self.language, self.journal, trouble, self.faults)
        self._decks_found.connect(self.window.front.tell)
        if isinstance(app, Application):
            app.file_opened.connect(self.open_file)
        self.window.page_left.connect(self.tidying.page_left)
        if self.faults.crashed:
            self.window.warn(
                QCoreApplication.translate(
                    "Faults",
                    "The program was stopped by a fault the last time. Help → Show log says more.",
                )
            )

    def open(self, chosen: argparse.Namespace) -> None:
        """Show the window, with the match asked for on the command line if there is one."""
        if chosen.game is None:
            self.window.show()
            return
        self.window.come_up()
        if chosen.game.endswith(ENDING):
            self.window.records.import_from(Path(chosen.game))
            if self.window.pages.currentWidget() is None:
                self.window.show_start()  # it was no record: that is told there
            return
        game = game_from(chosen.game)
        if chosen.seats:
            seats = seats_from(chosen.seats, game)
        else:
            levels = ["human"] + ["medium"] * (game.default_seats - 1)
            seats = seats_from(",".join(levels), game)
        seed = seed_from(chosen.seed)
        rng = random.Random(seed.text)  # the same deal meets the same opponents
        named = seated(
            game.id,
            [Seat(s.kind, NAMES[i % len(NAMES)], i % len(NAMES)) for i, s in enumerate(seats)],
            rng,
        )
        deck = find_deck(chosen.deck, game.decks) if chosen.deck else decks_for(game.decks)[0]
        variant = variant_for(deck, self.settings, self.language.code)
        options, numbered = options_from(chosen, game), chosen.seed is not None
        self.window.matches.begin(Setup(game, named, options, seed, deck, variant, numbered))

    def open_file(self, path: str) -> None:
        """The system hands over a file that somebody opened with this program."""
        self.take_wish({"game": path})

    def take_wish(self, wish: object) -> None:
        """Another start of the program was asked for something: this window does it."""
        if not isinstance(wish, dict):
            return
        texts = {name: wish.get(name) for name in ("game", "seats", "preset", "seed", "deck")}
        option = wish.get("option")
        chosen = argparse.Namespace(
            **{name: text if isinstance(text, str) else None for name, text in texts.items()},
            option=[str(one) for one in option] if isinstance(option, list) else [],
        )
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()
        try:
            self.open(chosen)
        except (Failure, WrongUse, BadDeck) as error:
            self.window.warn(str(error))

    def run(self) -> int:
        """Run until the window is closed; Ctrl+C in the terminal closes it as well."""
        import signal

        def close(_number: int, _frame: FrameType | None) -> None:
            self.window.close()

        signal.signal(signal.SIGINT, close)
        signal.signal(signal.SIGTERM, close)
        tick = QTimer()
        tick.start(300)
        tick.timeout.connect(lambda: None)  # lets Python see the signal
        gc.freeze()  # what the start made stays: later looks at the rest take no frame's time
        status = self.app.exec()
        self.close()
        return int(status)

    def close(self) -> None:
        """End what runs beside the window."""
        self.window.desk.close()
        if self.window.journal is not None:
            self.window.journal.close()
        self.faults.close()
        self.standstill.end()
        self.tidying.end()


def _tell_fatal(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Qt aborts when it finds no screen: say so in one sentence instead."""
    if kind == QtMsgType.QtFatalMsg:
        first = " ".join(message.split())[:160]
        print(f"cardtable: There is no screen to open a window on ({first}).", file=sys.stderr)
        sys.stderr.flush()
        os._exit(1)
