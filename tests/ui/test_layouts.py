"""Keys in the layouts of other languages: what is shown on a button works."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from cardtable.models.controls.dou_dizhu import DouDizhuControls
from cardtable.ui.preferences.keys import KeyField
from cardtable.ui.running.program import Program
from cardtable.ui.widgets.keys import _MAC_PLACES, _PLACES, key_name, latin_sequence
from tests.ui.conftest import Open

#: X keycodes of the keys, by the American sign.
CODES = {sign: code + 8 for code, sign in _PLACES.items()}
#: What some layouts make of some keys.
LAYOUTS = {
    "Russian": {"P": "З", "S": "Ы", "H": "Р", "T": "Е", ",": "Б"},
    "Greek": {"P": "Π", "S": "Σ", "H": "Η"},
    "Hebrew": {"P": "פ", "S": "ד", "H": "י"},
    "Arabic": {"P": "ح", "S": "س", "H": "ا", "1": "١"},
    "Thai": {"P": "ย", "S": "ห", "H": "\u0e49", "3": "-"},
    "kana": {"P": "せ", "S": "ト", "H": "ク", "3": "ァ"},
    "French": {"1": "&", "2": "É", "6": "-", "8": "_", "0": "À"},
    "Czech": {"2": "Ě", "3": "Š", "0": "É"},
    "Georgian": {"P": "პ", "K": "კ"},
    "Bulgarian": {"B": "ф".upper(), "N": "Х"},
}
PRESSES = [(layout, sign) for layout, keys in LAYOUTS.items() for sign in keys]


def pressed(
    sign: str, made: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> QKeyEvent:
    """The press of the key where an American keyboard has ``sign``, which makes ``made``."""
    code = CODES.get(sign, 0)
    return QKeyEvent(QEvent.Type.KeyPress, ord(made), held, code, 0, 0, made.lower())


@pytest.mark.parametrize(("layout", "sign"), PRESSES)
def test_a_key_without_a_latin_sign_counts_as_the_one_in_its_place(layout: str, sign: str) -> None:
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
    ],
)
def test_a_latin_letter_counts_as_itself(place: str, made: str, name: str) -> None:
    assert key_name(pressed(place, made)) in (name, made)


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


def test_the_keys_of_a_turn_work_in_the_russian_layout(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="1", keyboard=True)
    robot._wait_for_turn()
    while "pass" not in {b.id for b in robot.table.bar.shown if b.enabled}:
        robot.do(robot.choose())
        robot._wait_for_turn()
    table = robot.table
    controls = table.controls
    assert isinstance(controls, DouDizhuControls)
    order = controls.order.way
    send(table.view, pressed("S", "Ы"))
    assert controls.order.way != order
    before = len(table.session.match.actions)
    key = next(b.key for b in table.bar.shown if b.id == "pass")
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
