"""What the opponent may hold, judging by what he took, refused and discarded.

A *world* says where every unseen card is: in his hand since the deal, in his hand since a certain
draw, or in the stock. At first all worlds are equally likely. A Markov chain then moves each world,
swapping two cards at a time, towards those in which his play makes sense.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.oklahoma_gin.bot.brain.many import Cards, lay_out, pips_of, would_meld
from cardtable.games.oklahoma_gin.bot.brain.playouts import discard_classes
from cardtable.games.oklahoma_gin.cards import ACES, BIT_OF, ONE_SUIT, PIPS, card_set, each
from cardtable.games.oklahoma_gin.opening import HAND_SIZE
from cardtable.games.oklahoma_gin.view import OklahomaGinView

Floats = npt.NDArray[np.float64]

FULL_DECK = ONE_SUIT * ACES
_NONE = np.uint64(0)
#: Turn in which a card comes to a place that is not held yet; later than any real turn.
_LATER = 98
#: Worlds taken from one chain, at intervals in its second half.
_VIEWS = 4
#: Share of the evidence from his play that selects the chains' starting worlds. All of it would
#: leave only few of them; none would need twice as many moves.
_START = 0.7


class Turn(NamedTuple):
    """What a player was seen doing in one turn.

    Attributes:
        offered: the discard that he could have taken, or 0.
        took: whether he took it.
        drew: whether he drew from the stock.
        discard: the card he laid away, or 0.
        hidden: whether nobody knew before that he held it.
    """

    offered: int
    took: bool
    drew: bool
    discard: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class Trust:
    """Weights of what the opponent does, as natural logarithms of odds.

    takes: against hands in which what he took makes no meld.
    """

    takes: float = 4.0
    refuses: float = 2.0
    discards: float = 0.5
    breaks: float = 6.0
    waits: float = 2.0
    waits_gin: float = 6.0
    keeps: tuple[float, float, float] = (0.5, 2.0, 4.0)


#: No inference at all: all hands are equally likely.
BLIND = Trust(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Worlds(NamedTuple):
    """Imagined worlds.

    Attributes:
        hands: of the opponent, one per world.
        stock: single cards in the order in which they will come, one row per world.
    """

    hands: Cards
    stock: Cards


def turns_of(view: OklahomaGinView, seat: int) -> tuple[Turn, ...]:
    """Return the turns that ``seat`` has had in this hand, oldest first."""
    turns: list[Turn] = []
    top = known = 0
    refusals = 0
    now = Turn(0, False, False, 0, False)
    for event in view.events_of_hand:
        match event.kind:
            case "turned_up":
                top = BIT_OF[event.word("card")]
            case "refused":
                refusals += 1
                if event.number("seat") == seat:
                    turns.append(Turn(top, False, False, 0, False))
            case "took" | "drew" if event.number("seat") == seat:
                took = event.kind == "took"
                # Whoever draws after both have refused has no choice (rule G17).
                offered = 0 if refusals == 2 and not took else top
                now = Turn(offered, took, not took, 0, False)
                known |= top if took else 0
            case "discarded":
                card = BIT_OF[event.word("card")]
                if event.number("seat") == seat:
                    turns.append(now._replace(discard=card, hidden=not card & known))
                    known &= ~card
                top, refusals = card, 0
            case "drew" | "took":
                refusals = 0
            case "false_knock" if event.number("seat") == seat:
                # His hand has been seen; what led to it no longer matters.
                turns, known = [], FULL_DECK
    return tuple(turns)


class Beliefs:
    """The worlds that one seat considers possible.

    Args:
        view: of the seat.
        trust: how much it infers from the opponent's play.
        rng: source of all random choices.
    """

    def __init__(self, view: OklahomaGinView, trust: Trust, rng: np.random.Generator) -> None:
        assert view.seat is not None
        opponent = 1 - view.seat
        self._trust, self._rng, self._limit = trust, rng, view.limit
        self._appeals = _appeals(trust.discards)
        known = card_set(view.known[opponent])
        self._known = np.uint64(known)
        unseen = each(FULL_DECK & ~(card_set(view.hand) | card_set(view.pile) | known))
        hidden = min(len(unseen), max(0, view.counts[opponent] - known.bit_count()))
        turns = turns_of(view, opponent)
        gone = [(turn.discard, i) for i, turn in enumerate(turns, 1) if turn.hidden]
        draws = [i for i, turn in enumerate(turns, 1) if turn.drew]
        fits = hidden + len(gone) == HAND_SIZE + len(draws)
        due = all(
            sum(1 for _, when in gone if when <= i) <= HAND_SIZE + sum(1 for d in draws if d <= i)
            for i in range(1, len(turns) + 1)
        )
        if not fits or not due or trust == BLIND:
            # After a hand seen at a false knock, or without inference, only the cards count.
            turns, gone, draws = (), [], []
        self._turns = turns
        #: All cards whose place is unknown; those laid away come first.
        self._cards = np.array([card for card, _ in gone] + unseen, np.uint64)
        self._last = np.array([i for _, i in gone] + [_LATER + 1] * len(unseen))
        held = hidden + len(gone) - len(draws)
        #: Turn in which a card came to the place: 0 for the deal, 1 … for a turn, ``_LATER`` not
        #: yet.
        self._since = np.array([0] * held + draws + [_LATER] * (len(unseen) - hidden))
        self._gone, self._draws, self._hidden = gone, draws, hidden
        self._place = {when: held + i for i, when in enumerate(draws)}
        asked = [turn for turn in turns if turn.offered]
        self._offered = np.array([turn.offered for turn in asked], np.uint64)
        self._if_melds = np.array([0.0 if turn.took else trust.refuses for turn in asked])
        self._if_not = np.array([trust.takes if turn.took else 0.0 for turn in asked])
        self._away = np.array([turn.discard for turn in turns if turn.discard], np.uint64)

    def worlds(self, count: int, moves: int) -> Worlds:
        """Return ``count`` worlds from chains of so many moves, in no order of likelihood."""
        if self._turns and self._hidden:
            places = self._likely(-(-count // _VIEWS), max(2 * _VIEWS, moves))[:count]
        else:
            places = self._at_random(count)
        stays = self._since < _LATER
        held = self._cards[places[:, stays]]
        hands = np.bitwise_or.reduce(held, axis=1) if held.size else np.zeros(count, np.uint64)
        gone = np.uint64(sum(card for card, _ in self._gone))
        rest = self._cards[places[:, ~stays]]
        return Worlds(hands & ~gone | self._known, self._rng.permuted(rest, axis=1))

    def _at_random(self, count: int) -> npt.NDArray[np.int64]:
        """Return places of the cards, with every possible way equally likely."""
        early = len(self._gone)
        rows = np.arange(count)
        unseen = np.arange(early, self._cards.size)
        mixed = self._rng.permuted(np.broadcast_to(unseen, (count, unseen.size)), axis=1)
        pool = np.empty((count, self._hidden + early), np.int64)
        pool[:, : self._hidden] = mixed[:, : self._hidden]
        size = self._hidden
        due = {when: i for i, (_, when) in enumerate(self._gone)}
        drawn: list[npt.NDArray[np.int64]] = []
        # From the last turn to the first: a card laid away may have come in any turn up to it.
        for when in range(len(self._turns), 0, -1):
            if when in due:
                pool[:, size] = due[when]
                size += 1
            if when in self._draws:
                chosen = self._rng.integers(0, size, count)
                drawn.append(pool[rows, chosen])
                pool[rows, chosen] = pool[:, size - 1]
                size -= 1
        parts = [pool[:, :size], *(column[:, None] for column in reversed(drawn))]
        return np.concatenate([*parts, mixed[:, self._hidden :]], axis=1)

    def _likely(self, chains: int, moves: int) -> npt.NDArray[np.int64]:
        """Return ``_VIEWS`` worlds of each chain of so many moves, grouped by view."""
        rng = self._rng
        rows = np.arange(chains)
        places = self._at_random(chains)
        now = self._likelihood(places)
        weights = np.exp(_START * (now - now.max()))
        chosen = rng.choice(chains, chains, p=weights / weights.sum())
        places, now = places[chosen], now[chosen]
        # Swap two cards that came to be held at different times, at least one of them held.
        held = self._since[:, None] < _LATER
        ones, twos = np.nonzero(held & (self._since[:, None] < self._since))
        looks = {moves - 1 - moves * view // (2 * _VIEWS) for view in range(_VIEWS)}
        views = []
        for move in range(moves):
            pair = rng.integers(0, ones.size, chains)
            one, two = ones[pair], twos[pair]
            first, second = places[rows, one], places[rows, two]
            new = places.copy()
            new[rows, one], new[rows, two] = second, first
            may = (self._since[one] <= self._last[second]) & (self._since[two] <= self._last[first])
            then = self._likelihood(new)
            moved = may & (np.log(rng.random(chains)) < then - now)
            places[moved], now[moved] = new[moved], then[moved]
            if move in looks:
                views.append(places.copy())
        return np.concatenate(views)

    def _likelihood(self, places: npt.NDArray[np.int64]) -> Floats:
        """Return the logarithm of how well his play fits each world."""
        count = len(places)
        cards = self._cards[places]
        hand = np.bitwise_or.reduce(cards[:, self._since == 0], axis=1)
        # One row per turn: hands before he took or drew, and before he laid a card away.
        asked: list[Cards] = []
        eleven: list[Cards] = []
        for when, turn in enumerate(self._turns, 1):
            if turn.offered:
                asked.append(hand)
            if not turn.discard:
                continue
            hand = hand | (np.uint64(turn.offered) if turn.took else cards[:, self._place[when]])
            eleven.append(hand)
            hand = hand & ~np.uint64(turn.discard)
        found = np.zeros(count)
        if asked:
            melds = would_meld(np.concatenate(asked), np.repeat(self._offered, count))
            cost = np.where(melds.reshape(-1, count).T, self._if_melds, self._if_not)
            found -= cost.sum(axis=1)
        if eleven:
            away = np.repeat(self._away, count)
            found += self._discards(np.concatenate(eleven), away).reshape(-1, count).sum(axis=0)
        return found

    def _discards(self, hands: Cards, away: Cards) -> Floats:
        """Do the same for single discards from hands of eleven."""
        trust = self._trust
        dead = lay_out(hands, True).dead
        own, whole = np.full(hands.size, 1e-9), np.full(hands.size, 1e-9)
        # A discard is likelier the more useless its card is and the fewer others are as useless.
        for cards, cost in discard_classes(dead, trust.keeps):
            weight = math.exp(-trust.discards * cost)
            whole += weight * self._appeal(cards)
            own += weight * (cards & away != _NONE)
        own *= self._appeal(away)
        melded = (away & dead == _NONE) & (dead != _NONE)
        found = np.where(dead == _NONE, 0.0, np.log(own / whole))
        found = np.where(melded, -trust.breaks, np.maximum(found, -trust.breaks))
        left = pips_of(dead & ~away)
        found = found - trust.waits * ((left <= self._limit) & ~melded)
        return np.asarray(found - (trust.waits_gin - trust.waits) * ((left == 0) & ~melded))

    def _appeal(self, cards: Cards) -> Floats:
        """Return how attractive some loose cards together are as discards."""
        of_suit = self._appeals[cards.view(np.uint16).reshape(-1, 4).T]
        return np.asarray(of_suit[0] + of_suit[1] + of_suit[2] + of_suit[3])


@lru_cache(maxsize=4)
def _appeals(steepness: float) -> Floats:
    """Tabulate by the cards of a suit the sum of their attractions, which grow with their pips."""
    found = np.zeros(1 << 16)
    for ranks in range(1, 1 << 13):
        lowest = ranks & -ranks
        pip = PIPS[lowest.bit_length() - 1]
        found[ranks] = found[ranks ^ lowest] + math.exp(steepness * (pip - 10))
    return found
