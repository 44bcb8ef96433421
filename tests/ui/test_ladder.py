"""The ladder at the window: who invites, an invitation accepted, and the way up."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.engine.actions import NEXT
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.isolating import bare
from cardtable.models.ladder import RungRole, climbers
from cardtable.models.seats import with_character
from cardtable.phrases.characters import character_name
from cardtable.store.journal import Journal
from cardtable.store.statistics import Played
from cardtable.ui.durations import Speed
from cardtable.ui.intents import Ladder
from cardtable.ui.ladder import LadderPage
from cardtable.ui.running.program import Program
from cardtable.ui.table.seals import VERMILION
from cardtable.ui.table.things import KIND
from tests.robot import wait_until
from tests.store.simulated import fill
from tests.ui.cells import cells
from tests.ui.conftest import Open
from tests.ui.layout import flaws, settle


def opened(program: Program, game: str = "dou-dizhu") -> LadderPage:
    """The ladder of a game."""
    program.window.open(Ladder(game))
    page = program.window.navigator.front
    assert isinstance(page, LadderPage)
    return page


def test_the_weakest_opponent_invites_a_newcomer(program: Program) -> None:
    page = opened(program)
    first = climbers("dou-dizhu")[0]
    assert page.list.currentIndex().row() == 15, "right above the player"
    program.window.resize(800, 560)
    row = page.list.visualRect(page.list.currentIndex())
    assert page.list.viewport().rect().contains(row), "whole at any size"
    assert page._name.text().strip("\u2068\u2069") == character_name(first.id)
    assert page._invites.text().startswith(f"{character_name(first.id)} invites you")
    assert page.take.text() == "Accept"


@pytest.mark.parametrize("game", ["oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"])
def test_enter_accepts_and_a_short_match_begins(program: Program, game: str) -> None:
    page = opened(program, game)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    table = program.window.table
    assert table is not None and table.game.id == game
    seats = table.session.match.seats
    first = climbers(game)[0]
    assert seats[0].is_human and seats[1].character == first.id
    assert len(seats) == min(find_game(game).seat_counts)
    assert len({seat.character for seat in seats}) == len(seats)
    if "kabu" in game:
        assert table.stage.pictures.deck.id == first.deck


def won_against(id_: str) -> Match:
    """A deal of Dou Dizhu that the first seat wins, with this opponent at the table."""
    rules = find_game("dou-dizhu")
    seats = (Seat("human", "Mira"), with_character(Seat("easy"), id_), Seat("easy", "B"))
    for seed in range(100):
        match = Match(rules, rules.resolve(None, {"deals": 1}), seats, Seed.parse(str(seed)))
        rng = random.Random(seed)
        while match.turn is not None:
            match.play(NEXT if match.turn == TABLE else match.state.legal.sample(rng))
        if match.outcome is not None and 0 in match.outcome.winners:
            return match
    raise AssertionError("nobody wins")


def test_a_match_won_leads_up(program: Program) -> None:
    journal, order = program.journal, climbers("dou-dizhu")
    assert journal is not None
    program.settings.last_game = "dou-dizhu"
    page = opened(program)
    journal.begin(won_against(order[0].id), "french")
    page.uncover()
    assert page.list.currentIndex().row() == 14
    assert page._invites.text().startswith(f"{character_name(order[1].id)} invites you")
    below = page.model.index(16, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert below.startswith("17: ") and "1 won, 0 lost" in below


def test_the_end_of_a_match_says_whom_one_has_passed(
    program: Program, open_match: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []

    def passed(game: str, matches: Sequence[Played], number: int) -> tuple[str, bool]:
        asked.append((game, number))
        assert number in [played.match for played in matches], "it counts already"
        return climbers(game)[0].id, True

    monkeypatch.setattr("cardtable.models.ladder.news_of", passed)
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot.play()
    name = character_name(climbers("dou-dizhu")[0].id)
    ranking = robot.table.ranking
    wait_until(lambda: f"You pass {name} on the ladder." in bare(ranking.accessibleName()))
    assert asked and {game for game, _number in asked} == {"dou-dizhu"}


def test_the_short_match_does_not_change_what_play_deals(program: Program) -> None:
    page = opened(program)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    table = program.window.table
    assert table is not None and table.session.match.options["deals"] == 5
    assert not program.settings.last_rules["dou-dizhu"]


def test_anybody_can_be_invited_but_not_oneself(program: Program) -> None:
    page = opened(program)
    for _up in range(3):
        QTest.keyClick(page.list, Qt.Key.Key_Up)
    assert page.take.text() == "Invite" and page.take.isEnabled()
    page.list.setCurrentIndex(page.model.index(16, 0))
    assert not page.take.isEnabled()
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert program.window.table is None


def test_esc_leads_back(program: Program) -> None:
    page = opened(program)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
    assert program.window.navigator.front is not page


@cells([(800, 560), (1280, 800), (3840, 2160)], "de")
def test_no_word_is_cut(program: Program, language: str, size: tuple[int, int]) -> None:
    program.settings.language = language
    program.window.resize(*size)
    page = opened(program, "oicho-kabu")
    for row in (0, 15, 16):
        page.list.setCurrentIndex(page.model.index(row, 0))
        settle(page)
        assert flaws(page) == []


@pytest.mark.parametrize("game", ["oicho-kabu", "dou-dizhu"])
def test_a_match_that_leads_up_says_so_as_it_begins(
    program: Program, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "cardtable.ui.announcing.Announcer.announce", lambda _, said: heard.append(bare(said))
    )
    program.settings.speed = Speed.FAST
    page = opened(program, game)
    name = character_name(climbers(game)[0].id)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    table = program.window.table
    assert table is not None
    plaques = [item for item in table.scene.items() if item.data(KIND) == "moment"]
    assert plaques and f"Ladder match. Win, and you pass {name}." in heard
    wait_until(lambda: not any(item.data(KIND) == "moment" for item in table.scene.items()))
    program.window.show_start()
    page, heard[:] = opened(program, game), []
    page.list.setCurrentIndex(page.model.index(3, 0))
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert not any("Ladder match" in sentence for sentence in heard), "nobody is passed by it"


def test_also_in_a_narrow_list_the_latest_matches_are_seen(
    program: Program, journal_of: Journal
) -> None:
    fill(journal_of, 48)
    program.window.resize(800, 560)
    page = opened(program, "oicho-kabu")
    settle(page)
    model = page.list.model()
    rungs = [model.index(row, 0) for row in range(model.rowCount())]
    known = next(index for index in rungs if any(index.data(RungRole.RUNG).last))
    page.list.setCurrentIndex(known)
    QTest.qWait(20)
    seen = page.list.viewport().grab(page.list.visualRect(known)).toImage()
    right = range(round(0.6 * seen.width()), seen.width())
    inks = {seen.pixelColor(x, y).rgb() for x in right for y in range(seen.height())}
    assert VERMILION.rgb() in inks, "a seal for what was won"
