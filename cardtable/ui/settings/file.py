"""The file in which settings are kept between starts; a broken one is set aside.

A value that is merely unknown (a game that is gone, a later version's language) is valid: the
settings fall back from it by themselves.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import QByteArray, QObject, QSettings, QTimer, Signal

from cardtable.files import path_for_qt, read_regular, write_whole
from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError


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
        self._values: dict[str, object] = {}
        #: What could not be read must not be replaced by the little that is known.
        self._unread = self.damaged == path.name
        if not self._unread:  # else it is still there, and Qt may run what is in it
            there = QSettings(path_for_qt(path), QSettings.Format.IniFormat)
            self._values = {key: there.value(key) for key in there.allKeys()}
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


#: Larger than any real settings file.
_LARGEST = 1 << 20
_GROUP = re.compile(r"\[([^\]]*)\]")
_ENTRY = re.compile(r"([^=;\[\s][^=]*?)\s*=\s*(.*)")
#: Values that Qt unpacks from a stream of bytes, in which Python's objects may lie as well; those
#: run whatever they like while they are read.
_PACKED = re.compile(r"@(Variant|DateTime)\(")
_ESCAPED = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]+|.)")


def mend(path: Path, forms: Mapping[str, str]) -> str:
    """Set a broken file aside; returns its new name, or empty if nothing is wrong.

    Its lines that are ours and valid are carried over into a new file.

    Args:
        path: the file.
        forms: the forms of values as regular expressions, by key, or by group as ``group/``.
    """
    try:
        raw = b"\0" if path.exists() and not path.is_file() else read_regular(path, _LARGEST + 1)
    except OSError:
        return ""  # there is none, or it cannot be read: Qt falls back from it
    good, broken = _sorted_out(raw, forms)
    if not broken:
        return ""
    from cardtable.store.schema import move_aside  # rarely needed

    try:
        aside = move_aside(path)
        aside.chmod(0o600)
        write_whole(path, good, private=True)
    except OSError:
        return path.name
    return aside.name


def _sorted_out(raw: bytes, forms: Mapping[str, str]) -> tuple[bytes, bool]:
    """The valid lines, and whether there are invalid ones."""
    group, good, broken = "", [b"[General]"], len(raw) > _LARGEST
    for line in raw[:_LARGEST].splitlines():
        try:
            text = line.decode().strip()
        except UnicodeDecodeError:
            broken = True
            continue
        if not text or text.startswith(";"):
            continue
        if _is_packed(text):
            broken = True
            continue
        head = _GROUP.fullmatch(text)
        entry = _ENTRY.fullmatch(text) if text.isprintable() else None
        if head is not None and text.isprintable():
            group = "" if head[1] == "General" else head[1]
            good.append(line)
        elif entry is None:
            broken = True
        else:
            key = f"{group}/{entry[1]}" if group else entry[1]
            form = forms.get(key) or forms.get(f"{group}/")
            if form is None:
                continue
            if re.fullmatch(form, entry[2]) and not _is_too_deep(entry[2]):
                good.append(line)
            else:
                broken = True
    return b"\n".join([*good, b""]), broken


def _is_packed(line: str) -> bool:
    """Whether a line has a value that must not be unpacked, however it is written.

    Qt joins lines at a backslash, leaves out quotation marks and what is escaped for no reason, and
    knows characters by their numbers, of which it keeps 16 bits.
    """

    def plain(found: re.Match[str]) -> str:
        code = found[1]
        if code[0] == "x" and len(code) > 1:
            return chr(int(code[1:], 16) & 0xFFFF)
        return chr(int(code, 8) & 0xFFFF) if code[0] in "01234567" else ""

    whole = _ESCAPED.sub(plain, line.replace('"', ""))
    return whole.endswith("\\") or _PACKED.search(whole) is not None


def _is_too_deep(value: str) -> bool:
    """Whether a value is JSON with more brackets in brackets than can be read."""
    text = value[1:-1] if value.startswith('"') else value
    try:
        json.loads(re.sub(r"\\(.)", r"\1", text))
    except RecursionError:
        return True
    except ValueError:  # not JSON at all: the settings fall back from it
        return False
    return False
