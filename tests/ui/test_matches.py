"""Whole matches at the real window, by mouse alone and by keyboard alone."""

from __future__ import annotations

import pytest

from cardtable.engine.state import TABLE
from cardtable.store.journal import Journal
from tests.daily import daily
from tests.ui.conftest import Open

MATCHES = [
    ("dou-dizhu", "human,easy,easy", ("deals=2",)),
    ("oicho-kabu", "human,easy,medium", ("rounds=6",)),
    ("kyo-kabu", "human,easy,medium", ("rounds=6",)),
    ("oklahoma-gin", "human,easy", ("rounds=1",)),
]


@daily("keyboard", [False, True], ids=["mouse", "keyboard"])
@daily(("game", "seats", "options"), MATCHES, "dou-dizhu", ids=[m[0] for m in MATCHES])
def test_a_match_is_played_to_its_end(
    open_match: Open,
    journal_of: Journal,
    game: str,
    seats: str,
    options: tuple[str, ...],
    keyboard: bool,
) -> None:
    robot = open_match(game, seats, *options, seed="3", keyboard=keyboard)
    done = robot.play()
    assert done > 3
    match = robot.table.session.match
    assert match.outcome is not None
    assert journal_of.unfinished() == []
    again, _ = journal_of.load(robot.table.session.number)
    assert again.actions == match.actions
    assert again.outcome == match.outcome
    title, detail = robot.table.bar.words
    assert title
    assert detail


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), MATCHES, ids=[m[0] for m in MATCHES])
def test_friends_pass_the_computer_around(
    open_match: Open, game: str, seats: str, options: tuple[str, ...]
) -> None:
    robot = open_match(game, seats.replace("easy", "human"), *options, seed="4", keyboard=True)
    table, curtain = robot.table, robot.window.curtain
    session = table.session
    seen: list[int | None] = []

    def look() -> None:
        turn = session.match.turn
        assert not curtain.isVisible()
        if turn is not None and turn != TABLE:
            assert session.viewer == turn
        seen.append(session.viewer)

    def hidden() -> None:
        # While the privacy screen is up nothing of anybody's view is on the table.
        assert curtain.isVisible()
        assert curtain.geometry().contains(table.geometry().center())
        assert table.scene.model.layout.cards == ()
        assert table.model.rowCount() == 0

    session.curtain.connect(lambda _: hidden())
    robot.play(limit=25, before=look)
    assert len(set(seen)) >= 2


@pytest.mark.slow
def test_the_keyboard_reaches_the_hand_from_the_melds_above_it(open_match: Open) -> None:
    robot = open_match("oklahoma-gin", "human,easy", "rounds=1", seed="5", keyboard=True)
    seen: set[str] = set()
    robot.play(before=lambda: seen.add(robot.table.session.view.phase))
    assert "layoff" in seen
    assert robot.table.session.match.outcome is not None
