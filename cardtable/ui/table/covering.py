"""What the privacy screen leaves of a table: nothing that not everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QToolTip

from cardtable.models.controls.base import Controls
from cardtable.phrases.base import Prompt
from cardtable.ui.panel.words import fill_panel

if TYPE_CHECKING:
    from cardtable.ui.table.page import TablePage


def covered(page: TablePage) -> Controls[Any]:
    """Take away what the one before saw and was told, for whoever reads it otherwise as well.

    Returns hands that hold nothing.
    """
    public = page.session.match.view(None)
    controls = page.stage.controls_for(public)
    page.stage.clear()
    page.hints.forget()
    QToolTip.hideText()
    page.telling.forget()
    page.header.show_facts(page.phrases.title(), page.phrases.facts(public, page.names))
    fill_panel(page.panel, controls, page.session.match)
    page.bar.show_prompt(Prompt(""))
    page.bar.show_buttons([])
    for kind in ("prompt", "call", "hint"):
        page.crier.cry_new(kind, "")
    page.thinking.watch(0, None)
    page.pacing.stop()
    return controls
