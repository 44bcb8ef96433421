"""``cardtable verify``: claim by claim what is proved, stated, wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.cli import main
from cardtable.commands.records import ask_again
from cardtable.engine.actions import NEXT
from cardtable.engine.match import Match, Seat, promise_of
from cardtable.engine.notes import GLANCE, REPLACED, Asked, Notes
from cardtable.engine.promise import grouped
from cardtable.engine.records import record_of, write
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import all_games, find_game
from tests.daily import daily
from tests.engine.promised import promised_match
from tests.engine.test_records import TRUE as FORM_1

Capture = pytest.CaptureFixture[str]
MATCH = promised_match()
TRUE = write(record_of(MATCH))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.cardtable"
    path.write_text(TRUE, encoding="utf-8")
    return path


def claims(file: Path, capsys: Capture, *words: str) -> tuple[int, dict[str, str], str]:
    """Exit status, verdict by claim, and what was said on the way out."""
    status = main(["verify", "--json", str(file), *words])
    captured = capsys.readouterr()
    told = json.loads(captured.out)
    assert told["true"] == (status == 0)
    return status, {c["claim"]: c["verdict"] for c in told["claims"]}, captured.err


def test_it_names_what_is_proved_and_what_is_only_stated(file: Path, capsys: Capture) -> None:
    status, verdicts, err = claims(file, capsys)
    assert (status, err) == (0, "")
    assert verdicts == {
        "commitment": "proved",
        "deal": "proved",
        "actions": "proved",
        "result": "proved",
        "shown": "stated",
        "seed": "stated",
        "words": "stated",
        "players": "stated",
        "help": "stated",
        "bots": "stated",
    }


def test_it_says_so_in_words(file: Path, capsys: Capture) -> None:
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "All checks passed." in out
    assert "the heron stands" in out and "seat 2 “鷺が 一羽”" in out
    assert MATCH.commitment in out
    assert "Hints: 2; undos: 1." in out
    assert all(line.rstrip().endswith((".", MATCH.commitment)) for line in out.splitlines())


@pytest.mark.parametrize("form", [str, str.upper, grouped])
def test_the_digits_somebody_noted_are_compared(
    file: Path, capsys: Capture, form: type[str]
) -> None:
    status, verdicts, _ = claims(file, capsys, "--fingerprint", form(MATCH.commitment))
    assert status == 0 and verdicts["given"] == "proved" and "shown" not in verdicts


def test_other_digits_fail_and_too_few_are_refused(file: Path, capsys: Capture) -> None:
    other = MATCH.commitment[:-1] + ("0" if MATCH.commitment[-1] != "0" else "1")
    status, verdicts, err = claims(file, capsys, "--fingerprint", other)
    assert status == 1 and verdicts["given"] == "fails" and verdicts["commitment"] == "proved"
    assert err.count("\n") == 1 and "digits" in err
    for few in (MATCH.commitment[:63], MATCH.commitment[:8], "", "x" * 64):
        assert main(["verify", str(file), "--fingerprint", few]) == 2
        captured = capsys.readouterr()
        assert captured.out == "" and captured.err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "verdicts"),
    [
        (
            "words 0 the heron stands",
            "words 0 the heron sat",
            {
                "commitment": "proved",
                "actions": "fails",
                "deal": "unchecked",
                "result": "unchecked",
            },
        ),
        ("seat human Mira", "seat human Mia", {"commitment": "fails"}),
        ("hints 2", "hints 0", {"commitment": "proved", "help": "stated"}),
        ("scores ", "scores 0 0 0 #", {}),
    ],
)
def test_what_is_changed_fails_at_its_claim(
    file: Path, capsys: Capture, old: str, new: str, verdicts: dict[str, str]
) -> None:
    lines = TRUE.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith(old))
    lines[at] = new
    file.write_text("\n".join(lines), encoding="utf-8")
    if not verdicts:
        assert main(["verify", str(file)]) == 1
        assert capsys.readouterr().err.count("\n") == 1
        return
    status, found, err = claims(file, capsys)
    assert status == ("fails" in verdicts.values())
    assert err.count("\n") == status
    assert found.items() >= verdicts.items()


def test_form_1_is_proved_as_far_as_it_goes(file: Path, capsys: Capture) -> None:
    file.write_text(FORM_1)
    status, verdicts, _ = claims(file, capsys)
    assert status == 0 and "words" not in verdicts and "help" not in verdicts
    assert verdicts["commitment"] == verdicts["result"] == "proved"
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "the seed alone" in out and "small number" in out


def test_a_numbered_deal_is_called_one(file: Path, capsys: Capture) -> None:
    file.write_text(write(record_of(promised_match(numbered=True))), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "anyone who knew the number knew the cards" in capsys.readouterr().out


def played_by_bots(*asked: Asked, kinds: tuple[str, ...] = ("easy", "medium", "easy")) -> Match:
    """A deal that bots decided as the table asks them."""
    game = find_game("dou-dizhu")
    options = game.resolve(None, {"deals": 1})
    seats = tuple(Seat(kind) for kind in kinds)
    promise = promise_of(game, options, seats)
    match = Match(game, options, seats, Seed("5c" * 16), promise=promise)
    bots = [game.bot(kind) for kind in kinds]
    from cardtable.bots.questions import GLANCE as AT_A_GLANCE
    from cardtable.bots.questions import PACES

    hurried = {one.number for one in asked if one.how == GLANCE}
    while match.turn is not None:
        number, turn = len(match.actions), match.turn
        if turn == TABLE:
            match.play(NEXT)
            continue
        pace = AT_A_GLANCE if number in hurried else PACES[kinds[turn]]
        thought = bots[turn].choose(match.view(turn), match.bot_seed(number), pace.budget)
        match.play(thought.action)
    match.notes = Notes(asked=asked)
    return match


def test_bots_are_asked_again(file: Path, capsys: Capture) -> None:
    asked = (Asked(0, __version__), Asked(4, __version__, GLANCE), Asked(6, __version__, REPLACED))
    match = played_by_bots(*asked)
    file.write_text(write(record_of(match)))
    status, verdicts, _ = claims(file, capsys, "--bots")
    assert status == 0 and verdicts["bots"] == "proved"
    assert main(["verify", str(file), "--bots"]) == 0
    out = capsys.readouterr().out
    assert "1 of them decided in a hurry" in out and "replaced bots, which can’t be asked: 1" in out


def test_a_bot_that_played_for_a_person_is_asked_again(file: Path, capsys: Capture) -> None:
    match = played_by_bots(Asked(0, __version__))
    seats = (Seat("human", "Mira"), *match.seats[1:])
    own = [number for number, turn in enumerate(match.turns) if turn == 0]
    notes = Notes(asked=tuple(Asked(number, __version__, "easy") for number in own))
    promise = promise_of(match.game, match.options, seats)
    told = Match(match.game, match.options, seats, match.seed, list(match.actions), promise=promise)
    told.notes = notes
    file.write_text(write(record_of(told)))
    assert main(["verify", str(file)]) == 0
    assert f"played by a bot: {len(own)}." in capsys.readouterr().out
    status, verdicts, _ = claims(file, capsys, "--bots")
    assert status == 0 and verdicts["bots"] == "proved"
    again = ask_again(told)
    assert again.same == sum(turn != TABLE for turn in told.turns), "all three were asked"


def somebody_else_played(version: str) -> Match:
    """A match whose middle bot is said to be another than it was."""
    match = played_by_bots(Asked(0, version), kinds=("easy", "hard", "easy"))
    seats = tuple(replace(seat, kind="easy") for seat in match.seats)
    other = promise_of(match.game, match.options, seats)
    notes = match.notes
    return Match(
        match.game,
        match.options,
        seats,
        match.seed,
        list(match.actions),
        promise=other,
        notes=notes,
    )


def test_who_did_not_play_fails(file: Path, capsys: Capture) -> None:
    file.write_text(write(record_of(somebody_else_played(__version__))))
    assert claims(file, capsys)[1]["bots"] == "stated"
    status, verdicts, err = claims(file, capsys, "--bots")
    assert status == 1 and verdicts["bots"] == "fails"
    assert "has the first that isn’t" in err


def test_bots_of_another_version_only_name_it(file: Path, capsys: Capture) -> None:
    file.write_text(write(record_of(somebody_else_played("0.0.7"))))
    assert main(["verify", str(file), "--bots"]) == 0
    assert "version 0.0.7 would be needed" in capsys.readouterr().out


def test_a_bot_that_cannot_be_asked_is_one_sentence(
    file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played_by_bots(Asked(0, __version__))
    file.write_text(write(record_of(match)))

    def no_bot(*_: object) -> None:
        raise RuntimeError("broken package")

    monkeypatch.setattr(type(match.game), "bot", no_bot)
    assert main(["verify", str(file), "--bots"]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "RuntimeError" in err


@daily("game", all_games(), "oicho-kabu")
def test_bots_of_a_simulation_decide_again_as_its_record_says(
    game: str, tmp_path: Path, capsys: Capture
) -> None:
    file, seats = tmp_path / "match.cardtable", find_game(game).default_seats * ["medium"]
    words = ("--seats", ",".join(seats), "--deals", "1", "--seed", "6", "--record", str(file))
    assert main(["simulate", game, *words]) == 0
    capsys.readouterr()
    status, verdicts, _ = claims(file, capsys, "--bots")
    assert status == 0 and verdicts["bots"] == "proved"
