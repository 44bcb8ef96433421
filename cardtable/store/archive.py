"""The journal's past matches: deleting and restoring, results and reviews.

A match that is deleted is first put away: it is no longer listed, but nothing of it is lost until
it can no longer be undone (:meth:`Archive.forget_away`). A kill in between loses nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match, Seat
from cardtable.engine.options import BadOption
from cardtable.store import moments, rows
from cardtable.store.file import JournalFile
from cardtable.store.schema import FAULTS
from cardtable.store.trouble import JournalError

#: How the time begins at which a match was put away because of its age or number, not by hand.
AGED = "~"
#: Name of the mark with the time from which statistics count.
SINCE = "statistics since"


class PastMatch(NamedTuple):
    """A match as past matches and statistics see it.

    Attributes:
        id: its number in the journal.
        game: id of its game.
        options: its house rules, as the journal writes them.
        seats: who sat where.
        updated: when its last action was written (UTC, ISO 8601); empty if nobody knows.
        finished: whether it is over.
        scores, winners: the result, as in :class:`~cardtable.store.rows.Entry`.
        source: empty, ``RECORD`` or ``RESULT`` of :mod:`~cardtable.store.rows`.
        hints, undos, played: help that was taken.
        deals: for a match that goes on, how many deals are over and left behind.
        best: for each seat the most that one deal brought it, if that was noted.
    """

    id: int
    game: str
    options: str
    seats: tuple[Seat, ...]
    updated: str
    finished: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    source: str
    hints: int
    undos: int
    played: int
    deals: int
    best: tuple[int, ...]

    @property
    def helped(self) -> bool:
        """Whether somebody took help in it."""
        return bool(self.hints or self.undos or self.played)


class Review(NamedTuple):
    """The result of reviewing one seat in a match, in points or chips.

    Attributes:
        match, seat: whose decisions were reviewed.
        decisions: how many of them could be judged.
        given: what they gave away altogether.
        deals: number of deals whose first decision showed what the cards promised; 0 in games whose
            judge does not tell.
        promised, made: what those deals promised, and what they brought.
    """

    match: int
    seat: int
    decisions: int
    given: float
    deals: int = 0
    promised: float = 0.0
    made: float = 0.0


class Ended(NamedTuple):
    """Matches that were played here and ended, as they stand in the file.

    Attributes:
        rows: number, game, options, seats, when it ended, scores, winners.
        helped: the numbers of those in which somebody had help.
        best: by number what each seat’s best deal brought, where that was noted.
    """

    rows: list[tuple[object, ...]]
    helped: set[object]
    best: dict[object, object]


class Archive(JournalFile):
    """The part of the journal that deals with past matches."""

    def _read_fast(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Do the same as :meth:`read`, faster, or call it if some text is not UTF-8."""
        db = self._db
        careful = db.text_factory
        try:
            db.text_factory = str
            return db.execute(query, values).fetchall()
        except FAULTS:
            db.text_factory = careful
            return self.read(query, *values)
        finally:
            db.text_factory = careful

    def dealt_from(self, game: str, seeds: Sequence[str]) -> list[tuple[int, str]]:
        """Return the matches of a game dealt from certain seeds: number and seed, oldest first.

        Raises:
            JournalError: if the journal cannot be read.
        """
        places = ", ".join("?" * len(seeds))
        found = self.read(
            f"SELECT id, seed FROM matches WHERE game = ? AND seed IN ({places}) AND away = ''"
            " ORDER BY id",
            game,
            *seeds,
        )
        return [
            (number + self._base, str(seed)) for number, seed in found if isinstance(number, int)
        ]

    # -- deleting, which can be undone -----------------------------------------------------------
    def put_away(self, matches: Iterable[int]) -> None:
        """Delete matches in such a way that it can be undone.

        Raises:
            JournalError: if it cannot be written; then they are still listed.
        """
        self._set_away(matches, moments.now())

    def bring_back(self, matches: Iterable[int]) -> None:
        """Undo a deletion.

        Raises:
            JournalError: if it cannot be written.
        """
        self._set_away(matches, "")

    def _set_away(self, matches: Iterable[int], moment: str) -> None:
        with self.transaction() as db:
            db.executemany(
                "UPDATE matches SET away = ? WHERE id = ?",
                [(moment, self._row(match)) for match in matches],
            )

    def away(self, since: str = "") -> list[int]:
        """Return the matches that were put away and not yet removed, latest last.

        Of those not put away by hand, only what went ``since`` then (UTC, ISO 8601).

        Raises:
            JournalError: if it cannot be read.
        """
        found = self.read(
            "SELECT id FROM matches WHERE away != '' AND (away < ? OR away >= ?) ORDER BY away, id",
            AGED,
            AGED + since,
        )
        return [number + self._base for (number,) in found if isinstance(number, int)]

    def restore(self, since: str = "") -> tuple[list[int], bool]:
        """Undo all deletions (of :meth:`away`); return what is back, and whether any was aged.

        Raises:
            JournalError: if it cannot be written.
        """
        back = self.away(since)
        aged = bool(back) and bool(
            self.read("SELECT 1 FROM matches WHERE away >= ? LIMIT 1", AGED + since)
        )
        self.bring_back(back)
        return back, aged

    def forget_away(self) -> None:
        """Remove for good what was put away by hand; it can no longer be undone.

        Raises:
            JournalError: if it cannot be written; then it is still put away.
        """
        by_hand = "FROM matches WHERE away != '' AND away < ?"
        if self.read(f"SELECT 1 {by_hand} LIMIT 1", AGED):
            with self.transaction() as db:
                db.execute(f"DELETE {by_hand}", (AGED,))

    # -- records ---------------------------------------------------------------------------------
    def bring_in(self, match: Match, deck: str) -> tuple[int, bool]:
        """Write the match of a record unless it is already there; return its number, and whether it
        is new.

        Raises:
            JournalError: if it cannot be written.
        """
        actions = [str(action) for action in match.actions]
        with self.transaction() as db:
            for row, *same in db.execute(
                "SELECT id, options, seats FROM matches WHERE seed = ? AND game = ?",
                (match.seed.text, match.game.id),
            ):
                there = db.execute(
                    "SELECT action FROM actions WHERE match = ? ORDER BY number", (row,)
                )
                if _is_of(match, *same) and [action for (action,) in there] == actions:
                    db.execute("UPDATE matches SET away = '' WHERE id = ?", (row,))
                    return row + self._base, False
            row, _ = rows.insert(db, match, deck)
            db.execute("UPDATE matches SET source = ? WHERE id = ?", (rows.RECORD, row))
        return row + self._base, True

    # -- what is computed once -------------------------------------------------------------------
    def keep_result(self, match: int, deltas: Sequence[Sequence[int]]) -> None:
        """Keep what each deal of a finished match brought each seat.

        Raises:
            JournalError: if it cannot be written.
        """
        best = [max(gains) for gains in zip(*deltas, strict=True)]
        with self.transaction(match) as db:
            db.execute(
                "INSERT OR REPLACE INTO results VALUES (?, ?, ?)",
                (self._row(match), len(deltas), json.dumps(best)),
            )
            rows.sum_end(db, self._row(match))

    def keep_review(self, review: Review, judge: str) -> None:
        """Keep the result of a review by ``judge``, replacing an earlier one.

        Raises:
            JournalError: if it cannot be written.
        """
        with self.transaction(review.match) as db:
            head = (self._row(review.match), review.seat, judge)
            db.execute(
                "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (*head, *review[2:]),
            )

    def set_mark(self, name: str, value: str) -> None:
        """Keep a text under a name.

        Raises:
            JournalError: if it cannot be written.
        """
        with self.transaction() as db:
            db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", (name, value))

    def mark(self, name: str) -> str:
        """Return the text kept under a name, or an empty one.

        Raises:
            JournalError: if it cannot be read.
        """
        found = self.read("SELECT value FROM marks WHERE name = ?", name)
        return str(found[0][0]) if found else ""

    # -- reading ---------------------------------------------------------------------------------
    def past_matches(self, only: int = 0) -> list[PastMatch]:
        """Return all matches except those put away, latest first; only number ``only`` if given.

        Last come those of which nobody knows when they were played.

        Rows that make no sense are left out. One query, whatever their number.

        Raises:
            JournalError: if it cannot be read.
        """
        found = self._read_fast(
            f"SELECT id + {self._base}, game, options, seats, updated, finished, scores, winners,"
            " hints, undos,"
            f" {rows.PLAYED}, CASE finished WHEN 0 THEN {rows.NEXTS} ELSE 0 END, source, best"
            " FROM matches LEFT JOIN help ON help.match = id"
            " LEFT JOIN results ON results.match = id"
            " WHERE (id = ? OR ? = 0) AND away = '' ORDER BY updated DESC, id DESC",
            only - self._base,
            only,
        )
        # Texts repeat again and again: the same people, the same rules.
        seats: dict[object, tuple[Seat, ...] | None] = {}
        lists = rows.number_lists({text for row in found for text in (row[6], row[7], row[-1])})
        matches = []
        at = moments.now()
        for number, game, options, sat, updated, finished, scores, winners, *more in found:
            if sat not in seats:
                seats[sat] = _seats(sat)
            sitting = seats[sat]
            texts = isinstance(game, str) and isinstance(options, str) and isinstance(updated, str)
            if sitting is None or not texts:
                continue
            matches.append(
                PastMatch(
                    number,  # type: ignore[arg-type]
                    game,  # type: ignore[arg-type]
                    options,  # type: ignore[arg-type]
                    sitting,
                    moments.known(updated, at),  # type: ignore[arg-type]
                    bool(finished),
                    lists[scores],
                    lists[winners],
                    str(more[4]),
                    rows.count(more[0]),
                    rows.count(more[1]),
                    rows.count(more[2]),
                    rows.count(more[3]),
                    lists[more[5]],
                )
            )
        matches.sort(key=lambda match: not match.updated)  # the others stay in their order
        return matches

    def ended(self, since: str) -> Ended:
        """What statistics need of the matches that were played here and ended after a moment.

        Only that, and sorted by nobody: of ten thousand matches every column costs.

        Raises:
            JournalError: if it cannot be read.
        """
        here = f" AND source != '{rows.RECORD}'"
        found = self._read_fast(
            f"SELECT id + {self._base}, game, options, seats, seed, updated, scores, winners"
            " FROM matches"
            f" WHERE finished != 0 AND (updated > ? OR ? = ''){here} AND away = ''",
            since,
            since,
        )
        number = f"match + {self._base}"
        helped = self._read_fast(f"SELECT {number} FROM help WHERE {rows.HELPED}")
        helped += self._read_fast(f"SELECT DISTINCT {number} FROM asked WHERE {rows.BY_BOT}")
        best = self._read_fast(f"SELECT {number}, best FROM results")
        return Ended(found, {match for (match,) in helped}, {row[0]: row[1] for row in best})

    def rated(self, only: int = 0) -> list[tuple[int, object]]:
        """What :mod:`~cardtable.store.ratings` keeps of matches, by number; of one if it is given.

        Raises:
            JournalError: if the journal cannot be read.
        """
        which = ("match = ?", self._row(only)) if only else ("match IS NOT NULL",)
        found = self.read(f"SELECT match, seats FROM rated WHERE {which[0]}", *which[1:])
        return [(row + self._base, text) for row, text in found if isinstance(row, int)]

    def reviews(self) -> list[Review]:
        """Return the results of all reviews; rows that make no sense are left out.

        Raises:
            JournalError: if it cannot be read.
        """
        found = self.read(
            f"SELECT match + {self._base}, seat, decisions, given, deals, promised, made"
            " FROM reviews"
        )
        kinds = (int, int, int, float, int, float, float)
        return [
            Review(*row)  # type: ignore[arg-type]
            for row in found
            if all(isinstance(value, kind) for value, kind in zip(row, kinds, strict=True))
        ]


def _is_of(match: Match, options: object, seats: object) -> bool:
    """Whether a match was played by these rules and these people, as the journal writes them."""
    sitting = _seats(seats)
    try:
        values = match.game.resolve(None, json.loads(str(options)))
    except (BadOption, GameFailed, ValueError, TypeError, AttributeError, RecursionError):
        return False
    same = sitting is not None and [(seat.kind, seat.name) for seat in sitting]
    return values == match.options and same == [(seat.kind, seat.name) for seat in match.seats]


def _seats(text: object) -> tuple[Seat, ...] | None:
    try:
        return rows.read_seats(text)
    except JournalError:
        return None
