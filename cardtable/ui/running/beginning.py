"""The first things on the screen: the application, and a window that is still empty.

The rest of the window takes longer to load than Qt itself. So the window first appears in the
player's colours and in its place, and is filled next.
"""

from __future__ import annotations

import os
import re
import time

from PySide6.QtCore import QEventLoop, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from cardtable.art import fonts
from cardtable.engine.quoting import quoted
from cardtable.folders import data_folder
from cardtable.isolating import prepare_with
from cardtable.languages import find_language
from cardtable.output import show_error
from cardtable.translation import message
from cardtable.ui.language import Language, window_language
from cardtable.ui.main_window import MainWindow
from cardtable.ui.running.platforms import make_application
from cardtable.ui.settings.kept import Settings

#: Where Qt lists the platforms that it has.
_AVAILABLE = re.compile(r"Available platform plugins are: ([^.]*)")
#: What Qt said before it gave up.
_seen: list[str] = []
#: Seconds to wait for the window manager to show the window; after that, the start goes on.
PATIENCE = 0.1


class Beginning:
    """The application and its window.

    Attributes:
        app: the application.
        folder: the folder of the player's data.
        settings, language: the player's settings and language.
        window: the window, neither filled nor shown yet.
    """

    def __init__(self, language: str | None = None) -> None:
        """``language`` overrides the setting and the system's language."""
        self.app = _application()
        prepare_with(fonts.load_for)
        self.folder = data_folder()
        self.settings = Settings(self.folder / "settings.ini")
        code = (
            find_language(language) if language else (self.settings.language or window_language())
        )
        self.language = Language()
        self.language.switch(find_language(code))
        self.window = MainWindow(self.settings, self.language)

    def come_up(self) -> None:
        """Show the window and have it drawn; keys and clicks wait until it is filled."""
        self.window.come_up()
        place, until = self.window.windowHandle(), time.monotonic() + PATIENCE
        what = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
        while not place.isExposed() and time.monotonic() < until:
            self.app.processEvents(what)
        self.app.processEvents(what)


def _application() -> QApplication:
    before = qInstallMessageHandler(_print_fatal)
    if QApplication.instance() is None:
        QApplication.setStyle("Fusion")  # before the application: else Qt makes a style in vain
    app = make_application()
    qInstallMessageHandler(before)
    app.setApplicationName("Cardtable")
    app.setApplicationDisplayName("Cardtable")
    if app.style().objectName() != "fusion":
        app.setStyle("Fusion")
    return app


def _print_fatal(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Report a missing screen, for which Qt aborts, in one sentence."""
    if kind != QtMsgType.QtFatalMsg:
        if str(context.category).startswith("qt.qpa"):  # of the screen, that is
            _seen.append(message)
    else:
        show_error(_no_window(message))
        os._exit(1)


def _no_window(fault: str) -> str:
    """Return why Qt opens no window: a platform it does not have, or no screen."""
    named = os.environ.get("QT_QPA_PLATFORM", "")
    platforms = _AVAILABLE.search(fault)
    known = [name.strip() for name in platforms[1].split(",")] if platforms else []
    # More than one may be named, and each may have parameters: “wayland;xcb:option”.
    unknown = [name for one in named.split(";") if (name := one.split(":")[0]) not in known]
    if named and known and unknown and len(unknown) == len(named.split(";")):
        return message(
            "Unknown Qt platform {name} (QT_QPA_PLATFORM). Available: {known}.",
            name=quoted(named),
            known=", ".join(known),
        )
    reason = " ".join((_seen[0] if _seen else fault).split())
    reason = reason if len(reason) <= 160 else reason[:160].rsplit(" ", 1)[0] + " …"
    return message("No display to open a window on ({reason}).", reason=reason)
