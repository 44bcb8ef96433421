"""A settings file that makes no sense is set aside, and what still does is carried over.

A value that is only unknown (a game that is gone, a later version's language) makes sense: the
settings fall back from it by themselves.
"""

from __future__ import annotations

import re
from pathlib import Path

#: More than any player sets.
_MOST = 1 << 20
_GROUP = re.compile(r"\[([^\]]*)\]")
_ENTRY = re.compile(r"([^=;\[\s][^=]*?)\s*=\s*(.*)")
_FLAG, _NUMBER, _WORD = "(yes|no|)", r"\d{0,4}", r"\w{0,40}"
#: What a text looks like: bare, or in quotes where it has a comma; a list is no text.
_TEXT = r'"(?:[^"\\]|\\.)*"|[^",;@][^",;]*|@@[^",;]*|'
#: What the values of our keys look like; of others it is not known.
_VALUES = {
    **dict.fromkeys(
        ("mute", "careful", "talk", "forced", "forced_pass", "last_play", "words", "panel"), _FLAG
    ),
    **dict.fromkeys(("private", "dark", "touch"), _FLAG),
    **dict.fromkeys(("volume", "text"), _NUMBER),
    **dict.fromkeys(("language", "speed", "pace", "stand_in", "keep"), _WORD),
    "name": _TEXT,
    "window/geometry": r"(@ByteArray\(.*\)|)",
}
_GROUPS = {"cards": _TEXT, "cloth": _WORD, "keys": _TEXT, "presets": _TEXT, "setup": _TEXT}


def mend(path: Path) -> str:
    """Set a broken file aside; its new name, or nothing if there is nothing wrong.

    The lines of it that are ours and make sense are carried over into a new one.
    """
    try:
        raw = path.read_bytes() if path.is_file() else (b"" if not path.exists() else b"\0")
    except OSError:
        return ""  # it is there and cannot be looked at: Qt falls back from it
    good, broken = _sorted_out(raw)
    if not broken:
        return ""
    from cardtable.store.schema import move_aside  # hardly ever wanted

    try:
        aside = move_aside(path)
        path.write_bytes(good)
    except OSError:
        return path.name
    return aside.name


def _sorted_out(raw: bytes) -> tuple[bytes, bool]:
    """The lines that make sense, and whether there are others."""
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
            if re.fullmatch(looks, entry[2]):
                good.append(line)
            else:
                broken = True
    return b"\n".join([*good, b""]), broken
