"""Table talk: named opponents say something at moments, on their plates, for a while."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from cardtable.engine.match import Seat
from cardtable.engine.moments import Moment
from cardtable.engine.records import parse, replay
from cardtable.engine.table import RAISED
from cardtable.games import find_game
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.plates import portrait_place
from cardtable.ui.table.talk import Said, said_of
from cardtable.ui.table.things import KIND
from tests.daily import daily
from tests.games.make_records import FOLDER
from tests.robot import wait_until
from tests.ui.replayed import go_on

YOU = Seat("human", "Mira")
TIMO, ROSA = Seat("easy", "Timo", 1, "timo"), Seat("easy", "Rosa", 2, "rosa")
PLAIN = Seat("easy", "Otto")


def bomb_at_the_table(program: Program, *seats: Seat) -> TablePage:
    """A bomb is laid by the first of ``seats`` but the player."""
    return replayed_with(program, "dou-dizhu", "002", 4, list(seats))


def replayed_with(
    program: Program, game: str, record: str, at: int, seats: list[Seat]
) -> TablePage:
    """A match at normal speed in which action ``at`` of a record has just been done."""
    read = parse((FOLDER / game / f"{record}.cardtable").read_text("utf-8"))
    match = replay(replace(read, seats=tuple(seats)), find_game, to=at)
    program.window.matches.show_record(match)
    table = program.window.table
    assert table is not None
    table.session.pause(True)
    wait_until(lambda: bool(table.model.layout.cards))
    table.scene.finish()
    table.settings.speed = Speed.NORMAL
    go_on(table, replay(read, find_game).actions[at])
    return table


def bubbles(table: TablePage) -> list[QGraphicsItem]:
    items = (item for item in table.scene.items() if item.data(KIND) == "talk")
    return [item for item in items if item.isVisible()]


@daily(
    ("whose", "said"),
    [(1, Said(1, "Now that was fun!")), (2, Said(2, "Phew. That went well.")), (0, Said(1, ""))],
)
def test_a_moment_is_spoken_of_by_whose_it_is_or_by_the_next(whose: int, said: Said) -> None:
    found = said_of([Moment.of("bomb", seat=whose)], (YOU, TIMO, ROSA))
    assert found is not None
    assert found.seat == said.seat
    assert found.words == (said.words or "Just you wait!")


def test_who_has_no_name_of_its_own_is_silent() -> None:
    moment = Moment.of("bomb", seat=1)
    assert said_of([moment], (YOU, PLAIN, PLAIN)) is None
    assert said_of([], (YOU, TIMO, ROSA)) is None
    assert said_of([Moment.of("arashi")], (YOU, TIMO, ROSA)) is None


@pytest.mark.slow
def test_it_stands_on_the_plate_of_the_one_who_says_it_and_goes(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "TALK", 400)
    table = bomb_at_the_table(program, YOU, TIMO, ROSA)
    wait_until(lambda: bool(bubbles(table)))
    (bubble,) = bubbles(table)
    plates = [spot for spot in table.model.layout.plates if spot.seat in (1, 2)]
    box = bubble.sceneBoundingRect()
    whose = [QRectF(spot.x, spot.y, spot.width, spot.height).intersects(box) for spot in plates]
    assert whose.count(True) == 1
    wait_until(lambda: not bubbles(table))


@pytest.mark.parametrize("size", [(1280, 800), (800, 560)])
@pytest.mark.parametrize(
    "what", [("dou-dizhu", "002", 4), ("oklahoma-gin", "003", 26), ("kyo-kabu", "011", 32)]
)
def test_it_lies_over_no_face_no_title_and_no_card_that_can_be_raised(
    program: Program, size: tuple[int, int], what: tuple[str, str, int]
) -> None:
    program.window.resize(*size)
    seats = len(parse((FOLDER / what[0] / f"{what[1]}.cardtable").read_text("utf-8")).seats)
    who = [YOU, TIMO, ROSA, replace(TIMO, name="Hana"), replace(TIMO, name="Omar")]
    table = replayed_with(program, *what, who[:seats])
    (bubble,) = (item for item in table.scene.items() if item.data(KIND) == "talk")
    box = bubble.sceneBoundingRect()
    left, right = table.scene.corners
    strip = table.scene.sceneRect()
    strip.setBottom(0)
    assert not box.intersects(QRectF(strip.left(), strip.top(), left, strip.height()))
    assert not box.intersects(QRectF(strip.right() - right, strip.top(), right, strip.height()))
    for spot in table.model.layout.plates:
        face = portrait_place(spot)
        inset = 0.2 * face.width()
        assert not box.intersects(face.adjusted(inset, inset, -inset, -inset)), spot
    for card in table.model.layout.cards:
        if card.zone == "hand":
            wide = card.h * table.pictures.ratio
            assert not box.intersects(QRectF(card.x, card.y - RAISED * card.h, wide, card.h))
    for label in table.model.layout.labels:
        if label.key.startswith("gain:"):
            words = QRectF(label.x, label.y, label.width, label.size * program.window.theme.zoom)
            common = box.intersected(words)
            assert common.width() * common.height() < 0.2 * words.width() * words.height(), label


def test_it_is_read_out_with_the_name(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("cardtable.ui.announcing.Announcer.announce", lambda _, w: heard.append(w))
    bomb_at_the_table(program, YOU, TIMO, ROSA)
    wait_until(lambda: any("Timo: “" in words or "Rosa: “" in words for words in heard))


@pytest.mark.slow
def test_nobody_speaks_of_cards_that_have_not_turned(program: Program) -> None:
    read = parse((FOLDER / "kyo-kabu" / "011.cardtable").read_text("utf-8"))
    others = ("timo", "rosa", "mei", "nils", "ayla", "otto", "zola", "priya", "samir")
    seats = [YOU] + [Seat("easy", name, 1, name) for name in others[: len(read.seats) - 1]]
    table = replayed_with(program, "kyo-kabu", "011", 32, seats)
    assert table.scene.unfolding
    assert bubbles(table) == []
    wait_until(lambda: bool(bubbles(table)))
    moments = [item for item in table.scene.items() if item.data(KIND) == "moment"]
    wait_until(lambda: any(item.isVisible() for item in moments))
    assert bubbles(table)


@pytest.mark.slow
def test_who_skips_the_cards_hears_it_at_once(program: Program) -> None:
    table = bomb_at_the_table(program, YOU, TIMO, ROSA)
    assert bubbles(table) == []
    table.scene.finish()
    assert len(bubbles(table)) == 1


def test_nobody_talks_of_what_is_taken_back(program: Program) -> None:
    table = bomb_at_the_table(program, YOU, TIMO, ROSA)
    table.scene.finish()
    assert bubbles(table)
    table.undo()
    assert not bubbles(table)


def test_it_stands_beside_its_speaker_when_the_window_gets_smaller(program: Program) -> None:
    program.window.resize(1280, 800)
    table = bomb_at_the_table(program, YOU, TIMO, ROSA)
    table.scene.finish()
    assert len(bubbles(table)) == 1
    program.window.resize(800, 560)
    wait_until(lambda: table.scene.sceneRect().width() < 800)
    (bubble,) = bubbles(table)
    box = bubble.sceneBoundingRect()
    assert table.scene.sceneRect().contains(box)
    plates = [spot for spot in table.model.layout.plates if spot.seat in (1, 2)]
    assert any(portrait_place(spot).intersects(box) for spot in plates)


@pytest.mark.slow
def test_it_can_be_switched_off_for_good(program: Program) -> None:
    program.window.menus.actions["talk"].trigger()
    assert not program.settings.talk
    table = bomb_at_the_table(program, YOU, TIMO, ROSA)
    assert table.scene.busy  # the moment is playing
    table.scene.finish()
    assert not bubbles(table)


@pytest.mark.slow
def test_at_a_table_of_strangers_nobody_talks(program: Program) -> None:
    table = bomb_at_the_table(program, YOU, PLAIN, PLAIN)
    table.scene.finish()
    assert not bubbles(table)


@pytest.mark.slow
def test_it_comes_and_goes_softly(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durations, "TALK", 400)
    seen: list[float] = []
    table = bomb_at_the_table(program, YOU, TIMO, ROSA)
    table.scene.finish()

    def gone() -> bool:
        shown = bubbles(table)
        seen.extend(item.opacity() for item in shown)
        return not shown

    wait_until(gone)
    most = seen.index(max(seen))
    assert seen[0] < 0.3 and max(seen) == 1 and seen[-1] < 0.6
    assert sorted(seen[:most]) == seen[:most]
