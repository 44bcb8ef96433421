"""The contents of rows: always written alike, read only if they are valid."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

from cardtable.engine.match import Seat
from cardtable.engine.notes import Asked
from cardtable.engine.seeds import Seed
from cardtable.store import moments, rows
from cardtable.store.trouble import JournalError, is_damage, told
from tests.engine.promised import promised_match

SEATS = (Seat("human", "鷺", 3), Seat("hard", "Ayla", 1, "ayla"))
TEXT = (
    '[{"kind": "human", "name": "鷺", "portrait": 3, "character": ""},'
    ' {"kind": "hard", "name": "Ayla", "portrait": 1, "character": "ayla"}]'
)


def test_seats_are_written_alike_and_read_back() -> None:
    assert rows.seats_text(SEATS) == TEXT
    assert rows.read_seats(TEXT) == SEATS
    old = '[{"kind": "easy", "name": "A", "portrait": "2"}]'
    assert rows.read_seats(old) == (Seat("easy", "A", 2),)


@pytest.mark.parametrize(
    "text",
    [
        "",
        None,
        "3",
        "[3]",
        "{",
        '[{"kind": "easy", "name": "A"}]',
        "[" * 5000,
        '[{"kind": "nobody", "name": "A", "portrait": 1}]',
        '[{"kind": "easy", "name": "A", "portrait": 1e999}]',
    ],
)
def test_seats_that_make_no_sense(text: object) -> None:
    with pytest.raises(JournalError) as error:
        rows.read_seats(text)
    assert (error.value.reason, error.value.detail) == ("damaged", "its seats are wrong")


@pytest.mark.parametrize("portrait", [2**31 + 3, 2**63 + 3, "9" * 300, -5, "-" + "9" * 300])
def test_portraits_of_any_number_come_round(portrait: object) -> None:
    text = f'[{{"kind": "human", "name": "A", "portrait": {portrait}}}]'
    (seat,) = rows.read_seats(text)
    assert 0 <= seat.portrait < 2**31


@pytest.mark.parametrize("score", [2**53, -(2**53), "9" * 400, "true", "1.0", "1e9"])
def test_numbers_that_nobody_can_have_reached_are_none(score: object) -> None:
    text = f"[1, {score}]"
    assert rows.numbers(text) == ()
    assert rows.number_lists({text, "[3]"}) == {text: (), "[3]": (3,)}
    assert not rows.makes_sense(["x"], TEXT, 1, text)


def test_a_promise_is_written_alike_and_read_back() -> None:
    match = promised_match()
    text = rows.promise_text(match)
    assert text.startswith('{"game": "dou-dizhu", "options": [["')
    assert '"words": ["the heron stands", "", "鷺が 一羽"], "commitment": "' in text
    assert rows.read_promise(text, match.seed) == match.promise
    assert rows.read_promise("", match.seed) is None
    match.promise = None
    assert rows.promise_text(match) == ""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('{"game"', '{"gam"', "its fingerprint is wrong"),
        ('"words": [', '"words": [3, ', "the fingerprint isn’t that of the seed"),
        ('"numbered": false', '"numbered": true', "the fingerprint isn’t that of the seed"),
        ('["human"', '["human", "x"', "its fingerprint is wrong"),
        ("{", "[", "its fingerprint is wrong"),
        ("{", "[" * 5000, "its fingerprint is wrong"),
    ],
)
def test_a_promise_that_makes_no_sense(old: str, new: str, why: str) -> None:
    match = promised_match()
    text = rows.promise_text(match)
    assert old in text
    with pytest.raises(JournalError) as error:
        rows.read_promise(text.replace(old, new, 1), match.seed)
    assert (error.value.reason, error.value.detail) == ("damaged", why)
    with pytest.raises(JournalError, match="isn’t that of the seed"):
        rows.read_promise(text, Seed.numbered(99))


def test_how_bots_were_asked_is_read_where_it_makes_sense() -> None:
    found = [
        (0, "1.2.0", ""),
        (4, "1.2.0", "glance"),
        (5, "1.2.0", ""),
        (-1, "1.2.0", ""),
        ("2", "1.2.0", ""),
        (2, "1.2.0", "asleep"),
        (3, "", "glance"),
        (3, 2, "replaced"),
    ]
    assert rows.read_asked(found, 5) == (
        Asked(0, "1.2.0"),
        Asked(4, "1.2.0", "glance"),
        Asked(3, "2", "replaced"),
    )


def test_check_sums_cover_all_in_order() -> None:
    whole = rows.check_sum(("a", 1), "", ("x", "y"))
    assert whole == rows.next_sum(rows.next_sum(rows.check_sum(("a", 1), "", ()), "x"), "y")
    others = {
        rows.check_sum(header, promise, actions)
        for header, promise, actions in (
            (("a", 1), "p", ("x", "y")),
            (("a", 1), "", ("y", "x")),
            (("a", 1), "", ("x",)),
            (("1", "a"), "", ("x", "y")),
            (("a1",), "", ("x", "y")),
            (("a", 1), "", ("xy",)),
        )
    }
    assert whole not in others and len(others) == 6


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("[3, -1, 0]", (3, -1, 0)),
        ("[]", ()),
        ("[1, 2.5]", ()),
        ("7", ()),
        ('"12"', ()),
        ('{"1": 2}', ()),
        ("", ()),
        ("[" * 5000, ()),
        (None, ()),
    ],
)
def test_rows_of_numbers(text: object, numbers: tuple[int, ...]) -> None:
    assert rows.numbers(text) == numbers


@pytest.mark.parametrize(
    ("value", "times"), [(2, 2), (1, 1), (0, 0), (-1, 0), ("2", 0), (None, 0), (1.5, 0)]
)
def test_numbers_of_times(value: object, times: int) -> None:
    assert rows.count(value) == times


def test_moments_are_in_order_as_texts() -> None:
    first, second = moments.now(), moments.now()
    assert first <= second
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00", first)


def failing(name: str, message: str = "x") -> sqlite3.Error:
    """An error as SQLite raises it."""
    error = sqlite3.OperationalError(message)
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("SQLITE_FULL", "full"),
        ("SQLITE_IOERR_WRITE", "disk"),
        ("SQLITE_IOERR_FSYNC", "disk"),
        ("SQLITE_IOERR_TRUNCATE", "disk"),
        ("SQLITE_IOERR_SHMSIZE", "disk"),
        ("SQLITE_IOERR", "disk"),
        ("SQLITE_IOERR_READ", "disk"),
        ("SQLITE_READONLY_DIRECTORY", "read_only"),
        ("SQLITE_CANTOPEN", "read_only"),
        ("SQLITE_PERM", "read_only"),
        ("SQLITE_BUSY_SNAPSHOT", "busy"),
        ("SQLITE_LOCKED", "busy"),
        ("SQLITE_CORRUPT", "damaged"),
        ("SQLITE_NOTADB", "damaged"),
        ("SQLITE_ERROR", "failed"),
        ("", "failed"),
    ],
)
def test_every_error_of_the_file_has_its_reason(name: str, reason: str) -> None:
    trouble = told(failing(name), Path("/a/j.sqlite"))
    assert (trouble.reason, trouble.detail) == (reason, "/a/j.sqlite: x")
    assert trouble.args == (reason, "/a/j.sqlite: x")
    assert told(sqlite3.Error("y"), Path("j")).reason == "failed"
    assert JournalError("busy").detail == ""


def test_damage_is_told_from_what_is_out_of_reach() -> None:
    assert is_damage(failing("SQLITE_CORRUPT")) and is_damage(failing("SQLITE_NOTADB"))
    assert is_damage(failing("SQLITE_ERROR", "malformed: x"))
    assert is_damage(sqlite3.DatabaseError("file is not a database"))
    assert not is_damage(failing("SQLITE_BUSY", "database is locked"))
    assert not is_damage(sqlite3.Error("no such table"))
