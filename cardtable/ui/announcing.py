"""Sentences that screen readers say as they come."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def send(event: QAccessibleEvent) -> None:
    """Send an event to the screen reader."""
    QAccessible.updateAccessibility(event)


class Announcer:
    """Reads sentences out as they come.

    Args:
        widget: the widget they belong to.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._last: dict[str, str] = {}

    def announce(self, sentence: str) -> None:
        """Read a sentence out."""
        if sentence and QAccessible.isActive():
            send(QAccessibleAnnouncementEvent(self._widget, sentence))

    def announce_new(self, kind: str, sentence: str) -> None:
        """Read it out unless it repeats the last sentence of its kind."""
        if self._last.get(kind, "") != sentence:
            self._last[kind] = sentence
            self.announce(sentence)
