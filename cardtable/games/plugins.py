"""What a game in a plug-in has to declare before it is offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardtable.engine.game import Game
from cardtable.engine.options import Option, Options, Preset

#: Most cards of a deck.
MAX_CARDS = 300


def check_game(game: object) -> Game:
    """Return a game as it was found, if it can be played.

    Raises:
        TypeError: what is wrong with its declarations.
    """
    if not isinstance(game, Game):
        raise TypeError("not a Game")
    for declared, holds in _declarations(game):
        if not holds:
            raise TypeError(f"{declared} is not what a game declares")
    return game


def _declarations(game: Game) -> Iterator[tuple[str, bool]]:
    """Yield each declaration, and whether it is right; later ones rely on earlier ones."""
    counts = game.seat_counts
    yield "id", _is_id(game.id)
    yield "seat_counts", isinstance(counts, range) and len(counts) > 0
    yield "seat_counts", counts[0] >= 1 and counts[-1] <= 10
    yield "default_seats", game.default_seats in counts
    yield "score_divisor", type(game.score_divisor) is int and game.score_divisor > 0
    yield "options", _all_of(game.options, Option)
    yield "presets", _all_of(game.presets, Preset) and bool(game.presets)
    yield "recorded_presets", _all_of(game.recorded_presets, Preset)
    yield "decks", _all_of(game.decks, str) and bool(game.decks)
    yield "phrases", isinstance(game.phrases, str)
    yield "controls", isinstance(game.controls, str)
    yield "resources", isinstance(game.resources, str)
    yield "families", isinstance(game.families, Mapping)
    yield "families", all(_is_family(name, codes) for name, codes in game.families.items())
    yield "resolve", isinstance(game.resolve(), Options)


def _is_id(name: object) -> bool:
    """Whether a name can stand in records and on the command line."""
    return (
        isinstance(name, str)
        and 0 < len(name) <= 40
        and name.replace("-", "").isalnum()
        and name.isascii()
        and name.islower()
    )


def _is_family(name: object, codes: object) -> bool:
    return (
        isinstance(name, str)
        and 0 < len(name) <= 20
        and isinstance(codes, frozenset)
        and 0 < len(codes) <= MAX_CARDS
        and all(isinstance(code, str) and 0 < len(code) <= 12 for code in codes)
        and all(text.isascii() and text.isalnum() for text in (name, *codes))
    )


def _all_of(values: object, kind: type) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, kind) for value in values)
