"""What rules may return: a game from elsewhere can be wrong in any way, and is found out at once.

Rules are run by :class:`cardtable.engine.match.Match` alone. Whatever they raise beside
``IllegalAction``, and whatever they return that no game may return, becomes one error that names
the game; the match stays as it was before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple

from cardtable.engine.actions import IllegalAction
from cardtable.engine.events import Event, History
from cardtable.engine.failed import GameFailed
from cardtable.engine.game import Game
from cardtable.engine.options import Option, Options, Preset
from cardtable.engine.sounds import Sound
from cardtable.engine.state import TABLE, LegalActions, Outcome, State, View

if TYPE_CHECKING:
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Layout

#: Most spots of one kind on a table, and how far one may lie from its corner (in pixels).
MAX_SPOTS = 500
MAX_PLACE = 20_000
_SPOTS = (
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
#: Most sounds that one event may make.
MAX_SOUNDS = 100
#: Most cards of a deck.
MAX_CARDS = 300
#: Most events of one action; a deal of ten hands makes a few dozen.
MAX_EVENTS = 5_000


@contextmanager
def ruled(game: str, may_refuse: bool = False) -> Iterator[None]:
    """Run the rules of a game; with ``may_refuse`` they may raise ``IllegalAction``.

    Raises:
        GameFailed: if they raise anything else.
    """
    try:
        yield
    except (GameFailed, GeneratorExit, KeyboardInterrupt):
        raise
    except BaseException as error:
        if may_refuse and isinstance(error, IllegalAction):
            raise
        raise GameFailed(game) from error


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise TypeError(what)


class Stand(NamedTuple):
    """How a match stands.

    Attributes:
        turn, outcome: of its state.
    """

    turn: int | None
    outcome: Outcome | None


def check_step(step: object, seats: int) -> tuple[State, tuple[Event, ...], Stand]:
    """Check what ``start`` or ``apply`` returned; returns it with the match's turn and outcome.

    Raises:
        TypeError: if it is not a state with a tuple of events.
    """
    _must(isinstance(step, tuple) and len(step) == 2, "no state with its events")
    assert isinstance(step, tuple)
    state, events = step
    _must(isinstance(state, State), "no state")
    _must(isinstance(events, tuple) and len(events) <= MAX_EVENTS, "no tuple of events")
    _must(all(isinstance(event, Event) for event in events), "no events")
    turn, outcome = state.turn, state.outcome
    _must(turn is None or (type(turn) is int and TABLE <= turn < seats), "nobody’s turn")
    _must((turn is None) == (outcome is not None), "an end that is none")
    if outcome is not None:
        _check_outcome(outcome, seats)
    return state, events, Stand(turn, outcome)


def _check_outcome(outcome: object, seats: int) -> None:
    _must(isinstance(outcome, Outcome) and isinstance(outcome.reason, str), "no outcome")
    assert isinstance(outcome, Outcome)
    _must(_numbers(outcome.scores, seats), "no score for each seat")
    _must(
        isinstance(outcome.winners, tuple)
        and all(type(w) is int and 0 <= w < seats for w in outcome.winners),
        "no winners",
    )


def _numbers(values: object, count: int) -> bool:
    return (
        isinstance(values, tuple) and len(values) == count and all(type(v) is int for v in values)
    )


def check_view(view: object, seat: int | None, seats: int) -> View:
    """Check a view that a state made for ``seat``, and return it.

    Raises:
        TypeError: if it is not a view, or is another seat's.
    """
    _must(isinstance(view, View), "no view")
    assert isinstance(view, View)
    _must(view.seat == seat and view.seats == seats, "the view of somebody else")
    _must(isinstance(view.game_id, str), "no game")
    _must(isinstance(view.phase, str) and type(view.deal) is int, "no phase")
    _must(view.turn is None or type(view.turn) is int, "nobody’s turn")
    _must(isinstance(view.history, History), "no history")
    _must(isinstance(view.legal, LegalActions), "nothing legal or illegal")
    _must(_numbers(view.scores, seats), "no score for each seat")
    _must(isinstance(view.sheet, tuple), "no score sheet")
    return view


def check_layout(layout: object) -> Layout:
    """Check what a table design laid out, and return it.

    Raises:
        TypeError: if it is not a layout, has too many spots, or reaches far outside the table.
    """
    from cardtable.engine.table import Layout  # only who shows a table pays for it

    _must(isinstance(layout, Layout), "no layout")
    assert isinstance(layout, Layout)
    spots: list[object] = []
    for name in _SPOTS:
        row = getattr(layout, name)
        _must(isinstance(row, tuple) and len(row) <= MAX_SPOTS, "no row of spots")
        spots += row
    for spot in spots:
        for name in ("x", "y", "width", "height", "size"):
            value = getattr(spot, name, 0.0)
            _must(
                isinstance(value, int | float) and -MAX_PLACE <= value <= MAX_PLACE,
                "a spot that is nowhere",
            )
    return layout


def check_sounds(sounds: object) -> tuple[Sound, ...]:
    """Check the sounds that a table design returned, and return them.

    Raises:
        TypeError: if they are not a tuple of sounds, or too many.
    """
    _must(isinstance(sounds, tuple) and len(sounds) <= MAX_SOUNDS, "no sounds")
    assert isinstance(sounds, tuple)
    _must(all(type(sound) is Sound for sound in sounds), "a sound that nobody knows")
    return sounds


def check_moments(moments: object) -> tuple[Moment, ...]:
    """Check the moments that a table design returned, and return them.

    Raises:
        TypeError: if they are not moments, or more than one action may bring.
    """
    from cardtable.engine.moments import MOST, Moment

    _must(isinstance(moments, tuple) and len(moments) <= MOST, "no moments")
    assert isinstance(moments, tuple)
    _must(all(isinstance(one, Moment) and isinstance(one.id, str) for one in moments), "no moment")
    return moments


def check_game(game: object) -> Game:
    """Check a game as it was found, before it is played, and return it.

    Raises:
        TypeError, ValueError: if something about it is wrong.
    """
    _must(isinstance(game, Game), "no game")
    assert isinstance(game, Game)
    _must(
        isinstance(game.id, str)
        and 0 < len(game.id) <= 40
        and game.id.replace("-", "").isalnum()
        and game.id.isascii()
        and game.id.islower(),
        "no id",
    )
    counts = game.seat_counts
    _must(isinstance(counts, range) and len(counts) > 0, "no counts of seats")
    _must(counts[0] >= 1 and counts[-1] <= 10 and game.default_seats in counts, "too many seats")
    _must(type(game.score_divisor) is int and game.score_divisor > 0, "no unit of scores")
    _must(_all_of(game.options, Option) and _all_of(game.presets, Preset), "no options")
    _must(bool(game.presets) and _all_of(game.recorded_presets, Preset), "no presets")
    _must(_all_of(game.decks, str) and bool(game.decks), "no decks")
    _must(isinstance(game.phrases, str) and isinstance(game.controls, str), "no sentences")
    _must(isinstance(game.resources, str), "no package of its files")
    _must(
        isinstance(game.families, Mapping)
        and all(_is_family(name, codes) for name, codes in game.families.items()),
        "no families of decks",
    )
    _must(isinstance(game.resolve(), Options), "no options in force")
    return game


def _is_family(name: object, codes: object) -> bool:
    return (
        isinstance(name, str)
        and 0 < len(name) <= 20
        and isinstance(codes, frozenset)
        and 0 < len(codes) <= MAX_CARDS
        and all(isinstance(code, str) and 0 < len(code) <= 12 for code in codes)
        and all(text.isascii() and text.isalnum() for text in (name, *codes))
    )


def _all_of(values: object, kind: type) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)
