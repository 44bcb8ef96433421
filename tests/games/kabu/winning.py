"""The chance to win a match whose last round is played: every card dealt out, in fractions.

Hands are the engine's, proved elsewhere; nothing is taken from the bots. What is assumed of others
is the same: whoever has yet to decide draws up to 5 where he is free, and on 8-8; what lies under a
column that has decided is believed to fit that in nine cases of ten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from cardtable.engine.actions import Action
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.legal import read_bet
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import (
    MAY_NOT,
    MUST,
    Rated,
    rate_column,
    rate_dealer,
    third_card,
    total,
    verdict,
)
from cardtable.games.kabu.view import KabuView
from tests.games.kabu.oracle import Counts, Hand, dealers, dealt

#: Of ten players, how many are believed to decide as is usual.
TENTHS = 9


class Column(NamedTuple):
    """A column with chips on it: its ranks, and whether its third card is decided."""

    first: int
    second: int | None
    third: int | None
    decided: bool
    forced: bool | None = None


def draws(rules: Rules, two: Hand) -> bool:
    """Whether a column usually takes a third card."""
    says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
    return says == MUST or (says != MAY_NOT and (total(two) <= 5 or two == (8, 8)))


def fits(rules: Rules, two: Hand, hit: bool) -> int:
    """Of ten players with these cards, how many decide so."""
    says = third_card(two, bound=rules.bound_players, pair_exception=rules.pair_exception)
    if says in (MUST, MAY_NOT):
        return 10 * ((says == MUST) == hit)
    return TENTHS if draws(rules, two) == hit else 10 - TENTHS


def hands(rules: Rules, column: Column, counts: Counts) -> Iterator[tuple[Hand, Fraction, Counts]]:
    """Every hand the column may come to, how likely, and the cards left."""
    left = Fraction(sum(counts))
    if column.second is not None:
        seconds = [(column.second, Fraction(1), counts)]
    else:
        seconds = [(card, n / left, rest) for card, n, rest in dealt(counts)]
    for second, likely, rest in seconds:
        two = (column.first, second)
        if column.decided:
            fit = fits(rules, two, column.third is not None) if column.second is None else 10
            hand = two if column.third is None else (*two, column.third)
            yield hand, likely * Fraction(fit, 10), rest
        elif draws(rules, two) if column.forced is None else column.forced:
            for card, n, after in dealt(rest):
                yield (*two, card), likely * Fraction(n, sum(rest)), after
        else:
            yield two, likely, rest


def come_out(
    rules: Rules, columns: Sequence[Column], counts: Counts, dealer: Hand | None, card: bool
) -> dict[tuple[int, ...], Fraction]:
    """How likely the columns gain what, a chip on each.

    Args:
        rules: the house rules.
        columns: those that are bet on.
        counts: cards that are unseen.
        dealer: his two cards, or ``None`` if they are unseen too: then he draws up to 5.
        card: whether he takes a third one.
    """
    found: dict[tuple[int, ...], Fraction] = {}

    def ends(left: Counts) -> Iterator[tuple[Rated, Fraction]]:
        if dealer is None:
            met, whole = dealers(rules, left)
            yield from ((end, Fraction(ways, whole)) for end, ways in met)
        elif card:
            for rank_, n, _ in dealt(left):
                yield rate_dealer(rules, (*dealer, rank_)), Fraction(n, sum(left))
        else:
            yield rate_dealer(rules, dealer), Fraction(1)

    def lay(number: int, held: list[Rated], left: Counts, likely: Fraction) -> None:
        if not likely:
            return
        if number < len(columns):
            for hand, chance, rest in hands(rules, columns[number], left):
                lay(number + 1, [*held, rate_column(rules, hand)], rest, likely * chance)
            return
        for end, chance in ends(left):
            if chance:
                gains = tuple(verdict(rules, one, end)[1] for one in held)
                found[gains] = found.get(gains, Fraction(0)) + likely * chance

    lay(0, [], counts, Fraction(1))
    whole = sum(found.values(), Fraction(0))
    return {gains: chance / whole for gains, chance in found.items()}


def after(view: KabuView, stakes: Sequence[Sequence[int]], gains: Sequence[int]) -> list[int]:
    """Everybody's chips when the columns with these stakes have gained so much a chip."""
    chips = list(view.scores)
    for bets, gain in zip(stakes, gains, strict=True):
        for seat, amount in enumerate(bets):
            change = amount * max(-1, min(1, gain))
            chips[seat] += change
            chips[view.dealer] -= change
    for seat in view.order:
        for bets, gain in zip(stakes, gains, strict=True):
            more = bets[seat] * max(0, gain - 1)
            if not view.rules.credit:
                more = min(more, chips[view.dealer])
            chips[seat] += more
            chips[view.dealer] -= more
    return chips


def won(view: KabuView, chips: Sequence[int]) -> Fraction:
    """The seat's part in the win, if the match ends so."""
    assert view.seat is not None
    best = max(chips)
    return Fraction(chips[view.seat] == best, list(chips).count(best))


def chance(view: KabuView, action: Action) -> tuple[Fraction, Fraction]:
    """The seat's chance to win the match in the last round, and its chips on average."""
    assert view.seat is not None
    bets = read_bet(action) if action.verb == "bet" else {}
    columns, stakes, dealer, card = [], [], None, False
    waiting = {column for _, column in view.asks} if view.phase == "field_3" else set()
    for one in view.columns:
        own = [n + bets.get(one.column, 0) * (s == view.seat) for s, n in enumerate(one.stakes)]
        if not any(own):
            continue
        stakes.append(own)
        second = None if one.second is None else rank(one.second)
        third = None if one.third is None else rank(one.third)
        decided = view.phase != "bet" and one.column not in waiting
        forced = action.verb == "hit" if one.column == view.asked_column else None
        columns.append(Column(rank(one.first), second, third, decided, forced))
    if view.phase == "dealer_3":
        dealer = ranks(held for held in view.dealer_cards if held is not None)
        card = action.verb == "hit"
    match = chips = Fraction(0)
    for gains, likely in come_out(view.rules, columns, view.unseen, dealer, card).items():
        end = after(view, stakes, gains)
        match += likely * won(view, end)
        chips += likely * (end[view.seat] - view.scores[view.seat])
    return match, chips
