"""The fence round the sentences and hands of a game from elsewhere.

Whatever their methods raise says which game failed, and nothing else; an exit raised in them would
otherwise end the program. Sentences are asked for in the middle of Qt's own work, where nothing
may be raised at all: where somebody listens for failures, one that cannot be said is told there,
and is empty.
"""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from cardtable.engine.failed import GameFailed
from cardtable.engine.fence import ruled
from cardtable.phrases.base import Fact, MomentWords, Phrases, Prompt, Race
from cardtable.phrases.rulebook import Section, Term

Kind = TypeVar("Kind")
Heard = Callable[[GameFailed], object]

#: Most characters of one text, and most texts in one answer.
_LONG, _MANY = 20_000, 2_000
#: What is said instead, by what the answer should have been.
_EMPTY: dict[object, Callable[[], Any]] = {
    str: str,
    Prompt: lambda: Prompt(""),
    MomentWords: lambda: MomentWords(""),
    tuple[str, str]: lambda: ("", ""),
    list[tuple[str, str]]: list,
    list[Fact]: list,
    list[Section]: list,
    list[Term]: list,
    Race | None: lambda: None,
}
#: Classes that have their fence already.
_made: dict[type, type[Any]] = {}
_listeners: list[Heard] = []


@contextmanager
def listening(heard: Heard) -> Iterator[None]:
    """Be told of sentences that cannot be said; they are empty meanwhile."""
    _listeners.append(heard)
    try:
        yield
    finally:
        _listeners.remove(heard)


def listen(heard: Heard) -> None:
    """Be told from now on; whoever listened before is told no longer."""
    _listeners[:] = [heard]


def fenced(kind: type[Kind], game: str) -> type[Kind]:
    """The same class, whose public methods fail with ``GameFailed`` alone."""
    if kind not in _made:
        members = {
            name: _with_fence(name, getattr(kind, name), game)
            for name in dir(kind)
            if not name.startswith("_") and inspect.isfunction(inspect.getattr_static(kind, name))
        }
        _made[kind] = types.new_class(
            kind.__name__, (kind,), {}, lambda space: space.update(members)
        )
    return _made[kind]


def within(phrases: Phrases[Any], game: str) -> Phrases[Any]:
    """Sentences of a game from elsewhere, with their fence."""
    made: Phrases[Any] = object.__new__(fenced(type(phrases), game))
    vars(made).update(vars(phrases))
    return made


def _with_fence(name: str, method: Callable[..., Any], game: str) -> Callable[..., Any]:
    promised = _promised(name)

    @functools.wraps(method)
    def asked(*words: Any, **named: Any) -> Any:
        try:
            with ruled(game):
                answer = method(*words, **named)
                if promised is not None and isinstance(words[0], Phrases):
                    _check(answer, promised)
                return answer
        except GameFailed as error:
            if not _listeners or promised not in _EMPTY or not isinstance(words[0], Phrases):
                raise
            _listeners[-1](error)
            return _EMPTY[promised]()

    return asked


def _promised(name: str) -> object:
    """What a method of the sentences must answer; ``None`` if it is none of theirs."""
    method = getattr(Phrases, name, None)
    return get_type_hints(method)["return"] if inspect.isfunction(method) else None


def _check(answer: object, promised: Any) -> None:
    """Raise :class:`TypeError` unless an answer is what was promised."""
    if get_origin(promised) is types.UnionType:  # something, or nothing
        if answer is None and types.NoneType in get_args(promised):
            return
        (promised,) = (one for one in get_args(promised) if one is not types.NoneType)
    kind = get_origin(promised) or promised
    if not isinstance(answer, kind):
        raise TypeError(f"no {kind.__name__}")
    if isinstance(answer, str) and len(answer) > _LONG:
        raise TypeError("a text without end")
    if is_dataclass(answer):
        for field in fields(answer):
            _check(getattr(answer, field.name), get_type_hints(type(answer))[field.name])
    if isinstance(answer, list | tuple):
        inner = get_args(promised)
        fixed = kind is tuple and inner[-1] is not Ellipsis
        if len(answer) > _MANY or (fixed and len(answer) != len(inner)):
            raise TypeError("more or less than there can be")
        for number, one in enumerate(answer):
            _check(one, inner[number if fixed else 0])
