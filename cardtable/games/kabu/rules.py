"""The house rules in force, as the round and the settlement use them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

#: Where the dealer may take his cards from (rule A13), as written in actions and events.
POSITIONS = ("top", "bottom", "fourth")
#: How many times the usual limit applies when so many rounds are still to come (rule A35).
RISES = {1: 2, 0: 4}


@dataclass(frozen=True, slots=True)
class Rules:
    """One game's house rules, made from its options; see rules.md 2.1 (A…) and 2.2 (K…).

    Attributes:
        field: ranks laid out as the first field before the shuffle (Kyo); empty if it is dealt.
        one_column: each player bets on one column only (Kyo).
        chips: everybody's chips at the start.
        cap: most that all players together may bet in a round, unless ``cap_each`` says so.
        cap_each: the same, as so much for each seat at the table; 0 if it is ``cap`` (A34).
        rises: whether ``cap`` grows in the last two rounds (A35).
        leader_last: whether the richest deals the last round (A35).
        share: whether nobody may bet more than his share of what is still open (A33).
        player_limit: most that one may bet in a round; 0: no such limit (A32).
        min_bet: least that a player who can must bet; 0 if he may pass (A17).
        credit: whether chips may fall below zero, and bets are not limited by them (A20, A21).
        rounds: number of rounds; 0: until the table stops (A18).
        dealer: how the dealer is found: ``draw_low``, ``draw_near9``, ``rotate``,
            ``until_all_lost`` or ``fixed`` (A14, K6).
        dead_cards: ``players``, ``one_open``, ``with_dealer``, ``open_makifuda4`` or ``none``
            (A12, A30).
        field2_view: who sees the second field: ``all_players``, ``bettors``, ``face_up`` (A11).
        choose_pos: whether the dealer chooses where cards 1 and 2 come from; else the top (A13).
        choose_third_pos: the same for the third.
        bound_players: whether the bounds for third cards apply to the columns (A9).
        bound_dealer: whether they apply to the dealer (A9, K2).
        pair_exception: whether a pair may always draw (A10).
        tie_to_dealer: whether stakes with equal totals are lost, not returned (A1, K1).
        triple_pay: what three of a kind wins, as a multiple of the stake (A3).
        dealer_triples: ranks of triples with which the dealer beats everything but a triple (A4).
        triple_clash: triple against the dealer's: ``column``, ``compare_totals``, ``push`` (K4).
        special_vs_triple: the dealer's special against a triple: ``special``, ``arashi``,
            ``push`` (A5).
        specials: the dealer's two-card specials, first card first.
        column_specials: the same for a column (A8).
        any_order: whether specials count in either order (A7, K3).
        zero3_void: whether a dealer's three-card 0 makes the round void (A22).
    """

    field: tuple[int, ...] = ()
    one_column: bool = False
    chips: int = 200
    cap: int = 100
    cap_each: int = 0
    rises: bool = False
    leader_last: bool = False
    share: bool = False
    player_limit: int = 0
    min_bet: int = 0
    credit: bool = False
    rounds: int = 12
    dealer: str = "draw_low"
    dead_cards: str = "players"
    field2_view: str = "all_players"
    choose_pos: bool = True
    choose_third_pos: bool = False
    bound_players: bool = True
    bound_dealer: bool = True
    pair_exception: bool = False
    tie_to_dealer: bool = False
    triple_pay: int = 2
    dealer_triples: tuple[int, ...] = ()
    triple_clash: str = "column"
    special_vs_triple: str = "special"
    specials: tuple[tuple[int, int], ...] = ((4, 1), (9, 1))
    column_specials: tuple[tuple[int, int], ...] = ()
    any_order: bool = False
    zero3_void: bool = False

    def end_reason(self, number: int, chips: Sequence[int]) -> str:
        """Return why the match ends with round ``number``: ``last_holder``, ``rounds``, or ""."""
        holders = sum(amount > 0 for amount in chips)
        if holders <= 1 and not self.credit:
            return "last_holder"
        return "rounds" if number == self.rounds else ""

    def raised(self, number: int) -> int:
        """Return how many times the usual limit applies in round ``number`` (rule A35)."""
        if not (self.rises and self.rounds):
            return 1
        return RISES.get(self.rounds - number, 1)

    def leader_deals(self, number: int) -> bool:
        """Whether the leader deals round ``number`` (rule A35)."""
        return self.leader_last and number == self.rounds

    def limit(self, seats: int, number: int) -> int:
        """Return the limit on all bets together in round ``number`` for so many ``seats``."""
        return (self.cap_each * seats or self.cap) * self.raised(number)

    def effective_cap(self, bank: int, seats: int, number: int) -> int:
        """Return the same if the dealer owns ``bank`` chips, which bind only without credit.

        See rules A21, A34.
        """
        cap = self.limit(seats, number)
        return cap if self.credit else min(cap, bank)


def share_of(open_: int, players: int) -> int:
    """Return the share of each of ``players`` who have yet to bet in what is open (rule A33)."""
    return -(-open_ // players)
