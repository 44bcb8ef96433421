"""Sets a broken settings file aside and carries over what is still valid.

A value that is merely unknown (a game that is gone, a later version's language) is valid: the
settings fall back from it by themselves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from cardtable.files import read_regular, write_whole

#: Larger than any real settings file.
_LARGEST = 1 << 20
_GROUP = re.compile(r"\[([^\]]*)\]")
_ENTRY = re.compile(r"([^=;\[\s][^=]*?)\s*=\s*(.*)")


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
