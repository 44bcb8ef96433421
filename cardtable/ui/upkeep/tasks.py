"""Work that would block the window is done in other threads; garbage is collected in its own."""

from __future__ import annotations

import functools
import gc
import itertools
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

Result = TypeVar("Result")
Done = Callable[[Any], None]
_numbers = itertools.count()
#: Milliseconds between two looks at the garbage.
OFTEN = 250


class _Post(QObject):
    """Delivers the results of work to the window's thread; it lives as long as the program.

    The owner may be deleted at any moment, even while the work ends in another thread. So a task
    knows only this object, and the number under which its result is awaited.

    Attributes:
        came: the task's number, whether it succeeded, and its result or exception.
        waiting: whom the result is for, and the callbacks for it and for an exception, by task
            number.
    """

    came = Signal(int, bool, object)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[int, tuple[QObject | None, Done | None, Done | None]] = {}
        self.came.connect(self._deliver)

    def _deliver(self, number: int, well: bool, what: object) -> None:
        _owner, done, failed = self.waiting.pop(number, (None, None, None))
        to = done if well else failed
        if to is not None:
            to(what)


@functools.cache
def _post() -> _Post:
    return _Post()


class _Task(QRunnable, Generic[Result]):
    def __init__(self, work: Callable[[], Result], number: int) -> None:
        super().__init__()
        self._work, self._number = work, number

    def run(self) -> None:
        what: object
        try:
            well, what = True, self._work()
        except Exception as error:  # passed to the owner, in the window's thread
            well, what = False, error
        with suppress(RuntimeError):  # the program has ended, and the post with it
            _post().came.emit(self._number, well, what)


def run_task(
    owner: QObject,
    work: Callable[[], Result],
    done: Callable[[Result], None],
    failed: Callable[[Exception], None],
) -> None:
    """Do ``work`` in another thread; ``done`` or ``failed`` is called in the window's thread.

    Neither is called once ``owner`` is gone.
    """
    number = next(_numbers)
    post = _post()
    post.waiting[number] = owner, done, failed
    owner.destroyed.connect(lambda: post.waiting.pop(number, None))
    QThreadPool.globalInstance().start(_Task(work, number))


def awaited(by: QObject) -> bool:
    """Whether work is being done for an object, or for something that belongs to it."""

    def belongs(one: QObject | None) -> bool:
        return one is not None and (one is by or belongs(one.parent()))

    return any(belongs(owner) for owner, _done, _failed in _post().waiting.values())


class GarbageCollection(QObject):
    """From now on Python does not collect garbage by itself, not even at the end.

    Python collects garbage (objects that only refer to one another: a page and its buttons)
    whenever enough objects were made, in whichever thread made the last one. So a thread that reads
    a bot's answer could destroy widgets and pictures of a table that was just left, while the
    window's thread is still taking it apart. Qt allows neither; the program would end without a
    word. Nor may it be collected while Qt destroys something: it may wait for ever there for a lock
    that is held meanwhile.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(OFTEN)
        self._left = QTimer(self)  # after pending deletions are done
        self._left.setSingleShot(True)
        self._left.timeout.connect(self._clear)

    def look(self) -> None:
        """Collect the generations that are due, by Python's own thresholds."""
        due = [
            generation
            for generation, (count, limit) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if limit and count > limit
        ]
        if due:
            gc.collect(due[-1])

    @staticmethod
    def _clear() -> None:
        gc.collect()
        give_back()

    def page_left(self) -> None:
        """Collect soon after a page was left: its pictures are large, and need not wait."""
        self._left.start(0)

    def end(self) -> None:
        """Collect no more: what is left goes with the process."""
        self._timer.stop()
        self._left.stop()


def give_back() -> None:
    """Return free memory to the system: glibc keeps it, more fragmented with every match."""
    if sys.platform != "linux":
        return
    import ctypes

    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL(None).malloc_trim(0)
