"""Finds the endings with open hands and writes ``assets/puzzles/dou_dizhu.json``.

``python -m assets.puzzles.dou_dizhu FILE`` notes in FILE what each attempt has come to, so that it
can be interrupted; 1400 attempts take about half an hour on one core, and ``--attempts``
shares them out. With ``--choose`` it writes the puzzles from all that is noted in some files:
equally many of each grade, by how hard they are.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, replace
from pathlib import Path

from assets.puzzles.dou_dizhu.search import Found, attempt
from cardtable.art.assets import asset
from cardtable.engine.puzzles import GRADES
from cardtable.games.dou_dizhu.puzzles import FILE, ending

ATTEMPTS = 1400
#: Puzzles of each grade.
EACH = 44


def search(notes: Path, first: int, end: int) -> None:
    """Make the attempts from ``first`` to before ``end`` that are not yet noted."""
    done = len(notes.read_text().splitlines()) if notes.exists() else 0
    for number in range(first + done, end):
        found = attempt(number)
        with notes.open("a") as file:
            print(json.dumps(found and {**asdict(found), "ending": found.ending.row()}), file=file)


def choose(notes: list[Path]) -> None:
    """Write the puzzles."""
    lines = [line for file in notes for line in file.read_text().splitlines()]
    rows = [row for line in lines if (row := json.loads(line))]
    found = [Found(**{**row, "ending": ending(1, row["ending"])}) for row in rows]
    found.sort(key=lambda one: one.hardness)
    # All in which most cards at once are wrong, and as many others as are wanted, easy and hard.
    hidden, plain = ([one for one in found if one.longest is longest] for longest in (False, True))
    wanted = EACH * len(GRADES) - len(hidden)
    chosen = hidden + [plain[place * len(plain) // wanted] for place in range(wanted)]
    chosen.sort(key=lambda one: one.hardness)
    graded = [
        replace(one.ending, grade=GRADES[place // EACH]).row() for place, one in enumerate(chosen)
    ]
    text = ",\n".join(json.dumps(row) for row in graded)
    asset(FILE).write_text(f"[\n{text}\n]\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("notes", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--attempts", type=int, nargs=2, default=(0, ATTEMPTS))
    parser.add_argument("--choose", action="store_true")
    arguments = parser.parse_args()
    if arguments.choose:
        choose(arguments.notes)
    else:
        search(arguments.notes[0], *arguments.attempts)
