"""Deals of the day: the same for everybody who has the same date, and one's own history."""

from __future__ import annotations

import os
import random
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from cardtable.engine.actions import NEXT
from cardtable.engine.match import Match, Seat, promise_of
from cardtable.engine.promise import Promise
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.models.days import (
    Day,
    day_of,
    is_of_day,
    number_of,
    options_of,
    played_in,
    presets_of,
    seats_of,
    seed_of,
)
from cardtable.models.par import Par, ParJob
from cardtable.store.journal import Journal
from tests.models.test_par import Bots

TODAY = date(2026, 11, 23)
GAMES = ["dou-dizhu", "oklahoma-gin", "oicho-kabu", "kyo-kabu"]


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "journal.sqlite")


def of_day(game: str, day: date, name: str = "Mira", play: bool = True) -> Match:
    rules = find_game(game)
    seats = seats_of(rules, name)
    promise = promise_of(rules, options_of(rules), seats, numbered=True)
    match = Match(rules, options_of(rules), seats, seed_of(day), promise=promise)
    rng = random.Random(9)
    while play and match.turn is not None:
        match.play(NEXT if match.turn == TABLE else match.state.legal.sample(rng))
    return match


def test_the_number_of_a_deal_is_its_date() -> None:
    assert number_of(TODAY) == 20261123
    assert number_of(date(2027, 1, 2)) == 20270102
    days = [TODAY + timedelta(n) for n in range(800)]
    assert len({number_of(day) for day in days}) == 800


@pytest.mark.parametrize("game", GAMES)
def test_two_people_with_one_date_get_the_same_deal(game: str) -> None:
    mira, otto = of_day(game, TODAY), of_day(game, TODAY, "Otto")
    assert [seat.character for seat in mira.seats] == [seat.character for seat in otto.seats]
    assert mira.actions == otto.actions
    assert mira.bot_seed(7) == otto.bot_seed(7)
    tomorrow = of_day(game, TODAY + timedelta(1), play=False)
    assert tomorrow.view(0) != of_day(game, TODAY, play=False).view(0)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the system keeps one time zone")
@pytest.mark.parametrize(
    ("zone", "day"), [("Pacific/Auckland", 24), ("Europe/Berlin", 23), ("Pacific/Honolulu", 23)]
)
def test_the_date_is_the_player_s_own(monkeypatch: pytest.MonkeyPatch, zone: str, day: int) -> None:
    moment = datetime(2026, 11, 23, 20, 0, tzinfo=UTC)
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert number_of(moment.astimezone().date()) == 20261100 + day
    finally:
        monkeypatch.undo()
        assert os.environ.get("TZ") != zone
        time.tzset()


@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_read_from_the_journal(game: str, journal: Journal) -> None:
    rules, yesterday = find_game(game), TODAY - timedelta(1)
    assert day_of(rules, yesterday, journal) == Day(yesterday)
    match = of_day(game, yesterday)
    number = journal.begin(match, "standard")
    journal.begin(of_day(game, yesterday, "Somebody later"), "standard")
    waiting = journal.begin(of_day(game, TODAY, play=False), "standard")
    assert day_of(rules, TODAY, journal) == Day(TODAY, waiting)
    found = day_of(rules, yesterday, journal)
    if not rules.par:
        assert match.outcome is not None
        chips = int(match.options["chips"])
        assert found == Day(yesterday, number, True, match.outcome.scores[0] - chips)
        return
    par, bots = Par(match, 0), Bots()
    own = sum(par.own(index) for index in range(len(par.deals)))
    assert found == Day(yesterday, number, True, own)
    ParJob(par, bots, journal, number).start(range(len(par.deals)))
    bots.answer_all()
    assert day_of(rules, yesterday, journal).difference == sum(par.differences)


def test_a_calendar_knows_which_games_were_played_on_which_days(journal: Journal) -> None:
    games = [find_game(id_) for id_ in GAMES]
    yesterday, long_ago = TODAY - timedelta(1), TODAY - timedelta(90)
    for id_, day in ((GAMES[0], TODAY), (GAMES[1], TODAY), (GAMES[0], yesterday)):
        journal.begin(of_day(id_, day, play=False), "standard")
    journal.begin(of_day(GAMES[0], long_ago, play=False), "standard")
    found = played_in(games, [TODAY, yesterday, TODAY - timedelta(2)], journal)
    assert found == {TODAY: dict.fromkeys(GAMES[:2]), yesterday: {GAMES[0]: None}}
    assert played_in(games, [TODAY], None) == {}


def test_the_same_number_by_other_rules_or_against_others_is_another_deal(
    journal: Journal,
) -> None:
    rules = find_game("dou-dizhu")
    seats, options = seats_of(rules, "Mira"), options_of(rules)
    assert is_of_day(of_day("dou-dizhu", TODAY, play=False), options)
    others = (
        Match(rules, rules.resolve(None, {"deals": 2}), seats, seed_of(TODAY)),
        Match(rules, options, (seats[0], Seat("easy"), seats[2]), seed_of(TODAY)),
        Match(rules, options, (Seat("expert"), *seats[1:]), seed_of(TODAY)),
    )
    words = Promise(promise_of(rules, options, seats).terms, ("luck", "", ""))
    for match in (*others, Match(rules, options, seats, seed_of(TODAY), promise=words)):
        assert not is_of_day(match, options)
        journal.begin(match, "standard")
    assert day_of(rules, TODAY, journal) == Day(TODAY)


def test_each_preset_has_its_own_days(journal: Journal) -> None:
    rules = find_game("dou-dizhu")
    # In a single deal “unshuffled” is “happy”.
    assert presets_of(rules) == ("sheet", "standard", "online", "happy")
    seats, happy = seats_of(rules, "Mira"), options_of(rules, "happy")
    assert happy["auction"] == "rob" and happy["deals"] == 1
    number = journal.begin(Match(rules, happy, seats, seed_of(TODAY)), "standard")
    assert day_of(rules, TODAY, journal, "happy") == Day(TODAY, number)
    for other in ("sheet", "standard", "online"):
        assert day_of(rules, TODAY, journal, other) == Day(TODAY)


def test_without_a_journal_there_are_days_but_no_history() -> None:
    assert day_of(find_game("dou-dizhu"), TODAY, None) == Day(TODAY)
