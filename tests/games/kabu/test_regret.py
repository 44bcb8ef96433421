"""The highest level loses nothing: its decisions compared with dealing out every card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from cardtable.engine.bot import Budget, Candidate, Thought
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
from tests.games.kabu.counting import Counting, Hope, table_of

BUDGET = Budget()
TRUST = Fraction(9, 10)
BETTOR, DECIDER, DEALER = "bet", "field_3", "dealer_3"


def dealt_out(view: KabuView, candidate: Candidate) -> Hope:
    """What a bet or a player's third card gains against a dealer who counts."""
    action = candidate.action
    if action.verb == "pass":
        return Hope(Fraction(0), Fraction(0))
    if action.verb == "bet":
        column, chips = map(int, action.args)
        return Counting(table_of(view, column, chips)).bet(view.unseen)
    asked = view.columns[(view.asked_column or 1) - 1]
    assert view.seat is not None
    counting = Counting(table_of(view, asked.column, asked.stakes[view.seat]))
    decided = counting.standing if action.verb == "stand" else counting.drawing
    return decided(ranks(asked.known)[1], view.unseen)


def regret(view: KabuView, thought: Thought) -> Fraction:
    """What the choice gives away against the best there is, in chips.

    Of the columns, at the stake it names: how much to bet is a matter of taste.
    """
    rules, counts = view.rules, view.unseen
    if view.phase != DEALER:
        hopes = {one.action: dealt_out(view, one).chips for one in thought.candidates}
        return max(hopes.values()) - hopes[thought.action]
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
    return best - (stand if thought.action.verb == "stand" else hit)


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
    """``count`` decisions of the highest level: nothing is given away, and all told is true."""
    rng, bot = random.Random(f"{game.id} {kind} {seed}"), game.bot("expert")
    found = decisions(game, kind, rng)
    for number in range(count):
        view = next(found)
        thought = bot.choose(view, number, BUDGET)
        assert thought.action in view.legal
        if kind == DEALER:
            assert regret(view, thought) == 0, (view.options, thought)
            continue
        hopes = {one.action: dealt_out(view, one) for one in thought.candidates}
        for one in thought.candidates:
            assert one.worth == pytest.approx(float(hopes[one.action].chips), rel=1e-12)
            assert one.chance is None or one.chance == float(hopes[one.action].chance)
        given = max(hope.chips for hope in hopes.values()) - hopes[thought.action].chips
        assert given == 0, (view.options, thought)
        # Once others have bet, the dealer has their chips in mind as well: a hint then shows nearly
        # equal columns as equal.
        error = max(one.error for one in thought.candidates)
        assert bool(error) == (kind == BETTOR and any(c.staked for c in view.columns))


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize(("kind", "count"), [(BETTOR, 5), (DECIDER, 20), (DEALER, 40)])
def test_no_regret(game: KabuGame, kind: str, count: int) -> None:
    check(game, kind, count, 0)


@pytest.mark.soak
@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("kind", [BETTOR, DECIDER, DEALER])
@pytest.mark.parametrize("part", range(1, 11))
def test_no_regret_in_many_decisions(game: KabuGame, kind: str, part: int) -> None:
    check(game, kind, 500, part)
