"""A start with a match, in a process of its own: what was done until its table stood, as JSON.

``sizes``: in which sizes the table was laid out. ``read``: modules whose source was read.
``loaded``: all modules.
"""

from __future__ import annotations

import json
import linecache
import sys
from typing import Any

from cardtable import cli


def main() -> int:
    """Start as the command line does, and end when the table stands."""
    from cardtable.ui.running import app

    app.load_fast()
    from PySide6.QtCore import QCoreApplication, QTimer

    from cardtable.ui.running.program import Program
    from cardtable.ui.table.stage import Stage

    sizes: list[tuple[int, int]] = []
    lay, run = Stage.lay, Program.run

    def noted(stage: Stage, *args: Any, **more: Any) -> None:
        size = stage.view.viewport().size()
        sizes.append((size.width(), size.height()))
        lay(stage, *args, **more)

    def run_shortly(program: Program) -> int:
        QTimer.singleShot(200, QCoreApplication.quit)
        return run(program)

    Stage.lay = noted  # type: ignore[method-assign, assignment]
    Program.run = run_shortly  # type: ignore[method-assign, assignment]
    status = cli.main(["play", "oicho-kabu", "--seed", "4", "--deck", "kabufuda"])
    read = [name for name in linecache.cache if "cardtable" in name and "/ui/" in name]
    print(json.dumps({"sizes": sizes, "read": read, "loaded": sorted(sys.modules)}))
    return status


if __name__ == "__main__":
    sys.exit(main())
