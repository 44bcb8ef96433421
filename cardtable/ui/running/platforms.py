"""What systems want to know of a program, each in its own way.

``packaging/README.md`` lists all places where systems differ.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

#: By this Windows groups windows, and pins them to its bar.
WINDOWS_ID = "Cardtable.Cardtable"


class Application(QApplication):
    """An application to which the system hands files.

    Attributes:
        file_opened: the path of a file that was opened with this program (Finder's double click
            is no word on the command line but an event).
    """

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Only what is meant for the application itself comes here, so it costs no frame."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if event.file():
                self.file_opened.emit(event.file())
            return True
        return super().event(event)


def make_application() -> QApplication:
    """The one application, known to the system as what it is."""
    if os.name == "nt":
        import ctypes

        name_for_windows(ctypes)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = (
            Application(["cardtable"]) if sys.platform == "darwin" else QApplication(["cardtable"])
        )
    app.setDesktopFileName(desktop_name())
    return app


def desktop_name() -> str:
    """The name of our menu entry, without its ending; a Flatpak has to call it after itself."""
    return os.environ.get("FLATPAK_ID") or "cardtable"


def name_for_windows(library: Any) -> None:
    """Else Windows takes this for Python, with Python's icon in its bar."""
    with contextlib.suppress(AttributeError, OSError):  # an older Windows
        library.windll.shell32.SetCurrentProcessExplicitAppUserModelID(WINDOWS_ID)
