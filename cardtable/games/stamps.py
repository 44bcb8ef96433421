"""The book of stamps: those of all games, then each game's own."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import NamedTuple, cast

from cardtable.engine.stamps import Ended, Stamp
from cardtable.games import find_game

#: Our games, in the order of the book.
GAMES = ("oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin")
#: How many are many: opponents beaten, decks won with, puzzles solved.
OPPONENTS, DECKS, SOLVED = 10, 8, 50
#: Given by the desk of puzzles, not by a match.
PUZZLES = "puzzles"


def _beat_expert(ended: Ended) -> bool:
    others = (seat for place, seat in enumerate(ended.match.seats) if place != ended.seat)
    return ended.won and any(seat.kind == "expert" for seat in others)


#: Of all games.
SHARED = (
    Stamp("first_win", lambda ended: ended.won, whole=True),
    Stamp("day", lambda ended: ended.won and ended.of_day, whole=True),
    Stamp("expert", _beat_expert, whole=True),
    Stamp("four_games", lambda ended: ended.won and ended.wins.games >= set(GAMES), whole=True),
    Stamp(PUZZLES, lambda ended: False),
    Stamp(
        "ten_beaten",
        lambda ended: ended.won and len(ended.wins.beaten) >= OPPONENTS,
        whole=True,
    ),
    Stamp("decks", lambda ended: ended.won and len(ended.wins.decks) >= DECKS, whole=True),
)


def stamps_of(game: str) -> tuple[Stamp, ...]:
    """Return a game's own stamps; of a plugin game there are none."""
    if game not in GAMES:
        return ()
    module, _, attribute = find_game(game).stamps.partition(":")
    return cast("tuple[Stamp, ...]", getattr(importlib.import_module(module), attribute))


class Page(NamedTuple):
    """A part of the book.

    Attributes:
        game: whose stamps they are; empty for those of all games.
        stamps: the stamps, the easiest first.
    """

    game: str
    stamps: tuple[Stamp, ...]


def book() -> Iterator[Page]:
    """Every part of the book."""
    yield Page("", SHARED)
    for game in GAMES:
        yield Page(game, stamps_of(game))


def earned_by(ended: Ended) -> list[str]:
    """Return the ids of the stamps that are earned by what has just ended."""
    whole = ended.match.outcome is not None
    offered = (*SHARED, *stamps_of(ended.match.game.id))
    return [stamp.id for stamp in offered if stamp.whole == whole and stamp.earned(ended)]


def moment_of(id_: str, ended: Ended) -> int:
    """Return how many actions had been done before the one that a stamp is to be remembered by."""
    stamps = (*SHARED, *stamps_of(ended.match.game.id))
    at = next((stamp.at for stamp in stamps if stamp.id == id_), None)
    return at(ended) if at is not None else max(0, len(ended.match.actions) - 1)
