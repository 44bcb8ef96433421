"""The drawer slides, and all that lies on the cloth gives way to it on the same way."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from cardtable.engine.table import PlateSpot
from cardtable.ui import durations
from cardtable.ui.room import TableFrame
from cardtable.ui.running.program import Program
from cardtable.ui.table.motion import SLID
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.parting import BELONGS
from cardtable.ui.table.picturing import kind_of
from cardtable.ui.table.plates import PlateWords, face_box, plate_words
from tests.daily import few
from tests.robot import wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import go_on, opened

GAMES = {
    "oicho-kabu": "human,hard,easy",
    "dou-dizhu": "human,easy,easy",
    "oklahoma-gin": "human,easy",
}


@dataclass
class Slide:
    """A drawer at its window, one frame after the other."""

    table: TablePage

    def press(self) -> None:
        """Press the key of the drawer."""
        QTest.keyClick(self.table.window(), Qt.Key.Key_F9)

    def to(self, time: int) -> None:
        """Let the table be so many milliseconds further than at the press."""
        self.table.scene.motion.setCurrentTime(time)

    def seen(self) -> dict[str, QPointF]:
        """The middles of all that lies on the cloth, of faces rather than plates, and its edge."""
        scene = self.table.scene
        items = {key: item for key, (_, item) in scene.things.items.items()}
        for spot in scene.model.layout.cards:
            item = scene.card_item(spot.key)
            assert item is not None
            items[spot.key] = item
        seen = {key: item for key, item in items.items() if item.opacity() > 0}
        places = {k: item.mapToScene(item.boundingRect().center()) for k, item in seen.items()}
        faces = {key: words.face.center() for key, words in plates_seen(self.table).items()}
        places |= {key: faces[key] for key in places.keys() & faces.keys()}
        return places | {"edge": QPointF(self.table.view.width(), 0)}


@pytest.fixture
def slide(open_match: Open, program: Program, request: pytest.FixtureRequest) -> Slide:
    """A table in whose drawer nothing has been looked up yet."""
    game = getattr(request, "param", "oicho-kabu")
    program.window.resize(1280, 800)
    robot = open_match(game, GAMES[game], seed="5")
    robot._wait_for_turn()
    robot.table.scene.finish()
    robot.table.settings.speed = durations.Speed.NORMAL
    return Slide(robot.table)


def far(one: QPointF, other: QPointF) -> float:
    """How far two points are apart."""
    return (one - other).manhattanLength()


@pytest.mark.parametrize("slide", few(GAMES), indirect=True)
def test_all_glide_along_with_the_drawer(slide: Slide) -> None:
    for _opens in (True, False):
        before = slide.seen()
        slide.press()
        first = slide.seen()
        slide.to(round(durations.PANEL / 2) - 40)
        part = SLID.curve.valueForProgress((durations.PANEL / 2 - 40) / durations.PANEL)
        between = slide.seen()
        slide.to(durations.PANEL + 1)
        assert not slide.table.scene.busy
        after = slide.seen()
        stay = before.keys() & after.keys()
        assert "edge" in stay and len(stay) > 10
        assert sum(far(before[key], after[key]) > 20 for key in stay) > 5
        for key in stay & first.keys():  # a board may give way to one of other rows
            assert far(first[key], before[key]) < 2, key
            wanted = before[key] + (after[key] - before[key]) * part
            assert far(between[key], wanted) < 3 + 0.04 * far(before[key], after[key]), key


def test_everything_ends_as_if_the_drawer_had_always_been_open(slide: Slide) -> None:
    slide.press()
    table = slide.table
    (seen,) = (label for label in table.findChildren(QLabel) if label.parent() is table)
    assert seen.isVisible() and not table.panel.isVisible()
    slide.to(durations.PANEL + 1)
    assert seen.pixmap().toImage() == table.panel.grab().toImage()
    assert table.panel.isVisible() and table.panel.width() > 200
    glided, cloth = slide.seen(), table.scene.backgroundBrush()
    sizes = {key: item.transform() for key, (_, item) in table.scene.things.items.items()}
    table._layout.fit()
    table.redraw(animate=False)
    assert slide.seen() == glided
    assert all(now.isIdentity() for now in sizes.values())
    assert cloth.transform() == table.scene.backgroundBrush().transform()
    assert table.panel.x() > table.view.geometry().right()


def test_the_drawer_turns_round_from_where_it_is(slide: Slide) -> None:
    before = slide.seen()
    slide.press()
    slide.to(130)
    between = slide.seen()
    slide.press()
    turned = slide.seen()
    assert all(far(turned[key], between[key]) < 3 for key in between.keys() & turned.keys())
    assert not slide.table.panel_open
    slide.table.scene.finish()
    assert slide.seen() == before
    assert not slide.table.panel.isVisible()


def test_a_window_resized_while_the_drawer_slides_has_it_where_it_belongs(
    slide: Slide, program: Program
) -> None:
    slide.press()
    slide.to(100)
    program.window.resize(1100, 700)
    wait_until(lambda: slide.table.width() == 1100)
    slide.table.scene.finish()
    resized = slide.seen()
    table = slide.table
    assert table.panel.isVisible() and table.panel.geometry().right() < table.width()
    table._layout.fit()
    table.redraw(animate=False)
    assert slide.seen() == resized
    assert table.scene.sceneRect().width() == pytest.approx(
        table.view.width() / table.view.transform().m11()
    )


def test_a_move_made_while_the_drawer_slides_does_not_jump(program: Program) -> None:
    program.window.resize(1280, 800)
    table, action = opened(program, "dou-dizhu", "001", 3, seat=1)
    slide = Slide(table)
    slide.press()
    slide.to(110)
    before = slide.seen()
    go_on(table, action)
    after = slide.seen()
    stay = before.keys() & after.keys()
    assert len(stay) > 20
    assert not [(k, before[k], after[k]) for k in stay if far(before[k], after[k]) >= 3]
    table.scene.finish()
    done = slide.seen()
    table.redraw(animate=False)
    table.scene.finish()
    assert slide.seen() == done


def test_without_motion_the_drawer_is_there_at_once(slide: Slide) -> None:
    table = slide.table
    table.settings.speed = durations.Speed.OFF
    wide = table.view.width()
    slide.press()
    assert not table.scene.busy and table.panel.isVisible()
    assert table.view.width() < wide
    table.settings.speed = durations.Speed.NORMAL
    table.scene.be_calm(True)
    slide.press()
    assert not table.scene.busy and not table.panel.isVisible()
    assert table.view.width() == wide


@pytest.mark.parametrize("at", [30, 120, 200])
def test_night_may_fall_while_the_drawer_slides(slide: Slide, at: int) -> None:
    table, window = slide.table, slide.table.window()
    slide.press()
    slide.to(at)
    QTest.keyClick(window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    wait_until(lambda: not table.scene.busy and table.panel.isVisible())
    assert table.scene.sceneRect().width() == pytest.approx(
        table.view.width() / table.view.transform().m11()
    )
    right = max(plate.x + plate.width for plate in table.model.layout.plates)
    assert right <= table.view.width()


def test_the_frame_with_its_gilt_line_stays_whole_while_the_drawer_slides(slide: Slide) -> None:
    frame = slide.table.view.parentWidget()
    assert isinstance(frame, TableFrame)
    inside = frame.inside.translated(frame.mapTo(slide.table.window(), QPoint()))
    wood = QRect(inside.right() + 3, inside.top(), frame.width() - inside.right(), inside.height())

    def seen() -> QImage:
        return slide.table.window().grab(wood).toImage()

    before = seen()
    for _opened in (True, False):
        slide.press()
        for at in range(0, durations.PANEL, 20):
            slide.to(at)
            assert seen() == before, at
        slide.table.scene.finish()
        assert seen() == before


@dataclass
class Words:
    """A name as it is seen, and the face that it belongs to."""

    name: QRectF
    face: QRectF


def plates_seen(table: TablePage) -> dict[str, Words]:
    """The names and faces of all who sit there with a name, as large as they are seen."""
    scene, seen = table.scene, {}
    for key, (content, item) in scene.things.items.items():
        spot, who = content[0], content[1] if len(content) > 1 else None
        if not isinstance(spot, PlateSpot) or not isinstance(who, PlateWords):
            continue
        draw = scene.things.painter(spot)
        name = plate_words(draw, spot, who, scene.scale)[1]
        beside = [one for one in scene.items() if one.data(BELONGS) == key]
        words = beside[0] if beside else item
        face = item.mapRectToScene(face_box(draw, spot, who, scene.scale))
        seen[key] = Words(words.mapRectToScene(name), face)
    return seen


@pytest.mark.parametrize("slide", few(["oicho-kabu", "dou-dizhu"]), indirect=True)
def test_names_come_to_their_size_and_faces_stay_round(slide: Slide) -> None:
    table = slide.table
    for _opens in (True, False):
        before = plates_seen(table)
        slide.press()
        frames = [plates_seen(table)]
        for at in range(40, durations.PANEL, 40):
            slide.to(at)
            frames.append(plates_seen(table))
        slide.to(durations.PANEL + 1)
        assert not table.scene.busy
        after = plates_seen(table)
        assert len(before) > 2
        for key in before.keys() & after.keys():
            if before[key].name.isEmpty() or after[key].name.isEmpty():
                continue
            assert frames[0][key].name.height() == pytest.approx(before[key].name.height(), 0.01)
            assert frames[0][key].face.width() == pytest.approx(before[key].face.width(), 0.01)
            sizes = sorted((before[key].name.height(), after[key].name.height()))
            for frame in frames:
                assert sizes[0] - 0.1 < frame[key].name.height() < sizes[1] + 0.1, key
                assert frame[key].face.width() == pytest.approx(frame[key].face.height()), key


def test_a_purse_passes_below_ones_own_name(open_match: Open, program: Program) -> None:
    program.window.resize(1280, 800)
    robot = open_match("oicho-kabu", "human,hard,easy,easy", seed="5")
    robot._wait_for_turn()
    robot.table.scene.finish()
    robot.table.settings.speed = durations.Speed.NORMAL
    slide, items = Slide(robot.table), robot.table.scene.things.items
    key = next(k for k, (c, _) in items.items() if isinstance(c[0], PlateSpot) and c[0].seat == 0)
    purse = items["bank:0"][1]
    for _opens in (True, False):
        slide.press()
        for at in range(0, durations.PANEL, 20):
            slide.to(at)
            name = plates_seen(robot.table)[key].name
            both = name & purse.mapRectToScene(purse.boundingRect())
            assert both.width() < 2 or both.height() < 0.6 * name.height(), at
        robot.table.scene.finish()


def test_a_board_of_other_rows_is_not_squashed(program: Program) -> None:
    program.window.resize(1280, 800)
    table, _ = opened(program, "oklahoma-gin", "003", 20)
    slide, things = Slide(table), table.scene.things
    key = next(k for k, (c, _) in things.items.items() if kind_of(c) == "board")
    rows = set()
    for _opens in (True, False):
        slide.press()
        board = things.items[key][1]
        (old,) = (one for one in table.scene.items() if one.data(BELONGS) == key)
        for at in range(0, durations.PANEL, 40):
            slide.to(at)
            for one in (old, board):
                assert one.transform().m11() == pytest.approx(one.transform().m22())
            assert max(old.opacity(), board.opacity()) == 1
        assert old.opacity() < 0.5
        slide.to(durations.PANEL + 1)
        assert old.scene() is None and board.opacity() == 1
        rows.add(board.boundingRect().height())
    assert len(rows) == 2


def test_the_dealers_face_does_not_pass_below_the_facts_beside_the_title(
    open_match: Open, program: Program
) -> None:
    program.settings.language = "de"
    program.window.resize(800, 560)
    robot = open_match("oicho-kabu", "human,easy,easy,easy", seed="5")
    robot._wait_for_turn()
    table = robot.table
    table.scene.finish()
    table.settings.speed = durations.Speed.NORMAL
    slide, header = Slide(table), table.header
    dealer = f"plate:{table.session.view.dealer}"  # type: ignore[attr-defined]

    def told() -> list[QRect]:
        return [label.geometry() for label in header._facts if label.isVisibleTo(header)]

    for opens in (True, False):
        before = len(told())
        slide.press()
        for time in range(0, durations.PANEL, 30):
            slide.to(time)
            face = table.view.viewportTransform().mapRect(plates_seen(table)[dealer].face)
            met = [face.intersected(QRectF(words)) for words in told()]
            most = 0.1 * face.width() * face.height()  # its ring may touch the last figure
            assert sum(one.width() * one.height() for one in met) < most, time
            assert not opens or len(told()) == before
        table.scene.finish()
        assert not opens or len(told()) > before
