"""Judges calls, doubling and open hands: imagines deals around one's own cards.

What the others said weighs these deals, and what they will say is part of them. So a deal is worth
as much at one question as, on average, at the next.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from cardtable.engine.actions import Action
from cardtable.engine.bot import CLEAR
from cardtable.games.dou_dizhu.auction import (
    EARLY,
    LATE,
    PASS,
    TOP_BID,
    Bid,
    amount_of,
    factors,
    highest,
)
from cardtable.games.dou_dizhu.auction import OPEN as SHOWS
from cardtable.games.dou_dizhu.auction import winner as highest_bidder
from cardtable.games.dou_dizhu.bot.bidding import OUT_OF_QUESTION, PLAIN, SEEN, scale_at
from cardtable.games.dou_dizhu.bot.brain.habits import (
    DOUBLE,
    DOUBLE_SEEN,
    ROB_BACK,
    bids_of,
    call_after,
    likelihood,
)
from cardtable.games.dou_dizhu.bot.brain.lookups import Hands, Ints
from cardtable.games.dou_dizhu.bot.brain.net import Nets
from cardtable.games.dou_dizhu.bot.brain.packed import strength, turns
from cardtable.games.dou_dizhu.bot.brain.prospects import (
    Prospects,
    doubled,
    played,
    prospects,
    shown,
)
from cardtable.games.dou_dizhu.bot.brain.search import LOOKS, SMALLEST
from cardtable.games.dou_dizhu.bot.brain.seat import DRAWN, known, sample_hands
from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.view import DOUBLE as DOUBLING
from cardtable.games.dou_dizhu.view import OPEN, DouDizhuView

Floats = NDArray[np.float64]
#: New cards are equally good for everybody: somewhat less than half of the deals are won.
NEW_CARDS = 0.45
#: Typical error of a chance of winning: who raises a stake must win more often than that.
_DOUBT = 0.06
#: Strength from which on a farmer doubles: with less nobody calls either. Or so few turns.
_HAND, _QUICK = -0.8, 6


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
        own: (worlds, 3) points gained by the seat that asks, at a stake of one.
        won: (worlds, 3) the chance that it wins.
        strong: (worlds, 3) strength of the 17 cards of each seat.
        moods: (worlds, 4) how ready each will be, 0 to 1, and the caller once more at the end.
    """

    own: Floats
    won: Floats
    strong: Floats
    moods: Floats


def calls(
    nets: Nets,
    view: DouDizhuView,
    rng: np.random.Generator,
    worlds: int,
    maximum: int = 0,
    most: int = 0,
) -> list[Call]:
    """Judge every legal call, best first.

    Args:
        nets: networks that judge the deals.
        view: of a seat whose turn it is to call.
        rng: generates the worlds.
        worlds: number of worlds to begin with.
        maximum: total number of worlds if the best calls are close together.
        most: so many of the worlds are played out with each landlord.
    """
    actions = tuple(view.legal)
    gains, wins = _imagined(nets, view, rng, worlds, actions, most)
    while True:
        found = _judged(actions, gains, wins)
        clear = len(found) < 2 or found[0].worth - found[1].worth > CLEAR * found[1].error
        if clear or gains.shape[1] + worlds > maximum:
            return found
        more, won = _imagined(nets, view, rng, worlds, actions, most)
        gains, wins = np.hstack([gains, more]), np.hstack([wins, won])


def _imagined(
    nets: Nets,
    view: DouDizhuView,
    rng: np.random.Generator,
    worlds: int,
    actions: tuple[Action, ...],
    most: int,
) -> tuple[Floats, Floats]:
    """Return (actions, worlds) points, and whether the deal is won, after each call."""
    ahead = _futures(nets, view, rng, worlds, most)
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
    nets: Nets, view: DouDizhuView, rng: np.random.Generator, worlds: int, most: int = 0
) -> list[Call]:
    """Judge doubling, or laying one's hand open, best first (rules D26, D27).

    Args:
        nets: networks that judge the deals.
        view: of a seat that may do so.
        rng: generates the worlds.
        worlds: number of worlds.
        most: so many of them are played out.
    """
    actions = tuple(view.legal)
    seen = None if view.landlord is None else known(view)
    if seen is None:
        ahead = _futures(nets, view, rng, worlds, most)
        # Nobody has to become the landlord who expects to lose.
        base, won = np.maximum(ahead.own[:, 0] * view.raised, 0.0), ahead.won[:, 0]
    else:
        hands = seen.worlds(rng, worlds)
        kitty = np.full(worlds, seen.kitty, np.uint64)
        deal = prospects(nets, view.rules, hands, kitty, view.raised)
        likely = _weighed(view, deal, hands, rng)
        deal = played(nets, view.rules, hands[likely], kitty, deal.take(likely), most)
        own = [factors(view.doubles)[seat] for seat in seen.seats]
        base = deal.gain(view.rules) * view.raised * view.stake * own[0]
        base, won = (-base, 1 - deal.chance) if seen.role else (base, deal.chance)
        if view.phase == OPEN:
            base = base * (own[1] + own[2])
    stake = 2.0 * view.raised if seen is None else scale_at(view).win
    gains = []
    for action in actions:
        gain = base
        if action.verb == "open":
            price = SEEN * won.mean() * (1 - won.mean()) * stake
            gain = (EARLY if seen is None else LATE) * (base - price)
        elif view.phase == DOUBLING and seen is not None:
            factor = int(action.args[0]) if action.verb == "double" else 1
            both = doubled(view.rules, deal, factor).sum(axis=0)
            gain = base * shown(view.rules, deal) * (factor if seen.role else both)
        gains.append(gain)
    found = _judged(actions, np.stack(gains), np.tile(won, (len(actions), 1)))
    farmer = seen is not None and bool(seen.role)
    mine = np.array([counts_of(card_set(view.hand))], np.uint64)
    able = not farmer or strength(mine)[0] > _HAND or turns(mine)[0] <= _QUICK
    return _sensible(found, 2.0 * stake, able)


def _weighed(view: DouDizhuView, deals: Prospects, hands: Hands, rng: np.random.Generator) -> Ints:
    """Draw again, by what the landlord's doubling or not tells of the odds he sees himself."""
    raised = next((d.factor > 1 for d in view.doubles if d.seat == view.landlord), None)
    if raised is None or view.seat == view.landlord:
        return np.arange(len(hands))
    held = strength(hands[:, 0].copy())
    likely = DOUBLE_SEEN.told(deals.seen, raised) / DOUBLE.told(held, raised)
    return rng.choice(len(held), len(held), p=likely / likely.sum())


def _sensible(found: list[Call], span: float, able: bool) -> list[Call]:
    """Put what raises the stake after what does not, unless it gains beyond all doubt.

    Args:
        found: what was judged, best first.
        span: points between a win and a defeat.
        able: whether the hand is good enough to raise anything.
    """
    quiet = next(call for call in found if call.action == PASS)

    def sensible(call: Call) -> float:
        if call is quiet:
            return call.worth
        if not able or (call.action == SHOWS and call.chance < PLAIN):
            return min(call.worth, quiet.worth - OUT_OF_QUESTION)
        more = int(call.action.args[0]) - 1 if call.action.args else 1
        doubt = CLEAR * np.hypot(call.error + quiet.error, _DOUBT * span * more)
        clear = call.worth >= quiet.worth + doubt
        return call.worth if clear else min(call.worth, quiet.worth - SMALLEST)

    ranked = sorted(
        (replace(call, worth=sensible(call)) for call in found), key=lambda call: -call.worth
    )
    off = quiet.error if ranked[0].action == PASS else 0.0  # errors are those to the first one
    return [replace(call, error=abs(call.error - off)) for call in ranked]


def _futures(
    nets: Nets, view: DouDizhuView, rng: np.random.Generator, worlds: int, most: int
) -> _Futures:
    assert view.seat is not None
    rules, mine = view.rules, counts_of(card_set(view.hand))
    after, before, kitty = sample_hands(rng, mine, worlds * (DRAWN if view.bids else 1))
    if view.bids:
        held = {(view.seat + rules.step * i) % 3: h for i, h in ((1, after), (2, before))}
        likely = likelihood(view, held, None)
        kept = rng.choice(len(after), worlds, p=likely / likely.sum())
        after, before, kitty = after[kept], before[kept], kitty[kept]
    own = np.full(worlds, mine, np.uint64)
    strong = np.stack([strength(hands) for hands in (own, after, before)], axis=1)
    # Seats in turn order from the landlord, for each of the three possible landlords.
    seatings = [(own, after, before), (after, before, own), (before, own, after)]
    hands: Hands = np.concatenate([np.stack(seating, axis=1) for seating in seatings])
    kitties = np.tile(kitty, 3)
    hands[:, 0] += kitties
    ahead = prospects(nets, rules, hands, kitties, view.raised)
    ahead = played(nets, rules, hands, kitties, ahead, most, seatings=3)
    grown = ahead.gain(rules) * shown(rules, ahead) * doubled(rules, ahead)
    first, second = grown if rules.cap is None else np.clip(grown, -rules.cap, rules.cap)
    # As a farmer one sits before the next seat, and after the last one.
    gains = np.stack([first + second, -second, -first]).reshape(3, 3, worlds)
    lost = 1 - ahead.chance
    wins = np.stack([ahead.chance, lost, lost]).reshape(3, 3, worlds)
    columns = range(3)
    return _Futures(
        gains[columns, columns].T,
        wins[columns, columns].T,
        strong,
        rng.random((worlds, 4)),
    )


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
    wins = np.where(stake > 0, ahead.won[rows, landlord], NEW_CARDS)
    return gains, wins


def _robbed(view: DouDizhuView, ahead: _Futures, amount: int) -> tuple[Floats, Floats]:
    """Return (worlds,) points, and whether the deal is won, where bids are robbed (rule D25).

    Each seat calls, robs or robs back as its hand and its mood suggest.
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
        passes = len(bids) + step - 1
        acts = np.zeros(len(rows), bool)
        for robs in range(-1, 2):
            habit = call_after(robs, passes)
            some = stake == (1 << robs if robs >= 0 else 0)
            acts |= some & (ahead.moods[:, step] < habit.chance(ahead.strong[:, step]))
        caller = np.where(acts & (stake == 0), step, caller)
        landlord = np.where(acts, step, landlord)
        stake = np.where(acts, np.maximum(1, 2 * stake), stake)
    if len(bids) < 4:
        robbed = stake > 1
        strong = ahead.strong[rows, caller]
        chance = np.where(stake > 2, ROB_BACK[1].chance(strong), ROB_BACK[0].chance(strong))
        back = ahead.moods[:, 3] < chance
        mine = robbed & (caller == 0)
        if mine.any():  # rob back, if that is better on average
            there = ahead.own[rows, landlord] * stake
            back[caller == 0] = (2 * ahead.own[:, 0] * stake)[mine].mean() > there[mine].mean()
        landlord = np.where(robbed & back, caller, landlord)
        stake = np.where(robbed & back, 2 * stake, stake)
    gains = ahead.own[rows, landlord] * stake
    return gains, np.where(stake > 0, ahead.won[rows, landlord], NEW_CARDS)


def _bids_of_others(view: DouDizhuView, ahead: _Futures, standing: int) -> NDArray[np.int64]:
    """Return (worlds, 2) what the next and last seats will bid above ``standing``; 0 for a pass."""
    rules = view.rules
    called = {bid.seat for bid in view.bids}
    strong, mood = ahead.strong[:, 1:], ahead.moods[:, 1:3]
    some, most = (mood < habit.chance(strong) for habit in bids_of(rules))
    if rules.sealed:
        return np.where(most, TOP_BID, np.where(some, 2, 1))
    bids = np.where(most, TOP_BID, np.where(some, standing + 1, 0))
    bids = np.where(bids > standing, np.minimum(bids, TOP_BID), 0)
    if standing >= TOP_BID:
        bids = np.zeros_like(bids)
    assert view.seat is not None
    for column in (1, 2):
        seat = (view.seat + column * rules.step) % 3
        again = rules.auction == "until_two_pass" and not _passed(view, seat)
        if seat in called and not again:
            bids[:, column - 1] = 0
    return bids


def _passed(view: DouDizhuView, seat: int) -> bool:
    """Whether the seat's last call was a pass; it will usually pass again."""
    own = [bid.amount for bid in view.bids if bid.seat == seat]
    return bool(own) and not own[-1]


def _column(view: DouDizhuView, seat: int) -> int:
    """Return 0 for the seat that asks, 1 for the next seat, 2 for the last."""
    assert view.seat is not None
    return (seat - view.seat) * view.rules.step % 3
