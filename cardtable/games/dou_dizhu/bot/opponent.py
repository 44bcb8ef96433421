"""Opponents for Dou Dizhu: the lower levels follow rules of thumb, the higher ones have learned."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import numpy as np

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import Budget, Candidate, Thought, by_worth
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot import rule_of_thumb
from cardtable.games.dou_dizhu.bot.brain.calls import calls, raises
from cardtable.games.dou_dizhu.bot.brain.net import nets
from cardtable.games.dou_dizhu.bot.brain.search import Depth, Rated, rate
from cardtable.games.dou_dizhu.bot.brain.seat import known
from cardtable.games.dou_dizhu.bot.customs import customary, naturally
from cardtable.games.dou_dizhu.bot.reasons import explain, hopeless
from cardtable.games.dou_dizhu.bot.teamwork import as_partners
from cardtable.games.dou_dizhu.bot.temper import (
    Judged,
    Temper,
    choose_call,
    choose_play,
    choose_raise,
    temper_of,
)
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.view import ASKED, BID, DouDizhuView


class DouDizhuBot:
    """An opponent of one level.

    Args:
        level: ``easy``, ``medium``, ``hard`` or ``expert``.
        style: a style of play, see :mod:`cardtable.games.dou_dizhu.bot.temper`.
    """

    def __init__(self, level: str, style: str = "") -> None:
        self.level, self.style = level, style
        if level not in rule_of_thumb.SKILLS:
            # Loads numpy and the networks before the first question.
            from cardtable.games.dou_dizhu.bot.brain.net import nets

            nets()

    def choose(self, view: DouDizhuView, seed: int, budget: Budget) -> Thought:
        """Return a legal action; the budget counts imagined play: 1000 is the full measure."""
        if view.turn == TABLE:
            return Thought(NEXT)
        if self.level in rule_of_thumb.SKILLS:
            return rule_of_thumb.think(view, self.level, self.style, seed)
        from cardtable.games.dou_dizhu.bot.opponent import think

        return think(view, self.level, self.style, seed, budget)


_FULL_BUDGET = 1000
#: Fewest deals imagined before a call.
_LEAST = 12


@dataclass(frozen=True)
class Skill:
    """How well a level uses what was learned.

    Attributes:
        depth: of its search at the full budget.
        calls: number of deals it imagines before it calls,
        unclear: and the most of them, if two calls are close together.
        played: how many deals before the first lead it plays out, or a third with each landlord.
    """

    depth: Depth
    calls: int
    unclear: int
    played: int = 0


SKILLS = {
    "hard": Skill(Depth(), 40, 40),
    "expert": Skill(Depth(worlds=24, most=280, exact=60_000), 120, 360, 240),
}


def think(view: DouDizhuView, level: str, style: str, seed: int, budget: Budget) -> Thought:
    """Return what the learned player does at a level, with its judgement of the alternatives."""
    skill, temper = SKILLS[level], temper_of(level, style)
    share = min(1.0, budget.work / _FULL_BUDGET)
    rng = np.random.default_rng(seed)
    if view.phase in ASKED:
        return _call(view, temper, rng, skill, share)
    depth = skill.depth
    depth = replace(
        depth,
        worlds=round(depth.worlds * share),
        most=round(depth.most * share),
        exact=round(depth.exact * share),
    )
    rated = rate(nets(), known(view), rng, depth)
    moves = zip(rated.moves.readings, rated.good.tolist(), strict=True)
    sound = [reading for reading, good in moves if good]
    judged, able = as_partners(view, judged_of(rated), rated.span, sound, exact=rated.exact)
    if hopeless(able):
        judged, able = naturally(view, judged, able)
    else:
        judged, able = customary(view, judged, able, exact=rated.exact)
    action = choose_play(temper, view, able, rated.span, random.Random(seed))
    judged.sort(key=lambda each: (-each[0].worth, each[0].action != action))
    return Thought(action, explain(view, judged))


def _call(
    view: DouDizhuView, temper: Temper, rng: np.random.Generator, skill: Skill, share: float
) -> Thought:
    worlds = max(_LEAST, round(skill.calls * share))
    unclear, most = round(skill.unclear * share), round(skill.played * share)
    if view.phase == BID:
        judged = calls(nets(), view, rng, worlds, unclear, most // 3)
    else:
        judged = raises(nets(), view, rng, max(worlds, most), most)
    found = [
        Candidate(
            call.action,
            round(call.worth, 2),
            chance=round(call.chance, 3),
            error=round(call.error, 4),
        )
        for call in judged
    ]
    action = (choose_call if view.phase == BID else choose_raise)(temper, found)
    return Thought(action, explain(view, [(each, None) for each in by_worth(found, action)]))


def judged_of(rated: Rated) -> list[Judged]:
    """Return the moves, best first."""
    found: list[Judged] = []
    readings = rated.moves.readings
    for number in np.lexsort((-rated.glance, rated.error > 0, -rated.worth.round(2))).tolist():
        reading = readings[number]
        candidate = Candidate(
            PASS if reading is None else action_for(reading),
            round(float(rated.worth[number]), 2),
            chance=round(float(rated.chance[number]), 3),
            error=round(float(rated.error[number]), 4),
        )
        found.append((candidate, reading))
    return found
