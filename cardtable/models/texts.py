"""Small models that the panels read: the log, the score sheet, the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from cardtable.engine.game import Game
from cardtable.engine.state import View
from cardtable.models.rows import Index, RowModel
from cardtable.phrases.base import CardsLaid, Names, Phrases
from cardtable.phrases.cards import signs_said
from cardtable.phrases.numbers import points
from cardtable.phrases.rulebook import Term, explained

#: Lines that the log keeps; the journal keeps all.
LOG_LINES = 400

#: With more seats, the sheet's headings are their signs instead of their names.
CROWDED = 3

SEAT_ROLE = Qt.ItemDataRole.UserRole + 1
OWN_ROLE = Qt.ItemDataRole.UserRole + 2


class LogModel(RowModel[tuple[int, str]]):
    """What happened, one sentence per row, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = 0
        #: Who laid which cards, by the number of the event.
        self._laid: dict[int, CardsLaid] = {}
        self._last: tuple[object, ...] = ()
        self._terms: Callable[[], list[Term]] = list

    def show(self, view: View, phrases: Phrases[Any], names: Names, anew: bool = False) -> None:
        """Show the history of a view; word only new events, unless it is another seat's view."""
        self._terms = phrases.glossary
        history = view.history
        same = (view.seat, id(phrases)) == self._last and len(history) >= self._told
        if not same or anew:
            self.beginResetModel()
            self.rows = []
            self._told = 0
            self._laid.clear()
            self._last = (view.seat, id(phrases))
            self.rows = self._word(view, phrases, names)[-LOG_LINES:]
            self._told = len(history)
            self.endResetModel()
            return
        lines = self._word(view, phrases, names)
        self._told = len(history)
        if not lines:
            return
        at = len(self.rows)
        self.beginInsertRows(QModelIndex(), at, at + len(lines) - 1)
        self.rows += lines
        self.endInsertRows()
        if len(self.rows) > LOG_LINES:
            extra = len(self.rows) - LOG_LINES
            self.beginRemoveRows(QModelIndex(), 0, extra - 1)
            del self.rows[:extra]
            self.endRemoveRows()

    def _word(self, view: View, phrases: Phrases[Any], names: Names) -> list[tuple[int, str]]:
        """Return the new sentences, each with the number of its event."""
        events = list(enumerate(view.history.since(self._told), self._told))
        laid = ((number, phrases.laid(event, names)) for number, event in events)
        self._laid |= {number: cards for number, cards in laid if cards is not None}
        told = ((number, phrases.event(event, names)) for number, event in events)
        return [(number, line) for number, line in told if line]

    @property
    def lines(self) -> Sequence[str]:
        """All sentences."""
        return self.lines_since(0)

    @property
    def laid(self) -> Sequence[CardsLaid | None]:
        """Who laid which cards, for each sentence that tells only that."""
        return [self._laid.get(number) for number, _line in self.rows]

    def lines_since(self, event: int) -> Sequence[str]:
        """The sentences of an event, by its index in the history, and of all later ones."""
        return [line for number, line in self.rows if number >= event]

    def event_of(self, row: int) -> int:
        """Return the index in the history of the event that a sentence describes."""
        return self.rows[row][0]

    def told(self, line: tuple[int, str], role: int) -> Any:
        """Return the sentence."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line[1]
        if role == Qt.ItemDataRole.ToolTipRole:
            return explained(line[1], self._terms())
        return None


def course(view: View) -> list[list[int]]:
    """Each seat's score before the first deal and after every one."""
    rows = []
    for seat, score in enumerate(view.scores):
        deltas = [row.deltas[seat] for row in view.sheet if not row.summary]
        rows.append(list(accumulate(deltas, initial=score - sum(deltas))))
    return rows


class ScoreSheetModel(QAbstractTableModel):
    """The score sheet: one column per seat, one row per finished deal; totals are elsewhere."""

    def __init__(self, game: Game, phrases: Phrases[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game, self._phrases = game, phrases
        self._names: Names = ()
        self._view: View | None = None
        self._rows = 0

    def show(self, view: View, names: Names) -> None:
        """Show the sheet of a view.

        How long it is is asked here: what fails where Qt asks ends the program.
        """
        rows = len(view.sheet)
        self.beginResetModel()
        self._view, self._names, self._rows = view, names, rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """The number of finished deals."""
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """The number of seats."""
        return 0 if parent.isValid() else len(self._names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the points that a seat won in a deal."""
        view = self._view
        if view is None or not index.isValid():
            return None
        row, seat = index.row(), index.column()
        if not (0 <= row < len(view.sheet) and 0 <= seat < len(self._names)):
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            delta = view.sheet[row].deltas[seat]
            text = points(delta, self._game.score_divisor, sign=True) if delta else "–"
            return text if role == Qt.ItemDataRole.DisplayRole else signs_said(text)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role == OWN_ROLE:
            return seat == view.seat
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return names for the columns, deals for the rows."""
        view = self._view
        if view is None:
            return None
        if orientation == Qt.Orientation.Horizontal:
            if not 0 <= section < len(self._names):
                return None
            crowded = len(self._names) > CROWDED
            if role == SEAT_ROLE:
                return section if crowded else None
            if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                return self._names[section]
            shown = "" if crowded else self._names[section]
            return shown if role == Qt.ItemDataRole.DisplayRole else None
        if not 0 <= section < len(view.sheet):
            return None
        whole = self._phrases.score_row(view, view.sheet[section])
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return whole
        if role == Qt.ItemDataRole.DisplayRole:
            return str(section + 1) if len(self._names) > CROWDED else whole
        return None
