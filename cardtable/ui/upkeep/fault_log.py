"""The file in which faults are written down, and one older one."""

from __future__ import annotations

import logging
import platform
from logging.handlers import RotatingFileHandler
from pathlib import Path

import PySide6

from cardtable import __version__

#: Bytes of each of the two.
SIZE = 128 * 1024


class _Quiet(RotatingFileHandler):
    """A log that cannot be written is no further fault."""

    def handleError(self, record: logging.LogRecord) -> None:
        return


class FaultLog:
    """Opened when the first fault is written; one that was closed is written no more."""

    def __init__(self, path: Path) -> None:
        self._file = _Quiet(path, maxBytes=SIZE, backupCount=1, encoding="utf-8", delay=True)
        self._file.setFormatter(logging.Formatter("%(asctime)s %(message)s"))
        self._log = logging.Logger("cardtable faults")
        self._log.addHandler(self._file)

    def write(self, what: str) -> None:
        """Write something down, with its time and what it happened under."""
        about = f"cardtable {__version__}, Python {platform.python_version()}"
        self._log.warning("%s, Qt %s\n%s", about, PySide6.__version__, what)

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
