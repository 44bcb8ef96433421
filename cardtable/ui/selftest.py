"""``cardtable selftest``: every game through the real window, with a picture of each phase.

A plugin game is played if it is named, by mouse and by keyboard.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.commands.match_arguments import game_from
from cardtable.failures import Failure, WrongUse
from cardtable.files import path_for_qt
from cardtable.games import package_of
from cardtable.languages import LANGUAGES, UnknownLanguage, find_language
from cardtable.output import show, show_json
from cardtable.telling import Told, told

if TYPE_CHECKING:
    from cardtable.engine.game import Game
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.running.program import Program


@dataclass(frozen=True, slots=True)
class Planned:
    """One match of the selftest.

    Attributes:
        game: id of the game.
        seats: the kinds of the seats.
        seed: number of the deal.
        options: options for short matches, so that every phase comes soon.
        keyboard: whether to use the keyboard instead of the mouse.
        size: the window's size.
        dark: whether to use the dark theme.
        name: prefix of the pictures' names.
    """

    game: str
    seats: str
    seed: int
    options: tuple[str, ...]
    keyboard: bool = False
    size: tuple[int, int] = (1280, 800)
    dark: bool = False
    name: str = ""


PLANS = (
    Planned("oicho-kabu", "human,medium,easy,hard,expert", 7, ("rounds=6",)),
    Planned("oicho-kabu", "human,human", 3, ("rounds=6",), keyboard=True, name="hot-seat"),
    Planned("kyo-kabu", "human,medium,hard,expert", 5, ("rounds=6",), keyboard=True, dark=True),
    Planned("dou-dizhu", "human,hard,expert", 11, ("deals=3",)),
    Planned("dou-dizhu", "human,easy,medium", 4, ("deals=1",), True, (1024, 700), name="small"),
    Planned("oklahoma-gin", "human,hard", 2, ("rounds=1",)),
    Planned("oklahoma-gin", "human,easy", 9, ("rounds=1",), True, (1024, 700), name="small"),
)


#: A plugin game's match must end within this many actions of a person.
LONGEST = 2_000


def plans_for(game: Game) -> tuple[Planned, ...]:
    """The plans for a plugin game: by its own rules, one person against bots."""
    seats = ",".join(["human"] + ["medium"] * (game.default_seats - 1))
    return tuple(
        Planned(game.id, seats, seed, (), keyboard, name="keyboard" if keyboard else "")
        for seed, keyboard in ((1, False), (2, True))
    )


def selftest(chosen: argparse.Namespace) -> int:
    """Run the plans in each language; raise :class:`Failure` at the first that fails."""
    languages = _languages(chosen.lang)
    games = {game.id: game for game in map(game_from, chosen.game)}
    wanted, plans = set(games), [plan for plan in PLANS if not games or plan.game in games]
    for id_ in sorted(wanted - {plan.game for plan in PLANS}):
        if chosen.eye or not package_of(id_):
            raise Failure(told("CommandLine", "The selftest has no plan for {game}.", game=id_))
        plans += plans_for(games[id_])
    if chosen.eye:
        from cardtable.ui.eye.command import look

        return look(chosen, wanted, languages if chosen.lang else ())
    shots = Path(chosen.shots) if chosen.shots else None
    if shots is not None:
        try:
            shots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Failure(
                told(
                    "CommandLine",
                    "The folder {folder} cannot be made ({reason}).",
                    folder=shots,
                    reason=error.strerror,
                )
            ) from error
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    report = []
    with tempfile.TemporaryDirectory() as place:
        os.environ["CARDTABLE_DATA"] = place
        from cardtable.ui.running.program import Program

        program = Program(languages[0])
        try:
            for language in languages:
                program.window.speak(language)
                if shots is not None:
                    _pages(program, shots, language)
                for plan in plans:
                    report.append(_run(program, plan, language, shots, chosen.json))
        finally:
            program.window.close()
            program.close()
    if chosen.json:
        show_json({"passed": len(report), "matches": report})
    else:
        show(told("CommandLine", "{count} passed, 0 failed", count=len(report)))
    return 0


def _languages(named: list[str]) -> list[str]:
    try:
        return [find_language(name) for name in named] or list(LANGUAGES)
    except UnknownLanguage as error:
        raise WrongUse(error.args[0]) from error


def _pages(program: Program, shots: Path, language: str) -> None:
    """Take pictures of the pages without a table."""
    from cardtable.games import all_games

    window = program.window
    window.resize(1280, 800)
    window.show()
    window.show_start()
    _save(window, shots / f"start-{language}.png")
    for game in all_games().values():
        window.show_setup(game)
        _save(window, shots / f"new-match-{game.id}-{language}.png")
    window.show_start()


def _run(
    program: Program, plan: Planned, language: str, shots: Path | None, quiet: bool
) -> dict[str, object]:
    from PySide6.QtCore import QCoreApplication

    from cardtable.ui.durations import Pace, Speed
    from cardtable.ui.robot import Robot, RobotLost, wait_until

    window = program.window
    window.resize(*plan.size)
    window.show()
    window.settings.speed, window.settings.pace = Speed.OFF, Pace.AT_ONCE
    if window.theme.dark != plan.dark:
        window.menus.actions["dark"].trigger()
    program.open(
        argparse.Namespace(
            game=plan.game,
            seats=plan.seats,
            seed=str(plan.seed),
            deck=None,
            preset=None,
            option=list(plan.options),
        )
    )
    robot = Robot(window, plan.keyboard)
    seen: set[str] = set()
    prefix = "-".join(part for part in (plan.game, plan.name) if part)

    def picture() -> None:
        view = robot.table.controls.view
        phase = view.phase + ("-dealer" if getattr(view, "dealer", None) == view.seat else "")
        if view.phase == "play" and getattr(view, "to_beat", view) is None:
            phase += "-lead"
        if shots is not None and phase not in seen:
            seen.add(phase)
            if phase.endswith("-lead"):  # with a combination picked up, as a hint does it
                robot.table.hint()
                wait_until(lambda: bool(robot.table.controls.marks().call))
            _save(window, shots / f"{prefix}-{phase}-{language}.png")
            robot.table.controls.clear()
            robot.table.redraw()

    try:
        done = robot.play("hard", limit=LONGEST, before=picture)
        match = robot.table.session.match
        outcome = match.outcome
        if outcome is None:
            raise RobotLost(
                told("Robot", "the match has not ended after {done} actions", done=done)
            )
    except RobotLost as error:
        QCoreApplication.processEvents()  # a failed game leaves its table, with a message
        failed = window.front.failed
        why = failed() if failed is not None else error.args[0]
        raise Failure(_line(plan, language, why)) from error
    if robot.table.free_keys.taken:
        raise Failure(robot.table.free_keys.taken[0])
    if shots is not None:
        wait_until(robot.table.ranking.isVisible)
        _save(window, shots / f"{prefix}-ranking-{language}.png")
        window.reviews.ask()
        page = window.reviews.page
        assert page is not None
        # A few decisions suffice for a picture; strong opponents take their time.
        some = min(4, page.model.rowCount())
        wait_until(lambda: page.model.judged >= some)
        _save(window, shots / f"{prefix}-review-{language}.png")
    if not quiet:
        show(_line(plan, language, played(done, outcome.scores)))
        sys.stdout.flush()
    window.show_start()
    return {
        "game": plan.game,
        "language": language,
        "keyboard": plan.keyboard,
        "actions": done,
        "scores": list(outcome.scores),
    }


def played(count: int, scores: Iterable[float]) -> Told:
    """What is said of a match that was played to its end."""
    return told(
        "CommandLine",
        "%n action(s), scores {scores}",
        n=count,
        scores=", ".join(map(str, scores)),
    )


def _line(plan: Planned, language: str, said: str) -> Told:
    """What is said of a match."""
    if plan.keyboard:
        return told(
            "CommandLine",
            "{game} by keyboard in {language}: {said}",
            game=plan.game,
            language=language,
            said=said,
        )
    return told(
        "CommandLine",
        "{game} by mouse in {language}: {said}",
        game=plan.game,
        language=language,
        said=said,
    )


def _save(window: MainWindow, path: Path) -> None:
    from PySide6.QtTest import QTest

    if window.table is not None:
        window.table.scene.finish()
    QTest.qWait(30)
    if window.table is not None:
        window.table.pictures.wait()
        QTest.qWait(10)
    if window.reviews.page is not None:
        window.reviews.page.stage.pictures.wait()
        QTest.qWait(10)
    if not window.grab().save(path_for_qt(path)):
        raise Failure(told("CommandLine", "The picture {path} cannot be written.", path=path))
