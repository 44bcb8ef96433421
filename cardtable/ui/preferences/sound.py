"""Sound: whether there is any, and how loud."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.ui.commands import command_text
from cardtable.ui.preferences.setting import Levers, Setting
from cardtable.ui.settings.kept import VOLUME, VOLUMES


def sound(levers: Levers) -> list[Setting]:
    """All settings of this section."""
    translate = QCoreApplication.translate
    settings, sounds = levers.shared.settings, levers.sounds
    return [
        Setting(
            "mute",
            lambda: (command_text("mute"), translate("Settings", "Nothing is heard.")),
            lambda: settings.mute,
            sounds.set_mute,
            lambda: False,
        ),
        Setting(
            "volume",
            lambda: (
                translate("Commands", "Volume"),
                translate("Settings", "You hear it at once."),
            ),
            lambda: settings.volume,
            sounds.set_volume,
            lambda: VOLUME,
            lambda: [(volume, command_text(f"volume_{volume}")) for volume in VOLUMES],
        ),
    ]
