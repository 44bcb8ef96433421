"""What a hand and a game pay, whoever knocks and whoever wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.rules import house_rules
from cardtable.games.oklahoma_gin.scoring import GameResult, HandResult, score_game, score_hand

RULES = replace(
    house_rules(GAME.resolve()),
    gin_bonus=20,
    big_gin=31,
    undercut_bonus=10,
    box_bonus=25,
    game_bonus=100,
    undercut_tie=True,
    shutout=True,
)
NO_TIE, NO_SHUTOUT = replace(RULES, undercut_tie=False), replace(RULES, shutout=False)


@pytest.mark.parametrize("knocker", [0, 1])
@pytest.mark.parametrize(
    ("rules", "kind", "knock", "other", "ended", "wins", "bonus", "difference"),
    [
        (RULES, "gin", 0, 12, "gin", True, 20, 12),
        (RULES, "gin", 0, 0, "gin", True, 20, 0),
        (RULES, "big_gin", 0, 12, "big_gin", True, 31, 12),
        (RULES, "knock", 3, 12, "knock", True, 0, 9),
        (RULES, "knock", 3, 2, "undercut", False, 10, 1),
        (RULES, "knock", 3, 3, "undercut", False, 10, 0),
        (NO_TIE, "knock", 3, 2, "undercut", False, 10, 1),
        (NO_TIE, "knock", 3, 3, "level", None, 0, 0),
        (NO_TIE, "knock", 3, 4, "knock", True, 0, 1),
    ],
)
def test_a_hand(
    knocker: int,
    rules: object,
    kind: str,
    knock: int,
    other: int,
    ended: str,
    wins: bool | None,
    bonus: int,
    difference: int,
) -> None:
    after = (knock, other) if knocker == 0 else (other, knock)
    winner = None if wins is None else knocker if wins else 1 - knocker
    for factor in (1, 2):
        assert score_hand(rules, knocker, kind, (30, 40), after, factor) == HandResult(  # type: ignore[arg-type]
            ended,
            knocker,
            winner,
            (30, 40),
            after,
            bonus,
            difference,
            factor,
            factor * (bonus + difference),
            int(winner is not None),
        )


@pytest.mark.parametrize(
    ("kind", "knock", "other", "ended", "points", "boxes"),
    [
        ("gin", 0, 12, "gin", 20 + 2 * 12, 3),
        ("big_gin", 0, 12, "big_gin", 31 + 2 * 12, 4),
        ("knock", 3, 12, "knock", 2 * 9, 1),
        ("knock", 3, 1, "undercut", 10 + 2 * 2, 3),
        ("knock", 3, 3, "undercut", 10, 3),
    ],
)
def test_a_spade_that_doubles_no_bonuses_and_extra_boxes(
    kind: str, knock: int, other: int, ended: str, points: int, boxes: int
) -> None:
    """Rules G20 and G22."""
    rules = replace(RULES, spade_double="points_only", extra_boxes=True)
    found = score_hand(rules, 0, kind, (30, 40), (knock, other), 2)
    assert (found.kind, found.points, found.boxes) == (ended, points, boxes)
    level = replace(rules, undercut_tie=False)
    assert score_hand(level, 0, "knock", (30, 40), (3, 3), 2).boxes == 0


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize(
    ("rules", "won", "lost", "boxes", "shutout", "bonus", "worth", "credit"),
    [
        (RULES, 110, 40, (3, 2), False, 100, (285, 90), 195),
        (RULES, 110, 0, (3, 0), True, 200, (495, 0), 495),
        (NO_SHUTOUT, 110, 0, (3, 0), False, 100, (285, 0), 285),
        (replace(RULES, game_bonus=0), 100, 90, (1, 3), False, 0, (125, 165), -40),
        (replace(RULES, game_bonus=0), 100, 75, (1, 2), False, 0, (125, 125), 0),
    ],
)
def test_a_game(
    winner: int,
    rules: object,
    won: int,
    lost: int,
    boxes: tuple[int, int],
    shutout: bool,
    bonus: int,
    worth: tuple[int, int],
    credit: int,
) -> None:
    def seats(pair: tuple[int, int]) -> tuple[int, int]:
        return pair if winner == 0 else pair[::-1]

    credited = None if not credit else winner if credit > 0 else 1 - winner
    found = score_game(rules, 4, winner, seats((won, lost)), seats(boxes))  # type: ignore[arg-type]
    assert found == GameResult(
        4,
        winner,
        shutout,
        seats((won, lost)),
        seats(boxes),
        bonus,
        seats(worth),
        credited,
        abs(credit),
    )
