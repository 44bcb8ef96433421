"""Hasty hands: a press that was meant for what stood there a moment ago does nothing.

A double click on a button must not press what takes its place, and a key that is pressed twice must
not answer the next question as well. Whatever can be pressed keeps a :class:`Standing` of what it
meant and where; a press counts if nothing has changed about that for ``durations.HASTE``.

Presses of the same key, or of the same button of the mouse at the same place, that follow each
other within that time are one burst, and so is a key that is held down: all of it was meant for
what stood there when it began.

When the window was busy, both clicks of a double click may be handled long after they were made. So
two presses whose own times lie close together count as close, however late the second is handled.

A dialog, a page or the privacy screen brings much at once, not all of it made of our own buttons:
the :class:`PressGuard` keeps presses from a window that has only just come to show it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui import durations

#: How far the hand may shake between two clicks at the same place, in pixels.
_SAME_PLACE = 24
#: Less than passes between a press and what it changes, in milliseconds.
_A_MOMENT = 0.01
#: Within this time an event is handed from a widget to its parent, in milliseconds.
_AT_ONCE = 5
#: Keys that press what has the focus, or the main button. Any other key that is not the one just
#: pressed is meant.
_PRESSING = {
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Select,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
}


def _now() -> float:
    return time.monotonic() * 1000


@dataclass(frozen=True, slots=True)
class _Burst:
    """Presses that follow each other closely: of what, where, and when the first was handled."""

    what: object
    place: QPointF
    began: float

    def takes(self, what: object, place: QPointF) -> bool:
        """Whether another press may belong to it."""
        return self.what == what and (place - self.place).manhattanLength() <= _SAME_PLACE


def _pressed(event: QInputEvent) -> tuple[object, QPointF, bool]:
    """What was pressed, where, and whether it is a key held down."""
    if isinstance(event, QKeyEvent):
        return event.key(), QPointF(), event.isAutoRepeat()
    if isinstance(event, QMouseEvent):
        return event.button(), event.globalPosition(), False
    return None, QPointF(), False


class Hands:
    """The presses of mouse and keyboard, as far as their times matter.

    Attributes:
        clock: the time now in milliseconds.
        wait: how long a thing must have stood before it can be pressed.
        since: from when on a thing must have stood for the press handled now.
        repeats: whether that press goes on with a burst.
    """

    def __init__(self) -> None:
        self.clock: Callable[[], float] = _now
        self.wait = durations.HASTE
        self.since, self.repeats = 0.0, False
        self._event, self._handled = 0, 0.0
        self._burst = _Burst(None, QPointF(), 0.0)
        self._acting: float | None = None

    def press(self, event: QInputEvent) -> None:
        """Note that a press is being handled; noting it again changes nothing."""
        made, now = event.timestamp(), self.clock()
        same = self.wait if made else _AT_ONCE  # what programs send may have no time of its own
        if made == self._event and now - self._handled < same:
            return
        close = self._event and 0 < made - self._event < self.wait
        what, place, held = _pressed(event)
        self.repeats = self._burst.takes(what, place) and bool(
            held or close or now - self._handled < self.wait
        )
        if not self.repeats:
            self._burst = _Burst(what, place, now)
        # What the first press of the burst has changed was not there before it.
        self.since = min(now - self.wait, self._burst.began - _A_MOMENT)
        if close:
            self.since = min(self.since, self._handled)
        self._event, self._handled = made, now
        self.act()

    def act(self) -> None:
        """Count what changes until the event loop goes on as changed now, however long it takes."""
        if self._acting is None:
            self._acting = self.clock()
            QTimer.singleShot(0, self._rest)

    def _rest(self) -> None:
        self._acting = None

    @property
    def moment(self) -> float:
        """When something that changes now has changed."""
        return self.clock() if self._acting is None else self._acting


#: There is one mouse and one keyboard.
HANDS = Hands()


@dataclass(frozen=True, slots=True)
class _State:
    since: float
    meaning: object
    place: QRect | None


class Standing:
    """What a thing has meant, and where it stood, in the last moments."""

    def __init__(self) -> None:
        self._states: list[_State] = []

    def note(self, meaning: object, place: QRect | None = None) -> None:
        """Note what it means and where it stands now; no place if it cannot be seen."""
        now = HANDS.moment
        if self._states and (self._states[-1].meaning, self._states[-1].place) == (meaning, place):
            return
        self._states.append(_State(now, meaning, place))
        while len(self._states) > 2 and self._states[1].since < now - 2 * HANDS.wait:
            del self._states[0]

    def meanings(self) -> list[object]:
        """What it has meant since the press handled now might have been meant, the latest last.

        What stood too shortly to be seen is left out; ``None`` stands for the time before all.
        """
        states, since = self._states, HANDS.since
        ends = [state.since for state in states[1:]] + [float("inf")]
        seen = [
            state.meaning
            for state, end in zip(states, ends, strict=True)
            if end > since and end - state.since >= durations.GLIMPSE
        ]
        return seen if states and states[0].since <= since else [None, *seen]

    def stood(self, point: QPoint | None = None) -> bool:
        """Whether it has meant the same, at that point, for as long as the press demands."""
        if not HANDS.wait:
            return True
        if not self._states or self._states[0].since > HANDS.since:
            return False
        meant = self._states[-1].meaning
        ends = [state.since for state in self._states[1:]] + [float("inf")]
        return all(
            state.meaning == meant
            and (point is None or (state.place is not None and state.place.contains(point)))
            for state, end in zip(self._states, ends, strict=True)
            if end > HANDS.since
        )


class PressGuard(QObject):
    """Keeps presses from what a window and its dialogs have only just come to show."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._standing, self._number = Standing(), 0
        self._released: Qt.MouseButton | None = None
        self.renew()
        self.watch(window)
        self._guard(window.windowHandle())

    def renew(self) -> None:
        """Take what is shown from now on as new."""
        self._number += 1
        self._standing.note(self._number)

    def watch(self, cover: QWidget) -> None:
        """What covers the window makes it new when it comes and when it goes."""
        cover.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take presses that came too soon, with their releases."""
        match event.type():
            case QEvent.Type.Show | QEvent.Type.Hide if watched.isWidgetType():
                self.renew()
                self._guard(self._window.windowHandle())
            case QEvent.Type.WindowBlocked | QEvent.Type.WindowUnblocked:
                self.renew()
                self._guard(QGuiApplication.modalWindow())
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                if watched.isWindowType() and isinstance(event, QMouseEvent):
                    HANDS.press(event)
                    taken = not self._standing.stood()
                    self._released = event.button() if taken else None
                    return taken
            case QEvent.Type.MouseButtonRelease:
                if watched.isWindowType() and isinstance(event, QMouseEvent):
                    taken, self._released = event.button() == self._released, None
                    return taken
            case QEvent.Type.KeyPress:
                if watched.isWindowType() and isinstance(event, QKeyEvent):
                    HANDS.press(event)
                    hasty = HANDS.repeats or event.key() in _PRESSING
                    return hasty and not self._standing.stood()
            case _:
                pass
        return False

    def _guard(self, window: QObject | None) -> None:
        if window is not None:
            window.installEventFilter(self)  # a second time changes nothing
