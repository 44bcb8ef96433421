"""Imagined worlds are possible ones, the same for the same seed, and better than blind guesses."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.brain.beliefs import (
    BLIND,
    FULL_DECK,
    Beliefs,
    Trust,
    turns_of,
)
from cardtable.games.oklahoma_gin.bot.brain.many import lay_out, pips_of
from cardtable.games.oklahoma_gin.cards import card_set
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from tests.games.oklahoma_gin.positions import begin


def moments(count: int) -> Iterator[tuple[OklahomaGinView, int]]:
    """Views before a discard in hands played sensibly, and what the opponent really holds."""
    bot = GAME.bot("medium")
    for number in range(count):
        state, _ = GAME.start(2, GAME.resolve(), Seed.numbered(number))
        step = 0
        while state.turn not in (TABLE, None):
            assert isinstance(state, OklahomaGinState) and state.turn is not None
            view = state.view(state.turn)
            if view.phase == "discard":
                yield view, state.hands[1 - state.turn]
            state, _ = state.apply(bot.choose(view, step, Budget(8)).action)
            step += 1


def sampled(view: OklahomaGinView, trust: Trust, moves: int = 20) -> tuple[list[int], np.ndarray]:
    worlds = Beliefs(view, trust, np.random.default_rng(1)).worlds(64, moves)
    return [int(hand) for hand in worlds.hands], worlds.stock


def test_worlds_are_possible() -> None:
    for view, _ in moments(2):
        assert view.seat is not None
        known = card_set(view.known[1 - view.seat])
        seen = card_set(view.hand) | card_set(view.pile)
        hands, stock = sampled(view, Trust())
        assert hands == sampled(view, Trust())[0]
        for hand, cards in zip(hands, stock, strict=True):
            assert hand.bit_count() == 10 and hand & known == known and not hand & seen
            rest = sum(int(card) for card in cards)
            assert len(cards) == view.stock and hand | rest == FULL_DECK & ~seen
            assert not hand & rest


def test_play_tells_more_than_the_cards_alone() -> None:
    """What is truly held is thought likelier, and hands are thought better, than blindly."""
    blind: list[float] = []
    told: list[float] = []
    truth: list[float] = []
    right = {True: 0.0, False: 0.0}
    for view, hand in moments(8):
        if len(view.pile) < 6:
            continue
        truth.append(hand)
        for trust, found in ((BLIND, blind), (Trust(), told)):
            hands, _ = sampled(view, trust)
            found.append(float(pips_of(lay_out(np.array(hands, np.uint64)).dead).mean()))
            right[trust == BLIND] += sum((h & hand).bit_count() for h in hands)
    actual = float(pips_of(lay_out(np.array(truth, np.uint64)).dead).mean())
    assert actual < np.mean(told) < np.mean(blind) - 5
    assert right[False] > 1.03 * right[True]


def test_a_hand_seen_at_a_false_knock_is_known() -> None:
    state = begin(3)
    for line in ("pass", "pass", "draw"):
        state, _ = state.apply(Action.parse(line))
    card = state.view(state.turn).hand[0]
    knocker = state.turn
    assert knocker is not None
    state, events = state.apply(Action.parse(f"knock {card}"))
    assert any(event.kind == "false_knock" for event in events)
    state, _ = state.apply(Action.parse("draw"))
    view = state.view(1 - knocker)
    assert turns_of(view, knocker) == ()
    hands, _ = sampled(view, Trust())
    assert set(hands) == {state.hands[knocker]}
