"""What a seat must not know is nowhere in its view: not in fields, history, legal actions."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from cardtable.engine.events import Event, Log
from cardtable.engine.game import TABLE
from cardtable.engine.seeds import Seed
from cardtable.games.kabu.cards import CARDS
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO

SETTINGS = [
    (OICHO, {}),
    (OICHO, {"field2_view": "bettors", "dead_cards": "with_dealer", "third_player": "free"}),
    (OICHO, {"field2_view": "face_up", "dead_cards": "open_makifuda4"}),
    (KYO, {}),
]


def may_know(state: KabuState, seat: int | None) -> set[str]:
    """The cards of the round that the sheet lets ``seat`` see, said a second time, plainly."""
    table, rules = state.table, state.rules
    known = {*table.first, *table.makifuda, *(card for card in table.third if card)}
    known |= {card for owner, card in table.dead if owner == seat}
    over = state.turn in (TABLE, None)
    for c, card in enumerate(table.second):
        player = seat is not None and seat in table.order
        everybody = rules.field2_view == "all_players"
        if (
            over
            or rules.field2_view == "face_up"
            or (player and (everybody or table.stakes[c][seat or 0] > 0))
        ):
            known.add(card)
    if over or (seat == table.dealer and len(table.dealer_cards) >= 2):
        known |= set(table.dealer_cards)
    return known


def told(view: object, since: int) -> str:
    """All that a view says of the round on the table, as text."""
    parts = [
        repr(getattr(view, f.name)) for f in fields(view) if f.name not in ("history", "draws")
    ]  # type: ignore[arg-type]
    events = view.history.since(since)  # type: ignore[attr-defined]
    return " ".join(parts + [str(event) for event in events if event.kind != "drew"])


@pytest.mark.parametrize(("game", "changes"), SETTINGS)
@pytest.mark.parametrize("seed", range(3))
def test_only_known_cards_are_told(
    game: KabuGame, changes: dict[str, str | int], seed: int
) -> None:
    rng = random.Random(seed)
    state = game.start(4, game.resolve(None, {**changes, "rounds": 6}), Seed.numbered(seed))[0]
    assert isinstance(state, KabuState)
    start = 0
    while state.turn is not None:
        for seat in (0, 1, 2, 3, None):
            text = told(state.view(seat), start)
            words = set(text.replace("'", " ").replace(",", " ").replace("[", " ")
                        .replace("]", " ").replace("=", " ").replace("(", " ")
                        .replace(")", " ").split())  # fmt: skip
            assert words & set(CARDS) == may_know(state, seat)
        if state.turn == TABLE:
            start = len(state.log)
        state, _ = state.apply(state.legal.sample(rng))


def mixed(state: KabuState, seat: int | None, rng: random.Random) -> KabuState:
    """The same state for ``seat``, with all cards changed that it must not know."""
    known = may_know(state, seat)
    table = state.table
    places = [card for card in CARDS if card not in known]
    other = dict(zip(places, rng.sample(places, len(places)), strict=True))
    swap = {card: other.get(card, card) for card in CARDS}

    def changed(event: Event) -> Event:
        secret = tuple(
            (k, swap[v] if isinstance(v, str) and v in swap
             else tuple(swap[c] for c in v) if isinstance(v, tuple) else v)
            for k, v in event.secret
        )  # fmt: skip
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


@pytest.mark.parametrize(("game", "changes"), SETTINGS)
@pytest.mark.parametrize("seed", range(3))
def test_equal_knowledge_gives_equal_views(
    game: KabuGame, changes: dict[str, str | int], seed: int
) -> None:
    rng = random.Random(seed)
    state = game.start(3, game.resolve(None, changes), Seed.numbered(seed))[0]
    assert isinstance(state, KabuState)
    while state.turn not in (TABLE, None):
        for seat in (0, 1, 2, None):
            other = mixed(state, seat, rng)
            one, two = state.view(seat), other.view(seat)
            assert one == two
            assert list(one.legal) == list(two.legal)
            assert one.turn == two.turn  # who is asked tells nothing either
        state, _ = state.apply(state.legal.sample(rng))


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
