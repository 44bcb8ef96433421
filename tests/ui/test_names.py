"""Names that the program gives: the player's own everywhere, others in the current language."""

from __future__ import annotations

import argparse

import pytest

from cardtable.engine.match import Seat
from cardtable.games import find_game
from cardtable.phrases.characters import names_of
from cardtable.phrases.names import renumbered
from cardtable.ui.intents import SetUp
from cardtable.ui.language import Language
from cardtable.ui.running.program import Program
from cardtable.ui.settings.chosen import remembered_seats, with_own_name
from tests.daily import daily


def names(program: Program, game: str, seats: str | None) -> list[str]:
    """The people at a match as the command line asks for it."""
    program.open(
        argparse.Namespace(game=game, seats=seats, seed="1", deck=None, preset=None, option=[])
    )
    assert program.window.table is not None
    match = program.window.table.session.match
    return [seat.name for seat in match.seats if seat.is_human]


@daily(
    ("game", "seats", "people"),
    [
        ("dou-dizhu", None, ["Mira"]),
        ("oklahoma-gin", "easy,human", ["Mira"]),
        ("dou-dizhu", "human,human,easy", ["Mira", "Player 2"]),
        ("kyo-kabu", "easy,human,human,human", ["Mira", "Player 2", "Player 3"]),
    ],
)
def test_the_players_name_is_used_on_the_command_line(
    program: Program, game: str, seats: str | None, people: list[str]
) -> None:
    program.settings.name = "Mira"
    assert names(program, game, seats) == people


@daily("own", ["Ayla", "Otto", "Timo", "Player 2"])
def test_no_other_seat_has_the_players_name(program: Program, own: str) -> None:
    program.settings.name = own
    people = names(program, "kyo-kabu", "human,human,easy,easy,easy")
    assert people[0] == own
    assert program.window.table is not None
    everybody = [seat.name for seat in program.window.table.session.match.seats]
    assert len(set(everybody)) == len(everybody)


@pytest.mark.slow
def test_a_name_that_the_program_gave_follows_the_language(program: Program) -> None:
    names(program, "dou-dizhu", "human,human,easy")
    table = program.window.table
    assert table is not None
    for code, first in (("de", "Spieler 1"), ("ja", renumbered("Player 1")), ("en", "Player 1")):
        program.settings.language = code
        assert table.stage.names[0] == renumbered("Player 1")
        if code != "ja":
            assert table.stage.names[0] == first
        assert table.session.match.seats[0].name == "Player 1"  # as it was promised
    window = program.window
    window.open(SetUp(table.game.id))
    assert window.setup is not None
    model = window.setup.seat_model
    for code, first in (("de", "Spieler 1"), ("en", "Player 1"), ("de", "Spieler 1")):
        window.settings.language = code
        assert model.seats[0].name == first


@pytest.mark.parametrize("name", ["Player", "Player one", "Player 1a", "Player 100", "Mira"])
def test_other_names_stay(name: str, program: Program) -> None:
    tongue = Language()
    tongue.switch("de")
    assert renumbered(name) == name
    assert names_of([Seat("human", name)]) == (name,)
    assert names_of([Seat("human", "Player 1"), Seat("human", "Spieler 1")])[0] == "Player 1"
    tongue.fall_silent()


@daily("name", ["\u200b", " ", "\u2028\u200d", "\ufeff"])
def test_a_name_of_which_nothing_is_seen_is_none(program: Program, name: str) -> None:
    program.settings.name = name
    assert names(program, "kyo-kabu", "human,human,easy") == ["Player 1", "Player 2"]
    assert not with_own_name(program.settings, [Seat("human")])[0].name
    assert not remembered_seats(program.settings, find_game("dou-dizhu"))
