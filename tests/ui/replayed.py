"""A recorded match at the window, up to an action that is done next, at normal speed."""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.match import Seat
from cardtable.engine.records import parse, replay
from cardtable.games import find_game
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from tests.games.make_records import FOLDER
from tests.robot import wait_until

NAMES = ("Mira", "Otto", "Ayla", "Zoë", "Ben")


def action_of(game: str, record: str, at: int) -> Action:
    """Action ``at`` of a record."""
    read = parse((FOLDER / game / f"{record}.cardtable").read_text("utf-8"))
    return replay(read, find_game).actions[at]


def opened(
    program: Program, game: str, record: str, at: int, seat: int = 0
) -> tuple[TablePage, Action]:
    """The table before action ``at`` of a record, and that action; a person sits in ``seat``."""
    read = parse((FOLDER / game / f"{record}.cardtable").read_text("utf-8"))
    seats = tuple(
        Seat("human" if i == seat else "easy", NAMES[i], i) for i in range(len(read.seats))
    )
    program.window.matches.show_record(replay(replace(read, seats=seats), find_game, to=at))
    table = program.window.table
    assert table is not None
    table.session.pause(True)
    wait_until(lambda: bool(table.model.layout.cards))
    table.scene.finish()
    table.settings.speed = Speed.NORMAL
    table.session.bot_pause = 10_000_000  # whoever's turn it is does nothing by themselves
    table.pacing.pause(False)
    return table, action_of(game, record, at)


def go_on(table: TablePage, action: Action) -> None:
    """Whoever's turn it is does that, as a bot that has thought does."""
    table.session._do(action)
