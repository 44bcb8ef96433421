"""Stamps: what a player earns by what happens at the table, as tests on what has just ended.

A game names its own (:attr:`~cardtable.engine.game.Game.stamps`); those of all games, and the book
of both, are in :mod:`cardtable.games.stamps`. They lock and unlock nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cardtable.engine.match import Match
from cardtable.engine.state import View


class Wins(NamedTuple):
    """What somebody has won so far.

    Attributes:
        games, decks: ids of the games won, and of the decks they were won with.
        beaten: ids of the characters who lost.
    """

    games: frozenset[str] = frozenset()
    decks: frozenset[str] = frozenset()
    beaten: frozenset[str] = frozenset()

    def __or__(self, more: Wins) -> Wins:
        """All of both."""
        return Wins(*(one | other for one, other in zip(self, more, strict=True)))


@dataclass(frozen=True)
class Ended:
    """A deal that lies open, or a match that is over, as one seat looks back on it.

    Attributes:
        match: as it stands then.
        seat: who looks.
        of_day: whether it is the deal of a day, played for the first time.
        wins: what this person has won, this match included.
    """

    match: Match
    seat: int
    of_day: bool = False
    wins: Wins = Wins()  # noqa: RUF009 - a value

    @cached_property
    def view(self) -> View:
        """What the seat sees now."""
        return self.match.view(self.seat)

    @property
    def won(self) -> bool:
        """Whether the match is over and this seat has won it; not if the table stopped it."""
        outcome = self.match.outcome
        return outcome is not None and self.seat in outcome.winners and outcome.reason != "stopped"


class Stamp(NamedTuple):
    """One stamp of the book.

    Attributes:
        id: stable name, in the journal and of its picture.
        earned: whether what has just ended earns it.
        whole: whether that is a match; else it is a deal.
        at: which of the actions (from 0) is the one to see again, of what has earned it; without
            it, the last one.
    """

    id: str
    earned: Callable[[Ended], bool]
    whole: bool = False
    at: Callable[[Ended], int] | None = None
