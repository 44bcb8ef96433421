"""Sixteen temperaments: each bids and plays in its own way, without dice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.bots.characters import CHARACTERS
from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot.temper import temper_of
from cardtable.games.dou_dizhu.cards import FULL_DECK, card_set, codes
from cardtable.games.dou_dizhu.game import body_of
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.daily import daily
from tests.games.dou_dizhu.bot.manners import apart
from tests.games.dou_dizhu.positions import begin, do, hold, late, play_with

STYLES = ("cautious", "", "bold")


def test_all_sixteen_differ() -> None:
    tempers = [temper_of(level, style) for level, style in {(c.level, c.style) for c in CHARACTERS}]
    assert len(CHARACTERS) == 16 and len({str(temper) for temper in tempers}) == 16


def bids(level: str, style: str, hands: int = 60) -> list[int]:
    """What the first to call bids with these hands; 0 for a pass."""
    bot = GAME.bot(level, style)
    found = []
    for number in range(hands):
        state = begin(number, payout="symmetric")
        assert state.turn is not None
        action = bot.choose(state.view(state.turn), 1, Budget(0)).action
        found.append(int(action.args[0]) if action.args else 0)
    return found


@daily("level", ["easy", "medium", "hard"], "easy", "medium")
def test_bold_ones_bid_more_than_cautious_ones(level: str) -> None:
    hands = 60 if level != "hard" else 25
    cautious, plain, bold = (bids(level, style, hands) for style in STYLES)
    assert sum(cautious) < sum(plain) < sum(bold)
    # Not by dice: whoever is bolder bids no less with the same hand.
    assert all(a <= b <= c for a, b, c in zip(cautious, plain, bold, strict=True))


def asked_to_double(mine: str, landlord: str) -> DouDizhuState:
    """A farmer after the landlord, who has said this, is asked with these cards."""
    state = begin(1, auction="random_landlord", doubling="super", payout="symmetric")
    own = hold(mine, "", "")[0]
    rest = codes(FULL_DECK & ~own)
    kitty, hands = card_set(rest[34:]), (card_set(rest[:34:2]), card_set(rest[1:34:2]))
    state = replace(state, turn=0, landlord=0, kitty=kitty, hands=(hands[0] | kitty, own, hands[1]))
    return do(state, landlord)[0]


@pytest.mark.parametrize("style", ["", "bold", "cautious", "hunter"])
@daily("level", ["easy", "medium", "hard", "expert"])
def test_no_farmer_doubles_without_a_hand(level: str, style: str) -> None:
    """Seen at a table: a hunter liked the factor so much that the cards did not matter."""
    for landlord in ("pass", "double 2", "double 4"):
        view = asked_to_double("3455678899TJJQKK7", landlord).view(1)
        assert GAME.bot(level, style).choose(view, 1, Budget(1000)).action == PASS


def test_hunters_bid_all_or_nothing() -> None:
    found = bids("medium", "hunter")
    assert set(found) == {0, 3}


def test_the_same_seed_is_not_needed_for_the_same_play_where_nothing_is_overlooked() -> None:
    state = late(play_with(0, "3456789TJ", "5A88QQ", "4566722JK"))
    bot = GAME.bot("hard", "bold")
    assert len({str(bot.choose(state.view(0), seed, Budget(0)).action) for seed in range(5)}) == 1


def test_beginners_overtake_their_partner_and_others_do_not() -> None:
    state = late(play_with(0, "3456789TJ", "5A88QQ", "4566722JK"))
    state, _ = do(state, "play 3", "play A", "pass", "pass", "play Q Q")
    assert state.turn == 2
    played = {
        level: GAME.bot(level).choose(state.view(2), 1, Budget(0)).action.verb
        for level in ("easy", "medium", "hard")
    }
    assert played == {"easy": "play", "medium": "pass", "hard": "pass"}


def test_beginners_overlook_airplanes() -> None:
    state = late(play_with(0, "333444678TKA2", "55667899", "55678899"))
    lengths = [
        len(GAME.bot("easy").choose(state.view(0), seed, Budget(0)).action.args)
        for seed in range(30)
    ]
    assert sum(length >= 6 for length in lengths) <= 10


def test_plays_that_differ_in_kickers_have_one_body() -> None:
    view = play_with(0, "33344456789", "55678TT", "999").view(0)

    def body(words: str) -> object:
        return body_of(view, Action.parse(words))

    assert body("play 3 3 3 5") == body("play 3 3 3 9") == body("play 3 3 3 4")
    assert body("play 3 3 3 5") != body("play 4 4 4 5")
    assert body("play 3 3 3 4 4 4 5 6") == body("play 3 3 3 4 4 4 8 9")
    assert len({body(f"play {rank}") for rank in "3456789"} | {body("pass")}) == 8


@pytest.mark.soak
def test_any_two_are_told_apart_after_three_hundred_deals() -> None:
    shares = apart(300, 0)
    assert len(shares) == 120
    assert {pair: share for pair, share in shares.items() if share < 0.8} == {}
