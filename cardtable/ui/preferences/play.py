"""Play: speed and pace, automatic moves, confirmations, the privacy screen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import LEVELS
from cardtable.ui.commands import command_text
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.preferences.setting import Levers, Setting


def play(levers: Levers) -> list[Setting]:
    """All settings of this section."""
    wishes = [_wish(levers, wish) for wish in ("forced_pass", "last_play", "forced")]
    asked = [_careful(levers), _talk(levers), _private(levers), _words(levers)]
    return [_speed(levers), _pace(levers), *wishes, _stand_in(levers), *asked]


def _speed(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "speed",
        lambda: (
            translate("Commands", "Animation speed"),
            translate("Settings", "How fast cards and chips move, or that nothing moves at all."),
        ),
        lambda: settings.speed,
        levers.table.set_speed,
        lambda: Speed.NORMAL,
        lambda: [(speed, command_text(f"speed_{speed.name.lower()}")) for speed in Speed],
    )


def _pace(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "pace",
        lambda: (
            translate("Commands", "Pace of opponents"),
            translate("Settings", "How long bots wait before they act."),
        ),
        lambda: settings.pace,
        levers.table.set_pace,
        lambda: Pace.NORMAL,
        lambda: [(pace, command_text(f"pace_{pace.name.lower()}")) for pace in Pace],
    )


def _wish(levers: Levers, wish: str) -> Setting:
    settings = levers.shared.settings

    def about() -> str:
        translate = QCoreApplication.translate
        return {
            "forced_pass": translate("Settings", "In Dou Dizhu, after a moment to look."),
            "last_play": translate("Settings", "If all cards in your hand are one combination."),
            "forced": translate("Settings", "Whatever else leaves you no choice."),
        }[wish]

    return Setting(
        wish,
        lambda: (command_text(wish), about()),
        lambda: getattr(settings, wish),
        partial(levers.table.set_wish, wish),
        lambda: False,
    )


def _stand_in(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "stand_in",
        lambda: (
            translate("Settings", "Level of the bot that plays for you"),
            translate("Settings", "It takes your seat when you ask it to (Play menu)."),
        ),
        lambda: settings.stand_in,
        levers.table.set_level,
        lambda: "medium",
        lambda: [(level, command_text(f"stand_in_{level}")) for level in LEVELS],
    )


def _careful(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "careful",
        lambda: (
            command_text("careful"),
            translate("Settings", "In Oklahoma Gin, also before a gin is thrown away."),
        ),
        lambda: settings.careful,
        levers.table.set_careful,
        lambda: True,
    )


def _talk(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "talk",
        lambda: (
            command_text("talk"),
            translate("Settings", "They comment on special moments."),
        ),
        lambda: settings.talk,
        levers.table.set_talk,
        lambda: True,
    )


def _private(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "private",
        lambda: (
            translate("Settings", "Privacy screen between players"),
            translate(
                "Settings",
                "If off, the next player’s cards show at once, even to someone still looking.",
            ),
        ),
        lambda: settings.private,
        levers.table.set_private,
        lambda: True,
    )


def _words(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "words",
        lambda: (
            translate("SetupPage", "Show the fingerprint and add words before the deal"),
            translate("Settings", "So that nobody, not even this program, can choose the cards."),
        ),
        lambda: settings.words,
        lambda on: setattr(settings, "words", on),
        lambda: False,
    )
