"""Perfect play with all hands open: who wins, how soon, and every play that keeps the win.

A deal counts as won or lost here, however high (no springs, no points). Positions are solved depth
first and remembered; one solver serves all positions of one puzzle. After a pass one may play again
in the same trick (rule D20), so only the owner of the play to beat has to be known.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cardtable.games.dou_dizhu.cards import size
from cardtable.games.dou_dizhu.moves import plays
from cardtable.games.dou_dizhu.plays import PlayRules, Reading

SEATS = 3
#: More plays than anybody can make.
_NEVER = 99


class Position(NamedTuple):
    """A moment of a trick, as everybody sees it. Seat 0 is the landlord, then in order of play.

    Attributes:
        first, second, third: the counts of the three hands.
        turn: who is to act.
        owner: who made the play to beat; the leader's own seat when leading.
        beat: that play without its kickers, ``None`` when leading.
    """

    first: int
    second: int
    third: int
    turn: int
    owner: int
    beat: Reading | None

    @property
    def hand(self) -> int:
        """What the seat to act holds."""
        return self[self.turn]  # type: ignore[return-value]

    @property
    def winner(self) -> int | None:
        """The seat that has played its last card, if any."""
        return self.index(0) if 0 in self[:SEATS] else None

    def after(self, play: Reading | None) -> Position:
        """Return the position after a play, or a pass (``None``)."""
        return _after(self, None if play is None else _Move(play.counts, bare(play), play))


class _Move(NamedTuple):
    """A play, and what it leaves to beat."""

    counts: int
    bare: Reading
    play: Reading


def _after(position: Position, move: _Move | None) -> Position:
    first, second, third, turn, owner, beat = position
    following = turn + 1 if turn < 2 else 0
    if move is None:
        if following == owner:
            beat = None
    else:
        counts, beat, _ = move
        owner = turn
        if turn == 0:
            first -= counts
        elif turn == 1:
            second -= counts
        else:
            third -= counts
    # Without the names of the fields it takes half the time.
    return _position(Position, (first, second, third, following, owner, beat))


_position = tuple.__new__


def bare(play: Reading) -> Reading:
    """Return what has to be beaten: kickers do not matter."""
    return _interned(play.category, play.base, play.length)


@lru_cache(maxsize=1 << 12)
def _interned(category: str, base: int, length: int) -> Reading:
    return Reading(category, base, length, 0)


@lru_cache(maxsize=1 << 17)
def _moves(rules: PlayRules, hand: int, beat: Reading | None) -> tuple[_Move, ...]:
    """Return the plays of a hand, those with most cards first, each way to use cards once."""
    found = sorted(plays(rules, hand, beat), key=lambda play: -size(play.counts))
    return tuple(_Move(play.counts, bare(play), play) for play in found)


@lru_cache(maxsize=1 << 17)
def fewest(rules: PlayRules, hand: int) -> int:
    """Return the fewest plays in which a hand could be played if nobody interfered."""
    if not hand:
        return 0
    found = _moves(rules, hand, None)
    if found[0].counts == hand:
        return 1
    best = size(hand)
    # The lowest card has to go some time, and the order is free: only plays with it count.
    low = hand & -hand
    while not low & 0x1111_1111_1111_111:
        low >>= 1
    for move in found:
        if move.counts & 15 * low:
            best = min(best, 1 + fewest(rules, hand - move.counts))
            if best == 2:
                break
    return best


class Solver:
    """Solves positions of one puzzle and remembers them.

    Attributes:
        nodes: positions looked at so far, to say how hard something was.
    """

    def __init__(self, rules: PlayRules, limit: int | None = None) -> None:
        """``limit``: most positions to look at; beyond them :class:`TooHard` is raised."""
        self.rules, self.limit, self.nodes = rules, limit, 0
        self._won: dict[Position, bool] = {}
        # Proven: not within the first, but within the second number of the winning side's plays.
        self._within: dict[Position, tuple[int, int]] = {}

    def options(self, position: Position) -> list[Reading | None]:
        """Return what the seat to act may do; a pass is ``None`` and comes last."""
        found: list[Reading | None] = [
            move.play for move in _moves(self.rules, position.hand, position.beat)
        ]
        return found if position.beat is None else [*found, None]

    def _count(self) -> None:
        self.nodes += 1
        if self.limit is not None and self.nodes > self.limit:
            raise TooHard

    # -- who wins --------------------------------------------------------------------------------
    def landlord_wins(self, position: Position) -> bool:
        """Return whether the landlord wins with perfect play by all."""
        known = self._won.get(position)
        if known is None:
            self._count()
            known = self._won[position] = self._tried(position)
        return known

    def _tried(self, position: Position) -> bool:
        turn, owner, beat = position[SEATS:]
        hand, own = position.hand, turn == 0
        found = _moves(self.rules, hand, beat)
        if found and found[0].counts == hand:
            return own
        # A farmer looks first at what his partner's play has won.
        friendly = beat is not None and turn != 0 and owner != 0
        if friendly and not self.landlord_wins(_after(position, None)):
            return False
        wins = self.landlord_wins
        for move in found:
            if wins(_after(position, move)) is own:
                return own
        if beat is not None and not friendly:
            return wins(_after(position, None))
        return not own

    # -- how soon --------------------------------------------------------------------------------
    def plays_to_win(self, position: Position) -> int:
        """Return in how many plays of the winning side it wins, however long the other resists."""
        if position.winner is not None:
            return 0
        landlord = self.landlord_wins(position)
        most = self._least(position, landlord)
        while not self._wins_within(position, most, landlord):
            most += 1
        return most

    def _least(self, position: Position, landlord: bool) -> int:
        if landlord:
            return fewest(self.rules, position[0])
        return min(fewest(self.rules, position[1]), fewest(self.rules, position[2]))

    def _wins_within(self, position: Position, most: int, landlord: bool) -> bool:
        """Whether the winning side needs at most ``most`` plays of its own."""
        if self.landlord_wins(position) is not landlord:
            return False
        low, high = self._within.get(position, (0, _NEVER))
        if most >= high:
            return True
        if most <= low:
            return False
        if self._least(position, landlord) > most:
            self._within[position] = most, high
            return False
        self._count()
        hand, beat = position.hand, position.beat
        found = _moves(self.rules, hand, beat)
        if (position.turn == 0) is landlord:
            result = bool(found) and found[0].counts == hand
            if not result and most > 1:
                result = any(
                    self._wins_within(_after(position, move), most - 1, landlord) for move in found
                )
            if not result and beat is not None:
                result = self._wins_within(_after(position, None), most, landlord)
        else:  # nobody on this side can go out now: it would have won
            result = beat is None or self._wins_within(_after(position, None), most, landlord)
            result = result and all(
                self._wins_within(_after(position, move), most, landlord) for move in found
            )
        self._within[position] = (low, most) if result else (most, high)
        return result

    # -- what to do ------------------------------------------------------------------------------
    def winning(self, position: Position) -> list[Reading | None]:
        """Return every play of the seat to act after which its side wins; empty if it is lost."""
        own = position.turn == 0
        return [
            play
            for play in self.options(position)
            if (after := position.after(play)).winner is not None
            or self.landlord_wins(after) is own
        ]

    def best(self, position: Position) -> Reading | None:
        """Return the play that wins soonest, or in a lost position resists longest.

        Among equals it is the first of :meth:`options`.
        """
        landlord = self.landlord_wins(position)
        most = self.plays_to_win(position)
        if (position.turn == 0) is landlord:
            return next(play for play in self.options(position) if self._wins(position, play, most))
        return next(
            play
            for play in self.options(position)
            if not self._wins_within(position.after(play), most - 1, landlord)
        )

    def _wins(self, position: Position, play: Reading | None, most: int) -> bool:
        """Whether the side to act still wins within so many plays if it begins with this one."""
        after = position.after(play)
        left = most if play is None else most - 1
        return after.winner is not None or self._wins_within(after, left, position.turn == 0)


class TooHard(RuntimeError):
    """A position takes more work than was allowed."""
