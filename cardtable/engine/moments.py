"""Moments: what a table celebrates for less than a second, in ids and parameters.

A game says which of its events are one (:meth:`~cardtable.engine.table.TableDesign.moments`), its
phrases say it in words, the scene shows it. It is never needed to follow the play: the log says the
same.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.events import Params, Value

#: What is seen behind a moment's name.
BURST, MIST, FAN, BLOSSOM = "burst", "mist", "fan", "blossom"
#: Most moments of one action.
MOST = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """Something rare that has just happened.

    Attributes:
        id: what (``bomb``, ``arashi``, ``gin``).
        params: what its words need (whose it is, what it multiplies).
        figure: what is seen behind its name: ``burst``, ``mist``, ``fan`` or ``blossom``.
        hard: it shakes the table.
        beat: after which cards it comes, as :attr:`~cardtable.engine.table.CardSpot.beat`.
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
        """A parameter that is a number, or ``None``."""
        value = dict(self.params).get(key)
        return value if isinstance(value, int) else None
