"""``cardtable replay`` and ``cardtable verify``: a match in words, and whether it is true."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from cardtable.cli import Failure
from cardtable.engine.match import Match
from cardtable.engine.records import MAX_BYTES, BadRecord, Record, parse, replay
from cardtable.games import find_game


def read_record(name: str) -> Record:
    """The record in a file.

    Raises:
        Failure: if it cannot be read.
    """
    try:
        with Path(name).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise Failure(f"{name} cannot be read ({error.strerror}).") from error
    try:
        return parse(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Failure(f"{name} is not a text, so it is no record.") from error
    except BadRecord as error:
        raise Failure(f"{name}, {_small(error)}") from error


def _small(error: BadRecord) -> str:
    text = str(error)
    return text[:1].lower() + text[1:]


def _played(name: str, record: Record, to: int | None = None) -> Match:
    try:
        return replay(record, find_game, to)
    except BadRecord as error:
        raise Failure(f"{name}, {_small(error)}") from error


def verify(chosen: argparse.Namespace) -> int:
    """Replay a record and say whether everything in it is true."""
    record = read_record(chosen.file)
    match = _played(chosen.file, record)
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


def tell(chosen: argparse.Namespace) -> int:
    """Tell a record in words, in the language asked for."""
    from cardtable.ui.spoken import spoken_match

    if chosen.to is not None and chosen.to < 0:
        raise Failure("--to needs a number from 0.")
    record = read_record(chosen.file)
    match = _played(chosen.file, record, chosen.to)
    lines = spoken_match(match, chosen.lang or "en")
    if chosen.json:
        print(json.dumps({"game": record.game, "lines": lines}, ensure_ascii=False, indent=1))
    else:
        print("\n".join(lines))
    return 0
