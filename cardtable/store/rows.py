"""What stands in the journal's rows: seats, results, check sums."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from cardtable.engine.match import Seat
from cardtable.store.trouble import JournalError

#: The columns of a match that a check sum covers; the rest follows from them.
HEADER = ("game", "options", "seats", "seed", "deck")


@dataclass(frozen=True, slots=True)
class Entry:
    """A match as the journal lists it.

    Attributes:
        id: its number in the journal.
        game: id of its game.
        seats: who sits where.
        deck: id of the deck it is played with.
        actions: how many were done.
        updated: when the last was written (UTC, ISO 8601).
        finished: whether it ended.
        scores: how it ended, one a seat in the game's smallest unit; empty while it goes on.
        winners: the seats that won.
        hints, undos: how often somebody had a hint, or took a play back.
    """

    id: int
    game: str
    seats: tuple[Seat, ...]
    deck: str
    actions: int
    updated: str
    finished: bool
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    hints: int = 0
    undos: int = 0


def seats_text(seats: Iterable[Seat]) -> str:
    """Seats as the journal writes them; :func:`read_seats` reads them back."""
    return json.dumps(
        [
            {"kind": s.kind, "name": s.name, "portrait": s.portrait, "character": s.character}
            for s in seats
        ],
        ensure_ascii=False,
    )


def read_seats(text: object) -> tuple[Seat, ...]:
    """The seats in a text of the journal; one from before there were characters has none.

    Raises:
        JournalError: ``damaged`` if they make no sense.
    """
    try:
        return tuple(
            Seat(str(s["kind"]), str(s["name"]), int(s["portrait"]), str(s.get("character", "")))
            for s in json.loads(str(text))
        )
    except (
        AttributeError, KeyError, OverflowError, RecursionError, TypeError, ValueError,
    ) as error:  # fmt: skip
        raise JournalError("damaged", "seats") from error


def check_sum(header: Sequence[object], actions: Iterable[object]) -> str:
    """What tells whether a match is as it was written: of its header and its actions in order."""
    whole = hashlib.sha256("\0".join(str(value) for value in header).encode()).hexdigest()
    for action in actions:
        whole = next_sum(whole, action)
    return whole


def next_sum(before: str, action: object) -> str:
    """The check sum of a match with one action more."""
    return hashlib.sha256(f"{before}\0{action}".encode()).hexdigest()


def numbers(text: object) -> tuple[int, ...]:
    """A row of whole numbers; empty if it is none (an old or damaged row is listed without)."""
    try:
        found = json.loads(str(text))
    except (ValueError, RecursionError):
        return ()
    if not isinstance(found, list) or not all(isinstance(n, int) for n in found):
        return ()
    return tuple(found)


def count(value: object) -> int:
    """A number of times; whatever is none (a match before version 3 has none) is 0."""
    return value if isinstance(value, int) and value > 0 else 0


def now() -> str:
    """The moment, as the journal writes it."""
    return datetime.now(UTC).isoformat(timespec="microseconds")
