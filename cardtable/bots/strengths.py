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
        "timo": (22.65, 0.42),
        "rosa": (22.22, 0.43),
        "mei": (22.16, 0.42),
        "nils": (22.06, 0.43),
        "ayla": (24.5, 0.41),
        "otto": (24.66, 0.41),
        "zola": (24.45, 0.42),
        "priya": (24.38, 0.42),
        "samir": (25.01, 0.41),
        "leila": (25.92, 0.41),
        "hana": (25.45, 0.41),
        "diego": (26.22, 0.41),
        "amara": (27.58, 0.41),
        "chen": (27.53, 0.41),
        "kenji": (27.7, 0.4),
        "ines": (27.51, 0.41),
    },
    "kyo-kabu": {
        "timo": (24.23, 0.54),
        "rosa": (21.75, 0.58),
        "mei": (24.93, 0.52),
        "nils": (24.16, 0.54),
        "ayla": (25.08, 0.52),
        "otto": (24.11, 0.52),
        "zola": (24.47, 0.54),
        "priya": (24.76, 0.54),
        "samir": (25.15, 0.53),
        "leila": (24.96, 0.55),
        "hana": (24.98, 0.53),
        "diego": (24.8, 0.53),
        "amara": (26.2, 0.52),
        "chen": (26.81, 0.51),
        "kenji": (26.42, 0.5),
        "ines": (27.17, 0.5),
    },
    "dou-dizhu": {
        "timo": (19.01, 1.0),
        "rosa": (19.17, 1.0),
        "mei": (19.66, 1.0),
        "nils": (22.82, 1.0),
        "ayla": (23.48, 1.0),
        "otto": (21.68, 1.0),
        "zola": (23.34, 1.0),
        "priya": (22.37, 1.0),
        "samir": (28.17, 1.0),
        "leila": (26.34, 1.0),
        "hana": (27.97, 1.0),
        "diego": (25.8, 1.0),
        "amara": (30.86, 1.0),
        "chen": (27.68, 1.0),
        "kenji": (30.99, 1.0),
        "ines": (30.68, 1.0),
    },
    "oklahoma-gin": {
        "timo": (22.3, 0.93),
        "rosa": (23.25, 0.93),
        "mei": (22.34, 0.95),
        "nils": (22.01, 0.96),
        "ayla": (24.36, 0.96),
        "otto": (25.2, 0.95),
        "zola": (24.61, 0.91),
        "priya": (24.42, 0.94),
        "samir": (26.48, 0.95),
        "leila": (26.27, 0.96),
        "hana": (25.57, 0.93),
        "diego": (25.35, 0.96),
        "amara": (27.65, 0.93),
        "chen": (26.58, 0.95),
        "kenji": (26.54, 0.93),
        "ines": (27.07, 0.94),
    },
}


def strengths(game: str) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of every opponent in a game."""
    found = STRENGTHS.get(game, {})
    return {one.id: found.get(one.id, BY_LEVEL[one.level]) for one in CHARACTERS}
