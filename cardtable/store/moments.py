"""Moments as the journal writes them (UTC), and as the player's clock showed them."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """Return the current time as the journal writes it."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def local(moment: str) -> datetime | None:
    """Return a moment of the journal in the player's own time; ``None`` if it makes no sense.

    Whatever shows moments or groups by them asks here.
    """
    try:
        found = datetime.fromisoformat(moment)
        return (found if found.tzinfo else found.replace(tzinfo=UTC)).astimezone()
    except (OverflowError, ValueError):
        return None


def local_text(moment: str) -> str:
    """Return the same as ISO 8601, with its distance from UTC; what makes no sense stays."""
    found = local(moment)
    if found is None or not found.utcoffset():
        return moment
    return found.isoformat(timespec="microseconds")


def local_month(moment: str) -> str:
    """Return the year and month in the player's own time, as ``2026-11``."""
    return local_text(moment)[:7]


def local_day(moment: str) -> str:
    """Return the date in the player's own time, as ``2026-11-25``."""
    return local_text(moment)[:10]
