"""The start of a hand: dealing from the seed, and turning up the card that sets the limit."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from cardtable.engine.events import Event
from cardtable.engine.seeds import Seed
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, DECK, codes
from cardtable.games.oklahoma_gin.hand import HandState
from cardtable.games.oklahoma_gin.legal import FIRST_UPCARD
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import Column, Pair

SEATS = 2
HAND_SIZE = 10
#: The hand is drawn when the stock is down to this many cards.
LAST_CARDS = 2


class Dealt(NamedTuple):
    """A deal.

    Attributes:
        hands: sets of cards, by seat.
        upcard: the card that sets the limit.
        stock: single cards, top first.
    """

    hands: Pair
    upcard: int
    stock: tuple[int, ...]


def deal_cards(seed: Seed, deal: int, dealer: int) -> Dealt:
    """Return the cards of hand ``deal``, dealt one at a time, the dealer's opponent first."""
    cards = [BIT_OF[code] for code in seed.stream(f"deal {deal}").shuffled(DECK)]
    first, second = sum(cards[0:20:2]), sum(cards[1:20:2])
    hands = (second, first) if dealer == 0 else (first, second)
    return Dealt(hands, cards[20], tuple(cards[21:]))


def dealer_of_game(seed: Seed, game: int, scores: Pair) -> int:
    """Return who deals first in a game: the leader of the match, or by lot if tied (rule G13)."""
    if scores[0] != scores[1]:
        return 0 if scores[0] > scores[1] else 1
    return seed.stream(f"game {game} dealer").below(SEATS)


def next_dealer(rules: HouseRules, dealer: int, winner: int | None, drawn: bool) -> int:
    """Return who deals the next hand of a game (rule G14); after a drawn hand the same dealer."""
    if drawn:
        return dealer
    if winner is None or rules.next_dealer == "alternate":
        return 1 - dealer
    return winner if rules.next_dealer == "winner" else 1 - winner


S = TypeVar("S", bound=HandState)


def new_hand(state: S, game: int, number: int, dealer: int) -> tuple[S, tuple[Event, ...]]:
    """Deal hand ``number`` of ``game``, or of those that began with it (rule G21).

    Nothing of the hand before is left.
    """
    rules, deal = state.setup.rules, state.deal + 1
    dealt = deal_cards(state.setup.seed, deal, dealer)
    events, columns = [], state.columns
    if number == 1:
        columns = (Column(),) * rules.columns(game)
        if len(columns) > 1:
            events.append(Event.of("games_started", count=len(columns), target=rules.target))
        else:
            events.append(Event.of("game_started", game=game, of=rules.rounds, target=rules.target))
    events.append(Event.of("hand_started", deal=deal, game=game, hand=number, dealer=dealer))
    for seat in (1 - dealer, dealer):
        event = Event.of("dealt", seat=seat, count=HAND_SIZE)
        events.append(event.secretly(seat, cards=codes(dealt.hands[seat])))
    upcard, factor = dealt.upcard, rules.factor(dealt.upcard)
    only_points = factor > 1 and rules.spade_double == "points_only"  # rule G22
    events.append(
        Event.of(
            "turned_up",
            card=CODE_OF[upcard],
            limit=rules.limit(upcard),
            factor=factor,
            **({"doubled": "points_only"} if only_points else {}),
        )
    )
    return state.changed(
        events,
        phase=FIRST_UPCARD,
        turn=1 - dealer,
        deal=deal,
        game=game,
        hand_number=number,
        columns=columns,
        dealer=dealer,
        hands=dealt.hands,
        known=(0, 0),
        upcard=upcard,
        stock=dealt.stock,
        drawn=0,
        pile=(upcard,),
        taken=0,
        refused=False,
        last_chance=False,
        knocker=-1,
        knock_kind="",
        knock_card=0,
        melding=None,
        laid=(),
        arranged=(),
        open_hands=None,
        result=None,
        game_results=(),
    )
