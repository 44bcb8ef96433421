"""A thin progress bar beside its words."""

from __future__ import annotations

from PySide6.QtWidgets import QProgressBar, QWidget

from cardtable.ui.widgets.theme import Theme


class ThinBar(QProgressBar):
    """A progress bar without text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextVisible(False)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        c, px = theme.colours, theme.px
        self.setFixedSize(px(150), px(10))
        self.setStyleSheet(
            f"QProgressBar {{ background: {c.line}; border: 0; border-radius: {px(5)}px; }}"
            f"QProgressBar::chunk {{ background: {c.accent}; border-radius: {px(5)}px; }}"
        )
