"""A match being played: game, options, seats, seed, promise and the actions so far.

That is the whole truth: the same match follows from it on every system. The states on the way are
kept so that an action can be taken back at once. Nothing else runs rules.
"""

from __future__ import annotations

import copy
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import NamedTuple

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.failed import ruled
from cardtable.engine.game import Game
from cardtable.engine.notes import NO_NOTES, WAYS, Notes
from cardtable.engine.options import Options
from cardtable.engine.promise import Promise, Terms
from cardtable.engine.quoting import harmless, quoted
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, Outcome, State, View
from cardtable.translation import message

#: What can sit in a seat: a person, or a bot of a level.
LEVELS = ("easy", "medium", "hard", "expert")
SEAT_KINDS = ("human", *LEVELS)
#: What the levels are called within a sentence.
LEVEL_NAMES = {
    "easy": message("easy"),
    "medium": message("medium"),
    "hard": message("hard"),
    "expert": message("expert"),
}
#: All notes there can be on how a bot was asked; for one that played for a person, with its level.
HOWS = (*WAYS, *(f"{level} {way}".strip() for level in LEVELS for way in WAYS))
#: Most characters of a name that are kept: 24 that somebody typed, and a suffix to tell equal names
#: apart.
MAX_SHOWN = 32
_CHARACTER = re.compile(r"[a-z][a-z0-9-]{0,23}\Z")


class BadSeat(ValueError):
    """A seat that cannot be taken: unknown kind, or too few or too many. One sentence."""


class BrokenRecord(ValueError):
    """The actions do not make a match. One sentence that names the first wrong one.

    Attributes:
        index: of the first wrong action, from 0.
    """

    def __init__(self, message: str, index: int) -> None:
        super().__init__(message)
        self.index = index


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat.

    Attributes:
        kind: ``human`` or the level of a bot.
        name: as shown, on one line; empty until the window gives one.
        portrait: number of the picture.
        character: id of the named opponent who plays (see ``cardtable.bots.characters``), or empty;
            an unknown one plays like any bot of its level.
    """

    kind: str
    name: str = ""
    portrait: int = 0
    character: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", harmless(self.name, MAX_SHOWN))
        if self.kind not in SEAT_KINDS:
            known = ", ".join(SEAT_KINDS)
            raise BadSeat(
                message(
                    "Unknown seat {kind}. Available: {known}.", kind=quoted(self.kind), known=known
                )
            )
        if self.character and (self.is_human or not _CHARACTER.match(self.character)):
            raise BadSeat(message("{name} can’t play in this seat.", name=quoted(self.character)))

    @property
    def is_human(self) -> bool:
        """Whether a person sits here."""
        return self.kind == "human"


def check_seats(game: Game, count: int) -> None:
    """Raise :class:`BadSeat` unless ``game`` can be played by ``count``."""
    counts = game.seat_counts
    if count not in counts:
        low, high = counts[0], counts[-1]
        if low == high:
            raise BadSeat(
                message(
                    "{game} is for {low} players, not {count}.", game=game.id, low=low, count=count
                )
            )
        raise BadSeat(
            message(
                "{game} is for {low} to {high} players, not {count}.",
                game=game.id,
                low=low,
                high=high,
                count=count,
            )
        )


def promise_of(
    game: Game,
    options: Options,
    seats: Iterable[Seat],
    words: Iterable[str] = (),
    numbered: bool = False,
) -> Promise:
    """Return the promise for a match that is about to begin, with the words that were added."""
    sitting = tuple(seats)
    added = tuple(words) or ("",) * len(sitting)
    terms = Terms(
        game.id,
        tuple((key, str(value)) for key, value in options.items()),
        tuple((seat.kind, seat.character, seat.name) for seat in sitting),
        numbered,
    )
    return Promise(terms, added)


class _Stand(NamedTuple):
    """Turn and outcome of a state."""

    turn: int | None
    outcome: Outcome | None


@dataclass
class Match:
    """One match from its first card to its last.

    Attributes:
        game, options, seats, seed: what it started from.
        actions: the actions so far.
        opening: what happened before the first decision.
        promise: what was fixed before the deal, and the words added to it; ``None`` in a match from
            before there were promises, whose fingerprint covers the seed alone.
        notes: help that was taken, and how bots were asked.
    """

    game: Game
    options: Options
    seats: tuple[Seat, ...]
    seed: Seed
    actions: list[Action] = field(default_factory=list)
    opening: tuple[Event, ...] = ()
    promise: Promise | None = None
    notes: Notes = NO_NOTES
    _states: list[State] = field(default_factory=list, repr=False)
    #: Turn and outcome of each state, asked once and kept.
    _stands: list[_Stand] = field(default_factory=list, repr=False)
    _happened: list[tuple[Event, ...]] = field(default_factory=list, repr=False)

    def __post_init__(self) -> None:
        count = len(self.seats)
        check_seats(self.game, count)
        planned, self.actions = self.actions, []
        with ruled(self.game.id):
            state, self.opening = self.game.start(count, self.options, self.deal)
            self._states, self._stands = [state], [_Stand(state.turn, state.outcome)]
        self._happened = [self.opening]
        self._replay(planned)

    def _replay(self, actions: Iterable[Action]) -> None:
        for index, action in enumerate(actions):
            try:
                self.play(action)
            except IllegalAction as error:
                raise BrokenRecord(
                    f"Action {index + 1} (“{action}”) is not legal here: {error}.", index
                ) from error

    @property
    def deal(self) -> Seed:
        """The seed from which the cards follow."""
        return self.seed if self.promise is None else self.promise.deal(self.seed)

    @property
    def commitment(self) -> str:
        """The 64 digits that fixed the deal before it was dealt."""
        if self.promise is None:
            return self.seed.fingerprint
        return self.promise.commitment(self.seed)

    def bot_seed(self, number: int) -> int:
        """Return the seed for the random choices of the bot that does action ``number``."""
        return number * 1_000_003 + int(self.deal.fingerprint[:8], 16)

    @property
    def state(self) -> State:
        """The current state."""
        return self._states[-1]

    @property
    def turn(self) -> int | None:
        """The seat to act, ``TABLE``, or ``None`` when the match is over."""
        return self._stands[-1].turn

    @property
    def turns(self) -> tuple[int, ...]:
        """Whose turn each action so far was (``TABLE`` for the table's own)."""
        return tuple(stand.turn for stand in self._stands[:-1] if stand.turn is not None)

    @property
    def told(self) -> int:
        """How many actions, from the first on, everybody may know."""
        count = len(self.actions)
        if self.outcome is None:
            with ruled(self.game.id):
                while count and self._states[count].sealed:
                    count -= 1
        return count

    @property
    def whole_log(self) -> tuple[Event, ...]:
        """All that happened, including secrets: for records and reviews of a finished match."""
        return tuple(event for events in self._happened for event in events)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or ``None``."""
        return self._stands[-1].outcome

    def view(self, seat: int | None) -> View:
        """Return what ``seat`` may know now.

        Raises:
            GameFailed: if the rules fail.
        """
        return self._seen(self.state, seat)

    def view_before(self, number: int, seat: int | None) -> View:
        """Return what ``seat`` could know before action ``number`` (from 0).

        Raises:
            IndexError: if there is no such action.
        """
        if not 0 <= number < len(self.actions):
            raise IndexError(f"there are only {len(self.actions)} actions")
        return self._seen(self._states[number], seat)

    def happened(self, number: int) -> tuple[Event, ...]:
        """Return what happened with action ``number`` (from 0), including secrets."""
        return self._happened[number + 1]

    def actions_until(self, event: int) -> int:
        """Return how many actions had been done once an event of the log (from 0) had happened."""
        ends = list(accumulate(len(events) for events in self._happened))
        return min(bisect_right(ends, event), len(self.actions))

    def until(self, count: int) -> Match:
        """Return the same match as it stood after ``count`` actions, to be continued differently.

        Raises:
            IndexError: if there are fewer.
        """
        if not 0 <= count <= len(self.actions):
            raise IndexError(f"there are only {len(self.actions)} actions")
        other = copy.copy(self)
        other.actions = self.actions[:count]
        other._states = self._states[: count + 1]
        other._stands = self._stands[: count + 1]
        other._happened = self._happened[: count + 1]
        other.notes = self.notes.cut(count)
        return other

    def _seen(self, state: State, seat: int | None) -> View:
        with ruled(self.game.id):
            return replace(state.view(seat), levels=tuple(one.kind for one in self.seats))

    def refused(self, action: Action) -> IllegalAction | None:
        """Return why ``action`` cannot be done now, or ``None`` if it can.

        Raises:
            GameFailed: if the rules fail.
        """
        if self.turn is None:
            return IllegalAction("match_over")
        with ruled(self.game.id):
            legal = self.state.legal
            return None if action in legal else legal.reason(action) or IllegalAction("not_now")

    def any_action(self) -> Action:
        """Return the first action that is legal now.

        Raises:
            GameFailed: if the rules know none.
        """
        with ruled(self.game.id):
            return next(iter(self.state.legal))

    def play(self, action: Action) -> tuple[Event, ...]:
        """Do ``action`` for the seat to act; return what happened.

        Raises:
            IllegalAction: if it is refused; nothing has changed.
            GameFailed: if the rules fail; nothing has changed either.
        """
        if self.turn is None:
            raise IllegalAction("match_over")
        with ruled(self.game.id, may_refuse=True):
            state, events = self.state.apply(action)
            stand = _Stand(state.turn, state.outcome)
        self._states.append(state)
        self._stands.append(stand)
        self._happened.append(events)
        self.actions.append(action)
        return events

    def undo(self, steps: int = 1) -> None:
        """Take back the last ``steps`` actions.

        Raises:
            IndexError: if there are fewer.
        """
        if not 0 <= steps <= len(self.actions):
            raise IndexError(f"only {len(self.actions)} actions can be taken back")
        if steps:
            del self._states[-steps:]
            del self._stands[-steps:]
            del self._happened[-steps:]
            del self.actions[-steps:]
            self.notes = self.notes.cut(len(self.actions))

    def forget_way(self) -> None:
        """Keep only the current position; earlier ones can no longer be restored or looked at."""
        del self._states[:-1]
        del self._stands[:-1]
        del self._happened[:-1]

    def last_decision_of(
        self, seats: Sequence[int], made: Callable[[View], bool] = lambda _view: False
    ) -> int | None:
        """How many actions must be undone to undo the last one by one of ``seats``, or ``None``.

        ``made``: whether the move that a seat's view calls for was made without asking it.
        """
        for steps in range(1, len(self.actions) + 1):
            turn = self._stands[-1 - steps].turn
            if turn is None or turn == TABLE or turn not in seats:
                continue
            if not made(self.view_before(len(self.actions) - steps, turn)):
                return steps
        return None


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A finished deal (hand) of a match.

    Attributes:
        number: within the match, from 1.
        begin: number of actions before it was dealt.
        end: number of actions when it lay open.
    """

    number: int
    begin: int
    end: int


def played_deals(match: Match) -> list[PlayedDeal]:
    """Return the finished deals of a match, oldest first."""
    deals, begin = [], 0
    for count, turn in enumerate((*match.turns, match.turn)):
        if turn == TABLE:
            number = match.until(count).view(None).deal
            deals.append(PlayedDeal(number, begin, count))
            begin = count + 1
    return deals


def gained(line: Match, number: int, seat: int) -> int:
    """Return what deal ``number`` brought a seat, in the game's smallest unit.

    Where two play and only the winner scores, the winner's points count as the other's loss.
    """
    sheet = line.view(None).sheet
    deltas = next(row.deltas for row in sheet if row.number == number and not row.summary)
    if len(deltas) == 2 and deltas[seat] != -deltas[1 - seat]:
        return deltas[seat] - deltas[1 - seat]
    return deltas[seat]
