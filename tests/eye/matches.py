"""The match played in a cell: its seats, rules and cards."""

from __future__ import annotations

from cardtable.art.decks import decks_for
from cardtable.engine.match import Seat
from cardtable.engine.seeds import Seed
from cardtable.games import all_games
from cardtable.ui.intents import MatchRequest
from cardtable.ui.settings.kept import Settings
from tests.eye.cells import Cell

#: The shortest matches that go through every phase.
SHORT: dict[str, dict[str, str | int]] = {
    "oicho-kabu": {"rounds": "6"},
    "kyo-kabu": {"rounds": "6"},
    "dou-dizhu": {"deals": "1"},
    "oklahoma-gin": {"rounds": "1", "target": "1"},
}
#: Matches of about ten deals.
LONG: dict[str, dict[str, str | int]] = {
    "oicho-kabu": {"rounds": "12"},
    "kyo-kabu": {"rounds": "12"},
    "dou-dizhu": {"deals": "10"},
    "oklahoma-gin": {"rounds": "1", "target": "150"},
}

#: Names of those at a table.
NAMES = ("Mira", "Ayla", "Otto", "Hana", "Kenji", "Samir", "Rosa", "Timo", "Leila", "Zola")


def long_name(name: str) -> str:
    """A name of 40 characters that begins with this one."""
    return (f"{name} Wilhelmina von Hohenschönhausen-Grünwald"[:40]).ljust(40, "m")


def seats_of(cell: Cell) -> tuple[Seat, ...]:
    """People first, then bots that decide quickly."""
    game = all_games()[cell.game]
    count = min(max(cell.seats, game.seat_counts[0]), game.seat_counts[-1])
    people = 2 if cell.hands == "hot-seat" else 1
    kinds = (["human"] * people + ["easy", "medium"] * count)[:count]
    names = [NAMES[i % len(NAMES)] for i in range(count)]
    if cell.long_names:
        names = [long_name(name) for name in names]
    return tuple(
        Seat(kind, name, i) for i, (kind, name) in enumerate(zip(kinds, names, strict=True))
    )


def request_of(cell: Cell, settings: Settings) -> MatchRequest:
    """The match of a cell, as the set-up page would request it."""
    game = all_games()[cell.game]
    deck = decks_for(game.decks)[0]
    options = game.resolve(None, (LONG if cell.what == "deals" else SHORT)[game.id])
    return MatchRequest(game, seats_of(cell), options, Seed.parse(str(cell.seed)), deck)
