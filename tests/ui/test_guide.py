"""Guided first hands at the window: by mouse and by keys, right and wrong, left and continued."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.engine.actions import Action
from cardtable.games import find_game
from cardtable.models.lesson import Kept, LessonRun
from cardtable.ui import durations
from cardtable.ui.guide.bubble import TIP, Bubble
from cardtable.ui.guide.lessons import Guide, GuideDesk
from cardtable.ui.guide.table_guide import Ground
from cardtable.ui.running.program import Program
from cardtable.ui.table.hit_testing import zone_rect
from cardtable.ui.table.page import TablePage
from tests.daily import daily
from tests.first_hands import ALL
from tests.ui.cells import cells

Begin = Callable[[str, str], Guide]


@pytest.fixture
def begin(program: Program, qtbot: QtBot) -> Begin:
    """Begin a lesson, and wait for its first bubble."""

    def begun(game: str, lesson: str) -> Guide:
        opener = program.window.opener
        if opener.guide is None:
            opener.guide = GuideDesk(program.window.shared, program.window.matches)
            opener.guide.wants.connect(opener.open)
        opener.guide.open(find_game(game), lesson)
        guide = opener.guide.guide
        assert guide is not None
        qtbot.waitUntil(guide.bubble.isVisible)
        return guide

    return begun


def _settled(qtbot: QtBot, guide: Guide) -> bool:
    """Whether the bubble says something, or the lesson is over."""
    qtbot.waitUntil(lambda: _ready(guide), timeout=5000)
    QTest.qWait(1)
    return not guide.run.done


def _ready(guide: Guide) -> bool:
    run = guide.run
    due = run.done or run.slip is not None or run.step is not None or run.astray
    return bool(due) and guide.bubble.isVisible() and not guide.late


def _key(program: Program, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or program.window, key)


def _keys_for(program: Program, run: LessonRun, action: Action) -> None:
    """Press the keys that do an action."""
    if action.verb == "bet" and len(action.args) > 1:
        for column in action.args[::2]:
            _key(program, Qt.Key(ord(column)))
            _key(program, Qt.Key(ord(column)))
        _key(program, Qt.Key.Key_Return)
        return
    _pick(program, action, lambda key: _walk_to(program, key))
    _press(program, action, by_key=True)


def _walk_to(program: Program, key: str) -> None:
    """Arrows to a card, and Space."""
    table = program.window.table
    assert table is not None
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    _key(program, Qt.Key.Key_Home)
    for _ in range(30):
        if table.view.focus_key == key:
            break
        _key(program, Qt.Key.Key_Right)
    assert table.view.focus_key == key
    _key(program, Qt.Key.Key_Space)


def _click_on(program: Program, key: str) -> None:
    table = program.window.table
    assert table is not None
    box, item = table.scene.card_rect(key), table.scene.card_item(key)
    assert box is not None and item is not None
    # The left edge of a card is visible even under the next one; in a fan it leans.
    edge = QPointF(5 - box.width() / 2, 30 - box.height() / 2)
    at = table.view.mapFromScene(item.mapToScene(item.transformOriginPoint() + edge))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def _pick(program: Program, action: Action, touch: Callable[[str], None]) -> None:
    """Pick up the cards of an action, and no others."""
    table = program.window.table
    assert table is not None
    controls: Any = table.controls
    view: Any = controls.view
    wanted: set[str] = set()
    if action.verb == "play":
        left = list(view.hand)
        for word in action.args:
            code = next(code for code in reversed(left) if code[0] == word)
            left.remove(code)
            wanted.add(code)
    elif action.verb in ("discard", "knock", "layoff"):
        wanted = {action.args[0]}
    for key in sorted(controls.selected - wanted):
        if key in controls.selected:
            touch(key)
    for key in (code for code in getattr(view, "hand", ()) if code in wanted):
        if key not in controls.selected:
            touch(key)
    assert not wanted or controls.selected == wanted


def _press(program: Program, action: Action, by_key: bool) -> None:
    """Press the button of an action."""
    table = program.window.table
    assert table is not None
    ids = (f"{action.verb}:{action.args[0]}" if action.args else "", action.verb)
    for _ in range(2):
        button = next(b for b in table.offered if b.id in ids)
        before = len(table.session.match.actions)
        if action.verb == "knock" and not button.enabled:  # above the limit
            program.window.menus.actions["knock_anyway"].trigger()
            continue
        widget = table.bar.button(button.id)
        if by_key and button.key:
            QTest.keySequence(program.window, button.key)
        elif widget is None:
            rect = zone_rect(table.model.layout, button.place)
            assert rect is not None
            at = table.view.mapFromScene(rect.center())
            QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        else:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        if len(table.session.match.actions) > before:
            return  # otherwise it asked for confirmation


def _mouse_for(program: Program, action: Action) -> None:
    """Click what does an action."""
    table = program.window.table
    assert table is not None
    if action.verb == "bet" and len(action.args) > 1:
        for column in action.args[::2]:
            zone = next(z for z in table.model.layout.zones if z.key == f"column:{column}")
            at = table.view.mapFromScene(zone.x + zone.width / 2, zone.y + zone.height - 14)
            for _ in range(2):
                QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        widget = table.bar.button("bet")
        assert widget is not None
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        return
    _pick(program, action, lambda key: _click_on(program, key))
    _press(program, action, by_key=False)


def _way(bubble: Bubble, id_: str) -> None:
    """Click a button of the bubble."""
    place = [way.id for way in bubble.said.ways].index(id_)
    QTest.mouseClick(bubble.stops[place], Qt.MouseButton.LeftButton)


@daily("by", ["mouse", "keys", "hints"], "keys")
@daily(("game", "lesson"), ALL, ("oicho-kabu", "dealer"), ("dou-dizhu", "landlord"))
def test_every_lesson_is_played_to_its_end(
    program: Program, qtbot: QtBot, begin: Begin, game: str, lesson: str, by: str
) -> None:
    guide = begin(game, lesson)
    for _ in range(60):
        if not _settled(qtbot, guide):
            break
        run, before = guide.run, len(guide.run.kept.actions)
        assert run.slip is None
        assert not run.astray
        step = run.step
        if run.waits:
            if by != "mouse":
                _key(program, Qt.Key.Key_Return)
            else:
                _way(guide.bubble, "on")
            continue
        assert step is not None
        action = run.lesson.advice(run.view)
        if by == "keys":
            _keys_for(program, run, action)
        elif by == "hints":  # Enter takes a hint, as it does in a match
            _key(program, Qt.Key.Key_H)
            _key(program, Qt.Key.Key_Return)
        else:
            _mouse_for(program, action)
        assert len(run.kept.actions) > before, f"{step.id}: {action} was not done"
    assert guide.run.done
    assert program.settings.lessons_done[game] == {lesson}
    assert program.journal is not None
    assert not program.journal.unfinished()
    assert not program.journal.finished()


@cells([(800, 560), (1280, 800)], "zh_TW")
@daily(("game", "lesson"), ALL)
def test_no_bubble_is_cut_or_covers_what_it_speaks_of(
    program: Program,
    qtbot: QtBot,
    begin: Begin,
    game: str,
    lesson: str,
    language: str,
    size: tuple[int, int],
) -> None:
    program.settings.language = language
    program.window.resize(*size)
    guide = begin(game, lesson)
    for _ in range(60):
        if not _settled(qtbot, guide):
            break
        _check(guide, f"{game} {lesson} {guide.bubble.said.head} {language} {size}")
        if guide.run.waits:
            guide.run.go_on()
        else:
            assert program.window.table is not None
            program.window.table.act(guide.run.lesson.advice(guide.run.view))
    _check(guide, f"{game} {lesson} done {language} {size}")


def _check(guide: Guide, where: str) -> None:
    bubble = guide.bubble
    page = bubble.parentWidget()
    assert page is not None
    assert page.rect().contains(bubble.geometry()), where
    for label in bubble.findChildren(QLabel):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width())
            assert label.height() >= needed, f"{where}: “{label.text()}” is cut"
    body = bubble.geometry().adjusted(TIP, TIP, -TIP, -TIP)
    for box in guide.named:
        assert not body.intersects(box), f"{where}: {body} covers {box}"
    if guide.run.done:
        for box in guide.results:
            assert not body.intersects(box), f"{where}: {body} covers the result at {box}"
    assert all(QRect(b.geometry()).width() >= b.sizeHint().width() for b in bubble.stops), where
    run, table = guide.run, page
    assert isinstance(table, TablePage)
    points = () if run.step is None or run.done else run.step.points(run.view)
    spoken = [table.bar.button(name.removeprefix("button:")) for name in points]
    buttons = [button for button in spoken if button is not None and button.isVisible()]
    assert guide.ring.isVisible() == bool(buttons), where
    for button in buttons[:1]:
        at = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
        assert guide.ring.geometry().contains(at), f"{where}: the ring is elsewhere"


def test_a_bubble_points_at_one_thing() -> None:
    hand = (QRect(100, 400, 60, 90), QRect(130, 400, 60, 90), QRect(165, 400, 60, 90))
    far = QRect(600, 20, 60, 90)
    ground = Ground((hand[0], far, hand[2], hand[1]), (), ())
    assert ground.target(QRect(100, 250, 200, 100)) == QRect(100, 400, 125, 90)
    assert ground.target(QRect(500, 150, 200, 100)) == far
    assert ground.target(QRect(900, 500, 200, 100)).isNull()  # it would point at what is between
    assert Ground((), (), ()).target(far).isNull()


WRONG = [
    ("oicho-kabu", "player", "bet_two", "pass", "no_bet"),
    ("kyo-kabu", "player", "free", "stand", "stood"),
    ("oicho-kabu", "dealer", "dealer_free", "stand", "dealer_stood"),
    ("kyo-kabu", "dealer", "dealer_free", "stand", "dealer_stood"),
    ("dou-dizhu", "landlord", "call", "bid 1", "small_call"),
    ("dou-dizhu", "landlord", "plane", "play 4", "no_plane"),
    ("dou-dizhu", "landlord", "bomb", "pass", "no_bomb"),
    ("dou-dizhu", "farmer", "hold", "pass", "gave_way"),
    ("dou-dizhu", "farmer", "partner", "play R", "overtaken"),
    ("dou-dizhu", "farmer", "last_card", "play 4", "single_led"),
    ("oklahoma-gin", "knock", "upcard", "pass", "left_lying"),
    ("oklahoma-gin", "knock", "draw", "take", "took_in_vain"),
    ("oklahoma-gin", "knock", "discard", "discard AH", "wrong_card"),
    ("oklahoma-gin", "knock", "discard", "knock QD", "too_soon"),
    ("oklahoma-gin", "knock", "knock", "discard AH", "no_knock"),
    ("oklahoma-gin", "undercut", "lay_off", "done", "kept"),
    ("oklahoma-gin", "gin", "wait", "knock 5C", "no_wait"),
]


@daily(("game", "lesson", "at", "wrong", "slip"), WRONG)
def test_a_mistake_is_allowed_shows_what_it_cost_and_can_be_taken_back(
    program: Program,
    qtbot: QtBot,
    begin: Begin,
    game: str,
    lesson: str,
    at: str,
    wrong: str,
    slip: str,
) -> None:
    guide = begin(game, lesson)
    run = guide.run
    table = program.window.table
    assert table is not None
    while _settled(qtbot, guide) and (run.step is None or run.step.id != at):
        if run.waits:
            run.go_on()
        else:
            table.act(run.lesson.advice(run.view))
    before = len(run.kept.actions)
    table.act(Action.parse(wrong))
    assert _settled(qtbot, guide)
    assert run.slip is not None
    assert run.slip.what.id == slip
    said = guide.bubble.said
    assert said.text
    assert said.cost
    body = guide.bubble.geometry().adjusted(TIP, TIP, -TIP, -TIP)
    assert not any(body.intersects(box) for box in guide.named), "it covers what it speaks of"
    if run.slip.own is not None and run.slip.best is not None and run.slip.own < run.slip.best:
        words = guide.words
        assert words.gain(run.slip.own) in said.cost
        assert words.gain(run.slip.best) in said.cost
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert _settled(qtbot, guide)
    assert run.slip is None
    assert len(run.kept.actions) == before
    assert run.step is not None
    assert run.step.id == at


@pytest.mark.parametrize("heard", [False, True])
def test_enter_does_what_the_step_points_at(
    program: Program,
    qtbot: QtBot,
    begin: Begin,
    heard: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: heard)  # then the coins are buttons too
    guide = begin("dou-dizhu", "landlord")
    table = program.window.table
    assert table is not None
    while _settled(qtbot, guide) and guide.run.waits:
        QTest.keyClick(program.window, Qt.Key.Key_Return)
    assert guide.ring.isVisible() == heard
    QTest.keyClick(program.window, Qt.Key.Key_Return)
    assert str(table.session.match.actions[0]) == "bid 3"


def test_enter_takes_the_card_or_pile_that_is_the_answer(
    program: Program, qtbot: QtBot, begin: Begin
) -> None:
    guide = begin("oklahoma-gin", "knock")
    table = program.window.table
    assert table is not None
    done = table.session.match.actions
    while _settled(qtbot, guide) and len([a for a in done if a.verb == "discard"]) < 2:
        before, read = len(done), guide.run.waits
        QTest.keyClick(program.window, Qt.Key.Key_Return)
        assert read or len(done) > before, guide.run.step
    assert guide.run.slip is None


@pytest.mark.slow
def test_after_a_mistake_one_may_play_on(program: Program, qtbot: QtBot, begin: Begin) -> None:
    guide = begin("kyo-kabu", "player")
    run, table = guide.run, program.window.table
    assert table is not None
    while _settled(qtbot, guide) and (run.step is None or run.step.id != "free"):
        run.go_on() if run.waits else table.act(run.lesson.advice(run.view))
    table.act(Action("stand"))
    assert _settled(qtbot, guide)
    _key(program, Qt.Key.Key_Return)
    assert _settled(qtbot, guide)
    assert run.step is not None
    assert run.step.id == "result"
    assert "−20" in guide.bubble.said.text


@pytest.mark.slow
def test_a_lesson_that_is_left_goes_on_where_it_was(
    program: Program, qtbot: QtBot, begin: Begin
) -> None:
    guide = begin("oklahoma-gin", "knock")
    table = program.window.table
    assert table is not None
    for _ in range(2):
        assert _settled(qtbot, guide)
        guide.run.go_on()
    assert _settled(qtbot, guide)
    table.act(Action("take"))
    assert _settled(qtbot, guide)
    _key(program, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: program.window.table is None)
    assert program.window.front.shown
    kept = Kept.read(program.settings.lesson_left["oklahoma-gin"])
    assert kept is not None
    assert [str(action) for action in kept.actions] == ["take"]
    again = begin("oklahoma-gin", "knock")
    assert again.run.step is not None
    assert again.run.step.id == "discard"
    assert "4\u00a0of\u00a06" in again.bubble.said.head


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"lesson": 1}', '{"lesson": "x"}'])
def test_what_was_kept_badly_is_forgotten(text: str) -> None:
    assert Kept.read(text) is None


def _to_the_end(program: Program, qtbot: QtBot, guide: Guide) -> None:
    """Play a lesson as advised."""
    while _settled(qtbot, guide):
        if guide.run.waits:
            guide.run.go_on()
        else:
            assert program.window.table is not None
            program.window.table.act(guide.run.lesson.advice(guide.run.view))


@pytest.mark.slow
def test_at_the_end_the_cross_leaves_and_the_button_leads_on(
    program: Program, qtbot: QtBot, begin: Begin
) -> None:
    guide = begin("kyo-kabu", "dealer")
    _to_the_end(program, qtbot, guide)
    assert [way.id for way in guide.bubble.said.ways] == ["quick"]
    _key(program, Qt.Key.Key_Escape)  # what is over does not go on as a match
    qtbot.waitUntil(lambda: program.window.table is None)
    guide = begin("kyo-kabu", "dealer")
    _to_the_end(program, qtbot, guide)
    _way(guide.bubble, "quick")
    qtbot.waitUntil(lambda: bool(program.journal and program.journal.unfinished()))
    assert program.window.table is not None
    assert program.window.table.game.id == "kyo-kabu"
    first = begin("kyo-kabu", "player")
    _to_the_end(program, qtbot, first)  # until then the cross folds the bubble
    QTest.mouseClick(first.bubble.stops[-1], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: program.window.table is None)


def test_screen_readers_are_told_each_bubble(
    program: Program, qtbot: QtBot, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "cardtable.ui.announcing.Announcer.announce",
        lambda _, said: heard.append(said),
    )
    guide = begin("oicho-kabu", "player")
    assert _settled(qtbot, guide)
    assert any(
        "8 + 9 = 17 → 7" in sentence and "1\u00a0of\u00a04" in sentence for sentence in heard
    )
    _key(program, Qt.Key.Key_Space)
    assert _settled(qtbot, guide)
    assert guide.bubble.said.text in heard[-1]
    assert guide.bubble.accessibleName() == guide.bubble.said.announcement


def test_the_first_start_offers_a_first_hand_until_it_is_declined(
    program: Program, qtbot: QtBot
) -> None:
    page = program.window.start
    rail = page.rail
    assert rail.way_on.text() == "Start the tutorial"
    assert rail.words.title == "New to Oicho-Kabu? Try a guided deal"
    no = next(b for b in rail.stops() if b.accessibleName() == "No, thanks")
    QTest.mouseClick(no, Qt.MouseButton.LeftButton)
    assert rail.way_on.text() == "Quick match" and not no.isVisible()
    assert not program.settings.offer_lessons
    program.window.show_start()
    assert rail.way_on.text() == "Quick match"


@daily("size", ((1280, 800), (800, 560)))
def test_no_bubble_of_a_kabu_lesson_lies_over_the_dealers_cards(
    program: Program, begin: Begin, qtbot: QtBot, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    guide, table, seen = begin("oicho-kabu", "player"), program.window.table, 0
    assert table is not None
    while _settled(qtbot, guide):
        body = guide.bubble.geometry().adjusted(TIP, TIP, -TIP, -TIP)
        for spot in table.model.layout.furniture:
            if spot.key.startswith("dealer_place:"):
                box = QRectF(spot.x, spot.y, spot.width, spot.height)
                assert not body.intersects(guide._at_page(box)), guide.run.step
                seen += 1
        step = guide.run.step
        assert step is not None
        if step.advised is None:
            guide.press_key("Return")
        else:
            table.act(step.advised(guide.run.view))
    assert seen > 10


def test_the_cross_folds_the_bubble_to_a_sign_and_nothing_is_left(
    program: Program, qtbot: QtBot, begin: Begin
) -> None:
    guide = begin("oicho-kabu", "player")
    _settled(qtbot, guide)
    bubble, page = guide.bubble, guide.bubble.parentWidget()
    assert page is not None
    whole, cross = bubble.geometry(), bubble.stops[-1]
    at = cross.mapTo(page, cross.rect().center())

    def press() -> None:
        QTest.qWait(2 * durations.HASTE)
        QTest.mouseClick(cross, Qt.MouseButton.LeftButton)

    for back in (
        press,
        lambda: _key(program, Qt.Key.Key_Return),
        lambda: _key(program, Qt.Key.Key_H),
    ):
        press()
        assert bubble.isVisible() and program.window.table is page
        assert bubble.geometry().contains(at), "it folds to where the mouse is"
        assert bubble.width() < whole.width() / 3 and bubble.height() < whole.height() / 3
        assert not [one for one in bubble.findChildren(QLabel) if one.isVisible()]
        back()
        assert bubble.geometry() == whole
        assert guide.run.waits, "a key that unfolds it does nothing else"
    press()
    guide.run.go_on()
    _settled(qtbot, guide)
    assert [one for one in bubble.findChildren(QLabel) if one.isVisible()], (
        "the next step is explained"
    )
