"""What a player sees at the table: names in hot-seat, hover, tooltips, the panel."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip

from cardtable.engine.state import TABLE
from cardtable.languages import LANGUAGES
from cardtable.ui import durations
from cardtable.ui.running.program import Program
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import opened


def hand_of(robot: Robot) -> list[str]:
    return [s.key for s in robot.table.scene.model.layout.cards if s.zone == "hand"]


@daily("language", LANGUAGES, "ja")
def test_in_hot_seat_the_prompt_says_the_name(
    open_match: Open, program: Program, language: str
) -> None:
    robot = open_match("dou-dizhu", "human,human,human", seed="5")
    program.settings.language = language
    robot._wait_for_turn()
    if robot.table.session.behind_curtain:
        robot.open_curtain()
    table = robot.table
    turn = table.session.match.turn
    assert turn is not None
    assert table.bar.words[0].startswith(table.names[turn])


@pytest.mark.slow
def test_in_hot_seat_the_result_calls_nobody_you(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,human,human", seed="5")
    table = robot.table
    while table.session.match.turn != TABLE:
        robot._wait_for_turn()
        if table.session.behind_curtain:
            robot.open_curtain()
        else:
            robot.do(robot.choose())
    assert "You" not in " ".join(table.bar.words)


def test_alone_the_prompt_says_you(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="5")
    robot._wait_for_turn()
    assert robot.table.bar.words[0].startswith("Your turn:")


def test_a_card_under_the_mouse_rises_and_stays_under_it(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    while robot.table.controls.view.phase != "play":
        robot.play(limit=1)
        robot._wait_for_turn()
    scene, key = robot.table.scene, hand_of(robot)[-1]
    scene.finish()
    before = scene.card_rect(key)
    assert before is not None
    low = QPointF(before.center().x(), before.bottom() - 1)
    robot.table.view._hover(low)
    scene.finish()
    after = scene.card_rect(key)
    assert after is not None
    assert after.top() == before.top() - 6
    spot = scene.card_at(low)
    assert spot is not None
    assert spot.key == key
    robot.table.view._hover(QPointF(-50, -50))
    scene.finish()
    assert scene.card_rect(key) == before


def test_a_card_that_cannot_be_chosen_does_not_rise(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="3")
    robot._wait_for_turn()
    scene = robot.table.scene
    scene.finish()
    key = next(s.key for s in scene.model.layout.cards if s.zone == "column:1")
    before = scene.card_rect(key)
    scene.hover(key)
    scene.finish()
    assert scene.card_rect(key) == before


def test_plates_tell_the_whole_name_and_line(open_match: Open, program: Program) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy,easy", seed="3")
    robot._wait_for_turn()
    program.window.resize(800, 560)
    QTest.qWait(20)
    table = robot.table
    for plate in table.scene.model.layout.plates:
        tip = table.scene.tip_at(QPointF(plate.x + 5, plate.y + 5))
        assert table.names[plate.seat] in tip
        assert "chips" in tip


def test_a_card_with_a_dot_tells_that_it_came_with_the_kitty(program: Program) -> None:
    table, _ = opened(program, "dou-dizhu", "002", 12)
    cards = [spot for spot in table.model.layout.cards if spot.zone == "hand"]
    assert any(spot.mark == "kitty" for spot in cards)
    for spot in cards:
        tip = table.scene.tip_at(QPointF(spot.x + 5, spot.y + spot.h / 2))
        assert tip == ("from the kitty" if spot.mark == "kitty" else "")


@pytest.mark.slow
def test_a_click_on_what_cannot_be_chosen_explains_it(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="5")
    robot._wait_for_turn()
    while robot.table.session.view.phase != "play":
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    view = robot.table.view
    coin = next(spot for spot in robot.table.model.layout.furniture if spot.key == "coin")
    centre = QPointF(coin.x + coin.width / 2, coin.y + coin.height / 2)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(centre))
    wait_until(QToolTip.isVisible)
    assert QToolTip.text() == f"<qt>{robot.table.scene.tip_at(centre)}</qt>"
    QToolTip.hideText()


@pytest.mark.slow
def test_bettors_that_are_folded_away_are_told(open_match: Open, program: Program) -> None:
    robot = open_match("oicho-kabu", ",".join(["human"] + ["easy"] * 9), seed="3")
    program.window.resize(800, 560)
    table = robot.table
    for _ in range(60):
        robot._wait_for_turn()
        labels = table.scene.model.layout.labels
        tips = [label for label in labels if label.tip and label.key.startswith("rest:")]
        if tips or table.session.match.turn is None:
            break
        robot.do(robot.choose())
    assert tips
    for label in tips:
        told = table.scene.tip_at(QPointF(label.x + 5, label.y + 5))
        assert told.count("<br>") == len(label.tip) - 1
        assert any(name in told for name in table.names)


@pytest.mark.slow
@pytest.mark.parametrize("speed", [durations.Speed.OFF, durations.Speed.FAST])
def test_the_panel_ends_where_it_belongs_and_leaves_the_buttons_free(
    open_match: Open, program: Program, speed: durations.Speed
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    table = robot.table
    table.settings.speed = speed
    for width in (1280, 900):
        program.window.resize(width, 700)
        QTest.qWait(20)
        if table.panel.isVisible():
            table.toggle_panel()
        table.toggle_panel()
        wait_until(lambda: table.panel.isVisible() and not table.scene.busy)
        place, cloth = table.panel.geometry(), table.view.geometry()
        assert table.panel.isVisible() and place.left() > cloth.right()
        assert (place.top(), place.bottom()) == (cloth.top(), cloth.bottom())
        assert place.right() < table.width() and cloth.width() > table.width() / 2


@pytest.mark.slow
def test_a_pinned_drawer_stands_beside_the_table(open_match: Open, program: Program) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    table = robot.table
    program.window.resize(1280, 800)
    wide = table.view.width()
    program.window.menus.actions["pinned"].trigger()
    QTest.qWait(20)
    assert table.panel.isVisible()
    assert table.panel.geometry().left() > table.view.geometry().right()
    assert table.view.width() < wide
    program.window.menus.actions["pinned"].trigger()
    QTest.qWait(20)
    assert not table.panel.isVisible() and table.view.width() == wide


@pytest.mark.slow
def test_the_score_sheet_needs_no_scroll_bar_sideways(open_match: Open, program: Program) -> None:
    robot = open_match("oicho-kabu", ",".join(["human"] + ["easy"] * 9), seed="3")
    program.window.resize(1280, 800)
    table = robot.table
    while not table.session.view.sheet:
        robot._wait_for_turn()
        robot.do(robot.choose())
    table.refresh()
    QTest.qWait(20)
    for area in (table.panel.sheet, table.panel.log_view):
        assert isinstance(area, QAbstractScrollArea)
        assert area.horizontalScrollBar().maximum() == 0 or not (
            area.horizontalScrollBar().isVisible()
        )
    header = table.panel.sheet.horizontalHeader()
    assert header.length() <= table.panel.sheet.viewport().width()


@pytest.mark.slow
def test_while_the_window_is_drawn_larger_no_face_is_rendered_anew(
    open_match: Open, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot._wait_for_turn()
    pictures, window = robot.table.pictures, program.window
    pictures.wait()
    asked: list[object] = []
    ask = pictures.renderer.ask

    def watched(path: Path, width: int, height: int, ahead: bool = False) -> None:
        asked.append(path)
        ask(path, width, height, ahead)

    monkeypatch.setattr(pictures.renderer, "ask", watched)
    pictures._settle.setInterval(60_000)  # however slow the machine is
    for step in range(8):
        if step == 3:  # the first sizes are drawn at once: it may have been one change only
            asked.clear()
        window.resize(1100 + 10 * step, 720 + 6 * step)
        QCoreApplication.processEvents()
    assert not asked
    pictures.wait()  # the corner was released
    assert asked
    assert not pictures.renderer.busy


@pytest.mark.slow
def test_the_ranking_of_ten_is_whole_in_the_smallest_window(
    program: Program, open_match: Open
) -> None:
    program.window.resize(800, 560)
    robot = open_match("oicho-kabu", "human" + ",easy" * 9, "rounds=6", seed="8")
    robot.play()
    ranking = robot.table.ranking
    wait_until(ranking.isVisible)
    assert robot.table.view.geometry().contains(ranking.geometry())
    for label in (ranking._title, ranking._detail):
        assert label.heightForWidth(label.width()) <= label.height()
    assert ranking._title.text().endswith(" place"), "who has lost reads first how they did"
    told = ranking._detail.text()
    assert "\n" not in told and ". ·" not in told, "the height is the winner’s"
    podium = ranking._rows
    stage, _cards, whole = podium._stage()
    assert stage.height() >= 84 and podium.rect().contains(whole.toAlignedRect())
    assert podium._high(stage.height()) <= podium.height() + 1, "everybody’s rank is whole"


def test_a_maximized_window_is_so_again_after_full_screen(program: Program) -> None:
    window = program.window
    toggle = window.menus.actions["full_screen"]
    for maximized in (True, False):
        (window.showMaximized if maximized else window.showNormal)()
        toggle.trigger()
        assert window.isFullScreen() and toggle.isChecked()
        toggle.trigger()
        assert window.isMaximized() == maximized
        assert not window.isFullScreen() and not toggle.isChecked()


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_the_frames_shadow_lies_along_the_frame(
    open_match: Open, program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    view = open_match("dou-dizhu", "human,easy,easy", seed="4").table.view
    wait_until(lambda: view.transform().m11() > size[0] / 2000)  # all is as large as it gets
    QTest.qWait(20)
    seen, top = program.window.grab().toImage(), view.mapTo(program.window, QPoint()).y()
    column = [seen.pixelColor(size[0] // 4, top + y).lightness() for y in range(0, 60, 6)]
    assert column[0] < column[-1] - 10
    assert column[0] < min(column) + 3, "darkest at the frame itself"
