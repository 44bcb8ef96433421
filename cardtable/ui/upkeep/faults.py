"""Logs what goes wrong in the program, and tells the player in one sentence.

The log is in the data folder and can be shown and sent: it holds kinds of errors and places in the
code, never what somebody wrote, was dealt or has on disk. So messages of exceptions are left out,
and of Qt's messages everything that may be a name or a path.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import platform
import re
import sys
import threading
import traceback
from collections.abc import Callable
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

import PySide6
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

from cardtable import __version__
from cardtable.engine.quoting import harmless, kind_of
from cardtable.files import make_private_folder, open_private, read_regular
from cardtable.output import show_error
from cardtable.translation import message

#: Maximum size of each of the two files, in bytes.
SIZE = 128 * 1024


class _Quiet(RotatingFileHandler):
    """A failure to write the log is not another fault; each of its files is private."""

    def _open(self) -> TextIOWrapper:
        make_private_folder(Path(self.baseFilename).parent)
        return os.fdopen(open_private(Path(self.baseFilename)), "a", encoding=self.encoding)

    def handleError(self, record: logging.LogRecord) -> None:
        return


class FaultLog:
    """The log, opened at the first fault; after closing it is never written again."""

    def __init__(self, path: Path) -> None:
        self._file = _Quiet(path, maxBytes=SIZE, backupCount=1, encoding="utf-8", delay=True)
        self._file.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        self._log = logging.Logger("cardtable faults")
        self._log.addHandler(self._file)

    def write(self, what: str) -> None:
        """Log something with the time and the versions in use."""
        about = f"cardtable {__version__}, Python {platform.python_version()}"
        self._log.warning("%s, Qt %s\n%s", about, PySide6.__version__, what)

    def close(self) -> None:
        """Close the file, even where nothing more fits."""
        with contextlib.suppress(OSError):
            self._file.close()


#: The longest text kept of one fault, and the most faults of one run.
_LONG = 4_000
_MOST = 200
#: The most that is read of a file, in bytes: more than is ever written.
_LONGEST = 1_000_000
_PRIVATE = re.compile(
    r"""(["'“„«][^"'“”„»]*["'“”»]) | (\S*[/\\]\S*) | ([^\x20-\x7e]+)""", re.VERBOSE
)
_LEVELS = {
    QtMsgType.QtWarningMsg: "Qt warning",
    QtMsgType.QtCriticalMsg: "Qt critical",
    QtMsgType.QtFatalMsg: "Qt fatal",
}


def without_names(text: str) -> str:
    """A message with everything that may be a name, card or path (such as quotations) replaced."""
    return _PRIVATE.sub("…", " ".join(text.split()))[:300]


def place_of(path: str) -> str:
    """The path of a code file without its location on the disk."""
    parts = Path(path).parts
    for root in ("cardtable", "site-packages", "PySide6"):
        if root in parts:
            return "/".join(parts[len(parts) - parts[::-1].index(root) - 1 :])
    return parts[-1] if parts else "?"


def told_of(error: BaseException) -> str:
    """The type and traceback of an exception and of its causes; without messages."""
    lines: list[str] = []
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen and len(seen) < 5:
        seen.add(id(now))
        reason = getattr(now, "reason", "")
        short = isinstance(reason, str) and len(reason) <= 60 and reason.isidentifier()
        more = f" ({reason})" if short else ""
        lines.append(f"{kind_of(now)}{more}")
        for frame, line in list(traceback.walk_tb(now.__traceback__))[-30:]:
            code = frame.f_code
            lines.append(f"    {place_of(code.co_filename)}:{line} {harmless(code.co_name, 60)}")
        now = now.__cause__ or now.__context__
    return "\n".join(lines)[:_LONG]


class _Heard(logging.Handler):
    """Passes the program's own warnings to the log of faults."""

    def __init__(self, note: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._note = note

    def emit(self, record: logging.LogRecord) -> None:
        self._note(record.getMessage())


class Faults(QObject):
    """Logs uncaught exceptions of all threads, warnings of Qt, and crashes.

    It also logs the program's own warnings, such as those about a plugin game.

    Attributes:
        path: the log's path.
        noticed: something was logged that the player should be told of.
        crashed: whether the last run of the program ended in a crash.
        taken_by: gets uncaught exceptions; those it takes are logged, and it tells the player.
        screen_lost: called when the screen is gone, and Qt is about to end the program.
    """

    noticed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = folder / "faults.log"
        self._log: FaultLog | None = None
        self._count = 0
        self._crash: TextIO | None = None
        self.crashed = False
        self.taken_by: Callable[[BaseException], bool] | None = None
        self.screen_lost: Callable[[], object] | None = None
        try:
            make_private_folder(folder)
            os.close(open_private(self.path))
            crash = folder / "crash.log"
            os.close(open_private(crash))
            self.crashed = self._see_crash(crash)
            self._crash = os.fdopen(open_private(crash, anew=True), "w", encoding="utf-8")
            faulthandler.enable(self._crash)
        except (OSError, ValueError):
            pass  # a program that cannot write its log still plays
        self._heard = _Heard(self.note)
        logging.getLogger("cardtable").addHandler(self._heard)
        self._before = sys.excepthook
        self._before_threads = threading.excepthook
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        self._before_qt: Callable[..., object] | None = qInstallMessageHandler(self._qt_said)

    def close(self) -> None:
        """Restore the previous hooks."""
        self.taken_by = None
        logging.getLogger("cardtable").removeHandler(self._heard)
        sys.excepthook = self._before
        threading.excepthook = self._before_threads
        qInstallMessageHandler(self._before_qt)
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None
        if self._log is not None:
            self._log.close()
            self._log = None

    # -- writing ---------------------------------------------------------------------------------
    def note(self, what: str) -> None:
        """Log something other than an exception; ``what`` must not contain anything personal."""
        self._write(what)

    def note_error(self, error: BaseException) -> None:
        """Log an exception, and tell the player."""
        self._write(told_of(error))
        self.noticed.emit()

    def _write(self, what: str) -> None:
        self._count += 1
        if self._count > _MOST:  # a fault in every frame must not fill the disk
            return
        with contextlib.suppress(OSError, ImportError):  # not another fault
            if self._log is None:
                from cardtable.ui.upkeep.faults import FaultLog  # most runs log nothing

                self._log = FaultLog(self.path)
            self._log.write(what)

    def text(self) -> str:
        """The logged faults, oldest first."""
        parts = []
        for path in (self.path.with_name(self.path.name + ".1"), self.path):
            try:
                parts.append(read_regular(path, _LONGEST).decode("utf-8", "replace"))
            except OSError:
                continue  # missing or unreadable: nothing to show
        return "".join(parts)

    # -- hooks -----------------------------------------------------------------------------------
    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            if self.taken_by is not None and self.taken_by(error.with_traceback(trace)):
                self._write(told_of(error))
                return
            self.note_error(error)
        if self._before is not sys.__excepthook__:
            self._before(kind, error, trace)
        else:
            text = message(
                "Something went wrong ({name}). See {path}.", name=kind_of(error), path=self.path
            )
            show_error(text)

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.note_error(args.exc_value)
        if self._before_threads is not threading.__excepthook__:
            self._before_threads(args)

    def _qt_said(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in _LEVELS and "propagateSizeHints" not in message:
            self._write(f"{_LEVELS[kind]}: {without_names(message)}")
        if self.screen_lost is not None and "connection broke" in message:
            lost, self.screen_lost = self.screen_lost, None
            lost()
        if self._before_qt is not None:
            self._before_qt(kind, context, message)

    def _see_crash(self, path: Path) -> bool:
        """Copy the trace that a crash left behind into the log."""
        if not os.path.isfile(path):
            return False
        told = read_regular(path, _LONGEST).decode("utf-8", "replace")
        if not told.strip():
            return False
        lines = [_crash_line(line) for line in told.splitlines()[:60]]
        self._write("crash the last time\n" + "\n".join(line for line in lines if line))
        return True


def _crash_line(line: str) -> str:
    """A line of faulthandler's output, without the code's location on the disk."""
    found = re.match(r'\s*File "(.*)", line (\d+) in (\S+)', line)
    if found:
        return f"    {place_of(found[1])}:{found[2]} {found[3]}"
    return without_names(line)
