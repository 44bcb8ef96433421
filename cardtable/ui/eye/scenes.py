"""What is done in a cell: a match from its first deal to the ranking, or a walk over the pages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from cardtable.art.decks import decks_for
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import all_games
from cardtable.places import data_folder
from cardtable.ui.dialogs import ContinueDialog, FairDialog, RulesDialog, ShortcutsDialog
from cardtable.ui.dress import variant_for
from cardtable.ui.durations import Speed
from cardtable.ui.eye.cells import Cell
from cardtable.ui.eye.player import Player
from cardtable.ui.eye.watch import Eye
from cardtable.ui.portraits import NAMES
from cardtable.ui.program import Program
from cardtable.ui.robot import RobotLost, wait_until
from cardtable.ui.settings import Settings
from cardtable.ui.setup.request import Setup
from cardtable.ui.waiting import waiting_matches

#: The shortest matches that have every phase.
SHORT: dict[str, dict[str, str | int]] = {
    "oicho-kabu": {"rounds": "6"},
    "kyo-kabu": {"rounds": "6"},
    "dou-dizhu": {"deals": "1"},
    "oklahoma-gin": {"rounds": "1", "target": "1"},
}
#: Matches of about ten deals.
LONG: dict[str, dict[str, str | int]] = {
    "oicho-kabu": {"rounds": "12"},
    "kyo-kabu": {"rounds": "12"},
    "dou-dizhu": {"deals": "10"},
    "oklahoma-gin": {"rounds": "1", "target": "150"},
}
#: Kept rule sets on the set-up page, unfinished matches on the start page.
KEPT, UNFINISHED = 10, 10
#: Milliseconds until a page has been laid out and painted.
PAGE = 120


def look_at(cell: Cell, shots: Path | None = None) -> dict[str, object]:
    """Run a cell in this process; returns what :class:`cardtable.ui.eye.cells.Report` holds."""
    _prepare(cell)
    program = Program(cell.language)
    window = program.window
    window.resize(*cell.size)
    long = cell.what == "deals"
    eye = Eye(Player(window, cell.hands != "mouse"), shots, cell.name, cards=long)
    trouble, deals = "", 0
    try:
        if cell.what == "pages":
            _walk_pages(program, eye)
        else:
            deals = _play(program, eye, cell)
    except RobotLost as error:
        trouble = f"{eye.phase}: {error}"
    finally:
        window.close()
        program.close()
    findings = [f"{phase}: {finding}" for phase, finding in eye.findings]
    return {
        "findings": findings, "looks": eye.looks, "frames": eye.frames, "deals": deals,
        "trouble": trouble,
    }  # fmt: skip


def _prepare(cell: Cell) -> None:
    """Settings as a player would have them who set them before the program was started."""
    settings = Settings(data_folder() / "settings.ini")
    settings.dark = "yes" if cell.dark else "no"
    settings.set_dress("large", cell.large)
    settings.speed = Speed[cell.speed]
    if cell.what == "pages":
        for game in all_games().values():
            names = (_long(f"Rules {number}") for number in range(1, KEPT + 1))
            settings.set_own_presets(game.id, {name[:24]: {} for name in names})


def _long(name: str) -> str:
    """A name of 40 characters that begins so."""
    return (f"{name} Wilhelmina von Hohenschönhausen-Grünwald"[:40]).ljust(40, "m")


def _seats(cell: Cell) -> tuple[Seat, ...]:
    game = all_games()[cell.game]
    count = min(max(cell.seats, game.seat_counts[0]), game.seat_counts[-1])
    people = 2 if cell.hands == "hot-seat" else 1
    kinds = (["human"] * people + ["easy", "medium"] * count)[:count]
    names = [NAMES[i % len(NAMES)] for i in range(count)]
    if cell.long_names:
        names = [_long(name) for name in names]
    return tuple(
        Seat(kind, name, i) for i, (kind, name) in enumerate(zip(kinds, names, strict=True))
    )


# -- a match ---------------------------------------------------------------------------------------
def _play(program: Program, eye: Eye, cell: Cell) -> int:
    """Returns how many deals were played."""
    window = program.window
    eye.open()
    game = all_games()[cell.game]
    deck = decks_for(game.decks)[0]
    variant = variant_for(deck, program.settings, cell.language)
    length = LONG if cell.what == "deals" else SHORT
    options = game.resolve(None, length[game.id])
    seed = Seed.parse(str(cell.seed))
    window.begin(Setup(game, _seats(cell), options, seed, deck, variant))
    eye.watch_table()
    eye.play(limit=cell.actions)
    table = eye.player.table
    match = table.session.match
    if match.turn is None:
        wait_until(table.ranking.isVisible)
        QTest.qWait(PAGE)
        eye.look_at_page("ranking", [seat.name for seat in match.seats])
        eye.player.press("home")
        wait_until(lambda: window.pages.currentWidget() is window.start)
        return match.view(None).deal
    return match.view(None).deal - 1


# -- pages -----------------------------------------------------------------------------------------
def _walk_pages(program: Program, eye: Eye) -> None:
    window, journal = program.window, program.journal
    assert journal is not None
    games = list(all_games().values())
    for number in range(UNFINISHED):
        game = games[number % len(games)]
        seats = _seats(Cell(game=game.id, long_names=True))
        match = Match(game, game.resolve(None, {}), seats, Seed.parse(str(number)))
        journal.begin(match, decks_for(game.decks)[0].id)
    window.show_start()
    eye.open()
    names = [seat.name for seat in _seats(Cell(seats=10, long_names=True, game="oicho-kabu"))]
    QTest.qWait(PAGE)
    eye.look_at_page("start", names)
    for game in games:
        window.show_setup(game)
        QTest.qWait(PAGE)
        eye.look_at_page(f"set-up-{game.id}", names)
    eye.look_at_focus("set-up")
    window.show_start()
    eye.look_at_focus("start")
    waiting = waiting_matches(journal.unfinished())
    dialogs: dict[str, QDialog] = {
        "rules": RulesDialog(window.theme, games[0], None, window),
        "shortcuts": ShortcutsDialog(window.theme, window),
        "fair": FairDialog(window.theme, window),
        "continue": ContinueDialog(window.theme, waiting, window),
    }
    for name, dialog in dialogs.items():
        dialog.show()
        QTest.qWait(PAGE)
        eye.look_at_page(name, names, dialog)
        dialog.close()
