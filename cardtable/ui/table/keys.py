"""Keys at the table: those that a game may have, and those pressed too hastily to be meant.

A command of the window gets its key before any table does, and the arrow keys move about the table.
A button of a plugin game that showed such a key would promise what never happens, so it is shown
without one and can still be clicked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from PySide6.QtGui import QKeySequence

from cardtable.games import package_of
from cardtable.models.controls.base import Button
from cardtable.ui import bindings
from cardtable.ui.commands import COMMANDS
from cardtable.ui.widgets.haste import HANDS, Standing

_LOG = logging.getLogger(__name__)
#: Keys that the table itself uses.
_WALK = ("Left", "Right", "Up", "Down", "Home", "End", "Tab", "Backtab")
#: Buttons of the bar that are also commands of the window: they show the command's key. A game may
#: have other buttons that are only called like a command.
_SHARED = ("hint", "par", "pause", "review", "rules", "stand_in")


class FreeKeys:
    """Leaves out taken keys of a plugin game; those of our own games are known to be free.

    Attributes:
        taken: one sentence for each key that was left out.
        leads: takes keys before the table does, during a lesson.
    """

    def __init__(self, game: str) -> None:
        self._game, self._foreign = game, bool(package_of(game))
        self.taken: list[str] = []
        self.leads: Callable[[str], bool] = lambda key: False

    def buttons(self, buttons: Iterable[Button]) -> list[Button]:
        """The buttons, without keys that are taken; commands show their own keys."""
        buttons = [
            replace(button, key=bindings.key_of(button.id)) if button.id in _SHARED else button
            for button in buttons
        ]
        if not self._foreign:
            return list(buttons)
        return [
            button
            if not button.key or self._is_free(button.key, button.id)
            else replace(button, key="")
            for button in buttons
        ]

    def keys(self, keys: Mapping[str, str]) -> Mapping[str, str]:
        """The additional keys that are free."""
        if not self._foreign:
            return keys
        return {key: what for key, what in keys.items() if self._is_free(key, what)}

    def _is_free(self, key: str, what: str) -> bool:
        owner = _owner(key)
        if not owner or (owner == what and what in _SHARED):
            return True
        package = package_of(self._game)
        sentence = (
            f"The game {self._game} ({package}) cannot have the key {key:.20} for {what:.40}: "
            f"it belongs to {owner}."
        )
        if sentence not in self.taken:
            self.taken.append(sentence)
            _LOG.warning("%s", sentence)
        return False


def _owner(key: str) -> str:
    """Who uses a key: a command's id, or the table; empty if nobody does."""
    wanted = QKeySequence(key)
    for command in COMMANDS:
        key = bindings.key_of(command.id)
        if key and QKeySequence(key) == wanted:
            return command.id
    if any(QKeySequence(walk) == wanted for walk in _WALK):
        return "the walk over the table"
    return ""


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
