"""The table of all commands: it feeds menus, buttons, the list of shortcuts, and the tests."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import LEVELS
from cardtable.phrases.names import headed, level_name
from cardtable.store.keeping import RETENTIONS
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.settings.cloths import CLOTHS, cloth_name
from cardtable.ui.settings.kept import VOLUMES


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the window.

    Attributes:
        id: stable name.
        menu: ``match``, ``play``, ``view`` or ``help``.
        key: its shortcut in Qt's notation, or empty.
        icon: file in ``assets/icons`` without suffix.
        checkable: whether it can be switched on and off.
        group: commands of one group are alternatives, or belong together.
        also: a second key for it.
    """

    id: str
    menu: str
    key: str = ""
    icon: str = ""
    checkable: bool = False
    group: str = ""
    also: str = ""


#: By their lower-case names, as used in the settings.
SPEEDS = tuple(speed.name.lower() for speed in Speed)
PACES = tuple(pace.name.lower() for pace in Pace)

COMMANDS = (
    Command("home", "match", "Ctrl+H", "home"),
    Command("quick", "match", "Ctrl+N", "forward"),
    Command("continue", "match", "Ctrl+O", "play"),
    Command("export", "match", "Ctrl+E", "export"),
    Command("import", "match", "Ctrl+I", "import"),
    Command("history", "match", "Ctrl+J", "list"),
    Command("review", "match", "Ctrl+R", "search"),
    Command("statistics", "match", "Ctrl+T", "chart"),
    Command("par", "match", "Ctrl+K", "trophy"),
    Command("days", "match", "Ctrl+Y", "cards"),
    *(Command(f"keep_{name}", "match", "", "list", True, "keep") for name in RETENTIONS),
    Command("settings", "match", "Ctrl+,", "gear"),
    Command("quit", "match", "Ctrl+Q", "exit"),
    Command("undo", "play", "Ctrl+Z", "undo"),
    Command("last", "play", "B", "replay"),
    Command("hint", "play", "H", "bulb"),
    Command("pause", "play", "Ctrl+P", "pause", checkable=True),
    Command("skip", "play", "Ctrl+Space", "forward"),
    Command("stand_in", "play", "Ctrl+B", "bot", checkable=True),
    *(Command(f"stand_in_{level}", "play", "", "bot", True, "stand_in") for level in LEVELS),
    *(Command(f"speed_{name}", "play", "", "speed", True, "speed") for name in SPEEDS),
    *(Command(f"pace_{name}", "play", "", "speed", True, "pace") for name in PACES),
    Command("forced_pass", "play", "", "step", checkable=True),
    Command("last_play", "play", "", "step", checkable=True),
    Command("forced", "play", "", "step", checkable=True),
    Command("careful", "play", "", "flag", checkable=True),
    Command("talk", "play", "", "person", checkable=True),
    Command("panel", "view", "F9", "panel", checkable=True),
    Command("tracker", "view", "T", "eye"),
    Command("dark", "view", "Ctrl+D", "moon", checkable=True),
    Command("full_screen", "view", "F11", "expand", checkable=True),
    Command("text_larger", "view", "Ctrl++", "plus", group="text", also="Ctrl+="),
    Command("text_smaller", "view", "Ctrl+-", "minus", group="text"),
    Command("text_usual", "view", "Ctrl+0", "reset", group="text"),
    Command("touch", "view", "", "expand", checkable=True),
    Command("large", "view", "Ctrl+L", "letter", checkable=True),
    Command("four_colour", "view", "Ctrl+4", "suits", checkable=True),
    *(Command(f"cloth_{id_}", "view", "", "cloth", True, "cloth") for id_ in CLOTHS),
    Command("mute", "view", "Ctrl+M", "mute", checkable=True),
    *(Command(f"volume_{volume}", "view", "", "sound", True, "volume") for volume in VOLUMES),
    Command("rules", "help", "F1", "book"),
    Command("terms", "help", "Ctrl+F1", "letter"),
    Command("lessons", "help", "", "bulb"),
    Command("shortcuts", "help", "Shift+F1", "keyboard"),
    Command("fair", "help", "", "scales"),
    Command("log", "help", "", "list"),
    Command("about", "help", "", "info"),
)


def menu_title(menu: str) -> str:
    """A menu's title."""
    translate = QCoreApplication.translate
    return {
        "match": translate("Commands", "&Match"),
        "play": translate("Commands", "&Play"),
        "view": translate("Commands", "&View"),
        "help": translate("Commands", "&Help"),
        "cloth": translate("Commands", "Table surface"),
        "stand_in": translate("Commands", "Level of that bot"),
        "speed": translate("Commands", "Animation speed"),
        "volume": translate("Commands", "Volume"),
        "pace": translate("Commands", "Pace of opponents"),
        "text": translate("Commands", "Text size"),
        "keep": translate("Commands", "Past matches to keep"),
        "language": translate("Commands", "Language"),
    }[menu]


def command_text(id_: str) -> str:
    """A command's name in menus and lists."""
    if id_.startswith("cloth_"):
        return cloth_name(id_.removeprefix("cloth_"))
    if id_.startswith("stand_in_"):
        return headed(level_name(id_.removeprefix("stand_in_")))
    translate = QCoreApplication.translate
    if id_.startswith("volume_"):
        loud = id_.removeprefix("volume_")
        #: Translators: how loud sounds are, in the menu “Volume”
        return translate("Commands", "{percent}%").format(percent=loud)
    return {
        "home": translate("Commands", "Home"),
        "quick": translate("Commands", "Quick match"),
        "continue": translate("Commands", "Continue the last match"),
        "export": translate("Commands", "Export match record…"),
        "import": translate("Commands", "Open match record…"),
        "history": translate("Commands", "Match history…"),
        "review": translate("Commands", "Review a match"),
        "statistics": translate("Commands", "Statistics…"),
        "par": translate("Commands", "Compare with the expert"),
        "days": translate("Commands", "Deals of the day…"),
        "keep_all": translate("Commands", "All of them"),
        "keep_1000": translate("Commands", "The latest 1,000"),
        "keep_100": translate("Commands", "The latest 100"),
        "keep_year": translate("Commands", "Those of the last year"),
        "settings": translate("Commands", "Settings…"),
        "quit": translate("Commands", "Quit"),
        "undo": translate("Commands", "Undo"),
        "last": translate("Commands", "Last trick or showdown"),
        "hint": translate("Commands", "Hint"),
        "pause": translate("Commands", "Pause bots"),
        "skip": translate("Commands", "Skip animation and pause"),
        "stand_in": translate("Commands", "Let a bot play for me"),
        "forced_pass": translate("Commands", "Pass automatically when you can’t beat it"),
        "last_play": translate("Commands", "Play last cards automatically"),
        "forced": translate("Commands", "Play other forced moves automatically"),
        "careful": translate("Commands", "Ask before you pass up a knock or a lay-off"),
        "talk": translate("Commands", "Opponents talk"),
        "panel": translate("Commands", "Side panel"),
        "tracker": translate("Commands", "Cards left"),
        "dark": translate("Commands", "Dark mode"),
        "full_screen": translate("Commands", "Full screen"),
        "text_larger": translate("Commands", "Larger text"),
        "text_smaller": translate("Commands", "Smaller text"),
        "text_usual": translate("Commands", "Default text size"),
        "touch": translate("Commands", "Touch mode"),
        "large": translate("Commands", "Large index"),
        "four_colour": translate("Commands", "Four-colour suits"),
        "speed_calm": translate("Commands", "Slow"),
        "speed_normal": translate("Commands", "Normal"),
        "speed_brisk": translate("Commands", "Quick"),
        "speed_fast": translate("Commands", "Fast"),
        "speed_off": translate("Commands", "No animation"),
        "mute": translate("Commands", "Mute"),
        "pace_calm": translate("Commands", "Slow"),
        "pace_normal": translate("Commands", "Normal"),
        "pace_brisk": translate("Commands", "Quick"),
        "pace_at_once": translate("Commands", "At once"),
        "rules": translate("Commands", "Rules"),
        "terms": translate("Commands", "Explain terms"),
        "lessons": translate("Commands", "First hands…"),
        "shortcuts": translate("Commands", "Keyboard shortcuts"),
        "fair": translate("Commands", "How deals are kept fair"),
        "log": translate("Commands", "Show log…"),
        "about": translate("Commands", "About Cardtable"),
    }[id_]
