"""Who is asked reveals nothing: with any second field the same seats decide the same columns."""

from __future__ import annotations

import random
from dataclasses import replace

from cardtable.engine.events import Event, Log
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.cards import CARDS
from cardtable.games.kabu.state import KabuState
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.kabu.hooks import HOOKS


def mixed(state: KabuState, seat: int | None, rng: random.Random) -> KabuState:
    """The same state for ``seat``, with all cards changed that it must not know."""
    known = HOOKS.may_know(state, seat)
    table = state.table
    places = [card for card in CARDS if card not in known]
    other = dict(zip(places, rng.sample(places, len(places)), strict=True))
    swap = {card: other.get(card, card) for card in CARDS}

    def changed(event: Event) -> Event:
        secret = tuple(
            (
                k,
                swap[v]
                if isinstance(v, str) and v in swap
                else tuple(swap[c] for c in v)
                if isinstance(v, tuple)
                else v,
            )
            for k, v in event.secret
        )
        return replace(event, secret=secret)

    return replace(
        state,
        log=Log().add(tuple(changed(event) for event in state.log)),
        table=replace(
            table,
            deck=tuple(swap[card] for card in table.deck),
            dead=tuple((owner, swap[card]) for owner, card in table.dead),
            second=tuple(swap[card] for card in table.second),
            dealer_cards=tuple(swap[card] for card in table.dealer_cards),
        ),
    )


def test_who_is_asked_does_not_hang_on_hidden_cards() -> None:
    """With any second field the same seats are asked for the same columns, and the dealer too."""
    rng = random.Random(7)
    state = OICHO.start(4, OICHO.resolve(), Seed.numbered(9))[0]
    assert isinstance(state, KabuState)
    while state.table.phase != "field_3":
        state, _ = state.apply(state.legal.sample(rng))
    asked = set()
    for _ in range(20):
        other = mixed(state, None, rng)
        path = []
        while other.turn not in (TABLE, None):
            path.append((other.phase, other.turn, other.table.column))
            other, _ = other.apply(other.legal.sample(rng))
        asked.add(tuple(step for step in path if step[0] != "dealer_3"))
    assert len(asked) == 1
