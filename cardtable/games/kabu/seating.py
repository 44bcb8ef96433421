"""Who deals, and the order in which the others play."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.events import Event
from cardtable.engine.seeds import Seed
from cardtable.games.kabu.cards import CARDS, rank
from cardtable.games.kabu.round import Draw, Round
from cardtable.games.kabu.rules import Rules


def seat_round(
    rules: Rules,
    seed: Seed,
    number: int,
    seats: int,
    holders: Sequence[int],
    before: Round | None,
) -> tuple[int, tuple[int, ...], tuple[Draw, ...], list[Event]]:
    """Return the dealer of round ``number``, the others in turn order, the draws, and the events.

    Where the dealer is drawn each round, the others play in the order of their draws (rule A24);
    otherwise starting at the dealer's right, which is the next seat number.
    """
    each_round = rules.dealer in ("draw_low", "draw_near9")
    if each_round or before is None:
        ranking, draws, events = _draw(rules, seed, number, holders)
        dealer = ranking[0]
        if each_round:
            return dealer, tuple(ranking[1:]), draws, [*events, _chosen(dealer, ranking[1:])]
    else:
        dealer, draws, events = _next_dealer(rules, seats, holders, before), (), []
    order = [s % seats for s in range(dealer + 1, dealer + seats) if s % seats in holders]
    return dealer, tuple(order), draws, [*events, _chosen(dealer, order)]


def seat_leader(
    seats: int, holders: Sequence[int], chips: Sequence[int], before: Round
) -> tuple[int, tuple[int, ...], tuple[Draw, ...], list[Event]]:
    """Return the same where the richest deals; of several, the first at the last dealer's right."""
    turns = [s % seats for s in range(before.dealer + 1, before.dealer + seats + 1)]
    dealer = max((seat for seat in turns if seat in holders), key=lambda seat: chips[seat])
    order = [s % seats for s in range(dealer + 1, dealer + seats) if s % seats in holders]
    events = [Event.of("leader_deals", seat=dealer), _chosen(dealer, order)]
    return dealer, tuple(order), (), events


def _chosen(dealer: int, order: Sequence[int]) -> Event:
    return Event.of("dealer_chosen", seat=dealer, order=tuple(str(seat) for seat in order))


def _next_dealer(rules: Rules, seats: int, holders: Sequence[int], before: Round) -> int:
    stays = rules.dealer == "fixed"
    if rules.dealer == "until_all_lost":
        stays = before.result is not None and not before.result.dealer_lost_all
    if stays and before.dealer in holders:
        return before.dealer
    # A dealer without chips may not deal (rule A20): the next seat to the right with chips does.
    return next(
        s % seats
        for s in range(before.dealer + 1, before.dealer + seats + 1)
        if s % seats in holders
    )


def _draw(
    rules: Rules, seed: Seed, number: int, holders: Sequence[int]
) -> tuple[list[int], tuple[Draw, ...], list[Event]]:
    """Let everybody draw; those who tie draw again among themselves (rule A15)."""
    draws: list[Draw] = []
    events: list[Event] = []
    turn = 0

    def ranked(group: Sequence[int]) -> list[int]:
        nonlocal turn
        turn += 1
        deck = seed.stream(f"round {number} draw {turn}").shuffled(CARDS)
        by_nearness: dict[int, list[int]] = {}
        for seat, card in zip(group, deck, strict=False):
            draws.append(Draw(turn, seat, card))
            events.append(Event.of("drew", seat=seat, card=card, turn=turn))
            by_nearness.setdefault(_nearness(rules, rank(card)), []).append(seat)
        result: list[int] = []
        for _, tied in sorted(by_nearness.items()):
            if len(tied) > 1:
                events.append(Event.of("draw_tied", seats=tuple(str(seat) for seat in tied)))
                result += ranked(tied)
            else:
                result += tied
        return result

    return ranked(holders), tuple(draws), events


def _nearness(rules: Rules, drawn: int) -> int:
    # Nearest to nine means that the highest value deals, and 10 counts 0 (rule A14).
    return -(drawn % 10) if rules.dealer == "draw_near9" else drawn
