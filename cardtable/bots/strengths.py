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
        "timo": (23.66, 0.42),
        "rosa": (23.62, 0.43),
        "mei": (23.61, 0.43),
        "nils": (23.61, 0.43),
        "ayla": (24.76, 0.42),
        "otto": (24.77, 0.43),
        "zola": (24.77, 0.43),
        "priya": (24.76, 0.42),
        "samir": (25.11, 0.42),
        "leila": (25.24, 0.42),
        "hana": (25.12, 0.43),
        "diego": (25.24, 0.43),
        "amara": (26.41, 0.43),
        "chen": (26.42, 0.43),
        "kenji": (26.49, 0.43),
        "ines": (26.4, 0.43),
    },
    "kyo-kabu": {
        "timo": (24.95, 0.37),
        "rosa": (24.78, 0.36),
        "mei": (24.92, 0.37),
        "nils": (24.93, 0.37),
        "ayla": (25.12, 0.37),
        "otto": (24.92, 0.36),
        "zola": (24.97, 0.37),
        "priya": (25.02, 0.37),
        "samir": (24.55, 0.37),
        "leila": (24.53, 0.37),
        "hana": (24.52, 0.37),
        "diego": (24.51, 0.37),
        "amara": (25.56, 0.37),
        "chen": (25.58, 0.37),
        "kenji": (25.59, 0.37),
        "ines": (25.56, 0.37),
    },
    "dou-dizhu": {
        "timo": (22.65, 2.66),
        "rosa": (22.9, 2.73),
        "mei": (21.67, 2.49),
        "nils": (23.8, 2.53),
        "ayla": (24.74, 2.35),
        "otto": (23.14, 2.39),
        "zola": (23.23, 2.23),
        "priya": (23.24, 2.3),
        "samir": (24.68, 2.51),
        "leila": (23.52, 2.5),
        "hana": (24.4, 2.53),
        "diego": (23.06, 2.38),
        "amara": (30.03, 2.77),
        "chen": (28.69, 2.44),
        "kenji": (30.8, 2.68),
        "ines": (29.44, 2.52),
    },
}


def strengths(game: str) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of every opponent in a game."""
    found = STRENGTHS.get(game, {})
    return {one.id: found.get(one.id, BY_LEVEL[one.level]) for one in CHARACTERS}
