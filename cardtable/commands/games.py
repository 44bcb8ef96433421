"""``cardtable games``: what can be played, under which rules, with which decks."""

from __future__ import annotations

import argparse
from typing import Any

from cardtable.art.decks import decks_for
from cardtable.engine.game import Game
from cardtable.games import all_games
from cardtable.output import show, show_json
from cardtable.translation import _


def described(game: Game) -> dict[str, Any]:
    """Return one game as plain data."""
    options = []
    for option in game.options:
        entry: dict[str, Any] = {
            "key": option.key,
            "default": option.default,
            "group": option.group,
        }
        if option.values:
            entry["values"] = list(option.values)
        else:
            entry["low"], entry["high"] = option.low, option.high
        if option.only_with is not None:
            key, values = option.only_with
            entry["only_with"] = {key: list(values)}
            if option.or_with is not None:
                key, values = option.or_with
                entry["only_with"][key] = list(values)
        options.append(entry)
    return {
        "id": game.id,
        "seats": [game.seat_counts[0], game.seat_counts[-1]],
        "options": options,
        "presets": [{"id": p.id, "values": dict(p.values)} for p in game.presets],
        "decks": [
            {
                "id": deck.id,
                "names": dict(deck.names),
                "options": [o.id for o in deck.options],
                "backs": [b.id for b in deck.backs],
                "author": deck.author,
                "licence": deck.licence,
            }
            for deck in decks_for(game.decks)
        ],
    }


def games(chosen: argparse.Namespace) -> int:
    """Print all games."""
    found = [described(game) for game in all_games().values()]
    if chosen.json:
        show_json({"games": found})
        return 0
    for game in found:
        low, high = game["seats"]
        if low == high:
            players = _("{low} players", low=low)
        else:
            players = _("{low} to {high} players", low=low, high=high)
        show(f"{game['id']}  ({players})")
        presets = ", ".join(p["id"] for p in game["presets"])
        show("  " + _("presets: {ids}", ids=presets))
        decks = ", ".join(d["id"] for d in game["decks"])
        show("  " + _("decks: {ids}", ids=decks))
        for option in game["options"]:
            values = option.get("values")
            known = (
                ", ".join(f"{v}{'*' if v == option['default'] else ''}" for v in values)
                if values
                else _(
                    "{low} to {high}, default {default}",
                    low=option["low"],
                    high=option["high"],
                    default=option["default"],
                )
            )
            show(f"  {option['key']}: {known}")
        show()
    return 0
