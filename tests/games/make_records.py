"""Writes the golden records: finished matches that must be verified for ever.

``python -m tests.games.make_records [GAME …]`` writes them anew; that is right only when matches
are added, never to make a failing test pass: a record that was true stays true.
"""

from __future__ import annotations

import random
import shutil
import sys
from pathlib import Path

from cardtable.engine.bot import Budget
from cardtable.engine.game import TABLE, Game
from cardtable.engine.match import SEAT_KINDS, Match, Seat
from cardtable.engine.records import record_of, write
from cardtable.engine.seeds import Seed
from cardtable.games import all_games, find_game
from tests.games.hooks import Changes, random_changes, short

FOLDER = Path(__file__).parent / "records"
#: Matches by any house rules, besides those of presets and single changes.
ANY = 45
NAMES = ("Mira", "Otto", "Ayla", "Jürgen", "美雨", "たろう", "Zoë", "", "Ben Ali", "N° 9")
#: Enough for a glance; records are no measure of how well bots play.
GLANCE = Budget(4)


def plans(game: Game) -> list[tuple[str | None, Changes]]:
    """The house rules of each match: presets, single changes, and any at all."""
    rng = random.Random(game.id)
    found: list[tuple[str | None, Changes]] = [
        (preset.id, short(game, None, n)) for preset in game.presets for n in range(2)
    ]
    for option in game.options:
        for value in option.values:
            if value != option.default:
                changes = short(game, {option.key: value}, len(found))
                found.append((None, {option.key: value, **changes}))
    return found + [(None, random_changes(game, rng)) for _ in range(ANY)]


def played(game: Game, number: int, preset: str | None, changes: Changes) -> Match:
    """A match between bots, random players and both."""
    rng = random.Random(f"{game.id} {number}")
    counts = list(game.seat_counts)
    seats = tuple(
        Seat(rng.choice(SEAT_KINDS), rng.choice(NAMES)) for _ in range(rng.choice(counts[:5]))
    )
    seed = Seed.numbered(number) if number % 2 else Seed(f"{rng.getrandbits(128):032x}")
    match = Match(game, game.resolve(preset, changes), seats, seed)
    bots = {kind: game.bot(kind) for kind in SEAT_KINDS if kind != "human"}
    while match.turn is not None:
        who = match.turn
        if who == TABLE or seats[who].is_human:
            match.play(match.state.legal.sample(rng))
        else:
            bot = bots[seats[who].kind]
            match.play(bot.choose(match.view(who), len(match.actions), GLANCE).action)
    return match


def main(names: list[str]) -> None:
    """Write the records of some games, or of all."""
    for game in [find_game(name) for name in names] or all_games().values():
        folder = FOLDER / game.id
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for number, (preset, changes) in enumerate(plans(game), 1):
            text = write(record_of(played(game, number, preset, changes)))
            (folder / f"{number:03}.cardtable").write_bytes(text.encode())


if __name__ == "__main__":
    main(sys.argv[1:])
