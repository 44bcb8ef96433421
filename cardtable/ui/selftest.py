"""``cardtable selftest``: every game through the real window, with a picture of each phase.

It plays as the hints advise, by keys. A plugin game is played if it is named.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.commands.match_arguments import game_from
from cardtable.engine.state import TABLE
from cardtable.failures import Failure
from cardtable.files import path_for_qt
from cardtable.games import package_of
from cardtable.languages import LANGUAGES, find_language
from cardtable.output import show, show_json
from cardtable.reasons import system_reason
from cardtable.translation import Message, message, nmessage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.engine.game import Game
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.running.program import Program
    from cardtable.ui.table.page import TablePage


@dataclass(frozen=True, slots=True)
class Planned:
    """One match of the selftest.

    Attributes:
        game: id of the game.
        seats: the kinds of the seats.
        seed: number of the deal.
        options: options for short matches, so that every phase comes soon.
        size: the window's size.
        dark: whether to use the dark theme.
        name: prefix of the pictures' names.
    """

    game: str
    seats: str
    seed: int
    options: tuple[str, ...]
    size: tuple[int, int] = (1280, 800)
    dark: bool = False
    name: str = ""


PLANS = (
    Planned("oicho-kabu", "human,medium,easy,hard,expert", 7, ("rounds=6",)),
    Planned("oicho-kabu", "human,human", 3, ("rounds=6",), name="hot-seat"),
    Planned("kyo-kabu", "human,medium,hard,expert", 5, ("rounds=6",), dark=True),
    Planned("dou-dizhu", "human,hard,expert", 11, ("deals=3",)),
    Planned("oklahoma-gin", "human,hard", 2, ("rounds=1", "target=60")),
    Planned("oklahoma-gin", "human,easy", 9, ("rounds=1", "target=60"), (1024, 700), name="small"),
)


#: A plugin game's match must end within this many actions of a person.
LONGEST = 2_000
#: Seconds that the window may take to offer the next decision, or a hint.
PATIENCE = 20.0


class Stuck(Exception):
    """The window does not go on. The message says how far the match came."""


def plan_for(game: Game) -> Planned:
    """The plan for a plugin game: by its default rules, one person against bots."""
    seats = ",".join(["human"] + ["medium"] * (game.default_seats - 1))
    return Planned(game.id, seats, 1, ())


def selftest(chosen: argparse.Namespace) -> int:
    """Run the plans in each language; raise :class:`Failure` at the first that fails."""
    languages = [find_language(name) for name in chosen.lang] or list(LANGUAGES)
    games = {game.id: game for game in map(game_from, chosen.game)}
    wanted, plans = set(games), [plan for plan in PLANS if not games or plan.game in games]
    for id_ in sorted(wanted - {plan.game for plan in PLANS}):
        if not package_of(id_):
            raise Failure(message("The self-test has no plan for {game}.", game=id_))
        plans.append(plan_for(games[id_]))
    shots = Path(chosen.shots) if chosen.shots else None
    if shots is not None:
        try:
            shots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Failure(
                message(
                    "The folder {folder} can’t be created ({reason}).",
                    folder=shots,
                    reason=system_reason(error),
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
                program.settings.language = language
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
        show(message("{count} passed, 0 failed", count=len(report)))
    return 0


def _pages(program: Program, shots: Path, language: str) -> None:
    """Take pictures of the pages without a table."""
    from cardtable.games import all_games
    from cardtable.ui.intents import SetUp

    window = program.window
    window.resize(1280, 800)
    window.show()
    window.show_start()
    _save(window, shots / f"start-{language}.png")
    for game in all_games().values():
        window.open(SetUp(game.id))
        _save(window, shots / f"new-match-{game.id}-{language}.png")
    window.show_start()


def _run(
    program: Program, plan: Planned, language: str, shots: Path | None, quiet: bool
) -> dict[str, object]:
    from PySide6.QtCore import QCoreApplication

    from cardtable.ui.durations import Pace, Speed

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
    pictures = _Pictures(program, plan, language, shots)
    try:
        done = Player(window).play(pictures.take)
    except Stuck as error:
        QCoreApplication.processEvents()  # a failed game leaves its table, with a message
        failed = window.front.failed
        why = failed() if failed is not None else error.args[0]
        raise Failure(_line(plan, language, why)) from error
    table = window.table
    assert table is not None
    outcome = table.session.match.outcome
    assert outcome is not None
    if table.free_keys.taken:
        raise Failure(table.free_keys.taken[0])
    if shots is not None:
        pictures.take_end()
    if not quiet:
        show(_line(plan, language, played(done, outcome.scores)))
        sys.stdout.flush()
    window.show_start()
    return {
        "game": plan.game,
        "language": language,
        "actions": done,
        "scores": list(outcome.scores),
    }


def played(count: int, scores: Iterable[float]) -> Message:
    """What is said of a match that was played to its end."""
    return nmessage(
        "{n} action, scores {scores}",
        "{n} actions, scores {scores}",
        count,
        scores=", ".join(map(str, scores)),
    )


def _line(plan: Planned, language: str, said: str) -> Message:
    """What is said of a match."""
    return message("{game} in {language}: {said}", game=plan.game, language=language, said=said)


def _came(done: Callable[[], bool]) -> bool:
    """Run the event loop until ``done``; false if that takes longer than the window may."""
    from PySide6.QtTest import QTest

    end = time.monotonic() + PATIENCE
    while not (there := done()) and time.monotonic() < end:
        QTest.qWait(2)
    return there


class Player:
    """Plays all people's seats as the hints advise, by keys at the window.

    H asks, Enter does what is advised, Space opens the privacy screen.
    """

    def __init__(self, window: MainWindow) -> None:
        from cardtable.ui.widgets.haste import HANDS

        self._window = window
        window.curtain.deaf = HANDS.wait = 0  # it never presses twice by mistake
        self._failed: Message | None = None
        self._table.session.trouble.connect(self._note)

    def _note(self, seat: int, trouble: str) -> None:
        """Note that a bot could not decide; one that was only short of time or restarted could."""
        if trouble not in ("hurried", "restarted"):
            self._failed = message(
                "the bot in seat {seat} failed ({why})", seat=seat + 1, why=trouble
            )

    @property
    def _table(self) -> TablePage:
        """The open table; a game that fails leaves none."""
        if self._window.table is None:
            raise Stuck(message("the match has ended early"))
        return self._window.table

    def play(self, before: Callable[[], None]) -> int:
        """Play until the match ends; returns the number of actions by people.

        Args:
            before: called at each decision, and once the match is over.

        Raises:
            Stuck: if the window does not go on, a bot fails, or the match does not end.
        """
        for done in range(LONGEST):
            self._wait(self._ready)
            while self._table.session.behind_curtain:
                self._key(self._window.curtain.opener, "Key_Space")
                self._wait(lambda: not self._table.session.behind_curtain)
                self._wait(self._ready)
            if self._failed is not None:
                raise Stuck(self._failed)
            before()
            if self._table.session.match.turn is None:
                return done
            self._act()
        raise Stuck(message("the match hasn’t ended after {done} actions", done=LONGEST))

    def _ready(self) -> bool:
        """Whether a person is asked for something."""
        table, session = self._table, self._table.session
        if session.behind_curtain or session.match.turn is None:
            return True
        # The cards of a showdown may be turning, or a forced move be about to make itself.
        still = not (table.telling.waits or table.pacing.forced.waiting)
        return still and session.thinking is None and bool(table.bar.shown)

    def _act(self) -> None:
        table, match = self._table, self._table.session.match
        count = len(match.actions)
        table.view.setFocus()
        if match.turn != TABLE:
            self._key(table.view, "Key_H")
            self._wait(lambda: table.hints.row >= 0)
        self._key(table.view, "Key_Return")
        if len(match.actions) == count:
            self._key(table.view, "Key_Return")  # the table asks once more before something is lost
        self._wait(lambda: len(match.actions) > count)

    def _wait(self, done: Callable[[], bool]) -> None:
        if not _came(done):
            said = " / ".join(self._table.bar.words)
            raise Stuck(message("the table is stuck; it shows: {said}", said=said))

    @staticmethod
    def _key(widget: QWidget, name: str) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.keyClick(widget, Qt.Key[name])


class _Pictures:
    """A picture of each phase of a match, of its ranking and its review."""

    def __init__(self, program: Program, plan: Planned, language: str, folder: Path | None) -> None:
        self._window, self._folder, self._language = program.window, folder, language
        self._prefix = "-".join(part for part in (plan.game, plan.name) if part)
        self._seen: set[str] = set()

    def take(self) -> None:
        """Take the picture of this phase, if it is the first."""
        table = self._window.table
        if self._folder is None or table is None:
            return
        view = table.controls.view
        phase = view.phase + ("-dealer" if getattr(view, "dealer", None) == view.seat else "")
        if view.phase == "play" and getattr(view, "to_beat", view) is None:
            phase += "-lead"
        if phase not in self._seen:
            self._seen.add(phase)
            self._save(phase)

    def take_end(self) -> None:
        """Take the pictures of the ranking and the review."""
        from cardtable.ui.intents import Review
        from cardtable.ui.review.page import ReviewPage

        window = self._window
        table = window.table
        assert table is not None
        _came(table.ranking.isVisible)
        self._save("ranking")
        window.open(Review())
        page = window.navigator.find(ReviewPage)
        assert page is not None
        # A few decisions suffice for a picture; strong opponents take their time.
        some = min(4, page.model.rowCount())
        _came(lambda: page.model.judged >= some)
        self._save("review")

    def _save(self, what: str) -> None:
        assert self._folder is not None
        _save(self._window, self._folder / f"{self._prefix}-{what}-{self._language}.png")


def _save(window: MainWindow, path: Path) -> None:
    from PySide6.QtTest import QTest

    from cardtable.ui.review.page import ReviewPage

    if window.table is not None:
        window.table.scene.finish()
    QTest.qWait(30)
    if window.table is not None:
        window.table.pictures.wait()
        QTest.qWait(10)
    review = window.navigator.find(ReviewPage)
    if review is not None:
        review.stage.pictures.wait()
        QTest.qWait(10)
    if not window.grab().save(path_for_qt(path)):
        raise Failure(message("The picture {path} can’t be written.", path=path))
