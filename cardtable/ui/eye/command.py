"""``cardtable selftest --eye``: examine every picture of the stated list of windows."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from cardtable.output import show, show_json, show_text
from cardtable.speech import say
from cardtable.telling import told
from cardtable.ui.eye.cells import Report, run, stated


def look(chosen: argparse.Namespace, games: set[str], languages: Iterable[str]) -> int:
    """Examine the stated cells of these games and languages (empty: all); 1 if any is not clean."""
    wanted = set(languages)
    cells = [
        cell
        for cell in stated()
        if (not games or cell.game in games) and (not wanted or cell.language in wanted)
    ]
    shots = Path(chosen.shots) if chosen.shots else None
    reports = []
    # A cell's process spends most of its time waiting for cards to fly.
    with ThreadPoolExecutor(max_workers=max(1, (os.cpu_count() or 2) - 1)) as pool:
        for report in pool.map(partial(run, shots=shots), cells):
            reports.append(report)
            if not chosen.json:
                show_text(report.in_words(say))
                sys.stdout.flush()
    clean = sum(report.clean for report in reports)
    if chosen.json:
        show_json([as_json(report) for report in reports])
    else:
        count = len(reports)
        show(told("CommandLine", "{clean} of {count} windows are clean", clean=clean, count=count))
    return 0 if clean == len(reports) else 1


def as_json(report: Report) -> dict[str, object]:
    """A report as plain data for JSON."""
    return {
        "cell": report.cell.name,
        "looks": report.looks,
        "frames": report.frames,
        "findings": list(report.findings),
        "trouble": report.trouble,
    }
