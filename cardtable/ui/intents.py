"""What a page, a menu or a message may want opened: plain values, so that none knows the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.art.deck import Deck
    from cardtable.engine.game import Game
    from cardtable.engine.match import Seat
    from cardtable.engine.options import Options
    from cardtable.engine.seeds import Seed


@dataclass(frozen=True, slots=True)
class Home:
    """The start page."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """The page on which a match of a game is set up."""

    game: str


@dataclass(frozen=True, slots=True)
class MatchRequest:
    """A new match.

    Attributes:
        game: the game.
        seats: the players.
        options: the house rules.
        seed: determines the cards.
        deck: the cards to play with.
        numbered: whether somebody chose the seed; else it was drawn.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Options
    seed: Seed
    deck: Deck
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Quick:
    """A match at once: of this game, else of the one in front, else of the one played last."""

    game: str = ""


@dataclass(frozen=True, slots=True)
class Rematch:
    """The match at the table once more, with other cards."""


@dataclass(frozen=True, slots=True)
class Resume:
    """A match of the journal, to be continued."""

    number: int


@dataclass(frozen=True, slots=True)
class Lessons:
    """A choice of first hands, of one game or of all."""

    game: str = ""


@dataclass(frozen=True, slots=True)
class Past:
    """The list of past matches: those that can be continued, or all, at the match of a number."""

    unfinished: bool = False
    number: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """The page of statistics."""


@dataclass(frozen=True, slots=True)
class Review:
    """One's own decisions in a match of the journal, else in the match at the table."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class Compare:
    """The expert's play with the cards of a match of the journal, else of the match in front."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished match of the journal, step by step."""

    number: int


@dataclass(frozen=True, slots=True)
class Days:
    """The deals of the day."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game, else of the one in front."""

    game: str = ""


@dataclass(frozen=True, slots=True)
class Preferences:
    """The settings."""


@dataclass(frozen=True, slots=True)
class Export:
    """A file for the record of a match of the journal, else of the match in front."""

    number: int = 0


@dataclass(frozen=True, slots=True)
class Import:
    """A record from a file: to be shown at a table, or to be kept in the journal."""

    keep: bool = False


@dataclass(frozen=True, slots=True)
class ImportDeck:
    """A deck of another program, from a file."""


Intent = (
    Home
    | SetUp
    | MatchRequest
    | Quick
    | Rematch
    | Resume
    | Lessons
    | Past
    | Statistics
    | Review
    | Compare
    | Replay
    | Days
    | Rules
    | Preferences
    | Export
    | Import
    | ImportDeck
)
