"""The showdown of Kabu: card by card, column by column, and no word before its card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardtable.engine.state import TABLE
from cardtable.engine.table import CardSpot, FurnitureSpot, LabelSpot, PlateSpot
from cardtable.games.kabu.legal import write_bet
from cardtable.games.kabu.round import BET, DEALER_2
from cardtable.games.kabu.table.draft import amount_width
from cardtable.games.kabu.view import KabuView
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.table import furniture
from cardtable.ui.table.beats import Beats
from cardtable.ui.table.page import TablePage
from cardtable.ui.table.paint import LIGHT, Painter
from cardtable.ui.table.plates import is_beside, portrait_place
from cardtable.ui.table.things import KIND
from cardtable.ui.widgets.theme import Theme
from tests.daily import daily
from tests.robot import Robot, wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import go_on, opened

#: Four columns, three of them with bets, second cards face down; the dealer is somebody else.
SHOW = "oicho-kabu", "019", 22


#: What every column counts; nobody has bet on the first.
TOLD = {"total:1", "seal:2", "seal:3", "seal:4"}


def thing(table: TablePage, key: str) -> QGraphicsPixmapItem:
    return table.scene.things.items[key][1]


def view_of(table: TablePage) -> KabuView:
    view = table.session.view
    assert isinstance(view, KabuView)
    return view


def seen(table: TablePage) -> set[str]:
    """What can be seen now: turned cards, seals and the dealer's total."""
    found = set()
    for row in (table.model.row(i) for i in range(table.model.rowCount())):
        spot = row.spot
        if isinstance(spot, CardSpot):
            card = table.scene._cards.items[row.number]
            if card.shown.face is not None:
                found.add(f"{spot.zone}.{spot.place}")
        elif isinstance(spot, FurnitureSpot | LabelSpot) and thing(table, spot.key).opacity() > 0.5:
            found.add(spot.key)
    return found


def order(table: TablePage) -> list[str]:
    """In which order things come to be seen until everything rests."""
    found: list[str] = []
    while table.scene.busy:
        found += sorted(seen(table) - set(found))
        QTest.qWait(4)
    return found + sorted(seen(table) - set(found))


def test_the_dealer_turns_first_then_each_column_and_its_seal(program: Program) -> None:
    table, action = opened(program, *SHOW)
    before = seen(table)
    go_on(table, action)
    came = [key for key in order(table) if key not in before]
    told = [key for key in came if key in ("dealer.0", "dealer.1", "dealer_total")]
    assert told == ["dealer.0", "dealer.1", "dealer_total"]
    for column in (2, 3, 4):
        seal = came.index(f"seal:{column}")
        assert came.index("dealer_total") < seal
        turned = f"column:{column}.1"
        if turned in came:
            assert came.index("dealer_total") < came.index(turned) < seal
    assert came.index("column:1.1") < came.index("total:1"), "nor is told what nobody has bet on"
    # The own column is told last.
    assert [key for key in came if key.startswith("seal:")] == ["seal:3", "seal:4", "seal:2"]
    gains = [i for i, key in enumerate(came) if key.startswith("gain:")]
    assert gains
    assert min(gains) > came.index("seal:2")


def at_phase(robot: Robot, phase: str) -> Robot:
    """Play on at once to one's own decision in a phase, from where all moves slowly."""
    robot._wait_for_turn()
    while robot.table.session.view.phase != phase:
        robot.play(limit=1)
        robot._wait_for_turn()
    robot.table.settings.speed = Speed.CALM
    return robot


def test_the_value_of_ones_own_column_comes_after_its_card(open_match: Open) -> None:
    robot = at_phase(open_match("kyo-kabu", "human,easy,easy", seed="4"), BET)
    table, came = robot.table, list[str]()
    robot.do(write_bet({2: 10}))

    def told() -> bool:
        came.extend(sorted(seen(table) - set(came)))
        if not table.telling.waits:
            return "total:2" in came
        assert table.bar.words[0] == "Dealing the second cards…", "nothing is asked meanwhile"
        return False

    wait_until(told)
    assert came.index("column:2.1") < came.index("total:2")


def test_the_dealers_own_value_comes_after_his_cards(open_match: Open) -> None:
    robot = at_phase(open_match("oicho-kabu", "human,easy", seed="1"), DEALER_2)
    table, came = robot.table, list[str]()
    robot.play(limit=1)

    def told() -> bool:
        came.extend(sorted(seen(table) - set(came)))
        return "dealer_total" in came

    wait_until(told)
    assert {"dealer.0", "dealer.1"} <= set(came[: came.index("dealer_total")])


def test_who_changes_places_as_another_deals_passes_below_the_deck_and_clear_of_the_abacus(
    open_match: Open,
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy,easy", seed="5")
    table, motion = robot.table, robot.table.scene.motion
    robot._wait_for_turn()
    while table.session.match.turn != TABLE:
        robot.play(limit=1)
        robot._wait_for_turn()
    dealt = view_of(table).dealer
    table.settings.speed = Speed.NORMAL
    robot.press("next")
    motion.pause()
    dealer = view_of(table).dealer
    assert dealer != dealt
    cards = [item for item in table.scene.items() if item.data(KIND) == "card"]
    abacus = thing(table, "abacus").sceneBoundingRect()
    for part in range(1, 8):
        motion.setCurrentTime(durations.GETS_UP + durations.SEAT * part // 8)
        for seat in (dealer, dealt):
            plate = thing(table, f"plate:{seat}")
            assert motion.moving(plate) or part == 7
            (spot, *_), _ = table.scene.things.items[f"plate:{seat}"]
            seen = plate.sceneBoundingRect()
            air = (seen.width() - spot.width) / 2  # for a winner's light
            assert not seen.adjusted(air, air, -air, -air).intersects(abacus)
            if part == 4:
                assert all(plate.zValue() < card.zValue() for card in cards)
    table.scene.finish()
    assert thing(table, f"plate:{dealt}").zValue() == 20


def test_a_value_that_becomes_a_nine_comes_down(program: Program) -> None:
    table, action = opened(program, "oicho-kabu", "005", 13)
    asked, motion = view_of(table).asked_column, table.scene.motion
    assert asked is not None
    go_on(table, action)
    motion.pause()
    assert view_of(table).columns[asked - 1].total == 9
    value, sizes = thing(table, f"total:{asked}"), list[float]()
    while motion.busy and len(sizes) < 400:
        motion.setCurrentTime(motion.currentTime() + 5)
        sizes.append(value.scale())
    swollen = [size for size in sizes if size != 1]
    assert swollen == sorted(swollen, reverse=True), "it falls, and does not rise"
    assert 1.2 < swollen[0] <= 1.25 and abs(5 * len(swollen) - durations.BEST) <= 10


@pytest.mark.slow
def test_chips_lie_where_they_were_bet_until_their_column_is_told(program: Program) -> None:
    table, action = opened(program, *SHOW)
    lay = {key: item.pos() for key, (_, item) in table.scene.things.items.items() if "chip" in key}
    go_on(table, action)
    wait_until(lambda: "seal:3" in seen(table))
    for key, place in lay.items():
        if key.startswith(("chip:2", "chip:4")):
            assert thing(table, key).pos() == place
    wait_until(lambda: not table.scene.busy)
    lost = next(key for key in lay if key.startswith("chip:3"))
    assert lost not in table.scene.things.items, "it went onto the dealer's heap"


@pytest.mark.slow
def test_no_word_comes_before_the_cards(program: Program) -> None:
    table, action = opened(program, *SHOW)
    lines, sheet = len(table.log.lines), table.sheet.rowCount()
    go_on(table, action)
    assert table.bar.words == ("Turning over the cards…", "")
    assert len(table.log.lines) == lines
    assert table.sheet.rowCount() == sheet
    wait_until(lambda: not table.scene.busy)
    assert table.bar.words[0] == "You lose 8 chips"
    assert len(table.log.lines) > lines
    assert table.sheet.rowCount() == sheet + 1


@daily("how", ["Return", "button", "click"])
def test_all_is_shown_at_once_if_one_wants(program: Program, how: str) -> None:
    table, action = opened(program, *SHOW)
    go_on(table, action)
    QTest.qWait(60)
    assert table.scene.busy
    if how == "Return":
        table.view.setFocus()
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Return)
    elif how == "button":
        button = table.bar.button("show")
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton)
    assert not table.scene.busy
    assert table.bar.words[0] == "You lose 8 chips"
    assert table.session.view.result is not None  # it is looked at, and not left yet
    assert seen(table) >= TOLD
    table.view.setFocus()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Return)
    assert table.session.view.result is None


def test_without_motion_everything_is_there(program: Program) -> None:
    table, action = opened(program, *SHOW)
    table.settings.speed = Speed.OFF
    go_on(table, action)
    assert not table.scene.busy
    assert table.bar.words[0] == "You lose 8 chips"
    assert TOLD | {"dealer_total"} <= seen(table)


@pytest.mark.slow
def test_a_column_that_nobody_bet_on_lies_in_the_shade(program: Program) -> None:
    table, action = opened(program, *SHOW)
    spots = [row.spot for row in (table.model.row(i) for i in range(table.model.rowCount()))]
    before = [spot for spot in spots if isinstance(spot, CardSpot) and "column:" in spot.zone]
    table.settings.speed = Speed.OFF
    go_on(table, action)
    spots = [row.spot for row in (table.model.row(i) for i in range(table.model.rowCount()))]
    after = [spot for spot in spots if isinstance(spot, CardSpot) and "column:" in spot.zone]
    assert {card.zone for card in after if card.faded} == {"column:1"}
    places = {(card.zone, card.place): (card.x, card.y, card.h, card.faded) for card in after}
    for card in before:  # nothing changes its place or its size
        assert places[card.zone, card.place] == (card.x, card.y, card.h, card.faded)
    assert "seal:1" not in seen(table)


def test_another_language_in_the_middle_of_it_ends_it(program: Program) -> None:
    table, action = opened(program, *SHOW)
    go_on(table, action)
    program.language.switch("de")
    wait_until(lambda: table.bar.words[0] == "Du verlierst 8 Chips")
    assert not table.scene.busy


def test_beats_do_not_add_up_to_more_than_four_and_a_half_seconds() -> None:
    most = durations.BEATS_LIMIT + durations.BEAT + durations.CHIPS + durations.FLIP
    assert most <= 4500


@pytest.mark.parametrize("quiet", [False, True])
def test_faces_are_glad_or_sorry_once_the_round_is_told(program: Program, quiet: bool) -> None:
    program.settings.quiet = quiet
    table, action = opened(program, *SHOW)
    assert not any(plate.mood for plate in table.model.layout.plates)
    go_on(table, action)
    wait_until(lambda: not table.scene.busy)
    brought = table.session.view.sheet[-1].deltas
    for plate in table.model.layout.plates:
        gain = 0 if quiet else brought[plate.seat]
        assert (plate.mood > 0, plate.mood < 0) == (gain > 0, gain < 0)


@pytest.mark.slow
def test_it_is_told_once(program: Program) -> None:
    """Who looks back at the round, and returns, finds the result as it lay."""
    table, action = opened(program, *SHOW)
    go_on(table, action)
    wait_until(lambda: not table.scene.busy)
    assert table.bar.words[0] == "You lose 8 chips"
    table.panel.recalled.emit(len(table.session.view.history) - 40)
    assert table.past.shown
    table.view.setFocus()
    QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_Escape)
    assert not table.past.shown
    assert table.bar.words[0] == "You lose 8 chips"
    wait_until(lambda: not table.scene.busy)
    assert TOLD | {"dealer_total"} <= seen(table)


def test_what_decides_is_longer_in_coming_and_the_own_column_a_little() -> None:
    beats = Beats([1, 2, 3, 4, 5], [], 1.0, held=(3, 4), late=(5,))
    assert [beats.at(beat) for beat in (1, 2)] == [durations.BEAT, 2 * durations.BEAT]
    assert beats.at(3) == 3 * durations.BEAT + durations.HELD
    assert beats.at(4) - beats.at(3) == durations.BEAT + durations.HELD_ON, "it is dark already"
    assert beats.at(5) - beats.at(4) == durations.BEAT + durations.LATE
    assert list(beats.held) == [3, 4]


def test_what_a_moment_is_about_is_paid_when_it_is_over() -> None:
    beats = Beats([1, 2, 3], [2], 1.0)
    beats.turning = {1}
    assert beats.told(1) - beats.at(1) == durations.TURNS + durations.FLIP / 2 + durations.SAID
    assert beats.told(2) == beats.at(2), "its cards have turned with an earlier one"
    assert beats.over(1) == beats.at(1)
    assert beats.landed(2) + durations.MOMENT == beats.over(2) < beats.at(3)


def test_heaps_count_their_chips_one_by_one_as_they_land(program: Program) -> None:
    table, action = opened(program, *SHOW)
    go_on(table, action)
    shown: dict[str, list[int]] = {}
    while table.scene.busy:
        for key, heap in table.scene.things._purses.items():
            counted = shown.setdefault(key, [])
            if counted[-1:] != [int(heap.amount)]:
                counted.append(int(heap.amount))
        QTest.qWait(4)
    assert max(map(len, shown.values())) > 2
    chips = {spot.key: int(spot.amount) for spot in table.model.layout.chips if spot.silent}
    for key in shown:  # the last disc may land in the frame that ends it
        assert int(table.scene.things.items[key][0][0].amount) == chips[key]
    assert not table.scene.things._purses


def test_hands_of_a_row_are_set_as_the_tightest_needs(program: Program) -> None:
    del program  # brings the type
    draw = Painter(Theme(), CLOTHS["green"], 1.0)
    kabu, tight = "<big>9</big> Kabu", "\n<big>7</big> Shichiken\t70"
    one = FurnitureSpot("total:1", "hand", 0, 0, 160, 60)

    def drawn(words: str) -> QImage:
        return furniture.thing(draw, one, words, 1.0).pixmap.toImage()

    beside, below = drawn(f"{kabu}\n{kabu}\t160"), drawn(f"{kabu}\n{kabu}\t160{tight}")
    assert beside == drawn(kabu) != below
    assert below == drawn(f"{kabu}{tight}\n{kabu}\t160")


def test_a_name_that_heaps_leave_no_room_for_is_left_out(program: Program) -> None:
    del program  # brings the type
    draw = Painter(Theme(), CLOTHS["green"], 1.0)

    def drawn(name: str, *row: tuple[str, float]) -> QImage:
        spot = FurnitureSpot("total:1", "hand", 0, 0, row[0][1], 60)
        told = "".join(f"\n<big>4</big> {one}\t{wide}" for one, wide in row)
        return furniture.thing(draw, spot, f"<big>4</big> {name}{told}", 1.0).pixmap.toImage()

    full = ("Yotsuya", 24.0)
    assert drawn("Yotsuya", full) == drawn("", full)
    # The others are written as if it were not there, but below their figures like all.
    tight = ("Nizo", 70.0)
    assert drawn("Nizo", tight, full) == drawn("Nizo", tight, ("Yotsuya", 64.0), full)
    assert drawn("Nizo", tight, full) != drawn("", tight, full)


def test_words_have_light_ink_while_the_room_is_dark(program: Program) -> None:
    table, _ = opened(program, *SHOW)
    if program.window.theme.dark:
        program.window.menus.actions["dark"].trigger()
    title = table.header._title
    before = title.styleSheet()
    table.header.grow_dark(1.0)
    assert LIGHT.name() in title.styleSheet() != before
    table.header.grow_dark(0.0)
    assert title.styleSheet() == before
    names = {row.spot.key for row in table.model.rows if isinstance(row.spot, PlateSpot)}
    for key in names:  # their portraits are left out
        place = thing(table, key).boundingRect().translated(thing(table, key).pos())
        light = next(one for one in table.scene.things.in_light_ink() if one.place == place)
        image = light.draw().toImage()
        size = image.width() * image.height()
        inked = [image.pixelColor(i % image.width(), i // image.width()) for i in range(size)]
        assert light.is_dark and 0 < sum(ink.alpha() > 200 for ink in inked) < 0.1 * size


def test_the_next_column_turns_when_the_last_chip_of_the_one_before_has_landed(
    program: Program,
) -> None:
    table, action = opened(program, *SHOW)
    go_on(table, action)
    scene, layout = table.scene, table.model.layout
    scene.motion.pause()
    later = {
        chip.key: {card.key for card in layout.cards if card.beat > chip.beat}
        for chip in layout.chips
        if chip.into and chip.onward == 0
    }
    waits = 0
    while scene.busy:
        scene.motion.setCurrentTime(scene.motion.currentTime() + 20)
        for key in later.keys() & scene.things.items.keys():
            cards = [item for one in later[key] if (item := scene.card_item(one))]
            waits += len(cards)
            assert not any(
                scene.motion.turning(i) and not i.transform().isIdentity() for i in cards
            )
    assert waits


def tags_and_what_they_must_not_cover(table: TablePage) -> tuple[dict[int, QRectF], list[QRectF]]:
    """What stands there that a round has brought each, and all faces, names, chips and cards."""
    layout, scale, covered = table.model.layout, table.scene.scale, []
    for plate in layout.plates:
        box = QRectF(plate.x, plate.y, plate.width, plate.height)
        if is_beside(plate):
            words = box.adjusted(plate.height, 0, 0, -plate.height / 2)
            covered += [portrait_place(plate), words]
        elif plate.shows == "name":
            side = min(plate.height / 1.22, plate.height - 21 * scale)
            name = box.adjusted(0, side, 0, 0)
            face = QRectF(box.center().x() - side / 2, box.y(), side, side)
            covered += [face & box, name]
        else:
            covered.append(portrait_place(plate))
    for card in layout.cards:
        covered.append(table.scene.card_rect(card.key) or QRectF())
    for chip in layout.chips:
        if chip.key.startswith("bank:"):
            rise = 0.12 * chip.size * (chip.heap - 1)
            wide = amount_width(chip.size, chip.amount, scale)
            covered.append(QRectF(chip.x, chip.y - rise, wide, chip.size + rise))
    tags = {
        label.owner: thing(table, label.key).sceneBoundingRect()
        for label in layout.labels
        if label.key.startswith("gain:") and label.owner is not None
    }
    return tags, covered


def test_what_a_column_counts_stands_inside_the_braid_of_its_mat(program: Program) -> None:
    table, action = opened(program, *SHOW)
    table.settings.speed = Speed.OFF
    program.window.resize(800, 560)
    table.toggle_panel()
    go_on(table, action)
    wait_until(lambda: not table.scene.busy)
    things = {spot.key: spot for spot in table.model.layout.furniture}
    for number in range(1, 5):
        mat, total = things[f"mat:{number}"], things[f"total:{number}"]
        assert total.x >= mat.x + (furniture._BRAID + 1) * table.scene.scale


@daily("seats", range(2, 11), 5, 8, 10)
def test_what_a_round_has_brought_covers_no_face_no_name_no_chips_and_no_card(
    open_match: Open, program: Program, seats: int
) -> None:
    robot = open_match("oicho-kabu", "human" + ",easy" * (seats - 1), seed="5")
    table = robot.table
    table.settings.speed = Speed.OFF
    robot._wait_for_turn()
    while table.session.match.turn != TABLE:
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    for size in ((800, 560), (1024, 600), (1280, 800), (1600, 900), (2560, 1440), (1080, 1920)):
        program.window.resize(*size)
        for _drawer in (False, True):
            wait_until(lambda: not table.scene.busy)
            table.redraw(animate=False)
            tags, covered = tags_and_what_they_must_not_cover(table)
            assert tags
            for seat, whole in tags.items():
                tag = whole.adjusted(2, 2, -2, -2)  # without its edge
                others = [box for other, box in tags.items() if other != seat]
                where = f"{seat} of {seats} in {size}, {table.panel_open}"
                assert not [box for box in (*covered, *others) if box.intersects(tag)], where
            table.toggle_panel()
    assert not table.panel_open


@pytest.mark.parametrize(
    ("game", "record", "at", "zone"),
    [("oklahoma-gin", "001", 37, "knock"), ("dou-dizhu", "011", 16, "play1")],
)
def test_nothing_is_told_of_what_a_card_leads_to_before_it_lies_there(
    program: Program, game: str, record: str, at: int, zone: str
) -> None:
    table, action = opened(program, game, record, at)
    scene, told = table.scene, "Turning over the cards…"
    go_on(table, action)
    cards = [scene.card_item(s.key) for s in table.model.layout.cards if s.zone == zone]
    lay = [card.pos() for card in cards if card is not None]
    assert lay and table.bar.words[0] != told
    scene.motion.setCurrentTime(durations.THROW - 20)
    assert table.bar.words[0] != told
    assert [card.pos() for card in cards if card is not None] != lay
    for _ in range(30):
        scene.motion.setCurrentTime(scene.motion.currentTime() + 15)
    assert table.bar.words[0] == told
    assert scene.unfolding


#: The last play of a deal that the landlord, seat 1, loses, with 6 at stake.
LOST = "dou-dizhu", "003", 126


def coins(table: TablePage) -> list[QGraphicsPixmapItem]:
    """The coins that are on their way."""
    things, keys = table.scene.things, [chip.key for chip in table.model.layout.chips]
    flying = [things.items[key][1] for key in keys if key in things.items]
    return [item for item in (*flying, *things._flying) if item.opacity() > 0]


def test_coins_go_from_who_loses_a_deal_to_who_wins_it_and_slips_count_them(
    program: Program,
) -> None:
    table, action = opened(program, *LOST)
    things, motion = table.scene.things, table.scene.motion
    said: dict[str, list[str]] = {}
    counts, ways = things._say, dict[str, list[float]]()

    def say(key: str, words: str) -> None:
        said.setdefault(key, []).append(words)
        counts(key, words)

    things._say = say  # type: ignore[method-assign]
    go_on(table, action)
    while table.scene.busy:
        motion.setCurrentTime(motion.currentTime() + 10)
        for chip in table.model.layout.chips:
            if chip.key in things.items and (item := things.items[chip.key][1]).opacity() > 0:
                ways.setdefault(chip.into, []).append(item.x())
    assert said == {
        "gained:0": ["+2", "+4", "+6"],
        "gained:1": ["−2", "−4", "−6", "−8", "−10", "−12"],
        "gained:2": ["+2", "+4", "+6"],
    }
    loser, *winners = (thing(table, f"gained:{seat}").x() for seat in (1, 0, 2))
    for slip, seat in zip(winners, (0, 2), strict=True):
        flown = ways[f"gained:{seat}"]
        assert max(flown) > loser - 40 and min(flown) < slip + 90, "from slip to slip"
    assert not coins(table)
    shown = [label.text for label in table.model.layout.labels if label.key == "gained:1"]
    assert [dict(text.params)["gain"] for text in shown] == [-24]


def test_coins_go_back_to_whom_they_came_from_when_the_last_play_is_taken_back(
    program: Program,
) -> None:
    table, action = opened(program, *LOST)
    motion = table.scene.motion
    go_on(table, action)
    table.scene.finish()
    loser, winner = thing(table, "gained:1").x(), thing(table, "gained:0").x()
    table.undo()
    motion.setCurrentTime(motion.currentTime() + 20)
    assert len(coins(table)) == 6
    assert all(coin.x() < winner + 150 for coin in coins(table)), "where they were paid to"
    motion.setCurrentTime(motion.currentTime() + 300)
    assert max(coin.x() for coin in coins(table)) > loser - 200
    table.scene.finish()
    assert not coins(table)


def test_without_motion_nothing_is_paid_coin_by_coin(program: Program) -> None:
    table, action = opened(program, *LOST)
    table.settings.speed = Speed.OFF
    go_on(table, action)
    assert not coins(table) and not table.scene.busy
    table.undo()
    assert not coins(table) and not table.scene.busy


@pytest.mark.parametrize("size", [(1280, 800), (800, 560)])
def test_the_dealers_name_beside_his_chips_is_whole(
    open_match: Open, program: Program, size: tuple[int, int]
) -> None:
    robot = open_match("oicho-kabu", "human,easy,easy", seed="2")
    table = robot.table
    table.settings.speed = Speed.OFF
    robot._wait_for_turn()
    assert view_of(table).dealer == 0
    program.window.resize(*size)
    for _drawer in (False, True):
        wait_until(lambda: not table.scene.busy)
        table.redraw(animate=False)
        names = [
            table.model.row(i).words.said[0]
            for i in range(table.model.rowCount())
            if table.model.row(i).spot.key == "dealer_name"
        ]
        assert names in ([], ["Player 1"])
        assert names or not table.panel_open
        table.toggle_panel()


@pytest.mark.parametrize(("seats", "seed"), [(8, "3"), (9, "3"), (10, "4")])
def test_names_stay_on_a_small_table_beside_what_a_round_has_brought(
    open_match: Open, program: Program, seats: int, seed: str
) -> None:
    robot = open_match("oicho-kabu", "human" + ",easy" * (seats - 1), seed=seed)
    table = robot.table
    table.settings.speed = Speed.OFF
    program.window.resize(800, 560)
    robot._wait_for_turn()
    while table.session.match.turn != TABLE:
        robot.do(robot.choose("easy"))
        robot._wait_for_turn()
    wait_until(lambda: not table.scene.busy)
    layout, dealer = table.model.layout, view_of(table).dealer
    assert [plate.seat for plate in layout.plates if plate.shows != "name"] == [dealer]
    bank = next(chip for chip in layout.chips if chip.key == f"bank:{dealer}")
    wide = amount_width(bank.size, bank.amount, table.scene.scale)
    gain = thing(table, f"gain:{dealer}").sceneBoundingRect()
    assert gain.left() + 2 >= bank.x + wide, "the dealer’s stands right of his own chips"


def test_the_more_is_paid_the_more_chips_fly_and_the_longer_in_the_same_time(
    program: Program,
) -> None:
    table, action = opened(program, "oicho-kabu", "020", 16)  # 58, 25 and 1 are lost
    go_on(table, action)
    motion, flown = table.scene.motion, dict[str, list[int]]()
    motion.pause()
    lay = dict[str, QPointF]()
    while table.scene.busy:
        for chip in table.model.layout.chips:
            known = table.scene.things.items.get(chip.key)
            if chip.into and chip.source and known:
                if (at := known[1].pos()) != lay.get(chip.key, at):
                    flown.setdefault(chip.key, []).append(motion.currentTime())
                lay[chip.key] = at
        motion.setCurrentTime(motion.currentTime() + 10)
    ways = {key: max(at) - min(at) for key, at in flown.items() if max(at) > min(at)}
    chips = {k: [w for key, w in ways.items() if key.split(":")[1] == k] for k in "124"}
    assert [len(ways) for ways in chips.values()] == [7, 5, 1]
    assert max(chips["4"]) < max(chips["1"]) <= durations.CHIPS
    for column, many in (("1", 7), ("2", 5)):
        begun = [min(at) for key, at in flown.items() if key.split(":")[1] == column]
        assert len(begun) == many and max(begun) - min(begun) <= 2 * durations.PAY_STAGGER + 20
