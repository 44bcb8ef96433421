"""Judging by rules of thumb: chances counted, danger minded, and the slips of weaker players."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate
from cardtable.games.oklahoma_gin.bot.odds import Odds, worst_card
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, each, pips
from cardtable.games.oklahoma_gin.layoffs import best, possible
from cardtable.games.oklahoma_gin.legal import (
    BIG_GIN_KNOCK,
    DISCARD_OF,
    DONE,
    DRAW_STOCK,
    KNOCK_OF,
    PASS,
    TAKE,
    write_groups,
)
from cardtable.games.oklahoma_gin.melds import arrange, deadwood
from cardtable.games.oklahoma_gin.view import OklahomaGinView


@dataclass(frozen=True, slots=True)
class Temperament:
    """How well a level plays; the figures were tuned in mirrored hands.

    Attributes:
        slips: how far its judgement of a hand strays, in pips.
        ahead: for how many turns it counts on the chances of a hand.
        danger: what it costs to give the opponent a meld, in pips.
        tempting: how often it takes a discard that only looks useful.
        forgets: how often it overlooks that it may knock or lay off.
        worlds: hands of the opponent it imagines before it knocks; 0 knocks at once.
        haste: what waiting must promise above knocking, in points.
        hunts: knocks in its first turns or with gin, not between.
    """

    slips: float = 0.0
    ahead: float = 0.0
    danger: float = 0.0
    tempting: float = 0.0
    forgets: float = 0.0
    worlds: int = 0
    haste: float = 0.0
    hunts: bool = False


#: So many unseen cards stand for all of them when a draw is judged.
_SAMPLE = 8
#: Turns in which who hunts gin still knocks.
_EARLY = 3


class Judgement:
    """Rates what one seat may do now by rules of thumb; worth is in points, roughly."""

    def __init__(self, view: OklahomaGinView, temperament: Temperament, rng: random.Random) -> None:
        self.view, self.temperament, self.rng = view, temperament, rng
        self.odds = Odds(view)
        self.hand = self.odds.hand

    def _cost(self, hand: int) -> float:
        """How far ten cards are from being laid down, in pips."""
        now = deadwood(hand)
        ahead = self.temperament.ahead
        return now - ahead * (now - self.odds.to_come(hand)) if ahead else float(now)

    def _slip(self) -> float:
        if not self.temperament.slips:
            return 0.0
        return self.temperament.slips * (self.rng.random() + self.rng.random() - 1)

    def draws(self) -> list[Candidate]:
        """Taking the open card or not."""
        view, hand = self.view, self.hand
        other = next(a for a in (DRAW_STOCK, PASS, TAKE) if a in view.legal)
        if TAKE not in view.legal:
            return [Candidate(other, 0.0, "only_way")]
        top = BIT_OF[view.pile[-1]]
        eleven = hand | top
        if view.last_chance:
            away = min(each(hand), key=lambda card: deadwood(eleven ^ card))
            worlds = self.odds.worlds(self.rng, max(4, self.temperament.worlds))
            worth = self.odds.knocking(eleven ^ away, worlds)
            return [Candidate(TAKE, worth, "can_knock"), Candidate(PASS, 0.0, "draw")]
        away = worst_card(eleven, keep=top)
        now = deadwood(hand)
        taken = deadwood(eleven ^ away)
        # Who waits for gin would not knock with it: two of them would take for ever.
        waits = taken > 0 and self.temperament.hunts and self.odds.turns > _EARLY
        if taken <= view.limit and not waits:
            return [Candidate(TAKE, 30.0, "can_knock"), Candidate(other, 0.0, "may_improve")]
        melds = not arrange(eleven ^ away).dead & top
        wrong = self.rng.random() < self.temperament.tempting
        if taken >= now or not (melds or wrong):
            # An open card that makes no meld only tells the opponent what one collects.
            return [
                Candidate(other, 0.0, "no_use"),
                Candidate(TAKE, -5.0 - max(0, taken - now), "no_meld"),
            ]
        cost = self._cost(eleven ^ away) + (0.0 if melds else 2.0)
        sample = self.odds.unseen
        if len(sample) > _SAMPLE:
            sample = self.rng.sample(sample, _SAMPLE)
        drawn = 0.0
        for card in sample:
            mine = hand | card
            drawn += self._cost(mine ^ worst_card(mine))
        worth = drawn / max(1, len(sample)) - cost + self._slip() / 2 + (8.0 if wrong else 0.0)
        return [
            Candidate(TAKE, round(worth, 2), "makes_meld" if melds else "lowers_deadwood"),
            Candidate(other, 0.0, "may_improve"),
        ]

    def discards(self) -> list[Candidate]:
        """Laying a card away, and knocking with it where that is allowed."""
        view, hand = self.view, self.hand
        if BIG_GIN_KNOCK in view.legal:
            return [Candidate(BIG_GIN_KNOCK, 100.0, "big_gin")]
        rated: list[tuple[float, int]] = []
        # What was just taken is kept, also where it might go back (rule G7).
        fit = [card for card in each(hand) if CODE_OF[card] != view.taken]
        if view.last_chance:
            fit = [card for card in each(hand) if KNOCK_OF[card] in view.legal]
        for card in fit:
            cost = self._cost(hand ^ card) + self._slip()
            if self.temperament.danger:
                cost += self.temperament.danger * self.odds.danger(card)
            rated.append((cost, card))
        rated.sort()
        found = (
            []
            if view.last_chance
            else [
                Candidate(DISCARD_OF[card], round(-cost, 2), self._why(card))
                for cost, card in rated
            ]
        )
        least = min(fit, key=lambda card: (deadwood(hand ^ card), self.odds.danger(card)))
        if deadwood(hand ^ least) <= view.limit:
            found.append(self._knock(least, found[0].worth if found else 0.0))
        return found

    def _knock(self, card: int, otherwise: float) -> Candidate:
        """Knocking, its worth set so that it is chosen over ``otherwise`` if it is better."""
        ten = self.hand ^ card
        temperament = self.temperament
        if not deadwood(ten):
            forgotten = self.rng.random() < temperament.forgets / 3
            return Candidate(KNOCK_OF[card], otherwise + (-1.0 if forgotten else 50.0), "gin")
        if self.rng.random() < temperament.forgets:
            return Candidate(KNOCK_OF[card], otherwise - 1.0, "low_enough")
        if temperament.hunts and self.odds.turns > _EARLY and not self.view.last_chance:
            return Candidate(KNOCK_OF[card], otherwise - 1.0, "too_early")
        if not temperament.worlds or self.view.last_chance:
            return Candidate(KNOCK_OF[card], otherwise + 20.0, "low_enough")
        worlds = self.odds.worlds(self.rng, temperament.worlds)
        gain = self.odds.knocking(ten, worlds) + temperament.haste - self.odds.waiting(ten, worlds)
        reason = "low_enough" if gain > 0 else "too_early"
        return Candidate(KNOCK_OF[card], round(otherwise + gain, 2), reason)

    def _why(self, card: int) -> str:
        if not card & arrange(self.hand).dead:
            return "breaks_meld"
        return "worst_deadwood" if deadwood(self.hand ^ card) < deadwood(self.hand) else "no_use"

    def layoffs(self) -> list[Candidate]:
        """Laying off, laying out, being done."""
        view, hand = self.view, self.hand
        now = view.moment
        if not view.gin:
            plan = best(hand, now.melds)
            steps = list(plan.steps[:1])
            if self.temperament.forgets:
                # A beginner sees what fits among his deadwood, and not always that.
                dead = arrange(hand).dead
                steps = [step for step in possible(hand, now.melds) if step[0] & dead][:1]
                if self.rng.random() < self.temperament.forgets:
                    steps = []
            if steps:
                card, number = steps[0]
                action = Action("layoff", (CODE_OF[card], str(number + 1)))
                worth = float(deadwood(hand) - plan.deadwood)
                return [Candidate(action, worth, "fits"), Candidate(DONE, -1.0, "finished")]
        if not view.rules.auto_arrange:
            left = pips(hand & ~sum(now.arranged))
            gain = left - deadwood(hand)
            if gain > 0:
                action = write_groups(arrange(hand).melds)
                return [Candidate(action, float(gain), "lays_out"), Candidate(DONE, 0.0, "")]
        return [Candidate(DONE, 0.0, "finished")]
