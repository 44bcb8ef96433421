"""The keys used at a table of the Kabu games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def key_words() -> list[tuple[str, str]]:
    """The keys and what they do."""
    translate = QCoreApplication.translate
    return [
        ("1 … 4", translate("Kabu", "Put a chip on that column")),
        ("Q W E R", translate("Kabu", "Which chip that is")),
        ("S", translate("Kabu", "Bet as before")),
        ("P", translate("Kabu", "Don’t bet")),
        ("C", translate("Kabu", "Card!")),
        ("N", translate("Kabu", "Stand")),
    ]
