"""The session: saved before shown, bots asked in the background, privacy before the next view."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.bots.questions import Answer, Question
from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.bot import Thought
from cardtable.engine.match import Match, Seat
from cardtable.engine.notes import Asked
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, Outcome, View
from cardtable.games import find_game
from cardtable.models.saving import Saving
from cardtable.models.session import Session


def some(view: View) -> Action:
    """A legal action; in the auction the highest bid, or nobody would ever be landlord."""
    return list(view.legal)[-1] if view.phase == "bid" else next(iter(view.legal))


class Notes:
    """A saver that keeps notes, and can be made to fail."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.finished: Outcome | None = None
        self.help = 0, 0
        self.asked: list[Asked] = []
        self.broken = False

    def add(
        self,
        match: int,
        number: int,
        action: Action,
        outcome: Outcome | None = None,
        asked: Asked | None = None,
    ) -> None:
        if self.broken:
            raise OSError("disk full")
        if asked is not None:
            self.asked.append(asked)
        assert number == len(self.actions)
        self.actions.append(action)
        self.finished = outcome

    def keep(self, number: int, match: Match, deck: str, begun: str = "") -> int:
        if self.broken:
            raise OSError("disk full")
        self.actions = list(match.actions)
        self.finished = match.outcome
        return number or 7

    def copy_held(self, path: Path) -> bool:
        return False

    def begun(self, match: int) -> str:
        return ""

    def cut(self, match: int, count: int) -> None:
        if self.broken:
            raise OSError("disk full")
        del self.actions[count:]

    def note_help(self, match: int, hints: int, undos: int) -> None:
        if self.broken:
            raise OSError("disk full")
        self.help = hints, undos

    def help_in(self, match: int) -> tuple[int, int]:
        if self.broken:
            raise OSError("disk gone")
        return self.help


class Slow:
    """Bots that answer when they are told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, View, Callable[[Answer], None]]] = []
        self.tickets = 0
        self.styles: list[str] = []

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        self.tickets += 1
        self.styles.append(style)
        self.asked.append((self.tickets, view, answered))
        return self.tickets

    def cancel(self, ticket: int) -> None:
        self.asked = [a for a in self.asked if a[0] > ticket]

    def answer(self, trouble: str = "") -> None:
        ticket, view, answered = self.asked.pop(0)
        thought = Thought(some(view))
        answered(Answer(Question(ticket, "", "", view, 0), thought, trouble))


def session(
    kinds: str, seed: int = 1, game: str = "dou-dizhu", **changes: str | int
) -> tuple[Session, Notes, Slow]:
    found = find_game(game)
    seats = tuple(Seat(kind, f"Nr {i}") for i, kind in enumerate(kinds.split(",")))
    match = Match(found, found.resolve(None, changes), seats, Seed.numbered(seed))
    notes, slow = Notes(), Slow()
    made = Session(Saving(match, lambda: notes, "french", 1), slow)
    return made, notes, slow


def end_pause(s: Session) -> None:
    """The bot that was asked need not wait with its answer."""
    s._bot._timer.stop()


def settle(s: Session, slow: Slow) -> None:
    """Let bots act until a person is to act (or the deal is over)."""
    for _ in range(1000):
        if s.thinking is None:
            return
        end_pause(s)
        slow.answer()


def test_every_action_is_written_before_it_is_told() -> None:
    s, notes, slow = session("human,easy,easy")
    told: list[int] = []
    s.changed.connect(lambda _: told.append(len(notes.actions) - len(s.match.actions)))
    s.begin()
    for _ in range(40):
        settle(s, slow)
        if s.match.turn is None:
            break
        s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    assert told
    assert set(told) == {0}
    assert notes.actions == s.match.actions


def test_what_cannot_be_written_is_not_shown_and_can_be_tried_again() -> None:
    s, notes, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    before = list(s.match.actions)
    troubles: list[object] = []
    s.not_saved.connect(troubles.append)
    notes.broken = True
    action = some(s.view)
    s.act(action)
    assert len(troubles) == 1
    assert s.match.actions == before
    assert s.stopped
    with pytest.raises(IllegalAction):
        s.act(action)
    notes.broken = False
    s.save_again()
    assert s.match.actions[: len(before) + 1] == [*before, action]
    assert not s.stopped


def test_a_person_cannot_act_for_a_bot() -> None:
    s, _, _slow = session("easy,human,easy", seed=2)
    s.begin()
    if s.thinking is None:
        s, _, _slow = session("easy,human,easy", seed=3)
        s.begin()
    assert s.thinking is not None
    with pytest.raises(IllegalAction):
        s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))


def test_an_illegal_action_is_refused_and_nothing_is_written() -> None:
    s, notes, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    count = len(notes.actions)
    with pytest.raises(IllegalAction):
        s.act(Action("play", ("3", "4")))
    assert len(notes.actions) == count


def test_the_bot_gets_its_own_view_and_no_other() -> None:
    s, _, slow = session("human,easy,easy")
    s.begin()
    for _ in range(30):
        if slow.asked:
            view = slow.asked[0][1]
            assert view.seat == view.turn == s.thinking
        settle(s, slow)
        if s.match.turn is None:
            break
        s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))


def test_undo_goes_back_to_the_own_last_decision_and_forgets_it_on_disk() -> None:
    s, notes, slow = session("human,easy,easy")
    assert not s.can_undo
    assert not s.undo()
    s.begin()
    settle(s, slow)
    view = s.view
    s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    settle(s, slow)
    assert s.can_undo
    assert s.undo()
    assert s.view == view
    assert notes.actions == s.match.actions


def test_what_was_taken_back_is_brought_back_until_something_else_is_done() -> None:
    s, notes, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    assert not s.can_redo and not s.redo()
    stood = []
    for _turn in range(2):
        stood.append(s.view)
        s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
        settle(s, slow)
    stood.append(s.view)
    actions, asked = list(s.match.actions), s.match.notes.asked
    assert s.undo() and s.undo() and s.view == stood[0]
    assert s.taken_back is not None
    assert s.redo() and s.view == stood[1]
    assert s.redo() and s.view == stood[2] and not s.can_redo
    assert s.match.actions == notes.actions == actions and s.match.notes.asked == asked
    assert s.undo() and s.can_redo
    notes.broken = True
    s.redo()
    assert s.view == stood[1] and s.can_redo, "what cannot be written is not brought back"
    notes.broken = False
    s.act(some(s.view))
    assert not s.can_redo and s.taken_back is None


def test_what_cannot_be_taken_back_on_disk_is_not_taken_back() -> None:
    s, notes, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    before = list(s.match.actions)
    troubles: list[object] = []
    s.not_saved.connect(troubles.append)
    notes.broken = True
    assert not s.undo()
    assert len(troubles) == 1
    assert s.match.actions == before == notes.actions
    assert not s.stopped
    notes.broken = False
    settle(s, slow)
    assert s.match.actions[: len(before)] == before and len(s.match.actions) > len(before)


def test_help_is_counted_and_written() -> None:
    s, notes, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    s.note_hint()
    s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    settle(s, slow)
    assert notes.help == (1, 0)
    assert s.undo()
    s.note_hint()
    assert notes.help == (s.match.notes.hints, s.match.notes.undos) == (2, 1)
    again = Session(Saving(s.match, lambda: notes, "french", 1), slow)
    assert (again.match.notes.hints, again.match.notes.undos) == (2, 1), (
        "a match that is continued keeps it"
    )


def test_help_that_cannot_be_written_stops_nothing() -> None:
    s, notes, _ = session("human,easy,easy")
    notes.broken = True
    s.note_hint()
    assert s.match.notes.hints == 1
    assert not s.stopped
    again = Session(Saving(s.match, lambda: notes, "french", 1), Slow())
    assert again.match.notes.hints == 1, "what is known is not lost"


def test_with_one_person_there_is_no_privacy_screen() -> None:
    s, _, slow = session("human,easy,easy", deals=1)
    curtains: list[int] = []
    s.curtain.connect(curtains.append)
    s.begin()
    while s.match.turn is not None:
        settle(s, slow)
        if s.match.turn is None:
            break
        s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
        assert s.viewer == 0
    assert curtains == []


def test_the_privacy_screen_is_up_before_the_next_view_is_told() -> None:
    s, _, _slow = session("human,human,human", deals=2)
    shown: list[tuple[int | None, bool]] = []

    def looked(_: object) -> None:
        shown.append((s.viewer, s.behind_curtain))
        if s.match.turn not in (None, TABLE) and not s.behind_curtain:
            assert s.viewer == s.match.turn or s.plain_action is not None

    s.changed.connect(looked)
    assert s.viewer is None  # also at the very first deal
    s.begin()
    assert s.behind_curtain
    for _ in range(600):
        if s.match.turn is None:
            break
        if s.behind_curtain:
            turn = s.match.turn
            assert s.viewer is None
            with pytest.raises(IllegalAction):
                s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
            s.lift_curtain()
            assert s.viewer == turn
        s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    assert s.match.turn is None
    assert shown


def test_without_the_privacy_screen_whoever_is_to_act_sees_his_cards_at_once() -> None:
    s, _, _slow = session("human,human,human", deals=2)
    s.private = False
    raised: list[int] = []
    s.curtain.connect(raised.append)
    seen: list[int | None] = []
    s.changed.connect(lambda _: seen.append(s.viewer))
    s.begin()
    while s.match.turn is not None:
        turn = s.match.turn
        if turn != TABLE:
            assert s.viewer == turn or s.plain_action is not None
            assert seen[-1] == s.viewer
        s.act(some(s.match.view(turn if turn != TABLE else 0)))
    assert raised == []
    assert {0, 1, 2} <= set(seen)


def test_between_two_deals_nobodys_cards_are_shown_until_somebody_takes_over() -> None:
    s, _, _slow = session("human,human,easy", deals=2)
    s.begin()
    while s.match.turn != TABLE:
        if s.behind_curtain:
            s.lift_curtain()
        settle(s, _slow)
        if s.match.turn != TABLE and not s.behind_curtain:
            s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    s.act(NEXT)
    assert s.viewer is None


def test_a_late_answer_to_an_old_question_is_ignored() -> None:
    s, _, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    assert slow.asked
    ticket, view, answered = slow.asked[0]
    s.undo()
    count = len(s.match.actions)
    answered(Answer(Question(ticket, "", "", view, 0), Thought(next(iter(view.legal)))))
    assert len(s.match.actions) == count


def test_a_named_opponent_is_asked_in_its_manner() -> None:
    game = find_game("dou-dizhu")
    seats = (Seat("hard", "S", 5, "samir"), Seat("hard", "L", 8, "leila"), Seat("hard", "?", 0))
    slow = Slow()
    s = Session(Saving(Match(game, game.resolve(), seats, Seed.numbered(1))), slow)
    s.begin()
    turns = [s.thinking]
    for _ in range(2):
        end_pause(s)
        slow.answer()
        turns.append(s.thinking)
    manners = {0: "bold", 1: "cautious", 2: ""}
    assert slow.styles[:3] == [manners[turn] for turn in turns if turn is not None]


def test_paused_bots_wait() -> None:
    s, _, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    s.pause(True)
    s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    count = len(s.match.actions)
    end_pause(s)
    slow.answer()
    s._bot_moves()
    assert len(s.match.actions) == count
    s.pause(False)
    assert len(s.match.actions) == count + 1


def test_a_bot_that_had_to_be_replaced_is_told() -> None:
    s, _, slow = session("human,easy,easy")
    s.begin()
    told: list[tuple[int, str]] = []
    s.trouble.connect(lambda seat, what: told.append((seat, what)))
    settle(s, slow)
    s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    seat = s.thinking
    slow.answer(trouble="restarted")
    assert told == [(seat, "restarted")]


def play_some(s: Session, slow: Slow, most: int = 10_000) -> None:
    """Play on until the match ends, or play stops."""
    for _ in range(most):
        settle(s, slow)
        turn = s.match.turn
        if turn is None or s.stopped:
            return
        s.act(some(s.match.view(turn if turn != TABLE else 0)))


def test_result_and_last_action_are_written_together() -> None:
    s, notes, slow = session("human,easy,easy", deals=1)
    s.begin()
    play_some(s, slow)
    assert s.match.outcome is not None
    assert notes.finished == s.match.outcome


def test_a_match_that_could_not_be_begun_is_kept_and_written_once_it_can_be() -> None:
    found = find_game("dou-dizhu")
    seats = tuple(Seat(kind, kind) for kind in ("human", "easy", "easy"))
    match = Match(found, found.resolve(None, {"deals": 1}), seats, Seed.numbered(1))
    notes, slow = Notes(), Slow()
    notes.broken = True
    s = Session(Saving(match, lambda: notes, "french"), slow)
    s.begin()
    assert s.unsaved and not s.stopped
    play_some(s, slow, 6)
    s.note_hint()
    assert s.undo()
    assert not s.save_again()
    assert s.unsaved and notes.actions == []
    notes.broken = False
    told: list[bool] = []
    s.saved.connect(lambda: told.append(True))
    assert s.save_again()
    assert told == [True] and not s.unsaved
    assert (notes.actions, s.number, notes.help) == (match.actions, 7, (1, 1))
    play_some(s, slow)
    assert notes.actions == match.actions and notes.finished == match.outcome is not None


def test_play_goes_on_unsaved_only_when_somebody_says_so() -> None:
    s, notes, slow = session("human,easy,easy", deals=1)
    s.begin()
    settle(s, slow)
    notes.broken = True
    s.act(some(s.view))
    assert s.stopped
    count = len(s.match.actions)
    s.play_on()
    assert s.unsaved and not s.stopped and len(s.match.actions) == count + 1
    play_some(s, slow)
    assert s.match.outcome is not None and s.unsaved and len(notes.actions) == count
    notes.broken = False
    assert s.save_again()
    assert notes.actions == s.match.actions and notes.finished == s.match.outcome


def test_a_match_can_be_saved_elsewhere() -> None:
    s, notes, slow = session("human,easy,easy")
    s.begin()
    settle(s, slow)
    notes.broken = True
    s.act(some(s.view))
    other, broken = Notes(), Notes()
    broken.broken = True
    assert not s.save_in(broken)
    assert s.stopped
    assert s.save_in(other)
    assert not s.unsaved and other.actions == s.match.actions
    play_some(s, slow, 4)
    assert other.actions == s.match.actions and len(notes.actions) < len(other.actions)


def test_an_illegal_answer_of_a_bot_is_told() -> None:
    s, notes, slow = session("human,easy,easy", seed=2)
    troubles: list[tuple[int, str]] = []
    s.trouble.connect(lambda seat, what: troubles.append((seat, what)))
    s.begin()
    while s.thinking is None:
        s.act(some(s.view))
    end_pause(s)
    seat = s.thinking
    ticket, view, answered = slow.asked.pop(0)
    before = len(s.match.actions)
    wrong = Action.parse("play Z Z Z")
    answered(Answer(Question(ticket, "", "", view, 0), Thought(wrong), ""))
    assert troubles == [(seat, "illegal")]
    assert len(s.match.actions) == before + 1
    assert notes.actions == s.match.actions


def test_a_pass_takes_as_long_as_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [100.0]
    monkeypatch.setattr("cardtable.models.bot_turn.time.monotonic", lambda: moment[0])
    s, _, slow = session("human,easy,easy", seed=2)
    s.bot_pause = 10
    s.begin()
    waits: dict[bool, set[int]] = {True: set(), False: set()}
    for _ in range(600):
        if s.thinking is None:
            if s.match.turn is None:
                break
            turn = s.match.turn
            s.act(some(s.match.view(turn if turn != TABLE else 0)))
            continue
        view = slow.asked[0][1]
        free = len(view.legal) > 1
        moment[0] += 0.9 if free else 0.001
        ticket, view, answered = slow.asked.pop(0)
        passes = [action for action in view.legal if action.verb == "pass"]
        thought = Thought(passes[0] if passes else some(view))
        answered(Answer(Question(ticket, "", "", view, 0), thought, ""))
        if passes and view.phase != "bid":
            taken = 900 if free else 1
            waits[free].add(taken + (s._bot._timer.interval() if s._bot._timer.isActive() else 0))
        end_pause(s)
        s._bot_moves()
    assert waits[False] and waits[True]
    assert all(abs(wait - 900) <= 30 for wait in waits[True] | waits[False])


def test_once_the_seed_is_told_nothing_is_taken_back() -> None:
    s, notes, slow = session("human,easy,easy", deals=1)
    s.begin()
    for _ in range(300):
        settle(s, slow)
        if s.match.turn is None:
            break
        s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
    assert s.match.outcome is not None
    before = list(s.match.actions)
    assert not s.can_undo and not s.undo()
    assert s.match.actions == before == notes.actions and s.match.notes.undos == 0


def test_how_bots_were_asked_is_noted_and_written() -> None:
    s, notes, slow = session("human,easy,easy")
    s.begin()
    troubles = iter(["", "hurried", "restarted", "gave_up", "illegal"])
    told: list[str] = []
    while len(told) < 5:
        if s.thinking is None:
            s.act(some(s.match.view(s.match.turn if s.match.turn != TABLE else 0)))
            continue
        told.append(next(troubles))
        end_pause(s)
        slow.answer(told[-1])
    assert [(one.how, one.version) for one in notes.asked] == [
        ("", __version__),
        ("glance", __version__),
        ("replaced", __version__),
        ("replaced", __version__),
    ]
    assert s.match.notes.asked == tuple(notes.asked)
    for one in notes.asked:
        assert not s.match.seats[s.match.turns[one.number]].is_human
    s.undo()
    assert all(one.number < len(s.match.actions) for one in s.match.notes.asked)


def test_a_bot_of_another_version_is_noted_where_it_begins() -> None:
    s, notes, slow = session("human,easy,easy")
    s.match.notes = s.match.notes.with_asked(Asked(0, "0.0.7"))
    s.begin()
    while s.thinking is None:
        s.act(some(s.match.view(0)))
    number = len(s.match.actions)
    end_pause(s)
    slow.answer()
    assert notes.asked == [Asked(number, __version__)]


def test_bots_get_the_seed_that_the_record_names(monkeypatch: pytest.MonkeyPatch) -> None:
    s, _, slow = session("human,easy,easy")
    seeds: list[int] = []
    real = slow.ask

    def ask(game: str, level: str, view: View, seed: int, *rest: object) -> int:
        seeds.append(seed)
        return real(game, level, view, seed, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(slow, "ask", ask)
    s.begin()
    while s.thinking is None:
        s.act(some(s.match.view(0)))
    first = int(hashlib.sha256(s.match.deal.text.encode()).hexdigest()[:8], 16)
    assert seeds == [len(s.match.actions) * 1_000_003 + first]


@pytest.mark.parametrize(
    ("game", "rules", "hidden"),
    [
        ("kyo-kabu", {}, False),
        ("oicho-kabu", {}, True),
        ("oicho-kabu", {"dead_cards": "none"}, False),
    ],
)
def test_bets_are_hidden_only_where_somebody_holds_a_dead_card(
    game: str, rules: dict[str, str | int], hidden: bool
) -> None:
    """Nobody passes the computer round for cards that lie open; a second card is seen alone."""
    found = find_game(game)
    seats = tuple(Seat("human", name, i) for i, name in enumerate(("Mira", "Ben", "Ada")))
    match = Match(found, found.resolve(None, rules), seats, Seed.numbered(3))
    s = Session(Saving(match), Slow())
    s.begin()
    phases: dict[str, set[bool]] = {}
    while s.match.turn != TABLE:
        turn = s.match.turn
        assert turn is not None
        view = s.match.view(turn)
        phases.setdefault(view.phase, set()).add(s.behind_curtain)
        s.lift_curtain()
        assert s.viewer == turn or s.plain_action is not None
        bet = Action.of("bet", 1 + turn, 5)
        s.act(bet if bet in view.legal else some(view))
    assert phases["bet"] == {hidden}
    assert True in phases["field_3"]
