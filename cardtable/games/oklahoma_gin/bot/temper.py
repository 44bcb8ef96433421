"""Sixteen ways to play gin: what each level sees, fears and overlooks, and what each style likes.

Taste decides between choices that are nearly equal: it is in points, whereas the rule-of-thumb
levels count in pips. What a level lacks is another matter. Beginners do not recognise a meld that
is a run, hold on to pairs whatever they count, and do not dare to knock until they hold next to
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.games.oklahoma_gin.bot.odds import next_to, of_rank
from cardtable.games.oklahoma_gin.cards import PIPS_OF

#: A card with more pips than this is high.
_HIGH = 5


@dataclass(frozen=True, slots=True)
class Temperament:
    """How one opponent plays; the figures were tuned in mirrored hands.

    Attributes:
        slips: random error of its judgement of a hand, in pips.
        ahead: number of turns for which it relies on a hand's chances.
        danger: cost of giving the opponent a meld, in pips.
        overlooks: how often it misses that the open card makes a run, or fits the knocker's.
        tempting: how often it takes a discard that makes no meld but goes with a card in hand.
        worlds: number of the opponent's hands it imagines before it knocks; 0 for none.
        haste: how much more than knocking waiting must promise, in points.
        dares: most deadwood with which it dares to knock at first, in pips.
        courage: how much this grows with every turn.
        hunts: the turn from which it waits for gin; 0 for never.
        pairs: how much it likes to keep two cards of a rank.
        runs: the same for cards close together in a suit.
        high: how much it likes to get rid of a card, for each pip above five.
        knocks: how much it likes to knock without gin.
        pile: how much it likes to take the open card.
    """

    slips: float = 0.0
    ahead: float = 0.0
    danger: float = 0.0
    overlooks: float = 0.0
    tempting: float = 0.0
    worlds: int = 0
    haste: float = 0.0
    dares: float = 10.0
    courage: float = 0.0
    hunts: int = 0
    pairs: float = 0.0
    runs: float = 0.0
    high: float = 0.0
    knocks: float = 0.0
    pile: float = 0.0

    def discarding(self, hand: int, card: int) -> float:
        """Return how much it likes to discard ``card`` from ``hand``, beyond what that is worth."""
        liked = self.high * max(0, PIPS_OF[card] - _HIGH)
        liked -= self.pairs * bool(of_rank(card) & hand)
        return liked - self.runs * bool(next_to(card) & hand)

    def daring(self, turns: int) -> float:
        """Return the most deadwood with which it dares to knock after so many turns."""
        return self.dares + self.courage * turns


_EASY = Temperament(slips=3.0, overlooks=0.35, tempting=0.2, pairs=3.0, dares=2.0, courage=0.5)
_MEDIUM = Temperament(slips=2.0, ahead=0.5, overlooks=0.05, tempting=0.05)
_HARD = Temperament(ahead=1.3, danger=4.0, worlds=10, haste=12.0)
_EXPERT = Temperament()

#: By level and style. The cautious lay high cards away, leave the pile alone and knock when they
#: can; the bold hold high pairs, take from the pile and wait for more; hunters collect for gin.
TEMPERAMENTS = {
    ("easy", ""): _EASY,
    ("easy", "cautious"): replace(_EASY, tempting=0.0, pairs=0.0, high=1.0, dares=0.0, courage=0.7),
    ("easy", "bold"): replace(_EASY, tempting=0.5, pairs=0.0, runs=5.0, dares=10.0),
    ("easy", "hunter"): replace(_EASY, pairs=3.0, runs=3.0, hunts=1),
    ("medium", ""): _MEDIUM,
    ("medium", "cautious"): replace(_MEDIUM, tempting=0.0, danger=3.0, high=0.6, pile=-3.0),
    ("medium", "bold"): replace(_MEDIUM, tempting=0.25, runs=3.0, dares=4.0, courage=0.4, pile=3.0),
    ("medium", "hunter"): replace(_MEDIUM, pairs=2.0, hunts=4),
    ("hard", ""): _HARD,
    ("hard", "cautious"): replace(_HARD, danger=6.0, haste=20.0, high=0.4, pile=-2.0),
    ("hard", "bold"): replace(_HARD, danger=1.5, haste=4.0, pairs=2.0, pile=2.0),
    ("hard", "hunter"): replace(_HARD, runs=1.0, hunts=4),
    ("expert", ""): _EXPERT,
    ("expert", "cautious"): replace(_EXPERT, high=0.9, knocks=8.0, pile=-8.0),
    ("expert", "bold"): replace(_EXPERT, pairs=2.0, knocks=-3.0, pile=3.0),
    ("expert", "hunter"): replace(_EXPERT, runs=2.0, knocks=-12.0, pile=1.0),
}


def temperament_of(level: str, style: str) -> Temperament:
    """Return the temperament of one opponent; plain if its style is unknown."""
    return TEMPERAMENTS.get((level, style)) or TEMPERAMENTS[level, ""]
