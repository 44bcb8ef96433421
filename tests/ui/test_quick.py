"""Quick match: one click, or one key, and the cards are dealt."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.arguments import parser
from cardtable.games import find_game
from cardtable.models.ladder import climbers
from cardtable.store.ratings import Table
from cardtable.ui.intents import Quick, SetUp
from cardtable.ui.running.program import Program
from cardtable.ui.running.wished import wished_match
from cardtable.ui.settings.chosen import deck_of
from cardtable.ui.shared import Ratings
from tests.daily import daily
from tests.ui.conftest import Open


@daily("place", range(4))
def test_one_click_on_play_starts_a_match(program: Program, place: int) -> None:
    poster = program.window.start.posters[place]
    QTest.mouseClick(poster.play, Qt.MouseButton.LeftButton)
    table = program.window.table
    assert table is not None
    match = table.session.match
    assert match.game.id == poster.game
    assert match.options == match.game.resolve("sheet", dict(match.game.quick))
    assert [seat.kind for seat in match.seats] == ["human", *["medium"] * (len(match.seats) - 1)]
    assert program.journal is not None
    assert len(program.journal.unfinished()) == 1


def test_the_next_quick_match_has_the_seats_and_rules_of_the_last(
    program: Program, open_match: Open
) -> None:
    window = program.window
    window.open(SetUp("dou-dizhu"))
    setup = window.setup
    assert setup is not None
    setup.options.options  # noqa: B018 - it is read below
    index = setup.seat_model.index(1)
    setup.seat_model.setData(index, "easy", 257)
    setup.try_start()
    first = window.table
    assert first is not None
    kinds = [seat.kind for seat in first.session.match.seats]
    options = first.session.match.options
    window.show_start()
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    second = window.table
    assert second is not None
    assert second is not first
    assert second.game.id == "dou-dizhu"
    assert [seat.kind for seat in second.session.match.seats] == kinds
    assert second.session.match.options == options
    assert second.session.match.seed != first.session.match.seed


def test_where_two_share_the_computer_the_poster_says_who_plays(program: Program) -> None:
    window = program.window
    poster = next(p for p in window.start.posters if p.game == "oicho-kabu")
    alone = poster._line.text()
    window.open(SetUp("oicho-kabu"))
    setup = window.setup
    assert setup is not None
    for row, name in enumerate(("Mira", "Otto")):
        setup.seat_model.setData(setup.seat_model.index(row), "human", 257)
        setup.seat_model.setData(setup.seat_model.index(row), name)
    setup.try_start()
    window.show_start()
    assert poster._line.text() != alone
    assert all(name in poster._line.text() for name in ("Mira", "Otto"))
    assert "Otto" in poster.play.accessibleDescription()


def test_rules_that_make_no_sense_any_more_are_left_aside(program: Program) -> None:
    program.settings.put("rules/oklahoma-gin", json.dumps({"rounds": "many", "gone": 1}))
    program.window.open(Quick("oklahoma-gin"))
    table = program.window.table
    assert table is not None
    assert table.session.match.options["rounds"] == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "preset"),
    [("zh_CN", "standard"), ("zh_TW", "standard"), ("ja", "sheet"), ("de", "sheet")],
)
def test_the_first_rules_are_those_that_players_of_the_language_expect(
    program: Program, language: str, preset: str
) -> None:
    program.settings.language = language
    window = program.window
    window.open(SetUp("dou-dizhu"))
    assert window.setup is not None
    assert window.setup.options.preset == preset and not window.setup.options.changes
    window.open(Quick("dou-dizhu"))
    table = window.table
    assert table is not None
    game = table.game
    assert table.match.options == game.resolve(preset, dict(game.quick))


@pytest.mark.slow
def test_the_set_up_page_begins_with_the_rules_of_the_last_match(program: Program) -> None:
    window = program.window
    window.open(SetUp("dou-dizhu"))
    assert window.setup is not None
    window.setup.options.use_preset("online")
    window.setup.options.change_all({**window.setup.options.options, "deals": 3})
    window.setup.try_start()
    window.show_start()
    window.open(SetUp("dou-dizhu"))
    again = window.setup
    assert again.options.preset == "online" and again.options.changes == {"deals": 3}
    again.house.kept.save_as("Ours")
    again.try_start()
    window.open(SetUp("dou-dizhu"))
    assert window.setup.options.preset == "Ours" and not window.setup.options.changes


@pytest.mark.parametrize(("mean", "level"), [(35.0, "expert"), (15.0, "easy")])
def test_who_has_a_rating_meets_opponents_of_about_the_same(
    program: Program, monkeypatch: pytest.MonkeyPatch, mean: float, level: str
) -> None:
    own = [mean, 1.0, 20, "Mira", "2026-11-28T10:00:00+00:00"]
    monkeypatch.setattr(Ratings, "table", Table({"dou-dizhu": {"@mira": own}}))
    near = climbers("dou-dizhu")[-5:] if level == "expert" else climbers("dou-dizhu")[:5]
    program.window.open(Quick("dou-dizhu"))
    table = program.window.table
    assert table is not None
    others = {seat.character for seat in table.session.match.seats[1:]}
    assert others <= {one.id for one in near} and len(others) == 2


@daily(("language", "preset"), [("zh_CN", "standard"), ("de", "sheet")])
def test_a_match_asked_for_at_the_terminal_has_the_rules_of_the_language(
    program: Program, language: str, preset: str
) -> None:
    program.settings.language = language
    chosen = parser().parse_args(["play", "dou-dizhu", "--seed", "7"])
    options = wished_match(chosen, program.settings).options
    assert options == find_game("dou-dizhu").resolve(preset)
    chosen = parser().parse_args(["play", "dou-dizhu", "--preset", "sheet"])
    assert wished_match(chosen, program.settings).options == find_game("dou-dizhu").resolve("sheet")


def test_every_game_has_a_deck_of_its_own(program: Program) -> None:
    """Kyo-Kabu is dealt with the flowers that its poster shows; a choice holds for one game."""
    program.settings.deck["oicho-kabu"] = "komaru"
    for game, deck in (("kyo-kabu", "hanafuda"), ("oicho-kabu", "komaru")):
        program.window.open(Quick(game))
        table = program.window.table
        assert table is not None and table.pictures.deck.id == deck


def test_a_deck_chosen_for_both_kabu_games_is_kept(program: Program) -> None:
    program.settings.put("cards/deck_kabu", "daini")
    for game in ("kyo-kabu", "oicho-kabu"):
        assert deck_of(find_game(game), program.settings).id == "daini"
    program.settings.deck["kyo-kabu"] = "hanafuda"
    assert deck_of(find_game("oicho-kabu"), program.settings).id == "daini"
