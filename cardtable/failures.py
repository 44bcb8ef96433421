"""How a command reports that it cannot do what it was asked to do."""

from __future__ import annotations


class Failure(Exception):
    """A command could not do its work; the message is one sentence (exit 1)."""


class WrongUse(Exception):
    """The command was called wrongly; the message is one sentence (exit 2)."""
