"""Writes the golden records: finished matches that must be verified for ever.

``python -m tests.games.make_records [GAME …]`` adds matches for presets and option values that no
record has so far. Existing records are kept: a valid record stays valid.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from cardtable.engine.bot import Budget
from cardtable.engine.game import Game
from cardtable.engine.match import SEAT_KINDS, Match, Seat
from cardtable.engine.options import Preset
from cardtable.engine.records import parse, record_of, write
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import all_games, find_game
from tests.games.hooks import Changes, random_changes, short

FOLDER = Path(__file__).parent / "records"
#: Matches by any house rules, besides those of presets and single changes.
ANY = 45
NAMES = ("Mira", "Otto", "Ayla", "Jürgen", "美雨", "たろう", "Zoë", "", "Ben Ali", "N° 9")
#: Enough for a glance; records do not measure how well bots play.
GLANCE = Budget(4)


def records(game: str) -> list[Path]:
    """The records of a game that are there."""
    return sorted((FOLDER / game).glob("*.cardtable"))


def known(game: Game) -> tuple[set[str], dict[str, set[str | int]]]:
    """The presets, and the values of each option, that the records of a game know."""
    presets: set[str] = set()
    values: dict[str, set[str | int]] = {option.key: set() for option in game.options}
    for path in records(game.id):
        record = parse(path.read_text("utf-8"))
        presets.add(record.preset)
        options = game.resolve_recorded(record.preset, dict(record.options))
        # A later preset is not named, and matches of it are cut short.
        presets |= {
            preset.id
            for preset in game.presets
            if preset.later and set(options.items()) >= _told(game, preset)
        }
        for key, value in options.items():
            values[key].add(value)
    return presets, values


def _told(game: Game, preset: Preset) -> set[tuple[str, str | int]]:
    """What a preset says beside the length of a match."""
    cut = short(game)
    return {(key, value) for key, value in game.resolve(preset.id).items() if key not in cut}


def plans(game: Game) -> list[tuple[str | None, Changes]]:
    """The house rules of each match that is wanted: presets, single changes, and any at all."""
    rng = random.Random(game.id)
    presets, values = known(game)
    found: list[tuple[str | None, Changes]] = [
        (preset.id, short(game, None, n))
        for preset in game.presets
        for n in range(2)
        if preset.id not in presets
    ]
    for option in game.options:
        for value in option.values:
            if value != option.default and value not in values[option.key]:
                changes = short(game, {option.key: value}, len(found))
                found.append((None, {option.key: value, **changes}))
    return found + [(None, random_changes(game, rng)) for _ in range(0 if presets else ANY)]


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
        folder.mkdir(parents=True, exist_ok=True)
        for number, (preset, changes) in enumerate(plans(game), len(records(game.id)) + 1):
            text = write(record_of(played(game, number, preset, changes)))
            path = folder / f"{number:03}.cardtable"
            with path.open("xb") as file:  # never overwrite an existing one
                file.write(text.encode())
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
