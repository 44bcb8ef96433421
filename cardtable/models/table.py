"""One seat's table as an item model: a row for each thing that lies on it.

The game lays out a view (:class:`~cardtable.engine.table.Layout`); the model compares that with
what lay there before and announces the difference as Qt does: rows that came, went, moved or
changed. The scene draws and animates what is announced; screen readers, the eye and tests read the
rows.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from cardtable.engine.table import (
    BoxSpot,
    BracketSpot,
    CardSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    KnobSpot,
    LabelSpot,
    Layout,
    PlateSpot,
    SlotSpot,
    ZoneSpot,
    hand_of,
)
from cardtable.models.controls.base import Marks
from cardtable.phrases.lists import apart

Index = QModelIndex | QPersistentModelIndex
Spot = (
    CardSpot
    | PlateSpot
    | LabelSpot
    | SlotSpot
    | ChipSpot
    | FrameSpot
    | BracketSpot
    | FurnitureSpot
    | BoxSpot
    | KnobSpot
    | ZoneSpot
)

#: What wins and losses are marked with; the words beside it say so too.
_SIGN = re.compile("[▲▼] ?")
#: Our own markup: tags that begin a new line, and all tags.
_BREAK, _TAG = re.compile("<(?:br|p|div|/p|/div|li|tr|td)[^>]*>"), re.compile("<[^>]*>")

#: Names of the kinds of rows.
KINDS: Mapping[type, str] = {
    CardSpot: "card",
    PlateSpot: "plate",
    LabelSpot: "label",
    SlotSpot: "slot",
    ChipSpot: "chip",
    FrameSpot: "frame",
    BracketSpot: "bracket",
    FurnitureSpot: "furniture",
    BoxSpot: "box",
    KnobSpot: "knob",
    ZoneSpot: "zone",
}


class TableRole(IntEnum):
    """The roles of a row. What its kind does not have (the face of a plate) is ``None``.

    ``NUMBER`` stays the same as long as the thing lies there, even if a card gets another key
    because its face becomes known.
    """

    NUMBER = Qt.ItemDataRole.UserRole + 1
    KIND = Qt.ItemDataRole.UserRole + 2
    KEY = Qt.ItemDataRole.UserRole + 3
    SPOT = Qt.ItemDataRole.UserRole + 4
    ZONE = Qt.ItemDataRole.UserRole + 5
    PLACE = Qt.ItemDataRole.UserRole + 6
    FACE = Qt.ItemDataRole.UserRole + 7
    SELECTABLE = Qt.ItemDataRole.UserRole + 8
    SELECTED = Qt.ItemDataRole.UserRole + 9
    HINTED = Qt.ItemDataRole.UserRole + 10
    DIMMED = Qt.ItemDataRole.UserRole + 11
    FOCUSED = Qt.ItemDataRole.UserRole + 12
    WORDS = Qt.ItemDataRole.UserRole + 13


@dataclass(frozen=True, slots=True)
class Words:
    """The words on a thing.

    Attributes:
        said: its lines in markup, with names escaped.
        tip: shown when it is pointed at, in markup.
        drawn: anything else it is drawn with; compared, not read.
        heard: what is read instead of its lines, in markup; empty for the lines.
    """

    said: tuple[str, ...] = ()
    tip: str = ""
    drawn: object = None
    heard: str = ""

    def __str__(self) -> str:
        """Return what is read, without its markup, on one line."""
        lines = self.heard or (apart(self.said) if len(self.said) > 1 else "".join(self.said))
        told = _SIGN.sub("", _TAG.sub("", _BREAK.sub(" ", lines)))
        return " ".join(html.unescape(told).split())


@dataclass(frozen=True, slots=True)
class CardMarks:
    """How a card is shown.

    Attributes:
        selectable, selected, hinted, focused, dimmed: as in :class:`~controls.base.Marks`.
    """

    selectable: bool = False
    selected: bool = False
    hinted: bool = False
    focused: bool = False
    dimmed: bool = False

    @classmethod
    def of(cls, key: str, marks: Marks) -> CardMarks:
        """Return the marks of one card."""
        return cls(
            key in marks.selectable,
            key in marks.selected,
            key in marks.hinted,
            key == marks.focus,
            key in marks.dimmed,
        )


@dataclass(slots=True)
class Row:
    """One thing on the table; its ``number`` stays the same as long as it lies there."""

    number: int
    spot: Spot
    words: Words
    shown: CardMarks


class TableModel(QAbstractListModel):
    """Everything on the table, kind by kind, in the order of the layout.

    Attributes:
        laid: emitted when all rows are up to date; what came, went and changed was announced
            before. A reset is different: everything is gone at once, without a trace.
        layout, marks: the latest.
        before: the anchors of the previous layout, where cards come from.
    """

    laid = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.layout, self.marks = Layout(), Marks()
        self.before: Mapping[str, tuple[float, float, float]] = {}
        self._rows: list[Row] = []
        self._last = 0

    # -- reading ---------------------------------------------------------------------------------
    @property
    def rows(self) -> Sequence[Row]:
        """All things, in the order of the rows."""
        return self._rows

    def row(self, number: int) -> Row:
        """Return the thing in a row, from 0."""
        return self._rows[number]

    def card(self, key: str) -> CardSpot | None:
        """Return the card with a key."""
        return next((spot for spot in self.layout.cards if spot.key == key), None)

    def card_row(self, key: str) -> Row | None:
        """Return the row of a card; cards come first."""
        cards = self._rows[: len(self.layout.cards)]
        return next((row for row in cards if row.spot.key == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """The number of things on the table."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's data; see :class:`TableRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        spot, shown = row.spot, row.shown
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return str(row.words)
            case TableRole.NUMBER:
                return row.number
            case TableRole.KIND:
                return KINDS[type(spot)]
            case TableRole.KEY:
                return spot.key
            case TableRole.SPOT:
                return spot
            case TableRole.ZONE:
                return getattr(spot, "zone", None)
            case TableRole.PLACE:
                return getattr(spot, "place", None)
            case TableRole.FACE:
                return getattr(spot, "face", None)
            case TableRole.SELECTABLE:
                return shown.selectable
            case TableRole.SELECTED:
                return shown.selected
            case TableRole.HINTED:
                return shown.hinted
            case TableRole.DIMMED:
                return shown.dimmed
            case TableRole.FOCUSED:
                return shown.focused
            case TableRole.WORDS:
                return row.words
        return None

    # -- telling ---------------------------------------------------------------------------------
    def show(self, layout: Layout, marks: Marks, words: Callable[[Spot], Words]) -> None:
        """Show a new layout; announce only what changes.

        Args:
            layout: where everything lies.
            marks: how the cards are marked.
            words: returns the words on a thing; called once for each.
        """
        wanted = self._matched(layout, marks, words)
        self.before = self.layout.anchors
        self.layout, self.marks = layout, marks
        numbers = {row.number for row in wanted}
        for at in range(len(self._rows) - 1, -1, -1):
            if self._rows[at].number not in numbers:
                self.beginRemoveRows(QModelIndex(), at, at)
                del self._rows[at]
                self.endRemoveRows()
        for at, row in enumerate(wanted):
            self._bring(at, row)
        for at, row in enumerate(wanted):
            if self._rows[at] != row:
                self._rows[at] = row
                index = self.index(at)
                self.dataChanged.emit(index, index)
        self.laid.emit()

    def mark_focus(self, key: str) -> None:
        """Mark another card as the one with keyboard focus; everything stays where it lies."""
        self.marks = replace(self.marks, focus=key)
        for at, row in enumerate(self._rows[: len(self.layout.cards)]):
            focused = row.spot.key == key
            if row.shown.focused != focused:
                self._rows[at] = replace(row, shown=replace(row.shown, focused=focused))
                index = self.index(at)
                self.dataChanged.emit(index, index)
        self.laid.emit()

    def clear(self) -> None:
        """Take everything away at once, without a trace of what lay there."""
        self.beginResetModel()
        self._rows = []
        self.layout, self.marks, self.before = Layout(), Marks(), {}
        self.endResetModel()

    def _bring(self, at: int, row: Row) -> None:
        """Put a row in its place, whether it is new or lies further down."""
        if at < len(self._rows) and self._rows[at].number == row.number:
            return
        old = next(
            (i for i in range(at, len(self._rows)) if self._rows[i].number == row.number), None
        )
        if old is None:
            self.beginInsertRows(QModelIndex(), at, at)
            self._rows.insert(at, row)
            self.endInsertRows()
        else:
            self.beginMoveRows(QModelIndex(), old, old, QModelIndex(), at)
            self._rows.insert(at, self._rows.pop(old))
            self.endMoveRows()

    def _matched(self, layout: Layout, marks: Marks, words: Callable[[Spot], Words]) -> list[Row]:
        """Return the rows to show, each with the number of the row it was before."""
        spots = list(_spots(layout))
        rows_before = self._rows
        if layout.deal != self.layout.deal:  # other cards, even where the same are dealt again
            rows_before = [row for row in self._rows if not isinstance(row.spot, CardSpot)]
        known = {(type(row.spot), row.spot.key): row.number for row in rows_before}
        keys = {spot.key for spot in layout.cards}
        gone = {
            row.spot.key: row
            for row in rows_before
            if isinstance(row.spot, CardSpot) and row.spot.key not in keys
        }
        rows = []
        for spot in spots:
            number = known.get((type(spot), spot.key))
            if number is None and isinstance(spot, CardSpot):
                same = _same_card(spot, gone)
                number = gone.pop(same).number if same is not None else None
            if number is None:
                self._last += 1
                number = self._last
            shown = CardMarks.of(spot.key, marks) if isinstance(spot, CardSpot) else CardMarks()
            rows.append(Row(number, spot, words(spot), shown))
        return rows


def _spots(layout: Layout) -> list[Spot]:
    """Return everything that lies there, kind by kind."""
    found: list[Spot] = []
    for field in fields(layout):
        value = getattr(layout, field.name)
        if isinstance(value, tuple):
            found += [spot for spot in value if type(spot) in KINDS]
    return found


def _same_card(spot: CardSpot, gone: Mapping[str, Row]) -> str | None:
    """Return which of the removed cards is the one with a new key, if any.

    A known face stays known: only a card that was, or now is, face down changes its key.
    """
    likely: dict[str, CardSpot] = {}
    for key, row in gone.items():
        old = row.spot
        if isinstance(old, CardSpot) and (None in (old.face, spot.face) or old.face == spot.face):
            likely[key] = old
    for key, old in likely.items():
        if (old.zone, old.place) == (spot.zone, spot.place):
            return key
    home = [key for key, old in likely.items() if hand_of(old.zone) == spot.zone]
    if home:  # a play that is taken back, beaten or not
        return home[0]
    from_there = [key for key, old in likely.items() if old.zone == spot.source]
    shown = [key for key in from_there if likely[key].face == spot.face]
    return next(reversed(shown or from_there), None)
