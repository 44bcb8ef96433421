"""Cards with their faces, from the first frame on: cold caches, normal speed, real motion."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRect
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.art import render
from cardtable.art.deck_files import shipped_decks
from cardtable.engine.table import CardSpot, Layout, hidden
from cardtable.games import all_games, find_game
from cardtable.models.controls.base import Marks
from cardtable.models.table import TableModel, Words
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.table.card_pictures import SHADED, CardPictures, CardStyle
from cardtable.ui.table.motion import DEALT, SHIFTED, Motion
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.things import KEY, KIND
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open


@pytest.fixture
def scene() -> TableScene:
    """An empty table whose faces have never been rendered."""
    deck = shipped_decks()["french"]
    pictures = CardPictures(deck, deck.variant())
    model = TableModel()
    scene = TableScene(pictures, model)
    for part in (pictures, model):
        part.setParent(scene)
    draw = Painter(Theme(), CLOTHS["green"], 1.0)
    pictures.apply_theme(draw.theme, draw.focus_colour, 1.0)
    scene.apply_theme(draw)
    return scene


def fresh(pictures: CardPictures, style: CardStyle) -> QPixmap:
    """A card's picture, made anew with nothing remembered."""
    other = CardPictures(pictures.deck, pictures.variant)
    other.apply_theme(pictures._theme, pictures.focus, pictures._pixel_ratio)
    other.card(style)
    other.wait()
    return other.card(style)


def lay(scene: TableScene, *spots: CardSpot) -> None:
    scene.celebrate(())  # it happens, and nothing is taken back
    layout = Layout(cards=spots, anchors={"deck": (10.0, 10.0, 100.0)})
    scene.model.show(layout, Marks(), lambda spot: Words())


def shown(scene: TableScene, key: str) -> QPixmap:
    item = scene.card_item(key)
    assert item is not None
    return item.pixmap()


def same(one: QPixmap, other: QPixmap) -> bool:
    return one.toImage() == other.toImage()


def test_a_card_that_turns_over_shows_its_face_though_it_was_never_rendered(
    scene: TableScene,
) -> None:
    lay(scene, CardSpot("KS", "hand", 0, "KS", 300, 300, 150, source="deck"))
    back, face = (fresh(scene.pictures, CardStyle(f, 150)) for f in (None, "KS"))
    assert same(shown(scene, "KS"), back)
    seen: list[QPixmap] = []
    while scene.busy:
        QCoreApplication.processEvents()
        picture = shown(scene, "KS")
        if not seen or not same(seen[-1], picture):
            seen.append(picture)
    assert len(seen) == 2
    assert same(seen[0], back)
    assert same(seen[1], face)


def test_a_face_that_comes_before_the_card_turns_does_not_show_through(scene: TableScene) -> None:
    lay(scene, CardSpot("KS", "hand", 0, "KS", 300, 300, 150, source="deck"))
    scene.pictures.wait()
    scene.pictures.ready.emit()
    assert same(shown(scene, "KS"), fresh(scene.pictures, CardStyle(None, 150)))


def test_a_card_that_is_dimmed_while_it_turns_ends_dimmed(scene: TableScene) -> None:
    lay(scene, CardSpot("KS", "hand", 0, "KS", 300, 300, 150, source="deck"))
    lay(scene, CardSpot("KS", "hand", 0, "KS", 300, 300, 150, faded=True))
    wait_until(lambda: not scene.busy)
    assert same(shown(scene, "KS"), fresh(scene.pictures, CardStyle("KS", 150, dim=SHADED)))


def test_a_card_turned_back_before_its_edge_stays_as_it_was(scene: TableScene) -> None:
    lay(scene, CardSpot(hidden("seat1", 0), "seat1", 0, None, 300, 300, 150))
    lay(scene, CardSpot("KS", "seat1", 0, "KS", 300, 300, 150))
    lay(scene, CardSpot(hidden("seat1", 0), "seat1", 0, None, 300, 300, 150))
    wait_until(lambda: not scene.busy)
    assert same(shown(scene, hidden("seat1", 0)), fresh(scene.pictures, CardStyle(None, 150)))


def test_one_known_card_never_becomes_another(scene: TableScene) -> None:
    lay(scene, CardSpot("KS", "hand", 0, "KS", 300, 300, 150))
    king = scene.card_item("KS")
    lay(scene, CardSpot("2H", "hand", 0, "2H", 300, 300, 150))
    assert scene.card_item("2H") is not king


def test_a_turn_that_is_skipped_shows_the_other_side() -> None:
    motion, item = Motion(), QGraphicsPixmapItem()
    other = QPixmap(10, 10)
    other.fill("red")
    motion.flip(item, lambda: other, 200)
    assert item.pixmap().isNull()
    motion.finish()
    assert same(item.pixmap(), other)
    assert item.transform().isIdentity()


def test_a_card_that_is_shifted_while_it_flies_ends_in_its_own_size() -> None:
    motion, item = Motion(), QGraphicsPixmapItem()
    motion.move(item, 300, 0, DEALT, 1)
    wait_until(lambda: item.scale() > 1.01)
    motion.move(item, 320, 0, SHIFTED, 1)
    wait_until(lambda: not motion.busy)
    assert (item.pos().x(), item.scale()) == (320, 1)


@daily("game", all_games(), "oicho-kabu")
def test_a_fresh_table_comes_to_rest_with_all_its_faces(
    program: Program, open_match: Open, game: str
) -> None:
    program.settings.speed = Speed.NORMAL
    seats = ",".join(["human"] + ["easy"] * (find_game(game).default_seats - 1))
    table = open_match(game, seats, seed="3").table
    wait_until(lambda: not table.scene.busy and table.session.thinking is None)
    wait_until(lambda: not table.pictures.busy)
    for spot in table.scene.model.layout.cards:
        item = table.scene.card_item(spot.key)
        assert item is not None
        row = table.stage.model.card_row(spot.key)
        assert row is not None
        card = table.scene._cards.items[row.number]
        assert card.shown == card.style
        assert card.shown.face == spot.face
        assert same(item.pixmap(), fresh(table.pictures, card.shown)), spot.key


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_cards_that_left_the_table_lie_there_no_more(open_match: Open, game: str) -> None:
    seats = "human,easy,easy" if game == "dou-dizhu" else "human,easy"
    robot = open_match(game, seats, seed="8")
    scene = robot.table.scene
    for _ in range(8):
        robot.play(limit=1)
        wait_until(lambda: not scene.busy)
        there = {
            item.data(KEY)
            for item in scene.items()
            if item.data(KIND) == "card" and item.opacity() > 0
        }
        assert there == {spot.key for spot in scene.model.layout.cards}


def test_at_another_size_the_deck_is_rendered_once_what_moves_has_come_to_rest(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    usual = render.render

    def watched(path: Path, width: int, height: int) -> QImage:
        asked.append(height)
        return usual(path, width, height)

    monkeypatch.setattr(render, "render", watched)
    pictures = scene._cards._pictures
    pictures._ahead.setInterval(150)
    pictures.prepare([("AS", 90.0)])
    pictures.wait()
    assert len(asked) > 50, "the first time all of it is there at once"
    asked.clear()
    pictures.prepare([("AS", 120.0)])
    pictures.prepare([("AS", 120.0), ("KS", 120.0)])
    pictures.wait()
    assert sorted(asked) == [120, 120], "what lies there comes first"
    wait_until(lambda: len(asked) > 50)
    pictures.wait()


@pytest.mark.parametrize("height", [36.0, 60.0, 150.0])
def test_a_sign_on_a_card_leaves_its_index_free(scene: TableScene, height: float) -> None:
    pictures = scene.pictures
    plain = fresh(pictures, CardStyle("TH", height)).toImage()
    marked = fresh(pictures, CardStyle("TH", height, mark="eye")).toImage()
    left, top = (
        round(pictures.margin(height)),
        round(pictures.margin(height) + pictures.headroom(height)),
    )
    assert plain != marked
    index = QRect(left, top, int(height * pictures.ratio * 0.3), int(height * 0.3))
    assert plain.copy(index) == marked.copy(index)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 4.0])
def test_a_card_can_be_clicked_all_over_on_any_screen(scene: TableScene, ratio: float) -> None:
    draw = scene._things.draw
    assert draw is not None
    scene._cards._pictures.apply_theme(draw.theme, draw.focus_colour, ratio)
    spot = CardSpot("AS", "hand", 0, "AS", 100.0, 100.0, 140.0, 1)
    scene.model.show(Layout(cards=(spot,)), Marks(), lambda spot: Words())
    scene.finish()
    box = scene.card_rect("AS")
    assert box is not None
    for x in (box.left() + 2, box.center().x(), box.right() - 2):
        for y in (box.top() + 2, box.center().y(), box.bottom() - 2):
            assert scene.card_at(QPointF(x, y)) is not None, (x, y)
    assert scene.card_at(QPointF(box.left() - 2, box.top())) is None


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has niceness of threads")
def test_faces_are_rendered_after_the_window_has_had_its_turn(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, niceness = render.render, []

    def watched(path: Path, width: int, height: int) -> QImage:
        niceness.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return usual(path, width, height)

    monkeypatch.setattr(render, "render", watched)
    pictures = scene._cards._pictures
    pictures.prepare([("AS", 141.0)])
    pictures.wait()
    own = os.getpriority(os.PRIO_PROCESS, threading.main_thread().native_id or 0)
    assert niceness
    assert min(niceness) > own
