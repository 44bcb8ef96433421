"""What a player infers from the table, and remembers of the round before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.engine.events import Event
from cardtable.games.kabu.bot.odds import Counts
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.view import KabuView


def dealer_unseen(view: KabuView) -> Counts:
    """Return how many cards of each rank the dealer has not seen, counting his own two as unseen.

    He sees what lies open. Nobody else knows a dead card of his own; it is ignored.
    """
    cards = [*view.makifuda]
    for column in view.columns:
        second = column.second if view.rules.field2_view == "face_up" else None
        cards += [card for card in (column.first, second, column.third) if card is not None]
    counts = [4] * 10
    for card in cards:
        counts[rank(card) - 1] -= 1
    return tuple(counts)


def bank_of(view: KabuView) -> int | None:
    """Return the chips that the dealer can pay; ``None`` if he pays on credit."""
    return None if view.rules.credit else view.scores[view.dealer]


_WON = frozenset({"higher", "triple", "shippin"})
_LOST = frozenset({"lower", "tie_lost", "dealer_special", "dealer_triple"})


@dataclass(frozen=True, slots=True)
class Memory:
    """Results of the round before, and the player's latest bet.

    Attributes:
        hot: 1 for each column that won, −1 for each that lost.
        own: the columns of its latest bet.
        gained: the chips that betting brought it, 0 if it dealt or did not bet.
    """

    hot: dict[int, int]
    own: frozenset[int]
    gained: int


def remembered(view: KabuView) -> Memory:
    """Return what the seat of ``view`` remembers when a new round begins."""
    hot: dict[int, int] = {}
    for event in _round_before(view):
        if event.kind == "column_result":
            verdict = event.word("verdict")
            hot[event.number("column")] = (verdict in _WON) - (verdict in _LOST)
    own = frozenset[int]()
    for event in reversed(view.history):
        if event.kind == "bet" and event.number("seat") == view.seat:
            own |= {event.number("column")}
        elif own:
            break
    line = view.sheet[-1] if view.sheet else None
    dealt = line is not None and dict(line.facts).get("dealer") == view.seat
    gained = 0 if line is None or dealt or view.seat is None else line.deltas[view.seat]
    return Memory(hot, own, gained)


def _round_before(view: KabuView) -> Iterator[Event]:
    rounds = 0
    for event in reversed(view.history):
        rounds += event.kind == "round_started"
        if rounds == 2:
            return
        if rounds == 1:
            yield event
