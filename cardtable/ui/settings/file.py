"""The file in which settings are kept between starts."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal

from cardtable.files import path_for_qt, write_whole
from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError
from cardtable.ui.settings.checked import mend


class SettingsFile(QObject):
    """Texts by their keys. A choice is written at once, a note soon.

    Attributes:
        forms: the forms of values, by key, or by group as ``group/``; other keys are unknown.
        changed: something was set, at this key.
        not_saved: a choice of the player's could not be saved; until the program ends it holds.
        damaged: the new name of a broken file that was set aside; empty if all is well.
    """

    forms: ClassVar[dict[str, str]] = {}
    changed = Signal(str)
    not_saved = Signal()

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.damaged = mend(path, self.forms)
        with contextlib.suppress(JournalError):  # then they are not kept
            make_private(path)
        self._path = path
        there = QSettings(path_for_qt(path), QSettings.Format.IniFormat)
        self._values = {key: there.value(key) for key in there.allKeys()}
        #: What could not be read must not be replaced by the little that is known.
        self._unread = there.status() == QSettings.Status.AccessError
        self._to_write = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.save)

    def text(self, key: str) -> str | None:
        """The text at a key, if there is one."""
        value = self._values.get(key)
        return value if isinstance(value, str) else None

    def put(self, key: str, text: str | None, noted: bool = False) -> None:
        """Keep a text, or remove the one that is there; ``noted``: nobody chose it."""
        if text is None:
            self._values.pop(key, None)
        else:
            self._values[key] = text
        self._write(noted)
        self.changed.emit(key)

    @property
    def geometry(self) -> QByteArray:
        """The window's position and size, as written by Qt; empty at the first start."""
        value = self._values.get("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._values["window/geometry"] = value
        self._write(noted=True)

    def _write(self, noted: bool) -> None:
        self._to_write = True
        if noted:
            self._soon.start()
        elif not self.save():
            self.not_saved.emit()

    def save(self) -> bool:
        """Write what has changed, and return whether that was possible."""
        self._soon.stop()
        if not self._to_write:
            return True
        if self._unread:
            return False
        with contextlib.suppress(JournalError):  # the folder was taken away
            make_private(self._path)
        try:
            write_whole(self._path, self._as_ini(), private=True)
        except OSError:
            return False
        self._to_write = False
        return True

    def _as_ini(self) -> bytes:
        """Return all settings as Qt writes them.

        Qt locks what it writes by a file beside it, and waits for ever if something else is there;
        so it gets a new file with a name that nobody knows.
        """
        file = self._path.with_name(f".cardtable-{os.getpid()}-{secrets.token_hex(4)}.ini")
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            self._write_with_qt(path_for_qt(file))
            return file.read_bytes()
        finally:
            with contextlib.suppress(OSError):
                file.unlink()

    def _write_with_qt(self, path: str) -> None:
        written = QSettings(path, QSettings.Format.IniFormat)
        for key, value in self._values.items():
            written.setValue(key, value)
        written.sync()
        if written.status() != QSettings.Status.NoError:
            raise OSError(errno.EIO, os.strerror(errno.EIO), path)
