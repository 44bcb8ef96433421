"""What a record contains, and how it is refused; its text is described in ``records.py``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cardtable.engine.actions import Action
from cardtable.engine.match import Seat
from cardtable.engine.notes import NO_NOTES, Notes
from cardtable.engine.promise import Promise
from cardtable.engine.seeds import Seed
from cardtable.engine.state import Outcome
from cardtable.translation import message

HEADING = "cardtable record"
#: The forms that can be read; which one is written depends on the match.
VERSIONS = ("1", "2")
#: Limits on what strangers send.
MAX_BYTES = 1_000_000
MAX_ACTIONS = 50_000
MAX_NAME = 24


class BadRecord(ValueError):
    """A record that cannot be read or is not true. One sentence that names the line.

    Attributes:
        line: number of the first wrong line, from 1.
    """

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(message("Line {line}: {message}", line=line, message=fault))
        self.line = line


class UnfinishedRecord(BadRecord):
    """The record of a match that is not over: without its seed nothing in it can be checked."""


@dataclass(frozen=True, slots=True)
class Record:
    """The contents of a record.

    Attributes:
        game: id of the game.
        preset: named set of house rules it starts from; empty in form 2, which names every rule.
        options: in form 1, only those that differ from the preset.
        seats: who sat where.
        commitment: the digits that were shown before the deal: SHA-256 of the seed alone in form
            1, of the seed and all that was fixed with it in form 2.
        seed: the seed, ``None`` while the match goes on.
        actions: (seat, action), ``TABLE`` for the table itself.
        outcome: how it ended, or ``None``.
        promise: what was fixed, and the words that were added; ``None`` in form 1.
        notes: help that was taken, and how bots were asked; empty in form 1.
        lines: line number of each action in the text it was read from.
        ending: line number of the result in that text.
        opened: line number of the seed in that text.
        places: line numbers of what stands above: ``game``, ``preset``, ``seat`` (the first), and
            ``option KEY``.
    """

    game: str
    preset: str
    options: tuple[tuple[str, str | int], ...]
    seats: tuple[Seat, ...]
    commitment: str
    seed: Seed | None
    actions: tuple[tuple[int, Action], ...]
    outcome: Outcome | None
    promise: Promise | None = None
    notes: Notes = NO_NOTES
    lines: tuple[int, ...] = ()
    ending: int = 0
    opened: int = 0
    places: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def version(self) -> int:
        """The number of its form."""
        return 1 if self.promise is None else 2
