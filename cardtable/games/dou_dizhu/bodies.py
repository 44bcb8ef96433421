"""Plays that differ only in their kickers."""

from __future__ import annotations

from collections.abc import Hashable

from cardtable.engine.actions import Action, IllegalAction
from cardtable.games.dou_dizhu.cards import card_set
from cardtable.games.dou_dizhu.legal import read_play
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.view import DouDizhuView


def reading_of(view: DouDizhuView, action: Action) -> Reading | None:
    """Return the reading of a seat's action; ``None`` for passes and bids."""
    if action.verb != "play":
        return None
    return read_play(view.rules.plays, card_set(view.hand), view.to_beat, action.args)[1]


def body_of(view: DouDizhuView, action: Action) -> Hashable:
    """Return a key that is equal for plays that differ only in their kickers."""
    try:
        reading = reading_of(view, action)
    except IllegalAction:
        return action
    if reading is None:
        return action
    return reading.category, reading.base, reading.length
