"""The examples in the rules are played by the engines, move by move, and end as the rules say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cardtable.engine.actions import Action
from cardtable.games import all_games
from cardtable.games.dou_dizhu.cards import RANK_OF
from cardtable.games.dou_dizhu.plays import BOMB, ROCKET, beats, readings
from cardtable.games.dou_dizhu.rules import house_rules as dou_dizhu_rules
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from cardtable.games.oklahoma_gin import GAME as GIN
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.phrases.base import rulebook_of
from cardtable.phrases.dou_dizhu import rules as plays
from cardtable.phrases.dou_dizhu.words import combination_label
from cardtable.phrases.kabu import rules as rounds
from cardtable.phrases.kabu.words import total_name
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.oklahoma_gin import rules as hands
from cardtable.phrases.rulebook import Laid, Passage
from cardtable.ui.language import Language
from tests.games.dou_dizhu.positions import do as do_dou_dizhu
from tests.games.dou_dizhu.positions import play_with
from tests.games.kabu.tools import deltas, play, rigged
from tests.games.oklahoma_gin.positions import do, standing, to_discard


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English with its plurals."""
    made = Language()
    made.switch("en")
    yield
    made.fall_silent()


def passage(name: str, id_: str, **changes: str | int) -> Passage:
    """One passage of a game's rules."""
    game = all_games()[name]
    book = rulebook_of(game, phrases_of(game.phrases), game.resolve(None, changes))
    return next(one for part in book for one in part.passages if one.id == id_)


def chips(laid: Laid) -> int:
    """What a caption says at its end that a column brings."""
    found = re.search(r"([+−]?\d+)$", laid.caption)
    assert found is not None
    return int(found.group().replace("−", "-"))


@pytest.mark.parametrize("tie", ["push", "dealer"])
@pytest.mark.parametrize("game", [OICHO, KYO])
def test_the_round_of_kabu_is_played_as_told(game: KabuGame, tie: str) -> None:
    """Four players, each on one column; the third gets a third card, and the dealer stands."""
    first = [column[0] for column in rounds.COLUMNS]
    second = [column[1] for column in rounds.COLUMNS]
    third = [column[2] for column in rounds.COLUMNS if len(column) > 2]
    deck = (rounds.DEALER[0], *second, *third, rounds.DEALER[1])
    state = rigged(game, first, deck, 5, {"tie": tie, "max_total_bet": 100}, [1_000] * 5)
    state = play(state, *(f"bet {column} {rounds.STAKE}" for column in (1, 2, 3, 4)))
    for _ in range(20):
        if state.table.phase == "showdown":
            break
        wanted = "stand"
        if state.table.phase.startswith("dealer_") and state.table.phase != "dealer_3":
            wanted = "deal top"
        elif state.table.phase == "field_3" and len(rounds.COLUMNS[state.table.asks[0][1] - 1]) > 2:
            wanted = "hit"
        state = play(state, wanted)
    told = passage(game.id, "example", tie=tie).laid
    assert [chips(laid) for laid in told[1:]] == list(deltas(state)[1:])
    assert tuple(int(code[:-1]) for code in told[0].cards) == rounds.DEALER


def test_sums_and_names_are_those_of_the_engine() -> None:
    for game in (OICHO, KYO):
        told = passage(game.id, "names").text
        for total in range(10):
            assert f"{total} {total_name(game.id, total)}" in told
    (laid,) = passage("oicho-kabu", "aim").laid
    assert laid.caption == "8 + 9 = 17, which counts as 7, shichiken."


def test_every_play_shown_is_what_it_is_called() -> None:
    strict: dict[str, str | int] = {"chain_top": "A", "quad_one": "off", "kickers": "all_different"}
    for changes in ({}, strict):
        rules = dou_dizhu_rules(all_games()["dou-dizhu"].resolve(None, changes)).plays
        for id_ in ("small", "chains", "chain_top", "quad_one", "bombs"):
            for laid in passage("dou-dizhu", id_, **changes).laid:
                played = "".join(code[0] for code in laid.cards)
                found = plays.reading_of(rules, played)
                assert laid.caption == combination_label(found)
                assert found.is_bomb == (id_ == "bombs")
    assert {plays.reading_of(rules, bomb).category for bomb in plays.BOMBS} == {BOMB, ROCKET}
    low, high = plays.reading_of(rules, plays.BEATEN), plays.reading_of(rules, plays.BEATS)
    assert beats(high, low) and not beats(low, high)


def test_two_jokers_and_equal_ranks_are_no_kickers() -> None:
    """What the rules say of kickers whatever the options."""
    rules = dou_dizhu_rules(all_games()["dou-dizhu"].resolve()).plays
    for play_ in ("333bR", "333444" + "35"):
        counts = sum(1 << 4 * RANK_OF[rank] for rank in play_)
        assert not readings(rules, counts)


@pytest.mark.parametrize("payout", ["sheet", "symmetric"])
def test_the_payment_of_dou_dizhu_is_played_as_told(payout: str) -> None:
    text = passage("dou-dizhu", "example", payout=payout).text
    bid, at_stake, pay, gain, share, loss = map(int, re.findall(r"\d+", text))
    won = play_with(0, "66663", "4", "5", stake=bid, payout=payout, spring="off")
    won, _ = do_dou_dizhu(won, "play 6 6 6 6", "pass", "pass", "play 3")
    assert won.stake * won.multiplier == at_stake
    assert won.sheet[-1].deltas == (2 * gain, -2 * pay, -2 * pay)
    lost = play_with(0, "666637", "4", "5", stake=bid, payout=payout, spring="off")
    lost, _ = do_dou_dizhu(lost, "play 6 6 6 6", "pass", "pass", "play 3", "play 4")
    assert lost.sheet[-1].deltas == (-2 * loss, 2 * share, 2 * share)


@pytest.mark.parametrize("changes", [{}, {"gin_bonus": 20, "undercut_bonus": 10}])
def test_the_hands_of_gin_are_played_as_told(changes: dict[str, str | int]) -> None:
    told = passage("oklahoma-gin", "hands", **changes).laid
    for laid, mine, other, card, winner in (
        (told[0], hands.KNOCKER, hands.OPPONENT, "KC", 0),
        (told[1], hands.UNDERCUT, hands.LOWER, "KC", 1),
        (told[2], hands.GIN_HAND, hands.AGAINST_GIN, "8C", 0),
    ):
        state = to_discard(mine + card, other, hands.UPCARD, 0, **changes)
        state, _ = do(state, f"knock {card}")
        if state.phase == "layoff":
            state, _ = do(state, "done")
        assert state.result is not None and state.result.winner == winner
        numbers = [int(word) for word in re.findall(r"\d+", laid.caption)]
        assert numbers[-1] == state.result.points
        assert numbers[-2] == state.result.after[1]
        assert set(laid.cards) == set(hands.cards(mine))


def test_deadwood_and_limits_of_gin_are_those_of_the_engine() -> None:
    (laid,) = passage("oklahoma-gin", "deadwood").laid
    assert "35" in laid.caption  # example G18
    for ace in ("gin", "one"):
        told = passage("oklahoma-gin", "limit", ace=ace).laid
        for one in told:
            (card,) = one.cards
            state = to_discard(hands.KNOCKER + "KC", hands.OPPONENT, "2C", 0, ace=ace)
            limit = state.setup.rules.limit(BIT_OF[card])
            assert (f"with {limit} or less" in one.caption) == bool(limit)
            assert ("only gin" in one.caption) == (not limit)


@pytest.mark.parametrize("target", [100, 150])
def test_the_game_of_gin_is_counted_as_told(target: int) -> None:
    rules = to_discard(hands.KNOCKER + "KC", hands.OPPONENT, target=target).setup.rules
    result = hands.example_game(rules)
    text = passage("oklahoma-gin", "example", target=target).text
    assert result.points[0] >= target > result.points[1]
    state = to_discard(hands.GIN_HAND + "8C", hands.AGAINST_GIN, hands.UPCARD, target=target)
    gain = 51
    points = result.points[0] - gain, result.points[1]
    state = standing(state, Column(points, (result.boxes[0] - 1, result.boxes[1])))
    state, _ = do(state, "knock 8C")
    assert state.game_results
    assert state.game_results[0].totals == result.totals
    assert state.scores == (result.credit, 0)
    assert f"= {result.totals[0]}; your opponent’s" in text
    assert text.endswith(f"The difference is {result.credit}.")


def test_games_at_once_are_counted_as_told() -> None:
    """Played hand by hand, and by adding up by hand."""
    text = passage("oklahoma-gin", "at_once_example", scoring="hollywood").text
    state = to_discard(hands.KNOCKER + "KC", hands.OPPONENT, scoring="hollywood")
    columns = hands.example_columns(state.setup.rules)
    mine = [points for seat, points in hands.AT_ONCE if seat == 0]
    other = [points for seat, points in hands.AT_ONCE if seat == 1]
    sums = [(sum(mine[game:]), sum(other[game:])) for game in range(3)]
    assert [column.points for column in columns] == sums
    for game, (one, two) in enumerate(sums, 1):
        assert f"ame {game} " in text and f"{one} : {two}" in text
    assert f"hands of {mine[0]}, {mine[1]} and {mine[2]} points" in text


def test_what_forbids_something_is_a_passage_of_the_rules() -> None:
    """Every reason and phase points at a passage; Kyo-Kabu has no place of a third card."""
    for name in ("oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"):
        game = all_games()[name]
        phrases = phrases_of(game.phrases)
        book = rulebook_of(game, phrases)
        ids = {one.id for part in book for one in part.passages}
        missing = set(phrases.passages().values()) - ids
        assert missing <= ({"dealer_third_pos"} if name == "kyo-kabu" else set()), missing


def test_a_refusal_of_the_engine_leads_to_its_passage() -> None:
    state = rigged(OICHO, (10, 10, 2, 9), (5, 3, 7, 2, 1), seats=2)
    state = play(state, "bet 1 1", "deal top")
    error = state.legal.reason(Action("stand"))
    assert error is not None
    phrases = phrases_of(OICHO.phrases)
    assert phrases.passages()[error.reason] == "third"
    blocked = to_discard(
        hands.KNOCKER[:18] + "7CKC", "KSKH4C4D4S2H8C8S6CTC", "6D", 0, false_knock="blocked"
    )
    refused = blocked.legal.reason(Action.parse("knock KC"))
    assert refused is not None
    assert phrases_of(GIN.phrases).passages()[refused.reason] == "limit"
