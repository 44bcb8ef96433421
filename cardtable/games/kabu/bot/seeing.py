"""What players may gather from the table, beyond what a view tells at once."""

from __future__ import annotations

from cardtable.games.kabu.bot.odds import Counts
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.view import KabuView


def dealer_unseen(view: KabuView) -> Counts:
    """How many cards of each rank the dealer has not seen, his own two among them.

    He sees what lies open. A dead card of his own nobody else knows; it is left out.
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
    """The chips that the dealer can pay; ``None`` if he pays on credit."""
    return None if view.rules.credit else view.scores[view.dealer]
