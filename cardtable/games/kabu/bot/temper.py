"""How the sixteen opponents play the Kabu games: four levels with four styles each.

A level decides how well columns and third cards are judged, a style what a player prefers where
that makes little difference. Shares are of the chips bet (tastes, floors) or owned (stakes).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

#: Playing third cards by feel: the chance to draw on a free 4, 5 and 6.
Gut = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Tastes:
    """What makes a column more attractive than its cards, as shares of the chips bet.

    Attributes:
        hot: added if it won the round before, subtracted if it lost.
        crowd: multiplied by its share of what the others have bet.
        loyal: added if its player bet on it the last time.
        place: added for the fourth column, subtracted for the first, in between proportionally.
    """

    hot: float = 0.0
    crowd: float = 0.0
    loyal: float = 0.0
    place: float = 0.0


@dataclass(frozen=True, slots=True)
class Temperament:
    """How an opponent plays.

    Attributes:
        judges: how columns are compared: by ``liking`` (high cards look good), ``known`` (the order
            any regular knows), ``hoped`` (counted, by the chips of the round), or ``counted`` (by
            the chance to win the match).
        stake: lowest and highest share of the chips that is bet.
        gut: third cards by the total alone; ``None`` for one who counts.
        nerve: what the highest stake adds to a bet, in hundredths of the match, for one who plays
            for it.
        floor: bets nothing if no column promises more; ``None`` for one who always bets.
        looks: the number of last rounds in which it looks at the standings: if it is behind then,
            it bets to overtake the highest seat it still can.
        sulks: bets nothing after a round that cost chips.
        lost, won: factors for the stake after a round that cost or gained chips.
        spread: the number of columns it bets on where it may.
        tastes: which columns it likes.
        lean: preference for a third card over standing, as a share of the chips at stake, or in
            hundredths of the match for one who plays for it.
        pairs: the same with two cards of one rank, hoping for a third; also used with ``gut``.
        places: where it takes the dealer's first and second card from; ``None`` for anywhere.
    """

    judges: str
    stake: tuple[float, float] = (0.0, 0.0)
    gut: Gut | None = None
    nerve: float = 0.0
    floor: float | None = None
    looks: int = 0
    sulks: bool = False
    lost: float = 1.0
    won: float = 1.0
    spread: int = 1
    tastes: Tastes = Tastes()
    lean: float = 0.0
    pairs: float = 0.0
    places: tuple[str, str] | None = ("top", "top")


_EASY = Temperament(
    "liking", (0.08, 0.25), (1.0, 0.5, 0.35), looks=1, tastes=Tastes(hot=0.03, crowd=-0.01)
)
_MEDIUM = Temperament("known", (0.08, 0.14), (1.0, 1.0, 0.0), looks=2, tastes=Tastes(crowd=-0.03))
_HARD = Temperament("hoped", (0.05, 0.10), floor=0.0, looks=4, tastes=Tastes(crowd=-0.008))
#: Plays for the match; only its styles have tastes.
_EXPERT = Temperament("counted")

TEMPERAMENTS: dict[tuple[str, str], Temperament] = {
    # Chases what won, and raises its stakes after a loss.
    ("easy", "bold"): replace(
        _EASY,
        stake=(0.15, 0.35),
        gut=(1.0, 1.0, 0.8),
        lost=1.8,
        tastes=Tastes(hot=0.06, crowd=-0.02),
        places=("bottom", "bottom"),
    ),
    # Bets a little on several columns, where the others are, and nothing at all after a loss;
    # afraid of third cards.
    ("easy", "cautious"): replace(
        _EASY,
        stake=(0.03, 0.08),
        gut=(0.4, 0.0, 0.0),
        sulks=True,
        spread=3,
        tastes=Tastes(crowd=0.02),
    ),
    # Likes high cards and the column that won; has no habits yet.
    ("easy", ""): replace(_EASY, places=None),
    # Sticks to its column through thick and thin, and wants triples.
    ("easy", "hunter"): replace(
        _EASY,
        stake=(0.12, 0.22),
        gut=(1.0, 0.7, 0.2),
        won=1.8,
        tastes=Tastes(loyal=0.08, crowd=-0.02),
        pairs=1.0,
        places=("fourth", "fourth"),
    ),
    # Likes the end of the row, and never what has just won: its luck is used up.
    ("medium", "bold"): replace(
        _MEDIUM,
        stake=(0.14, 0.22),
        gut=(1.0, 1.0, 0.5),
        won=1.5,
        spread=2,
        tastes=Tastes(place=0.012, hot=-0.01, crowd=-0.01),
        places=("bottom", "top"),
    ),
    ("medium", "cautious"): replace(
        _MEDIUM, stake=(0.04, 0.07), gut=(1.0, 0.4, 0.0), floor=-0.0075, places=("top", "fourth")
    ),
    ("medium", ""): replace(_MEDIUM, places=("top", "bottom")),
    ("medium", "hunter"): replace(
        _MEDIUM,
        stake=(0.09, 0.16),
        lost=1.6,
        tastes=Tastes(hot=0.012, crowd=-0.02),
        pairs=1.0,
        places=("fourth", "bottom"),
    ),
    ("hard", "bold"): replace(
        _HARD,
        stake=(0.07, 0.13),
        floor=-0.02,
        spread=2,
        tastes=Tastes(crowd=-0.002, place=-0.003),
        lean=0.02,
        places=("bottom", "fourth"),
    ),
    ("hard", "cautious"): replace(
        _HARD, stake=(0.02, 0.04), floor=0.006, lean=-0.02, places=("top", "top")
    ),
    ("hard", ""): replace(_HARD, places=("fourth", "top")),
    ("hard", "hunter"): replace(
        _HARD,
        stake=(0.05, 0.09),
        floor=-0.008,
        lost=1.5,
        tastes=Tastes(hot=0.004, crowd=-0.003),
        pairs=0.03,
        places=("fourth", "fourth"),
    ),
    ("expert", "bold"): replace(
        _EXPERT,
        nerve=1.2,
        tastes=Tastes(crowd=-0.002, place=0.004),
        lean=0.5,
        places=("bottom", "bottom"),
    ),
    ("expert", "cautious"): replace(
        _EXPERT,
        nerve=-1.2,
        tastes=Tastes(crowd=-0.004, place=-0.002),
        lean=-0.5,
        places=("top", "bottom"),
    ),
    ("expert", ""): replace(_EXPERT, places=("top", "fourth")),
    ("expert", "hunter"): replace(
        _EXPERT,
        nerve=0.5,
        tastes=Tastes(hot=0.006, crowd=-0.004),
        pairs=1.0,
        places=("fourth", "bottom"),
    ),
}
