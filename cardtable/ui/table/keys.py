"""Keys of a game from elsewhere: one that is not free is left out, and what it was for stays.

A command of the window gets its key before any table does, and the table walks by the arrows. So a
button that showed such a key would promise what never happens: it is shown without, and can still
be clicked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from PySide6.QtGui import QKeySequence

from cardtable.games import package_of
from cardtable.models.controls.base import Button
from cardtable.ui import bindings
from cardtable.ui.commands import COMMANDS

_LOG = logging.getLogger(__name__)
#: What the table itself does with a key.
_WALK = ("Left", "Right", "Up", "Down", "Home", "End", "Tab", "Backtab")
#: Buttons that are a command: they show its key.
_SHARED = ("hint", "pause", "review", "rules", "stand_in")


class FreeKeys:
    """Leaves out the keys of a game from elsewhere that are not free; ours are known to be.

    Attributes:
        taken: one sentence for each key that was left out.
        leads: takes keys before the table does, while somebody is led through a lesson.
    """

    def __init__(self, game: str) -> None:
        self._game, self._foreign = game, bool(package_of(game))
        self.taken: list[str] = []
        self.leads: Callable[[str], bool] = lambda key: False

    def buttons(self, buttons: Iterable[Button]) -> list[Button]:
        """The buttons, those without a key whose key is not free; commands with theirs."""
        buttons = [
            replace(button, key=bindings.key_of(button.id))
            if button.key and button.id in _SHARED
            else button
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
        """The further keys that are free."""
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
    """Who has a key: a command's id, or the table; empty if nobody has it."""
    wanted = QKeySequence(key)
    for command in COMMANDS:
        key = bindings.key_of(command.id)
        if key and QKeySequence(key) == wanted:
            return command.id
    if any(QKeySequence(walk) == wanted for walk in _WALK):
        return "the walk over the table"
    return ""
