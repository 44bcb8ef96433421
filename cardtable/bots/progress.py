"""Reports how far a bot has got with a long thought.

A bot that searches may call :func:`report` as often as it likes; whoever runs it may listen. No
choice may depend on it.
"""

from __future__ import annotations

from collections.abc import Callable


def _nobody(_share: float) -> None:
    pass


_listener: Callable[[float], None] = _nobody


def report(share: float) -> None:
    """Report how much of the thought is done, 0 to 1."""
    _listener(share)


def listen(listener: Callable[[float], None] | None) -> None:
    """Send reports in this process to ``listener`` from now on; ``None``: to nobody."""
    global _listener  # noqa: PLW0603 - one bot thinks at a time in a process
    _listener = listener or _nobody
