"""The opponents: legal, sane, fast, and the same for the same view and seed."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.bot import STYLES, Budget
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, DealResult
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import read_bet
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from cardtable.models.candidates import CandidateModel, CandidateRole
from cardtable.phrases.lookup import phrases_of
from tests.daily import daily
from tests.games.kabu.tools import play, rigged

BUDGET = Budget()


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_legally_and_repeatably(game: KabuGame, level: str) -> None:
    bot = game.bot(level)
    state = game.start(4, game.resolve(None, {"rounds": 6}), Seed.numbered(3))[0]
    assert isinstance(state, KabuState)
    number, slowest = 0, 0.0
    while state.turn is not None:
        view = state.view(max(state.turn, 0))
        began = time.process_time()
        thought = bot.choose(view, number, BUDGET)
        slowest = max(slowest, time.process_time() - began)
        if number % 5 == 0:
            assert bot.choose(state.view(max(state.turn, 0)), number, BUDGET) == thought
        assert thought.action in state.legal
        assert all(candidate.action in state.legal for candidate in thought.candidates)
        worths = [candidate.worth for candidate in thought.candidates]
        assert worths == sorted(worths, reverse=True)
        state, _ = state.apply(thought.action)
        number += 1
    assert slowest < 0.1  # 20 ms are meant; a shared machine may be slow for once


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize(
    ("two", "choice"),
    [
        ((1, 3), "hit"),
        ((9, 6), "hit"),
        ((6, 10), "stand"),
        ((8, 8), "hit"),
        ((3, 3), "stand"),
        ((7, 7), "hit"),
        ((10, 3), "hit"),
        ((10, 9), "stand"),
    ],
)
def test_third_card_of_the_player(level: str, two: tuple[int, int], choice: str) -> None:
    view_all: dict[str, str | int] = {"field2_view": "bettors"}
    state = rigged(OICHO, (two[0], 2, 5, 9), (10, two[1], 6, 4, 7), seats=2, changes=view_all)
    state = play(state, "bet 1 10", "deal top")
    thought = OICHO.bot(level).choose(state.view(1), 0, BUDGET)
    assert str(thought.action) == choice
    assert thought.candidates[0].action == thought.action


def test_dealer_stands_on_a_lead_and_draws_when_behind() -> None:
    # Columns stand on 9 (the dealer only knows “stood”): the dealer draws with 4, and stands with 6
    # against a column that took 10+2+2 = 4.
    state = rigged(OICHO, (10, 1, 1, 1), (1, 2, 4, 4, 4, 2, 5), seats=2)
    state = play(state, "bet 1 50", "deal top", "hit", "deal top")
    assert state.turn == 0
    thought = OICHO.bot("expert").choose(state.view(0), 0, BUDGET)
    assert str(thought.action) == "stand"
    state = rigged(OICHO, (10, 1, 1, 1), (1, 9, 4, 4, 4, 3), seats=2)
    state = play(state, "bet 1 50", "deal top", "stand", "deal top")
    thought = OICHO.bot("expert").choose(state.view(0), 0, BUDGET)
    assert str(thought.action) == "hit"


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("style", ["", *STYLES])
def test_who_counts_chips_bets_nothing_in_a_casino(game: KabuGame, style: str) -> None:
    options = game.resolve("casino")
    for seed in range(5):
        state = game.start(3, options, Seed.numbered(seed))[0]
        assert state.turn is not None
        thought = game.bot("hard", style).choose(state.view(state.turn), seed, BUDGET)
        assert str(thought.action) == "pass"


def test_bets_on_the_better_columns_and_within_reason() -> None:
    state = rigged(OICHO, (4, 9, 10, 3), (), seats=2, changes={"min_bet": 1})
    for level in ("medium", "hard"):
        bets = [OICHO.bot(level).choose(state.view(1), seed, BUDGET).action for seed in range(5)]
        assert {bet.args[0] for bet in bets} == {"3"}
        assert all(1 <= int(bet.args[1]) <= 50 for bet in bets)
    columns = {OICHO.bot("easy").choose(state.view(1), s, BUDGET).action.args[0] for s in range(40)}
    assert len(columns) > 1


def in_round(state: KabuState, number: int) -> KabuState:
    """The same in another round, with the chips that everybody has now."""
    chips = state.chips
    sheet = tuple(DealResult(n, (0,) * len(chips), chips) for n in range(1, number))
    return replace(state, table=replace(state.table, number=number), sheet=sheet)


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
def test_a_round_that_changes_nothing_is_worth_a_bet(game: KabuGame) -> None:
    """In the first of twelve rounds no small bet changes the chances: so one that people bet."""
    state = rigged(game, (5, 6, 7, 8), (), 3)
    thought = game.bot("expert").choose(state.view(1), 0, BUDGET)
    assert thought.action.verb == "bet" and int(thought.action.args[1]) >= 10
    nothing = next(one for one in thought.candidates if one.action.verb == "pass")
    assert nothing.worth <= thought.candidates[0].worth < nothing.worth + 1


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_the_last_round_is_played_by_the_standings(game: KabuGame, level: str) -> None:
    behind = in_round(rigged(game, (5, 6, 7, 8), (), 3, {}, (195, 185, 200)), 12)
    bet = game.bot(level).choose(play(behind, "pass").view(2), 0, BUDGET).action
    assert str(bet) == "pass"  # leads
    bet = game.bot(level).choose(behind.view(1), 0, BUDGET).action
    assert bet.verb == "bet" and int(bet.args[1]) >= 16  # enough to lead
    safe = in_round(rigged(game, (5, 6, 7, 8), (), 3, {}, (100, 400, 100)), 12)
    thought = game.bot(level).choose(safe.view(1), 0, BUDGET)
    assert thought.candidates[0].worth == 100


def test_a_leader_goes_with_whoever_chases_him() -> None:
    state = in_round(rigged(KYO, (5, 6, 7, 8), (), 3, {}, (100, 240, 250)), 12)
    thought = KYO.bot("expert").choose(play(state, "bet 2 20").view(2), 0, BUDGET)
    assert thought.action.args[0] == "2" and int(thought.action.args[1]) >= 10
    assert thought.candidates[0].reason == "with_rival"


def test_all_columns_and_other_stakes_are_told_with_chances_and_chips() -> None:
    state = rigged(KYO, (5, 6, 7, 8), (), seats=2)
    listed = KYO.bot("expert").choose(state.view(1), 0, BUDGET).candidates
    bets = [candidate for candidate in listed if candidate.action.verb == "bet"]
    assert {bet.action.args[0] for bet in bets} == {"1", "2", "3", "4"}
    assert all(0 <= one.worth <= 100 and one.points is not None for one in listed)
    assert all(bet.chance is not None and 0.3 < bet.chance < 0.5 for bet in bets)
    (nothing,) = (one for one in listed if one.action.verb == "pass")
    assert nothing.points == 0 == nothing.chance


@pytest.mark.parametrize("level", LEVELS)
@daily("style", ["", *STYLES])
def test_nobody_takes_more_than_a_share_a33(level: str, style: str) -> None:
    for game, seats in ((OICHO, 4), (KYO, 10), (OICHO, 2)):
        bot = game.bot(level, style)
        state = game.start(seats, game.resolve("sheet", {"rounds": 3}), Seed.numbered(seats))[0]
        step = 0
        while state.turn is not None:
            view = state.view(max(state.turn, 0))
            assert isinstance(view, KabuView)
            action = bot.choose(view, step, BUDGET).action
            if view.phase == "bet" and action.verb == "bet":
                players = len(view.asks)
                assert sum(read_bet(action).values()) <= -(-view.cap_left // players)
            state, step = state.apply(action)[0], step + 1


def locked_out(game: KabuGame, preset: str, count: int, first: int) -> int:
    """In how many rounds of so many matches one who bets last could not bet a share."""
    found = 0
    for number in range(first, first + count):
        seats = 2 + number % 9
        options = game.resolve(preset, {"rounds": 3})
        state = game.start(seats, options, Seed.numbered(number))[0]
        bots = [game.bot(LEVELS[(number + seat) % 4]) for seat in range(seats)]
        step = 0
        while state.turn is not None:
            step += 1
            if state.turn == TABLE:
                state = state.apply(Action("next"))[0]
                continue
            assert isinstance(state, KabuState) and state.turn is not None
            view, table = state.view(state.turn), state.table
            if view.phase == "bet" and state.turn == table.order[-1]:
                found += view.cap_left < table.cap // len(table.order)
            if view.phase in ("bet", "field_3"):
                action = bots[state.turn].choose(view, step, BUDGET).action
            else:
                action = next(iter(view.legal))
            events = state.apply(action)
            # A dealer with fewer chips than there are bettors leaves nothing for the last ones.
            locked = any(event.kind == "cannot_bet" for event in events[1])
            found += locked and table.cap >= len(table.order)
            state = events[0]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["sheet", "lively"])
def test_whoever_bets_last_can_bet_a_share(preset: str) -> None:
    assert locked_out(OICHO, preset, 9, 0) == locked_out(KYO, preset, 9, 9) == 0


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
def test_whoever_bets_last_can_bet_a_share_in_3000_matches(game: KabuGame, part: int) -> None:
    assert locked_out(game, ("sheet", "lively")[part % 2], 150, 150 * part) == 0


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@daily("level", LEVELS, "easy", "expert")
@daily("absent", ["", *STYLES])
def test_three_opponents_of_a_level_do_not_all_sit_on_one_column(
    game: KabuGame, level: str, absent: str
) -> None:
    # Named opponents sit at a table once, so that three of a level differ in style.
    bots = [game.bot(level, style) for style in ("", *STYLES) if style != absent]
    together = rounds = 0
    for seed in range(30):
        state = game.start(4, game.resolve(None, {"min_bet": 1}), Seed.numbered(seed))[0]
        while state.turn is not None and state.view(state.turn).phase == "bet":
            view, bot = state.view(state.turn), bots[state.turn - 1]
            state = state.apply(bot.choose(view, 10 * seed + state.turn, BUDGET).action)[0]
        assert isinstance(state, KabuState)
        rounds += 1
        together += sum(map(any, state.table.stakes)) == 1
    assert together <= rounds / 3


def test_sees_the_view_only_between_rounds() -> None:
    state = play(rigged(OICHO, (4, 9, 10, 3), (), seats=2), "pass")
    assert state.turn == TABLE
    assert str(OICHO.bot("easy").choose(state.view(0), 0, BUDGET).action) == "next"


@pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("style", ["", *STYLES])
def test_who_can_no_longer_win_goes_for_a_place(game: KabuGame, level: str, style: str) -> None:
    """Not for a little here and a little there: what passes the next one, on one column."""
    state = in_round(rigged(game, (5, 6, 7, 8), (), 3, {"share": "on"}, [190, 60, 350]), 12)
    state = replace(state, chips=(80, 60, 350))
    view = state.view(1)
    bets = read_bet(game.bot(level, style).choose(view, 3, Budget()).action)
    assert len(bets) == 1 and sum(bets.values()) > 10  # ten more than the dealer's half a gap


def test_a_hint_says_that_the_match_is_decided_and_leads_with_chips() -> None:
    state = in_round(rigged(OICHO, (5, 6, 7, 8), (), 3, {}, [300, 40, 900]), 12)
    thought = OICHO.bot("expert").choose(state.view(1), 3, Budget())
    told = {one.reason for one in thought.candidates}
    assert told <= {"decided", "for_place"}
    phrases = phrases_of(OICHO.phrases)
    model = CandidateModel(phrases)
    model.show(state.view(1), thought.candidates)
    first = model.index(0)
    assert not first.data(CandidateRole.WORTH) and "chips" in first.data(CandidateRole.CHANCE)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("style", ["", *STYLES])
def test_nobody_leaves_a_dealer_alone(level: str, style: str) -> None:
    """With two at the table a round is void if the one does not bet."""
    state = rigged(OICHO, (9, 4, 9, 4), (), 2, {}, [200, 180])
    assert OICHO.bot(level, style).choose(state.view(1), 3, Budget()).action.verb == "bet"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_asked_last_keeps_the_round_going_and_a_person_is_told_the_truth(level: str) -> None:
    state = play(rigged(OICHO, (4, 9, 3, 8), (), seats=3, chips=(200, 200, 390)), "pass")
    seats = ("human", level, level)
    view = replace(state.view(2), levels=seats)
    chosen = OICHO.bot(level, "").choose(view, 1, Budget()).action
    assert chosen.verb == "bet" and sum(read_bet(chosen).values()) >= 5
    told = replace(view, levels=("easy", level, "human"))
    advice = OICHO.bot("expert", "").choose(told, 1, Budget())
    assert advice.candidates[0].worth == max(one.worth for one in advice.candidates)
