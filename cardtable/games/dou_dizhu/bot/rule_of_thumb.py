"""Plays by rules of thumb: take the hand apart, count the cards, consider the partner.

Beginners and average players play like this, each with weaknesses of their own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp

from cardtable.engine.bot import Candidate, Thought, by_worth
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot import bidding
from cardtable.games.dou_dizhu.bot.bidding import Scale, scale_at
from cardtable.games.dou_dizhu.bot.odds import Odds, Other
from cardtable.games.dou_dizhu.bot.plan import Planner, static_winning
from cardtable.games.dou_dizhu.bot.reasons import explain
from cardtable.games.dou_dizhu.bot.teamwork import as_partners
from cardtable.games.dou_dizhu.bot.temper import (
    Judged,
    choose_call,
    choose_play,
    choose_raise,
    temper_of,
)
from cardtable.games.dou_dizhu.cards import RANKS, TWO, card_set, counts_of
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.moves import Group, groups, kicker_sets
from cardtable.games.dou_dizhu.plays import PAIR, SINGLE, UNITS, Reading
from cardtable.games.dou_dizhu.view import ASKED, BID, DouDizhuView

_SURE = 0.999
#: Extra cost if an opponent with so few cards gets the lead.
_NEAR = {1: 5.0, 2: 2.5, 3: 1.0, 4: 0.8, 5: 0.5}


@dataclass(frozen=True, slots=True)
class Weights:
    """The value of the lead, in turns, tuned in matches of good players.

    Attributes:
        lead: having the lead after one's own play.
        leave: an opponent gets it by beating one's own play.
        let: an opponent keeps it after one's pass.
        partner: the partner has it.
        over: overtaking a partner who would have won the trick.
        near: how much more an opponent's lead costs if he holds few cards.
        give: an opponent goes out on one's own play.
        many, low: one more card and one rank lower, between plays that are otherwise equal.
    """

    lead: float = 0.25
    leave: float = 0.2
    let: float = 0.5
    partner: float = 0.4
    over: float = 1.5
    near: float = 1.0
    give: float = 8.0
    many: float = 0.04
    low: float = 0.04


@dataclass(frozen=True, slots=True)
class Skill:
    """A level's knowledge of the game.

    Attributes:
        counts: whether it counts the cards that are out.
        partner: whether it leaves tricks to its partner.
        ends: whether it sees sure ways to go out and blocks those of the others.
        weights: the value of the lead for it.
    """

    counts: bool
    partner: bool
    ends: bool
    weights: Weights = Weights()


SKILLS = {
    "easy": Skill(counts=False, partner=False, ends=False),
    "medium": Skill(counts=True, partner=True, ends=True),
}
#: Number of choices that are listed.
_TOLD = 12


def think(view: DouDizhuView, level: str, style: str, seed: int) -> Thought:
    """Return a legal action at a level; it takes milliseconds, whatever the budget."""
    temper = temper_of(level, style)
    if view.phase in ASKED:
        found = bidding.calls(view)
        action = (choose_call if view.phase == BID else choose_raise)(temper, found)
        listed = by_worth(found, action)
        return Thought(action, explain(view, [(each, None) for each in listed]))
    scale = scale_at(view)
    judged = able = _judged(_Judge(view, SKILLS[level]), scale)
    if SKILLS[level].partner:
        judged, able = as_partners(view, judged, scale.span)
    action = choose_play(temper, view, able, scale.span, random.Random(seed))
    judged.sort(key=lambda each: (-each[0].worth, each[0].action != action))
    told = [each for n, each in enumerate(judged) if n < _TOLD or each[0].action == action]
    return Thought(action, explain(view, told))


def _judged(judge: _Judge, scale: Scale) -> list[Judged]:
    """Return everything worth considering, best first."""
    rated: list[tuple[float, Reading | None]] = []
    if judge.view.to_beat is not None:
        rated.append((judge.passing(), None))
    rated += [(judge.playing(reading), reading) for reading in judge.candidates()]
    rated.sort(key=lambda item: -item[0])
    found: list[Judged] = []
    for value, reading in rated:
        chance = _chance(value)
        worth = round(scale.worth(chance, 1 - chance), 3)
        action = PASS if reading is None else action_for(reading)
        found.append((Candidate(action, worth, chance=round(chance, 3)), reading))
    return found


def _chance(value: float) -> float:
    """Convert turns ahead into a chance of winning: 0 for a sure defeat."""
    return 1 / (1 + exp(-0.45 * max(-40.0, min(40.0, value + 3.0))))


class _Judge:
    """Rates a seat's choices; the unit is a turn."""

    def __init__(self, view: DouDizhuView, skill: Skill) -> None:
        assert view.seat is not None
        self.view, self.skill = view, skill
        self.weights = skill.weights
        self.rules = view.rules.plays
        self.hand = counts_of(card_set(view.hand))
        self.odds = Odds(view, counting=skill.counts)
        winning = self.odds.winning() if skill.counts else static_winning()
        self.planner = Planner(self.rules, winning)
        self.foes = [other for other in self.odds.others if other.foe]
        self.partner = next((other for other in self.odds.others if not other.foe), None)
        self.least = min(foe.cards for foe in self.foes)

    def candidates(self) -> Iterator[Reading]:
        """Yield the plays worth considering: all bases, but only sensible kickers."""
        alone = self._alone()
        for group in groups(self.rules, self.hand, self.view.to_beat):
            if not group.kickers:
                yield from group.readings()
                continue
            yield from self._kicked(group, alone)

    def _alone(self) -> frozenset[tuple[str, int]]:
        plan = self.planner.plan(self.hand)
        kickers = [(SINGLE, r) for r in range(15)], [(PAIR, r) for r in range(15)]
        found = {(p.category, p.base) for p in plan.plays if p.category in (SINGLE, PAIR)}
        for play in plan.plays:
            spare = play.counts - play.base_counts
            for kind, unit in zip(kickers, (1, 2), strict=True):
                found |= {(c, r) for c, r in kind if spare >> 4 * r & 15 == unit}
        return frozenset(found)

    def _kicked(self, group: Group, alone: frozenset[tuple[str, int]]) -> Iterator[Reading]:
        """Yield the group's plays with the cheapest kickers."""
        each = UNITS[group.category][2]
        kind = SINGLE if each == 1 else PAIR

        def dear(limit: tuple[int, int]) -> float:
            rank = limit[0]
            have = self.hand >> 4 * rank & 15
            if (kind, rank) in alone:
                return rank if rank < TWO else 60 + rank
            return 20 + rank + (80 if have == 4 else 0) + (60 if rank >= TWO else 0)

        cheap = sorted(group.limits, key=dear)[: group.kickers + (2 if group.kickers > 1 else 3)]
        base = group.counts
        for kickers in kicker_sets(tuple(sorted(cheap)), group.kickers, group.together):
            yield Reading(group.category, group.base, group.length, base + each * kickers)

    def _threat(self, foe: Other, quiet: float) -> float:
        """Return the cost if ``foe`` gets the lead; ``quiet`` if he holds many cards."""
        if not self.skill.ends:
            return quiet + (0.5 if foe.cards <= 2 else 0.0)
        return quiet + self.weights.near * _NEAR.get(foe.cards, 0.0)

    def _worst(self) -> float:
        return max(self._threat(foe, self.weights.leave) for foe in self.foes)

    def playing(self, reading: Reading) -> float:
        """Rate a play."""
        rest = self.hand - reading.counts
        if not rest:
            return 100.0 + reading.is_bomb
        cost = self.planner.cost(rest)
        holds = self.odds.holds(reading)
        value = -cost + self.weights.lead * holds - (1 - holds) * self._worst()
        value += self._tidy(reading)
        if self.skill.ends:
            if holds >= _SURE and self._sure(rest):
                return value + 30.0
            value -= self._gives_way(reading)
        if self.partner is not None and self.skill.partner:
            value += self._for_partner(reading, cost)
        return value

    def _tidy(self, reading: Reading) -> float:
        """Rate tidiness, between plays of equal worth: many low cards first, lowest kickers."""
        low = self.weights.low * reading.base
        kickers = sum(RANKS.index(word) for word in reading.kickers)
        return self.weights.many * reading.cards - low - 0.01 * kickers

    def _sure(self, rest: int) -> bool:
        """Whether the rest goes out without interruption: all but one play must hold."""
        plays = self.planner.plan(rest).plays
        if len(plays) > 6:
            return False
        weak = sum(1 for play in plays if self.odds.holds(play) < _SURE)
        return weak <= 1

    def _gives_way(self, reading: Reading) -> float:
        """Return the cost that an opponent may go out on this very play."""
        cost = 0.0
        for foe in self.foes:
            if foe.cards == reading.cards:
                chance = self.odds.beaten_by(foe, reading.category, reading.base, reading.length)
                cost += self.weights.give * chance
        return cost

    def _for_partner(self, reading: Reading, cost: float) -> float:
        view, partner = self.view, self.partner
        assert partner is not None and view.seat is not None
        landlord = self.foes[0]
        next_seat = (view.seat + view.rules.step) % 3
        if view.to_beat is None:
            if partner.cards > 2 or not self.skill.ends:
                return 0.0
            kind = SINGLE if partner.cards == 1 else PAIR
            if reading.category != kind:
                return 0.0
            can = self.odds.beaten_by(partner, kind, reading.base, 1)
            if next_seat == partner.seat:
                return 5.0 * can
            stops = self.odds.beaten_by(landlord, kind, reading.base, 1)
            return 3.0 * can * (1 - stops)
        if view.beat_seat != partner.seat or cost < 0.6:
            return 0.0
        # Overtakes the partner for nothing.
        if reading.is_bomb:
            return -6.0
        if landlord.seat in view.passed:
            return -0.4 - self.weights.over
        stays = 1 - self.odds.beaten_by(
            landlord, view.to_beat.category, view.to_beat.base, view.to_beat.length
        )
        return -0.4 - self.weights.over * stays

    def passing(self) -> float:
        """Rate a pass."""
        view = self.view
        cost = self.planner.cost(self.hand)
        assert view.to_beat is not None
        owner = next(other for other in self.odds.others if other.seat == view.beat_seat)
        if owner.foe:
            helped = 0.0
            partner = self.partner
            if partner is not None and partner.seat not in view.passed:
                beat = view.to_beat
                can = self.odds.beaten_by(partner, beat.category, beat.base, beat.length)
                helped = 0.6 * can
            return -cost - (1 - helped) * self._threat(owner, self.weights.let)
        landlord = self.foes[0]
        if landlord.seat in view.passed and owner.cards == 1 and self.skill.partner:
            return 60.0  # The partner wins the trick and goes out with its last card.
        beat = view.to_beat
        taken = 0.0
        if landlord.seat not in view.passed:
            taken = self.odds.beaten_by(landlord, beat.category, beat.base, beat.length)
        wins = self.weights.partner + (2.0 / owner.cards if self.skill.ends else 0.0)
        return -cost + (1 - taken) * wins - taken * self._threat(landlord, self.weights.let)
