"""The review: how much each decision lost, from the seat's own view at that moment."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cardtable.bots.questions import Answer, Question
from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.engine.game import Game
from cardtable.engine.match import BrokenRecord, Match, Seat
from cardtable.engine.state import View
from cardtable.games import all_games, find_game
from cardtable.models.review import (
    JUDGE,
    MARKED,
    ReviewJob,
    ReviewModel,
    ReviewRole,
    read_thought,
    thought_text,
)
from cardtable.phrases.lookup import phrases_of
from cardtable.store.archive import Review
from tests.daily import daily
from tests.games.contract import random_match
from tests.games.hooks import short
from tests.games.worlds import Course, SwappedSeed, told_to

GAMES = list(all_games().values())
SHORT: dict[str, dict[str, str | int]] = {
    "oklahoma-gin": {"rounds": 1},
    "dou-dizhu": {"deals": 2},
    "oicho-kabu": {"rounds": 6},
    "kyo-kabu": {"rounds": 6},
}


class Judge:
    """Answers when it is told to, with what the game's best bot thinks at a glance."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, Question, Callable[[Answer], None]]] = []
        self.count = 0
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
        self.count += 1
        question = Question(self.count, game, level, view, seed)
        self.asked.append((self.count, question, answered))
        return self.count

    def cancel(self, ticket: int) -> None:
        self.cancelled = ticket

    def answer(self, thought: Thought | None = None, trouble: str = "") -> None:
        _, question, answered = self.asked.pop(0)
        if thought is None:
            bot = find_game(question.game).bot(question.level)
            thought = bot.choose(question.view, question.seed, Budget(8))
        answered(Answer(question, thought, trouble))


class Memory:
    """Keeps thoughts, and can be made to fail."""

    def __init__(self) -> None:
        self.kept: dict[int, str] = {}
        self.reviews: list[Review] = []
        self.broken = False

    def keep_thought(self, match: int, number: int, judge: str, thought: str) -> None:
        if self.broken:
            raise OSError("disk full")
        assert judge == JUDGE
        self.kept[number] = thought

    def keep_review(self, review: Review, judge: str) -> None:
        if self.broken:
            raise OSError("disk full")
        self.reviews.append(review)

    def thoughts(self, match: int, judge: str) -> dict[int, str]:
        if self.broken:
            raise OSError("disk gone")
        return dict(self.kept)


def played(game: Game, number: int = 3) -> Match:
    return random_match(game, number, SHORT[game.id], seats=game.default_seats, checked=0)


def model_of(match: Match, seat: int = 0) -> ReviewModel:
    return ReviewModel(match, seat, phrases_of(match.game.phrases))


def judged(match: Match, seat: int = 0, memory: Memory | None = None) -> ReviewModel:
    model, judge = model_of(match, seat), Judge()
    ReviewJob(model, judge, memory, 1).start()
    while judge.asked:
        judge.answer()
    return model


@daily("game", GAMES, "kyo-kabu", ids=lambda g: g.id)
def test_every_choice_of_the_seat_is_a_row_with_what_it_gave_away(
    game: Game, qtmodeltester: ModelTester
) -> None:
    match = played(game)
    model = model_of(match)
    qtmodeltester.check(model)
    assert model.rowCount() == len(model.decisions) > 3
    done = judged(match)
    assert done.judged == done.rowCount()
    worst = sorted((d.given for d in done.decisions if d.given), reverse=True)[:MARKED]
    assert worst
    assert [done.decisions[row].given for row in done.marked] == worst
    assert done.total == pytest.approx(sum(d.given or 0.0 for d in done.decisions))
    for row, decision in enumerate(done.decisions):
        index = done.index(row)
        assert match.turns[decision.number] == 0
        assert index.data()
        assert decision.given is None or decision.given >= 0
        assert index.data(ReviewRole.MARK) == (
            done.marked.index(row) + 1 if row in done.marked else 0
        )
        if decision.given:
            assert index.data(ReviewRole.GIVEN_TEXT)
            assert index.data(ReviewRole.BEST) != index.data()


@daily("game", GAMES, "kyo-kabu", ids=lambda g: g.id)
def test_who_plays_like_the_judge_gives_nothing_away(game: Game) -> None:
    seats = tuple(Seat("expert") for _ in range(game.default_seats))
    match = Match(game, game.resolve(None, SHORT[game.id]), seats, played(game).seed)
    bot = game.bot("expert")
    while match.turn is not None and len(match.actions) < 120:
        match.play(bot.choose(match.view(max(0, match.turn)), 1, Budget(8)).action)
    assert judged(match).total == 0


def hidden_pairs(game: Game) -> list[tuple[Match, Match]]:
    """Pairs of matches under way that look the same to seat 0, with other cards."""
    found = []
    for number in range(10):
        rng = random.Random(number)
        options = game.resolve(None, short(game, None, number))
        course = Course.played(game, options, game.default_seats, number)
        first = [m for m in course.moments if not m.dealt][:30]
        moment = first[-1] if len(first) < 30 else first[rng.randrange(10, 30)]
        view = moment.state.view(0)
        unknown = sorted(set(game.cards(options)) - told_to(view, moment, game))
        seats = tuple(Seat("easy") for _ in range(course.seats))
        actions = course.actions[: moment.done]
        one = Match(game, options, seats, SwappedSeed(course.seed), list(actions))
        for _ in range(10):
            if len(unknown) < 2:
                break
            a, b = rng.sample(unknown, 2)
            seed = SwappedSeed(course.seed, moment.label, {a: b, b: a})
            try:
                other = Match(game, options, seats, seed, list(actions))
            except BrokenRecord:
                continue
            if (
                other.turns == one.turns
                and other.state != one.state
                and other.view(0) == one.view(0)
            ):
                found.append((one, other))
                break
    return found


@daily("game", GAMES, "kyo-kabu", ids=lambda g: g.id)
def test_what_was_hidden_makes_no_difference_to_the_judgement(game: Game) -> None:
    pairs = hidden_pairs(game)
    assert len(pairs) > 3
    for one, other in pairs:
        mine, theirs = judged(one), judged(other)
        assert mine.rowCount() == theirs.rowCount()
        for row in range(mine.rowCount()):
            assert mine.view(row) == theirs.view(row)
            assert mine.candidates(row) == theirs.candidates(row)
            for role in (ReviewRole.GIVEN, ReviewRole.BEST, ReviewRole.PLAYED, ReviewRole.MARK):
                assert mine.index(row).data(role) == theirs.index(row).data(role)


def test_a_choice_the_judge_did_not_consider_gave_away_at_least_so_much() -> None:
    match = played(find_game("oklahoma-gin"))
    model = model_of(match)
    best = next(iter(match.view_before(model.decisions[0].number, 0).legal))
    odd = Thought(best, (Candidate(Action("nothing"), 5.0), Candidate(Action("other"), 2.0)))
    model.set_thought(0, odd)
    assert model.decisions[0].at_least
    assert model.decisions[0].given == 3.0
    assert model.index(0).data(ReviewRole.GIVEN_TEXT) == "≤ −3.0 points"


def test_only_what_stands_first_is_called_the_best_choice() -> None:
    model = model_of(played(find_game("dou-dizhu")))
    done = model.decisions[0].action
    other = Candidate(Action("other"), 0.1, error=0.4)
    role = Qt.ItemDataRole.AccessibleTextRole
    alike = "As good as the best, as far as anyone can tell."
    for first, worth, words in ((other.action, -0.4, alike), (done, 0.1, "Best choice.")):
        model.set_thought(0, Thought(first, (other, Candidate(done, worth, error=0.4))))
        assert model.decisions[0].given == 0
        assert model.praise(0) == words
        assert words in model.index(0).data(role)
        assert model.index(0).data(Qt.ItemDataRole.ToolTipRole).endswith(words)
        assert (model.candidates(0)[0].action == done) == (words != alike)


def test_a_bet_is_weighed_between_the_stakes_that_were_judged() -> None:
    game = find_game("oicho-kabu")
    match = played(game)
    view = match.view_before(model_of(match).decisions[0].number, 0)
    told = [
        Candidate(Action.of("bet", 1, 10), 36.0),
        Candidate(Action.of("bet", 1, 30), 34.0),
        Candidate(Action.of("bet", 2, 10), 32.0),
        Candidate(Action("pass"), 33.0),
    ]
    assert game.worth_of(view, Action.of("bet", 1, 10), told) == 36.0
    assert game.worth_of(view, Action.of("bet", 1, 20), told) == pytest.approx(35.0)
    assert game.worth_of(view, Action.of("bet", 1, 5), told) == pytest.approx(34.5)
    assert game.worth_of(view, Action.of("bet", 1, 90), told) == pytest.approx(34.0)
    assert game.worth_of(view, Action.of("bet", 1, 10, 2, 10), told) == pytest.approx(35.0)
    assert game.worth_of(view, Action.of("bet", 3, 5), told) is None
    forced = told[:3]
    assert game.worth_of(view, Action.of("bet", 1, 5), forced) == pytest.approx(36.0)


def test_a_play_is_the_same_however_its_cards_are_named() -> None:
    game = find_game("dou-dizhu")
    for number in range(1, 6):
        match = played(game, number)
        for row, decision in enumerate(model_of(match).decisions):
            view = match.view_before(decision.number, 0)
            if decision.action.verb != "play":
                continue
            suits = [c for c in view.hand if c[0] in decision.action.args]  # type: ignore[attr-defined]
            if len(suits) == len(decision.action.args) == 1:
                spelled = Action.of("play", *suits)
                assert game.canonical(view, spelled) == decision.action, row


@daily("game", GAMES, "kyo-kabu", ids=lambda g: g.id)
def test_thoughts_are_kept_and_not_thought_again(game: Game) -> None:
    match, memory = played(game), Memory()
    first = judged(match, 0, memory)
    model, judge = model_of(match), Judge()
    job = ReviewJob(model, judge, memory, 1)
    finished: list[bool] = []
    job.finished.connect(lambda: finished.append(True))
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda top, bottom: told.append((top.row(), bottom.row())))
    job.start()
    assert judge.count == 0
    assert finished == [True]
    assert [d.given for d in model.decisions] == [d.given for d in first.decisions]
    assert list(model.marked) == list(first.marked) != []
    # Told all at once: the window draws the curve once, not once for each of a thousand decisions.
    assert told == [(0, model.rowCount() - 1)]


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        '{"action": "play Z", "candidates": []}',
        '{"action": "pass", "candidates": [["fly 7H", 1.0, "", null, 0, [], null, false]]}',
    ],
)
def test_what_is_kept_wrongly_is_thought_again(kept: str) -> None:
    match, memory = played(find_game("dou-dizhu")), Memory()
    model, judge = model_of(match), Judge()
    memory.kept = {d.number: kept for d in model.decisions}
    ReviewJob(model, judge, memory, 1).start()
    assert len(judge.asked) == 1
    assert model.judged == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"action": "x", "candidates": [[1]]}',
        "[" * 9999,
        '{"action": "pass", "candidates": [["pass", 1, "", 0.5, 0, [], 1]]}',
    ],
)
def test_damaged_thoughts_are_none(text: str) -> None:
    assert read_thought(text) is None


@pytest.mark.parametrize("wrong", ["NaN", "Infinity", "-Infinity", '"x"'])
@pytest.mark.parametrize("place", ["worth", "chance", "error", "number", "points"])
def test_thoughts_with_what_is_no_number_are_none(place: str, wrong: str) -> None:
    told = {"worth": "1", "chance": "0.5", "error": "0", "number": "38", "points": "14"}
    text = (
        '{{"action": "pass", "candidates": [["pass", {worth}, "", {chance}, {error}, [{number}],'
        " {points}, false]]}}"
    )
    assert read_thought(text.format(**told)) is not None
    assert read_thought(text.format(**{**told, place: wrong})) is None


def test_a_thought_comes_back_as_it_was() -> None:
    thought = Thought(
        Action.of("discard", "7H"),
        (
            Candidate(Action.of("discard", "7H"), 1.25, "no_use", 0.5, 0.75, (38, 14), clear=True),
            Candidate(Action("pass"), 0),
        ),
    )
    assert read_thought(thought_text(thought)) == thought


def test_a_memory_that_fails_does_not_stop_the_review() -> None:
    match, memory = played(find_game("dou-dizhu")), Memory()
    memory.broken = True
    assert judged(match, 0, memory).judged == model_of(match).rowCount()


def test_a_cancelled_review_asks_no_more_and_takes_no_late_answer() -> None:
    model, judge = model_of(played(find_game("dou-dizhu"))), Judge()
    job = ReviewJob(model, judge)
    job.start()
    judge.answer()
    assert model.judged == 1
    job.cancel()
    assert judge.cancelled == judge.count
    judge.answer()
    assert model.judged == 1
    assert not judge.asked


def test_who_could_not_think_is_no_judge() -> None:
    model, judge = model_of(played(find_game("dou-dizhu"))), Judge()
    ReviewJob(model, judge).start()
    judge.answer(Thought(Action("pass"), (Candidate(Action("pass"), 1.0),)), trouble="gave_up")
    assert model.decisions[0].given is None
    assert model.decisions[0].thought is not None
