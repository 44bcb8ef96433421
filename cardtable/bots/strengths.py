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
        "timo": (18.55, 1.0),
        "rosa": (19.89, 1.0),
        "mei": (19.21, 1.0),
        "nils": (22.73, 1.0),
        "ayla": (23.54, 1.0),
        "otto": (21.21, 1.0),
        "zola": (22.92, 1.0),
        "priya": (22.56, 1.0),
        "samir": (29.07, 1.0),
        "leila": (26.83, 1.0),
        "hana": (29.09, 1.0),
        "diego": (25.9, 1.0),
        "amara": (30.48, 1.0),
        "chen": (27.2, 1.0),
        "kenji": (31.33, 1.0),
        "ines": (29.51, 1.0),
    },
    "oklahoma-gin": {
        "timo": (22.05, 0.84),
        "rosa": (23.62, 0.84),
        "mei": (22.69, 0.84),
        "nils": (21.77, 0.85),
        "ayla": (23.98, 0.85),
        "otto": (25.31, 0.84),
        "zola": (24.77, 0.83),
        "priya": (24.97, 0.82),
        "samir": (26.03, 0.85),
        "leila": (26.16, 0.86),
        "hana": (25.51, 0.84),
        "diego": (24.85, 0.85),
        "amara": (26.97, 0.85),
        "chen": (27.4, 0.85),
        "kenji": (26.56, 0.83),
        "ines": (27.35, 0.86),
    },
}


def strengths(game: str) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of every opponent in a game."""
    found = STRENGTHS.get(game, {})
    return {one.id: found.get(one.id, BY_LEVEL[one.level]) for one in CHARACTERS}
