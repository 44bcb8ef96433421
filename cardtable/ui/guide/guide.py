"""Leads through a lesson at the table: explains each step in a bubble, and takes its keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QFrame

from cardtable.engine.events import Params
from cardtable.models.lesson import LessonRun
from cardtable.phrases.base import LessonWords, cost_sentence
from cardtable.translation import _, pgettext
from cardtable.ui.bindings import key_of
from cardtable.ui.guide.bubble import Said, Way
from cardtable.ui.guide.table_guide import TableGuide
from cardtable.ui.table.page import TablePage

_BUTTON = "button:"
#: What stands for a space where a line must not end.
_UNBROKEN = "\u00a0"
#: A ring's distance from its button and its width, in pixels at the usual text size.
_OFF, _WIDE = 3, 3


class Guide(TableGuide):
    """The guide of a lesson at one table.

    Attributes:
        next: go to the next lesson.
        quick: start a match of the game.
        run, words: the lesson's state, and its sentences.
        ring: lies around a button that is mentioned, as buttons are too far from the bubble.
    """

    next = Signal()
    quick = Signal()

    def __init__(self, page: TablePage, run: LessonRun, words: LessonWords, more: bool) -> None:
        """``more``: whether the game has another lesson after this one."""
        super().__init__(page, lambda: _("Leave the tutorial"))
        self.run, self.words, self._more = run, words, more
        self._game = page.game.id
        self.ring = QFrame(page)
        self.ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ring.hide()
        page.lead(lambda: run.lesson.advice(run.view))
        run.changed.connect(self._again)
        self._again()

    # -- what it says ----------------------------------------------------------------------------
    def _said(self) -> Said | None:
        run = self.run
        head = _(
            "{lesson} · {part} of {parts}",
            lesson=self.words.title(run.lesson.id),
            part=run.part,
            parts=run.lesson.parts,
        )
        title, dot, count = head.rpartition(" · ")
        head = title + dot + count.replace(" ", _UNBROKEN)
        if run.done:
            return self._learnt()
        if run.slip is not None:
            what = run.slip.what
            back = Way("back", _("Undo"), key_of("undo"))
            on = Way("on", _("Keep playing"), "Return", primary=True)
            return Said(
                head,
                self.words.wrong(self._game, what.id, dict(what.params)),
                cost_sentence(self.words, run.slip.own, run.slip.best),
                (back, on),
            )
        if run.step is not None:
            facts: Params = run.step.facts(run.view)
            text = self.words.said(self._game, run.step.id, dict(facts), self._page.names)
            on = Way("on", pgettext("tutorial", "Continue"), "Return", primary=True)
            return Said(head, text, ways=() if run.step.advised is not None else (on,))
        if run.astray:
            text = _("You’ve left the tutorial. Keep playing, or undo to return.")
            return Said(head, text, ways=(Way("back", _("Undo"), key_of("undo")),))
        return None

    def _learnt(self) -> Said:
        run = self.run
        head = _("{lesson} – done", lesson=self.words.title(run.lesson.id))
        lines = self.words.learnt(self._game, run.lesson.id)
        quick, last = _("Quick match"), not self._more
        ways = [Way("quick", quick, "Return" if last else "", primary=last)]
        if self._more:
            ways.append(Way("next", _("Next tutorial"), "Return", primary=True))
        return Said(head, "\n".join(f"• {line}" for line in lines), ways=tuple(ways))

    # -- what it points at -----------------------------------------------------------------------
    @property
    def _points_at_nothing(self) -> bool:
        return self.run.done

    def _points(self) -> Sequence[str]:
        """The names of what the step mentions."""
        run = self.run
        if run.slip is not None:  # its buttons may be gone, and are not to be pressed now
            return [name for name in run.slip.points if not name.startswith(_BUTTON)]
        if run.step is None or run.done:
            return ()
        return run.step.points(run.view)

    def _boxes(self, name: str, ratio: float) -> Sequence[QRect]:
        if name.startswith(_BUTTON):
            box = self._button_box(name)
            return [] if box.isNull() else [box]
        return super()._boxes(name, ratio)

    def _button_box(self, name: str) -> QRect:
        """The box of a button in the action bar; null if it is not shown."""
        button = self._page.bar.button(name.removeprefix(_BUTTON))
        if button is None or not button.isVisible():
            return QRect()
        return QRect(button.mapTo(self._page, QPoint(0, 0)), button.size())

    def _point(self, on: bool) -> None:
        """Show the ring around the mentioned button, if any."""
        names = self._points() if on else ()
        boxes = (self._button_box(name) for name in names if name.startswith(_BUTTON))
        box = next((box for box in boxes if not box.isNull()), None)
        self.ring.setVisible(box is not None)
        if box is None:
            return
        theme = self._page.theme
        off, width = theme.px(_OFF), theme.px(_WIDE)
        out = off + width
        self.ring.setGeometry(box.adjusted(-out, -out, out, out))
        self.ring.setStyleSheet(
            f"border: {width}px solid {theme.colours.mark}; border-radius: {theme.px(8) + out}px;"
        )
        self.ring.raise_()

    # -- doing -----------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Take a key before the table does: Enter presses the button in the ring."""
        if super().press_key(key):
            return True
        if key != "Return" or not self.ring.isVisible() or self._prepared:
            return False
        names = (name for name in self._points() if not self._button_box(name).isNull())
        self._page.press(next(names).removeprefix(_BUTTON))
        return True

    def _choose(self, way: str) -> None:
        self._page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        match way:
            case "on":
                self.run.go_on()
            case "back":
                self._page.undo()
            case "next":
                self._later(self.next)
            case "quick":
                self._later(self.quick)
