"""The vocabulary of what is heard at a table: a game says which sound goes with which event.

Sounds accompany what can also be seen and read; nothing is told by sound alone.
"""

from __future__ import annotations

from enum import StrEnum


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
