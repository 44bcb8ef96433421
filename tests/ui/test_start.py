"""The start page and the window's place: posters, continuing, the size of the screen."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.art.assets import asset
from cardtable.store.journal import Journal
from cardtable.ui.durations import HASTE, Speed
from cardtable.ui.main_window import MainWindow, inside
from cardtable.ui.running.program import Program
from cardtable.ui.start.looks import LOOKS
from cardtable.ui.start.page import StartPage
from cardtable.ui.start.poster import Poster
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.haste import HANDS
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.eye.words import contrast
from tests.robot import wait_until
from tests.ui.cells import cells
from tests.ui.conftest import Open, ended
from tests.ui.layout import flaws, place_in, settle

SIZES = ((800, 560), (1024, 700), (1280, 800), (1920, 1080), (3840, 2160))


@cells(SIZES, "ja")
def test_the_page_holds_at_every_size_with_equal_posters(
    program: Program, open_match: Open, language: str, size: tuple[int, int]
) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    open_match("oicho-kabu", "human,easy,easy")
    window = program.window
    window.show_start()
    window.settings.language = language
    window.resize(*size)
    settle(window.start)
    assert flaws(window.start) == []
    assert window.start._scroll.horizontalScrollBar().maximum() == 0
    assert window.start._scroll.verticalScrollBar().maximum() == 0
    posters = [poster.size() for poster in window.start.posters]
    assert max(p.width() for p in posters) - min(p.width() for p in posters) <= 1
    assert len({p.height() for p in posters}) == 1
    (in_hand,) = [poster for poster in window.start.posters if poster.in_hand]
    assert in_hand.play.lit and in_hand.wheel.isVisible()
    assert in_hand.y() < min(p.y() for p in window.start.posters if p is not in_hand)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)])
def test_the_page_is_not_half_empty_in_large_windows(
    program: Program, size: tuple[int, int]
) -> None:
    window = program.window
    window.resize(*size)
    settle(window.start)
    posters = [place_in(window.start, poster) for poster in window.start.posters]
    covered = posters[0].united(posters[-1])
    assert covered.width() > 0.85 * window.start.width()
    assert covered.bottom() > 0.7 * window.start.height()


def test_a_high_window_has_two_rows_of_large_posters(program: Program) -> None:
    window = program.window
    window.resize(1080, 1920)
    settle(window.start)
    assert flaws(window.start) == []
    posters = window.start.posters
    assert len({poster.x() for poster in posters}) == 2
    assert min(poster.width() for poster in posters) > 0.4 * window.width()


def test_what_one_comes_back_for_has_its_word_in_a_usual_window(program: Program) -> None:
    program.language.switch("de")
    program.window.resize(1280, 800)
    page = program.window.start
    settle(page)
    words = {id_ for id_, sign in page.ways_to.items() if sign.isVisible() and not sign.wordless}
    assert words >= {"days", "ladder", "puzzles", "stamps"}
    assert flaws(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("dark", [True, False], ids=["night", "day"])
def test_only_cards_are_bright(program: Program, dark: bool) -> None:
    window = program.window
    if window.theme.dark != dark:
        window.menus.actions["dark"].trigger()
    window.resize(1920, 1080)
    settle(window.start)
    seen = drawn(program)
    bright = sum(
        QColor(seen.pixel(x, y)).lightness() > 230
        for y in range(0, seen.height(), 3)
        for x in range(0, seen.width(), 3)
    )
    assert bright < 0.08 * (seen.width() // 3) * (seen.height() // 3)


def drawn(program: Program) -> QImage:
    """The page with all cards on it."""
    start = program.window.start
    start.grab()
    start._renderer.wait()
    return start.grab().toImage()


# -- in hand -------------------------------------------------------------------------------------
@pytest.mark.slow
def test_each_poster_shows_cards_of_its_own(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    with monkeypatch.context() as without:
        without.setattr("cardtable.ui.start.poster.faces_of", lambda *_: ())
        window.resize(1290, 810)
        settle(window.start)
        bare = [poster.grab().toImage() for poster in window.start.posters]
    for width, height in ((1280, 800), (1290, 810)):
        window.resize(width, height)
        settle(window.start)
    drawn(program)
    for poster, before in zip(window.start.posters, bare, strict=True):
        after = poster.grab().toImage()
        assert changed(before, after) > 0.1 * after.width() * after.height()
    shown = {face for poster in window.start.posters for face in poster.look.faces}
    assert len(shown) == sum(len(poster.look.faces) for poster in window.start.posters)


def test_every_card_of_the_posters_is_there() -> None:
    for look in LOOKS.values():
        assert look.faces
        for face in look.faces:
            assert asset(f"cards/{face}.svg").is_file()


def hover(window: MainWindow, poster: Poster, over: QWidget) -> None:
    """Move the mouse onto a poster; it is moved again until the page lies there to take it."""

    def taken() -> bool:
        at = place_in(window, over).center()
        for point in (QPoint(1, 1), at - QPoint(1, 0), at):
            QTest.mouseMove(window.windowHandle(), point)
        return poster.in_hand

    wait_until(taken)


def test_the_mouse_takes_a_poster_in_hand_and_a_click_plays(program: Program) -> None:
    window = program.window
    first, second, *_ = window.start.posters
    assert first.in_hand and not second.in_hand
    hover(window, second, second)
    assert second.in_hand and not first.in_hand
    assert second.wheel.isVisible() and not first.wheel.isVisible()
    at = place_in(window, second).center()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert window.table is not None and window.table.game.id == second.game


def test_a_click_as_a_poster_comes_in_hand_does_not_play_yet(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    QTest.qWait(5)
    monkeypatch.setattr(HANDS, "wait", HASTE)
    second = window.start.posters[1]
    hover(window, second, second.play)
    at = place_in(window, second.play).center()
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert window.start.posters[1].in_hand and window.table is None


def test_the_focus_takes_a_poster_in_hand(program: Program) -> None:
    window = program.window
    window.activateWindow()
    last = window.start.posters[-1]
    last._rules.setFocus(Qt.FocusReason.BacktabFocusReason)
    QApplication.processEvents()
    assert last.in_hand
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() in last.stops()


def test_a_key_takes_a_game_in_hand_and_no_other_is_seen_in_hand(program: Program) -> None:
    window = program.window
    window.settings.speed = Speed.NORMAL
    window.start.pace = Speed.NORMAL.value
    seen = []
    window.navigator.turning = lambda *_turn: seen.append(
        [poster.opened for poster in window.start.posters]
    )
    QTest.keyClick(window, Qt.Key.Key_3)
    assert window.table is not None
    assert seen == [[0, 0, 1, 0]]


@pytest.mark.parametrize("way", ["click", "space", "return"])
def test_play_with_shift_sets_the_match_up(program: Program, way: str) -> None:
    window = program.window
    window.activateWindow()
    poster = window.start.posters[2]
    poster.play.setFocus(Qt.FocusReason.TabFocusReason)
    shift = Qt.KeyboardModifier.ShiftModifier
    if way == "click":
        QTest.mouseClick(poster.play, Qt.MouseButton.LeftButton, shift)
    else:
        key = Qt.Key.Key_Space if way == "space" else Qt.Key.Key_Return
        QTest.keyClick(window.windowHandle(), key, shift)
    assert window.table is None
    assert window.setup is not None and window.setup.game.id == poster.game


def test_the_last_played_game_is_in_hand_and_on_the_rail(program: Program) -> None:
    window = program.window
    window.settings.offer_lessons = False
    window.settings.last_game = "dou-dizhu"
    window.show_start()
    assert [p.game for p in window.start.posters if p.in_hand] == ["dou-dizhu"]
    assert window.start.rail.words.title == "Dou Dizhu"
    QTest.keyClick(window.start, Qt.Key.Key_Return)
    assert window.table is not None and window.table.game.id == "dou-dizhu"


def test_the_first_hand_begins_without_a_list(program: Program) -> None:
    window = program.window
    QTest.keyClick(window.start, Qt.Key.Key_Return)
    assert window.opener.guide is not None and window.opener.guide.guide is not None
    assert window.table is not None and window.table.game.id == window.start.posters[0].game


# -- the picture on the rail ---------------------------------------------------------------------
@pytest.mark.slow
def test_the_rail_shows_the_table_as_it_was_left(
    program: Program, open_match: Open, qtbot: QtBot
) -> None:
    window = program.window
    open_match("dou-dizhu", "human,easy,easy")
    window.show_start()
    waits = window.start._waits
    qtbot.waitUntil(lambda: waits._table is not None)
    with_table = waits.grab().toImage()
    waits.show_match(window.start.posters[0].look, None)
    assert changed(with_table, waits.grab().toImage()) > 500
    assert window.start.rail.words.title.startswith("Dou Dizhu · Deal 1")
    QTest.mouseClick(waits, Qt.MouseButton.LeftButton)
    assert window.table is not None and window.table.game.id == "dou-dizhu"


def test_tab_visits_the_page_as_it_is_read(program: Program, open_match: Open) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    open_match("dou-dizhu", "human,easy,easy")
    window = program.window
    window.show_start()
    window.activateWindow()
    posters = window.start.posters
    for size in SIZES:
        window.resize(*size)
        settle(window.start)
        window.start.setFocus()
        seen: list[QWidget] = []
        while True:
            QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
            part = QApplication.focusWidget()
            assert part is not None
            if part in seen or not window.start.isAncestorOf(part):
                break
            seen.append(part)
        assert len(seen) == 8 + 4 * 4 + 3
        # The strip above, one poster after another, the rail.
        groups = [[part for part in seen if poster.isAncestorOf(part)] for poster in posters]
        others = [part for part in seen if not any(part in group for group in groups)]
        assert seen == [*others[:-3], *(part for group in groups for part in group), *others[-3:]]
        for group in (others[:-3], *groups, others[-3:]):
            rows = [place_in(window.start, part).center() for part in group]
            for one, two in pairwise(rows):
                below = two.y() > one.y() + 30
                assert below or (two.x() > one.x() and abs(two.y() - one.y()) < 30)


def test_continue_can_be_chosen_only_when_something_is_saved(
    program: Program, open_match: Open
) -> None:
    window = program.window
    action = window.menus.actions["continue"]
    assert window.start.rail.way_on.text() != "Continue"
    assert not action.isEnabled()
    open_match("dou-dizhu", "human,easy,easy")
    assert not action.isEnabled()  # it is being played
    window.show_start()
    assert action.isEnabled()
    assert window.start.rail.way_on.text() == "Continue"
    action.trigger()
    assert window.table is not None


def test_enter_on_a_button_in_focus_presses_it_instead_of_continuing(
    program: Program, open_match: Open
) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    window = program.window
    window.show_start()
    window.activateWindow()
    window.start.posters[3].play.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert window.table is not None and window.table.game.id == "oklahoma-gin"


# -- the window's place --------------------------------------------------------------------------
def test_the_window_opens_where_it_was(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    places = []
    for step in range(2):
        program = Program("en")
        program.window.show()
        if step == 0:
            program.window.setGeometry(8, 60, 792, 610)
            QTest.qWait(10)
        places.append(program.window.geometry())
        ended(program)
    assert places[0].size() == places[1].size()
    assert places[0].topLeft() == places[1].topLeft()


def test_the_first_window_fits_the_screen(program: Program) -> None:
    """The screen of these tests is smaller than a usual window."""
    fresh = Program("en")
    screen = fresh.window.screen().availableGeometry()
    assert screen.width() < 1280
    assert fresh.window.width() <= screen.width()
    assert fresh.window.height() <= screen.height()
    ended(fresh)


@daily("place", [QRect(0, 0, 5000, 4000), QRect(-500, -500, 900, 600), QRect(3000, 2000, 900, 600)])
def test_a_place_outside_the_screen_is_moved_into_it(place: QRect) -> None:
    usable = QRect(0, 24, 960, 576)
    assert usable.contains(inside(place, usable))


@daily("kept", [b"", b"nonsense", b"\x01\xd9\xd0\xcb" + b"\xff" * 60])
def test_a_damaged_place_does_no_harm(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bytes
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    first = Program("en")
    first.settings.geometry = QByteArray(kept)
    first.settings.put("window/other", "text")
    ended(first)
    second = Program("en")
    second.window.show()
    assert second.window.width() >= 300
    ended(second)


# -- focus ---------------------------------------------------------------------------------------
@daily("dark", [False, True], ids=["light", "dark"])
@daily("kind", ["plain", "choice", "primary", "segment", "quiet"])
def test_a_button_in_focus_can_be_told_from_others(qtbot: QtBot, kind: str, dark: bool) -> None:
    theme = Theme(dark)
    button = KeyButton(theme, kind)
    button.setCheckable(kind == "segment")
    button.setChecked(kind == "segment")
    button.set_words("Start match", "Return")
    button.resize(button.sizeHint())
    qtbot.addWidget(button)
    button.show()
    plain = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    ringed = button.grab().toImage()
    assert changed(plain, ringed) > 1.5 * (button.width() + button.height())


def changed(one: QImage, other: QImage) -> int:
    """How many pixels differ clearly."""
    assert one.size() == other.size()
    count = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = QColor(one.pixel(x, y)), QColor(other.pixel(x, y))
            apart = (abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))
            count += max(apart) > 60
    return count


def test_the_zoom_of_a_page_never_makes_it_smaller(qtbot: QtBot) -> None:
    theme = Theme()
    assert theme.at(2).px(10) == 20
    assert theme.at(1).font(14).pixelSize() == 14
    assert theme.at(1.5).font(14).pixelSize() == 21


@pytest.mark.slow
def test_a_match_with_a_large_number_is_deleted_like_any_other(
    program: Program, open_match: Open, journal_of: Journal
) -> None:
    """Numbers of rows are larger than what Qt calls a number."""
    open_match("dou-dizhu", "human,easy,easy")
    program.window.show_start()
    (entry,) = journal_of.unfinished()
    large = 2**32 + entry.id
    with journal_of.transaction() as db:
        db.execute("PRAGMA defer_foreign_keys=ON")
        db.execute("UPDATE matches SET id = ?", (large,))
        for table in ("actions", "asked"):
            db.execute(f"UPDATE {table} SET match = ?", (large,))
    program.window.front.refresh()
    program.window.start._delete()
    assert journal_of.away() == [large]


@daily("dark", ["no", "yes"])
def test_every_language_in_the_list_is_read(program: Program, dark: str) -> None:
    program.settings.dark = dark
    languages = program.window.start._languages
    languages.showPopup()
    view = languages.view()
    ink, ground = (
        view.palette().color(role) for role in (QPalette.ColorRole.Text, QPalette.ColorRole.Base)
    )
    assert contrast(ink, ground) >= 4.5
    languages.hidePopup()


@pytest.mark.parametrize("by_key", [False, True])
def test_after_a_language_is_picked_the_keys_go_to_the_page(program: Program, by_key: bool) -> None:
    window = program.window
    window.activateWindow()
    box = window.start._languages
    box.setFocus()
    if by_key:  # through the closed list, where the next key goes on to the next language
        QTest.keyClick(box, Qt.Key.Key_Down)
    else:
        box.showPopup()
        QTest.keyClick(box.view(), Qt.Key.Key_Down)
        QTest.keyClick(box.view(), Qt.Key.Key_Return)
    assert window.shared.theme.language == "de"
    assert box.hasFocus() == by_key
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_3)
    assert (window.table is not None) == (not by_key)


def test_no_part_of_it_is_ever_a_window_of_its_own(program: Program) -> None:
    shown: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
                shown.extend([type(watched).__name__] * watched.isWindow())
            return False

    app, watch = QApplication.instance(), Watch()
    assert app is not None
    app.installEventFilter(watch)
    games = program.window.front.games
    assert games is not None
    page = StartPage(program.window.theme, games, program.window)
    page.show()
    app.removeEventFilter(watch)
    assert page.isVisible() and shown == []


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (1920, 1080)])
def test_who_plays_and_how_long_is_said_in_one_size(
    program: Program, size: tuple[int, int]
) -> None:
    program.settings.language = "de"
    program.window.resize(*size)
    QTest.qWait(20)
    posters = program.window.start.wall.posters
    assert len({poster.facts_size for poster in posters}) == 1
    assert all(poster.facts_fit() <= poster.facts_size for poster in posters)
