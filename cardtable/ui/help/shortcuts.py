"""The keys of every command, and those of the game in front."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QScrollArea, QWidget

from cardtable.phrases.base import Phrases
from cardtable.ui import bindings
from cardtable.ui.commands import COMMANDS, command_text
from cardtable.ui.widgets.dialog import Dialog, framed
from cardtable.ui.widgets.labels import MarkedLabel, plain
from cardtable.ui.widgets.theme import Theme

#: Pixels of the screen's height reserved for title, button and margins.
_AROUND = 170


class ShortcutsDialog(Dialog):
    """Every command that has a key, from the table of all commands, then the game's own keys."""

    def __init__(
        self,
        theme: Theme,
        game: Phrases[Any] | None = None,
        parent: QWidget | None = None,
        games: Sequence[Phrases[Any]] = (),
    ) -> None:
        """``game``: the one in front; ``games``: all of them, where none is in front."""
        super().__init__(theme, QCoreApplication.translate("Dialogs", "Keyboard shortcuts"), parent)
        translate = QCoreApplication.translate
        native = QKeySequence.SequenceFormat.NativeText
        keys = [(bindings.key_of(c.id), command_text(c.id)) for c in COMMANDS]
        rows = [(QKeySequence(key).toString(native), text) for key, text in keys if key]
        arrows = translate("Dialogs", "Arrow keys")
        rows += [
            (arrows, translate("Dialogs", "Move between cards and columns")),
            (
                translate("Dialogs", "Shift + arrow keys"),
                translate("Dialogs", "Select everything on the way"),
            ),
            ("␣", translate("Dialogs", "Select or deselect")),
            ("⏎", translate("Dialogs", "Continue / confirm")),
            ("Esc", translate("Dialogs", "Clear the selection")),
        ]
        c, px = theme.colours, theme.px
        high, right = px(5), px(16)

        def cells(row: tuple[str, str], left: int) -> str:
            return (
                f'<td style="padding:{high}px {right}px {high}px {px(left)}px; color:{c.accent}">'
                f"<b>{plain(row[0])}</b></td>"
                f'<td style="padding:{high}px 0">{plain(row[1])}</td>'
            )

        def table(rows: list[tuple[str, str]]) -> str:
            half, lines = -(-len(rows) // 2), ""
            for i in range(half):
                second = cells(rows[half + i], 44) if half + i < len(rows) else ""
                lines += f"<tr>{cells(rows[i], 0)}{second}</tr>"
            return f"<table>{lines}</table>"

        text = table(rows)
        parts = [(shown.title(), shown.keys()) for shown in ([game] if game else games)]
        if game is None and games:
            new = translate("StartPage", "New match")
            parts.insert(0, (translate("Commands", "Home"), [(f"1 … {len(games)}", new)]))
        for title, own in parts:
            if own:
                text += f"<p><b>{plain(title)}</b></p>{table(own)}"
        label = MarkedLabel(text)
        label.setFont(theme.font(14))
        label.setMargin(px(4))
        area = QScrollArea()
        area.setStyleSheet(framed(theme, "QScrollArea", "0"))
        area.setWidgetResizable(True)  # else a stripe of another colour is left beside it
        area.setWidget(label)
        wanted = label.sizeHint()
        room = self.screen().availableSize().height() - px(_AROUND)
        area.setMinimumSize(wanted.width() + px(20), min(wanted.height() + px(4), max(200, room)))
        self.column.addWidget(area)
        self.finish_with(self.closer())
