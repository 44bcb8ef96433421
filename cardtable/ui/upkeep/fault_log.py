"""The log file of faults, with one older file kept."""

from __future__ import annotations

import logging
import platform
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

import PySide6

from cardtable import __version__
from cardtable.store.private_file import make_private

#: Maximum size of each of the two files, in bytes.
SIZE = 128 * 1024


class _Quiet(RotatingFileHandler):
    """A failure to write the log is not another fault; each of its files is private."""

    def _open(self) -> TextIOWrapper:
        make_private(Path(self.baseFilename))
        return super()._open()

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
        """Close the file."""
        self._file.close()
