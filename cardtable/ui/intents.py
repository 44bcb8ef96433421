"""What a page, a menu or a message may want opened: plain values, so that none knows the others.

Named tuples, since the start makes all these classes, and a data class costs nine times as much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from cardtable.art.deck import Deck
    from cardtable.engine.game import Game
    from cardtable.engine.match import Seat
    from cardtable.engine.options import Options
    from cardtable.engine.seeds import Seed


class Home(NamedTuple):
    """The start page."""


class Menu(NamedTuple):
    """The menu of all commands.

    Attributes:
        at: its upper left corner on the screen.
    """

    at: QPoint


class SetUp(NamedTuple):
    """The page on which a match of a game is set up."""

    game: str


class MatchRequest(NamedTuple):
    """A new match.

    Attributes:
        game: the game.
        seats: the players.
        options: the house rules.
        seed: determines the cards.
        deck: the cards to play with.
        numbered: whether somebody chose the seed; else it was drawn.
        aside: whether its rules are those of an occasion, and not what the player wants next time.
        rival: id of the opponent whom the player passes on the ladder by winning it, if any.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Options
    seed: Seed
    deck: Deck
    numbered: bool = False
    aside: bool = False
    rival: str = ""


class Quick(NamedTuple):
    """A match at once: of this game, else of the one in front, else of the one played last."""

    game: str = ""


class Rematch(NamedTuple):
    """The match at the table once more, with other cards."""


class Resume(NamedTuple):
    """A match of the journal, to be continued."""

    number: int


class Lessons(NamedTuple):
    """A choice of first hands, of one game or of all.

    Attributes:
        game: the game, or empty for all.
        first: begin with the game's first one at once, instead of a choice.
    """

    game: str = ""
    first: bool = False


class Past(NamedTuple):
    """The list of past matches: those that can be continued, or all, at the match of a number."""

    unfinished: bool = False
    number: int = 0


class Statistics(NamedTuple):
    """The page of statistics."""


class Review(NamedTuple):
    """One's own decisions in a match of the journal, else in the match at the table."""

    number: int = 0


class Compare(NamedTuple):
    """The expert's play with the cards of a match of the journal, else of the match in front."""

    number: int = 0


class Replay(NamedTuple):
    """A match of the journal, step by step; one that goes on only as far as a step.

    Attributes:
        number: its number in the journal.
        step: how many actions are done where it is opened.
        stamp: a stamp earned there, if any: what earned it is played from just before it.
    """

    number: int
    step: int = 0
    stamp: str = ""


class Stamps(NamedTuple):
    """The book of stamps."""


class Days(NamedTuple):
    """The deals of the day."""


class Puzzles(NamedTuple):
    """The list of puzzles: of this game, else of the one looked at last."""

    game: str = ""


class Solve(NamedTuple):
    """One puzzle, at the table."""

    game: str
    number: int


class Gallery(NamedTuple):
    """All decks and their stories, beginning with this one."""

    deck: str = ""


class Ladder(NamedTuple):
    """The opponents in the order of their strength: of this game, else of the one in front."""

    game: str = ""


class Rules(NamedTuple):
    """The rules of a game, else of the one in front."""

    game: str = ""


class Preferences(NamedTuple):
    """The settings."""


class Export(NamedTuple):
    """A file for the record of a match of the journal, else of the match in front."""

    number: int = 0


class Import(NamedTuple):
    """A record from a file: to be shown at a table, or to be kept in the journal."""

    keep: bool = False


class ImportDeck(NamedTuple):
    """A deck of another program, from a file."""


Intent = (
    Home
    | Menu
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
    | Stamps
    | Days
    | Puzzles
    | Solve
    | Gallery
    | Ladder
    | Rules
    | Preferences
    | Export
    | Import
    | ImportDeck
)
