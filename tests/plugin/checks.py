"""What must hold of the example game, once its wheel is installed.

``test_jugo.py`` runs this in a process of its own with the game on its path.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from cardtable.art.decks import decks_for
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import all_games, package_of
from cardtable.games.resources import resource
from cardtable.languages import LANGUAGES
from cardtable.models.candidates import CandidateRole
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.intents import Past, Review, Statistics
from cardtable.ui.past.page import PastPage
from cardtable.ui.past.replay_page import ReplayPage
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from cardtable.ui.statistics.page import StatisticsPage
from tests.catalogues import catalogues
from tests.daily import daily
from tests.games import test_secrets
from tests.games.contract import check_record, check_replay_and_undo, random_match
from tests.games.hooks import random_changes
from tests.packaging.tools import tool
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.layout import flaws, settle
from tests.ui.test_window import texts

PROJECT = Path(__file__).parent.parent.parent / "docs" / "plugin"
TITLES = {"en": "Jūgo", "de": "Jūgo", "ja": "十五", "zh_CN": "十五点", "zh_TW": "十五點"}


@pytest.fixture
def game() -> Game:
    return all_games()["jugo"]


def test_it_comes_from_its_package_after_our_games(game: Game) -> None:
    assert package_of(game.id) == "cardtable-jugo"
    assert list(all_games())[-1] == game.id
    module = __import__(game.phrases.partition(":")[0])
    assert not Path(module.__file__ or "").is_relative_to(PROJECT)


@daily("seed", range(30), *range(5))
def test_it_keeps_the_contract(game: Game, seed: int) -> None:
    changes = {**random_changes(game, random.Random(seed)), "rounds": 1 + seed % 4}
    match = random_match(game, seed, changes, checked=0.3)
    check_record(match)
    check_replay_and_undo(match)


def test_nothing_leaks(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_secrets, "short", lambda *_: {"rounds": 2})
    monkeypatch.setattr(test_secrets, "random_changes", lambda *_: {"rounds": 3})
    seen: dict[str, int] = {}
    for number in range(20):
        test_secrets.check_course(game, number, seen)
    assert seen["play"] > 10


def test_better_levels_win(game: Game) -> None:
    """An expert against beginners, as dealer and as player, gains over many rounds."""
    options = game.resolve(None, {"rounds": 60})
    bots = [game.bot(level) for level in ("expert", "easy", "easy")]
    gained = 0
    for number in range(10):
        seats = tuple(Seat(level) for level in ("expert", "easy", "easy"))
        match = Match(game, options, seats, Seed.numbered(number))
        while match.turn is not None:
            turn = match.turn
            if turn == TABLE:
                match.play(match.any_action())
                continue
            thought = bots[turn].choose(match.view(turn), match.bot_seed(len(match.actions)), None)  # type: ignore[arg-type]
            match.play(thought.action)
        assert match.outcome is not None
        gained += match.outcome.scores[0]
    assert gained > 60


def test_its_deck_is_its_own(game: Game) -> None:
    deck, *others = decks_for(game.decks)
    assert (deck.id, deck.family) == ("jugo", "jugo")
    assert set(deck.cards) == set(game.cards(game.resolve()))
    assert {other.family for other in others} == {"kabu"}
    assert "jugo" not in {deck.id for deck in decks_for(("kabu", "french"))}


def test_the_start_page_shows_its_picture_and_both_its_names(program: Program) -> None:
    window = program.window
    window.resize(1900, 900)
    for language, title in TITLES.items():
        window.settings.language = language
        settle(window.start)
        poster = window.start.posters[-1]
        assert poster.game == "jugo" and poster.title == title
        assert poster.slip == ("十五" if language in ("en", "de") else "")
    picture = resource("jugo", "tile.svg")
    assert picture is not None and poster._picture == picture.read_bytes()
    shown = poster.grab().toImage()
    middle = shown.width() // 2
    colours = {shown.pixelColor(middle, y).name() for y in range(shown.height())}
    assert "#c9b98a" in colours  # the mat
    assert flaws(window.start) == []


def test_its_words_come_and_go_with_the_language(program: Program, game: Game) -> None:
    phrases = phrases_of(game.phrases)
    program.settings.language = "de"
    assert phrases.why("stand_holds") == "Das reicht oft zum Gewinn."
    program.settings.language = "ja"
    assert phrases.why("stand_holds") == "このままで勝てることが多い。"
    program.settings.language = "en"
    assert phrases.why("stand_holds") == "This is enough to win often."


@pytest.mark.parametrize("language", ["de", "ja", "zh_CN", "zh_TW"])
def test_every_text_is_translated(language: str) -> None:
    code = catalogues.texts(catalogues.extracted(PROJECT / "cardtable_jugo"))
    made = catalogues.read(PROJECT / "translations" / f"{language}.po")
    assert len(code) > 40 and len(catalogues.texts(made)) == len(code)
    for one in code:
        (form,) = catalogues.forms(made.get(one.id, one.context))
        assert form and tool("style").fields(form) == tool("style").fields(one.id), one.id


@daily(("language", "keyboard"), [("de", False), ("ja", True), ("zh_CN", True)], "ja")
def test_a_match_is_played_reviewed_and_told(
    program: Program, open_match: Open, language: str, keyboard: bool
) -> None:
    window = program.window
    window.settings.language = language
    robot = open_match("jugo", "human,easy,medium,hard", "rounds=3", seed="6", keyboard=keyboard)
    said: set[str] = set()
    robot.play("medium", before=lambda: said.update(texts(robot.table)))
    match = robot.table.session.match
    assert match.outcome is not None and robot.table.free_keys.taken == []
    own = {"de": "Karte nehmen", "ja": "札を引く", "zh_CN": "要牌"}[language]
    assert any(own in text for text in said)
    assert not any("Take a card" in text for text in said)
    window.open(Review())
    page = window.navigator.find(ReviewPage)
    assert page is not None
    wait_until(lambda: page.job is not None and not page.job.running, 60_000)
    assert page.model.judged == page.model.rowCount() > 0
    assert program.faults.text() == ""


def test_a_hint_is_shown_and_taken(open_match: Open) -> None:
    robot = open_match("jugo", "human,easy", seed="8")
    robot._wait_for_turn()
    robot.type_key("H")
    wait_until(lambda: robot.table.hints.row >= 0)
    model = robot.table.hints.model
    assert model.index(0).data() in ("Take a card", "Stand")
    assert model.index(0).data(CandidateRole.REASON)
    assert robot.table.controls.marks().call == f"Hint: {model.index(0).data()}"
    count, best = len(robot.table.session.match.actions), model.action(0)
    robot.type_key("Return")
    assert robot.table.session.match.actions[count] == best


def test_a_card_that_must_be_taken_is_said_to_be(open_match: Open) -> None:
    for seed in range(1, 20):
        robot = open_match("jugo", "human,easy", seed=str(seed))
        robot._wait_for_turn()
        button = next(b for b in robot.table.bar.shown if b.id == "stand")
        if not button.enabled:
            assert button.why.endswith("it must be taken.")
            return
    pytest.fail("nobody had five or less")


@daily("size", [(800, 560), (1280, 800), (1920, 1080)])
@daily("seats", [2, 6], 6)
def test_everything_lies_on_the_table(
    program: Program, open_match: Open, size: tuple[int, int], seats: int
) -> None:
    program.window.resize(*size)
    robot = open_match("jugo", ",".join(["human", *["easy"] * (seats - 1)]), seed="4")
    robot.play("easy", limit=3)
    robot._wait_for_turn()
    QTest.qWait(20)
    QCoreApplication.processEvents()
    layout, scene = robot.table.model.layout, robot.table.scene.sceneRect()
    ratio = robot.table.pictures.ratio
    cards = [(s.x, s.y, s.h * ratio, s.h) for s in layout.cards]
    plates = [(s.x, s.y, s.width, s.height) for s in layout.plates]
    for x, y, width, height in (*cards, *plates):
        assert x >= 0 and y >= 0
        assert x + width <= scene.width() + 1 and y + height <= scene.height() + 1
    for spot in layout.cards:
        for x, y, width, height in plates:
            apart = spot.x >= x + width or spot.x + spot.h * ratio <= x
            assert apart or spot.y >= y + height or spot.y + spot.h <= y, spot


def test_it_can_be_left_and_gone_on_with(program: Program, open_match: Open) -> None:
    robot: Robot = open_match("jugo", "human,easy", "rounds=2", seed="3")
    robot.play(limit=2)
    actions = len(robot.table.session.match.actions)
    program.window.show_start()
    settle(program.window.start)
    assert any("Jūgo" in text for text in texts(program.window.start))
    program.window.start.go_on()
    assert len(Robot(program.window).table.session.match.actions) >= actions


def test_there_are_words_for_every_language_of_ours() -> None:
    assert set(TITLES) == set(LANGUAGES)


def test_its_matches_are_counted_listed_and_played_again(
    game: Game, program: Program, open_match: Open
) -> None:
    robot = open_match(game.id, "human,easy,easy", "rounds=2")
    robot.play()
    QTest.qWait(20)
    window = program.window
    window.open(Statistics())
    page = window.navigator.find(StatisticsPage)
    assert page is not None and page.filters.game == game.id and len(page.filters.counted()) == 1
    assert page.filters.counted()[0].best is not None
    page.press_key("Esc")
    window.open(Past())
    past = window.navigator.find(PastPage)
    assert past is not None and past.looked_at is not None
    past.take.click()
    replay = window.navigator.find(ReplayPage)
    assert replay is not None
    backs = sum(spot.face is None for spot in replay.stage.model.layout.cards)
    replay.look_from(-1)
    assert sum(spot.face is None for spot in replay.stage.model.layout.cards) < backs
    replay.go(replay.replay.last)
    assert flaws(replay) == []
