"""Checks that a plugin game's compiled catalogue is well-formed.

Qt trusts the numbers in such a file: with wrong ones it reads beyond the end of the data. So they
are followed once before Qt gets it. The format is that of Qt's ``lrelease``: a magic number, then
blocks, each with a tag and a length; the hashes point at messages, which are sequences of tagged
parts.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

#: Largest catalogue that is loaded; ours are about 200 kB.
MAX_BYTES = 4 * 1024 * 1024
_MARK = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _DEPENDENCIES = 0x42, 0x69, 0x96
_BLOCKS = {0x2F, _HASHES, _MESSAGES, 0x88, _DEPENDENCIES, 0xA7}
#: Tags of a message's parts: the end, one of four bytes, and those with a length.
_END, _FIXED, _LONG = 1, 5, {2, 3, 4, 6, 7, 8}


class _Wrong(Exception):
    """What is wrong with a file, as half a sentence."""


def reason_against(data: bytes) -> str:
    """Why a catalogue is refused, half a sentence; empty if Qt may load it."""
    if len(data) > MAX_BYTES:
        return f"is larger than {MAX_BYTES} bytes"
    if not data.startswith(_MARK):
        return "is no compiled catalogue"
    try:
        blocks = dict(_blocks(data))
        if _DEPENDENCIES in blocks:
            return "names other files"
        hashes, messages = blocks.get(_HASHES, b""), blocks.get(_MESSAGES, b"")
        if len(hashes) % 8:
            return "is damaged"
        for _, place in struct.iter_unpack(">II", hashes):
            _follow(messages, place)
    except _Wrong as error:
        return str(error)
    return ""


def _blocks(data: bytes) -> Iterator[tuple[int, bytes]]:
    place = len(_MARK)
    while place < len(data):
        tag = data[place]
        length = _number(data, place + 1)
        place += 5
        if tag not in _BLOCKS or place + length > len(data):
            raise _Wrong("is damaged")
        yield tag, data[place : place + length]
        place += length


def _follow(messages: bytes, place: int) -> None:
    """Walk through the parts of one message to its end."""
    while place < len(messages):
        part = messages[place]
        if part == _END:
            return
        if part == _FIXED:
            place += 5
        elif part in _LONG:
            length = _number(messages, place + 1)
            place += 5 + (0 if length == 0xFFFFFFFF else length)  # this length means a null text
        else:
            break
    raise _Wrong("is damaged")


def _number(data: bytes, place: int) -> int:
    if place + 4 > len(data):
        raise _Wrong("is damaged")
    number: int = struct.unpack_from(">I", data, place)[0]
    return number
