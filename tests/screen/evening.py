"""A long evening at one window: whether memory stays flat, frames come in time, and Qt is content.

``python -m tests.screen.evening [--minutes 60] [--first 1]`` plays through the window at normal
speed, without a screen: at first each game in each language for some moves, then matches to their
end, one after the other, by mouse and by keys. A line a minute; the last lines are the sum. Memory
is compared where it can be: on the start page, each time a match has been left. (A table in the
middle of a match holds its cards in two sizes, or a long log, or not: what it holds says little.)
The status is 1 if that grew by more than :data:`GROWTH` after the first :data:`WARM` minutes, if
something stood still for longer than :data:`GAP` while cards were moving, if Qt warned, or if the
program wrote down a fault.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest

from cardtable.engine.actions import Action
from cardtable.ui.running.program import Program
from tests.attacks.plan import held
from tests.eye.cells import AXES, Cell
from tests.eye.matches import request_of
from tests.eye.player import Player
from tests.robot import ask_everything, wait_until

#: Megabytes (2²⁰ bytes) that the process may grow by; minutes in which everything comes up once.
GROWTH, WARM = 10.0, 5.0
#: The longest time without a frame, in milliseconds.
GAP = 100.0
#: A person's moves in a match that is left again.
SOME = 2
#: Milliseconds after which a page that was left has been cleared away.
SETTLED = 400
#: Milliseconds between two heartbeats.
BEAT = 8


class Diary(QObject):
    """What is seen of the window while it is played at.

    Attributes:
        memory: minutes, and megabytes that the process holds for itself (without the files that
            are mapped into it: fonts and libraries, which all programs share), on the start page.
        most: such megabytes at any full minute.
        moving, resting: the longest times without a heartbeat, in milliseconds, while cards were
            moving and otherwise (a page is built, say).
        beats, late: heartbeats while cards were moving, and how many came later than allowed.
        matches, deals: played to their end.
        said: what Qt had to say, and the program's faults.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.memory: list[tuple[float, float]] = []
        self.most = 0.0
        self.moving = self.resting = 0.0
        self.beats = self.late = self.matches = self.deals = 0
        self.said: list[str] = []
        self._window = program.window
        self._begun = time.monotonic()
        self._last = time.perf_counter()
        self._moved: object = None
        for every, do in ((BEAT, self._beat), (60_000, self.note)):
            timer = QTimer(self)
            timer.setTimerType(Qt.TimerType.PreciseTimer)
            timer.setInterval(every)
            timer.timeout.connect(do)
            timer.start()
        qInstallMessageHandler(self._hear)

    def _hear(self, _kind: QtMsgType, _where: object, text: str) -> None:
        if "propagateSizeHints" not in text:  # which Qt always prints without a screen
            self.said.append(text)

    def pass_over(self) -> None:
        """What was done just now took no time of the window's."""
        self._last = time.perf_counter()

    def _beat(self) -> None:
        now = time.perf_counter()
        gap, self._last = 1000 * (now - self._last), now
        table = self._window.table
        before, self._moved = self._moved, table if table and table.scene.busy else None
        if self._moved is not None and self._moved is before:  # and not another table since
            self.moving = max(self.moving, gap)
            self.beats += 1
            self.late += gap > GAP
        else:
            self.resting = max(self.resting, gap)

    def note(self) -> None:
        """Tell everything."""
        own, files = held()
        self.most = max(self.most, own)
        print(f"{self}, now {own:.1f} MB and {files:.0f} MB of files", flush=True)

    def left(self) -> None:
        """A match was left: write down how much memory there is."""
        self.memory.append((self.minutes, held()[0]))

    @property
    def minutes(self) -> float:
        """Since it was begun."""
        return (time.monotonic() - self._begun) / 60

    @property
    def growth(self) -> float:
        """Megabytes since the first minutes: the most there was in either time."""
        before = [size for minute, size in self.memory if minute <= WARM]
        after = [size for minute, size in self.memory if minute > WARM]
        return max(after) - max(before) if before and after else 0.0

    @property
    def _last_memory(self) -> float:
        return self.memory[-1][1] if self.memory else 0.0

    def __str__(self) -> str:
        return (
            f"{self.minutes:.0f} min: {self.matches} matches, {self.deals} deals, memory "
            f"{self._last_memory:.1f} MB on the start page ({self.growth:+.1f}), at most "
            f"{self.most:.1f}, longest gap {self.moving:.0f} ms while cards moved "
            f"({self.late} of {self.beats} over {GAP:.0f}), {self.resting:.0f} ms "
            f"otherwise, {len(self.said)} warnings"
        )


class Person(Player):
    """Thinks in the window's thread: that is not the window's fault."""

    diary: Diary

    def choose(self, level: str = "easy") -> Action:
        """What to do next."""
        action = super().choose(level)
        self.diary.pass_over()
        return action


def plan() -> Iterator[tuple[str, str, int]]:
    """Game, language, and how many moves a person makes at most (0: to the end), without end."""
    games, languages = AXES["game"], AXES["language"]
    yield from ((game, language, SOME) for language in languages for game in games)
    for turn in itertools.count():
        yield from ((game, languages[(turn + i) % 4], 0) for i, game in enumerate(games))


def spend(minutes: float, first: int) -> Diary:
    """Play for so long; ``first`` is the number of the first match."""
    program = Program("en")
    ask_everything(program.settings)
    window = program.window
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    diary = Diary(program)
    players = [Person(window), Person(window, keyboard=True)]
    for player in players:
        player.diary = diary
    for number, (game, language, limit) in enumerate(plan(), first):
        if diary.minutes >= minutes:
            break
        window.settings.language = language
        player = players[number % 2]
        _play(program, player, game, number, limit)
        if not limit:
            diary.matches += 1
            diary.deals += player.table.session.match.view(None).deal
            player.press("home")
            wait_until(lambda: window.pages.currentWidget() is window.start)
        window.show_start()
        QTest.qWait(SETTLED)
        diary.left()
    diary.note()
    if program.faults.text().strip():
        diary.said.append(f"The program wrote down a fault: {program.faults.text()[-400:]}")
    qInstallMessageHandler(None)
    window.close()
    program.close()
    return diary


def _play(program: Program, player: Person, game: str, number: int, limit: int) -> None:
    """A match to its ranking, or so many moves of it."""
    hands, seats = "keys" if player.keyboard else "mouse", AXES["seats"]
    cell = Cell(
        game=game,
        seats=seats[number % len(seats)],
        seed=number,
        hands=hands,
        language=program.language.code,
    )
    program.window.matches.begin(request_of(cell, program.settings))
    player.play(limit=limit or 100_000)
    if not limit:
        wait_until(player.table.ranking.isVisible)


def main(words: list[str]) -> int:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.screen.evening")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--first", type=int, default=1, help="number of the first match")
    chosen = parser.parse_args(words)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ["CARDTABLE_DATA"] = str(Path(folder) / "data")
        diary = spend(chosen.minutes, chosen.first)
    print(*diary.said, diary, sep="\n")
    return 1 if diary.growth > GROWTH or diary.late or diary.said else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
