"""Building moments of a deal by hand."""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.cards import FULL_DECK, RANK_OF, codes, lowest
from cardtable.games.dou_dizhu.state import DouDizhuState


def begin(seed: int = 1, **changes: str | int) -> DouDizhuState:
    """A match under the sheet's rules, with some changed."""
    state, _ = GAME.start(3, GAME.resolve(None, changes), Seed.numbered(seed))
    assert isinstance(state, DouDizhuState)
    return state


def hold(*hands: str) -> tuple[int, int, int]:
    """Hands given by their ranks, dealt from one deck."""
    left = FULL_DECK
    dealt = []
    for hand in hands:
        counts = 0
        for rank in hand:
            counts += 1 << 4 * RANK_OF[rank]
        taken = lowest(left, counts)
        assert taken.bit_count() == len(hand), "the deck has not so many"
        dealt.append(taken)
        left &= ~taken
    first, second, third = dealt
    return first, second, third


def play_with(landlord: int, *hands: str, stake: int = 1, **changes: str | int) -> DouDizhuState:
    """The landlord's lead, with these hands instead of full ones."""
    state = begin(1, **changes)
    state = replace(state, turn=0, first_bidder=0)
    return replace(
        state, phase="play", turn=landlord, landlord=landlord, stake=stake, hands=hold(*hands)
    )


def do(state: DouDizhuState, *actions: str) -> tuple[DouDizhuState, list[Event]]:
    """The state after these actions, and all that happened."""
    events: list[Event] = []
    for action in actions:
        state, happened = state.apply(Action.parse(action))
        events += happened
    return state, events


def hand(state: DouDizhuState, seat: int) -> tuple[str, ...]:
    """The codes a seat holds, highest first."""
    return codes(state.hands[seat])
