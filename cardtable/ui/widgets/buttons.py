"""Buttons that show their key: plain, choice, primary, segment, quiet and round ones."""

from __future__ import annotations

from itertools import chain, product

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QCursor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QToolButton, QWidget

from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.lists import one_after_the_other
from cardtable.ui.widgets.fading import crossed
from cardtable.ui.widgets.haste import HANDS, Standing
from cardtable.ui.widgets.labels import UNDESCRIBED, tip_text, tip_words
from cardtable.ui.widgets.theme import Theme

_CAPS = {
    "Left": "←",
    "Right": "→",
    "Return": "⏎",
    "Enter": "⏎",
    "Esc": "Esc",
    "Backspace": "⌫",
    "Space": "␣",
}


def key_cap(key: str) -> str:
    """The label of a shortcut on its key cap, as the platform writes it."""
    if not key:
        return ""
    return _CAPS.get(key, QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText))


def key_words(key: str) -> str:
    """A key's name on this system."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def cap_words(cap: str) -> str:
    """What is on a key cap, without the signs that speech programs leave out."""
    return next((key_words(key) for key, sign in _CAPS.items() if sign == cap), cap)


#: The least size of words that may take two lines, and the least beside a key; how far the key
#: stands from words, and from those on two lines; the least padding of words in a place.
_LEAST, _BESIDE_CAP, _GAP, _CAP_GAP, _FITTED_PAD = 11, 12, 8, 5, 16
#: By how many pixels words may be smaller to stay on one line.
_SLIGHTLY = 2
#: How strongly ground and words are seen of what cannot be pressed, on wood.
_UNABLE = 0.62, 0.92
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
CAP_PIXELS = 11
#: The size of a round button.
ROUND = 36


def cap_font(theme: Theme) -> QFont:
    """The font of a key cap."""
    return theme.font(CAP_PIXELS, 600)


def cap_width(cap: str, font: QFont) -> int:
    """The width of a key cap; 0 if it is empty."""
    return QFontMetrics(font).horizontalAdvance(cap) + font.pixelSize() + 1 if cap else 0


def draw_cap(painter: QPainter, cap: str, font: QFont, x: float, middle: float) -> None:
    """Draw a key cap from ``x`` to the right, in the painter's pen, slightly muted."""
    height = 18 * font.pixelSize() / CAP_PIXELS
    box = QRectF(x, middle - height / 2, cap_width(cap, font), height)
    painter.save()
    painter.setOpacity(painter.opacity() * 0.85)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(painter.pen().color(), 1))
    painter.drawRoundedRect(box, 3, 3)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cap)
    painter.restore()


class KeyButton(QPushButton):
    """A button that shows its key.

    ``kind`` is ``plain``, ``choice``, ``primary``, ``segment``, ``quiet`` (no edge) or ``round`` (a
    sign on a disc, with its words beside it if it has any).
    ``tight`` saves room by smaller type and padding, ``small`` by even smaller ones, ``capless`` by
    leaving out the key, ``wordless`` by showing nothing but the icon, if there is one.
    ``fitted`` is the width of its place, if it has one: longer words take two lines or shrink.
    It is not pressed by a click or key that was meant for what stood in its place before.
    Screen readers are told its key, and its tooltip unless that repeats its name.
    Where it does not ``walks``, the page gets the arrow keys; else they lead on as Tab does.
    ``seen`` is how strongly it is seen while it comes, 0 to 1, in place of how it looked ``before``
    if it only changes.
    """

    seen = 1.0
    before: QPixmap | None = None

    def __init__(self, theme: Theme, kind: str = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self.kind, self._cap = theme, kind, ""
        self._about = self._key = self._short = ""
        self._hover = False
        self._picture: QPixmap | None = None
        #: How a round one looked when it was drawn last, and the picture of that.
        self._kept: tuple[tuple[object, ...], QPixmap] = (), QPixmap()
        self.tight = self.small = self.capless = self.wordless = False
        self.fitted = 0
        self.walks = True
        self._standing = Standing()
        self._meaning: object = None
        self._pressed: object = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.updateGeometry()
        self.update()

    def set_words(self, text: str, key: str = "", heard: str = "", short: str = "") -> None:
        """Set text and key cap (the key itself is bound by the menus).

        ``heard``: what screen readers say instead of the text; ``short``: what stands there where
        the text would take two lines.
        """
        cap = key_cap(key)
        if (text, cap, short) != (self.text(), self._cap, self._short):
            self._cap, self._short = cap, short
            self.setText(text)
            self.setShortcut(QKeySequence())  # an “&” in a name does not mark a shortcut
            self._key = key_words(key)
            self.setAccessibleName(heard or text)
            self.updateGeometry()

    def set_sign(self, words: str, key: str = "") -> None:
        """Set the words of a button that shows a sign: its name and, with the key, its tooltip."""
        cap, self._key = key_cap(key), key_words(key)
        self.setToolTip(tip_text(f"{words} ({cap})" if cap else words))
        self.setAccessibleName(words)

    def setToolTip(self, text: str) -> None:
        """Set the tooltip, which describes the button as well."""
        super().setToolTip(text)
        self._describe()

    def setAccessibleName(self, name: str) -> None:
        """Set the name that screen readers are told."""
        super().setAccessibleName(name)
        self._describe()

    def setAccessibleDescription(self, text: str) -> None:
        """Describe the button; its key is added."""
        self._about = text
        self._describe()

    def _describe(self) -> None:
        name, tip, key = self.accessibleName(), tip_words(self.toolTip()), self._key
        about = self._about or ("" if name.startswith(tip) else tip)
        if tip.startswith(f"{name} ("):  # and then its key
            about, key = self._about, key or cap_words(tip[len(name) + 2 : -1])
        told = one_after_the_other(about, key)
        super().setAccessibleDescription(told or UNDESCRIBED * bool(tip))

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture instead of words."""
        self._picture = picture
        self.update()

    def become(self, kind: str) -> None:
        """Change the kind."""
        if kind != self.kind:
            self.kind = kind
            self.updateGeometry()
            self.update()

    # -- hasty hands -----------------------------------------------------------------------------
    def mean(self, meaning: object) -> None:
        """Set what a press would do: as long as it stays the same, quick clicks all count."""
        self._meaning = meaning
        self._stand()

    def _stand(self) -> None:
        self._standing.note(self._meaning, self.geometry() if self.isVisible() else None)

    def stood(self, at: QPoint | None = None) -> bool:
        """Whether the press handled now can have been meant for this button."""
        self._stand()
        return self._standing.stood(at)

    def showEvent(self, event: QShowEvent) -> None:
        """Note that it has come."""
        super().showEvent(event)
        self._stand()

    def hideEvent(self, event: QHideEvent) -> None:
        """Note that it has gone."""
        super().hideEvent(event)
        self._stand()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Note where it stands now."""
        super().moveEvent(event)
        self._stand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Note where it stands now."""
        super().resizeEvent(event)
        self._stand()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a press, unless it was meant for something else."""
        HANDS.press(event)
        self._pressed = self._meaning
        if self.stood(self.mapToParent(event.position().toPoint())):
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do nothing if what it means has changed under the pressing finger."""
        HANDS.act()
        if self._pressed != self._meaning:
            self.setDown(False)
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key, unless it was meant for something else."""
        HANDS.press(event)
        self._pressed = self._meaning
        takes = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select)
        leaves = event.key() in ARROWS and not self.walks
        if leaves and not self.autoExclusive():
            event.ignore()
        elif not takes or self.stood():
            super().keyPressEvent(event)
            if leaves:
                event.accept()  # also where the row of its group ends

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Do nothing if what it means has changed under the pressing finger."""
        HANDS.act()
        if self._pressed != self._meaning:
            self.setDown(False)
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where Return leads now."""
        super().focusInEvent(event)
        self._show_return()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show where Return leads now."""
        super().focusOutEvent(event)
        self._show_return()

    def _show_return(self) -> None:
        beside = self.parentWidget()
        for one in beside.findChildren(KeyButton) if beside is not None else ():
            if one is not self and one._cap == key_cap("Return"):
                one.update()

    @property
    def _passes_return(self) -> bool:
        """Whether Return, its own key, presses the button that has the focus instead."""
        there = QApplication.focusWidget()
        return isinstance(there, KeyButton) and there is not self and self._cap == key_cap("Return")

    @property
    def _shown_cap(self) -> str:
        return "" if self.capless else self._cap

    @property
    def _shown_text(self) -> str:
        return "" if self.wordless and not self.icon().isNull() else self.text()

    def _font(self, smaller: int = 0) -> QFont:
        strong = self.kind in ("choice", "primary", "segment")
        pixels = 16 if self.kind == "primary" else (15 if strong else 14)
        pixels -= 3 if self.small else 1 if self.tight else 0
        return self._theme.font(max(_LEAST, pixels - smaller), 700 if strong else 500)

    def _fit(self) -> tuple[QFont, list[tuple[str, int]], str]:
        """Font, lines with their widths, and key cap with which they fit into the place there is.

        The cap stands behind the last line, and is left out only where words would get too small.
        """
        words = self._shown_text
        font = self._font()
        if not self.fitted:
            return font, [(words, QFontMetrics(font).horizontalAdvance(words))], self._shown_cap
        px = self._theme.px
        room = self.fitted - px(_FITTED_PAD)
        caps = (
            cap_width(self._shown_cap, cap_font(self._theme)) + px(_GAP) if self._shown_cap else 0
        )
        if (
            self._short
            and QFontMetrics(self._font(_SLIGHTLY)).horizontalAdvance(words) + caps > room
        ):
            words = self._short
        own = (self._shown_cap,)
        # Rather one line in slightly smaller type than two.
        steps = product((1,), own, range(_SLIGHTLY + 1)), product((2,), own, range(5))
        for most, cap, smaller in chain(*steps, product((2,), ("",), range(6))):
            font = self._font(smaller)
            if cap and smaller and font.pixelSize() < px(_BESIDE_CAP):
                continue
            wide_cap = cap_width(cap, cap_font(self._theme))
            for wide in (room - wide_cap - px(_GAP), room) if cap else (room,):
                lines = _lines(kept_whole(words), font, wide)
                longest = max((width for _, width in lines), default=0)
                last = lines[-1][1] if lines else 0
                caps = wide_cap + px(_GAP if len(lines) < 2 else _CAP_GAP) if cap else 0
                if len(lines) <= most and longest <= room and last + caps <= room:
                    return font, lines, cap
        return font, lines, cap

    def sizeHint(self) -> QSize:
        """Room for text, key cap and padding."""
        px = self._theme.px
        if self.kind == "round":
            side = self._theme.target(ROUND)
            words = self._shown_text
            wide = QFontMetrics(self._font()).horizontalAdvance(words) + px(14) if words else 0
            return QSize(side + wide, side)
        _font, lines, cap = self._fit()
        width = max((wide for _, wide in lines), default=0)
        if cap:
            caps = cap_width(cap, cap_font(self._theme)) + px(_GAP if len(lines) < 2 else _CAP_GAP)
            width = max(width, lines[-1][1] + caps)
        if not self.icon().isNull():
            width += px(26 if self._shown_text else 18)
        pad = _FITTED_PAD if self.fitted else 12 if self.small else 18 if self.tight else 28
        if self.kind == "primary" and not self.fitted:
            pad += 8
        if self.kind == "quiet":
            pad = 20
        height = {"primary": 44, "choice": 44, "quiet": 32}.get(self.kind, 38)
        target = self._theme.target
        return QSize(max(width + px(pad), self.fitted, target(0)), target(height))

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint: text is never cut off."""
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Highlight under the mouse."""
        self._hover = True
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        self._hover = False
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Look where the mouse is when another window came or went: it has left without a word."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            inside = self.rect().contains(self.mapFromGlobal(QCursor.pos()))
            self._hover = self.isActiveWindow() and self.isVisible() and inside
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it, or its change."""
        painter = QPainter(self)
        if self.before is not None:
            painter.drawPixmap(0, 0, crossed(self.before, self._drawn(), self.seen))
        elif self.kind == "round" and self.seen == 1:
            # One on the cloth is painted with every frame of what moves there.
            look = self._look()
            if look != self._kept[0]:
                self._kept = look, self._drawn()
            painter.drawPixmap(0, 0, self._kept[1])
        else:
            self._draw(painter, self.seen)
        painter.end()

    def _look(self) -> tuple[object, ...]:
        """All that decides how a round one is drawn."""
        states = self._hover, self.isDown(), self.isChecked(), self.isEnabled(), self.hasFocus()
        picture = 0 if self._picture is None else self._picture.cacheKey()
        inside = self._shown_text, self._cap, self.icon().cacheKey(), picture
        room = self.size(), self.devicePixelRatioF(), self.tight, self.small, self.fitted
        return self._theme, room, states, inside

    def _drawn(self) -> QPixmap:
        """A picture of it as it looks now."""
        ratio = self.devicePixelRatioF()
        found = QPixmap(self.size() * ratio)
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        self._draw(painter, 1.0)
        painter.end()
        return found

    def _draw(self, painter: QPainter, seen: float) -> None:
        """Draw ground, edge, icon, text and key cap."""
        c = self._theme.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(seen)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.kind == "round":
            self._draw_round(painter)
            return
        lacquer = self._theme.lacquer
        ground, ink, edge, line = c["raised"], c["ink"], c["edge"], 1.0
        if self.kind == "choice" and not lacquer:
            ink = edge = c["accent"]
            line = 2.0
        elif self.kind == "primary" or (self.kind == "segment" and self.isChecked()):
            ground = edge = c["role"]
            ink = c["role_ink"]
        elif self.kind == "quiet":
            ground = edge = QColor(0, 0, 0, 0)
            if self.isChecked():
                ground = c["own_row"]
        if not self.isEnabled() and self.kind == "quiet":
            ink = c["ink2"]
            painter.setOpacity(0.75 * seen)
        elif not self.isEnabled() and lacquer:
            painter.setOpacity(_UNABLE[0] * seen)
            ground, ink = c["raised"].darker(150), c["ink"]  # red would become brick on light wood
            edge = ground
        elif not self.isEnabled():
            ground, ink, edge, line = QColor(0, 0, 0, 0), c["ink2"], c["line"], 1.0
            painter.setOpacity(0.75 * seen)
        elif self.isDown():
            ground = ground.darker(112) if ground.alpha() else c["line"]
        elif self._hover:
            if self.kind == "primary" or lacquer:  # its key can still be read
                ground = ground.lighter(108) if not self._theme.dark else ground.darker(108)
            elif not (self.kind == "segment" and self.isChecked()):
                ground = c["own_row"]
        if lacquer and ground.alpha():
            self._draw_lacquer(painter, box, ground, edge)
        else:
            painter.setPen(QPen(edge, line) if edge.alpha() else Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 6, 6)
        if lacquer and not self.isEnabled() and self.kind != "quiet":
            painter.setOpacity(_UNABLE[1] * seen)  # what it says can still be read
        self._draw_inside(painter, ink)
        if self.hasFocus():
            painter.setOpacity(seen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            # On an accented edge the outer ring would be invisible, so a second one goes inside.
            if edge in (c["accent"], c["role"]):
                painter.setPen(QPen(c["role_ink"] if ground == edge else edge, 2))
                painter.drawRoundedRect(box.adjusted(3.5, 3.5, -3.5, -3.5), 3.5, 3.5)
            painter.setPen(QPen(c["mark" if lacquer else "gilt"], 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.8, 0.8, -0.8, -0.8), 8, 8)

    def _draw_lacquer(self, painter: QPainter, box: QRectF, ground: QColor, edge: QColor) -> None:
        """A glossy ground, lit from above, with a gilt line inside its edge."""
        gloss = QLinearGradient(box.topLeft(), box.bottomLeft())
        for part, shade in ((0.0, ground.lighter(122)), (0.12, ground), (1.0, ground.darker(128))):
            gloss.setColorAt(part, shade)
        painter.setPen(QPen(self._theme.colours["edge"], 1.4))
        painter.setBrush(gloss)
        painter.drawRoundedRect(box, 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 226, 170, 70), 1))
        painter.drawRoundedRect(box.adjusted(2.5, 2.5, -2.5, -2.5), 6, 6)

    def _draw_round(self, painter: QPainter) -> None:
        """A dark disc with its sign, words beside it; a gilt ring if it is on."""
        c, side = self._theme.colours, self.height()
        disc = QRectF(0, 0, side, side)
        box = disc.adjusted(2, 2, -2, -2)
        ground = QColor(18, 12, 9, 225 if self._hover or self.isDown() else 190)
        edge = c["mark"] if self.isChecked() else QColor(255, 226, 170, 90)
        painter.setBrush(ground)
        painter.setPen(QPen(edge, 2 if self.isChecked() else 1.2))
        painter.drawEllipse(box)
        if self._shown_text:
            self.icon().paint(painter, disc.toRect().marginsRemoved(QMargins(*[side // 4] * 4)))
            painter.setPen(c["ink"])
            painter.setFont(self._font())
            words = QRectF(self.rect()).adjusted(side + self._theme.px(8), 0, 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._shown_text)
        else:
            self._draw_inside(painter, c["ink"])
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(c["mark"], 2.4))
            radius = side / 2
            ring = QRectF(self.rect()).adjusted(1.2, 1.2, -1.2, -1.2)
            painter.drawRoundedRect(ring, radius, radius)

    def _draw_inside(self, painter: QPainter, ink: QColor) -> None:
        if self._picture is not None:
            size = self._picture.deviceIndependentSize()
            painter.drawPixmap(
                round((self.width() - size.width()) / 2),
                round((self.height() - size.height()) / 2),
                self._picture,
            )
            return
        font, lines, cap = self._fit()
        key_font, px = cap_font(self._theme), self._theme.px
        caps = cap_width(cap, key_font)
        side, gap = px(18), px(_GAP if len(lines) < 2 else _CAP_GAP)
        high = QFontMetrics(font).lineSpacing()
        icon_wide = 0
        if not self.icon().isNull():
            icon_wide = side + (gap if self._shown_text else 0)
        painter.setPen(ink)
        painter.setFont(font)
        for number, (words, width) in enumerate(lines):
            last = number == len(lines) - 1
            total = icon_wide + width + (caps + gap if caps and last else 0)
            x = (self.width() - total) / 2
            y = (self.height() - len(lines) * high) // 2 + number * high
            if icon_wide:
                mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
                place = QRect(round(x), round((self.height() - side) / 2), side, side)
                self.icon().paint(painter, place, Qt.AlignmentFlag.AlignCenter, mode)
                x += icon_wide
            place = QRect(round(x), y, width + 2, high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)
            if caps and last and not self._passes_return:
                draw_cap(painter, cap, key_font, x + width + gap, y + high / 2)


def _lines(words: str, font: QFont, wide: int) -> list[tuple[str, int]]:
    """Words broken into lines of a width, each with its own; a word may be wider."""
    layout = QTextLayout(words, font)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, wide))
    layout.endLayout()
    found = []
    for line in (layout.lineAt(i) for i in range(layout.lineCount())):
        text = words[line.textStart() : line.textStart() + line.textLength()].strip()
        found.append((text, QFontMetrics(font).horizontalAdvance(text)))
    return found


def press_focused(window: QWidget) -> bool:
    """Press the button of a window that has the keyboard focus; returns whether one has.

    A button of ours takes no press that was meant for what stood there before.
    """
    button = window.focusWidget()
    if not isinstance(button, QPushButton | QToolButton):
        return False
    if not (button.hasFocus() and button.isEnabled()):
        return False
    if not isinstance(button, KeyButton) or button.stood():
        button.click()
    return True
