"""What the proofs for all games need to know about the two Kabu games."""

from __future__ import annotations

import random
from collections.abc import Iterable

from cardtable.engine.match import Match
from cardtable.engine.state import TABLE, State
from cardtable.games.kabu.state import KabuState
from tests.games.hooks import Changes, Hooks


class KabuHooks(Hooks):
    """Chips stay on the table, cards in the deck; nobody sees more than the sheet says."""

    open_kinds = frozenset({"drew"})
    open_fields = frozenset({"draws"})
    declared = frozenset({"dealer_special"})

    def shortened(self, changes: Changes, rng: random.Random) -> Changes:
        return {**changes, "rounds": "open" if changes.get("rounds") == "open" else 6}

    def places(self, state: State) -> Iterable[str]:
        assert isinstance(state, KabuState)
        table = state.table
        return (
            *table.deck,
            *(card for _, card in table.dead),
            *table.makifuda,
            *table.first,
            *table.second,
            *(card for card in table.third if card),
            *table.dealer_cards,
        )

    def invariants(self, match: Match) -> None:
        state = match.state
        assert isinstance(state, KabuState)
        start = state.rules.chips
        assert sum(state.chips) == start * len(match.seats)
        assert state.rules.credit or min(state.chips) >= 0
        totals = (start,) * len(match.seats)
        for row in state.sheet:
            assert sum(row.deltas) == 0
            totals = tuple(a + b for a, b in zip(totals, row.deltas, strict=True))
            assert row.totals == totals
        assert state.chips == totals
        staked = [sum(column[seat] for column in state.table.stakes) for seat in range(len(totals))]
        assert sum(staked) <= state.table.cap
        before = state.sheet[-1].deltas if state.table.result is not None else (0,) * len(totals)
        for seat, stake in enumerate(staked):
            assert state.rules.credit or stake <= state.chips[seat] - before[seat]

    def may_know(self, state: State, seat: int | None) -> set[str]:
        assert isinstance(state, KabuState)
        table, rules = state.table, state.rules
        known = {*table.first, *table.makifuda, *(card for card in table.third if card)}
        open_ = rules.dead_cards == "one_open"
        known |= {card for owner, card in table.dead if open_ or owner == seat}
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


HOOKS = KabuHooks()
