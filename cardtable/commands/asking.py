"""Asks the bots of a record again whether they would decide as it says."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from cardtable.bots.characters import style_of
from cardtable.bots.questions import GLANCE as AT_A_GLANCE
from cardtable.bots.questions import PACES
from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot
from cardtable.engine.match import Match
from cardtable.engine.notes import GLANCE, REPLACED, Asked
from cardtable.engine.quoting import kind_of
from cardtable.engine.state import TABLE


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
