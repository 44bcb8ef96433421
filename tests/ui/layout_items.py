"""Are there wrappers of deleted layout items? ``python -m tests.ui.layout_items PAGE``.

PAGE is ``start``, ``setup`` or ``table``; it writes how many there are.

PySide keeps a wrapper for each item that it finds in a layout when that is added to another one.
It does not notice when such an item is deleted, and takes whatever comes to lie at its address for
the item: a menu, say. To look for them makes such wrappers, so a process looks once.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget
from shiboken6 import getCppPointer, isValid

from cardtable.games import all_games
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.intents import SetUp
from cardtable.ui.running.program import Program
from tests.robot import Robot

WIDTHS = (800, 1300, 820, 1280)


def gone(window: QWidget) -> int:
    """How many items have a wrapper and are in no layout of the window."""
    gc.collect()
    wrapped = [o for o in gc.get_objects() if isinstance(o, QLayoutItem) and isValid(o)]
    known = {getCppPointer(item)[0] for item in wrapped if not isinstance(item, QLayout)}
    there: set[int] = set()

    def walk(layout: QLayout) -> None:
        for place in range(layout.count()):
            item = layout.itemAt(place)
            assert item is not None
            there.add(getCppPointer(item)[0])
            inner = item.layout()
            if inner is not None:
                walk(inner)

    for widget in (window, *window.findChildren(QWidget)):
        layout = widget.layout()
        if layout is not None:
            walk(layout)
    return len(known - there)


def resize(window: QWidget) -> None:
    """Wide and narrow, so that everything changes its place."""
    for width in WIDTHS:
        window.resize(width, 700)
        QTest.qWait(40)


def main(page: str) -> None:
    """Lay a page out anew, again and again, and look."""
    program = Program("en")
    window = program.window
    program.settings.speed, program.settings.pace = Speed.OFF, Pace.AT_ONCE
    window.show()
    if page == "setup":
        for game in all_games().values():
            window.open(SetUp(game.id))
            resize(window)
    elif page == "table":
        program.open(
            argparse.Namespace(
                game="dou-dizhu",
                seats="human,easy,easy",
                seed="8",
                deck=None,
                preset=None,
                option=[],
            )
        )
        Robot(window).play(limit=2)
    resize(window)
    print(gone(window), flush=True)
    window.bots.close()
    os._exit(0)  # the wrappers that were made here are no better


if __name__ == "__main__":
    main(sys.argv[1])
