"""The file in which settings are kept between starts; a broken one is set aside.

A value that is merely unknown (a game that is gone, a later version's language) is valid: the
settings fall back from it by themselves.
"""

from __future__ import annotations

import contextlib
import errno
import json
import re
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QByteArray, QObject, QTimer, Signal

from cardtable.files import check_own_link, read_regular, write_whole
from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError
from cardtable.ui.settings import ini


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
        self._path = path
        #: What could not be read must not be replaced by the little that is known.
        self._unread = False
        self._values: ini.Found = {}
        #: What the file keeps in place of what would be damage to the next start, by key.
        self._unwritable: dict[str, ini.Value | None] = {}
        self.damaged = self._read()
        with contextlib.suppress(JournalError):  # then they are not kept
            make_private(path)
        self._to_write = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.save)

    def _read(self) -> str:
        """Read the file; if it is broken, set it aside and return its new name."""
        path = self._path
        try:
            check_own_link(path)
            other = path.exists() and not path.is_file()
            raw = b"\0" if other else read_regular(path, _LARGEST + 1)
        except OSError as error:
            self._unread = error.errno not in (errno.ENOENT, errno.ENOLINK)
            return ""
        whole = len(raw) <= _LARGEST
        self._values, broken = ini.parse(raw if whole else raw[: raw.rfind(b"\n") + 1])
        for key, value in tuple(self._values.items()):
            fits = self._fits(key, value)
            broken |= fits is False
            if fits is False or (fits is None and not whole):
                del self._values[key]
        if whole and not broken:
            return ""
        from cardtable.store.schema import move_aside  # rarely needed

        try:
            aside = move_aside(path)
            try:
                aside.chmod(0o600)
                write_whole(path, ini.written(self._values), private=True)
            except OSError:  # what can be read of it must not be lost to the next start
                aside.replace(path)
                raise
        except OSError:
            self._unread = True
            return path.name
        return aside.name

    def _fits(self, key: str, value: ini.Value) -> bool | None:
        """Whether a value has its form; ``None`` if the key is unknown."""
        if key == _GEOMETRY:
            return isinstance(value, bytes) or not value
        form = self.forms.get(key) or self.forms.get("/".join([*key.split("/")[:-1], ""]))
        if form is None:
            return None
        return isinstance(value, str) and bool(re.fullmatch(form, value)) and not _too_deep(value)

    def text(self, key: str) -> str | None:
        """The text at a key, if there is one."""
        value = self._values.get(key)
        return value if isinstance(value, str) else None

    def put(self, key: str, text: str | None, noted: bool = False) -> None:
        """Keep a text, or remove the one that is there; ``noted``: nobody chose it."""
        before = self._unwritable.pop(key, self._values.get(key))
        if text is None:
            self._values.pop(key, None)
        else:
            self._values[key] = text
            if self._fits(key, text) is False or self._data() is None:
                self._unwritable[key] = before
        self._write(noted)
        if key in self._unwritable and not noted:
            self.not_saved.emit()
        self.changed.emit(key)

    @property
    def geometry(self) -> QByteArray:
        """The window's position and size, as written by Qt; empty at the first start."""
        value = self._values.get(_GEOMETRY)
        return QByteArray(value if isinstance(value, bytes) else b"")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._values[_GEOMETRY] = bytes(value.data())
        self._write(noted=True)

    @property
    def all_saved(self) -> bool:
        """Whether the file has all that was set."""
        return not (self._to_write or self._unwritable)

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
        data = self._data()
        if data is None:
            return False
        try:
            write_whole(self._path, data, private=True)
        except OSError:
            return False
        self._to_write = False
        return True

    def _data(self) -> bytes | None:
        """The file as it is to be; ``None`` if something cannot be in it, or it is too long."""
        values = {**self._values, **self._unwritable}
        kept = {key: value for key, value in values.items() if value is not None}
        try:
            data = ini.written(kept)
        except ValueError:
            return None
        return data if len(data) <= _LARGEST else None


#: Larger than any real settings file.
_LARGEST = 1 << 20
_GEOMETRY = "window/geometry"


def _too_deep(value: str) -> bool:
    """Whether a value is JSON with more brackets in brackets than can be read."""
    try:
        json.loads(value)
    except RecursionError:
        return True
    except ValueError:  # not JSON at all: the settings fall back from it
        return False
    return False
