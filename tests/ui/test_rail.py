"""The rail: answers that stay where the hand is."""

from __future__ import annotations

from collections import defaultdict
from itertools import product

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cardtable.models.controls.base import Button
from cardtable.phrases.base import Prompt
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.running.program import Program
from cardtable.ui.table.action_bar import _Line
from cardtable.ui.widgets.buttons import KeyButton
from tests.daily import daily
from tests.eye.words import contrast
from tests.robot import wait_until
from tests.ui.conftest import Open
from tests.ui.replayed import go_on, opened

#: Every answer that a player meets again and again, by game.
STEADY = {
    "oicho-kabu": {"hint", "pass", "stand", "bet", "hit", "next"},
    "kyo-kabu": {"hint", "pass", "stand", "bet", "hit", "deal", "next"},
    "dou-dizhu": {"hint", "pass", "play", "next"},
    "oklahoma-gin": {"hint", "pass", "take", "knock", "draw", "discard", "next"},
}
OTHERS = {"pass", "stand", "take", "knock"}
#: What is the act at one moment, and stands beside another one at the next.
EITHER = {"dou-dizhu": {"pass"}, "oklahoma-gin": {"take", "knock", "discard"}}
#: Not to bet is an answer for a whole round: it lies elsewhere.
APART = {"oicho-kabu": {"pass"}, "kyo-kabu": {"pass"}}


@daily(
    ("game", "size"),
    [(game, size) for game in STEADY for size in ((800, 560), (1280, 800), (1920, 1080))],
    ("oicho-kabu", (800, 560)),
    ("dou-dizhu", (1280, 800)),
    ("oklahoma-gin", (800, 560)),
)
def test_an_answer_stays_in_its_place_from_phase_to_phase(
    program: Program, open_match: Open, game: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    people = {"dou-dizhu": "human,easy,easy", "oklahoma-gin": "human,easy"}
    robot = open_match(game, people.get(game, "human,easy,easy"), seed="3")
    found: dict[str, set[tuple[int, int, int]]] = defaultdict(set)

    def look() -> None:
        QApplication.processEvents()
        bar = robot.table.bar
        if any(button.id.startswith("deal:") for button in bar.shown):
            return  # two others, which say where cards are taken from, stand beside the act
        hint = bar.button("hint")
        if hint is not None and not any(one.isVisible() for one in bar.stops if one is not hint):
            assert hint.geometry().right() > bar.width() - 40  # all answers lie on the cloth
            return
        stops = sorted(one.geometry().left() for one in bar.stops)
        ends = {
            one.id: widget.geometry().right()
            for one in bar.shown
            if (widget := bar.button(one.id)) is not None
        }
        if hint is not None:  # no hole between it and the answers
            assert min(left for left in stops if left > ends["hint"]) - ends["hint"] < 12
        for id_ in (STEADY[game] - {"hint"}) & ends.keys():
            widget = bar.button(id_)
            assert widget is not None
            box = widget.geometry()
            found[id_].add((box.right(), box.y(), box.height()))

    robot.play(limit=40, before=look)
    look()
    assert len(found) >= 3
    either = {id_: found.pop(id_) for id_ in EITHER.get(game, set()) & found.keys()}
    apart = APART.get(game, set())
    assert all(len(found[id_]) == 1 for id_ in found if id_ not in apart), dict(found)
    main = {min(found[id_]) for id_ in found if id_ not in OTHERS}
    beside = {min(found[id_]) for id_ in found if id_ in OTHERS - apart}
    beside |= {min(places) for places in either.values() if len(places) > 1}
    assert (len(main), len(beside)) == (1, 1)
    assert all(places <= main | beside for places in either.values()), either
    assert all(max(found[id_]) < min(beside) for id_ in apart & found.keys())
    assert main.pop()[0] > robot.table.bar.width() - 40


@pytest.mark.parametrize(
    "words", ["Play", "Play: two triples with a pair each", "飞机带翅膀的出牌"]
)
def test_long_words_fit_into_a_place(program: Program, words: str) -> None:
    button = KeyButton(program.window.theme, "primary")
    button.fitted = 196
    button.set_words(words, "Return")
    assert button.sizeHint().width() == 196
    font, lines, cap = button._fit()
    assert cap and len(lines) <= 2 and font.pixelSize() >= 12  # its key stands behind the words


def test_what_would_take_two_lines_is_said_in_short_and_read_out_whole(program: Program) -> None:
    button = KeyButton(program.window.theme, "primary")
    button.fitted = 196
    for words, seen in (
        ("Play: bomb", "Play: bomb"),
        ("Play: two triples with a pair each", "Play"),
    ):
        button.set_words(words, "Return", short="Play")
        assert [line for line, _ in button._fit()[1]] == [seen]
        assert button.accessibleName() == words


@pytest.mark.parametrize("game", STEADY)
def test_the_act_is_vermilion_widest_and_rightmost(
    program: Program, open_match: Open, game: str
) -> None:
    people = {"dou-dizhu": "human,easy,easy", "oklahoma-gin": "human,easy"}
    robot = open_match(game, people.get(game, "human,easy,easy"), seed="3")
    seen = set()

    def look() -> None:
        QApplication.processEvents()
        bar = robot.table.bar
        for act in (button for button in bar.shown if button.kind == "primary"):
            boxes = {one.geometry().right(): one.width() for one in bar.stops}
            widget = bar.button(act.id)
            assert widget is not None and widget.kind == "primary"
            if len(boxes) > 1 and widget in bar.stops:
                assert max(boxes) == widget.geometry().right()
                assert widget.width() == max(boxes.values())
            seen.add(act.id.partition(":")[0])

    robot.play(limit=30, before=look)
    assert seen & {"play", "bet", "discard", "knock", "hit"}


def test_what_skips_the_showdown_is_not_where_a_card_was_asked_for(program: Program) -> None:
    table, action = opened(program, "oicho-kabu", "019", 22)
    go_on(table, action)
    wait_until(lambda: table.bar.button("show") is not None)
    show = table.bar.button("show")
    assert show is not None
    QApplication.processEvents()
    place = QRect(show.geometry())
    wait_until(lambda: table.bar.button("next") is not None)
    QApplication.processEvents()
    for button in table.bar.shown:
        widget = table.bar.button(button.id)
        assert widget is not None and not place.intersects(widget.geometry())


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_it_is_never_blank_while_cards_are_on_their_way(program: Program, game: str) -> None:
    seen = set[str]()
    for at in (2, 3, 4, 5):
        table, action = opened(program, game, "002", at)
        mine = table.session.match.turn == table.session.viewer
        go_on(table, action)
        if not table.telling.waits:
            continue
        title, next_one = table.bar.words[0], table.session.match.turn
        assert title
        if mine and next_one not in (0, -1, None):
            assert "Otto" in title or "Ayla" in title  # who is next
        seen.add(title)
        table.scene.finish()
        assert table.bar.words[0]
    assert seen


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin"])
def test_a_deal_on_its_way_is_said(program: Program, open_match: Open, game: str) -> None:
    program.settings.speed = Speed.NORMAL
    robot = open_match(game, "human,easy" + ",easy" * (game == "dou-dizhu"))
    wait_until(lambda: robot.table.scene.busy)
    assert robot.table.bar.words[0] == "Dealing the cards…"


@daily(("game", "at", "seat"), [("dou-dizhu", 1, 1), ("kyo-kabu", 4, 0), ("oicho-kabu", 9, 0)])
def test_nothing_is_dealt_while_cards_go_back(
    program: Program, game: str, at: int, seat: int
) -> None:
    table, action = opened(program, game, "001", at, seat)
    go_on(table, action)
    table.scene.finish()
    table.undo()
    assert table.telling.waits
    said = {table.bar.words[0]}
    while table.scene.busy:
        table.scene.motion.setCurrentTime(table.scene.motion.currentTime() + 20)
        said.add(table.bar.words[0])
    assert not any("Dealing" in words for words in said), said


@pytest.mark.parametrize(
    ("game", "record", "at", "last"),
    [
        ("dou-dizhu", "003", 16, "Mira played a pair of 9s."),
        ("oklahoma-gin", "001", 3, "Mira discarded the K♦."),
    ],
)
def test_while_somebody_thinks_it_says_what_has_happened_last(
    program: Program, game: str, record: str, at: int, last: str
) -> None:
    table, action = opened(program, game, record, at)
    table.settings.speed = Speed.OFF
    go_on(table, action)
    wait_until(lambda: table.bar.words[0] == "Otto is thinking…")
    assert table.bar.words[1] == last


def test_a_knock_is_said_before_what_follows_it(program: Program) -> None:
    table, action = opened(program, "oklahoma-gin", "005", 39)
    assert action.verb == "knock"
    go_on(table, action)
    assert table.bar.words[0].startswith("Mira: Knocked with")
    table.scene.finish()
    assert table.bar.words[0] == "Otto is laying off…"


@pytest.mark.parametrize("dark", ["no", "yes"])
def test_the_rail_takes_part_in_the_dark_and_its_words_can_be_read(
    program: Program, open_match: Open, dark: str
) -> None:
    program.settings.dark = dark
    table = open_match("oicho-kabu", "human,easy").table
    words = table.bar._words
    box = QRect(words.pos(), words.size())

    def seen() -> tuple[QColor, list[QColor]]:
        picture = table.bar.grab(box).toImage()
        colours = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(50, 70)]
        return picture.pixelColor(picture.width() - 3, 10), colours

    lit, _ = seen()
    for dusk in (0.0, 1.0):
        table.scene.dusk.emit(dusk)
        wood, colours = seen()
        assert max(contrast(wood, colour) for colour in colours) > 4.5
    assert wood.lightness() < 0.75 * lit.lightness()
    table.scene.dusk.emit(0.0)
    assert seen()[0] == lit


def test_words_and_answers_give_way_to_others_and_act_at_once(
    program: Program, open_match: Open
) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    bar = robot.table.bar
    QApplication.processEvents()
    program.settings.speed = Speed.NORMAL
    robot.table.say()
    (gone, *_rest), before = bar.stops, bar.grab().toImage()
    there = gone.geometry().adjusted(4, 4, -4, -4)
    bar.show_prompt(Prompt("Something else"))
    bar.show_buttons([Button("one", "One", "", "primary"), Button("two", "Two")])
    one = bar.button("one")
    assert one is not None and one.isVisible() and one.isEnabled(), "it can be pressed at once"
    assert bar.words == ("Something else", "")
    seen, place = bar.grab().toImage(), one.geometry().center()
    wait_until(lambda: not bar.changes)
    after = bar.grab().toImage()
    assert seen.pixelColor(place) != after.pixelColor(place)
    spot = there.bottomLeft()
    was, still, then = (one.pixelColor(spot).lightness() for one in (before, seen, after))
    assert abs(was - still) < abs(was - then), "what was there is still seen, and goes"
    program.settings.speed = Speed.OFF
    robot.table.say()
    assert not bar.changes, "where nothing moves, all is there at once"


def test_what_stays_the_same_stays_still_and_what_is_over_is_gone_at_once(
    program: Program, open_match: Open
) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    bar = robot.table.bar
    program.settings.speed = Speed.NORMAL
    robot.table.say()

    def show(chips: int) -> None:
        bar.show_prompt(Prompt("Your turn: bet", f"You have {chips} chips"))
        bar.show_buttons([Button("bet", f"Place bets: {100 - chips}", "", "primary")])

    def seen() -> tuple[QImage, QImage, QImage]:
        (place,) = (widget.geometry() for widget in bar.stops)
        lines = [bar._words.geometry().topLeft() + line.place.center() for line in words()]
        title, detail = (QRect(20, at.y() - 8, 200, 16) for at in lines)
        edge = QRect(place.topLeft(), QSize(20, place.height()))
        return bar.grab(title).toImage(), bar.grab(edge).toImage(), bar.grab(detail).toImage()

    def words() -> list[_Line]:
        return bar._words._lines(bar._words.size(), *bar.words, False)

    show(90)
    bar.settle()
    before = seen()
    show(80)
    assert set(bar.changes) == {"", "bet"}
    for change in bar.changes.values():
        assert change.duration() == durations.YIELDS
        change.setCurrentTime(change.duration() // 2)
    half = seen()
    for was, now in zip(before[:2], half[:2], strict=True):
        pixels = product(range(was.width()), range(was.height()))
        assert all(_near(was.pixelColor(*at), now.pixelColor(*at)) for at in pixels)
    bar.settle()
    assert before[2] != half[2] != seen()[2]
    bar.hush()
    assert bar.changes[""].duration() == durations.YIELDS and bar.words[0]
    bar.settle()
    assert contrast(*_extremes(seen()[0])) < 1.6, "nothing but wood"


def _near(one: QColor, other: QColor) -> bool:
    ways = (QColor.red, QColor.green, QColor.blue)
    return all(abs(way(one) - way(other)) <= 4 for way in ways)


def _extremes(picture: QImage) -> tuple[QColor, QColor]:
    pixels = product(range(picture.width()), range(picture.height()))
    colours = sorted((picture.pixelColor(*at) for at in pixels), key=QColor.lightness)
    return colours[0], colours[-1]


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_an_act_that_is_not_possible_yet_can_be_read(
    program: Program, open_match: Open, dark: bool
) -> None:
    if program.window.theme.dark != dark:
        program.window.menus.actions["dark"].trigger()
    program.window.resize(800, 560)
    robot = open_match("dou-dizhu", "human,hard,easy", seed="5")
    robot._wait_for_turn()
    while robot.table.session.view.phase != "play":
        robot.play(limit=1)
        robot._wait_for_turn()
    bar = robot.table.bar
    play = bar.button("play")
    assert play is not None and not play.isEnabled() and play.kind == "primary"
    inside = bar.grab(play.geometry().adjusted(12, 12, -12, -12)).toImage()
    pixels = product(range(inside.width()), range(inside.height()))
    seen = sorted((inside.pixelColor(*at) for at in pixels), key=QColor.lightness)
    assert contrast(seen[-1], seen[len(seen) // 2]) >= 4.5


def test_it_asks_as_soon_as_the_cards_lie(program: Program, open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", seed="3")
    robot._wait_for_turn()
    while robot.table.session.view.phase != "draw":
        robot.do(robot.choose())
        robot._wait_for_turn()
    program.settings.speed = Speed.NORMAL
    robot.press("draw")
    table = robot.table
    assert table.telling.waits and not table.bar.shown
    wait_until(lambda: bool(table.bar.shown))
    assert table.scene.busy, "what else finds its place need not be waited for"


def test_in_the_widest_windows_the_rail_keeps_to_the_middle(
    program: Program, open_match: Open
) -> None:
    program.window.resize(3440, 1440)
    bar = open_match("oklahoma-gin", "human,easy", seed="3").table.bar
    QApplication.processEvents()
    assert bar.words_place.left() > 300
    buttons = [button for one in bar.shown if (button := bar.button(one.id)) is not None]
    assert buttons
    assert all(button.geometry().right() < bar.width() - 300 for button in buttons)
