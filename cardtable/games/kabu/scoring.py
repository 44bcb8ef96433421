"""What a hand is worth, when it must or may draw, and the showdown. Pure functions.

The showdown compares every column with the dealer, and says who gets what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.games.kabu.rules import Rules

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


#: What a column's 4-1 wins, as a multiple of the stake (rule A8; ja-W: paid twice).
SHIPPIN_PAY = 2


@dataclass(frozen=True, slots=True)
class Rated:
    """A hand as rated for the showdown.

    Attributes:
        kind: ``plain``, ``triple``, ``shippin`` (4-1), ``kuppin`` (9-1), or ``zero3``, the
            dealer's three-card 0 that makes the round void.
        total: its value, 0 … 9.
    """

    kind: str
    total: int


def _special(ranks: Sequence[int], pairs: tuple[tuple[int, int], ...], any_order: bool) -> str:
    if len(ranks) != 2:
        return ""
    first, second = ranks
    if (first, second) not in pairs and not (any_order and (second, first) in pairs):
        return ""
    return "shippin" if 4 in (first, second) else "kuppin"


def dealer_special(rules: Rules, ranks: Sequence[int]) -> str:
    """Return ``shippin`` or ``kuppin`` if the dealer's two cards win at once, else empty."""
    return _special(ranks, rules.specials, rules.any_order)


def rate_dealer(rules: Rules, ranks: Sequence[int]) -> Rated:
    """Rate the dealer's hand."""
    value = total(ranks)
    special = dealer_special(rules, ranks)
    if special:
        return Rated(special, value)
    if is_triple(ranks) and ranks[0] in rules.dealer_triples:
        return Rated("triple", value)
    if rules.zero3_void and len(ranks) == 3 and value == 0:
        return Rated("zero3", value)
    return Rated("plain", value)


def rate_column(rules: Rules, ranks: Sequence[int]) -> Rated:
    """Rate a column's hand."""
    value = total(ranks)
    if is_triple(ranks):
        return Rated("triple", value)
    return Rated(_special(ranks, rules.column_specials, rules.any_order) or "plain", value)


def verdict(rules: Rules, column: Rated, dealer: Rated) -> tuple[str, int]:
    """Return a column's result: (id of the reason, gain as a multiple of the stake).

    The ids: ``higher``, ``lower``, ``push``, ``tie_lost``, ``triple``, ``shippin``,
    ``dealer_special``, ``dealer_triple``, ``void``.
    """
    if dealer.kind == "zero3":
        return "void", 0
    if dealer.kind in ("kuppin", "shippin"):
        if column.kind == "triple" and rules.special_vs_triple != "special":
            if rules.special_vs_triple == "push":
                return "push", 0
            return "triple", rules.triple_pay
        return "dealer_special", -1
    if column.kind == "triple":
        if dealer.kind == "triple":
            if rules.triple_clash == "push":
                return "push", 0
            if rules.triple_clash == "compare_totals" and column.total <= dealer.total:
                return _equal(rules) if column.total == dealer.total else ("dealer_triple", -1)
        return "triple", rules.triple_pay
    if dealer.kind == "triple":
        return "dealer_triple", -1
    if column.kind == "shippin":
        return "shippin", SHIPPIN_PAY
    if column.total == dealer.total:
        return _equal(rules)
    return ("higher", 1) if column.total > dealer.total else ("lower", -1)


def _equal(rules: Rules) -> tuple[str, int]:
    return ("tie_lost", -1) if rules.tie_to_dealer else ("push", 0)


@dataclass(frozen=True, slots=True)
class ColumnResult:
    """The result of one column.

    Attributes:
        column: its number, 1 … 4.
        kind: ``plain``, ``triple`` or ``shippin``.
        total: its value.
        verdict: an id of :func:`verdict`, or ``unused``: without bets it is not compared (A16).
        nets: chips gained (without the returned stake), one per seat; the dealer's is 0.
    """

    column: int
    kind: str
    total: int
    verdict: str
    nets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The result of a round.

    Attributes:
        dealer_kind: the kind of the dealer's hand, see :class:`Rated`; empty if he had none.
        dealer_total: its value.
        columns: one result each; empty if nobody had bet.
        deltas: chips gained, one per seat including the dealer; they add up to 0.
        void: why nothing was compared: ``no_bets``, ``zero3``, or empty.
    """

    dealer_kind: str
    dealer_total: int
    columns: tuple[ColumnResult, ...]
    deltas: tuple[int, ...]
    void: str = ""

    @property
    def dealer_lost_all(self) -> bool:
        """Whether the dealer lost against every column that was bet on."""
        played = [c for c in self.columns if c.verdict != "unused"]
        return bool(played) and all(c.verdict in ("higher", "triple", "shippin") for c in played)


def no_bets(seats: int) -> RoundResult:
    """Return the result of a round in which nobody has bet (rule A17)."""
    return RoundResult("", 0, (), (0,) * seats, "no_bets")


def settle(
    rules: Rules,
    dealer: Sequence[int],
    columns: Sequence[Sequence[int]],
    stakes: Sequence[Sequence[int]],
    order: Sequence[int],
    dealer_seat: int,
    bank: int,
) -> RoundResult:
    """Compare every column with the dealer and settle the chips.

    Args:
        rules: the house rules.
        dealer: ranks of the dealer's two or three cards, in the order in which he got them.
        columns: ranks of each column's cards, first field first.
        stakes: for each column, the stake of every seat.
        order: the bettors in turn order; whatever is paid beyond the single stake is paid in this
            order until the bank is empty (rule A21).
        dealer_seat: the dealer.
        bank: the dealer's chips before the round.
    """
    seats = len(stakes[0])
    shown = rate_dealer(rules, dealer)
    rated = [rate_column(rules, column) for column in columns]
    found = [verdict(rules, hand, shown) for hand in rated]
    nets = [[0] * seats for _ in columns]
    for c, (_, times) in enumerate(found):
        for seat in order:
            nets[c][seat] = stakes[c][seat] * max(-1, min(times, 1))
    left = bank - sum(map(sum, nets))
    for seat in order:
        for c, (_, times) in enumerate(found):
            if times > 1 and stakes[c][seat]:
                extra = stakes[c][seat] * (times - 1)
                if not rules.credit:
                    extra = min(extra, left)
                left -= extra
                nets[c][seat] += extra
    deltas = [sum(column[seat] for column in nets) for seat in range(seats)]
    deltas[dealer_seat] = -sum(deltas)
    results = tuple(
        ColumnResult(
            c + 1,
            rated[c].kind,
            rated[c].total,
            found[c][0] if any(stakes[c]) else "unused",
            tuple(nets[c]),
        )
        for c in range(len(columns))
    )
    void = "zero3" if shown.kind == "zero3" else ""
    return RoundResult(shown.kind, shown.total, results, tuple(deltas), void)
