"""Endings with open hands: the landlord alone, or a farmer whose partner plays perfectly with him.

The rules are those of *Standard*, without springs: who goes out first wins, however high. Only
ranks are kept; suits are dealt out as they come. ``python -m assets.puzzles.dou_dizhu`` finds them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from cardtable.art.assets import asset
from cardtable.engine.events import Event, Log
from cardtable.engine.match import Match, Seat
from cardtable.engine.options import Options
from cardtable.engine.puzzles import Fight, read_puzzles
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import DouDizhu
from cardtable.games.dou_dizhu.cards import (
    FULL_DECK,
    RANK_COUNT,
    codes,
    counts_from,
    counts_of,
    ranks_of,
    size,
    words_of,
)
from cardtable.games.dou_dizhu.deal import SEATS, MatchStart
from cardtable.games.dou_dizhu.perfect import Position, bare
from cardtable.games.dou_dizhu.plays import Reading, playable, readings
from cardtable.games.dou_dizhu.rules import house_rules
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import PLAY

#: House rules: *Standard*, and nothing counts but who wins.
CHANGES: dict[str, str | int] = {"deals": 1, "spring": "off"}
OPTIONS = DouDizhu().resolve("standard", CHANGES)
RULES = house_rules(OPTIONS)
FILE = "puzzles/dou_dizhu.json"


@dataclass(frozen=True)
class Ending(Fight):
    """One ending; it is the player's turn.

    Attributes:
        landlord: the landlord's seat; 0 is the player's.
        hands: the counts of each seat's cards.
        beat: the landlord's play that the player has to beat, ``None`` if the player leads.
        solution: the only play that wins, by ranks.
        plays: how many plays of the player's side the win takes, however long the others resist.
    """

    landlord: int
    hands: tuple[int, int, int]
    beat: Reading | None
    solution: Reading
    plays: int

    @property
    def position(self) -> Position:
        """The position as the solver counts it."""
        own = -self.landlord % SEATS
        first, second, third = (
            self.hands[(self.landlord + place) % SEATS] for place in range(SEATS)
        )
        owner, beat = (own, None) if self.beat is None else (0, bare(self.beat))
        return Position(first, second, third, own, owner, beat)

    @property
    def side(self) -> frozenset[int]:
        return frozenset({0} if self.landlord == 0 else set(range(SEATS)) - {self.landlord})

    @property
    def sets(self) -> tuple[int, int, int, int]:
        """The cards of each seat, and those of the play to beat."""
        left, sets = FULL_DECK, list[int]()
        for counts in (*self.hands, self.beat.counts if self.beat else 0):
            sets.append(_dealt(left, counts, self.number))
            left &= ~sets[-1]
        first, second, third, beat = sets
        return first, second, third, beat

    @property
    def cards(self) -> Sequence[str]:
        return codes(self.sets[0])

    def match(self, seats: Sequence[Seat]) -> Match:
        return Match(_Posed(self), OPTIONS, tuple(seats), self.seed)

    def row(self) -> dict[str, Any]:
        """Return what is kept of it."""
        row: dict[str, Any] = {
            "grade": self.grade,
            "landlord": self.landlord,
            "hands": ["".join(words_of(hand)) for hand in self.hands],
            "solution": str(self.solution),
            "plays": self.plays,
        }
        return row if self.beat is None else {**row, "beat": str(self.beat)}


@cache
def puzzles() -> tuple[Ending, ...]:
    """Return all endings.

    Raises:
        BadPuzzles: if their file is damaged.
    """
    return read_puzzles(asset(FILE), ending)


def ending(number: int, row: dict[str, Any]) -> Ending:
    """Read what :meth:`Ending.row` wrote.

    Raises:
        ValueError, KeyError, TypeError: if it is no ending: one with impossible cards, or with a
            solution that cannot be played.
    """
    first, second, third = map(counts_from, row["hands"])
    beat = Reading.parse(row["beat"]) if "beat" in row else None
    solution = Reading.parse(row["solution"])
    found = Ending(
        number, row["grade"], row["landlord"], (first, second, third), beat, solution, row["plays"]
    )
    if found.landlord not in range(SEATS) or found.plays < 2 or not (first and second and third):
        raise ValueError("nobody has won yet")
    dealt = [first, second, third]
    if beat is not None:
        dealt.append(beat.counts)
        if found.landlord == 0 or beat not in readings(RULES.plays, beat.counts):
            raise ValueError("nothing that a landlord can have played")
    if not _within(dealt, counts_of(FULL_DECK)):
        raise ValueError("more cards of a rank than there are")
    if not _within([solution.counts], first) or solution not in playable(
        RULES.plays, solution.counts, beat
    ):
        raise ValueError("a solution that cannot be played")
    return found


def _within(parts: Sequence[int], whole: int) -> bool:
    """Whether some counts together are at most the counts of the whole."""
    return all(
        sum(part >> 4 * rank & 15 for part in parts) <= whole >> 4 * rank & 15
        for rank in range(RANK_COUNT)
    )


class _Posed(DouDizhu):
    """Dou Dizhu that begins with an ending."""

    def __init__(self, puzzle: Ending) -> None:
        self._puzzle = puzzle

    def start(
        self, seats: int, options: Options, seed: Seed
    ) -> tuple[DouDizhuState, tuple[Event, ...]]:
        puzzle, landlord = self._puzzle, self._puzzle.landlord
        first, second, third, beat = puzzle.sets
        left = FULL_DECK & ~(first | second | third | beat)
        # What was played before is known to be gone, and by whom it was does not matter.
        turns: tuple[Played, ...] = (Played(landlord, codes(left)),)
        events: list[Event] = [Event.of("landlord", seat=landlord, stake=1, how="lot")]
        if puzzle.beat is not None:
            played = Played(landlord, codes(beat), puzzle.beat)
            turns = (*turns, played)
            events.append(
                Event.of(
                    "played",
                    seat=landlord,
                    cards=played.cards,
                    reading=str(puzzle.beat),
                    left=size(puzzle.hands[landlord]),
                    factor=1,
                )
            )
            if landlord == 1:  # the partner has passed
                turns = (*turns, Played(2))
                events.append(Event.of("passed", seat=2))
        state = DouDizhuState(
            setup=MatchStart(options, RULES, seed),
            phase=PLAY,
            turn=0,
            deal=1,
            hands=(first, second, third),
            landlord=landlord,
            opened=tuple(range(SEATS)),
            stake=1,
            turns=turns,
            trick_start=1,
            to_beat=puzzle.beat,
            beat_seat=landlord if puzzle.beat else -1,
            passed=1 << 2 if puzzle.beat and landlord == 1 else 0,
            log=Log().add(tuple(events)),
        )
        return state, tuple(events)


def _dealt(cards: int, counts: int, number: int) -> int:
    """Take cards by counts, with other suits in each puzzle."""
    taken = 0
    for rank in ranks_of(counts):
        suits = [suit for suit in range(4) if cards >> 4 * rank + suit & 1]
        start = (number + rank) % len(suits)
        suits = (suits[start:] + suits[:start])[: counts >> 4 * rank & 15]
        taken += sum(1 << 4 * rank + suit for suit in suits)
    return taken
