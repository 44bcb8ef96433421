"""Rounds with known cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State
from cardtable.games.kabu.cards import CARDS, rank
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState


def cards_of(wanted: Iterable[int], used: Iterable[str] = ()) -> list[str]:
    """A card for each rank, none twice and none of ``used``."""
    free = [card for card in CARDS if card not in set(used)]
    found = []
    for value in wanted:
        card = next(card for card in free if rank(card) == value)
        free.remove(card)
        found.append(card)
    return found


def rigged(
    game: KabuGame,
    first: Sequence[int],
    deck: Sequence[int],
    seats: int = 3,
    changes: dict[str, str | int] | None = None,
    chips: Sequence[int] | None = None,
) -> KabuState:
    """Round 1 before the first bet, the dealer in seat 0, with known ranks on table and deck.

    Nobody has a dead card; the rest of the deck follows after the known ranks.
    """
    base: dict[str, str | int] = {"dead_cards": "none"} if "dead_cards" in game.resolve() else {}
    options = game.resolve(None, {**base, **(changes or {})})
    state = game.start(seats, options, Seed.numbered(1))[0]
    assert isinstance(state, KabuState)
    front = cards_of(first)
    known = cards_of(deck, front)
    rest = [card for card in CARDS if card not in {*front, *known}]
    order = tuple(range(1, seats))
    held = tuple(chips or state.chips)
    table = replace(
        state.table,
        dealer=0,
        order=order,
        first=tuple(front),
        deck=(*known, *rest),
        asks=tuple((seat, 0) for seat in order),
        cap=state.rules.effective_cap(held[0], seats, state.table.number),
        turn=1,
    )
    return replace(state, table=table, chips=held)


def play(state: State, *lines: str) -> KabuState:
    """The state after the actions, each as text."""
    for line in lines:
        state, _ = state.apply(Action.parse(line))
    assert isinstance(state, KabuState)
    return state


def refusal(state: State, line: str) -> str:
    """The reason id with which the action is refused; empty if it is legal."""
    found = state.legal.reason(Action.parse(line))
    return found.reason if found else ""


def deltas(state: KabuState) -> tuple[int, ...]:
    """What the round just settled changed."""
    assert state.table.result is not None
    return state.table.result.deltas
