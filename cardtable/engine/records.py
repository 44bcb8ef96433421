"""Records: a match as one small text that people can read and programs can check.

::

    cardtable record 2
    game dou-dizhu
    option deals=3
    option auction=one_round
    …every house rule, one a line
    seat human Mira
    seat hard:ayla Ayla
    seat expert Otto
    deal drawn
    commitment 0d0c…64 digits
    words 0 the heron stands on one leg
    seed 5c1d8f20a9b34e6786f0d2c47b19ae35
    hints 2
    undos 0
    bots 1 1.2.0
    bots 7 1.2.0 glance
    actions
    0 bid 3
    1 pass
    - next
    result deals
    scores 12 -6 -6
    winners 0

An action is the number of the seat (from 0; ``-`` for the table itself) and the action in its
notation. ``seat`` says who sits there: the kind, for a named opponent a colon and its id, and the
name. ``deal`` is ``drawn`` by the program, or ``numbered``: its seed was chosen. What the
commitment covers, and how the cards follow from seed and ``words`` (number of the seat, and what
was added), is written down in ``promise.py``. The seed is there once the match is over; before that
a record shows that the deal was fixed, but not which. ``bots`` says from which action on (counted
from 0) bots of which version decided; with ``glance`` this bot decided in a hurry, with
``replaced`` it could not decide, and another bot or chance did. With a level before these words
(``hard``, ``hard glance``) it is the action of a person who let a bot of that level play. A bot's
seed is the number of its action times 1000003, plus the first 32 bits of the SHA-256 of the 32
digits from which the cards follow.

Form 1 is that of matches from before there were commitments to more than the seed::

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
    …as above

There ``option`` names only what differs from the preset, and the fingerprint is the SHA-256 of the
seed's digits alone. Lines that start with ``#`` and empty lines mean nothing. Both forms will be
readable for ever.

Records come from strangers: sizes are limited, nothing in them is a path or runs, and everything
wrong is one sentence that names the line.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.actions import IllegalAction
from cardtable.engine.game import Game
from cardtable.engine.match import BadSeat, Match, check_seats
from cardtable.engine.options import BadOption, Options
from cardtable.engine.promise import Promise
from cardtable.engine.quoting import harmless, quoted
from cardtable.engine.record_form import (
    HEADING,
    MAX_BYTES,
    MAX_NAME,
    BadRecord,
    Record,
    UnfinishedRecord,
)
from cardtable.engine.record_reader import parse, parse_bytes
from cardtable.engine.state import TABLE, Outcome
from cardtable.translation import message

__all__ = [
    "MAX_BYTES",
    "BadRecord",
    "Record",
    "begun",
    "check_commitment",
    "check_result",
    "parse",
    "parse_bytes",
    "play_again",
    "record_of",
    "replay",
    "write",
]


def record_of(match: Match) -> Record:
    """Return the record of a match as it stands; in form 1 if only its seed was promised.

    While the match goes on, it ends before the first action that not everybody may know yet.
    """
    promise = match.promise
    preset: str
    options: tuple[tuple[str, str | int], ...]
    if promise is None:
        preset, changes = _nearest_preset(match.game, dict(match.options))
        options = tuple(changes.items())
    else:
        preset, options = "", promise.terms.options
    return Record(
        match.game.id,
        preset,
        options,
        match.seats,
        match.commitment,
        match.seed if match.outcome is not None else None,
        tuple(zip(match.turns, match.actions, strict=True))[: match.told],
        match.outcome,
        promise,
        match.notes.cut(match.told),
    )


def _nearest_preset(game: Game, values: dict[str, str | int]) -> tuple[str, dict[str, str | int]]:
    """Return the preset from which the fewest options differ, and those options."""
    best: tuple[str, dict[str, str | int]] | None = None
    for preset in (known for known in game.presets if not known.later):
        base = game.resolve_recorded(preset.id)
        changes = {key: value for key, value in values.items() if base[key] != value}
        if best is None or len(changes) < len(best[1]):
            best = preset.id, changes
    assert best is not None
    return best


def write(record: Record) -> str:
    """Return the text of a record."""
    lines = [f"{HEADING} {record.version}", f"game {record.game}"]
    if record.promise is None:
        lines.append(f"preset {record.preset}")
    lines += [f"option {key}={value}" for key, value in record.options]
    if record.promise is None:
        lines += [
            _sitter(seat.kind, seat.character, harmless(seat.name, MAX_NAME))
            for seat in record.seats
        ]
        lines.append(f"fingerprint {record.commitment}")
    else:
        lines += _promised(record.promise, record.commitment)
    if record.seed is not None:
        lines.append(f"seed {record.seed.text}")
    if record.promise is not None:
        lines += [f"hints {record.notes.hints}", f"undos {record.notes.undos}"]
        lines += [
            f"bots {one.number} {one.version} {one.how}".rstrip() for one in record.notes.asked
        ]
    lines.append("actions")
    lines += [f"{'-' if seat == TABLE else seat} {action}" for seat, action in record.actions]
    if record.outcome is not None:
        lines.append(f"result {record.outcome.reason}")
        lines.append("scores " + " ".join(str(s) for s in record.outcome.scores))
        lines.append("winners " + " ".join(str(s) for s in record.outcome.winners))
    return "\n".join(lines) + "\n"


def _promised(promise: Promise, commitment: str) -> list[str]:
    """Return the lines with what was fixed before the deal, and the words that were added then."""
    terms = promise.terms
    return [
        *(_sitter(*seat) for seat in terms.seats),
        f"deal {'numbered' if terms.numbered else 'drawn'}",
        f"commitment {commitment}",
        *(f"words {seat} {words}" for seat, words in enumerate(promise.words) if words),
    ]


def _sitter(kind: str, character: str, name: str) -> str:
    """Return a seat's line: ``seat hard Otto``, with the opponent's id ``seat hard:ayla Ayla``."""
    who = f"{kind}:{character}" if character else kind
    return f"seat {who} {name}".rstrip()


def replay(
    record: Record, find: Callable[[str], Game], to: int | None = None, way: bool = True
) -> Match:
    """Play a record again, checking every action, the commitment and the result.

    Args:
        record: what to play.
        find: returns the game with an id.
        to: stop after this many actions (and do not check the result).
        way: whether to keep the positions on the way, which take much memory in a long match.

    Raises:
        BadRecord: at the first line that is not true.
    """
    match = begun(record, find)
    check_commitment(record)
    play_again(match, record, to, way)
    if to is None:
        check_result(match, record)
    return match


def begun(record: Record, find: Callable[[str], Game]) -> Match:
    """Return the match of a record before its first action.

    Raises:
        BadRecord: if there is no such game, or its seed is not revealed yet.
    """
    game = _game_of(record, find)
    options = _options_of(record, game)
    try:
        check_seats(game, len(record.seats))
    except BadSeat as error:
        raise _bad_head(record, "seat", error) from error
    if record.seed is None:
        raise UnfinishedRecord(
            record.ending or 1,
            message(
                "the match isn’t over, so its seed isn’t shown and its cards can’t be checked."
            ),
        )
    return Match(
        game, options, record.seats, record.seed, promise=record.promise, notes=record.notes
    )


def _bad_head(record: Record, what: str, error: Exception | str) -> BadRecord:
    """Return the refusal of what stands above the actions, with its line."""
    message = error if isinstance(error, str) else (error.args[0] if error.args else str(error))
    return BadRecord(record.places.get(what, 2), message)


def _game_of(record: Record, find: Callable[[str], Game]) -> Game:
    """Return the game that a record names by its exact id."""
    try:
        game = find(record.game)
    except LookupError as error:
        raise _bad_head(record, "game", error) from error
    if game.id != record.game:
        wrong = message(
            "unknown game {name}. Available: “{id}”.", name=quoted(record.game), id=game.id
        )
        raise _bad_head(record, "game", wrong)
    return game


def _options_of(record: Record, game: Game) -> Options:
    """Return the house rules of a record, each written as this program writes it.

    In form 2 all of them are there, because the commitment covers only those that are; but a record
    cannot name what came later.
    """
    changes = dict(record.options)
    for key, value in record.options:
        try:
            right = game.resolve(None, {key: value})[key]
        except BadOption as error:
            raise _bad_head(record, f"option {key}", error) from error
        if str(right) != str(value):
            wrong = message(
                "option {key} must be written {right}, not {value}.",
                key=key,
                right=right,
                value=quoted(str(value)),
            )
            raise _bad_head(record, f"option {key}", wrong)
    if record.promise is not None:
        for option in game.options:
            if option.key not in changes and not option.later:
                wrong = message("option {key} is missing.", key=option.key)
                raise _bad_head(record, "seat", wrong)
        return game.resolve(None, changes)
    try:
        return game.resolve_recorded(record.preset, changes)
    except BadOption as error:
        raise _bad_head(record, "preset", error) from error


def check_commitment(record: Record) -> None:
    """Raise :class:`BadRecord` if the seed does not open the commitment."""
    assert record.seed is not None
    if record.promise is None:
        if record.seed.fingerprint != record.commitment:
            raise BadRecord(
                record.opened or 1,
                message("the seed doesn’t match the fingerprint shown before the deal."),
            )
    elif record.promise.commitment(record.seed) != record.commitment:
        raise BadRecord(
            record.opened or 1,
            message("seed, game, house rules and seats don’t match the fingerprint given."),
        )


def play_again(match: Match, record: Record, to: int | None = None, way: bool = True) -> None:
    """Do the actions of a record; see :func:`replay`.

    Raises:
        BadRecord: at the first action that is not legal, or not that seat's.
    """
    for index, (seat, action) in enumerate(record.actions[:to]):
        line = record.lines[index] if record.lines else index + 1
        if match.turn is None:
            raise BadRecord(line, message("the match is over before this action."))
        if match.turn != seat:
            if match.turn == TABLE:
                raise BadRecord(line, message("it’s the table’s turn here."))
            raise BadRecord(line, message("it’s the turn of seat {seat} here.", seat=match.turn))
        try:
            match.play(action)
        except IllegalAction as error:
            said = message("“{action}” isn’t legal here.", action=action)
            raise BadRecord(line, said) from error
        if not way:
            match.forget_way()


def check_result(match: Match, record: Record) -> None:
    """Raise :class:`BadRecord` unless a replayed match ended as its record says."""
    if match.turn is not None and record.outcome is None:
        raise BadRecord(record.ending or 1, message("the record ends before its match does."))
    true, said = match.outcome, record.outcome
    if true == said:
        return
    line = record.ending or 1
    if true is None or said is None or true.scores != said.scores:
        raise BadRecord(
            record.places.get("scores", line) if true is not None else line,
            message("the result is {true}, not {said}.", true=_scores(true), said=_scores(said)),
        )
    if true.winners != said.winners:
        was, is_not = (_spaced(winners) or "–" for winners in (true.winners, said.winners))
        raise BadRecord(
            record.places.get("winners", line),
            message("the winners are seats {was}, not {is_not}.", was=was, is_not=is_not),
        )
    raise BadRecord(
        line,
        message(
            "the match ended with “{reason}”, not {said}.",
            reason=true.reason,
            said=quoted(said.reason),
        ),
    )


def _scores(outcome: Outcome | None) -> str:
    return _spaced(outcome.scores) if outcome is not None else message("no result")


def _spaced(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
