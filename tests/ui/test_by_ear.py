"""What somebody hears who plays by keys alone, and where the arrow keys lead."""

from __future__ import annotations

import gc
import os
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardtable.engine.state import TABLE
from cardtable.games.kabu.view import KabuView
from cardtable.models.controls.kabu import KabuControls
from cardtable.models.session import Session
from cardtable.phrases.cards import named
from cardtable.phrases.lists import labelled
from cardtable.phrases.rulebook import explained
from cardtable.ui import announcing, durations
from cardtable.ui.announcing import Listeners, hears_notices_only
from cardtable.ui.durations import Pace
from cardtable.ui.intents import Statistics
from cardtable.ui.panel.side_panel import tab_text
from cardtable.ui.running.program import Program
from cardtable.ui.table.action_bar import PromptWords
from cardtable.ui.table.view import TableView
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open
from tests.ui.test_accessible import asked, entries, heard, name, names, opened

__all__ = ["heard"]

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
TABLES = [
    ("oicho-kabu", "human,easy,easy"),
    ("oicho-kabu", "human,easy,easy,easy,easy,easy,easy"),
    ("kyo-kabu", "human,easy"),
    ("dou-dizhu", "human,easy,easy"),
    ("oklahoma-gin", "human,easy"),
]


def said(heard: list[str]) -> list[str]:
    return [line for word in heard if word.startswith("say ") for line in word[4:].splitlines()]


def focused() -> QWidget:
    """What has the keyboard focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def reached(view: TableView) -> set[str]:
    """Everything that the arrow keys lead to, from where they begin."""
    walk = view._walk
    found, due = set(), [walk.end(last=False)]
    while due:
        here = due.pop()
        if here in found or not here:
            continue
        found.add(here)
        due += [walk.step(here, *step) for step in STEPS]
    return found


@daily(("game", "seats"), TABLES, ("kyo-kabu", "human,easy"))
def test_the_arrows_lead_to_everything_at_every_moment(
    open_match: Open, game: str, seats: str
) -> None:
    robot = opened(open_match, game, seats)
    seen = set()
    for _ in range(40):
        view, session = robot.table.view, robot.table.session
        keys = [thing.key for thing in view.told()]
        assert len(keys) == len(set(keys)), "each thing has a key of its own"
        assert reached(view) >= set(keys), session.view.phase
        seen.add(session.view.phase)
        if session.match.turn is None:
            break
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    assert len(seen) >= 3


@daily(
    ("game", "seats", "seed"),
    [
        ("dou-dizhu", "human,easy,easy", "8"),
        ("oklahoma-gin", "human,easy", "4"),
        ("oicho-kabu", "human,easy,easy", "3"),
    ],
)
def test_one_hears_how_a_match_begins_and_what_one_holds(
    open_match: Open, heard: list[str], game: str, seats: str, seed: str
) -> None:
    table = opened(open_match, game, seats, seed).table
    for line in table.log.lines:
        assert said(heard).count(named(line)) == 1, line
    hand = table.stage.hand_words(table.controls)
    told_by_the_log = game == "oicho-kabu"
    assert said(heard).count(f"Your cards: {hand}") == (not told_by_the_log)
    assert hand not in said(heard)
    assert hand.startswith("Dead card: ") == (game == "oicho-kabu")
    heard.clear()
    table.say_aloud("hand")
    table.say_aloud("table")
    told = said(heard)
    assert told[0] == hand
    zones = table.controls.own_zones()
    lying = [t for t in table.view.told() if t.zone not in zones and "sort" not in t.key]
    assert all(named(thing.text) in "\n".join(told[1:]) for thing in lying if not thing.place)
    assert len(told[1:]) <= len(lying)


@pytest.mark.slow
def test_open_dead_cards_are_said_with_whose_they_are(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", "dead_cards=one_open", seed="3")
    robot._wait_for_turn()
    table, view = robot.table, robot.table.session.view
    assert isinstance(view, KabuView)
    names, dead = table.stage.names, dict(view.open_dead)
    told = [thing.text for thing in table.view.told() if thing.zone.startswith("dead:")]
    expected = {
        f"{f'{names[seat]}, ' if seat else ''}Dead card: {table.stage.card_seen(card)}"
        for seat, card in dead.items()
    }
    assert dead and set(told) == expected


def test_a_whole_deal_is_said_line_by_line_and_nothing_twice(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "8")
    while robot.table.session.view.phase != "scored":
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    lines = [named(line) for line in robot.table.log.lines]
    assert [line for line in said(heard) if line in lines] == lines
    # How many cards the others hold is seen at each play, and counted aloud when they are few.
    names = robot.table.session.match.seats
    left = [
        f"{names[seat].name} has {count} cards."
        for event in robot.table.session.view.history
        if event.kind == "played" and (seat := event.number("seat")) > 0
        if 2 < (count := event.number("left")) <= 6
    ]
    assert left and [line for line in said(heard) if line in left] == left


@pytest.mark.slow
def test_arrows_reach_bids_and_hand_while_one_bids(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "8")
    view = robot.table.view
    hand = robot.table.stage.hand_words(robot.table.controls).split(", ")
    QTest.qWait(10)
    heard.clear()
    for key in ("Right", "Right", "Home", "End", "Down", "Left"):
        QTest.keyClick(view, getattr(Qt.Key, f"Key_{key}"))
    focused = [word.removeprefix("Focus ") for word in heard if word.startswith("Focus ")]
    *bids, card, before = focused
    assert bids == ["Pass", "Bid 1", "Pass", "Bid 3"]
    assert before == hand[hand.index(card) - 1]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_arrow_that_leads_nowhere_says_so_but_not_while_it_is_held_down(
    open_match: Open, heard: list[str], game: str, seats: str
) -> None:
    view = opened(open_match, game, seats).table.view
    for to, on in ((Qt.Key.Key_Home, Qt.Key.Key_Left), (Qt.Key.Key_End, Qt.Key.Key_Right)):
        QTest.keyClick(view, to)
        here = view.focus_key
        heard.clear()
        QTest.keyClick(view, on)
        QTest.keyClick(view, to)
        held = QKeyEvent(QEvent.Type.KeyPress, on, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(view, held)
        assert view.focus_key == here
        assert heard == ["say Nothing further that way."] * 2


def test_enter_presses_the_button_that_has_the_focus(open_match: Open) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "5")
    session = robot.table.session
    QTest.keyClick(robot.table.view, Qt.Key.Key_Home)
    QTest.keyClick(robot.table.view, Qt.Key.Key_Space)
    button = robot.table.bar.button("clear")
    assert button is not None
    button.setFocus(Qt.FocusReason.TabFocusReason)
    count = len(session.match.actions)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert not robot.table.controls.selected
    assert len(session.match.actions) == count, "the card was not played"


@pytest.mark.slow
@pytest.mark.parametrize("shown", ["score", "log", "cards"])
def test_tab_leads_to_the_page_of_the_side_panel_that_shows(
    open_match: Open, program: Program, shown: str
) -> None:
    program.settings.pinned = False
    table = opened(open_match, "dou-dizhu").table
    table.show_tab("log")
    tab = next(tab for tab in table.panel.findChildren(QPushButton) if tab.isChecked())
    tab.setFocus()  # Qt would come back to that one
    table.show_tab(shown)
    table.view.setFocus()
    for _ in range(30):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        if table.panel.isAncestorOf(focused()):
            break
    here = focused()
    assert isinstance(here, QPushButton) and here.isChecked()
    assert here.text() == tab_text(shown)


@pytest.mark.slow
def test_arrows_lead_from_a_dead_card_to_the_columns_one_bets_on(open_match: Open) -> None:
    view = opened(open_match, "oicho-kabu", seed="3").table.view
    dead = next(thing.key for thing in view.told() if thing.zone == "dead:0")
    for key, column in ((Qt.Key.Key_Right, "column:1"), (Qt.Key.Key_Left, "column:4")):
        view.focus_key = dead
        QTest.keyClick(view, key)
        assert view.focus_key == column


@pytest.mark.slow
def test_arrows_and_esc_lead_from_a_button_back_to_the_table(open_match: Open) -> None:
    robot = opened(open_match, "dou-dizhu", seed="8")
    for _ in range(6):
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    table = robot.table
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Space):
        QTest.keyClick(table.view, key)
    here, chosen = table.view.focus_key, set(table.controls.selected)
    assert here and chosen
    for button in (table.bar.button("hint"), table.header._signs[2], table.header._signs[0]):
        assert button is not None
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Escape):
            button.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(button, key)
            assert focused() is table.view and table.view.focus_key == here
            assert table.controls.selected == chosen


@pytest.mark.slow
def test_looking_back_takes_the_focus_so_that_arrows_step(open_match: Open) -> None:
    robot = opened(open_match, "dou-dizhu", seed="8")
    for _ in range(6):
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    table = robot.table
    table.header._signs[2].setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(focused(), Qt.Key.Key_B)
    seen = table.bar.words[1]
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert table.past.shown and table.bar.words[1] != seen
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not table.past.shown and focused() is table.view


@pytest.mark.slow
def test_enter_plays_a_hint_wherever_the_focus_was_and_one_hears_so(
    open_match: Open, heard: list[str]
) -> None:
    table = opened(open_match, "oicho-kabu", seed="3").table
    chip, count = table.bar.button("chip:0"), len(table.session.match.actions)
    assert chip is not None
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(chip, Qt.Key.Key_H)
    wait_until(lambda: table.hints.row >= 0)
    assert said(heard).count("Press Return to do it.") == 1
    hinted = table.hints.model.action(0)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert table.session.match.actions[count] == hinted


def test_chips_are_radio_buttons_that_say_what_they_are(open_match: Open, heard: list[str]) -> None:
    table = opened(open_match, "oicho-kabu", seed="3").table
    chips = [table.bar.button(f"chip:{number}") for number in range(4)]
    told = [asked(chip) for chip in chips if chip is not None]
    assert [name(one) for one in told] == ["Chip: 1", "Chip: 5", "Chip: 10", "Chip: 25"]
    assert {one.role() for one in told} == {QAccessible.Role.RadioButton}
    assert [bool(one.state().checked) for one in told] == [False, False, True, False]
    for _ in range(30):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        if focused() in chips:
            break
    assert focused() is chips[2], "Tab leads to the chip that is laid now"
    for _ in range(2):
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert focused() is chips[3] and table.controls.size == 3  # type: ignore[attr-defined]


@pytest.mark.slow
def test_enter_on_a_tab_of_the_drawer_is_no_move(open_match: Open) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    robot.table.show_tab("score")
    count = len(robot.table.session.match.actions)
    tab = next(
        button
        for button in robot.table.panel.findChildren(QPushButton)
        if button.isVisible() and button.isCheckable() and not button.isChecked()
    )
    tab.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(tab, Qt.Key.Key_Return)
    assert tab.isChecked()
    assert len(robot.table.session.match.actions) == count


@pytest.mark.slow
def test_the_side_panel_says_that_it_opens_and_closes_and_leaves_the_focus_on_the_table(
    open_match: Open, program: Program, heard: list[str]
) -> None:
    program.settings.pinned = False
    table = opened(open_match, "dou-dizhu", seed="8").table
    heard.clear()
    QTest.keyClick(table.view, Qt.Key.Key_F9)
    QTest.keyClick(table.view, Qt.Key.Key_T)
    tab = next(tab for tab in table.panel.findChildren(QPushButton) if tab.isChecked())
    tab.setFocus()
    QTest.keyClick(tab, Qt.Key.Key_F9)
    counts = table.panel.tracker.said.split("\n")
    assert "not seen" in counts[0] or "of 4" in counts[0]
    assert said(heard) == [
        "Side panel open: Score",
        "Side panel open: Cards left",
        *counts,
        "Side panel closed",
    ]
    assert QApplication.focusWidget() is table.view
    heard.clear()
    for _ in range(2):
        QTest.keyClick(table.view, Qt.Key.Key_T)
    assert not table.panel_open and said(heard)[-1] == "Side panel closed"


def test_the_focus_goes_back_to_the_table_when_its_button_is_gone(open_match: Open) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    button = robot.table.bar.button("pass")
    assert button is not None
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Space)
    wait_until(lambda: robot.table.bar.button("pass") is not button)
    assert QApplication.focusWidget() is robot.table.view


def test_a_refusal_is_said_at_every_try(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    robot.press("take")
    robot._wait_for_turn()
    discard = next(button for button in robot.table.bar.shown if button.id == "discard")
    assert discard.why and not discard.enabled
    heard.clear()
    for _ in range(3):
        QTest.keyClick(robot.table.view, Qt.Key[f"Key_{discard.key}"])
    assert said(heard) == [discard.why] * 3


@pytest.mark.slow
def test_selecting_says_what_it_comes_to(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    robot.press("take")
    robot._wait_for_turn()
    heard.clear()
    view = robot.table.view
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Space)
    chosen = next(entry for entry in entries(view) if entry.state().selected)
    assert said(heard) == [f"{name(chosen)} selected: without it your deadwood is 57."]
    assert not any(word.startswith("Selection") for word in heard), "it would be said twice"
    assert chosen.text(QAccessible.Text.Description) == "Selected"


def test_each_press_that_selects_says_what_and_how_many_and_what_that_comes_to(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "dou-dizhu", seed="5")
    assert robot.table.session.view.phase == "play"
    view, table = robot.table.view, robot.table

    def pressed(key: Qt.Key) -> list[str]:
        heard.clear()
        QTest.keyClick(view, key)
        return said(heard)

    assert pressed(Qt.Key.Key_9) == ["9 of spades selected: Single 9 doesn’t beat a single J."]
    short = "A straight needs five cards or more."
    assert pressed(Qt.Key.Key_8) == [f"8 of hearts selected, 2 cards: {short}"]
    assert pressed(Qt.Key.Key_0) == [f"10 of hearts selected, 3 cards: {short}"], "once more"
    assert pressed(Qt.Key.Key_0) == [f"10 of hearts no longer selected, 2 cards: {short}"]
    assert pressed(Qt.Key.Key_5) == ["No 5 in your hand."]
    assert pressed(Qt.Key.Key_W) == ["No joker in your hand."]
    assert not table.controls.refusal, "who sees the hand sees that"
    heard.clear()
    table.say_aloud("hand")
    assert said(heard)[1:] == ["Selected: 9 of spades, 8 of hearts"]
    assert pressed(Qt.Key.Key_Escape) == ["No card is selected."]
    assert pressed(Qt.Key.Key_7)[0].startswith("7 of clubs selected")
    assert pressed(Qt.Key.Key_Minus) == ["From 7 to which rank?"]
    assert pressed(Qt.Key.Key_0) == [
        "10 of hearts, 9 of spades, 8 of hearts selected, 4 cards: "
        "A straight needs five cards or more."
    ]


@pytest.mark.slow
def test_a_card_drawn_is_said_to_be_selected(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    while not robot.table.controls.selected:
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
        robot.table.scene.finish()
    (key,) = robot.table.controls.selected
    card = robot.table.stage.cards_named({key})
    assert sum(line.startswith(f"{card} selected: ") for line in said(heard)) == 1
    assert not any(line.startswith("Without") for line in said(heard)), "said with it"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES[3:])
def test_another_order_of_the_hand_is_said(
    open_match: Open, heard: list[str], game: str, seats: str
) -> None:
    robot = opened(open_match, game, seats, "1")
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_S)
    (answer,) = said(heard)
    assert answer.startswith("Sort: ")


def test_beside_a_hint_chips_are_taken_back_and_it_is_said_what_enter_does(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "oicho-kabu", seed="3")
    table, view = robot.table, robot.table.view
    for key in (Qt.Key.Key_4, Qt.Key.Key_3):
        QTest.keyClick(view, key)
    heard.clear()
    robot.type_key("H")
    wait_until(lambda: table.hints.row >= 0)
    controls = table.controls
    assert isinstance(controls, KabuControls)
    assert controls.ghosts, "it says something else"
    told = said(heard)
    assert told[-2:] == ["A: Take the hint", "Return: Place bets: 20"]
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert controls.stakes == {4: 10} and table.hints.row < 0 and not controls.ghosts
    robot.type_key("H")
    wait_until(lambda: table.hints.row >= 0)
    QTest.keyClick(robot.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not controls.stakes and table.hints.row < 0
    robot.type_key("H")
    wait_until(lambda: table.hints.row >= 0)
    assert said(heard)[-1] == "Press Return to do it."
    heard.clear()
    QTest.keyClick(view, Qt.Key.Key_4)
    assert "Return: Place bets: 10" in said(heard)
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    robot.type_key("H")
    wait_until(lambda: table.hints.row >= 0)
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert table.hints.row < 0, "where nothing lies, the hint is what is taken back"


@pytest.mark.slow
def test_chips_are_said_as_they_are_laid_and_taken_back(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oicho-kabu", "human,easy,easy", "3")
    controls = robot.table.controls
    assert isinstance(controls, KabuControls)
    heard.clear()
    for key in (Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Backspace):
        QTest.keyClick(robot.table.view, key)
    assert not [line for line in said(heard) if line.startswith("You have")], "only the chips"
    laid = [line for line in said(heard) if line.startswith("Column")]
    both = "Column 1: 20, Column 2: 10, Together 30"
    assert laid == ["Column 1: 10", "Column 1: 20", both, "Column 1: 20"]
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_Q)
    assert said(heard) == ["Chip: 1"]
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_Q)
    assert said(heard) == ["Chip: 1"], "each press is answered"
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_P)
    assert said(heard) == ["Take your chips back if you don’t want to bet."]
    heard.clear()
    undo = robot.table.header._undo
    assert undo.isEnabled() and not robot.table.session.can_undo
    QTest.keyClick(robot.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said(heard) == ["Column 1: 10"], "a chip is undone before anything played"
    QTest.keyClick(robot.table.view, Qt.Key.Key_Backspace)
    assert said(heard).count("No bet") == 1
    assert not undo.isEnabled()


@pytest.mark.slow
def test_a_hinted_card_that_is_put_back_is_said_to_be(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    while "discard" not in {action.verb for action in robot.table.controls.view.legal}:
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
        robot.table.scene.finish()
    controls = robot.table.controls
    controls.clear()
    robot.table.redraw()
    robot.table.hint()
    wait_until(lambda: bool(controls.selected))
    (card,) = controls.selected
    robot.table.view.focus_key = card
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_Space)
    assert not controls.selected and said(heard) == ["No card is selected."]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["oicho-kabu", "dou-dizhu"])
def test_at_the_end_of_a_deal_one_hears_how_it_goes_on(
    open_match: Open, heard: list[str], game: str
) -> None:
    robot = opened(open_match, game, "human,easy,easy", "3")
    while robot.table.session.match.turn != TABLE:
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    on = next(button for button in robot.table.bar.shown if button.id == "next")
    assert said(heard).count(f"Return: {on.text}") == 1
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_N)
    assert said(heard)[-1] == f"Return: {on.text}", "a key that does nothing says how to go on"


def test_what_others_did_is_heard_at_a_shared_computer(open_match: Open, heard: list[str]) -> None:
    robot = open_match("oklahoma-gin", "human,human", seed="4")
    robot.open_curtain()
    robot._wait_for_turn()
    first = robot.table.names[robot.table.session.viewer or 0]
    assert any("knock with" in line for line in said(heard)), "how it began"
    robot.press("pass")
    wait_until(lambda: robot.table.session.behind_curtain)
    heard.clear()
    robot.open_curtain()
    robot._wait_for_turn()
    told = said(heard)
    assert any(line.startswith(f"{first} passed") for line in told)
    assert sum(line.startswith("Your cards: ") for line in told) == 1
    assert not any("thinking" in line for line in told)


def test_taking_back_and_looking_back_say_what(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "8")
    for _ in range(6):
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    heard.clear()
    lines = list(robot.table.log.lines)
    robot.table.undo()
    taken = lines[len(robot.table.log.lines)]
    assert said(heard)[0] == f"Taken back, with what followed: {taken}"
    heard.clear()
    robot.table.look_back()
    told = said(heard)
    assert told[0] == robot.table.bar.words[0]
    assert told[1] == robot.table.bar.words[1]
    heard.clear()
    seen = [robot.table.bar.words[1]]
    for _ in range(3):
        QTest.keyClick(robot.table.view, Qt.Key.Key_Left)
        seen.append(robot.table.bar.words[1])
    assert said(heard) == [line for last, line in pairwise(seen) if line != last]
    assert said(heard)
    heard.clear()
    robot.type_key("Esc")
    assert said(heard)[:2] == ["Back to the match", robot.table.controls.prompt().title]


@pytest.mark.slow
def test_what_happened_is_said_before_what_is_picked_up_then(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    session, picked = robot.table.session, False
    while not picked:
        heard.clear()
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
        picked = session.view.phase == "discard" and bool(robot.table.controls.selected)
    drawn = [*heard]
    robot.do(robot.choose("easy"))
    robot._wait_for_turn()
    heard.clear()
    robot.table.undo()
    for told in (drawn, heard):
        kinds = [word.split()[0] for word in told]
        assert kinds.index("say") < kinds.index("SelectionAdd")


def test_keys_that_can_do_nothing_say_so(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "8")
    heard.clear()
    robot.table.undo()
    robot.table.look_back()
    assert said(heard) == ["There is nothing to undo.", "There is nothing to look back on yet."]
    robot.press("pass")  # the others bid now
    assert not robot.table.controls.may_act
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_P)
    assert said(heard) == list(robot.table.bar.words[:1])


@pytest.mark.slow
def test_skipping_nothing_says_so(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_Space, Qt.KeyboardModifier.ControlModifier)
    assert said(heard) == ["There is nothing to skip."]


@pytest.mark.slow
def test_after_what_is_taken_back_one_hears_that_it_is_ones_turn(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "dou-dizhu", seed="8")
    for _ in range(16):
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
        heard.clear()
        robot.table.undo()
        assert named(robot.table.bar.words[0]) in said(heard)
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()


@pytest.mark.slow
def test_the_words_of_the_bar_are_described_by_their_own_terms_alone(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    words = robot.table.bar.findChild(PromptWords)
    assert words is not None
    seen = set()
    for _ in range(6):
        told = asked(words).text(QAccessible.Text.Description).strip()
        assert told == explained(name(asked(words)), robot.table.phrases.glossary())
        assert not told.startswith(words.title)
        seen.add(told)
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    assert len(seen) > 1


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ja", "zh_CN", "zh_TW"])
def test_the_key_of_a_column_is_not_read_as_a_bet(
    open_match: Open, program: Program, heard: list[str], language: str
) -> None:
    table = opened(open_match, "oicho-kabu", seed="3").table
    program.settings.language = language
    table.say_aloud("table")
    columns = [thing for thing in table.view.told() if thing.key.startswith("column:")]
    lines = [labelled(column.text, column.more) for column in columns]
    assert len(lines) == 4 and set(lines) <= set(said(heard)[-30:])
    others = set(said(heard)) - set(lines)
    assert not [line for line in others for column in columns if line.startswith(column.text)]


@pytest.mark.slow
def test_at_the_end_of_a_deal_one_looks_back_on_what_led_to_it(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    for _ in range(200):
        if robot.table.session.view.deal == 2 and robot.table.session.match.turn == TABLE:
            break
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    lying = {spot.key for spot in robot.table.model.layout.cards if spot.face}
    robot.table.look_back()
    assert robot.table.past.shown
    led = {spot.key for spot in robot.table.model.layout.cards if spot.face}
    assert len(led & lying) >= 10, "the hand that was played"
    assert robot.table.bar.words[1] in robot.table.log.lines
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_Right)
    assert not robot.table.past.shown
    assert said(heard)[0] == "Back to the match" and "Return: Next hand" in said(heard)


@pytest.mark.slow
def test_the_focus_stays_in_the_hand_when_its_card_goes(open_match: Open) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    robot.press("take")
    robot._wait_for_turn()
    view = robot.table.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Right)
    hand = [thing.key for thing in view.told() if thing.zone == "hand"]
    thrown = view.focus_key
    beside = hand[hand.index(thrown) + 1]
    QTest.keyClick(view, Qt.Key.Key_Space)
    robot.press("discard")
    assert view.focus_key == beside


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [TABLES[0], *TABLES[2:]])
def test_in_a_new_deal_the_focus_is_on_nothing_of_the_last(
    open_match: Open, heard: list[str], game: str, seats: str
) -> None:
    robot = opened(open_match, game, seats)
    session, view, dropped = robot.table.session, robot.table.view, 0
    while dropped < 4 and session.match.turn is not None:
        if session.match.turn != TABLE:
            robot.do(robot.choose("easy"))
            robot._wait_for_turn()
            continue
        seen = [spot.key for spot in robot.table.model.layout.cards if spot.face]
        gains = [thing.key for thing in view.told() if thing.key.startswith("label gain")]
        view.focus_key = (gains or seen)[0] if dropped % 2 else seen[0]
        heard.clear()
        robot.press("next")
        robot._wait_for_turn()
        assert not view.focus_key and not [word for word in heard if word.startswith("Focus")]
        dropped += 1
    assert dropped > 1


@pytest.mark.slow
def test_what_belongs_together_on_the_table_is_read_in_one_line(open_match: Open) -> None:
    bets = opened(open_match, "oicho-kabu").table
    lines = bets.stage.table_words(bets.controls).splitlines()
    assert "Draw pile: 34 cards" in lines
    assert sum(line.startswith("Column 1: ") for line in lines) == 1
    tricks = opened(open_match, "dou-dizhu", seed="5").table
    lines = tricks.stage.table_words(tricks.controls).splitlines()
    assert "3 at stake, bid 3" in lines


@pytest.mark.slow
def test_the_discards_below_the_top_card_are_read_last(open_match: Open) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    for _ in range(6):
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    table = robot.table
    *lines, last = table.stage.table_words(table.controls).splitlines()
    pile = [line for line in lines if line.startswith("Discard pile: ")]
    assert len(pile) == 1 and last.startswith("Discard pile: ") and last.count(" of ") >= 2


@pytest.mark.slow
def test_what_the_heaps_of_chips_are_worth_is_told_once(open_match: Open) -> None:
    table = opened(open_match, "oicho-kabu", "human,easy,easy", "3").table
    told = [thing.text for thing in table.view.told()]
    for seat, name_ in enumerate(table.names):
        score = str(table.session.view.scores[seat])
        assert sum(name_ in text and score in text for text in told) == 1
    assert f"{table.names[0]}: 1" not in told


@pytest.mark.slow
def test_up_and_down_leave_a_bent_row_of_cards(open_match: Open) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "5")
    view = robot.table.view
    view.setFocus()
    hand = [thing.key for thing in view.told() if thing.zone == "hand"]
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(view, Qt.Key.Key_Home)
        QTest.keyClick(view, Qt.Key.Key_Right)
        assert view.focus_key in hand
        QTest.keyClick(view, key)
        assert view.focus_key not in hand


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [TABLES[0], TABLES[3], TABLES[4]])
def test_who_leaves_the_hand_or_the_places_comes_back_to_where_he_was(
    open_match: Open, game: str, seats: str
) -> None:
    robot = opened(open_match, game, seats)
    for _ in range(5):
        view = robot.table.view
        stops = list(view._walk._middles) or view._walk._own()
        for here in stops:
            view.focus_key = here
            QTest.keyClick(view, Qt.Key.Key_Down)
            if view.focus_key not in stops:
                QTest.keyClick(view, Qt.Key.Key_Right)
                if view.focus_key in stops:
                    continue  # beyond the end of one's own cards
                QTest.keyClick(view, Qt.Key.Key_Up)
                assert view.focus_key == here
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()


def test_everything_told_after_a_showdown_has_an_owner_and_an_amount(open_match: Open) -> None:
    robot = opened(open_match, "kyo-kabu", "human,easy,easy", "3")
    while robot.table.session.match.turn != TABLE:
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    told = [thing.text for thing in robot.table.view.told()]
    assert not [text for text in told if text.endswith(":")]
    assert not [text for text in told if text.lstrip("+−").isdigit() and text[0] in "+−"]


@pytest.mark.slow
def test_open_cards_of_others_are_told_with_whose_they_are(open_match: Open) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "8")
    for _ in range(4):
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    view, names = robot.table.view, robot.table.names
    played = {thing.zone for thing in view.told() if thing.zone.startswith("play")}
    assert played
    for zone in played:
        first = next(thing.text for thing in view.told() if thing.zone == zone)
        assert first.startswith(f"{names[int(zone[4:])]}: ")


@pytest.mark.slow
def test_what_was_selected_before_a_discard_is_not_missed_later(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    robot.press("take")
    robot._wait_for_turn()
    QTest.keyClick(robot.table.view, Qt.Key.Key_End)
    QTest.keyClick(robot.table.view, Qt.Key.Key_Space)
    robot.press("discard")
    robot._wait_for_turn()
    heard.clear()
    QTest.keyClick(robot.table.view, Qt.Key.Key_K)
    QTest.keyClick(robot.table.view, Qt.Key.Key_P)
    assert said(heard) and "No card is selected." not in said(heard)


@pytest.mark.slow
def test_chips_that_a_hint_advises_are_said(open_match: Open, heard: list[str]) -> None:
    robot = opened(open_match, "oicho-kabu", "human,easy,easy", "3")
    robot._wait_for_turn()
    while robot.table.session.view.phase != "bet" or not robot.table.controls.may_act:
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    heard.clear()
    robot.table.hint()
    controls = robot.table.controls
    assert isinstance(controls, KabuControls)
    wait_until(lambda: any("%" in line for line in said(heard)))
    assert controls.advised and not controls.laid
    told = " ".join(said(heard))
    assert all(
        f"{amount} on column {column}" in told for column, amount in controls.advised.items()
    )


def test_the_privacy_screen_says_whose_turn_it_is(open_match: Open, heard: list[str]) -> None:
    robot = open_match("oklahoma-gin", "human,human", seed="4")
    who = robot.table.names[robot.table.session.match.turn or 0]
    please = f"Please hand over to {who}. Everyone else, look away."
    assert said(heard).count(please) == 1
    for key in (Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8, Qt.Key.Key_T):
        heard.clear()
        QTest.keyClick(robot.window, key)
        assert said(heard) == ["The cards are still hidden."]
    assert not robot.table.panel_open
    heard.clear()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Return):
        heard.clear()
        QTest.keyClick(robot.window.focusWidget(), key)
        assert said(heard)[-1].startswith("Space: "), "the arrows lead nowhere, and say so"
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Left):
        QTest.keyClick(robot.window.focusWidget(), key)
    assert said(heard)[-1] == "Space: Home", "where Space leads now"
    heard.clear()
    robot.open_curtain()
    robot.press("pass")
    wait_until(lambda: robot.table.session.behind_curtain)
    assert sum("look away" in line for line in said(heard)) == 1


@pytest.mark.slow
def test_the_melds_of_the_others_are_told_with_their_cards(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "3")
    told = {}
    for _ in range(200):
        view = robot.table.view
        told = {t.key: t.more for t in view.told() if t.key.startswith("meld:")}
        if told:
            break
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    cards = {
        spot.key: robot.table.stage.card_seen(spot.face or "")
        for spot in robot.table.model.layout.cards
    }
    hand = {cards[s.key] for s in robot.table.model.layout.cards if s.zone == "hand"}
    assert told
    for more in told.values():
        listed = [part for part in more.split(", ") if part in cards.values()]
        assert len(listed) >= 3 and not hand & set(listed)


@pytest.mark.slow
def test_names_change_only_where_something_says_something_else(
    open_match: Open, heard: list[str]
) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "8")
    view = robot.table.view
    entries(view)
    for _ in range(14):
        heard.clear()
        held = {spot.key for spot in robot.table.model.layout.cards if spot.zone == "hand"}
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
        changed = [word.split(" ", 1)[1] for word in heard if word.startswith("NameChanged ")]
        cards = {spot.key for spot in robot.table.model.layout.cards if spot.zone == "hand"}
        names = {thing.text for thing in view.told() if thing.key in cards & held}
        assert not names & set(changed), "a card that stays has no other name"


@pytest.mark.slow
def test_cards_are_named_once_as_long_as_nothing_calls_them_otherwise(
    open_match: Open, program: Program, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = opened(open_match, "oklahoma-gin", "human,easy", "4")
    entries(robot.table.view)
    with monkeypatch.context() as patch:
        patch.delattr(type(robot.table.phrases), "card")
        robot.table.say_aloud("hand")
    program.settings.language = "de"
    assert "Ace of clubs" not in names(robot.table.view)
    assert "Kreuz Ass" in names(robot.table.view)


def acted_since(session: Session, count: int) -> bool:
    return len(session.match.actions) > count


@pytest.mark.slow
def test_bots_wait_for_the_screen_reader_if_one_wants_it(
    open_match: Open, program: Program, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "5")
    session, settings = robot.table.session, program.settings
    settings.pace, settings.by_ear = Pace.NORMAL, True
    monkeypatch.setattr(robot.table.pacing, "stop_reading", heard.clear)  # a key ends what is read
    waited = []
    for _ in range(3):
        began, count = time.monotonic(), len(session.match.actions)
        robot.do(robot.choose("easy"))
        done = len(session.match.actions)
        letters = sum(len(word) - 4 for word in heard if word.startswith("say "))
        wait_until(partial(acted_since, session, done))
        read = min(letters * durations.LETTER, durations.SILENCE)
        waited.append((time.monotonic() - began) * 1000 - read)
        assert len(session.match.actions) > count
        robot.table.pacing.skip()
        robot._wait_for_turn()
    assert min(waited) >= -50, waited


@pytest.mark.slow
def test_bots_wait_for_no_long_speech_and_who_thinks_long_is_said(
    open_match: Open, program: Program, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "SILENCE", 800)
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "5")
    table, session = robot.table, robot.table.session
    program.settings.pace, program.settings.by_ear = Pace.NORMAL, True
    robot.do(robot.choose("easy"))
    done = len(session.match.actions)
    table.announcer.announce("word " * 2_000)
    wait_until(partial(acted_since, session, done), 5_000)
    session.pause(True)  # nothing else is said now
    monkeypatch.setattr(type(session), "deciding", True)
    heard.clear()
    table.thinking.watch(10**6, 1)
    wait_until(lambda: bool(said(heard)))
    QTest.qWait(3 * durations.THINKING_BEAT)
    assert said(heard) == list(table.bar.words[:1])


@pytest.mark.slow
def test_what_was_to_be_read_is_not_waited_for_once_a_key_has_ended_it(
    open_match: Open, program: Program, heard: list[str]
) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "5")
    session = robot.table.session
    program.settings.pace, program.settings.by_ear = Pace.NORMAL, True
    robot.table.say_aloud("table")
    robot.do(robot.choose("easy"))
    assert robot.table.pacing._reading.remainingTime() < durations.SILENCE / 2
    assert session.thinking is not None


@pytest.mark.slow
def test_cards_have_short_names_if_one_wants_them(
    open_match: Open, program: Program, heard: list[str]
) -> None:
    robot = opened(open_match, "dou-dizhu", "human,easy,easy", "5")
    view, session = robot.table.view, robot.table.session
    assert "King of spades" in names(view)
    program.settings.short_cards = True
    robot.table.redraw()
    assert "K S" in names(view) and "King of spades" not in names(view)
    heard.clear()
    for _ in range(8):
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
        if session.match.turn is None:
            break
    robot.table.say_aloud("hand")
    told = " ".join(said(heard))
    assert not set("♠♥♦♣") & set(told)


@pytest.mark.slow
def test_old_screen_readers_get_a_notification_for_each_sentence(
    open_match: Open, heard: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Listeners, "notify", lambda _self, show: show())
    table = opened(open_match, "oklahoma-gin", "human,easy", "4").table
    heard.clear()
    sentences = [f"sentence {number}" for number in range(60)]  # more than are kept
    for sentence in sentences:
        table.announcer.announce(sentence)
        gc.collect()
    assert [word for word in heard if word.startswith("ObjectShow")] == [
        f"ObjectShow {sentence}" for sentence in sentences
    ]


@pytest.fixture
def old_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody listens who knows notifications only."""
    listeners = Listeners()
    listeners._need = True
    monkeypatch.setattr(listeners, "ask", lambda: True)
    monkeypatch.setattr(announcing, "LISTENERS", listeners)


def noticed(heard: list[str]) -> list[str]:
    """The notifications shown so far."""
    return [word.removeprefix("ObjectShow ") for word in heard if word.startswith("ObjectShow ")]


@pytest.mark.usefixtures("old_reader")
def test_the_language_chosen_on_the_start_page_is_said_once_in_its_own(
    program: Program, heard: list[str]
) -> None:
    window = program.window
    window.show_start()
    languages = window.start._languages
    languages.setFocus()
    wait_until(lambda: bool(noticed(heard)))  # what Enter does on that page
    heard.clear()
    QTest.keyClick(languages, Qt.Key.Key_Down)
    assert window.language.code == "de" and not noticed(heard), "Orca forgets what comes with it"
    wait_until(lambda: bool(noticed(heard)))
    assert noticed(heard) == ["Deutsch"]


@pytest.mark.usefixtures("old_reader")
def test_old_readers_are_told_of_a_page_once_all_of_it_is_there(
    program: Program, open_match: Open, heard: list[str]
) -> None:
    open_match("oicho-kabu", "human,easy", seed="9")
    wait_until(lambda: any("Your turn" in sentence for sentence in noticed(heard)))
    told = "\n".join(noticed(heard))
    assert told.index("Round 1 began.") < told.index("a dead card") < told.index("Your turn")
    heard.clear()
    program.window.open(Statistics())
    assert not noticed(heard)
    wait_until(lambda: any("No matches" in sentence for sentence in noticed(heard)))


@pytest.mark.slow
def test_a_bus_that_does_not_answer_at_once_holds_up_nothing_and_loses_no_sentence(
    open_match: Open, heard: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = tmp_path / "dbus-send"
    bus.write_text("#!/bin/sh\nsleep 0.3\necho :1.7 Object:StateChanged:Showing\n")
    bus.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    desktop = SimpleNamespace(platformName=lambda: "xcb")
    monkeypatch.setattr(announcing, "QGuiApplication", desktop)
    monkeypatch.setattr(announcing, "LISTENERS", Listeners())
    table = opened(open_match, "oklahoma-gin", "human,easy", "4").table
    heard.clear()
    sentences = ["one", "two"]
    begin = time.monotonic()
    for sentence in sentences:
        table.announcer.announce(sentence)
    assert time.monotonic() - begin < 0.1
    shown = [f"ObjectShow {sentence}" for sentence in sentences]
    wait_until(lambda: [word for word in heard if word in shown] == shown)


def test_who_hears_only_notifications_gets_them() -> None:
    new = ":1.5 Object:Announcement: :1.5 Object:StateChanged:Showing"
    old = ":1.7 Object:StateChanged:Showing :1.7 Object:StateChanged:Focused"
    deaf = ":1.9 Window:Activate:"
    assert not hears_notices_only("")
    assert not hears_notices_only(f"{new} {deaf}")
    assert hears_notices_only(f"{deaf} {old}")
    assert hears_notices_only(f"struct {{ {new} }} struct {{ {old} }}")
