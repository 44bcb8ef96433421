"""Dealing and the auction (rules D14, D15, D16)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.bot import Budget
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.bot.plan import bombs_in
from cardtable.games.dou_dizhu.cards import DECK, FULL_DECK, codes, counts_of
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.dou_dizhu.positions import begin, do, hand, hold


def refusal(state: DouDizhuState, action: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        state.apply(Action.parse(action))
    assert Action.parse(action) not in state.legal
    return caught.value.reason


def test_three_hands_of_17_and_a_kitty_make_a_deck() -> None:
    state = begin()
    assert [len(hand(state, seat)) for seat in range(3)] == [17, 17, 17]
    assert state.kitty.bit_count() == 3
    assert sum(state.hands) + state.kitty == FULL_DECK and len(set(DECK)) == 54


def test_one_round_each_bid_above_the_one_before_and_three_ends() -> None:
    state = begin()
    first = state.turn
    assert first is not None
    assert refusal(state, "bid 4") == "bad_bid" and refusal(state, "play 3") == "only_bids"
    state, _ = do(state, "bid 1")
    assert state.turn == (first + 1) % 3
    assert refusal(state, "bid 1") == "bid_too_low"
    state, _ = do(state, "pass")
    assert state.phase == "bid" and state.turn == (first + 2) % 3
    state, events = do(state, "bid 2")
    assert (state.phase, state.landlord, state.stake) == ("play", (first + 2) % 3, 2)
    assert state.turn == state.landlord and len(hand(state, state.landlord)) == 20
    shown = next(event for event in events if event.kind == "took_kitty")
    assert len(shown.words("cards")) == 3 and not shown.secret
    ended, _ = do(begin(), "bid 3")
    assert ended.landlord == ended.first_bidder and ended.phase == "play"


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_d21_a_kitty_that_is_not_to_be_looked_up_is_nowhere_to_be_found(seat: int | None) -> None:
    state, _ = do(begin(kitty_memory="off"), "bid 3")
    assert state.view(seat).kitty == codes(state.kitty)
    state, _ = state.apply(next(iter(state.legal)))
    view = state.view(seat)
    assert view.kitty is None
    (taken,) = (event for event in view.history if event.kind == "took_kitty")
    assert ("cards" in taken) == (seat == state.landlord)  # only the owner knows them


def test_the_preset_online_has_one_round_of_calls_each_higher_than_the_last() -> None:
    state, _ = GAME.start(3, GAME.resolve("online"), Seed.numbered(1))
    assert isinstance(state, DouDizhuState)
    state, _ = do(state, "bid 2")
    assert refusal(state, "bid 2") == "bid_too_low"
    state, _ = do(state, "pass", "bid 3")
    assert state.landlord == (state.first_bidder + 2) % 3


def test_the_highest_bid_of_one_round_wins_although_the_last_passes() -> None:
    state, _ = do(begin(), "bid 2", "pass", "pass")
    assert state.landlord == state.first_bidder and state.stake == 2


def test_d22_all_pass_and_the_cards_are_dealt_anew() -> None:
    before = begin()
    state, events = do(before, "pass", "pass", "pass")
    assert state.phase == "bid" and state.deal == 1 and state.redeals == 1 and not state.bids
    assert state.hands != before.hands and state.first_bidder == before.first_bidder
    assert [e.kind for e in events][-5:] == ["all_passed", "deal_started", *["dealt"] * 3]


def test_after_three_redeals_a_landlord_by_lot() -> None:
    state = begin(all_pass="random_after_3")
    for redeals in range(3):
        assert state.redeals == redeals
        state, _ = do(state, "pass", "pass", "pass")
    hands = state.hands
    state, _ = do(state, "pass", "pass", "pass")
    assert state.phase == "play" and state.stake == 1
    assert all(state.hands[s] == hands[s] for s in range(3) if s != state.landlord)


def test_until_two_pass() -> None:
    state = begin(auction="until_two_pass")
    first = state.first_bidder
    state, _ = do(state, "pass", "bid 1", "pass")
    assert state.phase == "bid" and state.turn == first
    raised, _ = do(state, "bid 2")
    assert raised.phase == "bid"
    raised, _ = do(raised, "pass", "pass")
    assert raised.landlord == first and raised.stake == 2
    ended, _ = do(state, "pass")
    assert ended.landlord == (first + 1) % 3 and ended.stake == 1


def test_one_call_each_is_free_and_the_earlier_of_equals_wins() -> None:
    state, _ = do(begin(auction="one_call_each"), "bid 2", "bid 1", "bid 2")
    assert state.landlord == state.first_bidder and state.stake == 2


def test_sealed_bids_are_secret_and_nobody_passes() -> None:
    state = begin(auction="sealed_no_pass")
    first = state.first_bidder
    assert refusal(state, "pass") == "must_bid"
    one, _ = do(state, "bid 1")
    three, _ = do(state, "bid 3")
    assert one.phase == three.phase == "bid"
    for seat in ((first + 1) % 3, (first + 2) % 3, None):
        assert one.view(seat) == three.view(seat)
        assert list(one.view(seat).legal) == list(three.view(seat).legal)
    assert one.view(first) != three.view(first)
    assert one.view(first).bids[0].amount == 1
    state, events = do(one, "bid 2", "bid 2")
    assert state.landlord == (first + 1) % 3 and state.stake == 2
    assert [e.number("amount") for e in events if e.kind == "bid_shown"] == [1, 2, 2]


def test_no_auction_at_all() -> None:
    state = begin(auction="random_landlord")
    assert state.phase == "play" and state.stake == 1 and state.turn == state.landlord
    landlords = {begin(seed, auction="random_landlord").landlord for seed in range(20)}
    assert landlords == {0, 1, 2}


@pytest.mark.parametrize("direction", ["counter_clockwise", "clockwise"])
def test_who_bids_first(direction: str) -> None:
    step = 1 if direction == "counter_clockwise" else -1
    state = begin(direction=direction)
    first = state.first_bidder
    assert do(state, "pass")[0].turn == (first + step) % 3
    over = replace(state, phase="scored", turn=-1, out=(first + 2 * step) % 3)
    assert do(over, "next")[0].first_bidder == (first + step) % 3
    again = begin(direction=direction, first_bid="previous_winner")
    over = replace(again, phase="scored", turn=-1, out=2)
    assert do(over, "next")[0].first_bidder == 2
    drawn = {begin(seed, first_bid="random").first_bidder for seed in range(20)}
    assert drawn == {0, 1, 2}


def test_only_the_owner_sees_the_dealt_cards() -> None:
    state = begin()
    other = replace(
        state, hands=(state.hands[0], state.hands[2], state.hands[1]), kitty=state.kitty
    )
    assert state.view(0) == other.view(0)
    swapped = replace(state, kitty=state.hands[1] & -state.hands[1] | state.kitty)
    assert state.view(0) == swapped.view(0)
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        text = repr(view) + " ".join(str(event) for event in view.history)
        seen = set(view.hand)
        hidden = [code for seat in range(3) for code in hand(state, seat) if code not in seen]
        assert not [code for code in hidden if len(code) == 2 and f"{code}" in text]
        assert view.kitty is None and view.hands == (None, None, None)


@pytest.mark.parametrize("auction", ["one_round", "until_two_pass", "one_call_each"])
@pytest.mark.parametrize(
    ("cards", "must"),
    [("bR34", True), ("22223", True), ("bR2222", True), ("b2223", False), ("R222A", False)],
)
def test_both_jokers_or_four_twos_must_bid(auction: str, cards: str, must: bool) -> None:
    """Rule D31."""
    for on, earlier in ((True, ()), (True, ("bid 1",)), (True, ("pass", "bid 2")), (False, ())):
        state = begin(1, auction=auction, must_call="on" if on else "off")
        mine = [0, 0, 0]
        seat = (state.first_bidder + len(earlier)) % 3
        mine[seat] = hold(cards, "3", "4")[0]
        state = replace(state, hands=(mine[0], mine[1], mine[2]))
        state, _ = do(state, *earlier)
        assert state.turn == seat
        if not (on and must):
            assert Action.parse("pass") in state.legal
            continue
        assert [str(action) for action in state.legal] == ["bid 3"]
        assert refusal(state, "pass") == refusal(state, "bid 1") == "too_strong"
        assert refusal(state, "play b R") == "only_bids"
        after, _ = do(state, "bid 3")
        assert auction == "one_call_each" or after.landlord == seat


def test_a_sealed_bid_must_be_three_too() -> None:
    state = begin(1, auction="sealed_no_pass", must_call="on")
    mine = [0, 0, 0]
    mine[state.first_bidder] = hold("bR3", "4", "5")[0]
    state = replace(state, hands=(mine[0], mine[1], mine[2]))
    assert [str(action) for action in state.legal] == ["bid 3"]
    # Nobody else can tell: it is sealed.
    after, _ = do(state, "bid 3")
    assert all(bid.amount is None for bid in after.view((after.first_bidder + 1) % 3).bids)


# -- without a shuffle (rule D29) ------------------------------------------------------------------
def unshuffled(number: int, **changes: str | int) -> DouDizhuState:
    return begin(number, shuffle="unshuffled", deals=3, **changes)


def dealt_by_hand(pack: list[str], cut: int, first: int, step: int) -> list[set[str]]:
    """Four heaps, card by card: those of the seats, and the kitty."""
    cards = pack[cut:] + pack[:cut]
    heaps: list[set[str]] = [set(), set(), set(), set()]
    seats = [(first + step * turn) % 3 for turn in range(3)]
    order = [seat for packet in (6, 6, 5) for seat in seats for _ in range(packet)] + [3] * 3
    for card, heap in zip(cards, order, strict=True):
        heaps[heap].add(card)
    return heaps


def heaps_of(state: DouDizhuState) -> list[set[str]]:
    return [*(set(codes(hand)) for hand in state.hands), set(codes(state.kitty))]


def test_only_the_first_deal_is_shuffled_and_the_next_is_cut_out_of_what_was_played() -> None:
    for number, direction in ((1, "counter_clockwise"), (2, "clockwise"), (3, "clockwise")):
        state = unshuffled(number, direction=direction)
        assert heaps_of(state) == heaps_of(begin(number))
        rng = random.Random(number)
        while state.phase != "scored":
            state, _ = state.apply(state.legal.sample(rng))
        pack = [card for turn in state.turns for card in turn.cards]
        pack += [card for hand in state.hands for card in codes(hand)]
        assert sorted(pack) == sorted(DECK) and state.turns[0].cards == tuple(
            pack[: len(state.turns[0].cards)]
        )
        after, _ = do(state, "next")
        cut = 1 + Seed.numbered(number).stream("deal 2 cut").below(53)
        step = 1 if direction == "counter_clockwise" else -1
        assert heaps_of(after) == dealt_by_hand(pack, cut, after.first_bidder, step)


def test_where_nobody_bids_the_kitty_lies_on_top_of_the_hands() -> None:
    state = unshuffled(5)
    rng = random.Random(5)
    while state.phase != "scored":
        state, _ = state.apply(state.legal.sample(rng))
    second, _ = do(state, "next")
    pack = [*codes(second.kitty), *(card for hand in second.hands for card in codes(hand))]
    again, _ = do(second, "pass", "pass", "pass")
    assert again.deal == 2 and again.redeals == 1
    cut = 1 + Seed.numbered(5).stream("deal 2 redeal 1 cut").below(53)
    assert heaps_of(again) == dealt_by_hand(pack, cut, again.first_bidder, 1)
    # The first deal is shuffled however often it is dealt.
    first, _ = do(unshuffled(5), "pass", "pass", "pass")
    assert heaps_of(first) == heaps_of(do(begin(5), "pass", "pass", "pass")[0])


@pytest.mark.slow
def test_without_a_shuffle_there_are_at_least_twice_as_many_bombs() -> None:
    """Played by the rules of thumb; the first deals are left out."""
    found = {}
    for shuffle in ("full", "unshuffled"):
        options = GAME.resolve("online", {"shuffle": shuffle, "deals": 12})
        bombs = 0
        for number in range(12):
            match = Match(GAME, options, (Seat("easy"),) * 3, Seed.numbered(number))
            bot = GAME.bot("easy")
            while match.turn is not None:
                view = match.view(max(match.turn, 0))
                if match.turn == TABLE:
                    match.play(next(iter(match.state.legal)))
                    continue
                match.play(bot.choose(view, len(match.actions), Budget(4)).action)
                state = match.state
                assert isinstance(state, DouDizhuState)
                if state.phase == "play" and state.deal > 1 and not state.turns:
                    bombs += sum(bombs_in(counts_of(hand)) for hand in state.hands)
        found[shuffle] = bombs
    assert found["unshuffled"] >= 2 * found["full"] > 20, found
