"""How strong the named opponents are: where their ratings begin, for each game.

Written by ``python -m tools.ratings fit``; docs/opponents.md says what it was fitted to.
"""

from __future__ import annotations

from cardtable.bots.characters import CHARACTERS

#: Mean and standard deviation, on the scale of ``cardtable.store.ratings``, by level: in games in
#: which nobody has let them play.
BY_LEVEL = {"easy": (22.5, 2.0), "medium": (24.5, 2.0), "hard": (26.0, 2.0), "expert": (27.0, 2.0)}
#: The same by game and opponent.
STRENGTHS: dict[str, dict[str, tuple[float, float]]] = {
    "oicho-kabu": {
        "timo": (22.32, 0.4),
        "rosa": (22.23, 0.41),
        "mei": (22.22, 0.41),
        "nils": (22.26, 0.41),
        "ayla": (24.59, 0.4),
        "otto": (24.59, 0.4),
        "zola": (24.58, 0.4),
        "priya": (24.6, 0.4),
        "samir": (25.7, 0.4),
        "leila": (25.82, 0.4),
        "hana": (25.7, 0.4),
        "diego": (25.85, 0.4),
        "amara": (27.36, 0.39),
        "chen": (27.37, 0.39),
        "kenji": (27.45, 0.39),
        "ines": (27.35, 0.39),
    },
    "kyo-kabu": {
        "timo": (24.9, 0.84),
        "rosa": (23.1, 0.84),
        "mei": (24.84, 0.82),
        "nils": (24.7, 0.84),
        "ayla": (26.15, 0.79),
        "otto": (24.49, 0.82),
        "zola": (24.71, 0.84),
        "priya": (25.4, 0.84),
        "samir": (23.96, 0.84),
        "leila": (23.86, 0.86),
        "hana": (23.82, 0.86),
        "diego": (23.26, 0.87),
        "amara": (26.42, 0.82),
        "chen": (26.8, 0.79),
        "kenji": (26.86, 0.8),
        "ines": (26.73, 0.81),
    },
    "dou-dizhu": {
        "timo": (22.24, 0.88),
        "rosa": (22.18, 0.88),
        "mei": (22.18, 0.88),
        "nils": (22.42, 0.89),
        "ayla": (24.06, 0.87),
        "otto": (23.96, 0.87),
        "zola": (23.99, 0.86),
        "priya": (23.92, 0.87),
        "samir": (25.92, 0.87),
        "leila": (25.91, 0.87),
        "hana": (25.95, 0.86),
        "diego": (25.84, 0.86),
        "amara": (27.84, 0.88),
        "chen": (27.81, 0.87),
        "kenji": (27.92, 0.87),
        "ines": (27.87, 0.88),
    },
    "oklahoma-gin": {
        "timo": (22.32, 0.82),
        "rosa": (22.31, 0.81),
        "mei": (22.28, 0.82),
        "nils": (22.27, 0.82),
        "ayla": (25.18, 0.81),
        "otto": (25.2, 0.8),
        "zola": (25.2, 0.8),
        "priya": (25.16, 0.81),
        "samir": (25.89, 0.81),
        "leila": (25.87, 0.81),
        "hana": (25.88, 0.81),
        "diego": (25.88, 0.81),
        "amara": (26.65, 0.82),
        "chen": (26.62, 0.82),
        "kenji": (26.63, 0.82),
        "ines": (26.65, 0.82),
    },
}


def strengths(game: str) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of every opponent in a game."""
    found = STRENGTHS.get(game, {})
    return {one.id: found.get(one.id, BY_LEVEL[one.level]) for one in CHARACTERS}
