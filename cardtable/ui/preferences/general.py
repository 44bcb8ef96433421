"""General: language, name, and what one points with."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from cardtable.languages import LANGUAGES
from cardtable.ui.preferences.setting import Levers, Setting


def language(levers: Levers, speak: Callable[[str], None]) -> Setting:
    """What the program speaks; ``speak`` takes a code, or nothing for the system's."""
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "language",
        lambda: (
            translate("Settings", "Language"),
            translate("Settings", "The whole program changes at once."),
        ),
        lambda: settings.language,
        speak,
        str,
        lambda: [("", translate("Settings", "Follow the system")), *LANGUAGES.items()],
    )


def touch(levers: Levers) -> Setting:
    """Whether fingers press what there is to press."""
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "touch",
        lambda: (
            translate("Commands", "Touch mode"),
            translate("Settings", "Everything that can be pressed is as large as a fingertip."),
        ),
        lambda: settings.touch,
        levers.looks.set_touch,
        str,
        lambda: [
            ("", translate("Settings", "Follow the system")),
            ("yes", translate("Settings", "On")),
            ("no", translate("Settings", "Off")),
        ],
    )


def name_words() -> tuple[str, str]:
    """What the player's own name is for."""
    translate = QCoreApplication.translate
    return (
        translate("Settings", "Your name"),
        translate("Settings", "It goes with your seat whenever you set up a match."),
    )
