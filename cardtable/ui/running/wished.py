"""The match asked for on the command line, as the set-up page would request it."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

from cardtable.art.decks import find_deck
from cardtable.commands.match_arguments import game_from, options_from, seats_from, seed_from
from cardtable.engine.match import Seat
from cardtable.phrases.names import numbered_player
from cardtable.translation import current_language
from cardtable.ui.intents import MatchRequest
from cardtable.ui.seating import seated
from cardtable.ui.settings.chosen import deck_of
from cardtable.ui.settings.kept import Settings


def wished_match(chosen: argparse.Namespace, settings: Settings) -> MatchRequest:
    """The match of the ``chosen`` game, seats, options, seed and deck.

    Raises:
        Failure, WrongUse, BadDeck: one sentence says what is not available.
    """
    game = game_from(chosen.game)
    if chosen.seats:
        seats = seats_from(chosen.seats, game)
    else:
        levels = ["human"] + ["medium"] * (game.default_seats - 1)
        seats = seats_from(",".join(levels), game)
    seed = seed_from(chosen.seed)
    rng = random.Random(seed.text)  # the same deal meets the same opponents
    own = settings.own_name
    named = seated([_named(seats, number, own) for number in range(len(seats))], rng)
    of_set = (preset.deck for preset in game.presets if preset.id == chosen.preset)
    wanted = chosen.deck or next(of_set, "")
    deck = find_deck(wanted, game.decks) if wanted else deck_of(game, settings)
    options = options_from(chosen, game, game.preset_in(current_language()))
    return MatchRequest(game, named, options, seed, deck, chosen.seed is not None)


def _named(seats: Sequence[Seat], number: int, own: str) -> Seat:
    """A seat; a person's has a name: the first one's ``own`` if it is known, else a number."""
    seat = seats[number]
    if seat.is_human:
        people = sum(other.is_human for other in seats[: number + 1])
        name = own if own and people == 1 else numbered_player(people)
        return Seat(seat.kind, name, number)
    return Seat(seat.kind, "", number)
