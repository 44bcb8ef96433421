"""The opponents of the Kabu games. They see a seat's view and nothing else."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.engine.state import TABLE
from cardtable.games.kabu.bot.odds import DRAWS_TO, Odds
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.hands import total
from cardtable.games.kabu.legal import PASS, STAND, Bets, write_bet
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3
from cardtable.games.kabu.view import KabuView


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a level plays.

    Attributes:
        counts: decides third cards by counting what is unseen; else by the total alone.
        gut: chance to draw on a free 4, 5, 6 where it does not count.
        trust: how much the dealer reads out of the players' decisions (½: nothing).
        columns: how it picks a column: ``liking`` (high cards look good), ``known`` (the order
            any regular knows), ``odds`` (counted).
        stake: share of its chips that it bets, lowest and highest, in per cent.
        by_value: bets more the more a column promises, and its lowest share where none does.
        passes: bets nothing where no column promises anything.
    """

    counts: bool
    gut: tuple[float, float, float]
    trust: float
    columns: str
    stake: tuple[int, int]
    by_value: bool = False
    passes: bool = False


TEMPERAMENTS = {
    "easy": Temperament(False, (0.7, 0.5, 0.35), 0.5, "liking", (8, 30)),
    "medium": Temperament(False, (1.0, 1.0, 0.0), 0.5, "known", (5, 15)),
    "hard": Temperament(True, (1.0, 1.0, 0.0), 0.5, "odds", (4, 8)),
    "expert": Temperament(True, (1.0, 1.0, 0.0), 0.9, "odds", (1, 25), by_value=True),
}

#: First cards from best to worst, of a full deck (rules.md 5).
_KNOWN_ORDER = (10, 1, 7, 2, 6, 5, 8, 3, 9, 4)
#: Per cent of the chips staked for each per cent of gain. What makes chips grow fastest in the
#: long run is a little more than one; a match is short, and only the most chips win it.
_EAGERNESS = 4.0


class KabuBot:
    """An opponent of one level.

    Args:
        level: ``easy``, ``medium``, ``hard`` or ``expert``.
        style: its manner; cautious ones bet less, and nothing where nothing is to be gained,
            bold ones and hunters bet more.
    """

    def __init__(self, level: str, style: str = "") -> None:
        self.temperament = _mannered(TEMPERAMENTS[level], style)

    def choose(self, view: KabuView, seed: int, budget: Budget) -> Thought:
        """See :class:`cardtable.engine.bot.Bot`; every decision costs the same few milliseconds."""
        rng = random.Random(seed)
        if view.turn == TABLE:
            return Thought(NEXT, (Candidate(NEXT, 0.0),))
        if view.phase == BET:
            return self._bet(view, rng)
        if view.phase in (DEALER_1, DEALER_2):
            return self._position(view, rng)
        return self._third(view, rng)

    # ---- betting ----

    def _bet(self, view: KabuView, rng: random.Random) -> Thought:
        legal = view.legal
        assert isinstance(legal, Bets) and view.seat is not None
        odds = Odds(view.rules)
        worth = {
            column.column: odds.worth_first(rank(column.first), view.unseen)
            for column in view.columns
        }
        column = self._column(view, worth, rng)
        stake = self._stake(view, legal.ranges.highest, worth[column], rng)
        chosen = write_bet({column: stake})
        candidates = [
            Candidate(write_bet({c: stake}), stake * gain, "first_card")
            for c, gain in worth.items()
        ]
        if legal.may_pass:
            candidates.append(Candidate(PASS, 0.0, "no_risk"))
            if self.temperament.passes and worth[column] <= 0:
                chosen = PASS
        return _thought(chosen, candidates)

    def _column(self, view: KabuView, worth: dict[int, float], rng: random.Random) -> int:
        if self.temperament.columns == "odds":
            return max(worth, key=lambda c: (worth[c], -c))
        firsts = {column.column: rank(column.first) for column in view.columns}
        if self.temperament.columns == "known":
            return min(firsts, key=lambda c: (_KNOWN_ORDER.index(firsts[c]), c))
        # A beginner likes cards that already look like a nine.
        tickets = [c for c, first in firsts.items() for _ in range(1 + first % 10)]
        return tickets[rng.randrange(len(tickets))]

    def _stake(self, view: KabuView, highest: int, gain: float, rng: random.Random) -> int:
        low, high = self.temperament.stake
        if self.temperament.by_value:
            share = min(high, max(low, 100 * gain * _EAGERNESS))
        else:
            share = low + rng.random() * (high - low)
        assert view.seat is not None
        owned = max(view.scores[view.seat], view.rules.chips // 4)
        stake = int(owned * share / 100)
        if stake >= 10:
            stake -= stake % 5
        return max(1, min(stake, highest))

    # ---- cards ----

    def _position(self, view: KabuView, rng: random.Random) -> Thought:
        # All places are equally good: nobody has seen a card of the deck (rule A13).
        actions = list(view.legal)
        chosen = actions[0] if self.temperament.counts else actions[rng.randrange(len(actions))]
        return _thought(chosen, [Candidate(action, 0.0, "all_equal") for action in actions])

    def _third(self, view: KabuView, rng: random.Random) -> Thought:
        actions = list(view.legal)
        if view.phase == DEALER_3:
            two = ranks(card for card in view.dealer_cards if card is not None)
            stand, hit = self._as_dealer(view, two)
        else:
            column = view.columns[(view.asked_column or 1) - 1]
            two = ranks(column.known)
            assert view.seat is not None
            stake, odds, unseen = column.stakes[view.seat], Odds(view.rules), view.unseen
            stand = stake * odds.worth(two, unseen), odds.wins(two, unseen)
            hit = stake * odds.worth_drawing(two, unseen), odds.wins_drawing(two, unseen)
        forced = len({action.verb for action in actions}) == 1
        reason = "forced" if forced else "third_card"
        candidates = [
            Candidate(action, worth, reason, round(chance, 3))
            for action in actions
            for worth, chance in (stand if action == STAND else hit,)
        ]
        hits = [action for action in actions if action.verb == "hit"]
        if forced:
            return _thought(actions[0], candidates)
        if self.temperament.counts:
            draws = hit[0] > stand[0]
        else:
            draws = self._gut(total(two), rng)
        return _thought(hits[0] if draws else STAND, candidates)

    def _as_dealer(
        self, view: KabuView, two: tuple[int, ...]
    ) -> tuple[tuple[float, float], tuple[float, float]]:
        """Worth and chance of standing and of drawing."""
        # Here and not above: it needs numpy, and only the dealer needs it.
        from cardtable.games.kabu.bot.dealing_out import Stake, dealer_prospects

        columns = [
            Stake(
                rank(column.first),
                None if column.second is None else rank(column.second),
                None if column.third is None else rank(column.third),
                column.staked,
            )
            for column in view.columns
            if column.staked
        ]
        bank = None if view.rules.credit else view.scores[view.dealer]
        trust = self.temperament.trust
        return dealer_prospects(Odds(view.rules), two, columns, view.unseen, trust, bank)

    def _gut(self, value: int, rng: random.Random) -> bool:
        if 4 <= value <= 6:
            return rng.random() < self.temperament.gut[value - 4]
        return value <= DRAWS_TO


def _mannered(temperament: Temperament, style: str) -> Temperament:
    """A temperament bent by its manner."""
    low, high = temperament.stake
    match style:
        case "cautious":
            return replace(temperament, stake=(low, max(low, high // 2)), passes=temperament.counts)
        case "bold":
            return replace(temperament, stake=(3 * low, min(40, 2 * high)))
        case "hunter":
            return replace(temperament, stake=(2 * low, min(30, 2 * high)))
    return temperament


def _thought(chosen: Action, candidates: list[Candidate]) -> Thought:
    """The thought, best candidate first; of equal ones the chosen."""
    candidates.sort(key=lambda c: (-c.worth, c.action != chosen))
    return Thought(chosen, tuple(candidates))
