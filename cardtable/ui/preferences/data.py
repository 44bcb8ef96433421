"""Data: how many past matches are kept, and where the data folder is."""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication

from cardtable.store.keeping import RETENTIONS
from cardtable.ui.commands import command_text
from cardtable.ui.preferences.setting import Levers, Setting


def keeping(levers: Levers) -> Setting:
    """The setting of how many past matches are kept."""
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "keep",
        lambda: (
            translate("Commands", "Past matches to keep"),
            translate("Settings", "You are asked before any of them is deleted."),
        ),
        lambda: settings.keep,
        levers.retaining.choose,
        lambda: "all",
        lambda: [(name, command_text(f"keep_{name}")) for name in RETENTIONS],
    )


def folder_words() -> tuple[str, str]:
    """What the data folder holds, and how to move it."""
    translate = QCoreApplication.translate
    about = (
        translate(
            "Settings", "Set by CARDTABLE_DATA. It holds matches, settings and your own decks."
        )
        if os.environ.get("CARDTABLE_DATA")
        else translate(
            "Settings",
            "It holds matches, settings and your own decks. To move it, close the program, move the folder and set CARDTABLE_DATA to its new path.",  # noqa: E501
        )
    )
    return translate("Settings", "Data folder"), about
