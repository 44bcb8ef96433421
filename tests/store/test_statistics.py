"""Statistics equal an independent computation from the records alone."""

from __future__ import annotations

import csv
import io
import json
import math
import statistics
from itertools import groupby
from pathlib import Path

import pytest

from cardtable.engine.records import parse, replay
from cardtable.games import find_game
from cardtable.models.saving import deltas_of
from cardtable.store.archive import SINCE, Review
from cardtable.store.moments import now
from cardtable.store.rows import RECORD
from cardtable.store.statistics import (
    GROUPS,
    Figures,
    Own,
    chosen,
    figures,
    grouped,
    keys_of,
    own_matches,
    rule_set,
    stretches,
    wilson,
)
from cardtable.store.statistics_files import COLUMNS, csv_text, json_text
from tests.store.simulated import fill, journal_in, simulated


# -- the independent computation: from the lines of records, with other formulas -----------------
def told_by(record: str) -> dict[str, object] | None:
    """What a record says of the one person in it, ``None`` if that is nobody or several."""
    lines = [line.split(" ") for line in record.splitlines()]
    of = {words[0]: words[1:] for words in lines}
    sitting = [words[1:] for words in lines if words[0] == "seat"]
    people = [i for i, who in enumerate(sitting) if who[0] == "human"]
    if len(people) != 1:
        return None
    (own,) = people
    game = find_game(of["game"][0])
    sheet = replay(parse(record), find_game).view(None).sheet
    return {
        "game": game.id,
        "seat": own,
        "score": int(of["scores"][own]) / game.score_divisor,
        "won": str(own) in of["winners"],
        "help": int(of.get("hints", ["0"])[0]) + int(of.get("undos", ["0"])[0]) > 0,
        "levels": {who[0].partition(":")[0] for i, who in enumerate(sitting) if i != own},
        "names": {" ".join(who[1:]) for i, who in enumerate(sitting) if i != own},
        "best": max(row.deltas[own] for row in sheet if not row.summary) / game.score_divisor,
    }


def edge(wins: int, count: int, lower: bool) -> float:
    """The share from which ``wins`` of ``count`` is 1.959964 deviations away, found by halving."""
    share = wins / count
    low, high = (0.0, share) if lower else (share, 1.0)
    for _ in range(200):
        middle = (low + high) / 2
        outside = (share - middle) ** 2 * count > 1.959964**2 * middle * (1 - middle)
        if outside == lower:
            low = middle
        else:
            high = middle
    return low


def check(one: Figures, told: list[dict[str, object]]) -> None:
    count, scores = len(told), [float(str(match["score"])) for match in told]
    wins = sum(bool(match["won"]) for match in told)
    assert (one.matches, one.wins) == (count, wins)
    assert one.share == pytest.approx(wins / count)
    assert one.low == pytest.approx(edge(wins, count, True), abs=1e-9)
    assert one.high == pytest.approx(edge(wins, count, False), abs=1e-9)
    assert one.mean == pytest.approx(statistics.fmean(scores))
    if count == 1:
        assert one.error is None
    else:
        assert one.error == pytest.approx(statistics.stdev(scores) / math.sqrt(count))
    runs = [(won, len(list(group))) for won, group in groupby(bool(m["won"]) for m in told)]
    assert one.longest == max([length for won, length in runs if won], default=0)
    assert one.current == (runs[-1][1] if runs[-1][0] else -runs[-1][1])
    assert one.best == max(scores)
    assert one.best_deal == max(float(str(match["best"])) for match in told)


def compare(tmp_path: Path, count: int) -> None:
    journal = journal_in(tmp_path)
    records = fill(journal, count)
    own = own_matches(journal)
    everything = {number: told_by(record) for number, record in records.items()}
    told = {number: match for number, match in everything.items() if match is not None}
    assert [played.match for played in own.matches] == list(told)
    assert own.shared == len(records) - len(told) > 0
    for game in {match["game"] for match in told.values()}:
        of_game = [match for match in told.values() if match["game"] == game]
        mine = chosen(own.matches, game=str(game))
        check(figures(mine), of_game)
        for by, key in (("level", "levels"), ("opponent", "names")):
            groups = grouped(mine, by)
            assert set(groups) == set().union(*(match[key] for match in of_game))  # type: ignore[arg-type]
            for name, one in groups.items():
                check(one, [match for match in of_game if name in match[key]])  # type: ignore[operator]
        for name, one in grouped(mine, "seat").items():
            check(one, [match for match in of_game if match["seat"] == int(name) - 1])
        for name, one in grouped(mine, "help").items():
            check(one, [match for match in of_game if match["help"] == (name == "with")])
        found = stretches(mine, 7)
        assert sum(part.matches for part in found) == len(of_game)
        whole = sum(part.mean * part.matches for part in found) / len(of_game)
        assert whole == pytest.approx(figures(mine).mean)


def test_they_equal_an_independent_reckoning(tmp_path: Path) -> None:
    compare(tmp_path, 60)


@pytest.mark.soak
def test_they_equal_it_over_a_thousand_matches(tmp_path: Path) -> None:
    compare(tmp_path, 1_000)


# -- single figures ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_wilson_is_as_in_the_books(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_said_of_nothing() -> None:
    assert figures([]) == Figures()
    assert wilson(0, 0) == (0.0, 1.0)
    assert stretches([]) == [] and grouped([], "level") == {}


def test_what_does_not_count(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    numbers = list(fill(journal, 8))
    journal.put_away(numbers[:1])
    journal.bring_in(simulated(50), "french")
    journal.begin(simulated(51, most=3), "french")  # unfinished
    journal.begin(simulated(52, people=0), "french")
    with journal.transaction() as db:
        db.execute("UPDATE matches SET game = 'gone' WHERE id = ?", (numbers[1],))
        db.execute("UPDATE matches SET scores = '[1]' WHERE id = ?", (numbers[2],))
        db.execute("UPDATE matches SET winners = '[9]' WHERE id = ?", (numbers[3],))
        db.execute("UPDATE matches SET seats = 'x' WHERE id = ?", (numbers[4],))
        db.execute("UPDATE matches SET options = '[[[' WHERE id = ?", (numbers[5],))
        db.execute("UPDATE results SET best = 'x' WHERE match = ?", (numbers[6],))
    own = own_matches(journal)
    assert [played.match for played in own.matches] == numbers[5:]
    assert own.matches[0].rules == "" and own.matches[1].best is None
    assert [past.source for past in journal.past_matches()].count(RECORD) == 1


def test_cards_that_were_played_before_count_the_first_time(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    first = list(fill(journal, 3))
    for number in (0, 2, 0):
        match = simulated(number)
        journal.keep_result(journal.begin(match, "french"), deltas_of(match))
    own = own_matches(journal)
    assert [played.match for played in own.matches] == first and own.again == 3
    told = json.loads(json_text(own.matches, own))
    assert told["matches with known cards left apart"] == 3
    journal.put_away(first[:1])  # the next time is the first one now
    assert [played.game for played in own_matches(journal).matches].count("dou-dizhu") == 1
    assert own_matches(journal).again == 2


def test_they_begin_anew_and_no_match_is_gone(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 5)
    journal.set_mark(SINCE, "2026-01-01T02:30:00.000000+00:00")
    own = own_matches(journal)
    assert len(own.matches) == 2 and own.since.startswith("2026-01-01T02")
    journal.set_mark(SINCE, now())
    assert own_matches(journal).matches == ()
    journal.close()
    again = journal_in(tmp_path)
    assert again.mark(SINCE) and len(again.past_matches()) == 5
    again.set_mark(SINCE, "")
    assert len(own_matches(again).matches) == 5


def test_reviews_say_what_was_given_away_and_what_cards_promised(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    first, second, *_ = fill(journal, 3)
    seat = {played.match: played.seat for played in own_matches(journal).matches}
    journal.keep_review(Review(first, seat[first], 9, 9.0, 9, 9.0, 9.0), "an earlier judge")
    journal.keep_review(Review(first, seat[first], 4, 1.0, 2, 3.0, -1.0), "judge")
    journal.keep_review(Review(second, seat[second], 6, 4.0), "judge")
    journal.keep_review(Review(second, 1 - min(1, seat[second]), 6, 99.0), "of somebody else")
    one = figures(own_matches(journal).matches)
    assert (one.reviewed, one.decisions, one.given) == (2, 10, 0.5)
    assert (one.deals, one.promised, one.made) == (2, 1.5, -0.5)
    journal.cut(first, 1)
    assert [review.match for review in journal.reviews()].count(first) == 0


def test_rules_are_named_by_preset_and_by_what_differs() -> None:
    game = find_game("dou-dizhu")
    plain = json.dumps(dict(game.resolve(game.presets[1].id)))
    assert rule_set(game.id, plain) == (game.presets[1].id, ())
    shorter = json.dumps({**dict(game.resolve()), "deals": 5})
    assert rule_set(game.id, shorter) == (game.presets[0].id, ()), "a length is no other rule"
    changed = json.dumps({**dict(game.resolve()), "repass": "off"})
    assert rule_set(game.id, changed).differ == ("repass",)
    assert rule_set(game.id, changed).key == f"{game.presets[0].id}+"
    for nonsense in ("", "[]", "3", '{"deals": "many"}', '{"no": 1}', "[" * 9000):
        assert rule_set(game.id, nonsense) == ("", ())
    assert rule_set("gone", plain) == ("", ())


def test_a_match_whose_deals_nobody_noted_counts_without_a_best_one(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 12)
    before = own_matches(journal).matches
    with journal.transaction() as db:
        db.execute("DELETE FROM results WHERE match = ?", (before[0].match,))
    first, *others = own_matches(journal).matches
    assert first == before[0]._replace(best=None)
    assert tuple(others) == before[1:]
    assert figures([first]).best_deal is None


# -- files ---------------------------------------------------------------------------------------
def test_csv_comes_back_and_runs_nothing(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 24)
    matches = own_matches(journal).matches
    rows = list(csv.DictReader(io.StringIO(csv_text(matches), newline="")))
    assert [int(row["match"]) for row in rows] == [played.match for played in matches]
    assert [float(row["score"]) for row in rows] == [played.score for played in matches]
    assert [row["won"] == "1" for row in rows] == [played.won for played in matches]
    assert [float(row["best deal"]) for row in rows] == [played.best for played in matches]
    assert any("=1+1" in row["opponents"] for row in rows)
    text = {name for name in COLUMNS if name not in ("score", "best deal", "given away")}
    for row in rows:
        assert not [row[name] for name in text if row[name][:1] in ("=", "+", "-", "@", "\t")]


def test_json_comes_back_with_the_same_figures(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 24)
    own = own_matches(journal)
    told = json.loads(json_text(own.matches, own))
    assert len(told["matches"]) == len(own.matches)
    assert told["shared matches left apart"] == own.shared
    for game, part in told["games"].items():
        mine = chosen(own.matches, game=game)
        assert Figures(**part["figures"]) == figures(mine)
        for by in GROUPS[1:]:
            assert list(part[f"by {by}"]) == keys_of(mine, by)


def test_places_at_the_table_are_in_order_as_numbers(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 8)
    one = own_matches(journal).matches[0]
    places = (9, 1, 0, 8)
    assert keys_of([one._replace(seat=seat) for seat in places], "seat") == ["1", "2", "9", "10"]


def test_filters_are_asked_together(tmp_path: Path) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 40)
    own: Own = own_matches(journal)
    got = chosen(own.matches, game="dou-dizhu", level="easy", since="2026-01-01T20", seat="")
    assert 0 < len(got) < len(own.matches)
    late = [played for played in own.matches if played.updated >= "2026-01-01T20"]
    assert got == [one for one in late if one.game == "dou-dizhu" and "easy" in one.levels]
