"""``cardtable verify``, and reading records, also for ``cardtable replay``."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable.commands.asking import ask_again
from cardtable.commands.claims import bots_asked, headed, sentence
from cardtable.commands.columns import in_columns
from cardtable.engine.match import Match
from cardtable.engine.promise import DIGITS
from cardtable.engine.quoting import quoted
from cardtable.engine.records import MAX_BYTES, BadRecord, Record, parse_bytes, replay
from cardtable.engine.verification import FAILED, Claim
from cardtable.engine.verification import verify as check
from cardtable.failures import Failure, WrongUse
from cardtable.files import read_regular
from cardtable.games import find_game
from cardtable.output import show, show_json
from cardtable.reasons import system_reason
from cardtable.translation import Message, message, nmessage, say


def read_record(name: str) -> Record:
    """Return the record in a file.

    Raises:
        Failure: if it cannot be read.
    """
    try:
        data = read_regular(Path(name), MAX_BYTES + 1)
    except OSError as error:
        raise Failure(
            message("{name} can’t be read ({reason}).", name=name, reason=system_reason(error))
        ) from error
    try:
        return parse_bytes(data)
    except BadRecord as error:
        raise Failure(message("{file}: {reason}", file=name, reason=error.args[0])) from error


def played(name: str, record: Record, to: int | None = None, way: bool = True) -> Match:
    """Return the match of a record, up to action ``to``; without ``way`` its last position only.

    Raises:
        Failure: if something in it is not true.
    """
    try:
        return replay(record, find_game, to, way)
    except BadRecord as error:
        raise Failure(message("{file}: {reason}", file=name, reason=error.args[0])) from error


def verify(chosen: argparse.Namespace) -> int:
    """Report, claim by claim, what a record proves, what it only states, and what fails."""
    given = _digits(chosen.fingerprint)
    record = read_record(chosen.file)
    try:
        claims, match = check(record, find_game, given, way=chosen.bots)
    except BadRecord as error:
        raise Failure(
            message("{file}: {reason}", file=chosen.file, reason=error.args[0])
        ) from error
    answer = [(claim, sentence(claim, record)) for claim in claims]
    fails = any(claim.verdict == FAILED for claim in claims)
    if chosen.bots and not fails:
        answer = [_asked(claim, said, match, record) for claim, said in answer]
    wrong = next((claim for claim, _ in answer if claim.verdict == FAILED), None)
    if chosen.json:
        show_json(_told(record, match, answer, wrong is None))
    else:
        show(_head(chosen.file, record, wrong is None))
        lines = [(*map(say, headed(claim)), say(said)) for claim, said in answer]
        for line in in_columns(lines, right=False):
            show(f"  {line}")
    if wrong is not None:
        raise Failure(message("{file}: {reason}", file=chosen.file, reason=wrong.why))
    return 0


def _head(file: str, record: Record, true: bool) -> Message:
    text = nmessage(
        "{file}: record format {form}, {game}, {n} action",
        "{file}: record format {form}, {game}, {n} actions",
        len(record.actions),
        file=file,
        form=record.version,
        game=record.game,
    )
    if true:
        return message("{record}. All checks passed.", record=text)
    return message("{record}.", record=text)


def _asked(claim: Claim, said: str, match: Match, record: Record) -> tuple[Claim, str]:
    if claim.id != "bots":
        return claim, said
    return bots_asked(claim, ask_again(match), match, record)


def _told(
    record: Record, match: Match, answer: list[tuple[Claim, str]], true: bool
) -> dict[str, object]:
    return {
        "true": true,
        "form": record.version,
        "game": record.game,
        "actions": len(record.actions),
        "fingerprint": record.commitment,
        "scores": list(match.outcome.scores) if match.outcome is not None else [],
        "claims": [
            {"claim": claim.id, "verdict": claim.verdict, "words": said} for claim, said in answer
        ],
    }


def _digits(given: str | None) -> str:
    """Return the commitment as somebody noted it, however it is grouped; empty if not given.

    Raises:
        WrongUse: if it does not have exactly that many digits.
    """
    if given is None:
        return ""
    digits = "".join(given.split()).replace("-", "").lower()
    if len(digits) != DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise WrongUse(
            message(
                "--fingerprint needs all {digits} hexadecimal digits, not {given}.",
                digits=DIGITS,
                given=quoted(given),
            )
        )
    return digits
