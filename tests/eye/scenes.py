"""What is done in a cell: a match from its first deal to the ranking, or a tour of the pages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from cardtable.folders import data_folder
from cardtable.games import all_games
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings.kept import Settings
from tests.eye.cells import Cell
from tests.eye.matches import long_name, request_of
from tests.eye.pages import PAGE, look_at_pages, walk_through
from tests.eye.player import Player
from tests.eye.watch import Eye
from tests.robot import RobotLost, ask_everything, wait_until

#: Number of kept rule sets on the set-up page.
KEPT = 10


def look_at(cell: Cell, shots: Path | None = None) -> dict[str, object]:
    """Run a cell in this process; returns the contents of
    :class:`tests.eye.cells.Report`.
    """
    _prepare(cell)
    program = Program(cell.language)
    window = program.window
    window.resize(*cell.size)
    long = cell.what == "deals"
    eye = Eye(Player(window, cell.hands != "mouse"), shots, cell.name, cards=long)
    trouble = ""
    deals = 0
    try:
        if cell.what == "pages":
            look_at_pages(program, eye)
        elif cell.what == "controls":
            walk_through(program, eye, cell)
        else:
            deals = _play(program, eye, cell)
    except RobotLost as error:
        trouble = f"{eye.phase}: {error.args[0]}"
    finally:
        window.close()
        program.close()
    return {
        "findings": [f"{phase}: {finding}" for phase, finding in eye.findings],
        "looks": eye.looks,
        "frames": eye.frames,
        "deals": deals,
        "trouble": trouble,
    }


def _prepare(cell: Cell) -> None:
    """Write the settings that a player would have made before the program started."""
    settings = Settings(data_folder() / "settings.ini")
    settings.dark = "yes" if cell.dark else "no"
    settings.text_size, settings.touch = cell.text, "yes" if cell.touch else "no"
    settings.card_option["large"] = cell.large
    settings.speed = Speed[cell.speed]
    settings.pace = Pace.AT_ONCE if settings.speed is Speed.OFF else Pace.NORMAL
    ask_everything(settings)
    if cell.what == "pages":
        for game in all_games().values():
            names = (long_name(f"Rules {number}") for number in range(1, KEPT + 1))
            settings.rule_sets[game.id] = {name[:24]: {} for name in names}


def _play(program: Program, eye: Eye, cell: Cell) -> int:
    """Play the match; returns the number of deals played."""
    window = program.window
    eye.open()
    window.matches.begin(request_of(cell, program.settings))
    eye.watch_table()
    eye.play(limit=cell.actions)
    table = eye.player.table
    match = table.session.match
    if match.turn is None:
        wait_until(lambda: table.ranking.isVisible() and not table.ranking.appears)
        QTest.qWait(PAGE)
        eye.look_at_page("ranking", [seat.name for seat in match.seats])
        eye.player.press("home")
        wait_until(lambda: window.pages.currentWidget() is window.start)
        return match.view(None).deal
    return match.view(None).deal - 1
