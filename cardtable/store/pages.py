"""Reads the rows of a damaged SQLite file from its pages, without its schema.

A row says by its columns which of our tables it belongs to, so neither the schema nor the pages
that lead to a row are needed. Only what SQLite's file format guarantees is used
(https://www.sqlite.org/fileformat2.html): b-tree pages, records, overflow pages and the list of
free pages. Every value that comes out is untrusted.
"""

from __future__ import annotations

import re
import struct
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cardtable.store.write_ahead_log import Log

Value = int | float | str | bytes | None

_MAGIC = b"SQLite format 3\0"
_TABLE_LEAF, _INDEX_LEAF, _INDEX_INTERIOR, _TABLE_INTERIOR = 0x0D, 0x0A, 0x02, 0x05
#: A page's type by the number of its header's bytes.
_HEADERS = {_TABLE_LEAF: 8, _INDEX_LEAF: 8, _INDEX_INTERIOR: 12, _TABLE_INTERIOR: 12}
_BEGINNINGS = tuple(bytes([kind]) for kind in _HEADERS)
_BEGINNING = re.compile(b"[" + re.escape(bytes(_HEADERS)) + b"]")
#: So many pages are looked at to find out whether, and where, pages begin.
_LOOKED_AT = 4
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


def rows(data: bytes, log: bytes = b"", index: bytes = b"") -> tuple[bool, bool, Iterator[Row]]:
    """Return all rows that can be read in a file with this content, this write-ahead log and its
    index; and before them, whether the file was cut off, and whether the log cannot be read to its
    end, so that nobody knows what else was in them.

    Rows of free pages, rows beyond the count of their page, and those of earlier states of a page
    in the log come as well, but not as sure.
    """
    size = page_size(data, log)
    data, moved = _aligned(data, size)
    whole, lost, spare, open_end = Log(log, size, len(data) // size, index).laid(data)
    head = whole[:100]
    # The number of pages holds only if these two are the same.
    counted = int.from_bytes(head[28:32], "big") if head[24:28] == head[92:96] else 0
    early = bool(whole) and (len(head) < 100 or counted > len(whole) // size)
    early |= moved and not head.startswith(_MAGIC)  # so many pages may be gone
    whole += bytes(-len(whole) % size)
    return early, open_end, _Pages(whole, size, lost, spare).rows()


def page_size(data: bytes, log: bytes) -> int:
    """Return the size of a page: what the headers say, unless the pages disagree."""
    noted = [int.from_bytes(data[16:18], "big"), int.from_bytes(log[8:12], "big")]
    sizes = [65536 if one == 1 else one for one in noted if one == 1 or one in _SIZES]
    likely = dict.fromkeys((*sizes, _USUAL_SIZE, *_SIZES))

    def pages(size: int) -> float:
        """The share of the file that lies in pages of this size."""
        starts = range(size, len(data), size)
        fits = sum(_is_tree(data, at, size) for at in starts)
        return fits / len(starts) if fits > 1 else 0.0  # a single one may do so by chance

    return next((size for size in likely if pages(size) > 0.1), next(iter(likely)))


def _is_tree(data: bytes, at: int, size: int) -> bool:
    """Whether a page of a b-tree seems to begin at a place."""
    return (
        data[at : at + 1] in _BEGINNINGS
        and int.from_bytes(data[at + 5 : at + 7], "big") in range(8, size + 1)
        and int.from_bytes(data[at + 3 : at + 5], "big") <= size // 6
    )


def _aligned(data: bytes, size: int) -> tuple[bytes, bool]:
    """Return a file with its pages where they belong, though bytes came between or are gone; and
    whether any did.

    That is where the next pages all look like nothing, but two of them would behind or before.
    """
    laid, at, moved = bytearray(), 0, False
    while at < len(data):
        after, end = at + size, at + size
        if not any(_is_tree(data, after + n * size, size) for n in range(_LOOKED_AT)):
            begun = (
                (found.start() - at) % size
                for found in _BEGINNING.finditer(data, after + 1, after + _LOOKED_AT * size)
                if _is_tree(data, found.start(), size)
            )
            for shift, count in Counter(begun).most_common(1):
                if count > 1:  # the least that may have happened
                    moved, end = True, at + shift + (size if shift < size // 2 else 0)
        part = data[at : min(after, end)]
        laid += part.ljust(size, b"\0") if end < len(data) else part
        at = end
    return bytes(laid), moved


_NO_ROWS: list[Row] = []


class _Pages:
    """The pages of a file."""

    def __init__(self, data: bytearray, size: int, lost: list[bytes], spare: list[bytes]) -> None:
        self._data, self._size, self._count = data, size, len(data) // size
        self._lost, self._spare = lost, spare
        self._left = _SHARED * len(data)

    def rows(self) -> Iterator[Row]:
        free = self._free()
        for number in range(1, self._count + 1):
            yield from self._page(number, self._at(number), number not in free)
        further = [(page, True) for page in self._lost] + [(page, False) for page in self._spare]
        for number, (page, sure) in enumerate(further, self._count + 1):
            yield from self._page(number, page, sure)

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

    def _page(self, number: int, page: bytes, sure: bool) -> Iterator[Row]:
        start = 100 if page.startswith(_MAGIC) or number == 1 else 0
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
