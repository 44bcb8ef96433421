"""Keys that were meant for what the table offered a moment ago."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.ui.widgets.haste import HANDS, Standing


@dataclass(frozen=True)
class Offer:
    """What keys do now.

    Attributes:
        position: how the match stands; another action means another position.
        keys: what each key of the bar presses.
        skips: whether Enter and Space would cut waiting short.
    """

    position: object
    keys: Mapping[str, str]
    skips: bool

    def meaning(self, key: str) -> object:
        """What a key does, or ``None`` if the bar has no use for it."""
        if key in self.keys:
            return self.keys[key], self.position
        return "skip" if self.skips and key in ("Return", "Space") else None


class HastyKeys:
    """Says whether a key can have been meant for what it does now."""

    def __init__(self) -> None:
        self._standing = Standing()
        self._offer = Offer(None, {}, False)
        self._began: object = None

    def see(self, offer: Offer) -> None:
        """Take in what keys do from now on."""
        self._offer = offer
        self._standing.note(offer)

    def meant(self, key: str) -> bool:
        """Whether the press of a key handled now counts.

        It does not if the key had another use a moment ago, or if the burst it belongs to began in
        another position.
        """
        meaning, position = self._offer.meaning(key), self._offer.position
        if not HANDS.repeats:
            self._began = position
        if not HANDS.wait:
            return True
        if HANDS.repeats and self._began != position:
            return False
        meant = self._standing.meanings()
        if None in meant and meaning is not None:
            return False  # there was no table yet
        return all(offer.meaning(key) == meaning for offer in meant if isinstance(offer, Offer))
