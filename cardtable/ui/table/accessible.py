"""The table for screen readers: a list of everything on it.

A graphics view looks empty to a screen reader. Nothing here costs anything unless one is running.
"""

# mypy: disable-error-code="override"
# Qt accepts null for “nothing there” where PySide's stubs ask for an object.

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QFocusEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from shiboken6 import isValid

from cardtable.models.controls.base import Marks
from cardtable.ui.announcing import ReadOnlyPart, send

if TYPE_CHECKING:
    from cardtable.models.table import TableModel
    from cardtable.ui.table.spoken import Spoken


class ReadableView(QGraphicsView):
    """A table view that screen readers see as a list.

    Attributes:
        model: what lies on the table.
        told: what lies on it, in words.
        own_zones: where one's own cards lie.
        focus_key: key of the item with keyboard focus, or empty.
        access: the table's accessible interface, once a screen reader has asked for it.
    """

    def __init__(self, scene: QGraphicsScene, model: TableModel, parent: QWidget | None) -> None:
        super().__init__(scene, parent)
        install()
        self.model = model
        self.told: Callable[[], Sequence[Spoken]] = tuple
        self.own_zones: Collection[str] = ()
        self.focus_key = ""
        self.access: TableAccess | None = None
        self._entering = self._words_come = False
        model.laid.connect(self.table_changed)
        model.modelReset.connect(self.table_changed)

    @property
    def marks(self) -> Marks:
        """How the cards are shown, and what can be chosen."""
        return self.model.marks

    def table_changed(self) -> None:
        """Tell the screen reader, if one is running, that the table has changed."""
        if not QAccessible.isActive():
            return
        if self.access is None:  # nobody has asked for it so far
            QAccessible.queryAccessibleInterface(self)
        if self.access is not None:
            self.access.refresh()
            if not self._words_come:
                self.access.tell_chosen()
            if not self._entering:
                self.access.tell_focus()

    @contextmanager
    def words_first(self) -> Iterator[None]:
        """What is said meanwhile is why something else is chosen now, and comes before that."""
        self._words_come = True
        try:
            yield
        finally:
            self._words_come = False
        if self.access is not None and QAccessible.isActive():
            self.access.tell_chosen()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell where the focus is only after Qt has told that the table has it."""
        super().focusInEvent(event)
        if QAccessible.isActive() and not self._entering:
            self._entering = True
            QTimer.singleShot(0, self, self._entered)

    def _entered(self) -> None:
        self._entering = False
        if self.access is not None:
            self.access.tell_focus(anew=True)


class ThingAccess(ReadOnlyPart):
    """One thing on the table; its words may change while it lies there."""

    def __init__(self, table: TableAccess, key: str) -> None:
        super().__init__()
        self._table, self.key = table, key

    @property
    def _thing(self) -> Spoken | None:
        return self._table.things.get(self.key)

    def isValid(self) -> bool:
        """Whether it still lies there."""
        return self._table.alive and self._thing is not None

    def role(self) -> QAccessible.Role:
        """An entry of a list."""
        return QAccessible.Role.ListItem

    def text(self, which: QAccessible.Text) -> str:
        """Its name, and as its description what lies in it."""
        thing = self._thing
        match which:
            case QAccessible.Text.Name if thing is not None:
                return thing.text
            case QAccessible.Text.Description if thing is not None:
                return thing.more
        return ""

    def state(self) -> QAccessible.State:
        """Whether it can be chosen, is chosen, or has keyboard focus."""
        state, thing = QAccessible.State(), self._thing
        if thing is None or not self._table.alive:
            state.invalid = True
            return state
        view = self._table.view
        marks = view.marks
        state.focusable = True
        state.selectable = thing.key in marks.selectable or thing.key in marks.places
        state.selected = thing.key in marks.selected
        state.disabled = thing.key in marks.dimmed
        state.focused = thing.key == view.focus_key and view.hasFocus()
        return state

    def rect(self) -> QRect:
        """Its box on the screen."""
        thing = self._thing
        if thing is None or not self._table.alive:
            return QRect()
        view = self._table.view
        corner = view.mapToGlobal(QPoint(0, 0))
        return view.viewportTransform().mapRect(thing.box).toAlignedRect().translated(corner)

    def parent(self) -> QAccessibleInterface | None:
        """The list that contains it."""
        return self._table if self._table.alive else None


class TableAccess(ReadOnlyPart):
    """The table as a list.

    Attributes:
        view: the table's view.
        things: what lay on it when it was last read, by key, in reading order.
    """

    def __init__(self, view: ReadableView) -> None:
        super().__init__()
        self.view = view
        self.things = _by_key(view.told())
        self._entries: dict[str, ThingAccess] = {}
        self._selected: frozenset[str] = frozenset()
        self._marked: set[str] = set()
        self._focus = ""
        view.destroyed.connect(self._gone)

    @property
    def alive(self) -> bool:
        """Whether the view still exists: Qt asks once more while it destroys a widget."""
        return isValid(self.view)

    def _gone(self) -> None:
        # Qt deletes a widget's interface with the widget; the entries belong to no widget.
        for entry in self._entries.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(entry))

    def isValid(self) -> bool:
        """Whether the table still exists."""
        return self.alive

    def object(self) -> QObject | None:
        """The view."""
        return self.view if self.alive else None

    def role(self) -> QAccessible.Role:
        """A list."""
        return QAccessible.Role.List

    def text(self, which: QAccessible.Text) -> str:
        """The view's name and description."""
        if not self.alive:
            return ""
        match which:
            case QAccessible.Text.Name:
                return self.view.accessibleName()
            case QAccessible.Text.Description:
                return self.view.accessibleDescription()
        return ""

    def state(self) -> QAccessible.State:
        """Whether it is visible and has keyboard focus."""
        state = QAccessible.State()
        if not self.alive:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = self.view.hasFocus()
        state.invisible = not self.view.isVisible()
        return state

    def rect(self) -> QRect:
        """The table's box on the screen."""
        if not self.alive:
            return QRect()
        return QRect(self.view.mapToGlobal(QPoint(0, 0)), self.view.size())

    def parent(self) -> QAccessibleInterface | None:
        """The interface of the view's parent."""
        parent = self.view.parentWidget() if self.alive else None
        return QAccessible.queryAccessibleInterface(parent) if parent is not None else None

    def window(self) -> QObject | None:
        """The window that contains it."""
        return self.view.window().windowHandle() if self.alive else None

    def child(self, index: int) -> ThingAccess | None:
        """The entry at an index."""
        if not 0 <= index < len(self.things):
            return None
        return self._entry(list(self.things)[index])

    def _entry(self, key: str) -> ThingAccess | None:
        if key not in self.things:
            return None
        if key not in self._entries:
            self._entries[key] = ThingAccess(self, key)
        return self._entries[key]

    def childCount(self) -> int:
        """How many entries there are."""
        return len(self.things)

    def childAt(self, x: int, y: int) -> ThingAccess | None:
        """The topmost entry at a point of the screen."""
        for key in reversed(self.things):
            entry = self._entry(key)
            if entry is not None and entry.rect().contains(x, y):
                return entry
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of an entry, or −1."""
        if isinstance(child, ThingAccess) and child.key in self.things:
            return list(self.things).index(child.key)
        return -1

    def focusChild(self) -> QAccessibleInterface | None:
        """The entry with keyboard focus."""
        if not self.alive or not self.view.hasFocus():
            return None
        return self._entry(self.view.focus_key) or self

    # -- telling ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Tell what came, went, or has another name."""
        event, before, now = QAccessible.Event, self.things, _by_key(self.view.told())
        for key in before.keys() - now.keys():
            if key in self._entries:
                self._tell(event.ObjectDestroyed, key)  # while it still exists
                entry = self._entries.pop(key)
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(entry))
        self.things = now
        for key, thing in now.items():
            if key not in before:
                self._tell(event.ObjectCreated, key)
            elif before[key].text != thing.text:
                self._tell(event.NameChanged, key)
            elif before[key].marks != thing.marks:
                self._marked.add(key)

    def tell_chosen(self) -> None:
        """Tell what is chosen now, and what no longer is.

        Not of what has the focus: who chose it hears that in words, and would hear it twice.
        """
        event, chosen, self._selected = QAccessible.Event, self._selected, self.view.marks.selected
        for key in sorted((chosen ^ self._selected) - {self.view.focus_key}):
            added = key in self._selected
            self._tell(event.SelectionAdd if added else event.SelectionRemove, key)

    def tell_focus(self, anew: bool = False) -> None:
        """Tell which entry has the keyboard focus, if it is another one, or ``anew``."""
        focus, self._focus = self._focus, self.view.focus_key
        if (anew or focus != self._focus) and self.view.hasFocus():
            if self._focus in self._marked:
                # Only now: Orca says at once how that is described anew which has the focus, and
                # the words that came with it have said the same.
                self._marked.remove(self._focus)
                self._tell(QAccessible.Event.DescriptionChanged, self._focus)
            self._tell(QAccessible.Event.Focus, self._focus)

    def _tell(self, what: QAccessible.Event, key: str) -> None:
        entry = self._entry(key)
        if entry is not None:
            send(QAccessibleEvent(entry, what))


def _by_key(things: Sequence[Spoken]) -> dict[str, Spoken]:
    return {thing.key: thing for thing in things}


def _made(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Make the interface of a table view; other widgets keep Qt's own."""
    if not isinstance(thing, ReadableView):
        return None
    thing.access = TableAccess(thing)
    return thing.access


@cache
def install() -> None:
    """Make Qt ask here for accessible interfaces; installed only once."""
    QAccessible.installFactory(_made)
