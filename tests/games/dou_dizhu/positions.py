"""Builds positions of a deal by hand."""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.cards import FULL_DECK, RANK_OF, card_set, codes, lowest
from cardtable.games.dou_dizhu.plays import SINGLE, Reading
from cardtable.games.dou_dizhu.scoring import Played
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


def late(state: DouDizhuState) -> DouDizhuState:
    """The same moment with a past: whatever nobody holds was played before, card by card.

    Who counts cards or has learned the game would wonder where it went.
    """
    gone = list(codes(FULL_DECK & ~(state.hands[0] | state.hands[1] | state.hands[2])))
    turns: list[Played] = []
    of_landlord = []
    for step in range(3):
        seat = (state.landlord + step) % 3
        missing = (17 if step else 20) - state.hands[seat].bit_count()
        for code in [gone.pop() for _ in range(missing)]:
            rank = RANK_OF[code[0]]
            reading = Reading(SINGLE, rank, 1, 1 << 4 * rank)
            turns.append(Played(seat, (code,), reading))
            turns += [Played((seat + 1) % 3), Played((seat + 2) % 3)]
            if not step:
                of_landlord.append(code)
    kitty = card_set(of_landlord[:3])
    return replace(state, turns=tuple(turns), trick_start=len(turns), kitty=kitty)


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
