"""Cards are dealt as at a table: one at a time, in turn, from the deck; and only once."""

from __future__ import annotations

import weakref
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QLabel, QWidget

from cardtable.engine.table import HAND, PlateSpot
from cardtable.games.kabu.view import KabuView
from cardtable.models.matches import MatchModel
from cardtable.store.journal import Journal
from cardtable.ui import durations
from cardtable.ui.crossing import Crossing, Light, Turning
from cardtable.ui.durations import Speed
from cardtable.ui.intents import Days, Gallery, Intent, Past, Puzzles, SetUp, Stamps, Statistics
from cardtable.ui.running.program import Program
from cardtable.ui.table.entrance import entrance
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.plates import plate, portrait_place
from cardtable.ui.table.things import KEY, KIND
from tests.robot import Robot, wait_until
from tests.store.simulated import fill
from tests.ui.conftest import Open
from tests.ui.layout import place_in
from tests.ui.replayed import go_on, opened


def zones_in_order(table: TablePage) -> list[str]:
    """The zones of the cards that are on their way, in the order in which they set out."""
    scene, found = table.scene, []
    for spot in table.model.layout.cards:
        item = scene.card_item(spot.key)
        if item is not None and (move := scene.motion._moves.get(item)) is not None:
            found.append((move.start, spot.zone))
    return [zone for _, zone in sorted(found, key=lambda one: one[0])]


def next_deal(robot: Robot) -> TablePage:
    """A deal played to its end without motion, and the next one dealt at normal speed."""
    table = robot.table
    while table.session.match.turn != -1:
        wait_until(lambda: table.session.thinking is None)
        if table.session.match.turn == -1:
            break
        robot.do(robot.choose())
    table.settings.speed = Speed.NORMAL
    table.session.pause(True)
    robot.press("next")
    return table


@pytest.mark.slow
def test_dou_dizhu_is_dealt_round_the_table_the_kitty_last(open_match: Open) -> None:
    table = next_deal(open_match("dou-dizhu", "human,easy,easy", "deals=3"))
    assert table.scene.busy
    zones = zones_in_order(table)
    assert zones[-3:] == ["kitty"] * 3
    hands = zones[:-3]
    assert len(hands) == 3 * 17
    for count in (15, 30, 45):
        dealt = [hands[:count].count(zone) for zone in ("hand", "seat1", "seat2")]
        assert max(dealt) - min(dealt) <= 3, dealt


def test_the_last_deal_is_over_before_dou_dizhu_is_dealt(open_match: Open) -> None:
    table = next_deal(open_match("dou-dizhu", "human,easy,easy"))
    motion, things = table.scene.motion, table.scene.things
    motion.pause()
    new = {table.scene.card_item(spot.key) for spot in table.model.layout.cards}
    swept = [i for i in table.scene.items() if i.data(KIND) == "card" and i not in new]
    assert swept
    motion.setCurrentTime(durations.TURN_DOWN + 2)
    assert all(item.opacity() == 1.0 for item in swept)
    for spot in table.model.layout.plates:
        shown = things.items[spot.key][0][0]
        assert not shown.sign and not shown.won
    table.scene.finish()
    assert not any(item.scene() for item in swept)


def test_the_landlords_hat_goes_back_to_the_tray_first(open_match: Open) -> None:
    table = next_deal(open_match("dou-dizhu", "human,easy,easy"))
    motion = table.scene.motion
    motion.pause()

    def flying() -> list[QGraphicsPixmapItem]:
        things = (item for item in table.scene.items() if item.data(KIND) == "thing")
        gone = (item for item in things if item.data(KEY) is None)
        found = (item for item in gone if isinstance(item, QGraphicsPixmapItem))
        return [item for item in found if motion.target(item)[:2] != (item.x(), item.y())]

    (hat,) = flying()
    x, y, _turned = motion.target(hat)
    tray = next(spot for spot in table.model.layout.furniture if spot.key == "kitty_tray")
    half = hat.boundingRect().width() / 2
    assert tray.x < x + half < tray.x + tray.width and tray.y < y + half < tray.y + tray.height
    motion.setCurrentTime(durations.HAT + 2)
    assert not flying()


@pytest.mark.slow
def test_gin_is_dealt_one_at_a_time_the_upcard_last(open_match: Open) -> None:
    table = next_deal(open_match("oklahoma-gin", "human,easy"))
    zones = [zone for zone in zones_in_order(table) if zone in ("hand", "seat1", "discard")]
    assert zones[-1] == "discard"
    for count in (6, 12, 18):
        dealt = [zones[:count].count(zone) for zone in ("hand", "seat1")]
        assert max(dealt) - min(dealt) <= 2, dealt


def test_the_table_is_cleared_and_the_tray_in_place_before_gin_is_dealt(
    open_match: Open,
) -> None:
    table = next_deal(open_match("oklahoma-gin", "human,easy"))
    motion, things = table.scene.motion, table.scene.things
    motion.pause()
    items = [table.scene.card_item(spot.key) for spot in table.model.layout.cards]
    assert not any(item is not None and item.isVisible() for item in items)
    motion.setCurrentTime(durations.COLLECT + 1)
    motion.setCurrentTime(durations.COLLECT + durations.SQUARE + 2)
    assert [item for item in table.scene.items() if item.data(KIND) == "card"] == [
        item for item in table.scene.items() if item in items
    ]
    tray = next(spot for spot in table.model.layout.furniture if spot.key == "tray")
    item = things.items["tray"][1]
    assert (item.x(), item.y(), item.transform().isIdentity()) == (tray.x, tray.y, True)
    table.scene.finish()
    assert all(item is not None and item.isVisible() for item in items)


def test_the_plate_is_blank_until_its_card_turns_and_bands_are_tied_last(
    open_match: Open,
) -> None:
    table = next_deal(open_match("oklahoma-gin", "human,easy"))
    scene, things = table.scene, table.scene.things.items
    scene.motion.pause()
    bands = [spot.key for spot in table.model.layout.furniture if spot.binds]
    limit, upcard = (
        scene.card_item(next(s.key for s in table.model.layout.cards if s.zone == zone))
        for zone in ("limit", "discard")
    )
    assert limit is not None and upcard is not None
    blank, engraved = things["limit"][1].pixmap().toImage(), set[float]()
    while scene.busy:
        if scene.motion.rests_in(upcard):
            assert things["limit"][1].pixmap().toImage() == blank or not engraved
            assert not limit.isVisible()
            assert not things["stock"][1].opacity()  # the number of cards in a stock dealt from
            assert not any(things[key][1].opacity() for key in bands)
        elif limit.isVisible():
            engraved.add(limit.opacity())
        scene.motion.setCurrentTime(scene.motion.currentTime() + 20)
    assert len(engraved) > 4, "it comes as the word does, by and by"
    scene.finish()
    assert "<" in things["limit"][0][1]
    assert all(things[key][1].opacity() == 1 for key in bands)


def test_the_plate_is_engraved_in_time_when_the_window_changes_its_size_meanwhile(
    program: Program, open_match: Open
) -> None:
    table = next_deal(open_match("oklahoma-gin", "human,easy"))
    scene, things = table.scene, table.scene.things.items
    for width in (1270, 1262):
        program.window.resize(width, 790)
        QTest.qWait(30)
    upcard = scene.card_item(next(s.key for s in table.model.layout.cards if s.zone == "discard"))
    assert upcard is not None
    blanks: dict[int, QImage] = {}
    while scene.busy:
        seen = things["limit"][1].pixmap().toImage()
        if scene.motion.rests_in(upcard):
            assert blanks.setdefault(seen.width(), seen) == seen
        QTest.qWait(15)
    engraved = things["limit"][1].pixmap().toImage()
    assert blanks[engraved.width()] != engraved


def test_a_drawn_card_is_seen_above_the_hand_before_it_is_tucked_in(program: Program) -> None:
    table, action = opened(program, "oklahoma-gin", "003", 9, seat=1)
    hand = {spot.key for spot in table.model.layout.cards if spot.zone == HAND}
    scene, stock = table.scene, table.scene.things.items["stock"][1]
    deadwood, counted = table.scene.things.items["name:hand"][1], stock.pixmap().cacheKey()
    go_on(table, action)
    scene.motion.pause()
    assert stock.pixmap().cacheKey() != counted, "it has taken off"
    spots = [spot for spot in table.model.layout.cards if spot.zone == HAND]
    drawn = next(spot for spot in spots if spot.key not in hand)
    item = scene.card_item(drawn.key)
    assert item is not None
    scene.motion.setCurrentTime(durations.DEAL - 10)
    assert round(deadwood.opacity(), 2) == 0.4, "it no longer holds"
    scene.motion.setCurrentTime(durations.DEAL + durations.HOLDS - 10)
    place = scene.motion.target(item)[1]
    assert not scene.motion.turning(item)
    assert place - 31 < item.y() < place - 29
    assert item.zValue() > max(spot.z for spot in spots)
    scene.finish()
    assert (item.y(), item.zValue(), deadwood.opacity()) == (place, drawn.z, 1)


def test_dead_cards_come_before_the_field_the_dealers_last(open_match: Open) -> None:
    table = next_deal(open_match("oicho-kabu", "human,easy,easy,easy", "dead_cards=with_dealer"))
    zones = zones_in_order(table)
    dealt = [zone for zone in zones if zone.startswith(("dead", "column"))]
    view = table.session.view
    assert isinstance(view, KabuView)
    order = [f"dead:{seat}" for seat in (*view.order, view.dealer)]
    assert [zone for zone in dealt if zone in order] == [z for z in order if z in dealt]
    assert dealt[-4:] == [f"column:{number}" for number in (1, 2, 3, 4)]


def test_the_dealers_seal_flies_to_the_next_one_before_the_cards(open_match: Open) -> None:
    table = next_deal(open_match("oicho-kabu", "human,easy,easy", "dealer=rotate_right"))
    view, motion, things = table.session.view, table.scene.motion, table.scene.things
    motion.pause()
    assert isinstance(view, KabuView)
    dealer = table.names[view.dealer]
    header = table.header.findChildren(QLabel)
    assert any(dealer in label.text() for label in header)

    def looks() -> list[int]:
        return [things.items[f"plate:{view.dealer}"][1].pixmap().cacheKey()]

    def flying() -> int:
        flies = (item for item in table.scene.items() if item.data(KIND) == "thing")
        return sum(item.data(KEY) is None for item in flies if item.zValue() > 50)

    before = looks()
    assert flying() == 1
    motion.setCurrentTime(durations.PASSED + durations.SEAL + 2)
    assert not flying()
    assert not set(before) & set(looks())
    cards = [table.scene.card_item(s.key) for s in table.model.layout.cards if s.zone != "deck"]
    assert not any(item is not None and item.isVisible() for item in cards)


def test_one_plate_alone_has_the_seal_while_gin_is_dealt(open_match: Open) -> None:
    table = next_deal(open_match("oklahoma-gin", "human,easy"))
    motion, things, layout = table.scene.motion, table.scene.things, table.model.layout
    motion.pause()
    draw = things.draw
    assert draw is not None

    def sealed(spot: PlateSpot) -> bool:
        (_, who), item = things.items[spot.key]
        bare = replace(spot, seal=False, turn=False)
        look = plate(draw, bare, who, table.scene.scale).pixmap
        return item.pixmap().toImage() != look.toImage()

    assert not any(sealed(spot) for spot in layout.plates if not spot.seal)  # it flies
    motion.setCurrentTime(durations.SEAL + 2)
    for _ in range(20):
        assert [spot.seal for spot in layout.plates] == list(map(sealed, layout.plates))
        motion.setCurrentTime(motion.currentTime() + 40)


def test_who_dealt_leaves_his_seal_and_both_change_places_with_their_chips_below_the_cards(
    open_match: Open,
) -> None:
    table = next_deal(open_match("oicho-kabu", "human,easy,easy", "dealer=rotate_right"))
    things, motion, view = table.scene.things, table.scene.motion, table.session.view
    assert isinstance(view, KabuView)
    last, now = sorted(things._moving, key=view.dealer.__eq__)
    assert now == view.dealer
    items = {seat: things.items[f"plate:{seat}"] for seat in (last, now)}
    (spot, _), plate = items[last]
    assert not spot.seal, "it flies"
    nameless = (item for item in table.scene.items() if item.data(KEY) is None)
    seal = next(item for item in nameless if item.zValue() > 150)
    lies = seal.sceneBoundingRect().center() - plate.pos()
    assert lies.manhattanLength() < 2 * portrait_place(spot).width()
    cards = min(item.zValue() for item in table.scene.items() if item.data(KIND) == "card")
    offsets: dict[int, list[QPointF]] = {last: [], now: []}
    for time in range(0, durations.GETS_UP + durations.SEAT, 30):
        motion.setCurrentTime(time)
        for seat, (_, plate) in items.items():
            rests = motion.target(plate)[:2] == plate.pos().toTuple()
            assert plate.zValue() < cards or rests or time <= durations.GETS_UP
            offsets[seat].append(things.items[f"bank:{seat}"][1].pos() - plate.pos())
    for seat in (last, now):
        ends = offsets[seat][0].toTuple(), offsets[seat][-1].toTuple()
        for offset in offsets[seat]:
            for side, along in enumerate(offset.toTuple()):
                low, high = sorted(end[side] for end in ends)
                # A heap that comes to lie on another side of a face swings out a little.
                assert low - 20 <= along <= high + 20, "they take different paths"


def test_cards_are_swept_onto_the_pile_face_down(open_match: Open) -> None:
    table = next_deal(open_match("oicho-kabu", "human,easy,easy", "dealer=rotate_right"))
    motion, pictures = table.scene.motion, table.scene.pictures
    motion.pause()
    new = {table.scene.card_item(spot.key) for spot in table.model.layout.cards}
    swept = [i for i in table.scene.items() if i.data(KIND) == "card" and i not in new]
    motion.setCurrentTime(durations.TURN_DOWN + 4 * durations.TURN_STAGGER)
    assert len(swept) > 8
    made = (*pictures._made, *pictures._rough)
    backs = {pictures.card(style).cacheKey() for style in made if style.face is None}
    for item in swept:
        assert isinstance(item, QGraphicsPixmapItem)
        assert item.opacity() == 1.0
        assert item.pixmap().cacheKey() in backs
    table.scene.finish()
    assert not any(item.scene() for item in swept)


@pytest.mark.slow
def test_friends_see_a_deal_dealt_once(open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,human,human", seed="4")
    table = robot.table
    table.settings.speed = Speed.NORMAL
    robot.open_curtain()
    assert table.scene.busy  # the first one sees the deal animated
    table.scene.finish()
    for _ in range(6):
        robot.do(robot.choose())
        if table.session.behind_curtain:
            robot.open_curtain()
            assert not table.scene.busy
            assert table.model.layout.cards


@pytest.mark.parametrize("played", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_a_match_that_goes_on_is_not_dealt_again(open_match: Open, played: int) -> None:
    robot = open_match("kyo-kabu", "human,easy,easy", seed="4")
    robot.play(limit=played)
    number = robot.table.session.number
    robot.window.show_start()
    robot.window.settings.speed = Speed.NORMAL
    robot.window.matches.resume(number)
    assert not robot.table.scene.busy


def test_people_come_to_a_table_that_opens_then_the_pile_then_cards(
    program: Program, open_match: Open
) -> None:
    program.settings.speed = Speed.NORMAL
    program.window.front.leave_out("kyo-kabu")  # no cards of a poster have flown to the pile
    table = open_match("kyo-kabu", "human,easy,easy", seed="4").table
    motion, things = table.scene.motion, table.scene.things
    motion.pause()
    people = [things.items[plate.key][1] for plate in table.model.layout.plates]
    cards = table.model.layout.cards
    pile = [table.scene.card_item(spot.key) for spot in cards if spot.zone == "deck"]
    field = [table.scene.card_item(spot.key) for spot in cards if spot.zone != "deck"]

    def there(items: list[QGraphicsPixmapItem | None]) -> list[bool]:
        return [i is not None and i.isVisible() and i.opacity() > 0.5 for i in items]

    assert not any(there([*people, *pile, *field]))
    lead = round(table.scene.lead)
    motion.setCurrentTime(lead + (durations.RISE_STAGGER + durations.RISE) // 2)
    assert 0 < there([*people]).count(True) < len(people)
    motion.setCurrentTime(lead + round(entrance(len(people))) + durations.RISE_STAGGER)
    assert all(there([*people]))
    assert not any(there(field))
    landed = [spot for spot in cards if spot.zone == "column:1"]
    starts = min(motion._moves[item].start for item in field if item is not None)
    motion.setCurrentTime(starts + durations.DEAL + 1)
    assert all(there(pile))
    row = table.model.card_row(landed[0].key)
    assert row is not None
    first = table.scene._cards.items[row.number]
    last = starts + 3 * durations.OPEN_STAGGER + durations.DEAL
    motion.setCurrentTime(last + 1)
    assert first.shown.face is None, "all lie there before one turns"
    motion.setCurrentTime(last + durations.OPENED + durations.FLIP)
    assert first.shown.face is not None
    table.scene.finish()
    assert all(there([*people, *pile, *field]))


def test_cards_are_counted_once_they_are_dealt(program: Program, open_match: Open) -> None:
    program.settings.speed = Speed.NORMAL
    table = open_match("dou-dizhu", "human,easy,easy").table
    motion, things = table.scene.motion, table.scene.things.items
    motion.pause()

    def said() -> set[str]:
        return {things[plate.key][0][1].line for plate in table.model.layout.plates}

    cards = [table.scene.card_item(spot.key) for spot in table.model.layout.cards]
    while any(item is not None and motion.moving(item) for item in cards):
        assert said() == {""}  # nothing lies there yet
        motion.setCurrentTime(motion.currentTime() + 50)
    table.scene.finish()
    assert said() == {"17 cards"}


def test_a_poster_grows_to_the_table_and_is_gone(program: Program) -> None:
    program.settings.speed = Speed.NORMAL
    QTest.mouseClick(program.window.start.posters[1].play, Qt.MouseButton.LeftButton)
    crossing = program.window.findChild(Turning)
    assert crossing is not None
    clock, begun = crossing.findChild(QVariantAnimation), list[object]()
    assert clock is not None
    clock.stateChanged.connect(lambda now, _before: begun.append(now))
    table = program.window.table
    assert table is not None
    wait_until(lambda: program.window.findChild(Turning) is None)
    once = [QVariantAnimation.State.Running, QVariantAnimation.State.Stopped]
    assert begun == once, "the start page does not come back for a moment"
    assert table.isVisible()


def test_a_growing_poster_hides_what_is_below_and_its_cards_fly_to_the_deck(
    program: Program,
) -> None:
    wait_until(lambda: all(poster.cards for poster in program.window.start.posters))
    program.settings.speed = Speed.NORMAL
    program.window.start.posters[3].quick.emit()
    crossing = program.window.findChild(Turning)
    assert crossing is not None
    clock, table = stopped(crossing), program.window.table
    assert table is not None and crossing._draw is not None
    crossing._wall.fill(Qt.GlobalColor.transparent)
    picture = QImage(crossing.size(), QImage.Format.Format_ARGB32_Premultiplied)
    for part in range(0, 14):
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        crossing._draw(painter, part / 20)
        painter.end()
        middle = crossing._from.center() if part < 4 else crossing._to.center()
        if part not in (4, 5, 6):  # it has not reached the middle of the table
            assert picture.pixelColor(middle.toPoint()).alpha() == 255, part
    pile = [spot for spot in table.model.layout.cards if spot.zone == "stock"]
    stock = max(pile, key=lambda spot: spot.z)
    corner = table.view.mapTo(table, table.view.mapFromScene(QPointF(stock.x, stock.y)))
    assert (crossing._deck.topLeft() - QPointF(corner)).manhattanLength() < 2
    lie = [table.scene.card_item(spot.key) for spot in pile]
    assert all(item is not None and item.isVisible() and item.opacity() == 1 for item in lie)
    clock.resume()
    del crossing, clock


def test_a_match_that_waits_grows_from_its_picture(program: Program, open_match: Open) -> None:
    at_the_table(program, open_match)
    program.window.show_start()
    wait_until(lambda: program.window.findChild(Turning) is None)
    program.window.start.rail.way_on.click()
    crossing = program.window.findChild(Turning)
    assert crossing is not None
    clock, waits = stopped(crossing), program.window.start._waits
    assert crossing._from.toRect() == place_in(program.window.start, waits).adjusted(
        10, 10, -10, -10
    )
    clock.resume()
    del crossing, clock


def at_the_table(program: Program, open_match: Open) -> None:
    """A table that was opened from the start page, at normal speed, when all have come."""
    wait_until(lambda: all(poster.cards for poster in program.window.start.posters))
    table = open_match("kyo-kabu", "human,easy,easy", seed="4").table
    table.scene.finish()
    program.settings.speed = Speed.NORMAL


def has_keys(page: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and (focused is page or page.isAncestorOf(focused))


def stopped(crossing: Crossing) -> QVariantAnimation:
    """The clock of a crossing that has begun, stopped so that time can be set."""
    clock = crossing.findChild(QVariantAnimation)
    assert clock is not None
    clock.stateChanged.connect(clock.pause, Qt.ConnectionType.SingleShotConnection)
    wait_until(lambda: clock.state() == QVariantAnimation.State.Paused)
    return clock


def middle_seen(program: Program) -> bytes:
    """How light what is in the middle of the window is, pixel by pixel."""
    box = QRect(0, 0, 200, 200)
    box.moveCenter(program.window.rect().center())
    seen = program.window.grab().copy(box).toImage()
    light = seen.convertToFormat(QImage.Format.Format_Grayscale8)  # held, or its bits are gone
    return bytes(light.constBits())


@pytest.mark.parametrize("waits", [True, False], ids=["picture", "poster"])
def test_a_table_shrinks_into_its_picture_or_poster_and_nothing_flashes(
    program: Program, open_match: Open, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not waits:
        monkeypatch.setattr(MatchModel, "latest", None)
    at_the_table(program, open_match)
    before = middle_seen(program)
    program.window.show_start()
    assert middle_seen(program) == before, "the start page is not seen at once"
    crossing = program.window.findChild(Turning)
    assert crossing is not None and has_keys(program.window.start)
    clock = stopped(crossing)
    assert clock.duration() == (296 if waits else durations.CROSS_BACK)
    assert middle_seen(program) == before
    clock.setCurrentTime(clock.duration() - 1)
    nearly = middle_seen(program)
    clock.resume()
    held = weakref.ref(crossing)
    del crossing, clock
    wait_until(lambda: held() is None)  # with its pictures
    jumps = [abs(a - b) for a, b in zip(nearly, middle_seen(program), strict=True)]
    assert sum(jumps) / len(jumps) < 1.5


@pytest.mark.parametrize(
    "wanted", [Statistics(), Past(), Gallery("")], ids=lambda one: type(one).__name__
)
def test_a_page_comes_when_it_is_laid_out_and_drawn(
    program: Program, journal_of: Journal, wanted: Intent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "DRAWN", 20_000)
    fill(journal_of, 20)
    program.window.show_start()
    program.settings.speed = Speed.NORMAL
    program.window.open(wanted)
    crossing = program.window.findChild(Turning)
    assert crossing is not None
    clock = stopped(crossing)
    clock.setCurrentTime(clock.duration() - 1)
    QTest.qWait(300)
    nearly = program.window.grab().toImage()
    clock.resume()
    del crossing, clock
    wait_until(lambda: program.window.findChild(Turning) is None)
    QTest.qWait(300)
    then = program.window.grab().toImage()
    places = [(x, y) for x in range(0, then.width(), 5) for y in range(0, then.height(), 5)]

    def light(image: QImage) -> list[int]:
        return [image.pixelColor(x, y).lightness() for x, y in places]

    jumps = [abs(a - b) > 20 for a, b in zip(light(nearly), light(then), strict=True)]
    assert sum(jumps) < len(places) / 100


@pytest.mark.parametrize("why", ["calm", "no poster"])
def test_without_motion_or_poster_the_start_page_comes_as_any_page(
    program: Program, open_match: Open, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MatchModel, "latest", None)
    at_the_table(program, open_match)
    if why == "calm":
        program.settings.speed = Speed.OFF
    else:
        program.window.front.leave_out("kyo-kabu")
    program.window.show_start()
    QApplication.processEvents()
    crossing = program.window.findChild(Turning)
    if why == "calm":
        assert crossing is None
    else:
        assert crossing is not None
        clock = crossing.findChild(QVariantAnimation)
        assert clock is not None and clock.duration() == durations.SHEET_BACK


def test_all_pages_come_and_go_by_one_motion_and_have_the_keys_at_once(program: Program) -> None:
    program.settings.speed = Speed.NORMAL
    window = program.window
    for wanted in (Days(), Gallery(""), Stamps(), Puzzles(""), SetUp("oicho-kabu")):
        window.open(wanted)
        page = window.navigator.front
        assert page is not None and page is not window.start
        assert has_keys(page)
        for leave in (False, True):
            if leave:
                window.show_start()
                assert has_keys(window.start)
            (crossing,) = window.findChildren(Turning)
            clock = crossing.findChild(QVariantAnimation)
            takes = durations.SHEET_BACK if leave else durations.SHEET
            assert clock is not None and clock.duration() == takes
            wait_until(lambda: window.findChild(Turning) is None)


def test_hands_behind_the_privacy_screen_are_in_no_motion(
    program: Program, open_match: Open
) -> None:
    robot = open_match("dou-dizhu", "human,human,human", seed="4")
    program.settings.speed = Speed.NORMAL
    assert robot.table.session.behind_curtain
    program.window.show_start()
    assert program.window.findChild(Turning) is None


def test_words_keep_their_ink_as_day_turns_into_night(program: Program) -> None:
    program.settings.dark = "no"
    program.window.open(SetUp("oicho-kabu"))
    QApplication.processEvents()
    program.settings.speed = Speed.NORMAL

    def ink() -> int:
        """How far the brightest and the darkest are apart in the middle of the window."""
        seen = middle_seen(program)
        return max(seen) - min(seen)

    by_day = ink()
    program.settings.dark = "yes"
    crossing = program.window.findChild(Light)
    assert crossing is not None
    clock = stopped(crossing)
    clock.setCurrentTime(clock.duration())
    by_night = ink()
    for part in range(1, 20):
        clock.setCurrentTime(clock.duration() * part // 20)
        assert ink() > min(by_day, by_night) / 2
    program.window.resize(900, 640)
    assert crossing.isHidden()


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin", "kyo-kabu"])
def test_a_deal_goes_on_in_a_window_of_another_size(open_match: Open, game: str) -> None:
    robot = open_match(game, "human,easy,easy" if game != "oklahoma-gin" else "human,easy")
    table = next_deal(robot)
    scene, motion = table.scene, table.scene.motion
    motion.pause()
    motion.setCurrentTime(durations.COLLECT + durations.SQUARE + 300)

    def on_their_way() -> list[QGraphicsPixmapItem]:
        items = (scene.card_item(spot.key) for spot in table.model.layout.cards)
        return [item for item in items if item is not None and motion.moving(item)]

    before = on_their_way()
    assert before
    robot.window.resize(900, 640)
    QApplication.processEvents()
    assert on_their_way() == before
    for spot in table.model.layout.cards:
        item = scene.card_item(spot.key)
        assert item is not None
        margin = table.pictures.margin(spot.h)
        assert motion.target(item)[0] == pytest.approx(spot.x - margin, abs=0.6), spot
    motion.setCurrentTime(motion.currentTime() + 100)
    assert 0 < len(on_their_way()) <= len(before)
    scene.finish()
    for spot in table.model.layout.cards:
        rect, item = scene.card_rect(spot.key), scene.card_item(spot.key)
        assert rect is not None and item is not None and item.isVisible()
        assert (round(rect.x()), round(rect.y())) == (round(spot.x), round(spot.y))


def test_nothing_points_at_anybody_before_all_cards_of_a_deal_lie(open_match: Open) -> None:
    table = next_deal(open_match("oicho-kabu", "human,easy,easy"))
    things, motion = table.scene.things.items, table.scene.motion
    plates = {plate.key for plate in table.model.layout.plates}
    cards = [table.scene.card_item(spot.key) for spot in table.model.layout.cards]
    lit = False
    while table.scene.busy:
        lit = any(things[key][0][0].turn for key in plates)
        assert not (lit and any(card is not None and motion.moving(card) for card in cards))
        QTest.qWait(10)
    assert lit or any(things[key][0][0].turn for key in plates)


def test_shade_comes_over_cards_and_goes(program: Program, open_match: Open) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy", seed="3")
    table = robot.table
    for _ in range(40):
        robot._wait_for_turn()
        if table.bar.button("pass") and any(row.shown.dimmed for row in table.model.rows):
            break
        robot.do(robot.choose())
    dark = next(row.spot.key for row in table.model.rows if row.shown.dimmed)
    program.settings.speed = Speed.NORMAL
    robot.press("pass")
    item = table.scene.card_item(dark)
    assert item is not None
    (shaded,) = item.childItems()
    wait_until(lambda: 0 < shaded.opacity() < 1)
    wait_until(lambda: not item.childItems())


@pytest.mark.parametrize("seat", [0, 1])
def test_who_bids_highest_says_so_then_the_kitty_turns_up_and_then_it_is_taken(
    program: Program, seat: int
) -> None:
    table, action = opened(program, "dou-dizhu", "002", 2, seat=seat)
    scene, seen = table.scene, list[str]()
    lie = {card.item for card in scene._cards.items.values()}
    go_on(table, action)
    kitty = [scene.card_item(s.key) for s in table.model.layout.cards if s.zone == "kitty"]
    taken = [item for c in scene._cards.items.values() if (item := c.item) not in lie]
    plate = scene.things.items["plate:0"][1]
    looks, coin = plate.pixmap().cacheKey(), scene.things.items["coin"][1]
    left = coin.pos()
    assert len(taken) == 3
    while scene.busy:
        turned = not any(item and scene.motion.turning(item) for item in kitty)
        bubble = scene.things.items.get("bid:0")
        for name, happens in (
            ("bids", bubble is None or bubble[1].opacity() > 0),
            ("coin", coin.pos() != left),
            ("turned", turned),
            ("taken", any(item.isVisible() for item in taken)),
            ("hat", plate.pixmap().cacheKey() != looks),
        ):
            if happens and name not in seen:
                seen.append(name)
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    assert seen == ["bids", "coin", "turned", "taken", "hat"]


def test_a_bid_is_said_then_its_sign_flies_to_the_coin_and_then_there_is_room_to_pass(
    program: Program,
) -> None:
    table, action = opened(program, "dou-dizhu", "001", 0, seat=2)
    scene, bar, seen = table.scene, table.bar, list[str]()
    things = scene.things.items
    words, label = bar.words, things["highest"][1].pixmap().cacheKey()
    coin, pushed = things["offered:1"][1], things["offered:3"][1]
    looks, lay = coin.pixmap().cacheKey(), pushed.pos()
    go_on(table, action)
    known = {item for _, item in things.values()}
    (sign,) = (i for i in scene.items() if i.data(KIND) == "thing" and i not in known)
    face = portrait_place(next(p for p in table.model.layout.plates if p.seat == 1))
    assert face.contains(sign.sceneBoundingRect().center())
    begins = sign.pos()
    while scene.busy:
        lies = coin.sceneBoundingRect().contains(sign.sceneBoundingRect())
        for name, happens in (
            ("said", things["bid:1"][1].opacity() == 1),
            ("set out", sign.isVisible() and sign.pos() != begins),
            ("asked", bar.words != words),
            ("in the shade", coin.pixmap().cacheKey() != looks),
            ("told", things["highest"][1].pixmap().cacheKey() != label),
            ("aside", pushed.pos() != lay),
            ("pass", "tally:pass" in things and things["tally:pass"][1].opacity() > 0),
        ):
            if happens and name not in seen:
                seen.append(name)
                assert lies or name in ("said", "set out", "aside", "pass"), name
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    order = ["said", "set out", "asked", "in the shade", "told", "aside", "pass"]
    assert seen == order


def test_a_hand_tells_nothing_of_a_play_before_that_has_turned_up(program: Program) -> None:
    table, action = opened(program, "dou-dizhu", "001", 3, seat=1)
    scene = table.scene
    hand = {s.key: scene.card_item(s.key) for s in table.model.layout.cards if s.zone == HAND}
    lay = {key: item.pos() for key, item in hand.items() if item is not None}
    go_on(table, action)
    played = [s.key for s in table.model.layout.cards if s.zone == "play0"]
    sunk = {row.spot.key for row in table.model.rows if row.shown.dimmed}
    assert played and sunk
    while any(item and scene.motion.moving(item) for item in map(scene.card_item, played)):
        assert all(item is None or item.pos() == lay[key] for key, item in hand.items())
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    scene.finish()
    assert {key for key, item in hand.items() if item and item.pos() != lay[key]} == sunk


def test_the_coin_that_wins_the_kitty_turns_over_where_it_comes_to_lie(program: Program) -> None:
    table, action = opened(program, "dou-dizhu", "002", 2, seat=2)
    scene, coin = table.scene, table.scene.things.items["offered:3"][1]
    looks, left = coin.pixmap().cacheKey(), coin.pos()
    go_on(table, action)
    while coin.pixmap().cacheKey() == looks:
        assert scene.busy
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    assert coin.pos() != left and not scene.motion.moving(coin)
    assert "landlord" in table.bar.words[0], "nobody thinks while the kitty is shown"


def test_the_pack_that_is_dealt_has_a_body_that_gets_thinner(program: Program) -> None:
    table, action = opened(program, "dou-dizhu", "003", 57)
    scene, motion = table.scene, table.scene.motion

    def pack() -> list[QGraphicsPixmapItem]:
        """The cards of the pack that are seen, from the lowest to the topmost."""
        lie = [card.item for card in scene._cards.items.values() if card.item.zValue() < 0]
        return sorted((item for item in lie if item.isVisible()), key=QGraphicsPixmapItem.zValue)

    def pass_time(length: int) -> None:
        for _ in range(length // 10):
            motion.setCurrentTime(motion.currentTime() + 10)

    go_on(table, action)
    _x, _y, h = scene.model.layout.anchors["deck"]
    swept = durations.COLLECT + durations.SQUARE
    pass_time(swept - 10)
    left = scene._cards._leaving
    high = [(item.pos() + item.transformOriginPoint()).y() for item in left]
    assert max(high) - min(high) > 0.05 * h, "what is gathered is squared to such a pack"
    pass_time(20)
    thick: list[float] = []
    while len(lie := pack()) > 1:
        first, last = lie[-1], lie[0]
        middles = [(item.pos() + item.transformOriginPoint()).y() for item in (last, first)]
        thick.append(middles[0] - middles[1])
        waits = {item: motion._moves[item].start for item in lie}
        assert min(waits, key=lambda item: waits[item]) is first, "the topmost goes first"
        pass_time(60)
    assert thick[0] > 0.05 * h
    assert all(b < a + 1 for a, b in pairwise(thick)) and thick[-1] < 0.02 * h
    scene.finish()
    assert not pack() and all(card.item.isVisible() for card in scene._cards.items.values())
