"""Processes that are measured from outside: ``python -m tests.benchmarks.children NAME``.

They are the real program (or, for comparison, an empty window) without pytest around it.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from cardtable.engine.moments import Sound
from tests.benchmarks import first_cards, moments

ROOT = Path(__file__).parent.parent.parent


# -- from outside ----------------------------------------------------------------------------------
def started(name: str, *words: str) -> subprocess.Popen[str]:
    """Start a child; Qt draws offscreen unless the environment says otherwise."""
    env = dict(os.environ)
    env.setdefault("QT_QPA_PLATFORM", "offscreen")
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
    return subprocess.Popen(
        [sys.executable, "-m", "tests.benchmarks.children", name, *words],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        text=True,
    )


def said(name: str, *words: str) -> dict[str, float]:
    """Seconds until a child has said each of its lines, and until it has ``ended``."""
    begin = time.perf_counter()
    child = started(name, *words)
    assert child.stdout is not None
    times = {line.strip(): time.perf_counter() - begin for line in child.stdout}
    child.wait()
    assert "shown" in times
    times["ended"] = time.perf_counter() - begin
    return times


def told(name: str, *words: str) -> dict[str, Any]:
    """What a child has found out, as it printed it."""
    child = started(name, *words)
    out, _ = child.communicate()
    assert child.returncode == 0
    result = json.loads(out.splitlines()[-1])
    assert isinstance(result, dict)
    return result


# -- inside ----------------------------------------------------------------------------------------
def _say_when_shown(widget: Any, word: str = "shown") -> Any:
    """Print and quit after the first time a widget has been drawn; keep what is returned."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

    class Watch(QObject):
        seen = False

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and not self.seen:
                self.seen = True
                QTimer.singleShot(0, self.tell)
            return False

        def tell(self) -> None:
            print(word, flush=True)
            QCoreApplication.quit()

    watch = Watch()
    widget.installEventFilter(watch)
    return watch


def empty() -> int:
    """An empty window: what Python and Qt cost by themselves."""
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(["empty"])
    window = QWidget()
    window.resize(1280, 800)
    watch = _say_when_shown(window)
    window.show()
    status = app.exec()
    del watch
    return int(status)


def window() -> int:
    """The program as its command line starts it: its window drawn, then the start page."""
    from cardtable import cli
    from cardtable.ui.running.app import load_fast

    load_fast()
    from cardtable.ui.running import beginning

    class Begun(beginning.Beginning):
        def come_up(self) -> None:
            super().come_up()
            assert self.window.windowHandle().isExposed()
            print("shown", flush=True)
            from cardtable.ui.running import program  # imported next anyway

            class Watched(program.Program):
                def open(self, chosen: argparse.Namespace) -> None:
                    super().open(chosen)
                    self.watch = _say_when_shown(self.window.start.posters[0], "page")

            program.Program = Watched  # type: ignore[misc]

    beginning.Beginning = Begun  # type: ignore[misc]
    return cli.main(["play", "--lang", "en"])


def _table(seats: str) -> Any:
    """The program with a match of Dou Dizhu open and everything at rest."""
    from PySide6.QtTest import QTest

    from cardtable.ui.running.program import Program

    made = Program("en")
    made.window.resize(1280, 800)
    made.open(
        argparse.Namespace(
            game="dou-dizhu", seats=seats, seed="4", deck=None, preset=None, option=[]
        )
    )
    table = made.window.table
    assert table is not None
    table.session.pause(True)
    QTest.qWait(1500)
    table.pictures.wait()
    table.scene.finish()
    QTest.qWait(200)
    return made


def hard_view() -> Any:
    """What the landlord of Dou Dizhu sees when he leads from all his cards."""
    from cardtable.engine.bot import DEFAULT_BUDGET
    from cardtable.engine.match import Match, Seat
    from cardtable.engine.seeds import Seed
    from cardtable.games import find_game

    game = find_game("dou-dizhu")
    match = Match(game, game.resolve(), (Seat("easy"),) * 3, Seed.numbered(4))
    bots = [game.bot("easy") for _ in range(3)]
    while len(match.state.legal) < 40:
        assert match.turn is not None
        thought = bots[match.turn].choose(match.view(match.turn), 1, DEFAULT_BUDGET)
        match.play(thought.action)
    assert match.turn is not None
    return match.view(match.turn)


def frames(with_bot: bool, with_sound: bool) -> int:
    """Gaps between the table's frames while 20 cards fly for some seconds."""
    from PySide6.QtCore import QEasingCurve, QEvent, QEventLoop, QObject, QTimer

    from cardtable.bots.questions import Answer
    from cardtable.ui.table.motion import Way

    class Watch(QObject):
        def __init__(self) -> None:
            super().__init__()
            self.times: list[float] = []

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.times.append(time.perf_counter())
            return False

    made = _table("human,expert,expert")
    table, bots = made.window.table, made.window.bots
    view = hard_view()
    asked = 0

    def ask(_answer: Answer | None = None) -> None:
        nonlocal asked
        asked += 1
        bots.ask("dou-dizhu", "expert", view, asked, ask)

    if with_bot:
        ask()  # one question after the other, without a pause
    if with_sound:
        from cardtable.sound.player import Player

        sounds = made.window.sounds
        sounds.player = Player(backend="NULL")  # a device that nobody hears, at real speed
        beat = QTimer()
        heard = itertools.cycle(Sound)
        beat.timeout.connect(lambda: sounds.play(next(heard)))
        beat.start(200)
    loop = QEventLoop()  # a real one: QTest.qWait sleeps between its looks
    QTimer.singleShot(500, loop.quit)
    loop.exec()
    keys = [spot.key for spot in table.scene.model.layout.cards if spot.zone == "hand"]
    keys += [spot.key for spot in table.scene.model.layout.cards if spot.key not in keys]
    items = [table.scene.card_item(key) for key in keys[:20]]
    assert len(items) == 20
    watch, way = Watch(), Way(1000, QEasingCurve(QEasingCurve.Type.OutQuint))
    table.view.viewport().installEventFilter(watch)
    rng = random.Random(1)
    gaps: list[float] = []
    work = _cpu(bots.pid) if with_bot else 0.0
    begin = time.perf_counter()
    for _ in range(6):
        watch.times.clear()
        for item in items:
            table.scene.motion.move(item, rng.uniform(0, 900), rng.uniform(0, 500), way, 1)
        table.scene.settled.connect(loop.quit)
        loop.exec()
        table.scene.settled.disconnect(loop.quit)
        gaps += [1000 * (b - a) for a, b in zip(watch.times, watch.times[1:], strict=False)]
    share = (_cpu(bots.pid) - work) / (time.perf_counter() - begin) if with_bot else 0.0
    made.window.close()
    made.close()
    print(json.dumps({"gaps": gaps, "asked": asked, "bot_cpu": share}))
    return 0


def resize(bare: bool) -> int:
    """Milliseconds a window takes for each step while its corner is drawn outwards."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication, QWidget

    made = None if bare else _table("human,expert,expert")
    if made is None:
        QApplication([])
    shown = QWidget() if made is None else made.window
    shown.show()
    QCoreApplication.processEvents()
    steps: list[float] = []
    for k in range(60):
        begin = time.perf_counter()
        shown.resize(1000 + 9 * k, 700 + 5 * k)
        QCoreApplication.processEvents()
        steps.append(1000 * (time.perf_counter() - begin))
    begin = time.perf_counter()
    if made is not None:
        made.window.table.pictures.wait()
    sharp = 1000 * (time.perf_counter() - begin)
    shown.close()
    if made is not None:
        made.close()
    print(json.dumps({"steps": steps, "sharp": sharp}))
    return 0


def memory() -> int:
    """Megabytes of the window's process and of the bots', with a match open."""
    made = _table("human,expert,expert")
    made.window.table.session.pause(False)
    from PySide6.QtTest import QTest

    QTest.qWait(3000)
    pid = made.window.bots.pid
    found = {"window": _megabytes(os.getpid()), "bots": _megabytes(pid) if pid else 0.0}
    made.window.close()
    made.close()
    print(json.dumps(found))
    return 0


def bare_memory() -> int:
    """Megabytes of a process with an empty window."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    app = QApplication(["empty"])
    widget = QWidget()
    widget.resize(1280, 800)
    widget.show()
    QTest.qWait(300)
    print(json.dumps({"window": _megabytes(os.getpid())}))
    del app
    return 0


def _cpu(pid: int | None) -> float:
    """Seconds of processor time a process has used (0 where the system does not tell)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _megabytes(pid: int) -> float:
    """Resident memory of a process in MB (10⁶ bytes)."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024 / 1e6
    except OSError:
        pass
    # Elsewhere: the peak, and only for this process.
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / 1e6


def main(words: list[str]) -> int:
    """Be the child that was asked for, with a data folder of its own."""
    import tempfile

    name, *rest = words
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        os.environ["CARDTABLE_DATA"] = rest[0] if name == "window" and rest else place
        if name == "complete":
            return first_cards.complete(*rest)
        if name == "deal":
            return first_cards.deal()
        if name == "moment":
            return moments.moment(*rest)
        if name == "frames":
            return frames("bot" in rest, "sound" in rest)
        if name == "resize":
            return resize(rest == ["bare"])
        return {
            "empty": empty,
            "window": window,
            "memory": memory,
            "bare_memory": bare_memory,
        }[name]()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
