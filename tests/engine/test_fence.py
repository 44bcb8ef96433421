"""What rules may return: every single fault is found and named."""

from __future__ import annotations

import copy
from dataclasses import replace
from typing import Any

import pytest

from cardtable.engine.actions import IllegalAction
from cardtable.engine.events import Event, Log
from cardtable.engine.failed import GameFailed
from cardtable.engine.fence import (
    MAX_CARDS,
    MAX_EVENTS,
    MAX_PLACE,
    MAX_SOUNDS,
    MAX_SPOTS,
    check_game,
    check_layout,
    check_moments,
    check_sounds,
    check_step,
    check_view,
    ruled,
)
from cardtable.engine.game import Game
from cardtable.engine.moments import MOST, Moment
from cardtable.engine.options import Option, Preset
from cardtable.engine.seeds import Seed
from cardtable.engine.sounds import Sound
from cardtable.engine.state import TABLE, Outcome, State
from cardtable.engine.table import CardSpot, KnobSpot, Layout, PlateSpot
from cardtable.games import all_games

GAME = all_games()["dou-dizhu"]
SEATS = 3


def begun() -> tuple[State, tuple[Event, ...]]:
    """A match in which a seat is to bid."""
    return GAME.start(SEATS, GAME.resolve(), Seed.numbered(1))


class At:
    """A state that stands elsewhere."""

    def __init__(self, turn: object, outcome: object = None) -> None:
        self.turn, self.outcome = turn, outcome


State.register(At)
OVER = Outcome("games", (3, -1, -2), (0, 2))


@pytest.mark.parametrize("turn", [TABLE, 0, SEATS - 1])
def test_a_step_says_where_the_match_stands(turn: int) -> None:
    happened = (Event("dealt"),) * MAX_EVENTS
    state: object = At(turn)
    assert [*check_step((state, happened), SEATS)] == [state, happened, (turn, None)]
    end: object = At(None, OVER)
    assert [*check_step((end, ()), SEATS)] == [end, (), (None, OVER)]


@pytest.mark.parametrize(
    ("step", "what"),
    [
        (None, "no state with its events"),
        ([At(0), ()], "no state with its events"),
        ((At(0),), "no state with its events"),
        ((3, ()), "no state"),
        ((At(0), []), "no tuple of events"),
        ((At(0), (Event("dealt"),) * (MAX_EVENTS + 1)), "no tuple of events"),
        ((At(0), (Event("dealt"), "dealt")), "no events"),
        ((At(SEATS), ()), "nobody’s turn"),
        ((At(TABLE - 1), ()), "nobody’s turn"),
        ((At("0"), ()), "nobody’s turn"),
        ((At(True), ()), "nobody’s turn"),
        ((At(None), ()), "an end that is none"),
        ((At(0, OVER), ()), "an end that is none"),
        ((At(None, "over"), ()), "no outcome"),
        ((At(None, replace(OVER, reason=3)), ()), "no outcome"),  # type: ignore[arg-type]
        ((At(None, replace(OVER, scores=[3, -1, -2])), ()), "no score for each seat"),  # type: ignore[arg-type]
        ((At(None, replace(OVER, scores=(3, -1))), ()), "no score for each seat"),
        ((At(None, replace(OVER, scores=(3, -1, 0.5))), ()), "no score for each seat"),  # type: ignore[arg-type]
        ((At(None, replace(OVER, winners=[0])), ()), "no winners"),  # type: ignore[arg-type]
        ((At(None, replace(OVER, winners=(0, SEATS))), ()), "no winners"),
        ((At(None, replace(OVER, winners=(-1,))), ()), "no winners"),
        ((At(None, replace(OVER, winners=(False,))), ()), "no winners"),
    ],
)
def test_a_step_with_a_fault(step: object, what: str) -> None:
    with pytest.raises(TypeError) as error:
        check_step(step, SEATS)
    assert str(error.value) == what


def spoilt(value: Any, **changes: object) -> Any:
    """A copy of a frozen value with fields that its class would not take."""
    made = copy.copy(value)
    for name, change in changes.items():
        object.__setattr__(made, name, change)
    return made


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_view_of_the_seat_that_asked(seat: int | None) -> None:
    view = begun()[0].view(seat)
    assert check_view(view, seat, SEATS) is view
    over = spoilt(view, turn=None)
    assert check_view(over, seat, SEATS) is over


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seat": 1}, "the view of somebody else"),
        ({"seats": 4}, "the view of somebody else"),
        ({"game_id": 3}, "no game"),
        ({"phase": None}, "no phase"),
        ({"deal": "1"}, "no phase"),
        ({"turn": "0"}, "nobody’s turn"),
        ({"history": Log()}, "no history"),
        ({"scores": (0, 0)}, "no score for each seat"),
        ({"scores": (0, 0, "0")}, "no score for each seat"),
        ({"sheet": []}, "no score sheet"),
    ],
)
def test_a_view_with_a_fault(changes: dict[str, object], what: str) -> None:
    with pytest.raises(TypeError) as error:
        check_view(spoilt(begun()[0].view(0), **changes), 0, SEATS)
    assert str(error.value) == what


def test_a_view_that_is_none_or_has_nothing_legal() -> None:
    view = begun()[0].view(0)
    lawless = copy.copy(view)
    object.__setattr__(
        lawless, "__class__", type("Lawless", (type(view),), {"legal": property(lambda self: ())})
    )
    for wrong, what in (("a view", "no view"), (lawless, "nothing legal or illegal")):
        with pytest.raises(TypeError) as error:
            check_view(wrong, 0, SEATS)
        assert str(error.value) == what


CARD = CardSpot("7H", "hand", 0, "7H", 1.0, 2.0, 3.0)
PLATE = PlateSpot("seat0", 0, 1.0, 2.0, 3.0, 4.0)


@pytest.mark.parametrize(
    "layout",
    [
        Layout(),
        Layout(cards=(CARD,) * MAX_SPOTS),
        Layout(cards=(replace(CARD, x=MAX_PLACE, y=-MAX_PLACE),), plates=(PLATE,)),
    ],
)
def test_a_layout_that_a_table_can_hold(layout: Layout) -> None:
    assert check_layout(layout) is layout


@pytest.mark.parametrize(
    ("layout", "what"),
    [
        (None, "no layout"),
        (Layout(cards=(CARD,) * (MAX_SPOTS + 1)), "no row of spots"),
        *(
            (Layout(**{row: []}), "no row of spots")  # type: ignore[arg-type]
            for row in (
                "cards",
                "plates",
                "labels",
                "slots",
                "chips",
                "frames",
                "brackets",
                "meters",
                "boxes",
                "knobs",
                "zones",
            )
        ),
        *(
            (Layout(plates=(PLATE, replace(PLATE, **{name: where}))), "a spot that is nowhere")  # type: ignore[arg-type]
            for name in ("x", "y", "width", "height")
            for where in (MAX_PLACE + 1, -MAX_PLACE - 1, float("nan"), "1", None)
        ),
        (Layout(zones=(spoilt(CARD, x="1"),)), "a spot that is nowhere"),
    ],
)
def test_a_layout_with_a_fault(layout: object, what: str) -> None:
    with pytest.raises(TypeError) as error:
        check_layout(layout)
    assert str(error.value) == what


def test_a_size_that_is_nowhere() -> None:
    knob = KnobSpot("more", 1.0, 2.0, "+", size=MAX_PLACE + 1)
    with pytest.raises(TypeError, match=r"^a spot that is nowhere$"):
        check_layout(Layout(knobs=(knob,)))


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
        *(({"id": id_}, "no id") for id_ in (3, "", "x" * 41, "a b", "Big", "käse", "-", "42")),
        ({"seat_counts": (2, 3)}, "no counts of seats"),
        ({"seat_counts": range(3, 3)}, "no counts of seats"),
        ({"seat_counts": range(4)}, "too many seats"),
        ({"seat_counts": range(2, 12)}, "too many seats"),
        ({"default_seats": 9}, "too many seats"),
        ({"score_divisor": 0}, "no unit of scores"),
        ({"score_divisor": 1.0}, "no unit of scores"),
        ({"options": [*GAME.options]}, "no options"),
        ({"options": (*GAME.options, "tie")}, "no options"),
        ({"presets": [*GAME.presets]}, "no options"),
        ({"presets": (*GAME.presets, "sheet")}, "no options"),
        ({"presets": ()}, "no presets"),
        ({"recorded_presets": ("sheet",)}, "no presets"),
        ({"decks": ("french", 3)}, "no decks"),
        ({"decks": "french"}, "no decks"),
        ({"decks": ()}, "no decks"),
        ({"phrases": None}, "no sentences"),
        ({"controls": None}, "no sentences"),
        ({"resources": None}, "no package of its files"),
        ({"families": ()}, "no families of decks"),
        *(
            ({"families": {name: codes}}, "no families of decks")
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
        ({"resolve": lambda self: {}}, "no options in force"),
    ],
)
def test_a_game_with_a_fault(changes: dict[str, object], what: str) -> None:
    with pytest.raises(TypeError) as error:
        check_game(game_with(**changes))
    assert str(error.value) == what


def test_a_game_that_is_none() -> None:
    with pytest.raises(TypeError, match=r"^no game$"):
        check_game(Option("tie", "push"))


@pytest.mark.parametrize("error", [ValueError("x"), SystemExit(3), IllegalAction("no_bid")])
def test_whatever_rules_raise_names_their_game(error: BaseException) -> None:
    with pytest.raises(GameFailed) as failed, ruled("jugo"):
        raise error
    assert failed.value.game == "jugo"
    assert str(failed.value) == "The game jugo failed."
    assert failed.value.__cause__ is error


def test_rules_may_refuse_and_fail_once() -> None:
    refused, inner = IllegalAction("no_bid"), GameFailed("jugo")
    with pytest.raises(IllegalAction) as error, ruled("jugo", may_refuse=True):
        raise refused
    assert error.value is refused
    with pytest.raises(GameFailed) as failed, ruled("outer"):
        raise inner
    assert failed.value is inner


def test_nobody_else_is_stopped() -> None:
    with pytest.raises(KeyboardInterrupt), ruled("jugo"):
        raise KeyboardInterrupt


def test_as_many_sounds_as_can_be_heard_and_nothing_else() -> None:
    most = (Sound.CARD,) * MAX_SOUNDS
    assert check_sounds(most) == most
    assert check_sounds(()) == ()
    for wrong, why in (
        ((*most, Sound.FLIP), "no sounds"),
        (list(most), "no sounds"),
        ((Sound.CARD, "card"), "a sound that nobody knows"),
    ):
        with pytest.raises(TypeError) as error:
            check_sounds(wrong)
        assert str(error.value) == why


def test_as_many_moments_as_one_action_brings_and_nothing_else() -> None:
    most = tuple(Moment.of("bomb", seat=number) for number in range(MOST))
    assert check_moments(most) == most
    assert check_moments(()) == ()
    for wrong, why in (
        ((*most, most[0]), "no moments"),
        (list(most), "no moments"),
        ((most[0], "bomb"), "no moment"),
        ((Moment(3),), "no moment"),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError) as error:
            check_moments(wrong)
        assert str(error.value) == why
