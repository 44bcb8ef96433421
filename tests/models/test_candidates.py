"""The candidates of hints and reviews as a model."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.models.candidates import LIMIT, CandidateModel, CandidateRole
from cardtable.phrases.lookup import phrases_of

GAME = find_game("oklahoma-gin")
TEN = [
    Candidate(Action.of("discard", f"{rank}H"), 9.0 - i, "alone", 0.5)
    for i, rank in enumerate("23456789TJ")
]


def made() -> tuple[CandidateModel, Match]:
    match = Match(GAME, GAME.resolve(), (Seat("human"), Seat("easy")), Seed.numbered(1))
    return CandidateModel(phrases_of(GAME.phrases)), match


def test_the_best_are_shown_with_worth_chance_and_reason(qtmodeltester: ModelTester) -> None:
    model, match = made()
    qtmodeltester.check(model)
    model.show(match.view(0), TEN)
    assert model.rowCount() == len(TEN)  # all legal actions
    first = model.index(0)
    assert first.data() == "Discard 2♥"
    assert first.data(CandidateRole.WORTH) == "+9.0 points"
    assert first.data(CandidateRole.CHANCE) == "50% to win"
    assert first.data(CandidateRole.REASON)
    assert not first.data(CandidateRole.PLAYED)
    model.clear()
    assert model.rowCount() == 0


def test_what_was_played_is_among_them_in_any_case() -> None:
    model, match = made()
    last = TEN[-1]
    model.show(match.view(0), TEN, last.action)
    assert model.rowCount() == LIMIT
    row = model.index(LIMIT - 1)
    assert row.data(CandidateRole.ACTION) == last.action
    assert row.data(CandidateRole.PLAYED)
    assert row.data(CandidateRole.WORTH) == "0.0 points"


def test_what_nobody_judged_has_no_worth() -> None:
    model, match = made()
    odd = Action.of("discard", "AS")
    model.show(match.view(0), TEN[:2], odd)
    assert [model.action(row) for row in range(3)] == [TEN[0].action, TEN[1].action, odd]
    assert model.index(2).data(CandidateRole.WORTH) == ""


def test_a_row_is_read_out_whole() -> None:
    from PySide6.QtCore import Qt

    model, match = made()
    model.show(match.view(0), TEN)
    told = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in (
        "Discard 2♥",
        "+9.0 points",
        "50% to win",
        "doesn’t go with any of your other cards",
    ):
        assert part in told


def test_what_lies_within_the_error_is_shown_as_equal() -> None:
    from PySide6.QtCore import Qt

    model, match = made()
    discards = [one.action for one in TEN]
    rows = [
        Candidate(discards[0], 9.0),
        Candidate(discards[1], 8.3, error=0.4),
        Candidate(discards[2], 8.1, error=0.4),
        Candidate(discards[3], 9.0),
    ]
    model.show(match.view(0), rows)
    equal = [model.index(row).data(CandidateRole.AS_GOOD) for row in range(4)]
    assert equal == [False, True, False, True]
    shown = [model.index(row).data(CandidateRole.WORTH) for row in range(4)]
    assert shown == ["+9.0 points", "about +8.3 points", "+8.1 points", "about +9.0 points"]
    told = model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "as good as the first" in told
    assert "about" not in told
    assert "Weaker choice" not in told
    assert "Weaker choice" in model.index(2).data(Qt.ItemDataRole.AccessibleTextRole)


def test_what_stands_alone_is_as_good_as_nothing() -> None:
    game = find_game("dou-dizhu")
    match = Match(
        game, game.resolve(), (Seat("human"), Seat("easy"), Seat("easy")), Seed.numbered(1)
    )
    model = CandidateModel(phrases_of(game.phrases))
    alone = Candidate(Action.of("pass"), 1.0, "as_good", 0.5)
    model.show(match.view(0), [alone])
    assert model.index(0).data(CandidateRole.REASON) == ""
    model.show(match.view(0), [alone, Candidate(Action.of("bid", 3), 1.0, "as_good", 0.5)])
    assert model.index(1).data(CandidateRole.REASON)


def test_terms_of_a_hint_are_explained_when_it_is_pointed_at() -> None:
    model, match = made()
    model.show(
        match.view(0),
        [Candidate(Action.of("discard", "2H"), 1.0, "less_deadwood", 0.5, numbers=(38, 42))],
    )
    told = model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    spoken = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith(spoken)
    terms = phrases_of(GAME.phrases).glossary()
    assert any(one.meaning in told for one in terms), told
    assert not any(one.meaning in spoken for one in terms)


def test_a_knock_is_always_weighed_beside_the_best_choice() -> None:
    model, match = made()
    knock = Candidate(Action.of("knock", "2H"), -3.0)
    for played in (None, TEN[2].action):
        model.show(match.view(0), [*TEN, knock], played)
        assert [model.action(row) for row in range(2)] == [TEN[0].action, knock.action]
        assert model.index(1).data(CandidateRole.WORTH) == "−3.0 points"


def test_signs_and_figures_are_explained_when_they_are_pointed_at() -> None:
    model, match = made()
    like = Candidate(TEN[1].action, 8.9, "alone", 0.5, error=3.0)
    model.show(match.view(0), [TEN[0], like])
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
        assert "on average" in model.index(0).data(role)
        assert "About:" in model.index(1).data(role) and "About:" not in model.index(0).data(role)


def test_figures_within_the_error_do_not_seem_to_tell_choices_apart() -> None:
    model, match = made()
    far = Candidate(TEN[1].action, 1.0, "as_good", error=5.0)
    model.show(match.view(0), [TEN[0], far])
    row = model.index(1)
    assert row.data(CandidateRole.AS_GOOD) and row.data(CandidateRole.WORTH) == "about the same"
    assert "1.0" not in row.data(Qt.ItemDataRole.AccessibleTextRole)


def test_where_no_choice_matters_no_figure_seems_to_say_something() -> None:
    model, match = made()
    idle = [Candidate(one.action, 0.0, "all_equal") for one in TEN[:3]]
    model.show(match.view(0), idle)
    assert [model.index(row).data(CandidateRole.WORTH) for row in range(3)] == ["", "", ""]
    model.show(match.view(0), [*idle[:2], TEN[9]])
    assert model.index(0).data(CandidateRole.WORTH) == "0.0 points"
