"""The highest level gives nothing away: its decisions against dealing out every card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from cardtable.engine.bot import Budget, Thought
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.hooks import random_changes
from tests.games.kabu import oracle

BUDGET = Budget()
TRUST = Fraction(9, 10)
BETTOR, DECIDER, DEALER = "bet", "field_3", "dealer_3"


def regret(view: KabuView, thought: Thought) -> Fraction:
    """What the choice gives away against the best there is, in chips."""
    rules, counts = view.rules, view.unseen
    if view.phase == BETTOR:
        # Of the columns, at the stake it chose: how much to bet is a matter of taste.
        worth = {c.column: oracle.betting(rules, rank(c.first), counts) for c in view.columns}
        if thought.action.verb == "pass":
            return max(Fraction(0), *worth.values())
        column, chips = (int(word) for word in thought.action.args)
        return chips * (max(worth.values()) - worth[column])
    if view.phase == DECIDER:
        asked = view.columns[(view.asked_column or 1) - 1]
        assert view.seat is not None
        chips, two = asked.stakes[view.seat], ranks(asked.known)
        stand = chips * oracle.standing(rules, two, counts)
        hit = chips * oracle.drawing(rules, two, counts)
    else:
        columns = [
            (
                rank(c.first),
                None if c.second is None else rank(c.second),
                None if c.third is None else rank(c.third),
                c.staked,
            )
            for c in view.columns
            if c.staked
        ]
        two = ranks(card for card in view.dealer_cards if card is not None)
        bank = None if rules.credit else view.scores[view.dealer]
        stand, hit = oracle.as_dealer(rules, two, columns, counts, TRUST, bank)
    verbs = {action.verb for action in view.legal}
    best = max([stand] * ("stand" in verbs) + [hit] * ("hit" in verbs))
    return Fraction(best - (stand if thought.action.verb == "stand" else hit))


def decisions(game: KabuGame, kind: str, rng: random.Random) -> Iterator[KabuView]:
    """Decisions of one kind in matches by any house rules, played at random."""
    while True:
        changes = {**random_changes(game, rng), "rounds": 6}
        options = game.resolve(None, changes)
        state = game.start(rng.choice((2, 3, 4)), options, Seed.numbered(rng.randrange(10**9)))[0]
        while state.turn is not None:
            assert isinstance(state, KabuState)
            if state.turn != TABLE and state.phase == kind and len(state.legal) > 1:
                yield state.view(state.turn)
            state, _ = state.apply(state.legal.sample(rng))


def check(game: KabuGame, kind: str, count: int, seed: int) -> None:
    """``count`` random decisions of the highest level, each without regret."""
    rng, bot = random.Random(f"{game.id} {kind} {seed}"), game.bot("expert")
    found = decisions(game, kind, rng)
    for number in range(count):
        view = next(found)
        thought = bot.choose(view, number, BUDGET)
        assert thought.action in view.legal
        assert regret(view, thought) == 0, (view.phase, view.options, thought)


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize(("kind", "count"), [(BETTOR, 20), (DECIDER, 150), (DEALER, 60)])
def test_no_regret(game: KabuGame, kind: str, count: int) -> None:
    check(game, kind, count, 0)


@pytest.mark.soak
@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("kind", [BETTOR, DECIDER, DEALER])
@pytest.mark.parametrize("part", range(1, 11))
def test_no_regret_in_many_decisions(game: KabuGame, kind: str, part: int) -> None:
    check(game, kind, 500, part)
