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
from cardtable.telling import Told, told

_SEEDS = {
    "drawn": told("Claims", "That the program drew the seed, and nobody knew it before the end."),
    "numbered": told("Claims", "A numbered deal: whoever knew the number knew the cards."),
    "small": told(
        "Claims",
        "That the program drew the seed; but it is a small number, such as somebody might choose.",
    ),
}
_VERDICTS = {
    PROVED: told("Claims", "proved"),
    STATED: told("Claims", "stated"),
    FAILED: told("Claims", "fails"),
    UNCHECKED: told("Claims", "unchecked"),
}
_NAMES = {
    "commitment": told("Claims", "commitment"),
    "given": told("Claims", "given"),
    "shown": told("Claims", "shown"),
    "deal": told("Claims", "deal"),
    "actions": told("Claims", "actions"),
    "result": told("Claims", "result"),
    "seed": told("Claims", "seed"),
    "words": told("Claims", "words"),
    "players": told("Claims", "players"),
    "help": told("Claims", "help"),
    "bots": told("Claims", "bots"),
}


def headed(claim: Claim) -> tuple[Told, Told]:
    """Return the verdict on a claim, and the claim's name."""
    return _VERDICTS[claim.verdict], _NAMES[claim.id]


def sentence(claim: Claim, record: Record) -> str:
    """Return a claim in one sentence: what is proved, stated or wrong."""
    if claim.why:
        return claim.why
    if claim.verdict == UNCHECKED:
        return told("Claims", "Not checked: something before it fails.")
    match claim.id:
        case "seed":
            return _SEEDS[claim.source]
        case "commitment":
            return _commitment(record)
        case "given":
            return told("Claims", "The digits given are those of this record.")
        case "shown":
            return told(
                "Claims",
                "That these digits were shown before the deal: compare them with what you noted "
                "(--fingerprint DIGITS): {digits}",
                digits=record.commitment,
            )
        case "deal":
            return _deal(record)
        case "actions":
            return told(
                "Claims",
                "Each of %n action(s) is legal with these cards, and came from the seat whose turn "
                "it was.",
                n=len(record.actions),
            )
        case "result":
            return told("Claims", "The result follows from the actions.")
        case "words":
            return told(
                "Claims",
                "That these words were added by these people, after they had seen the commitment: "
                "everybody knows their own.",
            )
        case "players":
            return told("Claims", "Who sat there, and that people played for themselves.")
        case "help":
            return _help(record)
    return _bots(record)


def _commitment(record: Record) -> str:
    if record.promise is None:
        return told("Claims", "The fingerprint is that of the seed, and of the seed alone.")
    return told(
        "Claims",
        "The commitment is that of this seed, this game, these {rules} house rules and these "
        "{seats} seats.",
        rules=len(record.options),
        seats=len(record.seats),
    )


def _help(record: Record) -> str:
    notes = record.notes
    if notes.played:
        return told(
            "Claims",
            "Hints: {hints}; plays taken back: {undos}; played by a bot: {played}.",
            hints=notes.hints,
            undos=notes.undos,
            played=notes.played,
        )
    return told(
        "Claims", "Hints: {hints}; plays taken back: {undos}.", hints=notes.hints, undos=notes.undos
    )


def _deal(record: Record) -> str:
    if record.promise is None or not record.promise.with_words:
        return told("Claims", "The cards follow from the seed alone: nobody added words.")
    added = [
        told("Claims", "seat {seat} {words}", seat=seat, words=quoted(words, len(words)))
        for seat, words in enumerate(record.promise.words)
        if words
    ]
    return told(
        "Claims",
        "The cards follow from the seed and the words that were added: {words}.",
        words=_listed(added),
    )


def _bots(record: Record) -> str:
    versions = list(dict.fromkeys(one.version for one in record.notes.asked))
    if not versions:
        return told(
            "Claims",
            "That bots of these levels played; the record does not say of which version.",
        )
    return told(
        "Claims",
        "That bots of version {versions} decided; --bots asks them again.",
        versions=", ".join(versions),
    )


def _listed(parts: Sequence[str]) -> str:
    """Join several of a kind, each in its language, with commas."""
    whole = parts[0]
    for part in parts[1:]:
        whole = told("Claims", "{first}, {more}", first=whole, more=part)
    return whole


def bots_asked(claim: Claim, asking: Asking, match: Match, record: Record) -> tuple[Claim, str]:
    """Return the claim about bots after they were asked again, and its sentence."""
    total = asking.same + len(asking.differing)
    but = _but(asking)
    if not asking.differing:
        verdict = PROVED if total else STATED
        return replace(claim, verdict=verdict), told(
            "Claims",
            "Bots of version {version} decide the same way again: {same} of {total}{but}.",
            version=__version__,
            same=total,
            total=total,
            but=but,
        )
    number, decided = asking.differing[0]
    first = told(
        "Claims",
        "{same} of {total} decide the same way again{but}; line {line} is the first that does "
        "not: “{played}”, not {decided}.",
        same=asking.same,
        total=total,
        but=but,
        line=record.lines[number],
        played=match.actions[number],
        decided=quoted(decided, 60),
    )
    if asking.versions == (__version__,):
        return replace(claim, verdict=FAILED, why=first), first
    needed = ", ".join(version for version in asking.versions if version)
    if needed:
        return claim, told(
            "Claims",
            "{first} Bots of version {asked} were asked; version {needed} would be needed.",
            first=first,
            asked=__version__,
            needed=needed,
        )
    return claim, told(
        "Claims",
        "{first} Bots of version {asked} were asked; which version decided is not recorded.",
        first=first,
        asked=__version__,
    )


def _but(asking: Asking) -> str:
    """Return what has to be added about bots that could not be asked as usual, in brackets."""
    parts = []
    if asking.glance:
        parts.append(told("Claims", "{count} of them in a hurry", count=asking.glance))
    if asking.replaced:
        parts.append(
            told(
                "Claims",
                "replaced bots, which cannot be asked: {count}",
                count=asking.replaced,
            )
        )
    return told("Claims", " ({parts})", parts=_listed(parts)) if parts else ""
