"""The pictures of README and stores: ``python packaging/pictures.py [WORD …]`` from the root.

They are made of the real window, offscreen, at moments that were looked for: the seeds below lead
there as long as the opponents play as they do, and the script says so if they do not any more.
Words choose pictures by parts of their names; look at what has been written.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest

from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.games.kabu.round import BET, FIELD_3
from cardtable.games.kabu.view import KabuView
from cardtable.games.oklahoma_gin.cards import card_set
from cardtable.games.oklahoma_gin.legal import DISCARD
from cardtable.games.oklahoma_gin.melds import arrange
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.languages import LANGUAGES
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.intents import Review, SetUp
from cardtable.ui.review.page import ReviewPage
from cardtable.ui.running.program import Program
from tests.robot import Robot, ask_everything, wait_until

PICTURES = Path(__file__).resolve().parents[1] / "assets" / "pictures"
USUAL, WIDE, HUGE = (1280, 800), (1440, 900), (3840, 2160)


@contextmanager
def program(size: tuple[int, int], language: str, dark: bool = True) -> Iterator[Program]:
    """The program with a journal of its own, by night, and nothing moving."""
    with tempfile.TemporaryDirectory() as place:
        os.environ["CARDTABLE_DATA"] = place
        made = Program("en")
        settings = made.settings
        settings.speed, settings.pace, settings.name = Speed.OFF, Pace.AT_ONCE, "Mira"
        settings.talk = False
        ask_everything(settings)  # the robot makes every move itself
        made.window.resize(*size)
        made.window.show()
        made.settings.language = language
        if made.window.theme.dark != dark:
            made.window.menus.actions["dark"].trigger()
        yield made
        made.settings.language = "en"  # the next one starts with it
        made.window.close()
        made.close()


def opened(made: Program, game: str, seats: str, seed: int, *options: str, deck: str = "") -> Robot:
    made.open(
        argparse.Namespace(
            game=game,
            seats=seats,
            seed=str(seed),
            deck=deck or None,
            preset=None,
            option=list(options),
        )
    )
    return Robot(made.window)


def until(robot: Robot, there: Callable[[], bool], limit: int = 300) -> None:
    """Play on until the moment has come."""
    for _ in range(limit):
        robot._wait_for_turn()
        if there():
            return
        robot.do(robot.choose("medium"))
    raise SystemExit("this seed no longer leads to its moment")


def save(made: Program, name: str) -> None:
    window = made.window
    if window.table is not None:
        window.table.scene.finish()
        window.table.redraw()
    QTest.qWait(80)
    if window.table is not None:
        window.table.pictures.wait()
    if window.navigator.find(ReviewPage) is not None:
        window.navigator.find(ReviewPage).stage.pictures.wait()
    QTest.qWait(400)
    wait_until(lambda: not window.start._renderer.busy)
    window.grab().save(str(PICTURES / f"{name}.png"), quality=0)
    print(name)


def start(language: str) -> None:
    """The four games, a match that waits, and some that were played."""
    with program(USUAL, language) as made:
        for game, seats, option in (
            ("oklahoma-gin", "human,easy", "rounds=1"),
            ("dou-dizhu", "human,easy,easy", "deals=1"),
            ("oicho-kabu", "human,easy,medium", "rounds=6"),
        ):
            opened(made, game, seats, 3, option).play()
        robot = opened(made, "oicho-kabu", "human,hard,hard,easy,medium", 5)
        until(robot, lambda: len(robot.table.session.view.sheet) == 2)
        made.window.show_start()
        save(made, f"start-{language}")


def betting(language: str, size: tuple[int, int]) -> None:
    """The red ace and the silver four in the first field, chips on all four columns."""
    with program(size, language) as made:
        robot = opened(made, "oicho-kabu", "human,hard,hard,easy,medium", 133)
        until(robot, lambda: robot.table.session.view.phase == BET)
        for column in ("2", "2", "4", "1"):
            robot.choose_place(f"column:{column}", column)
        save(made, f"oicho-kabu-bet-{language}")


def triple(robot: Robot, rounds: int) -> bool:
    """Whether a round is told in which three cards of a rank won."""
    view = robot.table.session.view
    if view.turn != TABLE or len(view.sheet) < rounds:
        return False
    assert isinstance(view, KabuView) and view.result is not None
    return any(column.verdict == "triple" for column in view.result.columns)


def showdown(name: str, language: str, size: tuple[int, int], seed: int) -> None:
    """Three of a kind with Hanafuda, the chart of the rounds beside it."""
    with program(size, language) as made:
        robot = opened(made, "oicho-kabu", "human,medium,easy,easy", seed, deck="hanafuda")
        until(robot, lambda: triple(robot, 3))
        save(made, name)


def hint() -> None:
    with program(WIDE, "en") as made:
        robot = opened(made, "oicho-kabu", "human,medium,easy,easy", 17, deck="hanafuda")
        until(
            robot,
            lambda: (
                robot.table.session.view.phase == FIELD_3
                and len(list(robot.table.session.view.legal)) > 1
                and len(robot.table.session.view.sheet) >= 2
            ),
        )
        robot.table.hint()
        wait_until(robot.table.strip.list.isVisible)
        save(made, "oicho-kabu-hint-en")


def kyo() -> None:
    """A third card."""
    with program(USUAL, "en") as made:
        robot = opened(made, "kyo-kabu", "human,medium,easy,easy", 8, deck="hanafuda")
        until(
            robot,
            lambda: (
                robot.table.session.view.phase == FIELD_3
                and len(list(robot.table.session.view.legal)) > 1
                and len(robot.table.session.view.sheet) >= 1
            ),
        )
        save(made, "kyo-kabu-field_3-en")


def bomb() -> None:
    """The landlord picks up four jacks."""
    with program(WIDE, "en") as made:
        robot = opened(made, "dou-dizhu", "human,hard,hard", 683)
        robot._wait_for_turn()
        bid = next(a for a in robot.table.session.view.legal if a.args == ("3",))
        robot.do(bid)
        robot._wait_for_turn()
        view = robot.table.session.view
        assert isinstance(view, DouDizhuView)
        robot._hold([card for card in view.hand if card[0] == "J"])
        save(made, "dou-dizhu-play-lead-en")


def gin() -> None:
    """Three melds laid out, a card too many in the hand."""

    def there() -> bool:
        view = robot.table.session.view
        assert isinstance(view, OklahomaGinView)
        if view.phase != DISCARD or view.turn != view.seat:
            return False
        return len(arrange(card_set(view.hand)).melds) == 3

    with program(WIDE, "ja") as made:
        robot = opened(made, "oklahoma-gin", "human,expert", 4)
        until(robot, there)
        save(made, "oklahoma-gin-discard-ja")


def new_match() -> None:
    with program(USUAL, "en") as made:
        made.window.open(SetUp("oicho-kabu"))
        save(made, "new-match-oicho-kabu-en")


def review() -> None:
    with program(USUAL, "en") as made:
        robot = opened(made, "oicho-kabu", "human,easy,medium", 3, "rounds=6", deck="hanafuda")
        robot.play("easy")
        made.window.open(Review())
        page = made.window.navigator.find(ReviewPage)
        assert page is not None
        wait_until(lambda: page.model.judged >= page.model.rowCount(), 120_000)
        page.select(1)
        save(made, "review-oicho-kabu-en")


JOBS: dict[str, Callable[[], None]] = {
    **{f"start-{language}": lambda code=language: start(code) for language in LANGUAGES},  # type: ignore[misc]
    **{
        f"oicho-kabu-bet-{language}": lambda code=language: betting(  # type: ignore[misc]
            code, WIDE if code == "en" else USUAL
        )
        for language in LANGUAGES
    },
    "oicho-kabu-hanafuda-4k-ja": lambda: showdown("oicho-kabu-hanafuda-4k-ja", "ja", HUGE, 18),
    "oicho-kabu-hint-en": hint,
    "kyo-kabu-field_3-en": kyo,
    "dou-dizhu-play-lead-en": bomb,
    "oklahoma-gin-discard-ja": gin,
    "new-match-oicho-kabu-en": new_match,
    "review-oicho-kabu-en": review,
}


def main(words: list[str]) -> int:
    """A word chooses the pictures whose names contain it."""
    wanted = [name for name in JOBS if not words or any(word in name for word in words)]
    for name in wanted:
        JOBS[name]()
    return 0 if wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
