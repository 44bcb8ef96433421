"""Work that would make the window wait, done in a thread of the pool."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

Result = TypeVar("Result")


class _Signals(QObject):
    done = Signal(object)
    failed = Signal(object)


class _Task(QRunnable, Generic[Result]):
    def __init__(self, work: Callable[[], Result], signals: _Signals) -> None:
        super().__init__()
        self._work, self._signals = work, signals

    def run(self) -> None:
        try:
            result = self._work()
        except Exception as error:  # told to whoever asked, in the window's thread
            with suppress(RuntimeError):  # whoever asked is gone
                self._signals.failed.emit(error)
        else:
            with suppress(RuntimeError):
                self._signals.done.emit(result)


def run_task(
    owner: QObject,
    work: Callable[[], Result],
    done: Callable[[Result], None],
    failed: Callable[[Exception], None],
) -> None:
    """Do ``work`` elsewhere; ``done`` or ``failed`` is called in the window's thread.

    Nothing is called once ``owner`` is gone.
    """
    signals = _Signals(owner)
    signals.done.connect(done)
    signals.failed.connect(failed)
    signals.done.connect(signals.deleteLater)
    signals.failed.connect(signals.deleteLater)
    QThreadPool.globalInstance().start(_Task(work, signals))
