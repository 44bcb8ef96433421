"""The stamps in the journal: which were earned, when, how often, and where to see it again.

Each is a mark, so that files of earlier versions take them, and a file that is brought over brings
them too. A match is found again by its seed: it may have another number by then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from cardtable.engine.match import Match
from cardtable.engine.stamps import Wins
from cardtable.store import moments, rows
from cardtable.store.archive import Archive

#: How the names of their marks begin, and the first text after all those.
_NAMES, _AFTER = "stamp ", "stamp!"
#: Names of the marks that say what was won so far, and which earlier matches were looked at.
_WINS, _LOOKED = "wins", "stamps looked for"


class Stamped(NamedTuple):
    """A stamp that was earned.

    Attributes:
        earned: when, for the first time (UTC, ISO 8601).
        times: how often until now.
        match: number of the match in which that was; 0 if it is deleted, or there was none.
        step: how many of its actions were done then.
    """

    earned: str
    times: int = 1
    match: int = 0
    step: int = 0


class Looked(NamedTuple):
    """How far the matches were looked at that ended before there were stamps.

    Attributes:
        done: up to which moment (UTC, ISO 8601).
        since: when the first stamp was given at the table; later matches earned theirs there.
        match: in which match that was.
        wins: what was won until ``done``.
    """

    done: str
    since: str
    match: int
    wins: Wins


class StampBook:
    """The stamps in a journal."""

    def __init__(self, journal: Archive) -> None:
        self._journal = journal

    def stamp(
        self, id_: str, match: Match | None = None, number: int = 0, moment: str = ""
    ) -> bool:
        """Note that a stamp was earned by what happened last in a match of that number.

        Args:
            id_: of the stamp.
            match: as it stood then.
            number: the match's.
            moment: when that was (UTC, ISO 8601); empty for just now.

        Returns whether it was never given before.

        Raises:
            JournalError: if it cannot be written.
        """
        with self._journal.transaction() as db:
            name = _NAMES + id_
            found = db.execute("SELECT value FROM marks WHERE name = ?", (name,)).fetchone()
            told = _read(found[0]) if found else None
            first, moment = told is None, moment or moments.now()
            if told is None or moment < told["earned"]:
                told = {"earned": moment, "times": told["times"] if told else 0}
                if match is not None:
                    told |= {"game": match.game.id, "seed": match.seed.text}
                    told |= {"match": number, "step": len(match.actions)}
            told["times"] += 1
            db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", (name, json.dumps(told)))
        return first

    def all(self) -> Mapping[str, Stamped]:
        """Return all stamps earned, by id; a mark that makes no sense is left out.

        Raises:
            JournalError: if they cannot be read.
        """
        found = self._journal.read(
            "SELECT name, value FROM marks WHERE name > ? AND name < ?", _NAMES, _AFTER
        )
        told = {str(name).removeprefix(_NAMES): _read(value) for name, value in found}
        known = {id_: one for id_, one in told.items() if one is not None}
        numbers = self._numbers(known)
        return {
            id_: Stamped(one["earned"], one["times"], numbers.get(id_, 0), one["step"])
            for id_, one in known.items()
        }

    def _numbers(self, told: Mapping[str, dict[str, Any]]) -> dict[str, int]:
        """The numbers that the matches have now, by stamp."""
        found: dict[str, int] = {}
        for id_, one in told.items():
            there = [number for number, _ in self._journal.dealt_from(one["game"], [one["seed"]])]
            if there:  # of several with the same cards the one it was, or else the first
                found[id_] = one["match"] if one["match"] in there else there[0]
        return found

    # -- what was won ----------------------------------------------------------------------------
    def win(self, more: Wins) -> Wins:
        """Note what was won now; return all that was won so far.

        What was won before there were stamps is looked up in the journal, once.

        Raises:
            JournalError: if it cannot be written.
        """
        before = _read_wins(self._journal.mark(_WINS))
        wins = (self._earlier() if before is None else before) | more
        self._journal.set_mark(_WINS, _written(wins))
        return wins

    @property
    def looked(self) -> Looked:
        """How far earlier matches were looked at.

        Raises:
            JournalError: if it cannot be read.
        """
        try:
            done, since, match, wins = json.loads(self._journal.mark(_LOOKED))
            return Looked(str(done), str(since), rows.count(match), _read_wins(wins) or Wins())
        except (RecursionError, TypeError, ValueError):
            given = sorted((one.earned, one.match) for one in self.all().values())
            return Looked("", *(given[0] if given else (moments.now(), 0)), Wins())

    def note_looked(self, looked: Looked) -> None:
        """Note how far they were looked at.

        Raises:
            JournalError: if it cannot be written.
        """
        told = (looked.done, looked.since, looked.match, _written(looked.wins))
        self._journal.set_mark(_LOOKED, json.dumps(told))

    def _earlier(self) -> Wins:
        wins = Wins()
        for past in self._journal.past_matches():
            people = [place for place, seat in enumerate(past.seats) if seat.is_human]
            if len(people) == 1 and people[0] in past.winners and not (past.source or past.helped):
                others = (
                    seat for place, seat in enumerate(past.seats) if place not in past.winners
                )
                beaten = frozenset(seat.character for seat in others if seat.character)
                wins |= Wins(frozenset({past.game}), frozenset(), beaten)
        return wins


def _read(value: object) -> dict[str, Any] | None:
    """Read the value of a mark; ``None`` if it makes no sense."""
    try:
        told = json.loads(str(value))
        earned = moments.known(str(told["earned"]), moments.now())
        times, step = rows.count(told["times"]), rows.count(told.get("step"))
        match = rows.count(told.get("match"))
        game, seed = str(told.get("game", "")), str(told.get("seed", ""))
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        return None
    if not earned or not times:
        return None
    return {
        "earned": earned,
        "times": times,
        "game": game,
        "seed": seed,
        "match": match,
        "step": step,
    }


def _written(wins: Wins) -> str:
    return json.dumps([sorted(ids) for ids in wins])


def _read_wins(value: object) -> Wins | None:
    """Read what was won so far; ``None`` if it is not there, or makes no sense."""
    try:
        games, decks, beaten = (frozenset(map(str, ids)) for ids in json.loads(str(value)))
    except (RecursionError, TypeError, ValueError):
        return None
    return Wins(games, decks, beaten)
