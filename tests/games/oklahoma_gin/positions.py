"""Builds positions of a hand by hand."""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import BIT_OF, DECK, card_set
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.state import OklahomaGinState

#: The gin hand of the sheet's example, and the opponent's (26 points of deadwood).
GIN_HAND = "AS2S3S 4H4D4C 9DTDJDQD"
AGAINST_GIN = "KSKHKD 2H 3H 4S 9C 5D 2D AC"


def cards(text: str) -> list[str]:
    """Codes written one after another; blanks do not matter."""
    packed = text.replace(" ", "")
    return [packed[i : i + 2] for i in range(0, len(packed), 2)]


def begin(seed: int = 1, **changes: str | int) -> OklahomaGinState:
    """A match under the sheet's rules, with some changed."""
    state, _ = GAME.start(2, GAME.resolve(None, changes), Seed.numbered(seed))
    assert isinstance(state, OklahomaGinState)
    return state


def to_discard(
    mine: str, other: str, upcard: str = "6D", seat: int = 0, **changes: str | int
) -> OklahomaGinState:
    """``seat`` holds eleven cards and is to discard; the other seat has dealt."""
    state = begin(1, **changes)
    hands = card_set(cards(mine)), card_set(cards(other))
    assert not hands[0] & hands[1]
    used = {*cards(mine), *cards(other), upcard}
    stock = tuple(BIT_OF[code] for code in DECK if code not in used)
    return replace(
        state,
        phase="discard",
        turn=seat,
        dealer=1 - seat,
        hands=hands if seat == 0 else hands[::-1],
        upcard=BIT_OF[upcard],
        pile=(BIT_OF[upcard],),
        stock=stock,
        drawn=0,
    )


def to_draw(
    mine: str, other: str, pile: str = "6D", left: int = 20, **changes: str | int
) -> OklahomaGinState:
    """Seat 0 is to draw from a stock of ``left`` cards; ``pile`` names it, its top last."""
    state = to_discard(mine, other, cards(pile)[0], 0, **changes)
    piled = tuple(BIT_OF[code] for code in cards(pile))
    stock = tuple(card for card in state.stock if card not in piled)
    return replace(state, phase="draw", pile=piled, stock=stock, drawn=len(stock) - left)


def standing(state: OklahomaGinState, *columns: Column) -> OklahomaGinState:
    """The same with other accounts, of the game or of the first of those played at once."""
    return replace(state, columns=columns + state.columns[len(columns) :])


def do(state: OklahomaGinState, *actions: str) -> tuple[OklahomaGinState, list[Event]]:
    """The state after these actions, and all that happened."""
    events: list[Event] = []
    for action in actions:
        state, happened = state.apply(Action.parse(action))
        events += happened
    return state, events


def why_not(state: OklahomaGinState, action: str) -> str:
    """The reason for which an action is refused."""
    refusal = state.legal.reason(Action.parse(action))
    return refusal.reason if refusal else ""
