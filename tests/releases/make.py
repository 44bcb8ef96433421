"""``python -m tests.releases.make``: files written by this version, kept for all later ones.

Part of a release (``packaging/README.md``). It makes ``tests/releases/VERSION``: journal, settings
and record. Existing files are never replaced.
"""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

from cardtable import __version__
from cardtable.engine.records import record_of, write
from cardtable.store.journal import Journal
from cardtable.ui.durations import Speed
from cardtable.ui.settings.kept import Settings
from tests.engine.promised import promised_match

HERE = Path(__file__).parent


def make(place: Path) -> None:
    """Write the three files."""
    place.mkdir()
    match = promised_match("oklahoma-gin", 7, "human,expert", ("é 漢", ""))
    journal = Journal(place / "journal.sqlite")
    number = journal.keep(0, match, "french")
    journal.note_help(number, 2, 1)
    journal.close()
    db = sqlite3.connect(place / "journal.sqlite")
    db.execute("PRAGMA journal_mode=DELETE")  # all in one file
    db.close()
    settings = Settings(place / "settings.ini")
    settings.language, settings.dark, settings.speed = "ja", "yes", Speed.OFF
    (place / "match.cardtable").write_bytes(write(record_of(match)).encode())


if __name__ == "__main__":
    target = HERE / __version__
    if target.exists():
        sys.exit(f"{target} is there already.")
    make(target)
