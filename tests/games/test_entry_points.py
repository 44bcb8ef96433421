"""Plugin games: they join by an entry point, and a broken one disturbs nobody."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import cardtable.games
from cardtable.games import GROUP, all_games, refused_games
from cardtable.games.dou_dizhu.game import DouDizhu


class Elsewhere(DouDizhu):
    id = "elsewhere"


GAME = Elsewhere()
NOT_A_GAME = 3


@pytest.fixture
def entries(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    found: list[EntryPoint] = []
    monkeypatch.setattr(importlib.metadata, "entry_points", lambda group: found)
    monkeypatch.setattr(cardtable.games, "_declarations", lambda: [GROUP.encode()])
    all_games.cache_clear()
    yield found
    monkeypatch.undo()
    all_games.cache_clear()
    all_games()  # forget what was found here


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_a_game_from_elsewhere_comes_after_ours(entries: list[EntryPoint]) -> None:
    entries.append(entry("elsewhere", f"{__name__}:GAME"))
    assert list(all_games())[-1] == "elsewhere"
    assert len(all_games()) > 3


@pytest.mark.parametrize(
    "value", ["no.such.module:GAME", f"{__name__}:NOTHING", f"{__name__}:NOT_A_GAME"]
)
def test_a_broken_game_is_left_out_with_a_warning(
    entries: list[EntryPoint], caplog: pytest.LogCaptureFixture, value: str
) -> None:
    entries.append(entry("broken", value))
    assert "dou-dizhu" in all_games()
    assert "broken" not in all_games()
    assert "“broken” cannot be loaded" in caplog.text


def test_nobody_replaces_a_game_of_ours(entries: list[EntryPoint]) -> None:
    entries.append(entry("dou-dizhu", f"{__name__}:GAME"))
    assert type(all_games()["dou-dizhu"]) is DouDizhu


@pytest.mark.parametrize("error", [SystemExit(0), SystemExit("no"), KeyError(), RecursionError()])
def test_a_package_that_ends_the_program_on_loading_is_left_out(
    entries: list[EntryPoint], monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    real = cardtable.games._loaded

    def loaded(place: str) -> object:
        if place.startswith("bad"):
            raise error
        return real(place)

    monkeypatch.setattr(cardtable.games, "_loaded", loaded)
    monkeypatch.setattr(cardtable.games, "_refused", {})
    entries.append(entry("broken", "bad:GAME"))
    assert "broken" not in all_games()
    assert set(refused_games()) == {"broken"}
