"""The room round the table: menu, frame and drawer; nothing in it outshines the cards."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cardtable.engine.table import SUNK, Trophy
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.ui import durations
from cardtable.ui.commands import COMMANDS
from cardtable.ui.crossing import Crossing
from cardtable.ui.dialog import _Shade
from cardtable.ui.durations import Speed
from cardtable.ui.intents import Past
from cardtable.ui.main_window import MainWindow
from cardtable.ui.past.page import PastPage
from cardtable.ui.preferences.dialog import SettingsDialog
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.plates import portrait_place
from cardtable.ui.table.ranking import HELD
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.labels import PlainLabel
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import go_on, opened

GAMES = {
    "oicho-kabu": "human,easy,easy",
    "dou-dizhu": "human,easy,easy",
    "oklahoma-gin": "human,easy",
}


#: The last action of each game's first record.
ENDS = {"dou-dizhu": 81, "oicho-kabu": 50, "oklahoma-gin": 229}


# -- the strip at the top --------------------------------------------------------------------------
def test_nothing_in_the_strip_is_cut_when_the_window_gets_smaller(
    program: Program, open_match: Open
) -> None:
    program.settings.language = "ja"
    program.window.resize(1920, 1080)
    header = open_match("dou-dizhu", "human,easy,easy").table.header
    wait_until(lambda: not header.mask().isEmpty())
    for size in ((800, 560), (1280, 800), (800, 1200)):
        program.window.resize(*size)
        QTest.qWait(50)
        for part in header.findChildren(QWidget):
            if part.isVisible():
                hidden = QRegion(part.geometry()) - header.mask()
                assert hidden.isEmpty(), (size, part, hidden.boundingRect())


# -- the menu --------------------------------------------------------------------------------------
def test_the_menu_is_behind_the_round_sign(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy")
    window, header = program.window, robot.table.header
    assert not window.menuBar().isVisible()
    QTest.qWait(durations.HASTE + 50)
    QTest.mouseClick(header._menu, Qt.MouseButton.LeftButton)
    menu = window.menus._whole
    wait_until(menu.isVisible)
    titles = [action.text().replace("&", "") for action in menu.actions()]
    at_hand = ["Pause bots", "Rules", "Settings…", "Home", ""]
    assert titles == [*at_hand, "Match", "Play", "View", "Help"]
    assert all(window.menus._menus[name].actions() for name in ("match", "play", "view", "help"))
    menu.close()


@pytest.mark.slow
def test_alt_alone_shows_the_menu_bar_and_hides_it(program: Program, open_match: Open) -> None:
    open_match("dou-dizhu", "human,easy,easy")
    window, alt = program.window, Qt.Key.Key_Alt
    QTest.keyClick(window, alt)
    assert window.menuBar().isVisible()
    QTest.keyClick(window, alt)
    assert not window.menuBar().isVisible()
    QTest.keyPress(window, alt)
    QTest.keyClick(window, Qt.Key.Key_X, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(window, alt)
    assert not window.menuBar().isVisible(), "Alt was held for another key"
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert window.menuBar().isVisible()
    QTest.keyClick(window, Qt.Key.Key_F10)
    assert not window.menuBar().isVisible()


def test_a_letter_with_alt_opens_the_menu_that_has_it(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    window, before = program.window, len(robot.table.session.match.actions)
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) and menu is window.menus._menus["play"]
    assert len(robot.table.session.match.actions) == before
    menu.close()


@daily("key", ["P", "3", "H", "T", "Return"])
def test_no_key_acts_behind_an_open_menu(program: Program, open_match: Open, key: str) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    window, session = program.window, robot.table.session
    before = len(session.match.actions), robot.table.panel.isVisible()
    window.menus.toggle_bar()
    wait_until(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key[f"Key_{key}"])
    QTest.qWait(20)
    assert (len(session.match.actions), robot.table.panel.isVisible()) == before
    assert not robot.table.strip.isVisible() and not robot.table.controls.selected
    for shown in window.menus._menus.values():
        shown.close()
    window.menuBar().hide()


def test_esc_leads_from_the_menus_back_to_where_one_was(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy")
    window, bar, opened = program.window, program.window.menuBar(), QApplication.activePopupWidget
    robot.table.view.setFocus()
    keys = window.windowHandle()
    for _ in range(2):
        QTest.keyClick(keys, Qt.Key.Key_Alt)
        wait_until(lambda: opened() is not None)
        QTest.keyClick(keys, Qt.Key.Key_Down)
        QTest.keyClick(keys, Qt.Key.Key_Escape)
        wait_until(bar.hasFocus)
        assert opened() is None and bar.isVisible()
        QTest.keyClick(keys, Qt.Key.Key_Escape)
        wait_until(lambda: not bar.isVisible())
        assert robot.table.view.hasFocus()


def _held_for_a_layout(window: MainWindow) -> None:
    QTest.keyPress(window, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(window, Qt.Key.Key_Shift, Qt.KeyboardModifier.AltModifier)


def _held_after_shift(window: MainWindow) -> None:
    both = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyPress(window, Qt.Key.Key_Shift, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyPress(window, Qt.Key.Key_Alt, both)


def _held_as_altgr_of_windows(window: MainWindow) -> None:
    both = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier
    QTest.keyPress(window, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    QTest.keyPress(window, Qt.Key.Key_Alt, both)


def _held_while_clicking(window: MainWindow) -> None:
    QTest.keyPress(window, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    alt = Qt.KeyboardModifier.AltModifier
    QTest.mouseClick(window.start, Qt.MouseButton.MiddleButton, alt, QPoint(5, 300))


def _held_while_scrolling(window: MainWindow) -> None:
    QTest.keyPress(window, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    turn = QWheelEvent(
        QPointF(300, 300),
        QPointF(300, 300),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.AltModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(window.start, turn)


def _held_while_the_window_moves(window: MainWindow) -> None:
    QTest.keyPress(window, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    window.move(window.pos() + QPoint(40, 40))


def _held_for_another_window(window: MainWindow) -> None:
    QTest.keyPress(window, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))


@pytest.mark.parametrize(
    "held",
    [
        _held_for_a_layout,
        _held_after_shift,
        _held_as_altgr_of_windows,
        _held_while_clicking,
        _held_while_scrolling,
        _held_while_the_window_moves,
        _held_for_another_window,
    ],
)
def test_alt_held_for_something_else_leaves_the_menu_bar(
    program: Program, held: Callable[[MainWindow], None]
) -> None:
    window = program.window
    window.show_start()
    held(window)
    QTest.keyRelease(window, Qt.Key.Key_Alt)
    assert not window.menuBar().isVisible()
    QTest.keyClick(window, Qt.Key.Key_Alt)
    assert window.menuBar().isVisible()


def test_a_sign_typed_with_alt_in_a_field_leaves_the_menu_bar(program: Program) -> None:
    window = program.window
    window.open(Past())
    page = window.pages.currentWidget()
    assert isinstance(page, PastPage)
    field = page.search
    QTest.keyPress(field, Qt.Key.Key_Alt, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(field, Qt.Key.Key_At, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(field, Qt.Key.Key_Alt)
    assert not window.menuBar().isVisible()


# -- light -----------------------------------------------------------------------------------------
def bright(table: TablePage, image: QImage) -> float:
    """The part of the window's pixels that are brighter than 230, but for cards and portraits."""
    view, ratio, size = table.view, table.pictures.ratio, image.width() * image.height()
    corner = view.mapTo(table.window(), QPoint())
    boxes = [QRectF(c.x, c.y, c.h * ratio, c.h) for c in table.model.layout.cards]
    boxes += [QRectF(p.x, p.y, p.width, p.height) for p in table.model.layout.plates]
    hidden = [view.mapFromScene(box).boundingRect().translated(corner) for box in boxes]
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    found = 0
    for y in range(0, grey.height(), 3):
        row = [box for box in hidden if box.top() <= y <= box.bottom()]
        for x in range(0, grey.width(), 3):
            if grey.pixelColor(x, y).lightness() > 230:
                found += not any(box.left() <= x <= box.right() for box in row)
    return found * 9 / size


@pytest.mark.slow
@pytest.mark.parametrize("dark", ["no", "yes"], ids=["day", "night"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_outshines_the_cards(
    program: Program, open_match: Open, game: str, dark: str
) -> None:
    program.settings.dark = dark
    program.window.resize(1920, 1080)
    robot = open_match(game, GAMES[game], seed="5")
    robot._wait_for_turn()
    robot.table.pictures.wait()
    assert bright(robot.table, program.window.grab().toImage()) < 0.02


# -- the first deal --------------------------------------------------------------------------------
@daily("game", GAMES)
def test_the_first_deal_is_dealt(program: Program, open_match: Open, game: str) -> None:
    program.settings.speed = Speed.NORMAL
    table = open_match(game, GAMES[game], seed="5").table
    wait_until(lambda: table.scene.busy)
    assert table.telling.waits, "nothing is said before the cards lie there"
    assert not table.bar.shown
    wait_until(lambda: not table.scene.busy)
    assert not table.telling.waits
    for spot in table.model.layout.cards:
        rect = table.scene.card_rect(spot.key)
        assert rect is not None
        low = SUNK * spot.h if spot.key in table.model.marks.dimmed else 0.0
        assert abs(rect.x() - spot.x) < 1 and abs(rect.y() - low - spot.y) < 1


# -- the quiet look --------------------------------------------------------------------------------
def test_the_quiet_look_is_flat_and_still_with_the_same_layout(
    program: Program, open_match: Open
) -> None:
    table = open_match("dou-dizhu", "human,easy,easy", seed="5").table

    def at_the_rim() -> int:
        """How many colours the cloth has along its lower edge."""
        image = table.scene.backgroundBrush().texture().toImage()
        return len({image.pixel(x, image.height() - 4) for x in range(4, image.width(), 9)})

    def askew() -> list[bool]:
        cards = [(table.scene.card_item(c.key), c.turned) for c in table.model.layout.cards]
        return [item.rotation() != turned for item, turned in cards if item is not None]

    before = table.model.layout
    assert at_the_rim() > 8
    program.window.menus.actions["quiet"].trigger()
    assert program.settings.quiet and table.model.layout == before
    assert at_the_rim() == 1 and not any(askew())
    assert table.scene.calm and table.scene.motion.straight
    program.window.menus.actions["quiet"].trigger()
    assert at_the_rim() > 8 and not table.scene.calm


# -- the end ---------------------------------------------------------------------------------------
@pytest.mark.slow
def test_the_winner_stands_in_the_light_and_the_table_is_a_click_away(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot.play()
    table = robot.table
    wait_until(table.ranking.isVisible)
    assert table.ranking.geometry() == table.view.geometry()
    title = table.ranking._title
    assert title.height() <= 1.2 * title.fontMetrics().height(), "no gap below the title"
    keys = {button.id: button.key for button in table.bar.shown}
    assert "Return" not in keys.values() and not table.bar.filled
    podium = table.ranking._rows
    assert keys["rematch"] == "Y", "a key of the last deal, pressed twice, would leave the result"
    assert podium.caption == "Player 1 goes out with three 10s + J"
    picture = QPixmap(podium.size())
    picture.fill(Qt.GlobalColor.transparent)
    podium.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    edge = [picture.toImage().pixelColor(x, 0).alpha() for x in range(picture.width())]
    assert max(edge) < 12, "the winner’s light ends before the edge"
    assert title.text() == "You win the match" and not any(table.bar.words), "it is said once"
    view = table.session.view
    assert isinstance(view, DouDizhuView)
    last = [one.cards for one in view.plays if one.cards][-1]
    assert podium.cards == last, "the last play lies before the winner"
    QTest.mouseClick(table.ranking, Qt.MouseButton.LeftButton)
    assert not table.ranking.isVisible()
    assert any(table.bar.words)


def remains(table: TablePage) -> list[QRectF]:
    """Where faces, with their light, and the cards lie."""
    boxes = [(portrait_place(plate), 0.4 * plate.height) for plate in table.model.layout.plates]
    for card in table.model.layout.cards:
        rect = table.scene.card_rect(card.key)
        boxes += [(rect, 0.2 * card.h)] if rect is not None else []
    return [rect.adjusted(-rim, -rim, rim, rim) for rect, rim in boxes]


@daily("game", ["dou-dizhu", "oicho-kabu", "oklahoma-gin"])
def test_the_table_is_cleared_once_and_portraits_travel(program: Program, game: str) -> None:
    """Nothing of the table is seen behind the result, and no face or card in two places."""
    table, action = opened(program, game, "001", ENDS[game])
    go_on(table, action)
    table.scene.finish()
    ranking, view = table.ranking, table.view
    wait_until(lambda: ranking.due)
    lay = view.grab().toImage()
    ranking.toggle()
    clearing = ranking._clearing
    clearing.pause()

    def off(one: QImage, other: QImage) -> float:
        """How far two pictures differ on the whole below the strip."""
        spots = [(x, y) for x in range(0, one.width(), 4) for y in range(64, one.height(), 4)]
        lights = ([QColor(image.pixel(*at)).lightness() for at in spots] for image in (one, other))
        return float(sum(abs(a - b) for a, b in zip(*lights, strict=True))) / len(spots)

    assert off(lay, ranking.grab().toImage()) < 1, "it begins as the table lies"
    clearing.setCurrentTime(durations.LEAVES // 2)
    fades = ranking.grab().toImage()
    clearing.setCurrentTime(durations.LEAVES)
    left, seats = ranking.grab().toImage(), {plate.seat for plate in table.model.layout.plates}
    with QPainter(lay) as painter:
        painter.setOpacity(0.5)
        painter.drawImage(0, 0, left)
    assert off(fades, lay) < 0.5, "until nothing but them is left nobody and no card moves"
    stays = [table.view.mapFromScene(rect).boundingRect() for rect in remains(table)]
    assert ranking._rows.coming == seats, "nobody is there twice"
    assert ranking._lay is not None
    ranking._lay = ranking._lay._replace(faces=[], cards={}, others=[])
    bare = ranking.grab().toImage()
    for x in range(0, bare.width(), 4):
        for y in range(0, bare.height(), 4):
            if left.pixel(x, y) != bare.pixel(x, y):
                assert any(rect.contains(x, y) for rect in stays), "no shade is seen of what left"
    clearing.setCurrentTime(clearing.duration())
    assert not ranking._rows.coming and not ranking._rows.cards_coming


@pytest.mark.parametrize("game", ["oicho-kabu", "oklahoma-gin"])
def test_at_the_end_of_a_match_cards_are_gathered_into_the_pack(
    program: Program, game: str
) -> None:
    table, action = opened(program, game, "001", ENDS[game])
    go_on(table, action)
    table.scene.finish()
    ranking, layout = table.ranking, table.model.layout
    wait_until(lambda: ranking.due)
    ranking.toggle()
    ranking._clearing.pause()
    lay = ranking._lay
    assert lay is not None
    shown = len(layout.cards) - len(lay.cards)
    assert shown - 1 <= len(lay.others) <= shown
    away = (card.middle - lay.pack for card in lay.others)
    assert max(way.manhattanLength() for way in away) > 150
    at = max((card.middle for card in lay.others), key=lambda at: (at - lay.pack).manhattanLength())
    place = QRect(at.toPoint() - QPoint(20, 20), QSize(40, 40))
    seen = list[QImage]()
    for now in (durations.LEAVES, durations.LEAVES + durations.CLEARED):
        ranking._clearing.setCurrentTime(now)
        ranking._lay = lay._replace(faces=[], cards={}, picture=QPixmap())
        seen.append(ranking.grab(place).toImage())
    assert seen[0] != seen[1]


def test_for_who_has_won_the_cards_are_laid_down_the_title_is_struck_and_the_sun_rises(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, action = opened(program, "dou-dizhu", "002", 42, seat=1)
    go_on(table, action)
    table.scene.finish()
    ranking = table.ranking
    wait_until(lambda: ranking.due)
    ranking.toggle()
    clearing, rows, title = ranking._clearing, ranking._rows, ranking._title
    clearing.pause()
    laid: dict[int, float] = {}

    def card(painter: QPainter, number: int, middle: QPointF, height: float, lean: float) -> None:
        laid[number] = height / rows.lies(number)[1]

    def seen(at: float, below: bool = False) -> QImage:
        """What the head shows so many milliseconds after the beginning, or all below it."""
        clearing.setCurrentTime(math.ceil(at))
        place = title.geometry().adjusted(0, -4, 0, 4)
        head = QRect(0, place.top(), ranking.width(), place.height())
        return ranking.grab(ranking.rect().adjusted(0, 100, 0, 0) if below else head).toImage()

    stand = durations.LEAVES + durations.CLEARED
    with monkeypatch.context() as patch:
        patch.setattr(rows, "card", card)
        held = []
        for late in range(4):
            seen(stand + late * durations.LANDS, below=True)
            held.append([number for number, large in laid.items() if large == HELD])
            assert all(laid[number] == 1 for number in range(late - 1))
        assert held == [[0], [1], [2], [3]], "one after the other"
        seen(ranking._laid, below=True)
        assert set(laid.values()) == {1}
    strikes, whole = ranking._slammed, durations.SLAMS

    def written(image: QImage) -> list[int]:
        """The columns with anything of the title."""
        columns = (
            (x, {image.pixelColor(x, y).lightness() for y in range(image.height())})
            for x in range(image.width())
        )
        return [x for x, found in columns if max(found) - min(found) > 70]

    assert not written(seen(strikes - whole)), "the cards come first"
    large, small = written(seen(strikes - whole / 3)), written(seen(strikes))
    assert large[-1] - large[0] > 1.1 * (small[-1] - small[0]), "it comes from above"
    assert seen(strikes + whole / 4) != seen(strikes), "it jolts"
    corner = QRect(0, 500, 200, 60)
    times = ranking._laid, strikes, clearing.duration()
    laid_down, struck, risen = (seen(at, below=True).copy(corner) for at in times)
    assert laid_down == struck != risen, "the sun rises last"
    assert clearing.duration() <= durations.STANDS, "one need not wait any longer"


def test_the_cards_of_the_winner_set_out_where_they_lay_though_others_lie_face_down(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, action = opened(program, "oicho-kabu", "009", 7)
    go_on(table, action)
    table.scene.finish()
    ranking, layout, begin = table.ranking, table.model.layout, dict[int, QPointF]()
    assert any(card.face is None for card in layout.cards)
    wait_until(lambda: ranking.due)
    ranking.toggle()
    ranking._clearing.pause()

    def card(painter: QPainter, number: int, middle: QPointF, height: float, lean: float) -> None:
        begin[number] = middle

    monkeypatch.setattr(ranking._rows, "card", card)
    ranking._clearing.setCurrentTime(durations.LEAVES)
    ranking.grab()
    for number, face in enumerate(ranking._trophy.cards):
        key = next(card.key for card in layout.cards if card.face == face)
        lay = table.scene.card_rect(key)
        assert lay is not None
        off = begin[number] - table.view.mapFromScene(lay.center()).toPointF()
        assert off.manhattanLength() < 10, face


@pytest.mark.parametrize("seat", [0, 1], ids=["won", "lost"])
def test_the_table_comes_back_the_way_it_went(program: Program, seat: int) -> None:
    table, action = opened(program, "dou-dizhu", "002", 42, seat=seat)
    go_on(table, action)
    table.scene.finish()
    ranking = table.ranking
    wait_until(lambda: ranking.due)
    ranking.toggle()
    wait_until(lambda: not ranking.appears)
    stood = table.grab(ranking.geometry()).toImage()
    QTest.mouseClick(table.window().windowHandle(), Qt.MouseButton.LeftButton, pos=QPoint(640, 300))
    ranking._clearing.pause()
    assert ranking.isVisible() and not ranking.over
    way, end = [], ranking._clearing.duration()
    for at in (end, *range(end - 20, 0, -20)):
        ranking._clearing.setCurrentTime(at)
        way.append(table.grab(ranking.geometry()).toImage())
    ranking._clearing.resume()
    wait_until(lambda: not ranking.isVisible())
    way = [stood, *way, table.grab(ranking.geometry()).toImage()]
    steps = [changed(one, other) for one, other in pairwise(way)]
    assert max(steps) < 0.4 * changed(way[0], way[-1]), "it walks, and does not cut"
    assert max(steps[0], steps[-1]) < 2, "it begins and ends as what stands there"


def changed(one: QImage, other: QImage) -> float:
    """How much of a picture is another colour in another one, of 255."""
    small = [
        picture.scaled(160, 90).convertToFormat(QImage.Format.Format_RGB32)
        for picture in (one, other)
    ]
    first, second = (bytes(picture.constBits()) for picture in small)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def test_who_has_lost_or_wants_it_quiet_sees_no_title_struck(program: Program) -> None:
    for quiet, seat in ((False, 0), (True, 1)):
        table, action = opened(program, "dou-dizhu", "002", 42, seat=seat)
        program.settings.quiet = quiet
        go_on(table, action)
        table.scene.finish()
        ranking = table.ranking
        wait_until(lambda shown=ranking: shown.due)  # type: ignore[misc]
        ranking.toggle()
        if quiet:
            assert not ranking.appears and ranking._rows.seen == 1
            assert not ranking._rows.cards_coming
        assert quiet or ranking._clearing.duration() == durations.LEAVES + durations.CLEARED
        ranking.toggle()


@pytest.mark.parametrize("cards", [0, 1, 4, 20])
def test_however_many_cards_are_laid_down_one_can_soon_play_again(
    open_match: Open, cards: int
) -> None:
    ranking = open_match("dou-dizhu", "human,easy,easy").table.ranking
    ranking._won, ranking._trophy = True, Trophy(("3S",) * cards)
    assert ranking._slammed + durations.SUN <= durations.STANDS


def test_the_table_is_cleared_for_the_winner_and_a_lost_match_has_less_light(
    open_match: Open,
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", "deals=1", seed="3")
    robot.play()
    table = robot.table
    wait_until(table.ranking.isVisible)
    ranking = table.ranking

    def seen(of_winner: bool) -> QImage:
        ranking._won = ranking._rows.won = of_winner
        return ranking.grab().toImage()

    bright, dim = seen(True), seen(False)
    beside, column = bright.width() // 3, range(0, bright.height(), 3)
    assert sum(bright.pixelColor(beside, y).lightness() for y in column) > 1.1 * sum(
        dim.pixelColor(beside, y).lightness() for y in column
    )
    # Nothing but cloth between the winner and the rim.
    colours = {bright.pixel(bright.width() // 8, y) for y in range(60, bright.height() - 60)}
    lightness = [QColor(colour).lightness() for colour in colours]
    assert max(lightness) - min(lightness) < 60


def test_a_dialog_lies_in_the_room_and_its_cross_takes_it_away(program: Program) -> None:
    """Its title stands on it, the page below is dimmed, and both are as before afterwards."""
    window = program.window
    at = QPoint(window.width() // 2, window.height() - 12)  # wood of the rail, never covered

    def light() -> int:
        return window.grab(QRect(at, QSize(1, 1))).toImage().pixelColor(0, 0).lightness()

    before = light()
    window.preferences.open()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    assert dialog.windowFlags() & Qt.WindowType.FramelessWindowHint
    title = next(label for label in dialog.findChildren(PlainLabel) if label.text() == "Settings")
    cross = next(one for one in dialog.findChildren(KeyButton) if one.toolTip() == "Close (Esc)")
    assert title.isVisible()
    assert light() == before, "it goes softly"
    wait_until(lambda: light() < 0.7 * before)
    wait_until(cross.stood)
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert not dialog.isVisible()
    wait_until(lambda: light() == before)


def test_a_sheet_comes_and_goes_in_one_movement(program: Program) -> None:
    """It is not seen before it rises, never moves back, and lies below itself as it goes."""
    program.settings.speed = Speed.NORMAL
    window = program.window
    window.preferences.open()
    sheet = window.preferences.dialog
    assert sheet is not None
    place = QRect(window.mapFromGlobal(sheet.pos()), sheet.size())

    def alike(one: QImage, other: QImage) -> bool:
        """Apart from a cursor that blinks."""
        points = [QPoint(x, y) for x in range(3, one.width(), 23) for y in range(3, 900, 17)]
        points = [at for at in points if one.rect().contains(at)]
        return sum(one.pixel(at) != other.pixel(at) for at in points) < 0.02 * len(points)

    def seen() -> QImage:
        return sheet.grab().toImage()

    def below() -> QImage:
        return window.grab(place).toImage()

    grids = [grid for grid in sheet.findChildren(CardGrid) if grid.isVisible()]

    def laid_out() -> list[QRect]:
        return [QRect(grid.mapTo(sheet, QPoint()), grid.size()) for grid in grids]

    at_first = laid_out()
    assert len(grids) > 2
    assert alike(seen(), below()), "nothing of it is there"
    places = []

    def come() -> bool:
        """The rows of keys, far below, are made once it has come."""
        places.append((sheet.pos(), laid_out()))
        return len(sheet.sections["keys"].rows) == len(COMMANDS)

    wait_until(come)
    assert all(one == (window.mapToGlobal(place.topLeft()), at_first) for one in places)
    assert not alike(seen(), below())
    last = seen()
    sheet.reject()
    assert not sheet.isVisible() and alike(last, below())
    wait_until(lambda: not alike(last, below()))


@pytest.mark.parametrize("name", ["rules", "settings"])
def test_rules_and_settings_are_pushed_up_as_pages_are_and_drawn_down_again(
    program: Program, name: str
) -> None:
    program.settings.speed = Speed.NORMAL
    window = program.window

    def shades() -> list[_Shade]:
        return [one for one in window.children() if one is not None and type(one) is _Shade]

    def pushed(shade: _Shade) -> int:
        """How far below its place the whole sheet is seen, as it is."""
        room, sheet = window.grab().toImage(), shade._picture.toImage()
        at = [QPoint(x, y) for x in range(5, sheet.width(), 31) for y in range(3, 90, 7)]
        for far in range(room.height()):
            seen = [(shade._place + one + QPoint(0, far), one) for one in at]
            seen = [(there, one) for there, one in seen if room.rect().contains(there)]
            if all(room.pixel(there) == sheet.pixel(one) for there, one in seen):
                return far if len(seen) > len(at) / 3 else room.height()
        return room.height()

    came: list[int] = []
    went: list[int] = []

    def watch() -> None:
        (shade,) = shades()
        sheet = shade._sheet
        assert sheet is not None
        wait_until(lambda: shade._begun)
        for at in (40, 90, 160):
            shade._dims.setCurrentTime(at)
            came.append(pushed(shade))
        wait_until(lambda: not sheet.is_coming)
        sheet.reject()
        assert shade._dims.duration() == durations.SHEET_BACK
        shade._dims.setCurrentTime(60)
        went.append(pushed(shade))

    QTimer.singleShot(0, window, watch)
    window.menus.actions[name].trigger()  # the rules hold on until they are closed
    wait_until(lambda: bool(went) and not shades())
    assert came == sorted({*came}, reverse=True) and 80 < came[0] < window.height()
    assert 80 < went[0] < window.height()


def test_a_window_resized_as_a_sheet_comes_shows_the_sheet_alone(program: Program) -> None:
    program.settings.speed = Speed.NORMAL
    window = program.window
    window.resize(1280, 800)
    window.preferences.open()
    sheet = window.preferences.dialog
    assert sheet is not None
    shade = next(one for one in window.children() if one is not None and type(one) is _Shade)
    wait_until(lambda: not shade._picture.isNull())
    window.resize(900, 640)
    wait_until(lambda: not sheet.is_coming)
    assert shade._picture.isNull(), "no picture of it stays where it lay before"
    assert window.geometry().contains(sheet.geometry())
    sheet.reject()


def test_day_narrows_into_night(program: Program) -> None:
    program.settings.speed = Speed.NORMAL
    window = program.window
    rim, middle = QPoint(8, 4), QPoint(window.width() // 2, 4)

    def light() -> tuple[int, int]:
        image = window.grab(QRect(0, 0, window.width(), 9)).toImage()
        return image.pixelColor(rim).lightness(), image.pixelColor(middle).lightness()

    def gone() -> bool:
        seen.append(light())
        return window.findChild(Crossing) is None

    seen = [light()]
    window.menus.actions["dark"].trigger()
    wait_until(gone)
    assert seen[1] == seen[0] and len({*seen}) > 2, seen
    for place in zip(*seen, strict=True):
        assert list(place) == sorted(place, reverse=True), seen
