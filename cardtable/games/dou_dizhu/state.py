"""The whole truth of a match of Dou Dizhu, and how actions change it (rules.md §1.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, DealResult, LegalActions, Outcome, State
from cardtable.games.dou_dizhu import auction, scoring
from cardtable.games.dou_dizhu.auction import EARLY, LATE, PASS, Bid, Double, factors
from cardtable.games.dou_dizhu.cards import codes
from cardtable.games.dou_dizhu.deal import (
    HAND_SIZE,
    SEATS,
    DealState,
    Hands,
    MatchStart,
    cut_and_deal,
    deal_cards,
    first_bidder,
    landlord_by_lot,
)
from cardtable.games.dou_dizhu.legal import read_play
from cardtable.games.dou_dizhu.plays import RUNS, Reading
from cardtable.games.dou_dizhu.rules import house_rules
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.view import (
    BID,
    DOUBLE,
    OPEN,
    OVER,
    PLAY,
    SCORED,
    DouDizhuView,
    legal_actions,
)

GAME_ID = "dou-dizhu"


@dataclass(frozen=True, slots=True)
class DouDizhuState(DealState, State):
    """One moment of a match."""

    @property
    def legal(self) -> LegalActions:
        seat = self.turn if self.turn is not None and self.turn != TABLE else 0
        return legal_actions(
            self.setup.rules, self.phase, self.hands[seat], self.to_beat, self.bids
        )

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        best = max(self.scores)
        winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return Outcome("deals", self.scores, winners)

    @property
    def sealed(self) -> bool:
        return self.phase == BID and self.setup.rules.sealed and bool(self.bids)

    def apply(self, action: Action) -> tuple[DouDizhuState, tuple[Event, ...]]:
        if self.phase == PLAY:
            return self._play(action)
        refusal = self.legal.reason(action)
        if refusal is not None:
            raise refusal
        if self.phase == BID:
            return self._call(action)
        if self.phase == DOUBLE:
            return self._double(action)
        if self.phase == OPEN:
            return self._open(action)
        assert action == NEXT
        return self._next_deal()

    def view(self, seat: int | None) -> DouDizhuView:
        rules = self.setup.rules
        is_open = self.phase in (SCORED, OVER)
        bids = self.bids
        if rules.sealed and self.phase == BID:
            bids = tuple(bid if bid.seat == seat else Bid(bid.seat, None) for bid in bids)
        remembered = rules.kitty_memory or is_open or not self.turns
        shown = self.landlord >= 0 and remembered
        played = {turn.seat for turn in self.turns if turn.reading is not None}
        first, second, third = (cards.bit_count() for cards in self.hands)
        return DouDizhuView(
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
            counts=(first, second, third),
            first_bidder=self.first_bidder,
            redeals=self.redeals,
            bids=bids,
            landlord=self.landlord if self.landlord >= 0 else None,
            doubles=self.doubles,
            opened=self.opened,
            stake=self.stake,
            raised=self.raised,
            multiplier=self.multiplier,
            bombs=self.bombs,
            kitty=codes(self.kitty) if shown else None,
            to_beat=self.to_beat,
            beat_seat=self.beat_seat if self.beat_seat >= 0 else None,
            passed=tuple(s for s in range(SEATS) if self.passed >> s & 1),
            plays=self.turns,
            trick=self.turns[self.trick_start :],
            silent=tuple(s for s in range(SEATS) if s not in played),
            hands=tuple(
                codes(cards) if is_open or owner in self.opened else None
                for owner, cards in enumerate(self.hands)
            ),
        )

    # The auction

    def _call(self, action: Action) -> _Step:
        seat = self.turn
        assert seat is not None
        rules = self.setup.rules
        amount = auction.amount_of(action, self.bids)
        bids = (*self.bids, Bid(seat, amount))
        robbing = rules.auction == "rob"
        if not amount and robbing:
            event = Event.of(
                "not_robbed" if auction.highest(self.bids) else "not_called", seat=seat
            )
        elif not amount:
            event = Event.of("passed_bid", seat=seat)
        elif robbing:
            event = Event.of("called" if amount == 1 else "robbed", seat=seat, amount=amount)
        elif rules.sealed:
            event = Event.of("bid_sealed", seat=seat).secretly(seat, amount=amount)
        else:
            event = Event.of("bid", seat=seat, amount=amount)
        events = [event]
        if not auction.is_over(rules, bids):
            return self.changed(events, bids=bids, turn=auction.next_to_call(rules, bids))
        if rules.sealed:
            events += [Event.of("bid_shown", seat=b.seat, amount=b.amount or 0) for b in bids]
        best = auction.winner(bids)
        if best is not None:
            return self._take_kitty(events, best.seat, best.amount or 0, "bid", bids)
        events.append(Event.of("none_called" if robbing else "all_passed", redeals=self.redeals))
        if rules.all_pass == "random_after_3" and self.redeals == 3:
            lot = landlord_by_lot(self.setup.seed, self.deal, self.redeals)
            return self._take_kitty(events, lot, 1, "lot", bids)
        return _new_deal(self, events, self.deal, self.redeals + 1)

    def _take_kitty(
        self, events: list[Event], seat: int, stake: int, how: str, bids: tuple[Bid, ...]
    ) -> _Step:
        rules, cards, raised = self.setup.rules, codes(self.kitty), self.raised
        if rules.auction == "rob":  # each who robs doubles the stake of one (rule D25)
            stake, raised = 1, raised * stake
        events.append(Event.of("landlord", seat=seat, stake=stake, how=how))
        if rules.kitty_memory:
            events.append(Event.of("took_kitty", seat=seat, cards=cards))
        else:  # shown until the first lead, and not available again (rule D21)
            events.append(Event.of("took_kitty", seat=seat).secretly(seat, cards=cards))
        return self.changed(
            events,
            phase=self._before_lead(seat) if rules.doubling == "off" else DOUBLE,
            turn=seat,
            bids=bids,
            landlord=seat,
            stake=stake,
            raised=raised,
            multiplier=rules.capped(raised),
            hands=_replaced(self.hands, seat, self.hands[seat] | self.kitty),
        )

    # Before the first lead

    def _before_lead(self, landlord: int) -> str:
        """Return the phase before the first lead, once everybody could double (rule D27)."""
        may_open = self.setup.rules.open_hand != "off" and landlord not in self.opened
        return OPEN if may_open else PLAY

    def _double(self, action: Action) -> _Step:
        seat = self.turn
        assert seat is not None
        factor = int(action.args[0]) if action.verb == "double" else 1
        doubles = (*self.doubles, Double(seat, factor))
        event = Event.of("doubled", seat=seat, factor=factor)
        if len(doubles) < SEATS:
            return self.changed(
                [event], doubles=doubles, turn=(seat + self.setup.rules.step) % SEATS
            )
        phase = self._before_lead(self.landlord)
        return self.changed([event], doubles=doubles, phase=phase, turn=self.landlord)

    def _open(self, action: Action) -> _Step:
        seat, rules, early = self.turn, self.setup.rules, self.landlord < 0
        assert seat is not None
        following = (seat + rules.step) % SEATS
        if action == PASS:
            events = [Event.of("kept_closed", seat=seat)]
            if not early:
                return self.changed(events, phase=PLAY)
            if following != self.first_bidder:
                return self.changed(events, turn=following)
            return self._begin_auction(events)
        raised = self.raised * (EARLY if early else LATE)
        multiplier = rules.capped(raised)
        factor = scoring.growth(self.multiplier, multiplier)
        events = [Event.of("opened", seat=seat, factor=factor, cards=codes(self.hands[seat]))]
        opened = replace(self, opened=(*self.opened, seat), raised=raised, multiplier=multiplier)
        if not early:
            return opened.changed(events, phase=PLAY)
        return replace(opened, first_bidder=seat)._begin_auction(events)

    def _begin_auction(self, events: list[Event]) -> _Step:
        """Ask the first bidder, or draw lots."""
        if self.setup.rules.auction == "random_landlord":
            lot = landlord_by_lot(self.setup.seed, self.deal, self.redeals)
            return self._take_kitty(events, lot, 1, "lot", ())
        return self.changed(events, phase=BID, turn=self.first_bidder)

    # The tricks

    def _play(self, action: Action) -> _Step:
        seat = self.turn
        assert seat is not None
        if action.verb != "play":
            refusal = self.legal.reason(action)
            if refusal is not None:
                raise refusal
            return self._pass(seat)
        rules = self.setup.rules
        cards, reading = read_play(rules.plays, self.hands[seat], self.to_beat, action.args)
        left = self.hands[seat] & ~cards
        hands = _replaced(self.hands, seat, left)
        shown = _in_order(cards, reading)
        turns = (*self.turns, Played(seat, shown, reading))
        multiplier = rules.capped(self.multiplier * scoring.factor(rules, reading))
        event = Event(
            "played",
            (
                ("seat", seat),
                ("cards", shown),
                ("reading", str(reading)),
                ("left", left.bit_count()),
                ("factor", scoring.growth(self.multiplier, multiplier)),
            ),
        )
        changes: dict[str, Any] = {
            "hands": hands,
            "turns": turns,
            "to_beat": reading,
            "beat_seat": seat,
            "multiplier": multiplier,
            "bombs": self.bombs + reading.is_bomb,
        }
        if not left:
            return self._finish([event], seat, changes)
        passed = 0 if rules.repass else self.passed
        return self.changed(
            [event], turn=_asked(seat, rules.step, passed), passed=passed, **changes
        )

    def _pass(self, seat: int) -> _Step:
        events = [Event("passed", (("seat", seat),))]
        passed = self.passed | 1 << seat
        turns = (*self.turns, Played(seat))
        turn = _asked(seat, self.setup.rules.step, passed)
        if turn != self.beat_seat:
            return self.changed(events, turn=turn, passed=passed, turns=turns)
        events.append(Event("trick_won", (("seat", turn),)))
        return self.changed(
            events,
            turn=turn,
            passed=0,
            turns=turns,
            trick_start=len(turns),
            to_beat=None,
            beat_seat=-1,
        )

    # The end of a deal

    def _finish(self, events: list[Event], out: int, changes: dict[str, Any]) -> _Step:
        rules, landlord = self.setup.rules, self.landlord
        spring = scoring.spring(rules, changes["turns"], landlord, out)
        before = changes["multiplier"]
        multiplier = rules.capped(before * (2 if spring != scoring.NO_SPRING else 1))
        # A spring that the cap has cut is noted (rule D28).
        idle = spring != scoring.NO_SPRING and scoring.growth(before, multiplier) == 1
        noted: tuple[tuple[str, int | str], ...] = (("spring_factor", 1),) if idle else ()
        played = {turn.seat for turn in changes["turns"] if turn.reading is not None}
        silent = tuple(str(seat) for seat in range(SEATS) if seat not in played)
        doubles = factors(self.doubles)
        at_stake = scoring.accounts(rules, landlord, self.stake, multiplier, doubles)
        deltas = scoring.payments(rules, landlord, out, at_stake)
        totals = tuple(a + b for a, b in zip(self.scores, deltas, strict=True))
        side = "landlord" if out == landlord else "farmers"
        events.append(
            Event.of(
                "deal_over",
                seat=out,
                landlord=landlord,
                side=side,
                spring=spring,
                silent=silent,
                stake=self.stake,
                multiplier=multiplier,
                **dict(noted),
            )
        )
        for seat, cards in enumerate(changes["hands"]):
            if cards:
                events.append(Event.of("hand_shown", seat=seat, cards=codes(cards)))
        for seat in range(SEATS):
            events.append(Event.of("scored", seat=seat, delta=deltas[seat], total=totals[seat]))
        facts: tuple[tuple[str, int | str], ...] = (
            ("landlord", landlord),
            ("out", out),
            ("side", side),
            ("stake", self.stake),
            ("bombs", changes["bombs"]),
            ("spring", spring),
            ("multiplier", multiplier),
            *noted,
        )
        if any(double.factor > 1 for double in self.doubles):
            facts += (("accounts", " ".join(map(str, at_stake))),)
        changes["multiplier"] = multiplier
        row = DealResult(self.deal, deltas, totals, facts)
        return self.changed(
            events,
            phase=SCORED,
            turn=TABLE,
            passed=0,
            out=out,
            scores=totals,
            sheet=(*self.sheet, row),
            **changes,
        )

    def _next_deal(self) -> _Step:
        if not self.setup.rules.is_last(self.deal):
            return _new_deal(self, [], self.deal + 1, 0)
        best = max(self.scores)
        winners = tuple(str(seat) for seat, score in enumerate(self.scores) if score == best)
        return self.changed([Event.of("match_over", winners=winners)], phase=OVER, turn=None)


_Step = tuple[DouDizhuState, tuple[Event, ...]]


def _replaced(hands: Hands, seat: int, cards: int) -> Hands:
    first, second, third = hands
    if seat == 0:
        return cards, second, third
    return (first, cards, third) if seat == 1 else (first, second, cards)


def _asked(seat: int, step: int, passed: int) -> int:
    """Return the next seat after ``seat`` that has not passed."""
    turn = (seat + step) % SEATS
    while passed >> turn & 1:
        turn = (turn + step) % SEATS
    return turn


def _in_order(cards: int, reading: Reading) -> tuple[str, ...]:
    """Return the codes, base ascending, then kickers ascending."""
    base = 15 * RUNS[reading.base][reading.length]
    if reading.cards == reading.length or not cards & ~base:
        return codes(cards)[::-1]
    return codes(cards & base)[::-1] + codes(cards & ~base)[::-1]


def _new_deal(state: DouDizhuState, events: list[Event], deal: int, redeals: int) -> _Step:
    setup = state.setup
    rules, seed = setup.rules, setup.seed
    first = first_bidder(rules, seed, deal, redeals, state.out)
    if rules.unshuffled and deal > 1:
        dealt = cut_and_deal(seed, deal, redeals, state.gathered(), first, rules.step)
    else:
        dealt = deal_cards(seed, deal, redeals)
    events.append(Event.of("deal_started", deal=deal, of=rules.deals, redeals=redeals, first=first))
    for seat, cards in enumerate(dealt.hands):
        event = Event.of("dealt", seat=seat, count=HAND_SIZE)
        events.append(event.secretly(seat, cards=codes(cards)))
    new = DouDizhuState(
        setup=setup,
        turn=first,
        deal=deal,
        redeals=redeals,
        first_bidder=first,
        scores=state.scores,
        sheet=state.sheet,
        hands=dealt.hands,
        kitty=dealt.kitty,
        out=state.out,
        log=state.log,
    )
    if rules.open_hand == "all":
        return new.changed(events, phase=OPEN)
    return new._begin_auction(events)


def start(options: Options, seed: Seed) -> _Step:
    """Return a new match, with its first deal dealt."""
    state = DouDizhuState(MatchStart(options, house_rules(options), seed))
    return _new_deal(state, [], 1, 0)
