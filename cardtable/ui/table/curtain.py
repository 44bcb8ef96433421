"""The privacy screen of hot-seat play: opaque, names the next player, opened only on purpose."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.phrases.lists import labelled
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.announcing import Announcer
from cardtable.ui.panel.log_lines import RecentLines
from cardtable.ui.settings.cloths import CLOTHS, Cloth
from cardtable.ui.table.paint import Painter
from cardtable.ui.widgets.buttons import ARROWS, KeyButton, key_words
from cardtable.ui.widgets.icons import icon, portrait_file, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: Keys that are no signs, but are answered: they would do something at the table.
_ASKING = {*ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Enter}
#: Side of the portrait, the smaller one in windows lower than ``LOW``.
PORTRAIT, SMALL_PORTRAIT, LOW = 110, 64, 640
#: The card's greatest width and its margin; sizes of the name, largest first.
WIDEST, MARGIN, TITLES = 600, 44, (34, 28, 24, 20)
#: How many of the last sentences are shown.
TOLD = 4
#: Up to this window size everything has its usual size; beyond it, everything is enlarged.
_USUAL = (1280, 900)


class Curtain(QWidget):
    """Covers the whole window except the menu.

    It ignores input for its first moments, and Enter never opens it, so that a key meant for the
    table does not show the next player's cards.

    Attributes:
        opener: the button that opens it.
        deaf: milliseconds during which it ignores input.
        opened: the named player confirms being here.
        left: the player goes back to the start page.
    """

    opened = Signal()
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cloth = CLOTHS["green"]
        self._shown_at = 0.0
        self._meant = False
        self.deaf = durations.CURTAIN_DEAF
        self._portrait = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._where = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._who = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._please = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._about = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._standing = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._since_head = PlainLabel()
        self._since = RecentLines(theme, margin=0)
        words = (self._where, self._who, self._about, self._please)
        for label in (*words, self._standing, self._since_head):
            label.setWordWrap(True)
        self.opener = KeyButton(theme, "primary")
        self.opener.pressed.connect(self._listen)
        self.opener.clicked.connect(self._try)
        self.setFocusProxy(self.opener)
        self._home = KeyButton(theme, "plain")
        self._home.clicked.connect(self.left)
        for button in (self.opener, self._home):
            button.walks = False  # an arrow and Space would leave the match
        self._saved = PlainLabel()
        self._card = QFrame()
        self._card.setObjectName("curtainCard")
        inside = QVBoxLayout(self._card)
        inside.addWidget(self._where)
        inside.addSpacing(8)
        inside.addWidget(self._portrait)
        inside.addSpacing(6)
        inside.addWidget(self._who)
        inside.addWidget(self._about)
        inside.addWidget(self._please)
        inside.addSpacing(10)
        inside.addWidget(self.opener, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addSpacing(12)
        self._rule = QFrame()
        self._rule.setFixedHeight(1)
        inside.addWidget(self._rule)
        inside.addWidget(self._standing)
        inside.addWidget(self._since_head)
        inside.addWidget(self._since)
        outside = QVBoxLayout(self)
        outside.addStretch(2)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._card, 6)
        middle.addStretch(1)
        outside.addLayout(middle)
        outside.addSpacing(24)
        below = QHBoxLayout()
        below.addStretch()
        below.addWidget(self._home)
        below.addSpacing(12)
        below.addWidget(self._saved)
        below.addStretch()
        outside.addLayout(below)
        outside.addStretch(3)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme = theme.at(theme.zoom_for(self.size(), _USUAL))
        c, px, inside = theme.colours, theme.px, self._card.layout()
        assert inside is not None
        inside.setSpacing(px(10))
        self._card.setMaximumWidth(px(WIDEST))
        self._saved.setFont(theme.font())
        self._card.setStyleSheet(
            f"#curtainCard {{ background: {c.panel}; border: 1px solid {c.plate_edge};"
            " border-radius: 10px; }"
        )
        self._where.setFont(theme.font(14))
        self._where.setStyleSheet(f"color: {c.ink2};")
        self._who.setFont(theme.title(TITLES[0]))
        self._please.setFont(theme.font(15))
        self._please.setStyleSheet(f"color: {c.ink2};")
        self._about.setFont(theme.font(17))
        self._standing.setFont(theme.font(15, 700, tabular=True))
        self._since_head.setFont(theme.font(13, 700))
        self._since_head.setStyleSheet(f"color: {c.ink2};")
        self._since.apply_theme(theme)
        self._rule.setStyleSheet(f"background: {c.line};")
        self._home.apply_theme(theme)
        self.opener.apply_theme(theme)
        self._home.setIcon(icon("home", c.ink, px(18)))
        self.update()

    def show_for(
        self,
        name: str,
        seat: int,
        portrait: int,
        where: str,
        about: str,
        standing: str,
        head: str,
        since: Sequence[str],
        cloth: Cloth,
    ) -> None:
        """Cover the window for a player, before anything else is drawn.

        Args:
            name: whose turn it is.
            seat: theirs.
            portrait: theirs.
            where: the match so far: its game, the deal.
            about: what is asked, as far as all know.
            standing: everybody's score.
            head: what stands above ``since`` for somebody who has had no turn yet, else empty.
            since: what all have seen since that player's last turn.
            cloth: what lies below.
        """
        before = "" if self.isHidden() else self._said
        self._cloth = cloth
        self.apply_theme(self._theme)
        px = self._theme.px
        low = self.height() < px(LOW)
        side = px(SMALL_PORTRAIT if low else PORTRAIT)
        inside = self._card.layout()
        assert inside is not None
        above, below = (px(MARGIN // 2), px(16)) if low else (px(32), px(32))
        inside.setContentsMargins(px(MARGIN), above, px(MARGIN), below)
        self._portrait.setPixmap(self._picture(seat, portrait, side))
        self._portrait.setFixedHeight(side)
        self._where.setText(where)
        self._about.setText(about)
        self._about.setVisible(bool(about))
        self._standing.setText(standing)
        self._who.setText(_("{name}’s turn", name=name))
        self._please.setText(_("Please hand over to {name}. Everyone else, look away.", name=name))
        self._fit_name()
        self.opener.set_words(_("I’m {name} – show my cards", name=name), "Space")
        if self.opener.sizeHint().width() > self._room:
            self.opener.set_words(_("Show my cards"), "Space")
        self._home.set_words(_("Home"))
        self._saved.setText(_("Everything is saved"))
        self._saved.setStyleSheet(f"color: {cloth.ink(self._theme.dark).name()};")
        told = list(since)[-TOLD:]
        self._since_head.setText(head or _("Since your last turn"))
        self._since.show_lines(told)
        self._since.setMinimumHeight(self._since.least)
        for part in (self._since_head, self._since):
            part.setVisible(bool(told))
        self._shown_at = time.monotonic()
        self.show()
        self.raise_()
        self.setFocus()
        if self._said != before:  # a match that begins behind it asks for it twice
            Announcer(self).announce(self._said)

    @property
    def _said(self) -> str:
        return f"{self._who.text()}\n{self._please.text()}"

    @property
    def _room(self) -> int:
        """The width available for words on the card."""
        px = self._theme.px
        return min(px(WIDEST), self.width() * 6 // 8) - 2 * px(MARGIN)

    def _fit_name(self) -> None:
        """Show the name as large as fits in two lines."""
        wrap = Qt.TextFlag.TextWordWrap
        for size in TITLES:
            font = self._theme.title(size)
            needed = QFontMetrics(font).boundingRect(0, 0, self._room, 999, wrap, self._who.text())
            if needed.height() <= 2 * QFontMetrics(font).lineSpacing():
                break
        self._who.setFont(font)

    def _picture(self, seat: int, portrait: int, side: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = Painter(self._theme, self._cloth, ratio).blank(side, side)
        sign = 0.38 * side
        painter = QPainter(pixmap)
        painter.drawPixmap(0, 0, svg_pixmap(portrait_file(portrait), side - 2, ratio))
        at = QPointF(side - sign, side - sign)
        painter.drawPixmap(at, svg_pixmap(f"table/seat_{seat % 10}.svg", sign, ratio))
        painter.end()
        return pixmap

    def _listen(self) -> None:
        self._meant = (time.monotonic() - self._shown_at) * 1000 >= self.deaf

    def _try(self) -> None:
        if self._meant:
            self.opened.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Start the deaf time again whenever it is shown."""
        self._shown_at = time.monotonic()
        super().showEvent(event)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Move Tab between the two buttons only; nothing behind the screen can be reached."""
        at_home = self.window().focusWidget() is self._home
        (self.opener if at_home else self._home).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Swallow every key that the buttons do not use; Space is theirs.

        Who presses one hears whose turn it is, and what opens the screen.
        """
        event.accept()
        if (event.text().strip() or event.key() in _ASKING) and not event.isAutoRepeat():
            opens = labelled(key_words("Space"), self.opener.text())
            Announcer(self).announce(f"{self._who.text()}\n{opens}", urgent=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, opaque."""
        painter = QPainter(self)
        tile = self._cloth.weave(self._theme.dark, self.devicePixelRatioF())
        painter.drawTiledPixmap(self.rect(), tile)
        painter.end()
