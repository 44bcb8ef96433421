"""The help that somebody had in a match, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.lists import listed


def help_sentence(hints: int, undos: int, played: int = 0) -> str:
    """“With help: 2 hints and 1 play taken back”; empty if there was none.

    ``played`` is the number of plays left to a stand-in.
    """
    parts = []
    if hints:
        parts.append(QCoreApplication.translate("Help", "%n hint(s)", "", hints))
    if undos:
        parts.append(QCoreApplication.translate("Help", "%n undo(s)", "", undos))
    if played:
        parts.append(QCoreApplication.translate("Help", "%n play(s) by a bot", "", played))
    if not parts:
        return ""
    return QCoreApplication.translate("Help", "Help used: {help}").format(help=listed(parts))
