"""The privacy screen of hot-seat play: opaque, names the next player, opened only on purpose."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.phrases.lists import labelled
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.announcing import Announcer
from cardtable.ui.panel.log_lines import RecentLines
from cardtable.ui.room import Rail, TableFrame, rail_height
from cardtable.ui.settings.cloths import CLOTHS, Cloth
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.plates import GLOW, medallion
from cardtable.ui.widgets.buttons import ARROWS, KeyButton, key_words
from cardtable.ui.widgets.icons import icon, svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import Theme

#: Keys that are no signs, but are answered: they would do something at the table.
_ASKING = {*ARROWS, Qt.Key.Key_Return, Qt.Key.Key_Enter}
#: Side of the portrait, the smaller one in windows lower than ``LOW``.
PORTRAIT, SMALL_PORTRAIT, LOW = 124, 64, 640
#: The card's greatest width and its margin; sizes of the name, largest first.
WIDEST, MARGIN, TITLES = 600, 44, (34, 28, 24, 20)
#: How many of the last sentences are shown, in low windows and in others.
TOLD = (4, 7)
#: Up to this window size everything has its usual size; beyond it, everything is enlarged.
_USUAL = (1280, 900)
#: Room for the shadow of the sheet, and how far a hairline lies inside its edge.
SHADOW, HAIRLINE = 14, 9


class _Cloth(QWidget):
    """The cloth of the table, with nothing on it that belongs to anybody."""

    def __init__(self, theme: Theme, cloth: Cloth) -> None:
        super().__init__()
        self._look, self._ground = (theme, cloth), QPixmap()

    def lay(self, theme: Theme, cloth: Cloth) -> None:
        """Lay another cloth."""
        if self._look != (theme, cloth):
            self._look, self._ground = (theme, cloth), QPixmap()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, opaque."""
        ratio = self.devicePixelRatioF()
        if self._ground.size() != self.size() * ratio:
            self._ground = Painter(*self._look, ratio).ground(QSizeF(self.size()))
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()


class _Sheet(QFrame):
    """A sheet of paper on the cloth."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadow, the paper, and a hairline round what is written on it."""
        theme = self.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = theme.px(SHADOW)
        paper = QRectF(self.rect()).adjusted(around, around, -around, -around)
        drop_shadow(painter, paper, 3, 0.5 * around)
        painter.setBrush(theme.colours["panel"])
        painter.drawRoundedRect(paper, 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.colours.plate_edge), 1))
        inset = theme.px(HAIRLINE)
        painter.drawRect(paper.adjusted(inset, inset, -inset, -inset))
        painter.end()


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
        self._card = _Sheet(theme)
        inside = QVBoxLayout(self._card)
        inside.addWidget(self._where)
        inside.addWidget(self._portrait)
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
        self._frame, self._rail = TableFrame(theme), Rail(theme)
        self._ground = _Cloth(theme, self._cloth)
        self._frame.column.addWidget(self._ground)
        lying = QVBoxLayout(self._ground)
        lying.setContentsMargins(0, 0, 0, 0)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._card, 6)
        middle.addStretch(1)
        lying.addStretch(1)
        lying.addLayout(middle)
        lying.addStretch(1)
        below = QHBoxLayout(self._rail)
        below.setContentsMargins(24, 0, 24, 0)
        below.addWidget(self._home)
        below.addSpacing(12)
        below.addWidget(self._saved)
        below.addStretch()
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.setSpacing(0)
        outside.addWidget(self._frame, 1)
        outside.addWidget(self._rail)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme = theme.at(theme.zoom_for(self.size(), _USUAL))
        c, px, inside = theme.colours, theme.px, self._card.layout()
        assert inside is not None
        inside.setSpacing(px(10))
        self._card.setMaximumWidth(px(WIDEST))
        self._saved.setFont(theme.font())
        self._card.theme = theme
        self._frame.apply_theme(theme)
        self._rail.apply_theme(theme)
        self._rail.setFixedHeight(rail_height(self.size(), theme))
        self._ground.lay(theme, self._cloth)
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
        wood = theme.on_wood()
        self._home.apply_theme(wood)
        self.opener.apply_theme(wood)
        self._home.setIcon(icon("home", wood.colours.ink, px(18)))
        self._saved.setStyleSheet(f"color: {theme.in_wood().colours.ink2};")
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
        above, below = (px(MARGIN // 2), px(16)) if low else (px(22), px(22))
        shade = px(SHADOW)
        inside.setContentsMargins(
            px(MARGIN) + shade, above + shade, px(MARGIN) + shade, below + shade
        )
        around = px(4) if low else round(side * GLOW)
        self._portrait.setPixmap(self._picture(seat, portrait, side, around))
        self._portrait.setFixedHeight(side + 2 * around)
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
        told = list(since)[-TOLD[not low] :]
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
        return min(px(WIDEST), self.width() * 6 // 8) - 2 * px(MARGIN + SHADOW)

    def _fit_name(self) -> None:
        """Show the name as large as fits in two lines."""
        wrap = Qt.TextFlag.TextWordWrap
        for size in TITLES:
            font = self._theme.title(size)
            needed = QFontMetrics(font).boundingRect(0, 0, self._room, 999, wrap, self._who.text())
            if needed.height() <= 2 * QFontMetrics(font).lineSpacing():
                break
        self._who.setFont(font)

    def _picture(self, seat: int, portrait: int, side: int, around: int) -> QPixmap:
        """Somebody's portrait, in the light where there is room for it."""
        ratio = self.devicePixelRatioF()
        pixmap = Painter(self._theme, self._cloth, ratio).blank(
            side + 2 * around, side + 2 * around
        )
        sign, box = 0.3 * side, QRectF(around, around, side, side)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        medallion(painter, portrait, box, ratio, lit=around >= side * GLOW)
        at = box.bottomRight() - QPointF(sign, sign)
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

        Who presses one hears whose turn it is, and what Space does where the focus is.
        """
        event.accept()
        if (event.text().strip() or event.key() in _ASKING) and not event.isAutoRepeat():
            there = self._home if self._home.hasFocus() else self.opener
            does = labelled(key_words("Space"), there.text())
            Announcer(self).announce(f"{self._who.text()}\n{does}", urgent=True)
