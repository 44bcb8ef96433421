"""Positions that climb towards puzzles: cards are exchanged as long as that makes them harder.

Everything follows from the number of an attempt. An attempt begins with hands of random
combinations and is worth what its best position is worth.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardtable.engine.match import Seat
from cardtable.games.dou_dizhu.bot import rule_of_thumb
from cardtable.games.dou_dizhu.cards import RANK_COUNT, card_set, size
from cardtable.games.dou_dizhu.legal import read_play
from cardtable.games.dou_dizhu.moves import plays
from cardtable.games.dou_dizhu.perfect import Position, Solver, TooHard
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.puzzles import RULES, Ending
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Most positions that a solver may look at to see who wins, and to judge a puzzle.
QUICK, LIMIT = 2_000, 10_000
#: Fewest first plays of a leader; who follows a play has two fewer.
FEWEST = 5
#: Random positions and exchanges tried in an attempt, and after how many without success it ends.
STARTS, STEPS, PATIENCE = 40, 140, 40
#: What a hand is made of, and how often each is chosen.
_KINDS = {"single": 4, "pair": 5, "triple": 3, "straight": 3, "pairs": 1, "bomb": 0.4, "high": 4}
_WHOLE = (4,) * 13 + (1, 1)
_SEATS = tuple(Seat("human") if seat == 0 else Seat("easy") for seat in range(3))


@dataclass(frozen=True)
class Found:
    """A position that may become a puzzle.

    Attributes:
        ending: the puzzle, its grade still open.
        choices: how many first plays there are, a pass included.
        only: at how many turns of the main line, the first included, the player's side has a choice
            and just one play wins.
        tempting: for how many first plays that lose the others need as many plays as the player's
            side would need for the win, or more.
        longest: whether playing most cards at once, the lowest, happens to be right.
    """

    ending: Ending
    choices: int
    only: int
    tempting: int
    longest: bool

    @property
    def hardness(self) -> float:
        """How hard it is, in no unit: the higher, the harder."""
        cards = sum(map(size, self.ending.hands))
        hidden = 0 if self.longest else 2
        return self.ending.plays + 1.5 * self.only + 0.15 * self.tempting + 0.12 * cards + hidden


def attempt(number: int) -> Found | None:
    """Return the best puzzle of an attempt, if it has come to one."""
    rng = random.Random(f"dou dizhu ending {number}")
    begun = [sketch for _ in range(STARTS) if (sketch := _begun(rng)) is not None]
    (worth, found), best = max(
        ((_judged(sketch), sketch) for sketch in begun), key=lambda judged: judged[0][0]
    )
    idle = 0
    for _ in range(STEPS):
        tried = _exchanged(best, rng)
        if tried is not None:
            now, candidate = _judged(tried)
            idle = 0 if now > worth else idle + 1
            if now >= worth:
                worth, best, found = now, tried, candidate or found
        if idle > PATIENCE:
            break
    return found


Sketch = tuple[int, tuple[tuple[int, ...], ...], Reading | None]


def _begun(rng: random.Random) -> Sketch | None:
    """Return landlord, hands by ranks, and the play to beat of a random position."""
    landlord = rng.choice((0, 0, 1, 2))
    most = rng.choice((5, 6, 7, 8, 9, 10))
    left = list(_WHOLE)
    hands = []
    for seat in range(3):
        fewest = 4 if seat == 0 else 2
        hand = _hand(rng, left, rng.randint(max(fewest, most - 4), most))
        hands.append(hand)
    beat = None
    if landlord and rng.random() < 0.6:
        cards = _hand(rng, left, rng.choice((1, 1, 2, 2, 3, 4, 5)))
        found = [
            reading
            for reading in plays(RULES.plays, _counts(cards), None)
            if size(reading.counts) == len(cards) and not reading.is_bomb
        ]
        if not found:
            return None
        beat = found[0]
    return landlord, tuple(hands), beat


def _hand(rng: random.Random, left: list[int], cards: int) -> tuple[int, ...]:
    hand: list[int] = []
    while len(hand) < cards:
        kind = rng.choices(list(_KINDS), list(_KINDS.values()))[0]
        ranks = _combination(rng, kind)
        if len(hand) + len(ranks) > cards or any(left[r] < ranks.count(r) for r in ranks):
            continue
        for rank in ranks:
            left[rank] -= 1
        hand += ranks
    return tuple(sorted(hand))


def _combination(rng: random.Random, kind: str) -> list[int]:
    if kind == "straight":
        length = rng.choice((5, 5, 5, 6, 7))
        base = rng.randrange(12 - length + 1)
        return list(range(base, base + length))
    if kind == "pairs":
        base = rng.randrange(10)
        return [rank for rank in range(base, base + 3) for _ in range(2)]
    if kind == "high":
        return [rng.choice((10, 11, 12, 12, 13, 14))]
    return [rng.randrange(13)] * {"single": 1, "pair": 2, "triple": 3, "bomb": 4}[kind]


def _counts(ranks: tuple[int, ...]) -> int:
    return sum(1 << 4 * rank for rank in ranks)


def _exchanged(sketch: Sketch, rng: random.Random) -> Sketch | None:
    """Return the position with a card or two of one hand replaced, added or taken away."""
    landlord, hands, beat = sketch
    changed = [list(hand) for hand in hands]
    used = [rank for hand in hands for rank in hand]
    gone = [beat.counts >> 4 * rank & 15 if beat else 0 for rank in range(RANK_COUNT)]
    left = [whole - used.count(r) - gone[r] for r, whole in enumerate(_WHOLE)]
    hand = rng.choice(changed)
    how = rng.random()
    if how < 0.3:  # with another hand
        other = rng.choice([one for one in changed if one is not hand])
        mine, theirs = rng.choice(hand), rng.choice(other)
        hand.remove(mine)
        other.remove(theirs)
        hand.append(theirs)
        other.append(mine)
    elif how < 0.75:  # with a card that is gone, perhaps all of a rank
        mine = rng.choice(hand)
        number = hand.count(mine) if rng.random() < 0.5 else 1
        fit = [rank for rank in range(RANK_COUNT) if rank != mine and left[rank] >= number]
        if not fit:
            return None
        for _ in range(number):
            hand.remove(mine)
        hand += [rng.choice(fit)] * number
    elif how < 0.9 and len(hand) < 12:
        fit = [rank for rank in range(RANK_COUNT) if left[rank]]
        hand.append(rng.choice(fit))
    elif len(hand) > 3:
        hand.remove(rng.choice(hand))
    return landlord, tuple(tuple(sorted(one)) for one in changed), beat


def _judged(sketch: Sketch) -> tuple[float, Found | None]:
    """Return how near a position is to a good puzzle, and the puzzle if it is one."""
    landlord, hands, beat = sketch
    first, second, third = map(_counts, hands)
    draft = Ending(1, 1, landlord, (first, second, third), beat, Reading("single", 0, 1, 1), 0)
    position, solver = draft.position, Solver(RULES.plays, QUICK)
    bombs = sum(hand.count(r) == 4 for hand in hands for r in range(RANK_COUNT))
    bombs += sum(13 in hand and 14 in hand for hand in hands)
    if bombs > 1:
        return -1.0, None
    try:
        winning = solver.winning(position)
        if not winning:
            return 0.0, None
        if len(winning) > 1:
            return 1 / len(winning), None
        solution = winning[0]
        if solution is None:
            return 0.0, None
        choices = len(solver.options(position))
        few = choices < (FEWEST if beat is None else FEWEST - 2)
        if few or is_obvious(replace(draft, solution=solution)):
            return 1.0, None
        solver.limit = LIMIT
        plays_needed = solver.plays_to_win(position)
        if plays_needed < 3:
            return 1.1, None
        only = sum(_only_moves(solver, position))
        if only < 2:
            return 1.2, None
        tempting = sum(
            solver.plays_to_win(position.after(play)) >= plays_needed
            for play in solver.options(position)
            if play != solution
        )
    except TooHard:
        return -1.0, None
    ending = replace(draft, solution=solution, plays=plays_needed)
    found = Found(ending, choices, only, tempting, is_longest(ending))
    return 2.0 + found.hardness, found


def _only_moves(solver: Solver, position: Position) -> Iterator[bool]:
    """Yield for each turn of the winning side on the main line whether just one play wins."""
    landlord = solver.landlord_wins(position)
    while position.winner is None:
        play = solver.best(position)
        if (position.turn == 0) is landlord:
            options = solver.options(position)
            goes_out = position.after(play).winner is not None
            yield len(options) > 1 and not goes_out and len(solver.winning(position)) == 1
        position = position.after(play)


def is_obvious(ending: Ending) -> bool:
    """Whether the easy opponent would find the solution."""
    view = ending.match(_SEATS).view(0)
    assert isinstance(view, DouDizhuView)
    action = rule_of_thumb.think(view, "easy", "", 0).action
    if action.verb != "play":
        return False
    play = read_play(RULES.plays, card_set(view.hand), ending.beat, action.args)[1]
    return play == ending.solution


def is_longest(ending: Ending) -> bool:
    """Whether the solution is the lowest of the plays with most cards."""
    options = list(plays(RULES.plays, ending.hands[0], ending.beat))
    most = max(size(play.counts) for play in options)
    lowest = next(play for play in options if size(play.counts) == most)
    return lowest.counts == ending.solution.counts
