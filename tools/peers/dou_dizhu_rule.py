"""RLCard's rule agent at our table: it gets our view in its own terms.

The agent knows ranks as one string (``3345BR``, the black joker is ``B``). When following, it picks
from a list of plays; RLCard's own function makes that list, so that ties between plays are broken
as they are there.
"""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget, Thought
from cardtable.engine.state import TABLE, View
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.cards import counts_from, words_of
from cardtable.games.dou_dizhu.plays import choose
from cardtable.games.dou_dizhu.view import PLAY, DouDizhuView
from tools.peers.missing import needed

_LANDLORD = 0


class _Card(NamedTuple):
    """A card as RLCard sorts it: ``rank`` and, for jokers, ``suit``."""

    rank: str
    suit: str


class _Player(NamedTuple):
    current_hand: list[_Card]
    played_cards: str


class RuleAgent:
    """The agent as one of our bots; it plays, but cannot bid.

    Raises:
        MissingPeer: if RLCard is not installed.
    """

    def __init__(self) -> None:
        with needed("rlcard"):
            self._utils: Any = importlib.import_module("rlcard.games.doudizhu.utils")
            models: Any = importlib.import_module("rlcard.models.doudizhu_rule_models")
            self._numpy: Any = importlib.import_module("numpy")
        self._agent = models.DouDizhuRuleAgentV1()

    def choose(self, view: View, seed: int, budget: Budget) -> Thought:
        """Return what the agent plays; where there is bidding, it passes."""
        assert isinstance(view, DouDizhuView)
        if view.turn == TABLE:
            return Thought(NEXT)
        if view.phase != PLAY:
            return Thought(PASS if PASS in view.legal else next(iter(view.legal)))
        self._numpy.random.seed(seed % 2**32)  # the agent draws from numpy's own generator
        said: str = self._agent.step({"raw_obs": self._seen(view)})
        return Thought(self._ours(view, said))

    def _seen(self, view: DouDizhuView) -> dict[str, object]:
        hand = _theirs("".join(card[0] for card in reversed(view.hand)))
        return {
            "self": self._role(view, view.seat),
            "landlord": _LANDLORD,
            "current_hand": hand,
            "trace": [(self._role(view, turn.seat), self._turn(turn.cards)) for turn in view.plays],
            "actions": self._actions(view, hand),
        }

    @staticmethod
    def _role(view: DouDizhuView, seat: int | None) -> int:
        assert seat is not None and view.landlord is not None
        return (seat - view.landlord) * view.rules.step % 3

    @staticmethod
    def _turn(cards: tuple[str, ...]) -> str:
        return _theirs("".join(words_of(counts_from(cards)))) if cards else "pass"

    def _actions(self, view: DouDizhuView, hand: str) -> list[str]:
        """Return the possible plays in RLCard's order; the agent uses them only when it follows."""
        if view.to_beat is None:
            return []
        held = [_Card(*_CARDS.get(rank, (rank, ""))) for rank in hand]
        beaten = _theirs("".join(words_of(view.to_beat.counts)))
        found: list[str] = self._utils.get_gt_cards(_Player(held, ""), _Player([], beaten))
        return found

    @staticmethod
    def _ours(view: DouDizhuView, said: str) -> Action:
        if said == "pass":
            return PASS
        counts = counts_from(said.replace("B", "b"))
        reading = choose(view.rules.plays, counts, view.to_beat)
        action = Action("play", reading.words) if reading is not None else PASS
        return action if action in view.legal else next(iter(view.legal))


#: RLCard's notation of the jokers.
_CARDS = {"B": ("", "BJ"), "R": ("", "RJ")}


def _theirs(ranks: str) -> str:
    return ranks.replace("b", "B")
