"""Every reason for which a game refuses an action has a sentence, however rare the moment is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from cardtable.engine.game import Game
from cardtable.games import all_games
from cardtable.phrases.lookup import phrases_of

NAMES = tuple(f"Seat {number}" for number in range(10))
#: A value of each parameter that a refusal may carry.
SAMPLES: dict[str, int | str] = {
    "card": "7H",
    "word": "x",
    "column": 9,
    "chips": 3,
    "left": 2,
    "share": 4,
    "least": 5,
    "highest": 2,
    "deadwood": 12,
    "limit": 7,
    "melds": 2,
    "play": "pair-8-1",
    "beat": "pair-T-1",
    "number": 5,
}
#: The callables that make refusals, with the reason as first argument.
MAKERS = {"IllegalAction", "nothing"}


def packages(game: Game) -> list[Path]:
    """The folders with the rules of a game: its own, and what it shares."""
    folders = []
    for base in type(game).__mro__:
        module = base.__module__
        if module.startswith("cardtable.games."):
            spec = find_spec(".".join(module.split(".")[:3]))
            assert spec is not None and spec.origin is not None
            folders.append(Path(spec.origin).parent)
    return folders


def reasons(game: Game) -> dict[str, set[str]]:
    """The reasons that stand in the rules, each with the names of what it carries."""
    found: dict[str, set[str]] = {}
    for folder in packages(game):
        for path in folder.rglob("*.py"):
            for call in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") in MAKERS:
                    for reason in _said(call.args[0]) if call.args else ():
                        names = {word.arg for word in call.keywords if word.arg is not None}
                        found.setdefault(reason, set()).update(names)
    return found


def _said(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.IfExp):
        yield from _said(value.body)
        yield from _said(value.orelse)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_refusal_is_a_sentence(game: Game) -> None:
    phrases = phrases_of(game.phrases)
    found = reasons(game)
    assert len(found) >= 12
    unknown = phrases.reason("no_such_reason", {}, NAMES)
    for reason, names in found.items():
        said = phrases.reason(reason, {name: SAMPLES[name] for name in names}, NAMES)
        assert said.endswith(".") and len(said) > 8, (reason, said)
        assert said != unknown or reason == "not_now", reason
        assert not {"{", "}", "_"} & set(said), (reason, said)
