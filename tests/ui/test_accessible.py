"""What screen readers get, queried through Qt's accessibility interface."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from cardtable.games import all_games
from cardtable.phrases.cards import named
from cardtable.store.journal import Journal
from cardtable.ui import announcing
from cardtable.ui.fair import FairDialog
from cardtable.ui.help.dialogs import ShortcutsDialog
from cardtable.ui.intents import Past, Replay, Review, SetUp, Statistics
from cardtable.ui.running.program import Program
from cardtable.ui.table import accessible
from cardtable.ui.table.view import TableView
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open

ROLE = QAccessible.Role


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is told while a screen reader runs: kind of event and what it is about."""
    told: list[str] = []

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(f"say {event.message()}")
        else:
            told.append(f"{event.type().name} {name(event.accessibleInterface())}")
        QAccessible.updateAccessibility(event)

    for module in (accessible, announcing):
        monkeypatch.setattr(module, "send", listen)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


def name(thing: QAccessibleInterface) -> str:
    return thing.text(QAccessible.Text.Name)


def asked(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def entries(view: TableView) -> list[QAccessibleInterface]:
    table = asked(view)
    return [table.child(number) for number in range(table.childCount())]


def names(view: TableView) -> list[str]:
    return [name(entry) for entry in entries(view)]


def opened(open_match: Open, game: str, seats: str = "human,easy,easy", seed: str = "3") -> Robot:
    robot = open_match(game, seats, seed=seed)
    robot._wait_for_turn()
    robot.window.activateWindow()
    assert QTest.qWaitForWindowActive(robot.window)
    robot.table.view.setFocus()
    return robot


def test_the_table_is_a_list_of_all_that_lies_on_it(open_match: Open, heard: list[str]) -> None:
    table = opened(open_match, "dou-dizhu").table
    list_ = asked(table.view)
    assert list_.role() == ROLE.List
    assert name(list_) == "Table"
    told = names(table.view)
    hand = [table.phrases.card(card) for card in table.session.view.hand]  # type: ignore[attr-defined]
    at = told.index(hand[0])
    assert told[at : at + 17] == hand
    assert [f"{table.names[seat]}: 17 hidden cards" in told for seat in (1, 2)] == [True, True]
    assert "3 hidden cards" in told
    assert any(text.startswith(table.names[1]) and "17" in text for text in told)
    assert all(told), "nothing without a word"
    for number, entry in enumerate(entries(table.view)):
        assert entry.isValid()
        assert entry.role() == ROLE.ListItem
        assert list_.indexOfChild(entry) == number
        assert name(entry.parent()) == "Table"
        assert entry.childCount() == 0


@pytest.mark.slow
def test_what_lies_in_a_column_is_read_after_its_name(open_match: Open, heard: list[str]) -> None:
    table = opened(open_match, "oicho-kabu").table
    told = names(table.view)
    columns = [told.index(f"Column {number}") for number in (1, 2, 3, 4)]
    assert columns == sorted(columns)
    cards = [spot.face for spot in table.scene.model.layout.cards if spot.zone.startswith("col")]
    between = told[columns[0] + 1 : columns[1]]
    assert table.stage.card_seen(cards[0] or "") in between
    assert "Column" not in told, "painted in two lines, told once"
    # Somebody walking from column to column hears what lies there.
    column = entries(table.view)[columns[0]]
    assert table.stage.card_seen(cards[0] or "") in column.text(QAccessible.Text.Description)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin"])
def test_no_card_is_named_that_is_not_seen(open_match: Open, heard: list[str], game: str) -> None:
    seats = "human,easy" if game == "oklahoma-gin" else "human,easy,easy"
    robot = opened(open_match, game, seats)
    for _ in range(6):
        table = robot.table
        card_seen = table.stage.card_seen
        # Whose a card is stands before its name, which may have a colon itself.
        told = {part for name in names(table.view) for part in (name, name.partition(": ")[2])}
        faces = {card_seen(s.face) for s in table.scene.model.layout.cards if s.face}
        deck = {card_seen(code) for code in table.pictures.deck.cards}
        assert deck & told == faces & told
        assert faces <= told or game == "oklahoma-gin"
        robot.do(robot.choose())
        robot._wait_for_turn()


def test_the_keyboard_is_followed_and_what_it_chooses(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "dou-dizhu", seed="8")
    while robot.table.session.view.phase != "play":
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    view = robot.table.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    entry = next(e for e in entries(view) if e.state().focused)
    assert f"Focus {name(entry)}" in heard
    assert asked(view).focusChild() is entry
    assert not entry.state().selected
    heard.clear()
    QTest.keyClick(view, Qt.Key.Key_Space)
    entry = next(e for e in entries(view) if e.state().selected)
    assert entry.state().selectable
    assert any(word.startswith(f"say {name(entry)} selected: ") for word in heard)
    heard.clear()
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert not any(e.state().selected for e in entries(view))
    assert "say No card is selected." in heard


def test_what_happens_and_whose_turn_it_is_are_said(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy")
    QTest.qWait(20)
    heard.clear()
    before = len(robot.table.log.lines)
    robot.do(robot.choose())
    robot._wait_for_turn()
    said = "\n".join(word for word in heard if word.startswith("say "))
    for line in robot.table.log.lines[before:]:
        assert named(line) in said
    assert named(robot.table.controls.prompt().title) in said


def test_a_hint_is_said(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy")
    robot.type_key("H")
    hints = robot.table.hints
    wait_until(lambda: hints.row >= 0)
    told = named(hints.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert f"say {told}\nPress Return to do it." in heard
    heard.clear()
    robot.type_key("H")
    told = named(hints.model.index(1).data(Qt.ItemDataRole.AccessibleTextRole))
    assert [word for word in heard if word.startswith("say")] == [f"say {told}"]


@pytest.mark.slow
def test_things_that_come_and_go_are_told(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "dou-dizhu")
    view = robot.table.view
    asked(view)
    all_kinds: set[str] = set()
    for _ in range(20):
        count = asked(view).childCount()
        heard.clear()
        robot.do(robot.choose())
        robot._wait_for_turn()
        kinds = [word.split()[0] for word in heard]
        came = kinds.count("ObjectCreated") - kinds.count("ObjectDestroyed")
        assert asked(view).childCount() == count + came
        all_kinds.update(kinds)
    assert all_kinds >= {"ObjectCreated", "ObjectDestroyed", "NameChanged", "say"}


@pytest.mark.slow
def test_entries_lie_where_the_things_are_seen(open_match: Open, heard: list[str]) -> None:
    table = opened(open_match, "oklahoma-gin", "human,easy").table
    view = table.view
    for entry in entries(view):
        assert QRect(asked(view).rect()).contains(entry.rect().center())
    hand = [spot for spot in table.scene.model.layout.cards if spot.zone == "hand"]
    card = max(hand, key=lambda spot: spot.z).key
    box = table.scene.card_rect(card)
    assert box is not None
    point = view.mapToGlobal(box.toAlignedRect().bottomRight())
    assert name(asked(view).childAt(point.x() - 6, point.y() - 6)) == table.phrases.card(card)


def test_behind_the_privacy_screen_there_is_nothing(open_match: Open, heard: list[str]) -> None:
    robot = open_match("oklahoma-gin", "human,human", seed="3")
    assert robot.table.session.behind_curtain
    assert asked(robot.table.view).childCount() == 0
    robot.open_curtain()
    assert asked(robot.table.view).childCount() > 10


def test_another_language_is_spoken_at_once(
    open_match: Open, program: Program, heard: list[str]
) -> None:
    table = opened(open_match, "oklahoma-gin", "human,easy").table
    before = names(table.view)
    program.settings.language = "de"
    QTest.qWait(20)
    assert name(asked(table.view)) == "Tisch"
    after = names(table.view)
    assert "Mei: 10 verdeckte Karten" in after
    assert len(after) == len(before)


def nameless(window: QWidget) -> list[QWidget]:
    """What the keyboard comes to and nobody could tell what it is.

    Frames that scroll have no name; the insides of views and spin boxes are not come to.
    """
    return [
        widget
        for widget in [window, *window.findChildren(QWidget)]
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and not isinstance(widget, QScrollArea)
        and widget.focusProxy() is None
        and widget.objectName() != "qt_spinbox_lineedit"
        and not name(asked(widget))
    ]


@pytest.mark.slow
def test_all_that_the_keyboard_reaches_has_a_name(
    open_match: Open, program: Program, journal_of: Journal, heard: list[str]
) -> None:
    window = program.window
    assert not nameless(window)
    for game in all_games().values():
        window.open(SetUp(game.id))
        QTest.qWait(10)
        assert not nameless(window), game.id
    robot = open_match("dou-dizhu", "human,easy,hard", "deals=1", seed="3")
    robot._wait_for_turn()
    robot.type_key("H")
    wait_until(lambda: robot.table.hints.row >= 0)
    for tab in ("log", "cards", "score"):
        robot.table.show_tab(tab)
        QTest.qWait(10)
        assert not nameless(window), tab
    robot.play()
    window.open(Review())
    QTest.qWait(10)
    assert not nameless(window), "review"
    dialogs: list[QWidget] = [
        ShortcutsDialog(window.theme, window.table.phrases if window.table else None, window),
        FairDialog(window.theme, None, window),
    ]
    for dialog in dialogs:
        dialog.show()
        assert not nameless(dialog), dialog
        dialog.close()
    for wanted in (Past(), Statistics()):
        window.open(wanted)
        QTest.qWait(10)
        assert not nameless(window), wanted
    (past,) = journal_of.past_matches()
    window.open(Replay(past.id))
    QTest.qWait(10)
    assert not nameless(window), "replay"


def test_a_table_that_is_gone_answers_no_more(
    open_match: Open, program: Program, heard: list[str]
) -> None:
    table = opened(open_match, "oklahoma-gin", "human,easy").table
    numbers = [QAccessible.uniqueId(entry) for entry in entries(table.view)]
    assert QAccessible.accessibleInterface(numbers[0]) is not None
    del table
    program.window.show_start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert all(QAccessible.accessibleInterface(number) is None for number in numbers)


@pytest.mark.slow
def test_without_a_screen_reader_nothing_is_worded(
    open_match: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("nobody listens")

    for module in (accessible, announcing):
        monkeypatch.setattr(module, "send", never)
    monkeypatch.setattr("cardtable.ui.table.stage.spoken", never)
    robot = opened(open_match, "oklahoma-gin", "human,easy")
    robot.do(robot.choose())
    robot._wait_for_turn()
