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
        "timo": (22.47, 0.53),
        "rosa": (22.13, 0.55),
        "mei": (22.1, 0.54),
        "nils": (22.26, 0.55),
        "ayla": (24.68, 0.52),
        "otto": (24.59, 0.53),
        "zola": (24.6, 0.53),
        "priya": (24.63, 0.53),
        "samir": (25.42, 0.53),
        "leila": (25.87, 0.52),
        "hana": (25.47, 0.54),
        "diego": (26.06, 0.53),
        "amara": (27.35, 0.52),
        "chen": (27.38, 0.52),
        "kenji": (27.66, 0.52),
        "ines": (27.33, 0.53),
    },
    "kyo-kabu": {
        "timo": (25.11, 0.82),
        "rosa": (23.15, 0.83),
        "mei": (24.98, 0.81),
        "nils": (24.76, 0.83),
        "ayla": (26.11, 0.78),
        "otto": (24.44, 0.81),
        "zola": (24.52, 0.83),
        "priya": (25.41, 0.83),
        "samir": (24.1, 0.83),
        "leila": (23.93, 0.86),
        "hana": (23.78, 0.85),
        "diego": (23.26, 0.86),
        "amara": (26.17, 0.81),
        "chen": (26.75, 0.78),
        "kenji": (26.77, 0.78),
        "ines": (26.75, 0.81),
    },
    "dou-dizhu": {
        "timo": (20.53, 1.0),
        "rosa": (19.97, 1.0),
        "mei": (20.18, 1.0),
        "nils": (23.37, 1.0),
        "ayla": (24.05, 1.0),
        "otto": (22.53, 1.0),
        "zola": (23.29, 1.0),
        "priya": (22.05, 1.0),
        "samir": (28.41, 1.0),
        "leila": (27.08, 1.0),
        "hana": (27.38, 1.0),
        "diego": (25.09, 1.0),
        "amara": (28.41, 1.0),
        "chen": (27.7, 1.0),
        "kenji": (29.88, 1.0),
        "ines": (30.08, 1.0),
    },
    "oklahoma-gin": {
        "timo": (22.72, 1.0),
        "rosa": (22.48, 0.99),
        "mei": (22.09, 1.0),
        "nils": (21.91, 1.0),
        "ayla": (24.85, 1.0),
        "otto": (24.99, 1.0),
        "zola": (25.07, 1.0),
        "priya": (24.66, 1.0),
        "samir": (26.16, 1.0),
        "leila": (25.84, 1.0),
        "hana": (25.69, 1.0),
        "diego": (25.81, 1.0),
        "amara": (27.3, 1.0),
        "chen": (26.66, 1.0),
        "kenji": (26.54, 1.0),
        "ines": (27.22, 1.0),
    },
}


def strengths(game: str) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of every opponent in a game."""
    found = STRENGTHS.get(game, {})
    return {one.id: found.get(one.id, BY_LEVEL[one.level]) for one in CHARACTERS}
