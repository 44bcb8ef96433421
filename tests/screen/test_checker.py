"""The eye itself: what is wrong in a picture is found, and nothing where all is well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QGraphicsPixmapItem,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.engine.layout_draft import READABLE
from cardtable.engine.table import CardSpot
from cardtable.ui.durations import Speed
from cardtable.ui.table.motion import SHIFTED
from cardtable.ui.table.stage import Stage
from tests.eye.expected import Faces
from tests.eye.faces import check_faces
from tests.eye.film import Film
from tests.eye.focus import check_focus, jumps
from tests.eye.look import Finding, grab
from tests.eye.overlaps import check_overlaps
from tests.eye.player import Player, QtHands
from tests.eye.reader import read
from tests.eye.words import blended, check_words, contrast
from tests.robot import Robot, RobotLost, wait_until
from tests.ui.conftest import Open, open_match, program

__all__ = ["open_match", "program"]  # fixtures

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

#: The colour painted where it must not be.
PLAIN = QColor("#f6eedc")


class Scene:
    """A table at rest, and what the eye sees on it."""

    def __init__(self, robot: Robot) -> None:
        self.robot, self.table = robot, robot.table
        self.stage: Stage = robot.table.stage
        window = robot.window
        ratio = window.devicePixelRatioF()
        cloth = self.stage.cloth.ground(window.theme.dark)
        self.faces = Faces(self.stage.pictures, cloth, ratio)

    def rest(self) -> None:
        """Wait until nothing moves and every face is there."""
        self.stage.pictures.wait()
        wait_until(lambda: not self.table.scene.busy)
        QTest.qWait(40)

    def look(self) -> list[Finding]:
        """All that is wrong with the table."""
        QTest.qWait(20)
        window = self.robot.window
        shot = grab(window)
        return [
            *check_faces(self.stage, shot, self.faces),
            *check_overlaps(self.stage),
            *check_words(window, shot, self.table.names, self.stage),
        ]

    def kinds(self) -> set[tuple[str, str]]:
        """What is wrong, and with what."""
        return {(finding.kind, finding.what.split()[0]) for finding in self.look()}

    def hand(self) -> list[CardSpot]:
        """The cards in the hand, from the left."""
        cards = self.stage.scene.model.layout.cards
        return sorted((s for s in cards if s.zone == "hand"), key=lambda spot: spot.x)

    def item(self, key: str) -> QGraphicsPixmapItem:
        """What stands for a card."""
        item = self.stage.scene.card_item(key)
        assert item is not None
        return item


@pytest.fixture
def scene(open_match: Open) -> Scene:
    """Somebody's turn to play at Dou Dizhu."""
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot.window.activateWindow()
    wait_until(robot.window.isActiveWindow)
    while robot.table.controls.view.phase != "play":
        robot._wait_for_turn()
        robot.do(robot.choose())
    robot._wait_for_turn()
    made = Scene(robot)
    made.rest()
    return made


# -- cards -----------------------------------------------------------------------------------------
def test_a_table_at_rest_is_clean(scene: Scene) -> None:
    assert scene.look() == []


def test_selected_dimmed_and_focused_cards_are_clean(scene: Scene) -> None:
    keys = [spot.key for spot in scene.hand()]
    scene.robot.pick(keys[-1])
    QtHands().key("Home")
    scene.rest()
    assert scene.table.view.marks.selected
    assert scene.table.view.marks.focus
    assert [f for f in scene.look() if f.kind in ("face", "blank", "shifted", "stray")] == []


def test_a_card_without_a_face_is_found(scene: Scene) -> None:
    spot = scene.hand()[3]
    blank = QPixmap(scene.item(spot.key).pixmap().size())
    blank.fill(PLAIN)
    scene.item(spot.key).setPixmap(blank)
    assert scene.kinds() == {("blank", spot.key)}


def test_a_card_with_another_face_is_found(scene: Scene) -> None:
    one, other = scene.hand()[-2:]
    scene.item(one.key).setPixmap(scene.item(other.key).pixmap())
    assert scene.kinds() == {("face", one.key)}


def test_a_card_that_shows_its_back_is_found(scene: Scene) -> None:
    spot = scene.hand()[0]
    back = next(s for s in scene.stage.scene.model.layout.cards if s.face is None)
    pixmap = scene.item(back.key).pixmap()
    scene.item(spot.key).setPixmap(pixmap.scaled(scene.item(spot.key).pixmap().size()))
    assert scene.kinds() == {("face", spot.key)}


def test_a_card_that_is_not_sharp_is_found(scene: Scene) -> None:
    spot = scene.hand()[-1]
    sharp = scene.item(spot.key).pixmap()
    soft = sharp.scaled(sharp.size() / 2).scaled(sharp.size())
    scene.item(spot.key).setPixmap(soft)
    assert scene.kinds() == {("face", spot.key)}


@pytest.mark.parametrize("off", [QPointF(1.5, 0), QPointF(0, -3), QPointF(40, 10)])
def test_a_shifted_card_is_found(scene: Scene, off: QPointF) -> None:
    spot = scene.hand()[-1]
    scene.item(spot.key).setPos(scene.item(spot.key).pos() + off)
    assert ("shifted", spot.key) in scene.kinds()


def test_a_card_that_is_missing_is_found(scene: Scene) -> None:
    spot = scene.hand()[-1]
    scene.stage.scene.removeItem(scene.item(spot.key))
    assert scene.kinds() == {("missing", spot.key)}


def test_an_item_that_the_layout_does_not_name_is_found(scene: Scene) -> None:
    stray = QPixmap(30, 40)
    stray.fill(PLAIN)
    item = scene.stage.scene.addPixmap(stray)
    item.setPos(400, 300)
    assert ("stray", "item") in scene.kinds()


def test_something_over_a_card_is_found(scene: Scene) -> None:
    spot = scene.hand()[-1]
    cover = QLabel(scene.stage.view.viewport())
    cover.setStyleSheet("background: #f6eedc;")
    cover.setGeometry(int(spot.x) + 20, int(spot.y) + 20, 60, 60)
    cover.show()
    QTest.qWait(20)
    cover.setParent(None)
    scene.stage.view.setUpdatesEnabled(False)  # it is gone, but what it covered is not painted
    assert scene.kinds() == {("face", spot.key)}
    scene.stage.view.setUpdatesEnabled(True)
    cover.deleteLater()


# -- flights ---------------------------------------------------------------------------------------
@pytest.fixture
def film(scene: Scene) -> Iterator[Film]:
    """A film of the table, on which things move."""
    scene.stage.scene.animated, scene.stage.scene.speed = True, Speed.NORMAL
    running = Film(scene.stage, scene.faces)
    running.take()
    assert running.judge() == []
    yield running
    running.stop()


def faults(film: Film) -> set[tuple[str, str]]:
    """What is wrong in a film."""
    return {(f.kind, f.what) for findings, _ in film.judge() for f in findings}


def test_what_changes_place_without_a_motion_is_found(scene: Scene, film: Film) -> None:
    spot = scene.hand()[2]
    scene.item(spot.key).moveBy(9, 0)
    film.take()
    assert faults(film) == {("jump", spot.key)}


def test_what_is_suddenly_there_or_gone_is_found(scene: Scene, film: Film) -> None:
    one, other, third = scene.hand()[:3]
    scene.item(one.key).setVisible(False)
    scene.item(other.key).setOpacity(0.5)
    item = scene.item(third.key)
    scene.stage.scene.removeItem(item)
    film.take()
    assert faults(film) == {("vanish", spot.key) for spot in (one, other, third)}
    scene.stage.scene.addItem(item)
    scene.item(one.key).setVisible(True)
    film.take()
    assert faults(film) == {("pop", one.key), ("pop", third.key)}


def test_what_moves_as_it_is_told_is_no_fault(scene: Scene, film: Film) -> None:
    one, other = scene.hand()[:2]
    motion, item = scene.stage.scene.motion, scene.item(one.key)
    motion.move(item, item.x() + 40, item.y(), SHIFTED, 0.4)
    motion.act(scene.item(other.key), scene.item(other.key).setOpacity, 80)
    while motion.busy:
        film.take()
        QTest.qWait(10)
    film.take()
    assert faults(film) == set()
    motion.move(item, item.x() - 40, item.y(), SHIFTED, 0.0)
    film.take()
    assert faults(film) == {("jump", one.key)}


def test_what_sets_out_from_elsewhere_is_found(scene: Scene, film: Film) -> None:
    spot = scene.hand()[2]
    motion, item = scene.stage.scene.motion, scene.item(spot.key)
    home = item.pos()
    item.moveBy(90, 0)
    motion.move(item, home.x(), home.y(), SHIFTED, 1.0, 400)
    film.take()
    assert faults(film) == {("jump", spot.key)}


def test_what_is_told_of_a_card_that_lies_on_its_face_is_found(scene: Scene, film: Film) -> None:
    spot = scene.hand()[4]
    row = scene.stage.scene.model.card_row(spot.key)
    assert row is not None
    film.told("nothing yet")
    assert faults(film) == set()
    card = scene.stage.scene._cards.items[row.number]
    card.shown = replace(card.shown, face=None)
    film.told("the card")
    assert faults(film) == {("early", "the card")}


def test_a_frame_with_a_stand_in_is_found(scene: Scene, film: Film) -> None:
    spot = scene.hand()[2]
    item, right = scene.item(spot.key), scene.item(spot.key).pixmap()
    blank = QPixmap(right.size())
    blank.fill(PLAIN)
    item.setPixmap(blank)
    film.take()
    item.setPixmap(right)
    film.take()
    assert faults(film) == {("stand-in", spot.key)}


def test_a_face_before_its_flip_is_found(scene: Scene, film: Film) -> None:
    spot = scene.hand()[2]
    item = scene.item(spot.key)
    transform = item.transform()
    for width in (0.8, 0.4, 0.1, 0.5, 1.0):  # its face on both sides
        item.setTransform(transform.fromScale(width, 1))
        film.take()
    assert faults(film) == {("flash", spot.key)}


def test_a_flip_from_back_to_face_is_clean(scene: Scene, film: Film) -> None:
    spot = scene.hand()[2]
    item, face = scene.item(spot.key), scene.item(spot.key).pixmap()
    back = QPixmap.fromImage(scene.faces.card(None, spot.h, 0.0))
    transform = item.transform()
    for width, side in ((1.0, back), (0.8, back), (0.3, back), (0.1, face), (0.6, face), (1, face)):
        item.setPixmap(side)
        item.setTransform(transform.fromScale(width, 1))
        film.take()
    assert faults(film) == set()


# -- what lies over what ---------------------------------------------------------------------------
def test_a_plate_over_the_hand_is_found(scene: Scene) -> None:
    layout, card = scene.stage.model.layout, scene.hand()[0]
    plate, *others = layout.plates
    scene.stage.model.layout = replace(layout, plates=(replace(plate, x=card.x, y=card.y), *others))
    assert ("overlap", "hand") in scene.kinds()


def test_cards_that_hide_an_index_are_found(scene: Scene) -> None:
    hand = scene.hand()
    lay_hand(scene, [replace(s, x=20 + 5 * i) for i, s in enumerate(hand)])
    hidden = [f.what.split()[0] for f in check_overlaps(scene.stage) if f.kind == "hidden"]
    assert hidden == [spot.key for spot in hand[:-1]]


def test_small_cards_are_found(scene: Scene) -> None:
    lay_hand(scene, [replace(s, h=READABLE - 1) for s in scene.hand()])
    assert [f.what for f in check_overlaps(scene.stage) if f.kind == "small"] == [
        f"{scene.hand()[0].key} in hand"
    ]


def lay_hand(scene: Scene, hand: list[CardSpot]) -> None:
    """Make believe that the layout has the hand lie so."""
    layout = scene.stage.model.layout
    others = [spot for spot in layout.cards if spot.zone != "hand"]
    scene.stage.model.layout = replace(layout, cards=(*others, *hand))


# -- words -----------------------------------------------------------------------------------------
@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A small window with a label and a button."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("background: #ffffff; color: #202020;")
    rows = QVBoxLayout(window)
    label = QLabel("Nine cards are left in the stock")
    label.setObjectName("label")
    rows.addWidget(label)
    rows.addWidget(QPushButton("Deal"))
    window.resize(400, 160)
    window.show()
    return window


def word_kinds(page: QWidget) -> set[str]:
    """What is wrong with a page's words."""
    QTest.qWait(20)
    return {finding.kind for finding in check_words(page, grab(page))}


def label_of(page: QWidget, name: str = "") -> QLabel:
    """The first label on a page, or the one of a name."""
    label = page.findChild(QLabel, name) if name else page.findChild(QLabel)
    assert isinstance(label, QLabel)
    return label


def test_a_page_with_room_is_clean(page: QWidget) -> None:
    assert word_kinds(page) == set()
    assert [word.text for word in read(label_of(page))] == ["Nine cards are left in the stock"]


def test_a_text_cut_at_the_side_is_found(page: QWidget) -> None:
    label_of(page).setFixedWidth(120)
    assert word_kinds(page) == {"cut"}


def test_a_wrapped_text_with_too_little_height_is_found(page: QWidget) -> None:
    label = label_of(page)
    label.setWordWrap(True)
    label.setFixedSize(150, 20)
    assert "cut" in word_kinds(page)


class Elider(QWidget):
    """Paints less than it is called."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor("#202020"))
        painter.drawText(10, 30, "Nine cards are le…")
        painter.end()


def test_an_elided_text_is_found(page: QWidget) -> None:
    label_of(page).setText("Nine cards are le…")
    assert word_kinds(page) == set()  # that is its whole text
    elider = Elider(page)
    elider.setAccessibleName("Nine cards are left in the stock")
    elider.setGeometry(0, 0, 200, 40)
    elider.show()
    assert word_kinds(page) == {"elided"}
    shot = grab(page)
    assert check_words(page, shot, ["Nine cards are left in the stock"]) == []  # a player's name


def test_pale_and_tiny_words_are_found(page: QWidget) -> None:
    label = label_of(page)
    label.setStyleSheet("color: #a0a0a0;")
    assert word_kinds(page) == {"pale"}
    label.setStyleSheet("font-size: 7px;")
    assert word_kinds(page) == {"tiny"}


def test_words_over_words_are_found(page: QWidget) -> None:
    label = QLabel("over it", page)
    label.setStyleSheet("background: transparent;")
    label.setGeometry(label_of(page, "label").geometry())
    label.show()
    assert word_kinds(page) == {"collision"}


def test_words_half_under_a_panel_are_found_and_those_below_it_are_left(page: QWidget) -> None:
    panel, label = QWidget(page), label_of(page, "label")
    panel.setAutoFillBackground(True)
    panel.setGeometry(label.geometry())
    panel.show()
    assert word_kinds(page) == set()
    panel.move(label.x() + 60, label.y())
    assert "covered" in word_kinds(page)


def test_contrast_is_reckoned_as_wcag_does() -> None:
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)
    half = QColor(0, 0, 0, 128)
    assert blended(half, QColor("#ffffff")).red() == pytest.approx(127, abs=1)


# -- the keyboard ----------------------------------------------------------------------------------
def test_a_control_that_does_not_show_the_keyboard_is_found(page: QWidget) -> None:
    button = page.findChild(QPushButton)
    other = QPushButton("Pass")
    column = page.layout()
    assert isinstance(button, QPushButton) and column is not None
    column.addWidget(other)
    page.activateWindow()
    wait_until(page.isActiveWindow)
    button.setStyleSheet("QPushButton { border: 2px solid #777; outline: none; }")
    other.setStyleSheet(
        "QPushButton { border: 2px solid #777; } QPushButton:focus { border-color: #00f; }"
    )
    assert [f.what for f, _ in check_focus(page, lambda: QtHands().key("Tab"))] == [
        "QPushButton Deal"
    ]


# -- a person's hands ------------------------------------------------------------------------------
def test_hands_notice_what_covers_a_button(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot.window.activateWindow()
    player = Player(robot.window)
    player._wait_for_turn()
    over = QWidget(robot.window)
    over.setGeometry(robot.window.rect())
    over.show()
    with pytest.raises(RobotLost, match="was not done"):
        player.do(player.choose())
    over.hide()
    player.do(player.choose())
    over.deleteLater()


def test_hands_notice_that_the_keyboard_is_elsewhere(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="8")
    robot.window.activateWindow()
    player = Player(robot.window, keyboard=True)
    player._wait_for_turn()
    field = QLineEdit(robot.window)
    field.show()
    field.setFocus()
    with pytest.raises(RobotLost, match="the keyboard is on QLineEdit"):
        player.do(player.choose())
    field.hide()
    player.do(player.choose())
    field.deleteLater()


def at(row: int, column: int) -> QRectF:
    """Where a control of a page in rows and columns is."""
    return QRectF(100 * column, 50 * row, 80, 40)


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ([(0, 0), (0, 1), (1, 0), (1, 1)], []),
        ([(1, 0), (1, 1), (0, 0), (0, 1)], []),  # it may begin anywhere
        ([(0, 0), (1, 0), (0, 1), (1, 1)], []),  # one column, then the other
        ([(0, 0), (2, 0), (1, 0), (3, 0)], [((2, 0), (1, 0))]),
        ([(0, 0), (0, 2), (0, 1), (1, 0)], [((0, 2), (0, 1))]),
        ([(0, 0), (1, 0), (3, 0), (2, 0)], [((3, 0), (2, 0))]),
    ],
)
def test_a_walk_that_jumps_back_is_found(
    places: list[tuple[int, int]], found: list[tuple[tuple[int, int], tuple[int, int]]]
) -> None:
    steps = jumps([(str(place), at(*place)) for place in places])
    assert [(one[0], other[0]) for one, other in steps] == [
        (str(one), str(other)) for one, other in found
    ]


def test_a_control_that_tab_goes_past_is_found(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    buttons = [QPushButton(name) for name in ("one", "two", "three")]
    for button in buttons:
        column.addWidget(button)
    page.setStyleSheet("QPushButton:focus { background: #00f; }")
    page.show()
    page.activateWindow()
    wait_until(page.isActiveWindow)

    def past_the_second() -> None:
        (buttons[2] if buttons[0].hasFocus() else buttons[0]).setFocus()

    assert {(f.kind, f.what) for f, _ in check_focus(page, past_the_second)} == {
        ("unreached", "QPushButton two")
    }
