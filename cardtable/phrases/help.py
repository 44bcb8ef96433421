"""What help somebody had in a match."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.lists import listed


def help_sentence(hints: int, undos: int) -> str:
    """“With help: 2 hints and 1 play taken back”; empty for who had none."""
    parts = []
    if hints:
        parts.append(QCoreApplication.translate("Help", "%n hint(s)", "", hints))
    if undos:
        parts.append(QCoreApplication.translate("Help", "%n play(s) taken back", "", undos))
    if not parts:
        return ""
    return QCoreApplication.translate("Help", "With help: {help}").format(help=listed(parts))
