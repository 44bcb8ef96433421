"""What the proofs for all games need to know about Oklahoma Gin."""

from __future__ import annotations

import random
from collections.abc import Iterable

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.state import State
from cardtable.games.oklahoma_gin.cards import CODE_OF, codes
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from tests.games.hooks import Changes, Hooks


class OklahomaGinHooks(Hooks):
    """The score sheet adds up as the sheet says; hand and stock stay hidden."""

    def shortened(self, changes: Changes, rng: random.Random) -> Changes:
        return {**changes, "rounds": rng.randint(1, 2), "target": rng.randint(1, 30)}

    def places(self, state: State) -> Iterable[str]:
        assert isinstance(state, OklahomaGinState)
        cards = [card for hand in state.hands for card in codes(hand)]
        cards += [CODE_OF[card] for card in (*state.stock[state.drawn :], *state.pile)]
        cards += [CODE_OF[card] for card, _ in state.laid]
        return (*cards, CODE_OF[state.knock_card]) if state.knock_card else cards

    def invariants(self, match: Match) -> None:
        state, options = match.state, match.options
        assert isinstance(state, OklahomaGinState)
        accounts, points, boxes = [0, 0], [0, 0], [0, 0]
        closed = False
        for row in state.sheet:
            if closed:
                points, boxes, closed = [0, 0], [0, 0], False
            if not row.summary:
                kind = dict(row.facts)["kind"]
                assert min(row.deltas) == 0
                assert kind not in ("drawn", "level") or row.deltas == (0, 0)
                points = [a + b for a, b in zip(points, row.deltas, strict=True)]
                assert row.totals == tuple(points)
                winner = self._winner(match, row.number)
                if winner is not None:
                    further = {"gin": 2, "big_gin": 3, "undercut": 2}.get(str(kind), 0)
                    boxes[winner] += 1 + (further if options["extra_boxes"] == "on" else 0)
                continue
            first = max((0, 1), key=lambda seat: points[seat] >= options.number("target"))
            worth = [
                p + options.number("box_bonus") * b for p, b in zip(points, boxes, strict=True)
            ]
            worth[first] += options.number("game_bonus")
            if dict(row.facts)["shutout"]:
                assert boxes[1 - first] == 0 and options["shutout"] == "sheet"
                worth[first] += options.number("game_bonus") + points[first]
            gain = worth[0] - worth[1]
            assert row.deltas == (max(gain, 0), max(-gain, 0))
            accounts = [a + b for a, b in zip(accounts, row.deltas, strict=True)]
            assert row.totals == tuple(accounts)
            closed = True
        assert state.scores == tuple(accounts)

    def _winner(self, match: Match, deal: int) -> int | None:
        """Who won hand ``deal``, as the log says it."""
        number = 0
        for event in match.whole_log:
            if event.kind == "hand_started":
                number = event.number("deal")
            if event.kind == "hand_over" and number == deal and "winner" in event:
                return event.number("winner")
        return None

    def may_know(self, state: State, seat: int | None) -> set[str]:
        assert isinstance(state, OklahomaGinState)
        known = {CODE_OF[card] for card in state.pile} | {CODE_OF[card] for card, _ in state.laid}
        for owner in (0, 1):
            known |= set(codes(state.known[owner]))
            if owner == seat or state.open_hands is not None:
                known |= set(codes(state.hands[owner]))
        if state.knock_card:
            laid_down = CODE_OF[state.knock_card]
            # Everybody knows a card that was seen going into that hand and has not left it.
            seen = seat == state.knocker or state.open_hands is not None
            for event in state.log:
                if event.kind == "hand_started":
                    seen = seat == state.knocker or state.open_hands is not None
                elif event.kind in ("took", "false_knock"):
                    cards = event.get("cards", ())
                    seen = seen or event.get("card") == laid_down
                    seen = seen or (isinstance(cards, tuple) and laid_down in cards)
            if seen:
                known.add(laid_down)
        return known

    def disguised(self, before: State, now: State, action: Action, rng: random.Random) -> Action:
        assert isinstance(now, OklahomaGinState)
        # Arranged in the owner's hand (rule G8); later lay-offs may break it up there.
        return Action("arrange") if action.verb == "arrange" and now.phase == "layoff" else action


HOOKS = OklahomaGinHooks()
