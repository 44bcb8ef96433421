"""Ratings fitted to results, and how well they foretell others.

The model is the one by which the program rates (``cardtable/store/ratings.py``): a player's chance
to come first among those who are left is in proportion to exp(μ/c), c² the number of players times
β². Opponents are expected where their level is on the whole (``BY_LEVEL``), and those of a level to
be alike, the more so, the more alike they turn out to be: of a few spreads of whole levels round
what is expected, and of opponents round their level, the pair is taken by which the results are
likeliest. Few results of one opponent are thus completed by those of its level. The uncertainty
follows from how fast the likelihood falls off beside the ratings; what the program begins with is
no more uncertain than ``SURE``, because what is played there tells more of people.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardtable.bots.characters import CHARACTERS
from cardtable.bots.strengths import BY_LEVEL
from cardtable.store.ratings import LUCK, MEAN, Rating, places
from tools.ratings.playing import Line

SURE = 1.0
_IDS = [one.id for one in CHARACTERS]
_LEVELS = np.array([[a.level == b.level for b in CHARACTERS] for a in CHARACTERS], float)
#: The spreads that are tried, of levels and within one.
_BETWEEN, _WITHIN = (0.5, 1.0, 2.0, 4.0, 8.0), (0.25, 0.5, 1.0, 2.0)

Floats = NDArray[Any]


class Fit(NamedTuple):
    """Ratings round the mean of all, and the spreads that were expected of them."""

    ratings: dict[str, Rating]
    between: float
    within: float


def fitted(game: str, lines: Sequence[Line]) -> Fit:
    """The ratings of the sixteen, by these results."""
    whole = [_places(game, line) for line in lines]
    found = max(
        (
            (*_likeliest(whole, between, within), between, within)
            for between, within in itertools.product(_BETWEEN, _WITHIN)
        ),
        key=lambda one: one[0],
    )
    _, mu, covariance, between, within = found
    centre = np.eye(len(mu)) - 1 / len(mu)  # only differences are known
    spread = np.sqrt(np.diag(centre @ covariance @ centre))
    mu = mu - mu.mean() + MEAN
    ratings = {
        id_: Rating(round(float(m), 2), round(float(s), 2))
        for id_, m, s in zip(_IDS, mu, spread, strict=True)
    }
    return Fit(ratings, between, within)


def _places(game: str, line: Line) -> tuple[NDArray[np.int64], list[int]]:
    who = np.array([_IDS.index(id_) for id_ in line.people])
    return who, places(game, line.scores, line.winners)


def _likeliest(
    results: Sequence[tuple[NDArray[np.int64], list[int]]], between: float, within: float
) -> tuple[float, Floats, Floats]:
    """The evidence for these spreads (by Laplace), the likeliest ratings, and their covariance."""
    expected = np.array([BY_LEVEL[one.level][0] for one in CHARACTERS])
    expected -= expected.mean()
    prior = between**2 * _LEVELS + within**2 * np.eye(len(_IDS))
    known = np.linalg.inv(prior)
    mu: Floats = expected.copy()
    for _ in range(30):
        slope, curve = -known @ (mu - expected), known.copy()
        likelihood = math.fsum(_add(*result, mu, slope, curve) for result in results)
        step = np.linalg.solve(curve, slope)
        mu = mu + step
        if abs(step).max() < 1e-6:
            break
    evidence = likelihood - (mu - expected) @ known @ (mu - expected) / 2
    evidence -= (np.linalg.slogdet(prior)[1] + np.linalg.slogdet(curve)[1]) / 2
    return float(evidence), mu, np.linalg.inv(curve)


def _add(
    who: NDArray[np.int64], reached: list[int], mu: Floats, slope: Floats, curve: Floats
) -> float:
    """Add what a result says: everybody who has a place against all who came no earlier."""
    c = math.sqrt(len(who)) * LUCK
    ties = Counter(reached)
    likelihood = 0.0
    for seat, place in enumerate(reached):
        if not place:
            continue
        left = who[[other >= place or not other for other in reached]]
        weight = np.exp(mu[left] / c)
        chance = weight / weight.sum()
        part = 1 / ties[place]
        likelihood += part * (mu[who[seat]] / c - math.log(weight.sum()))
        slope[who[seat]] += part / c
        slope[left] -= part * chance / c
        curve[np.ix_(left, left)] += part * (np.diag(chance) - np.outer(chance, chance)) / c**2
    return likelihood


def chances(ratings: Sequence[Rating]) -> list[float]:
    """How likely each of those at a table is to win, as the model has it."""
    c = math.sqrt(sum(one.sigma**2 + LUCK**2 for one in ratings))
    weights = [math.exp((one.mu - MEAN) / c) for one in ratings]
    return [weight / sum(weights) for weight in weights]


class Share(NamedTuple):
    """How often somebody won, and should have: both as shares of the matches."""

    matches: int
    won: float
    foretold: float

    @property
    def error(self) -> float:
        """The standard error of the share that was won."""
        return math.sqrt(max(self.foretold * (1 - self.foretold), 1e-9) / max(1, self.matches))


def shares(game: str, lines: Iterable[Line], ratings: dict[str, Rating]) -> dict[str, Share]:
    """For each of the sixteen what the ratings foretell of matches, and what came; a tie is shared.

    Whoever is first by :func:`~cardtable.store.ratings.places` has won.
    """
    count = Counter[str]()
    won, foretold = defaultdict[str, float](float), defaultdict[str, float](float)
    for line in lines:
        reached = places(game, line.scores, line.winners)
        expected = chances([ratings[id_] for id_ in line.people])
        for id_, place, chance in zip(line.people, reached, expected, strict=True):
            count[id_] += 1
            won[id_] += (place == 1) / reached.count(1)
            foretold[id_] += chance
    return {
        id_: Share(count[id_], won[id_] / count[id_], foretold[id_] / count[id_])
        for id_ in _IDS
        if count[id_]
    }


def by_level(those: dict[str, Share]) -> dict[str, Share]:
    """The same for all opponents of each level together."""
    found = {}
    for level in BY_LEVEL:
        own = [those[one.id] for one in CHARACTERS if one.level == level and one.id in those]
        count = sum(share.matches for share in own)
        won, foretold = (
            sum(share.matches * figure for share, figure in zip(own, figures, strict=True)) / count
            for figures in ([share.won for share in own], [share.foretold for share in own])
        )
        found[level] = Share(count, won, foretold)
    return found


def surprise(game: str, lines: Iterable[Line], ratings: dict[str, Rating]) -> float:
    """The mean of minus the logarithm of the chance that was given to the winner."""
    found = []
    for line in lines:
        reached = places(game, line.scores, line.winners)
        expected = chances([ratings[id_] for id_ in line.people])
        first = [c for c, place in zip(expected, reached, strict=True) if place == 1]
        found.append(-sum(map(math.log, first)) / len(first))
    return sum(found) / len(found)


_HEAD = '''"""How strong the named opponents are: where their ratings begin, for each game.

Written by ``python -m tools.ratings fit``; docs/opponents.md says what it was fitted to.
"""

from __future__ import annotations

from cardtable.bots.characters import CHARACTERS

#: Mean and standard deviation, on the scale of ``cardtable.store.ratings``, by level: in games in
#: which nobody has let them play.
BY_LEVEL = {"easy": (22.5, 2.0), "medium": (24.5, 2.0), "hard": (26.0, 2.0), "expert": (27.0, 2.0)}
#: The same by game and opponent.
STRENGTHS: dict[str, dict[str, tuple[float, float]]] = {
'''
_FOOT = '''}


def strengths(game: str) -> dict[str, tuple[float, float]]:
    """Mean and standard deviation of every opponent in a game."""
    found = STRENGTHS.get(game, {})
    return {one.id: found.get(one.id, BY_LEVEL[one.level]) for one in CHARACTERS}
'''


def write(path: Path, by_game: dict[str, dict[str, Rating]]) -> None:
    """Write the ratings to where the program has them."""
    lines = [_HEAD]
    for game, those in by_game.items():
        lines.append(f'    "{game}": {{\n')
        lines += [
            f'        "{id_}": ({one.mu}, {min(one.sigma, SURE)}),\n' for id_, one in those.items()
        ]
        lines.append("    },\n")
    path.write_text("".join([*lines, _FOOT]))
