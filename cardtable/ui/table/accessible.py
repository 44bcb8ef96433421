"""The table for screen readers: a list of everything on it, and sentences read out as they come.

A graphics view looks empty to a screen reader. Nothing here costs anything unless one is running.
"""

# mypy: disable-error-code="override"
# Qt accepts null for “nothing there” where PySide's stubs ask for an object.

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
    QColor,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from shiboken6 import isValid

from cardtable.models.controls.base import Marks
from cardtable.ui.announcing import send

if TYPE_CHECKING:
    from cardtable.models.table import TableModel
    from cardtable.ui.table.spoken import Spoken


class ReadableView(QGraphicsView):
    """A table view that screen readers see as a list.

    Attributes:
        model: what lies on the table.
        told: what lies on it, in words.
        focus_key: key of the item with keyboard focus, or empty.
        access: the table's accessible interface, once a screen reader has asked for it.
    """

    def __init__(self, scene: QGraphicsScene, model: TableModel, parent: QWidget | None) -> None:
        super().__init__(scene, parent)
        install()
        self.model = model
        self.told: Callable[[], Sequence[Spoken]] = tuple
        self.focus_key = ""
        self.access: TableAccess | None = None
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


class _Part(QAccessibleInterface):
    """Defaults shared by the list and its entries: no colours, no relations, read-only."""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Do nothing: the text is read-only."""

    def relations(self, match: object = None) -> list[object]:
        """No relations."""
        return []

    def foregroundColor(self) -> QColor:
        """Unused."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Unused."""
        return QColor()


class ThingAccess(_Part):
    """The entry at one index of the list; what stands there changes with the table."""

    def __init__(self, table: TableAccess, number: int) -> None:
        super().__init__()
        self._table, self._number = table, number

    @property
    def _thing(self) -> Spoken | None:
        things = self._table.things
        return things[self._number] if self._number < len(things) else None

    def isValid(self) -> bool:
        """Whether there is something at this index."""
        return self._table.alive and self._thing is not None

    def object(self) -> QObject | None:
        """None: an entry is not a widget."""
        return None

    def role(self) -> QAccessible.Role:
        """An entry of a list."""
        return QAccessible.Role.ListItem

    def text(self, which: QAccessible.Text) -> str:
        """The entry's name, and as its description what lies in it."""
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
        stop = thing.key in marks.selectable or thing.key in marks.places
        state.selectable = state.focusable = stop
        state.selected = thing.key in marks.selected
        state.disabled = thing.key in marks.dimmed
        state.focused = bool(thing.key) and thing.key == view.focus_key and view.hasFocus()
        return state

    def rect(self) -> QRect:
        """The entry's box on the screen."""
        thing = self._thing
        if thing is None or not self._table.alive:
            return QRect()
        view = self._table.view
        corner = view.mapToGlobal(QPoint(0, 0))
        return view.viewportTransform().mapRect(thing.box).toAlignedRect().translated(corner)

    def parent(self) -> QAccessibleInterface | None:
        """The list that contains the entry."""
        return self._table if self._table.alive else None

    def child(self, index: int) -> None:
        """None: an entry has no children."""
        return

    def childCount(self) -> int:
        """No children."""
        return 0

    def childAt(self, x: int, y: int) -> None:
        """None: an entry has no children."""
        return

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """No children."""
        return -1


class TableAccess(_Part):
    """The table as a list.

    Attributes:
        view: the table's view.
        things: what lay on it when it was last read.
    """

    def __init__(self, view: ReadableView) -> None:
        super().__init__()
        self.view = view
        self.things: Sequence[Spoken] = view.told()
        self._entries: list[ThingAccess] = []
        self._selected: frozenset[str] = frozenset()
        self._focus = ""
        view.destroyed.connect(self._gone)

    @property
    def alive(self) -> bool:
        """Whether the view still exists: Qt asks once more while it destroys a widget."""
        return isValid(self.view)

    def _gone(self) -> None:
        # Qt deletes a widget's interface with the widget; the entries belong to no widget.
        for entry in self._entries:
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
        while len(self._entries) <= index:
            self._entries.append(ThingAccess(self, len(self._entries)))
        return self._entries[index]

    def childCount(self) -> int:
        """How many entries there are."""
        return len(self.things)

    def childAt(self, x: int, y: int) -> ThingAccess | None:
        """The topmost entry at a point of the screen."""
        for index in reversed(range(len(self.things))):
            entry = self.child(index)
            if entry is not None and entry.rect().contains(x, y):
                return entry
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of an entry, or −1."""
        return next((i for i, entry in enumerate(self._entries) if entry is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:
        """The entry with keyboard focus."""
        if not self.alive or not self.view.hasFocus():
            return None
        index = self._index(self.view.focus_key)
        return self if index is None else self.child(index)

    def _index(self, key: str) -> int | None:
        if not key:
            return None
        return next((i for i, thing in enumerate(self.things) if thing.key == key), None)

    # -- telling ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Announce what came, went or was chosen, and where the keyboard focus is now."""
        event, now = QAccessible.Event, self.view.told()
        before = self.things
        for index in range(len(now), len(before)):
            self._announce(event.ObjectDestroyed, index)  # while it still exists
        self.things = now
        for index in range(len(before), len(now)):
            self._announce(event.ObjectCreated, index)
        for index, (old, new) in enumerate(zip(before, now, strict=False)):
            if old.text != new.text:
                self._announce(event.NameChanged, index)
        chosen, self._selected = self._selected, self.view.marks.selected
        for key in sorted(chosen ^ self._selected):
            self._announce(event.StateChanged, self._index(key))
        focus, self._focus = self._focus, self.view.focus_key
        if focus != self._focus and self.view.hasFocus():
            self._announce(event.Focus, self._index(self._focus))

    def _announce(self, what: QAccessible.Event, index: int | None) -> None:
        entry = None if index is None else self.child(index)
        if entry is None:
            return
        if what == QAccessible.Event.StateChanged:
            changed = QAccessible.State()
            changed.selected = True
            send(QAccessibleStateChangeEvent(entry, changed))
        else:
            send(QAccessibleEvent(entry, what))


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
