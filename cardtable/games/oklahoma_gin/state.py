"""The whole truth of a match of Oklahoma Gin, and how actions change it (rules.md §1.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, LegalActions, Outcome, State
from cardtable.games.oklahoma_gin import opening, showdown
from cardtable.games.oklahoma_gin.cards import CODE_OF, codes
from cardtable.games.oklahoma_gin.hand import HandState, MatchStart
from cardtable.games.oklahoma_gin.layoffs import LaidOff
from cardtable.games.oklahoma_gin.legal import (
    DISCARD,
    DONE,
    DRAW,
    DRAW_STOCK,
    FIRST_UPCARD,
    LAYOFF,
    OVER,
    PASS,
    SECOND_UPCARD,
    TAKE,
    Moment,
    legal_actions,
    read_discard,
    read_groups,
    read_layoff,
)
from cardtable.games.oklahoma_gin.melds import Melding, arrange
from cardtable.games.oklahoma_gin.opening import (
    LAST_CARDS,
    SEATS,
    dealer_of_game,
    next_dealer,
)
from cardtable.games.oklahoma_gin.rules import house_rules
from cardtable.games.oklahoma_gin.scoring import (
    BIG_GIN,
    DRAWN,
    GIN,
    KNOCK,
    Pair,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView, OpenHand

GAME_ID = "oklahoma-gin"


@dataclass(frozen=True, slots=True)
class OklahomaGinState(HandState, State):
    """One moment of a match."""

    @property
    def moment(self) -> Moment:
        """What decides about the legal actions now."""
        seat = self.turn if self.turn is not None and self.turn != TABLE else 0
        rules = self.setup.rules
        return Moment(
            rules,
            self.phase,
            self.hands[seat],
            rules.limit(self.upcard),
            self.pile[-1] if self.pile else 0,
            self.taken,
            self.refused,
            self.last_chance,
            showdown.extended(self.melding, self.laid) if self.melding else (),
            self.knock_kind in (GIN, BIG_GIN),
            self.arranged,
        )

    @property
    def legal(self) -> LegalActions:
        return legal_actions(self.moment)

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome("games", self.scores, self._leaders())

    def _leaders(self) -> tuple[int, ...]:
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    def sealed(self) -> bool:
        return self.phase == LAYOFF

    def apply(self, action: Action) -> tuple[OklahomaGinState, tuple[Event, ...]]:
        if self.phase == DISCARD:
            card = read_discard(self.moment, action)
            return self._discard(card) if action.verb == "discard" else self._knock(card)
        refusal = self.legal.reason(action)
        if refusal is not None:
            raise refusal
        seat = self.turn
        assert seat is not None
        if action == DRAW_STOCK:
            return self._draw(seat)
        if action == TAKE:
            return self._take(seat)
        if action == PASS:
            return self._pass(seat)
        if action == NEXT:
            return self._next()
        if action == DONE:
            return showdown.settle(self, [])
        if action.verb == "arrange":
            groups = read_groups(self.moment, action)
            event = Event.of("arranged", seat=seat)
            return self.changed([event.secretly(seat, melds=_words(groups))], arranged=groups)
        return self._lay_off(seat, *read_layoff(self.moment, action))

    def view(self, seat: int | None) -> OklahomaGinView:
        rules = self.setup.rules
        is_open = self.open_hands is not None
        shown = OpenHand(*_codes(self.melding)) if self.melding is not None else None
        first, second = self.hands
        return OklahomaGinView(
            game_id=GAME_ID,
            options=self.setup.options,
            seat=seat,
            seats=SEATS,
            phase=self.phase,
            turn=self.turn,
            deal=self.deal,
            scores=self.scores,
            sheet=self.sheet,
            history=self.log.seen_by(seat),
            outcome=self.outcome,
            hand=codes(self.hands[seat]) if seat is not None else (),
            counts=(first.bit_count(), second.bit_count()),
            known=(codes(self.known[0]), codes(self.known[1])),
            game=self.game,
            hand_number=self.hand_number,
            columns=self.columns,
            dealer=self.dealer,
            upcard=CODE_OF[self.upcard],
            limit=rules.limit(self.upcard),
            factor=rules.factor(self.upcard),
            stock=len(self.stock) - self.drawn,
            pile=tuple([CODE_OF[card] for card in self.pile]),
            taken=CODE_OF[self.taken] if self.taken else "",
            refused=self.refused,
            last_chance=self.last_chance,
            knocker=self.knocker if self.knocker >= 0 else None,
            gin=self.knock_kind in (GIN, BIG_GIN),
            shown=shown,
            knock_card=(
                CODE_OF[self.knock_card]
                if self.knock_card and (is_open or seat == self.knocker)
                else ""
            ),
            laid_off=tuple(LaidOff(CODE_OF[card], number + 1) for card, number in self.laid),
            arranged=(
                tuple(codes(group) for group in self.arranged)
                if self.phase == LAYOFF and seat == self.turn
                else ()
            ),
            result=self.result,
            game_results=self.game_results,
            open_hands=(
                (OpenHand(*_codes(self.open_hands[0])), OpenHand(*_codes(self.open_hands[1])))
                if self.open_hands is not None
                else None
            ),
        )

    # The turn

    def _draw(self, seat: int) -> Step:
        card = self.stock[self.drawn]
        left = len(self.stock) - self.drawn - 1
        event = Event("drew", (("seat", seat), ("left", left)), (("card", CODE_OF[card]),), (seat,))
        return self.changed(
            [event],
            phase=DISCARD,
            hands=with_seat(self.hands, seat, self.hands[seat] | card),
            drawn=self.drawn + 1,
            refused=False,
        )

    def _take(self, seat: int) -> Step:
        card = self.pile[-1]
        return self.changed(
            [Event("took", (("seat", seat), ("card", CODE_OF[card])))],
            phase=DISCARD,
            hands=with_seat(self.hands, seat, self.hands[seat] | card),
            known=with_seat(self.known, seat, self.known[seat] | card),
            pile=self.pile[:-1],
            taken=card,
        )

    def _pass(self, seat: int) -> Step:
        event = Event.of("refused", seat=seat, card=CODE_OF[self.pile[-1]])
        if self.phase == FIRST_UPCARD:
            return self.changed([event], phase=SECOND_UPCARD, turn=1 - seat)
        if self.phase == SECOND_UPCARD:
            return self.changed([event], phase=DRAW, turn=1 - seat, refused=True)
        return showdown.draw_hand(self, [event])

    def _discard(self, card: int) -> Step:
        seat = self.turn
        assert seat is not None
        event = Event("discarded", (("seat", seat), ("card", CODE_OF[card])))
        return self._turn_over(seat, card, [event], self.known[seat] & ~card)

    def _turn_over(self, seat: int, card: int, events: list[Event], known: int) -> Step:
        """Lay ``card`` on the pile; the opponent goes on, unless the stock is used up."""
        changes: dict[str, Any] = {
            "hands": with_seat(self.hands, seat, self.hands[seat] ^ card),
            "known": with_seat(self.known, seat, known),
            "pile": (*self.pile, card),
            "taken": 0,
        }
        if len(self.stock) - self.drawn > LAST_CARDS:
            return self.changed(events, phase=DRAW, turn=1 - seat, **changes)
        if self.setup.rules.fiftieth and not self.last_chance:
            return self.changed(events, phase=DRAW, turn=1 - seat, last_chance=True, **changes)
        return showdown.draw_hand(self.changed([], **changes)[0], events)

    # The knock

    def _knock(self, card: int) -> Step:
        seat = self.turn
        assert seat is not None
        rules = self.setup.rules
        hand = self.hands[seat] & ~card
        melding = arrange(hand, sum(self.pile))
        limit = rules.limit(self.upcard)
        if melding.deadwood > limit:
            # The sheet's procedure for a false knock (rule G5, example G11).
            event = Event.of(
                "false_knock",
                seat=seat,
                cards=codes(hand),
                deadwood=melding.deadwood,
                limit=limit,
                card=CODE_OF[card],
            )
            return self._turn_over(seat, card, [event], hand)
        kind = KNOCK if melding.dead else GIN if card else BIG_GIN
        event = Event.of(
            "knocked",
            seat=seat,
            ending=kind,
            deadwood=melding.deadwood,
            melds=_words(melding.melds),
            dead=codes(melding.dead),
        )
        if card:
            event = event.secretly(seat, card=CODE_OF[card])
        changes: dict[str, Any] = {
            "hands": with_seat(self.hands, seat, hand),
            "known": with_seat(self.known, seat, hand),
            "knocker": seat,
            "knock_kind": kind,
            "knock_card": card,
            "melding": melding,
            "taken": 0,
            "turn": 1 - seat,
        }
        if melding.dead or not rules.auto_arrange:
            return self.changed([event], phase=LAYOFF, **changes)
        return showdown.settle(self.changed([], **changes)[0], [event])

    def _lay_off(self, seat: int, card: int, number: int) -> Step:
        event = Event.of("laid_off", seat=seat, card=CODE_OF[card], meld=number + 1)
        return self.changed(
            [event],
            hands=with_seat(self.hands, seat, self.hands[seat] ^ card),
            known=with_seat(self.known, seat, self.known[seat] & ~card),
            laid=(*self.laid, (card, number)),
            arranged=showdown.without(self.arranged, card),
        )

    # Between hands

    def _next(self) -> Step:
        rules, seed = self.setup.rules, self.setup.seed
        assert self.result is not None
        if any(column.result is None for column in self.columns):
            drawn = self.result.kind == DRAWN
            dealer = next_dealer(rules, self.dealer, self.result.winner, drawn)
            return opening.new_hand(self, self.game, self.hand_number + 1, dealer)
        last = self.game + len(self.columns) - 1
        if rules.ends_after(last, self.scores):
            winners = tuple(str(seat) for seat in self._leaders())
            event = Event.of("match_over", winners=winners)
            return self.changed([event], phase=OVER, turn=None)
        return opening.new_hand(self, last + 1, 1, dealer_of_game(seed, last + 1, self.scores))


Step = tuple[OklahomaGinState, tuple[Event, ...]]


def with_seat(pair: Pair, seat: int, value: int) -> Pair:
    """Return ``pair`` with the value of one seat changed."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _codes(melding: Melding) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    return tuple(codes(meld) for meld in melding.melds), codes(melding.dead)


def _words(melds: tuple[int, ...]) -> tuple[str, ...]:
    """Return melds as words of an event (``5H6H7H``)."""
    return tuple("".join(codes(meld)) for meld in melds)


def start(options: Options, seed: Seed) -> Step:
    """Return a new match, with its first hand dealt."""
    state = OklahomaGinState(MatchStart(options, house_rules(options), seed))
    return opening.new_hand(state, 1, 1, dealer_of_game(seed, 1, (0, 0)))
