"""Sound on and off, louder and softer, and the player behind it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from cardtable.engine.sounds import Sound
from cardtable.ui.matches import MatchDesk
from cardtable.ui.menus import Menus
from cardtable.ui.settings.kept import VOLUMES
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # loaded with the first table, and with the first sound
    from cardtable.sound.player import Player
    from cardtable.ui.table.page import TablePage

#: Where there is no screen, nobody listens.
SCREENLESS = ("offscreen", "minimal")


class SoundDesk(QObject):
    """Answers what is chosen for the sound, and has tables heard.

    Attributes:
        player: what plays; ``None`` before the first sound, and while it is muted.
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
        """Show in the menus what is on."""
        settings = self._shared.settings
        chosen = {f"volume_{volume}": settings.volume == volume for volume in VOLUMES}
        self._menus.check({"mute": settings.mute, **chosen})

    def play(self, sound: Sound, after: float = 0.0) -> None:
        """Have a sound heard in ``after`` seconds, as loud as was chosen."""
        settings = self._shared.settings
        if settings.mute or not settings.volume:
            return
        if self.player is None:
            if QGuiApplication.platformName() in SCREENLESS:
                return
            from cardtable.sound.player import Player  # the window starts faster without

            self.player = Player()
        self.player.play(sound, after, settings.volume)

    def close(self) -> None:
        """Fall silent."""
        player, self.player = self.player, None
        if player is not None:
            player.close()

    def _attend(self, table: TablePage) -> None:
        from cardtable.ui.sound.heard import TableSounds

        TableSounds(table, self.play)

    def _toggle(self) -> None:
        self.set_mute(not self._shared.settings.mute)

    def set_mute(self, on: bool) -> None:
        """Fall silent, or be heard again."""
        self._shared.settings.mute = on
        if on:
            self.close()
        self._shared.checked.emit()

    def set_volume(self, volume: int) -> None:
        """Choose how loud it is, and hear it."""
        settings = self._shared.settings
        settings.volume, settings.mute = volume, False
        self.play(Sound.CHIPS)
        self._shared.checked.emit()
