"""The form of the settings file: plain texts by their keys, as ``QSettings`` writes them.

Qt itself never reads the file. It would unpack streams of bytes in it, in which Python's objects
may lie as well, and those run whatever they like. Only what is read here without doubt is kept, and
Qt would read the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

#: A text, several, or bytes.
Value = str | tuple[str, ...] | bytes
#: What a file has, in its order: values by ``key`` or ``group/key``, comments by ``group/;number``.
Found = dict[str, Value]

#: Characters that Qt would write in another way, or leave out.
_CONTROL = re.compile("[\0-\x08\x0a-\x1f\ufeff]")
_GROUP = re.compile(r"\[([^\[\]]+)\]")
_ENTRY = re.compile(r"([^=;\[\"]+)=[ \t]*(.*)")
_NAME = re.compile(r"(?:[ -!#$&-.0-:<>-Z^-~]|\\|%[0-9A-Fa-f]{2}|%U[0-9A-Fa-f]{4})+")
_NAMED = re.compile(r"%U(....)|%(..)")
#: A part of a value: in quotation marks, or up to the next comma.
_ITEM = re.compile(r'(?:"((?:[^"\\\t]|\\.)*)"|((?:[^",;\\\t]|\\.)*))[ \t]*(,[ \t]*|$)')
_ESCAPED = re.compile(r"\\(?:x([0-9a-fA-F]+)|([0-7]+)|(.))")
_LETTERS = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_LETTERS |= {sign: sign for sign in "\"?'\\"}
_BYTES = "@ByteArray("


def parse(raw: bytes) -> tuple[Found, bool]:
    """Return what is right in a file, and whether anything in it is not."""
    found: Found = {}
    group, broken = "", False
    for number, line in enumerate(raw.removeprefix(b"\xef\xbb\xbf").splitlines()):
        try:
            text = line.decode().strip(" \t")
            if _CONTROL.search(text):
                raise ValueError(text)
            if text.startswith(";"):
                found[f"{group}/;{number}"] = text
            elif head := _GROUP.fullmatch(text):
                name = head[1].strip(" \t")
                group = "" if name.lower() == "general" else _named(name)
            elif text:
                name, value = _entry(text)
                key = f"{group}/{name}" if group else name
                _split(key)
                found[key] = value
        except ValueError:
            broken = True
    return found, broken


def _split(key: str) -> tuple[str, str]:
    """Group and name of a key; what is in no group stands in one called “General”.

    Raises:
        ValueError: it would stand there as well.
    """
    group, between, name = key.partition("/")
    if between and group.lower() == "general":
        raise ValueError(key)
    return (group, name) if between else ("", key)


def _named(name: str) -> str:
    """The name that is written as ``name``; no part of it is empty or looks like a comment."""
    if not _NAME.fullmatch(name):
        raise ValueError(name)
    plain = _NAMED.sub(lambda code: chr(int(code[1] or code[2], 16)), name.replace("\\", "/"))
    _check(plain)
    return _whole(plain)


def _check(name: str) -> None:
    if any(part[:1] in ("", ";") for part in name.split("/")):
        raise ValueError(name)


def _entry(line: str) -> tuple[str, Value]:
    entry = _ENTRY.fullmatch(line)
    if entry is None:
        raise ValueError(line)
    items = tuple(_items(entry[2]))
    value = items if len(items) > 1 else items[0]
    if isinstance(value, str) and value.startswith(_BYTES) and value.endswith(")"):
        return _named(entry[1].rstrip(" \t")), value[len(_BYTES) : -1].encode("latin-1")
    texts = [item.removeprefix("@") for item in items]
    if any(item[:1] == "@" != text[:1] for item, text in zip(items, texts, strict=True)):
        raise ValueError(line)  # something else than a text
    return _named(entry[1].rstrip(" \t")), tuple(texts) if len(texts) > 1 else texts[0]


def _items(value: str) -> Iterator[str]:
    at, more = 0, True
    while more:
        item = _ITEM.match(value, at)
        if item is None:
            raise ValueError(value)
        at, more = item.end(), bool(item[3])
        bare = item[2]
        yield _whole(_ESCAPED.sub(_unescaped, item[1] if bare is None else bare.rstrip(" ")))


def _unescaped(code: re.Match[str]) -> str:
    if code[3]:
        if code[3] not in _LETTERS:
            raise ValueError(code[0])
        return _LETTERS[code[3]]
    number = int(code[1], 16) if code[1] else int(code[2], 8)
    if number > 0xFFFF:
        raise ValueError(code[0])
    return chr(number)


def _whole(text: str) -> str:
    """A text whose characters may be written as two halves; half of one is an error."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le")


def written(found: Mapping[str, Value]) -> bytes:
    """Return a file that has this.

    Raises:
        ValueError: something cannot be written.
    """
    groups: dict[str, list[str]] = {"": []}
    for key, value in found.items():
        group, comment, _ = key.rpartition("/;")
        if comment:
            line = str(value)
        else:
            group, name = _split(key)
            line = f"{_name(name)}={_value(value)}"
        groups.setdefault(group, []).append(line)
    parts = [
        "\n".join([f"[{_name(group) if group else 'General'}]", *lines, ""])
        for group, lines in groups.items()
        if lines
    ]
    return "\n".join(parts).encode()


def _name(name: str) -> str:
    _check(name)
    return re.sub(r"[^a-zA-Z0-9_.-]", _coded, _whole(name))


def _coded(sign: re.Match[str]) -> str:
    if sign[0] == "/":
        return "\\"
    units = list(_units(sign[0]))
    return "".join(f"%U{unit:04X}" if unit > 0xFF else f"%{unit:02X}" for unit in units)


def _value(value: Value) -> str:
    if isinstance(value, bytes):
        return f"{_BYTES}{_escaped(value.decode('latin-1'), ',;=')})"
    if not isinstance(value, str):
        return ", ".join(map(_text, value))
    return _text(value)


def _text(text: str) -> str:
    text = f"@{text}" if text.startswith("@") else text
    bare = re.fullmatch(r"[\w.@+-]+|", text) and text.isprintable()
    return text if bare else f'"{_escaped(_whole(text))}"'


def _escaped(text: str, further: str = "") -> str:
    """A text with everything escaped that is not plainly seen.

    A digit after an escaped character would belong to its number.
    """
    parts, number = [], False
    for sign in text:
        if sign in '"\\':
            parts.append(f"\\{sign}")
            number = False
        elif sign in further or not sign.isprintable() or (number and sign in _HEX):
            parts += [f"\\x{unit:x}" for unit in _units(sign)]
            number = True
        else:
            parts.append(sign)
            number = False
    return "".join(parts)


_HEX = frozenset("0123456789abcdefABCDEF")


def _units(sign: str) -> Iterator[int]:
    """The numbers of a character in UTF-16."""
    both = sign.encode("utf-16-le")
    return (int.from_bytes(both[at : at + 2], "little") for at in range(0, len(both), 2))
