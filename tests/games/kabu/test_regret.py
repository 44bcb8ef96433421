"""The highest level loses nothing: its decisions compared with dealing out every card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from cardtable.engine.actions import Action
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
from tests.games.kabu.counting import Counting, table_of
from tests.games.kabu.oracle import Hope

BUDGET = Budget()
TRUST = Fraction(9, 10)
BETTOR, DECIDER, DEALER = "bet", "field_3", "dealer_3"


def dealt_out(view: KabuView, thought: Thought) -> dict[Action, Hope]:
    """What each choice named promises: a player's against a dealer who counts."""
    actions = [candidate.action for candidate in thought.candidates]
    if view.phase == DEALER:
        stand, hit = as_dealer(view)
        return {action: stand if action.verb == "stand" else hit for action in actions}
    if view.phase == DECIDER:
        asked = view.columns[(view.asked_column or 1) - 1]
        assert view.seat is not None
        counting = Counting(table_of(view, asked.column, asked.stakes[view.seat]))
        second, unseen = ranks(asked.known)[1], view.unseen
        stand, hit = counting.standing(second, unseen), counting.drawing(second, unseen)
        return {action: stand if action.verb == "stand" else hit for action in actions}
    found = {}
    for action in actions:
        if action.verb == "pass":
            found[action] = Hope(Fraction(0), Fraction(0))
        else:
            column, chips = map(int, action.args)
            found[action] = Counting(table_of(view, column, chips)).bet(view.unseen)
    return found


def as_dealer(view: KabuView) -> tuple[Hope, Hope]:
    """What the dealer may expect if he stands and if he draws."""
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
    bank = None if view.rules.credit else view.scores[view.dealer]
    return oracle.as_dealer(view.rules, two, columns, view.unseen, TRUST, bank)


def regret(hopes: dict[Action, Hope], chosen: Action) -> Fraction:
    """What the choice gives away, in chips."""
    return max(hope.chips for hope in hopes.values()) - hopes[chosen].chips


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
    """``count`` decisions of the highest level: nothing is given away, and all told is true.

    Nothing of what it names, at the stake it names: how much to bet is a matter of taste.
    """
    rng, bot = random.Random(f"{game.id} {kind} {seed}"), game.bot("expert")
    found = decisions(game, kind, rng)
    for number in range(count):
        view = next(found)
        thought = bot.choose(view, number, BUDGET)
        assert thought.action in view.legal
        hopes = dealt_out(view, thought)
        if kind != BETTOR:
            assert hopes.keys() == set(view.legal)
        for one in thought.candidates:
            hope = hopes[one.action]
            assert one.worth == pytest.approx(float(hope.chips), rel=1e-12, abs=1e-9)
            if one.action.verb != "pass":
                # The grid of a dealer's choice holds floating-point numbers, all else integers.
                near = 1e-12 if kind == DEALER else 0.0
                assert one.chance == pytest.approx(float(hope.chance), rel=near, abs=near)
            if one.reason == "ties_cost":
                assert one.numbers == (round(100 * float(hope.ties)),)
        assert regret(hopes, thought.action) == 0, (view.options, thought)
        # Once others have bet, the dealer has their chips in mind as well: a hint then shows nearly
        # equal columns as equal.
        error = max(one.error for one in thought.candidates)
        assert bool(error) == (kind == BETTOR and any(c.staked for c in view.columns))


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize(("kind", "count"), [(BETTOR, 100), (DECIDER, 200), (DEALER, 200)])
def test_no_regret(game: KabuGame, kind: str, count: int) -> None:
    check(game, kind, count, 0)


@pytest.mark.soak
@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("kind", [BETTOR, DECIDER, DEALER])
@pytest.mark.parametrize("part", range(1, 11))
def test_no_regret_in_many_decisions(game: KabuGame, kind: str, part: int) -> None:
    check(game, kind, 500, part)
