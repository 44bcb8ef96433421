"""Nothing that a seat must not know is in its views or events."""

from __future__ import annotations

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, codes
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from tests.games.oklahoma_gin.positions import do, to_discard

AGAINST = "KSKH 4C4D4S 2H 8C 7S 6C TC"


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
    # The opponent's cards stay hidden until that player is done.
    assert state.view(0).open_hands is None
    state, events = do(state, "done")
    assert state.view(1).knock_card == "KC" and state.view(0).open_hands is not None
    assert any(event.kind == "turned_over" and event.get("card") == "KC" for event in events)
    assert state.knock_card == BIT_OF["KC"]
