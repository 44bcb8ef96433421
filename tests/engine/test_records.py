"""Records: they round-trip, tell the truth, and cannot hurt whoever opens them."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Match, Seat
from cardtable.engine.records import MAX_BYTES, BadRecord, parse, record_of, replay, write
from cardtable.engine.seeds import Seed
from cardtable.games import all_games, find_game
from tests.games.contract import random_match


def finished(game: str = "dou-dizhu", seed: int = 3) -> Match:
    found = find_game(game)
    short = {"dou-dizhu": {"deals": 2}, "oklahoma-gin": {"rounds": 1}}.get(game, {"rounds": 6})
    return random_match(found, seed, dict(short), seats=found.default_seats)


@pytest.mark.parametrize("game", list(all_games()))
def test_a_record_round_trips_and_is_true(game: str) -> None:
    match = finished(game)
    text = write(record_of(match))
    record = parse(text)
    assert write(record) == text
    again = replay(record, find_game)
    assert again.state == match.state
    assert again.outcome == match.outcome


def test_an_unfinished_record_does_not_tell_the_seed() -> None:
    game = find_game("dou-dizhu")
    seats = (Seat("human", "Mira"), Seat("hard", "Ayla"), Seat("expert", "Otto"))
    match = Match(game, game.resolve(), seats, Seed.fresh())
    match.play(match.state.legal.sample(random.Random(1)))
    text = write(record_of(match))
    assert match.seed.text not in text
    assert match.seed.fingerprint in text
    with pytest.raises(BadRecord, match="isn’t over"):
        replay(parse(text), find_game)


def test_named_opponents_are_in_the_record_and_others_are_as_ever() -> None:
    match = finished()
    seats = (
        Seat("human", "Mira"),
        Seat("hard", "Samir", 5, "samir"),
        Seat("easy", "Otto", 2),
    )
    named = Match(match.game, match.options, seats, match.seed, list(match.actions))
    text = write(record_of(named))
    assert "seat human Mira\nseat hard:samir Samir\nseat easy Otto\n" in text
    again = replay(parse(text), find_game)
    assert [(s.kind, s.name, s.character) for s in again.seats] == [
        (s.kind, s.name, s.character) for s in seats
    ]
    stranger = text.replace("hard:samir", "hard:somebody-new")
    assert parse(stranger).seats[1].character == "somebody-new"


def test_the_nearest_preset_is_named() -> None:
    game = find_game("dou-dizhu")
    seats = (Seat("easy"), Seat("easy"), Seat("easy"))
    for options, says in (
        (game.resolve(), "preset sheet\nseat"),
        # What form 1 means by it, not its present meaning.
        (game.resolve("online"), "preset online\noption auction=one_round\nseat"),
        (game.resolve(None, {"deals": 1}), "preset sheet\noption deals=1\nseat"),
    ):
        match = Match(game, options, seats, Seed.numbered(1))
        assert says in write(record_of(match))


@pytest.mark.parametrize(
    "sitter", ["human:samir", "hard:", "hard:Samir", "hard:a:b", "hard:../x", "hard:" + "a" * 30]
)
def test_an_opponent_that_cannot_be_is_refused(sitter: str) -> None:
    text = write(record_of(finished()))
    line = next(i for i, words in enumerate(text.split("\n"), 1) if words.startswith("seat"))
    name = text.split("\n")[line - 1].partition(" ")[2].partition(" ")[2]
    broken = edited(text, line, f"seat {sitter} {name}")
    if sitter == "hard:":
        assert parse(broken).seats[0].character == ""
        return
    with pytest.raises(BadRecord, match=f"Line {line}"):
        parse(broken)


def test_names_cannot_break_the_lines() -> None:
    match = finished()
    evil = "Eve\nseed 0\x1b[2J\u202e" + "x" * 100
    seats = (Seat("easy", evil), *match.seats[1:])
    renamed = Match(match.game, match.options, seats, match.seed, list(match.actions))
    text = write(record_of(renamed))
    assert text.count("\n") == write(record_of(match)).count("\n")
    assert "\x1b" not in text
    replay(parse(text), find_game)


def edited(text: str, line: int, new: str) -> str:
    lines = text.split("\n")
    lines[line - 1] = new
    return "\n".join(lines)


def test_every_lie_is_found_at_its_line() -> None:
    text = write(record_of(finished()))
    lines = text.split("\n")
    first = lines.index("actions") + 2
    result = next(i for i, line in enumerate(lines, 1) if line.startswith("scores"))
    seed = next(i for i, line in enumerate(lines, 1) if line.startswith("seed"))
    for line, new, says in (
        (1, "cardtable record 3", "version"),
        (2, "game poker", "poker"),
        (3, "preset nonsense", "nonsense"),
        (seed, "seed " + "1" * 32, "fingerprint"),
        (seed, "seed 12", "32"),
        (first, "0 bid 7" if lines[first - 1][0] == "0" else "1 bid 7", "legal"),
        (first, "x bid 1", "seat"),
        (first, "0 ;;;", "action"),
        (result, "scores 1 2 3", "result"),
        (result, "scores 1 2", "scores"),
        (result, "scores a b c", "numbers"),
    ):
        with pytest.raises(BadRecord) as error:
            replay(parse(edited(text, line, new)), find_game)
        message = str(error.value)
        assert says in message, message
        assert message.startswith("Line ")
        assert message.endswith(".")
        assert abs(error.value.line - line) <= 1, message


def test_a_record_without_its_end_or_with_more_is_refused() -> None:
    text = write(record_of(finished()))
    lines = text.strip().split("\n")
    for cut in (1, 4, 8, len(lines) - 2):
        with pytest.raises(BadRecord):
            replay(parse("\n".join(lines[:cut])), find_game)
    with pytest.raises(BadRecord):
        parse(text + "more")


def test_sizes_are_limited() -> None:
    with pytest.raises(BadRecord, match="at most"):
        parse("x" * (MAX_BYTES + 1))
    head = "cardtable record 1\ngame dou-dizhu\npreset sheet\n"
    with pytest.raises(BadRecord, match="at most 20 seats"):
        parse(head + "seat easy\n" * 50)
    with pytest.raises(BadRecord):
        parse(head + "".join(f"option k{i}=v\n" for i in range(500)))


@settings(max_examples=300)
@given(st.text())
def test_any_text_is_a_record_or_one_clear_error(text: str) -> None:
    try:
        parse(text)
    except BadRecord as error:
        assert "\n" not in str(error)


TRUE = write(record_of(finished()))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_changed_record_is_true_or_one_clear_error(data: st.DataObject) -> None:
    lines = TRUE.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        what = data.draw(st.sampled_from(["drop", "double", "swap", "word"]))
        if what == "drop" and len(lines) > 1:
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = data.draw(st.text(max_size=40))
    try:
        replay(parse("\n".join(lines)), find_game)
    except BadRecord as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 600
