"""Pairs of matches that differ only in what a seat must not know.

The other world comes from the same seed with two cards exchanged in one shuffle, and the same
actions; so its states are as real as those of the first, with all that follows from the cards.
"""

from __future__ import annotations

import io
import pickle
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.bot import Budget
from cardtable.engine.events import Event, History
from cardtable.engine.game import Game
from cardtable.engine.match import LEVELS
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed, Stream
from cardtable.engine.state import State, View
from cardtable.engine.table import Area, Prepared, Text
from cardtable.models.controls.base import Controls
from cardtable.phrases.lookup import loaded, phrases_of
from tests.games.hooks import hooks_of

NAMES = ("Anna", "Otto", "Jun", "Mei", "Ida", "Leo", "Kai", "Uwe", "Eva", "Bo")
AREA = Area(1240, 760, 0.7)
Swap = Mapping[str, str]


class SwappedSeed(Seed):
    """A seed in one of whose shuffles some cards are exchanged.

    Attributes:
        label: of that shuffle.
        swap: card → card.
        shuffles: labels of all shuffles so far.
    """

    label: str
    swap: Swap
    shuffles: list[str]

    def __init__(self, text: str, label: str = "", swap: Swap | None = None) -> None:
        super().__init__(text)
        object.__setattr__(self, "label", label)
        object.__setattr__(self, "swap", swap or {})
        object.__setattr__(self, "shuffles", [])

    def stream(self, label: str) -> Stream:
        return _SwappedStream(self, label)


class _SwappedStream(Stream):
    def __init__(self, seed: SwappedSeed, label: str) -> None:
        super().__init__(seed.text, label)
        self._seed, self._label = seed, label

    def shuffled(self, items: Iterable[Any]) -> list[Any]:
        self._seed.shuffles.append(self._label)
        result = super().shuffled(items)
        if self._label == self._seed.label:
            result = [self._seed.swap.get(item, item) for item in result]
        return result

    def cut(self, items: Sequence[Any]) -> list[Any]:
        self._seed.shuffles.append(self._label)
        result = super().cut(items)
        if self._label == self._seed.label:
            result = [self._seed.swap.get(item, item) for item in result]
        return result


@dataclass(frozen=True)
class Moment:
    """One moment of a match.

    Attributes:
        state: as it stood.
        done: how many actions had been done.
        label: of the shuffle of the deal on the table.
        dealt: how many actions had been done when it was dealt.
        told: how many events had happened before it was dealt.
    """

    state: State
    done: int
    label: str
    dealt: int
    told: int


@dataclass
class Course:
    """A match played at random: its moments and actions, each card named as it fell."""

    game: Game
    options: Options
    seats: int
    seed: str
    moments: list[Moment]
    actions: list[Action]

    @classmethod
    def played(cls, game: Game, options: Options, seats: int, number: int) -> Course:
        """A match played to its end."""
        rng = random.Random(number)
        seed = SwappedSeed(Seed.numbered(number).text)
        exact = hooks_of(game).exact
        state, _ = game.start(seats, options, seed)
        moments = [Moment(state, 0, seed.shuffles[-1], 0, 0)]
        actions: list[Action] = []
        while state.turn is not None:
            action = state.legal.sample(rng)
            before, shuffles = len(state.view(None).history), len(seed.shuffles)
            state, events = state.apply(action)
            actions.append(exact(action, events))
            last = moments[-1]
            if len(seed.shuffles) > shuffles:
                last = Moment(state, 0, seed.shuffles[-1], len(actions), before)
            moments.append(Moment(state, len(actions), last.label, last.dealt, last.told))
        return cls(game, options, seats, seed.text, moments, actions)

    def otherwise(
        self, moment: Moment, swap: Swap, disguise: Callable[[int, Action], Action]
    ) -> State | None:
        """The same moment with other cards; ``None`` if it could not have come about so."""
        other = self.other_world(moment, swap, disguise)
        return None if other is None else other[0]

    def other_world(
        self, moment: Moment, swap: Swap, disguise: Callable[[int, Action], Action]
    ) -> tuple[State, list[Action]] | None:
        """The same, with the actions that led there."""
        seed = SwappedSeed(self.seed, moment.label, swap)
        state, _ = self.game.start(self.seats, self.options, seed)
        card = card_pattern(self.game, self.options)
        hooks = hooks_of(self.game)
        done = []
        for number, action in enumerate(self.actions[: moment.done]):
            doing = action
            if number >= moment.dealt:
                words = tuple(
                    card.sub(lambda found: swap.get(found[0], found[0]), word)
                    for word in action.args
                )
                doing = disguise(number, Action(action.verb, words))
            if state.turn != self.moments[number].state.turn:
                return None
            try:
                state, events = state.apply(doing)
            except IllegalAction:
                return None
            if number >= moment.dealt and any(e.kind in hooks.declared for e in events):
                return None
            done.append(doing)
        return state, done


def card_pattern(game: Game, options: Options) -> re.Pattern[str]:
    """Any card code within a word."""
    return re.compile("|".join(sorted(game.cards(options), key=len, reverse=True)))


def words_in(value: object) -> Iterator[str]:
    """Every string within a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from words_in(key)
            yield from words_in(inner)
    elif isinstance(value, History):
        yield from words_in(value.events)
    elif is_dataclass(value):
        for f in fields(value):
            yield from words_in(getattr(value, f.name))
    elif isinstance(value, tuple | list | set | frozenset):
        for inner in value:
            yield from words_in(inner)


def cards_in(value: object, game: Game, options: Options) -> set[str]:
    """Every card that a value names, alone or in a row of codes."""
    one = card_pattern(game, options)
    row = re.compile(f"(?:{one.pattern})+")
    found: set[str] = set()
    for word in words_in(value):
        if row.fullmatch(word):
            found.update(one.findall(word))
    return found


def told_to(view: View, moment: Moment, game: Game) -> set[str]:
    """The cards of the deal on the table that a view names."""
    hooks = hooks_of(game)
    held = [
        getattr(view, f.name)
        for f in fields(view)
        if f.name not in ("history", "game_id", "options", "rules", "sheet", *hooks.open_fields)
    ]
    events: list[Event] = [
        event for event in view.history.since(moment.told) if event.kind not in hooks.open_kinds
    ]
    return cards_in((held, events), game, view.options)


def bytes_of(value: object) -> bytes:
    """What goes over the wire, whichever objects are shared within."""
    out = io.BytesIO()
    pickler = pickle.Pickler(out)
    pickler.fast = True
    pickler.dump(value)
    return out.getvalue()


def shown_to(view: View, game: Game) -> dict[str, object]:
    """Everything that is shown and said to a seat, by what it is."""
    phrases = phrases_of(game.phrases)
    names = NAMES[: view.seats]
    made: Any = loaded(game.controls)
    controls = made(game, phrases, names, view)
    assert isinstance(controls, Controls)
    controls.see(view, names)
    layout = game.table().lay(view, AREA, Prepared())
    return {
        "view": view,
        "bytes": bytes_of(view),
        "legal": list(view.legal) if view.turn is not None else [],
        "history": view.history.events,
        "log": [phrases.event(event, names) for event in view.history],
        "prompt": (phrases.prompt(view, names), controls.prompt()),
        "seat lines": [phrases.seat_line(view, seat) for seat in range(view.seats)],
        "roles": [phrases.role(view, seat) for seat in range(view.seats)],
        "facts": (phrases.facts(view, names), phrases.result(view, names)),
        "sheet": [phrases.score_row(view, row) for row in view.sheet],
        "tracker": list(controls.tracker()),
        "tracked": controls.tracked(),
        "buttons": list(controls.buttons()),
        "keys and places": (dict(controls.keys()), list(controls.places())),
        "marks": (controls.marks(), controls.prepared()),
        "table": layout,
        "accessible names": [phrases.card(spot.face or "") for spot in layout.cards if spot.face],
        "captions": [phrases.caption(text, names) for text in texts_in(layout)],
    }


def texts_in(value: object) -> Iterator[Text]:
    """Every text to be told within a layout."""
    if isinstance(value, Text):
        yield value
    elif is_dataclass(value):
        for f in fields(value):
            yield from texts_in(getattr(value, f.name))
    elif isinstance(value, tuple):
        for inner in value:
            yield from texts_in(inner)


def thoughts(view: View, game: Game, seed: int) -> list[object]:
    """What bots of all levels would do, at a small budget."""
    return [game.bot(level).choose(view, seed, Budget(8)) for level in LEVELS]
