"""Finds the matches of numbered deals in the journal."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.store.file import JournalFile


def dealt_from(journal: JournalFile, game: str, seeds: Sequence[str]) -> list[tuple[int, str]]:
    """The matches of a game that were dealt from some seeds: number and seed, oldest first.

    Raises:
        JournalError: if the journal cannot be read.
    """
    places = ", ".join("?" * len(seeds))
    found = journal.read(
        f"SELECT id, seed FROM matches WHERE game = ? AND seed IN ({places}) ORDER BY id",
        game,
        *seeds,
    )
    return [(number, str(seed)) for number, seed in found if isinstance(number, int)]
