"""The vocabulary in which a game describes its table: zones and layout, no Qt."""

from __future__ import annotations

from abc import ABC


class TableDesign(ABC):
    """Zones and layout of one game's table."""
