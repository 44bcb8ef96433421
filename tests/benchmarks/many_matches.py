"""A journal of very many matches: ``python -m tests.benchmarks.many_matches FOLDER [COUNT]``.

Some matches are played, and written again and again under other dates, with all of their actions.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path

from tests.store.simulated import fill, journal_in

PLAYED, OPEN = 88, 20


def many_matches(folder: Path, count: int, unfinished: int = OPEN) -> Path:
    """Write so many matches in half-hour steps up to now, the last of them ``unfinished``."""
    journal = journal_in(folder)
    fill(journal, PLAYED)
    with journal.transaction() as db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(matches)")]
        kept = ", ".join(name for name in columns if name not in ("id", "updated"))
        db.execute("CREATE TEMP TABLE copies (id INTEGER PRIMARY KEY, model INTEGER)")
        db.executemany(
            "INSERT INTO copies VALUES (?, ?)",
            [(number + 1, number % PLAYED + 1) for number in range(PLAYED, count)],
        )
        db.execute(
            f"INSERT INTO matches (id, updated, {kept}) SELECT copies.id, updated, {kept}"
            " FROM copies JOIN matches ON matches.id = model"
        )
        for table, rest in (("actions", "number, action"), ("results", "deals, best")):
            db.execute(
                f"INSERT INTO {table} SELECT copies.id, {rest} FROM copies"
                f" JOIN {table} ON match = model ORDER BY copies.id"
            )
        now = datetime.now(UTC).timestamp()
        db.executemany(
            "UPDATE matches SET updated = ? WHERE id = ?",
            [
                (
                    datetime.fromtimestamp(now - 1800 * (count - number), UTC).isoformat(
                        timespec="microseconds"
                    ),
                    number,
                )
                for number in range(1, count + 1)
            ],
        )
        for number in range(count - unfinished + 1, count + 1):
            db.execute("DELETE FROM actions WHERE match = ? AND number >= 4", (number,))
            db.execute("DELETE FROM results WHERE match = ?", (number,))
            db.execute(
                "UPDATE matches SET finished = 0, scores = '[]', winners = '[]', sum = ''"
                " WHERE id = ?",
                (number,),
            )
    journal.close()
    return journal.path


if __name__ == "__main__":
    many_matches(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 50_000)
