"""The error for another program's player that is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingPeer(RuntimeError):
    """The package of another program is not installed. One sentence."""


@contextmanager
def needed(package: str) -> Iterator[None]:
    """Wrap the imports of ``package``, which the extra ``bench`` installs."""
    try:
        yield
    except ImportError as error:
        raise MissingPeer(
            f"The package “{package}” is missing: pip install '.[bench]' installs it."
        ) from error
