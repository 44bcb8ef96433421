"""What each operating system wants to know about a program.

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

#: The id by which Windows groups windows and pins them to its taskbar.
WINDOWS_ID = "Cardtable.Cardtable"
#: The least and the greatest scale of a screen that makes sense.
_SCALES = 0.1, 20.0


class Application(QApplication):
    """An application that accepts files from the system.

    Attributes:
        file_opened: the path of a file that was opened with this program (a double click in the
            Finder arrives as an event, not on the command line).
    """

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Handle opened files. Only the application's own events come here: no frame is slowed."""
        if event.type() == QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if event.file():
                self.file_opened.emit(event.file())
            return True
        return super().event(event)


def make_application() -> QApplication:
    """The application object, registered with the system by name."""
    if os.name == "nt":
        import ctypes

        name_for_windows(ctypes)
    forget_odd_scales()
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = (
            Application(["cardtable"]) if sys.platform == "darwin" else QApplication(["cardtable"])
        )
    app.setDesktopFileName(desktop_name())
    return app


def forget_odd_scales() -> None:
    """Forget scales of the environment with which Qt would make nothing to be seen."""
    for name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS"):
        for scale in os.environ.get(name, "").split(";"):
            try:
                good = not scale or _SCALES[0] <= float(scale.rpartition("=")[2]) <= _SCALES[1]
            except ValueError:
                good = False
            if not good:
                os.environ.pop(name, None)


def desktop_name() -> str:
    """The name of our menu entry, without suffix; a Flatpak must name it after itself."""
    return os.environ.get("FLATPAK_ID") or "cardtable"


def name_for_windows(library: Any) -> None:
    """Tell Windows who we are; otherwise it shows Python's icon in its taskbar."""
    with contextlib.suppress(AttributeError, OSError):  # an older Windows
        library.windll.shell32.SetCurrentProcessExplicitAppUserModelID(WINDOWS_ID)
