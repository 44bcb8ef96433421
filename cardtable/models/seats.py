"""The seats of a match in preparation, as an editable model: one row per seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any
from zlib import crc32

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from cardtable.bots.characters import CHARACTERS, PEOPLE, find_character, opponents
from cardtable.comparing import compared
from cardtable.engine.game import Game
from cardtable.engine.match import SEAT_KINDS, Seat
from cardtable.engine.quoting import from_ink
from cardtable.models.rows import Index, RowModel
from cardtable.phrases.characters import character_name, people_called, person_called
from cardtable.phrases.names import (
    name_is_empty,
    name_is_taken,
    name_is_too_long,
    numbered_player,
    opponent_is_taken,
    renumbered,
)

#: Most characters of a player's name.
MAX_NAME = 24


class SeatRole(IntEnum):
    """The roles of a row about its seat, and what may be set.

    KIND is a person or a bot's level, CHARACTER the id of a named opponent (empty: anybody of that
    level), PROBLEM one sentence that says why this seat cannot be taken, or empty. The name of a
    person is Qt's ``EditRole``, as it was typed.
    """

    KIND = Qt.ItemDataRole.UserRole + 1
    PORTRAIT = Qt.ItemDataRole.UserRole + 2
    CHARACTER = Qt.ItemDataRole.UserRole + 3
    PROBLEM = Qt.ItemDataRole.UserRole + 4


@dataclass
class _EditedSeat:
    """A seat while it is edited; a person's name is kept while a bot sits there."""

    kind: str
    name: str
    portrait: int
    character: str


def tidy(name: str) -> str:
    """Return a name without surplus blanks; empty if nothing of it can be seen."""
    return from_ink(" ".join(name.split()))


def portrait_of(seat: Seat) -> int:
    """Return the number of the portrait of a seat; a person's is none of an opponent.

    Records name an opponent but no portrait, so a known opponent's own is used; of a bot with a
    person's portrait, that of the opponent with its name, or one that always goes with this name.
    """
    character = find_character(seat.character)
    if character is not None:
        return character.portrait
    if not seat.is_human and seat.portrait in PEOPLE:
        named = find_character(person_called(seat.name))  # in whatever language it was written
        return (named or CHARACTERS[crc32(seat.name.encode()) % len(CHARACTERS)]).portrait
    if seat.is_human and seat.portrait not in PEOPLE:
        return PEOPLE[seat.portrait % len(PEOPLE)]
    return seat.portrait


def with_character(seat: Seat, id_: str) -> Seat:
    """Return the seat with a named opponent in it, under its name in the language in force."""
    character = find_character(id_)
    if character is None:
        return replace(seat, character="")
    return Seat(character.level, character_name(id_), character.portrait, id_)


class SeatModel(RowModel[_EditedSeat]):
    """The seats of a match that is being prepared.

    Attributes:
        edited: emitted when a seat has changed, come or gone.
    """

    edited = Signal()

    def __init__(self, game: Game, seats: Sequence[Seat], parent: QObject | None = None) -> None:
        """``seats`` as remembered; if their number does not fit ``game``, its default seats."""
        super().__init__(parent)
        self._game = game
        self.rows = [_EditedSeat(s.kind, s.name, s.portrait, s.character) for s in seats]
        self._rename()
        if len(seats) not in game.seat_counts:
            self.rows = []
            for number in range(game.default_seats):
                self.rows.append(self._new("medium" if number else "human"))

    # -- reading ---------------------------------------------------------------------------------
    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every seat can be edited."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def told(self, seat: _EditedSeat, role: int) -> Any:
        """Return name, kind and more; see :class:`SeatRole`."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._called(seat)
            case Qt.ItemDataRole.EditRole:
                return seat.name if seat.kind == "human" else ""
            case SeatRole.KIND:
                return seat.kind
            case SeatRole.PORTRAIT:
                return portrait_of(Seat(seat.kind, seat.name, seat.portrait, seat.character))
            case SeatRole.CHARACTER:
                return seat.character
            case SeatRole.PROBLEM:
                return self._problem(seat)
        return None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The current seats; a bot that may be anybody has no name."""
        result = []
        for seat in self.rows:
            name = tidy(seat.name) if seat.kind == "human" else ""
            result.append(with_character(Seat(seat.kind, name, seat.portrait), seat.character))
        return tuple(result)

    @property
    def problems(self) -> list[tuple[int, str]]:
        """The rows that cannot be taken yet, each with its sentence."""
        return [(i, said) for i, p in enumerate(self.rows) if (said := self._problem(p))]

    @property
    def can_grow(self) -> bool:
        """Whether one more seat is possible."""
        return len(self.rows) + 1 in self._game.seat_counts

    @property
    def can_shrink(self) -> bool:
        """Whether one seat fewer is possible."""
        return len(self.rows) - 1 in self._game.seat_counts

    @staticmethod
    def _called(seat: _EditedSeat) -> str:
        if seat.kind == "human":
            return tidy(seat.name)
        return character_name(seat.character) if seat.character else ""

    def _problem(self, seat: _EditedSeat) -> str:
        others = [other for other in self.rows if other is not seat]
        if seat.kind != "human":
            twin = seat.character and any(
                other.kind != "human" and other.character == seat.character for other in others
            )
            return opponent_is_taken(character_name(seat.character)) if twin else ""
        name = tidy(seat.name)
        if not name:
            return name_is_empty()
        if len(name) > MAX_NAME:
            return name_is_too_long(MAX_NAME)
        if any(compared(self._called(other)) == compared(name) for other in others):
            return name_is_taken(name)
        if people_called([name]) & {other.character for other in others if other.kind != "human"}:
            return name_is_taken(name)  # the same name in another language
        return ""

    # -- editing ---------------------------------------------------------------------------------
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Change a seat; refuse only what no seat can be.

        An impossible name is accepted but reported (``SeatRole.PROBLEM``), because it is being
        typed.
        """
        if not index.isValid():
            return False
        seat = self.rows[index.row()]
        if role == Qt.ItemDataRole.EditRole and seat.kind == "human":
            if seat.name == str(value):
                return True
            seat.name = str(value)
        elif role == SeatRole.PORTRAIT and seat.kind == "human":
            seat.portrait = int(value)
        elif role == SeatRole.KIND and value in SEAT_KINDS:
            self._become(seat, str(value))
        elif role == SeatRole.CHARACTER and (not value or self._plays(seat.kind, str(value))):
            seat.character = str(value)
        else:
            return False
        self._changed()
        return True

    def _plays(self, level: str, character: str) -> bool:
        return any(one.id == character for one in opponents(level))

    def _become(self, seat: _EditedSeat, kind: str) -> None:
        if kind == seat.kind:
            return
        if kind == "human" and not seat.name:
            seat.name = self._free_name()
        seat.kind, seat.character = kind, ""

    def add(self, kind: str) -> int | None:
        """Add a seat at the end; return its row, or ``None`` if there is no room for it."""
        if not self.can_grow:
            return None
        row = len(self.rows)
        self.beginInsertRows(QModelIndex(), row, row)
        self.rows.append(self._new(kind))
        self.endInsertRows()
        self.edited.emit()
        return row

    def remove(self, row: int) -> bool:
        """Remove a seat; return whether that was possible."""
        if not (self.can_shrink and 0 <= row < len(self.rows)):
            return False
        self.beginRemoveRows(QModelIndex(), row, row)
        del self.rows[row]
        self.endRemoveRows()
        self.edited.emit()
        return True

    def place_of(self, character: str) -> int | None:
        """The row where a named opponent sits; ``None`` if nowhere."""
        at = (i for i, s in enumerate(self.rows) if s.kind != "human" and character)
        return next((i for i in at if self.rows[i].character == character), None)

    def swap(self, row: int, other: int) -> None:
        """Let two change places."""
        seats = self.rows
        seats[row], seats[other] = seats[other], seats[row]
        self._changed()

    def seat(self, row: int, level: str, character: str = "") -> None:
        """Seat a bot: one by name, else anybody of a level.

        Who sits elsewhere already changes places with who sits here.
        """
        elsewhere = self.place_of(character)
        if elsewhere is not None:
            self.swap(row, elsewhere)
            return
        self._become(self.rows[row], level)
        self.rows[row].character = character
        self._changed()

    def _changed(self) -> None:
        # A name may cause another seat's problem.
        self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))
        self.edited.emit()

    def retranslate(self) -> None:
        """Announce that the language of names and sentences has changed."""
        self._rename()
        super().retranslate()

    def _rename(self) -> None:
        """Say the names that the program gave in the current language."""
        for seat in self.rows:
            seat.name = renumbered(seat.name)

    def _new(self, kind: str) -> _EditedSeat:
        seen = {portrait_of(seat) for seat in self.seats}
        portrait = next((number for number in PEOPLE if number not in seen), len(seen))
        return _EditedSeat(kind, self._free_name() if kind == "human" else "", portrait, "")

    def _free_name(self) -> str:
        """Return “Player 2”, or the next number that nobody at the table has."""
        taken = {compared(self._called(seat)) for seat in self.rows}
        number = 1 + sum(seat.kind == "human" for seat in self.rows)
        while compared(numbered_player(number)) in taken:
            number += 1
        return numbered_player(number)
