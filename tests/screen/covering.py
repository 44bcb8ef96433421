"""Which windows are examined: every value, or every two or three of them together, are in one.

The libraries that are there for this leave combinations out as soon as some are impossible (no
screen has 3840 × 2160 pixels twice, Dou Dizhu has three seats), so this is done here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

from tests.eye.cells import AXES, Cell

#: Values of some axes, by name.
Choice = Mapping[str, Any]
_Some = frozenset[tuple[str, Any]]

#: Games for any number of players from 2 to 10; the others have a fixed number.
_ROOMY = ("oicho-kabu", "kyo-kabu")
_USUAL_SEATS = AXES["seats"][0]
#: Axes whose values meet every other value, but not every pair of them.
_IN_PAIRS = ("text", "touch")


def covering(strength: int, actions: int) -> list[Cell]:
    """Cells in which every ``strength`` values of different axes come together.

    Args:
        strength: 1 for each value, 2 for pairs.
        actions: of people in each match; 0 plays to the ranking.
    """
    missing = dict.fromkeys(together(strength))
    cells = []
    while missing:
        choice = dict(next(iter(missing)))
        for axis in axes_of(strength):
            if axis not in choice:
                choice[axis] = _best(axis, choice, missing, strength)
        for some in combinations(choice.items(), strength):
            missing.pop(frozenset(some), None)
        cells.append(Cell(**choice, actions=actions))
    return cells


def together(strength: int) -> Iterator[_Some]:
    """All values of so many axes that can come together."""
    for axes in combinations(axes_of(strength), strength):
        for values in product(*(AXES[axis] for axis in axes)):
            choice = dict(zip(axes, values, strict=True))
            if can_be(choice):
                yield frozenset(choice.items())


def axes_of(strength: int) -> list[str]:
    """The axes of which so many values come together."""
    return [axis for axis in AXES if strength < 3 or axis not in _IN_PAIRS]


def can_be(choice: Choice) -> bool:
    """Whether there are cells with these values."""
    screen = {"size": (800, 560), "scale": 1.0}
    possible = Cell(**{axis: choice.get(axis, small) for axis, small in screen.items()}).possible
    roomy = choice.get("game", _ROOMY[0]) in _ROOMY
    return possible and (roomy or choice.get("seats", _USUAL_SEATS) == _USUAL_SEATS)


def _best(axis: str, choice: Choice, missing: Mapping[_Some, None], strength: int) -> Any:
    """The value that brings most together of what has not been yet."""

    def gain(value: Any) -> int:
        others = combinations(choice.items(), strength - 1)
        return sum(frozenset((*some, (axis, value))) in missing for some in others)

    return max((v for v in AXES[axis] if can_be({**choice, axis: v})), key=gain)
