"""How much of each room its tests reach, in lines: never less than it was.

``python -m tests.floors [arguments of pytest …]`` runs the tests of the rooms below the window
under coverage, and prints a line for each room; the status is 1 if one has fallen below its floor.
Some modules are fully covered, and must stay so. Code in separate processes (bots, command line) is
not counted.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: The rooms' tests; those of bots play for minutes and reach nothing more of the rules.
TESTS = ("engine", "store", "games", "models", "phrases")
LEFT_OUT = ("games/dou_dizhu/bot", "games/oklahoma_gin/bot")
#: Per cent of the lines of a room that must be covered.
FLOORS = {
    "engine": 97.0,
    "store": 90.0,
    "games/dou_dizhu": 97.0,
    "games/kabu": 99.0,
    "games/oklahoma_gin": 98.5,
    "models": 92.0,
    "phrases/dou_dizhu": 94.0,
    "phrases/kabu": 94.0,
    "phrases/oklahoma_gin": 93.0,
}
#: Modules with every line covered.
PERFECT = (
    "engine/actions.py",
    "engine/promise.py",
    "engine/seeds.py",
    "games/dou_dizhu/scoring.py",
    "games/kabu/scoring.py",
    "games/oklahoma_gin/scoring.py",
)


def missed(lines: Mapping[str, tuple[int, int]]) -> list[str]:
    """What has fallen, a sentence each; ``lines`` are those reached and all, by module."""
    told = []
    for room, floor in FLOORS.items():
        found = [counts for name, counts in lines.items() if name.startswith(f"{room}/")]
        share = 100 * sum(reached for reached, _ in found) / max(1, sum(all_ for _, all_ in found))
        print(f"{room:24} {share:6.1f} %   floor {floor}")
        if share < floor:
            told.append(f"{room} is reached to {share:.1f} %, less than {floor} %.")
    for name in PERFECT:
        reached, all_ = lines.get(name, (0, 1))
        if reached < all_:
            told.append(f"{name} was perfect; {all_ - reached} lines are missed.")
    return told


def reached(words: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Lines reached and all lines, by module of ``cardtable/``.

    Raises:
        SystemExit: if a test fails.
    """
    tests = ROOT / "tests"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        run = [sys.executable, "-m", "pytest", "-q", *(str(tests / part) for part in TESTS)]
        run += ["-m", "not soak"]  # the slow tests as well
        run += [f"--ignore={tests / part}" for part in LEFT_OUT]
        run += ["--cov=cardtable", f"--cov-report=json:{report}", *words]
        status = subprocess.run(run, cwd=ROOT, check=False).returncode
        if status:
            raise SystemExit(status)
        files = json.loads(report.read_text("utf-8"))["files"]
    return {
        Path(name).relative_to("cardtable").as_posix(): (
            found["summary"]["covered_lines"],
            found["summary"]["num_statements"],
        )
        for name, found in files.items()
    }


def main(words: Sequence[str]) -> int:
    """Measure, print, and say what has fallen."""
    fallen = missed(reached(words))
    for sentence in fallen:
        print(sentence)
    return 1 if fallen else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
