"""What a seat must not know is in no view of it and in no event."""

from __future__ import annotations

import random
from dataclasses import replace

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, codes, each
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from tests.games.oklahoma_gin.tables import do, to_discard

AGAINST = "KSKH 4C4D4S 2H 8C 7S 6C TC"
HIDING = ("first_upcard", "second_upcard", "draw", "discard")


def test_hidden_cards_do_not_show() -> None:
    rng = random.Random(2)
    for number in range(12):
        match = Match(
            GAME, GAME.resolve(None, {"target": 20}), (Seat("easy"),) * 2, Seed.numbered(number)
        )
        for _ in range(120):
            if match.turn is None:
                break
            state = match.state
            assert isinstance(state, OklahomaGinState)
            if state.phase in HIDING:
                for seat in (0, 1):
                    check_swapped(state, seat, rng)
            match.play(state.legal.sample(rng))


def check_swapped(state: OklahomaGinState, seat: int, rng: random.Random) -> None:
    """Other hidden cards elsewhere make no difference to what ``seat`` sees."""
    other = 1 - seat
    open_cards = state.known[other] | state.taken
    held = [card for card in each(state.hands[other]) if not card & open_cards]
    stock = list(state.stock[state.drawn :])
    hidden = held + stock
    rng.shuffle(hidden)
    hand = state.hands[other] & open_cards | sum(hidden[: len(held)])
    hands = (state.hands[0], hand) if other else (hand, state.hands[1])
    changed = replace(
        state,
        hands=hands,
        stock=(*state.stock[: state.drawn], *hidden[len(held) :]),
    )
    mine, theirs = state.view(seat), changed.view(seat)
    assert replace(mine, history=theirs.history) == theirs
    if state.turn == seat:
        assert set(mine.legal) == set(theirs.legal)


def test_events_hide_what_is_drawn_and_dealt() -> None:
    match = Match(GAME, GAME.resolve(), (Seat("easy"),) * 2, Seed.numbered(5))
    state = match.state
    assert isinstance(state, OklahomaGinState)
    secret = set(codes(state.hands[1])) | {CODE_OF[card] for card in state.stock}
    for event in match.opening:
        for seat in (0, None):
            assert not secret & set(str(event.seen_by(seat)).replace(",", " ").split())
            told = " ".join(f"{value}" for _, value in event.seen_by(seat).params)
            assert not any(code in told for code in secret)
    state, events = do(to_discard("5H6H7H 9S9D9C JDQDKD 3S KC", AGAINST), "discard KC", "draw")
    assert events[-1].kind == "drew" and "card" in events[-1].seen_by(1)
    assert "card" not in events[-1].seen_by(0)


def test_the_card_laid_face_down_is_seen_when_the_hand_is_over() -> None:
    state, events = do(to_discard("5H6H7H 9S9D9C JDQDKD 3S KC", AGAINST), "knock KC")
    assert state.view(0).knock_card == "KC"
    assert state.view(1).knock_card == "" and state.view(None).knock_card == ""
    assert not any("KC" in str(event.seen_by(1)) for event in events)
    # The opponent's cards stay his until he is done.
    assert state.view(0).open_hands is None
    state, events = do(state, "done")
    assert state.view(1).knock_card == "KC" and state.view(0).open_hands is not None
    assert any(event.kind == "turned_over" and event.get("card") == "KC" for event in events)
    assert state.knock_card == BIT_OF["KC"]
