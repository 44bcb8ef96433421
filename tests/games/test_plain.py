"""Moves that need nobody: all can see that there is no choice, or they end the hand."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import all_games
from cardtable.games.dou_dizhu.view import DouDizhuView
from tests.games.contract import random_match
from tests.games.hooks import Changes, random_changes

GAMES = {game.id: game for game in all_games().values()}


def plain_moves(game: Game, number: int, changes: Changes) -> Counter[str]:
    """How many moves of a random match were plain, by phase; each was the only one."""
    match, found = random_match(game, number, changes, checked=0), Counter[str]()
    for index, turn in enumerate(match.turns):
        onlooker = match.view_before(index, None)
        if not onlooker.plain:
            continue
        assert turn != TABLE
        assert len(match.view_before(index, turn).legal) == 1, (index, match.actions[index])
        found[onlooker.phase] += 1
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_plain_move_is_the_only_one(game: Game) -> None:
    for number in range(40):
        plain_moves(game, number, random_changes(game, random.Random(f"{game.id} {number}")))


def test_who_cannot_beat_for_all_to_see_passes_plainly() -> None:
    found = sum((plain_moves(GAMES["dou-dizhu"], n, {}) for n in range(20)), Counter[str]())
    assert found["play"] > 20


def test_totals_that_lie_open_decide_plainly_and_hidden_ones_do_not() -> None:
    game = GAMES["oicho-kabu"]
    bound: Changes = {"third_player": "bound", "field2_view": "face_up"}
    found = sum((plain_moves(game, n, bound) for n in range(10)), Counter[str]())
    assert found["field_3"] > 20
    hidden = sum(
        (plain_moves(game, n, {**bound, "field2_view": "all_players"}) for n in range(10)),
        Counter[str](),
    )
    assert not hidden["field_3"]


@pytest.mark.slow
def test_a_draw_in_gin_is_never_plain() -> None:
    assert not sum((plain_moves(GAMES["oklahoma-gin"], n, {}) for n in range(5)), Counter[str]())


@pytest.mark.parametrize(
    ("hand", "whole"),
    [
        ("3H", True),
        ("4S 4H", True),
        ("5S 5H 5D 3C", True),
        ("9S 8S 7H 6D 5C", True),
        ("7S 7H 7D 7C", True),  # a bomb is one play
        ("R b", True),
        ("4S 3H", False),
        ("7S 7H 7D 7C 5S 3H", False),  # the bomb might be played alone
    ],
)
def test_the_last_cards_of_dou_dizhu_are_one_play(hand: str, whole: bool) -> None:
    game = GAMES["dou-dizhu"]
    match = Match(game, game.resolve(None, {}), (Seat("human"),) * 3, Seed.numbered(1))
    while match.view(None).phase == "bid":
        match.play(list(match.state.legal)[-1])
    view = match.view(match.turn)
    assert isinstance(view, DouDizhuView)
    view = replace(view, hand=tuple(hand.split()))
    assert view.last_play == (Action.of("play", *view.hand) if whole else None)
    if whole:
        assert view.last_play in view.legal
    other = replace(view, turn=(view.turn or 0) + 1)
    assert other.last_play is None
