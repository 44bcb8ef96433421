"""The observable effects of the house rules of Dou Dizhu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.cards import RANK_OF
from cardtable.games.dou_dizhu.deal import first_bidder
from cardtable.games.dou_dizhu.plays import readings
from cardtable.games.dou_dizhu.rules import house_rules
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.dou_dizhu.positions import begin, do, play_with

Seen = str | int | None


def start(options: Options) -> DouDizhuState:
    """A match with these options, in which nobody has to bid or is asked for more."""
    return begin(1, **{**options, "must_call": "off", "doubling": "off", "open_hand": "off"})


def lead(options: Options, *hands: str) -> DouDizhuState:
    """The landlord, seat 0, is to lead; the hands lie in the order of play."""
    if house_rules(options).step < 0:
        hands = (hands[0], hands[2], hands[1])
    return play_with(0, *hands, stake=1, **dict(options))


def known(options: Options, play: str) -> bool:
    """Whether a play by its ranks is a combination."""
    counts = sum(1 << 4 * RANK_OF[word] for word in play)
    return bool(readings(house_rules(options).plays, counts))


def paid(state: DouDizhuState) -> tuple[int, ...]:
    """What the deal just over has changed, in half points."""
    return state.sheet[-1].deltas


def _deals(options: Options) -> Seen:
    state = replace(lead(options, "3", "4", "5"), deal=int(options["deals"]))
    ends, _ = do(state, "play 3", "next")
    if options["deals"] != 1:
        goes_on, _ = do(replace(state, deal=state.deal - 1), "play 3", "next")
        assert goes_on.outcome is None
    return options["deals"] if ends.outcome is not None else None


def _shuffle(options: Options) -> Seen:
    """Whether the next deal has the cards of the last one, of which most are missing here."""
    state = lead(GAME.resolve(None, {**options, "deals": 2}), "3", "4", "5")
    after, _ = do(state, "play 3", "next")
    return "unshuffled" if sum(hand.bit_count() for hand in after.hands) <= 3 else "full"


def _auction(options: Options) -> Seen:
    state = start(options)
    if state.phase == "play":
        return "random_landlord"
    if state.legal.reason(_act("call")) is None:
        return "rob"
    if state.legal.reason(_act("pass")) is not None:
        return "sealed_no_pass"
    low, _ = do(state, "bid 2")
    if low.legal.reason(_act("bid 1")) is None:
        return "one_call_each"
    after, _ = do(state, "pass", "pass", "bid 1")
    return "one_round" if after.phase == "play" else "until_two_pass"


def _act(text: str) -> Any:
    from cardtable.engine.actions import Action

    return Action.parse(text)


def _first_bid(options: Options) -> Seen:
    rules, seeds = house_rules(options), [Seed.numbered(n) for n in range(30)]
    if all(first_bidder(rules, seed, 2, 0, out) == out for seed in seeds for out in range(3)):
        return "previous_winner"
    turns = [
        (first_bidder(rules, seed, 1, 0, -1) + rules.step) % 3 == first_bidder(rules, seed, 2, 0, 0)
        for seed in seeds
    ]
    return "rotate" if all(turns) else "random"


def _all_pass(options: Options) -> Seen:
    state = start(options)
    for _ in range(4):
        assert state.phase == "bid"  # in any case, new cards are dealt three times
        state, _ = do(state, "pass", "pass", "pass")
    return "redeal" if state.phase == "bid" else "random_after_3"


def _kickers(options: Options) -> Seen:
    if known(options, "3334445556668888"):
        return "any"
    return "no_bombs" if known(options, "33344477") else "all_different"


def _payout(options: Options) -> Seen:
    state = lead(options, "39", "4", "5")
    lost, _ = do(state, "play 3", "play 4")
    won, _ = do(lead(options, "3", "4", "5"), "play 3")
    farmer, landlord = paid(lost), paid(won)
    times = lost.multiplier / won.multiplier  # a spring may double either
    return "sheet" if farmer[1] * 2 == -landlord[1] * times else "symmetric"


def _rocket(options: Options) -> Seen:
    after, _ = do(lead(options, "bR3", "4", "5"), "play b R")
    return after.multiplier


def _spring(options: Options) -> Seen:
    one, _ = do(lead(options, "35", "46", "77"), "play 3", "play 4", "pass", "play 5")
    if one.multiplier == 2:
        return "any_player"
    none, _ = do(lead(options, "3", "4", "5"), "play 3")
    return "both_farmers+anti" if none.multiplier == 2 else "off"


def _repass(options: Options) -> Seen:
    after, _ = do(lead(options, "359", "68", "47"), "play 3", "pass", "play 4", "play 5")
    return "on" if after.turn == house_rules(options).step % 3 else "off"


def _kitty(options: Options) -> Seen:
    state = start(options)
    while state.phase == "bid":
        acts = [act for act in ("bid 3", "call") if state.legal.reason(_act(act)) is None]
        state, _ = do(state, acts[0] if acts else "pass")
    assert state.view(None).kitty is not None
    state, _ = do(state, str(next(iter(state.legal))))
    return "on" if state.view(None).kitty is not None else "off"


def _direction(options: Options) -> Seen:
    after, _ = do(play_with(0, "34", "5", "6", stake=1, **dict(options)), "play 3")
    return "counter_clockwise" if after.turn == 1 else "clockwise"


#: Quads that the landlord can play one after another.
_QUADS = tuple(rank * 4 for rank in "3456789")


def _must_call(options: Options) -> Seen:
    found = []
    for cards in ("bR3", "22223", "b2223"):
        state = begin(1, **{**options, "open_hand": "off"})
        hands = lead(options, cards, "4", "5").hands
        seat = state.turn or 0
        mine = [0, 0, 0]
        mine[seat] = hands[0]
        strong = replace(state, hands=(mine[0], mine[1], mine[2]))
        found.append([str(action) for action in strong.legal] in (["bid 3"], ["call"]))
    return {"110": "on", "000": "off"}["".join(str(int(one)) for one in found)]


def _doubling(options: Options) -> Seen:
    state = begin(1, **{**options, "auction": "random_landlord", "open_hand": "off"})
    if state.phase == "play":
        return "off"
    return "super" if state.legal.reason(_act("double 4")) is None else "double"


def _open_hand(options: Options) -> Seen:
    state = begin(1, **{**options, "auction": "random_landlord", "doubling": "off"})
    if state.phase == "play":
        return "off"
    return "landlord" if state.landlord >= 0 else "all"


def _cap(options: Options) -> Seen:
    state = lead(options, "".join(_QUADS) + "T", "J", "Q")
    for quad in _QUADS:
        state, _ = do(state, "play " + " ".join(quad), "pass", "pass")
    return "off" if state.multiplier == 128 else state.multiplier


SEEN: dict[str, Callable[[Options], Seen]] = {
    "deals": _deals,
    "shuffle": _shuffle,
    "auction": _auction,
    "first_bid": _first_bid,
    "all_pass": _all_pass,
    "chain_top": lambda options: "2" if known(options, "JQKA2") else "A",
    "quad_one": lambda options: "on" if known(options, "33335") else "off",
    "quad_two": lambda options: "on" if known(options, "333356") else "off",
    "high_kickers": lambda options: "on" if known(options, "3332") else "off",
    "kickers": _kickers,
    "payout": _payout,
    "rocket_factor": _rocket,
    "must_call": _must_call,
    "doubling": _doubling,
    "open_hand": _open_hand,
    "cap": _cap,
    "spring": _spring,
    "repass": _repass,
    "kitty_memory": _kitty,
    "direction": _direction,
}
assert set(SEEN) == {option.key for option in GAME.options}
