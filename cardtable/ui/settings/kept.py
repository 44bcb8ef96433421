"""The program's settings, each declared once: menus, dialog and file follow from it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cardtable.engine.quoting import harmless
from cardtable.languages import LANGUAGES
from cardtable.store.keeping import RETENTIONS
from cardtable.translation import _
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.settings.declared import (
    FLAG,
    TEXT,
    WORD,
    Choice,
    Each,
    Flag,
    Kind,
    LocalFlag,
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


def _levels() -> dict[str, str]:
    from cardtable.engine.match import LEVELS  # loaded after the window appears
    from cardtable.phrases.names import headed, level_name

    return {level: headed(level_name(level)) for level in LEVELS}


def _follow(**values: str) -> dict[str, str]:
    return {"": _("Follow the system"), **values}


def _valid_rules(found: dict[str, Any]) -> HouseRules:
    return {option: value for option, value in found.items() if isinstance(value, str | int)}


def _valid_sets(found: dict[str, Any]) -> Mapping[str, HouseRules]:
    return {
        name[:MAX_SET_NAME]: _valid_rules(rules)
        for name, rules in found.items()
        if isinstance(rules, dict)
    }


def _valid_numbers(text: str) -> frozenset[int]:
    return frozenset(int(word) for word in text.split() if word.isdecimal() and len(word) < 6)


class Settings(SettingsFile):
    """Small choices: language, look, speed, cards, names. Bad values fall back to defaults."""

    # -- general ---------------------------------------------------------------------------------
    #: A code; empty for the system's.
    language = Choice(
        "",
        lambda: _follow(**LANGUAGES),
        "general",
        lambda: (
            _("Language"),
            _("Takes effect immediately."),
        ),
    )
    #: The player's own.
    name = Setting(
        Kind(TEXT.form, lambda text: text[:MAX_NAME], lambda name: name[:MAX_NAME]),
        "",
        "general",
        lambda: (
            _("Your name"),
            _("Used for your seat in new matches."),
        ),
    )
    #: ``yes``, ``no``, or empty: if there is only a touch screen to point with.
    touch = Choice(
        "",
        lambda: _follow(yes=_("On"), no=_("Off")),
        "general",
        lambda: (
            _("Touch mode"),
            _("Makes everything you tap large enough for a finger."),
        ),
    )

    # -- look ------------------------------------------------------------------------------------
    #: ``yes``, ``no``, or empty to follow the system.
    dark = Choice(
        "",
        lambda: _follow(no=_("Light"), yes=_("Dark")),
        "look",
        lambda: (
            _("Theme"),
            _("In dark mode the cards themselves stay light."),
        ),
    )
    #: Text size, in per cent.
    text_size = Percentage(
        100,
        TEXT_SIZES,
        TEXT_SIZES,
        "look",
        lambda: (
            _("Text size"),
            _("Buttons get larger too, as far as space allows."),
        ),
        key="text",
    )
    #: Whether the room is flat and still.
    quiet = Flag(
        False,
        "look",
        lambda: (
            _("Quiet look"),
            _("Plain surfaces, and cards that go straight to their places."),
        ),
    )
    #: By game.
    cloth = Each("cloth", WORD, "")
    #: Whether the drawer stands beside the table instead of over it.
    pinned = Flag(
        False,
        "look",
        lambda: (
            _("Keep the side panel open"),
            _("It’s open from the start of every match."),
        ),
    )

    # -- cards -----------------------------------------------------------------------------------
    #: The deck last used in a game, and the back of a deck.
    deck = Each("cards", TEXT, "", prefix="deck_")
    back = Each("cards", TEXT, "", prefix="back_")
    #: Options of decks (``large``, ``four_colour``); ``None``: as the deck or the language has it.
    card_option = Each("cards", FLAG, None)

    # -- play ------------------------------------------------------------------------------------
    #: How fast cards move.
    speed = Choice(
        Speed.NORMAL,
        lambda: {
            Speed.CALM: _("Slow"),
            Speed.NORMAL: _("Normal"),
            Speed.BRISK: _("Fast"),
            Speed.FAST: _("Very fast"),
            Speed.OFF: _("No animation"),
        },
        "sound",
        lambda: (
            _("Animation speed"),
            _("How fast cards and chips move, if at all."),
        ),
    )
    #: How long opponents wait.
    pace = Choice(
        Pace.NORMAL,
        lambda: {
            Pace.CALM: _("Slow"),
            Pace.NORMAL: _("Normal"),
            Pace.BRISK: _("Fast"),
            Pace.AT_ONCE: _("Instant"),
        },
        "sound",
        lambda: (
            _("Opponents’ speed"),
            _("How long bots wait before they act."),
        ),
    )
    #: Three kinds of moves that are made automatically: a forced pass, the last cards of a hand
    #: if they make one play, and any other move that is the only one.
    forced_pass = LocalFlag(
        ("zh",),
        "play",
        lambda: (
            _("Pass automatically when you can’t beat the last play"),
            _("In Dou Dizhu, after a short pause."),
        ),
    )
    last_play = Flag(
        True,
        "play",
        lambda: (
            _("Play last cards automatically"),
            _("When the cards in your hand form one combination."),
        ),
    )
    forced = Flag(
        True,
        "play",
        lambda: (
            _("Play all other forced moves automatically"),
            _("When there’s only one thing you can do. Anyone sharing the computer notices, too."),
        ),
    )
    #: Whether a dealer is asked where cards are taken from.
    places = Flag(
        False,
        "play",
        lambda: (
            _("Choose where the dealer’s cards come from"),
            _("Top, bottom or 4th from the top: the odds are the same. If off, it’s the top card."),
        ),
    )
    #: The level of the bot that plays for a person.
    stand_in = Choice(
        "medium",
        _levels,
        "play",
        lambda: (
            _("Level of the bot that plays for you"),
            _("Takes over your seat when you choose Play → Let a bot play for me."),
        ),
    )
    #: Whether a table asks before something good is thrown away.
    careful = Flag(
        True,
        "play",
        lambda: (
            _("Ask before you pass up a knock or a lay-off"),
            _("In Oklahoma Gin; also before you throw away gin."),
        ),
    )
    talk = Flag(
        True,
        "play",
        lambda: (
            _("Opponents talk"),
            _("They comment when something special happens."),
        ),
    )
    #: Whether the privacy screen appears between people who share the computer.
    private = Flag(
        True,
        "play",
        lambda: (
            _("Privacy screen between players"),
            _(
                "Hides the next player’s cards until everyone else has looked away.",
            ),
        ),
    )
    #: Whether the fingerprint is shown before each deal, and everybody is asked for words.
    add_words = Flag(
        False,
        "play",
        lambda: (
            _("Show the fingerprint and add words before the deal"),
            _("Makes sure that nobody, not even this program, can choose the cards."),
        ),
        key="words",
    )

    # -- by ear ----------------------------------------------------------------------------------
    #: Whether bots wait until a screen reader has read what happened. On Windows other programs
    #: than screen readers listen as well.
    by_ear = Flag(
        sys.platform != "win32",
        "play",
        lambda: (
            _("Opponents wait for the screen reader"),
            _("They act only when there was time to read what happened aloud."),
        ),
    )
    #: Whether cards are named as shortly as can be, for braille displays.
    short_cards = Flag(
        False,
        "play",
        lambda: (
            _("Short card names for braille"),
            _("A screen reader gets “7 S” instead of “7 of spades”."),
        ),
    )

    # -- sound -----------------------------------------------------------------------------------
    mute = Flag(
        False,
        "sound",
        lambda: (_("Mute"), _("Turns all sounds off.")),
    )
    volume = Percentage(
        VOLUME,
        range(101),
        VOLUMES,
        "sound",
        lambda: (_("Volume"), _("You’ll hear the new volume right away.")),
    )

    # -- data ------------------------------------------------------------------------------------
    #: How many past matches are kept, as a name in ``RETENTIONS``.
    keep = Choice(
        "all",
        lambda: dict(
            zip(
                RETENTIONS,
                (
                    _("All"),
                    _("Latest 1,000"),
                    _("Latest 100"),
                    _("From the last year"),
                ),
                strict=True,
            )
        ),
        "data",
        lambda: (
            _("Keep past matches"),
            _("You’ll be asked before anything is deleted."),
        ),
    )

    # -- elsewhere -------------------------------------------------------------------------------
    #: The key that the player gave a command, empty for none; ``None`` for the default.
    command_key = Each("keys", TEXT, None)
    #: The player's own sets of house rules of a game, by name.
    rule_sets = Each("presets", json_kind(_valid_sets), dict[str, HouseRules]())

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
    #: The numbers of the puzzles of a game that are solved.
    puzzles_solved = Each(
        "puzzles",
        Kind(TEXT.form, _valid_numbers, lambda ones: " ".join(map(str, sorted(ones)))),
        frozenset[int](),
        noted=True,
    )
    #: Whether newcomers are still offered a first hand.
    offer_lessons = Flag(True, key="lessons/offer", noted=True)
    #: Whether the window was maximized before it was last in full screen: X servers forget that.
    maximized = Flag(False, key="window/maximized", noted=True)

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        #: By the id of a setting: returns whether it may be set to a value.
        self.askers: dict[str, Callable[[Any], bool]] = {}

    @property
    def own_name(self) -> str:
        """The player's own name as it is shown; empty if nothing of it would be seen."""
        return harmless(self.name, MAX_NAME)

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
}
