"""Sets a broken settings file aside and carries over what is still valid.

A value that is merely unknown (a game that is gone, a later version's language) is valid: the
settings fall back from it by themselves.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from cardtable.files import read_regular, write_whole

#: Larger than any real settings file.
_MOST = 1 << 20
_GROUP = re.compile(r"\[([^\]]*)\]")
_ENTRY = re.compile(r"([^=;\[\s][^=]*?)\s*=\s*(.*)")
_FLAG, _NUMBER, _WORD = "(yes|no|)", r"\d{0,4}", r"\w{0,40}"
#: The form of a text: bare, or in quotes if it has a comma; a list is not a text.
_TEXT = r'"(?:[^"\\]|\\.)*"|(?:@@|[^",;@\\]|\\.)(?:[^",;\\]|\\.)*|'
#: The forms of our keys' values; those of other keys are unknown.
_VALUES = {
    **dict.fromkeys(
        ("mute", "careful", "talk", "forced", "forced_pass", "last_play", "words", "panel"), _FLAG
    ),
    **dict.fromkeys(("private", "dark", "touch"), _FLAG),
    **dict.fromkeys(("volume", "text"), _NUMBER),
    **dict.fromkeys(("language", "speed", "pace", "stand_in", "keep"), _WORD),
    "name": _TEXT,
    "last_game": r"[\w-]{0,40}",
    "window/geometry": r"(@ByteArray\(.*\)|)",
}
_GROUPS = {
    **dict.fromkeys(("cards", "keys", "presets", "rules", "setup", "lessons"), _TEXT),
    "cloth": _WORD,
}
#: Groups whose values are JSON.
_JSON = ("presets", "rules", "setup", "lessons")


def mend(path: Path) -> str:
    """Set a broken file aside; returns its new name, or empty if nothing is wrong.

    Its lines that are ours and valid are carried over into a new file.
    """
    try:
        raw = b"\0" if path.exists() and not path.is_file() else read_regular(path, _MOST + 1)
    except OSError:
        return ""  # there is none, or it cannot be read: Qt falls back from it
    good, broken = _sorted_out(raw)
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


def _sorted_out(raw: bytes) -> tuple[bytes, bool]:
    """The valid lines, and whether there are invalid ones."""
    group, good, broken = "", [b"[General]"], len(raw) > _MOST
    for line in raw[:_MOST].splitlines():
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
            looks = _VALUES.get(key) or _GROUPS.get(group)
            if looks is None:
                continue
            deep = group in _JSON and _is_too_deep(entry[2])
            if re.fullmatch(looks, entry[2]) and not deep:
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
