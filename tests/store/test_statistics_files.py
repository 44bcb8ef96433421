"""Statistics as files, to the letter: other programs read them."""

from __future__ import annotations

import json

from cardtable.store.archive import Review
from cardtable.store.ratings import Change, Rating
from cardtable.store.stamps import Stamped
from cardtable.store.statistics import Own, Played
from cardtable.store.statistics_files import csv_text, json_text

REVIEWED = Played(
    match=4,
    game="oklahoma-gin",
    rules="sheet",
    seat=0,
    levels=frozenset({"medium", "easy"}),
    opponents=frozenset({"Ünal", "=Mei"}),
    updated="2026-01-02T20:15:00Z",
    score=12.5,
    won=True,
    helped=False,
    best=7.25,
    review=Review(4, 0, 31, 2.123456, 0, 0.0, 0.0),
)
BARE = Played(
    match=5,
    game="dou-dizhu",
    rules="-own",
    seat=2,
    levels=frozenset({"hard"}),
    opponents=frozenset({"Otto"}),
    updated="2026-01-03T08:00:00Z",
    score=-6.0,
    won=False,
    helped=True,
    best=None,
    review=None,
)


def test_csv_has_a_match_a_line_and_leaves_empty_what_nobody_noted() -> None:
    changes = {4: Change(Rating(25.0, 2.0), Rating(25.4, 2.0))}
    assert csv_text([REVIEWED, BARE], changes).split("\r\n") == [
        "match,ended,game,rules,seat,opponents,levels,score,won,help,best deal,decisions,"
        "given away,rating,rating change",
        "4,2026-01-02T20:15:00Z,oklahoma-gin,sheet,1,'=Mei; Ünal,easy; medium,12.5,1,0,7.25,31,"
        "2.1235,1512,12",
        "5,2026-01-03T08:00:00Z,dou-dizhu,'-own,3,Otto,hard,-6,0,1,,,,,",
        "",
    ]
    assert csv_text([]).count("\r\n") == 1


def test_csv_as_spreadsheets_expect_it_where_decimals_have_a_comma() -> None:
    _, reviewed, bare, _ = csv_text([REVIEWED, BARE], decimal_comma=True).split("\r\n")
    assert reviewed.endswith(""";"'=Mei; Ünal";"easy; medium";12,5;1;0;7,25;31;2,1235;;""")
    assert bare.endswith(";-6;0;1;;;;;")


def test_json_keeps_letters_and_whole_numbers_as_they_are() -> None:
    text = json_text([REVIEWED, BARE], Own((REVIEWED, BARE), 3, 1, "2026-01-01"))
    assert text.endswith("\n}\n")
    assert text.startswith('{\n "since": "2026-01-01",\n')
    assert '"Ünal"' in text
    assert '"score": -6,' in text
    told = json.loads(text)
    assert told["since"] == "2026-01-01"
    assert told["shared matches left apart"] == 3
    assert sorted(told["games"]) == ["dou-dizhu", "oklahoma-gin"]
    assert told["games"]["dou-dizhu"]["figures"]["matches"] == 1
    assert "by level" in told["games"]["dou-dizhu"]
    assert "by game" not in told["games"]["dou-dizhu"]
    assert told["matches"][0] == {
        "match": 4,
        "game": "oklahoma-gin",
        "rules": "sheet",
        "seat": 1,
        "levels": ["easy", "medium"],
        "opponents": ["=Mei", "Ünal"],
        "updated": "2026-01-02T20:15:00Z",
        "score": 12.5,
        "won": True,
        "helped": False,
        "best": 7.25,
        "review": REVIEWED.review._asdict() if REVIEWED.review else None,
        "rating": None,
        "rating change": None,
    }
    assert told["matches"][1]["review"] is None


def test_json_has_the_stamps_in_the_order_in_which_they_were_earned() -> None:
    stamps = {
        "gin": Stamped("2026-11-20T10:00:00+00:00", 3, match=7, step=4),
        "arashi": Stamped("2026-11-02T23:30:00+00:00"),
    }
    told = json.loads(json_text([], Own((), 0, 0, ""), stamps=stamps))["stamps"]
    assert list(told.items()) == [
        ("arashi", {"earned": "2026-11-02T23:30:00+00:00", "times": 1}),
        ("gin", {"earned": "2026-11-20T10:00:00+00:00", "times": 3}),
    ]
