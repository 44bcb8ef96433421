"""Leads through a lesson at the table: explains each step in a bubble, and takes its keys."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame

from cardtable.engine.events import Params
from cardtable.models.lesson import LessonRun
from cardtable.phrases.lessons import LessonWords, cost_sentence
from cardtable.translation import _, pgettext
from cardtable.ui.bindings import key_of
from cardtable.ui.guide.bubble import TIP, Bubble, Said, Way
from cardtable.ui.guide.placing import Ground, best_place, others_of, results_of, spots_of
from cardtable.ui.table.page import TablePage
from cardtable.ui.widgets.tab_order import follow

_BUTTON = "button:"
#: What stands for a space where a line must not end.
_UNBROKEN = "\u00a0"
#: A ring's distance from its button and its width, in pixels at the usual text size.
_OFF, _WIDE = 3, 3


class Guide(QObject):
    """The guide of a lesson at one table.

    Attributes:
        left: the player leaves the lesson.
        next: go to the next lesson.
        quick: start a match of the game.
        run, words: the lesson's state, and its sentences.
        bubble: the bubble that says them.
        ring: lies around a button that is mentioned, as buttons are too far from the bubble.
    """

    left = Signal()
    next = Signal()
    quick = Signal()

    def __init__(self, page: TablePage, run: LessonRun, words: LessonWords, more: bool) -> None:
        """``more``: whether the game has another lesson after this one."""
        super().__init__(page)
        self._page, self.run, self.words, self._more = page, run, words, more
        self._game = page.game.id
        self._theme = page.theme
        self.bubble = Bubble(page.theme, page)
        self.bubble.chosen.connect(self._choose)
        self.bubble.closed.connect(self._close)
        self.ring = QFrame(page)
        self.ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ring.hide()
        page.free_keys.leads = self.press_key
        page.lead(lambda: run.lesson.advice(run.view))
        run.changed.connect(self._again)
        page.scene.settled.connect(self._again)
        page.view.resized.connect(self._again)
        page.model.laid.connect(self._again)
        self._lies: object = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.show)
        self._again()

    def _again(self) -> None:
        """Update the bubble after the table's new layout."""
        self._soon.start()

    @property
    def late(self) -> bool:
        """Whether the bubble has yet to be updated."""
        return self._soon.isActive()

    @property
    def named(self) -> tuple[QRect, ...]:
        """What the bubble mentions, as boxes on the page."""
        return self._ground().named

    @property
    def results(self) -> tuple[QRect, ...]:
        """The results on the table, as boxes on the page."""
        layout, scale = self._page.model.layout, self._page.scene.scale
        return tuple(map(self._at_page, results_of(layout, scale)))

    # -- what it says ----------------------------------------------------------------------------
    def show(self) -> None:
        """Show the current step, once everything has come to rest."""
        said = self._said()
        if said is None or self._page.scene.busy or not self._page.isVisible():
            self.bubble.hide()
            self.ring.hide()
            if self._page.scene.busy:
                self._soon.start(50)
            return
        page = self._page
        if page.theme is not self._theme:
            self._theme = page.theme
            self.bubble.apply_theme(page.theme)
            self._lies = None
        self.bubble.say(said)
        ground, room = self._ground(), self._room()
        lies = said, ground.named, room
        if lies != self._lies:  # it stays in place while cards are picked up
            self._lies = lies
            place = best_place(room, self.bubble.sizes(room), ground)
            self.bubble.lie(place, ground.target(place))
        elif not self.bubble.isVisible():
            self.bubble.show()
            self.bubble.raise_()
        self._ring_button()
        page.announcer.announce_new("lesson", said.announcement)
        follow((page.view, *self.bubble.stops, *page.strip.stops, *page.bar.stops))

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

    # -- where it lies ---------------------------------------------------------------------------
    def _room(self) -> QRect:
        view = self._page.view.geometry()
        if self.run.done:  # it points at nothing: where its tip might be is no part of it
            return view.adjusted(-TIP, -TIP, TIP, TIP) & self._page.rect()
        return view

    def _ground(self) -> Ground:
        layout = self._page.model.layout
        ratio = self._page.pictures.ratio
        named = [box for name in self._points() for box in self._boxes(name, ratio)]
        cards, things = others_of(layout, ratio)
        at = self._at_page
        return Ground(tuple(named), tuple(map(at, cards)), tuple(map(at, things)), self.results)

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
        return [self._at_page(box) for box in spots_of(self._page.model.layout, name, ratio)]

    def _button_box(self, name: str) -> QRect:
        """The box of a button in the action bar; null if it is not shown."""
        button = self._page.bar.button(name.removeprefix(_BUTTON))
        if button is None or not button.isVisible():
            return QRect()
        return QRect(button.mapTo(self._page, QPoint(0, 0)), button.size())

    def _ring_button(self) -> None:
        """Show the ring around the mentioned button, if any."""
        boxes = (self._button_box(name) for name in self._points() if name.startswith(_BUTTON))
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

    def _at_page(self, box: Any) -> QRect:
        view = self._page.view
        seen: QRect = view.mapFromScene(box).boundingRect()
        return seen.translated(view.mapTo(self._page, QPoint(0, 0)))

    # -- doing -----------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Take a key before the table does; returns whether it was meant for the bubble."""
        if not self.bubble.isVisible():
            return False
        ways = self.bubble.said.ways
        if key in ("Return", "Space"):
            way = next((way for way in ways if way.primary), None)
            if way is None:
                return False
            self._choose(way.id)
            return True
        if key == "Esc" and not self._prepared:
            self._close()
            return True
        return False

    @property
    def _prepared(self) -> bool:
        """Whether cards are picked up, or chips laid: Esc puts them back first."""
        prepared = self._page.controls.prepared()
        return bool(prepared.selected or prepared.stakes)

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

    def _close(self) -> None:
        """Leave the tutorial, done or not: what lies there begins no match."""
        self._later(self.left)

    def _later(self, signal: Any) -> None:
        """Emit a signal after this click, as it removes the table along with the bubble."""
        QTimer.singleShot(0, self, partial(signal.emit))
