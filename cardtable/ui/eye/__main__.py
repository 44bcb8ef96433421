"""Runs one cell: ``python -m cardtable.ui.eye CELL [SHOTS]``; its last line is JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from cardtable.ui.eye.cells import Cell
from cardtable.ui.eye.scenes import look_at

if __name__ == "__main__":
    shots = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if shots is not None:
        shots.mkdir(parents=True, exist_ok=True)
    print(json.dumps(look_at(Cell.from_json(sys.argv[1]), shots)))
