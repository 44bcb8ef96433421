"""Counts of the action tree from fixed deals: any change of dealing or of what is legal shows.

A bet's open range counts by its round amounts, as iteration gives them.
"""

from __future__ import annotations

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State
from cardtable.games import find_game


def perft(state: State, depth: int) -> int:
    """How many ways there are to go on for ``depth`` actions; a match that is over ends earlier."""
    if depth == 1:
        return len(state.legal)
    return sum(perft(state.apply(action)[0], depth - 1) for action in state.legal)


#: Game, seed, seats, house rules, preceding actions, counts at depth 1, 2, 3 …
COUNTS: list[tuple[str, int, int, str, str, tuple[int, ...]]] = [
    ("oicho-kabu", 1, 3, "sheet limit_each=0", "", (25, 521, 1541, 2105, 4301, 9476)),
    (
        "oicho-kabu",
        1,
        3,
        "sheet limit_each=0",
        "bet 2 98 4 1, bet 2 1, deal bottom",
        (1, 1, 3, 4, 4, 100, 2084),
    ),
    ("oicho-kabu", 1, 3, "sheet limit_each=0", "bet 2 98 4 1, bet 2 1", (3, 3, 5, 15, 18, 18, 450)),
    (
        "oicho-kabu",
        2,
        2,
        "sheet limit_each=0 third_player=free third_dealer=free dealer_third_pos=choose",
        "pass, next, bet 2 22 3 40, deal bottom",
        (2, 4, 12, 48, 48, 1200, 3504),
    ),
    (
        "oicho-kabu",
        3,
        5,
        "casino",
        "bet 2 70 4 5, bet 1 20 2 2 3 1 4 1, bet 1 1, deal top",
        (1, 1, 1, 1, 3, 5, 5),
    ),
    ("oicho-kabu", 4, 3, "standard min_bet=1 rounds=open", "", (24, 476, 1405, 1547, 2427, 6072)),
    (
        "oicho-kabu",
        4,
        3,
        "standard min_bet=1 rounds=open",
        "bet 3 39, bet 2 47, deal bottom",
        (1, 1, 3, 6, 12, 144, 2856),
    ),
    (
        "oicho-kabu",
        4,
        3,
        "standard min_bet=1 rounds=open",
        "bet 3 39, bet 2 47, deal bottom, hit, stand, deal top, hit",
        (2, 24, 476, 1405, 1547, 2427, 6072),
    ),
    ("kyo-kabu", 1, 4, "sheet limit_each=0", "", (21, 361, 5889, 5909, 6717)),
    (
        "kyo-kabu",
        1,
        4,
        "sheet limit_each=0",
        "bet 1 17, bet 4 29, bet 4 2",
        (1, 1, 2, 2, 42, 724, 11816),
    ),
    ("oicho-kabu", 5, 3, "lively", "", (16, 304, 912, 1140, 1881)),
    ("kyo-kabu", 5, 4, "lively", "bet 1 17, bet 4 5", (20, 40, 40, 70, 100)),
    ("kyo-kabu", 2, 2, "casino third_dealer=bound", "", (21, 21, 61, 71, 911, 1321, 3941)),
    ("kyo-kabu", 2, 2, "casino third_dealer=bound", "pass", (1, 21, 31, 71, 81, 1101, 1606)),
    ("dou-dizhu", 1, 3, "sheet", "", (4, 133, 793, 6137)),
    ("dou-dizhu", 1, 3, "sheet", "bid 1, bid 3", (117, 465, 791, 5043, 25536)),
    ("dou-dizhu", 2, 3, "standard", "", (4, 110, 1938, 7056)),
    (
        "dou-dizhu",
        2,
        3,
        "standard",
        "pass, pass, pass, bid 2, pass, bid 3",
        (57, 146, 518, 3133, 10626),
    ),
    ("dou-dizhu", 3, 3, "online auction=one_call_each", "", (4, 16, 64, 4512, 11005)),
    (
        "dou-dizhu",
        3,
        3,
        "online auction=one_call_each",
        "bid 1, bid 1, bid 2",
        (75, 292, 747, 4071, 23558),
    ),
    ("dou-dizhu", 4, 3, "sheet auction=sealed_no_pass repass=off", "", (3, 9, 27, 2821, 8747)),
    ("dou-dizhu", 3, 3, "sheet cap=8 must_call=on", "", (1, 45, 114)),
    # After three calls: three doubles, or the last of those who may rob, or new cards.
    ("dou-dizhu", 1, 3, "happy", "", (2, 4, 8, 3 + 2 + 2 + 2 + 3 + 2 + 3 + 2)),
    ("dou-dizhu", 1, 3, "happy", "call, pass, pass", (3, 3 * 3, 3**3, 2 * 3**3)),
    ("dou-dizhu", 1, 3, "happy doubling=double open_hand=all", "", (2, 2 + 2)),
    ("dou-dizhu", 1, 3, "sheet open_hand=all", "pass", (2, 4 + 2)),
    (
        "dou-dizhu",
        4,
        3,
        "sheet auction=sealed_no_pass repass=off",
        "bid 1, bid 2, bid 1",
        (63, 426, 3382, 8308),
    ),
    (
        "dou-dizhu",
        5,
        3,
        "sheet auction=random_landlord kickers=all_different chain_top=A",
        "",
        (66, 433, 4069, 29139),
    ),
    ("oklahoma-gin", 1, 2, "sheet", "", (2, 22, 61, 902, 2564, 37884)),
    ("oklahoma-gin", 1, 2, "sheet", "take", (20, 40, 840, 1680, 35280)),
    ("oklahoma-gin", 2, 2, "standard", "", (2, 12, 31, 241, 652, 5061, 13692)),
    ("oklahoma-gin", 2, 2, "standard", "take", (10, 20, 210, 420, 4410, 8820)),
    (
        "oklahoma-gin",
        3,
        2,
        "sheet return_taken=on false_knock=allowed big_gin=31",
        "",
        (2, 24, 67, 1034, 2948, 45496),
    ),
    (
        "oklahoma-gin",
        3,
        2,
        "sheet return_taken=on false_knock=allowed big_gin=31",
        "take, discard KC",
        (2, 44, 88, 1936, 3872, 85184),
    ),
    ("oklahoma-gin", 2, 2, "plain", "take", (10, 20, 210, 420, 4410, 8820)),
    (
        "oklahoma-gin",
        7,
        2,
        "sheet auto_arrange=off",
        "take, discard TC, draw, discard AC, take, discard JS, draw, discard 9D, draw, knock 6C, "
        "take, discard 4D, draw, discard 5D, take, discard 7S, take, knock 7D",
        (2, 3, 5, 27, 88, 990, 3554),
    ),
]


@pytest.mark.parametrize(("game", "seed", "seats", "rules", "before", "counts"), COUNTS)
def test_the_tree_has_as_many_ways_as_ever(
    game: str, seed: int, seats: int, rules: str, before: str, counts: tuple[int, ...]
) -> None:
    found = find_game(game)
    preset, *options = rules.split()
    changes: dict[str, str | int] = {
        key: value for key, _, value in (option.partition("=") for option in options)
    }
    state, _ = found.start(seats, found.resolve(preset, changes), Seed.numbered(seed))
    for text in before.split(", ") if before else ():
        state, _ = state.apply(Action.parse(text))
    assert tuple(perft(state, depth + 1) for depth in range(len(counts))) == counts
