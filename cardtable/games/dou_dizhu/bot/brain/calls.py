"""Judges calls: imagines deals around one's own cards and plays them out.

Before there is a landlord, with each of the three seats as one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.engine.actions import Action
from cardtable.engine.bot import CLEAR, Candidate
from cardtable.games.dou_dizhu.auction import TOP_BID, Bid, amount_of, highest
from cardtable.games.dou_dizhu.auction import winner as highest_bidder
from cardtable.games.dou_dizhu.bot.bidding import judge_raises, scale_at
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook
from cardtable.games.dou_dizhu.bot.brain.lookups import Hands
from cardtable.games.dou_dizhu.bot.brain.net import Nets
from cardtable.games.dou_dizhu.bot.brain.packed import strength
from cardtable.games.dou_dizhu.bot.brain.playout import best_of, to_the_end
from cardtable.games.dou_dizhu.bot.brain.search import LOOKS
from cardtable.games.dou_dizhu.bot.brain.seat import doubling, known, rules_of, sample_hands
from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.rules import HouseRules
from cardtable.games.dou_dizhu.view import DouDizhuView

Floats = NDArray[np.float64]
#: The others bid, or bid 3 at once, if they expect at least so many stakes as landlord, and where
#: bids are robbed they call, rob, or rob back; some are braver by ``_BRAVE``, some more careful.
_BID, _HIGHER = 0.75, 1.75
_CALL, _ROB, _ROB_BACK = -0.2, 0.85, 0.1
_BRAVE = 0.75
#: How much a deal played out counts beside what its hands let one expect: the expectation is
#: slightly wrong, but varies less than a third as much.
_PLAYED = 0.25
# Logistic regression over 43,200 deals that the networks played out: the landlord's chance from the
# one that he sees, and from the strength of his hand and those of the farmers after and before him.
_CONSTANT, _OWN, _STRENGTHS = -2.05, 1.17, (-0.92, -1.01, -0.925)
#: New cards are equally good for everybody: somewhat less than half of the deals are won.
_NEW_CARDS = 0.45


@dataclass(frozen=True)
class Call:
    """A legal call with its judgement.

    Attributes:
        action: the call.
        worth: expected points.
        chance: probability of winning the deal.
        error: standard error of the difference between its worth and the best call's.
    """

    action: Action
    worth: float
    chance: float
    error: float


@dataclass(frozen=True)
class _Futures:
    """The deals around one's own cards; columns are landlords: oneself, the next seat, the last.

    Attributes:
        own: (worlds, 3) stakes gained by the seat that asks.
        won: (worlds, 3) whether it wins.
        wish: (worlds, 3) stakes that the landlord expects on seeing his cards, and more or less
            for being brave or careful.
    """

    own: Floats
    won: Floats
    wish: Floats


def calls(
    nets: Nets, view: DouDizhuView, rng: np.random.Generator, worlds: int, maximum: int = 0
) -> list[Call]:
    """Judge every legal call, best first.

    Args:
        nets: networks that play the deals out.
        view: of a seat whose turn it is to call.
        rng: generates the worlds.
        worlds: number of worlds to begin with.
        maximum: total number of worlds if the best calls are close together.
    """
    actions = tuple(view.legal)
    gains, wins = _imagined(nets, view, rng, worlds, actions)
    while True:
        found = _judged(actions, gains, wins)
        clear = len(found) < 2 or found[0].worth - found[1].worth > CLEAR * found[1].error
        if clear or gains.shape[1] + worlds > maximum:
            return found
        more, won = _imagined(nets, view, rng, worlds, actions)
        gains, wins = np.hstack([gains, more]), np.hstack([wins, won])


def _imagined(
    nets: Nets,
    view: DouDizhuView,
    rng: np.random.Generator,
    worlds: int,
    actions: tuple[Action, ...],
) -> tuple[Floats, Floats]:
    """Return (actions, worlds) points, and whether the deal is won, after each call."""
    ahead = _futures(nets, view, rng, worlds)
    after = _robbed if view.rules.auction == "rob" else _outcome
    ends = (after(view, ahead, amount_of(action, view.bids)) for action in actions)
    gains, wins = zip(*ends, strict=True)
    return np.stack(gains) * view.raised, np.stack(wins)


def _judged(actions: tuple[Action, ...], gains: Floats, wins: Floats) -> list[Call]:
    mean = gains.mean(axis=1)
    behind = gains[int(mean.argmax())] - gains
    error = LOOKS * behind.std(axis=1, ddof=1) / np.sqrt(gains.shape[1])
    rows = zip(actions, mean.tolist(), wins.mean(axis=1).tolist(), error.tolist(), strict=True)
    return sorted((Call(*row) for row in rows), key=lambda call: -call.worth)


def raises(
    nets: Nets, view: DouDizhuView, rng: np.random.Generator, worlds: int
) -> list[Candidate]:
    """Judge doubling, or laying one's hand open, best first (rules D26, D27).

    Args:
        nets: networks that play the deals out.
        view: of a seat that may do so.
        rng: generates the worlds.
        worlds: number of worlds.
    """
    if view.landlord is None:
        alone = _futures(nets, view, rng, worlds)
        worth, chance = float(alone.own[:, 0].mean()), float(alone.won[:, 0].mean())
        return judge_raises(view, worth, chance, float(abs(alone.own[:, 0]).mean()))
    seen, scale = known(view), scale_at(view)
    deals = seen.deals(seen.worlds(rng, worlds))
    to_the_end(nets, deals)
    won = (deals.winner == 0) == (seen.role == 0)
    factor = deals.final_factor()
    worth = scale.worth(won * factor, ~won * factor).mean()
    return judge_raises(view, float(worth), float(won.mean()), scale.win)


def _futures(nets: Nets, view: DouDizhuView, rng: np.random.Generator, worlds: int) -> _Futures:
    rules, mine = view.rules, counts_of(card_set(view.hand))
    after, before, kitty = sample_hands(rng, mine, worlds)
    own = np.full(worlds, mine, np.uint64)
    # Seats in turn order from the landlord, for each of the three possible landlords.
    seatings = [(own, after, before), (after, before, own), (before, own, after)]
    hands: Hands = np.concatenate([np.stack(seating, axis=1) for seating in seatings])
    kitties = np.tile(kitty, 3)
    hands[:, 0] += kitties
    book = RuleBook((rules_of(rules, view.raised),))
    deals = Deals.start(book, np.zeros(len(hands), np.int64), hands, kitties)
    seen = _glance(nets, deals, rules)
    wish = seen.worth.reshape(3, worlds).T
    wish = wish + rng.uniform(-_BRAVE, _BRAVE, wish.shape)
    held = hands.T.copy()
    chance = _chance(seen.chance, held)
    expected = chance * seen.if_won - rules.farmers_share * (1 - chance) * seen.if_lost
    to_the_end(nets, deals)
    won = deals.winner == 0
    points = np.where(won, 1.0, -rules.farmers_share) * deals.final_factor()
    each = _PLAYED * points + (1 - _PLAYED) * expected
    cap = book.cap[0]  # of each account (rule D28)
    first, second = (np.clip(each * grown, -cap, cap) for grown in _accounts(rules, held))
    # As a farmer one sits before the next seat, and after the last one.
    gains = np.stack([first + second, -second, -first]).reshape(3, 3, worlds)
    wins = np.stack([won, ~won, ~won]).reshape(3, 3, worlds)
    columns = range(3)
    return _Futures(gains[columns, columns].T, wins[columns, columns].T.astype(np.float64), wish)


class _Seen(NamedTuple):
    """What a landlord expects on seeing his cards, each (deals,): the points with his best lead,
    its chance, and the factors of a deal won and lost.
    """

    worth: Floats
    chance: Floats
    if_won: Floats
    if_lost: Floats


def _glance(nets: Nets, deals: Deals, rules: HouseRules) -> _Seen:
    moves = deals.legal()
    judged = nets.judge(deals, moves)
    chance, if_won, if_lost = (column.astype(np.float64) for column in judged)
    worth = 2.0 * chance * if_won - 2.0 * rules.farmers_share * (1 - chance) * if_lost
    best = best_of(worth.astype(np.float32), moves)
    return _Seen(worth[best], chance[best], if_won[best], if_lost[best])


def _chance(landlords: Floats, held: Hands) -> Floats:
    """Return (deals,) the chance of the landlord, with what he cannot see.

    Args:
        landlords: (deals,) his chance as he sees it.
        held: (3, deals) all hands.
    """
    seen = np.clip(landlords, 0.01, 0.99)
    odds = _CONSTANT + _OWN * np.log(seen / (1 - seen))
    for weight, hands in zip(_STRENGTHS, held, strict=True):
        odds += weight * strength(hands)
    chance: Floats = 1 / (1 + np.exp(-odds))
    return chance


def _accounts(rules: HouseRules, held: Hands) -> tuple[Floats, Floats]:
    """Return by what the accounts of the two farmers will probably be doubled (rule D26)."""
    most = {"off": 1, "double": 2, "super": 4}[rules.doubling]
    landlord, first, second = (
        1 + (most - 1) * doubling(hands, role) for role, hands in enumerate(held)
    )
    return landlord * first, landlord * second


def _outcome(view: DouDizhuView, ahead: _Futures, amount: int) -> tuple[Floats, Floats]:
    """Return (worlds,) points, and whether the deal is won, after a call."""
    standing = highest(view.bids)
    sealed = view.rules.sealed
    bids = _bids_of_others(view, ahead, max(standing, amount))
    top = bids.max(axis=1)
    other = 1 + bids.argmax(axis=1)
    rows = np.arange(len(bids))
    mine = amount > standing and amount > 0
    if sealed:
        # An earlier caller wins with an equal bid.
        earlier = [_column(view, bid.seat) for bid in view.bids]
        lost = (top > amount) | ((top == amount) & np.isin(other, earlier))
    else:
        lost = top > amount if mine else top > 0
    landlord = np.where(lost, other, 0)
    stake = np.where(lost, top, amount)
    if not mine and not sealed:
        holder = highest_bidder(view.bids) if standing else None
        column = _column(view, holder.seat) if holder is not None else 0
        landlord = np.where(lost, other, column)
        stake = np.where(lost, top, standing)  # nobody bids: new cards, worth nothing either way
    gains = ahead.own[rows, landlord] * stake
    wins = np.where(stake > 0, ahead.won[rows, landlord], _NEW_CARDS)
    return gains, wins


def _robbed(view: DouDizhuView, ahead: _Futures, amount: int) -> tuple[Floats, Floats]:
    """Return (worlds,) points, and whether the deal is won, where bids are robbed (rule D25).

    Each seat that expects enough as landlord calls, or robs.
    """
    assert view.seat is not None
    rows = np.arange(len(ahead.own))
    bids = [*view.bids, Bid(view.seat, amount)]
    first = next((_column(view, bid.seat) for bid in bids if bid.amount), -1)
    holder = highest_bidder(bids)
    stake = np.full(len(rows), highest(bids))
    landlord = np.full(len(rows), -1 if holder is None else _column(view, holder.seat))
    caller = np.full(len(rows), first)
    for step in range(1, 4 - len(bids)):  # those who have not been asked
        acts = ahead.wish[:, step] > np.where(stake > 0, _ROB, _CALL)
        caller = np.where(acts & (stake == 0), step, caller)
        landlord = np.where(acts, step, landlord)
        stake = np.where(acts, np.maximum(1, 2 * stake), stake)
    if len(bids) < 4:
        robbed = stake > 1
        back = ahead.wish[rows, caller] > _ROB_BACK
        mine = robbed & (caller == 0)
        if mine.any():  # rob back, if that is better on average
            there = ahead.own[rows, landlord] * stake
            back[caller == 0] = (2 * ahead.own[:, 0] * stake)[mine].mean() > there[mine].mean()
        landlord = np.where(robbed & back, caller, landlord)
        stake = np.where(robbed & back, 2 * stake, stake)
    gains = ahead.own[rows, landlord] * stake
    return gains, np.where(stake > 0, ahead.won[rows, landlord], _NEW_CARDS)


def _bids_of_others(view: DouDizhuView, ahead: _Futures, standing: int) -> NDArray[np.int64]:
    """Return (worlds, 2) what the next and last seats will bid above ``standing``; 0 for a pass."""
    rules = view.rules
    called = {bid.seat for bid in view.bids}
    wish = ahead.wish[:, 1:]
    bids = np.where(wish > _HIGHER, TOP_BID, np.where(wish > _BID, standing + 1, 0))
    if rules.sealed:
        bids = np.where(wish > _HIGHER, TOP_BID, np.where(wish > _BID, 2, 1))
        return bids.astype(np.int64)
    bids = np.where(bids > standing, np.minimum(bids, TOP_BID), 0)
    if standing >= TOP_BID:
        bids = np.zeros_like(bids)
    assert view.seat is not None
    for column in (1, 2):
        seat = (view.seat + column * rules.step) % 3
        again = rules.auction == "until_two_pass" and not _passed(view, seat)
        if seat in called and not again:
            bids[:, column - 1] = 0
    return bids.astype(np.int64)


def _passed(view: DouDizhuView, seat: int) -> bool:
    """Whether the seat's last call was a pass; it will usually pass again."""
    own = [bid.amount for bid in view.bids if bid.seat == seat]
    return bool(own) and not own[-1]


def _column(view: DouDizhuView, seat: int) -> int:
    """Return 0 for the seat that asks, 1 for the next seat, 2 for the last."""
    assert view.seat is not None
    return (seat - view.seat) * view.rules.step % 3
