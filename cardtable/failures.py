"""How a command reports that it cannot do what it was asked to do."""

from __future__ import annotations

from cardtable.translation import Message, message

#: What systems say of a library for which there is no memory.
_SHORT = ("failed to map segment", "annot allocate memory", "cannot create shared object")


class Failure(Exception):
    """A command could not do its work; the message is one sentence (exit 1)."""


class WrongUse(Exception):
    """The command was called wrongly; the message is one sentence (exit 2)."""


def not_enough_memory() -> Message:
    """The sentence of a command that a limit, or other programs, leave no memory."""
    return message("There isn’t enough memory.")


def lacks_memory(error: BaseException) -> bool:
    """Whether something, such as a library, did not get the memory that it needs."""
    return isinstance(error, MemoryError) or (
        isinstance(error, ImportError) and any(said in str(error) for said in _SHORT)
    )
