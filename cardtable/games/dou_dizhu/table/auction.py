"""What can be said before the first lead lies in the ring: coins and tallies, to be pressed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardtable.engine.actions import Action
from cardtable.engine.table import FurnitureSpot, Text, ZoneSpot
from cardtable.games.dou_dizhu.auction import EARLY, LATE, OPEN, PASS, TOP_BID, highest
from cardtable.games.dou_dizhu.table.draft import Box, DouDizhuDraft
from cardtable.games.dou_dizhu.table.trick import in_ring
from cardtable.games.dou_dizhu.view import BID, COIN_OF, DOUBLE, SAYS, DouDizhuView

#: How wide the sign is that there are new cards, as a part of the room for plays.
SIGN = 0.36
#: How large a coin is, in units and at least in pixels at scale 1; the gap between two, and
#: of many.
COIN, LEAST_COIN, GAP, CLOSE = 108.0, 44.0, 0.28, 0.16
#: A tally beside them: its width and height in coins, its least ones in pixels at scale 1.
WIDE, LEAST_WIDE, HIGH, LEAST_HIGH = 2.2, 104.0, 0.74, 36.0


class Coin(NamedTuple):
    """A coin in the ring.

    Attributes:
        amount: what it says.
        says: the action that a click on it does; empty, if it only shows something.
        open: whether that can still be said.
        by: who has said it, if anybody has.
    """

    amount: int
    says: str = ""
    open: bool = True
    by: int | None = None


def lay_auction(draft: DouDizhuDraft) -> None:
    """Lay coins and tallies in the ring, and below them how high the bids are; the rail asks."""
    view, place = draft.view, draft.plays
    coins = list(_coins(view))
    words = _words(view)
    line = 1.4 * draft.px(30, 18) * draft.area.scale
    side = max(COIN * draft.u, LEAST_COIN * draft.area.scale)
    gap = GAP * side
    top, high = None, side + (gap + 2.2 * line if words else 0)
    room = place.bottom - place.top
    if high <= room:
        # Where a second line comes, nothing moves.
        y = (place.top + place.bottom - side) / 2
        y = max(place.top, min(y, place.bottom - high))
        _lay_coins(draft, coins, y, side)
        top = y + side + gap
    if words and (top is None or view.turn != view.seat or highest(view.bids)):
        in_ring(draft, "highest", *words, top=top)


def _coins(view: DouDizhuView) -> Iterator[Coin]:
    if view.phase == DOUBLE:
        for factor in (2, 4) if view.rules.doubling == "super" else (2,):
            yield Coin(factor, f"double:{factor}")
    elif view.phase != BID:
        yield Coin(EARLY if view.landlord is None else LATE, OPEN.verb)
    else:
        made, top = {bid.amount: bid.seat for bid in view.bids}, highest(view.bids)
        asked = view.turn == view.seat
        if view.rules.auction == "rob":  # the stake doubles up to three times
            for amount in (1, 2, 4, 8):
                says = view.asks if amount == max(1, 2 * top) else ""
                yield Coin(amount, says, bool(says), made.get(amount))
        else:
            for amount in range(1, TOP_BID + 1):
                says, by = f"bid:{amount}", made.get(amount)
                yield Coin(amount, says, _can(view, says) if asked else by is None, by)


def _words(view: DouDizhuView) -> tuple[Text, Text | None, Text] | None:
    """How high the bids are, by whom, and what that means."""
    if view.phase != BID:
        return None
    top, robbing = highest(view.bids), view.rules.auction == "rob"
    meaning = Text.of("rob_meaning" if robbing else "bid_meaning")
    if not top:
        return Text.of("no_call_yet" if robbing else "no_bid_yet"), None, meaning
    bidder = next(bid.seat for bid in view.bids if bid.amount == top)
    if not robbing:
        return Text.of("highest_bid", amount=top), Text.of("highest_by", seat=bidder), meaning
    by = Text.of("called_by" if top == 1 else "robbed_by", seat=bidder)
    stake = Text.of("at_stake_now", factor=view.rules.capped(top * view.raised))
    return stake, by, meaning


def _lay_coins(draft: DouDizhuDraft, coins: list[Coin], y: float, side: float) -> None:
    """Lay coins in a row, and tallies for the player who is asked beside them, if there is room."""
    view, place, scale = draft.view, draft.plays, draft.area.scale
    asked = view.seat is not None and view.turn == view.seat
    gap, times = (GAP if len(coins) < 4 else CLOSE) * side, view.phase != BID
    high = max(HIGH * side, LEAST_HIGH * scale)
    row = len(coins) * (side + gap) - gap
    verb = coins[0].says if times or view.rules.auction != "rob" else view.asks
    both = verb in ("call", "rob", "open")  # a tally at each side
    free = place.right - place.left - row
    wide = min(max(WIDE * side, LEAST_WIDE * scale), free / (2 if both else 1) - gap)
    tallies = asked and wide >= LEAST_WIDE * scale
    passes = tallies and PASS in view.legal
    # What lies there is centred as a whole.
    left = draft.area.width / 2 - row / 2 + (passes and not both) * (wide + gap) / 2
    tip = () if (words := _words(view)) is None else (words[2],)
    # That all have passed, and there are new cards, is said between the coins and one's hand.
    wide_sign, above_hand = SIGN * (place.right - place.left), place.bottom - GAP * side
    middle, below = draft.area.width / 2 - wide_sign / 2, y + (1 + GAP) * side
    draft.signs["new_cards"] = (middle, below, wide_sign, max(0.0, above_hand - below))
    for at, coin in enumerate(coins):
        x = left + at * (side + gap)
        # A bid that is too low lies in the shade, with the sign of the player who made it.
        kind = "offer_times" if times else "offer" if coin.open else "offer_over"
        draft.furniture.append(
            FurnitureSpot(
                f"offered:{coin.amount}",
                kind,
                x,
                y,
                side,
                side,
                whole=coin.amount,
                tip=tip,
                owner=coin.by,
            )
        )
        if coin.says and SAYS + coin.says in draft.prepared.selected:  # a hint points at it
            rim = 0.12 * side
            ring = (x - rim, y - rim, side + 2 * rim, side + 2 * rim)
            draft.furniture.append(FurnitureSpot("chosen", "brass", *ring, lit=True, z=-31))
        if asked and coin.says:
            key = coin.says if ":" in coin.says else coin.says + COIN_OF
            _zone(draft, key, coin.says, Box(x, y, x + side, y + side))
    above = y + (side - high) / 2
    if passes:
        _tally(draft, PASS.verb, "P", Box(left - gap - wide, above, 0, above + high), wide)
    if tallies and both:
        key = "O" if verb == "open" else "1"
        _tally(draft, verb, key, Box(left + row + gap, above, 0, above + high), wide)


def _can(view: DouDizhuView, says: str) -> bool:
    return Action.of(*says.split(":")) in view.legal


def _tally(draft: DouDizhuDraft, says: str, key: str, box: Box, wide: float) -> None:
    """Lay a piece that says something when it is pressed, with its key."""
    words = Text.of("say", says=says, asks=draft.view.asks)
    box = box._replace(right=box.left + wide)
    draft.furniture.append(
        FurnitureSpot(
            f"tally:{says}",
            "tally",
            box.left,
            box.top,
            wide,
            box.bottom - box.top,
            Text.of("say_by_key", says=says, asks=draft.view.asks, key=key),
            whole=int(says != PASS.verb),
            lit=SAYS + says in draft.prepared.selected,
            heard=words,
        )
    )
    _zone(draft, says, says, box)


def _zone(draft: DouDizhuDraft, key: str, says: str, box: Box) -> None:
    """Make a part of the table something to press."""
    wide, high = box.right - box.left, box.bottom - box.top
    words = Text.of("say", says=says, asks=draft.view.asks)
    draft.zones.append(ZoneSpot(SAYS + key, box.left, box.top, wide, high, words))
