"""Facts that a seat can count for itself, for use in reasons."""

from __future__ import annotations

from functools import lru_cache

from cardtable.games.dou_dizhu.cards import (
    BLACK,
    BOTH_JOKERS,
    FULL_DECK,
    RANK_COUNT,
    card_set,
    counts_of,
    size,
    spans,
)
from cardtable.games.dou_dizhu.moves import Group, follow_groups, groups
from cardtable.games.dou_dizhu.plays import RUNS, UNITS, PlayRules, Reading, choose
from cardtable.games.dou_dizhu.view import DouDizhuView

#: The fewest plays, by the numbers of single and pair kickers still needed (negative if that many
#: loose singles or pairs are left over).
_Ways = dict[tuple[int, int], int]
_SHORTEST = {1: 5, 2: 3, 3: 2}
#: Sure ways to go out are looked for with at most so many cards left.
_FEW = 10
#: With so few cards an opponent who keeps the trick may soon be out.
_LATE = 4


@lru_cache(maxsize=1 << 13)
def plays_left(rules: PlayRules, counts: int) -> int:
    """Return the fewest plays to get rid of these cards, keeping bombs and the two jokers whole.

    Where kickers must differ (rule D24), no pair is shared by two plays: with twelve or more cards
    the result may be one play too many.
    """
    ways = _ways(rules, counts)
    return min(
        plays + max(0, -singles) + max(0, -pairs)
        for (singles, pairs), plays in ways.items()
        if singles <= 0 and pairs <= 0
    )


@lru_cache(maxsize=1 << 15)
def _ways(rules: PlayRules, counts: int) -> _Ways:
    """Return all ways to take the cards apart, rank by rank from below."""
    chain_top = rules.chain_top
    if not counts:
        return {(0, 0): 0}
    found: _Ways = {}
    if counts == BOTH_JOKERS:
        return {(0, 0): 1}
    rank = ((counts & -counts).bit_length() - 1) >> 2
    count = counts >> 4 * rank & 15
    rest = _ways(rules, counts & ~(15 << 4 * rank))
    carried = rules.carries(rank)
    if count == 4:
        _add(found, rest, 0, 0, 1)
    elif count == 3:
        _add_triples(found, rest, 1)
    elif carried:
        _add(found, rest, -(count == 1), -(count == 2), 0)
    else:
        _add(found, rest, 0, 0, 1)
    if count == 3 and carried:
        _add(found, rest, -1, -1, 0)
    if 1 < count < 4 and carried and rules.kickers != "all_different":  # equal ones (rule D24)
        _add(found, rest, -count, 0, 0)
    if rank <= chain_top and count < 4:
        for unit in range(1, count + 1):
            length = 1
            top = rank + 1
            while top <= chain_top and top < BLACK and unit <= counts >> 4 * top & 15 < 4:
                length, top = length + 1, top + 1
            for size in range(_SHORTEST[unit], length + 1):
                after = _ways(rules, counts - unit * RUNS[rank][size])
                if unit == 3:
                    _add_triples(found, after, size)
                else:
                    _add(found, after, 0, 0, 1)
    return found


def _add_triples(found: _Ways, rest: _Ways, length: int) -> None:
    """Add a chain of triples, bare, with single kickers or with pairs."""
    _add(found, rest, 0, 0, 1)
    _add(found, rest, length, 0, 1)
    _add(found, rest, 0, length, 1)


def _add(found: _Ways, rest: _Ways, singles: int, pairs: int, plays: int) -> None:
    for (single, pair), few in rest.items():
        key = single + singles, pair + pairs
        if few + plays < found.get(key, 99):
            found[key] = few + plays


class Position:
    """Facts counted from a seat's view.

    Attributes:
        view: what is counted.
        hand: the seat's own cards.
        unseen: the cards the two others hold together.
        leads: whether there is nothing to beat.
        partner: the seat on the same side, if there is one.
        partners_trick, foes_trick: whether the play to beat is the partner's or an opponent's.
        partner_next, landlord_next: whether the next to play is the partner, or a farmer's
            opponent, and has not passed.
        lowest: the lowest rank of the hand.
    """

    def __init__(self, view: DouDizhuView) -> None:
        assert view.seat is not None
        self.view = view
        self.rules: PlayRules = view.rules.plays
        own = card_set(view.hand)
        self.hand = counts_of(own)
        self.unseen = counts_of(FULL_DECK & ~own & ~card_set(view.played))
        others = [seat for seat in range(3) if seat != view.seat]
        foes = [seat for seat in others if view.landlord in (view.seat, seat)]
        self.partner = next((seat for seat in others if seat not in foes), None)
        self.foes = tuple(view.counts[seat] for seat in foes)
        self.leads = view.to_beat is None
        self.partners_trick = not self.leads and view.beat_seat == self.partner
        self.foes_trick = not self.leads and not self.partners_trick
        following = (view.seat + view.rules.step) % 3
        asked = following not in view.passed
        self.partner_next = asked and following == self.partner
        self.landlord_next = asked and self.partner is not None and following == view.landlord
        self.lowest = ((self.hand & -self.hand).bit_length() - 1) >> 2
        self._out: dict[int, bool] = {}

    def cards(self, seat: int | None) -> int:
        """Return how many cards a seat holds."""
        return self.view.counts[seat] if seat is not None else 0

    def rest(self, play: Reading | None) -> int:
        """Return what is left in the hand after a play, or after a pass."""
        return self.hand if play is None else self.hand - play.counts

    def plays_left(self, play: Reading | None) -> int:
        """Return the fewest plays in which the rest can go out."""
        rest = self.rest(play)
        return plays_left(self.rules, rest) if rest else 0

    def beaters(self, play: Reading) -> int:
        """Return how many higher plays, ignoring kickers, the unseen cards allow against it."""
        maximum = max(self.foes)
        return sum(_size(group) <= maximum for group in _higher(self.rules, self.unseen, play))

    def late(self, play: Reading | None) -> bool:
        """Whether a pass leaves the trick to somebody who is nearly out: nothing is saved then."""
        return play is None and self.foes_trick and self.cards(self.view.beat_seat) <= _LATE

    def partner_may_beat(self, play: Reading) -> bool:
        """Whether the unseen cards allow the partner a higher play."""
        cards = self.cards(self.partner)
        return any(_size(group) <= cards for group in _higher(self.rules, self.unseen, play))

    def ways_out(self, play: Reading, cards: int) -> int:
        """Return in how many ways this number of unseen cards would beat a play and go out."""
        return sum(_size(group) == cards for group in _higher(self.rules, self.unseen, play))

    def winners(self, counts: int) -> int:
        """Return how many of these cards no single unseen card beats."""
        top = (self.unseen.bit_length() - 1) >> 2 if self.unseen else 0
        return size(counts >> 4 * top)

    def breaks(self, play: Reading | None, unit: int) -> bool:
        """Whether a play takes some, but not all, of ``unit`` equal cards."""
        if play is None:
            return False
        return any(
            self.hand >> 4 * rank & 15 == unit and used < unit for rank, used in spans(play.counts)
        )

    def sure(self, play: Reading) -> bool | None:
        """Whether nothing can stop the hand from going out after this play; ``None`` if too far."""
        rest = self.rest(play)
        if not rest:
            return True
        if self.beaters(play):
            return False
        return self._goes_out(rest) if size(rest) <= _FEW else None

    def _goes_out(self, rest: int) -> bool:
        """Whether these cards go out with plays of which only the last can be beaten."""
        known = self._out.get(rest)
        if known is None:
            known = self._out[rest] = choose(self.rules, rest, None) is not None or any(
                not self.beaters(play) and self._goes_out(rest - play.counts)
                for group in groups(self.rules, rest, None)
                for play in group.readings()
            )
        return known


@lru_cache(maxsize=1 << 12)
def _higher(rules: PlayRules, unseen: int, play: Reading) -> tuple[Group, ...]:
    return tuple(follow_groups(rules, unseen, play))


def _size(group: Group) -> int:
    return size(group.counts) + group.kickers * UNITS[group.category][2]


def twos(counts: int) -> int:
    """Return how many twos there are."""
    return counts >> 4 * (RANK_COUNT - 3) & 15


def jokers(counts: int) -> int:
    """Return how many jokers there are."""
    return size(counts >> 4 * (RANK_COUNT - 2))
