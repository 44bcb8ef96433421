"""Where two options touch each other, the page says what the engine then does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.seeds import Seed
from cardtable.games import all_games
from cardtable.games.dou_dizhu.auction import Bid, is_over
from cardtable.games.dou_dizhu.cards import RANK_OF
from cardtable.games.dou_dizhu.deal import first_bidder
from cardtable.games.dou_dizhu.legal import _lacks
from cardtable.games.dou_dizhu.plays import readings
from cardtable.games.dou_dizhu.rules import house_rules as dou_dizhu_rules
from cardtable.games.kabu.flow import open_round, seat_round
from cardtable.games.kabu.legal import Bets
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import rate_dealer, settle
from cardtable.games.oklahoma_gin.opening import next_dealer
from cardtable.games.oklahoma_gin.rules import house_rules as gin_rules
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, score_hand
from cardtable.phrases.base import rulebook_of
from cardtable.phrases.kabu import rules as rounds
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.language import Language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English with its plurals."""
    made = Language()
    made.switch("en")
    yield
    made.fall_silent()


def page(name: str, **changes: str | int) -> dict[str, str]:
    """The text of each passage, with what is laid out there."""
    game = all_games()[name]
    book = rulebook_of(game, phrases_of(game.phrases), game.resolve(None, changes))
    return {
        one.id: " ".join([one.text, *(laid.caption for laid in one.laid)])
        for part in book
        for one in part.passages
    }


def kabu(name: str, **changes: str | int) -> Rules:
    game = all_games()[name]
    return game.rules(game.resolve(None, changes))  # type: ignore[attr-defined,no-any-return]


# -- Dou Dizhu -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kickers", "play", "reason"),
    [
        ("all_different", "4444bR", "kickers_differ"),
        ("all_different", "333444bR", "kickers_differ"),
        ("all_different", "33344477", "kickers_differ"),
        ("all_different", "444477", "kickers_differ"),
        ("no_bombs", "4444bR", "kickers_no_bomb"),
        ("no_bombs", "333444555666", "kickers_no_bomb"),
        ("any", "4444bR", ""),
        ("all_different", "555679", "triple_kickers"),
    ],
)
def test_kickers_are_refused_for_what_they_are(kickers: str, play: str, reason: str) -> None:
    changes: dict[str, str | int] = {"kickers": kickers, "quad_one": "off"}
    game = all_games()["dou-dizhu"]
    rules = dou_dizhu_rules(game.resolve(None, changes)).plays
    counts = sum(1 << 4 * RANK_OF[word] for word in play)
    if not reason:
        assert readings(rules, counts)
        return
    if readings(rules, counts):  # another reading: four airplanes instead of kickers
        assert play == "333444555666"
        return
    error = _lacks(rules, counts)
    assert error.reason == reason
    said = phrases_of(game.phrases).reason(error.reason, error.params, ("a", "b", "c"))
    if reason.startswith("kickers"):
        assert said == page("dou-dizhu", **changes)["kickers"]


def test_the_auction_ends_as_it_says() -> None:
    text = page("dou-dizhu", auction="until_two_pass")["auction"]
    rules = dou_dizhu_rules(all_games()["dou-dizhu"].resolve(None, {"auction": "until_two_pass"}))
    passes = [Bid(seat, 0) for seat in range(3)]
    assert not is_over(rules, passes[:2]), "two passes before any bid end nothing"
    assert is_over(rules, [Bid(0, 1), *passes[1:]])
    assert not is_over(rules, [Bid(0, 0), Bid(1, 1), Bid(2, 0)]), "who has passed may bid again"
    assert "after a bid" in text and "may bid again" in text and "higher" in text


def test_the_first_deal_has_nobody_who_went_out() -> None:
    text = page("dou-dizhu", first_bid="previous_winner")["first_bid"]
    rules = dou_dizhu_rules(
        all_games()["dou-dizhu"].resolve(None, {"first_bid": "previous_winner"})
    )
    firsts = {first_bidder(rules, Seed.numbered(n), 1, 0, -1) for n in range(40)}
    assert firsts == {0, 1, 2} and "In the first deal, the first bidder is chosen at random" in text


# -- Kabu ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("credit", "left", "chips"), [("on", 5, None), ("off", 5, 5)])
def test_who_must_bet(credit: str, left: int, chips: int | None) -> None:
    rules = kabu("oicho-kabu", min_bet=1, credit=credit)
    assert Bets(rules, left, chips).reason(Action.parse("pass")) is not None
    text = page("oicho-kabu", min_bet=1, credit=credit)["nothing"]
    assert "chips" not in text and "as long as the limit allows it" in text


@pytest.mark.parametrize("name", ["oicho-kabu", "kyo-kabu"])
def test_a_dealer_without_chips_is_replaced_as_it_says(name: str) -> None:
    fixed = {"oicho-kabu": "fixed_bank", "kyo-kabu": "fixed"}[name]
    for dealer, credit in product((fixed, "until_all_lost", "draw_low"), ("on", "off")):
        if dealer not in next(o.values for o in all_games()[name].options if o.key == "dealer"):
            continue
        rules, seed = kabu(name, dealer=dealer, credit=credit), Seed.numbered(3)
        before, _ = open_round(rules, seed, 1, (200,) * 3, None)
        rest = [seat for seat in range(3) if seat != before.dealer]
        after = seat_round(rules, seed, 2, 3, rest, before)[0]
        told = page(name, dealer=dealer, credit=credit)
        assert ("without_chips" in told) == (credit == "off" and dealer != "draw_low")
        if "without_chips" in told:
            assert after == (before.dealer + 1) % 3
        if dealer == fixed:
            assert "without credit, only while they have chips" in told["dealer"]


def test_only_columns_with_bets_keep_the_dealer() -> None:
    rules = kabu("oicho-kabu", dealer="until_all_lost")
    stakes = [[0, 10], [0, 0], [0, 0], [0, 0]]
    lost = settle(rules, (1, 2), ((4, 5), (1, 10), (1, 10), (1, 10)), stakes, (1,), 0, 999)
    assert lost.dealer_lost_all
    assert "all columns with bets" in page("oicho-kabu", dealer="until_all_lost")["dealer"]


@pytest.mark.parametrize(("first", "third"), [*product(("top", "choose"), repeat=2)])
def test_each_sentence_says_which_card_of_the_dealer_it_means(first: str, third: str) -> None:
    told = page("oicho-kabu", dealer_pos=first, dealer_third_pos=third)
    assert "both cards" in told["dealer_pos"] and "always" not in told["dealer_pos"]
    assert "third card" in told["dealer_third_pos"] and "too" not in told["dealer_third_pos"]


@pytest.mark.parametrize("zero", ["void", "counts"])
@pytest.mark.parametrize("triples", ["off", "beats_all_but_arashi"])
def test_three_tens_of_the_dealer(zero: str, triples: str) -> None:
    changes: dict[str, str | int] = {"dealer_zero3": zero, "arashi_dealer": triples}
    kind = rate_dealer(kabu("oicho-kabu", **changes), (10, 10, 10)).kind
    told = page("oicho-kabu", **changes)
    assert (kind == "triple") == ("three_tens" in told)
    assert "ordinary 0" in told["dealer_zero3"]


@pytest.mark.parametrize("tie", ["push", "dealer"])
@pytest.mark.parametrize("pay", [2, 3])
def test_the_tip_names_the_pairs_that_draw(tie: str, pay: int) -> None:
    tip = page("oicho-kabu", tie=tie, arashi_pay=pay)["tip_third"]
    assert ("two threes" in tip) == (tie == "dealer" and pay == 3)


@pytest.mark.parametrize("limit", [1, 3, 4, 7, 39, 40, 100])
@pytest.mark.parametrize("chips", [10, 200])
@pytest.mark.parametrize("credit", ["on", "off"])
def test_the_example_keeps_the_limit(limit: int, chips: int, credit: str) -> None:
    changes: dict[str, str | int] = {"max_total_bet": limit, "chips": chips, "credit": credit}
    told, stake = page("oicho-kabu", **changes), rounds.stake(kabu("oicho-kabu", **changes))
    assert ("example" in told) == (stake > 0)
    assert 4 * stake <= kabu("oicho-kabu", **changes).effective_cap(chips, 5, 1)
    if stake:
        found = re.search(r"each put (\d+) (chips?) on", told["example"])
        assert found is not None and int(found[1]) == stake
        assert found[2] == ("chip" if stake == 1 else "chips")


# -- Gin -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("bonus", [1, 25, 50])
def test_big_gin_brings_the_deadwood_too(bonus: int) -> None:
    game = all_games()["oklahoma-gin"]
    rules = gin_rules(game.resolve(None, {"big_gin": bonus}))
    assert score_hand(rules, 0, BIG_GIN, (0, 30), (0, 30), 1).points == 30 + bonus
    text = page("oklahoma-gin", big_gin=bonus)["big_gin"]
    assert "the opponent’s deadwood and" in text and f"{bonus} point" in text


@pytest.mark.parametrize("dealer", ["alternate", "winner", "loser"])
@pytest.mark.parametrize("tie", ["on", "off"])
def test_who_deals_after_equal_deadwood(dealer: str, tie: str) -> None:
    changes: dict[str, str | int] = {"next_dealer": dealer, "undercut_tie": tie}
    rules = gin_rules(all_games()["oklahoma-gin"].resolve(None, changes))
    assert next_dealer(rules, 0, None, drawn=False) == 1
    told = page("oklahoma-gin", **changes)
    assert ("level_dealer" in told) == (tie == "off" and dealer != "alternate")


@pytest.mark.parametrize("target", [1, 4, 5, 100])
def test_an_example_game_is_one_that_can_be_played(target: int) -> None:
    told = page("oklahoma-gin", target=target)
    assert ("example" in told) == (target > 4)


@pytest.mark.parametrize("name", ["oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"])
def test_nothing_is_counted_in_the_wrong_number(name: str) -> None:
    game = all_games()[name]
    low = {o.key: o.low for o in game.options if not o.values}
    for changes in (low, {**low, "max_total_bet": 4} if "max_total_bet" in low else low):
        text = "\n".join(page(name, **changes).values())
        assert not re.search(r"(?<![\d.,½])1 (points|chips|cards|rounds|games|deals|hands)\b", text)
