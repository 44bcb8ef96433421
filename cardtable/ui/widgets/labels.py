"""Texts on widgets that may come from players and strangers: never markup, never a shortcut.

Qt guesses whether a text is markup. A name like ``<img src="/dev/zero">`` would be taken for it,
and the file opened. So no label is left to guess, and a tooltip that would be taken for markup is
escaped.
"""

from __future__ import annotations

import html

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.phrases.breaking import kept_whole


def plain(text: str) -> str:
    """A text typed by people, escaped for labels with markup."""
    return html.escape(text, quote=False)


class PlainLabel(QLabel):
    """A label that shows its words as they are; where they wrap, no name and no sum is broken."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        alignment: Qt.AlignmentFlag | None = None,
        wrap: bool = False,
    ) -> None:
        super().__init__(parent)
        self._words = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if alignment is not None:
            self.setAlignment(alignment)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show these words."""
        self._words = text
        super().setText(kept_whole(text) if self.wordWrap() else text)

    def text(self) -> str:
        """The words as they were set."""
        return self._words


class MarkedLabel(QLabel):
    """A label with markup of our own, in which foreign texts are escaped."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setText(text)


def tip_text(text: str) -> str:
    """A text as a tooltip that shows it literally, whatever it looks like."""
    if "<" not in text:
        return text
    return "<qt>" + plain(text).replace("\n", "<br>") + "</qt>"


def no_mnemonic(text: str) -> str:
    """A text for a button or menu, with ``&`` escaped so that it marks no shortcut."""
    return text.replace("&", "&&")
