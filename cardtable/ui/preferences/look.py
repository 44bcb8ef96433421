"""Look: light or dark, text size, and the cloth of each game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from cardtable.engine.game import Game
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.preferences.setting import Levers, Setting
from cardtable.ui.settings.cloths import CLOTHS, cloth_for, cloth_name
from cardtable.ui.settings.kept import TEXT_SIZES
from cardtable.ui.upkeep.plugin_faults import presentable_games


def looks(levers: Levers) -> list[Setting]:
    """All settings of this section."""
    return [_dark(levers), _text(levers), *(_cloth(levers, g) for g in presentable_games())]


def _dark(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings
    return Setting(
        "dark",
        lambda: (
            translate("Settings", "Light or dark"),
            translate("Settings", "In dark mode the cards themselves stay light."),
        ),
        lambda: settings.dark,
        levers.looks.set_dark,
        str,
        lambda: [
            ("", translate("Settings", "Follow the system")),
            ("no", translate("Settings", "Light")),
            ("yes", translate("Settings", "Dark")),
        ],
    )


def _text(levers: Levers) -> Setting:
    translate = QCoreApplication.translate
    settings = levers.shared.settings

    def sizes() -> list[tuple[int, str]]:
        percent = translate("Commands", "{percent}%")
        return [(size, percent.format(percent=size)) for size in TEXT_SIZES]

    return Setting(
        "text",
        lambda: (
            translate("Commands", "Text size"),
            translate("Settings", "Buttons grow too, as far as the window has room."),
        ),
        lambda: settings.text,
        levers.looks.set_text,
        lambda: 100,
        sizes,
    )


def _cloth(levers: Levers, game: Game) -> Setting:
    translate = QCoreApplication.translate
    settings, phrases = levers.shared.settings, phrases_of(game.phrases)

    def words() -> tuple[str, str]:
        name = translate("Settings", "Table surface: {game}").format(game=phrases.title())
        return name, translate("Settings", "What the cards of this game lie on.")

    def cloths() -> list[tuple[str, str]]:
        return [(id_, cloth_name(id_)) for id_ in CLOTHS]

    return Setting(
        f"cloth_{game.id}",
        words,
        lambda: cloth_for(game, settings).id,
        partial(levers.table.set_cloth, game),
        str,
        cloths,
    )
