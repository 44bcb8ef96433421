"""What accompanies the play at a table, as ids and parameters: moments and sounds.

A game says which of its events are moments, celebrated for less than a second
(:meth:`~cardtable.engine.table.TableDesign.moments`), and which sound goes with which event.
Nobody needs either to follow the play: all of it can be seen, and the log says the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardtable.engine.events import Params, Value

#: Figures drawn behind a moment's name; with none it is a small plate beside what happens.
BURST, MIST, FAN, NONE = "burst", "mist", "fan", ""
#: Boughs grow from behind the cards and bloom, and petals fall.
BLOSSOM = "blossom"
#: The table's plate of brass turns over, and has the name on its back.
BRASS = "brass"
#: A burst tears open under the cards, and blows away what they beat.
BLAST = "blast"
#: The cards rise on tails of fire, in the night.
ROCKET = "rocket"
#: The name flies through clouds, along the cards.
PLANE = "plane"
#: Two cards are lifted out of their row, into a warm light.
LIGHT = "light"
#: A sign cracks in two, and chips roll away from an empty place to those who are glad.
BROKEN = "broken"
#: Silk with the name unrolls from a face, and chips fall onto its heap.
SILK = "silk"
#: Most moments of one action.
MOST = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """Something rare that has just happened.

    Attributes:
        id: which one (``bomb``, ``arashi``, ``gin``).
        params: parameters of its words (whose it is, what it multiplies).
        figure: drawn behind its name: ``burst``, ``mist``, ``fan``, ``blossom``, or none; or
            ``brass``, ``blast``, ``rocket``, ``plane``, ``light``, ``broken``, ``silk``.
        hard: whether it shakes the table.
        beat: the cards after which it comes, as :attr:`~cardtable.engine.table.CardSpot.beat`.
        zone: where the cards lie that made it; they stay in front.
        month: whose petals whirl round it, 1 to 12; 0 for none.
        struck: the seats whose faces flinch at it.
        glad: the seats whose faces light up at it.
        first: whether it comes before the cards are gathered that lie there.
    """

    id: str
    params: Params = ()
    figure: str = MIST
    hard: bool = False
    beat: int = 0
    zone: str = ""
    month: int = 0
    struck: tuple[int, ...] = ()
    glad: tuple[int, ...] = ()
    first: bool = False

    @classmethod
    def of(
        cls,
        id_: str,
        figure: str = MIST,
        *,
        hard: bool = False,
        beat: int = 0,
        zone: str = "",
        month: int = 0,
        struck: tuple[int, ...] = (),
        glad: tuple[int, ...] = (),
        first: bool = False,
        **params: Value,
    ) -> Moment:
        """``Moment.of("bomb", BLAST, hard=True, zone="play1", seat=1, factor=2)``."""
        told = tuple(params.items())
        return cls(id_, told, figure, hard, beat, zone, month, struck, glad, first)

    def number(self, key: str) -> int | None:
        """Return a parameter that is a number, or ``None``."""
        value = dict(self.params).get(key)
        return value if isinstance(value, int) else None


@dataclass(frozen=True, slots=True)
class Remark:
    """Something that all have seen and an opponent may say a word about, where there is no moment.

    Attributes:
        id: what it is about, as the phrases of talk know it.
        seat: who speaks.
        beat: the cards after which it comes, as :attr:`Moment.beat`.
    """

    id: str
    seat: int
    beat: int = 0


class Sound(StrEnum):
    """One sound; its files are ``assets/sound/<value>….wav``."""

    #: A card is put on the table; slides across it; is turned over; the deck is shuffled.
    CARD = "card"
    SLIDE = "slide"
    FLIP = "flip"
    SHUFFLE = "shuffle"
    #: Chips are put down; are raked in by the winner.
    CHIPS = "chips"
    RAKE = "rake"
    #: Events that stand out.
    KNOCK = "knock"
    GIN = "gin"
    BOMB = "bomb"
    ROCKET = "rocket"
    #: How it ended for the person at the screen: the table plays these, games need not.
    DEAL_WON = "deal_won"
    DEAL_LOST = "deal_lost"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"
