"""Guided hands without a window: along the path and off it, taken back, left and continued."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.engine.actions import Action
from cardtable.engine.lessons import learners
from cardtable.games import find_game
from cardtable.models.lesson import Kept, LessonRun, ScriptedThinker
from cardtable.models.saving import Saving
from cardtable.models.session import Session
from cardtable.ui.guide.lessons import lessons_of
from tests.first_hands import ALL


class Learning:
    """A learner at a lesson's table, and what holds it together."""

    def __init__(self, qtbot: QtBot, game: str, lesson: str, kept: Kept | None = None) -> None:
        self._qtbot, kept = qtbot, kept or Kept(lesson)
        self.lesson: Any = next(one for one in lessons_of(find_game(game)) if one.id == lesson)
        seats = learners(self.lesson, "Mei", ("Otto", "Rosa"))
        match = self.lesson.match(find_game(game), seats, kept.actions)
        self.thinker = ScriptedThinker(self.lesson)
        self.session = Session(Saving(match), self.thinker)
        self.session.bot_pause = 0
        self.run = LessonRun(self.session, self.lesson, self.thinker, kept.shown)
        self.session.begin()

    def wait(self) -> LessonRun:
        """Until the learner is spoken to, or asked."""
        run = self.run

        def spoken_to() -> bool:
            if run.done or run.slip or run.step or run.astray:
                return True
            if run.view.turn == 0 and run.view.routine is not None:
                self.session.act(run.view.routine)  # as the table does by itself
            return False

        self._qtbot.waitUntil(spoken_to)
        return run

    def go(self, asked: bool = False) -> Action | None:
        """Read, or do as advised; with ``asked`` read until something is to be done, not do it."""
        run = self.wait()
        while asked and run.waits and not run.done:
            run.go_on()
            run = self.wait()
        if run.done or asked:
            return None
        if run.waits:
            run.go_on()
            return None
        action: Action = self.lesson.advice(run.view)
        self.session.act(action)
        return action

    def wrong(self) -> bool:
        """Do something that is not advised and is scolded; says whether there is such a thing."""
        step = self.run.step
        assert step is not None
        view: Any = self.run.view
        advised = step.advised
        assert advised is not None
        for action in view.legal:
            if action != advised(view) and step.slip(view, action) is not None:
                self.session.act(action)
                return True
        return False


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_who_does_as_advised_comes_to_the_end_without_a_slip(
    qtbot: QtBot, game: str, lesson: str
) -> None:
    learning = Learning(qtbot, game, lesson)
    parts, said = [], []
    for _ in range(80):
        run = learning.wait()
        if run.done:
            break
        assert run.slip is None
        assert not run.astray
        assert run.step is not None
        parts.append(run.part)
        said.append(run.step.id)
        learning.go()
    assert learning.run.done
    assert learning.run.ended
    assert parts == sorted(parts), "the count goes back"
    assert set(parts) == set(range(1, learning.lesson.parts + 1)), "the count skips a part"
    once = [step.id for step in learning.lesson.steps if not step.again]
    assert all(said.count(step) <= 1 for step in once)


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_slip_is_told_once_and_what_was_right_never_brings_less(
    qtbot: QtBot, game: str, lesson: str
) -> None:
    learning = Learning(qtbot, game, lesson)
    slips = 0
    for _ in range(80):
        learning.go(asked=True)
        run = learning.run
        if run.done:
            break
        at, step = len(run.kept.actions), run.step
        if step is not None and learning.wrong():
            slips += 1
            slip = run.slip
            assert slip is not None
            assert run.waits
            if slip.own is not None and slip.best is not None:
                assert slip.own <= slip.best, f"{step.id}: {slip}"
            assert len(run.kept.actions) > at
            run.take_back()
            assert run.slip is None
            learning.go(asked=True)
            assert len(run.kept.actions) == at
            assert run.step == step, "taken back, the same is asked again"
        learning.go()
    assert learning.run.done
    assert slips, "nothing can go wrong in this lesson"


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_a_lesson_goes_on_where_it_was_left(qtbot: QtBot, game: str, lesson: str) -> None:
    first = Learning(qtbot, game, lesson)
    for _ in range(80):
        run = first.wait()
        if run.done:
            break
        kept = Kept.read(run.kept.text())
        assert kept is not None
        assert kept == run.kept
        again = Learning(qtbot, game, lesson, kept).wait()
        assert (again.step, again.part, again.done) == (run.step, run.part, run.done)
        assert list(again.view.legal) == list(run.view.legal)
        first.go()
    assert first.run.done


def test_a_slip_that_is_read_does_not_stop_the_deal(qtbot: QtBot) -> None:
    learning = Learning(qtbot, *ALL[0])
    for _ in range(20):
        learning.go(asked=True)
        if learning.run.step is not None and learning.wrong():
            break
        learning.go()
    run = learning.run
    assert run.slip is not None
    at = len(run.kept.actions)
    with qtbot.waitSignal(run.changed):
        run.go_on()
    assert run.slip is None
    assert len(run.kept.actions) >= at
    for _ in range(80):
        run = learning.wait()
        if run.done:
            break
        if run.astray:
            learning.session.act(learning.lesson.advice(run.view))
        else:
            learning.go()
    assert run.done, "even so the lesson comes to its end"


def test_a_landlord_is_not_told_what_a_farmer_does(qtbot: QtBot) -> None:
    learning = Learning(qtbot, "dou-dizhu", "farmer")
    learning.go(asked=True)
    learning.session.act(Action.of("bid", 3))
    for _ in range(80):
        run = learning.wait()
        if run.ended:
            break
        assert run.step is None
        assert run.astray, "off the path, and told so"
        learning.session.act(learning.lesson.advice(run.view))
        qtbot.waitUntil(lambda: learning.run.astray or learning.run.ended)
    assert learning.run.step is not None
    assert dict(learning.run.step.facts(learning.run.view))["landlord"] == 1


def test_the_others_wait_while_something_is_read(qtbot: QtBot) -> None:
    learning = Learning(qtbot, "dou-dizhu", lessons_of(find_game("dou-dizhu"))[0].id)
    for _ in range(80):
        run = learning.wait()
        if run.done:
            break
        if run.waits:
            at = len(run.kept.actions)
            qtbot.wait(5)
            assert len(run.kept.actions) == at
        learning.go()
    assert learning.run.done


def test_who_is_asked_and_dropped_does_not_answer(qtbot: QtBot) -> None:
    learning = Learning(qtbot, *ALL[0])
    learning.thinker.hold(True)
    heard: list[object] = []
    view = learning.run.view
    ticket = learning.thinker.ask("oicho-kabu", "easy", view, 0, heard.append)
    learning.thinker.cancel(ticket - 1)
    learning.thinker.cancel(ticket)
    learning.thinker.hold(False)
    qtbot.wait(5)
    assert not heard


NONSENSE = [
    "",
    "null",
    "[]",
    "7",
    "{",
    '"naki"',
    "{}",
    json.dumps({"lesson": "naki", "actions": 7, "shown": []}),
    json.dumps({"lesson": "naki", "actions": [""], "shown": []}),
    json.dumps({"lesson": "naki", "actions": [[]], "shown": []}),
    json.dumps({"lesson": "naki", "actions": [], "shown": None}),
    json.dumps({"lesson": "naki", "shown": []}),
    "[" * 100_000,
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_in_the_settings_is_no_lesson(text: str) -> None:
    assert Kept.read(text) is None
