"""Ratings equal an independent reckoning, and are right whatever comes and goes."""

from __future__ import annotations

import json
import math
import random
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest

from cardtable.bots.characters import CHARACTERS
from cardtable.bots.strengths import strengths
from cardtable.engine.match import LEVELS, Seat
from cardtable.store import ratings
from cardtable.store.archive import AGED, SINCE
from cardtable.store.journal import Journal
from cardtable.store.keeping import Retention
from cardtable.store.moments import now
from cardtable.store.ratings import MARK, Rating, Standing, change, changes, course, places
from cardtable.store.retention import tidy_beside
from cardtable.store.rows import RECORD, seats_text
from cardtable.store.trouble import JournalError
from tests.store.simulated import fill, journal_in

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)
PLAIN = {one.level: one.id for one in CHARACTERS if not one.style}


class Result(NamedTuple):
    """A match as it is made up: its game, who sat there, their scores and who won."""

    game: str
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


def made_up(rng: random.Random) -> Result:
    """Of two to ten seats, with one to three people; half of the scores are tied."""
    game = rng.choice(("some-game", "oicho-kabu", "dou-dizhu"))
    count = rng.randint(2, 10)
    people = rng.sample(["Anna", "Ben", "漢 é"], rng.randint(1, min(3, count)))
    seats = [Seat("human", name) for name in people]
    for one in rng.sample(CHARACTERS, count - len(people)):
        named = rng.random() < 0.8
        seats.append(Seat(one.level, one.id, character=one.id if named else ""))
    rng.shuffle(seats)
    scores = tuple(rng.randint(-count, count) for _ in seats)
    winners = tuple(i for i, score in enumerate(scores) if score == max(scores))
    return Result(game, tuple(seats), scores, winners)


def write(journal: Journal, results: Iterable[Result], first: int = 0) -> list[int]:
    """Write matches an hour apart, each of other cards; return their numbers."""
    numbers = []
    with journal.transaction() as db:
        for number, one in enumerate(results, first):
            moment = (BEGUN + timedelta(hours=number)).isoformat(timespec="microseconds")
            row = db.execute(
                "INSERT INTO matches (created, updated, game, options, seats, seed, deck, finished,"
                " scores, winners) VALUES (?, ?, ?, '{}', ?, ?, 'kabu', 1, ?, ?)",
                (
                    moment,
                    moment,
                    one.game,
                    seats_text(one.seats),
                    f"{number:032x}",
                    json.dumps(one.scores),
                    json.dumps(one.winners),
                ),
            ).lastrowid
            assert row is not None
            numbers.append(row)
    return numbers


# -- the independent reckoning: Weng and Lin, JMLR 12 (2011), algorithm 4 --------------------------
BETA, KAPPA, TAU = 25 / 6, 0.0001, 25 / 300


def plackett_luce(
    before: Sequence[tuple[float, float]], place: Sequence[int]
) -> list[tuple[float, float]]:
    """Mean and standard deviation of each player after a match."""
    everybody = range(len(before))
    c = math.sqrt(sum(sigma**2 + BETA**2 for _, sigma in before))
    strength = [math.exp(mu / c) for mu, _ in before]
    after = []
    for i, (mu, sigma) in enumerate(before):
        omega = delta = 0.0
        for q in everybody:
            if not place[q] or 0 < place[i] < place[q]:  # 0 is no place: after all others
                continue
            left = sum(strength[s] for s in everybody if place[s] >= place[q] or not place[s])
            ties = sum(place[s] == place[q] for s in everybody)
            share = strength[i] / left
            omega += ((1 - share) if q == i else -share) / ties
            delta += share * (1 - share) / ties
        gamma = sigma / c
        mean = mu + sigma**2 / c * omega
        rest = max(1 - gamma * sigma**2 / c**2 * delta, KAPPA)
        after.append((mean, math.sqrt(sigma**2 * rest)))
    return after


def reckoned(results: Iterable[Result]) -> dict[tuple[str, str], tuple[float, float]]:
    """Everybody's rating by game and name, or id, after some matches."""
    known: dict[tuple[str, str], tuple[float, float]] = {}
    for game, seats, scores, winners in results:
        keys, before = [], []
        for seat in seats:
            if seat.is_human:
                mu, sigma = known.get((game, seat.name), (25.0, 25 / 3))
                before.append((mu, math.sqrt(sigma**2 + TAU**2)))
                keys.append(seat.name)
            else:
                id_ = seat.character or PLAIN[seat.kind]
                before.append(known.get((game, id_), strengths(game)[id_]))
                keys.append(seat.character)
        order = [(i not in winners, -scores[i]) for i in range(len(seats))]
        place = [1 + sorted(order).index(one) for one in order]
        if game == "oicho-kabu":
            place = [i in winners for i in range(len(seats))]
        for key, after in zip(keys, plackett_luce(before, place), strict=True):
            if key:
                known[game, key] = after
    return known


def table_of(journal: Journal) -> ratings.Table:
    table = ratings.of(journal)
    assert table is not None
    return table


def standings(journal: Journal) -> dict[str, list[Standing]]:
    """Where everybody stands."""
    return {game: table_of(journal).order(game) for game in table_of(journal).games}


def test_they_equal_an_independent_reckoning_over_a_thousand_matches(tmp_path: Path) -> None:
    rng = random.Random(1)
    results = [made_up(rng) for _ in range(1000)]
    journal = journal_in(tmp_path)
    write(journal, results)
    table = table_of(journal)
    assert table.games == ["dou-dizhu", "oicho-kabu", "some-game"]
    expected = reckoned(results)
    assert len(expected) == 3 * (3 + len(CHARACTERS))
    for (game, who), (mu, sigma) in expected.items():
        found = table.of_person(who, game)
        if found is None:
            found = table.of_character(who, game)
        assert found.rating.mu == pytest.approx(mu, abs=2e-3), (game, who)
        assert found.rating.sigma == pytest.approx(sigma, abs=2e-3), (game, who)
        assert found.matches == sum(
            one.game == game
            and who in {s.character or s.name for s in one.seats if s.is_human or s.character}
            for one in results
        )


def test_of_people_who_are_alike_the_true_order_is_found(tmp_path: Path) -> None:
    rng = random.Random(2)
    strength = {"Anna": 3.0, "Ben": 0.0, "Cleo": -3.0}
    results = []
    for _ in range(200):
        luck = {name: rng.gauss(mu, 4) for name, mu in strength.items()}
        scores = tuple(round(100 * luck[name]) for name in strength)
        winner = scores.index(max(scores))
        seats = tuple(Seat("human", name) for name in strength)
        results.append(Result("some-game", seats, scores, (winner,)))
    journal = journal_in(tmp_path)
    write(journal, results)
    people = [one for one in table_of(journal).order("some-game") if one.name]
    assert [one.name for one in people] == list(strength)
    assert not any(one.rating.provisional for one in people)


def test_places_are_by_winning_then_by_points_and_ties_share_one() -> None:
    assert places("dou-dizhu", (3, 9, 3, -1), (1,)) == [2, 1, 2, 4]
    assert places("some-game", (5, 7), (0,)) == [1, 2]  # who wins is what the rules say
    assert places("kyo-kabu", (3, 9, 3, -1), (1,)) == [0, 1, 0, 0]


def test_the_number_is_on_the_scale_of_chess() -> None:
    assert (Rating().points, Rating().error, Rating().provisional) == (1500, 246, True)
    strong, weak = Rating(25 + 200 / ratings.POINTS, 0.0), Rating(25 - 200 / ratings.POINTS, 0.0)
    assert strong.points - weak.points == 400 and not strong.provisional
    c = math.sqrt(2) * BETA
    assert math.exp(strong.mu / c) / math.exp(weak.mu / c) == pytest.approx(10)


# -- what is kept ----------------------------------------------------------------------------------
@pytest.fixture
def count(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every match that is rated."""
    calls: list[int] = []
    plain = ratings.rated

    def counted(before: Sequence[Rating], reached: Sequence[int]) -> list[Rating]:
        calls.append(len(before))
        return plain(before, reached)

    monkeypatch.setattr(ratings, "rated", counted)
    return calls


def results_of(seed: int, number: int) -> list[Result]:
    rng = random.Random(seed)
    return [made_up(rng) for _ in range(number)]


def test_a_new_match_costs_only_itself_and_looking_again_nothing(
    tmp_path: Path, count: list[int]
) -> None:
    results = results_of(3, 30)
    journal = journal_in(tmp_path)
    for number, one in enumerate(results):
        write(journal, [one], number)
        assert ratings.of(journal, 1) is not None
        assert len(count) == number + 1
    journal.close()
    again = journal_in(tmp_path)
    found = standings(again)
    assert len(count) == 30
    (tmp_path / "other").mkdir()
    other = journal_in(tmp_path / "other")
    write(other, results)
    assert standings(other) == found and len(count) == 60


def test_the_library_is_loaded_only_when_something_is_rated(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    write(journal, results_of(18, 2))
    look = (
        "import sys; from pathlib import Path; from cardtable.store import journal, ratings\n"
        "table = ratings.of(journal.Journal(Path(sys.argv[1])))\n"
        "print(len(table.games), 'openskill' in sys.modules)"
    )
    for loaded in (True, False):  # the second time, everything is found
        words = [sys.executable, "-c", look, str(journal.path)]
        told = subprocess.run(words, capture_output=True, text=True, check=True, timeout=60)
        assert told.stdout.split()[1] == str(loaded), told.stderr


def test_more_than_may_be_rated_at_once_are_left(tmp_path: Path, count: list[int]) -> None:
    journal = journal_in(tmp_path)
    write(journal, results_of(4, 6))
    assert ratings.of(journal, 5) is None and not count
    assert ratings.of(journal, 6) is not None and len(count) == 6
    assert ratings.of(journal, 0) is not None


def test_a_deleted_match_never_was_and_comes_back(tmp_path: Path, count: list[int]) -> None:
    results = results_of(5, 20)
    journal = journal_in(tmp_path)
    numbers = write(journal, results)
    whole = standings(journal)
    journal.put_away([numbers[15]])
    del count[:]
    (tmp_path / "other").mkdir()
    other = journal_in(tmp_path / "other")
    write(other, results)
    other.remove(numbers[15])
    assert standings(journal) == standings(other) != whole
    assert len(count) == 4 + 19  # here only what came after it
    journal.restore()
    assert standings(journal) == whole
    journal.put_away([numbers[0]])
    journal.forget_away()
    assert standings(journal) != whole
    assert change(journal, numbers[0], "Anna") is None


def test_a_match_of_the_past_is_folded_in_its_place(tmp_path: Path) -> None:
    results = results_of(6, 12)
    journal = journal_in(tmp_path)
    write(journal, results[:4])
    write(journal, results[8:], 8)
    table_of(journal)
    write(journal, results[4:8], 4)
    (tmp_path / "other").mkdir()
    other = journal_in(tmp_path / "other")
    write(other, results)
    assert standings(journal) == standings(other)
    ended = [str(row[0]) for row in journal.read("SELECT ended FROM rated ORDER BY id")]
    assert ended == sorted(ended) and len(ended) == 12


def test_an_end_that_is_taken_back_is_taken_back(tmp_path: Path) -> None:
    results = results_of(17, 5)
    journal = journal_in(tmp_path)
    number = write(journal, results)[-1]
    before = standings(journal)
    end = "UPDATE matches SET finished = ?, updated = ? WHERE id = ?"
    with journal.transaction() as db:
        db.execute(end, (0, now(), number))
    (tmp_path / "other").mkdir()
    other = journal_in(tmp_path / "other")
    write(other, results[:-1])
    assert standings(journal) == standings(other) != before
    with journal.transaction() as db:
        db.execute(end, (1, now(), number))
    after = {game: [one.rating for one in those] for game, those in standings(journal).items()}
    assert after == {game: [one.rating for one in those] for game, those in before.items()}


def test_who_plays_with_help_or_known_cards_is_not_rated(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    numbers = write(journal, results_of(7, 9))
    with journal.transaction() as db:
        db.execute("INSERT INTO help VALUES (?, 1, 0)", (numbers[1],))
        db.execute("INSERT INTO help VALUES (?, 0, 2)", (numbers[2],))
        db.execute("INSERT INTO help VALUES (?, 0, 0)", (numbers[3],))
        db.execute("INSERT INTO asked VALUES (?, 4, '1.0', 'hard')", (numbers[4],))
        db.execute("UPDATE matches SET source = ? WHERE id = ?", (RECORD, numbers[5]))
        # Match 0 again.
        copied = "seed, seats, game, scores, winners"
        db.execute(
            f"UPDATE matches SET ({copied}) = (SELECT {copied} FROM matches WHERE id = ?)"
            " WHERE id = ?",
            (numbers[0], numbers[6]),
        )
        seats = seats_text([Seat("easy", "x"), Seat("hard", "y")])
        db.execute("UPDATE matches SET seats = ? WHERE id = ?", (seats, numbers[7]))
    table_of(journal)
    assert sorted(changes(journal)) == [numbers[n] for n in (0, 3, 8)]
    journal.put_away([numbers[0]])  # the next time is the first one now
    table_of(journal)
    assert sorted(changes(journal)) == [numbers[n] for n in (3, 6, 8)]


def test_people_are_known_by_name_however_it_is_written(tmp_path: Path) -> None:
    names = ("Player 1", "Spieler 1", "プレイヤー1", "ANNA", "anna", "Ａｎｎａ")
    results = [
        Result("some-game", (Seat("human", name), Seat("easy", "x")), (1, 0), (0,))
        for name in names
    ]
    journal = journal_in(tmp_path)
    write(journal, results)
    table = table_of(journal)
    people = {one.name: one.matches for one in table.people("some-game")}
    assert people == {names[2]: 3, names[5]: 3}
    assert table.of_person("Player 1", "some-game") == table.of_person("玩家1", "some-game")
    own = table.own("some-game")
    assert own is not None and own.name == names[5]
    assert table.own("gone") is None and table.of_person("Ben", "some-game") is None
    assert not any(ord(sign) > 0xFFFF for sign in journal.mark(MARK))


def test_a_bot_without_a_name_stands_for_the_plain_one_and_changes_nothing(tmp_path: Path) -> None:
    bots = [Seat(level, level) for level in LEVELS]
    unknown = Seat("hard", "x", character="somebody")
    seats = (Seat("human", "Anna"), *bots, unknown, Seat("easy", "Mei", character="mei"))
    journal = journal_in(tmp_path)
    write(journal, [Result("dou-dizhu", seats, (9, 5, 4, 3, 2, 1, 0), (0,))])
    table = table_of(journal)
    for one in CHARACTERS:
        began = Rating(*strengths("dou-dizhu")[one.id])
        found = table.of_character(one.id, "dou-dizhu")
        assert (found.rating != began) == (found.matches > 0) == (one.id == "mei")


def test_twins_and_nonsense_are_left_out(tmp_path: Path) -> None:
    mei, anna = Seat("easy", "Mei", character="mei"), Seat("human", "Anna")
    journal = journal_in(tmp_path)
    numbers = write(
        journal,
        [
            Result("some-game", (anna, mei, mei), (1, 0, 0), (0,)),
            Result("some-game", (anna, mei), (1, 0, 0), (0,)),
            Result("some-game", (anna, mei), (1, 0), (5,)),
            Result("some-game", (anna, mei), (1, 0), (0,)),
        ],
    )
    with journal.transaction() as db:
        db.execute("UPDATE matches SET seats = '[' WHERE id = ?", (numbers[3],))
    assert table_of(journal).games == [] and changes(journal) == {}


# -- times -----------------------------------------------------------------------------------------
def test_what_a_match_did_and_the_course_of_a_person(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    results = [one for one in results_of(8, 60) if one.game == "dou-dizhu"]
    numbers = write(journal, results)
    table = table_of(journal)
    found = course(journal, "Anna", "dou-dizhu")
    with_anna = [n for n, one in zip(numbers, results, strict=True) if _sits(one, "Anna")]
    assert len(found) == len(with_anna) > 5
    before = Rating()
    for number, (ended, rating) in zip(with_anna, found, strict=True):
        one = change(journal, number, "anna")
        assert one is not None and (one.before, one.after) == (before, rating)
        assert one.gain == rating.points - before.points
        moment = BEGUN + timedelta(hours=numbers.index(number))
        assert datetime.fromisoformat(ended) == moment
        before = rating
    anna = table.of_person("Anna", "dou-dizhu")
    assert anna is not None and anna.rating == before and anna.last == found[-1][0]
    assert change(journal, numbers[0], "Nobody") is None


def _sits(one: Result, name: str) -> bool:
    return any(seat.name == name for seat in one.seats)


def test_they_begin_anew_with_the_statistics(tmp_path: Path) -> None:
    results = results_of(9, 10)
    journal = journal_in(tmp_path)
    write(journal, results)
    whole = standings(journal)
    journal.set_mark(SINCE, (BEGUN + timedelta(hours=5.5)).isoformat(timespec="microseconds"))
    (tmp_path / "other").mkdir()
    other = journal_in(tmp_path / "other")
    write(other, results[6:], 6)
    assert standings(journal) == standings(other)
    journal.set_mark(SINCE, now())
    assert table_of(journal).games == []
    journal.set_mark(SINCE, "")
    assert standings(journal) == whole


def test_what_retention_removes_stays_counted(tmp_path: Path, count: list[int]) -> None:
    results = results_of(10, 12)
    journal = journal_in(tmp_path)
    numbers = write(journal, results)
    whole = standings(journal)
    del count[:]
    assert tidy_beside(journal.path, Retention(latest=4)) == 8
    assert standings(journal) == whole and not count  # put away; they can come back for some days
    with journal.transaction() as db:
        db.execute("UPDATE matches SET away = ? WHERE away != ''", (f"{AGED}2025-01-01",))
    tidy_beside(journal.path, Retention(latest=4))
    assert journal.read("SELECT count(*) FROM matches") == [(4,)]
    assert standings(journal) == whole and not count
    journal.put_away([numbers[-1]])
    journal.bring_back([numbers[-1]])
    assert standings(journal) == whole
    journal.set_mark(MARK, "")  # even if everything is rated anew
    assert standings(journal) == whole
    journal.put_away(numbers[8:])
    (tmp_path / "other").mkdir()
    other = journal_in(tmp_path / "other")
    write(other, results[:8])
    assert standings(journal) == standings(other)


def test_a_clock_that_was_wrong_spoils_nothing(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    numbers = write(journal, results_of(11, 5))
    with journal.transaction() as db:
        for number, moment in ((3, "1970-01-01T00:00:00+00:00"), (1, "2999-01-01"), (2, "x")):
            db.execute("UPDATE matches SET updated = ? WHERE id = ?", (moment, numbers[number]))
    first = standings(journal)
    assert [row[0] for row in journal.read("SELECT match FROM rated ORDER BY id")] == [
        numbers[n] for n in (1, 2, 3, 0, 4)
    ]
    assert standings(journal) == first


# -- files -----------------------------------------------------------------------------------------
def test_a_journal_of_the_version_before_is_rated_in_order(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 24)
    whole = standings(journal)
    journal.close()
    with closing(sqlite3.connect(journal.path)) as db:
        db.execute("DROP TABLE rated")
        db.execute("DELETE FROM marks")
        db.execute("PRAGMA user_version=7")
        db.commit()
    again = journal_in(tmp_path)
    assert again.set_aside is None and len(again.past_matches()) == 24
    assert standings(again) == whole
    ended = [str(row[0]) for row in again.read("SELECT ended FROM rated ORDER BY id")]
    assert ended == sorted(ended) and len(ended) == 24


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE marks SET value = substr(value, 1, 40)",
        "UPDATE marks SET value = replace(value, '.', '1')",
        "UPDATE marks SET value = 'x'",
        "DELETE FROM marks",
        "DELETE FROM rated",
        "DELETE FROM rated WHERE id > 7",
    ],
)
def test_what_is_spoilt_is_rated_anew(tmp_path: Path, spoil: str) -> None:
    journal = journal_in(tmp_path)
    write(journal, results_of(12, 10))
    whole = standings(journal)
    with journal.transaction() as db:
        db.execute(spoil)
    assert standings(journal) == whole


@pytest.mark.parametrize(
    "text",
    ["", "x", "{}", "[1]", "[[]]", '[["@anna"]]', '[["@anna","Anna",1,[1,2],3,4]]',
     '[["@anna","Anna",1,["a",1,2,"x",""],3,4]]', '[["@anna","Anna","a",null,3,4]]',
     '[["@anna","Anna",1,null,NaN,4]]', '[["@anna","Anna",1,null,3,1e999]]', "[" * 9000],
)  # fmt: skip
def test_nonsense_in_the_table_harms_nobody(tmp_path: Path, text: str) -> None:
    journal = journal_in(tmp_path)
    numbers = write(journal, results_of(13, 6))
    whole = standings(journal)
    with journal.transaction() as db:
        db.execute("UPDATE rated SET seats = ?", (text,))
    assert standings(journal) == whole and changes(journal) == {}
    journal.put_away(numbers[-1:])
    table_of(journal)
    journal.bring_back(numbers[-1:])
    journal.set_mark(MARK, "")
    assert standings(journal) == whole


def test_one_that_cannot_be_written_is_rated_all_the_same(tmp_path: Path, count: list[int]) -> None:
    journal = journal_in(tmp_path)
    write(journal, results_of(14, 5))
    journal.locked = JournalError("read_only", "x")
    assert ratings.of(journal, 4) is None
    once = standings(journal)
    assert once and journal.mark(MARK) == ""
    journal.locked = None
    assert standings(journal) == once


def test_two_windows_do_not_disturb_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = journal_in(tmp_path), journal_in(tmp_path)
    write(one, results_of(15, 8))
    plain = ratings._write

    def late(*args: object) -> bool:
        monkeypatch.setattr(ratings, "_write", plain)
        table_of(other)  # it is quicker
        return plain(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(ratings, "_write", late)
    assert standings(one) == standings(other)
    assert one.read("SELECT count(*) FROM rated") == [(8,)]


def test_many_are_written_in_portions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = results_of(16, 17)
    journal = journal_in(tmp_path)
    write(journal, results)
    whole = standings(journal)
    journal.set_mark(MARK, "")
    monkeypatch.setattr(ratings, "PORTION", 5)
    assert standings(journal) == whole
    assert journal.read("SELECT count(*), max(id) FROM rated") == [(17, 17)]
    journal.set_mark(MARK, "")
    stopped = ratings._write

    def once(*args: object) -> bool:
        monkeypatch.setattr(ratings, "_write", lambda *_: False)
        return stopped(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(ratings, "_write", once)
    assert standings(journal) == whole  # though only the first portion was written
    monkeypatch.setattr(ratings, "_write", stopped)
    assert standings(journal) == whole
