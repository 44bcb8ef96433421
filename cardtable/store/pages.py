"""Reads the rows of a damaged SQLite file from its pages, without its schema.

A row says by its columns which of our tables it belongs to, so neither the schema nor the pages
that lead to a row are needed. Only what SQLite's file format guarantees is used
(https://www.sqlite.org/fileformat2.html): b-tree pages, records, overflow pages, the list of free
pages and the write-ahead log. Every value that comes out is untrusted.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

Value = int | float | str | bytes | None

_TABLE_LEAF, _INDEX_LEAF, _INDEX_INTERIOR, _TABLE_INTERIOR = 0x0D, 0x0A, 0x02, 0x05
#: A page's type by the number of its header's bytes.
_HEADERS = {_TABLE_LEAF: 8, _INDEX_LEAF: 8, _INDEX_INTERIOR: 12, _TABLE_INTERIOR: 12}
_WITH_ROWS = (_TABLE_LEAF, _INDEX_LEAF, _INDEX_INTERIOR)
_USUAL_SIZE = 4096
_SIZES = tuple(1 << power for power in range(9, 17))
#: Bytes of the integers that records contain, by their type.
_INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
#: A record with more columns or bytes than this is none of ours.
_COLUMNS = 20
_LONGEST = 1 << 20
#: Bytes of records that are read at most, in each page by its size, and on overflow pages by that
#: of the file. Sound cells share none; crafted ones could make the file as long as they like.
_SHARED = 4
_LOG_MAGIC = (0x377F0682, 0x377F0683)
_LOG_VERSION = 3007000


class Row(NamedTuple):
    """A row as it lies in the file.

    Attributes:
        number: its rowid; ``None`` for rows of an index or of a table without rowids.
        values: its columns; ``None`` if only the rowid can be read.
        page, cell: where it lies.
        inner: whether other pages lie below it.
        last: whether it is the last one of its page.
        sure: whether it belongs to the file; others may be deleted rows.
    """

    number: int | None
    values: tuple[Value, ...] | None
    page: int
    cell: int
    inner: bool
    last: bool
    sure: bool


def rows(data: bytes, log: bytes = b"") -> Iterator[Row]:
    """Yield all rows that can be read in a file with this content and this write-ahead log.

    Rows of free pages and rows beyond the count of their page come as well, but not as sure.
    """
    size = page_size(data, log)
    whole = _with_log(bytearray(data), log, size)
    whole += bytes(-len(whole) % size)
    yield from _Pages(whole, size).rows()


def ends_early(data: bytes, log: bytes = b"") -> bool:
    """Whether a file was cut off, so that nobody knows what else was in it."""
    size = page_size(data, log)
    whole = _with_log(bytearray(data), log, size)
    head = whole[:100]
    # The number of pages holds only if these two are the same.
    counted = int.from_bytes(head[28:32], "big") if head[24:28] == head[92:96] else 0
    return bool(whole) and (len(head) < 100 or counted > len(whole) // size)


def page_size(data: bytes, log: bytes) -> int:
    """Return the size of a page: what the headers say, unless the pages disagree."""
    noted = [int.from_bytes(data[16:18], "big"), int.from_bytes(log[8:12], "big")]
    sizes = [65536 if one == 1 else one for one in noted if one == 1 or one in _SIZES]
    likely = dict.fromkeys((*sizes, _USUAL_SIZE, *_SIZES))

    def pages(size: int) -> float:
        """The share of the file that lies in pages of this size."""
        starts = range(size, len(data), size)
        fits = sum(
            data[at] in _HEADERS
            and int.from_bytes(data[at + 5 : at + 7], "big") in range(8, size + 1)
            and int.from_bytes(data[at + 3 : at + 5], "big") <= size // 6
            for at in starts
        )
        return fits / max(1, len(starts))

    return next((size for size in likely if pages(size) > 0.1), max(likely, key=pages))


class _Frame(NamedTuple):
    """A page in the write-ahead log.

    Attributes:
        number: which page of the file it is.
        commit: how many pages the file has with it, if a transaction ends with it; otherwise 0.
        page: its content.
        ours: whether it says that it is of the log as it is in use now.
        sums: whether its sum is right; it begins from the one before it, so after a frame that is
            not ours nobody knows.
    """

    number: int
    commit: int
    page: bytes
    ours: bool
    sums: bool


def _with_log(data: bytearray, log: bytes, size: int) -> bytearray:
    """Return the file with all that was committed to its write-ahead log.

    SQLite ignores what follows a damaged frame. Here that is read as well, and of a damaged frame
    what resembles the page as it was before: the sums of the matches decide what is right.
    """
    frames = _frames(log, size)
    ends = [at for at, frame in enumerate(frames) if frame.commit and frame.ours and frame.sums]
    if not ends:
        return data
    length = frames[ends[-1]].commit
    for number, _, page, ours, sums in frames[: ends[-1] + 1]:
        at = (number - 1) * size
        if 0 < number <= length and ((ours and sums) or _alike(data[at : at + size], page)):
            data += bytes(max(0, at + size - len(data)))
            data[at : at + size] = page
    del data[length * size :]
    return data


def _alike(before: bytes | bytearray, page: bytes) -> bool:
    """Whether a page may be what became of another one, or of none."""
    same = sum(one == other for one, other in zip(before, page, strict=False))
    return not any(before) or same > len(page) // 2


def _frames(log: bytes, size: int) -> list[_Frame]:
    """Return the frames of a log up to the last one in use, whatever is damaged in it."""
    places = range(32, len(log) - size - 23, size + 24)
    salts = [log[at + 8 : at + 16] for at in places]
    # Frames of an earlier use have other salts, and lie behind all that are in use.
    salt = log[16:24] if log[16:24] in salts else salts[0] if salts else b""
    last = max((at for at, one in enumerate(salts) if one == salt), default=-1)
    found: list[_Frame] = []
    for order in _orders(log):
        found, before = [], struct.unpack(">2I", log[24:32].ljust(8, b"\0"))
        for at in places[: last + 1]:
            number, commit, *salted, one, two = struct.unpack(">6I", log[at : at + 24])
            page = log[at + 24 : at + 24 + size]
            ours = struct.pack(">2I", *salted) == salt
            alone = bool(found) and not found[-1].ours
            sums = alone or _log_sum(before, log[at : at + 8] + page, order) == (one, two)
            found.append(_Frame(number, commit, page, ours, sums))
            before = one, two
        if any(frame.sums for frame in found):
            break
    return found


def _orders(log: bytes) -> str:
    """The orders of bytes in which the sums of a log may be made, the one it names first."""
    return "><" if log[:4] == struct.pack(">I", _LOG_MAGIC[1]) else "<>"


def damage_of_log(log: bytes, size: int) -> tuple[bytes, int] | None:
    """Return the log and the frame at which SQLite would stop, and lose what was committed later.

    A transaction that was being written when the computer stopped is no damage: nothing follows it.
    ``size`` of a page is that of the file, if the log does not say it.
    """
    if len(log) < 32:
        return None
    magic, version, noted = struct.unpack(">3I", log[:12])
    head = _log_sum((0, 0), log[:24], _orders(log)[0]) == struct.unpack(">2I", log[24:32])
    if head and magic in _LOG_MAGIC and version == _LOG_VERSION:
        frames = _frames(log, noted)
        bad = next((at for at, one in enumerate(frames) if not (one.ours and one.sums)), -1)
        lost = bad >= 0 and any(one.ours and one.commit for one in frames[bad + 1 :])
    else:
        bad, lost = -1, any(one.sums for one in _frames(log, size))
    return (log[:32], bad) if lost else None


def _log_sum(before: tuple[int, int], data: bytes, order: str) -> tuple[int, int]:
    one, two = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


_NO_ROWS: list[Row] = []


class _Pages:
    """The pages of a file."""

    def __init__(self, data: bytearray, size: int) -> None:
        self._data, self._size, self._count = data, size, len(data) // size
        self._left = _SHARED * len(data)

    def rows(self) -> Iterator[Row]:
        free = self._free()
        for number in range(1, self._count + 1):
            yield from self._page(number, number not in free)

    def _at(self, number: int) -> bytes:
        return bytes(self._data[(number - 1) * self._size : number * self._size])

    def _free(self) -> set[int]:
        """Return the free pages: those of the file's list, or else of all that look like one."""
        first, count = struct.unpack(">2I", self._data[32:40].ljust(8, b"\0"))
        found: set[int] = set()
        trunk = first
        while trunk and trunk not in found and (listed := self._listed(trunk)) is not None:
            found |= {trunk, *listed[1]}
            trunk = listed[0]
        if len(found) == count:
            return found
        found = set()
        for number in range(2, self._count + 1):
            listed = self._listed(number)
            if listed is not None and (listed[1] or self._at(number)[:8] == bytes(8)):
                found |= {number, *listed[1]}
        return found

    def _listed(self, number: int) -> tuple[int, list[int]] | None:
        """Return the next page of the list of free pages, and what this one lists."""
        if not 1 < number <= self._count:
            return None
        page = self._at(number)
        following, count = struct.unpack(">2I", page[:8])
        if following > self._count or count > self._size // 4 - 2:
            return None
        listed = list(struct.unpack(f">{count}I", page[8 : 8 + 4 * count]))
        good = len(set(listed)) == count and all(1 < one <= self._count for one in listed)
        return (following, listed) if good else None

    def _page(self, number: int, sure: bool) -> Iterator[Row]:
        page, start = self._at(number), 100 if number == 1 else 0
        kinds = [page[start], *(kind for kind in _HEADERS if kind != page[start])]
        if page[start] not in _HEADERS and not any(page[start:]):
            return
        best, maximum = _NO_ROWS, 0
        for kind in dict.fromkeys(kinds):
            found = self._cells(number, page, start, kind, sure)
            counted = [row for row in found if row.sure == sure]
            readable = sum(row.values is not None for row in counted)
            if readable > maximum:
                best, maximum = found, readable
            if kind == page[start] and readable and readable == len(counted):
                break  # all is well; otherwise another type may fit better
        yield from best

    def _cells(self, number: int, page: bytes, start: int, kind: int, sure: bool) -> list[Row]:
        if kind not in _WITH_ROWS:
            return _NO_ROWS
        head = start + _HEADERS[kind]
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        begin = int.from_bytes(page[start + 5 : start + 7], "big")
        inner = kind == _INDEX_INTERIOR
        maximum = (min(max(begin, head), self._size) - head) // 2
        found = []
        left = _SHARED * self._size
        for cell in range(max(maximum, min(count, (self._size - head) // 2))):
            at = int.from_bytes(page[head + 2 * cell : head + 2 * cell + 2], "big")
            counted = cell < count
            if not head < at < self._size - 3:
                if counted:
                    found.append(Row(None, None, number, cell, inner, cell == count - 1, sure))
                continue
            rowid, values, length = self._cell(page, at, kind) if left > 0 else (None, None, 0)
            left -= length
            if counted or values is not None:
                found.append(
                    Row(rowid, values, number, cell, inner, cell == count - 1, sure and counted)
                )
        return found

    def _cell(
        self, page: bytes, at: int, kind: int
    ) -> tuple[int | None, tuple[Value, ...] | None, int]:
        """Return a cell's rowid, its columns, and how many bytes of it were read."""
        rowid = None
        try:
            if kind == _INDEX_INTERIOR:
                at += 4
            length, at = _varint(page, at)
            if kind == _TABLE_LEAF:
                rowid, at = _varint(page, at)
            payload = self._payload(page, at, length, kind == _TABLE_LEAF)
            if payload is None:
                return rowid, None, 0
            return rowid, _record(payload), min(len(payload), self._size)
        except (IndexError, struct.error):
            return rowid, None, 0

    def _payload(self, page: bytes, at: int, length: int, leaf: bool) -> bytes | None:
        """Return a payload together with what lies of it on overflow pages."""
        size = self._size
        if not 0 < length <= min(len(self._data), _LONGEST):
            return None
        maximum = size - 35 if leaf else (size - 12) * 64 // 255 - 23
        if length <= maximum:
            return page[at : at + length] if at + length <= size else None
        minimum = (size - 12) * 32 // 255 - 23
        local = minimum + (length - minimum) % (size - 4)
        local = local if local <= maximum else minimum
        if at + local + 4 > size:
            return None
        payload = bytearray(page[at : at + local])
        following = int.from_bytes(page[at + local : at + local + 4], "big")
        seen: set[int] = set()
        while len(payload) < length:
            if not 1 < following <= self._count or following in seen or self._left < 0:
                return None
            seen.add(following)
            self._left -= size
            further = self._at(following)
            payload += further[4 : 4 + length - len(payload)]
            following = int.from_bytes(further[:4], "big")
        return bytes(payload)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for count in range(8):
        byte = data[at + count]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + count + 1
    value = value << 8 | data[at + 8]
    return value - (1 << 64) if value >> 63 else value, at + 9


def _record(data: bytes) -> tuple[Value, ...] | None:
    """Return the columns of a record; ``None`` if it is none."""
    head, at = _varint(data, 0)
    if not 0 < head <= len(data):
        return None
    kinds = []
    while at < head:
        kind, at = _varint(data, at)
        kinds.append(kind)
        if len(kinds) > _COLUMNS:
            return None
    if at != head:
        return None
    values: list[Value] = []
    for kind in kinds:
        if kind in (8, 9):
            values.append(kind - 8)
            continue
        length = _INTEGERS.get(kind, 8 if kind == 7 else 0 if kind == 0 else (kind - 12) // 2)
        if not 0 <= length <= len(data) - at or kind in (10, 11):
            return None
        part, at = data[at : at + length], at + length
        if kind == 0:
            values.append(None)
        elif kind == 7:
            values.append(struct.unpack(">d", part)[0])
        elif kind in _INTEGERS:
            values.append(int.from_bytes(part, "big", signed=True))
        else:
            values.append(part.decode("utf-8", "replace") if kind % 2 else part)
    return tuple(values) if at == len(data) else None
