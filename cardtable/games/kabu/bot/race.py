"""The chance to win the match, from everybody's chips and the rounds to come.

After the last round it is known: most chips win, and who ties shares. Before it, a seat's strength
is read from a curve over its distance to the richest of the others, in highest stakes, and the
chance of each seat is its part of all strengths. The curves were fitted backwards from the last
round (``python -m assets.train.kabu``), one round after the other, for an expert who answers in the
best way to others of one kind: they depend on how many play, on the rounds to come, and on how the
others bet. Only bots load this module: it needs numpy, the window does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from cardtable.art.assets import asset
from cardtable.games.kabu.rules import Rules

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

#: How likely somebody bets in each of these ways: by habit and much, by habit and little, so until
#: the last rounds and then by the standings, always just enough to lead, always all he may when he
#: is behind; and as an expert does.
Manner = tuple[float, float, float, float, float, float]
_EXPERT = 5


@lru_cache(maxsize=1)
def _fitted() -> dict[str, Floats]:
    with np.load(asset("nets/kabu.npz")) as file:
        return {name: file[name].astype(np.float64) for name in file.files}


@lru_cache(maxsize=64)
def _curves(kyo: bool, share: bool, seats: int, rounds: int) -> tuple[Floats, Floats, Floats]:
    """Return distances, and by manner an expert's strengths and the others'.

    Those of Kyo-Kabu or Oicho-Kabu, and of rules by which bettors share what is open or not.
    """
    fitted = _fitted()
    tables = fitted["seats"]
    number = min(rounds, fitted["expert"].shape[4]) - 1
    high = int(np.clip(np.searchsorted(tables, seats), 1, len(tables) - 1))
    part = float(np.clip((seats - tables[high - 1]) / (tables[high] - tables[high - 1]), 0, 1))
    both = (
        (1 - part) * curves[:, high - 1, number] + part * curves[:, high, number]
        for curves in (fitted[who][int(kyo), int(share)] for who in ("expert", "others"))
    )
    return fitted["distances"], *both


class Race:
    """The chances of one table.

    Args:
        rules: the house rules.
        manners: how each seat bets.
        most: the highest stake of a player, in chips.
        rounds: how many come; 0 after the last.
    """

    def __init__(self, rules: Rules, manners: Sequence[Manner], most: int, rounds: int) -> None:
        self._rules, self._manners = rules, np.array(manners)
        self._most, self._rounds = most, rounds
        self._kind = bool(rules.field), rules.share

    def chance(self, chips: Ints, seat: int) -> Floats:
        """Return the chance of ``seat`` to win if it plays on well, by row of ``chips``."""
        if self._rounds == 0:
            first = chips == chips.max(axis=1, keepdims=True)
            found: Floats = first[:, seat] / first.sum(axis=1)
            return found
        ordered = np.sort(chips, axis=1)
        top, second = ordered[:, -1:], ordered[:, -2:-1]
        distance = (chips - np.where(chips == top, second, top)) / self._most
        distances, expert, others = _curves(*self._kind, chips.shape[1], self._rounds)
        # An expert's curve is that against those at the table.
        rest = np.delete(self._manners[:, :_EXPERT], seat, axis=0).sum(axis=0)
        own = (rest / rest.sum() if rest.any() else np.full(_EXPERT, 1 / _EXPERT)) @ expert
        strengths = np.empty(chips.shape)
        for place, manner in enumerate(self._manners):
            curve = own if place == seat else manner[:_EXPERT] @ others + manner[_EXPERT] * own
            strengths[:, place] = np.exp(np.interp(distance[:, place], distances, curve))
        if not self._rules.credit:
            strengths = np.where(chips > 0, strengths, 0)
        mine: Floats = strengths[:, seat] / np.maximum(strengths.sum(axis=1), 1e-12)
        return mine
