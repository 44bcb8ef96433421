"""Arguments that several commands share: game, seats, rules, seed."""

from __future__ import annotations

import argparse

from cardtable.engine.game import Game
from cardtable.engine.match import BadSeat, Seat, check_seats
from cardtable.engine.options import BadOption, Options
from cardtable.engine.quoting import quoted
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.failures import WrongUse
from cardtable.games import UnknownGame, find_game
from cardtable.phrases.lists import in_row
from cardtable.translation import message


def game_from(name: str) -> Game:
    """Return the game called ``name``.

    Raises:
        WrongUse: if there is none.
    """
    try:
        return find_game(name)
    except UnknownGame as error:
        raise WrongUse(error.args[0]) from error


def options_from(chosen: argparse.Namespace, game: Game, usual: str = "") -> Options:
    """Return the house rules asked for; the ``usual`` preset, else the first, if none is named.

    Raises:
        WrongUse: unknown preset, option or value, or a value that would change nothing.
    """
    changes: dict[str, str | int] = {}
    for text in chosen.option:
        key, equals, value = text.partition("=")
        if not equals:
            raise WrongUse(
                message("--option {text} needs a key and a value: KEY=VALUE.", text=quoted(text))
            )
        changes[key.strip()] = value.strip()
    try:
        preset = chosen.preset if chosen.preset is not None else usual or game.presets[0].id
        options, unchanged = game.resolve(preset, changes), game.resolve(preset)
    except BadOption as error:
        raise WrongUse(error.args[0]) from error
    for option in game.options:
        if options[option.key] != unchanged[option.key] and option.idle(options):
            others = in_row(f"{key}={value}" for key, values in option.needs for value in values)
            raise WrongUse(
                message("{option} only works with {others}.", option=option.key, others=others)
            )
    return options


def seats_from(text: str, game: Game) -> tuple[Seat, ...]:
    """Return the seats asked for.

    Raises:
        WrongUse: unknown kind, or a number of seats the game does not allow.
    """
    kinds = [kind.strip().lower() for kind in text.split(",")]
    try:
        seats = tuple(Seat(kind, portrait=i % 10) for i, kind in enumerate(kinds))
        check_seats(game, len(seats))
    except BadSeat as error:
        raise WrongUse(error.args[0]) from error
    return seats


def seed_from(text: str | None) -> Seed:
    """Return the seed asked for, or a fresh one.

    Raises:
        WrongUse: if the text is not a seed.
    """
    if text is None:
        return Seed.fresh()
    try:
        return Seed.parse(text)
    except BadSeed as error:
        raise WrongUse(error.args[0]) from error
