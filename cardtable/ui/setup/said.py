"""The error message below a field, and the mark on the field itself."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from cardtable.ui.announcing import Announcer
from cardtable.ui.widgets.labels import UNDESCRIBED
from cardtable.ui.widgets.theme import Theme


def mark_wrong(field: QWidget, problem: str) -> None:
    """Mark a field as wrong and describe the problem; an empty one removes the mark."""
    wrong = bool(problem)
    if problem != field.accessibleDescription() and field.isVisible():
        Announcer(field).announce(problem)
    field.setAccessibleDescription(problem or UNDESCRIBED)
    if field.property("wrong") != wrong:
        field.setProperty("wrong", wrong)
        field.style().unpolish(field)
        field.style().polish(field)


def restyle(part: QWidget, sheet: str) -> None:
    """Set a style sheet only if it differs, as setting one lays everything out anew."""
    if part.styleSheet() != sheet:
        part.setStyleSheet(sheet)


def say(label: QLabel, theme: Theme, sentence: str, problem: str = "") -> None:
    """Show a muted sentence, or a problem instead; hidden if both are empty."""
    c = theme.colours
    label.setFont(theme.font(13, 600 if problem else 400))
    restyle(label, f"color: {c.bad if problem else c.ink2};")
    label.setText(problem or sentence)
    label.setVisible(bool(problem or sentence))
