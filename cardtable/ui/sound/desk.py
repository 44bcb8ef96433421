"""The sounds of tables, and the player behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from cardtable.engine.moments import Sound
from cardtable.ui.matches import MatchDesk
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # the table is loaded with the first table, the player with the first sound
    from cardtable.sound.player import Player
    from cardtable.ui.table.page import TablePage

#: Platforms without a screen, where nobody listens.
SCREENLESS = ("offscreen", "minimal")


class SoundDesk(QObject):
    """Plays the sounds of tables, as loud as the settings say.

    Attributes:
        player: the sound player; ``None`` before the first sound, and while muted.
    """

    def __init__(self, shared: Shared, matches: MatchDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self.player: Player | None = None
        matches.opened.connect(self._attend)
        shared.settings.changed.connect(self._setting_changed)

    def _setting_changed(self, key: str) -> None:
        settings = self._shared.settings
        if key == "mute" and settings.mute:
            self.close()
        elif key == "volume":  # it is heard at once
            settings.mute = False
            self.play(Sound.CHIPS)

    def play(self, sound: Sound, after: float = 0.0) -> None:
        """Play a sound in ``after`` seconds, at the chosen volume."""
        settings = self._shared.settings
        if settings.mute or not settings.volume:
            return
        if self.player is None:
            if QGuiApplication.platformName() in SCREENLESS:
                return
            from cardtable.sound.player import Player  # without it the window starts faster

            self.player = Player()
        self.player.play(sound, after, settings.volume)

    def close(self) -> None:
        """Stop the player."""
        player, self.player = self.player, None
        if player is not None:
            player.close()

    def _attend(self, table: TablePage) -> None:
        from cardtable.ui.sound.heard import TableSounds

        TableSounds(table, self.play)
