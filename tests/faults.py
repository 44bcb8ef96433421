"""Faults that tests once missed, put in one by one: does a test notice each of them now?

``python -m tests.faults [WORD …]`` copies the program for each fault (or those whose name has one
of the words), changes a line of the copy, and runs the tests that ought to fail. It prints one line
per fault; the status is 1 if one was not noticed. The faults were found by reading: a green suite
can miss them all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: The folders that a copy needs.
PARTS = ("assets", "cardtable", "docs", "packaging", "tests", "translations", "pyproject.toml")

#: Slow tests count as well.
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not soak")


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault.

    Attributes:
        name: what is wrong then.
        file: where, from the root.
        old: what stands there, once.
        new: what stands there instead.
        tests: of which at least one has to fail.
    """

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


FAULTS = (
    Fault(
        "anti-spring at two plays of the landlord",
        "cardtable/games/dou_dizhu/scoring.py",
        "plays[landlord] == 1:",
        "plays[landlord] <= 2:",
        (
            "tests/games/dou_dizhu/test_spring.py",
            "tests/games/dou_dizhu/test_scoring.py",
        ),
    ),
    Fault(
        "the disk is not waited for",
        "cardtable/store/schema.py",
        "PRAGMA synchronous=FULL",
        "PRAGMA synchronous=OFF",
        ("tests/store",),
    ),
    Fault(
        "no way back after a write that failed",
        "cardtable/store/file.py",
        'db.execute("ROLLBACK")',
        "pass",
        ("tests/store",),
    ),
    Fault(
        "Pass is never dimmed",
        "cardtable/models/controls/dou_dizhu.py",
        'Button("pass", text, "P", "choice", not why, why, beside=True)',
        'Button("pass", text, "P", "choice", True, why, beside=True)',
        ("tests/models/controls/test_dou_dizhu.py",),
    ),
    Fault(
        "Undo can always be pressed",
        "cardtable/ui/table/header.py",
        "self._undo.setEnabled(on)",
        "self._undo.setEnabled(True)",
        ("tests/ui/test_window.py", "tests/ui/test_matches.py"),
    ),
    Fault(
        "a slide over the hand selects nothing",
        "cardtable/ui/table/view.py",
        "            self._slide_over(point)",
        "            pass",
        ("tests/ui/test_window.py", "tests/ui/test_hints.py"),
    ),
    Fault(
        "cards that left the table stay on it",
        "cardtable/ui/table/cards.py",
        "            if item.scene() is self._scene:\n"
        "                self._scene.removeItem(item)\n",
        "            pass\n",
        ("tests/ui/test_window.py", "tests/ui/test_faces.py"),
    ),
    Fault(
        "who loses is told that he wins",
        "cardtable/phrases/dou_dizhu/play.py",
        "if row.deltas[view.seat] < 0:",
        "if row.deltas[view.seat] > 0:",
        ("tests/phrases", "tests/games/test_told.py"),
    ),
    Fault(
        "two fields of a translation exchanged",
        "translations/de.po",
        'msgstr "{name} hat {bid} gereizt."',
        'msgstr "{bid} hat {name} gereizt."',
        ("tests/phrases",),
    ),
    Fault(
        "a text that is not translated",
        "translations/ja.po",
        'msgstr "{name}：{what}"',
        'msgstr ""',
        ("tests/phrases",),
    ),
    Fault(
        "what a bot may not do is done by nobody, and nobody is told",
        "cardtable/models/session.py",
        'self.trouble.emit(seat, "illegal")',
        "pass",
        ("tests/models/test_session.py", "tests/bots"),
    ),
    Fault(
        "the last action is written without the result",
        "cardtable/store/journal.py",
        "is not None:\n                rows.note_end(db, row, outcome)",
        "is not None:\n                pass",
        ("tests/store", "tests/ui/test_matches.py"),
    ),
)


def noticed(fault: Fault) -> bool:
    """Whether a test fails where the program has this fault."""
    with tempfile.TemporaryDirectory(prefix="cardtable-fault-") as folder:
        for part in PARTS:
            source, copy = ROOT / part, Path(folder) / part
            if source.is_dir():
                shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(source, copy)
        file = Path(folder) / fault.file
        text = file.read_text(encoding="utf-8")
        if text.count(fault.old) != 1:
            raise SystemExit(f"{fault.name}: its line stands in {fault.file} no more.")
        file.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
        if file.suffix == ".po":  # otherwise the compiled catalogues would be tested
            for old in (Path(folder) / "cardtable" / "translations").glob("*.mo"):
                old.unlink()
        done = subprocess.run(
            [sys.executable, *PYTEST, *fault.tests],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode not in (0, 1):
        raise SystemExit(f"{fault.name}: the tests did not run.\n{done.stdout[-2000:]}")
    return done.returncode == 1


def main(words: Sequence[str]) -> int:
    """Try the faults whose names have one of these words; all, if there are none."""
    missed = 0
    for fault in FAULTS:
        if words and not any(word in fault.name for word in words):
            continue
        found = noticed(fault)
        missed += not found
        print(f"{'noticed' if found else 'MISSED '}  {fault.name}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
