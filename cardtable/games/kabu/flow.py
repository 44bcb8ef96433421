"""The course of a round: from the dealer's choice to the showdown, step by step.

A :class:`Flow` is a round in progress: it takes one decision, does everything that follows
automatically (dealing, turning, skipping those who cannot act), notes the events, and becomes a
:class:`~cardtable.games.kabu.round.Round` again.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu import scoring
from cardtable.games.kabu.cards import CARDS, COPIES, rank, ranks
from cardtable.games.kabu.legal import read_bet
from cardtable.games.kabu.round import (
    BET,
    DEALER_1,
    DEALER_2,
    DEALER_3,
    FIELD_3,
    SHOWDOWN,
    Draw,
    Round,
    deciders,
    sees_second,
)
from cardtable.games.kabu.rules import Rules

_COLUMNS = (1, 2, 3, 4)


def open_round(
    rules: Rules, seed: Seed, number: int, chips: Sequence[int], before: Round | None
) -> tuple[Round, tuple[Event, ...]]:
    """Begin round ``number`` up to its first decision; ``before`` is the previous round."""
    seats = len(chips)
    holders = [seat for seat in range(seats) if rules.credit or chips[seat] > 0]
    events = [Event.of("round_started", number=number)]
    if before is not None and rules.leader_deals(number):
        dealer, order, draws, chosen = seat_leader(seats, holders, chips, before)
    else:
        dealer, order, draws, chosen = seat_round(rules, seed, number, seats, holders, before)
    events += chosen
    deck = list(CARDS)
    first: list[str] = []
    if rules.field:  # Kyo: the first field is laid out before the shuffle
        first = [f"{rank}{COPIES[0]}" for rank in rules.field]
        events.append(Event.of("first_field", cards=tuple(first)))
        deck = [card for card in deck if card not in first]
    deck = seed.stream(f"round {number} deal").shuffled(deck)
    events.append(Event.of("shuffled", seat=dealer, cards=len(deck)))
    dead: list[tuple[int, str]] = []
    makifuda: list[str] = []
    if rules.dead_cards == "open_makifuda4":
        makifuda, deck = deck[:4], deck[4:]
        events.append(Event.of("makifuda", cards=tuple(makifuda)))
    elif rules.dead_cards != "none":
        receivers = (*order, dealer) if rules.dead_cards == "with_dealer" else order
        dead, deck = list(zip(receivers, deck, strict=False)), deck[len(receivers) :]
        if rules.dead_cards == "one_open":
            events += [Event.of("open_dead_card", seat=s, card=card) for s, card in dead]
        else:
            events += [Event.of("dead_card", seat=s).secretly(s, card=card) for s, card in dead]
    if not first:
        first, deck = deck[:4], deck[4:]
        events.append(Event.of("first_field", cards=tuple(first)))
    cap = rules.effective_cap(chips[dealer], seats, number)
    if rules.raised(number) > 1:
        events.append(Event.of("limit_raised", times=rules.raised(number), cap=cap))
    blank = Round(
        number=number,
        dealer=dealer,
        order=order,
        draws=draws,
        cap=cap,
        deck=tuple(deck),
        dead=tuple(dead),
        makifuda=tuple(makifuda),
        first=tuple(first),
        second=(),
        third=(None,) * 4,
        stakes=((0,) * seats,) * 4,
        asks=tuple((seat, 0) for seat in order),
        dealer_cards=(),
        positions=(),
        phase=BET,
        turn=order[0],
        result=None,
    )
    flow = Flow(rules, blank, chips)
    flow.events[:0] = events
    flow.advance()
    return flow.frozen()


class Flow:
    """A round in progress; see the module."""

    def __init__(self, rules: Rules, table: Round, chips: Sequence[int]) -> None:
        self.rules, self.table, self.chips = rules, table, chips
        self.events: list[Event] = []
        self.deck = list(table.deck)
        self.second, self.third = table.second, list(table.third)
        self.stakes = [list(column) for column in table.stakes]
        self.asks = list(table.asks)
        self.dealer_cards, self.positions = list(table.dealer_cards), list(table.positions)
        self.phase, self.turn, self.result = table.phase, table.turn, table.result

    def frozen(self) -> tuple[Round, tuple[Event, ...]]:
        """Return the round as it stands, and what has happened."""
        return self._round(), tuple(self.events)

    def _round(self) -> Round:
        t = self.table
        return Round(
            t.number,
            t.dealer,
            t.order,
            t.draws,
            t.cap,
            tuple(self.deck),
            t.dead,
            t.makifuda,
            t.first,
            self.second,
            tuple(self.third),
            tuple(map(tuple, self.stakes)),
            tuple(self.asks),
            tuple(self.dealer_cards),
            tuple(self.positions),
            self.phase,
            self.turn,
            self.result,
        )

    def note(self, event: Event) -> None:
        """Note ``event``."""
        self.events.append(event)

    # ---- decisions; they have been checked against the legal actions ----

    def decide(self, action: Action) -> None:
        """Do what the seat to act has decided, and all that follows."""
        match self.phase:
            case "bet":
                self._bet(action)
            case "dealer_1" | "dealer_2":
                self._take_card(action.args[0])
            case "field_3":
                self._third(action)
            case _:
                self._dealer_third(action)
        self.advance()

    def _bet(self, action: Action) -> None:
        seat, _ = self.asks.pop(0)
        if action.verb == "pass":
            self.note(Event.of("passed", seat=seat))
            return
        for column, amount in read_bet(action).items():
            self.stakes[column - 1][seat] = amount
            self.note(
                Event.of("bet", seat=seat, column=column, amount=amount, left=self._cap_left())
            )

    def _cap_left(self) -> int:
        return self.table.cap - sum(map(sum, self.stakes))

    def _third(self, action: Action) -> None:
        seat, column = self.asks.pop(0)
        if action.verb == "stand":
            self.note(Event.of("stood", seat=seat, column=column))
            return
        card = self.deck.pop(0)
        self.third[column - 1] = card
        self.note(Event.of("hit", seat=seat, column=column, card=card))

    def _take_card(self, position: str) -> None:
        number = len(self.dealer_cards) + 1
        self._from_deck(position)
        self.note(Event.of("dealer_card", seat=self.table.dealer, number=number, position=position))
        if self.phase == DEALER_1:
            self._deal_second()
            return
        seen = tuple(self.dealer_cards)
        self.note(
            Event.of("dealer_looked", seat=self.table.dealer).secretly(
                self.table.dealer, cards=seen
            )
        )
        self.phase = DEALER_3
        special = scoring.dealer_special(self.rules, ranks(seen))
        if special:
            # Checked on two cards, before a third could be asked for (rules A6, K3).
            self.note(Event.of("dealer_special", seat=self.table.dealer, name=special))
            self._showdown()

    def _from_deck(self, position: str) -> str:
        index = {"top": 0, "bottom": -1, "fourth": 3}[position]
        card = self.deck.pop(index)
        self.dealer_cards.append(card)
        self.positions.append(position)
        return card

    def _deal_second(self) -> None:
        # Nobody looks at the dealer's first card yet, not even he.
        self.second, self.deck = tuple(self.deck[:4]), self.deck[4:]
        seen = self._round()
        for column, card in zip(_COLUMNS, self.second, strict=True):
            event = Event.of("second_card", column=column)
            if self.rules.field2_view == "face_up":
                self.note(Event.of("second_card", column=column, card=card))
                continue
            lookers = [s for s in seen.order if sees_second(self.rules, seen, s, column)]
            self.note(event.secretly(*lookers, card=card) if lookers else event)
        self.phase = FIELD_3
        self.asks = list(deciders(seen))

    def _dealer_third(self, action: Action) -> None:
        dealer = self.table.dealer
        if action.verb == "stand":
            self.note(Event.of("dealer_stood", seat=dealer))
        else:
            position = action.args[0] if action.args else "top"
            card = self._from_deck(position)
            self.note(
                Event.of("dealer_hit", seat=dealer, position=position).secretly(dealer, card=card)
            )
        self._showdown()

    # ---- what follows automatically ----

    def advance(self) -> None:
        """Go on until somebody has to decide."""
        if self.phase == BET:
            if self.asks and self._cap_left() <= 0:
                for seat, _ in self.asks:
                    self.note(Event.of("cannot_bet", seat=seat))
                self.asks = []
            if self.asks:
                self.turn = self.asks[0][0]
                return
            if not any(map(any, self.stakes)):
                self._end(scoring.no_bets(len(self.chips)))
                return
            self.phase = DEALER_1
            if not self.rules.choose_pos:
                self._take_card("top")
        if self.phase == FIELD_3:
            if self.asks:
                self.turn = self.asks[0][0]
                return
            self.phase = DEALER_2
            if not self.rules.choose_pos:
                self._take_card("top")
        if self.phase != SHOWDOWN:
            self.turn = self.table.dealer

    def _showdown(self) -> None:
        """Turn everything over and compare."""
        table = self._round()
        for column in _COLUMNS:
            if self.rules.field2_view != "face_up":
                self.note(Event.of("second_revealed", column=column, card=self.second[column - 1]))
        result = scoring.settle(
            self.rules,
            ranks(self.dealer_cards),
            [ranks(table.column_cards(column)) for column in _COLUMNS],
            self.stakes,
            table.order,
            table.dealer,
            self.chips[table.dealer],
        )
        self.note(
            Event.of(
                "dealer_revealed",
                seat=table.dealer,
                cards=tuple(self.dealer_cards),
                total=result.dealer_total,
                hand=result.dealer_kind,
            )
        )
        self._end(result)

    def _end(self, result: scoring.RoundResult) -> None:
        self.phase, self.turn, self.result = SHOWDOWN, TABLE, result
        self.asks = []
        if result.void:
            self.note(Event.of("round_void", why=result.void))
        for column in result.columns if not result.void else ():
            if column.verdict == "unused":
                continue
            self.note(
                Event.of(
                    "column_result",
                    column=column.column,
                    total=column.total,
                    hand=column.kind,
                    verdict=column.verdict,
                )
            )
            for seat in self.table.order:
                if self.stakes[column.column - 1][seat]:
                    self.note(
                        Event.of("paid", seat=seat, column=column.column, net=column.nets[seat])
                    )
        self.note(
            Event.of(
                "round_ended",
                number=self.table.number,
                deltas=tuple(str(delta) for delta in result.deltas),
            )
        )


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
