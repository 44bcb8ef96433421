"""Examine every picture of the stated windows: ``python -m tests.eye [--game …] [--lang …]``.

``--cell JSON`` examines one window in this process; the last line printed is its report as JSON.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tests.eye.cells import Cell, run, stated


def main(words: list[str] | None = None) -> int:
    """Examine what is asked for; 1 if any window is not clean."""
    parser = argparse.ArgumentParser(prog="python -m tests.eye", description=__doc__)
    parser.add_argument("--game", action="append", default=[], help="only this game")
    parser.add_argument("--lang", action="append", default=[], help="only this language")
    parser.add_argument("--shots", type=Path, help="folder for the pictures of faults")
    parser.add_argument("--cell", help=argparse.SUPPRESS)
    chosen = parser.parse_args(words)
    if chosen.shots is not None:
        chosen.shots.mkdir(parents=True, exist_ok=True)
    if chosen.cell:
        from tests.eye.scenes import look_at

        print(json.dumps(look_at(Cell.from_json(chosen.cell), chosen.shots)))
        return 0
    cells = [
        cell
        for cell in stated()
        if (not chosen.game or cell.game in chosen.game)
        and (not chosen.lang or cell.language in chosen.lang)
    ]
    clean = 0
    # A cell's process spends most of its time waiting for cards to fly.
    with ThreadPoolExecutor(max_workers=max(1, (os.cpu_count() or 2) - 1)) as pool:
        for report in pool.map(partial(run, shots=chosen.shots), cells):
            print(report, flush=True)
            clean += report.clean
    print(f"{clean} of {len(cells)} windows are clean")
    return 0 if clean == len(cells) else 1


if __name__ == "__main__":
    sys.exit(main())
