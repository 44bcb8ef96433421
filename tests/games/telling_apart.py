"""Who is it? A plain classifier that is shown how two opponents play, and then asked.

A match is noted as a row of means, one for each habit; habits that never came up are NaN.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float64]
Name = TypeVar("Name")


def told_apart(
    known: Mapping[Name, Rows], asked: Mapping[Name, Rows]
) -> dict[tuple[Name, Name], float]:
    """The share of matches that are put down to the right one of each two opponents.

    Args:
        known: matches that are learned from, a row each, by who played them.
        asked: matches of the same opponents that were never shown.
    """
    # Loading them takes a second or two, which most runs do not need.
    from sklearn.discriminant_analysis import LinearDiscriminantAnalysis
    from sklearn.impute import SimpleImputer
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    found = {}
    for one, other in combinations(known, 2):
        guess = make_pipeline(
            SimpleImputer(keep_empty_features=True),
            StandardScaler(),
            LinearDiscriminantAnalysis(solver="lsqr", shrinkage="auto"),
        )
        guess.fit(np.concatenate((known[one], known[other])), _whose(known[one], known[other]))
        right = [
            float(np.mean(guess.predict(asked[who]) == n)) for n, who in enumerate((one, other))
        ]
        found[one, other] = sum(right) / 2
    return found


def _whose(one: Rows, other: Rows) -> NDArray[np.int64]:
    return np.array([0] * len(one) + [1] * len(other))
