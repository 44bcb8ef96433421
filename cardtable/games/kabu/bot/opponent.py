"""The opponents of the Kabu games. They see a seat's view and nothing else.

Worths are hundredths of the match: a hundred times the chance to win it, a tie shared. Points are
the chips that the seat may expect to gain in this round. Where a card comes from makes no
difference.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.engine.state import TABLE
from cardtable.games.kabu.bot import reasons
from cardtable.games.kabu.bot.odds import DRAWS_TO
from cardtable.games.kabu.bot.temper import TEMPERAMENTS
from cardtable.games.kabu.legal import STAND
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3
from cardtable.games.kabu.scoring import total
from cardtable.games.kabu.view import KabuView

if TYPE_CHECKING:  # needs numpy
    from cardtable.games.kabu.bot.standing import Worth


class KabuBot:
    """An opponent of one level.

    Args:
        level: ``easy``, ``medium``, ``hard`` or ``expert``.
        style: its style, see :mod:`cardtable.games.kabu.bot.temper`.
    """

    def __init__(self, level: str, style: str = "") -> None:
        # This loads numpy before the first question; the window never comes here.
        from cardtable.games.kabu.bot import betting  # noqa: F401

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
        from cardtable.games.kabu.bot.standing import Standing

        actions, two = list(view.legal), reasons.two_cards(view)
        standing = Standing(view)
        dealing = view.phase == DEALER_3
        known = standing.dealing() if dealing else standing.third()
        candidates = [
            worth.candidate(action) for action in actions for worth in (known[action != STAND],)
        ]
        hits = [action for action in actions if action != STAND]
        if len(hits) == len(actions):
            return reasons.told(view, hits[0], candidates)
        draws = bool(hits) and self._draws(view, two, known, rng)
        return reasons.told(view, hits[0] if draws else STAND, candidates)

    def _draws(
        self,
        view: KabuView,
        two: tuple[int, ...],
        known: tuple[Worth, Worth],
        rng: random.Random,
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
        stand, hit = known
        if temperament.judges == "counted":
            if stand.hundredths == hit.hundredths:  # what is left are the chips
                return hit.chips > stand.chips
            return 100 * (hit.match - stand.match) + temperament.lean + pair > 0
        if view.phase == DEALER_3:
            # Draws up to 5, as is usual, whatever lies on the table; and leans a little.
            value = total(two) - (temperament.lean > 0) + (temperament.lean < 0)
            return value <= DRAWS_TO or (hit.chips > stand.chips and two[0] == two[1])
        assert view.seat is not None
        stake = view.columns[(view.asked_column or 1) - 1].stakes[view.seat]
        return hit.chips - stand.chips + stake * (temperament.lean + pair) > 0
