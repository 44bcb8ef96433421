"""Children that open a table whose faces were never rendered: when it is complete, how it moves."""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from typing import Any

from cardtable import cli

#: A game for each family of decks.
GAMES = {"french": "dou-dizhu", "kabu": "oicho-kabu"}


def game_of(deck: str) -> str:
    """A game that can be played with a deck."""
    from cardtable.art.deck_files import shipped_decks

    return GAMES[shipped_decks()[deck].family]


def complete(deck: str) -> int:
    """The program up to a table with sharp cards, said as ``shown``, and a whole deck, ``ahead``.

    The second is when cards are sharp as well that nobody sees yet.
    """
    from cardtable.ui.running.app import load_fast

    load_fast()
    from PySide6.QtCore import QCoreApplication, QTimer

    from cardtable.ui.running import program

    class Watched(program.Program):
        said = False

        def open(self, chosen: argparse.Namespace) -> None:
            super().open(chosen)
            self.tick = QTimer()
            self.tick.timeout.connect(self.look)
            self.tick.start(2)

        def look(self) -> None:
            table = self.window.table
            assert table is not None
            if not self.said and table.scene.model.layout.cards and table.pictures.sharp:
                self.said = True
                print("shown", flush=True)
            if self.said and not table.pictures.busy:
                print("ahead", flush=True)
                QCoreApplication.quit()

    program.Program = Watched  # type: ignore[misc]
    return cli.main(["play", game_of(deck), "--deck", deck, "--seed", "4", "--lang", "en"])


def deal() -> int:
    """Gaps between frames while cards fly that were never shown: the privacy screen goes up."""
    from PySide6.QtCore import QEvent, QObject
    from PySide6.QtTest import QTest

    from cardtable.ui.running.program import Program
    from tests.robot import wait_until

    class Watch(QObject):
        times: list[float] = []  # noqa: RUF012 - one watch a process

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.times.append(time.perf_counter())
            return False

    made = Program("en")
    made.window.resize(1280, 800)
    made.window.show()
    QTest.qWait(300)
    chosen: dict[str, Any] = {"deck": None, "preset": None, "option": []}
    made.open(argparse.Namespace(game="dou-dizhu", seats="human,human,human", seed="4", **chosen))
    table = made.window.table
    assert table is not None
    QTest.qWait(300)
    watch = Watch()
    table.view.viewport().installEventFilter(watch)
    made.window.curtain.opened.emit()
    wait_until(lambda: not table.scene.busy)
    times = watch.times
    gaps = [1000 * (b - a) for a, b in pairwise(times)]
    made.window.close()
    made.close()
    print(json.dumps({"gaps": gaps}))
    return 0
