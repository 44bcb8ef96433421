"""``cardtable verify`` and ``cardtable replay``: what a record proves, and what was played."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cardtable import __version__
from cardtable.bots.characters import style_of
from cardtable.bots.questions import GLANCE as AT_A_GLANCE
from cardtable.bots.questions import PACES
from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot
from cardtable.engine.match import Match
from cardtable.engine.notes import GLANCE, REPLACED, Asked
from cardtable.engine.promise import DIGITS
from cardtable.engine.quoting import kind_of, quoted
from cardtable.engine.records import MAX_BYTES, BadRecord, Record, parse_bytes, replay
from cardtable.engine.state import TABLE
from cardtable.engine.verification import FAILED, PROVED, STATED, UNCHECKED, Claim
from cardtable.engine.verification import verify as check
from cardtable.failures import Failure, WrongUse
from cardtable.files import read_regular
from cardtable.games import find_game
from cardtable.languages import find_language
from cardtable.output import in_columns, show, show_json
from cardtable.phrases.matches import transcript
from cardtable.reasons import system_reason
from cardtable.translation import Message, current_language, message, nmessage, say

_SEEDS = {
    "drawn": message("That the program drew the seed, and nobody knew it before the end."),
    "numbered": message("A numbered deal: anyone who knew the number knew the cards."),
    "small": message(
        "That the program drew the seed, though it’s a small number, like one a person might "
        "choose."
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
                "check their own."
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
        return message("That bots of these levels played; the record doesn’t say which version.")
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
        parts.append(message("replaced bots, which can’t be asked: {count}", count=asking.replaced))
    return message(" ({parts})", parts=_listed(parts)) if parts else ""


@dataclass(frozen=True, slots=True)
class Asking:
    """The result of asking them.

    Attributes:
        same: how many decide the same again.
        differing: (number of the action, what the bot does now) for those that do not.
        versions: of each bot that differs, according to the record.
        glance: how many were asked at a glance, because the record says so.
        replaced: how many cannot be asked, because something else decided in their place.
    """

    same: int
    differing: tuple[tuple[int, str], ...]
    versions: tuple[str, ...]
    glance: int
    replaced: int


def ask_again(match: Match) -> Asking:
    """Ask the bots of a match at each of their decisions; it must have kept its positions.

    Bots that played in a person's place are asked as well. One that raises an exception counts as
    different.
    """
    notes, counts = match.notes, Counter[str]()
    differing: list[tuple[int, str]] = []
    bots: dict[tuple[int, str], Bot[Any]] = {}
    for number, (seat, action) in enumerate(zip(match.turns, match.actions, strict=True)):
        asked = notes.at(number)
        if seat == TABLE or (match.seats[seat].is_human and not asked.level):
            continue
        counts[asked.way] += 1
        if asked.way == REPLACED:
            continue
        try:
            sitter = match.seats[seat]
            who = seat, asked.level or sitter.kind
            if who not in bots:
                bots[who] = match.game.bot(who[1], style_of(sitter.character))
            decided = _decided(match, bots[who], who, asked)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # a package’s bot may do anything
            differing.append((number, kind_of(error)))
            continue
        if decided == action:
            counts["same"] += 1
        else:
            differing.append((number, str(decided)))
    versions = tuple(dict.fromkeys(notes.version_at(number) for number, _ in differing))
    return Asking(counts["same"], tuple(differing), versions, counts[GLANCE], counts[REPLACED])


def _decided(match: Match, bot: Bot[Any], who: tuple[int, str], asked: Asked) -> Action:
    seat, level = who
    budget = AT_A_GLANCE.budget if asked.way == GLANCE else PACES[level].budget
    view = match.view_before(asked.number, seat)
    return bot.choose(view, match.bot_seed(asked.number), budget).action


def print_match(chosen: argparse.Namespace) -> int:
    """Print a record in words, in the requested language."""
    if chosen.to is not None and chosen.to < 0:
        raise WrongUse(message("--to needs a number, 0 or higher."))
    language = find_language(chosen.lang or ("en" if chosen.json else current_language()))
    record = read_record(chosen.file)
    match = played(chosen.file, record, chosen.to)
    lines = transcript(match, language)
    if chosen.json:
        show_json({"game": record.game, "lines": lines})
    else:
        for line in lines:
            show(line)
    return 0


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
