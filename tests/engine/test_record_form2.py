"""Records of form 2: they round-trip, tell what was promised, and lies are found."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import Match, Seat, promise_of
from cardtable.engine.promise import Terms
from cardtable.engine.records import BadRecord, parse, record_of, replay, write
from cardtable.engine.seeds import Seed
from cardtable.games import all_games, find_game
from tests.engine.promised import promised_match

TRUE = write(record_of(promised_match()))
LINES = TRUE.split("\n")


def line_of(start: str) -> int:
    """Number of the first line that starts so, from 1."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def with_line(number: int, *new: str) -> str:
    """The true record with other lines in the place of one."""
    return "\n".join([*LINES[: number - 1], *new, *LINES[number:]])


@pytest.mark.parametrize("game", list(all_games()))
def test_a_record_round_trips_and_is_true(game: str) -> None:
    kinds = "human,easy" if game == "oklahoma-gin" else "human,hard:ayla,human"
    words = ("heron", "") if game == "oklahoma-gin" else ("heron", "", "鷺")
    match = promised_match(game, 5, kinds, words)
    text = write(record_of(match))
    assert text.startswith("cardtable record 2\n")
    record = parse(text)
    assert write(record) == text
    again = replay(record, find_game)
    assert again.state == match.state and again.outcome == match.outcome
    assert again.promise == match.promise and again.notes == match.notes
    assert write(record_of(again)) == text, "what is opened can be exported as it was"


def test_it_tells_what_was_promised_and_what_was_taken() -> None:
    match = promised_match()
    assert f"commitment {match.commitment}" in LINES
    assert "words 0 the heron stands" in LINES and "words 2 鷺が 一羽" in LINES
    assert "hints 2" in LINES and "undos 1" in LINES
    assert any(line.startswith("bots ") and " 1.2.0" in line for line in LINES)
    assert {f"option {key}={value}" for key, value in match.options.items()} <= set(LINES)


def test_a_running_match_shows_the_commitment_and_not_the_seed() -> None:
    match = promised_match(over=False)
    text = write(record_of(match))
    assert match.commitment in text
    assert match.seed.text not in text and match.deal.text not in text
    assert match.deal.fingerprint not in text
    with pytest.raises(BadRecord, match="isn’t over"):
        replay(parse(text), find_game)


def test_every_lie_is_found_at_its_line() -> None:
    seed, shown = line_of("seed"), line_of("commitment")
    option = line_of("option auction")
    for text, line, says in (
        (with_line(1, "cardtable record 1"), 3, "preset"),
        (with_line(1, "cardtable record 3"), 1, "version"),
        (with_line(2, "game kyo-kabu"), 3, "option"),
        (with_line(option, "option auction=until_two_pass"), seed, "fingerprint"),
        (with_line(option), None, "missing"),
        (with_line(line_of("seat human"), "seat human Myra"), seed, "fingerprint"),
        (with_line(line_of("seat hard"), "seat hard Jürgen „J“"), seed, "fingerprint"),
        (with_line(line_of("seat human"), "seat human " + "x" * 33), None, "32 characters"),
        (with_line(line_of("deal"), "deal numbered"), None, "numbered"),
        (with_line(line_of("deal"), "deal fair"), None, "drawn"),
        (with_line(shown, f"commitment {'0' * 64}"), seed, "fingerprint"),
        (with_line(shown, f"commitment {'0' * 63}"), shown, "64"),
        (with_line(seed, f"seed {'0' * 32}"), seed, "fingerprint"),
        (with_line(line_of("words 0"), "words 0 the heron stood"), None, "legal|turn"),
        (with_line(line_of("words 0")), None, "legal|turn"),
        (with_line(line_of("words 0"), "words 1 a bot speaks"), None, "person"),
        (with_line(line_of("words 0"), "words 2 twice"), None, "once"),
        (with_line(line_of("words 0"), "words 9 who"), None, "person"),
        (with_line(line_of("words 0"), "words 0 " + "x" * 81), None, "80"),
        (with_line(line_of("words 0"), "words 0 a\u202eb"), line_of("words 0"), "character"),
        (with_line(line_of("hints"), "hints -1"), None, "whole number"),
        (with_line(line_of("hints")), None, "hints"),
        (with_line(line_of("bots"), "bots x 1.2.0"), None, "number"),
        (with_line(line_of("bots"), "bots 99999 1.2.0"), None, "bot|order"),
        (with_line(line_of("bots"), "bots 0 1/2"), None, "version"),
        (with_line(line_of("bots"), "bots 0 1.2.0 asleep"), None, "version"),
        (with_line(line_of("scores"), "scores 99 99 99"), None, "result"),
    ):
        with pytest.raises(BadRecord) as error:
            replay(parse(text), find_game)
        message = str(error.value)
        assert any(word in message for word in says.split("|")), (says, message)
        assert message.startswith("Line ") and message.endswith(".") and "\n" not in message
        if line is not None:
            assert error.value.line == line, message


def test_what_a_person_did_is_not_said_to_be_a_bots() -> None:
    record = parse(TRUE)
    person = next(i for i, (seat, _) in enumerate(record.actions) if seat == 0)
    others = [line for line in LINES if not line.startswith("bots ")]
    others.insert(others.index("actions"), f"bots {person} 1.2.0")
    with pytest.raises(BadRecord, match="isn’t a bot’s"):
        parse("\n".join(others))


@pytest.mark.parametrize(
    "name", ["x" * 32, "a  b", " c ", "d\u202ee", "f\u200dg", "é漢 #h", "#", ""]
)
def test_any_name_that_can_sit_down_is_told_and_proved(name: str) -> None:
    """The commitment covers names as they are written: none may change on its way."""
    game = find_game("dou-dizhu")
    options = game.resolve(None, {"deals": 1})
    seats = (Seat("human", name), Seat("easy", name), Seat("human", "z"))
    promise = promise_of(game, options, seats, ("w", "", ""))
    match = Match(game, options, seats, Seed.numbered(2), promise=promise)
    text = write(record_of(match))
    record = parse(text)
    assert record.promise == promise and write(record) == text


def test_the_program_that_reads_need_not_know_the_characters() -> None:
    """What a later Unicode calls printable is hashed as it is written, and shown harmlessly."""
    new = "\U000e0041x\u0378"
    text = with_line(line_of("seat human"), f"seat human {new}")
    record = parse(text)
    assert record.promise is not None and record.promise.terms.seats[0] == ("human", "", new)
    assert record.seats[0].name == "x"
    assert isinstance(record.promise.terms, Terms)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_changed_record_is_true_or_one_clear_error(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        what = data.draw(st.sampled_from(["drop", "double", "swap", "word", "letter"]))
        if what == "drop" and len(lines) > 1:
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif what == "letter" and lines[at]:
            spot = data.draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:spot] + data.draw(st.characters()) + lines[at][spot + 1 :]
        else:
            lines[at] = data.draw(st.text(max_size=40))
    try:
        again = replay(parse("\n".join(lines)), find_game)
    except BadRecord as error:
        assert "\n" not in str(error) and len(str(error)) < 600
    else:  # only what nobody can prove may differ
        assert again.outcome == parse(TRUE).outcome
        assert again.commitment in TRUE


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_letter_of_what_is_promised_can_be_another(data: st.DataObject) -> None:
    """From the game to the seed: one other letter, and it is refused."""
    first, last = 2, line_of("seed")
    at = data.draw(st.integers(first, last)) - 1
    spot = data.draw(st.integers(0, len(LINES[at]) - 1))
    letter = data.draw(st.sampled_from("abcdef0123456789xé漢") | st.characters())
    changed = LINES[at][:spot] + letter + LINES[at][spot + 1 :]
    if changed.strip() == LINES[at].strip() or changed.lstrip().startswith("#"):
        return
    with pytest.raises(BadRecord) as error:
        replay(parse("\n".join([*LINES[:at], changed, *LINES[at + 1 :]])), find_game)
    assert "\n" not in str(error.value)
