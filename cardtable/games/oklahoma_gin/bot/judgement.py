"""Judgement by rules of thumb: counted chances, danger, and what weaker players overlook.

A choice's worth is given in points, as at the highest level: for a hand that goes on, what such
hands bring on average; for one that ends, what it pays. How much the seat *likes* a choice is a
separate figure that includes slips, fears and tastes.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate, as_good
from cardtable.games.oklahoma_gin.bot.endings import laying_off
from cardtable.games.oklahoma_gin.bot.facts import Facts
from cardtable.games.oklahoma_gin.bot.odds import Odds, worst_card
from cardtable.games.oklahoma_gin.bot.rounds import last_ten, to_lay_away
from cardtable.games.oklahoma_gin.bot.temper import Temperament
from cardtable.games.oklahoma_gin.cards import BIT_OF, PIPS_OF, read_card
from cardtable.games.oklahoma_gin.legal import (
    BIG_GIN_KNOCK,
    DISCARD,
    DISCARD_OF,
    DRAW_STOCK,
    KNOCK_OF,
    LAYOFF,
    PASS,
    TAKE,
)
from cardtable.games.oklahoma_gin.melds import arrange, deadwood, in_runs
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, GIN, beside_difference
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: Number of unseen cards that represent all of them when a draw is judged.
_SAMPLE = 8
#: Least number of the opponent's hands against which a knock is judged.
_LEAST = 6
#: What a hand without deadwood brings if it goes on, and what each pip subtracts.
_PROMISE, _PIP = 36.0, 1.6
#: More than any other liking, positive or negative.
_SURELY = 50.0
#: Points that it costs to lay away what fits a card the opponent was seen to take, for each.
_FED = 5.0
#: The same for what breaks up a meld.
_BROKEN = 10.0
#: With so little deadwood one knocks, unless more than so many unseen cards make gin; a choice that
#: is put after the knock is worth so much less.
_LOW, _FEW, _LESS = 3, 4, 0.01


class Liked(NamedTuple):
    """A candidate and how much the seat likes it."""

    candidate: Candidate
    liking: float


#: Up to so many pips a card is low; what each card that goes with a live one is worth then.
_LOW_CARD, _LIVE = 5, 5


def sense(facts: Facts, one: Candidate) -> float:
    """Return what decides between equals: the chance to win, and which card goes.

    A pip is worth four wins in a hundred hands, enough that a loose king goes before a 4. So is a
    meld that the opponent could make of the card, and half a card of the hand that goes with it;
    two low cards that an unseen one can make a meld of stay together.
    """
    wins = 25 * (one.chance or 0.0)
    if one.action.verb not in ("discard", "knock") or not one.action.args:
        return wins
    pips, mates = PIPS_OF[BIT_OF[one.action.args[0]]], facts.mates(one.action)
    live = pips <= _LOW_CARD and facts.live(one.action)
    return wins + pips - facts.uses(one.action) - (_LIVE if live else 2) * mates


def principled(view: OklahomaGinView, found: Sequence[Candidate]) -> list[Candidate]:
    """Return the candidates so that no discard feeds the opponent or breaks a meld needlessly.

    One that fits what the opponent was seen to take comes after one that fits fewer of these cards,
    and one that breaks a meld after one that doesn't, unless that is worse beyond all doubt.
    Play-outs do not see what he collects as a player does.
    """
    facts, rated = Facts(view), list(found)
    faults = {
        place: (facts.breaks(one.action), facts.collected(one.action))
        for place, one in enumerate(rated)
        if one.action.verb == "discard"
    }
    for place, (breaks, fits) in sorted(faults.items(), key=lambda one: one[1]):
        faulty = rated[place]
        better = [rated[other] for other, fault in faults.items() if fault < (breaks, fits)]
        if not better:
            continue
        best = max(better, key=lambda one: one.worth)
        if as_good(faulty, replace(best, error=max(best.error, faulty.error))):
            worth = best.worth - view.factor * (_FED * fits + _BROKEN * breaks)
            rated[place] = replace(faulty, worth=min(faulty.worth, round(worth, 2)), error=0.0)
    return _knocks_low(facts, rated)


def _knocks_low(facts: Facts, rated: list[Candidate]) -> list[Candidate]:
    """Return the candidates with a knock first that leaves next to nothing, if gin is far.

    In play-outs everybody knocks as soon as he may, and is undercut by who has waited; people wait
    with 7 as well, and have a card more to lay off.
    """
    knock = next((one for one in rated if one.action.verb == "knock" and one.action.args), None)
    if knock is None or not 0 < facts.left(knock.action) <= _LOW:
        return rated
    most = round(knock.worth - _LESS, 2)

    def after(one: Candidate) -> Candidate:
        if one.action.verb != "discard" or facts.gins(one.action) > _FEW:
            return one
        return replace(one, worth=min(one.worth, most), error=0.0)

    return [replace(one, error=0.0) if one is knock else after(one) for one in rated]


def only_shows(view: OklahomaGinView) -> bool:
    """Whether the open card makes no meld, and no knock either: who takes it shows what for."""
    top = BIT_OF[view.pile[-1]]
    ten = view.moment.hand | top
    ten ^= worst_card(ten, keep=top)
    return bool(arrange(ten).dead & top) and deadwood(ten) > view.limit


class Judgement:
    """Rates the choices of one seat by rules of thumb.

    Args:
        view: of the seat.
        temperament: of the seat's player.
        rng: for slips, and imagined hands.
    """

    def __init__(self, view: OklahomaGinView, temperament: Temperament, rng: random.Random) -> None:
        self.view, self.temperament, self.rng = view, temperament, rng
        self.odds = Odds(view)
        self.hand = self.odds.hand

    def choices(self) -> list[Liked]:
        """Return all candidates, unordered and without reasons."""
        if self.view.phase == LAYOFF:
            return self._layoffs()
        if self.view.phase == DISCARD:
            return self._discards()
        if TAKE not in self.view.legal:
            other = next(iter(self.view.legal))
            worth = 0.0 if self.view.last_chance else self._promise(self._cost(self.hand))
            return [Liked(Candidate(other, worth), 0.0)]
        return self._last_chance() if self.view.last_chance else self._draws()

    def _cost(self, hand: int) -> float:
        """Return how far ten cards are from being laid down, in pips."""
        now = deadwood(hand)
        ahead = self.temperament.ahead
        return now - ahead * (now - self.odds.to_come(hand)) if ahead else float(now)

    def _promise(self, cost: float) -> float:
        """Return what a hand at this distance brings, in points."""
        return round(self.view.factor * (_PROMISE - _PIP * cost), 2)

    def _knocking(self, ten: int) -> float:
        """Return what knocking with ten cards brings, in points."""
        worlds = self.odds.worlds(self.rng, max(_LEAST, self.temperament.worlds))
        return round(self.odds.knocking(ten, worlds), 2)

    def _slip(self) -> float:
        if not self.temperament.slips:
            return 0.0
        return self.temperament.slips * (self.rng.random() + self.rng.random() - 1)

    def _dares(self, left: int) -> bool:
        """Whether the seat dares to knock with so much deadwood at all."""
        temper, turns = self.temperament, self.odds.turns
        if not left or self.view.last_chance:
            return True
        waits = temper.hunts and turns >= temper.hunts
        return not waits and left <= temper.daring(turns)

    def _last_chance(self) -> list[Liked]:
        """Rate taking the last discard to knock with it, and letting the hand end (rule G6)."""
        worth = self._knocking(last_ten(self.view))
        return [Liked(Candidate(TAKE, worth), worth), Liked(Candidate(PASS, 0.0), 0.0)]

    def _draws(self) -> list[Liked]:
        """Rate taking the open card and not taking it."""
        view, hand, temper = self.view, self.hand, self.temperament
        other = next(action for action in (DRAW_STOCK, PASS) if action in view.legal)
        top = BIT_OF[view.pile[-1]]
        ten = hand | top
        ten ^= worst_card(ten, keep=top)
        now, taken = deadwood(hand), deadwood(ten)
        melds = not arrange(ten).dead & top
        drawn, cost = self._drawn(), self._cost(ten)
        gain = drawn - cost + temper.pile + self._slip() / 2
        worth = self._promise(cost)
        if taken <= view.limit and self._dares(taken):
            # Whoever waits for gin would not knock with it: two such players would take for ever.
            worth, gain = max(worth, self._knocking(ten)), _SURELY
        elif taken >= now or not melds:
            # An open card that makes no meld only tells the opponent what one collects.
            tempted = temper.discarding(hand, top) < 0 or (temper.tempting and temper.pile >= 0)
            gain = 8.0 if tempted and self.rng.random() < temper.tempting else -_SURELY
        elif in_runs(ten) & top and self.rng.random() < temper.overlooks:
            gain = -_SURELY
        left = Candidate(other, self._promise(drawn))
        return [Liked(Candidate(TAKE, worth), gain), Liked(left, 0.0)]

    def _drawn(self) -> float:
        """Return the mean cost of the hand after a card from the stock."""
        sample = self.odds.unseen
        if len(sample) > _SAMPLE:
            sample = self.rng.sample(sample, _SAMPLE)
        total = 0.0
        for card in sample:
            mine = self.hand | card
            total += self._cost(mine ^ worst_card(mine))
        return total / max(1, len(sample))

    def _discards(self) -> list[Liked]:
        """Rate laying a card away, and knocking with it where that is allowed."""
        view, hand, temper = self.view, self.hand, self.temperament
        fit = to_lay_away(view)
        found = []
        dead = arrange(hand).dead
        for card in fit if not view.last_chance else ():
            cost = self._cost(hand ^ card)
            if temper.danger:
                cost += temper.danger * self.odds.danger(card)
            liking = self._slip() - cost
            # Tastes apply to loose cards only.
            liking += temper.discarding(dead, card) if card & dead else 0.0
            found.append(Liked(Candidate(DISCARD_OF[card], self._promise(cost)), liking))
        maximum = max((one.liking for one in found), default=0.0)
        if BIG_GIN_KNOCK in view.legal:
            big, usual = (
                beside_difference(view.rules, kind, view.factor) for kind in (BIG_GIN, GIN)
            )
            worth = self._knocking(hand) + view.factor * (big - usual)
            found.append(Liked(Candidate(BIG_GIN_KNOCK, worth), maximum + worth))
        minimum = min(fit, key=lambda card: (deadwood(hand ^ card), self.odds.danger(card)))
        if deadwood(hand ^ minimum) <= view.limit:
            found.append(self._knock(minimum, maximum))
        return found

    def _knock(self, card: int, otherwise: float) -> Liked:
        """Rate a knock relative to the best-liked other choice."""
        ten, temper = self.hand ^ card, self.temperament
        left = deadwood(ten)
        worlds = self.odds.worlds(self.rng, max(_LEAST, temper.worlds))
        worth = round(self.odds.knocking(ten, worlds), 2)
        if not left or self.view.last_chance:
            gain = max(1.0, worth)
        elif not self._dares(left):
            gain = -1.0
        elif not temper.worlds:
            gain = 1.0
        else:
            # Compared with waiting, half a box counts, because the hand may still be won.
            now = self.odds.knocking(ten, worlds, 0.5)
            gain = now + temper.haste + temper.knocks - self.odds.waiting(ten, worlds)
        return Liked(Candidate(KNOCK_OF[card], worth), otherwise + gain)

    def _layoffs(self) -> list[Liked]:
        """Rate laying off, laying out, and being done."""
        view = self.view

        def worth(points: int) -> float:
            """Include the box of a hand won or lost."""
            box = view.rules.box_bonus * ((points > 0) - (points < 0))
            return float(view.factor * points + box)

        return [Liked(one, one.worth - self._blind(one.action)) for one in laying_off(view, worth)]

    def _blind(self, action: Action) -> float:
        """Return what makes a beginner miss a lay-off: having to split a meld, or to see a run."""
        if action.verb != "layoff" or not self.temperament.overlooks:
            return 0.0
        card = read_card(action.args[0])
        assert card is not None
        hidden = not card & arrange(self.hand).dead
        return _SURELY if hidden or self.rng.random() < self.temperament.overlooks else 0.0
