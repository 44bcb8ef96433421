"""The house rules as a model: words, values, presets, and what differs from them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cardtable.engine.game import Game
from cardtable.games import all_games
from cardtable.models.options import OptionModel, OptionRole
from cardtable.phrases.lookup import phrases_of

GAMES = list(all_games().values())


def options_of(game: str) -> OptionModel:
    """The house rules of a game, as its sheet has them."""
    return OptionModel(all_games()[game], phrases_of(all_games()[game].phrases))


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_option_has_words_and_takes_every_value(
    game: Game, qtmodeltester: ModelTester
) -> None:
    model = OptionModel(game, phrases_of(game.phrases))
    qtmodeltester.check(model)
    assert model.rowCount() == len(game.options)
    for row in range(model.rowCount()):
        index = model.index(row)
        assert index.data()
        assert index.data(OptionRole.EXPLANATION)
        values = index.data(OptionRole.VALUES)
        if values:
            assert len({text for _, text in values}) == len(values)
            meanings = set()
            for value, _ in values:
                assert model.setData(index, value)
                assert index.data(Qt.ItemDataRole.EditRole) == value
                meanings.add(index.data(OptionRole.EXPLANATION))
            assert len(meanings) == len(values)  # each value states its own meaning
            assert not model.setData(index, "no such value")
        else:
            low, high = index.data(OptionRole.RANGE)
            assert model.setData(index, high)
            assert f"{high:,}" in index.data(OptionRole.EXPLANATION)
            assert not model.setData(index, high + 1)
            assert not model.setData(index, low - 1)
    for preset in game.presets:
        model.use_preset(preset.id)
        assert model.changes == {}
        assert model.options == game.resolve(preset.id)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_the_five_rules_that_matter_most_come_first(game: Game) -> None:
    model = OptionModel(game, phrases_of(game.phrases))
    main = [model.index(row).data(OptionRole.MAIN) for row in range(model.rowCount())]
    assert main == [True] * 5 + [False] * (len(main) - 5)
    groups = [model.index(row).data(OptionRole.GROUP) for row in range(5, model.rowCount())]
    assert len([a for a, b in pairwise(groups) if a != b]) < len(set(groups))


def test_values_can_be_set_all_at_once_and_the_preset_stays() -> None:
    model = options_of("dou-dizhu")
    model.use_values("Mine", {"deals": 3})
    model.change_all({**model.options, "deals": 4, "unknown": 1})
    assert model.preset == "Mine"
    assert model.changes == {"deals": 4}


def test_an_option_that_does_not_matter_says_with_what_it_would() -> None:
    model = options_of("dou-dizhu")
    rows = {model.index(i).data(OptionRole.KEY): model.index(i) for i in range(model.rowCount())}
    assert not rows["all_pass"].data(OptionRole.IDLE)
    model.setData(rows["auction"], "random_landlord")
    assert "Auction" in rows["all_pass"].data(OptionRole.IDLE)
    assert model.options["all_pass"] == "redeal"


def test_terms_of_an_option_are_explained() -> None:
    model = options_of("oklahoma-gin")
    told = "\n".join(model.index(row).data(OptionRole.TERMS) for row in range(model.rowCount()))
    terms = phrases_of(all_games()["oklahoma-gin"].phrases).glossary()
    assert sum(one.meaning in told for one in terms) >= 3


def test_a_value_that_an_option_cannot_take_changes_nothing() -> None:
    model = options_of("dou-dizhu")
    edited: list[bool] = []
    model.edited.connect(lambda: edited.append(True))
    before = model.options
    for row in range(model.rowCount()):
        for value in ("no such value", "", -1, None):
            assert not model.setData(model.index(row), value)
        index = model.index(row)
        assert model.setData(index, index.data(Qt.ItemDataRole.EditRole))
    assert (model.options, edited) == (before, []), "the same again is no change either"


def test_a_preset_begins_anew() -> None:
    model = options_of("dou-dizhu")
    model.change_all({**model.options, "deals": 4, "auction": "random_landlord"})
    assert set(model.changes) == {"deals", "auction"}
    assert model.differing == ["auction"], "how long a match is, is no other rule"
    model.use_preset(model.preset)
    assert model.changes == {} and model.told_changes == ""


def test_of_ones_own_rules_what_the_game_does_not_know_is_left_out() -> None:
    model = options_of("dou-dizhu")
    model.use_values("Mine", {"deals": 3, "gone": 1, "auction": "no such auction"})
    game = all_games()["dou-dizhu"]
    assert (model.preset, model.changes) == ("Mine", {})
    assert model.options == game.resolve(None, {"deals": 3})


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "Quick match"),
        ({"chips": 50}, "Quick match · Changed: Starting chips"),
        ({"rounds": 24}, "Quick match"),
        ({"finale": "rises"}, "Changed: Finale"),
        ({"finale": "rises", "chips": 50}, "Changed: Starting chips, Finale"),
        ({"finale": "off"}, ""),
    ],
)
def test_a_quick_match_whose_rules_have_changed_is_none(
    changes: dict[str, str | int], told: str
) -> None:
    model = options_of("oicho-kabu")
    model.change_all({**model.options, **dict(all_games()["oicho-kabu"].quick), **changes})
    assert model.told_changes == told


@pytest.mark.parametrize("preset", ["sheet", "standard", "online", "happy", "unshuffled"])
def test_the_nearest_preset_is_the_one_with_the_fewest_other_rules(preset: str) -> None:
    game = all_games()["dou-dizhu"]
    assert game.nearest_preset(game.resolve(preset, {"deals": 4})) == (preset, ())
    own = game.resolve(preset, {"deals": 4, "direction": "clockwise"})
    assert game.nearest_preset(own) == (preset, ("direction",))
