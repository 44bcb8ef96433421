"""The table of all commands: it feeds menus, buttons, the list of shortcuts, and the tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardtable.translation import N_, _
from cardtable.ui import intents
from cardtable.ui.settings.cloths import CLOTHS, cloth_name
from cardtable.ui.settings.declared import Choice, Flag, name_of
from cardtable.ui.settings.kept import DECLARED, Settings


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
        opens: what it opens.
        setting, value: the id of the setting that it switches, or sets to this value.
        games: those at whose tables it means something; empty for all.
    """

    id: str
    menu: str
    key: str = ""
    icon: str = ""
    checkable: bool = False
    group: str = ""
    also: str = ""
    opens: intents.Intent | None = None
    setting: str = ""
    value: object = None
    games: tuple[str, ...] = ()


_GIN, _DOU_DIZHU, _KABU = ("oklahoma-gin",), ("dou-dizhu",), ("oicho-kabu", "kyo-kabu")


def _switch(
    setting: Flag, menu: str, icon: str, key: str = "", games: tuple[str, ...] = ()
) -> Command:
    return Command(setting.id, menu, key, icon, True, setting=setting.id, games=games)


def _values(setting: Choice[Any], menu: str, icon: str) -> Iterator[Command]:
    for value in setting.values():
        id_ = f"{setting.id}_{name_of(value).lower()}"
        yield Command(id_, menu, "", icon, True, setting.id, setting=setting.id, value=value)


COMMANDS = (
    Command("home", "match", "Ctrl+H", "home", opens=intents.Home()),
    Command("quick", "match", "Ctrl+N", "forward", opens=intents.Quick()),
    Command("continue", "match", "Ctrl+O", "play"),
    Command("export", "match", "Ctrl+E", "export", opens=intents.Export()),
    Command("import", "match", "Ctrl+I", "import", opens=intents.Import()),
    Command("history", "match", "Ctrl+J", "list", opens=intents.Past()),
    Command("review", "match", "Ctrl+R", "search", opens=intents.Review()),
    Command("statistics", "match", "Ctrl+T", "chart", opens=intents.Statistics()),
    Command("par", "match", "Ctrl+K", "trophy", opens=intents.Compare()),
    Command("days", "match", "Ctrl+Y", "cards", opens=intents.Days()),
    Command("puzzles", "match", "Ctrl+U", "puzzle", opens=intents.Puzzles()),
    Command("ladder", "match", "F2", "crown", opens=intents.Ladder()),
    Command("gallery", "match", "Ctrl+G", "suits", opens=intents.Gallery()),
    Command("stamps", "match", "F4", "stamp", opens=intents.Stamps()),
    *_values(Settings.keep, "match", "list"),
    Command("settings", "match", "Ctrl+,", "gear", opens=intents.Preferences()),
    Command("quit", "match", "Ctrl+Q", "exit"),
    Command("undo", "play", "Ctrl+Z", "undo"),
    Command("redo", "play", "Ctrl+Shift+Z", "redo"),
    Command("last", "play", "B", "replay"),
    Command("hint", "play", "H", "bulb"),
    Command("knock_anyway", "play", "", "flag", games=_GIN),
    Command("pause", "play", "Ctrl+P", "pause", checkable=True),
    Command("skip", "play", "Ctrl+Space", "forward"),
    Command("stand_in", "play", "Ctrl+B", "bot", checkable=True),
    Command("say_hand", "play", "F6", "sound", group="say"),
    Command("say_table", "play", "F7", "sound", group="say"),
    Command("say_recent", "play", "F8", "sound", group="say"),
    *_values(Settings.stand_in, "play", "bot"),
    *_values(Settings.speed, "play", "speed"),
    *_values(Settings.pace, "play", "speed"),
    _switch(Settings.forced_pass, "play", "step", games=_DOU_DIZHU),
    _switch(Settings.last_play, "play", "step", games=_DOU_DIZHU),
    _switch(Settings.forced, "play", "step"),
    _switch(Settings.places, "play", "step", games=_KABU),
    _switch(Settings.careful, "play", "flag", games=_GIN),
    _switch(Settings.talk, "play", "person"),
    Command("panel", "view", "F9", "panel", checkable=True),
    _switch(Settings.pinned, "view", "panel"),
    Command("tracker", "view", "T", "eye"),
    Command("dark", "view", "Ctrl+D", "moon", checkable=True),
    _switch(Settings.quiet, "view", "cloth"),
    Command("full_screen", "view", "F11", "expand", checkable=True),
    Command("text_larger", "view", "Ctrl++", "plus", group="text", also="Ctrl+="),
    Command("text_smaller", "view", "Ctrl+-", "minus", group="text"),
    Command("text_usual", "view", "Ctrl+0", "reset", group="text"),
    Command("touch", "view", "", "expand", checkable=True),
    Command("large", "view", "Ctrl+L", "letter", checkable=True),
    Command("four_colour", "view", "Ctrl+4", "suits", checkable=True),
    *(Command(f"cloth_{id_}", "view", "", "cloth", True, "cloth") for id_ in CLOTHS),
    _switch(Settings.mute, "view", "mute", "Ctrl+M"),
    *_values(Settings.volume, "view", "sound"),
    Command("rules", "help", "F1", "book"),
    Command("terms", "help", "Ctrl+F1", "letter"),
    Command("lessons", "help", "", "bulb", opens=intents.Lessons()),
    Command("shortcuts", "help", "Shift+F1", "keyboard"),
    Command("fair", "help", "", "scales"),
    Command("log", "help", "", "list"),
    Command("about", "help", "", "info"),
)


#: By id.
COMMAND = {command.id: command for command in COMMANDS}


def menu_title(menu: str) -> str:
    """A menu's title."""
    if menu in ("speed", "pace", "volume", "keep"):
        return DECLARED[menu].words()[0]
    return {
        "match": _("&Match"),
        "play": _("&Play"),
        "view": _("&View"),
        "help": _("&Help"),
        "cloth": _("Table surface"),
        "stand_in": _("Level of the bot that plays for you"),
        "say": _("Read aloud"),
        "text": _("Text size"),
        "language": _("Language"),
    }[menu]


#: What the commands are called that set nothing.
_TEXTS = {
    "home": N_("Home"),
    "quick": N_("Quick match"),
    "continue": N_("Continue the last match"),
    "export": N_("Export match record…"),
    "import": N_("Open match record…"),
    "history": N_("Match history…"),
    "review": N_("Review a match"),
    "statistics": N_("Statistics…"),
    "par": N_("Compare with the expert"),
    "days": N_("Today…"),
    "puzzles": N_("Puzzles…"),
    "ladder": N_("Ladder of opponents…"),
    "gallery": N_("Gallery of decks…"),
    "stamps": N_("Stamp book…"),
    "settings": N_("Settings…"),
    "quit": N_("Quit"),
    "undo": N_("Undo"),
    "redo": N_("Redo"),
    "last": N_("Last trick or showdown"),
    "hint": N_("Hint"),
    "knock_anyway": N_("Knock anyway"),
    "pause": N_("Pause bots"),
    "skip": N_("Skip animations and pauses"),
    "stand_in": N_("Let a bot play for me"),
    "say_hand": N_("Read my cards aloud"),
    "say_table": N_("Read the table aloud"),
    "say_recent": N_("Read what happened since my turn"),
    "panel": N_("Side panel"),
    "tracker": N_("Cards left"),
    "dark": N_("Dark mode"),
    "full_screen": N_("Full screen"),
    "text_larger": N_("Larger text"),
    "text_smaller": N_("Smaller text"),
    "text_usual": N_("Default text size"),
    "touch": N_("Touch mode"),
    "large": N_("Large index"),
    "four_colour": N_("Four-colour suits"),
    "rules": N_("Rules"),
    "terms": N_("Explain terms"),
    "lessons": N_("Tutorials…"),
    "shortcuts": N_("Keyboard shortcuts"),
    "fair": N_("How deals are kept fair"),
    "log": N_("Show error log…"),
    "about": N_("About Cardtable"),
}


def command_text(id_: str) -> str:
    """A command's name in menus and lists."""
    if id_.startswith("cloth_"):
        return cloth_name(id_.removeprefix("cloth_"))
    command = COMMAND[id_]
    if command.setting:
        setting = DECLARED[command.setting]
        if isinstance(setting, Choice):
            return str(setting.values()[command.value])
        return setting.words()[0]
    return _(_TEXTS[id_])
