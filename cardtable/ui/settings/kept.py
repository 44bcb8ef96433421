"""The program's settings, each declared once: menus, dialog and file follow from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.languages import LANGUAGES
from cardtable.store.keeping import RETENTIONS
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.settings.declared import (
    FLAG,
    TEXT,
    WORD,
    Choice,
    Each,
    Flag,
    Kind,
    Percentage,
    Setting,
    json_kind,
)
from cardtable.ui.settings.file import SettingsFile

#: Volumes offered by the menu, in per cent, and the default.
VOLUMES, VOLUME = (20, 40, 60, 80, 100), 60
#: Text sizes, in per cent.
TEXT_SIZES = range(80, 201, 10)
#: Maximum lengths of the name of a set of house rules, and of the player's own.
MAX_SET_NAME, MAX_NAME = 40, 24

HouseRules = Mapping[str, str | int]
translate = QCoreApplication.translate


def _levels() -> dict[str, str]:
    from cardtable.engine.match import LEVELS  # loaded after the window appears
    from cardtable.phrases.names import headed, level_name

    return {level: headed(level_name(level)) for level in LEVELS}


def _follow(**values: str) -> dict[str, str]:
    return {"": translate("Settings", "Follow the system"), **values}


def _valid_rules(found: dict[str, Any]) -> HouseRules:
    return {option: value for option, value in found.items() if isinstance(value, str | int)}


def _valid_sets(found: dict[str, Any]) -> Mapping[str, HouseRules]:
    return {
        name[:MAX_SET_NAME]: _valid_rules(rules)
        for name, rules in found.items()
        if isinstance(rules, dict)
    }


class Settings(SettingsFile):
    """Small choices: language, look, speed, cards, names. Bad values fall back to defaults."""

    # -- general ---------------------------------------------------------------------------------
    #: A code; empty for the system's.
    language = Choice(
        "",
        lambda: _follow(**LANGUAGES),
        "general",
        lambda: (
            translate("Settings", "Language"),
            translate("Settings", "The whole program changes at once."),
        ),
    )
    #: The player's own.
    name = Setting(
        Kind(TEXT.form, lambda text: text[:MAX_NAME], lambda name: name[:MAX_NAME]),
        "",
        "general",
        lambda: (
            translate("Settings", "Your name"),
            translate("Settings", "It goes with your seat whenever you set up a match."),
        ),
    )
    #: ``yes``, ``no``, or empty: if there is only a touch screen to point with.
    touch = Choice(
        "",
        lambda: _follow(yes=translate("Settings", "On"), no=translate("Settings", "Off")),
        "general",
        lambda: (
            translate("Commands", "Touch mode"),
            translate("Settings", "Everything that can be pressed is as large as a fingertip."),
        ),
    )

    # -- look ------------------------------------------------------------------------------------
    #: ``yes``, ``no``, or empty to follow the system.
    dark = Choice(
        "",
        lambda: _follow(no=translate("Settings", "Light"), yes=translate("Settings", "Dark")),
        "look",
        lambda: (
            translate("Settings", "Light or dark"),
            translate("Settings", "In dark mode the cards themselves stay light."),
        ),
    )
    #: Text size, in per cent.
    text_size = Percentage(
        100,
        TEXT_SIZES,
        TEXT_SIZES,
        "look",
        lambda: (
            translate("Commands", "Text size"),
            translate("Settings", "Buttons grow too, as far as the window has room."),
        ),
        key="text",
    )
    #: By game.
    cloth = Each("cloth", WORD, "")

    # -- cards -----------------------------------------------------------------------------------
    #: The deck last used of a family, and the back of a deck.
    deck = Each("cards", TEXT, "", prefix="deck_")
    back = Each("cards", TEXT, "", prefix="back_")
    #: Options of decks (``large``, ``four_colour``); ``None``: as the deck or the language has it.
    card_option = Each("cards", FLAG, None)

    # -- play ------------------------------------------------------------------------------------
    #: How fast cards move.
    speed = Choice(
        Speed.NORMAL,
        lambda: {
            Speed.CALM: translate("Commands", "Slow"),
            Speed.NORMAL: translate("Commands", "Normal"),
            Speed.BRISK: translate("Commands", "Quick"),
            Speed.FAST: translate("Commands", "Fast"),
            Speed.OFF: translate("Commands", "No animation"),
        },
        "play",
        lambda: (
            translate("Commands", "Animation speed"),
            translate("Settings", "How fast cards and chips move, or that nothing moves at all."),
        ),
    )
    #: How long opponents wait.
    pace = Choice(
        Pace.NORMAL,
        lambda: {
            Pace.CALM: translate("Commands", "Slow"),
            Pace.NORMAL: translate("Commands", "Normal"),
            Pace.BRISK: translate("Commands", "Quick"),
            Pace.AT_ONCE: translate("Commands", "At once"),
        },
        "play",
        lambda: (
            translate("Commands", "Pace of opponents"),
            translate("Settings", "How long bots wait before they act."),
        ),
    )
    #: Three kinds of moves that are made automatically: a forced pass, the last cards of a hand
    #: if they make one play, and any other move that is the only one.
    forced_pass = Flag(
        False,
        "play",
        lambda: (
            translate("Commands", "Pass automatically when you can’t beat it"),
            translate("Settings", "In Dou Dizhu, after a moment to look."),
        ),
    )
    last_play = Flag(
        False,
        "play",
        lambda: (
            translate("Commands", "Play last cards automatically"),
            translate("Settings", "If all cards in your hand are one combination."),
        ),
    )
    forced = Flag(
        False,
        "play",
        lambda: (
            translate("Commands", "Play other forced moves automatically"),
            translate("Settings", "Whatever else leaves you no choice."),
        ),
    )
    #: The level of the bot that plays for a person.
    stand_in = Choice(
        "medium",
        _levels,
        "play",
        lambda: (
            translate("Settings", "Level of the bot that plays for you"),
            translate("Settings", "It takes your seat when you ask it to (Play menu)."),
        ),
    )
    #: Whether a table asks before something good is thrown away.
    careful = Flag(
        True,
        "play",
        lambda: (
            translate("Commands", "Ask before you pass up a knock or a lay-off"),
            translate("Settings", "In Oklahoma Gin, also before a gin is thrown away."),
        ),
    )
    talk = Flag(
        True,
        "play",
        lambda: (
            translate("Commands", "Opponents talk"),
            translate("Settings", "They comment on special moments."),
        ),
    )
    #: Whether the privacy screen appears between people who share the computer.
    private = Flag(
        True,
        "play",
        lambda: (
            translate("Settings", "Privacy screen between players"),
            translate(
                "Settings",
                "If off, the next player’s cards show at once, even to someone still looking.",
            ),
        ),
    )
    #: Whether the fingerprint is shown before each deal, and everybody is asked for words.
    add_words = Flag(
        False,
        "play",
        lambda: (
            translate("SetupPage", "Show the fingerprint and add words before the deal"),
            translate("Settings", "So that nobody, not even this program, can choose the cards."),
        ),
        key="words",
    )

    # -- sound -----------------------------------------------------------------------------------
    mute = Flag(
        False,
        "sound",
        lambda: (translate("Commands", "Mute"), translate("Settings", "Nothing is heard.")),
    )
    volume = Percentage(
        VOLUME,
        range(101),
        VOLUMES,
        "sound",
        lambda: (translate("Commands", "Volume"), translate("Settings", "You hear it at once.")),
    )

    # -- data ------------------------------------------------------------------------------------
    #: How many past matches are kept, as a name in ``RETENTIONS``.
    keep = Choice(
        "all",
        lambda: dict(
            zip(
                RETENTIONS,
                (
                    translate("Commands", "All of them"),
                    translate("Commands", "The latest 1,000"),
                    translate("Commands", "The latest 100"),
                    translate("Commands", "Those of the last year"),
                ),
                strict=True,
            )
        ),
        "data",
        lambda: (
            translate("Commands", "Past matches to keep"),
            translate("Settings", "You are asked before any of them is deleted."),
        ),
    )

    # -- elsewhere -------------------------------------------------------------------------------
    #: The key that the player gave a command, empty for none; ``None`` for the default.
    command_key = Each("keys", TEXT, None)
    #: The player's own sets of house rules of a game, by name.
    rule_sets = Each("presets", json_kind(_valid_sets), dict[str, HouseRules]())
    #: Whether the side panel is open.
    panel = Flag(True, noted=True)

    # -- what was played and learnt --------------------------------------------------------------
    #: The house rules and seats of the last match of a game; the seats as the set-up writes them.
    last_rules = Each("rules", json_kind(_valid_rules), dict[str, str | int](), noted=True)
    last_seats = Each("setup", TEXT, "", noted=True)
    last_game = Setting(WORD, "", noted=True)
    #: The unfinished lesson of a game, as the lesson writes it; and those that are finished.
    lesson_left = Each("lessons", TEXT, "", prefix="left_", noted=True)
    lessons_done = Each(
        "lessons",
        Kind(TEXT.form, lambda text: frozenset(text.split()), lambda ids: " ".join(sorted(ids))),
        frozenset[str](),
        prefix="done_",
        noted=True,
    )
    #: Whether newcomers are still offered a first hand.
    offer_lessons = Flag(True, key="lessons/offer", noted=True)

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        #: By the id of a setting: returns whether it may be set to a value.
        self.askers: dict[str, Callable[[Any], bool]] = {}

    def choose(self, setting: Setting[Any, Any], value: object) -> None:
        """Set what the player chose, unless the one who is asked first refuses."""
        asked = self.askers.get(setting.id)
        if asked is None or asked(value):
            setting.put(self, setting.key, value)
        else:
            self.changed.emit(setting.key)  # what shows the choice goes back


#: All that the dialog or a menu shows, in order.
DECLARED = {s.id: s for s in vars(Settings).values() if isinstance(s, Setting)}
Settings.forms = {
    **{setting.key: setting.kind.form for setting in DECLARED.values()},
    **{f"{e.group}/": e.one.kind.form for e in vars(Settings).values() if isinstance(e, Each)},
    "cards/": TEXT.form,
    "lessons/": TEXT.form,
    "window/geometry": r"(@ByteArray\(.*\)|)",
}
