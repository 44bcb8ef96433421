"""Moments: what a table celebrates for less than a second, as ids and parameters.

A game says which of its events are moments (:meth:`~cardtable.engine.table.TableDesign.moments`),
its phrases word them, the scene shows them. Nobody needs one to follow the play: the log says the
same.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.events import Params, Value

#: Figures drawn behind a moment's name.
BURST, MIST, FAN, BLOSSOM = "burst", "mist", "fan", "blossom"
#: Most moments of one action.
MOST = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """Something rare that has just happened.

    Attributes:
        id: which one (``bomb``, ``arashi``, ``gin``).
        params: parameters of its words (whose it is, what it multiplies).
        figure: drawn behind its name: ``burst``, ``mist``, ``fan`` or ``blossom``.
        hard: whether it shakes the table.
        beat: the cards after which it comes, as :attr:`~cardtable.engine.table.CardSpot.beat`.
    """

    id: str
    params: Params = ()
    figure: str = MIST
    hard: bool = False
    beat: int = 0

    @classmethod
    def of(
        cls, id_: str, figure: str = MIST, *, hard: bool = False, beat: int = 0, **params: Value
    ) -> Moment:
        """``Moment.of("bomb", BURST, hard=True, seat=1, factor=2)``."""
        return cls(id_, tuple(params.items()), figure, hard, beat)

    def number(self, key: str) -> int | None:
        """Return a parameter that is a number, or ``None``."""
        value = dict(self.params).get(key)
        return value if isinstance(value, int) else None
