"""What a plug-in's game declares is checked once, when it is found."""

from __future__ import annotations

import pytest

from cardtable.engine.game import Game
from cardtable.engine.options import Option, Preset
from cardtable.games import all_games
from cardtable.games.plugins import MAX_CARDS, check_game

GAME = all_games()["dou-dizhu"]


def game_with(**changes: object) -> Game:
    """A game that differs in some respects."""
    made: Game = type("Other", (type(GAME),), changes)()
    return made


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"id": "x" * 40},
        {"id": "a-2"},
        {"seat_counts": range(1, 11), "default_seats": 1},
        {"seat_counts": range(10, 11), "default_seats": 10},
        {"score_divisor": 1},
        {"families": {"x" * 20: frozenset({"y" * 12}), "Tarot1": frozenset({"A"})}},
        {"families": {"many": frozenset(f"c{n}" for n in range(MAX_CARDS))}},
        {"recorded_presets": (Preset("old"),)},
    ],
)
def test_a_game_that_can_be_played(changes: dict[str, object]) -> None:
    game = game_with(**changes)
    assert check_game(game) is game


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        *(({"id": id_}, "id") for id_ in (3, "", "x" * 41, "a b", "Big", "käse", "-", "42")),
        ({"seat_counts": (2, 3)}, "seat_counts"),
        ({"seat_counts": range(3, 3)}, "seat_counts"),
        ({"seat_counts": range(4)}, "seat_counts"),
        ({"seat_counts": range(2, 12)}, "seat_counts"),
        ({"default_seats": 9}, "default_seats"),
        ({"score_divisor": 0}, "score_divisor"),
        ({"score_divisor": 1.0}, "score_divisor"),
        ({"options": [*GAME.options]}, "options"),
        ({"options": (*GAME.options, "tie")}, "options"),
        ({"presets": [*GAME.presets]}, "presets"),
        ({"presets": (*GAME.presets, "sheet")}, "presets"),
        ({"presets": ()}, "presets"),
        ({"recorded_presets": ("sheet",)}, "recorded_presets"),
        ({"decks": ("french", 3)}, "decks"),
        ({"decks": "french"}, "decks"),
        ({"decks": ()}, "decks"),
        ({"phrases": None}, "phrases"),
        ({"controls": None}, "controls"),
        ({"resources": None}, "resources"),
        ({"families": ()}, "families"),
        *(
            ({"families": {name: codes}}, "families")
            for name, codes in (
                (3, frozenset({"A"})),
                ("", frozenset({"A"})),
                ("x" * 21, frozenset({"A"})),
                ("käse", frozenset({"A"})),
                ("a-b", frozenset({"A"})),
                ("own", {"A"}),
                ("own", frozenset()),
                ("own", frozenset(f"c{n}" for n in range(MAX_CARDS + 1))),
                ("own", frozenset({3})),
                ("own", frozenset({""})),
                ("own", frozenset({"y" * 13})),
                ("own", frozenset({"A", "../x"})),
                ("own", frozenset({"ä"})),
            )
        ),
        ({"resolve": lambda self: {}}, "resolve"),
    ],
)
def test_a_wrong_declaration_is_named(changes: dict[str, object], what: str) -> None:
    with pytest.raises(TypeError) as error:
        check_game(game_with(**changes))
    assert str(error.value) == f"{what} is not what a game declares"


def test_something_else_is_not_a_game() -> None:
    with pytest.raises(TypeError, match=r"^not a Game$"):
        check_game(Option("tie", "push"))
