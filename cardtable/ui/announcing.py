"""Sentences that screen readers say as they come.

Qt has an event for that, which Orca understands from version 45 on. Older ones, such as that of
Debian 12, say a notification when it is shown; newer ones would say that as well, and the word
“notification” before it. So on Linux the registry of accessibility is asked who listens for what.
"""

# mypy: disable-error-code="override"
# Qt accepts null for “nothing there” where PySide's stubs ask for an object.

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QGuiApplication,
)
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cardtable.ui import durations

#: Seconds after which it is asked again who listens, and for which an answer is waited.
_AGAIN, _PATIENCE = 30.0, 0.5
#: How many notifications are kept: a screen reader may come to them late.
_KEPT = 16


def send(event: QAccessibleEvent) -> None:
    """Send an event to the screen reader."""
    QAccessible.updateAccessibility(event)


class Announcer:
    """Has sentences said as they come.

    Attributes:
        worded: changes sentences before they are said.
        said: gets each of them.

    Args:
        widget: the widget they belong to.
    """

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self.worded: Callable[[str], str] = str
        self.said: Callable[[str], object] = len
        self._last: dict[str, str] = {}

    def announce(self, sentence: str, urgent: bool = False, waited: bool = True) -> None:
        """Have a sentence said; ``urgent`` where it answers what has just been tried.

        ``waited``: bots that wait for the screen reader wait for this sentence too.
        """
        if not QAccessible.isActive():
            return
        LISTENERS.ask()  # in time for the first sentence, which would come late
        if not sentence:
            return
        sentence = self.worded(sentence)
        if waited:
            self.said(sentence)
        event = QAccessibleAnnouncementEvent(self._widget, sentence)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        send(event)
        LISTENERS.notify(partial(_show_notice, self._widget, sentence))

    def note(self, kind: str, sentence: str) -> None:
        """Count a sentence of a kind as said: another one has said the same."""
        self._last[kind] = sentence

    def announce_new(self, kind: str, sentence: str) -> None:
        """Have said those lines of a sentence that the last one of its kind had not."""
        known, self._last[kind] = self._last.get(kind, "").splitlines(), sentence
        self.announce("\n".join(line for line in sentence.splitlines() if line not in known))


def hold_notices() -> None:
    """Let very much change before old screen readers get their next notification."""
    if QAccessible.isActive():
        LISTENERS.hold()


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """Whatever Qt would tell of what happens here, nobody hears it: it is not seen yet."""
    active = QAccessible.isActive()
    if active:
        QAccessible.setActive(False)
    try:
        yield
    finally:
        if active:
            QAccessible.setActive(True)


def tell_old_readers(widget: QWidget, sentence: str) -> None:
    """Have a sentence said by screen readers that know notifications only; others know it."""
    if QAccessible.isActive():
        LISTENERS.notify(partial(_show_notice, widget, sentence))


class ReadOnlyPart(QAccessibleInterface):
    """Defaults of what is no widget: no children, no colours, no relations."""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Do nothing: the text is read-only."""

    def object(self) -> None:
        """None: it is no widget."""
        return

    def relations(self, match: Any = None) -> list[Any]:
        """No relations."""
        return []

    def foregroundColor(self) -> QColor:
        """Unused."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Unused."""
        return QColor()

    def child(self, index: int) -> QAccessibleInterface | None:
        """No child."""
        return None

    def childCount(self) -> int:
        """No children."""
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """No child."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """No child."""
        return -1


class Notice(ReadOnlyPart):
    """A notification that is nowhere on the screen."""

    def __init__(self, widget: QWidget, sentence: str) -> None:
        super().__init__()
        self._widget, self._sentence = widget, sentence

    def isValid(self) -> bool:
        """Whether its widget still exists."""
        return isValid(self._widget)

    def role(self) -> QAccessible.Role:
        """A notification."""
        return QAccessible.Role.Notification

    def text(self, which: QAccessible.Text) -> str:
        """The sentence, as its name."""
        return self._sentence if which == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        """Nothing special."""
        return QAccessible.State()

    def rect(self) -> QRect:
        """Nowhere."""
        return QRect()

    def parent(self) -> QAccessibleInterface | None:
        """The widget that it belongs to."""
        return QAccessible.queryAccessibleInterface(self._widget) if self.isValid() else None


_notices: deque[Notice] = deque()


def _show_notice(widget: QWidget, sentence: str) -> None:
    if not isValid(widget):
        return
    notice = Notice(widget, sentence)
    QAccessible.registerAccessibleInterface(notice)
    _notices.append(notice)
    send(QAccessibleEvent(notice, QAccessible.Event.ObjectShow))
    while len(_notices) > _KEPT:
        old = _notices.popleft()  # it has to live until Qt has deleted it
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(old))


class Listeners(QObject):
    """Who listens on the bus of accessibility: asked now and then, in a thread, as it may hang.

    When more than fifty events wait, as after another page has opened, Orca forgets notifications
    as soon as the focus moves: so they are held back until all that has been told.
    """

    _known = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._asked = float("-inf")
        self._need: bool | None = None
        self._waiting: list[Callable[[], object]] = []
        self._known.connect(self._learn)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.timeout.connect(self._tell)

    def ask(self) -> bool:
        """Ask now and then, not waiting for the answer; returns whether anybody can be asked."""
        if not sys.platform.startswith("linux") or QGuiApplication.platformName() == "offscreen":
            return False
        now = time.monotonic()
        if now - self._asked > _AGAIN:
            self._asked = now
            with contextlib.suppress(RuntimeError):  # no further thread
                threading.Thread(target=self._ask, name="listeners", daemon=True).start()
        return True

    def hold(self) -> None:
        """Show no notification for a while, longer at the start: Orca gets to know the program."""
        starts = self._need is None
        self._held.start(durations.READER_BEGINS if starts else durations.ALL_CHANGES)

    def notify(self, show: Callable[[], object]) -> None:
        """Show a notification if somebody hears those, but no announcements; once that is known."""
        if self.ask() and self._need is not False:
            self._waiting.append(show)
            self._tell()

    def _ask(self) -> None:
        need = hears_notices_only(_registered())
        with contextlib.suppress(RuntimeError):  # the program has ended
            self._known.emit(need)

    def _learn(self, need: bool) -> None:
        self._need = need
        self._tell()

    def _tell(self) -> None:
        if self._need is None or self._held.isActive():
            return
        waiting, self._waiting = self._waiting, []
        if self._need:
            for show in waiting:
                show()


LISTENERS = Listeners()


def _registered() -> str:
    """What the registry says about who listens for what, in pairs; empty if it cannot be asked."""
    ask = ("dbus-send", "--print-reply=literal")
    bus, registry = "org.a11y.Bus", "org.a11y.atspi.Registry"
    address = _answer(*ask, "--session", f"--dest={bus}", "/org/a11y/bus", f"{bus}.GetAddress")
    if not address:
        return ""
    path, method = "/org/a11y/atspi/registry", f"{registry}.GetRegisteredEvents"
    return _answer(*ask, f"--bus={address}", f"--dest={registry}", path, method)


def _answer(*command: str) -> str:
    try:
        done = subprocess.run(
            command, capture_output=True, errors="replace", timeout=_PATIENCE, check=False
        )
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def hears_notices_only(registered: str) -> bool:
    """Whether somebody in the list of listeners hears notifications, but no announcements."""
    heard: defaultdict[str, set[str]] = defaultdict(set)
    words = registered.split()
    for who, what in pairwise(words):
        if who.startswith(":"):
            heard[who].add(what)
    return any(
        "Object:StateChanged:Showing" in events and "Object:Announcement:" not in events
        for events in heard.values()
    )
