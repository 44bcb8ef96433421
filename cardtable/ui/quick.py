"""A match at one click: set up as the last one, or in the best way for a first one.

Who never chose opponents plays against some of about the same rating.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.seeds import Seed
from cardtable.ui.intents import MatchRequest
from cardtable.ui.settings.chosen import remembered_rules, remembered_seats
from cardtable.ui.shared import Shared

#: Rivals are drawn from the nearest, so many more than there are seats: not always the same ones.
_CHOICE = 2


def quick_match(shared: Shared, game: Game) -> MatchRequest:
    """The seats and rules of last time; else medium opponents, the usual rules, a sensible length.

    The deck is the one last used as well.
    """
    from cardtable.models.seats import SeatModel
    from cardtable.ui.seating import seated

    settings = shared.settings
    wanted = SeatModel(game, remembered_seats(settings, game)).seats
    if not settings.last_seats[game.id]:
        wanted = _with_rivals(wanted, shared, game)
    seats = seated(wanted, random.Random())
    _, options = remembered_rules(settings, game, dict(game.quick))
    return MatchRequest(game, seats, options, Seed.fresh(), shared.deck(game))


def _with_rivals(seats: Sequence[Seat], shared: Shared, game: Game) -> tuple[Seat, ...]:
    """Seat opponents as strong as the player, as far as the player's rating is known."""
    from cardtable.bots.characters import CHARACTERS
    from cardtable.models.seats import with_character

    table = shared.ratings.table
    own = table.own(game.id) if table is not None else None
    if table is None or own is None:
        return tuple(seats)
    strength = {one.id: table.of_character(one.id, game.id).rating.mu for one in CHARACTERS}
    near = sorted(strength, key=lambda id_: abs(strength[id_] - own.rating.mu))
    rivals = iter(random.sample(near[: len(seats) + _CHOICE], len(seats)))
    return tuple(s if s.is_human else with_character(s, next(rivals)) for s in seats)
