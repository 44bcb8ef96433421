"""The window's fixtures, for plugin games."""

from __future__ import annotations

from tests.ui.conftest import open_match, program

__all__ = ["open_match", "program"]
