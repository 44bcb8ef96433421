"""The start of a hand: dealing, and turning up the card that sets the limit."""

from __future__ import annotations

from typing import TypeVar

from cardtable.engine.events import Event
from cardtable.games.oklahoma_gin.cards import CODE_OF, codes
from cardtable.games.oklahoma_gin.dealing import HAND_SIZE, deal_cards
from cardtable.games.oklahoma_gin.hand import HandState
from cardtable.games.oklahoma_gin.legal import FIRST_UPCARD

S = TypeVar("S", bound=HandState)


def new_hand(state: S, game: int, number: int, dealer: int) -> tuple[S, tuple[Event, ...]]:
    """Deal hand ``number`` of game ``game``; nothing of the hand before is left."""
    rules, deal = state.setup.rules, state.deal + 1
    dealt = deal_cards(state.setup.seed, deal, dealer)
    events = []
    if number == 1:
        events.append(Event.of("game_started", game=game, of=rules.rounds, target=rules.target))
    events.append(Event.of("hand_started", deal=deal, game=game, hand=number, dealer=dealer))
    for seat in (1 - dealer, dealer):
        event = Event.of("dealt", seat=seat, count=HAND_SIZE)
        events.append(event.secretly(seat, cards=codes(dealt.hands[seat])))
    upcard = dealt.upcard
    events.append(
        Event.of(
            "turned_up",
            card=CODE_OF[upcard],
            limit=rules.limit(upcard),
            factor=rules.factor(upcard),
        )
    )
    return state.changed(
        events,
        phase=FIRST_UPCARD,
        turn=1 - dealer,
        deal=deal,
        game=game,
        hand_number=number,
        dealer=dealer,
        hands=dealt.hands,
        known=(0, 0),
        upcard=upcard,
        stock=dealt.stock,
        drawn=0,
        pile=(upcard,),
        taken=0,
        refused=False,
        last_chance=False,
        knocker=-1,
        knock_kind="",
        knock_card=0,
        melding=None,
        laid=(),
        arranged=(),
        open_hands=None,
        result=None,
        game_result=None,
    )
