"""What named opponents say at moments: short, kind, and each in character."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def talk_line(style: str, own: bool) -> str:
    """The line of a temperament about its own moment, or about somebody else's."""
    return _own(style) if own else _met(style)


def told_by(name: str, words: str) -> str:
    """What somebody says, with the name, for screen readers."""
    return QCoreApplication.translate("Talk", "{name}: “{words}”").format(name=name, words=words)


def _own(style: str) -> str:
    match style:
        case "bold":
            return QCoreApplication.translate("Talk", "Now that was fun!")
        case "cautious":
            return QCoreApplication.translate("Talk", "Phew. That went well.")
        case "hunter":
            return QCoreApplication.translate("Talk", "Worth waiting for!")
    return QCoreApplication.translate("Talk", "There we are.")


def _met(style: str) -> str:
    match style:
        case "bold":
            return QCoreApplication.translate("Talk", "Just you wait!")
        case "cautious":
            return QCoreApplication.translate("Talk", "I was afraid of that.")
        case "hunter":
            return QCoreApplication.translate("Talk", "I wanted that one!")
    return QCoreApplication.translate("Talk", "Well played!")
