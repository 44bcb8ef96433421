"""Many deals played at once, in step: dealing, legal moves, moves made. Rules are in tables.

It plays by the engine's rules with two simplifications that do not matter for strength: with two or
more kickers it offers only the few cheapest choices, and whoever passed may always play again in
the same trick (rule D20). One module, because its parts share the arrays of a batch and are timed
together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from cardtable.games.dou_dizhu.bot.brain import lookups
from cardtable.games.dou_dizhu.bot.brain.lookups import (
    BASE,
    CATEGORY,
    CORE,
    EACH,
    FOLLOWS,
    GUARD,
    IS_BOMB,
    KICKERS,
    LENGTH,
    MASK,
    ONE,
    PASS,
    SHIFT,
    SIZE,
    Hands,
    Ints,
)
from cardtable.games.dou_dizhu.bot.brain.packed import sizes
from cardtable.games.dou_dizhu.cards import BLACK, RANK_COUNT, RED, TWO
from cardtable.games.dou_dizhu.plays import (
    CATEGORIES,
    PAIR,
    ROCKET,
    SINGLE,
    TRIPLES_1,
    PlayRules,
    Reading,
)

#: Value for nothing declined: no single and no pair is that high.
NONE_DECLINED = RANK_COUNT
KICKER_MODES = ("any", "no_bombs", "all_different")
SPRINGS = ("any_player", "both_farmers+anti", "off")
_SINGLE, _PAIR = 1 + CATEGORIES.index(SINGLE), 1 + CATEGORIES.index(PAIR)
_TRIPLES_1, _ROCKET = 1 + CATEGORIES.index(TRIPLES_1), 1 + CATEGORIES.index(ROCKET)
_RANKS = np.arange(RANK_COUNT)
_FULL = np.uint64(sum((4 if rank < BLACK else 1) << 4 * rank for rank in range(RANK_COUNT)))
# Cost of giving a card away as a kicker, by how many of its rank there are.
_SINGLE_COST = np.array([0.0, 0.0, 4.0, 8.0, 30.0])
_PAIR_COST = np.array([0.0, 0.0, 0.0, 10.0, 30.0])
_DEAR = np.where(_RANKS >= TWO, 10.0, 0.0)
_NEVER = 1000.0
#: Number of choices offered for a single kicker.
_ONE_KICKER = 5


class Rules(NamedTuple):
    """The house rules that matter between deal and score.

    Attributes:
        plays: what a combination is.
        spring: see the option (rule D18).
        rocket: factor of the two jokers for the stake (rule D13).
        cap: the most that all factors may make (rule D28).
    """

    plays: PlayRules
    spring: str = "both_farmers+anti"
    rocket: int = 2
    cap: int = 1 << 30


class Moves(NamedTuple):
    """Moves of many deals; those of one deal are together and in the order of the deals.

    Attributes:
        deal: index of the deal.
        line: index in :data:`lookups.LINES`.
        cards: base and kickers.
    """

    deal: Ints
    line: Ints
    cards: Hands

    @property
    def starts(self) -> Ints:
        """Where the moves of each deal begin."""
        return np.flatnonzero(np.diff(self.deal, prepend=-1))

    @property
    def readings(self) -> list[Reading | None]:
        """The same as readings; ``None`` is a pass."""
        found: list[Reading | None] = []
        for line, cards in zip(self.line.tolist(), self.cards.tolist(), strict=True):
            category, base, length = lookups.LINES[line]
            found.append(None if line == PASS else Reading(category, base, length, cards))
        return found

    def take(self, which: Ints) -> Moves:
        """Return some of the moves."""
        return Moves(self.deal[which], self.line[which], self.cards[which])


def legal_moves(hands: Hands, beaten: Ints, book: RuleBook, rules: Ints) -> Moves:
    """Return what each hand may play on what must be beaten.

    Args:
        hands: (n,) the hand to move in each deal.
        beaten: (n,) the line to beat, ``PASS`` when leading.
        book: the rule sets in play.
        rules: (n,) index of each deal's rule set.
    """
    there = ((hands[:, None] | GUARD) - CORE & GUARD) == GUARD
    there &= FOLLOWS[beaten]
    there &= book.allowed[rules]
    there &= sizes(hands)[:, None] >= SIZE
    deal, line = np.nonzero(there)
    kicked = KICKERS[line] > 0
    if not kicked.any():
        return Moves(deal, line, CORE[line])
    plain = np.flatnonzero(~kicked)
    parts = [Moves(deal[plain], line[plain], CORE[line[plain]])]
    parts += _with_kickers(hands, book, rules, deal[kicked], line[kicked])
    deal, line, cards = (np.concatenate(column) for column in zip(*parts, strict=True))
    order = np.argsort(deal, kind="stable")
    return Moves(deal[order], line[order], cards[order])


def _with_kickers(hands: Hands, book: RuleBook, rules: Ints, deal: Ints, line: Ints) -> list[Moves]:
    free = (hands[deal] & ~MASK[line])[:, None]
    counts = (free >> SHIFT & np.uint64(15)).astype(np.int64)
    maximum = _kicker_limits(counts, line, book, rules[deal])
    in_pairs = EACH[line] == 2
    cost = np.where(in_pairs[:, None], _PAIR_COST[counts], _SINGLE_COST[counts]) + _RANKS + _DEAR
    found = []
    for wanted in np.unique(KICKERS[line]):
        here = np.flatnonzero(KICKERS[line] == wanted)
        if wanted == 1:
            found += _one_kicker(deal[here], line[here], cost[here], maximum[here])
        else:
            found += _several(deal[here], line[here], cost[here], maximum[here], int(wanted))
    return found


def _kicker_limits(counts: Ints, line: Ints, book: RuleBook, rules: Ints) -> Ints:
    """Return how many kickers each rank may give, as :func:`plays.kicker_limits`, for arrays."""
    in_pairs = (EACH[line] == 2)[:, None]
    mode = book.kickers[rules][:, None]
    singles = np.where(mode == 0, counts, np.where(mode == 1, np.minimum(counts, 3), counts > 0))
    low, after = BASE[line][:, None] - 1, (BASE + LENGTH)[line][:, None]
    longer = (low == _RANKS) | ((after == _RANKS) & (after <= book.chain_top[rules][:, None]))
    longer &= (CATEGORY[line] == _TRIPLES_1)[:, None] & (mode == 1)
    singles = np.where(longer, np.minimum(singles, 2), singles)
    # Both jokers may go together only under “any”; otherwise only the black one is offered.
    singles[:, RED] *= (mode[:, 0] == 0) | (singles[:, BLACK] == 0)
    pairs = np.where(mode == 0, counts // 2, counts >= 2)
    pairs[:, BLACK:] = 0
    limits: Ints = np.where(in_pairs, pairs, singles)
    limits[:, TWO:] *= book.high_kickers[rules][:, None]
    return limits


def _one_kicker(deal: Ints, line: Ints, cost: Ints, maximum: Ints) -> list[Moves]:
    cost = np.where(maximum > 0, cost, _NEVER)
    order = np.argsort(cost, axis=1)[:, :_ONE_KICKER]
    fine = np.take_along_axis(cost, order, axis=1) < _NEVER
    row, place = np.nonzero(fine)
    cards = CORE[line[row]] + EACH[line[row]].astype(np.uint64) * ONE[order[row, place]]
    return [Moves(deal[row], line[row], cards)]


def _several(deal: Ints, line: Ints, cost: Ints, maximum: Ints, wanted: int) -> list[Moves]:
    """Return the cheapest kickers; the same with the last one replaced by the next; the lowest."""
    copies = np.arange(4)
    open_ = (maximum[:, :, None] > copies).reshape(len(deal), -1)
    slots = np.where(open_, np.repeat(cost, 4, axis=1), _NEVER)
    lowest = np.where(open_, np.repeat(_RANKS + _DEAR, 4), _NEVER)
    enough = open_.sum(axis=1)
    by_cost = np.argsort(slots, axis=1, kind="stable")[:, : wanted + 1] // 4
    by_rank = np.argsort(lowest, axis=1, kind="stable")[:, :wanted] // 4
    each = EACH[line].astype(np.uint64)
    cheap = ONE[by_cost[:, :wanted]].sum(axis=1)
    other = cheap - ONE[by_cost[:, wanted - 1]] + ONE[by_cost[:, wanted]]
    low = ONE[by_rank].sum(axis=1)
    found = []
    for kickers, fine in (
        (cheap, enough >= wanted),
        (other, (enough > wanted) & (other != cheap)),
        (low, (enough >= wanted) & (low != cheap) & (low != other)),
    ):
        here = np.flatnonzero(fine)
        cards = CORE[line[here]] + each[here] * kickers[here]
        found.append(Moves(deal[here], line[here], cards))
    return found


class RuleBook:
    """Several sets of house rules as arrays, one row per set.

    Attributes:
        rules: the sets.
        allowed: (sets, lines) the lines of each.
        kickers, chain_top, high_kickers, spring, rocket, cap: (sets,), as in :class:`Rules`;
            kickers and spring are indices in :data:`KICKER_MODES` and :data:`SPRINGS`.
    """

    def __init__(self, rules: tuple[Rules, ...]) -> None:
        self.rules = rules
        self.allowed = np.stack([lookups.allowed(each.plays) for each in rules])
        self.kickers = np.array([KICKER_MODES.index(each.plays.kickers) for each in rules])
        self.chain_top = np.array([each.plays.chain_top for each in rules])
        self.high_kickers = np.array([each.plays.high_kickers for each in rules])
        self.quad_one = np.array([each.plays.quad_one for each in rules])
        self.spring = np.array([SPRINGS.index(each.spring) for each in rules])
        self.rocket = np.array([each.rocket for each in rules])
        self.cap = np.array([each.cap for each in rules])


@dataclass
class Deals:
    """Deals in play, one row per deal; seats are roles (0 landlord, 1 after him, 2 before him).

    Attributes:
        book: the rule sets.
        rules: (n,) index of the rule set.
        hands, played: (n, 3) cards held and cards played.
        recent: (n, 3) the cards of each seat's last turn.
        kitty: (n,) its three cards, known to all.
        beaten, owner: (n,) the line to beat and who played it; ``PASS`` when leading.
        passes: (n,) successive passes.
        turn: (n,) the seat to move.
        single, pair: (n, 3) the lowest single and pair of an opponent on which each seat has
            passed.
        plays: (n, 3) how often each seat has played.
        factor: (n,) the stake's factor from bombs.
        winner: (n,) the seat that went out, -1 while the deal goes on.
    """

    book: RuleBook
    rules: Ints
    hands: Hands
    played: Hands
    recent: Hands
    kitty: Hands
    beaten: Ints
    owner: Ints
    passes: Ints
    turn: Ints
    single: Ints
    pair: Ints
    plays: Ints
    factor: Ints
    winner: Ints

    @classmethod
    def start(cls, book: RuleBook, rules: Ints, hands: Hands, kitty: Hands) -> Deals:
        """Return deals at the landlord's first turn, with the kitty in his hand."""
        n = len(hands)

        def zeros() -> Ints:
            return np.zeros(n, np.int64)

        return cls(
            book,
            rules.copy(),
            hands.copy(),
            np.zeros((n, 3), np.uint64),
            np.zeros((n, 3), np.uint64),
            kitty.copy(),
            zeros(),
            zeros(),
            zeros(),
            zeros(),
            np.full((n, 3), NONE_DECLINED),
            np.full((n, 3), NONE_DECLINED),
            np.zeros((n, 3), np.int64),
            zeros() + 1,
            zeros() - 1,
        )

    def __len__(self) -> int:
        return len(self.turn)

    def select(self, which: Ints) -> Deals:
        """Return copies of some of the deals."""
        rest = {name: getattr(self, name)[which] for name in _COLUMNS}
        return Deals(self.book, **rest)

    def put(self, where: Ints, others: Deals) -> None:
        """Replace some of the deals."""
        for name in _COLUMNS:
            getattr(self, name)[where] = getattr(others, name)

    @property
    def mine(self) -> Hands:
        """(n,) the hands of the seats to move."""
        return self.hands[np.arange(len(self)), self.turn]

    def unseen(self) -> Hands:
        """Return (n,) what the seat to move has not seen: the other two hands together."""
        left: Hands = _FULL - self.mine - self.played.sum(axis=1)
        return left

    def legal(self) -> Moves:
        """Return all moves of the seats to move."""
        return legal_moves(self.mine, self.beaten, self.book, self.rules)

    def play(self, which: Ints, line: Ints, cards: Hands) -> None:
        """Make one move in each of the deals ``which``."""
        seat = self.turn[which]
        self.recent[which, seat] = cards
        is_pass = line == PASS
        self._pass(which[is_pass], seat[is_pass])
        some = np.flatnonzero(~is_pass)
        at, who, what = which[some], seat[some], line[some]
        self.hands[at, who] -= cards[some]
        self.played[at, who] += cards[some]
        self.plays[at, who] += 1
        self.beaten[at], self.owner[at], self.passes[at] = what, who, 0
        bombs = np.where(CATEGORY[what] == _ROCKET, self.book.rocket[self.rules[at]], 2)
        grown = self.factor[at] * np.where(IS_BOMB[what], bombs, 1)
        self.factor[at] = np.minimum(grown, self.book.cap[self.rules[at]])
        out = self.hands[at, who] == 0
        self.winner[at[out]] = who[out]
        self.turn[which] = (seat + 1) % 3

    def _pass(self, at: Ints, who: Ints) -> None:
        owner, beaten = self.owner[at], self.beaten[at]
        foe = (owner == 0) != (who == 0)
        for kind, declined in ((_SINGLE, self.single), (_PAIR, self.pair)):
            those = foe & (CATEGORY[beaten] == kind)
            where, seat = at[those], who[those]
            declined[where, seat] = np.minimum(declined[where, seat], BASE[beaten[those]])
        self.passes[at] += 1
        won = at[self.passes[at] == 2]
        self.beaten[won], self.passes[won] = PASS, 0

    def final_factor(self) -> Ints:
        """Return the factors of finished deals for the stake, including spring (rule D18)."""
        mode = self.book.spring[self.rules]
        by_landlord = self.winner == 0
        silent = (self.plays == 0).any(axis=1)
        spring = by_landlord & (self.plays[:, 1:] == 0).all(axis=1)
        anti = ~by_landlord & (self.plays[:, 0] == 1)
        doubled = np.where(mode == 0, silent, (mode == 1) & (spring | anti))
        factor: Ints = np.minimum(self.factor * (1 + doubled), self.book.cap[self.rules])
        return factor


_COLUMNS = (
    "rules",
    "hands",
    "played",
    "recent",
    "kitty",
    "beaten",
    "owner",
    "passes",
    "turn",
    "single",
    "pair",
    "plays",
    "factor",
    "winner",
)
