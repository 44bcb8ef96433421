"""Work that would block the window, done in a thread of the pool."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

Result = TypeVar("Result")
Done = Callable[[Any], None]


class _Post(QObject):
    """Delivers the results of work to the window's thread; it lives as long as the program.

    The owner may be deleted at any moment, even while the work ends in another thread. So a task
    knows only this object, and the number under which its result is awaited.

    Attributes:
        came: the task's number, whether it succeeded, and its result or exception.
        waiting: the callbacks for the result and for an exception, by task number.
    """

    came = Signal(int, bool, object)

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[int, tuple[Done, Done]] = {}
        self.came.connect(self._deliver)

    def _deliver(self, number: int, well: bool, what: object) -> None:
        done, failed = self.waiting.pop(number, (None, None))
        to = done if well else failed
        if to is not None:
            to(what)


@functools.cache
def _post() -> _Post:
    return _Post()


_numbers = itertools.count()


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
    post.waiting[number] = done, failed
    owner.destroyed.connect(lambda: post.waiting.pop(number, None))
    QThreadPool.globalInstance().start(_Task(work, number))
