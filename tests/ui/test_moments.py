"""Moments at the window: visible, over in less than a second, out of the way, and read out."""

from __future__ import annotations

import gc
import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from cardtable.engine.moments import Moment
from cardtable.engine.table import CardSpot
from cardtable.phrases.base import MomentWords
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table.beats import moment_length
from cardtable.ui.table.celebrating import _TOP, Shown
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.things import BELOW, KEY, KIND, ZONE
from cardtable.ui.table.unrolling import _Cloth
from tests.daily import daily
from tests.robot import wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import go_on, opened

BOMB = "dou-dizhu", "002", 4
#: Game, record and number of the action that brings a moment.
MOMENTS = {
    "bomb": BOMB,
    "rocket": ("dou-dizhu", "002", 9),
    "plane": ("dou-dizhu", "006", 3),
    "silent": ("dou-dizhu", "014", 25),
    "gin": ("oklahoma-gin", "003", 26),
    "big_gin": ("oklahoma-gin", "055", 24),
    "undercut": ("oklahoma-gin", "005", 59),
    "shippin": ("oicho-kabu", "019", 13),
    "kuppin": ("oicho-kabu", "053", 33),
    "arashi": ("kyo-kabu", "011", 32),
    "bank_broken": ("oicho-kabu", "073", 23),
}
#: A round that brought much to the dealer, or to somebody.
ROUNDS = {"swept": ("oicho-kabu", "020", 16), "great": ("oicho-kabu", "009", 6)}


def overlays(table: TablePage) -> list[QGraphicsItem]:
    """What lies on the table only as long as there is a moment."""
    return [
        item
        for item in table.scene.items()
        if item.data(KIND) == "moment" or isinstance(item, QGraphicsRectItem)
    ]


def plaques(table: TablePage) -> list[QGraphicsItem]:
    """Those that can be seen now."""
    return [item for item in overlays(table) if item.isVisible() and item.opacity() > 0]


def heard(table: TablePage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What whoever cannot see the table is told from now on."""
    announcement: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(table.announcer, "announce", announcement.append)
    return announcement


def halted_at_its_sign(table: TablePage) -> None:
    """The clock stands as soon as a moment's sign is seen, however slow the machine is."""
    motion = table.scene.motion
    motion.pause()
    while not any(item.zValue() == _TOP for item in plaques(table)):
        assert table.scene.busy
        motion.setCurrentTime(motion.currentTime() + 20)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (800, 560), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("name", [*ROUNDS, "kuppin", "bank_broken", "arashi"])
def test_the_sign_of_a_round_of_kabu_covers_no_card_nor_title(
    program: Program, name: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    table, action = opened(program, *(ROUNDS | MOMENTS)[name], seat=int(name == "great"))
    go_on(table, action)
    halted_at_its_sign(table)
    sign = next(item for item in plaques(table) if item.zValue() == _TOP)
    sign.setScale(1.0)
    box = sign.sceneBoundingRect().adjusted(2, 2, -2, -2)  # its rim is rough
    # A three of a kind, and its sign, comes before all the table.
    whole = name == "arashi"
    for card in table.model.layout.cards:
        place = table.scene.card_rect(card.key)
        if not whole or card.zone == "dealer":
            assert place is not None and not box.intersects(place), card.key
    for thing in table.model.layout.furniture:
        place = QRectF(thing.x, thing.y, thing.width, thing.height)
        assert thing.kind != "abacus" or not box.intersects(place)
    title = table.header._title.geometry()
    at = table.view.mapFromGlobal(table.header.mapToGlobal(title.topLeft()))
    words = QRectF(table.view.mapToScene(at), QSizeF(title.size()))
    assert not box.intersects(words)
    assert table.scene.sceneRect().contains(box)


def test_a_moment_goes_on_where_the_window_gets_another_size(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "MOMENT", 8000)  # a busy machine takes long to lay the table
    table, action = opened(program, *ROUNDS["great"], seat=1)
    go_on(table, action)
    wait_until(lambda: any(item.zValue() == _TOP for item in plaques(table)))
    for size in ((1000, 700), (1100, 760)):
        program.window.resize(*size)
        wait_until(lambda: any(item.zValue() == _TOP for item in plaques(table)))
        (sign,) = (item for item in plaques(table) if item.zValue() == _TOP)
        # On its way to whose it is, at the end, it may reach over the rim.
        assert table.scene.sceneRect().contains(sign.sceneBoundingRect().center())
    wait_until(lambda: not overlays(table))


def test_somebody_elses_big_win_gets_a_short_piece_of_silk_at_their_face(program: Program) -> None:
    def silk(seat: int) -> tuple[QSizeF, float, int]:
        """How large it is unrolled, how far from the face of who has won, and what comes with it.

        ``seat``: who looks.
        """
        table, action = opened(program, *ROUNDS["great"], seat=seat)
        go_on(table, action)
        halted_at_its_sign(table)
        face = table.scene._portrait(Moment.of("great", seat=1))
        (cloth,) = (item for item in plaques(table) if item.zValue() == _TOP)
        box, most = cloth.sceneBoundingRect(), 0
        assert face is not None and isinstance(cloth, _Cloth)
        for one in table.model.layout.plates:
            plate = QRectF(one.x, one.y, one.width, one.height)
            assert not box.adjusted(2, 2, -2, -2).intersects(plate)
        far = min(abs(box.left() - face.x()), abs(box.right() - face.x()))
        while plaques(table):
            most = max(most, len(plaques(table)))
            table.scene.motion.setCurrentTime(table.scene.motion.currentTime() + 20)
        table.scene.finish()
        return box.size(), far, most

    own, short = silk(1), silk(0)
    assert 0.3 * own[0].height() < short[0].height() < 0.75 * own[0].height()
    assert short[1] < 160
    assert short[2] == 2 < own[2], "no chips fall"


@pytest.mark.parametrize("name", ["silent", "gin", "undercut"])
def test_what_a_deal_was_worth_is_told_once_its_cards_lie_there(
    program: Program, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table, action = opened(program, *MOMENTS[name])
    announcement, result = heard(table, monkeypatch), table.panel.result
    go_on(table, action)
    assert table.scene.busy
    assert not result.isVisibleTo(table.panel)
    assert "Show all" in [button.text for button in table.bar.shown]
    assert not any(words.strip() for words in announcement)
    wait_until(lambda: not table.scene.busy)
    assert result.isVisibleTo(table.panel)
    assert "Show all" not in [button.text for button in table.bar.shown]
    assert any(words.strip() for words in announcement)


def test_return_brings_the_cards_of_a_deal_that_ends_to_rest_and_does_nothing_else(
    program: Program,
) -> None:
    table, action = opened(program, *MOMENTS["gin"])
    go_on(table, action)
    done = len(table.session.match.actions)
    QTest.keyClick(program.window, Qt.Key.Key_Return)
    assert not table.scene.busy
    assert table.panel.result.isVisibleTo(table.panel)
    assert len(table.session.match.actions) == done


def places(table: TablePage) -> dict[str, tuple[float, float]]:
    """Where everything lies that is not on its way."""
    items = (item for item in table.scene.items() if item.data(KIND) in ("card", "thing"))
    still = (item for item in items if item.data(0) and not table.scene.motion.moving(item))
    return {str(item.data(0)): (item.x(), item.y()) for item in still}


@daily("name", MOMENTS, "rocket", "bank_broken")
def test_a_moment_is_seen_on_top_of_all_and_leaves_no_trace(
    program: Program, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table, action = opened(program, *MOMENTS[name])
    announcement = heard(table, monkeypatch)
    go_on(table, action)
    top = max(item.zValue() for item in table.scene.items() if item.data(KIND) != "moment")
    if name == "plane":  # it flies below the cards
        top = BELOW - 1
    wait_until(lambda: max((item.zValue() for item in plaques(table)), default=0) > top)
    room, signs = table.scene.sceneRect(), [i for i in plaques(table) if i.zValue() > top]
    assert all(room.contains(item.sceneBoundingRect().center()) for item in signs)
    wait_until(lambda: not table.scene.busy)
    assert overlays(table) == []
    assert any(words.strip() for words in announcement)
    for spot in table.model.layout.cards:
        rect = table.scene.card_rect(spot.key)
        assert rect is not None
        raised = spot.key in table.model.marks.selected
        assert (round(rect.x()), round(rect.y())) == (round(spot.x), round(spot.y)) or raised


def petals(table: TablePage) -> int:
    """How many petals can be seen."""
    return len(plaques(table)) - 2


@pytest.mark.slow
@pytest.mark.parametrize("quiet", [False, True])
def test_three_of_a_kind_whirls_up_the_petals_of_its_month(program: Program, quiet: bool) -> None:
    program.settings.quiet = quiet
    table, action = opened(program, *MOMENTS["arashi"])
    go_on(table, action)
    most = 0

    def look() -> bool:
        nonlocal most
        most = max(most, petals(table))
        return not table.scene.busy

    wait_until(look)
    assert (most > 20) is not quiet
    assert overlays(table) == []


def _ranks(spots: list[CardSpot], zone: str) -> set[str]:
    return {spot.key[0] for spot in spots if spot.zone == zone}


@pytest.mark.parametrize("size", [(1280, 800), (800, 560), (1080, 1920)])
def test_a_dealers_three_of_a_kind_come_before_all_the_table_and_go_back(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    table, action = opened(program, *MOMENTS["arashi"])
    go_on(table, action)
    wait_until(lambda: any(item.zValue() == _TOP for item in plaques(table)))
    three = [spot.key for spot in table.model.layout.cards if spot.zone == "dealer"]
    items = [item for key in three if (item := table.scene.card_item(key)) is not None]
    assert len(items) == 3
    sign = next(item for item in plaques(table) if item.zValue() == _TOP)

    def below() -> float:
        """How far below them their sign is."""
        lowest = max(item.sceneBoundingRect().bottom() for item in items)
        return sign.sceneBoundingRect().top() - lowest

    wait_until(
        lambda: (
            all(item.scale() > 1.5 for item in items)
            and below() < sign.sceneBoundingRect().height()
        )
    )
    table.scene.motion.pause()
    assert all(table.scene.sceneRect().contains(item.sceneBoundingRect()) for item in items)
    assert len({item.rotation() for item in items}) == 3
    table.scene.motion.resume()
    wait_until(lambda: not table.scene.busy)
    assert all(item.scale() == 1 and abs(item.rotation()) < 4 for item in items)


@pytest.mark.parametrize("size", [(1280, 800), (800, 560), (1080, 1920)])
@pytest.mark.parametrize("name", ["shippin", "kuppin"])
def test_a_dealers_special_comes_before_the_table_into_a_light_and_its_large_sign_lies_on_nothing(
    program: Program, name: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    table, action = opened(program, *MOMENTS[name])
    go_on(table, action)
    scene, motion = table.scene, table.scene.motion
    two = [card for card in table.model.layout.cards if card.zone == "dealer"]
    items = [item for card in two if (item := scene.card_item(card.key)) is not None]
    value = next(one for one in table.model.layout.furniture if one.key == "dealer_total")
    words = QRectF(value.x, value.y, value.width, 0.6 * value.height)
    faces = [QRectF(p.x, p.y, p.width, p.height) for p in table.model.layout.plates]
    heaps = [heap for seat in range(len(faces)) if (heap := scene._heap(seat)) is not None]
    mats = [v for v in table.model.layout.furniture if v.kind == "mat"]
    lies = [words, *faces, *heaps, *(QRectF(mat.x, mat.y, mat.width, mat.height) for mat in mats)]
    margin = table.pictures.margin(two[0].h)
    motion.pause()
    most, leans, stood, light = 0.0, set[float](), list[QRectF](), 0.0
    while scene.busy:
        shown = plaques(table)
        sign = next((item for item in shown if item.zValue() == _TOP), None)
        places = [
            item.mapRectToScene(item.boundingRect().adjusted(margin, margin, -margin, -margin))
            for item in items
        ]
        if sign is not None:
            box = sign.sceneBoundingRect().adjusted(2, 2, -2, -2)  # its rim is rough
            assert not [place for place in (*places, *lies) if box.intersects(place)], box
            assert not any(place.adjusted(0, 0, -8, 0).intersects(words) for place in places)
            assert scene.sceneRect().contains(box)
            stood.append(box)
            rays = (one for one in shown if one is not sign)
            light = max([light, *(one.sceneBoundingRect().width() for one in rays)])
        if max(item.scale() for item in items) > most:
            most = max(item.scale() for item in items)
            leans = {round(item.rotation()) for item in items}
            for place in places if most > 1.95 else ():
                place.adjust(2, 2, -2, -2)  # it is turned
                assert scene.sceneRect().contains(place)
                assert not [one for one in (*faces, *heaps) if one.intersects(place)], place
        motion.setCurrentTime(motion.currentTime() + 20)
    assert most > 1.95 and len(leans) == 2
    whole = stood[len(stood) // 2]
    if size == (1280, 800):  # elsewhere it may have less room
        assert whole.height() > 0.8 * two[0].h
        assert whole.width() * whole.height() > 0.02 * size[0] * size[1]
    assert light > 2.5 * two[0].h * table.pictures.ratio
    assert all(item.scale() == 1 and abs(item.rotation()) < 4 for item in items)


@pytest.mark.slow
def test_the_cards_that_made_it_come_forward_and_stay_in_sight(program: Program) -> None:
    table, action = opened(program, *BOMB)
    go_on(table, action)
    wait_until(lambda: any(item.scale() == 1 for item in plaques(table)))
    played = [spot for spot in table.model.layout.cards if spot.zone.startswith("play")]
    bomb = next(zone for spot in played if len(_ranks(played, zone := spot.zone)) == 1)
    four = [spot.key for spot in played if spot.zone == bomb]
    items = [item for key in four if (item := table.scene.card_item(key)) is not None]
    sign = max(plaques(table), key=lambda item: item.zValue()).sceneBoundingRect()
    assert len(items) == 4
    for key in four:
        face = table.scene.card_rect(key)
        assert face is not None and not face.intersects(sign)
    wait_until(lambda: all(item.scale() > 1.04 for item in items))
    wait_until(lambda: not table.scene.busy)
    assert all(item.scale() == 1 for item in items)


@pytest.mark.parametrize("size", [(1280, 800), (800, 560)])
@pytest.mark.parametrize("name", ["bomb", "rocket", "plane", "silent"])
def test_a_sign_in_dou_dizhu_lies_on_nothing(
    program: Program, name: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    table, action = opened(program, *MOMENTS[name])
    go_on(table, action)
    scene, layout = table.scene, table.model.layout
    scene.motion.pause()
    kept = [QRectF(spot.x, spot.y, spot.width, spot.height) for spot in layout.plates]
    kept += [
        QRectF(spot.x, spot.y, spot.width, spot.height)
        for spot in layout.furniture
        if spot.kind in ("coin", "lacquer")
    ]
    for spot in layout.cards:
        face = scene.card_rect(spot.key)
        assert face is not None
        kept.append(face)
    signs = []
    for time in range(0, 2400, 40):
        scene.motion.setCurrentTime(time)
        for sign in (item for item in plaques(table) if item.zValue() in (_TOP, BELOW)):
            signs.append(sign)
            goes = sign.scale() < 1  # over all there is, into the coin
            covers = not goes and any(sign.sceneBoundingRect().intersects(box) for box in kept)
            assert not covers or sign.zValue() == BELOW, time  # a plane passes below the cards
            inside = scene.sceneRect().contains(sign.sceneBoundingRect())
            assert inside or sign.zValue() == BELOW, "the rail cuts nothing off"
    assert signs


def test_a_spring_is_read_before_the_other_hands_open_and_what_it_brought_comes_last(
    program: Program,
) -> None:
    table, action = opened(program, *MOMENTS["silent"])
    go_on(table, action)
    scene, layout, seen = table.scene, table.model.layout, dict[str, int]()
    scene.motion.pause()
    hands = [c.key for c in layout.cards if c.zone.startswith("seat") and c.face]
    last = [
        item for c in layout.cards if c.zone.startswith("play") if (item := scene.card_item(c.key))
    ]
    gains = [scene.things.items[one.key][1] for one in layout.labels if one.text.id == "gained"]
    coins = [scene.things.items[one.key][1] for one in layout.chips if one.coin]
    stake = scene.things.items["stake"][1]
    looks, gone = stake.pixmap().cacheKey(), 0
    hidden = [
        item for key in hands if (item := scene.card_item(key)) and scene.motion.turning(item)
    ]
    assert hidden and last and len(gains) == 3 and coins
    while scene.busy:
        now = scene.motion.currentTime()
        if not any(scene.motion.moving(item) for item in last):
            seen.setdefault("play", now)
        if any(sign.zValue() == _TOP for sign in plaques(table)):
            seen.setdefault("sign", now)
            gone = now
        if not any(scene.motion.turning(item) for item in hidden):
            seen.setdefault("hands", now)
        if any(item.opacity() for item in gains):
            seen.setdefault("gains", now)
        if stake.pixmap().cacheKey() != looks:
            seen.setdefault("stake", now)
        if any(item.opacity() for item in coins):
            seen.setdefault("coins", now)
        scene.motion.setCurrentTime(now + 20)
    assert list(seen) == ["play", "sign", "hands", "stake", "gains", "coins"]
    assert seen["hands"] >= seen["sign"] + 300
    assert seen["gains"] > gone


def test_a_bough_grows_before_opened_hands_and_behind_the_last_play_and_its_seal(
    program: Program,
) -> None:
    table, action = opened(program, *MOMENTS["silent"])
    go_on(table, action)
    scene, layout = table.scene, table.model.layout
    spots = [c for c in layout.cards if c.face and c.zone.startswith(("seat", "play"))]
    cards = {spot.key: item for spot in spots if (item := scene.card_item(spot.key))}
    last = [cards[spot.key] for spot in spots if spot.zone.startswith("play")]
    furniture = [spot.key for spot in layout.furniture if spot.kind == "seal"]
    (seal,) = (scene.things.items[key][1] for key in furniture)
    hands = [cards[spot.key] for spot in spots if spot.zone.startswith("seat")]
    assert last and hands
    scene.motion.pause()
    boughs = 0
    while scene.busy:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 40)
        shown = [item for item in plaques(table) if 1000 < item.zValue() < _TOP - 100]
        boughs = max(boughs, len(shown))
        for bough in shown:
            assert all(bough.zValue() > hand.zValue() for hand in hands)
            assert all(bough.zValue() < card.zValue() < seal.zValue() for card in last)
    assert boughs > 5
    assert all(card.zValue() < 1000 for card in (*last, seal))


def test_who_is_bombed_flinches_and_looks_sorry_for_a_breath(program: Program) -> None:
    table, action = opened(program, *BOMB)
    go_on(table, action)
    motion, things = table.scene.motion, table.scene.things.items
    home, far, moods = things["plate:0"][1].pos(), QPointF(), set()
    while table.scene.busy:
        motion.setCurrentTime(motion.currentTime() + 16)
        off = things["plate:0"][1].pos() - home
        far = max(far, off, key=QPointF.manhattanLength)
        moods.add((things["plate:0"][0][0].mood, things["plate:2"][0][0].mood))
    assert far.x() < 0 < far.y()  # away from the blast
    assert 6 <= math.hypot(far.x(), far.y()) <= 8
    assert things["plate:0"][1].pos() == home
    assert moods == {(0, 0), (-1, 0)}  # the other farmer bombed along
    assert things["plate:0"][0][0].mood == 0


@pytest.mark.parametrize("name", ["bomb", "rocket"])
def test_nobody_is_asked_before_a_moment_is_over_and_the_stake_counts_as_its_sign_has_gone(
    program: Program, name: str
) -> None:
    table, action = opened(program, *MOMENTS[name])
    before, turn = table.bar.words[0], table.session.view.turn
    go_on(table, action)
    scene, said, sign, gone, counts, ring = table.scene, list[str](), 0, 0, 0, 0
    scene.motion.pause()
    own, number = (scene.things.items[key][1] for key in (f"plate:{turn}", "stake"))
    looks, was = own.pixmap().cacheKey(), number.pixmap().cacheKey()
    while scene.busy:
        now = scene.motion.currentTime()
        if table.bar.words[0] not in said:
            said.append(table.bar.words[0])
        if any(one.zValue() == _TOP for one in plaques(table)):
            sign, gone = sign or now, now
        if own.pixmap().cacheKey() != looks:  # it is no longer their turn
            ring = ring or now
        if number.pixmap().cacheKey() != was:
            counts = counts or now
        scene.motion.setCurrentTime(now + 20)
    assert said == [before, name.capitalize()]
    assert gone < counts < gone + 200, "it has hit the coin beside it"
    assert ring > sign + 800
    assert table.bar.words[0] not in said


def test_the_sign_of_a_rocket_stands_on_the_side_of_whose_it_is(program: Program) -> None:
    for seat, side in ((0, -1), (2, 1), (1, -1)):  # whoever played it sits there
        table, action = opened(program, *MOMENTS["rocket"], seat=seat)
        go_on(table, action)
        table.scene.motion.pause()
        table.scene.motion.setCurrentTime(durations.THROW + 1000)
        sign = next(item for item in plaques(table) if item.zValue() == _TOP)
        middle = table.scene.sceneRect().center().x()
        assert (sign.sceneBoundingRect().center().x() - middle) * side > 0
        table.scene.finish()


def test_a_rocket_takes_off_and_blows_away_what_it_beats(program: Program) -> None:
    table, action = opened(program, *MOMENTS["rocket"])
    go_on(table, action)
    motion = table.scene.motion
    motion.pause()

    def laid(zone: str, faded: bool) -> list[QGraphicsPixmapItem]:
        cards = table.model.layout.cards
        found = [c.key for c in cards if c.zone.startswith(zone) and c.faded is faded]
        return [item for key in found if (item := table.scene.card_item(key)) is not None]

    beaten, jokers = laid("play", True), laid("play", False)
    assert beaten and len(jokers) == 2
    home = [motion.target(item) for item in beaten]
    lay = [(item.x(), item.y()) for item in beaten]
    motion.setCurrentTime(durations.THROW + 30)  # until it goes off all of that stays
    assert [(item.x(), item.y()) for item in beaten] == lay
    low = high = jokers[0].y()
    for time in range(durations.THROW + 30, durations.THROW + 1200, 30):
        motion.setCurrentTime(time)
        high = min(high, jokers[0].y())
    assert [(item.x(), item.y()) for item in beaten] != lay
    assert high < low - 100  # they have taken off
    assert table.scene.things.items["tail"][1].opacity() < 0.1
    assert table.scene.things.items["target"][1].opacity() < 0.1
    table.scene.finish()
    assert [(item.x(), item.y(), item.rotation()) for item in beaten] == home
    assert jokers[0].y() == low
    assert table.scene.things.items["tail"][1].opacity() == 1
    assert table.scene.things.items["target"][1].opacity() == 1


def test_a_plane_passes_once_its_cards_lie_there_and_leaves_nothing_to_vanish(
    program: Program,
) -> None:
    table, action = opened(program, *MOMENTS["plane"])
    go_on(table, action)
    scene = table.scene
    scene.motion.pause()
    played = [spot.key for spot in table.model.layout.cards if spot.zone.startswith("play")]
    cards = [item for key in played if (item := scene.card_item(key)) is not None]
    seen, last = list[int](), 0.0
    while scene.busy:
        shown = plaques(table)
        if shown:
            assert not any(scene.motion.moving(c) or scene.motion.turning(c) for c in cards)
            seen.append(scene.motion.currentTime())
            inside = (sign for sign in shown if sign.sceneBoundingRect().intersects(scene.free))
            last = max((sign.opacity() for sign in inside), default=0.0)
        scene.motion.setCurrentTime(scene.motion.currentTime() + 16)
    assert cards and len(seen) > 40
    assert last < 0.2


def test_it_is_over_in_1300_ms_however_slow_the_table_is() -> None:
    for speed in Speed:
        if speed is not Speed.OFF:
            assert 0 < moment_length(speed.value) <= durations.MOMENT <= 1300


@daily("how", ["click", "key"])
def test_a_click_or_a_key_skips_it(program: Program, how: str) -> None:
    table, action = opened(program, *BOMB)
    go_on(table, action)
    wait_until(lambda: bool(plaques(table)))
    if how == "click":
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    else:
        table.view.setFocus()
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_D)
    assert overlays(table) == []
    assert how == "click" or not table.scene.busy  # a click makes the next bot play at once


def test_who_shows_all_cards_at_once_still_sees_it_and_it_is_in_nobodys_way(
    program: Program,
) -> None:
    table, action = opened(program, *MOMENTS["kuppin"])
    go_on(table, action)
    assert table.scene.unfolding
    table.press("show")
    assert not table.scene.busy
    assert len(plaques(table)) == 2
    done = len(table.session.match.actions)
    table.press("next")
    assert len(table.session.match.actions) == done + 1
    assert plaques(table) == []


@pytest.mark.slow
def test_who_shows_all_and_goes_on_at_once_breaks_nothing(program: Program) -> None:
    """What would end the moment after its time finds it gone already."""
    table, action = opened(program, *MOMENTS["kuppin"])
    go_on(table, action)
    table.scene.skip()
    assert plaques(table)
    table.scene.apply_theme(Painter(table.theme, table.cloth, 1.0))
    assert not plaques(table)
    gc.collect()
    QTest.qWait(durations.MOMENT + 100)
    assert not overlays(table)


@pytest.mark.parametrize("name", ["silent", "kuppin"])
def test_one_that_was_skipped_is_gone_whole_after_its_time(program: Program, name: str) -> None:
    table, action = opened(program, *MOMENTS[name])
    go_on(table, action)
    table.scene.skip()
    assert plaques(table)
    wait_until(lambda: not plaques(table))
    assert not overlays(table)


def test_play_goes_on_under_it(program: Program) -> None:
    """Whoever knows what he wants need not wait: a card is picked up while a name is shown."""
    table, action = opened(program, *BOMB, seat=2)
    go_on(table, action)
    wait_until(lambda: bool(plaques(table)))
    hand = [spot for spot in table.model.layout.cards if spot.zone == "hand"]
    rect = table.scene.card_rect(hand[-1].key)
    assert rect is not None
    at = table.view.mapFromScene(rect.center())
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert hand[-1].key in table.controls.selected


def test_without_motion_there_are_words_alone(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, action = opened(program, *BOMB)
    announcement = heard(table, monkeypatch)
    table.settings.speed = Speed.OFF
    go_on(table, action)
    assert overlays(table) == []
    assert not table.scene.busy
    assert any(line.startswith("Otto played a bomb") for line in announcement)
    assert "played a bomb" in table.log.lines[-1]


@pytest.mark.slow
def test_who_wants_little_motion_sees_no_flash_and_nothing_shakes(program: Program) -> None:
    table, action = opened(program, *BOMB)
    table.scene.calm = True
    go_on(table, action)
    wait_until(lambda: bool(plaques(table)))
    start = places(table)
    sizes = set()
    while plaques(table):
        QTest.qWait(10)
        sizes |= {item.scale() for item in plaques(table)}
        assert not any(isinstance(item, QGraphicsRectItem) for item in overlays(table))
        if plaques(table):
            now = places(table)
            assert all(now[key] == place for key, place in start.items() if key in now)
    assert sizes == {1.0}


def test_a_bomb_shakes_the_table_but_not_the_own_hand(program: Program) -> None:
    table, action = opened(program, *BOMB)
    go_on(table, action)
    motion = table.scene.motion
    motion.pause()  # a busy machine could miss the quarter of a second in which it shakes
    far, hand = 0.0, 0.0
    while table.scene.busy:
        motion.setCurrentTime(motion.currentTime() + 5)
        for spot in table.model.layout.cards:
            item = table.scene.card_item(spot.key)
            assert item is not None
            target = table.scene.motion.target(item)
            off = abs(target[0] + table.pictures.margin(spot.h) - spot.x)
            if spot.zone == "hand":
                hand = max(hand, off)
            else:
                far = max(far, off)
    assert 1 < far <= 6
    assert hand == 0


@daily("name", MOMENTS, "bomb", "gin", "arashi")
def test_it_goes_on_in_a_window_of_another_size(program: Program, name: str) -> None:
    table, action = opened(program, *MOMENTS[name])
    go_on(table, action)
    wait_until(lambda: any(item.zValue() in (_TOP, BELOW) for item in plaques(table)))
    program.window.resize(1000, 640)
    wait_until(lambda: any(item.zValue() in (_TOP, BELOW) for item in plaques(table)))
    room = table.scene.sceneRect()
    signs = [item for item in plaques(table) if item.zValue() in (_TOP, BELOW)]
    assert signs and all(room.contains(item.sceneBoundingRect().center()) for item in signs)
    wait_until(lambda: not table.scene.busy)
    wait_until(lambda: not overlays(table))
    for spot in table.model.layout.cards:
        rect = table.scene.card_rect(spot.key)
        assert rect is not None
        assert (round(rect.x()), round(rect.y())) == (round(spot.x), round(spot.y))


@pytest.mark.slow
def test_it_is_not_shown_again(program: Program) -> None:
    """Neither for what is taken back, nor in another language, size or cloth, nor on return."""
    table, action = opened(program, *BOMB, seat=1)
    go_on(table, action)
    wait_until(lambda: bool(plaques(table)))
    table.scene.finish()
    table.retranslate()
    program.window.resize(900, 640)
    QTest.qWait(50)
    table.settings.cloth[table.game.id] = "wood"
    assert overlays(table) == []
    assert table.session.undo()
    table.scene.finish()
    assert overlays(table) == []
    match = table.session.match
    program.window.matches.show_record(match)
    again = program.window.table
    assert again is not None
    QTest.qWait(400)
    assert overlays(again) == []


@pytest.mark.slow
def test_one_moment_makes_room_for_the_next(program: Program) -> None:
    """A bomb is bombed at once: there is one name on the table, not two."""
    table, action = opened(program, *BOMB)
    go_on(table, action)
    wait_until(lambda: bool(plaques(table)))
    table.scene.celebrate([Shown(Moment.of("bomb"), MomentWords("Bomb"))])
    table.redraw()
    assert plaques(table) == []
    wait_until(lambda: bool(plaques(table)))
    assert len([item for item in overlays(table) if item.data(KIND) == "moment"]) == 2
    wait_until(lambda: not table.scene.busy)
    assert overlays(table) == []


@pytest.mark.slow
def test_what_happens_while_nobody_looks_is_not_celebrated_later(program: Program) -> None:
    table, action = opened(program, *BOMB)
    program.window.show_start()
    go_on(table, action)
    table.redraw()
    assert overlays(table) == []


def test_the_coin_shows_that_the_stake_has_doubled(program: Program) -> None:
    def coin() -> tuple[int, bool]:
        found = next(spot for spot in table.model.layout.furniture if spot.kind == "coin")
        return found.whole, found.lit

    table, action = opened(program, *BOMB)
    assert coin() == (1, False)
    go_on(table, action)
    assert coin() == (2, True)


@pytest.mark.slow
def test_behind_the_curtain_nothing_is_celebrated(open_match: Open) -> None:
    """Friends at one computer: what one has done is not acted out to the next."""
    robot = open_match("dou-dizhu", "human,human,human", seed="4")
    robot.table.settings.speed = Speed.NORMAL
    for _ in range(40):
        session = robot.table.session
        if session.behind_curtain:
            assert robot.table.model.rowCount() == 0
            robot.open_curtain()
            assert overlays(robot.table) == []
        robot.do(robot.choose())
        assert not (robot.table.session.behind_curtain and overlays(robot.table))
        robot.table.scene.finish()


@pytest.mark.parametrize("name", ["gin", "big_gin"])
def test_gin_covers_none_of_the_melds_that_it_is_about(program: Program, name: str) -> None:
    table, action = opened(program, *MOMENTS[name])
    go_on(table, action)
    scene = table.scene
    scene.motion.pause()
    for after in (-400, 300):  # the cards have landed; the plate stands there
        scene.motion.setCurrentTime(round(scene.struck[0]) + after)
    plate = max(plaques(table), key=lambda item: item.zValue()).sceneBoundingRect()
    shadow = 0.076 * plate.width()
    plate.adjust(shadow, shadow, -shadow, -shadow)
    bands = [spot for spot in table.model.layout.furniture if spot.binds]
    assert len(bands) >= 3
    for key in (key for band in bands for key in band.binds):
        face = scene.card_rect(key)
        assert face is not None and not face.intersects(plate)
    assert any(spot.key == "race" for spot in table.model.layout.furniture)


def test_a_hand_is_laid_open_meld_by_meld_and_then_both_are_counted(program: Program) -> None:
    table, action = opened(program, *MOMENTS["undercut"])
    go_on(table, action)
    scene, turned, tied = table.scene, dict[int, int](), dict[str, int]()
    motion, counted = scene.motion, 0
    motion.pause()
    before = scene.things.items["duel"][1].pixmap().cacheKey()
    shown = [card for card in table.model.layout.cards if card.zone == "seat1"]
    while scene.busy:
        now = motion.currentTime()
        for card in shown:
            item = scene.card_item(card.key)
            assert item is not None
            if not motion.turning(item) and not motion.moving(item):
                turned[card.beat] = max(turned.get(card.beat, 0), now)
                shown = [other for other in shown if other is not card]
        for spot in table.model.layout.furniture:
            item = scene.things.items[spot.key][1]
            if spot.key.startswith("band:seat1") and item.opacity() == 1:
                tied.setdefault(spot.binds[0], now)
            if spot.kind == "duel" and item.pixmap().cacheKey() != before:
                counted = counted or now
        motion.setCurrentTime(now + 10)
    melds, dead = sorted(turned)[:-1], max(turned)
    assert len(melds) == len(tied) == 2
    steps = [turned[late] - turned[early] for early, late in pairwise(sorted(turned))]
    assert all(abs(step - durations.BRISK_BEAT) <= 20 for step in steps)
    for meld, at in zip(melds, sorted(tied.values()), strict=True):
        assert turned[meld] < at <= turned[meld] + 3 * durations.TIED
    assert turned[dead] < counted < scene.struck[0]


def test_the_plate_of_brass_turns_over_and_lies_in_its_place_again(program: Program) -> None:
    table, action = opened(program, *MOMENTS["undercut"])
    go_on(table, action)
    scene = table.scene
    scene.motion.pause()
    plate = scene.things.items["limit"][1]
    sides = list[int]()
    for left in range(durations.TURN_PLATE - 20, 0, -20):
        scene.motion.setCurrentTime(round(scene.struck[0]) - left)
        sign = max(plaques(table), key=lambda item: item.zValue())
        assert isinstance(sign, QGraphicsPixmapItem)
        sides += [key for key in [sign.pixmap().cacheKey()] if key not in sides[-1:]]
    assert len(sides) == 2, "it turns from its front to the word, and not back"
    assert not plate.isVisible()
    scene.motion.setCurrentTime(round(scene.struck[0]) + 300)
    sign = max(plaques(table), key=lambda item: item.zValue())
    assert isinstance(sign, QGraphicsPixmapItem)
    assert sign.sceneBoundingRect().width() > 400  # with its shadow
    scene.finish()
    assert plate.isVisible() and plate.opacity() == 1
    assert scene.things.items["duel"][1].isVisible()


@pytest.mark.parametrize("name", ["gin", "big_gin", "undercut"])
def test_what_lies_where_the_plate_of_brass_comes_is_whole_when_it_has_gone(
    program: Program, name: str
) -> None:
    table, action = opened(program, *MOMENTS[name])
    go_on(table, action)
    scene, whole = table.scene, set[str]()
    scene.motion.pause()
    while scene.busy:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 30)
        things = {key: item for key, (_, item) in scene.things.items.items()}
        lie = {key for key in ("duel", "told") if key in things and things[key].opacity() == 1}
        assert not (whole - lie) or plaques(table), whole - lie
        whole |= lie
    assert "duel" in whole and lie == whole


@pytest.mark.parametrize("name", ["gin", "undercut"])
def test_a_band_lies_on_its_meld_or_is_not_seen(program: Program, name: str) -> None:
    """While hands are laid open, and one after another once their cards have landed."""
    table, action = opened(program, *MOMENTS[name])
    go_on(table, action)
    scene, came = table.scene, list[str]()
    scene.motion.pause()
    while scene.busy:
        for spot in table.model.layout.furniture:
            item = scene.things.items[spot.key][1]
            if not spot.binds or not item.opacity():
                continue
            cards = [card for key in spot.binds if (card := scene.card_item(key)) is not None]
            middles = [card.mapToScene(card.boundingRect().center()) for card in cards]
            x = sum(at.x() for at in middles) / len(middles)
            assert abs(item.sceneBoundingRect().center().x() - x) < 12, spot.key
            if spot.key not in came and not any(map(scene.motion.moving, cards)):
                came.append(spot.key)
        scene.motion.setCurrentTime(scene.motion.currentTime() + 30)
    assert len(came) == len([spot for spot in table.model.layout.furniture if spot.binds])


@pytest.mark.parametrize(("at", "card"), [(40, "AS"), (42, "9C")])
def test_a_band_names_a_card_that_is_laid_off_once_its_face_is_seen(
    program: Program, at: int, card: str
) -> None:
    table, action = opened(program, "oklahoma-gin", "006", at)
    go_on(table, action)
    scene, things = table.scene, table.scene.things.items
    (band,) = (s for s in table.model.layout.furniture if card in s.binds)
    item, laid = things[band.key][1], scene.card_item(card)
    assert laid is not None
    scene.motion.pause()
    while scene.motion.turning(laid):
        assert card not in things[band.key][0][0].binds and item.opacity() == 1
        scene.motion.setCurrentTime(scene.motion.currentTime() + 20)
    scene.finish()
    assert card in things[band.key][0][0].binds
    assert (round(item.x()), item.transform().isIdentity()) == (round(band.x), True)


def test_after_a_knock_the_tray_goes_bands_stay_tied_and_then_the_plate_falls(
    program: Program,
) -> None:
    table, action = opened(program, "oklahoma-gin", "005", 39)
    scene, things = table.scene, table.scene.things.items
    tied = {key for key in things if key.startswith("band:hand")}
    open_ = {card.item for card in scene._cards.items.values() if card.shown.face is not None}
    go_on(table, action)
    assert tied and tied <= set(things)
    scene.motion.pause()
    tray, duel = things["tray"][1], things["duel"][1]
    lay, squared = tray.pos(), set[tuple[int, int]]()
    while scene.busy:
        assert all(things[key][1].opacity() == 1 for key in tied)
        if duel.opacity():
            assert abs(tray.x() - scene.motion.target(tray)[0]) < 3
        gathered = [item for item in open_ if item.scene() is scene and item.data(KEY) is None]
        assert not any(scene.motion.turning(item) for item in gathered)
        if tray.pos() == lay:  # what lies in it is squared before it closes
            middles = [item.mapToScene(item.transformOriginPoint()) for item in gathered]
            squared = {(round(at.x()), round(at.y())) for at in middles}
        scene.motion.setCurrentTime(scene.motion.currentTime() + 30)
    assert len(squared) == 1


def test_a_portrait_is_aside_before_a_hand_opens_where_it_was(program: Program) -> None:
    table, action = opened(program, *MOMENTS["gin"])
    go_on(table, action)
    scene, layout = table.scene, table.model.layout
    scene.motion.pause()
    shown = [c.key for c in layout.cards if c.zone == "seat1"]
    found = (scene.card_item(key) for key in shown)
    cards = [item for item in found if item is not None and scene.motion.turning(item)]
    assert cards
    plate = next(plate for plate in layout.plates if plate.seat == 1)
    while scene.busy:
        if not all(scene.motion.turning(card) for card in cards):
            break
        scene.motion.setCurrentTime(scene.motion.currentTime() + 20)
    assert scene.things.items["plate:1"][1].pos() == QPointF(plate.x, plate.y)


def test_a_portrait_goes_aside_between_title_and_tray(program: Program) -> None:
    table, action = opened(program, *MOMENTS["gin"])
    go_on(table, action)
    scene = table.scene
    scene.motion.pause()
    item, way = scene.things.items["plate:1"][1], list[QPointF]()
    while scene.motion.moving(item):
        way.append(item.pos())
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    first, last = way[0], item.pos()
    for at in way:
        part = (at.x() - first.x()) / (last.x() - first.x())
        assert at.y() >= first.y() + part * (last.y() - first.y()) - 0.1
        assert at.y() < last.y() + 12


def test_an_opponents_cards_turn_one_after_the_other_and_their_light_waits(
    program: Program,
) -> None:
    table, action = opened(program, "dou-dizhu", "014", 2)
    go_on(table, action)
    motion = table.scene.motion
    motion.pause()
    keys = [c.key for c in table.model.layout.cards if c.zone == "play1"]
    cards = [item for key in keys if (item := table.scene.card_item(key)) is not None]
    assert len(cards) == 5
    begun = durations.TO_TABLE * 0.3 + durations.FLIP / 2
    motion.setCurrentTime(round(begun + 2.5 * durations.THROW_STAGGER))
    assert [motion.turning(card) for card in cards] == [False] * 3 + [True] * 2
    light = next(thing for thing in table.model.layout.furniture if thing.kind == "light")
    assert not table.scene.things.items[light.key][1].opacity()
    table.scene.finish()
    assert table.scene.things.items[light.key][1].opacity() == 1


def test_the_sign_of_a_great_moment_stands_in_one_place_and_flies_once(program: Program) -> None:
    table, action = opened(program, "kyo-kabu", "011", 32)
    go_on(table, action)
    places = list[QPointF]()
    while table.scene.busy:
        for sign in (item for item in plaques(table) if item.zValue() == _TOP and item.isVisible()):
            places.append(sign.pos())
        QTest.qWait(8)
    far = [(place - places[-1]).manhattanLength() for place in places]
    assert len(far) > 20
    assert far == sorted(far, reverse=True), "it makes no way round"


@pytest.mark.parametrize("size", [(800, 560), (1280, 800), (900, 1400)])
def test_the_sign_of_a_great_moment_is_whole_as_it_comes_down(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    table, action = opened(program, "kyo-kabu", "011", 32)
    go_on(table, action)
    room, seen, places = table.scene.sceneRect(), list[float](), list[QPointF]()
    while table.scene.busy:
        for sign in (item for item in plaques(table) if item.zValue() == _TOP and item.isVisible()):
            seen.append(sign.scale())
            places.append(sign.pos())
            if places[0] == places[-1]:  # it does not fly to its owner yet
                assert room.contains(sign.sceneBoundingRect())
        QTest.qWait(8)
    # In a small window it is rather smaller than over a card.
    assert max(seen) > (1.4 if size != (800, 560) else 1.1)


def test_a_beaten_play_that_has_room_again_comes_as_the_rocket_pushes_the_last_aside(
    program: Program,
) -> None:
    table, action = opened(program, "dou-dizhu", "002", 9, seat=0)
    scene = table.scene
    beaten = [scene.card_item(s.key) for s in table.model.layout.cards if s.zone == "play2"]
    lay = [item.pos() for item in beaten if item is not None]
    go_on(table, action)
    old = [scene.card_item(s.key) for s in table.model.layout.cards if s.zone == "play1"]
    assert lay and old
    assert not any(item.opacity() for item in old if item is not None)
    while [item.pos() for item in beaten if item is not None] == lay:
        assert not any(item.opacity() for item in old if item is not None)
        scene.motion.setCurrentTime(scene.motion.currentTime() + 15)
    scene.finish()
    assert all(item is not None and item.opacity() == 1 for item in old)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_shade_falls_on_the_hand_of_a_knocker_who_is_undercut_as_the_plate_turns(
    program: Program, seat: int
) -> None:
    game, record, at = MOMENTS["undercut"]
    table, action = opened(program, game, record, at, seat=seat)
    scene, knocker = table.scene, 0
    zones = {"hand" if one == seat else f"seat{one}": one for one in (0, 1)}

    def shaded() -> dict[int, int]:
        cards = [card for card in scene._cards.items.values() if card.style.dim]
        owners = [zones.get(card.item.data(ZONE), -1) for card in cards]
        return {one: owners.count(one) for one in (0, 1)}

    held = [spot for spot in table.model.layout.cards if zones.get(spot.zone) == knocker]
    go_on(table, action)
    over = [card for card in scene._cards.items.values() if card.style.dim]
    assert shaded() == {knocker: len(held), 1 - knocker: 0}
    fades = [act.start for act in scene.motion._acts if act.item in {card.item for card in over}]
    assert fades and min(fades) > 2 * durations.BRISK_BEAT, "not before both are counted"
    assert max(fades) < scene.struck[0]
    scene.finish()
    assert shaded() == {knocker: len(held), 1 - knocker: 0}
    table.undo()
    scene.finish()
    assert shaded() == {0: 0, 1: 0}


@pytest.mark.parametrize("quiet", [False, True])
def test_a_broken_bank_cracks_its_sign_and_its_chips_go_to_who_has_won(
    program: Program, quiet: bool
) -> None:
    program.settings.quiet = quiet
    table, action = opened(program, *MOMENTS["bank_broken"])
    go_on(table, action)
    wait_until(lambda: any(item.zValue() == _TOP for item in plaques(table)))
    motion, dusks = table.scene.motion, list[float]()
    table.scene.dusk.connect(dusks.append)
    motion.pause()
    halves, least = 0, math.inf
    winner = next(chip for chip in table.model.layout.chips if chip.key == "bank:0")
    heap = QPointF(winner.x + winner.size / 2, winner.y + winner.size / 2)
    while plaques(table):
        signs = [item for item in plaques(table) if item.zValue() == _TOP]
        halves = max(halves, sum(item.rotation() != 0 for item in signs))
        discs = (item.pos() - heap for item in plaques(table) if item.zValue() == _TOP - 1)
        least = min([least, *(math.hypot(off.x(), off.y()) for off in discs)])
        motion.setCurrentTime(motion.currentTime() + 20)
    assert halves == (0 if quiet else 2)
    assert (least < 60) is not quiet
    assert bool(dusks and max(dusks) > 0.3) is not quiet
    assert not dusks or dusks[-1] == 0
    assert overlays(table) == []


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("name", [*ROUNDS])
def test_for_a_great_win_silk_unrolls_from_a_face_and_chips_fall_onto_the_heap(
    program: Program, name: str, quiet: bool
) -> None:
    program.settings.quiet = quiet
    seat = int(name == "great")
    table, action = opened(program, *ROUNDS[name], seat=seat)
    go_on(table, action)
    halted_at_its_sign(table)
    motion, began = table.scene.motion, table.scene.motion.currentTime()
    heap, face = table.scene._heap(seat), table.scene._portrait(Moment.of(name, seat=seat))
    assert heap is not None and face is not None
    parts, nearest, least = list[float](), math.inf, math.inf
    while plaques(table):
        silk, rolls, chips = (
            [item for item in plaques(table) if item.zValue() == _TOP + more] for more in range(3)
        )
        parts += [item.part for item in silk if isinstance(item, _Cloth)]
        nearest = min([nearest, *((item.pos() - face).manhattanLength() for item in rolls)])
        least = min([least, *((c.pos() - heap.center()).manhattanLength() for c in chips)])
        motion.setCurrentTime(motion.currentTime() + 20)
    if quiet:
        assert set(parts) == {1.0} and least == math.inf
    else:
        most = parts.index(max(parts))
        assert max(parts) == 1.0 and parts[0] < 0.2 > parts[-1]
        assert parts == sorted(parts[:most]) + sorted(parts[most:], reverse=True)
        assert nearest < 60 and least < 2
    assert 400 <= motion.currentTime() - began <= 950
    assert overlays(table) == []


@pytest.mark.parametrize("size", [(1280, 800), (800, 560)])
def test_new_cards_are_announced_before_the_old_ones_are_gathered_and_over_nothing(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    table, action = opened(program, "dou-dizhu", "040", 2)
    scene = table.scene
    old = {card.item: card.item.pos() for card in scene._cards.items.values()}
    go_on(table, action)
    scene.motion.pause()
    lay = read = gone = 0.0
    while scene.busy:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 20)
        now = scene.motion.currentTime()
        signs = [item for item in plaques(table) if item.zValue() == _TOP]
        if signs:
            read, gone = read or now, now
            box = signs[0].sceneBoundingRect().adjusted(2, 2, -2, -2)
            assert scene.sceneRect().contains(box)
            coins = [spot for spot in table.model.layout.furniture if "offer" in spot.kind]
            assert len(coins) == 3
            lies = [QRectF(coin.x, coin.y, coin.width, coin.height) for coin in coins]
            lies += [QRectF(p.x, p.y, p.width, p.height) for p in table.model.layout.plates]
            assert not any(map(box.intersects, lies))
            for card in table.model.layout.cards:
                face = scene.card_rect(card.key)
                assert face is not None
                assert not box.intersects(QRectF(QPointF(card.x, card.y), face.size()))
        if all(item.pos() == at for item, at in old.items()):
            lay = now
    assert 0 < read < lay < gone
    assert lay - read > 500
