"""A frozen value with a few of its many fields changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def changer(cls: type[T]) -> Callable[[T, Mapping[str, Any]], T]:
    """What makes changed copies of the instances of a frozen dataclass with slots.

    ``dataclasses.replace`` runs the initialiser and asks for every field by name: with the thirty
    fields of a state that was half the time of replaying a match. This copies slot by slot.
    """
    slots = {field.name: cls.__dict__[field.name] for field in fields(cls)}  # type: ignore[arg-type]
    copies = [(slot.__get__, slot.__set__) for slot in slots.values()]
    setters = {name: slot.__set__ for name, slot in slots.items()}

    def changed(value: T, changes: Mapping[str, Any]) -> T:
        new = object.__new__(cls)
        for read, write in copies:
            write(new, read(value))
        for name, changed_to in changes.items():
            setters[name](new, changed_to)
        return new

    return changed
