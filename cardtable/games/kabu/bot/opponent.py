"""The opponents of the Kabu games. They see a seat's view and nothing else.

Worths are the chips that the seat may expect to gain in this round by its decision: through the
whole bet, through the column in question, or, as the dealer, through all columns. Where a card
comes from makes no difference.
"""

from __future__ import annotations

import random

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.engine.state import TABLE
from cardtable.games.kabu.bot import reasons
from cardtable.games.kabu.bot.memory import bank_of, dealer_unseen
from cardtable.games.kabu.bot.odds import DRAWS_TO, TRUST, odds_of
from cardtable.games.kabu.bot.temper import TEMPERAMENTS
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.legal import STAND
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3
from cardtable.games.kabu.scoring import total
from cardtable.games.kabu.view import ColumnView, KabuView

#: Worth and chance of standing, and of drawing.
_Both = tuple[tuple[float, float], tuple[float, float]]
#: The best dealer's trust in the players' decisions, on which candidates are judged.
_BEST_TRUST = TRUST / 10


class KabuBot:
    """An opponent of one level.

    Args:
        level: ``easy``, ``medium``, ``hard`` or ``expert``.
        style: its style, see :mod:`cardtable.games.kabu.bot.temper`.
    """

    def __init__(self, level: str, style: str = "") -> None:
        # This loads numpy before the first question; the window never comes here.
        from cardtable.games.kabu.bot import betting, dealing_out, facing  # noqa: F401

        self.temperament = TEMPERAMENTS[level, style]

    def choose(self, view: KabuView, seed: int, budget: Budget) -> Thought:
        """Choose an action, see :class:`cardtable.engine.bot.Bot`; this takes some milliseconds."""
        from cardtable.games.kabu.bot.betting import Bettor

        rng = random.Random(seed)
        if view.turn == TABLE:
            return Thought(NEXT, (Candidate(NEXT, 0.0),))
        if view.phase == BET:
            return Bettor(view, self.temperament, rng).thought()
        if view.phase in (DEALER_1, DEALER_2):
            return self._place(view, rng)
        return self._third(view, rng)

    def _place(self, view: KabuView, rng: random.Random) -> Thought:
        # All places are equally good, because nobody has seen a card of the deck (rule A13): habit
        # decides.
        actions, places = list(view.legal), self.temperament.places
        if places is None:
            chosen = actions[rng.randrange(len(actions))]
        else:
            chosen = Action.of("deal", places[view.phase == DEALER_2])
        return reasons.told(view, chosen, [Candidate(action, 0.0) for action in actions])

    # ---- third cards ----

    def _third(self, view: KabuView, rng: random.Random) -> Thought:
        actions, two = list(view.legal), reasons.two_cards(view)
        if view.phase == DEALER_3:
            known = _as_dealer(view, two, _BEST_TRUST)
        else:
            known = _as_player(view, _asked(view))
        candidates = [
            Candidate(action, worth, "", chance)
            for action in actions
            for worth, chance in (known[action != STAND],)
        ]
        hits = [action for action in actions if action != STAND]
        if len(hits) == len(actions):
            return reasons.told(view, hits[0], candidates)
        draws = bool(hits) and self._draws(view, two, known, rng)
        return reasons.told(view, hits[0] if draws else STAND, candidates)

    def _draws(
        self, view: KabuView, two: tuple[int, ...], known: _Both, rng: random.Random
    ) -> bool:
        temperament = self.temperament
        pair = temperament.pairs if two[0] == two[1] else 0.0
        if temperament.gut is not None:
            value = total(two)
            # Drawn in any case, so that later random numbers do not depend on the cards.
            luck = rng.random()
            if 4 <= value <= 6:
                return luck < temperament.gut[value - 4] + pair
            return value <= DRAWS_TO
        (stand, _), (hit, _) = known
        if view.phase == DEALER_3:
            stake = sum(column.staked for column in view.columns)
            if temperament.trust != _BEST_TRUST:
                (stand, _), (hit, _) = _as_dealer(view, two, temperament.trust)
        else:
            assert view.seat is not None
            stake = _asked(view).stakes[view.seat]
            if temperament.judges == "hoped":
                # Assumes that a free dealer draws up to 5, whatever he sees.
                odds = odds_of(view.rules)
                stand = stake * odds.worth(two, view.unseen)
                hit = stake * odds.worth_drawing(two, view.unseen)
        return hit + stake * (temperament.lean + pair) > stand


def _asked(view: KabuView) -> ColumnView:
    return view.columns[(view.asked_column or 1) - 1]


def _as_player(view: KabuView, column: ColumnView) -> _Both:
    """Return what the third card means for the stake, against a dealer who counts."""
    # Imported here and below because it needs numpy.
    from cardtable.games.kabu.bot.facing import CountingDealer

    assert view.seat is not None and column.second is not None
    dealer = CountingDealer(odds_of(view.rules), view.unseen, dealer_unseen(view), bank_of(view))
    first, second = rank(column.first), rank(column.second)
    stand, hit = dealer.third(first, second, column.stakes[view.seat])
    return (stand.worth, stand.chance), (hit.worth, hit.chance)


def _as_dealer(view: KabuView, two: tuple[int, ...], trust: float) -> _Both:
    """Return what the third card means for the dealer."""
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
    return dealer_prospects(odds_of(view.rules), two, columns, view.unseen, trust, bank_of(view))
