"""The action bar: whose turn it is, what may be done, and the buttons that do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from cardtable.models.controls.base import Button
from cardtable.phrases.base import Prompt
from cardtable.phrases.breaking import kept_whole
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import tip_text
from cardtable.ui.widgets.theme import Theme

#: How far letters may overhang their line at the sides (J, an italic f), in pixels.
ASIDE = 3
#: Buttons that mean the same at every moment of a match.
_STEADY = ("home", "rules", "stand_in", "to_end")
#: Space between buttons.
GAP = 6


class PromptWords(QWidget):
    """A bold line and a quieter one below; the type shrinks a little before anything is cut off.

    If it still does not fit, only the tooltip has the quieter line, unless it is an alarm.
    """

    def __init__(self, theme: Theme, explain: Callable[[str], str]) -> None:
        """``explain`` returns what the terms in a text mean, for the tooltip."""
        super().__init__()
        self._explain = explain
        self.title = self.detail = ""
        self.alarm = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        self.setMinimumWidth(theme.px(150))
        self.update()

    def show_prompt(self, prompt: Prompt, alarm: bool) -> None:
        """Set the two lines."""
        self.title, self.detail, self.alarm = prompt.title, prompt.detail, alarm
        whole = f"{prompt.title}\n{prompt.detail}".strip()
        if whole != self.accessibleName():  # this is called at every change of the table
            self.setToolTip(tip_text(f"{whole}\n\n{self._explain(whole)}".strip()))
        self.setAccessibleName(whole)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both lines as large as they fit."""
        c = self._theme.colours
        painter = QPainter(self)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
        width, height = self.width() - 2 * ASIDE, self.height()
        told, more = kept_whole(self.title), kept_whole(self.detail)
        for large, small in ((16, 13), (15, 13), (15, 12), (14, 12), (13, 11), (12, 10)):
            title_font, detail_font = self._theme.font(large, 700), self._theme.font(small)
            title = QFontMetrics(title_font).boundingRect(0, 0, width, 999, wrap, told)
            detail = QFontMetrics(detail_font).boundingRect(0, 0, width, 999, wrap, more)
            below = detail.height() if self.detail else 0
            if title.height() + below <= height and title.width() <= width:
                break
        else:
            if not self.alarm and title.height() + below > height:
                below = 0
            below = min(below, max(0, height - title.height()))
        top = max(0, (height - title.height() - below) // 2)
        painter.setFont(title_font)
        painter.setPen(c["ink"])
        painter.drawText(QRect(ASIDE, top, width, title.height()), wrap, told)
        if below:
            painter.setFont(detail_font)
            painter.setPen(c["bad" if self.alarm else "ink2"])
            room = QRect(ASIDE, top + title.height(), width, below)
            painter.drawText(room, wrap, more)
        painter.end()


class ActionBar(QFrame):
    """Prompt on the left, buttons on the right, the main action rightmost.

    Attributes:
        pressed: a button was pressed, by its id.
    """

    pressed = Signal(str)

    def __init__(self, theme: Theme, explain: Callable[[str], str] = lambda _: "") -> None:
        """``explain`` returns what the terms in a text mean."""
        super().__init__()
        self._theme = theme
        self._buttons: list[Button] = []
        self._widgets: dict[str, KeyButton] = {}
        self.setAutoFillBackground(True)
        self._words = PromptWords(theme, explain)
        whole = QHBoxLayout(self)
        whole.addWidget(self._words, 1)
        self._row = QHBoxLayout()
        whole.addLayout(self._row)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Apply another theme or language."""
        self._theme = theme
        c, px, whole = theme.colours, theme.px, self.layout()
        assert whole is not None
        whole.setContentsMargins(px(16) - ASIDE, px(4), px(14), px(4))
        whole.setSpacing(px(8))
        self._row.setSpacing(px(GAP))
        self.setStyleSheet(
            f"ActionBar {{ background: {c.panel}; border-top: 1px solid {c.line}; }}"
        )
        self._words.dress(theme)
        for widget in self._widgets.values():
            widget.dress(theme)
        self._fit()

    def show_prompt(self, prompt: Prompt, alarm: bool = False) -> None:
        """Set the prompt; ``alarm`` when something was refused."""
        self._words.show_prompt(prompt, alarm)
        self.setAccessibleName(f"{prompt.title}. {prompt.detail}")

    def clear(self) -> None:
        """Show no prompt and no buttons."""
        self.show_prompt(Prompt(""))
        self.show_buttons([])

    @property
    def words(self) -> tuple[str, str]:
        """The two lines shown now."""
        return self._words.title, self._words.detail

    def show_buttons(self, buttons: Sequence[Button], position: object = None) -> None:
        """Show these; widgets are kept while the ids stay the same, so nothing flickers.

        The same button in another ``position`` of the match asks something else.
        """
        if [b.id for b in buttons] != [b.id for b in self._buttons]:
            self._rebuild(buttons)
        self._buttons = list(buttons)
        for button in buttons:
            widget = self._widgets[button.id]
            widget.mean((button.id, None if button.id in _STEADY else position))
            widget.become(button.kind)
            widget.set_words(button.text, button.key)
            widget.setCheckable(button.kind == "segment")
            widget.setChecked(button.checked)
            widget.setEnabled(button.enabled)
            widget.setToolTip(tip_text(button.why))
        self._fit()

    def button(self, id_: str) -> KeyButton | None:
        """The widget of a button, if it is shown."""
        return self._widgets.get(id_)

    @property
    def shown(self) -> Sequence[Button]:
        """The buttons shown."""
        return self._buttons

    @property
    def filled(self) -> str:
        """The id of the main action's button, or empty if it cannot be pressed."""
        found = (b.id for b in self._buttons if b.kind == "primary" and b.enabled)
        return next(found, "")

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        return list(self._widgets.values())

    def _rebuild(self, buttons: Sequence[Button]) -> None:
        """Put the buttons in their order; what stays is the same widget, and keeps the focus."""
        staying = {button.id for button in buttons}
        for id_, widget in self._widgets.items():
            self._row.removeWidget(widget)
            if id_ not in staying:
                widget.hide()
                widget.deleteLater()
        before, self._widgets = self._widgets, {}
        for button in buttons:
            widget = before.get(button.id) or self._made(button)
            self._widgets[button.id] = widget
            self._row.addWidget(widget)

    def _made(self, button: Button) -> KeyButton:
        widget = KeyButton(self._theme, button.kind, self)
        widget.clicked.connect(lambda _=False, i=button.id: self.pressed.emit(i))
        return widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tighten the buttons in narrow windows, and leave out keys before any word is cut."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        def needed() -> int:
            hints = [w.sizeHint().width() for w in self._widgets.values()]
            return sum(hints) + px(GAP) * len(hints) + px(30)

        px = self._theme.px
        least = self._words.minimumWidth() + px(8)
        for tight, capless, words in (
            (False, (), px(260)),
            (True, (), least),
            (True, ("plain",), least),
            (True, ("plain", "choice", "segment", "primary"), least),
        ):
            for widget in self._widgets.values():
                widget.tight = tight
                widget.capless = widget.kind in capless
            if needed() + words <= self.width():
                break
        for widget in self._widgets.values():
            widget.updateGeometry()
            widget.update()
