"""The header above the table: home, game, current facts; undo, rules, panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QVariantAnimation, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardtable.phrases.base import Fact
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.bindings import key_of
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import MarkedLabel, PlainLabel, plain
from cardtable.ui.widgets.theme import Theme

#: The fraction of its time in which a number rises; it stays lit for the rest.
RISEN = 0.5
#: Height; space between parts, and between facts.
HIGH, GAP, FACTS_GAP = 44, 12, 16


class Header(QFrame):
    """One line; facts drop from the right when space ends.

    Attributes:
        single: there is but one deal, whatever its rules say, so it is not counted.
    """

    home = Signal()
    undo = Signal()
    last = Signal()
    rules = Signal()
    panel = Signal()
    pause = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self._theme = theme
        self.single = False
        self._shown: list[Fact] = []
        self._saved = (False, False, True)
        self._rises: dict[int, tuple[str, int, int]] = {}
        self._counting = QVariantAnimation(self)
        self._counting.setStartValue(0.0)
        self._counting.setEndValue(1.0)
        self._counting.valueChanged.connect(self._count)
        self._counting.finished.connect(self._counted)
        self._title = PlainLabel()
        self._facts: list[MarkedLabel] = []
        self._home = KeyButton(theme, "quiet")
        self._undo = KeyButton(theme, "quiet")
        self._last = KeyButton(theme, "quiet")
        self._rules = KeyButton(theme, "quiet")
        self._pause = KeyButton(theme, "quiet")
        self._pause.setCheckable(True)
        self._panel = KeyButton(theme, "quiet")
        self._panel.setCheckable(True)
        for button, signal in (
            (self._home, self.home),
            (self._undo, self.undo),
            (self._last, self.last),
            (self._rules, self.rules),
            (self._panel, self.panel),
            (self._pause, self.pause),
        ):
            button.clicked.connect(lambda _=False, s=signal: s.emit())
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._home)
        self._row.addWidget(self._title)
        self._fact_row = QHBoxLayout()
        self._row.addLayout(self._fact_row)
        self._row.addStretch(1)
        for button in (self._pause, self._last, self._undo, self._rules, self._panel):
            self._row.addWidget(button)
        self.apply_theme(theme)
        self.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        c, px = theme.colours, theme.px
        self.setFixedHeight(theme.target(HIGH))
        self._row.setContentsMargins(px(8), 0, px(8), 0)
        self._row.setSpacing(px(GAP))
        self._fact_row.setSpacing(px(FACTS_GAP))
        self.setStyleSheet(
            f"#header {{ background: {c.panel}; border-bottom: 1px solid {c.line}; }}"
        )
        self._title.setFont(theme.font(16, 700))
        for button, name in (
            (self._home, "home"),
            (self._undo, "undo"),
            (self._last, "replay"),
            (self._rules, "book"),
            (self._panel, "panel"),
            (self._pause, "pause"),
        ):
            button.apply_theme(theme)
            button.setIcon(icon(name, c.ink, px(18), self.devicePixelRatioF()))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._undo.set_words(_("Undo"), key_of("undo"))
        self._rules.set_words(_("Rules"), key_of("rules"))
        for button in (self._undo, self._rules):  # they may show nothing but their icons
            button.setToolTip(button.text())
        for button, text in (
            (self._home, _("Home")),
            (self._last, _("Last trick or showdown")),
            (self._panel, _("Side panel")),
            (self._pause, _("Pause bots")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)

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
        c = self._theme.colours
        size, line = self._theme.px(17 if fact.big else 13), self._theme.px(17)
        ink = f"color:{c.warn};background-color:{c.warn_bg}" if lit else f"color:{c.ink}"
        # A large invisible space gives every fact the same line height, whatever its size.
        return (
            f'<span style="font-size:{line}px">\u200b</span>'
            f'<span style="color:{c.ink2}">{plain(fact.label)}</span> '
            f'<b style="{ink};font-size:{size}px">{plain(value)}</b>'
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop facts from the right when space runs out."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        ways = (self._pause, self._last, self._undo, self._rules, self._panel)
        px = self._theme.px
        for capless, wordless, titled in (
            (False, False, True),
            (True, False, True),
            (True, True, True),
            (True, True, False),
        ):
            for button in ways:
                button.capless, button.wordless = capless, wordless
            fixed = (self._home, *((self._title,) if titled else ()), *ways)
            between = (len(fixed) + 1) * px(GAP)
            room = self.width() - sum(w.sizeHint().width() for w in fixed) - between - px(24)
            if room >= 0:
                break
        if (capless, wordless, titled) != self._saved:
            self._saved = capless, wordless, titled
            self._title.setVisible(titled)
            for button in ways:
                button.updateGeometry()
                button.update()
            self._row.activate()  # nothing moves later, under somebody's finger
        for label in self._facts:
            if not label.property("used"):
                label.hide()
                continue
            room -= label.sizeHint().width() + px(FACTS_GAP)
            label.setVisible(room >= 0)


def _rise(old: str, new: str) -> tuple[str, int, int] | None:
    """The sign, old and new number of a value that rises; ``None`` if it does not."""
    sign = new[:1] if new[:1] == "×" else ""
    was, now = old.removeprefix(sign), new.removeprefix(sign)
    if not (was.isdecimal() and now.isdecimal()) or int(was) >= int(now):
        return None
    return sign, int(was), int(now)
