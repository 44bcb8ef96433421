"""A child with a moment: how the table moves meanwhile, with sound and a bot that never rests."""

from __future__ import annotations

import argparse
import json
import resource
import time
from dataclasses import replace
from itertools import pairwise
from typing import Any

#: Game, record and number of the action that brings a moment, or a whole showdown.
MOMENTS = {
    "bomb": ("dou-dizhu", "002", 4),
    "rocket": ("dou-dizhu", "002", 9),
    "plane": ("dou-dizhu", "006", 3),
    "spring": ("dou-dizhu", "014", 25),
    "gin": ("oklahoma-gin", "003", 26),
    "big gin": ("oklahoma-gin", "055", 24),
    "undercut": ("oklahoma-gin", "005", 59),
    "showdown": ("oicho-kabu", "019", 22),
    "shippin": ("oicho-kabu", "019", 13),
    "kuppin": ("oicho-kabu", "053", 33),
    "arashi": ("kyo-kabu", "011", 32),
    "broken bank": ("oicho-kabu", "073", 23),
    "silk": ("oicho-kabu", "020", 16),
}


def moment(name: str) -> int:
    """Gaps between frames until everything rests; the strongest bot thinks all the while.

    What is heard is played to a device that nobody hears. Told are, besides, milliseconds until the
    moment was ``laid`` and the ``first`` frame of it painted, the ``most`` megabytes that the
    window's process held, and its own ``work`` for each frame (milliseconds of its main thread's
    processor time), which a busy machine changes little.
    """
    from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsPixmapItem

    from cardtable.bots.questions import Answer
    from cardtable.engine.match import Seat
    from cardtable.engine.moments import Sound
    from cardtable.engine.records import parse, replay
    from cardtable.games import find_game
    from cardtable.sound.player import Player
    from cardtable.ui.running.program import Program
    from tests.benchmarks.children import hard_view
    from tests.games.make_records import FOLDER

    class Watch(QObject):
        times: list[float] = []  # noqa: RUF012 - one watch a process
        works: list[float] = []  # noqa: RUF012

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.times.append(time.perf_counter())
                self.works.append(time.thread_time())
            return False

    game, record, at = MOMENTS[name]
    made = Program("en")
    made.settings.last_play = made.settings.forced = False  # the moment is made below
    made.window.resize(1280, 800)
    made.open(argparse.Namespace(game=None))
    read = parse((FOLDER / game / f"{record}.cardtable").read_text("utf-8"))
    action = replay(read, find_game).actions[at]
    seats = tuple(Seat("human" if i == 0 else "easy") for i in range(len(read.seats)))
    made.window.matches.show_record(replay(replace(read, seats=seats), find_game, to=at))
    table, bots = made.window.table, made.window.bots
    assert table is not None
    table.session.pause(True)
    made.window.sounds.player = Player(backend="NULL")
    made.window.sounds.play(Sound.CARD)
    view, asked = hard_view(), 0

    def ask(_answer: Answer | None = None) -> None:
        nonlocal asked
        asked += 1
        bots.ask("dou-dizhu", "expert", view, asked, ask)

    loop = QEventLoop()
    QTimer.singleShot(1500, loop.quit)
    loop.exec()
    table.pictures.wait()
    table.scene.finish()
    ask()
    QTimer.singleShot(800, loop.quit)
    loop.exec()
    watch = Watch()
    table.view.viewport().installEventFilter(watch)
    motion = table.scene.motion
    # Between two beats nothing moves and nothing is painted, which is not a late frame.
    speck = QGraphicsPixmapItem(QPixmap(2, 2))
    table.scene.addItem(speck)

    def move(_part: float) -> None:
        speck.setX(1 - speck.x())
        if not motion._moves and not motion._flips and len(motion._acts) == 1:
            loop.quit()

    begin = time.perf_counter()
    table.session._do(action)
    laid = time.perf_counter() - begin
    motion.act(speck, move, 60_000)
    loop.exec()
    whole = time.perf_counter() - begin
    gaps: list[Any] = [1000 * (b - a) for a, b in pairwise([begin, *watch.times])]
    made.window.close()
    made.close()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    work = [1000 * (b - a) for a, b in pairwise(watch.works)]
    told = {"first": gaps[0], "laid": 1000 * laid, "whole": whole, "most": most}
    print(json.dumps({"gaps": gaps[1:], "work": work, **told}))
    return 0
