"""What a player infers from the table, and remembers of the round before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.engine.events import Event
from cardtable.games.kabu.view import KabuView


def bank_of(view: KabuView) -> int | None:
    """Return the chips that the dealer can pay; ``None`` if he pays on credit."""
    return None if view.rules.credit else view.scores[view.dealer]


_WON = frozenset({"higher", "triple", "shippin"})
_LOST = frozenset({"lower", "tie_lost", "dealer_special", "dealer_triple"})


@dataclass(frozen=True, slots=True)
class Memory:
    """Results of the round before, and the player's latest bet.

    Attributes:
        hot: 1 for each column that won, −1 for each that lost.
        own: the columns of its latest bet.
        gained: the chips that betting brought it, 0 if it dealt or did not bet.
    """

    hot: dict[int, int]
    own: frozenset[int]
    gained: int


def remembered(view: KabuView) -> Memory:
    """Return what the seat of ``view`` remembers when a new round begins."""
    hot: dict[int, int] = {}
    for event in _round_before(view):
        if event.kind == "column_result":
            verdict = event.word("verdict")
            hot[event.number("column")] = (verdict in _WON) - (verdict in _LOST)
    own = frozenset[int]()
    for event in reversed(view.history):
        if event.kind == "bet" and event.number("seat") == view.seat:
            own |= {event.number("column")}
        elif own:
            break
    line = view.sheet[-1] if view.sheet else None
    dealt = line is not None and dict(line.facts).get("dealer") == view.seat
    gained = 0 if line is None or dealt or view.seat is None else line.deltas[view.seat]
    return Memory(hot, own, gained)


def _round_before(view: KabuView) -> Iterator[Event]:
    rounds = 0
    for event in reversed(view.history):
        rounds += event.kind == "round_started"
        if rounds == 2:
            return
        if rounds == 1:
            yield event


#: What is believed of somebody who has not been seen to bet, as a share of the starting chips; a
#: person is thought to be in between.
_FIRST_IMPRESSION = {"easy": 0.16, "medium": 0.11, "hard": 0.05, "expert": 0.08}
_PERSON = 0.1
#: The number of bets that the first impression counts for.
_IMPRESSED = 3
#: The number of rounds that are remembered.
_REMEMBERED = 12
#: How much likelier each choice is for somebody who bets by the standings than by habit: when in
#: front, betting and not; when behind, not betting, too little to pass, and enough.
_IN_FRONT = (0.6, 1.4)
_BEHIND = (0.3, 0.75, 1.5)
#: What is far more than needed, as a share of the starting chips.
_FAR = 0.08


@dataclass(frozen=True, slots=True)
class Habit:
    """How a seat has bet in this match.

    Attributes:
        stake: its usual stake, in chips; nothing counts as 0.
        watches: how much likelier its bets are for somebody who looks at the standings all the
            time than for somebody who never does.
        bold: how likely it bets far more than it needs when it is behind.
    """

    stake: float
    watches: float
    bold: float


def habits(view: KabuView) -> tuple[Habit, ...]:
    """Return how each seat bets, as far as it was seen in this match."""
    bets: list[list[tuple[int, int]]] = [[] for _ in range(view.seats)]  # round, chips
    number = view.deal
    for event in reversed(view.history):
        if event.kind == "round_started":
            number -= 1
            if number <= view.deal - _REMEMBERED:
                break
        elif event.kind in ("bet", "passed"):
            mine = bets[event.number("seat")]
            amount = event.number("amount") if event.kind == "bet" else 0
            if mine and mine[-1][0] == number:  # on several columns
                amount += mine.pop()[1]
            mine.append((number, amount))
    found = []
    for seat, placed in enumerate(bets):
        level = view.levels[seat] if view.levels else ""
        first = view.rules.chips * _FIRST_IMPRESSION.get(level, _PERSON)
        stake = sum(amount for _, amount in placed) + _IMPRESSED * first
        watches, chased, far = 1.0, 1, 0.3
        for number, amount in placed:
            chips = (
                view.sheet[number - 2].totals if number > 1 else (view.rules.chips,) * view.seats
            )
            behind = max(chips[:seat] + chips[seat + 1 :]) - chips[seat]
            if behind < 0:
                watches *= _IN_FRONT[amount <= view.rules.min_bet]
            else:
                watches *= _BEHIND[(amount > 0) + (amount > behind)]
                if amount > behind:
                    chased, far = chased + 1, far + (amount > behind + view.rules.chips * _FAR)
        found.append(Habit(stake / (len(placed) + _IMPRESSED), watches, far / chased))
    return tuple(found)
