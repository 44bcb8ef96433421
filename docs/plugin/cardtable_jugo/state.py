"""The full state of a match, and how actions change it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.events import Event, Log
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, DealResult, LegalActions, Outcome, State
from cardtable_jugo.cards import CARDS, FIFTEEN, total
from cardtable_jugo.rules import DRAW
from cardtable_jugo.scoring import gains
from cardtable_jugo.view import OPEN, OVER, PLAY, JugoView

Step = tuple["JugoState", tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class JugoState(State):
    """One state of a match; the next card of ``stock`` comes first."""

    options: Options
    seed: Seed
    scores: tuple[int, ...]
    phase: str = PLAY
    turn: int | None = None
    deal: int = 0
    dealer: int = 0
    stock: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    sheet: tuple[DealResult, ...] = ()
    log: Log = field(default_factory=Log, compare=False)

    @property
    def legal(self) -> LegalActions:
        return self.view(0 if self.turn in (None, TABLE) else self.turn).legal

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        best = max(self.scores)
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return Outcome("rounds", self.scores, winners)

    def apply(self, action: Action) -> Step:
        refusal = self.legal.reason(action)
        if refusal is not None:
            raise refusal
        if action == NEXT:
            if self.deal < self.options.number("rounds"):
                return self.next_round()
            return self._changed([Event.of("match_over")], phase=OVER, turn=None)
        assert self.turn is not None
        return self._draw(self.turn) if action == DRAW else self._stand(self.turn)

    def view(self, seat: int | None) -> JugoView:
        hands = tuple(
            hand if owner == seat or self._is_open(hand) else (None, *hand[1:])
            for owner, hand in enumerate(self.hands)
        )
        return JugoView(
            game_id="jugo",
            options=self.options,
            seat=seat,
            seats=len(self.scores),
            phase=self.phase,
            turn=self.turn,
            deal=self.deal,
            scores=self.scores,
            sheet=self.sheet,
            history=self.log.seen_by(seat),
            outcome=self.outcome,
            dealer=self.dealer,
            hands=hands,
            stock=len(self.stock),
        )

    def _is_open(self, hand: tuple[str, ...]) -> bool:
        """Whether everybody sees the first card too: the round is over, or the hand went over."""
        return self.phase != PLAY or total(hand) > FIFTEEN

    def _changed(self, events: list[Event], **changes: Any) -> Step:
        happened = tuple(events)
        return replace(self, log=self.log.add(happened), **changes), happened

    def next_round(self) -> Step:
        """Deal a card to everybody; the seat after the last dealer becomes the dealer."""
        deal, seats = self.deal + 1, len(self.scores)
        dealer = (self.dealer + 1) % seats if self.deal else seats - 1
        cards = self.seed.stream(f"deal {deal}").shuffled(CARDS)
        hands = tuple((card,) for card in cards[:seats])
        events = [Event.of("dealt", round=deal, dealer=dealer)]
        events += [
            Event.of("got", seat=seat).secretly(seat, card=card)
            for seat, (card,) in enumerate(hands)
        ]
        return self._changed(
            events,
            phase=PLAY,
            turn=(dealer + 1) % seats,
            deal=deal,
            dealer=dealer,
            stock=tuple(cards[seats:]),
            hands=hands,
        )

    def _draw(self, seat: int) -> Step:
        card, *stock = self.stock
        hand = (*self.hands[seat], card)
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        events = [Event.of("drew", seat=seat, card=card)]
        count = total(hand)
        if count > FIFTEEN:
            events.append(Event.of("went_over", seat=seat, total=count, first=hand[0]))
        state = replace(self, hands=hands, stock=tuple(stock))
        return state._pass_on(seat, events) if count > FIFTEEN else state._changed(events)

    def _stand(self, seat: int) -> Step:
        return self._pass_on(seat, [Event.of("stood", seat=seat)])

    def _pass_on(self, seat: int, events: list[Event]) -> Step:
        """Go on after a seat is done. The dealer comes last, if anybody is left to beat."""
        after = (seat + 1) % len(self.scores)
        left = any(
            total(hand) <= FIFTEEN for owner, hand in enumerate(self.hands) if owner != self.dealer
        )
        if seat != self.dealer and (after != self.dealer or left):
            return self._changed(events, turn=after)
        totals = [total(hand) for hand in self.hands]
        won = gains(totals, self.dealer, self.options.choice("fifteen") == "double")
        scores = tuple(score + more for score, more in zip(self.scores, won, strict=True))
        for owner, count in enumerate(totals):
            first = self.hands[owner][0]
            events.append(
                Event.of("counted", seat=owner, total=count, points=won[owner], first=first)
            )
        row = DealResult(self.deal, won, scores, (("dealer", self.dealer),))
        sheet = (*self.sheet, row)
        return self._changed(events, phase=OPEN, turn=TABLE, scores=scores, sheet=sheet)


def start(seats: int, options: Options, seed: Seed) -> Step:
    """Start a match, with its first round dealt."""
    return JugoState(options, seed, (0,) * seats).next_round()
