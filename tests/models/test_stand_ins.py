"""Stand-ins, pauses that are cut short, and moves made without handing over."""

from __future__ import annotations

import pytest

from cardtable.engine.actions import NEXT, IllegalAction
from cardtable.engine.match import promise_of
from cardtable.engine.records import parse, record_of, replay, write
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.models.review import decisions_of
from cardtable.models.session import Session
from tests.models.test_session import Notes, Slow, end_pause, session, settle, some


def to_own_turn(
    kinds: str = "human,easy,easy", seed: int = 1, **changes: str | int
) -> tuple[Session, Notes, Slow]:
    """A session in which the first person is to act."""
    s, notes, slow = session(kinds, seed, "dou-dizhu", **changes)
    s.begin()
    settle(s, slow)
    return s, notes, slow


def test_a_bot_plays_for_a_person_until_the_seat_is_taken_back() -> None:
    s, notes, slow = to_own_turn()
    s.stand_ins.hand_over(0, "hard")
    assert s.thinking == 0
    with pytest.raises(IllegalAction):
        s.act(some(s.match.view(0)))
    view = slow.asked[-1][1]
    assert view == s.match.view(0), "it sees what the seat sees"
    for _ in range(6):
        end_pause(s)
        slow.answer()
    own = [n for n, turn in enumerate(s.match.turns) if turn == 0]
    assert own and [one.number for one in s.match.notes.asked if one.level == "hard"] == own
    assert [one for one in notes.asked if one.level] == [
        one for one in s.match.notes.asked if one.level
    ]
    while s.thinking != 0:
        end_pause(s)
        slow.answer()
    s.stand_ins.take_back(0)
    assert s.thinking is None and not slow.asked
    count = len(s.match.actions)
    s.act(some(s.match.view(0)))
    assert len(s.match.actions) == count + 1
    assert s.match.notes.at(count).level == ""


def test_it_can_be_handed_over_while_others_think_who_go_on_thinking() -> None:
    s, _, slow = to_own_turn()
    s.act(some(s.match.view(0)))
    assert s.thinking is not None
    asked = list(slow.asked)
    s.stand_ins.hand_over(0, "easy")
    assert slow.asked == asked
    settle(s, slow)
    assert s.match.turn in (TABLE, None)


def test_another_level_is_asked_anew() -> None:
    s, _, slow = to_own_turn()
    s.stand_ins.hand_over(0, "easy")
    s.stand_ins.hand_over(0, "expert")
    assert len(slow.asked) == 1
    end_pause(s)
    slow.answer("hurried")
    assert s.match.notes.asked[-1].how == "expert glance"


def test_taking_back_gives_the_seat_back_first() -> None:
    s, notes, slow = to_own_turn()
    s.stand_ins.hand_over(0, "easy")
    end_pause(s)
    slow.answer()
    assert s.match.notes.played == 1
    assert s.undo()
    assert not s.stand_ins.levels and s.thinking is None and s.match.turn == 0
    assert s.match.notes.played == 0 and notes.help == (0, 1)


def test_it_ends_with_the_match_and_with_leaving_it() -> None:
    s, _, slow = to_own_turn(deals=1)
    s.stand_ins.hand_over(0, "easy")
    assert s.stand_ins.everywhere
    while s.match.turn is not None:
        settle(s, slow)
        if s.match.turn == TABLE:
            s.act(NEXT)
    assert not s.stand_ins.levels
    s, _, slow = to_own_turn()
    s.stand_ins.hand_over(0, "easy")
    s.leave()
    assert not s.stand_ins.levels


def test_the_record_says_what_a_bot_did_in_a_persons_place() -> None:
    s, _, slow = to_own_turn(deals=1)
    s.match.promise = promise_of(s.match.game, s.match.options, s.match.seats, numbered=True)
    s.stand_ins.hand_over(0, "hard")
    while s.match.turn is not None:
        settle(s, slow)
        if s.match.turn == TABLE:
            s.act(NEXT)
    text = write(record_of(s.match))
    assert " hard\n" in text
    assert not decisions_of(s.match, 0), "what a bot decided is not the person's to review"
    again = replay(parse(text), find_game)
    assert again.notes == s.match.notes and again.notes.played > 0
    assert again.outcome == s.match.outcome


def test_a_pause_can_be_cut_short() -> None:
    s, _, slow = to_own_turn()
    s.bot_pause = 60_000
    s.act(some(s.match.view(0)))
    count = len(s.match.actions)
    slow.answer()
    assert len(s.match.actions) == count
    s.pause(True)
    s.hurry()
    assert len(s.match.actions) == count, "paused bots wait"
    s.pause(False)
    while s.thinking is None:
        s.act(some(s.match.view(0)))
    count = len(s.match.actions)
    s.hurry()  # before it has answered
    slow.answer()
    if s._bot._timer.isActive():  # a pass, which takes as long as a choice took
        assert s._bot._timer.interval() < 1_000
    else:
        assert len(s.match.actions) == count + 1


def test_what_a_pass_would_tell_by_its_time_is_kept_all_the_same() -> None:
    s, _, slow = to_own_turn(seed=2)
    s.bot_pause = 60_000
    for _ in range(200):
        if s.thinking is None:
            turn = s.match.turn
            s.act(some(s.match.view(0 if turn in (None, TABLE) else turn)))
            continue
        if not slow.asked:  # it has answered with a pass, and is held back
            end_pause(s)
            s._bot_moves()
            continue
        view = slow.asked[0][1]
        passes = [a for a in view.legal if a.verb == "pass"]
        if view.phase == "play" and passes:
            break
        end_pause(s)
        slow.answer()
    count = len(s.match.actions)
    s._bot._even._choices = [50_000]
    slow.answer()
    s.hurry()
    assert len(s.match.actions) == count
    assert 1_000 < s._bot._timer.remainingTime() < 55_000


def hot_seat(game: str, kinds: str, seed: int, **changes: str | int) -> tuple[int, int]:
    """A match at one computer: how often it was handed over, and how often it need not be."""
    s, _, slow = session(kinds, seed, game, **changes)
    curtains: list[int] = []
    s.curtain.connect(curtains.append)
    plain = 0
    s.begin()
    for _ in range(2_000):
        settle(s, slow)
        if s.match.turn is None:
            break
        if s.behind_curtain:
            s.lift_curtain()
        elif s.plain_action is not None:
            assert s.match.turn != s.viewer
            plain += 1
            s.act(s.plain_action)
        else:
            turn = s.match.turn
            assert turn in (TABLE, s.viewer)
            s.act(some(s.match.view(0 if turn == TABLE else turn)))
    return len(curtains), plain


def test_a_computer_is_not_passed_for_a_move_that_all_see_to_be_forced() -> None:
    found = [hot_seat("dou-dizhu", "human,human,human", seed, deals=2) for seed in range(1, 5)]
    assert all(curtains and plain for curtains, plain in found)
    curtains, plain = hot_seat("oicho-kabu", "human,human,human", 1, field2_view="face_up")
    assert curtains and plain
    curtains, plain = hot_seat("oklahoma-gin", "human,human", 1)
    assert curtains and not plain


def test_a_seat_that_a_bot_plays_needs_no_privacy_screen() -> None:
    s, _, slow = session("human,human,easy", deals=1)
    curtains: list[int] = []
    s.curtain.connect(curtains.append)
    s.begin()
    settle(s, slow)
    s.lift_curtain()
    one = s.viewer
    assert one is not None
    s.stand_ins.hand_over(1 - one, "easy")
    curtains.clear()
    while s.match.turn != TABLE:
        settle(s, slow)
        if s.match.turn != TABLE:
            s.act(some(s.match.view(one)))
    assert curtains == [] and s.viewer == one
