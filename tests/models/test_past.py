"""The table of past matches: filters, search, sorting, and the text of a row."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCollator, QLocale, Qt
from pytestqt.modeltest import ModelTester

from cardtable.comparing import compared
from cardtable.engine.open_hands import opened
from cardtable.engine.state import View
from cardtable.engine.table import Area, Prepared
from cardtable.models.past import (
    FINISHED,
    LOST,
    UNFINISHED,
    WON,
    Column,
    PastModel,
    Replay,
    Wanted,
    own_seat,
    whole_words,
)
from tests.daily import daily
from tests.store.simulated import SHORT, fill, journal_in, simulated


@pytest.fixture
def model(tmp_path: Path, qtmodeltester: ModelTester) -> PastModel:
    journal = journal_in(tmp_path)
    fill(journal, 44)
    for number in range(100, 104):
        journal.begin(simulated(number, most=12), "french")
    made = PastModel()
    qtmodeltester.check(made)
    made.show(journal.past_matches())
    return made


def test_every_filter_lists_what_fits_and_nothing_else(model: PastModel) -> None:
    assert len(model.shown) == 48
    for wanted in (
        Wanted(game="kyo-kabu"),
        Wanted(result=WON),
        Wanted(result=LOST),
        Wanted(result=UNFINISHED),
        Wanted(result=FINISHED),
        Wanted(level="easy"),
        Wanted(opponent="Otto"),
        Wanted(game="dou-dizhu", result=WON, level="hard"),
    ):
        model.want(wanted)
        assert 0 < len(model.shown) < len(model.all) and model.rowCount() == len(model.shown)
        for match in model.all:
            own = own_seat(match)
            others = [seat for i, seat in enumerate(match.seats) if i != own]
            won = own is not None and own in match.winners
            fits = (
                wanted.game in ("", match.game)
                and (not wanted.level or wanted.level in [seat.kind for seat in others])
                and (not wanted.opponent or wanted.opponent in [seat.name for seat in others])
                and {
                    "": True,
                    WON: match.finished and won,
                    LOST: match.finished and own is not None and not won,
                    UNFINISHED: not match.finished,
                    FINISHED: match.finished,
                }[wanted.result]
            )
            assert (match in model.shown) == fits


def test_search_finds_all_words_anywhere_in_a_line(model: PastModel) -> None:
    model.want(Wanted(text="OKLAHOMA otto"))
    assert model.shown
    assert all(match.game == "oklahoma-gin" for match in model.shown)
    assert all("Otto" in whole_words(match) for match in model.shown)
    found = list(model.shown)
    model.want(Wanted(text="ｏｋｌａｈｏｍａ　ｏｔｔｏ"))
    assert model.shown == found
    model.want(Wanted(text="<b>mei</b>"))
    assert model.shown
    model.want(Wanted(text="nobody by this name"))
    assert model.rowCount() == 0


@daily("column", Column)
def test_it_is_sorted_by_every_column_both_ways(model: PastModel, column: Column) -> None:
    latest = list(model.all)
    model.sort(column, Qt.SortOrder.AscendingOrder)
    up = list(model.shown)
    model.sort(column, Qt.SortOrder.DescendingOrder)
    down = list(model.shown)
    assert sorted(match.id for match in up) == sorted(match.id for match in latest)
    words = [model.index(row, column).data() for row in range(model.rowCount())]
    if column == Column.DATE:
        assert down == latest and up == latest[::-1]
    elif column == Column.RESULT:
        assert [m.finished for m in down] == sorted((m.finished for m in down), reverse=True)
    else:
        places = [QCollator().sortKey(compared(str(text))) for text in words]
        assert not any(one < later for one, later in pairwise(places)), "as in a dictionary"


def test_names_are_sorted_as_in_a_dictionary(model: PastModel) -> None:
    QLocale.setDefault(QLocale("de"))
    names = ["Änne", "Anton", "Emil", "Émile", "öle", "Zoe\u0308", "Zola"]
    some = next(match for match in model.all if own_seat(match) == 0 and len(match.seats) == 2)
    own, other = some.seats
    model.show(
        [
            some._replace(id=number, seats=(own, replace(other, name=name, character="")))
            for number, name in enumerate(reversed(names))
        ]
    )
    assert model.opponents()[1] == names
    model.sort(Column.OPPONENTS)
    assert [match.seats[1].name for match in model.shown] == names


def test_an_unfinished_match_says_its_deal_and_no_count_of_actions(model: PastModel) -> None:
    model.want(Wanted(result=UNFINISHED))
    for row in range(model.rowCount()):
        said = model.index(row, Column.RESULT).data()
        game = model.index(row, Column.GAME).data()
        word = {"Dou Dizhu": "Deal", "Oklahoma Gin": "Hand"}.get(game, "Round")
        assert said.startswith(f"{word} ") and said.endswith(", unfinished")
        assert model.index(row, Column.DATE).data()


# -- replay --------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(4))
def test_every_step_is_the_view_that_the_seat_had(number: int) -> None:
    match = simulated(number)
    for seat in range(len(match.seats)):
        replay = Replay(match, seat)
        again = simulated(number, most=0)
        seen: list[View] = [again.view(seat)]
        for action in match.actions:
            again.play(action)
            seen.append(again.view(seat))
        for step in (*range(replay.last + 1), *range(replay.last, -1, -1)):
            replay.go(step)
            assert replay.view() == seen[step]
        assert not replay.go(-5) and replay.step == 0
        assert replay.go(10**6) and replay.step == replay.last


@pytest.mark.parametrize("number", range(4))
def test_deals_begin_where_they_are_dealt(number: int) -> None:
    match = simulated(number)
    replay = Replay(match, 0)
    begun: list[tuple[int, int]] = []
    for step in range(replay.last):
        replay.go(step)
        if not begun or replay.view().deal != begun[-1][1]:
            begun.append((step, replay.view().deal))
        assert replay.deal == len(begun) - 1
    assert replay.deals == [step for step, _ in begun]


@pytest.mark.parametrize("number", range(4))
def test_open_hands_are_what_the_seats_themselves_see(number: int) -> None:
    match = simulated(number)
    design, area = match.game.table(), Area(1280, 700, 0.7)
    turned = 0
    for step in range(0, len(match.actions), 5):
        views = [match.view_before(step, seat) for seat in range(len(match.seats))]
        layouts = [design.lay(view, area, Prepared()) for view in views]
        known = {spot.face for layout in layouts for spot in layout.cards if spot.face}
        base, others = layouts[0], dict(enumerate(layouts[1:], 1))
        shown = opened(base, others, area.ratio)
        keys = [spot.key for spot in shown.cards]
        assert len(keys) == len(set(keys)) and len(keys) == len(base.cards)
        faces = {spot.face for spot in shown.cards if spot.face}
        assert {spot.face for spot in base.cards if spot.face} <= faces <= known
        turned += len(faces) - sum(spot.face is not None for spot in base.cards)
        for seat, other in others.items():
            hand = {spot.face for spot in other.cards if spot.zone == "hand"}
            there = {spot.face for spot in shown.cards if spot.zone == f"seat{seat}" and spot.face}
            if match.game.id in ("dou-dizhu", "oklahoma-gin") and there:
                assert there <= hand | {s.face for s in base.cards}
    assert turned > 0 or match.game.id in ("oicho-kabu", "kyo-kabu")


def test_the_simulated_matches_are_of_every_game() -> None:
    assert {simulated(number, most=0).game.id for number in range(4)} == set(SHORT)


def test_whom_the_player_met_most_often_comes_first(model: PastModel) -> None:
    met = Counter(
        seat.name
        for match in model.all
        for number, seat in enumerate(match.seats)
        if number != own_seat(match)
    )
    _, names = model.opponents()
    assert sorted(names) == sorted(met) and len(set(met.values())) > 1
    assert [met[name] for name in names] == sorted(met.values(), reverse=True)
