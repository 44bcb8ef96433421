"""How many past matches can be kept; apart, so that a menu can offer it at no cost."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Retention:
    """Which matches that ended are kept.

    Attributes:
        latest: so many; 0 is all.
        days: those that ended so many days ago or later; 0 is all.
    """

    latest: int = 0
    days: int = 0


#: What can be chosen, by its name in the settings.
RETENTIONS = {
    "all": Retention(),
    "1000": Retention(latest=1_000),
    "100": Retention(latest=100),
    "year": Retention(days=365),
}
