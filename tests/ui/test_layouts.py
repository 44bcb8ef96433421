"""Keys in the layouts of other languages: what is shown on a button works."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QLocale, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from cardtable.engine.actions import Action
from cardtable.models.controls.dou_dizhu import DouDizhuControls
from cardtable.ui.commands import COMMANDS
from cardtable.ui.preferences.keys import KeyField
from cardtable.ui.running.program import Program
from cardtable.ui.widgets import keys
from cardtable.ui.widgets.keys import _MAC_PLACES, _PLACES, key_name, latin_sequence
from tests.robot import wait_until
from tests.ui.conftest import Open

#: X keycodes of the keys, by the American sign.
CODES = {sign: code + 8 for code, sign in _PLACES.items()}
#: What some layouts make of some keys.
LAYOUTS = {
    "Russian": {"P": "З", "S": "Ы", "H": "Р", "T": "Е", ",": "Б"},
    "Greek": {"P": "Π", "S": "Σ", "H": "Η", "Q": ";"},
    "Hebrew": {"P": "פ", "S": "ד", "H": "י", "Q": "/", "W": "'", ",": "ת"},
    "Arabic": {"P": "ح", "S": "س", "H": "ا", "1": "١", "B": "ﻻ", "X": "ء"},
    "Thai": {"P": "ย", "S": "ห", "H": "\u0e49", "2": "/", "3": "-", "-": "ข"},
    "Mongolian": {"K": "Л", "2": "-", "8": ",", "-": "Е"},
    "kana": {"P": "せ", "S": "ト", "H": "ク", "3": "ァ"},
    "French": {"P": "P", "1": "&", "2": "É", "8": "_", "0": "À", "-": ")"},
    "Czech": {"P": "P", "1": "+", "2": "Ě", "3": "Š", "0": "É", "-": "="},
    "Spanish": {"P": "P", "-": "'"},
    "Turkish": {"P": "P", "-": "*"},
    "Japanese": {"P": "P", "-": "-", "3": "#", "6": "&"},
    "Georgian": {"P": "პ", "K": "კ"},
    "Bulgarian": {"B": "ф".upper(), "N": "Х", "Q": ",", "-": "-"},
}
PRESSES = [(layout, sign) for layout, keys in LAYOUTS.items() for sign in keys]
#: A letter of a Latin layout and of another one, which say which of them is in force.
LATIN, OTHER = ("P", "P"), ("P", "З")
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def no_layout_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been typed yet."""
    monkeypatch.setattr(keys, "_latin_groups", {}, raising=False)


def pressed(
    sign: str, made: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> QKeyEvent:
    """The press of the key where an American keyboard has ``sign``, which makes ``made``."""
    code = CODES.get(sign, 0)
    return QKeyEvent(QEvent.Type.KeyPress, ord(made), held, code, 0, 0, made.lower())


@pytest.mark.parametrize(("layout", "sign"), PRESSES)
def test_a_key_without_a_latin_sign_counts_as_the_one_in_its_place(layout: str, sign: str) -> None:
    letter = next(iter(LAYOUTS[layout]))
    key_name(pressed(letter, LAYOUTS[layout][letter]))
    assert key_name(pressed(sign, LAYOUTS[layout][sign])) == sign


@pytest.mark.parametrize(
    ("place", "made", "name"),
    [
        ("Y", "Z", "Z"),  # German
        ("Q", "A", "A"),  # French
        (";", "M", "M"),
        ("S", "O", "O"),  # Dvorak
        ("[", "Ü", "Ü"),  # its own letter, and none of ours
        ("-", "ß", "ẞ"),
        ("=", "+", "+"),
        ("/", "-", "-"),  # German, not in the row of figures
        ("6", "-", "-"),  # French, in it
        ("=", "-", "-"),  # Turkish
        ("'", "-", "-"),  # Dvorak
        (";", "Ö", "Ö"),
        ("'", "Ä", "Ä"),
        ("3", "4", "4"),  # a figure where another stands in America
        ("4", "๓", "3"),  # Thai figures, with Shift
        ("W", "É", "É"),  # bépo
    ],
)
def test_a_latin_letter_counts_as_itself(place: str, made: str, name: str) -> None:
    assert key_name(pressed(place, made)) in (name, made)


@pytest.mark.parametrize(
    ("place", "made", "name"),
    [
        ("W", ",", "Ctrl+,"),  # Dvorak
        ("M", ",", "Ctrl+,"),  # French
        ("1", "+", "Ctrl++"),  # Czech
        ("-", "=", "Ctrl+="),
        ("6", "-", "Ctrl+-"),  # French
        ("0", "À", "Ctrl+0"),
        ("4", "'", "Ctrl+4"),
        ("-", ")", "Ctrl+)"),  # of no use, but it can be chosen
        (";", "M", "Ctrl+M"),
    ],
)
def test_a_sign_of_a_command_counts_as_typed(place: str, made: str, name: str) -> None:
    key_name(pressed(*LATIN))
    assert latin_sequence(pressed(place, made, CONTROL)) == QKeySequence(name)


@pytest.mark.parametrize(
    ("place", "made", "name"),
    [("Q", ",", "Ctrl+Q"), ("Q", ";", "Ctrl+Q"), ("Q", "/", "Ctrl+Q"), (",", "Б", "Ctrl+,")],
)
def test_commands_are_where_they_are_in_america_in_other_layouts(
    place: str, made: str, name: str
) -> None:
    key_name(pressed(*OTHER))
    assert latin_sequence(pressed(place, made, CONTROL)) == QKeySequence(name)


#: Signs where an American keyboard has a letter, which is elsewhere here.
ELSEWHERE = {
    "Colemak": (("S", "R"), {"P": ";"}),
    "Dvorak": (("S", "O"), {"Q": "'", "W": ",", "E": ".", "Z": ";"}),
    "French": (("Q", "A"), {"M": ","}),
    "bépo": (("A", "A"), {"G": ",", "V": ".", "N": "'"}),
    "Programmer Dvorak": (("S", "O"), {"Q": ";", "W": ",", "E": ".", "Z": "'"}),
    "Neo": (("Q", "X"), {"M": "."}),
    "Turkish F": (("Q", "F"), {"X": "."}),
}


@pytest.mark.parametrize(
    ("layout", "sign"), [(layout, sign) for layout, (_, keys) in ELSEWHERE.items() for sign in keys]
)
@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, CONTROL])
def test_a_sign_is_no_letter_where_the_layout_has_the_letter_elsewhere(
    layout: str, sign: str, held: Qt.KeyboardModifier
) -> None:
    letter, made = ELSEWHERE[layout]
    key_name(pressed(*letter))
    event = pressed(sign, made[sign], held)
    assert key_name(event) != sign
    assert latin_sequence(event) == QKeySequence(
        QKeyCombination(held, Qt.Key(ord(made[sign].upper())))
    )


@pytest.mark.parametrize("sign", ["1", "4", "0", "-"])
def test_figures_and_the_minus_stay_where_they_are_in_america(sign: str) -> None:
    key_name(pressed("S", "O"))
    assert key_name(pressed(sign, "*")) == sign


@pytest.mark.parametrize(
    ("place", "made", "shift", "name"),
    [
        ("3", "+", True, "Ctrl++"),  # Bulgarian
        ("=", ".", False, "Ctrl+="),
        ("-", "-", False, "Ctrl+-"),
        ("=", "+", True, "Ctrl++"),  # Russian
        ("=", "=", False, "Ctrl+="),
        (",", "Б", False, "Ctrl+,"),
        ("-", "Е", False, "Ctrl+-"),  # Mongolian
        ("=", "Щ", False, "Ctrl+="),
        ("2", "-", False, "Ctrl+2"),
        ("5", "=", True, "Ctrl+="),
    ],
)
def test_commands_are_found_in_layouts_without_latin_letters(
    place: str, made: str, shift: bool, name: str
) -> None:
    key_name(pressed(*OTHER))
    held = CONTROL | Qt.KeyboardModifier.ShiftModifier if shift else CONTROL
    assert latin_sequence(pressed(place, made, held)) == QKeySequence(name)


@pytest.mark.parametrize(("place", "made"), [("Q", ";"), ("Q", ","), ("Q", "/"), ("W", "'")])
def test_the_first_key_of_all_needs_no_letter_before_it(place: str, made: str) -> None:
    assert key_name(pressed(place, made)) == place


def test_each_group_of_a_keyboard_has_a_layout_of_its_own() -> None:
    def typed(sign: str, made: str, group: int) -> str:
        code, plain = CODES[sign], Qt.KeyboardModifier.NoModifier
        kind = QEvent.Type.KeyPress
        return key_name(QKeyEvent(kind, ord(made), plain, code, 0, group << 13, made.lower()))

    typed("P", "P", 0)
    typed("P", "ย", 1)
    assert [typed("3", "-", group) for group in (0, 1, 0)] == ["-", "3", "-"]
    typed("P", "P", 1)  # another layout has been put there
    assert typed("3", "-", 1) == "-"


@pytest.mark.parametrize(("place", "made"), [("Q", ";"), ("Q", "/"), ("W", "'"), ("Q", ",")])
def test_another_layout_in_the_same_group_is_noticed(place: str, made: str) -> None:
    """As ``setxkbmap gr`` and settings of desktops put it there; X says nothing of it."""
    for letter in (*LATIN[:1], place):
        key_name(pressed(letter, letter))
    assert key_name(pressed(place, made)) == place


@pytest.mark.parametrize(
    ("language", "place", "made"),
    [("el_GR", "Q", ";"), ("he_IL", "W", "'"), ("bg_BG", "Q", ","), ("th_TH", "3", "-")],
)
def test_another_layout_is_followed_where_the_system_tells_its_language(
    monkeypatch: pytest.MonkeyPatch, language: str, place: str, made: str
) -> None:
    """As Windows and macOS do, which have no groups."""
    method = SimpleNamespace(locale=lambda: QLocale("de_DE"))
    monkeypatch.setattr(QGuiApplication, "inputMethod", lambda: method)
    key_name(pressed(*LATIN))
    assert key_name(pressed(place, made)) == made
    method.locale = lambda: QLocale(language)
    assert key_name(pressed(place, made)) == place
    method.locale = lambda: QLocale("de_DE")
    assert key_name(pressed(place, made)) == made


def test_all_signs_among_the_keys_of_commands_are_known() -> None:
    used = [key for command in COMMANDS for key in (command.key, command.also) if key]
    assert {key[-1] for key in used if not key[-1].isalnum()} == keys.COMMANDING


@pytest.mark.slow
def test_a_french_player_types_a_run_and_figures(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,medium,easy", seed="4")
    table = robot.table
    wait_until(lambda: table.session.view.turn == 0)
    robot.do(Action.of("bid", 3))
    wait_until(lambda: table.session.view.turn == 0 and table.bar.shown != [])
    ranks = {card[0] for card in table.session.view.hand}  # type: ignore[attr-defined]
    assert set("5TJQKA") <= ranks
    shift = Qt.KeyboardModifier.ShiftModifier
    for dash in (pressed("-", ")"), pressed("6", "-")):
        table.controls.clear()
        for event in (pressed("0", "0", shift), dash, pressed("Q", "A")):
            send(table.view, event)
        assert {card[0] for card in table.controls.selected} == set("TJQKA")
    table.controls.clear()
    send(table.view, pressed("5", "5", shift))
    assert {card[0] for card in table.controls.selected} == {"5"}
    assert key_name(pressed("6", "6", shift)) == "6"


def test_what_makes_no_sign_is_left_alone() -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_Left):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, 33, 0, 0)
        assert key_name(event) != "P"


def test_macos_and_windows_have_codes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    none = Qt.KeyboardModifier.NoModifier
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    event = QKeyEvent(QEvent.Type.KeyPress, ord("З"), none, 25, 0x50, 0, "з")
    assert key_name(event) == "P"
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "cocoa")
    for code, sign in _MAC_PLACES.items():
        event = QKeyEvent(QEvent.Type.KeyPress, ord("Ω"), none, 1, code, 0, "ω")
        assert latin_sequence(event) == QKeySequence(ord(sign))


def send(widget: QWidget, event: QKeyEvent) -> None:
    QCoreApplication.sendEvent(widget, event)


@pytest.mark.slow
def test_the_keys_of_a_turn_work_in_the_russian_layout(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="1", keyboard=True)
    robot._wait_for_turn()
    while "pass" not in {b.id for b in robot.table.offered if b.enabled}:
        robot.do(robot.choose())
        robot._wait_for_turn()
    table = robot.table
    controls = table.controls
    assert isinstance(controls, DouDizhuControls)
    order = controls.order.way
    send(table.view, pressed("S", "Ы"))
    assert controls.order.way != order
    before = len(table.session.match.actions)
    key = next(b.key for b in table.offered if b.id == "pass")
    send(table.view, pressed(key, "З"))
    assert len(table.session.match.actions) > before


def test_menu_keys_work_where_qt_finds_no_latin_layout(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="1", keyboard=True)
    robot._wait_for_turn()
    done: list[str] = []
    for id_ in ("tracker", "dark", "text_usual"):
        program.window.menus.on(id_, lambda i=id_: done.append(i))  # type: ignore[misc]
    control = Qt.KeyboardModifier.ControlModifier
    send(robot.table.view, pressed("T", "Ε"))
    send(robot.table.view, pressed("D", "В", control))
    send(robot.table.view, pressed("0", "À", control))
    assert done == ["tracker", "dark", "text_usual"]


def test_a_key_of_ones_own_is_taken_by_its_place_too(program: Program) -> None:
    field = KeyField()
    taken: list[str] = []
    field.pressed.connect(taken.append)
    control = Qt.KeyboardModifier.ControlModifier
    for sign, made in (("J", "О"), ("1", "&"), ("P", "せ")):
        field.keyPressEvent(pressed(sign, made, control))
    field.deleteLater()
    assert taken == ["Ctrl+J", "Ctrl+1", "Ctrl+P"]
