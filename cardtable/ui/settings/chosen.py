"""What the player has chosen for a game: its deck and how that is dressed, seats and rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from cardtable.art.deck import Deck, Named, Variant
from cardtable.art.decks import decks_for
from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.options import BadOption, Options
from cardtable.store.journal import JournalError, read_seats
from cardtable.translation import current_language
from cardtable.ui.settings.kept import Settings


def deck_of(game: Game, settings: Settings) -> Deck:
    """The deck last chosen for a game, else the one that the game begins with."""
    decks = decks_for(game.decks)
    known = {deck.id: deck for deck in decks}
    # Older settings have one deck for all games of a family.
    chosen = (settings.deck[name] for name in (game.id, *game.decks))
    return next((known[id_] for id_ in (*chosen, game.deck) if id_ in known), decks[0])


def is_on(option: Named, settings: Settings, language: str) -> bool:
    """Whether an option of a deck is on; German players read B and D on their cards."""
    suits = option.id == "german" and language == "de"
    chosen = settings.card_option[option.id]
    return (option.default or suits) if chosen is None else chosen


def variant_for(deck: Deck, settings: Settings, language: str) -> Variant:
    """The variant of a deck to play with."""
    worn = {option.id: is_on(option, settings, language) for option in deck.options}
    return deck.variant(worn, settings.back[deck.id])


def remember(settings: Settings, game: Game, options: Options) -> None:
    """Remember the rules of a match that begins, for the next quick match."""
    settings.last_rules[game.id] = dict(options)
    settings.last_game = game.id


def remembered_rules(
    settings: Settings, game: Game, first: Mapping[str, str | int] = MappingProxyType({})
) -> tuple[str, Options]:
    """The rules of the last match, after the set or the preset that they come from.

    Before the first match they are those of the preset that players of the language expect, with
    the changes in ``first``.
    """
    last = settings.last_rules[game.id]
    try:
        rules = game.resolve(changes=dict(last)) if last else None
    except BadOption:
        rules = None  # remembered before a rule was changed
    if rules is None:
        preset = game.preset_in(current_language())
        return preset, game.resolve(preset, dict(first))
    own = settings.rule_sets[game.id].items()
    mine = (name for name, values in own if values == dict(rules))
    return next(mine, game.nearest_preset(rules)[0]), rules


def note_lesson(settings: Settings, game: Game, lesson: str) -> None:
    """Note a finished lesson, after which lessons are no longer offered."""
    settings.lessons_done[game.id] |= {lesson}
    settings.last_game = settings.last_game or game.id  # a quick match is then one of this game
    settings.offer_lessons = False


def remembered_seats(settings: Settings, game: Game) -> list[Seat]:
    """The last seats; else the player and medium opponents, or none if no name is known."""
    try:
        seats = list(read_seats(settings.last_seats[game.id]))
    except JournalError:
        seats = []  # nothing remembered, or damaged
    if len(seats) in game.seat_counts or not settings.own_name:
        return with_own_name(settings, seats)
    bots = [Seat("medium", "", number) for number in range(1, game.default_seats)]
    return [Seat("human", settings.own_name, 0), *bots]


def with_own_name(settings: Settings, seats: list[Seat]) -> list[Seat]:
    """Give the first person the player's own name, unless another seat has it."""
    name = settings.own_name
    first = next((i for i, seat in enumerate(seats) if seat.is_human), None)
    if first is None or not name or name in [seat.name for seat in seats]:
        return seats
    return [replace(s, name=name) if i == first else s for i, s in enumerate(seats)]
