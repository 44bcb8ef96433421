"""Contact sheets of every game and page: ``python packaging/sheets.py [WORD …]`` from the root.

Ten moments of a match of each game and all pages, by night and by day, in ``docs/pictures``: for
whoever wants to see at once what the room looks like, or what a change has done to it. Words choose
sheets by parts of their names.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pictures  # beside this file; it chooses Qt's platform
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardtable.ui.intents import (
    Days,
    Gallery,
    Home,
    Intent,
    Ladder,
    Past,
    Preferences,
    Puzzles,
    SetUp,
    Stamps,
    Statistics,
)
from cardtable.ui.running.program import Program
from tests.robot import RobotLost

SHEETS = pictures.PICTURES.parents[1] / "docs" / "pictures"
#: Moments of a match, and how many lie beside each other; the size of a picture and the gap.
COUNT, ACROSS = 10, 5
SMALL, GAP = QSize(480, 300), 8
#: Milliseconds after which a page is complete.
LONG = 2500
#: Who plays, with a seed, and after how many decisions a picture is taken.
MATCHES = {
    "oicho-kabu": ("human,hard,medium,easy", 7, 3),
    "kyo-kabu": ("human,hard,medium", 7, 2),
    "dou-dizhu": ("human,hard,hard", 4, 3),
    "oklahoma-gin": ("human,expert", 5, 5),
}
PAGES: tuple[Intent, ...] = (
    Home(),
    SetUp("oicho-kabu"),
    Days(),
    Ladder(),
    Stamps(),
    Gallery(),
    Statistics(),
    Past(),
    Puzzles(),
    Preferences(),
)


def moments(made: Program, game: str) -> Iterator[QPixmap]:
    """Play a match and take pictures on the way; the last is its end, if it comes that soon."""
    seats, seed, apart = MATCHES[game]
    robot = pictures.opened(made, game, seats, seed)
    for _ in range(COUNT):
        yield taken(made)
        try:
            robot.play("medium", limit=apart)
        except RobotLost:  # the match is over
            return


def pages(made: Program) -> Iterator[QPixmap]:
    """All pages, after some matches."""
    for game, (seats, seed, _) in MATCHES.items():
        option = {"dou-dizhu": "deals=2", "oklahoma-gin": "rounds=2"}.get(game, "rounds=3")
        pictures.opened(made, game, seats, seed, option).play()
    for page in PAGES:
        made.window.open(page)
        QTest.qWait(LONG)  # cards and tables are drawn in the background
        yield taken(made)
        if (dialog := QApplication.activeModalWidget()) is not None:
            dialog.close()


def taken(made: Program) -> QPixmap:
    """The window as it is, once everything has come to rest and is sharp."""
    window = made.window
    if window.table is not None:
        window.table.scene.finish()
        window.table.redraw()
        window.table.pictures.wait()
    QTest.qWait(150)
    whole = window.grab()
    if (dialog := QApplication.activeModalWidget()) is not None:
        dialog.render(whole, dialog.mapToGlobal(QPoint()) - window.mapToGlobal(QPoint()))
    smooth = Qt.TransformationMode.SmoothTransformation
    return whole.scaled(SMALL, Qt.AspectRatioMode.KeepAspectRatio, smooth)


def sheet(name: str) -> None:
    """Lay the pictures of a game (or the pages) side by side, night above day."""
    rows: list[list[QPixmap]] = []
    for dark in (True, False):
        with pictures.program(pictures.USUAL, "en", dark) as made:
            found = list(pages(made) if name == "pages" else moments(made, name))
        rows += [found[at : at + ACROSS] for at in range(0, len(found), ACROSS)]
    step = SMALL.width() + GAP, SMALL.height() + GAP
    whole = QPixmap(ACROSS * step[0] + GAP, len(rows) * step[1] + GAP)
    whole.fill(QColor("#1b1613"))
    painter = QPainter(whole)
    for line, row in enumerate(rows):
        for place, picture in enumerate(row):
            painter.drawPixmap(GAP + place * step[0], GAP + line * step[1], picture)
    painter.end()
    whole.save(str(SHEETS / f"sheet-{name}.jpg"), quality=82)
    print(name)


def main(words: list[str]) -> int:
    """A word chooses the sheets whose names contain it."""
    names = [name for name in (*MATCHES, "pages") if not words or any(w in name for w in words)]
    for name in names:
        sheet(name)
    return 0 if names else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
