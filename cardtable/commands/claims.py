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
from cardtable.translation import Message, message, nmessage

_SEEDS = {
    "drawn": message("That the program drew the seed, and nobody knew it before the end."),
    "numbered": message("A numbered deal: anyone who knew the number knew the cards."),
    "small": message(
        "That the program drew the seed, though it’s a small number, like one a person might "
        "choose.",
    ),
}
_VERDICTS = {
    PROVED: message("proved"),
    STATED: message("stated"),
    FAILED: message("failed"),
    UNCHECKED: message("unchecked"),
}
_NAMES = {
    "commitment": message("fingerprint"),
    "given": message("given"),
    "shown": message("shown"),
    "deal": message("deal"),
    "actions": message("actions"),
    "result": message("result"),
    "seed": message("seed"),
    "words": message("words"),
    "players": message("players"),
    "help": message("help"),
    "bots": message("bots"),
}


def headed(claim: Claim) -> tuple[Message, Message]:
    """Return the verdict on a claim, and the claim's name."""
    return _VERDICTS[claim.verdict], _NAMES[claim.id]


def sentence(claim: Claim, record: Record) -> str:
    """Return a claim in one sentence: what is proved, stated or wrong."""
    if claim.why:
        return claim.why
    if claim.verdict == UNCHECKED:
        return message("Not checked: an earlier check failed.")
    match claim.id:
        case "seed":
            return _SEEDS[claim.source]
        case "commitment":
            return _commitment(record)
        case "given":
            return message("The digits given match this record.")
        case "shown":
            return message(
                "That these digits were shown before the deal: compare them with what you noted "
                "(--fingerprint DIGITS): {digits}",
                digits=record.commitment,
            )
        case "deal":
            return _deal(record)
        case "actions":
            return nmessage(
                "The one action is legal with these cards, and came from the seat whose turn it "
                "was.",
                "All {n} actions are legal with these cards, each by the seat whose turn it was.",
                len(record.actions),
            )
        case "result":
            return message("The result follows from the actions.")
        case "words":
            return message(
                "That these people added these words after seeing the fingerprint: everyone can "
                "check their own.",
            )
        case "players":
            return message("Who sat there, and that people played for themselves.")
        case "help":
            return _help(record)
    return _bots(record)


def _commitment(record: Record) -> str:
    if record.promise is None:
        return message("The fingerprint covers the seed only.")
    return message(
        "The fingerprint matches this seed, this game, these {rules} house rules and these "
        "{seats} seats.",
        rules=len(record.options),
        seats=len(record.seats),
    )


def _help(record: Record) -> str:
    notes = record.notes
    if notes.played:
        return message(
            "Hints: {hints}; undos: {undos}; played by a bot: {played}.",
            hints=notes.hints,
            undos=notes.undos,
            played=notes.played,
        )
    return message("Hints: {hints}; undos: {undos}.", hints=notes.hints, undos=notes.undos)


def _deal(record: Record) -> str:
    if record.promise is None or not record.promise.with_words:
        return message("The cards follow from the seed alone: nobody added words.")
    added = [
        message("seat {seat} {words}", seat=seat, words=quoted(words, len(words)))
        for seat, words in enumerate(record.promise.words)
        if words
    ]
    return message(
        "The cards follow from the seed and the words that were added: {words}.",
        words=_listed(added),
    )


def _bots(record: Record) -> str:
    versions = list(dict.fromkeys(one.version for one in record.notes.asked))
    if not versions:
        return message(
            "That bots of these levels played; the record doesn’t say which version.",
        )
    return message(
        "That bots of version {versions} decided; --bots asks them again.",
        versions=", ".join(versions),
    )


def _listed(parts: Sequence[str]) -> str:
    """Join several of a kind, each in its language, with commas."""
    whole = parts[0]
    for part in parts[1:]:
        whole = message("{first}, {more}", first=whole, more=part)
    return whole


def bots_asked(claim: Claim, asking: Asking, match: Match, record: Record) -> tuple[Claim, str]:
    """Return the claim about bots after they were asked again, and its sentence."""
    total = asking.same + len(asking.differing)
    but = _but(asking)
    if not asking.differing:
        verdict = PROVED if total else STATED
        return replace(claim, verdict=verdict), message(
            "Bots of version {version} decide the same way again: {same} of {total}{but}.",
            version=__version__,
            same=total,
            total=total,
            but=but,
        )
    number, decided = asking.differing[0]
    first = message(
        "{same} of {total} decisions are the same again{but}; line {line} has the first that "
        "isn’t: “{played}”, not {decided}.",
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
        return claim, message(
            "{first} Bots of version {asked} were asked; version {needed} would be needed.",
            first=first,
            asked=__version__,
            needed=needed,
        )
    return claim, message(
        "{first} Bots of version {asked} were asked; which version decided isn’t recorded.",
        first=first,
        asked=__version__,
    )


def _but(asking: Asking) -> str:
    """Return what has to be added about bots that could not be asked as usual, in brackets."""
    parts = []
    if asking.glance:
        parts.append(message("{count} of them decided in a hurry", count=asking.glance))
    if asking.replaced:
        parts.append(
            message(
                "replaced bots, which can’t be asked: {count}",
                count=asking.replaced,
            )
        )
    return message(" ({parts})", parts=_listed(parts)) if parts else ""
