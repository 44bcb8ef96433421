"""What the proofs for all games need to know about Dou Dizhu."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.match import Match
from cardtable.engine.state import State
from cardtable.games.dou_dizhu.cards import codes
from cardtable.games.dou_dizhu.legal import AS
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.hooks import Changes, Hooks


class DouDizhuHooks(Hooks):
    """Nothing is won that nobody loses; a hand is its owner's until the deal is over."""

    open_phases = frozenset({"scored", "over"})

    def shortened(self, changes: Changes, rng: random.Random) -> Changes:
        return {**changes, "deals": rng.randint(1, 2)}

    def places(self, state: State) -> Iterable[str]:
        assert isinstance(state, DouDizhuState)
        cards = [card for hand in state.hands for card in codes(hand)]
        cards += [card for turn in state.turns for card in turn.cards]
        return cards if state.landlord >= 0 else (*cards, *codes(state.kitty))

    def invariants(self, match: Match) -> None:
        state = match.state
        assert isinstance(state, DouDizhuState)
        symmetric = match.options["payout"] == "symmetric"
        totals: tuple[int, ...] = (0, 0, 0)
        for row in state.sheet:
            facts = dict(row.facts)
            at_stake = int(facts["stake"]) * int(facts["multiplier"])
            landlord = int(facts["landlord"])
            own = [int(word) for word in str(facts.get("accounts", "")).split()]
            farmers = [s for s in range(3) if s != landlord]
            own = [own[s] for s in farmers] if own else [at_stake, at_stake]
            # In half points. The sheet: 2E, −E, −E or −E, E/2, E/2; else each farmer plays for E.
            if facts["side"] == "landlord":
                lost = [-2 * stake for stake in own]
            else:
                lost = [2 * stake if symmetric else stake for stake in own]
            assert [row.deltas[s] for s in farmers] == lost
            assert row.deltas[landlord] == -sum(lost)
            totals = tuple(a + b for a, b in zip(totals, row.deltas, strict=True))
            assert row.totals == totals
        assert state.scores == totals and sum(totals) == 0

    def may_know(self, state: State, seat: int | None) -> set[str]:
        assert isinstance(state, DouDizhuState)
        known = {card for turn in state.turns for card in turn.cards}
        looked_up = state.setup.rules.kitty_memory or not state.turns
        if state.landlord >= 0 and (looked_up or state.phase in ("scored", "over")):
            known |= set(codes(state.kitty))
        for owner, hand in enumerate(state.hands):
            if owner == seat or owner in state.opened or state.phase in ("scored", "over"):
                known |= set(codes(hand))
        return known

    def exact(self, action: Action, events: Sequence[Event]) -> Action:
        if action.verb != "play":
            return action
        meant = tuple(word for word in action.args if word.startswith(AS))
        return Action("play", events[0].words("cards") + meant)

    def disguised(self, before: State, now: State, action: Action, rng: random.Random) -> Action:
        assert isinstance(now, DouDizhuState)
        if now.setup.rules.sealed and now.phase == "bid":
            return Action.of("bid", rng.choice((1, 2, 3)))
        return action


HOOKS = DouDizhuHooks()
