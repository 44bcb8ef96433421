"""A match at one click: set up as the last one, or in the best way for a first one."""

from __future__ import annotations

import random

from cardtable.engine.game import Game
from cardtable.engine.seeds import Seed
from cardtable.ui.intents import MatchRequest
from cardtable.ui.settings.remembered import remembered_rules, remembered_seats
from cardtable.ui.shared import Shared


def quick_match(shared: Shared, game: Game) -> MatchRequest:
    """The seats and rules of last time; else medium opponents, the usual rules, a sensible length.

    The deck is the one last used as well.
    """
    from cardtable.art.decks import decks_for
    from cardtable.models.seats import SeatModel
    from cardtable.ui.seating import seated

    settings = shared.settings
    seats = seated(SeatModel(game, remembered_seats(settings, game)).seats, random.Random())
    decks = decks_for(game.decks)
    used = next((deck for deck in decks if deck.id == settings.deck[deck.family]), decks[0])
    _, options = remembered_rules(settings, game, dict(game.quick))
    return MatchRequest(game, seats, options, Seed.fresh(), used)
