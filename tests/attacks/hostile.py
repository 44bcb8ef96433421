"""A plugin game that fails wherever it is told to, and in whatever way.

It is Dou Dizhu with a plan: which part of it fails, in which method, from which call on, and how.
It is found through an entry point in a folder on the path, like any plugin game; the bots' process
reads the plan from its environment.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.bot import Bot
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import LegalActions, Outcome, State, View
from cardtable.engine.table import Area, Layout, Prepared
from cardtable.games.dou_dizhu.game import DouDizhu
from cardtable.games.dou_dizhu.table.design import DouDizhuTable
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.models.controls.base import Step
from cardtable.models.controls.dou_dizhu import DouDizhuControls
from cardtable.phrases.dou_dizhu.play import DouDizhuPhrases

PACKAGE = "hostile-cards"
ENTRY = "[cardtable.games]\nhostile = tests.attacks.hostile:GAME\n"

#: The methods of each part of a game.
METHODS = {
    "rules": ("start", "apply", "view", "turn", "outcome", "legal", "sealed"),
    "phrases": (
        "title",
        "tagline",
        "duration",
        "card",
        "event",
        "reason",
        "action",
        "facts",
        "prompt",
        "seat_line",
        "caption",
        "role",
        "result",
        "score_row",
        "option",
        "option_value",
        "option_meaning",
        "preset",
        "scores_head",
    ),
    "controls": (
        "prompt",
        "buttons",
        "keys",
        "tracker",
        "places",
        "marks",
        "prepared",
        "press",
        "click",
        "own_cards",
        "draggable",
        "see",
    ),
    "design": ("lay",),
    "bot": ("choose",),
}


class Endless(list):  # type: ignore[type-arg]
    """More than anybody can look at."""

    def __reduce__(self) -> tuple[object, ...]:
        return list, ((0,) * 2_000_000,)


def _raising(kind: type[BaseException], *words: object) -> Callable[[], object]:
    def fail() -> object:
        raise kind(*words)  # a new one: a raised exception keeps its traceback

    return fail


#: What it raises instead of answering.
WAYS: dict[str, Callable[[], object]] = {
    "value": _raising(ValueError, "the queen of Spades of “Mira”\n" * 20),
    "key": _raising(KeyError),
    "recursion": _raising(RecursionError),
    "assertion": _raising(AssertionError),
    "illegal": _raising(IllegalAction, "no_such_reason"),
    "none": lambda: None,
}


def _circle() -> object:
    while True:
        pass


#: What only a bot may do, as its process may be lost.
BOT_WAYS: dict[str, Callable[[], object]] = {
    **WAYS,
    "exits": _raising(SystemExit, 0),
    "number": lambda: 7,
    "many": lambda: ("x",) * 100_000,
    "circles": _circle,
    "sleeps": lambda: time.sleep(600),
    "dies": lambda: os._exit(3),
    "endless": Endless,
}


@dataclass(frozen=True)
class Plan:
    """Which method of which part fails, from which call on, and how."""

    part: str = ""
    method: str = ""
    way: str = "value"
    first: int = 0

    @classmethod
    def drawn(cls, rng: random.Random) -> Plan:
        part = rng.choice(list(METHODS))
        method = rng.choice(METHODS[part])
        ways = BOT_WAYS if part == "bot" else WAYS
        return cls(part, method, rng.choice(list(ways)), rng.choice((0, 0, 1, 3, 10, 40)))


@dataclass
class Running:
    """The plan in force, how often the method was asked for, and whether it fails just now."""

    plan: Plan
    asked: int = 0
    failing: bool = False

    def fails(self, part: str, method: str) -> bool:
        if (part, method) != (self.plan.part, self.plan.method):
            return False
        self.asked += 1
        return self.asked > self.plan.first

    def do(self) -> Any:
        self.failing = True
        try:
            return BOT_WAYS[self.plan.way]()
        finally:
            self.failing = False


NOW = Running(Plan(**json.loads(os.environ.get("HOSTILE_PLAN", "{}"))))


def behave(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail as planned from now on, here and in processes that are started later."""
    NOW.plan, NOW.asked = plan, 0
    monkeypatch.setenv("HOSTILE_PLAN", json.dumps(asdict(plan)))


def _spoilt(part: str, kind: type) -> type:
    """A class whose methods fail as planned."""

    def method(name: str) -> Callable[..., Any]:
        def asked(self: Any, *words: Any, **named: Any) -> Any:
            if NOW.fails(part, name):
                return NOW.do()
            return getattr(kind, name)(self, *words, **named)

        return asked

    return type("Spoilt", (kind,), {name: method(name) for name in METHODS[part]})


class HostileState(State):
    """A state of Dou Dizhu that fails as planned."""

    def __init__(self, inner: State) -> None:
        self.inner = inner

    @property
    def turn(self) -> int | None:  # type: ignore[override]
        return NOW.do() if NOW.fails("rules", "turn") else self.inner.turn

    @property
    def legal(self) -> LegalActions:
        return NOW.do() if NOW.fails("rules", "legal") else self.inner.legal

    @property
    def outcome(self) -> Outcome | None:
        return NOW.do() if NOW.fails("rules", "outcome") else self.inner.outcome

    @property
    def sealed(self) -> bool:
        return NOW.do() if NOW.fails("rules", "sealed") else self.inner.sealed

    def apply(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        if NOW.fails("rules", "apply"):
            spoilt: tuple[State, tuple[Event, ...]] = NOW.do()
            return spoilt
        state, events = self.inner.apply(action)
        return HostileState(state), events

    def view(self, seat: int | None) -> View:
        view: View = NOW.do() if NOW.fails("rules", "view") else self.inner.view(seat)
        return view


class HostilePhrases(_spoilt("phrases", DouDizhuPhrases)):  # type: ignore[misc]
    """Sentences that fail as planned."""


class HostileControls(_spoilt("controls", DouDizhuControls)):  # type: ignore[misc]
    """Hands that fail as planned."""

    def steps(self, action: Action) -> Sequence[Step]:
        """The cards of a play: the robot knows nothing of games from elsewhere."""
        if action.verb != "play":
            return (Step("press", ":".join((action.verb, *action.args))),)
        left, held = list(self.view.hand), []
        for word in action.args:
            key = next(key for key in reversed(left) if word in (key, key[0]))
            left.remove(key)
            held.append(key)
        return (Step("hold", " ".join(held)), Step("press", "play"))


class HostileTable(DouDizhuTable):
    """A table that fails as planned."""

    def lay(self, view: DouDizhuView, area: Area, prepared: Prepared) -> Layout:
        if not NOW.fails("design", "lay"):
            return super().lay(view, area, prepared)
        laid: Layout = NOW.do()
        return laid


class HostileBot:
    """A bot that fails as planned."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.bot = bot

    def choose(self, *asked: Any) -> Any:
        # The tests' robot asks bots in its own process, which must survive.
        here = NOW.plan.way in WAYS or multiprocessing.parent_process() is not None
        return NOW.do() if here and NOW.fails("bot", "choose") else self.bot.choose(*asked)


class Hostile(DouDizhu):
    """Dou Dizhu with a plan."""

    id = "hostile"
    phrases = "tests.attacks.hostile:PHRASES"
    controls = "tests.attacks.hostile:HostileControls"

    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        if NOW.fails("rules", "start"):
            spoilt: tuple[State, tuple[Event, ...]] = NOW.do()
            return spoilt
        state, events = super().start(seats, options, seed)
        return HostileState(state), events

    def bot(self, level: str, style: str = "") -> Bot[Any]:
        return HostileBot(super().bot(level, style))

    def table(self) -> HostileTable:
        return HostileTable()


PHRASES = HostilePhrases()
GAME = Hostile()


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process and those it starts find the game."""
    info = folder / "hostile_cards-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY)
    monkeypatch.syspath_prepend(str(folder))
