"""The whole truth of a Kabu match."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.events import Event, Log
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, DealResult, LegalActions, Outcome, State, nothing
from cardtable.games.kabu import legal
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.flow import Flow, open_round
from cardtable.games.kabu.round import (
    BET,
    DEALER_1,
    DEALER_2,
    DEALER_3,
    OVER,
    Round,
    deciders,
    sees_second,
)
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.view import ColumnView, KabuView


@dataclass(frozen=True, slots=True)
class KabuState(State):
    """A match of Oicho-Kabu or Kyo-Kabu at one moment.

    Attributes:
        game_id: which of the two.
        options, rules: the house rules, as chosen and as read.
        seed: the seed from which every card follows.
        chips: one entry per seat.
        sheet: the rounds that are finished.
        table: the round on the table.
        ended: how the match ended, or ``None``.
        log: all that happened; it follows from the rest and is ignored in comparisons.
    """

    game_id: str
    options: Options
    rules: Rules
    seed: Seed
    chips: tuple[int, ...]
    sheet: tuple[DealResult, ...]
    table: Round
    ended: Outcome | None
    log: Log = field(compare=False, repr=False)

    @classmethod
    def opening(
        cls, game_id: str, options: Options, rules: Rules, seats: int, seed: Seed
    ) -> tuple[KabuState, tuple[Event, ...]]:
        """Return the first round of a new match, up to its first decision, and what happened."""
        chips = (rules.chips,) * seats
        table, events = open_round(rules, seed, 1, chips, None)
        log = Log().add(events)
        return cls(game_id, options, rules, seed, chips, (), table, None, log), events

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    @property
    def turn(self) -> int | None:  # type: ignore[override]
        """The seat to act, ``TABLE``, or ``None`` when the match is over."""
        return self.table.turn if self.ended is None else None

    @property
    def phase(self) -> str:
        """Id of the phase."""
        return self.table.phase if self.ended is None else OVER

    @property
    def legal(self) -> LegalActions:
        turn, table = self.turn, self.table
        if turn is None:
            return nothing("match_over")
        if turn == TABLE:
            return legal.after_round(self.rules)
        if table.phase == BET:
            chips = None if self.rules.credit else self.chips[turn]
            return legal.Bets(self.rules, table.cap_left, chips, len(table.asks))
        if table.phase in (DEALER_1, DEALER_2):
            return legal.positions()
        if table.phase == DEALER_3:
            return legal.third(self.rules, ranks(table.dealer_cards), dealer=True)
        return legal.third(self.rules, ranks(table.column_cards(table.column)), dealer=False)

    def apply(self, action: Action) -> tuple[KabuState, tuple[Event, ...]]:
        refusal = self.legal.reason(action)
        if refusal is not None:
            raise refusal
        if self.turn == TABLE:
            return self._after_round(action)
        flow = Flow(self.rules, self.table, self.chips)
        flow.decide(action)
        table, events = flow.frozen()
        chips, sheet = self.chips, self.sheet
        if table.result is not None:
            chips = tuple(c + d for c, d in zip(chips, table.result.deltas, strict=True))
            sheet = (*sheet, self._line(table, chips))
            if not self.rules.credit:
                events += tuple(
                    Event.of("bank_broken" if seat == table.dealer else "bankrupt", seat=seat)
                    for seat, left in enumerate(chips)
                    if left == 0 and self.chips[seat] > 0
                )
        return self._with(chips, sheet, table, None, events)

    def _with(
        self,
        chips: tuple[int, ...],
        sheet: tuple[DealResult, ...],
        table: Round,
        outcome: Outcome | None,
        events: tuple[Event, ...],
    ) -> tuple[KabuState, tuple[Event, ...]]:
        log = self.log.add(events)
        state = KabuState(
            self.game_id, self.options, self.rules, self.seed, chips, sheet, table, outcome, log
        )
        return state, events

    def _line(self, table: Round, chips: tuple[int, ...]) -> DealResult:
        result = table.result
        assert result is not None
        facts = (
            ("dealer", table.dealer),
            ("ending", result.void or result.dealer_kind),
            ("total", result.dealer_total),
        )
        return DealResult(table.number, result.deltas, chips, facts)

    def _after_round(self, action: Action) -> tuple[KabuState, tuple[Event, ...]]:
        stopped = action != NEXT
        why = "stopped" if stopped else self.rules.end_reason(self.table.number, self.chips)
        if why:
            best = max(self.chips)
            winners = tuple(seat for seat, chips in enumerate(self.chips) if chips == best)
            over = Event.of("match_over", why=why, winners=tuple(str(seat) for seat in winners))
            outcome = Outcome(why, self.chips, winners)
            return self._with(self.chips, self.sheet, self.table, outcome, (over,))
        table, events = open_round(
            self.rules, self.seed, self.table.number + 1, self.chips, self.table
        )
        return self._with(self.chips, self.sheet, table, None, events)

    def view(self, seat: int | None) -> KabuView:
        table, rules = self.table, self.rules
        open_now = table.result is not None
        deciding = {column: who for who, column in deciders(table)}
        columns = tuple(
            ColumnView(
                column=c + 1,
                first=table.first[c],
                second=table.second[c]
                if table.second and sees_second(rules, table, seat, c + 1)
                else None,
                second_dealt=bool(table.second),
                third=table.third[c],
                stakes=table.stakes[c],
                decider=deciding.get(c + 1),
            )
            for c in range(4)
        )
        looks = open_now or (seat == table.dealer and len(table.dealer_cards) > 1)
        dealt = table.dealer_cards
        own = [card for owner, card in table.dead if owner == seat]
        return KabuView(
            game_id=self.game_id,
            options=self.options,
            seat=seat,
            seats=len(self.chips),
            phase=self.phase,
            turn=self.turn,
            deal=table.number,
            scores=self.chips,
            sheet=self.sheet,
            history=self.log.seen_by(seat),
            outcome=self.ended,
            rules=rules,
            dealer=table.dealer,
            order=table.order,
            watching=tuple(
                s for s in range(len(self.chips)) if s != table.dealer and s not in table.order
            ),
            draws=table.draws,
            dead_holders=tuple(owner for owner, _ in table.dead),
            dead_card=own[0] if own else None,
            open_dead=table.dead if rules.dead_cards == "one_open" else (),
            makifuda=table.makifuda,
            columns=columns,
            cap=table.cap,
            cap_left=table.cap_left,
            asks=table.asks,
            dealer_cards=dealt if looks else (None,) * len(dealt),
            dealer_positions=table.positions,
            deck_count=len(table.deck),
            result=table.result,
        )
