"""How many past matches to keep; on its own, so that a menu can offer it cheaply."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Retention:
    """Which finished matches are kept.

    Attributes:
        latest: this many; 0 for all.
        days: those that ended at most this many days ago; 0 for all.
    """

    latest: int = 0
    days: int = 0


#: The choice that deletes nothing.
KEEP_ALL = "all"
#: The available choices, by their names in the settings.
RETENTIONS = {
    KEEP_ALL: Retention(),
    "1000": Retention(latest=1_000),
    "100": Retention(latest=100),
    "year": Retention(days=365),
}
