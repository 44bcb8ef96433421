"""``cardtable verify``, and reading the record that ``cardtable replay`` tells."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from cardtable.engine.match import Match
from cardtable.engine.records import MAX_BYTES, BadRecord, Record, parse, replay
from cardtable.failures import Failure
from cardtable.games import find_game


def read_record(name: str) -> Record:
    """The record in a file.

    Raises:
        Failure: if it cannot be read.
    """
    try:
        with Path(name).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: no name of a file at all
        raise Failure(f"{name} cannot be read ({getattr(error, 'strerror', error)}).") from error
    try:
        return parse(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Failure(f"{name} is not a text, so it is no record.") from error
    except BadRecord as error:
        raise Failure(f"{name}, {_small(error)}") from error


def _small(error: BadRecord) -> str:
    text = str(error)
    return text[:1].lower() + text[1:]


def played(name: str, record: Record, to: int | None = None, way: bool = True) -> Match:
    """The match of a record, up to action ``to``; without ``way`` its last position alone.

    Raises:
        Failure: if something in it is not true.
    """
    try:
        return replay(record, find_game, to, way)
    except BadRecord as error:
        raise Failure(f"{name}, {_small(error)}") from error


def verify(chosen: argparse.Namespace) -> int:
    """Replay a record and say whether everything in it is true."""
    record = read_record(chosen.file)
    match = played(chosen.file, record, way=False)
    assert match.outcome is not None
    if chosen.json:
        print(
            json.dumps(
                {
                    "true": True,
                    "game": record.game,
                    "actions": len(record.actions),
                    "fingerprint": record.fingerprint,
                    "scores": list(match.outcome.scores),
                },
                indent=1,
            )
        )
    else:
        print(
            f"{chosen.file}: true. {record.game}, {len(record.actions)} actions, "
            f"scores {' '.join(str(s) for s in match.outcome.scores)}."
        )
    return 0
