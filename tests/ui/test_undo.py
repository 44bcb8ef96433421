"""Taking back at the real window: where it leads, and what is seen and heard of it."""

from __future__ import annotations

from itertools import combinations, count

import pytest
from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.state import TABLE
from cardtable.engine.table import HAND, PlateSpot, is_play
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.picturing import kind_of
from cardtable.ui.table.plates import portrait_place
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.things import KIND, ZONE, Things
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import action_of, go_on, opened
from tests.ui.test_accessible import heard
from tests.ui.test_moments import BOMB

__all__ = ["heard"]

SEATS = {
    "oicho-kabu": "human,easy,easy",
    "kyo-kabu": "human,easy,easy",
    "oklahoma-gin": "human,easy",
    "dou-dizhu": "human,easy,easy",
}


def uncovered(table: TablePage) -> set[QGraphicsPixmapItem]:
    """The cards that show their faces and are to lie face down."""
    cards = table.scene._cards.items.values()
    return {c.item for c in cards if c.shown.face is not None and c.style.face is None}


def at_showdown(robot: Robot) -> None:
    """Play until a deal is over whose last cards are still coming or turning over."""
    table = robot.table
    table.settings.speed = Speed.FAST
    while table.session.match.turn != TABLE:
        robot.play(limit=1)
        wait_until(lambda: table.controls.may_act or table.session.match.turn == TABLE, 60_000)
        if table.session.thinking is None and len(table.session.match.actions) % 3 == 0:
            table.settings.speed = Speed.CALM
    assert table.scene.unfolding


@daily("game", SEATS, "oicho-kabu")
def test_nothing_of_a_showdown_that_is_taken_back_is_seen_or_heard(
    open_match: Open, heard: list[str], game: str
) -> None:
    robot = open_match(game, SEATS[game], seed="11")
    at_showdown(robot)
    table = robot.table
    result = table.controls.prompt().title
    cards = table.scene._cards.items.values()
    seen = {card.item for card in cards if card.shown.face is not None}
    heard.clear()
    table.undo()
    while table.scene.busy:
        assert uncovered(table) <= seen, "no card turns up that had not been seen yet"
        assert table.bar.words[0] != result
        QTest.qWait(20)
    assert table.bar.words[0] == table.controls.prompt().title != result
    assert not any(result in sentence for sentence in heard)


def test_a_play_is_lit_that_lies_there_again_once_it_does(program: Program) -> None:
    table, action = opened(program, *BOMB, seat=1)
    beaten = {spot.key for spot in table.model.layout.cards if spot.zone.startswith("play")}
    go_on(table, action)
    table.scene.finish()
    table.undo()
    scene = table.scene
    scene.motion.pause()
    cards, light = [scene.card_item(key) for key in beaten], scene.things.items["target"][1]
    while any(card is not None and scene.motion.moving(card) for card in cards):
        assert not light.opacity()
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    assert cards
    scene.finish()
    assert light.opacity() == 1


def thing(table: TablePage, key: str) -> QGraphicsPixmapItem:
    return table.scene.things.items[key][1]


def test_the_light_of_a_play_that_is_taken_back_goes_with_its_card(program: Program) -> None:
    table, action = opened(program, "dou-dizhu", "001", 20)
    scene, things = table.scene, table.scene.things.items
    go_on(table, action)
    scene.finish()
    light = next(item for (spot, *_), item in things.values() if kind_of((spot,)) == "light")
    box = light.sceneBoundingRect()
    played = [card for card, _ in _plays(table).values() if box.contains(middle(card))]
    assert len(played) == 1
    off = middle(played[0]) - light.pos()
    table.undo()
    while light.scene() is scene and scene.busy:
        assert (middle(played[0]) - light.pos() - off).manhattanLength() < 1
        pass_time(table, 15)
    assert middle(played[0]) - off != box.topLeft(), "it went along"
    assert light.scene() is None


def test_the_stake_falls_as_its_coin_turns_back(program: Program) -> None:
    table, action = opened(program, *BOMB, seat=1)
    go_on(table, action)
    table.scene.finish()
    scene = table.scene
    looks = {key: thing(table, key).pixmap().cacheKey() for key in ("coin", "stake")}
    table.undo()
    scene.motion.pause()
    changed = dict[str, int]()
    for time in range(0, 1_000, 5):
        scene.motion.setCurrentTime(time)
        for key, look in looks.items():
            if thing(table, key).pixmap().cacheKey() != look:
                changed.setdefault(key, time)
    edge = changed["coin"] + durations.FLIP / 2  # it is seen from its edge
    assert abs(changed["stake"] - edge) <= 10


def beaten_play_taken_back(program: Program) -> tuple[TablePage, str, QPixmap]:
    """A play that the viewer has beaten lies there again; the key and picture of its arrow."""
    table, action = opened(program, "dou-dizhu", "001", 2)
    go_on(table, action)
    table.scene.finish()
    key = next(key for key in table.scene.things.items if key.startswith("tail"))
    points = table.scene.things.items[key][1].pixmap()
    go_on(table, action_of("dou-dizhu", "001", 3))
    table.scene.finish()
    return table, key, points


def test_an_arrow_that_comes_back_is_not_the_other_one_stretched(program: Program) -> None:
    table, key, points = beaten_play_taken_back(program)
    table.undo()
    scene = table.scene
    scene.motion.pause()
    arrow = scene.things.items[key][1]
    cards = [scene.card_item(spot.key) for spot in table.model.layout.cards]
    while any(card is not None and scene.motion.moving(card) for card in cards):
        assert not arrow.opacity(), "it points at what lies there"
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    scene.motion.resume()
    wait_until(lambda: not scene.busy)
    assert arrow.opacity() == 1
    assert arrow.transform().isIdentity()
    assert arrow.pixmap().toImage() == points.toImage()


def test_an_arrow_that_pales_does_not_come_back_as_another(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(durations, "POINTED", 0)
    monkeypatch.setattr(durations, "POINTS_LESS", 5000)
    table, key, points = beaten_play_taken_back(program)
    QTest.qWait(1200)  # it pales
    table.undo()
    table.scene.finish()
    arrow = table.scene.things.items[key][1]
    monkeypatch.setattr(durations, "POINTED", 10_000)
    for _ in range(10):
        assert arrow.pixmap().size() == points.size()
        QTest.qWait(20)


def test_a_deal_that_is_taken_back_is_gathered_and_the_one_before_opens_at_once(
    open_match: Open,
) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="4")
    table, things = robot.table, robot.table.scene.things.items
    while table.session.match.turn != TABLE:
        robot.play(limit=1)
        robot._wait_for_turn()
    robot.do(NEXT)
    robot._wait_for_turn()
    table.settings.speed = Speed.NORMAL
    told = [item for (spot, *_), item in things.values() if "deadwood" in str(spot)]
    table.undo()
    motion = table.scene.motion
    motion.pause()
    assert not table.bar.shown, "nothing is asked before there are cards"
    motion.setCurrentTime(durations.FADE + 1)
    assert told
    assert not any(item.scene() for item in told), "they are about cards that are gathered"
    motion.setCurrentTime(700)
    assert table.scene.landing, "one can follow it"
    motion.setCurrentTime(1150)
    assert not table.scene.landing
    assert table.bar.shown


def test_a_hand_that_is_taken_back_turns_card_by_card(program: Program) -> None:
    table, action = opened(program, "oklahoma-gin", "001", 37, seat=1)
    scene = table.scene
    for done in (action, Action.of("layoff", "6H", "2"), Action.of("done"), NEXT):
        go_on(table, done)
        scene.finish()

    def hand() -> list[QGraphicsPixmapItem]:
        return [c.item for c in scene._cards.items.values() if c.item.data(ZONE) == HAND]

    gathered = hand()
    table.undo()
    opened_again, most = hand(), 0
    while scene.busy:
        for cards in (gathered, opened_again):
            on_edge = [card for card in cards if card.transform().m11() < 0.4]
            most = max(most, len(on_edge))
        pass_time(table, 10)
    assert 0 < most <= 5, "they stand on edge one after another, and not all at once"


def test_a_deal_taken_back_over_plays_goes_back_to_its_pile(program: Program) -> None:
    table, action = opened(program, "dou-dizhu", "001", 41)
    scene = table.scene
    go_on(table, action)
    scene.finish()
    dealt = {card.item for card in scene._cards.items.values()}
    assert len(dealt) == 54
    table.undo()
    x, y, h = scene.model.layout.anchors["deck"]
    pile = QRectF(x, y, h * table.pictures.ratio, h).adjusted(-h, -h, h, h)
    went, there = dict[QGraphicsPixmapItem, float](), dict[QGraphicsPixmapItem, float]()
    began = scene.motion.currentTime()
    lay = {item: item.pos() for item in dealt}
    while scene.motion.currentTime() - began < durations.REGATHER:
        pass_time(table, 15)
        for item in dealt:
            if item.scene() is scene and item.opacity() > 0:
                now = scene.motion.currentTime() - began
                if item.pos() != lay[item]:
                    went.setdefault(item, now)
                if pile.contains(middle(item)):
                    there[item] = now
    assert len(there) > 50, "none fades away where it lay"
    assert max(went.values()) - min(went.values()) > 100, "they go one after another"
    scene.finish()


def test_plays_and_kitty_of_a_deal_that_lies_there_again_come_from_its_pile(
    program: Program,
) -> None:
    table, _action = opened(program, "dou-dizhu", "014", 26)
    scene = table.scene
    for at in range(26, 30):
        go_on(table, action_of("dou-dizhu", "014", at))
        scene.finish()

    def open_() -> set[QGraphicsPixmapItem]:
        """What has been played, and the kitty."""
        cards = (card.item for card in scene._cards.items.values())
        return {item for item in cards if item.data(ZONE) == "kitty" or is_play(item.data(ZONE))}

    gathered = open_()
    coin, stake = (scene.things.items[key][1] for key in ("coin", "stake"))
    looked = [item.pixmap().cacheKey() for item in (coin, stake)]
    table.undo()
    again = open_()
    assert len(gathered) == 5 and len(again) == 8
    x, y, h = scene.model.layout.anchors["deck"]
    pile = QRectF(x, y, h * table.pictures.ratio, h).adjusted(-h, -h, h, h)
    pass_time(table, durations.REGATHER - 15)
    assert all(item.scene() is scene and pile.contains(middle(item)) for item in gathered)
    assert not any(item.isVisible() for item in again)
    lies, way = durations.REGATHER + durations.DEAL, set[QGraphicsPixmapItem]()
    while scene.motion.currentTime() < lies:
        pass_time(table, 10)
        for item in (item for item in again if item.isVisible()):
            assert item in way or pile.contains(middle(item)), "it comes from there"
            assert item.opacity() == 1
            way.add(item)
    assert way == again
    assert all(abs(item.x() - scene.motion.target(item)[0]) < 2 for item in again)
    now = [item.pixmap().cacheKey() for item in (coin, stake)]
    assert all(one != before for one, before in zip(now, looked, strict=True))
    scene.finish()


def pass_time(table: TablePage, length: int) -> None:
    """Let so many milliseconds of movement pass, in steps as small as frames."""
    motion, end = table.scene.motion, table.scene.motion.currentTime() + length
    while table.scene.busy and motion.currentTime() < end:
        motion.setCurrentTime(min(end, motion.currentTime() + 15))


def middle(card: QGraphicsPixmapItem) -> QPointF:
    """Where the middle of a card lies now."""
    return card.pos() + card.transformOriginPoint()


def test_cards_that_are_still_dealt_go_back_from_where_they_are(program: Program) -> None:
    table, action = opened(program, "oklahoma-gin", "001", 37, seat=1)
    scene = table.scene
    for done in (action, Action.of("layoff", "6H", "2"), Action.of("done")):
        go_on(table, done)
        scene.finish()
    go_on(table, NEXT)
    pass_time(table, 900)
    dealt = {card.item: card.item.pos() for card in scene._cards.items.values()}
    faced = {c.item for c in scene._cards.items.values() if c.shown.face is not None}
    assert faced and any(map(scene.motion.moving, dealt))
    table.undo()
    assert all(item.scene() is scene and item.pos() == at for item, at in dealt.items())
    cards = {card.item for card in scene._cards.items.values()}
    assert not cards & dealt.keys() and not any(item.isVisible() for item in cards)
    bands = [item for key, (_, item) in scene.things.items.items() if key.startswith("band")]
    assert len(bands) == 3
    while scene.busy:
        pass_time(table, 15)
        lies = not any(map(scene.motion.rests_in, cards))
        assert lies or not any(band.opacity() for band in bands)
        if table.bar.shown and not table.telling.waits:
            assert lies and all(band.opacity() == 1 for band in bands), "it asks last"
    assert table.bar.words[0] == table.controls.prompt().title


def test_cards_that_are_gathered_come_back_from_where_they_are(program: Program) -> None:
    table, action = opened(program, "oklahoma-gin", "001", 37, seat=0)
    scene = table.scene
    for done in (action, Action.of("layoff", "6H", "2"), Action.of("done")):
        go_on(table, done)
        scene.finish()
    lay = {spot.key: scene.card_item(spot.key) for spot in table.model.layout.cards}
    go_on(table, NEXT)
    pass_time(table, 200)
    table.undo()
    again = {spot.key: scene.card_item(spot.key) for spot in table.model.layout.cards}
    assert {key: item for key, item in again.items() if lay.get(key) is not item}.keys() <= {
        spot.key for spot in table.model.layout.cards if spot.zone == "knock"
    }
    pass_time(table, 1000)
    assert not scene.busy
    assert {item for item in scene.items() if item.data(KIND) == "card"} == set(again.values())


@pytest.mark.parametrize("when", [300, 800])
def test_cards_that_a_bomb_blows_away_come_back_from_where_they_are(
    program: Program, when: int
) -> None:
    table, action = opened(program, *BOMB, seat=1)
    scene = table.scene
    beaten = {key: item for key, (item, _zone) in _plays(table).items()}
    homes = {item: (item.pos(), item.rotation()) for item in beaten.values()}
    go_on(table, action)
    pass_time(table, when)
    blown = [middle(item) for item in homes]
    table.undo()
    assert {key: item for key, (item, _zone) in _plays(table).items()} == beaten
    assert [middle(item) for item in homes] == blown
    scene.finish()
    assert {item: (item.pos(), item.rotation()) for item in homes} == homes
    assert all(item.opacity() == 1 and item.isVisible() for item in homes)


def test_no_card_that_was_played_comes_home_from_the_kitty(program: Program) -> None:
    record, at, seat = "001", 7, 1
    table, action = opened(program, "dou-dizhu", record, at, seat=seat)
    scene = table.scene
    lay = {spot.key: spot for spot in table.model.layout.cards}
    while True:
        go_on(table, action)
        scene.finish()
        at += 1
        if table.session.match.turn == seat:
            break
        action = action_of("dou-dizhu", record, at)
    had = {card.item for card in scene._cards.items.values()}
    table.undo()
    assert {spot.key: spot for spot in table.model.layout.cards} == lay
    new = [card.item for card in scene._cards.items.values() if card.item not in had]
    assert new and all(is_play(item.data(ZONE)) for item in new)
    assert not any(map(scene.motion.moving, new)), "they come where they lay"
    assert not any(item.opacity() for item in new)
    scene.finish()
    assert all(item.opacity() == 1 for item in new)


def test_a_showdown_that_goes_on_is_taken_back_from_where_it_is(program: Program) -> None:
    table, action = opened(program, "oklahoma-gin", "001", 37, seat=1)
    scene = table.scene
    for done in (action, Action.of("layoff", "6H", "2")):
        go_on(table, done)
        scene.finish()
    go_on(table, Action.of("done"))
    pass_time(table, 300)
    cards = scene._cards.items.values()
    lay = {card.item: middle(card.item) for card in cards}
    closed = {card.item for card in cards if card.shown.face is None}
    assert closed
    table.undo()
    assert all((middle(item) - at).manhattanLength() < 1 for item, at in lay.items())
    while scene.busy:
        assert not uncovered(table) & closed
        pass_time(table, 15)
    assert scene.things.items["sort"]


def test_a_card_that_was_laid_off_goes_home_at_once_and_what_counts_it_waits(
    program: Program,
) -> None:
    table, action = opened(program, "oklahoma-gin", "001", 37, seat=0)
    scene = table.scene
    for done in (action, Action.of("layoff", "6H", "2")):
        go_on(table, done)
        scene.finish()
    card = scene.card_item("6H")
    duel = scene.things.items["duel"][1]
    looks, lay = duel.pixmap().cacheKey(), card and card.pos()
    table.undo()
    assert card is not None and card is scene.card_item("6H")
    pass_time(table, durations.FADE + 45)
    assert card.pos() != lay
    while scene.motion.moving(card):
        assert duel.pixmap().cacheKey() == looks
        assert table.bar.words[0] != table.controls.prompt().title
        pass_time(table, 15)
    scene.finish()
    assert duel.pixmap().cacheKey() != looks


def test_a_round_that_is_taken_back_fades_then_its_cards_go_and_then_its_chips(
    open_match: Open,
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy,easy,easy,easy", seed="4")
    table = robot.table
    while table.session.match.turn != TABLE:
        robot.play(limit=1)
        robot._wait_for_turn()
    scene, things = table.scene, table.scene.things.items
    table.settings.speed = Speed.NORMAL
    told = [item for key, (_, item) in things.items() if key.startswith(("gain", "seal", "net"))]
    cards = {card.item: card.item.pos() for card in scene._cards.items.values()}
    table.undo()
    began = took = scene.motion.currentTime()
    came, rings, counted = set[str](), set[str](), set[tuple[str, str]]()
    frame, hollow = 0, dict[str, int]()
    while scene.busy:
        # On a busy machine a chip sets out as much too late as the longest frame took.
        frame = max(frame, scene.motion.currentTime() - took)
        took = scene.motion.currentTime()
        counted |= {(key, chip.amount) for key, chip in scene.things._purses.items()}
        if any(item.scene() is scene and item.opacity() > 0.1 for item in told):
            assert all(item.pos() == at for item, at in cards.items()), "nothing goes before that"
        cards_go = any(map(scene.motion.moving, (one.item for one in scene._cards.items.values())))
        for key, (_, item) in things.items():
            if key.startswith(("chip:", "decides:")) and item.opacity() > 0:
                (came if key.startswith("chip:") else rings).add(key)
                assert not cards_go, f"{key} is there before the cards"
            if key.startswith("decides:") and item.opacity() > 0:
                ring = QRectF(item.pos(), item.boundingRect().size())
                lie = [known[1].pos() for k, known in things.items() if k.startswith("chip:")]
                if any(map(ring.contains, lie)):
                    hollow.pop(key, None)
                else:
                    assert took - hollow.setdefault(key, took) <= frame, "it is hollow"
        QTest.qWait(4)
    assert came and rings
    assert 900 < took - began <= 1200
    assert len(counted) > 3 * len(dict(counted)), "purses run down, or up, as their chips go"


@pytest.mark.parametrize(("record", "at", "seat"), [("001", 172, 0), ("005", 59, 1)])
def test_pegs_are_home_before_anything_is_asked(
    program: Program, record: str, at: int, seat: int
) -> None:
    """As a new game begins, or an undercut is taken back."""
    table, action = opened(program, "oklahoma-gin", record, at, seat=seat)
    scene = table.scene
    go_on(table, action)
    if action != NEXT:
        scene.finish()
        table.undo()
    asks, board, walked = table.controls.prompt().title, thing(table, "race"), False
    while scene.busy:
        look = board.pixmap().cacheKey()
        asked = table.bar.words[0] == asks
        pass_time(table, 15)
        walked |= board.pixmap().cacheKey() != look
        assert not asked or board.pixmap().cacheKey() == look
    assert walked and table.bar.words[0] == asks


def test_purses_count_on_as_a_round_is_taken_back_to_the_one_before(program: Program) -> None:
    table, _action = opened(program, "oicho-kabu", "001", 0, seat=3)
    scene, things = table.scene, table.scene.things
    for at in range(9):
        go_on(table, action_of("oicho-kabu", "001", at))
        scene.finish()
    purses = [key for key in things.items if key.startswith("bank:")]
    before = {key: things.items[key][0][0].amount for key in purses}
    table.undo()
    now = {key: things.items[key][0][0].amount for key in purses}
    shown = {key: spot.amount for key, spot in things._purses.items()}
    assert shown["bank:2"] == "228" and shown.items() <= before.items()
    counted = dict[str, set[str]]()
    while scene.busy:
        for key, spot in things._purses.items():
            counted.setdefault(key, set()).add(spot.amount)
        pass_time(table, 15)
    assert now["bank:2"] == "200" and len(counted["bank:2"]) > 10
    assert not things._purses


def test_plays_that_are_taken_back_go_home_and_those_before_come_in_their_place(
    program: Program,
) -> None:
    table, action = opened(program, "dou-dizhu", "002", 8, seat=2)
    scene = table.scene
    before = _plays(table)
    for done in (action, Action.of("play", "b", "R"), Action.of("pass")):
        go_on(table, done)
        scene.finish()
    played = {item: zone for item, zone in _plays(table).values() if zone == "play0"}
    assert len(played) == 2
    table.undo()
    scene.motion.pause()
    back = {card.item: card.style.face for card in scene._cards.items.values()}
    for item in played:
        assert item.data(ZONE) == "seat0", "the same cards lie in the hand they came from"
        assert back[item] is None
    again = _plays(table)
    assert set(again) == set(before)
    lie = {item: item.pos() for item, _zone in again.values() if not item.opacity()}
    assert lie
    scene.finish()
    assert all(item.pos() == at and item.opacity() == 1 for item, at in lie.items())


@pytest.mark.parametrize(("record", "at", "seat"), [("004", 5, 0), ("003", 11, 1)])
def test_both_opponents_plays_go_back_into_their_own_fans(
    program: Program, record: str, at: int, seat: int
) -> None:
    table, _action = opened(program, "dou-dizhu", record, at, seat=seat)
    scene = table.scene
    for n in range(3):
        go_on(table, action_of("dou-dizhu", record, at + n))
        scene.finish()
    played = {item: zone for item, zone in _plays(table).values() if zone != f"play{seat}"}
    assert len(set(played.values())) == 2
    table.undo()
    scene.motion.pause()
    homes = {item: zone.replace("play", "seat") for item, zone in played.items()}
    assert {item: item.data(ZONE) for item in homes} == homes
    pills = {home: thing(table, home.replace("seat", "count:")) for home in homes.values()}
    looks: dict[str, set[tuple[int, int]]] = {home: set() for home in pills}
    while True:
        for home, pill in pills.items():
            on_way = [item for item in homes if homes[item] == home and scene.motion.moving(item)]
            looks[home].add((len(on_way), pill.pixmap().cacheKey()))
        if not any(map(scene.motion.moving, homes)):
            break
        scene.motion.setCurrentTime(scene.motion.currentTime() + 5)
    for home, seen in looks.items():
        count = list(homes.values()).count(home)
        assert len(seen) == len(dict(seen)) == count + 1, "it counts as they arrive"
    faces = {card.item: card.shown.face for card in scene._cards.items.values()}
    assert not any(faces[item] for item in homes)


def _heaped(
    scene: TableScene, found: set[QGraphicsPixmapItem]
) -> set[tuple[QGraphicsItem, QGraphicsItem]]:
    """Every two of these that lie on each other; the upper one first."""
    lie = [item for item in found if item.scene() is scene and item.opacity() == 1]
    lie.sort(key=lambda item: -item.zValue())
    boxes = [(item, item.sceneBoundingRect().adjusted(9, 9, -9, -9)) for item in lie]
    return {(a, b) for (a, one), (b, other) in combinations(boxes, 2) if one.intersects(other)}


@pytest.mark.parametrize(
    ("game", "record", "at", "seat", "count"),
    [
        ("oklahoma-gin", "005", 48, 0, 0),
        ("oklahoma-gin", "005", 48, 0, 1),
        ("oklahoma-gin", "003", 26, 1, 1),
        ("kyo-kabu", "011", 32, 1, 1),
        ("oicho-kabu", "011", 32, 0, 6),
    ],
)
def test_what_lies_on_what_does_not_change_before_anything_moves(
    program: Program, game: str, record: str, at: int, seat: int, count: int
) -> None:
    """A card is drawn; that, a knock and a whole round are taken back."""
    table, action = opened(program, game, record, at, seat=seat)
    for n in range(count):
        go_on(table, action_of(game, record, at + n))
        table.scene.finish()
    scene, solid = table.scene, ("seal", "band", "hand")
    found = {card.item for card in scene._cards.items.values() if card.shown.face}
    things = scene.things.items.values()
    found |= {item for content, item in things if kind_of(content) in solid}
    assert (lay := _heaped(scene, found))
    if count:
        table.undo()
    else:
        go_on(table, action)
    scene.motion.pause()
    assert not {(below, above) for above, below in lay} & _heaped(scene, found)


def _plays(table: TablePage) -> dict[str, tuple[QGraphicsPixmapItem, str]]:
    """Every card that has been played, with its item and zone."""
    cards = [spot for spot in table.model.layout.cards if is_play(spot.zone)]
    found = ((spot, table.scene.card_item(spot.key)) for spot in cards)
    return {spot.key: (item, spot.zone) for spot, item in found if item is not None}


def test_a_hand_of_gin_that_is_taken_back_grows_from_where_all_lies(program: Program) -> None:
    table, action = opened(program, "oklahoma-gin", "001", 37, seat=1)
    scene, things = table.scene, table.scene.things.items
    for done in (action, Action.of("layoff", "6H", "2"), Action.of("done")):
        go_on(table, done)
        scene.finish()
    assert table.session.match.turn == TABLE
    table.undo()
    limit = next(spot for spot in table.model.layout.cards if spot.zone == "limit")
    plate, card = things["limit"][1], scene.card_item(limit.key)
    stock = [scene.card_item(s.key) for s in table.model.layout.cards if s.zone == "stock"]
    assert card is not None and stock
    grows = list[float]()
    while scene.busy:
        middle = card.mapToScene(card.transformOriginPoint())
        assert plate.sceneBoundingRect().contains(middle)
        off = middle.y() - plate.sceneBoundingRect().center().y()
        assert abs(off) < 3, "the card lies on its plate all the way"
        scales = {round(item.scale(), 3) for item in stock if item is not None}
        grows.append(max(scales))
        scene.motion.setCurrentTime(scene.motion.currentTime() + 10)
    assert grows[0] < 0.9 and grows == sorted(grows) and len(set(grows)) > 5
    assert all(item is not None and item.isVisible() and item.scale() == 1 for item in stock)


@pytest.mark.parametrize("back", [False, True])
def test_two_that_change_places_on_one_side_pass_clear_of_each_other(
    program: Program, back: bool
) -> None:
    at = next(at for at in count() if action_of("kyo-kabu", "001", at) == NEXT)
    table, action = opened(program, "kyo-kabu", "001", at)
    go_on(table, action)
    if back:
        table.scene.finish()
        table.undo()
    known = table.scene.things.items.values()
    people = [(c[0], item) for c, item in known if isinstance(c[0], PlateSpot)]
    lay = {spot.key: item.pos() for spot, item in people}
    while table.scene.busy:
        pass_time(table, 20)
        faces = [portrait_place(spot).translated(item.pos()) for spot, item in people]
        for one, other in combinations(faces, 2):
            apart = QLineF(one.center(), other.center()).length()
            assert apart > (one.width() + other.width()) / 2
    assert sum(item.pos() != lay[spot.key] for spot, item in people) > 1


def test_the_beads_slide_back_with_the_cards_of_a_round_before(program: Program) -> None:
    at = next(at for at in count() if action_of("oicho-kabu", "001", at) == NEXT)
    table, action = opened(program, "oicho-kabu", "001", at)
    go_on(table, action)
    table.scene.finish()
    abacus = table.scene.things.items["abacus"][1]
    table.undo()
    looks, asked = [abacus.pixmap().toImage()], 0
    while table.scene.busy:
        pass_time(table, 20)
        look = abacus.pixmap().toImage()
        looks += [look] * (look != looks[-1])
        asked = asked or (not table.telling.waits) * len(looks)
    assert len(looks) > 8
    assert asked == len(looks), "they lie as somebody is asked"


@pytest.mark.parametrize("when", [1300, 2600])
def test_a_showdown_that_is_taken_back_counts_from_what_purses_show(
    program: Program, when: int
) -> None:
    """Before anything is paid, and after somebody has been."""
    table, action = opened(program, "oicho-kabu", "001", 5, seat=1)
    things, asks = table.scene.things, table.controls.prompt().title
    at_first = _purses(things)
    for done in (action, action_of("oicho-kabu", "001", 6)):
        go_on(table, done)
        pass_time(table, 700)
    go_on(table, action_of("oicho-kabu", "001", 7))
    pass_time(table, when)
    shown = _purses(things)
    assert (shown == at_first) is (when < 2000)
    table.undo()
    table.scene.motion.pause()
    began, seen = table.scene.motion.currentTime(), list[dict[str, int]]()
    while table.scene.busy:
        seen.append(_purses(things))
        pass_time(table, 15)
    assert seen[0] == shown, "no result is shown that never was"
    for key, goal in at_first.items():
        way = [abs(one[key] - goal) for one in seen]
        assert way == sorted(way, reverse=True)
    assert table.bar.words[0] == asks
    assert table.scene.motion.currentTime() - began <= 1150


def _purses(things: Things) -> dict[str, int]:
    """What every purse shows."""
    purses = [key for key in things.items if key.startswith("bank:")]
    found = {key: things._purses.get(key, things.items[key][0][0]) for key in purses}
    return {key: int(chip.amount) for key, chip in found.items()}


def test_the_ring_of_a_chosen_chip_comes_back_with_its_chip(program: Program) -> None:
    table, action = opened(program, "kyo-kabu", "011", 32, seat=1)
    go_on(table, action)
    table.scene.finish()
    table.undo()
    table.scene.motion.pause()
    ring = thing(table, "chosen")
    at = ring.sceneBoundingRect().center()
    worth = [item for key, (_, item) in table.scene.things.items.items() if "worth:" in key]
    chip = min(worth, key=lambda one: (one.sceneBoundingRect().center() - at).manhattanLength())
    while table.scene.busy:
        assert ring.opacity() < chip.opacity() + 0.1, "it is hollow"
        pass_time(table, 15)
    assert ring.opacity() == 1


def test_the_number_on_the_deck_runs_back_as_its_cards_come(program: Program) -> None:
    table, _action = opened(program, "oicho-kabu", "019", 15)
    scene, number = table.scene, "deck_count"

    def counts() -> int:
        spots = table.model.layout.furniture
        return next(spot.whole for spot in spots if spot.key == number)

    for at in range(15, 22):
        go_on(table, action_of("oicho-kabu", "019", at))
        scene.finish()
    before, shown = counts(), set[bytes]()
    while counts() < before + 3:
        scene.finish()
        before = counts()
        table.undo()
    while scene.busy:
        picture = scene.things.items[number][1].pixmap().toImage()
        shown.add(bytes(picture.constBits()))
        pass_time(table, 15)
    assert len(shown) > 3, "and not in one frame"
