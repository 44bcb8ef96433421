"""What a choice does to a seat's chance to win the match, and to its chips.

Everything follows from a view: who has how many chips, how many rounds come, who deals and on what
level, who bets how much. Only bots load this module: it needs numpy, the window does not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from cardtable.art.assets import asset
from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate
from cardtable.games.kabu.bot import joint
from cardtable.games.kabu.bot.joint import GAINS, Column, Floats, Ints, ways_of
from cardtable.games.kabu.bot.memory import bank_of, habits
from cardtable.games.kabu.bot.odds import Counts, Odds, end_of, odds_of
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.rules import Rules, share_of
from cardtable.games.kabu.scoring import Rated, rate_column, rate_dealer
from cardtable.games.kabu.view import KabuView

#: How likely somebody bets in each of these ways: by habit and much, by habit and little, so until
#: the last rounds and then by the standings, always just enough to lead, always all he may when he
#: is behind; and as an expert does.
Manner = tuple[float, float, float, float, float, float]
_EXPERT = 5
_RANKS = range(1, 11)
#: Rounds that a match without a fixed number of them is judged to go on for.
_OPEN = 6
#: Decimals of what is told: sums of floating-point numbers differ in the sixteenth place.
_DECIMALS = 9
#: The least chance, in hundredths, that is not told as 0.0 %.
_TOLD = 0.05
#: Before the last round a chance is read from curves, which know it to this many decimals; bets
#: that change it by less than half of this are as good as none.
_KNOWN, _ALIKE = 3, 0.002
#: How bots below the highest level bet.
_MANNERS: dict[str, Manner] = {
    "easy": (1, 0, 0, 0, 0, 0),
    "medium": (0.5, 0, 0.5, 0, 0, 0),
    "hard": (0, 0, 1, 0, 0, 0),
}
#: How likely others look at the standings all the time, as odds, before they have bet.
_WATCHES = 4.0
#: The last rounds in which those do who do so late.
_LATE_ROUNDS = 4


@lru_cache(maxsize=1)
def _fitted() -> dict[str, Floats]:
    with np.load(asset("nets/kabu.npz")) as file:
        return {name: file[name].astype(np.float64) for name in file.files}


@lru_cache(maxsize=64)
def _curves(kyo: bool, share: bool, seats: int, rounds: int) -> tuple[Floats, Floats, Floats]:
    """Return distances, and by manner an expert's strengths and the others'.

    Those of Kyo-Kabu or Oicho-Kabu, and of rules by which bettors share what is open or not.
    """
    fitted = _fitted()
    tables = fitted["seats"]
    number = min(rounds, fitted["expert"].shape[4]) - 1
    high = int(np.clip(np.searchsorted(tables, seats), 1, len(tables) - 1))
    part = float(np.clip((seats - tables[high - 1]) / (tables[high] - tables[high - 1]), 0, 1))
    both = (
        (1 - part) * curves[:, high - 1, number] + part * curves[:, high, number]
        for curves in (fitted[who][int(kyo), int(share)] for who in ("expert", "others"))
    )
    return fitted["distances"], *both


class Race:
    """The chance of each seat of a table to win the match, from everybody's chips.

    After the last round it is known: most chips win, and who ties shares. Before it, a seat's
    strength is read from a curve over its distance to the richest of the others, in highest stakes,
    and the chance of each seat is its part of all strengths. The curves were fitted backwards from
    the last round (``python -m assets.train.kabu``), one round after the other, for an expert who
    answers in the best way to others of one kind: they depend on how many play, on the rounds to
    come, and on how the others bet.

    Args:
        rules: the house rules.
        manners: how each seat bets.
        most: the highest stake of a player, in chips.
        rounds: how many come; 0 after the last.
    """

    def __init__(self, rules: Rules, manners: Sequence[Manner], most: int, rounds: int) -> None:
        self._rules, self._manners = rules, np.array(manners)
        self._most, self._rounds = most, rounds
        self._kind = bool(rules.field), rules.share

    def chance(self, chips: Ints, seat: int) -> Floats:
        """Return the chance of ``seat`` to win if it plays on well, by row of ``chips``."""
        if self._rounds == 0:
            first = chips == chips.max(axis=1, keepdims=True)
            found: Floats = first[:, seat] / first.sum(axis=1)
            return found
        ordered = np.sort(chips, axis=1)
        top, second = ordered[:, -1:], ordered[:, -2:-1]
        distance = (chips - np.where(chips == top, second, top)) / self._most
        distances, expert, others = _curves(*self._kind, chips.shape[1], self._rounds)
        # An expert's curve is that against those at the table.
        rest = np.delete(self._manners[:, :_EXPERT], seat, axis=0).sum(axis=0)
        own = (rest / rest.sum() if rest.any() else np.full(_EXPERT, 1 / _EXPERT)) @ expert
        strengths = np.empty(chips.shape)
        for place, manner in enumerate(self._manners):
            curve = own if place == seat else manner[:_EXPERT] @ others + manner[_EXPERT] * own
            strengths[:, place] = np.exp(np.interp(distance[:, place], distances, curve))
        if not self._rules.credit:
            strengths = np.where(chips > 0, strengths, 0)
        mine: Floats = strengths[:, seat] / np.maximum(strengths.sum(axis=1), 1e-12)
        return mine


def dealt_out(
    odds: Odds, dealer: Sequence[int], columns: Sequence[Column], counts: Counts
) -> tuple[tuple[Ints, Floats], tuple[Ints, Floats]]:
    """Return how the columns come out if the dealer stands and if he takes a third card.

    Each as every way in which they do, a gain for each, and how likely it is.
    Each decision to draw or to stand tells something about one of the hidden second cards, and all
    come from the same deck. So all their ranks and that of the dealer's third card form one grid.

    Args:
        odds: of the house rules.
        dealer: ranks of his two cards.
        columns: those that are bet on.
        counts: cards he has not seen.
    """
    rules = odds.rules
    stand = end_of(rate_dealer(rules, dealer))
    draw = [end_of(rate_dealer(rules, (*dealer, x))) for x in _RANKS]
    hidden = [column for column in columns if column.second is None]
    axes = len(hidden) + 1
    weights = _weights(odds, hidden, counts)
    codes = [np.zeros((1,) * axes, np.int64)] * 2
    axis = 0
    for column in columns:
        seconds = _RANKS if column.second is None else (column.second,)
        gains = np.array([odds.gains(_rated(odds, column, second)) for second in seconds])
        shape = [1] * axes
        if column.second is None:
            shape[axis] = len(_RANKS)
            axis += 1
        standing = gains[:, stand].reshape(shape)
        shape[-1] = len(_RANKS)
        for i, times in enumerate((standing, gains[:, draw].reshape(shape))):
            codes[i] = codes[i] * len(GAINS) + times - GAINS[0]
    ways, found = ways_of(len(columns)), []
    for code in codes:
        spread = np.broadcast_to(code, weights.shape).ravel()
        chances = np.bincount(spread, weights.ravel(), len(ways))
        there = chances > 0
        found.append((ways[there], chances[there] / chances.sum()))
    return found[0], found[1]


def _rated(odds: Odds, column: Column, second: int) -> Rated:
    cards = (column.first, second)
    return rate_column(odds.rules, cards if column.third is None else (*cards, column.third))


def _weights(odds: Odds, hidden: Sequence[Column], counts: Counts) -> Floats:
    """Return the weight of each choice of ranks: an axis per hidden card, then the third card."""
    axes = len(hidden) + 1
    places = np.indices((len(_RANKS),) * axes, sparse=True)
    left = np.array(counts, np.float64)
    ways: Floats = np.ones((1,) * axes)
    for axis, place in enumerate(places):
        before = sum((place == other for other in places[:axis]), start=np.zeros(1))
        ways = ways * np.maximum(left[place] - before, 0)
    likely = ways
    for place, column in zip(places, hidden, strict=False):
        says = np.array(odds.decides(column.first, column.third is not None))
        likely = likely * says[place]
    # All weights are 0 only for players who cannot have decided so; then the decisions are ignored.
    return likely if likely.any() else ways


class Worth(NamedTuple):
    """What a choice means.

    Attributes:
        match: the chance to win the match, a tie shared, 0 to 1.
        chips: what the seat gains in the round on average.
        gains: the chance that it gains any.
        passed: after the last round, the share of the others who have fewer chips; before, 0.
    """

    match: float
    chips: float
    gains: float
    passed: float = 0.0

    @property
    def hundredths(self) -> float:
        """The chance to win in hundredths of the match; 0 or 100 where it would be shown so."""
        worth = round(100 * self.match, _DECIMALS)
        return worth if _TOLD <= worth <= 100 - _TOLD else 100.0 * round(self.match)

    def candidate(self, action: Action) -> Candidate:
        """Return it as a judgement of ``action``, without a reason yet; equal ones are equal."""
        chips = round(self.chips, _DECIMALS)
        return Candidate(action, self.hundredths, "", self.gains, points=chips)


class Standing:
    """The standing of a match as a seat sees it.

    Args:
        view: of the seat.
    """

    def __init__(self, view: KabuView) -> None:
        assert view.seat is not None
        self.view, self.rules, self.seat = view, view.rules, view.seat
        self.odds = odds_of(view.rules)
        self.left = view.rounds - view.deal if view.rounds else _OPEN
        self.chips = np.array(view.scores, np.int64)
        self.habits = habits(view)
        self.manners = tuple(self._manner(seat) for seat in range(view.seats))
        most = share_of(self._usual_cap(), max(1, view.seats - 1))
        self._race = Race(view.rules, self.manners, most, self.left)

    def _usual_cap(self) -> int:
        """The limit of the rounds to come; where it rises, one that spreads the chips as widely."""
        seats, number = self.view.seats, self.view.deal
        caps = [
            # A dealer who leads loses what is won.
            self.rules.limit(seats, coming) * (1 + self.rules.leader_deals(coming))
            for coming in range(number + 1, number + 1 + self.left)
        ]
        return round(math.sqrt(sum(cap * cap for cap in caps) / len(caps))) if caps else 1

    def _manner(self, seat: int) -> Manner:
        """Return how a seat is believed to bet, from its level and its bets so far."""
        level = self.view.levels[seat] if self.view.levels else "human"
        if level in _MANNERS:
            return _MANNERS[level]
        habit = self.habits[seat]
        odds = _WATCHES * habit.watches
        watches = odds / (1 + odds)
        if level == "expert":
            return (0, 1 - watches, 0, 0, 0, watches)
        # A person who looks at the standings bets just enough, or as much as he may.
        enough, much = watches * (1 - habit.bold), watches * habit.bold
        return (0, (1 - watches) / 2, (1 - watches) / 2, enough, much, 0)

    def _looks(self, seat: int) -> bool:
        """Whether a seat is believed to bet by the standings in this round."""
        heavy, light, late, *always = self.manners[seat]
        return sum(always) + late * (self.left < _LATE_ROUNDS) > heavy + light

    # ---- choices ----

    def bets(self, choices: Sequence[dict[int, int]]) -> list[Worth]:
        """Return what each bet (column → chips) means."""
        view = self.view
        weights, rest, ends = joint.dealers(self.odds, view.unseen)
        columns = [
            joint.outcomes(self.odds, Column(rank(column.first)), rest, ends)
            for column in view.columns
        ]
        ways, chances = joint.together(weights, columns)
        means = ways.T @ chances
        stakes = np.array([column.stakes for column in view.columns], np.int64)
        favourite = int(means.argmax())
        for seat, amount in self._to_come().items():
            stakes[favourite, seat] += amount
        all_stakes = np.repeat(stakes[None], len(choices), axis=0)
        for number, bets in enumerate(choices):
            for column, amount in bets.items():
                all_stakes[number, column - 1, self.seat] = amount
        found = self.worths(all_stakes, ways, chances)
        if not self.left:
            return found
        none = self.worths(stakes[None], ways, chances)[0].match
        return [
            one._replace(match=none + _ALIKE * round((one.match - none) / _ALIKE)) for one in found
        ]

    def _to_come(self) -> dict[int, int]:
        """Return what those who bet after this seat are believed to stake."""
        view, found = self.view, {}
        open_ = view.cap_left
        asked = [seat for seat, _ in view.asks]
        for seat in asked[1:]:
            share = share_of(open_, len(asked))
            habit = self.habits[seat]
            stake = habit.stake
            if self._looks(seat):
                ahead = max(view.scores[:seat] + view.scores[seat + 1 :])
                behind = ahead - view.scores[seat]
                most = share if habit.bold > 0.5 else stake
                stake = max(behind + 1, most) if behind >= 0 else 0
            most = share if self.rules.credit else min(share, view.scores[seat])
            found[seat] = min(most, max(min(self.rules.min_bet, most), round(stake)))
        return found

    def third(self) -> tuple[Worth, Worth]:
        """Return what no third card and a third card mean for the column that is asked."""
        view = self.view
        waiting = {column for _, column in view.asks}
        weights, rest, ends = joint.dealers(self.odds, view.unseen)
        others = {
            c.column: joint.outcomes(
                self.odds, self._seen(c.column, c.column not in waiting), rest, ends
            )
            for c in view.columns
            if c.staked and c.column != view.asked_column
        }
        stakes = np.array([column.stakes for column in view.columns], np.int64)
        asked = view.asked_column or 1
        played = [asked, *others]
        stakes = stakes[[column - 1 for column in played]]
        found = []
        for draws in (False, True):
            column = self._seen(asked, decided=not draws)._replace(draws=draws)
            own = joint.outcomes(self.odds, column, rest, ends)
            ways, chances = joint.together(weights, [own, *others.values()])
            found += self.worths(stakes[None], ways, chances)
        return found[0], found[1]

    def dealing(self) -> tuple[Worth, Worth]:
        """Return what no third card and a third card mean for the dealer."""
        view = self.view
        played = [column for column in view.columns if column.staked]
        stakes = np.array([[column.stakes for column in played]], np.int64)
        columns = [self._seen(column.column, decided=True) for column in played]
        two = ranks(card for card in view.dealer_cards if card is not None)
        both = dealt_out(self.odds, two, columns, view.unseen)
        stand, hit = (self.worths(stakes, *one)[0] for one in both)
        return stand, hit

    def _seen(self, number: int, decided: bool) -> Column:
        column = self.view.columns[number - 1]
        second, third = column.second, column.third
        return Column(
            rank(column.first),
            None if second is None else rank(second),
            None if third is None else rank(third),
            decided,
        )

    def worths(self, stakes: Ints, ways: Ints, chances: Floats) -> list[Worth]:
        """Return what several stakes mean.

        Args:
            stakes: of each choice, by column and seat.
            ways: what each column gains, in every way they come out.
            chances: of the ways.
        """
        view = self.view
        deltas = settled(stakes, ways, view.order, view.dealer, bank_of(view))
        own = deltas[:, :, self.seat]
        after = (self.chips + deltas).reshape(-1, view.seats)
        match = self._race.chance(after, self.seat).reshape(own.shape) @ chances
        if self.left:
            match = match.round(_KNOWN)
        chips, gains = own @ chances, (own > 0) @ chances
        passed = np.zeros(len(stakes))
        if not self.left:
            fewer = after < after[:, self.seat, None]
            passed = fewer.mean(axis=1).reshape(own.shape) @ chances
        return [Worth(*map(float, one)) for one in zip(match, chips, gains, passed, strict=True)]


def settled(stakes: Ints, ways: Ints, order: Sequence[int], dealer: int, bank: int | None) -> Ints:
    """Return everybody's gain: by choice, way and seat; see :func:`…scoring.settle`.

    Args:
        stakes: by choice, column and seat.
        ways: gain of a chip on each column, by way.
        order: the bettors, in whose order more than the single stake is paid.
        dealer: his seat.
        bank: chips that he can pay, ``None`` on credit (rule A21).
    """
    deltas: Ints = np.einsum("wc,kcs->kws", np.clip(ways, -1, 1), stakes)
    extra = np.maximum(ways - 1, 0)
    if extra.any():
        if bank is None:
            deltas = deltas + np.einsum("wc,kcs->kws", extra, stakes)
        else:
            left = bank - deltas.sum(axis=2)
            for seat in order:
                for column in range(stakes.shape[1]):
                    if stakes[:, column, seat].any():
                        more = stakes[:, column, seat, None] * extra[:, column]
                        more = np.minimum(more, left)
                        left = left - more
                        deltas[:, :, seat] += more
    deltas[:, :, dealer] = -deltas.sum(axis=2)
    return deltas
