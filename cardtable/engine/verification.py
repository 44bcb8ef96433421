"""The claims of a record: what its replay proves, what the record only states, and what fails.

A claim is an id; ``commands/records.py`` makes a sentence of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cardtable.engine.game import Game
from cardtable.engine.match import Match
from cardtable.engine.records import (
    BadRecord,
    Record,
    begun,
    check_commitment,
    check_result,
    play_again,
)
from cardtable.translation import message

#: Verdicts: replayed and found true; stated by whoever wrote the record; found false; not checked,
#: because something before it fails.
PROVED, STATED, FAILED, UNCHECKED = "proved", "stated", "fails", "unchecked"
#: Seeds below this count as chosen by somebody, whatever the record says: of random seeds, one in
#: 2⁶⁴ is so small.
SMALL = 2**64


@dataclass(frozen=True, slots=True)
class Claim:
    """One statement of a record.

    Attributes:
        id: ``commitment``, ``given``, ``shown``, ``deal``, ``actions``, ``result``, ``seed``,
            ``words``, ``players``, ``help`` or ``bots``.
        verdict: :data:`PROVED`, :data:`STATED`, :data:`FAILED` or :data:`UNCHECKED`.
        why: for a failed claim, the sentence that names the line.
        source: for ``seed``, where it comes from: ``drawn``, ``numbered``, or ``small`` (said to be
            drawn, but looks chosen).
    """

    id: str
    verdict: str
    why: str = ""
    source: str = ""


def verify(
    record: Record, find: Callable[[str], Game], given: str = "", way: bool = False
) -> tuple[list[Claim], Match]:
    """Check every claim of a record; return the claims, and the match as far as it could be
    replayed.

    Args:
        record: the record to check.
        find: returns the game with an id.
        given: the commitment as somebody noted it before the deal, 64 hexadecimal digits.
        way: whether to keep the positions on the way.

    Raises:
        BadRecord: if nothing can be checked: no such game or rules, or no seed yet.
    """
    match = begun(record, find)
    claims = [_tried("commitment", partial(check_commitment, record))]
    if given:
        same = given == record.commitment
        why = "" if same else message("The digits given don’t match this record.")
        claims.append(Claim("given", PROVED if same else FAILED, why))
    actions = _tried("actions", partial(play_again, match, record, None, way))
    legal = actions.verdict == PROVED
    claims.append(Claim("deal", PROVED if legal else UNCHECKED))
    claims.append(actions)
    if legal:
        claims.append(_tried("result", partial(check_result, match, record)))
    else:
        claims.append(Claim("result", UNCHECKED))
    if not given:
        claims.append(Claim("shown", STATED))
    claims.append(Claim("seed", STATED, source=_chosen(record)))
    return [*claims, *_only_stated(record)], match


def _tried(id_: str, check: Callable[[], None]) -> Claim:
    try:
        check()
    except BadRecord as error:
        return Claim(id_, FAILED, error.args[0])
    return Claim(id_, PROVED)


def _chosen(record: Record) -> str:
    assert record.seed is not None
    if record.promise is not None and record.promise.terms.numbered:
        return "numbered"
    return "small" if int(record.seed.text, 16) < SMALL else "drawn"


def _only_stated(record: Record) -> list[Claim]:
    """Return the claims that no replay can prove."""
    claims = []
    if record.promise is not None and record.promise.with_words:
        claims.append(Claim("words", STATED))
    claims.append(Claim("players", STATED))
    if record.promise is not None:
        claims.append(Claim("help", STATED))
    if any(seat >= 0 and not record.seats[seat].is_human for seat, _ in record.actions):
        claims.append(Claim("bots", STATED))
    return claims
