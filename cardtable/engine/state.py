"""What a game's states, views and legal actions guarantee.

Laws (see CONTRIBUTING.md): a state is a value; ``apply`` returns a new one with what happened; an
illegal action raises :class:`IllegalAction` and changes nothing; a seat's view holds all that this
seat may know and nothing else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Protocol, TypeVar

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.events import Event, History
from cardtable.engine.options import Options

#: Turn value when no seat is to act: a deal is over and lies open until somebody says ``next``.
TABLE = -1


class Chooser(Protocol):
    """What ``LegalActions.sample`` needs of a random generator (``random.Random`` has it)."""

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        """Return a number from ``start`` (or 0) below ``stop``."""
        ...


class LegalActions(ABC):
    """A live view of what may be done now: iterable, countable, ``in``.

    Iteration yields every legal action except those of an open range (a bet's amount), of which it
    yields representatives: the smallest, the largest, and for a bet the round amounts. ``in`` and
    :meth:`reason` know them all.
    """

    @abstractmethod
    def __iter__(self) -> Iterator[Action]: ...

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def reason(self, action: Action) -> IllegalAction | None:
        """Return why ``action`` is refused now, or ``None`` if it is legal. Never raises."""

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.reason(action) is None

    def __bool__(self) -> bool:
        return len(self) > 0

    def sample(self, rng: Chooser) -> Action:
        """Return a legal action drawn with ``rng``."""
        chosen = rng.randrange(len(self))
        for i, action in enumerate(self):
            if i == chosen:
                return action
        raise IndexError("there is no legal action")


class Listed(LegalActions):
    """Legal actions that are few enough to be listed.

    Args:
        actions: all of them.
        why: returns the reason to refuse any other action.
    """

    __slots__ = ("_actions", "_why")

    def __init__(self, actions: Sequence[Action], why: Callable[[Action], IllegalAction]) -> None:
        self._actions = tuple(actions)
        self._why = why

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def reason(self, action: Action) -> IllegalAction | None:
        return None if action in self._actions else self._why(action)

    def sample(self, rng: Chooser) -> Action:
        return self._actions[rng.randrange(len(self._actions))]


def nothing(reason: str) -> Listed:
    """Return an empty set of legal actions, where every action is refused with ``reason``."""
    return Listed((), lambda action: IllegalAction(reason))


@dataclass(frozen=True, slots=True)
class DealResult:
    """What one deal (round, hand) changed; one line of the score sheet.

    Attributes:
        number: of the deal, from 1.
        deltas: points or chips gained, one per seat (in the game's smallest unit).
        totals: points or chips after it, one per seat.
        facts: further ids for the score sheet (``("ending", "gin")``).
        summary: whether the line sums up the deals before it (a game of several hands) and is not
            itself a deal.
    """

    number: int
    deltas: tuple[int, ...]
    totals: tuple[int, ...]
    facts: tuple[tuple[str, int | str], ...] = ()
    summary: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    Attributes:
        reason: id (``rounds``, ``last_holder``, ``games``).
        scores: final points or chips, one per seat (in the game's smallest unit).
        winners: the seats that won; several share the win.
    """

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class View(ABC):
    """All that one seat may know. Games add fields of their own; every field is a value.

    Attributes:
        game_id: the game's id.
        options: the house rules in force.
        seat: whose view it is; ``None`` for an onlooker, who knows only what everybody knows.
        seats: number of seats at the table.
        phase: id of the phase.
        turn: the seat to act, :data:`TABLE`, or ``None`` when the match is over.
        deal: number of the deal (round, hand), from 1.
        scores: points or chips, one per seat (in the game's smallest unit).
        sheet: the deals that are finished.
        history: what happened, as far as this seat knows.
        outcome: how the match ended, or ``None``.
        levels: who sits at the table, one kind of :data:`cardtable.engine.match.SEAT_KINDS` per
            seat, as everybody can see; empty where that is not known.
    """

    game_id: str
    options: Options
    seat: int | None
    seats: int
    phase: str
    turn: int | None
    deal: int
    scores: tuple[int, ...]
    sheet: tuple[DealResult, ...]
    history: History
    outcome: Outcome | None
    levels: tuple[str, ...] = field(default=(), kw_only=True)

    @property
    @abstractmethod
    def legal(self) -> LegalActions:
        """What this seat may do now; empty when it is not its turn."""

    @property
    @abstractmethod
    def ends_with_next(self) -> bool:
        """Whether the match ends when the table goes on; meaningful only in the table's turn."""

    @property
    def plain(self) -> bool:
        """Whether everybody can see that the seat to act has no choice.

        It must follow from what an onlooker knows: at a shared computer such a move is made without
        handing the computer over. A game that does not define this is never plain.
        """
        return False

    @property
    def soon_open(self) -> bool:
        """Whether the move now asked for turns on cards that all will see before the deal is over.

        Then people who share a computer may agree that one without a choice is made without handing
        it over. It must follow from the rules and the phase.
        """
        return False

    @property
    def shared(self) -> bool:
        """Whether this seat sees nothing now that others do not, so that anybody may look on.

        It must follow from the rules and the phase. A game that does not define this always has
        something to hide.
        """
        return False

    @property
    def routine(self) -> Action | None:
        """One of the seat's choices, if nobody can tell any of them from the others."""
        return None

    @property
    def last_play(self) -> Action | None:
        """The play that would get rid of the whole hand, unless something speaks against it."""
        return None

    @property
    def idle(self) -> frozenset[int]:
        """The seats that will not be asked again, as far as one can tell (bankrupt ones)."""
        return frozenset()

    @property
    def aside(self) -> frozenset[int]:
        """The seats that only watch the rest of this deal, with nothing at stake."""
        return self.idle

    @property
    def to_act(self) -> bool:
        """Whether this seat may act now (everybody may when it is the table's turn)."""
        return self.turn is not None and self.turn in (self.seat, TABLE)


#: The view of one game, for what works on that game's views alone.
V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class State(ABC):
    """The whole truth of a match at one moment; a frozen value."""

    __slots__ = ()

    #: The seat to act, :data:`TABLE`, or ``None`` when the match is over.
    turn: int | None

    @property
    @abstractmethod
    def legal(self) -> LegalActions:
        """What the seat to act may do; the same as ``view(turn).legal``."""

    @abstractmethod
    def apply(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the state after ``action`` of the seat to act, and what happened.

        Raises:
            IllegalAction: if the rules do not allow it; nothing has changed.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return all that ``seat`` may know (``None``: an onlooker)."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the match ended, or ``None`` while it goes on."""

    @property
    def sealed(self) -> bool:
        """Whether the last action contained something that not everybody may know yet.

        Earlier actions are covered too, as long as the states after them are sealed.
        """
        return False


T = TypeVar("T")


class Changer(Protocol):
    """Makes a copy of a value with some of its fields changed; the copy is of the same class."""

    def __call__(self, value: T, changes: Mapping[str, Any], /) -> T: ...


def changer(cls: type) -> Changer:
    """Return a function that makes changed copies of instances of a frozen dataclass with slots.

    Subclasses must not add fields.

    ``dataclasses.replace`` runs the initialiser and asks for every field by name: with the thirty
    fields of a state that took half the time of replaying a match. This copies slot by slot.
    """
    slots = {field.name: cls.__dict__[field.name] for field in fields(cls)}
    copies = [(slot.__get__, slot.__set__) for slot in slots.values()]
    setters = {name: slot.__set__ for name, slot in slots.items()}

    def changed(value: T, changes: Mapping[str, Any]) -> T:
        new = object.__new__(type(value))
        for read, write in copies:
            write(new, read(value))
        for name, changed_to in changes.items():
            setters[name](new, changed_to)
        return new

    return changed
