"""Reasons why one choice is better than the next, as ids, each with the predicate that makes it
true.

The reason of the first candidate sets it off against the second; that of any other says what it
lacks compared with the first. A predicate reads only the view and the two candidates, with the
numbers that the sentence names, so that a test can check every thought.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate, Thought, by_worth
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.legal import read_bet
from cardtable.games.kabu.round import DEALER_3
from cardtable.games.kabu.scoring import rate_column, total
from cardtable.games.kabu.view import KabuView


@dataclass(frozen=True, slots=True)
class Case:
    """A choice, and the one with which it is compared.

    Attributes:
        view: of the seat that chooses.
        one: the candidate to which the reason belongs.
        other: the next best for the first candidate, the best for all others.
    """

    view: KabuView
    one: Candidate
    other: Candidate

    @property
    def bet(self) -> bool:
        """Whether the choice puts chips on columns."""
        return self.one.action.verb == "bet"

    @property
    def passes(self) -> bool:
        """Whether the choice bets nothing."""
        return self.one.action.verb == "pass"

    @property
    def between_bets(self) -> bool:
        """Whether both put chips on columns."""
        return self.bet and self.other.action.verb == "bet"

    @property
    def stake(self) -> int:
        """The chips that the choice bets."""
        return sum(read_bet(self.one.action).values())

    @property
    def more(self) -> int:
        """The chips that it bets beyond the other choice."""
        other = self.other.action
        return self.stake - (sum(read_bet(other).values()) if other.verb == "bet" else 0)

    @property
    def behind(self) -> int:
        """The chips by which the seat is behind the richest other; less than 0 if it leads."""
        return behind(self.view)

    @property
    def last(self) -> bool:
        """Whether this is the last round."""
        return self.view.deal == self.view.rounds

    @property
    def decided(self) -> bool:
        """Whether the match is won or lost with either choice."""
        one, other = self.one.worth, self.other.worth
        return one == other and one in (0.0, 100.0) and self.one.action.verb in ("bet", "pass")

    @property
    def passes_one(self) -> bool:
        """Whether the bet, if it wins, brings a seat that cannot win in front of another."""
        own, last = self.view.scores[self.view.seat or 0], self.one.worth == 0.0
        ahead = (n - own for n in self.view.scores)
        return (
            self.last and last and self.bet and any(0 <= gap < self.stake for gap in ahead if gap)
        )

    @property
    def better(self) -> bool:
        """Whether it wins the match more often than the other."""
        return self.one.worth > self.other.worth

    @property
    def single(self) -> bool:
        """Whether the choice is a bet on one column."""
        return self.bet and len(read_bet(self.one.action)) == 1

    @property
    def same_stake(self) -> bool:
        """Whether both bet equally much on a column each."""
        return self.single and self.between_bets and self.more == 0

    @property
    def column(self) -> int:
        """The first column that it bets on."""
        return next(iter(read_bet(self.one.action)))

    def only(self, verb: str) -> bool:
        """Whether only ``verb`` is allowed."""
        legal = self.view.legal
        return self.one.action.verb == verb and all(action.verb == verb for action in legal)

    def with_card(self) -> tuple[Candidate, Candidate]:
        """Return the candidates with and without a third card, whichever of them is in question."""
        if self.one.action.verb == "hit":
            return self.one, self.other
        return self.other, self.one

    @property
    def third(self) -> bool:
        """Whether a third card is compared with none."""
        return {self.one.action.verb, self.other.action.verb} == {"hit", "stand"}

    @property
    def draws(self) -> bool:
        """Whether a third card is worth more than none."""
        hit, stand = self.with_card()
        return self.third and _judged(hit) > _judged(stand)

    @property
    def stays(self) -> bool:
        """Whether no third card is worth more."""
        hit, stand = self.with_card()
        return self.third and _judged(hit) < _judged(stand)


def _judged(one: Candidate) -> tuple[float, float]:
    """What a third card goes by: the match, and where that is all one, the chips."""
    return one.worth, one.points or 0.0


@dataclass(frozen=True, slots=True)
class Outlook:
    """The effect of a third card on two cards, counted over the unseen cards.

    Attributes:
        helps: how many raise the total, or make a triple that counts.
        reach: how many of those lead to 8 or 9.
        harms: how many lower the total.
        alike: how many make a triple that counts.
        unseen: how many cards are unseen.
        total: of the two cards.
    """

    helps: int
    reach: int
    harms: int
    alike: int
    unseen: int
    total: int


def behind(view: KabuView) -> int:
    """Return by how many chips the seat is behind the richest other; less than 0 if it leads."""
    assert view.seat is not None
    return (
        max(n for seat, n in enumerate(view.scores) if seat != view.seat) - view.scores[view.seat]
    )


def two_cards(view: KabuView) -> tuple[int, ...]:
    """Return the ranks of the two cards for which a third card is decided."""
    if view.phase == DEALER_3:
        return ranks(card for card in view.dealer_cards if card is not None)
    return ranks(view.columns[(view.asked_column or 1) - 1].known)


def outlook(view: KabuView) -> Outlook:
    """Count the unseen cards by their effect as a third card."""
    two = two_cards(view)
    value, counted = total(two), view.phase != DEALER_3 or two[0] in view.rules.dealer_triples
    helps = reach = harms = alike = 0
    for card, count in enumerate(view.unseen, 1):
        after = total((*two, card))
        if two == (card, card) and counted:
            alike += count
            helps += count
        elif after > value:
            helps += count
            reach += count * (after >= 8)
        elif after < value:
            harms += count
    return Outlook(helps, reach, harms, alike, sum(view.unseen), value)


def good_seconds(view: KabuView, column: int) -> int:
    """Return how many unseen cards give a column 7, 8 or 9 at once."""
    first = rank(view.columns[column - 1].first)
    return sum(n for card, n in enumerate(view.unseen, 1) if total((first, card)) >= 7)


def shippin_seconds(view: KabuView, column: int) -> int:
    """Return how many unseen cards give a column 4-1, where that pays."""
    first = rank(view.columns[column - 1].first)
    return sum(
        n
        for card, n in enumerate(view.unseen, 1)
        if rate_column(view.rules, (first, card)).kind == "shippin"
    )


Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a choice.

    Attributes:
        holds: its predicate.
        numbers: figures in its sentence.
    """

    holds: Callable[[Case], bool]
    numbers: Callable[[Case], Numbers] = lambda case: ()


def _loss(case: Case) -> int:
    """Return how many of a hundred chips are lost in the long run."""
    return round(-100 * (case.one.points or 0.0) / case.stake)


def _other_column(case: Case) -> Numbers:
    return tuple(read_bet(case.other.action))


def _best_seconds(case: Case) -> bool:
    """Whether more unseen cards give it 7, 8 or 9 at once than any other column."""
    own = good_seconds(case.view, case.column)
    others = (c.column for c in case.view.columns if c.column != case.column)
    return all(own > good_seconds(case.view, column) for column in others)


def _chased(case: Case) -> bool:
    """Whether the seat leads, and somebody else has bet on the column."""
    stakes = case.view.columns[case.column - 1].stakes
    return case.behind < 0 and any(n for seat, n in enumerate(stakes) if seat != case.view.seat)


def _hit_chance(case: Case) -> float:
    """Return how much more likely a third card makes a gain."""
    hit, stand = case.with_card()
    return (hit.chance or 0.0) - (stand.chance or 0.0)


def _hit_gain(case: Case) -> float:
    """Return how many more chips a third card gains on average."""
    hit, stand = case.with_card()
    return (hit.points or 0.0) - (stand.points or 0.0)


def _seconds(case: Case) -> Numbers:
    return good_seconds(case.view, case.column), sum(case.view.unseen)


def _shippins(case: Case) -> Numbers:
    return shippin_seconds(case.view, case.column), sum(case.view.unseen)


def _needed(case: Case) -> Numbers:
    return (case.behind + 1,)


def _needed_here(case: Case) -> Numbers:
    return case.behind + 1, *_seconds(case)


def _behind(case: Case) -> Numbers:
    return (case.behind,)


def _fewer_seconds(case: Case) -> bool:
    """Whether fewer unseen cards give it 7, 8 or 9 at once than the column compared with it."""
    (other,) = _other_column(case)
    return good_seconds(case.view, case.column) < good_seconds(case.view, other)


def _lead(case: Case) -> Numbers:
    return (-case.behind,)


def _helped(case: Case) -> Numbers:
    seen = outlook(case.view)
    return seen.helps, seen.unseen, seen.reach


def _harmed(case: Case) -> Numbers:
    seen = outlook(case.view)
    return seen.harms, seen.unseen


def _alike(case: Case) -> Numbers:
    seen = outlook(case.view)
    return seen.alike, seen.unseen


def _value(case: Case) -> Numbers:
    return (outlook(case.view).total,)


def _enough(case: Case) -> bool:
    """Whether the bet, if it wins, puts a seat in front that is not."""
    return case.bet and 0 <= case.behind < case.stake


#: Reasons for bets, passes and third cards; the first one that holds says most.
REASONS: dict[str, Reason] = {
    "for_place": Reason(lambda c: c.decided and c.passes_one),
    "decided": Reason(lambda c: c.decided),
    "alike": Reason(lambda c: c.single and c.one.worth == c.other.worth, _seconds),
    "no_matter": Reason(lambda c: not c.third and c.one.worth == c.other.worth),
    # Bet nothing.
    "leads": Reason(lambda c: c.passes and c.better and c.behind < 0, _lead),
    "nothing_promised": Reason(
        lambda c: c.passes and c.better and (c.other.points or 0.0) <= 0,
    ),
    "waits": Reason(lambda c: c.passes and c.better),
    "stays_behind": Reason(lambda c: c.passes and c.behind > 0, _behind),
    "gives_up": Reason(lambda c: c.passes, _other_column),
    "spread": Reason(lambda c: c.bet and len(read_bet(c.one.action)) > 1),
    # The better of two columns, or the worse.
    "with_rival": Reason(lambda c: c.better and c.bet and _chased(c)),
    "must_risk": Reason(
        lambda c: c.better and c.bet and c.behind > 0 and (c.one.points or 0.0) < 0, _behind
    ),
    "breaks_tie": Reason(lambda c: c.better and c.behind == 0 and _enough(c), _seconds),
    "last_chance": Reason(lambda c: c.better and c.last and _enough(c), _needed_here),
    "takes_lead": Reason(lambda c: c.better and _enough(c), _needed_here),
    "catches_up": Reason(
        lambda c: c.better and c.bet and c.behind >= c.stake, lambda c: (c.behind, *_seconds(c))
    ),
    "shippin_first": Reason(
        lambda c: c.better and c.same_stake and shippin_seconds(c.view, c.column) > 0, _shippins
    ),
    "good_seconds": Reason(lambda c: c.better and c.same_stake and _best_seconds(c), _seconds),
    "best_first": Reason(lambda c: c.better and c.bet and (c.one.points or 0.0) > 0),
    "safer": Reason(lambda c: c.better and c.bet),
    "promises_less": Reason(
        lambda c: c.same_stake and _fewer_seconds(c), lambda c: (*_other_column(c), *_seconds(c))
    ),
    "a_little_less": Reason(lambda c: c.same_stake, _other_column),
    "too_little": Reason(
        lambda c: (
            c.bet and c.between_bets and c.behind >= 0 and c.stake <= c.behind < c.stake - c.more
        ),
        _needed,
    ),
    "too_low": Reason(lambda c: c.between_bets and c.more < 0),
    "too_high": Reason(lambda c: c.between_bets and c.more > 0),
    "loses": Reason(lambda c: c.bet and _loss(c) > 0, lambda c: (_loss(c),)),
    "risks_lead": Reason(lambda c: c.bet and c.behind < 0, _lead),
    "no_gain": Reason(lambda c: c.bet),
    # Third cards; the same fact speaks for one choice and against the other.
    "either_way": Reason(lambda c: c.third and not (c.draws or c.stays)),
    "card_for_match": Reason(lambda c: c.draws and _hit_gain(c) < 0),
    "none_for_match": Reason(lambda c: c.stays and _hit_gain(c) > 0),
    "three_alike": Reason(
        lambda c: c.draws and outlook(c.view).alike > 0 and not _helps_without(c), _alike
    ),
    "cards_help": Reason(lambda c: c.draws and _helps(c), _helped),
    "card_wins_more": Reason(lambda c: c.draws and _hit_chance(c) > 0, _helped),
    "card_counts_more": Reason(lambda c: c.draws),
    "shippin_stays": Reason(
        lambda c: (
            c.stays
            and c.view.phase != DEALER_3
            and rate_column(c.view.rules, two_cards(c.view)).kind == "shippin"
        )
    ),
    "cards_harm": Reason(lambda c: c.stays and _harms(c), _harmed),
    "none_wins_more": Reason(lambda c: c.stays and _hit_chance(c) < 0, _value),
    "none_counts_more": Reason(lambda c: c.stays),
}


def _helps(case: Case) -> bool:
    seen = outlook(case.view)
    return seen.helps > seen.harms


def _helps_without(case: Case) -> bool:
    seen = outlook(case.view)
    return seen.helps - seen.alike > seen.harms


def _harms(case: Case) -> bool:
    seen = outlook(case.view)
    return seen.harms > seen.helps


#: Where there is no choice, or none that matters.
ALONE: dict[str, Reason] = {
    "must_draw": Reason(lambda c: c.only("hit"), _value),
    "may_not_draw": Reason(lambda c: c.only("stand"), _value),
    "all_equal": Reason(lambda c: c.one.action.verb == "deal"),
}
_ALL = tuple((ALONE | REASONS).items())


def reason_of(case: Case) -> tuple[str, Numbers]:
    """Return the reason for the difference, and its numbers."""
    for name, reason in _ALL:
        if reason.holds(case):
            return name, reason.numbers(case)
    return "", ()


def told(view: KabuView, chosen: Action, candidates: Sequence[Candidate]) -> Thought:
    """Return the thought: best candidate first, the chosen one among equals, each with its reason.

    Args:
        view: the position.
        chosen: the action taken.
        candidates: with worths, points and chances.
    """
    listed = by_worth(candidates, chosen)
    found = []
    for place, one in enumerate(listed):
        reason, numbers = reason_of(Case(view, one, _beside(listed, place)))
        found.append(replace(one, reason=reason, numbers=numbers))
    return Thought(chosen, tuple(found))


def _beside(listed: Sequence[Candidate], place: int) -> Candidate:
    """Return the best other choice, with which a candidate is compared.

    Neither the same card from elsewhere nor a bet on several columns, which is only a mixture.
    """
    one = listed[place]
    for other in listed:
        if one.action.verb in ("bet", "pass"):
            if other is not one and len(other.action.args) <= 2:
                return other
        elif other.action.verb != one.action.verb:
            return other
    return one
