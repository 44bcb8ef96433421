"""Reads SQLite's write-ahead log, sound or damaged (https://www.sqlite.org/fileformat2.html#wal).

A log is a header and frames: pages of the file as transactions left them. A checkpoint writes them
to the file; then the log is used again from its beginning, with other salts, and frames of the
earlier use lie behind the new ones until they are overwritten. SQLite drops the whole log if its
header is wrong, and otherwise all that follows the first wrong frame. What was written to it is
noted in its index (“-shm”) last of all: a frame that the index knows was not torn by a crash.
"""

from __future__ import annotations

import struct
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

_HEADER, _HEAD = 32, 24
#: The log's first word: the sums are made of words of this order of bytes.
_ORDERS = {0x377F0682: "<", 0x377F0683: ">"}
_VERSION = 3007000
#: Each use of a log adds one to the first salt of the use before it.
_USES = 1 << 16
#: Frames that make no sense at all from which on a log is damaged: a crash may tear one, where its
#: head lies in two sectors.
_MUCH = 2
#: More frames that were never written than a transaction torn by a crash may leave.
_BLANK = 64
#: So many places are looked at to find out where frames begin.
_SAMPLES = 16
#: Pages that a file may have had before it was cut off.
_MORE = 1 << 14
_B_TREE = (0x0D, 0x0A, 0x05, 0x02)
#: An index begins with its head, twice, and how much a checkpoint has written to the file; that is
#: all we read. Numbers have the machine's order of bytes.
INDEX = 100
_INDEX_HEAD = struct.Struct("=12xB3xI12x8s8x")


class _Head(NamedTuple):
    """What stands before a page in the log.

    Attributes:
        number: which page of the file it is.
        commit: how many pages the file has with it, if a transaction ends with it; otherwise 0.
        salts: those of the use of the log in which it was written.
        check: the sum of this frame and all before it.
    """

    number: int
    commit: int
    salts: bytes
    check: bytes


class Laid(NamedTuple):
    """A file with its log.

    Attributes:
        data: the file with all that was committed to the log.
        lost: pages of which nobody knows where in the file they belong, newest first.
        spare: pages that others replaced, newest first; what is in them may have been deleted.
            Of a sound log nobody needs either.
        open_end: whether something followed the last readable transaction, nobody knows what.
    """

    data: bytearray
    lost: list[bytes]
    spare: list[bytes]
    open_end: bool


class Log:
    """A write-ahead log as it lies beside its file."""

    def __init__(self, data: bytes, size: int, pages: int, index: bytes = b"") -> None:
        """``size`` and number of the ``pages`` are those of the file."""
        self._data, self._size, self._pages = data, size, pages
        magic, version, noted = struct.unpack(">3I", data[:12].ljust(12, b"\0"))
        self._order = _ORDERS.get(magic, "<")
        self._sound = (
            len(data) >= _HEADER
            and magic in _ORDERS
            and version == _VERSION
            and noted == size
            and _sum(bytes(8), data[:24], self._order) == data[24:32]
        )
        self._index = index
        self._sums: dict[int, bytes] = {}
        self._right_sums: dict[int, bool] = {}

    @property
    def damage(self) -> tuple[bytes, int] | None:
        """What SQLite would drop without a word: a sign of this log, and the first such frame.

        A transaction that was being written when the computer stopped is no damage: nothing follows
        it, and the index does not know it. Neither is what lies behind it from an earlier use of
        the log.
        """
        if len(self._data) <= _HEADER:  # not even one frame, but it may be something else
            begun = any(struct.pack(">I", one).startswith(self._data[:4]) for one in _ORDERS)
            empty = not self._noted and (begun or not any(self._data))
            return None if empty else (self._data, -1)
        sign = self._data[:_HEADER]
        if not self._sound:
            return sign, -1
        heads, salts, end = self._heads, self._data[16:24], self._end
        bad = next((at for at in range(end) if not self._taken(at, salts)), end)
        lost = any(heads[at].commit and (at > bad or self._linked(at)) for at in self._used(bad))
        lost |= bad < self._noted
        return (sign, bad) if lost or self._blank or len(self._senseless) >= _MUCH else None

    def laid(self, file: bytes) -> Laid:
        """Return the file with what was committed to the log, as far as that can be read.

        What follows a damaged frame is read as well, and of a damaged frame what resembles the page
        as it was before: the sums of the matches decide what is right.
        """
        data, size, heads = bytearray(file), self._size, self._heads
        if not self._sound and not self._any_sum("<"):
            self._any_sum(">")
        right = {at for at in self._used() if self._right(at)}
        ends = [at for at in right if heads[at].commit]
        last = max(ends, default=-1)
        length = min(heads[last].commit, self._most) if ends else -(-len(data) // size)
        lost: list[bytes] = []
        spare: list[bytes] = []
        for at in range(self._end):
            page, place = self._page(at), (heads[at].number - 1) * size
            before = bytes(data[place : place + size]) if place >= 0 else b""
            placed = 0 < heads[at].number <= length
            if placed and at <= last and (at in right or _alike(before, page)):
                data += bytes(max(0, place + size - len(data)))
                data[place : place + size] = page
                page = before
            if placed:
                spare.append(page)
            elif self._is_tree(at):
                lost.append(page)
        if ends:
            del data[length * size :]
        in_use = {bytes(data[at : at + size]) for at in range(0, len(data), size)}
        lost, spare = (
            [page for page in dict.fromkeys(reversed(some)) if any(page) and page not in in_use]
            for some in (lost, spare)
        )
        nothing = not ends and not self._sound and self.damage is not None
        open_end = nothing or self._blank or any(at > last for at in self._senseless)
        open_end |= last + 1 < self._noted
        if self.damage is None:  # what was replaced was replaced on purpose
            lost, spare = [], []
        return Laid(data, lost, spare, open_end)

    @cached_property
    def _noted(self) -> int:
        """How many frames of this use of the log the index knows; 0 if it knows nothing of it."""
        head, again, rest = self._index[:48], self._index[48:96], self._index[96:]
        if len(self._index) < INDEX or head != again:
            return 0
        begun, count, salts = _INDEX_HEAD.unpack(head)
        if len(self._data) <= _HEADER:  # the file has what a checkpoint wrote
            of_this_use = int.from_bytes(rest, sys.byteorder) < count
        else:
            of_this_use = salts == self._data[16:24]
        return count if begun == 1 and of_this_use else 0

    # -- frames -----------------------------------------------------------------------------------
    @cached_property
    def _places(self) -> range:
        start = _HEADER if self._sound else self._start()
        return range(start, len(self._data) - self._size - _HEAD + 1, self._size + _HEAD)

    @cached_property
    def _heads(self) -> list[_Head]:
        parts = (self._data[at : at + _HEAD] for at in self._places)
        return [_Head(*struct.unpack(">II8s8s", part)) for part in parts]

    @property
    def _most(self) -> int:
        """The highest number that a page may have."""
        return self._pages + len(self._places) + _MORE

    def _page(self, at: int) -> bytes:
        place = self._places[at] + _HEAD
        return self._data[place : place + self._size]

    def _linked(self, at: int) -> bool:
        """Whether a frame's sum is right; it begins from that of the frame before it."""
        if at not in self._right_sums:
            right = self._summed(at) == self._heads[at].check
            if not right and at and not self._linked_before(at):
                # The sum of the frame before may be wrong, and that frame itself right.
                right = self._sum(self._summed(at - 1), at) == self._heads[at].check
                self._right_sums[at - 1] |= right
            self._right_sums[at] = right and 0 < self._heads[at].number <= self._most
        return self._right_sums[at]

    def _linked_before(self, at: int) -> bool:
        return self._right_sums.get(at - 1, True)

    def _summed(self, at: int) -> bytes:
        """What a frame's sum should be after the frame before it."""
        if at not in self._sums:
            before = self._heads[at - 1].check if at else self._data[24:_HEADER]
            self._sums[at] = self._sum(before, at)
        return self._sums[at]

    def _sum(self, before: bytes, at: int) -> bytes:
        place = self._places[at]
        return _sum(before, self._data[place : place + 8] + self._page(at), self._order)

    def _any_sum(self, order: str) -> bool:
        """Whether any sum is right if its words have this order of bytes."""
        self._order = order
        self._sums.clear()
        self._right_sums.clear()
        return any(self._linked(at) for at in range(len(self._heads)))

    def _taken(self, at: int, salts: bytes) -> bool:
        """Whether SQLite takes a frame, if it took all before it."""
        return self._heads[at].salts == salts and self._linked(at)

    def _plausible(self, at: int) -> bool:
        """Whether a frame may be one, whatever its sum says."""
        number, commit, *_ = self._heads[at]
        if not 0 < number <= self._most or commit > self._most:
            return False
        place = self._places[at] + _HEAD
        if number == 1:
            return self._data[place : place + 16] == b"SQLite format 3\0"
        following = int.from_bytes(self._data[place : place + 4], "big")
        # Others are further pages of a long row, or free ones.
        return self._is_tree(at) or following <= self._most

    def _is_tree(self, at: int) -> bool:
        """Whether a frame's page looks like one with rows, or one that leads to such pages."""
        place = self._places[at] + _HEAD
        kind, count, begin = struct.unpack(">BxxHHx", self._data[place : place + 8])
        return kind in _B_TREE and count <= self._size // 6 and begin <= self._size

    def _right(self, at: int) -> bool:
        """Whether a frame is right, as far as anybody can know.

        Its sum may begin from one that is lost.
        """
        alone = at == 0 or not (self._linked(at - 1) or self._plausible(at - 1))
        return self._linked(at) or (alone and self._plausible(at))

    # -- the use of the log -----------------------------------------------------------------------
    @cached_property
    def _salts(self) -> bytes:
        """The salts of the frames in use: those of the header, unless that is older or wrong."""
        if self._sound:
            count = Counter(h.salts for h in self._heads if 0 < h.number <= self._most)
            # A wrong bit in one frame's salts makes no later use of the log.
            later = [salts for salts, many in count.items() if many > 1]
            return _newest(self._data[16:24], later)
        count = Counter(head.salts for head in self._heads)
        found: list[tuple[int, bytes]] = []
        for run in self._runs(len(self._heads)):
            if any(self._plausible(at) for at in run):
                here = Counter(self._heads[at].salts for at in run)
                found.append((len(run), max(here, key=lambda one: (here[one], count[one]))))
        # Frames of an earlier use lie behind those in use.
        first = next((salts for many, salts in found if many > 1), found[0][1] if found else b"")
        return _newest(first, [salts for _, salts in found])

    def _runs(self, end: int) -> Iterator[range]:
        """Yield the frames whose sums prove that they were written one after the other."""
        begin = 0
        for at in range(1, end + 1):
            if at == end or not self._linked(at):
                yield range(begin, at)
                begin = at

    @cached_property
    def _end(self) -> int:
        """How many frames are or were in use, whatever is damaged among them."""
        salted = (at for at, head in enumerate(self._heads) if head.salts == self._salts)
        end = max(salted, default=-1) + 1
        while end < len(self._heads) and self._linked(end):  # only its salts are wrong
            end += 1
        return end

    def _used(self, begin: int = 0) -> list[int]:
        """The frames in use, from one on; salts that are wrong do not matter beside right sums."""
        return [
            at
            for run in self._runs(self._end)
            if self._linked(run[0]) or any(self._heads[at].salts == self._salts for at in run)
            for at in run
            if at >= begin
        ]

    @cached_property
    def _senseless(self) -> list[int]:
        """Frames that are neither in use, nor of an earlier use, nor without any content."""
        use = int.from_bytes(self._salts[:4], "big")
        return [
            at
            for at, head in enumerate(self._heads)
            if head.salts != self._salts
            and not 0 < (use - int.from_bytes(head.salts[:4], "big")) % (1 << 32) < _USES
            and not self._plausible(at)
            and not self._is_blank(at)
        ]

    @cached_property
    def _blank(self) -> bool:
        """Whether so much behind the frames in use has no content that it was lost."""
        return sum(self._is_blank(at) for at in range(self._end, len(self._heads))) > _BLANK

    def _is_blank(self, at: int) -> bool:
        return not (self._heads[at].number or any(self._heads[at].salts) or any(self._page(at)))

    def _start(self) -> int:
        """Where frames begin in a log that lost bytes before them, or got others."""
        step = self._size + _HEAD
        most = self._pages + len(self._data) // step + _MORE
        count = len(self._data) // step - 1
        some = range(0, count, max(1, count // _SAMPLES))

        def frames(start: int) -> int:
            """How many samples look like frames of the same use, one after the other."""
            found = 0
            for sample in some:
                at = start + sample * step
                salts = self._data[at + 8 : at + 16]
                found += (
                    0 < int.from_bytes(self._data[at : at + 4], "big") <= most
                    and any(salts)
                    and salts == self._data[at + step + 8 : at + step + 16]
                )
            return found

        best = max(range(step), key=frames) if count > 0 and not frames(_HEADER) else _HEADER
        return best if frames(best) else _HEADER


def _newest(salts: bytes, others: list[bytes]) -> bytes:
    """Return the salts of the latest use of the log."""
    for other in others:
        one, two = (int.from_bytes(one[:4], "big") for one in (salts, other))
        if 0 < (two - one) % (1 << 32) < _USES:
            salts = other
    return salts


def _alike(before: bytes, page: bytes) -> bool:
    """Whether a page may be what became of another one, or of none."""
    same = sum(one == other for one, other in zip(before, page, strict=False))
    return not any(before) or same > len(page) // 2


def _sum(before: bytes, data: bytes, order: str) -> bytes:
    """Return the sum of these bytes, from that of what lies before them."""
    one, two = struct.unpack(">2I", before)
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return struct.pack(">2I", one, two)
