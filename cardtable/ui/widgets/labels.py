"""Texts on widgets that may come from players and strangers: never markup, never a shortcut.

Qt guesses whether a text is markup. A name like ``<img src="/dev/zero">`` would be taken for it,
and the file opened. So no label is left to guess, and a tooltip that would be taken for markup is
escaped.
"""

from __future__ import annotations

import html

from PySide6.QtCore import QEvent, QMimeData, QObject, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QProgressBar,
    QSizePolicy,
    QTextBrowser,
    QToolButton,
    QToolTip,
    QWidget,
)

from cardtable.isolating import bare
from cardtable.phrases.breaking import as_said, kept_whole
from cardtable.translation import _
from cardtable.ui.announcing import Announcer
from cardtable.ui.widgets.theme import Theme


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


class TwoLines(PlainLabel):
    """A label of two lines; what has no room on them is in its tooltip."""

    def __init__(self) -> None:
        super().__init__(wrap=True, alignment=Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Two lines, whatever they say, so that nothing moves from one sentence to the next."""
        return QSize(0, 2 * self.fontMetrics().lineSpacing())

    def heightForWidth(self, width: int) -> int:
        """The same in any width."""
        return self.sizeHint().height()

    def setText(self, text: str) -> None:
        """Show the beginning of these words."""
        self._words = text
        self.setAccessibleName(text)
        words = text.split(" ") if " " in text else list(text)
        joint, shown, room = " " if " " in text else "", text, self.sizeHint().height()
        place = QRect(0, 0, max(1, self.width()), 9_999)
        wrap = Qt.TextFlag.TextWordWrap

        def fits(words: str) -> bool:
            # Two lines may be a pixel higher than twice one.
            return self.fontMetrics().boundingRect(place, wrap, words).height() <= room + 2

        while words and not fits(shown):
            words.pop()
            shown = joint.join(words).rstrip(" ,.;:") + "\N{NO-BREAK SPACE}…"
        self.setToolTip(tip_text(text) if shown != text else "")
        QLabel.setText(self, shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self.setText(self._words)


class SaidLabel(PlainLabel):
    """A label with news: new words are read out once. Show it before it gets them."""

    def setText(self, text: str) -> None:
        """Show these words, and read them out if they are others than before."""
        self.say(text)

    def say(self, text: str, hint: str = "", aloud: bool = True) -> None:
        """The same; ``hint`` is only heard; ``aloud``: whether it is news and not on its way."""
        new = text != self.text()
        super().setText(text)
        if new and aloud and self.isVisible():
            Announcer(self).announce("\n".join(filter(None, (text, hint))))


def words_label(kind: type[PlainLabel] = PlainLabel) -> PlainLabel:
    """A label that wraps at whatever width it gets."""
    label = kind(wrap=True)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    label.setMinimumWidth(40)
    return label


class Painted(QLabel):
    """A widget that paints its words itself; screen readers get its accessible name as a text."""

    def sizeHint(self) -> QSize:
        """None, as it has no words of a label."""
        return QSize()

    def minimumSizeHint(self) -> QSize:
        """None, as it has no words of a label."""
        return QSize()


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


def tip_words(tip: str) -> str:
    """The text of a tooltip made by :func:`tip_text`."""
    if not tip.startswith("<qt>"):
        return tip
    return html.unescape(tip[len("<qt>") : -len("</qt>")].replace("<br>", "\n"))


#: A description for what needs none: Qt would tell a tooltip or placeholder that repeats the name.
UNDESCRIBED = " "


def name_field(field: QLineEdit, name: str) -> None:
    """Name a field by words that stand in it while it is empty."""
    field.setPlaceholderText(name)
    field.setAccessibleName(name)
    field.setAccessibleDescription(UNDESCRIBED)
    for button in field.findChildren(QToolButton):
        button.setAccessibleName(_("Clear the field"))


def no_mnemonic(text: str) -> str:
    """A text for a button or menu, with ``&`` escaped so that it marks no shortcut."""
    return text.replace("&", "&&")


class _PlainTips(QObject):
    """Shows a view's tooltips instead of Qt, which would guess whether a name is markup."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle only tooltips."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        role, view = Qt.ItemDataRole.ToolTipRole, self._view
        if isinstance(view, QHeaderView):
            section = view.logicalIndexAt(event.pos())
            told = view.model().headerData(section, view.orientation(), role)
        else:
            told = view.indexAt(event.pos()).data(role)
        QToolTip.showText(event.globalPos(), tip_text(str(told or "")), view.viewport())
        return True


def plain_tips(*views: QAbstractItemView) -> None:
    """Let views, or the headings of views, show their models' tooltips literally."""
    for view in views:
        _PlainTips(view)


class Browser(QTextBrowser):
    """A page of text, in which lines end where :func:`kept_whole` lets them."""

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the words without the signs that keep lines whole and directions apart."""
        data = QMimeData()
        data.setText(bare(as_said(self.textCursor().selection().toPlainText())))
        return data


class ThinBar(QProgressBar):
    """A progress bar without text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextVisible(False)

    def apply_theme(self, theme: Theme) -> None:
        c, px = theme.colours, theme.px
        self.setFixedSize(px(150), px(10))
        self.setStyleSheet(
            f"QProgressBar {{ background: {c.line}; border: 0; border-radius: {px(5)}px; }}"
            f"QProgressBar::chunk {{ background: {c.accent}; border-radius: {px(5)}px; }}"
        )
