"""Log and score sheet as models."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cardtable.engine.game import Game
from cardtable.games import all_games
from cardtable.models.texts import OWN_ROLE, LogModel, ScoreSheetModel, course
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import points
from tests.daily import daily
from tests.games.contract import random_match

GAMES = list(all_games().values())
#: Played at random a match of gin is very long.
SHORT: dict[str, dict[str, str | int]] = {"oklahoma-gin": {"rounds": 1}}


@daily("game", GAMES, "kyo-kabu", ids=lambda g: g.id)
def test_the_log_grows_with_the_match_and_never_breaks(
    game: Game, qtmodeltester: ModelTester
) -> None:
    match = random_match(game, 5, SHORT.get(game.id), seats=game.default_seats)
    phrases = phrases_of(game.phrases)
    names = tuple(f"N{i}" for i in range(game.default_seats))
    log = LogModel()
    qtmodeltester.check(log)
    again = type(match)(game, match.options, match.seats, match.seed)
    for action in match.actions[:60]:
        again.play(action)
        log.show(again.view(0), phrases, names)
    rows = log.rowCount()
    assert rows == len(log.lines) > 5
    log.show(again.view(1), phrases, names)
    other = list(log.lines)
    log.show(again.view(1), phrases, names, anew=True)
    assert list(log.lines) == other


@daily("game", GAMES, "kyo-kabu", ids=lambda g: g.id)
def test_the_sheet_holds_every_deal(game: Game, qtmodeltester: ModelTester) -> None:
    match = random_match(game, 6, SHORT.get(game.id), seats=game.default_seats)
    names = tuple(f"N{i}" for i in range(game.default_seats))
    model = ScoreSheetModel(game, phrases_of(game.phrases))
    view = match.view(0)
    model.show(view, names)
    qtmodeltester.check(model)
    assert model.rowCount() == len(view.sheet)
    assert model.columnCount() == len(names)
    for row, deal in enumerate(view.sheet):
        assert model.headerData(row, Qt.Orientation.Vertical)
        for seat in range(len(names)):
            won = points(deal.deltas[seat], game.score_divisor, sign=True)
            assert model.index(row, seat).data() == (won if deal.deltas[seat] else "–")
            assert model.index(row, seat).data(OWN_ROLE) == (seat == 0)


@daily("game", GAMES, "kyo-kabu", ids=lambda g: g.id)
def test_a_course_leads_from_the_first_score_to_the_last(game: Game) -> None:
    match = random_match(game, 6, SHORT.get(game.id), seats=game.default_seats)
    view = match.view(0)
    deals = [deal for deal in view.sheet if not deal.summary]
    for seat, row in enumerate(course(view)):
        assert row[-1] == view.scores[seat] and len(row) == len(deals) + 1
        assert [b - a for a, b in pairwise(row)] == [deal.deltas[seat] for deal in deals]


@pytest.mark.parametrize(
    ("value", "divisor", "sign", "text"),
    [
        (0, 1, True, "0"),
        (5, 1, True, "+5"),
        (-5, 1, False, "−5"),
        (1, 2, False, "½"),
        (-1, 2, True, "−½"),
        (3, 2, True, "+1½"),
        (4, 2, False, "2"),
    ],
)
def test_points_are_written_as_players_write_them(
    value: int, divisor: int, sign: bool, text: str
) -> None:
    assert points(value, divisor, sign) == text
