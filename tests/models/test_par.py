"""Par: the same cards with the expert in the player's seat, against the same opponents."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest
from pytestqt.modeltest import ModelTester

from cardtable.bots.characters import style_of
from cardtable.bots.questions import Answer, Question
from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget, Thought
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, View
from cardtable.games import all_games, find_game
from cardtable.models.par import (
    DIFFERENCE,
    PAR,
    PLAYER,
    LineRole,
    Par,
    ParDealsModel,
    ParJob,
    ParLinesModel,
    error_of_sum,
    first_difference,
    has_par,
    line_text,
    own_seat,
    read_line,
)
from cardtable.phrases.lookup import phrases_of
from tests.daily import daily

GAMES = ["dou-dizhu", "oklahoma-gin"]
GLANCE = Budget(8)
SEATS = (Seat("human", "Mira"), Seat("hard", "Hana", 3, "hana"), Seat("hard", "Samir", 5, "samir"))
SHORT: dict[str, dict[str, str | int]] = {"dou-dizhu": {"deals": 3}, "oklahoma-gin": {"rounds": 1}}


def decided(question: Question) -> Thought:
    bot = find_game(question.game).bot(question.level, question.style)
    return bot.choose(question.view, question.seed, GLANCE)


class Bots:
    """Answer when they are told to, as the bots of the game do at a glance."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Question, Callable[[Answer], None]]] = []
        self.questions: list[Question] = []
        self.cancelled = 0

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        question = Question(len(self.questions) + 1, game, level, view, seed, style=style)
        self.questions.append(question)
        self.waiting.append((question, answered))
        return question.number

    def cancel(self, ticket: int) -> None:
        self.cancelled = ticket

    def answer(self, trouble: str = "", thought: bool = True) -> None:
        question, answered = self.waiting.pop(0)
        answered(Answer(question, decided(question) if thought else None, trouble))

    def answer_all(self) -> None:
        while self.waiting:
            self.answer()


class Memory:
    """Keeps lines, and can be made to fail."""

    def __init__(self) -> None:
        self.kept: dict[int, str] = {}
        self.broken = False

    def keep_thought(self, match: int, number: int, judge: str, thought: str) -> None:
        if self.broken:
            raise OSError("disk full")
        assert judge == PLAYER
        self.kept[number] = thought

    def thoughts(self, match: int, judge: str) -> dict[int, str]:
        return dict(self.kept)


def played(game: str, level: str, seed: int = 4) -> Match:
    """A match in which the person plays as a bot of a level would."""
    rules = find_game(game)
    seats = SEATS[: rules.default_seats]
    match = Match(rules, rules.resolve(None, SHORT[game]), seats, Seed.numbered(seed))
    while match.turn is not None:
        if match.turn == TABLE:
            match.play(NEXT)
            continue
        seat = match.seats[match.turn]
        kind, style = (level, "") if seat.is_human else (seat.kind, style_of(seat.character))
        view, chance = match.view(match.turn), match.bot_seed(len(match.actions))
        match.play(decided(Question(1, game, kind, view, chance, style=style)).action)
    return match


def reckoned(match: Match, memory: Memory | None = None) -> tuple[Par, Bots]:
    par, bots = Par(match, 0), Bots()
    ParJob(par, bots, memory, 1).start(range(len(par.deals)))
    bots.answer_all()
    return par, bots


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_who_plays_like_the_expert_is_no_better_and_no_worse(game: str) -> None:
    match = played(game, "expert")
    par, bots = reckoned(match)
    assert par.deals
    assert par.differences == [0] * len(par.deals)
    for index in range(len(par.deals)):
        assert par.lines[index].actions == par.own_line(index).actions
    # Nothing differs, so that no opponent had to be asked again.
    assert {question.view.seat for question in bots.questions} == {0}


@daily("game", GAMES, "dou-dizhu")
def test_the_expert_gets_the_same_cards_and_the_same_opponents(game: str) -> None:
    match = played(game, "easy")
    par, bots = reckoned(match)
    assert any(line.actions != par.own_line(i).actions for i, line in par.lines.items())
    for index, deal in enumerate(par.deals):
        line, own = par.lines[index], par.own_line(index)
        assert line.turn == TABLE
        assert line.actions[: deal.begin] == match.actions[: deal.begin]
        assert line.until(deal.begin).state == own.until(deal.begin).state
        parted = first_difference(own, line)
        # Whatever was first done differently, the expert did.
        assert parted == len(own.actions) or line.turns[parted] == 0
    for question in bots.questions:
        seat = match.seats[question.view.seat or 0]
        level, style = ("expert", "") if seat.is_human else (seat.kind, style_of(seat.character))
        assert (question.level, question.style) == (level, style)


@daily("game", GAMES, "dou-dizhu")
def test_nobody_is_told_more_than_at_the_table(game: str) -> None:
    par, bots = reckoned(played(game, "easy"))
    asked = iter(bots.questions)
    for index, deal in enumerate(par.deals):
        line, same = par.lines[index], True
        for number in range(deal.begin, len(line.actions)):
            turn = line.turns[number]
            if turn == 0 or not same:
                question = next(asked)
                assert question.view == line.view_before(number, turn)
                assert question.seed == par.match.bot_seed(number)
            same = same and line.actions[number] == par.match.actions[number]
    assert next(asked, None) is None


@pytest.mark.slow
def test_the_same_deal_is_always_played_the_same_way() -> None:
    match = played("dou-dizhu", "easy")
    first, second = reckoned(match)[0], reckoned(match)[0]
    lines = [[line.actions for line in par.lines.values()] for par in (first, second)]
    assert lines[0] == lines[1]
    assert first.error == second.error


@pytest.mark.slow
def test_cards_written_otherwise_are_the_same_play() -> None:
    match = played("dou-dizhu", "expert")
    number, action = next(
        (number, action)
        for number, action in enumerate(match.actions)
        if match.turns[number] == 0 and action.verb == "play" and len(action.args) > 1
    )
    other = match.until(number)
    held = list(match.view_before(number, 0).hand)  # type: ignore[attr-defined]
    cards = [held.pop(next(i for i, c in enumerate(held) if c[0] == arg)) for arg in action.args]
    other.play(Action(action.verb, tuple(cards)))
    assert other.actions[-1] != action
    for later in match.actions[number + 1 :]:
        other.play(later)
    assert reckoned(other)[0].differences == reckoned(match)[0].differences
    assert set(reckoned(other)[0].differences) == {0}


@pytest.mark.slow
def test_a_line_is_kept_and_not_played_twice() -> None:
    match, memory = played("dou-dizhu", "easy"), Memory()
    par = reckoned(match, memory)[0]
    again, bots = reckoned(match, memory)
    assert bots.questions == []
    assert again.differences == par.differences
    # A review stores its thoughts by decision: no line may take the place of one.
    assert {match.turns[number] for number in memory.kept} == {TABLE}
    memory.kept[par.deals[0].end] = '["play 3S 3S 3S"]'
    memory.kept[par.deals[1].end] = "{"
    healed, bots = reckoned(match, memory)
    assert bots.questions
    assert healed.differences == par.differences
    memory.broken = True
    memory.kept.clear()
    assert reckoned(match, memory)[0].differences == par.differences


@pytest.mark.slow
def test_what_was_decided_at_a_glance_is_told_and_not_kept() -> None:
    memory = Memory()
    par, bots = Par(played("dou-dizhu", "easy"), 0), Bots()
    ParJob(par, bots, memory, 1).start([0])
    bots.answer("hurried")
    bots.answer_all()
    assert (par.hurried, memory.kept) == ({0}, {})
    assert list(par.lines) == [0]


@daily(("trouble", "thought"), [("stuck", False), ("gave_up", True), ("illegal", True)], "illegal")
def test_without_an_expert_there_is_no_line(trouble: str, thought: bool) -> None:
    par, bots = Par(played("dou-dizhu", "easy"), 0), Bots()
    job, ended = ParJob(par, bots), []
    job.finished.connect(lambda: ended.append(True))
    job.start([0, 1])
    bots.answer(trouble, thought)
    assert (job.trouble, job.running, ended, par.lines) == (trouble, False, [True], {})
    job.start([0])  # another try
    bots.answer_all()
    assert (job.trouble, list(par.lines)) == ("", [0])


def test_an_opponent_who_breaks_the_rules_ends_the_line() -> None:
    par, bots = Par(played("dou-dizhu", "easy"), 0), Bots()
    job = ParJob(par, bots)
    job.start([0])
    while bots.waiting[0][0].view.seat == 0:
        bots.answer()
    question, answered = bots.waiting.pop()
    answered(Answer(question, Thought(Action.of("play", "3S", "3S"))))
    assert (job.trouble, job.running, par.lines) == ("illegal", False, {})


def test_a_line_in_which_somebody_breaks_the_rules_is_none() -> None:
    par = Par(played("dou-dizhu", "easy"), 0)
    deal, own = par.deals[0], par.own_line(0)
    kept = json.loads(line_text(own, deal.begin))
    whole = read_line(par.dealt(0), json.dumps(kept))
    assert whole is not None and whole.actions == own.actions
    for at, turn in enumerate(own.turns[deal.begin :]):
        wrong = [*kept[:at], "play 3S 3S 3S", *kept[at:]]
        assert read_line(par.dealt(0), json.dumps(wrong)) is None, turn


@pytest.mark.slow
def test_play_can_be_stopped() -> None:
    par, bots = Par(played("dou-dizhu", "easy"), 0), Bots()
    job, seen = ParJob(par, bots), []
    job.progressed.connect(lambda index, share: seen.append((index, share)))
    job.start([0, 1, 2])
    while 0 not in par.lines:
        bots.answer()
    assert job.left == 2
    job.cancel()
    assert bots.cancelled == bots.questions[-1].number
    bots.answer_all()  # too late
    assert (list(par.lines), job.left) == ([0], 0)
    assert all(before <= after for before, after in pairwise(seen))
    assert all(0 <= share < 1 for _, share in seen)


@pytest.mark.slow
def test_the_player_may_play_on_while_deals_are_compared() -> None:
    match = played("dou-dizhu", "easy")
    par = Par(match, 0)
    match.undo(5)
    assert len(par.match.actions) == len(match.actions) + 5


@pytest.mark.slow
def test_only_one_person_against_bots_is_compared() -> None:
    assert [game.id for game in all_games().values() if game.par] == GAMES
    match = played("dou-dizhu", "easy")
    assert has_par(match)
    assert own_seat(match) == 0
    for seats in ((Seat("human"), Seat("human"), Seat("easy")), (Seat("easy"),) * 3):
        assert not has_par(Match(match.game, match.options, seats, match.seed))
    kabu = find_game("oicho-kabu")
    alone = (Seat("human"), Seat("easy"))
    assert not has_par(Match(kabu, kabu.resolve(), alone, match.seed))


@daily("game", GAMES, "dou-dizhu")
def test_the_lines_stand_beside_each_other(game: str, qtmodeltester: ModelTester) -> None:
    match = played(game, "easy")
    par = reckoned(match)[0]
    model = ParLinesModel(phrases_of(match.game.phrases))
    names = tuple(seat.name for seat in match.seats), ("Expert", "Hana", "Samir")
    index = next(i for i, line in par.lines.items() if line.actions != par.own_line(i).actions)
    model.show(par.own_line(index), None, par.deals[index], 0, names)
    alone = model.rowCount()
    assert model.parting is None
    model.show(par.own_line(index), par.lines[index], par.deals[index], 0, names)
    qtmodeltester.check(model)
    assert model.rowCount() >= alone
    assert model.parting is not None
    for row in range(model.rowCount()):
        at = model.index(row)
        own, expert = at.data(LineRole.OWN), at.data(LineRole.PAR)
        assert own or expert
        assert at.data(LineRole.PARTS) == (row == model.parting)
        if row < model.parting:
            assert own.replace("Mira", "Expert") == expert
        if row == model.parting:
            assert own.replace("Mira", "Expert") != expert
        if at.data(LineRole.TURN) and own and expert:
            assert own.startswith("Mira")
            assert expert.startswith("Expert")
    last = model.index(model.rowCount() - 1)
    assert last.data(LineRole.OWN) and last.data(LineRole.PAR)


@pytest.mark.slow
def test_the_table_of_deals_says_what_is_known(qtmodeltester: ModelTester) -> None:
    match = played("dou-dizhu", "easy")
    par = Par(match, 0)
    model, bots = ParDealsModel(par), Bots()
    qtmodeltester.check(model)
    job = ParJob(par, bots)
    job.reckoned.connect(model.refresh)
    job.start([1])
    assert model.index(1, PAR).data() == "·"
    bots.answer_all()
    assert [model.index(row, DIFFERENCE).data() == "·" for row in range(3)] == [True, False, True]
    assert model.amount(1, DIFFERENCE) == par.own(1) - gained_by_expert(par, 1)


def gained_by_expert(par: Par, index: int) -> int:
    view = par.lines[index].view(None)
    return view.scores[0] - par.dealt(index).view(None).scores[0]


def test_the_error_of_a_sum_needs_two() -> None:
    assert error_of_sum([5]) is None
    assert error_of_sum([3, 3, 3]) == 0
    assert error_of_sum([-2, 2]) == pytest.approx(4)
