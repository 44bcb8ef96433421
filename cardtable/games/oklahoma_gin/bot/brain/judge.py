"""The highest level's judgement of all its choices: network and play-outs combined.

Worth is in points: what the hand is expected to bring from now on, including its box and its effect
on the rest of the match. The scale is the same from the first choice of a hand to its last.
"""

from __future__ import annotations

import numpy as np

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate
from cardtable.games.oklahoma_gin.bot.brain.estimate import Estimates
from cardtable.games.oklahoma_gin.bot.brain.net import Try, glance, net
from cardtable.games.oklahoma_gin.bot.brain.search import Search
from cardtable.games.oklahoma_gin.bot.brain.standing import Standing
from cardtable.games.oklahoma_gin.bot.endings import laying_off
from cardtable.games.oklahoma_gin.bot.rounds import to_lay_away
from cardtable.games.oklahoma_gin.cards import BIT_OF, PIPS_OF
from cardtable.games.oklahoma_gin.legal import (
    BIG_GIN_KNOCK,
    DISCARD,
    DISCARD_OF,
    KNOCK_OF,
    LAYOFF,
)
from cardtable.games.oklahoma_gin.melds import deadwood, least_after_discard
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: Play-outs of choices that end the hand, if otherwise only the network is asked.
_FEW = 8


def judged(view: OklahomaGinView, work: int, seed: int) -> tuple[list[Candidate], int]:
    """Return all candidates, unordered and without reasons, and the index of the learned favourite.

    Args:
        view: of the seat to act.
        work: of the budget; if it is 0, only the network is asked.
        seed: for all random choices.
    """
    if view.phase == LAYOFF:
        standing = Standing(view)

        def worth(points: int) -> float:
            return float(standing.worth(np.array([points]))[0])

        return laying_off(view, worth), 0
    tries = candidates_of(view)
    told = _told(view, list(tries.values()))
    search = Search(view, work or _FEW, seed)
    estimates = Estimates(told, search.standing.unit)
    if work or None in told:
        search.rate(list(tries.values()), estimates)
    found = [
        Candidate(
            action,
            round(one.worth, 2),
            chance=None if one.chance is None else round(one.chance, 3),
            error=round(one.error, 2),
        )
        for action, one in zip(tries, estimates.rated(), strict=True)
    ]
    return found, estimates.usual


def _told(view: OklahomaGinView, tries: list[Try]) -> list[float | None]:
    """Return the network's gain for each; ``None`` for gin and the last chance: the hand ends."""
    if view.last_chance:
        return [None] * len(tries)
    hand = view.moment.hand

    def gin(one: Try) -> bool:
        if one.kind == "take":
            return not least_after_discard(hand | BIT_OF[view.pile[-1]])
        return one.kind == "knock" and not deadwood(hand & ~one.card)

    liked = glance(net(), view, tries)
    return [None if gin(one) else like for one, like in zip(tries, liked, strict=True)]


def candidates_of(view: OklahomaGinView) -> dict[Action, Try]:
    """Return the candidates worth playing out: every draw, every discard, and the best knock."""
    legal, hand = view.legal, view.moment.hand
    if view.phase != DISCARD:
        return {action: Try(action.verb) for action in legal}
    fit = to_lay_away(view)
    lowest = min(fit, key=lambda card: (deadwood(hand ^ card), -PIPS_OF[card]))
    tries = {DISCARD_OF[card]: Try("discard", card) for card in fit} if not view.last_chance else {}
    if deadwood(hand ^ lowest) <= view.limit:
        tries[KNOCK_OF[lowest]] = Try("knock", lowest)
    if BIG_GIN_KNOCK in legal:
        tries[BIG_GIN_KNOCK] = Try("knock")
    return tries
