"""What a hand and a game pay (rules.md §1.4, rules G2–G4, G10–G12)."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.oklahoma_gin.rules import HouseRules

Pair = tuple[int, int]

GIN, BIG_GIN, KNOCK = "gin", "big_gin", "knock"
#: The opponent of the knocker has not more deadwood than he.
UNDERCUT = "undercut"
#: Equal deadwood where that is no undercut (rule G4 off): nobody wins the hand.
LEVEL = "level"
#: The stock has run out.
DRAWN = "drawn"


class HandResult(NamedTuple):
    """How a hand ended.

    Attributes:
        kind: ``gin``, ``big_gin``, ``knock``, ``undercut``, ``level`` or ``drawn``.
        knocker: seat, ``None`` for a drawn hand.
        winner: seat, ``None`` for a drawn or level hand.
        before: deadwood a seat, before the opponent laid off.
        after: deadwood a seat, after it.
        bonus: for gin or undercut, before doubling.
        difference: points for deadwood, before doubling.
        factor: 2 after a spade upcard.
        points: what the winner gets for the hand.
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


def score_hand(
    rules: HouseRules, knocker: int, kind: str, before: Pair, after: Pair, factor: int
) -> HandResult:
    """The result of a hand that was knocked.

    Args:
        rules: the house rules.
        knocker: who knocked.
        kind: ``gin``, ``big_gin`` or ``knock``, as he laid down.
        before: deadwood a seat before the opponent laid off.
        after: deadwood a seat after it.
        factor: 2 after a spade upcard.
    """
    opponent = 1 - knocker
    winner: int | None = knocker
    if kind in (GIN, BIG_GIN):
        # Gin comes first: an opponent without deadwood does not undercut it (rule G3).
        bonus = rules.gin_bonus if kind == GIN else rules.big_gin
        difference = after[opponent]
    else:
        bonus = 0
        difference = after[opponent] - after[knocker]
        if difference < 0 or (difference == 0 and rules.undercut_tie):
            kind, winner = UNDERCUT, opponent
            bonus, difference = rules.undercut_bonus, -difference
        elif difference == 0:
            kind, winner = LEVEL, None
    points = (bonus + difference) * factor
    return HandResult(kind, knocker, winner, before, after, bonus, difference, factor, points)


class GameResult(NamedTuple):
    """How a game of several hands ended.

    Attributes:
        number: of the game, from 1.
        winner: who reached the target.
        shutout: whether the opponent had won no hand, which doubles (rule G12).
        points: of the hands, a seat.
        boxes: hands won, a seat.
        bonus: for the game, to the winner.
        totals: what each seat's game is worth.
        credited: to whom the difference goes, ``None`` if both are equal (rules G10, G11).
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


def score_game(
    rules: HouseRules, number: int, winner: int, points: Pair, boxes: Pair
) -> GameResult:
    """The result of a game in which ``winner`` has reached the target."""
    loser = 1 - winner
    shutout = rules.shutout and boxes[loser] == 0
    times = 2 if shutout else 1
    won = times * (points[winner] + rules.game_bonus) + rules.box_bonus * boxes[winner]
    lost = points[loser] + rules.box_bonus * boxes[loser]
    totals = (won, lost) if winner == 0 else (lost, won)
    credit = abs(won - lost)
    # Few won hands can make the one who reached the target the lower one (rule G10).
    credited = (winner if won > lost else loser) if credit else None
    bonus = times * rules.game_bonus
    return GameResult(number, winner, shutout, points, boxes, bonus, totals, credited, credit)
