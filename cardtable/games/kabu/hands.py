"""The value of a hand, and when it must or may not take a third card."""

from __future__ import annotations

from collections.abc import Sequence

#: A third card must be taken up to the first total, and may not be taken from the second one on.
MUST_DRAW, MAY_NOT_DRAW = 3, 7

MUST, MAY_NOT, FREE = "must_draw", "may_not_draw", "free"


def total(ranks: Sequence[int]) -> int:
    """Return the hand's value: the last digit of the sum (9 is best, 0 worst)."""
    return sum(ranks) % 10


def is_triple(ranks: Sequence[int]) -> bool:
    """Whether these are three cards of one rank."""
    return len(ranks) == 3 and ranks[0] == ranks[1] == ranks[2]


def third_card(ranks: Sequence[int], *, bound: bool, pair_exception: bool) -> str:
    """Return what the rules say about a third card: :data:`MUST`, :data:`MAY_NOT` or :data:`FREE`.

    Args:
        ranks: the two cards.
        bound: whether the bounds apply to whoever decides (rule A9); otherwise he is always free.
        pair_exception: whether a pair may draw whatever its total (rule A10).
    """
    if not bound:
        return FREE
    value = total(ranks)
    if value <= MUST_DRAW:
        return MUST
    if value >= MAY_NOT_DRAW and not (pair_exception and ranks[0] == ranks[1]):
        return MAY_NOT
    return FREE
