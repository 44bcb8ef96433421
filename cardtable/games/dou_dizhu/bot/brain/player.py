"""The learned player: what a level makes of the networks and the search, put into thoughts."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot.brain import lookups
from cardtable.games.dou_dizhu.bot.brain.calls import calls
from cardtable.games.dou_dizhu.bot.brain.features import beatable
from cardtable.games.dou_dizhu.bot.brain.net import nets
from cardtable.games.dou_dizhu.bot.brain.packed import turns
from cardtable.games.dou_dizhu.bot.brain.search import Depth, Rated, rate
from cardtable.games.dou_dizhu.bot.brain.seat import Known, known
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.view import BID, DouDizhuView

_FULL_BUDGET = 1000
#: Points that a manner of play adds to each point it bids.
_COURAGE = {"bold": 0.25, "cautious": -0.25}


@dataclass(frozen=True)
class Skill:
    """How well a level uses what was learned.

    Attributes:
        depth: of its search at the full budget.
        calls: deals it imagines before it calls.
    """

    depth: Depth
    calls: int


SKILLS = {
    # Without slips the networks alone win 48 of 100 deals against the search: too near to it.
    "hard": Skill(Depth(slips=0.1), 16),
    "expert": Skill(Depth(worlds=48, exact=60_000), 40),
}


def think(view: DouDizhuView, level: str, style: str, seed: int, budget: Budget) -> Thought:
    """What a level of the learned player does, and what it thought of the rest."""
    rng = np.random.default_rng(seed)
    skill = SKILLS[level]
    share = min(1.0, budget.work / _FULL_BUDGET)
    if view.phase == BID:
        worlds = max(12, round(skill.calls * share))
        return _call(view, rng, worlds, _COURAGE.get(style, 0.0))
    depth = skill.depth
    depth = replace(depth, worlds=round(depth.worlds * share), exact=round(depth.exact * share))
    seen = known(view)
    rated = rate(nets(), seen, rng, depth)
    candidates = [_candidate(seen, rated, int(number)) for number in rated.order]
    return Thought(candidates[0].action, tuple(candidates))


def _call(view: DouDizhuView, rng: np.random.Generator, worlds: int, courage: float) -> Thought:
    found = [
        Candidate(
            Action.of("bid", call.amount) if call.amount else PASS,
            round(call.worth, 2),
            "strong_hand" if call.amount else "weak_hand",
            round(call.chance, 3),
        )
        for call in calls(nets(), view, rng, worlds, courage)
    ]
    return Thought(found[0].action, tuple(found))


def _candidate(seen: Known, rated: Rated, number: int) -> Candidate:
    line = int(rated.moves.line[number])
    cards = int(rated.moves.cards[number])
    if line == lookups.PASS:
        action = PASS
    else:
        action = action_for(Reading(*lookups.LINES[line], cards))
    view = seen.view
    share = view.rules.farmers_share
    won, lost, sides = (share, 1.0, 1.0) if seen.role else (1.0, share, 2.0)
    gain = won * float(rated.won[number]) - lost * float(rated.lost[number])
    worth = view.at_stake * sides * gain
    chance = float(rated.chance[number])
    return Candidate(action, round(worth, 2), _reason(seen, rated, number), round(chance, 3))


def _reason(seen: Known, rated: Rated, number: int) -> str:
    """The id of what speaks for a move, in the players' own terms."""
    view = seen.view
    line, cards = int(rated.moves.line[number]), int(rated.moves.cards[number])
    owner = seen.role_of(view.beat_seat) if view.beat_seat is not None else None
    partner = 3 - seen.role if seen.role else None
    if line == lookups.PASS:
        return "partner_leads" if owner == partner else "saves_strength"
    rest = seen.mine - cards
    if not rest:
        return "goes_out"
    unseen = np.array([seen.unseen + seen.sure], np.uint64)
    one = rated.moves.take(np.array([number]))
    safe = not int(beatable(unseen, one._replace(deal=np.zeros(1, np.int64)))[0])
    left = int(turns(np.array([rest], np.uint64))[0])
    if safe and left == 1:
        return "sure_win"
    foes = [seen.left[role] for role in range(3) if role not in (seen.role, partner)]
    if owner is not None and owner != partner and min(foes) <= 2:
        return "stops_foe"
    if safe:
        return "keeps_lead"
    if partner is not None and owner is None and seen.left[partner] <= 2:
        return "helps_partner"
    return "few_turns" if left <= 3 else ""
