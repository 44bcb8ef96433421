"""What help somebody had in a match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.lists import listed


def help_sentence(hints: int, undos: int, played: int = 0) -> str:
    """“With help: 2 hints and 1 play taken back”; empty for who had none.

    ``played`` is how many plays were left to a bot.
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
