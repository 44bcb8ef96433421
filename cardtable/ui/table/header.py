"""The strip at the top of the table: menu, game and current facts; at the right the round signs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.phrases.base import Fact
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.bindings import key_of
from cardtable.ui.settings.cloths import Cloth
from cardtable.ui.table.paint import LIGHT
from cardtable.ui.widgets.buttons import KeyButton, key_cap
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import MarkedLabel, PlainLabel, plain
from cardtable.ui.widgets.theme import Theme

#: The fraction of its time in which a number rises; it stays lit for the rest.
RISEN = 0.5
#: So much of the light has left when the words turn light.
DIM = 0.6
#: From this size of the window on all is larger, up to so many times.
LARGE, LARGEST = (1500, 840), 1.6
#: Height; its margin; space between signs, and between facts; width of the corner with the title.
HIGH, MARGIN, GAP, FACTS_GAP, TITLE = 52, 12, 8, 14, 270


class Header(QFrame):
    """Lies on the cloth; facts drop from the right when space ends.

    Attributes:
        single: there is but one deal, whatever its rules say, so it is not counted.
    """

    menu = Signal()
    undo = Signal()
    last = Signal()
    rules = Signal()
    panel = Signal()
    pause = Signal()

    def __init__(self, theme: Theme, cloth: Cloth, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._given, self._cloth, self._larger = theme, cloth, 1.0
        self.single = False
        self._shared = self._held = self._is_lent = self._dim = False
        self._shown: list[Fact] = []
        self._rises: dict[int, tuple[str, int, int]] = {}
        self._counting = QVariantAnimation(self)
        self._counting.setStartValue(0.0)
        self._counting.setEndValue(1.0)
        self._counting.valueChanged.connect(self._count)
        self._counting.finished.connect(self._counted)
        self._title = PlainLabel()
        self._facts: list[MarkedLabel] = []
        self._menu, self._pause, self._last, self._undo, self._rules, self._panel = self._signs = [
            KeyButton(theme, "round") for _sign in range(6)
        ]
        self._pause.setCheckable(True)
        self._panel.setCheckable(True)
        ways = (self.menu, self.pause, self.last, self.undo, self.rules, self.panel)
        for button, signal in zip(self._signs, ways, strict=True):
            button.walks = False
            button.clicked.connect(lambda _=False, s=signal: s.emit())
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._menu)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._title, 0, Qt.AlignmentFlag.AlignLeft)
        self._fact_row = QHBoxLayout()
        self._fact_row.setAlignment(Qt.AlignmentFlag.AlignLeft)
        words.addLayout(self._fact_row)
        words.addStretch(1)
        self._row.addLayout(words, 1)
        for button in self._signs[1:]:
            self._row.addWidget(button)
        self.apply_theme(theme)
        self.retranslate()

    def suit(self, window: QSize) -> None:
        """Be as large as suits a window of that size."""
        larger = min(LARGEST, window.width() / LARGE[0], window.height() / LARGE[1])
        if max(1.0, larger) != self._larger:
            self._larger = max(1.0, larger)
            self.apply_theme(self._given)

    def lie_on(self, cloth: Cloth) -> None:
        """Take the inks of another cloth."""
        self._cloth = cloth
        self.apply_theme(self._given)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme; in a very large window everything is larger."""
        self._given = theme
        if self._larger > 1:
            theme = theme.at(theme.zoom * self._larger)
        self._theme = theme
        px = theme.px
        self.setFixedHeight(theme.target(HIGH))
        self._row.setContentsMargins(px(MARGIN), 0, px(MARGIN), 0)
        self._row.setSpacing(px(GAP))
        self._fact_row.setSpacing(px(FACTS_GAP))
        self._title.setFont(theme.title(16))
        self._title.setStyleSheet(f"color: {self._ink.name()};")
        wood = theme.on_wood()
        names = ("menu", "pause", "replay", "undo", "book", "panel")
        for button, name in zip(self._signs, names, strict=True):
            button.apply_theme(wood)
            button.setIcon(icon(name, wood.colours.ink, px(18), self.devicePixelRatioF()))
        for label, fact in zip(self._facts, self._shown, strict=False):
            label.setFont(theme.font(13))
            label.setText(self._words(fact, fact.value))

    @property
    def _ink(self) -> QColor:
        return LIGHT if self._dim else self._cloth.ink(self._theme.dark)

    def grow_dark(self, dusk: float) -> None:
        """Take light ink while most of the light has left the room."""
        if self._dim != (dusk > DIM):
            self._dim = not self._dim
            self._title.setStyleSheet(f"color: {self._ink.name()};")
            for label, fact in zip(self._facts, self._shown, strict=False):
                label.setText(self._words(fact, fact.value))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for button, text, command in (
            (self._menu, _("Menu"), ""),
            (self._undo, _("Undo"), "undo"),
            (self._rules, _("Rules"), "rules"),
            (self._last, _("Last trick or showdown"), "last"),
            (self._panel, _("Score, log and cards left"), "panel"),
            (self._pause, _("Pause bots"), "pause"),
        ):
            button.setAccessibleName(text)
            cap = key_cap(key_of(command)) if command else "Alt"
            button.setToolTip(f"{text} ({cap})" if cap else text)

    def show_facts(self, title: str, facts: Sequence[Fact], pace: float = 0.0) -> None:
        """Show the game's name and the current facts, most important first.

        ``pace`` scales the durations: changed numbers count up, or (0) appear at once.
        """
        self._counting.stop()
        facts = [fact for fact in facts if not (self.single and fact.place)]
        before, self._shown = self._shown, list(facts)
        self._rises = {
            i: found
            for i, (old, new) in enumerate(zip(before, facts, strict=False))
            if pace and new.counts and (found := _rise(old.value, new.value)) is not None
        }
        self._title.setText(title)
        while len(self._facts) < len(facts):
            label = MarkedLabel()
            self._facts.append(label)
            self._fact_row.addWidget(label)
        for i, label in enumerate(self._facts):
            if i < len(facts):
                label.setFont(self._theme.font(13))
                label.setText(self._words(facts[i], facts[i].value, lit=i in self._rises))
            label.setProperty("used", i < len(facts))
        self._fit()
        if self._rises:
            self._counting.setDuration(round(durations.COUNT * pace))
            self._counting.start()

    def _words(self, fact: Fact, value: str, lit: bool = False) -> str:
        ink = self._ink
        c, size = self._theme.colours, self._theme.px(15 if fact.big else 13)
        value_ink = f"color:{c.warn};background-color:{c.warn_bg}" if lit else f"color:{ink.name()}"
        # A large invisible space gives every fact the same line height, whatever its size.
        label = f'<span style="color:{ink.name()}">{plain(fact.label)}</span> '
        return (
            f'<span style="font-size:{self._theme.px(15)}px">\u200b</span>'
            f"{label if fact.label else ''}"
            f'<b style="{value_ink};font-size:{size}px">{plain(value)}</b>'
        )

    def _count(self, part: float) -> None:
        """Show the rising numbers after a fraction of their time."""
        for i, (sign, old, new) in self._rises.items():
            value = f"{sign}{round(old + (new - old) * min(1.0, part / RISEN))}"
            words = self._words(self._shown[i], value, lit=True)
            if self._facts[i].text() != words:
                self._facts[i].setText(words)

    def _counted(self) -> None:
        for i in self._rises:
            self._facts[i].setText(self._words(self._shown[i], self._shown[i].value))
        self._rises = {}

    def enable_undo(self, on: bool) -> None:
        """Set whether something can be undone."""
        self._undo.setEnabled(on)

    def enable_last(self, on: bool) -> None:
        """Set whether there is a last trick or showdown to look back at."""
        self._last.setEnabled(on)

    def show_paused(self, paused: bool, on: bool) -> None:
        """Set whether the match is paused, and whether it can be."""
        self._pause.setChecked(paused)
        self._pause.mean(paused)
        self._pause.setEnabled(on)

    def set_panel(self, on: bool) -> None:
        """Set whether the panel is open."""
        self._panel.setChecked(on)

    def event(self, event: QEvent) -> bool:
        """Leave the mouse to the table beside words and signs, wherever they have been laid now."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.in_corners:
            self.setMask(self.childrenRegion())
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop facts from the right when space runs out."""
        super().resizeEvent(event)
        self._fit()

    @property
    def corners(self) -> tuple[int, int]:
        """The widths that title and signs take at the left and at the right, in pixels."""
        px = self._theme.px
        signs = sum(sign.sizeHint().width() + px(GAP) for sign in self._signs[1:])
        menu, name = self._menu.sizeHint().width(), self._title.sizeHint().width()
        least = min(px(MARGIN + GAP) + menu + name, round(self.width() * 0.4))  # the name alone
        return max(min(px(TITLE), round(self.width() * 0.26)), least), signs + px(MARGIN)

    @property
    def lent(self) -> QRect:
        """The place of title and facts, where something else may hang for a while."""
        left = self._menu.geometry().right() + self._theme.px(GAP)
        return QRect(left, 0, self.corners[0] - left, self.height())

    def lend(self, lent: bool) -> None:
        """Take title and facts away, or bring them back."""
        if lent != self._is_lent:
            self._is_lent = lent
            self._title.setVisible(not lent)
            self._fit()

    def share(self, shared: bool) -> None:
        """Keep to the corners if the table uses the middle of the strip."""
        if shared != self._shared:
            self._shared = shared
            self.clearMask()
            self._fit()

    @property
    def in_corners(self) -> bool:
        """Whether it keeps to the corners."""
        return self._shared or self._held

    def hold(self, held: bool) -> None:
        """Show the facts that are there, no others, as long as the table is on its way."""
        if held != self._held:
            self._held = held
            self.clearMask()
            self._fit()

    def _fit(self) -> None:
        """Show as many facts as there is room for."""
        px, signs = self._theme.px, len(self._signs)
        taken = sum(sign.sizeHint().width() for sign in self._signs) + (signs + 1) * px(GAP)
        room = self.width() - taken - 2 * px(MARGIN) + px(FACTS_GAP)
        if self.in_corners:
            room = self.corners[0] - px(MARGIN) - self._menu.sizeHint().width()
        for label in [] if self._held and not self._is_lent else self._facts:
            used = bool(label.property("used"))
            room -= label.sizeHint().width() + px(FACTS_GAP) if used else 0
            label.setVisible(used and room >= 0 and not self._is_lent)
        if self.in_corners:  # what lies beside its words takes the mouse
            self._row.activate()
            self.setMask(self.childrenRegion())


def _rise(old: str, new: str) -> tuple[str, int, int] | None:
    """The sign, old and new number of a value that rises; ``None`` if it does not."""
    sign = new[:1] if new[:1] == "×" else ""
    was, now = old.removeprefix(sign), new.removeprefix(sign)
    if not (was.isdecimal() and now.isdecimal()) or int(was) >= int(now):
        return None
    return sign, int(was), int(now)
