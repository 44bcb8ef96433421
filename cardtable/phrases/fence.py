"""The fence round the sentences and controls of a plugin game.

Whatever their methods raise is turned into an error that says which game failed, and nothing else;
an exit raised in them would otherwise end the program. Sentences are asked for in the middle of
Qt's own work, where nothing may be raised at all: if somebody listens for failures, a failing
sentence is reported there and is empty.
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
from cardtable.phrases.isolating import isolated
from cardtable.phrases.rulebook import Section, Term

Kind = TypeVar("Kind")
Heard = Callable[[GameFailed], object]

#: Maximum length of one text, and the most texts in one answer.
_LONG, _MANY = 20_000, 2_000
#: What replaces a failed answer, by its type.
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
#: Classes that already have their fence.
_made: dict[type, type[Any]] = {}
_listeners: list[Heard] = []


@contextmanager
def listening(heard: Heard) -> Iterator[None]:
    """Report sentences that fail to ``heard``; they are empty meanwhile."""
    _listeners.append(heard)
    try:
        yield
    finally:
        _listeners.remove(heard)


def listen(heard: Heard) -> None:
    """Report them to ``heard`` from now on, and to no earlier listener."""
    _listeners[:] = [heard]


def fenced(kind: type[Kind], game: str) -> type[Kind]:
    """The same class, but its public methods raise only ``GameFailed``."""
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
    """The sentences of a plugin game, with their fence."""
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
                    if name == "title":
                        return isolated(answer)
                return answer
        except GameFailed as error:
            if not _listeners or promised not in _EMPTY or not isinstance(words[0], Phrases):
                raise
            _listeners[-1](error)
            return _EMPTY[promised]()

    return asked


def _promised(name: str) -> object:
    """The return type of a method of :class:`Phrases`; ``None`` for other methods."""
    method = getattr(Phrases, name, None)
    return get_type_hints(method)["return"] if inspect.isfunction(method) else None


def _check(answer: object, promised: Any) -> None:
    """Raise :class:`TypeError` unless an answer has the promised type."""
    if get_origin(promised) is types.UnionType:  # something, or ``None``
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
