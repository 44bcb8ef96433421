"""What a record claims, claim by claim: what its replay proves, what it only states, what fails.

A claim is an id; ``commands/claims.py`` makes sentences of them.
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

#: Worked out anew and found so; told by whoever wrote the record; not so; not looked at, because
#: something before it fails.
PROVED, STATED, FAILED, UNCHECKED = "proved", "stated", "fails", "unchecked"
#: Seeds below this are numbers that somebody chose, whatever is said of them: of those that are
#: drawn one in 2⁶⁴ is so small.
SMALL = 2**64


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that a record says.

    Attributes:
        id: ``commitment``, ``given``, ``shown``, ``deal``, ``actions``, ``result``, ``seed``,
            ``words``, ``players``, ``help`` or ``bots``.
        verdict: :data:`PROVED`, :data:`STATED`, :data:`FAILED` or :data:`UNCHECKED`.
        why: for what fails, the sentence that names the line.
        source: for ``seed``, where it comes from: ``drawn``, ``numbered``, or ``small`` (said to be
            drawn, but it looks chosen).
    """

    id: str
    verdict: str
    why: str = ""
    source: str = ""


def verify(
    record: Record, find: Callable[[str], Game], given: str = "", way: bool = False
) -> tuple[list[Claim], Match]:
    """Look at every claim of a record; the match as far as it could be played again.

    Args:
        record: what is claimed.
        find: the game of an id.
        given: the commitment as somebody noted it before the deal, 64 hexadecimal digits.
        way: whether the positions on the way are wanted.

    Raises:
        BadRecord: if nothing can be looked at: no such game or rules, or no seed yet.
    """
    match = begun(record, find)
    claims = [_tried("commitment", partial(check_commitment, record))]
    if given:
        same = given == record.commitment
        why = "" if same else "The digits given are not those of this record."
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
        return Claim(id_, FAILED, str(error))
    return Claim(id_, PROVED)


def _chosen(record: Record) -> str:
    assert record.seed is not None
    if record.promise is not None and record.promise.terms.numbered:
        return "numbered"
    return "small" if int(record.seed.text, 16) < SMALL else "drawn"


def _only_stated(record: Record) -> list[Claim]:
    """What no replay can show."""
    claims = []
    if record.promise is not None and record.promise.with_words:
        claims.append(Claim("words", STATED))
    claims.append(Claim("players", STATED))
    if record.promise is not None:
        claims.append(Claim("help", STATED))
    if any(seat >= 0 and not record.seats[seat].is_human for seat, _ in record.actions):
        claims.append(Claim("bots", STATED))
    return claims
