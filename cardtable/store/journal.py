"""The journal: every match and every action, written before it is shown.

One SQLite file in write-ahead mode with full synchronisation: a kill at any moment loses at most
the action being made. A match is resumed by replaying its actions, so nothing but the actions is
kept; a check sum shows whether they are unchanged. A damaged file is set aside under another name,
never deleted, and what can be read of it is brought over into a new one. A file that cannot be
written, or that a newer version made, can still be read.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from cardtable.engine.actions import Action, MalformedAction
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import BadSeat, BrokenRecord, Match
from cardtable.engine.notes import Asked, Notes
from cardtable.engine.options import BadOption
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.engine.state import Outcome
from cardtable.games import UnknownGame, find_game, package_of
from cardtable.store import moments, rows
from cardtable.store.archive import Archive
from cardtable.store.rows import Entry, read_seats, seats_text
from cardtable.store.schema import SCHEMA_VERSION
from cardtable.store.trouble import JournalError
from cardtable.translation import message

__all__ = ["SCHEMA_VERSION", "Entry", "Journal", "JournalError", "read_seats", "seats_text"]


class Journal(Archive):
    """The file of matches."""

    def __init__(self, path: Path, later: bool = False) -> None:
        super().__init__(path, later)
        if not later and self.locked is None:
            with contextlib.suppress(JournalError):  # the next start tries again
                self.correct_results()

    # -- writing ---------------------------------------------------------------------------------
    def begin(self, match: Match, deck: str) -> int:
        """Write a new match; return its number.

        Raises:
            JournalError: if it cannot be written.
        """
        return self.keep(0, match, deck)

    def keep(self, number: int, match: Match, deck: str, begun: str = "") -> int:
        """Write everything of a match that is not written yet; return its number.

        Args:
            number: its number, 0 if it was never written.
            match: in its current state. If the file has not what was written there last, because
                another program changed it, the match is written as a new one.
            deck: id of its deck.
            begun: when it was first written, if that was in another journal.

        Raises:
            JournalError: if it cannot be written; then nothing of it was.
        """
        with self.transaction() as db:
            if self._is_here(number):
                row, begun = self._row(number), ""
                there = self._ours(db, number, match)
            else:
                begun = begun or self._begun.get(number, "")
                row, there = _same(db, match, begun)
            if there is None:
                row, check = rows.insert(db, match, deck, begun)
            else:
                wanted = [str(action) for action in match.actions]
                pairs = zip(there, wanted, strict=False)
                same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
                rows.forget_from(db, row, same)
                rows.insert_actions(db, row, wanted, same)
                rows.insert_notes(db, row, match.notes)
                check = rows.sum_anew(db, row)
                rows.note_end(db, row, match.outcome)
            found = db.execute("SELECT created FROM matches WHERE id = ?", (row,)).fetchone()
        number = row + self._base
        self._seen[number], self._begun[number] = check, str(found[0])
        return number

    def begun(self, match: int) -> str:
        """When a match was first written (UTC, ISO 8601), if it was read or written here."""
        return self._begun.get(match, "")

    def _ours(self, db: sqlite3.Connection, number: int, match: Match) -> list[str] | None:
        """Return the actions that the file has of a match, if it stands there as this journal left
        it; if this journal never saw it there, nothing of it may be lost.
        """
        row = db.execute(
            "SELECT seed, sum FROM matches WHERE id = ? AND away = ''", (self._row(number),)
        ).fetchone()
        if row is None or row[0] != match.seed.text:
            return None
        there = _actions(db, self._row(number))
        if number in self._seen:
            return there if self._seen[number] == row[1] else None
        return there if _goes_on(match, there) else None

    def add(
        self,
        match: int,
        number: int,
        action: Action,
        outcome: Outcome | None = None,
        asked: Asked | None = None,
    ) -> None:
        """Write action ``number`` (from 0) of a match. It is on disk when this returns.

        ``outcome`` is how the match ended, if it did with this action; ``asked`` is the note on the
        bot whose action it is.

        Raises:
            JournalError: if it cannot be written, ``changed`` if the file has not what was written
                there last; then nothing of it was.
        """
        with self.transaction(match) as db:
            row = self._row(match)
            before = self._check_seen(db, match, number) or rows.sum_anew(db, row)
            db.execute("INSERT INTO actions VALUES (?, ?, ?)", (row, number, str(action)))
            check = rows.next_sum(before, action)
            db.execute("UPDATE matches SET sum = ? WHERE id = ?", (check, row))
            if asked is not None:
                rows.insert_asked(db, row, [asked])
            if outcome is not None:
                rows.note_end(db, row, outcome)
            else:
                db.execute("UPDATE matches SET updated = ? WHERE id = ?", (moments.now(), row))
        self._seen[match] = check

    def _check_seen(self, db: sqlite3.Connection, match: int, count: int | None = None) -> str:
        """Return a match's check sum, if the match stands there as this journal left it.

        Actions that another window has shown would be lost otherwise. A match that this journal
        has not seen must have ``count`` actions.
        """
        row = db.execute(
            "SELECT sum, (SELECT count(*) FROM actions WHERE match = id) FROM matches"
            " WHERE id = ? AND away = ''"
            if match not in self._seen
            else "SELECT sum, NULL FROM matches WHERE id = ? AND away = ''",
            (self._row(match),),
        ).fetchone()
        if (
            row is None
            or row[0] != self._seen.get(match, row[0])
            or (row[1] is not None and count not in (None, row[1]))
        ):
            raise JournalError("changed", str(self.path))
        return str(row[0])

    def cut(self, match: int, count: int) -> None:
        """Keep only the first ``count`` actions of a match (after taking back).

        Raises:
            JournalError: if it cannot be written, ``changed`` if the file has not what was written
                there last.
        """
        with self.transaction(match) as db:
            self._check_seen(db, match)
            row = self._row(match)
            rows.forget_from(db, row, count)
            check = rows.sum_anew(db, row)
            rows.note_end(db, row, None)
        self._seen[match] = check

    def finish(self, match: int, outcome: Outcome) -> None:
        """Note how a match ended.

        Raises:
            JournalError: if it cannot be written.
        """
        with self.transaction(match) as db:
            rows.note_end(db, self._row(match), outcome)

    def note_help(self, match: int, hints: int, undos: int) -> None:
        """Note how many hints were given in a match so far, and how many plays were taken back.

        Raises:
            JournalError: if it cannot be written, ``changed`` if the file has not what was written
                there last.
        """
        with self.transaction(match) as db:
            self._check_seen(db, match)
            rows.note_help(db, self._row(match), hints, undos)

    def remove(self, match: int) -> None:
        """Forget a match; only at the player's explicit request.

        Raises:
            JournalError: if it cannot be written.
        """
        with self.transaction(match) as db:
            db.execute("DELETE FROM matches WHERE id = ?", (self._row(match),))

    def keep_thought(self, match: int, number: int, judge: str, thought: str) -> None:
        """Keep the judgement by ``judge`` of the decision at action ``number`` of a match.

        Raises:
            JournalError: if it cannot be written.
        """
        with self.transaction(match) as db:
            db.execute(
                "INSERT OR REPLACE INTO thoughts VALUES (?, ?, ?, ?)",
                (self._row(match), number, judge, thought),
            )

    # -- reading ---------------------------------------------------------------------------------
    def help_in(self, match: int) -> tuple[int, int]:
        """Return the number of hints, and that of plays taken back, in a match so far.

        Raises:
            JournalError: if it cannot be read.
        """
        found = self.read("SELECT hints, undos FROM help WHERE match = ?", self._row(match))
        return (rows.count(found[0][0]), rows.count(found[0][1])) if found else (0, 0)

    def thoughts(self, match: int, judge: str) -> Mapping[int, str]:
        """Return the judgements of a match by ``judge`` so far, by number of the action."""
        found = self.read(
            "SELECT number, thought FROM thoughts WHERE match = ? AND judge = ?",
            self._row(match),
            judge,
        )
        return {number: str(thought) for number, thought in found if isinstance(number, int)}

    def unfinished(self, games: Sequence[str] = (), maximum: int = -1) -> list[Entry]:
        """The matches that can be continued, latest first; rows that make no sense are left out.

        Only those of some ``games`` if any are given, at most ``maximum`` if it is not negative.
        Last come those with a time that cannot be right.
        """
        only = f" AND +game IN ({', '.join('?' * len(games))})" if games else ""
        which = f"finished = 0 AND away = ''{only}"  # + keeps to the index by time
        return self._latest_first(which, games, maximum)

    def _latest_first(self, which: str, values: Sequence[str], maximum: int) -> list[Entry]:
        found: list[Entry] = []
        for when in ("updated <= ?", "updated > ?"):
            where = f"WHERE {which} AND {when} ORDER BY updated DESC, id DESC"
            if maximum < 0 or len(found) < maximum:
                left = maximum - len(found) if maximum >= 0 else maximum
                found += self._list(f"{where} LIMIT {left}", [*values, moments.now()])
        return found

    def count_unfinished(self, games: Sequence[str]) -> int:
        """How many matches of some games can be continued.

        Raises:
            JournalError: if it cannot be read.
        """
        # Its rows alone would take a while; a file that can only be read may lack the index.
        index = "INDEXED BY going_on" if self.locked is None else ""
        found = self.read(
            f"SELECT count(*) FROM matches {index} WHERE finished = 0 AND away = ''"
            f" AND game IN ({', '.join('?' * len(games))})",
            *games,
        )
        return rows.count(found[0][0])

    def finished(self, maximum: int = -1) -> list[Entry]:
        """The matches that ended, latest first; ``maximum`` of them if it is not negative."""
        return self._latest_first("finished = 1 AND away = ''", (), maximum)

    def last_ended(self) -> str:
        """When the latest match but one ended (UTC, ISO 8601); empty if there is none.

        The clock may have been wrong for the very latest.

        Raises:
            JournalError: if it cannot be read.
        """
        latest = "SELECT updated FROM matches WHERE finished = 1 ORDER BY updated DESC"
        found = self.read(f"{latest} LIMIT 1 OFFSET 1")
        return str(found[0][0]) if found else ""

    def any_finished(self) -> bool:
        """Whether any match has ended; quick however many there are."""
        return bool(self.read("SELECT 1 FROM matches WHERE finished = 1 AND away = '' LIMIT 1"))

    def ended_after(self, latest: int) -> list[int]:
        """Return the matches that ended, except for the ``latest`` so many; oldest last.

        One that is among the latest by the clock or by its place in the file is none of them: the
        clock may have been wrong, and what was brought over comes later in the file than what was
        played after it.

        Raises:
            JournalError: if it cannot be read.
        """
        ended = "SELECT id FROM matches WHERE finished = 1 AND away = ''"
        which = (
            f"AND id NOT IN ({ended} ORDER BY id DESC LIMIT ?) AND id NOT IN"
            f" ({ended} AND updated >= ? AND updated <= ? ORDER BY updated DESC, id DESC LIMIT ?)"
            " ORDER BY updated DESC, id DESC"
        )
        return self._numbers(which, latest, moments.FIRST, moments.now(), latest)

    def ended_before(self, moment: str) -> list[int]:
        """Return the matches that ended before a moment (UTC, ISO 8601); oldest last.

        Those with a time that cannot be right are none of them.

        Raises:
            JournalError: if it cannot be read.
        """
        which = "AND updated >= ? AND updated < ? ORDER BY updated DESC, id DESC"
        return self._numbers(which, moments.FIRST, moment)

    def _numbers(self, which: str, *values: object) -> list[int]:
        one = f"SELECT id FROM matches WHERE finished = 1 AND away = '' {which}"
        found = self.read(one, *values)
        return [number + self._base for (number,) in found if isinstance(number, int)]

    def _list(self, where: str, values: Sequence[object] = ()) -> list[Entry]:
        found = self.read(
            "SELECT id, game, seats, deck, updated, finished, scores, winners,"
            " (SELECT count(*) FROM actions WHERE match = id), hints, undos,"
            f" {rows.PLAYED}, {rows.NEXTS} FROM matches LEFT JOIN help ON help.match = id {where}",
            *values,
        )
        entries = []
        for number, game, seats, deck, updated, finished, scores, winners, *counts in found:
            if not (isinstance(game, str) and isinstance(deck, str) and isinstance(updated, str)):
                continue
            if not isinstance(number, int):
                continue
            try:
                sitting = read_seats(seats)
            except JournalError:
                continue
            entries.append(
                Entry(
                    number + self._base,
                    game,
                    sitting,
                    deck,
                    rows.count(counts[0]),
                    updated,
                    bool(finished),
                    rows.numbers(scores),
                    rows.numbers(winners),
                    rows.count(counts[1]),
                    rows.count(counts[2]),
                    rows.count(counts[3]),
                    rows.count(counts[4]),
                )
            )
        return entries

    def load(self, number: int) -> tuple[Match, str]:
        """Return a match as it was last written, and the deck it is played with.

        A result that does not fit the actions (because the program ended before it had written
        both) is corrected, unless actions are known to be missing.

        Raises:
            JournalError: ``damaged`` if its rows do not make a match, ``game`` if its game fails at
                them (the rows stay as they are).
        """
        found = self.read(
            "SELECT game, options, seats, seed, deck, finished, scores, winners, sum, promise,"
            " source, created FROM matches WHERE id = ?",
            row := self._row(number),
        )
        lines = self.read("SELECT number, action FROM actions WHERE match = ? ORDER BY number", row)
        if not found:
            raise JournalError("damaged", message("match {number} is missing", number=number))
        header, noted, (check, promise, from_, begun) = found[0][:5], found[0][5:8], found[0][8:]
        match = _match_of(number, header, promise, lines)
        if check and check != rows.check_sum(header, promise, (action for _, action in lines)):
            said = message("match {number}: its check sum is wrong", number=number)
            raise JournalError("damaged", said)
        self._seen.setdefault(number, str(check))
        self._begun[number] = str(begun)
        match.notes = self._notes(number, len(lines))
        if noted != rows.end(match.outcome) and from_ != rows.RESULT:
            with contextlib.suppress(JournalError):  # it is corrected next time
                self._put_right(number, match.outcome)
        return match, str(header[4])

    def unread(self, number: int) -> tuple[Callable[[], Match], str]:
        """Return what makes a match, in any thread, and the deck it is played with.

        Nothing is corrected, and its check sum is not looked at: it is for pictures.

        Raises:
            JournalError: if it cannot be read. What is returned raises the same as :meth:`load`.
        """
        found = self.read(
            "SELECT game, options, seats, seed, deck, promise FROM matches WHERE id = ?",
            row := self._row(number),
        )
        lines = self.read("SELECT number, action FROM actions WHERE match = ? ORDER BY number", row)
        if not found:
            raise JournalError("damaged", message("match {number} is missing", number=number))
        header, promise = found[0][:5], found[0][5]
        return partial(_match_of, number, header, promise, lines), str(header[4])

    def resume(self, number: int) -> tuple[Match, str]:
        """Load a match to play on in it, as it stands in the file now.

        Raises:
            JournalError: as :meth:`load`.
        """
        self._seen.pop(number, None)
        return self.load(number)

    def correct_results(self) -> int:
        """Replay the matches whose result is not as it was noted; return how many were wrong.

        A few altered bits make another score of one, and lists do not read the actions.

        Raises:
            JournalError: if it cannot be read or written.
        """
        ends = self.read(rows.ENDS.format(how=""))
        odd = [row for row, *end, noted in ends if rows.end_sum(end) != noted]
        for row in odd:
            assert isinstance(row, int)
            number = row + self._base
            with contextlib.suppress(JournalError, GameFailed):  # its actions are damaged as well
                match, _ = self.load(number)
                if match.outcome is None:
                    self._put_right(number, None)
                else:
                    sheet = match.view(None).sheet
                    self.keep_result(number, [line.deltas for line in sheet if not line.summary])
        return len(odd)

    def _notes(self, number: int, count: int) -> Notes:
        """Return the notes on the first ``count`` actions of a match."""
        hints, undos = self.help_in(number)
        found = self.read(
            "SELECT number, version, how FROM asked WHERE match = ? ORDER BY number",
            self._row(number),
        )
        return Notes(hints, undos, rows.read_asked(found, count))

    def _put_right(self, number: int, outcome: Outcome | None) -> None:
        """Note how a match ended, unless its result is all that is left of it."""
        with self.transaction(number) as db:
            db.execute(
                "UPDATE matches SET finished = ?, scores = ?, winners = ?"
                " WHERE id = ? AND source <> ?",
                (*rows.end(outcome), self._row(number), rows.RESULT),
            )
            rows.sum_end(db, self._row(number))


def _same(db: sqlite3.Connection, match: Match, begun: str) -> tuple[int, list[str] | None]:
    """Return the row and the actions of a match that came here with another file, if any did."""
    if not begun:
        return 0, None
    there = db.execute(
        "SELECT id FROM matches WHERE created = ? AND seed = ? AND game = ? AND away = ''",
        (begun, match.seed.text, match.game.id),
    )
    for (row,) in there.fetchall():
        actions = _actions(db, row)
        if _goes_on(match, actions):
            return row, actions
    return 0, None


def _actions(db: sqlite3.Connection, row: int) -> list[str]:
    found = db.execute("SELECT action FROM actions WHERE match = ? ORDER BY number", (row,))
    return [str(action) for (action,) in found]


def _goes_on(match: Match, actions: list[str]) -> bool:
    """Whether a match begins with these actions."""
    return actions == [str(action) for action in match.actions[: len(actions)]]


def _match_of(
    number: int, header: tuple[object, ...], promise: object, lines: list[tuple[object, ...]]
) -> Match:
    name, options, seats, written, _ = header
    try:
        game = find_game(str(name))
        values = json.loads(str(options))
        if not isinstance(values, dict):
            said = message("match {number}: its options are wrong", number=number)
            raise JournalError("damaged", said)
        if [index for index, _ in lines] != list(range(len(lines))):
            said = message("match {number}: an action is missing", number=number)
            raise JournalError("damaged", said)
        actions = [Action.parse(str(text)) for _, text in lines]
        seed = Seed.parse(str(written))
        return Match(
            game,
            game.resolve(None, values),
            read_seats(seats),
            seed,
            actions,
            promise=rows.read_promise(promise, seed),
        )
    except (
        BadOption,
        BadSeat,
        BadSeed,
        BrokenRecord,
        MalformedAction,
        UnknownGame,
        ValueError,
        TypeError,
        RecursionError,
    ) as error:
        reason = error.args[0] if error.args else ""
        said = message("match {number}: {reason}", number=number, reason=reason)
        raise JournalError("damaged", said) from error
    except GameFailed as error:
        raise JournalError("game", f"{game.id} ({package_of(game.id)})") from error
