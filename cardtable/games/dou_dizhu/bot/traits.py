"""Traits of a play, in a few numbers: what a taste likes or dislikes."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.dou_dizhu.bot.tempo import plays_left
from cardtable.games.dou_dizhu.cards import TWO, card_set, counts_of, size
from cardtable.games.dou_dizhu.plays import PAIR, SINGLE, UNITS, Reading
from cardtable.games.dou_dizhu.view import DouDizhuView

ACE = TWO - 1


class Traits(NamedTuple):
    """One number per trait; 0 where it does not apply. A taste has a weight for each.

    Attributes:
        over: overtakes the partner.
        contest: takes a trick from an opponent, instead of passing.
        bomb: is a bomb or the rocket.
        dear: twos and jokers in it, aces counted half, bombs ignored.
        breaks: how many more plays the hand needs than if this had been one of its plays.
        high: height of a play that follows, from 0 for a four to 1 for the red joker.
        lead_high: height of a single or pair that leads.
        single, pair, long: leads a single, a pair, or at least five cards.
        kicked: takes kickers along.
    """

    over: float = 0.0
    contest: float = 0.0
    bomb: float = 0.0
    dear: float = 0.0
    breaks: float = 0.0
    high: float = 0.0
    lead_high: float = 0.0
    single: float = 0.0
    pair: float = 0.0
    long: float = 0.0
    kicked: float = 0.0


#: A pass has none of them.
NOTHING = Traits()


def traits(view: DouDizhuView, reading: Reading | None) -> Traits:
    """Return the traits of a play of the seat (``None``: a pass)."""
    if reading is None:
        return NOTHING
    hand = counts_of(card_set(view.hand))
    leads = view.to_beat is None
    partners = not leads and view.landlord not in (view.seat, view.beat_seat)
    plays = view.rules.plays
    category, base, length, counts = reading
    high = (base + length - 1) / 14
    short = category in (SINGLE, PAIR)
    return Traits(
        over=float(partners),
        contest=float(not leads and not partners),
        bomb=float(reading.is_bomb),
        dear=0.0 if reading.is_bomb else size(counts >> 4 * TWO) + (counts >> 4 * ACE & 15) / 2,
        breaks=plays_left(plays, hand - counts) + 1.0 - plays_left(plays, hand),
        high=0.0 if leads or reading.is_bomb else high,
        lead_high=high if leads and short else 0.0,
        single=float(leads and category == SINGLE),
        pair=float(leads and category == PAIR),
        long=float(leads and not reading.is_bomb and reading.cards >= 5),
        kicked=float(UNITS[category][1] > 0),
    )
