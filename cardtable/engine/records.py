"""Records: a match as one small text that people can read and programs can check.

::

    cardtable record 1
    game dou-dizhu
    preset sheet
    option deals=3
    seat human Mira
    seat hard:ayla Ayla
    seat expert Otto
    fingerprint 0d0c…64 digits
    seed 00000000000000000000000000000007
    actions
    1 bid 3
    1 play 3 3 3 6
    2 pass
    result deals
    scores 12 -6 -6
    winners 0

An action is the number of the seat (from 0; ``-`` for the table itself) and the action in its
notation. ``seat`` says who sits there: the kind, for a named opponent a colon and its id, and the
name. ``option`` names only what differs from the preset. The seed is there once the match is
over; before that a record shows that the cards were fixed, but not which. Lines that start with
``#`` and empty lines mean nothing. Version 1 will be readable for ever.

Records come from strangers: sizes are limited, nothing in them is a path or runs, and everything
wrong is one sentence that names the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from cardtable.engine.actions import Action, IllegalAction, MalformedAction
from cardtable.engine.game import TABLE, Game, Outcome
from cardtable.engine.match import BadSeat, Match, Seat, check_seats
from cardtable.engine.options import BadOption
from cardtable.engine.quoting import harmless, quoted
from cardtable.engine.seeds import BadSeed, Seed

VERSION = 1
HEADING = "cardtable record"
#: Limits for what strangers send.
MAX_BYTES = 1_000_000
MAX_ACTIONS = 50_000
MAX_NAME = 24
_FINGERPRINT = re.compile(r"[0-9a-f]{64}\Z")
_NUMBER = re.compile(r"-?[0-9]{1,9}\Z")


class BadRecord(ValueError):
    """A record that cannot be read or is not true. One sentence that names the line.

    Attributes:
        line: number of the first line that is wrong, from 1.
    """

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"Line {line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Record:
    """What the text says.

    Attributes:
        game: id of the game.
        preset: named set of house rules it starts from.
        options: what differs from the preset.
        seats: who sat where.
        fingerprint: SHA-256 of the seed.
        seed: the seed, ``None`` while the match goes on.
        actions: (seat, action), ``TABLE`` for the table itself.
        outcome: how it ended, or ``None``.
        lines: line of each action in the text it was read from.
        ending: line of the result in that text.
    """

    game: str
    preset: str
    options: tuple[tuple[str, str | int], ...]
    seats: tuple[Seat, ...]
    fingerprint: str
    seed: Seed | None
    actions: tuple[tuple[int, Action], ...]
    outcome: Outcome | None
    lines: tuple[int, ...] = ()
    ending: int = 0


def record_of(match: Match) -> Record:
    """The record of a match as it stands.

    While it goes on it ends before the first action that not everybody may know so far.
    """
    game = match.game
    preset, changes = _nearest_preset(game, dict(match.options))
    over = match.outcome is not None
    return Record(
        game.id,
        preset,
        tuple(changes.items()),
        match.seats,
        match.seed.fingerprint,
        match.seed if over else None,
        tuple(zip(match.turns, match.actions, strict=True))[: match.told],
        match.outcome,
    )


def _nearest_preset(game: Game, values: dict[str, str | int]) -> tuple[str, dict[str, str | int]]:
    """The preset from which the fewest options differ, and those."""
    best: tuple[str, dict[str, str | int]] | None = None
    for preset in game.presets:
        base = game.resolve_recorded(preset.id)
        changes = {key: value for key, value in values.items() if base[key] != value}
        if best is None or len(changes) < len(best[1]):
            best = preset.id, changes
    assert best is not None
    return best


def write(record: Record) -> str:
    """The text of a record."""
    lines = [f"{HEADING} {VERSION}", f"game {record.game}", f"preset {record.preset}"]
    lines += [f"option {key}={value}" for key, value in record.options]
    lines += [
        f"seat {_sitter(seat)} {harmless(seat.name, MAX_NAME)}".rstrip() for seat in record.seats
    ]
    lines.append(f"fingerprint {record.fingerprint}")
    if record.seed is not None:
        lines.append(f"seed {record.seed.text}")
    lines.append("actions")
    lines += [f"{'-' if seat == TABLE else seat} {action}" for seat, action in record.actions]
    if record.outcome is not None:
        lines.append(f"result {record.outcome.reason}")
        lines.append("scores " + " ".join(str(s) for s in record.outcome.scores))
        lines.append("winners " + " ".join(str(s) for s in record.outcome.winners))
    return "\n".join(lines) + "\n"


def _sitter(seat: Seat) -> str:
    """Kind of a seat, with the opponent's id if it has one: ``hard``, ``hard:ayla``."""
    return f"{seat.kind}:{seat.character}" if seat.character else seat.kind


def parse(text: str) -> Record:
    """Read a record; whether it is true is for :func:`replay`.

    Raises:
        BadRecord: at the first line that is wrong.
    """
    if len(text) > MAX_BYTES:
        raise BadRecord(1, f"a record has at most {MAX_BYTES} characters.")
    return _Reader(text).read()


class _Reader:
    """Reads line by line, so that every refusal can name its line."""

    def __init__(self, text: str) -> None:
        self._lines = [
            (number, line.strip())
            for number, line in enumerate(text.split("\n"), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self._at = 0

    def _fail(self, message: str) -> BadRecord:
        if not self._lines:
            return BadRecord(1, message)
        number = self._lines[min(self._at, len(self._lines) - 1)][0]
        return BadRecord(number, message)

    def _peek(self) -> str:
        """The key of the next line, or empty at the end."""
        return self._lines[self._at][1].split(maxsplit=1)[0] if self._at < len(self._lines) else ""

    def _take(self, key: str) -> str:
        """The rest of the next line, which must start with ``key``."""
        if self._peek() != key:
            found = quoted(self._peek() or "the end", 24)
            raise self._fail(f"“{key}” is expected here, not {found}.")
        rest = self._lines[self._at][1][len(key) :].strip()
        self._at += 1
        return rest

    def _back(self) -> None:
        self._at -= 1

    def read(self) -> Record:
        """The whole record."""
        if self._at >= len(self._lines) or not self._lines[0][1].startswith(HEADING + " "):
            raise self._fail(f"a record starts with “{HEADING} {VERSION}”.")
        version = self._lines[0][1][len(HEADING) :].strip()
        if version != str(VERSION):
            raise self._fail(
                f"version {quoted(version, 12)} is not known; this program reads {VERSION}."
            )
        self._at = 1
        game = self._take("game")
        preset = self._take("preset")
        options = self._options()
        seats = self._seats()
        fingerprint = self._take("fingerprint")
        if not _FINGERPRINT.match(fingerprint):
            self._back()
            raise self._fail("a fingerprint has 64 hexadecimal digits.")
        seed = self._seed()
        if self._take("actions"):
            self._back()
            raise self._fail("“actions” stands alone.")
        actions, lines = self._actions(len(seats))
        ending = self._lines[min(self._at, len(self._lines) - 1)][0]
        outcome = self._outcome(len(seats))
        if self._at < len(self._lines):
            raise self._fail("nothing may follow the end of a record.")
        return Record(
            game, preset, options, seats, fingerprint, seed, actions, outcome, lines, ending
        )

    def _options(self) -> tuple[tuple[str, str], ...]:
        options: dict[str, str] = {}
        while self._peek() == "option":
            key, equals, value = self._take("option").partition("=")
            if not equals or key in options or len(options) > 100:
                self._back()
                raise self._fail("an option is KEY=VALUE, each key once.")
            options[key] = value
        return tuple(options.items())

    def _seats(self) -> tuple[Seat, ...]:
        seats: list[Seat] = []
        while self._peek() == "seat":
            sitter, _, name = self._take("seat").partition(" ")
            kind, _, character = sitter.partition(":")
            try:
                seats.append(Seat(kind, harmless(name, MAX_NAME), len(seats) % 10, character))
            except BadSeat as error:
                self._back()
                raise self._fail(str(error)) from error
            if len(seats) > 20:
                raise self._fail("there are too many seats.")
        return tuple(seats)

    def _seed(self) -> Seed | None:
        if self._peek() != "seed":
            return None
        text = self._take("seed")
        try:
            return Seed(text)
        except BadSeed as error:
            self._back()
            raise self._fail(str(error)) from error

    def _actions(self, seats: int) -> tuple[tuple[tuple[int, Action], ...], tuple[int, ...]]:
        actions: list[tuple[int, Action]] = []
        lines: list[int] = []
        while self._peek() not in ("", "result"):
            number, line = self._lines[self._at]
            who, _, text = line.partition(" ")
            if who == "-":
                seat = TABLE
            elif who.isascii() and who.isdigit() and len(who) < 3 and int(who) < seats:
                seat = int(who)
            else:
                raise self._fail(f"{quoted(who, 12)} is not the number of a seat.")
            try:
                actions.append((seat, Action.parse(text)))
            except MalformedAction as error:
                raise self._fail(str(error)) from error
            lines.append(number)
            self._at += 1
            if len(actions) > MAX_ACTIONS:
                raise self._fail(f"a record has at most {MAX_ACTIONS} actions.")
        return tuple(actions), tuple(lines)

    def _outcome(self, seats: int) -> Outcome | None:
        if self._peek() != "result":
            return None
        reason = self._take("result")
        scores = self._numbers("scores")
        winners = self._numbers("winners")
        if len(scores) != seats or any(not 0 <= w < seats for w in winners):
            self._back()
            raise self._fail("scores and winners do not fit the seats.")
        return Outcome(reason, scores, winners)

    def _numbers(self, key: str) -> tuple[int, ...]:
        words = self._take(key).split()
        if len(words) > 20 or not all(_NUMBER.match(word) for word in words):
            self._back()
            raise self._fail(f"“{key}” needs whole numbers.")
        return tuple(int(word) for word in words)


def replay(
    record: Record, find: Callable[[str], Game], to: int | None = None, way: bool = True
) -> Match:
    """Play a record again, checking every action, the fingerprint and the result.

    Args:
        record: what to play.
        find: the game of an id.
        to: stop after so many actions (and do not check the result).
        way: whether the positions on the way are wanted; a long match takes much memory for them.

    Raises:
        BadRecord: at the first line that is not true.
    """
    try:
        game = find(record.game)
        options = game.resolve_recorded(record.preset, dict(record.options))
        check_seats(game, len(record.seats))
    except (BadOption, BadSeat, LookupError) as error:
        raise BadRecord(2, str(error)) from error
    if record.seed is None:
        raise BadRecord(
            record.ending or 1,
            "the match is not over, so its seed is not told and its cards cannot be checked.",
        )
    if record.seed.fingerprint != record.fingerprint:
        raise BadRecord(
            _line_before(record), "the seed does not have the fingerprint that was promised."
        )
    match = Match(game, options, record.seats, record.seed)
    for index, (seat, action) in enumerate(record.actions[:to]):
        line = record.lines[index] if record.lines else index + 1
        if match.turn is None:
            raise BadRecord(line, "the match is over before this action.")
        if match.turn != seat:
            turn = "the table" if match.turn == TABLE else f"seat {match.turn}"
            raise BadRecord(line, f"it is the turn of {turn} here.")
        try:
            match.play(action)
        except IllegalAction as error:
            raise BadRecord(line, f"“{action}” is not legal here: {error}.") from error
        if not way:
            match.forget_way()
    if to is None and match.turn is not None and record.outcome is None:
        raise BadRecord(record.ending or 1, "the record ends before its match does.")
    if to is None and match.outcome != record.outcome:
        said = record.outcome.scores if record.outcome else "no result"
        true = match.outcome.scores if match.outcome else "no result"
        raise BadRecord(record.ending or 1, f"the result is {_spaced(true)}, not {_spaced(said)}.")
    return match


def _spaced(value: object) -> str:
    return " ".join(str(v) for v in value) if isinstance(value, tuple) else str(value)


def _line_before(record: Record) -> int:
    """The line of the seed: two above the first action."""
    return max(1, record.lines[0] - 2) if record.lines else max(1, record.ending - 1)
