"""General: language, name, and touch mode."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from cardtable.languages import LANGUAGES
from cardtable.ui.preferences.setting import Levers, Setting


def language(levers: Levers, speak: Callable[[str], None]) -> Setting:
    """The setting of the language; ``speak`` takes a code, or empty for the system's."""
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
    """The setting of touch mode."""
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
    """The name and description of the setting of the player's own name."""
    translate = QCoreApplication.translate
    return (
        translate("Settings", "Your name"),
        translate("Settings", "It goes with your seat whenever you set up a match."),
    )
