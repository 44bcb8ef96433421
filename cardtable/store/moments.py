"""Moments as the journal writes them (UTC), and as the player's clock showed them."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime

#: Nothing was played before this year; clocks that have lost the time begin earlier.
FIRST = "2020"


def now() -> str:
    """Return the current time as the journal writes it."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def known(moment: str, at: str) -> str:
    """Return a moment of the journal as it is, or nothing if it cannot be right ``at`` a time.

    Nothing comes before all moments, as is right for matches of which nobody knows when they ended.
    """
    if FIRST <= moment <= at:
        with contextlib.suppress(ValueError):
            datetime.fromisoformat(moment)
            return moment
    return ""


def local(moment: str) -> datetime | None:
    """Return a moment of the journal in the player's own time; ``None`` if it cannot be right.

    Whatever shows moments or groups by them asks here.
    """
    if not known(moment, now()):
        return None
    found = datetime.fromisoformat(moment)
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone()


def local_text(moment: str) -> str:
    """Return the same as ISO 8601, with its distance from UTC; nothing if it cannot be right."""
    found = local(moment)
    if found is None or not found.utcoffset():
        return moment if found else ""
    return found.isoformat(timespec="microseconds")


def local_month(moment: str) -> str:
    """Return the year and month in the player's own time, as ``2026-11``."""
    return local_text(moment)[:7]


def local_day(moment: str) -> str:
    """Return the date in the player's own time, as ``2026-11-25``."""
    return local_text(moment)[:10]
