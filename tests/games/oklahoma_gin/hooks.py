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
from tests.games.oklahoma_gin.slow import Paper


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
        accounts, over = [0, 0], list[int]()
        at_once = 3 if options["scoring"] == "hollywood" else 1
        first, paper = 1, Paper(at_once, options)
        for row in state.sheet:
            facts = dict(row.facts)
            if not row.summary:
                assert not over
                if paper.closed == paper.games:  # another game, or another after a tie
                    first += paper.games
                    paper = Paper(1, options)
                assert facts["game"] == first
                assert min(row.deltas) == 0
                assert facts["kind"] not in ("drawn", "level") or row.deltas == (0, 0)
                winner, written = self._winner(match, row.number), paper.closed + 1
                if winner is not None:
                    further = {"gin": 2, "big_gin": 3, "undercut": 2}.get(str(facts["kind"]), 0)
                    boxes = 1 + (further if options["extra_boxes"] == "on" else 0)
                    over = paper.win(winner, max(row.deltas), boxes)
                assert row.totals == tuple(paper.points(written, seat) for seat in (0, 1))
                last = winner
                continue
            game = over.pop(0)
            assert facts["game"] == first + game - 1 and last is not None
            one, other = paper.worth(game, last)
            assert not facts["shutout"] or not paper.hands[game, 1 - last]
            assert row.deltas == (max(one - other, 0), max(other - one, 0))
            accounts = [a + b for a, b in zip(accounts, row.deltas, strict=True)]
            assert row.totals == tuple(accounts)
        if state.game == first:
            assert [(column.points, column.boxes) for column in state.columns] == [
                tuple((of(game, 0), of(game, 1)) for of in (paper.points, paper.boxes))
                for game in range(1, paper.games + 1)
            ]
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
