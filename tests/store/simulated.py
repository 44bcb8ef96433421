"""Matches played at random, written into a journal, and as records."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cardtable.engine.match import LEVELS, Match, Seat, promise_of
from cardtable.engine.notes import Notes
from cardtable.engine.records import record_of, write
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.models.saving import deltas_of
from cardtable.store.journal import Journal

#: The shortest matches of every game, and the options that may vary.
SHORT: dict[str, dict[str, str | int]] = {
    "dou-dizhu": {"deals": 1},
    "oicho-kabu": {"rounds": 6},
    "kyo-kabu": {"rounds": 6},
    "oklahoma-gin": {"rounds": 1, "target": 1},
}
NAMES = ("Ayla", "Otto", "Rosa", "=1+1", "<b>Mei</b>", "漢 é")


def simulated(number: int, people: int = 1, most: int = 4_000) -> Match:
    """A match in which ``people`` sat beside bots; it ends unless it has ``most`` actions."""
    rng = random.Random(number)
    game = find_game(list(SHORT)[number % len(SHORT)])
    who = [Seat("human", f"P{i}") for i in range(people)]
    names = rng.sample(NAMES, game.default_seats - people)
    who += [Seat(rng.choice(LEVELS), name) for name in names]
    rng.shuffle(who)
    options = game.resolve(None, dict(SHORT[game.id]))
    promise = promise_of(game, options, who)  # a record without one has no notes
    match = Match(game, options, tuple(who), Seed.numbered(number), promise=promise)
    while match.turn is not None and len(match.actions) < most:
        match.play(match.state.legal.sample(rng))
    if rng.random() < 0.3:
        match.notes = Notes(hints=rng.randrange(3), undos=rng.randrange(2))
    return match


def fill(journal: Journal, count: int) -> dict[int, str]:
    """Write so many matches, an hour apart; the record of each by its number."""
    records = {}
    for number in range(count):
        shared = number % 11 == 10 and find_game(list(SHORT)[number % 4]).default_seats > 2
        match = simulated(number, people=2 if shared else 1)
        written = journal.begin(match, "french")
        journal.keep_result(written, deltas_of(match))
        records[written] = write(record_of(match))
    begun = datetime(2026, 1, 1, tzinfo=UTC)
    with journal.transaction() as db:
        for hour, written in enumerate(records):
            moment = (begun + timedelta(hours=hour)).isoformat(timespec="microseconds")
            db.execute("UPDATE matches SET updated = ? WHERE id = ?", (moment, written))
    return records


def journal_in(folder: Path) -> Journal:
    """A journal of its own."""
    return Journal(folder / "journal.sqlite")
