"""Opponents for Oklahoma Gin: three that judge by rules of thumb, one that plays hands out.

Candidates of highest worth come first. Worths are in points, on the same scale from the first
choice of a hand to its last: what the hand will bring from now on, including its box.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import Budget, Candidate, Thought, by_worth, clearer
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin.bot.facts import Facts
from cardtable.games.oklahoma_gin.bot.judgement import (
    Judgement,
    Liked,
    only_shows,
    principled,
    sense,
)
from cardtable.games.oklahoma_gin.bot.reasons import reasoned
from cardtable.games.oklahoma_gin.bot.rounds import goes_round
from cardtable.games.oklahoma_gin.bot.temper import temperament_of
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.legal import DISCARD, TAKE
from cardtable.games.oklahoma_gin.melds import arrange, deadwood
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: Chances to win that lie no farther apart say nothing else than the worths.
_APART = 0.02


class OklahomaGinBot:
    """An opponent of one level.

    Args:
        level: ``easy``, ``medium``, ``hard`` or ``expert``.
        style: its style; cautious ones like a safe hand, bold ones an expensive one, hunters gin.
    """

    def __init__(self, level: str, style: str = "") -> None:
        self.temperament = temperament_of(level, style)
        self._searches = level == "expert"
        if self._searches:
            # This loads numpy and the network before the first question; other levels need neither.
            from cardtable.games.oklahoma_gin.bot.brain.net import net

            net()

    def choose(self, view: OklahomaGinView, seed: int, budget: Budget) -> Thought:
        """Return a legal action; the budget counts the worlds that the highest level imagines."""
        if view.turn == TABLE:
            return Thought(NEXT)
        liked = self._played_out(view, seed, budget) if self._searches else self._judged(view, seed)
        if TAKE in view.legal and (goes_round(view) or (self._searches and only_shows(view))):
            liked = _left_lying(liked)
        facts = Facts(view)
        liked.sort(key=lambda one: (-one.liking, -sense(facts, one.candidate)))
        chosen = liked[0].candidate
        rated = by_worth((one.candidate for one in liked), chosen.action)
        best = rated[0]
        rated = [clearer(best, one) if one.worth < best.worth else one for one in rated]
        return Thought(chosen.action, tuple(reasoned(view, _of_one_mind(rated))))

    def _judged(self, view: OklahomaGinView, seed: int) -> list[Liked]:
        return Judgement(view, self.temperament, random.Random(seed)).choices()

    def _played_out(self, view: OklahomaGinView, seed: int, budget: Budget) -> list[Liked]:
        from cardtable.games.oklahoma_gin.bot.brain import estimate
        from cardtable.games.oklahoma_gin.bot.brain.judge import judged

        found, usual = judged(view, budget.work, seed)
        found = principled(view, found)
        best, learned = max(found, key=lambda one: one.worth).action.verb, found[usual].action
        stays = estimate.STAYS * found[usual].error if learned.verb != best else 0.0
        levelled = estimate.levelled(found)
        top = max(one.worth for one in levelled)
        if levelled[usual].worth + stays > top:
            levelled[usual] = replace(levelled[usual], worth=top)
        liked = [Liked(one, one.worth + self._taste(view, one)) for one in levelled]
        if view.phase != DISCARD:  # who may knock decides by sense
            liked[usual] = liked[usual]._replace(liking=liked[usual].liking + stays)
        return [liked[place] for place in sorted(range(len(found)), key=lambda i: -found[i].worth)]

    def _taste(self, view: OklahomaGinView, one: Candidate) -> float:
        """Return how much the temperament likes a choice beyond its worth, in points."""
        verb, hand = one.action.verb, view.moment.hand
        if verb == "take":
            return self.temperament.pile
        if verb not in ("discard", "knock") or not one.action.args:
            return 0.0
        card = BIT_OF[one.action.args[0]]
        if verb == "knock":
            return self.temperament.knocks if deadwood(hand ^ card) else 0.0
        # Tastes apply to loose cards only.
        dead = arrange(hand).dead
        return self.temperament.discarding(dead, card) if card & dead else 0.0


def _of_one_mind(rated: list[Candidate]) -> list[Candidate]:
    """Return the list without the chances to win where these say something else than the worths."""
    chances = [one.chance or 0.0 for one in rated]
    rises = any(after > before + _APART for before, after in pairwise(chances))
    same = [
        chance for one, chance in zip(rated, chances, strict=True) if one.worth == rated[0].worth
    ]
    if rises or max(same) - min(same) > _APART:
        return [replace(one, chance=None) for one in rated]
    return rated


def _left_lying(liked: list[Liked]) -> list[Liked]:
    """Make taking the open card worth no more than drawing.

    Taking back one's own discard leads nowhere. Play-outs like to take a card that makes no meld,
    since their opponents don't mind what one collects; people do.
    """
    take = next(one for one in liked if one.candidate.action == TAKE)
    rest = [one for one in liked if one is not take]
    worth = min(take.candidate.worth, rest[0].candidate.worth)
    return [*rest, Liked(replace(take.candidate, worth=worth), rest[0].liking - 1)]
