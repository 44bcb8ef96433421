"""The vocabulary of what is heard at a table: a game says which sound goes with what happened.

Sounds come with what can be seen and is said anyway; nothing is told by sound alone.
"""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """One sound; its files are ``assets/sound/<value>….wav``."""

    #: A card comes to lie on the table; is drawn over it; is turned over; the deck is shuffled.
    CARD = "card"
    SLIDE = "slide"
    FLIP = "flip"
    SHUFFLE = "shuffle"
    #: Chips are put down; are drawn in by who has won them.
    CHIPS = "chips"
    RAKE = "rake"
    #: What stands out.
    KNOCK = "knock"
    GIN = "gin"
    BOMB = "bomb"
    ROCKET = "rocket"
    #: How it has ended for whoever sits at the screen: the table says it, games need not.
    DEAL_WON = "deal_won"
    DEAL_LOST = "deal_lost"
    MATCH_WON = "match_won"
    MATCH_LOST = "match_lost"
