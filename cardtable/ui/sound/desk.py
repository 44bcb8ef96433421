"""Sound on and off, its volume, and the player behind it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from cardtable.engine.moments import Sound
from cardtable.ui.matches import MatchDesk
from cardtable.ui.menus import Menus
from cardtable.ui.settings.kept import VOLUMES
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # the table is loaded with the first table, the player with the first sound
    from cardtable.sound.player import Player
    from cardtable.ui.table.page import TablePage

#: Platforms without a screen, where nobody listens.
SCREENLESS = ("offscreen", "minimal")


class SoundDesk(QObject):
    """Answers the sound settings, and plays the sounds of tables.

    Attributes:
        player: the sound player; ``None`` before the first sound, and while muted.
    """

    def __init__(self, shared: Shared, menus: Menus, matches: MatchDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._shared, self._menus = shared, menus
        self.player: Player | None = None
        menus.on("mute", self._toggle)
        for volume in VOLUMES:
            menus.on(f"volume_{volume}", partial(self.set_volume, volume))
        matches.opened.connect(self._attend)
        shared.checked.connect(self.show_checks)
        self.show_checks()

    def show_checks(self) -> None:
        """Show the sound settings in the menus."""
        settings = self._shared.settings
        chosen = {f"volume_{volume}": settings.volume == volume for volume in VOLUMES}
        self._menus.check({"mute": settings.mute, **chosen})

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

    def _toggle(self) -> None:
        self.set_mute(not self._shared.settings.mute)

    def set_mute(self, on: bool) -> None:
        """Switch all sound off or on."""
        self._shared.settings.mute = on
        if on:
            self.close()
        self._shared.checked.emit()

    def set_volume(self, volume: int) -> None:
        """Set the volume, and play a sample."""
        settings = self._shared.settings
        settings.volume, settings.mute = volume, False
        self.play(Sound.CHIPS)
        self._shared.checked.emit()
