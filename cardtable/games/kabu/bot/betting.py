"""How bots bet: on which columns, how much, and when not at all.

Worths are expected chips in the round. Those of one position all refer to the same stake: the one
that would be right, or a common one where it would be right to bet nothing.
"""

from __future__ import annotations

import random

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate, Thought
from cardtable.games.kabu.bot import reasons
from cardtable.games.kabu.bot.facing import CountingDealer, Promise
from cardtable.games.kabu.bot.memory import Memory, bank_of, dealer_unseen, remembered
from cardtable.games.kabu.bot.odds import odds_of
from cardtable.games.kabu.bot.temper import Temperament
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.legal import PASS, Bets, read_bet, write_bet
from cardtable.games.kabu.scoring import SHIPPIN_PAY
from cardtable.games.kabu.view import KabuView

#: First cards of a full deck from best to worst (rules.md 5), and the loss from each to the next.
_KNOWN_ORDER = (10, 1, 7, 2, 6, 5, 8, 3, 9, 4)
_KNOWN_STEP = 0.003
#: How much better the highest card looks to a beginner than the lowest; a whim weighs as much.
_LOOKS = 0.02
#: Stake for comparing columns where nothing should be bet, as a share of the initial chips.
_COMMON = 0.05
#: Standard error of the difference between two columns once others have bet, as a share of the
#: stake: the dealer also has their chips in mind, which is worth 0.7 of 100 chips and varies.
HAZE = 0.002


class Bettor:
    """Chooses one bet.

    Args:
        view: of the seat that is asked.
        temperament: of its bot.
        rng: for random whims.
    """

    def __init__(self, view: KabuView, temperament: Temperament, rng: random.Random) -> None:
        legal = view.legal
        assert isinstance(legal, Bets) and view.seat is not None
        self._view, self._temperament, self._rng, self._legal = view, temperament, rng, legal
        self._firsts = {column.column: rank(column.first) for column in view.columns}
        self._owned = max(view.scores[view.seat], view.rules.chips // 4)
        self._full = self._paid_in_full()
        self._common = min(self._full, self._allowed(round(view.rules.chips * _COMMON)))
        self._promised = self._promises(self._common)

    def thought(self) -> Thought:
        """Return the bet, and what each column promises at its stake."""
        memory = remembered(self._view)
        judged = self._judged()
        liked = self._liked(judged, memory)
        stake = self._stake(judged[liked[0]], memory)
        if self._legal.may_pass and self._declines(judged, memory):
            return self._listed(PASS, self._common)
        if self._temperament.judges == "counted" and stake > self._full:
            stake, judged = self._beyond(stake, judged)
            liked = self._liked(judged, memory)
        maximum = min(self._temperament.spread, stake) if self._legal.ranges.many else 1
        return self._listed(write_bet(_spread(liked[:maximum], stake)), stake)

    # ---- what columns promise ----

    def _promises(self, chips: int) -> dict[int, Promise]:
        view = self._view
        dealer = CountingDealer(
            odds_of(view.rules), view.unseen, dealer_unseen(view), bank_of(view)
        )
        found = {first: dealer.first(first, chips) for first in set(self._firsts.values())}
        return {column: found[first] for column, first in self._firsts.items()}

    def _judged(self) -> dict[int, float]:
        """Return the supposed gain per chip of each column."""
        match self._temperament.judges:
            case "liking":
                # A beginner likes cards that already look like a nine, and has whims.
                whim = self._rng.random
                looks = {c: first % 10 / 9 + whim() for c, first in self._firsts.items()}
                return {c: _LOOKS * look for c, look in looks.items()}
            case "known":
                steps = {c: _KNOWN_ORDER.index(first) for c, first in self._firsts.items()}
                return {c: -_KNOWN_STEP * step for c, step in steps.items()}
            case "hoped":
                odds, unseen = odds_of(self._view.rules), self._view.unseen
                return {c: odds.worth_first(first, unseen) for c, first in self._firsts.items()}
        return {c: promise.worth / self._common for c, promise in self._promised.items()}

    def _liked(self, judged: dict[int, float], memory: Memory) -> list[int]:
        """Return the columns to bet on, favourite first; seats break ties in different ways."""
        seat, tastes = self._view.seat or 0, self._temperament.tastes
        others = {c.column: c.staked for c in self._view.columns}
        all_staked = max(1, sum(others.values()))

        def liking(column: int) -> tuple[float, int]:
            taste = tastes.hot * memory.hot.get(column, 0)
            taste += tastes.crowd * others[column] / all_staked
            taste += tastes.loyal * (column in memory.own)
            taste += tastes.place * (2 * column - 5) / 3
            return judged[column] + taste, -((column - 1 - seat) % 4)

        liked = sorted(judged, key=liking, reverse=True)
        floor = self._temperament.floor
        # Taste chooses among columns that promise enough; where a bet must be made, among all.
        return [c for c in liked if floor is None or judged[c] > floor] or liked

    # ---- how much ----

    def _declines(self, judged: dict[int, float], memory: Memory) -> bool:
        floor = self._temperament.floor
        if floor is not None and max(judged.values()) <= floor:
            return True
        return self._temperament.sulks and memory.gained < 0

    def _stake(self, gain: float, memory: Memory) -> int:
        temperament = self._temperament
        low, high = temperament.stake
        if temperament.kelly:
            share = min(high, max(low, temperament.kelly * gain))
        else:
            share = low + self._rng.random() * (high - low)
        if memory.gained:
            share *= temperament.won if memory.gained > 0 else temperament.lost
        stake = int(self._owned * share)
        return self._allowed(stake - stake % 5 if stake >= 10 else stake)

    def _allowed(self, stake: int) -> int:
        # Polite by any house rules: what others have yet to bet is theirs (rule A33).
        ranges = self._legal.ranges
        return max(ranges.least, min(stake, ranges.highest, self._legal.share))

    def _paid_in_full(self) -> int:
        """Return the highest stake for which the bank can pay whatever a column may win."""
        bank, maximum = bank_of(self._view), max(self._view.rules.triple_pay, SHIPPIN_PAY)
        if bank is None:
            return self._legal.ranges.highest
        return max(self._legal.ranges.least, bank // maximum)

    def _beyond(self, stake: int, judged: dict[int, float]) -> tuple[int, dict[int, float]]:
        """Return a stake that the bank may not pay in full, or a lower one if it promises more.

        With it comes the gain per chip of each column: it is no longer the same for all stakes.
        """
        gains = {c: promise.worth / stake for c, promise in self._promises(stake).items()}
        gain = max(judged.values())
        if gain > 0 and gain * self._full > max(gains.values()) * stake:
            return self._full, judged
        return stake, gains

    # ---- what is said of it ----

    def _listed(self, chosen: Action, stake: int) -> Thought:
        promised = self._at(stake)
        others = any(column.staked for column in self._view.columns)
        error = HAZE * stake if others else 0.0
        found = [
            Candidate(write_bet({c: stake}), p.worth, "", p.chance, numbers=(round(100 * p.ties),))
            for c, p in promised.items()
        ]
        if self._legal.may_pass:
            found.append(Candidate(PASS, 0.0))
        if all(candidate.action != chosen for candidate in found):
            found.append(_together(chosen, promised, stake))
        return reasons.told(self._view, chosen, found, error)

    def _at(self, stake: int) -> dict[int, Promise]:
        """Return what the columns promise at another stake than the common one."""
        if stake > self._full:
            return self._promises(stake)
        times = stake / self._common
        return {c: p._replace(worth=p.worth * times) for c, p in self._promised.items()}


def _spread(columns: list[int], stake: int) -> dict[int, int]:
    """Spread ``stake`` over columns; the favourite gets the remainder."""
    each, rest = divmod(stake, len(columns))
    return {column: each + rest * (i == 0) for i, column in enumerate(columns)}


def _together(chosen: Action, promised: dict[int, Promise], stake: int) -> Candidate:
    """Return what a bet on several columns promises; its chance would need all dealt together."""
    bets = read_bet(chosen)
    return Candidate(chosen, sum(n * promised[c].worth for c, n in bets.items()) / stake)
