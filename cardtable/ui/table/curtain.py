"""The privacy screen of hot-seat play: opaque, names the next player, opens by a deliberate act."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.ui import durations
from cardtable.ui.settings.cloths import CLOTHS, Cloth
from cardtable.ui.table.paint import Painter
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon, portrait_file, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class Curtain(QWidget):
    """Covers the whole window but the menu.

    It is deaf for its first moments, and Enter never opens it, so that a key meant for the table
    does not show the next player's cards.

    Attributes:
        opener: the button that opens it.
        deaf: milliseconds during which it does not listen.
        opened: the named player says that he is here.
        left: back to the start page.
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
        self._since_head = PlainLabel()
        self._since = PlainLabel()
        for label in (self._where, self._who, self._please, self._since_head, self._since):
            label.setWordWrap(True)
        self.opener = KeyButton(theme, "primary")
        self.opener.pressed.connect(self._listen)
        self.opener.clicked.connect(self._try)
        self.setFocusProxy(self.opener)
        self._home = KeyButton(theme, "plain")
        self._home.clicked.connect(self.left)
        self._saved = PlainLabel()
        self._card = QFrame()
        self._card.setObjectName("curtainCard")
        self._card.setMaximumWidth(600)
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(44, 32, 44, 32)
        inside.setSpacing(10)
        inside.addWidget(self._where)
        inside.addSpacing(8)
        inside.addWidget(self._portrait)
        inside.addSpacing(6)
        inside.addWidget(self._who)
        inside.addWidget(self._please)
        inside.addSpacing(10)
        inside.addWidget(self.opener, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addSpacing(12)
        self._rule = QFrame()
        self._rule.setFixedHeight(1)
        inside.addWidget(self._rule)
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
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c = theme.colours
        self._card.setStyleSheet(
            f"#curtainCard {{ background: {c.panel}; border: 1px solid {c.plate_edge};"
            " border-radius: 10px; }"
        )
        self._where.setFont(theme.font(14))
        self._where.setStyleSheet(f"color: {c.ink2};")
        self._who.setFont(theme.font(34, 700))
        self._please.setFont(theme.font(15))
        self._please.setStyleSheet(f"color: {c.ink2};")
        self._since_head.setFont(theme.font(13, 700))
        self._since_head.setStyleSheet(f"color: {c.ink2};")
        self._since.setFont(theme.font(14))
        self._rule.setStyleSheet(f"background: {c.line};")
        self._home.dress(theme)
        self.opener.dress(theme)
        self._home.setIcon(icon("home", c.ink))
        self.update()

    def show_for(
        self,
        name: str,
        seat: int,
        portrait: int,
        where: str,
        since: Sequence[str],
        cloth: Cloth,
    ) -> None:
        """Go up for a player: at once, and before anything else is drawn."""
        self._cloth = cloth
        ratio = self.devicePixelRatioF()
        self._portrait.setPixmap(self._picture(seat, portrait, ratio))
        self._where.setText(where)
        translate = QCoreApplication.translate
        self._who.setText(translate("Curtain", "{name}’s turn").format(name=name))
        self._please.setText(
            translate(
                "Curtain", "Please hand the computer to {name}. The others look away."
            ).format(name=name)
        )
        self.opener.tell(
            translate("Curtain", "I am {name}, show my cards").format(name=name), "Space"
        )
        self._home.tell(translate("Curtain", "Start page"))
        self._saved.setText(translate("Curtain", "Everything is saved"))
        self._saved.setStyleSheet(f"color: {cloth.ink(self._theme.dark).name()};")
        told = list(since)[-4:]
        self._since_head.setText(translate("Curtain", "What happened last"))
        self._since.setText("\n".join(told))
        for part in (self._rule, self._since_head, self._since):
            part.setVisible(bool(told))
        self._shown_at = time.monotonic()
        self.show()
        self.raise_()
        self.setFocus()

    def _picture(self, seat: int, portrait: int, ratio: float) -> QPixmap:
        draw = Painter(self._theme, self._cloth, ratio)
        pixmap = draw.blank(110, 110)
        painter = QPainter(pixmap)
        painter.drawPixmap(0, 0, svg_pixmap(portrait_file(portrait), 108, ratio))
        painter.drawPixmap(68, 68, svg_pixmap(f"table/seat_{seat % 10}.svg", 42, ratio))
        painter.end()
        return pixmap

    def _listen(self) -> None:
        self._meant = (time.monotonic() - self._shown_at) * 1000 >= self.deaf

    def _try(self) -> None:
        if self._meant:
            self.opened.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Being seen anew starts the deaf time again."""
        self._shown_at = time.monotonic()
        super().showEvent(event)

    def focusNextPrevChild(self, _forward: bool) -> bool:
        """Tab goes between the two buttons; nothing behind the screen can be reached."""
        at_home = self.window().focusWidget() is self._home
        (self.opener if at_home else self._home).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space is the buttons' own; every key that they do not want is swallowed."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, opaque."""
        painter = QPainter(self)
        tile = self._cloth.weave(self._theme.dark, self.devicePixelRatioF())
        painter.drawTiledPixmap(self.rect(), tile)
        painter.end()
