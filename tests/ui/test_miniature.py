"""Small pictures of tables: what they show, and what they must not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cardtable.art.decks import decks_for
from cardtable.engine.actions import NEXT
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import all_games, find_game
from cardtable.ui.intents import Past
from cardtable.ui.past.page import PastPage
from cardtable.ui.running.program import Program
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.table.miniature import Look, miniature
from tests.robot import wait_until

SIZE = QSize(200, 124)


def match_of(game: str, kinds: str, seed: str) -> Match:
    """A match at its beginning."""
    found = find_game(game)
    seats = tuple(Seat(kind, f"P{i}", portrait=i) for i, kind in enumerate(kinds.split(",")))
    return Match(found, found.resolve(None, {}), seats, Seed.parse(seed))


def picture_of(match: Match) -> QImage:
    """Its table, on green felt."""
    deck, cloth = decks_for(match.game.decks)[0], CLOTHS["green"]
    look = Look(deck, deck.variant(), cloth.weave(False, 1.0).toImage(), cloth.tile)
    return miniature(lambda: match, look, SIZE)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_game_has_one_at_every_moment(game: str) -> None:
    found = find_game(game)
    least = found.seat_counts[0]
    match = match_of(game, ",".join(["human"] + ["easy"] * (least - 1)), "5")
    seen = {bytes(picture_of(match).constBits())}
    for _action in range(30):
        if match.turn is None:
            break
        match.play(NEXT if match.turn == TABLE else next(iter(match.state.legal)))
        seen.add(bytes(picture_of(match).constBits()))
    assert len(seen) > 5


def test_one_sees_the_own_hand_of_a_match_that_goes_on() -> None:
    first, other = (picture_of(match_of("dou-dizhu", "human,easy,easy", s)) for s in ("1", "2"))
    assert first != other


def test_where_several_people_play_nobodys_hand_is_seen() -> None:
    first, other = (picture_of(match_of("dou-dizhu", "human,human,easy", s)) for s in ("1", "2"))
    assert first == other


def test_every_row_of_past_matches_has_its_own(program: Program) -> None:
    journal = program.journal
    assert journal is not None
    for seed in ("1", "2", "3"):
        match = match_of("dou-dizhu", "human,easy,easy", seed)
        journal.begin(match, "french")
    program.window.open(Past())
    page = program.window.navigator.front
    assert isinstance(page, PastPage)
    wait_until(lambda: len(page.list._cells._pictures) == 3)
    wait_until(lambda: all(page.list._cells._pictures.values()))
    drawn = [bytes(one.constBits()) for one in page.list._cells._pictures.values() if one]
    assert len(set(drawn)) == 3
