"""Work that would make the window wait, done in a thread of the pool."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

Result = TypeVar("Result")
Done = Callable[[Any], None]


class _Post(QObject):
    """Brings what came of the work to the window's thread; it lives as long as the program.

    Whoever asked may go at any moment, also in the one in which the work ends in another thread.
    So a task knows nobody but this, and the number under which it is waited for.

    Attributes:
        came: the number, whether the work was done, and what came of it or the error.
        waiting: who is told what came of it: of work that was done, of work that failed.
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
        try:
            result = self._work()
        except Exception as error:  # told to whoever asked, in the window's thread
            _post().came.emit(self._number, False, error)
        else:
            _post().came.emit(self._number, True, result)


def run_task(
    owner: QObject,
    work: Callable[[], Result],
    done: Callable[[Result], None],
    failed: Callable[[Exception], None],
) -> None:
    """Do ``work`` elsewhere; ``done`` or ``failed`` is called in the window's thread.

    Nothing is called once ``owner`` is gone.
    """
    number = next(_numbers)
    post = _post()
    post.waiting[number] = done, failed
    owner.destroyed.connect(lambda: post.waiting.pop(number, None))
    QThreadPool.globalInstance().start(_Task(work, number))
