"""The games and the matches of the journal as models: what a page reads, and what is announced."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import all_games, find_game
from cardtable.models.catalogue import CatalogueModel, GameRole
from cardtable.models.matches import ListedMatch, MatchModel, MatchRole

GAMES = list(all_games().values())
LISTED = [
    ListedMatch(7, "dou-dizhu", "Dou Dizhu", "Deal 2", "Mira, Otto"),
    ListedMatch(3, "kyo-kabu", "K", "Round 1", ""),
]


def column(
    model: CatalogueModel | MatchModel, role: int = Qt.ItemDataRole.DisplayRole
) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_games_are_told_with_both_their_names(qtmodeltester: ModelTester) -> None:
    model = CatalogueModel(GAMES)
    qtmodeltester.check(model)
    assert column(model, GameRole.ID) == ["oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"]
    assert column(model) == ["Oicho-Kabu", "Kyo-Kabu", "Dou Dizhu", "Oklahoma Gin"]
    assert column(model, GameRole.NATIVE) == ["おいちょかぶ", "京かぶ", "斗地主", ""]
    assert all(column(model, GameRole.TAGLINE))
    assert all("min" in str(text) for text in column(model, GameRole.DURATION))


def test_a_game_that_is_left_out_goes_alone(qtmodeltester: ModelTester) -> None:
    model = CatalogueModel(GAMES)
    qtmodeltester.check(model)
    model.leave_out("kyo-kabu")
    model.leave_out("poker")
    assert column(model, GameRole.ID) == ["oicho-kabu", "dou-dizhu", "oklahoma-gin"]


def test_another_language_is_announced_for_every_game() -> None:
    model = CatalogueModel(GAMES)
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last, *_: told.append((first.row(), last.row())))
    model.retranslate()
    assert told == [(0, len(GAMES) - 1)]
    CatalogueModel([]).retranslate()


def test_matches_are_listed_as_they_are_told(qtmodeltester: ModelTester) -> None:
    model = MatchModel()
    qtmodeltester.check(model)
    assert model.latest is None
    model.show(LISTED)
    assert model.latest == LISTED[0]
    assert column(model) == ["Dou Dizhu · Deal 2\nMira, Otto", "K · Round 1\n"]
    assert column(model, MatchRole.NUMBER) == [7, 3]
    assert column(model, MatchRole.GAME) == ["dou-dizhu", "kyo-kabu"]
    assert (column(model, MatchRole.TITLE)[0], column(model, MatchRole.LINE)[0]) == (
        "Dou Dizhu",
        "Mira, Otto",
    )


def test_how_the_latest_stands_tells_no_secret() -> None:
    game = find_game("dou-dizhu")
    seats = tuple(Seat("human", name) for name in ("Mira", "Otto", "Hana"))
    match = Match(game, game.resolve(), seats, Seed.numbered(4))
    model = MatchModel(LISTED)
    changed: list[int] = []
    model.dataChanged.connect(lambda first, *_: changed.append(first.row()))
    model.show_standing(match)
    assert changed == [0]
    line = str(column(model, MatchRole.LINE)[0])
    assert line.endswith("Mira, Otto, Hana")
    assert match.turn is not None
    assert f"{seats[match.turn].name}’s turn" in line  # several share the computer: nobody is “you”
    assert "Your turn" not in line
    assert "thinking" not in line  # that is for bots
    assert column(model, MatchRole.LINE)[1] == ""
