"""Matches among the named opponents at random tables, one line of a file for each."""

from __future__ import annotations

import functools
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.bots.characters import CHARACTERS, Character
from cardtable.engine.actions import NEXT
from cardtable.engine.bot import Bot, Budget
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game

#: How many sit at a table, and what makes matches short where experts think long. Kabu is played as
#: it is at the table: its opponents bet by how many rounds there are still to come.
SEATS = {"oicho-kabu": 3, "kyo-kabu": 3, "dou-dizhu": 3, "oklahoma-gin": 2}
SHORT: dict[str, dict[str, str | int]] = {
    "oicho-kabu": {},
    "kyo-kabu": {},
    "dou-dizhu": {"deals": 3},
    "oklahoma-gin": {"rounds": 1, "target": 1},
}


class Line(NamedTuple):
    """The result of a match: its number, who sat there, their scores, and the seats that won."""

    number: int
    people: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def __str__(self) -> str:
        scores, winners = (",".join(map(str, row)) for row in (self.scores, self.winners))
        return f"{self.number} {','.join(self.people)} {scores} {winners}"


def read_line(text: str) -> Line:
    """Read what :class:`Line` writes.

    Raises:
        ValueError: if it is none.
    """
    number, people, scores, winners = text.split(" ")
    rows = [tuple(int(one) for one in row.split(",")) for row in (scores, winners)]
    return Line(int(number), tuple(people.split(",")), rows[0], rows[1])


def lines_of(path: Path) -> list[Line]:
    """The results in a file so far; what a killed run left half-written at its end is none."""
    if not path.exists():
        return []
    return [read_line(text) for text in path.read_text().rpartition("\n")[0].splitlines()]


def play_to(path: Path, game: str, count: int, work: int, seconds: float) -> Iterator[Line]:
    """Go on playing until a file has the results of so many matches, or the time is over.

    Yields:
        each result, once it is written.
    """
    done = lines_of(path)
    path.write_text("".join(f"{line}\n" for line in done))
    until = time.monotonic() + seconds
    with path.open("a") as file:
        for number in range(len(done), count):
            if time.monotonic() > until:
                return
            line = played(game, number, work)
            file.write(f"{line}\n")
            file.flush()
            yield line


def played(game: str, number: int, work: int) -> Line:
    """Play match ``number``; who sits there, and the cards, follow from that."""
    rules = find_game(game)
    people = random.Random(f"{game} {number}").sample(CHARACTERS, SEATS[game])
    seats = tuple(Seat(one.level, one.id, character=one.id) for one in people)
    match = Match(rules, rules.resolve(None, SHORT[game]), seats, Seed.numbered(number))
    while match.turn is not None:
        if match.turn == TABLE:
            match.play(NEXT)
            continue
        bot, seed = _bot(game, people[match.turn]), match.bot_seed(len(match.actions))
        match.play(bot.choose(match.view(match.turn), seed, Budget(work)).action)
    assert match.outcome is not None
    ids = tuple(one.id for one in people)
    return Line(number, ids, tuple(match.outcome.scores), tuple(match.outcome.winners))


@functools.cache
def _bot(game: str, character: Character) -> Bot[Any]:
    return find_game(game).bot(character.level, character.style)
