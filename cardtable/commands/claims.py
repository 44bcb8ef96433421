"""The claims of a record in words, for ``cardtable verify``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cardtable import __version__
from cardtable.commands.asking import Asking
from cardtable.engine.match import Match
from cardtable.engine.quoting import quoted
from cardtable.engine.records import Record
from cardtable.engine.verification import FAILED, PROVED, STATED, UNCHECKED, Claim

_SEEDS = {
    "drawn": "That the program drew the seed, and nobody knew it before the end.",
    "numbered": "A numbered deal: whoever knew the number knew the cards.",
    "small": "That the program drew the seed; but it is a small number, as somebody chooses it.",
}


def sentence(claim: Claim, record: Record) -> str:
    """Return a claim in one sentence: what is proved, stated or wrong."""
    if claim.why:
        return claim.why
    if claim.verdict == UNCHECKED:
        return "Not looked at: something before it fails."
    if claim.id == "seed":
        return _SEEDS[claim.source]
    return {
        "commitment": _commitment(record),
        "given": "The digits given are those of this record.",
        "shown": "That these digits were shown before the deal: compare them with what you noted "
        f"(--fingerprint DIGITS): {record.commitment}",
        "deal": _deal(record),
        "actions": f"All {len(record.actions)} actions are legal with these cards, each by the "
        "seat whose turn it was.",
        "result": "The result follows from the actions.",
        "words": "That these words were added by these people, after they had seen the "
        "commitment: everybody knows their own.",
        "players": "Who sat there, and that people played for themselves.",
        "help": _help(record),
        "bots": _bots(record),
    }[claim.id]


def _commitment(record: Record) -> str:
    if record.promise is None:
        return "The fingerprint is that of the seed, and of the seed alone."
    rules, seats = len(record.options), len(record.seats)
    return (
        f"The commitment is that of this seed, this game, these {rules} house rules "
        f"and these {seats} seats."
    )


def _help(record: Record) -> str:
    notes = record.notes
    said = f"Hints: {notes.hints}; plays taken back: {notes.undos}"
    return f"{said}; played by a bot: {notes.played}." if notes.played else f"{said}."


def _deal(record: Record) -> str:
    if record.promise is None or not record.promise.with_words:
        return "The cards follow from the seed alone: nobody added words."
    said = ", ".join(
        f"seat {seat} {quoted(words, len(words))}"
        for seat, words in enumerate(record.promise.words)
        if words
    )
    return f"The cards follow from the seed and the words that were added: {said}."


def _bots(record: Record) -> str:
    versions = list(dict.fromkeys(one.version for one in record.notes.asked))
    if not versions:
        return "That bots of these levels played; the record does not say of which version."
    return f"That bots of {_named(versions)} decided; --bots asks them again."


def _named(versions: Sequence[str]) -> str:
    """Name versions in a sentence."""
    return f"version{'s' if len(versions) > 1 else ''} {' and '.join(versions)}"


def bots_asked(claim: Claim, asking: Asking, match: Match, record: Record) -> tuple[Claim, str]:
    """Return the claim about bots after they were asked again, and its sentence."""
    total = asking.same + len(asking.differing)
    parts = []
    if asking.glance:
        parts.append(f"{asking.glance} of them in a hurry, as is told")
    if asking.replaced:
        parts.append(f"{asking.replaced} more are told to have been replaced and cannot be asked")
    but = f" ({'; '.join(parts)})" if parts else ""
    if not asking.differing:
        verdict = PROVED if total else STATED
        return replace(claim, verdict=verdict), (
            f"Bots of version {__version__} decide the same again, {total} of {total}{but}."
        )
    number, decided = asking.differing[0]
    line = record.lines[number]
    first = (
        f"{asking.same} of {total} decide the same again{but}; line {line} is the first that does "
        f"not: “{match.actions[number]}”, not {quoted(decided, 60)}."
    )
    if asking.versions == (__version__,):
        return replace(claim, verdict=FAILED, why=first), first
    needed = [version for version in asking.versions if version]
    played = f"those of {_named(needed)} would have to be" if needed else "it is not said which did"
    return claim, f"{first[:-1]}; bots of version {__version__} were asked, {played}."
