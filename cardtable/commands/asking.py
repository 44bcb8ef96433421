"""Asking the bots of a record again: whether they would have decided as it says."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from cardtable.bots.characters import style_of
from cardtable.bots.pace import GLANCE as AT_A_GLANCE
from cardtable.bots.pace import PACES
from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot
from cardtable.engine.match import Match
from cardtable.engine.notes import GLANCE, REPLACED
from cardtable.engine.state import TABLE


@dataclass(frozen=True, slots=True)
class Asking:
    """What came of asking them.

    Attributes:
        same: how many decide the same again.
        differing: (number of the action, what the bot does now) of those that do not.
        versions: of the bots of each that differs, as the record tells it.
        glance: how many were asked at a glance, as the record says they had been.
        replaced: how many cannot be asked, because something else decided in their place.
    """

    same: int
    differing: tuple[tuple[int, str], ...]
    versions: tuple[str, ...]
    glance: int
    replaced: int


def ask_again(match: Match) -> Asking:
    """Ask the bots of a match at every one of their moments; it must have kept its positions.

    A bot that raises an exception differs.
    """
    notes, counts = match.notes, Counter[str]()
    differing: list[tuple[int, str]] = []
    bots: dict[int, Bot[Any]] = {}
    for number, (seat, action) in enumerate(zip(match.turns, match.actions, strict=True)):
        if seat == TABLE or match.seats[seat].is_human:
            continue
        how = notes.how_at(number)
        counts[how] += 1
        if how == REPLACED:
            continue
        try:
            if seat not in bots:
                sitter = match.seats[seat]
                bots[seat] = match.game.bot(sitter.kind, style_of(sitter.character))
            decided = _decided(match, bots[seat], number, how)
        except (Exception, SystemExit) as error:  # a package’s bot may do anything
            differing.append((number, type(error).__name__))
            continue
        if decided == action:
            counts["same"] += 1
        else:
            differing.append((number, str(decided)))
    versions = tuple(dict.fromkeys(notes.version_at(number) for number, _ in differing))
    return Asking(counts["same"], tuple(differing), versions, counts[GLANCE], counts[REPLACED])


def _decided(match: Match, bot: Bot[Any], number: int, how: str) -> Action:
    seat = match.turns[number]
    budget = AT_A_GLANCE.budget if how == GLANCE else PACES[match.seats[seat].kind].budget
    return bot.choose(match.view_before(number, seat), match.bot_seed(number), budget).action
