"""What players can infer from the table, beyond what a view states directly."""

from __future__ import annotations

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
