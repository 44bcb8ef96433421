"""The pay for a hand and for a game (rules.md §1.4, rules G2–G4, G10–G12, G20–G22)."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.oklahoma_gin.rules import HouseRules

Pair = tuple[int, int]

GIN, BIG_GIN, KNOCK = "gin", "big_gin", "knock"
#: The knocker's opponent has no more deadwood than he.
UNDERCUT = "undercut"
#: Equal deadwood where that is no undercut (rule G4 off): nobody wins the hand.
LEVEL = "level"
#: The stock ran out.
DRAWN = "drawn"
#: Boxes beside the one for the hand (rule G20).
_FURTHER = {GIN: 2, BIG_GIN: 3, UNDERCUT: 2}


class HandResult(NamedTuple):
    """The result of a hand.

    Attributes:
        kind: ``gin``, ``big_gin``, ``knock``, ``undercut``, ``level`` or ``drawn``.
        knocker: seat, ``None`` for a drawn hand.
        winner: seat, ``None`` for a drawn or level hand.
        before: deadwood of each seat, before the opponent laid off.
        after: deadwood of each seat, afterwards.
        bonus: for gin or undercut, before doubling.
        difference: points for deadwood, before doubling.
        factor: 2 after a spade upcard.
        points: what the winner gets for the hand.
        boxes: those that the winner gets.
    """

    kind: str
    knocker: int | None
    winner: int | None
    before: Pair
    after: Pair
    bonus: int
    difference: int
    factor: int
    points: int
    boxes: int


def bonus_for(rules: HouseRules, kind: str) -> int:
    """Return the bonus that an ending brings, before doubling."""
    return {GIN: rules.gin_bonus, BIG_GIN: rules.big_gin, UNDERCUT: rules.undercut_bonus}.get(
        kind, 0
    )


def boxes_for(rules: HouseRules, kind: str) -> int:
    """Return the boxes that a hand brings its winner (rule G20)."""
    return 1 + (_FURTHER.get(kind, 0) if rules.extra_boxes else 0)


def beside_difference(rules: HouseRules, kind: str, factor: int) -> int:
    """Return what an ending is worth beside the difference, in points that are yet to be doubled.

    That is its bonus, and the boxes beyond that of any hand won.
    """
    further = rules.box_bonus * (boxes_for(rules, kind) - 1)
    return round((bonus_for(rules, kind) * rules.bonus_factor(factor) + further) / factor)


def score_hand(
    rules: HouseRules, knocker: int, kind: str, before: Pair, after: Pair, factor: int
) -> HandResult:
    """Return the result of a hand that ended with a knock.

    Args:
        rules: the house rules.
        knocker: his seat.
        kind: ``gin``, ``big_gin`` or ``knock``, as he laid down.
        before: deadwood of each seat before the opponent laid off.
        after: deadwood of each seat afterwards.
        factor: 2 after a spade upcard.
    """
    opponent = 1 - knocker
    winner: int | None = knocker
    if kind in (GIN, BIG_GIN):
        # Gin comes first: an opponent without deadwood does not undercut it (rule G3).
        difference = after[opponent]
    else:
        difference = after[opponent] - after[knocker]
        if difference < 0 or (difference == 0 and rules.undercut_tie):
            kind, winner, difference = UNDERCUT, opponent, -difference
        elif difference == 0:
            kind, winner = LEVEL, None
    bonus = bonus_for(rules, kind)
    points = difference * factor + bonus * rules.bonus_factor(factor)
    boxes = 0 if winner is None else boxes_for(rules, kind)
    return HandResult(
        kind, knocker, winner, before, after, bonus, difference, factor, points, boxes
    )


class GameResult(NamedTuple):
    """The result of a game of several hands.

    Attributes:
        number: of the game, from 1.
        winner: the seat that reached the target.
        shutout: whether the opponent had won no hand, which doubles (rule G12).
        points: of the hands, for each seat.
        boxes: of each seat.
        bonus: for the game, for the winner.
        totals: value of the game for each seat.
        credited: the seat credited with the difference, ``None`` if there is none (rules G10, G11).
        credit: the difference.
    """

    number: int
    winner: int
    shutout: bool
    points: Pair
    boxes: Pair
    bonus: int
    totals: Pair
    credited: int | None
    credit: int

    @property
    def credits(self) -> Pair:
        """What each seat is credited with."""
        return added((0, 0), self.credited, self.credit)


def score_game(
    rules: HouseRules, number: int, winner: int, points: Pair, boxes: Pair
) -> GameResult:
    """Return the result of a game in which ``winner`` has reached the target."""
    loser = 1 - winner
    shutout = rules.shutout and boxes[loser] == 0
    times = 2 if shutout else 1
    won = times * (points[winner] + rules.game_bonus) + rules.box_bonus * boxes[winner]
    lost = points[loser] + rules.box_bonus * boxes[loser]
    totals = (won, lost) if winner == 0 else (lost, won)
    credit = abs(won - lost)
    # With few won hands, the seat that reached the target may get less (rule G10).
    credited = (winner if won > lost else loser) if credit else None
    bonus = times * rules.game_bonus
    return GameResult(number, winner, shutout, points, boxes, bonus, totals, credited, credit)


class Column(NamedTuple):
    """A game on the score sheet; Hollywood scoring has three side by side (rule G21).

    Attributes:
        points: of the hands that count in it, for each seat.
        boxes: of each seat; one for each hand won (rule G20).
        result: once a seat has reached the target.
    """

    points: Pair = (0, 0)
    boxes: Pair = (0, 0)
    result: GameResult | None = None


Columns = tuple[Column, ...]


def counts_in(columns: Columns, seat: int) -> tuple[int, ...]:
    """Return the places of the columns in which a hand won by ``seat`` counts (rule G21).

    They are the open ones in which the seat has won a hand, and the next open one.
    """
    places = [place for place, column in enumerate(columns) if column.result is None]
    begun = sum(columns[place].boxes[seat] > 0 for place in places)
    return tuple(places[: begun + 1])


def entered(rules: HouseRules, game: int, columns: Columns, hand: HandResult) -> Columns:
    """Return the columns with a hand, and with the results of the games that end with it.

    Args:
        rules: the house rules.
        game: number of the game in the first column.
        columns: before the hand.
        hand: its result.
    """
    seat, found = hand.winner, list(columns)
    if seat is None:
        return columns
    for place in counts_in(columns, seat):
        points = added(columns[place].points, seat, hand.points)
        boxes = added(columns[place].boxes, seat, hand.boxes)
        over = points[seat] >= rules.target
        result = score_game(rules, game + place, seat, points, boxes) if over else None
        found[place] = Column(points, boxes, result)
    return tuple(found)


def added(pair: Pair, seat: int | None, value: int) -> Pair:
    """Return ``pair`` with ``value`` more for a seat, if there is one."""
    return pair[0] + value * (seat == 0), pair[1] + value * (seat == 1)
