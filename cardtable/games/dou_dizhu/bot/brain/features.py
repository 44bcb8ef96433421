"""The network's input: 0s and 1s about a position and about each move in it.

The position's part is the same for all moves, so that its share of the first layer is computed
once. The seat to move knows all of it.
"""

from __future__ import annotations

import numpy as np

from cardtable.games.dou_dizhu.bot.brain.lockstep import NONE_DECLINED, Deals, Moves
from cardtable.games.dou_dizhu.bot.brain.lookups import (
    BASE,
    CATEGORY,
    CORE,
    GUARD,
    LENGTH,
    LINES,
    PASS,
    SIZE,
    Hands,
    Ints,
)
from cardtable.games.dou_dizhu.bot.brain.packed import (
    MOST_TURNS,
    Bytes,
    Masks,
    masks,
    sizes,
    thermometer,
    turns,
)
from cardtable.games.dou_dizhu.cards import BLACK, RANK_COUNT, RED
from cardtable.games.dou_dizhu.plays import BOMB, CATEGORIES, MOST_CARDS, ROCKET, UNITS

_KINDS = len(CATEGORIES) + 1
_LONGEST = 13
_LEFT = MOST_CARDS + 1
_DECLINED = NONE_DECLINED + 1


def _families() -> tuple[Ints, Ints, Ints]:
    """Group lines without kickers into families (same unit and length), lowest base first.

    Returns:
        The lines; where each family starts among them; and each line's family.
    """
    bare: list[int] = []
    starts: list[int] = []
    family: dict[tuple[int, int], int] = {}
    for number, (category, _, length) in enumerate(LINES):
        if category in ("pass", ROCKET) or UNITS[category][1]:
            continue
        key = UNITS[category][0], length
        if key not in family:
            family[key] = len(starts)
            starts.append(len(bare))
        bare.append(number)
    of = [
        family[UNITS[category][0], length] if category not in ("pass", ROCKET) else 0
        for category, _, length in LINES
    ]
    return np.array(bare), np.array(starts), np.array(of)


_BARE, _STARTS, _FAMILY = _families()
_HEIGHT = BASE[_BARE] + 1
_ROCKET = 1 + CATEGORIES.index(ROCKET)
_BOMB = 1 + CATEGORIES.index(BOMB)

#: Blocks of the position's part: (name, columns).
POSITION = (
    ("hand", 54),
    ("unseen", 54),
    ("next_played", 54),
    ("previous_played", 54),
    ("next_recent", 54),
    ("previous_recent", 54),
    ("kitty_left", 54),
    ("kind", _KINDS),
    ("base", RANK_COUNT),
    ("length", _LONGEST),
    ("owner", 2),
    ("next_left", _LEFT),
    ("previous_left", _LEFT),
    ("next_single", _DECLINED),
    ("previous_single", _DECLINED),
    ("next_pair", _DECLINED),
    ("previous_pair", _DECLINED),
    ("bombs", 4),
    ("rocket", 1),
    ("factor", 4),
    ("played_once", 1),
    ("kickers", 3),
    ("rules", 2),
    ("spring", 3),
)
#: Blocks of a move's part.
MOVE = (
    ("rest", 54),
    ("cards", 54),
    ("kind", _KINDS),
    ("base", RANK_COUNT),
    ("left", _LEFT),
    ("turns", MOST_TURNS + 1),
    ("beatable", 4),
    ("partner", 2),
)
POSITION_WIDTH = sum(width for _, width in POSITION)
MOVE_WIDTH = sum(width for _, width in MOVE)


class _Blocks:
    """Fills the blocks of an array in order."""

    def __init__(self, n: int, blocks: tuple[tuple[str, int], ...]) -> None:
        self.array = np.zeros((n, sum(width for _, width in blocks)), np.uint8)
        self._blocks = iter(blocks)
        self._rows = np.arange(n)
        self._at = 0

    def _next(self, name: str) -> tuple[int, int]:
        block, width = next(self._blocks)
        assert block == name, f"{block} comes before {name}"
        start, self._at = self._at, self._at + width
        return start, width

    def cards(self, name: str, hands: Hands) -> None:
        start, width = self._next(name)
        self.array[:, start : start + width] = thermometer(np.ascontiguousarray(hands))

    def one_of(self, name: str, value: Ints, where: Ints | None = None) -> None:
        """Set the column of the value to one; only in the rows ``where``, if given."""
        start, width = self._next(name)
        rows = self._rows if where is None else where
        value = value if where is None else value[where]
        self.array[rows, start + np.minimum(value, width - 1)] = 1

    def bits(self, name: str, *columns: Ints) -> None:
        start, _ = self._next(name)
        for i, column in enumerate(columns):
            self.array[:, start + i] = column


def position(deals: Deals) -> Bytes:
    """Return the positions' part, as the seats to move see it: (n, POSITION_WIDTH)."""
    n = len(deals)
    rows = np.arange(n)
    seat = deals.turn
    after, before = (seat + 1) % 3, (seat + 2) % 3
    unseen = deals.unseen()
    leading = deals.beaten == PASS
    following = np.flatnonzero(~leading)
    blocks = _Blocks(n, POSITION)
    blocks.cards("hand", deals.mine)
    blocks.cards("unseen", unseen)
    blocks.cards("next_played", deals.played[rows, after])
    blocks.cards("previous_played", deals.played[rows, before])
    blocks.cards("next_recent", deals.recent[rows, after])
    blocks.cards("previous_recent", deals.recent[rows, before])
    blocks.cards("kitty_left", kitty_left(deals))
    blocks.one_of("kind", CATEGORY[deals.beaten])
    blocks.one_of("base", BASE[deals.beaten], following)
    blocks.one_of("length", LENGTH[deals.beaten], following)
    blocks.one_of("owner", (deals.owner == before).astype(np.int64), following)
    left = sizes(deals.hands.ravel()).reshape(n, 3)
    blocks.one_of("next_left", left[rows, after])
    blocks.one_of("previous_left", left[rows, before])
    blocks.one_of("next_single", deals.single[rows, after])
    blocks.one_of("previous_single", deals.single[rows, before])
    blocks.one_of("next_pair", deals.pair[rows, after])
    blocks.one_of("previous_pair", deals.pair[rows, before])
    held = masks(unseen)
    blocks.one_of("bombs", np.bitwise_count(held[:, 3]).astype(np.int64))
    blocks.bits("rocket", _rocket(held[:, 0]))
    blocks.one_of("factor", np.bitwise_count(deals.factor - 1).astype(np.int64))
    blocks.bits("played_once", deals.plays[:, 0] == 1)
    blocks.one_of("kickers", deals.book.kickers[deals.rules])
    blocks.bits("rules", deals.book.chain_top[deals.rules] == 12, deals.book.quad_one[deals.rules])
    blocks.one_of("spring", deals.book.spring[deals.rules])
    return blocks.array


def kitty_left(deals: Deals) -> Hands:
    """Return the kitty's cards the landlord must still hold: ranks of which he has played fewer."""
    gone = deals.played[:, 0]
    left = np.zeros(len(deals), np.uint64)
    for rank in range(RANK_COUNT):
        shift = np.uint64(4 * rank)
        had = deals.kitty >> shift & np.uint64(15)
        went = gone >> shift & np.uint64(15)
        left |= np.where(had > went, had - went, 0).astype(np.uint64) << shift
    return left


def move(deals: Deals, moves: Moves) -> Bytes:
    """Return the moves' part: (moves, MOVE_WIDTH)."""
    mine = deals.mine
    rest = mine[moves.deal] - moves.cards
    line = moves.line
    some = np.flatnonzero(line != PASS)
    blocks = _Blocks(len(line), MOVE)
    blocks.cards("rest", rest)
    blocks.cards("cards", moves.cards)
    blocks.one_of("kind", CATEGORY[line])
    blocks.one_of("base", BASE[line], some)
    mine_left = sizes(mine)
    blocks.one_of("left", mine_left[moves.deal] - SIZE[line])
    blocks.one_of("turns", turns(rest))
    blocks.one_of("beatable", beatable(deals.unseen(), moves), some)
    partner = (deals.turn > 0) & (deals.owner > 0) & (deals.owner != deals.turn)
    partner &= deals.beaten != PASS
    theirs = np.flatnonzero(partner[moves.deal])
    blocks.one_of("partner", (line != PASS).astype(np.int64), theirs)
    return blocks.array


def _rocket(held_once: Masks) -> Ints:
    both: Ints = ((held_once >> BLACK & 1) & (held_once >> RED & 1)).astype(np.int64)
    return both


def beatable(unseen: Hands, moves: Moves) -> Ints:
    """Return whether unseen cards could beat a move: +2 with the same kind, +1 with a bomb."""
    there = ((unseen[:, None] | GUARD) - CORE[_BARE] & GUARD) == GUARD
    highest = np.maximum.reduceat(there * _HEIGHT, _STARTS, axis=1)
    kind, base = CATEGORY[moves.line], BASE[moves.line]
    alike = highest[moves.deal, _FAMILY[moves.line]] > base + 1
    alike &= (kind != _BOMB) & (kind != _ROCKET)
    held = masks(unseen)
    four = held[:, 3].astype(np.int64)[moves.deal]
    bomb = np.where(kind == _BOMB, four >> np.minimum(base + 1, 15), four) > 0
    bomb |= _rocket(held[:, 0])[moves.deal] > 0
    how: Ints = 2 * alike + (bomb & (kind != _ROCKET))
    return how
