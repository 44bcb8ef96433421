"""The sign on the table while the match is paused."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.phrases.base import Prompt
from cardtable.phrases.lists import headed
from cardtable.translation import _
from cardtable.ui.widgets.theme import Theme

#: The sizes of its letters: the largest that fits is taken.
_SIZES = (64, 48, 36, 28, 22)
#: The size of the line below, and the margin around both.
_BELOW, _MARGIN = 16, 28


def paused_words() -> Prompt:
    """What bar and table say while the match is paused."""
    return Prompt(
        _("Paused"),
        _("Click the table or press any key to continue."),
    )


class PausedSign(QWidget):
    """Lies over the table, and leaves clicks to it."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.update()

    def show_if(self, paused: bool) -> None:
        """Show it, or put it away."""
        self.setGeometry(self._view.rect())
        words = paused_words()
        self.setAccessibleName(headed(words.title, words.detail))
        self.setVisible(paused)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the table, and write in large letters on a card in the middle."""
        theme, c, words = self._theme, self._theme.colours, paused_words()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = c["panel"]
        veil.setAlpha(110)
        painter.fillRect(self.rect(), veil)
        margin = theme.px(_MARGIN)
        room = self.width() - 4 * margin
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        below = theme.font(_BELOW)
        detail = QFontMetrics(below).boundingRect(0, 0, room, 999, wrap, words.detail)
        for size in _SIZES:
            large = theme.font(size, 700)
            title = QFontMetrics(large).boundingRect(0, 0, room, 999, wrap, words.title)
            if title.width() <= room and title.height() + detail.height() < self.height() // 2:
                break
        box = QRectF(0, 0, max(title.width(), detail.width()), title.height() + detail.height())
        box = box.adjusted(-margin, -margin // 2, margin, margin // 2)
        box.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(c["plate_edge"], 1))
        painter.setBrush(c["panel"])
        painter.drawRoundedRect(box, 10, 10)
        inside = box.adjusted(0, margin // 2, 0, -(margin // 2))
        painter.setPen(c["ink"])
        painter.setFont(large)
        painter.drawText(inside, wrap | Qt.AlignmentFlag.AlignTop, words.title)
        painter.setPen(c["ink2"])
        painter.setFont(below)
        painter.drawText(inside, wrap | Qt.AlignmentFlag.AlignBottom, words.detail)
        painter.end()
