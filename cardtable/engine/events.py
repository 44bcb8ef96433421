"""Events: what happened, as ids and parameters, with what only some seats saw kept apart.

An event never holds a sentence. Its public part is known to everybody; its secret part only to the
seats in ``to``. Only ``event.seen_by(seat)``, the part known to that seat, reaches views, logs and
animations.

Text notation (round-trips): ``drew seat=1 ! to=1 card=7H`` - the secret part follows the ``!``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from cardtable.engine.quoting import quoted

#: A parameter: a number, a word, or a list of words.
Value = int | str | tuple[str, ...]
Params = tuple[tuple[str, Value], ...]
#: An event without a secret part, as sent to another process: kind and parameters.
_Plain = tuple[str, Params]

_KEY = re.compile(r"[a-z][a-z0-9_]*\Z")
_WORD = re.compile(r"[A-Za-z0-9_+-]*\Z")
_NUMBER = re.compile(r"-?[0-9]{1,12}\Z")
_TO = re.compile(r"to=[0-9]{1,3}(,[0-9]{1,3})*\Z")


class MalformedEvent(ValueError):
    """The text is not an event. The message is one sentence for a person."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table.

    Attributes:
        kind: id of the happening (``dealt``, ``bet``, ``knocked``).
        params: what everybody saw.
        secret: what only the seats in ``to`` saw in addition.
        to: the seats that saw the secret part, ascending.
    """

    kind: str
    params: Params = ()
    secret: Params = ()
    to: tuple[int, ...] = ()

    @classmethod
    def of(cls, kind: str, **params: Value) -> Event:
        """A public event: ``Event.of("bet", seat=1, column=2, amount=30)``."""
        return cls(kind, tuple(params.items()))

    def secretly(self, *to: int, **secret: Value) -> Event:
        """Return the same event with a part that only the seats ``to`` saw."""
        return Event(self.kind, self.params, tuple(secret.items()), tuple(sorted(to)))

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as ``seat`` (``None``: an onlooker) knows it, without a secret part."""
        if not self.secret:
            return self
        if seat is not None and seat in self.to:
            return Event(self.kind, self.params + self.secret)
        return Event(self.kind, self.params)

    def get(self, key: str, default: Value | None = None) -> Value | None:
        """The public parameter ``key``, or ``default``."""
        for name, value in self.params:
            if name == key:
                return value
        return default

    def number(self, key: str) -> int:
        """The public parameter ``key``, which is a number."""
        value = self.get(key)
        assert isinstance(value, int), (self.kind, key, value)
        return value

    def word(self, key: str) -> str:
        """The public parameter ``key``, which is a word."""
        value = self.get(key)
        assert isinstance(value, str), (self.kind, key, value)
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """The public parameter ``key``, which is a list of words."""
        value = self.get(key)
        assert isinstance(value, tuple), (self.kind, key, value)
        return value

    def __contains__(self, key: str) -> bool:
        return any(name == key for name, _ in self.params)

    def __str__(self) -> str:
        text = " ".join((self.kind, *(f"{k}={_write(v)}" for k, v in self.params)))
        if self.secret:
            seats = ",".join(str(s) for s in self.to)
            text += f" ! to={seats} " + " ".join(f"{k}={_write(v)}" for k, v in self.secret)
        return text

    @classmethod
    def parse(cls, text: str) -> Event:
        """Read the notation.

        Raises:
            MalformedEvent: if ``text`` is not an event.
        """
        public, bang, secret = text.partition(" ! ")
        words = public.split()
        if not words or not _KEY.match(words[0]):
            raise MalformedEvent(f"{quoted(text)} is not an event.")
        params = tuple(_read(word) for word in words[1:])
        if not bang:
            return cls(words[0], params)
        first, _, rest = secret.strip().partition(" ")
        if not _TO.match(first) or not rest.split():
            raise MalformedEvent("The secret part of an event starts with the seats that saw it.")
        to = tuple(int(s) for s in first[3:].split(","))
        return cls(words[0], params, tuple(_read(word) for word in rest.split()), to)


def _write(value: Value) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f"'{value}"  # a leading quote: the word “7” is not the number 7
    return "[" + ",".join(value) + "]"


def _read(word: str) -> tuple[str, Value]:
    key, equals, text = word.partition("=")
    if not equals or not _KEY.match(key):
        raise MalformedEvent(f"{quoted(word, 24)} is not a parameter of an event.")
    if _NUMBER.match(text):
        return key, int(text)
    if text.startswith("'") and _WORD.match(text[1:]):
        return key, text[1:]
    if text.startswith("[") and text.endswith("]"):
        items = tuple(text[1:-1].split(",")) if text != "[]" else ()
        if all(item and _WORD.match(item) for item in items):
            return key, items
    raise MalformedEvent(f"{quoted(word, 24)} is not a parameter of an event.")


class Log:
    """All that has happened in a match: a persistent list that shares its past.

    Adding takes constant time and leaves the old log unchanged, so each state can keep its own.
    """

    __slots__ = ("_batch", "_length", "_past")

    def __init__(self) -> None:
        self._past: Log | None = None
        self._batch: tuple[Event, ...] = ()
        self._length = 0

    def add(self, events: tuple[Event, ...]) -> Log:
        """Return the log with ``events`` appended."""
        if not events:
            return self
        new = Log()
        new._past, new._batch, new._length = self, events, self._length + len(events)
        return new

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Event]:
        return reversed(tuple(reversed(self)))

    def __reversed__(self) -> Iterator[Event]:
        node: Log | None = self
        while node is not None:
            yield from reversed(node._batch)
            node = node._past

    def seen_by(self, seat: int | None) -> History:
        """Return what ``seat`` knows of all that happened."""
        return History(self, seat)


class History:
    """One seat's knowledge of a log: a sequence of events without secrets, built when read.

    A long match has thousands of events, and each view has a history: code that needs only the
    latest events reads backwards (``reversed``) or asks for the new ones (:meth:`since`), which
    costs no more than the events read.
    """

    __slots__ = ("_events", "_log", "_seat")

    def __init__(self, log: Log, seat: int | None) -> None:
        self._log, self._seat = log, seat
        self._events: tuple[Event, ...] | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, oldest first."""
        if self._events is None:
            self._events = tuple(reversed(self))[::-1]
        return self._events

    def __len__(self) -> int:
        return len(self._log)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __reversed__(self) -> Iterator[Event]:
        return (event.seen_by(self._seat) for event in reversed(self._log))

    def __getitem__(self, index: int) -> Event:
        return self.events[index]

    def since(self, count: int) -> tuple[Event, ...]:
        """The events after the first ``count``."""
        return tuple(islice(reversed(self), max(0, len(self) - count)))[::-1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History) and self.events == other.events

    def __hash__(self) -> int:
        return hash(self.events)

    def __repr__(self) -> str:
        return f"History({len(self)} events)"

    def __reduce__(self) -> tuple[type[_Told], tuple[tuple[_Plain, ...]]]:
        # Only what the seat knows goes to another process, never the log behind it; plain tuples
        # are several times faster to send than events.
        return _Told, (tuple((event.kind, event.params) for event in reversed(self)),)


class _Told(History):
    """A history received from another process: what the seat knew, newest first, without a log."""

    __slots__ = ("_rows",)

    def __init__(self, rows: tuple[_Plain, ...]) -> None:
        super().__init__(Log(), None)
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __reversed__(self) -> Iterator[Event]:
        return (Event(kind, params) for kind, params in self._rows)
