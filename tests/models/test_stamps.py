"""Stamps are given for what one person does alone and unaided, kept in the journal, and listed."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cardtable.bots.characters import CHARACTERS, Character
from cardtable.bots.questions import Answer, Question
from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Thought
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat, _Stand, promise_of
from cardtable.engine.notes import Asked
from cardtable.engine.seeds import Seed
from cardtable.engine.stamps import Ended, Wins
from cardtable.engine.state import Outcome, State
from cardtable.games import find_game
from cardtable.games.dou_dizhu import GAME as DOU
from cardtable.games.oicho_kabu import GAME as KABU
from cardtable.games.oklahoma_gin import GAME as GIN
from cardtable.games.stamps import DECKS, GAMES, SHARED, book, earned_by
from cardtable.models.days import options_of, seats_of, seed_of
from cardtable.models.saving import Saving
from cardtable.models.session import Session
from cardtable.models.stamps import LookBack, Stamper, StampModel, StampRole, stamp_book
from cardtable.phrases.stamps import WORDS
from cardtable.store import rows
from cardtable.store.journal import Journal
from cardtable.store.stamps import StampBook
from cardtable.store.trouble import JournalError
from tests.games.oklahoma_gin.positions import AGAINST_GIN, GIN_HAND, to_discard
from tests.models.test_session import Slow, settle

#: A person against a bot who is known by name.
AGAINST = (Seat("human", "Ina"), Seat("expert", "Hana", 3, "hana"))

#: The first of three has won.
OUTCOME = Outcome("deals", (9, 0, 0), (0,))


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with closing(Journal(tmp_path / "journal.sqlite")) as opened:
        yield opened


class Table:
    """A match that stands at a state built by hand, with what watches it."""

    def __init__(
        self,
        journal: Journal,
        game: Game,
        state: State,
        seats: tuple[Seat, ...] = AGAINST,
        numbered: bool = False,
        seed: Seed | None = None,
        kept: bool = True,
    ) -> None:
        options = state.view(None).options
        seed = seed or Seed.fresh()
        promise = promise_of(game, options, seats, numbered=numbered)
        self.match = Match(game, options, seats, seed, promise=promise)
        self.match._states = [state]
        self.match._stands = [_Stand(state.turn, state.outcome)]
        self.number = journal.begin(self.match, game.decks[0]) if kept else 0
        saving = Saving(self.match, (lambda: journal) if kept else None, "french", self.number)
        self.session = Session(saving, Slow())
        self.stamper = Stamper(self.session, lambda: journal, self.session)
        self.struck: list[str] = []
        self.stamper.struck.connect(self.struck.extend)

    def act(self, *actions: str) -> Table:
        for action in actions:
            self.session.act(Action.parse(action))
        return self


def gin_state(seat: int = 0) -> State:
    return to_discard(f"{GIN_HAND} 7H", AGAINST_GIN, seat=seat, rounds=1)


def gin(journal: Journal, seat: int = 0, **how: bool) -> Table:
    """A hand that is about to end with gin."""
    return Table(journal, GIN, gin_state(seat), **how)  # type: ignore[arg-type]


def kept(journal: Journal) -> dict[str, int]:
    """How often each stamp was earned."""
    return {id_: one.times for id_, one in StampBook(journal).all().items()}


def test_what_is_earned_is_struck_once_and_counted_every_time(journal: Journal) -> None:
    first = gin(journal).act("knock 7H")
    assert first.struck == ["gin", "quick_gin"]
    told = StampBook(journal).all()["gin"]
    assert (told.times, told.match, told.step) == (1, first.number, 1)
    second = gin(journal).act("knock 7H")
    assert second.struck == []
    assert kept(journal) == {"gin": 2, "quick_gin": 2}
    assert StampBook(journal).all()["gin"].match == first.number


def test_nothing_is_given_where_help_was_given(journal: Journal) -> None:
    hinted = gin(journal)
    hinted.session.note_hint()
    hinted.act("knock 7H")
    taken_back = gin(journal).act("discard 7H")
    assert taken_back.session.undo()
    taken_back.act("knock 7H")
    played_for = gin(journal)
    played_for.match.notes = replace(played_for.match.notes, asked=(Asked(0, "1", "hard"),))
    played_for.act("knock 7H")
    assert not (hinted.struck or taken_back.struck or played_for.struck or kept(journal))


def test_a_bot_asked_as_usual_is_no_help(journal: Journal) -> None:
    table = gin(journal)
    table.match.notes = replace(table.match.notes, asked=(Asked(0, "1", "glance"),))
    assert table.act("knock 7H").struck


def test_help_in_an_earlier_deal_does_not_count_against_this_one(journal: Journal) -> None:
    table = gin(journal)
    table.session.note_hint()
    table.act("knock 7H", "next")
    assert not table.struck
    ended = gin_state()
    table.match._states[-1], table.match._stands[-1] = ended, _Stand(ended.turn, None)
    assert table.act("knock 7H").struck == ["gin", "quick_gin"]


def test_after_a_pause_all_help_may_have_been_in_this_deal(journal: Journal) -> None:
    table = gin(journal).act("discard 7H")
    table.session.note_hint()
    again = Stamper(table.session, lambda: journal, table.session)
    struck: list[str] = []
    again.struck.connect(struck.extend)
    ended = gin_state()
    table.match._states[-1], table.match._stands[-1] = ended, _Stand(ended.turn, None)
    table.act("knock 7H")
    assert not struck


def test_nothing_is_given_for_others_or_for_known_cards(journal: Journal) -> None:
    assert not gin(journal, numbered=True).act("knock 7H").struck
    assert not gin(journal, kept=False).act("knock 7H").struck
    two = (Seat("human", "Ina"), Seat("human", "Jo"))
    shared = Table(journal, GIN, gin_state(), two)
    shared.session.private = False
    shared.session._viewer = 0
    assert not shared.act("knock 7H").struck
    record = gin(journal)
    with journal.transaction() as db:
        db.execute("UPDATE matches SET source = ?", (rows.RECORD,))
    assert not record.act("knock 7H").struck
    assert not kept(journal)


def test_what_cannot_be_noted_is_not_given(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*_: object) -> None:
        raise JournalError("full", "disk")

    table = gin(journal)
    monkeypatch.setattr(StampBook, "stamp", refuses)
    assert not table.act("knock 7H").struck
    assert table.match.actions  # play goes on


def test_a_deal_taken_back_is_not_earned_again(journal: Journal) -> None:
    table = gin(journal).act("knock 7H")
    assert table.session.undo()
    table.act("knock 7H")
    assert kept(journal) == {"gin": 1, "quick_gin": 1}


def test_a_deleted_match_leaves_its_stamp(journal: Journal) -> None:
    table = gin(journal).act("knock 7H")
    journal.put_away([table.number])
    assert StampBook(journal).all()["gin"].match == 0
    journal.bring_back([table.number])
    assert StampBook(journal).all()["gin"].match == table.number
    journal.remove(table.number)
    assert kept(journal) == {"gin": 1, "quick_gin": 1}


DAMAGED = (
    *("", "null", "[]", "{}", "[" * 9999, '{"earned": 3}', '{"earned": "x", "times": 1}'),
    '{"earned": "2026-11-28", "times": 0}',
    '{"earned": "1990-01-01T00:00:00+00:00", "times": 1}',
)


@pytest.mark.parametrize("value", DAMAGED)
def test_a_damaged_value_is_left_out_and_the_rest_stays(journal: Journal, value: str) -> None:
    gin(journal).act("knock 7H")
    journal.set_mark("stamp gin", value)
    assert kept(journal) == {"quick_gin": 1}
    assert gin(journal).act("knock 7H").struck == ["gin"]  # earned anew
    assert kept(journal) == {"gin": 1, "quick_gin": 2}


def test_odd_values_do_no_harm(journal: Journal) -> None:
    moment = "2026-11-20T10:00:00+00:00"
    journal.set_mark("stamp arashi", json.dumps({"earned": moment, "times": 3, "match": -1}))
    journal.set_mark("stamp unknown", json.dumps({"earned": moment, "times": 1, "step": "x"}))
    told = StampBook(journal).all()
    assert told["arashi"][1:] == (3, 0, 0) and told["unknown"].step == 0
    assert all(one.id != "unknown" for part in stamp_book(journal) for one in part.stamps)


def test_stamps_are_brought_over_with_their_match(journal: Journal, tmp_path: Path) -> None:
    gin(journal)  # so that the numbers will not be the same
    table = gin(journal).act("knock 7H")
    journal.remove(table.number - 1)
    with closing(Journal(tmp_path / "other.sqlite")) as other:
        other.bring_over(journal.path)
        told = StampBook(other).all()["gin"]
        assert told.times == 1 and told.match != table.number
        assert other.past_matches(told.match)[0].game == "oklahoma-gin"


# -- those of all games ---------------------------------------------------------------------------


def last_deal() -> State:
    """The first seat is about to win a match of a single game."""
    return to_discard(f"{GIN_HAND} 7H", AGAINST_GIN, rounds=1, target=50)


def won(journal: Journal, seats: tuple[Seat, ...] = AGAINST) -> Table:
    return Table(journal, GIN, last_deal(), seats).act("knock 7H", "next")


def test_a_match_that_is_won(journal: Journal) -> None:
    table = won(journal)
    assert {"first_win", "expert"} <= set(table.struck)
    assert StampBook(journal).all()["first_win"].step == 2


def test_an_easy_win_is_no_giants_death(journal: Journal) -> None:
    table = won(journal, (AGAINST[0], Seat("hard", "Hana", 3, "hana")))
    assert "first_win" in table.struck and "expert" not in table.struck


def test_a_match_that_is_lost(journal: Journal) -> None:
    table = Table(journal, GIN, last_deal(), AGAINST[::-1])
    table.match.play(Action.parse("knock 7H"))
    table.session.act(NEXT)
    assert not {"first_win", "expert"} & set(table.struck)


def test_help_anywhere_in_a_match_costs_its_stamps(journal: Journal) -> None:
    table = Table(journal, GIN, last_deal())
    table.act("knock 7H")
    table.session.note_hint()
    table.act("next")
    assert "gin" in table.struck and "first_win" not in table.struck


def test_a_table_that_is_stopped_is_not_won() -> None:
    match = Match(DOU, DOU.resolve(), (*AGAINST, Seat("easy")), Seed.numbered(1))
    outcome = replace(OUTCOME, reason="stopped")
    match._stands = [_Stand(None, outcome)]
    assert not Ended(match, 0).won
    match._stands = [_Stand(None, OUTCOME)]
    assert Ended(match, 0).won and not Ended(match, 1).won


def shared_by(wins: Wins, **more: bool) -> set[str]:
    match = Match(DOU, DOU.resolve(), (*AGAINST, Seat("easy")), Seed.numbered(1))
    match._stands = [_Stand(None, OUTCOME)]
    found = {stamp.id for stamp in SHARED if stamp.earned(Ended(match, 0, wins=wins, **more))}
    return found - {"first_win", "expert"}


def test_what_takes_many_matches() -> None:
    assert shared_by(Wins(games=frozenset(GAMES))) == {"four_games"}
    assert shared_by(Wins(games=frozenset(GAMES[1:]))) == set()
    many = [frozenset(map(str, range(n))) for n in range(12)]
    assert shared_by(Wins(beaten=many[10])) == {"ten_beaten"}
    assert shared_by(Wins(beaten=many[9])) == set()
    assert shared_by(Wins(decks=many[DECKS])) == {"decks"}
    assert shared_by(Wins(decks=many[DECKS - 1])) == set()
    assert shared_by(Wins(), of_day=True) == {"day"}


class AtRandom(Slow):
    """Opponents that do anything."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng

    def answer(self, trouble: str = "") -> None:
        ticket, view, answered = self.asked.pop(0)
        thought = Thought(view.legal.sample(self._rng))
        answered(Answer(Question(ticket, "", "", view, 0), thought, trouble))


def play_match(
    journal: Journal, game: Game, others: Sequence[Character], deck: str, seed: int
) -> tuple[bool, list[str]]:
    """Play a whole match as a person who does anything; whether it was won, and what was struck."""
    seats = (Seat("human", "Ina"), *(Seat("easy", one.id, 0, one.id) for one in others))
    options, cards = options_of(game), Seed.numbered(seed)
    promise = promise_of(game, options, seats, numbered=False)
    match, rng = Match(game, options, seats, cards, promise=promise), random.Random(seed)
    bots = AtRandom(rng)
    number = journal.begin(match, deck)
    session = Session(Saving(match, lambda: journal, deck, number), bots)
    stamper, struck = Stamper(session, lambda: journal, session), list[str]()
    stamper.struck.connect(struck.extend)
    session.begin()
    settle(session, bots)
    while match.turn is not None:
        session.act(match.state.legal.sample(rng))
        settle(session, bots)
    assert match.outcome is not None
    return 0 in match.outcome.winners and match.outcome.reason != "stopped", struck


def win(journal: Journal, game: Game, place: int, deck: str = "") -> list[str]:
    """Play matches of a game against opponents of that place until one is won.

    Returns what it brought; what is lost brings nothing.
    """
    others = [CHARACTERS[(place + i) % len(CHARACTERS)] for i in range(game.default_seats - 1)]
    for seed in itertools.count(1000 * place):
        won, struck = play_match(journal, game, others, deck or game.decks[0], seed)
        if won:
            return struck
        assert not {"first_win", "four_games", "ten_beaten", "decks"} & set(struck)
    raise AssertionError


def test_the_fourth_game_is_won(journal: Journal) -> None:
    struck = [win(journal, find_game(id_), 0) for id_ in GAMES]
    assert [("four_games" in each) for each in struck] == [False, False, False, True]
    assert "four_games" not in win(journal, GIN, 1)


def test_ten_opponents_are_beaten(journal: Journal) -> None:
    struck = [win(journal, KABU, place) for place in (0, 3, 6, 1, 7)]  # of three each
    assert [("ten_beaten" in each) for each in struck] == [False] * 4 + [True]


def test_as_many_decks_bring_luck(journal: Journal) -> None:
    """A deck counts by its name, whoever drew it."""
    decks = [f"deck-{n}" for n in range(DECKS)]
    struck = [win(journal, GIN, 0, deck) for deck in (*decks[:-1], decks[0], decks[-1])]
    assert [("decks" in each) for each in struck] == [False] * DECKS + [True]


def test_what_was_won_is_kept_when_matches_are_deleted(journal: Journal) -> None:
    table = won(journal)
    assert StampBook(journal).win(Wins()) == Wins(
        frozenset({"oklahoma-gin"}), frozenset({"french"}), frozenset({"hana"})
    )
    journal.remove(table.number)
    assert StampBook(journal).win(Wins(frozenset({"dou-dizhu"}))).games == {
        "oklahoma-gin",
        "dou-dizhu",
    }
    journal.set_mark("wins", "nonsense")
    assert StampBook(journal).win(Wins()) == Wins()


def test_wins_from_before_there_were_stamps_count(journal: Journal) -> None:
    won(journal)
    with journal.transaction() as db:
        db.execute("DELETE FROM marks")
    assert StampBook(journal).win(Wins()).beaten == {"hana"}


def looked_back(journal: Journal) -> dict[str, int]:
    """Forget all stamps, as in matches from before there were any, and look for them again."""
    with journal.transaction() as db:
        db.execute("DELETE FROM marks")
    back = LookBack(journal)
    while back.left:
        back.look()
    return kept(journal)


def test_matches_from_before_there_were_stamps_bring_theirs(journal: Journal) -> None:
    win(journal, GIN, 1)
    win(journal, KABU, 2)
    given, dates = kept(journal), [one.updated for one in journal.past_matches() if one.finished]
    places = {id_: one[2:] for id_, one in StampBook(journal).all().items()}
    assert given["first_win"] == 2
    assert looked_back(journal) == given
    found = StampBook(journal).all()
    assert {id_: one[2:] for id_, one in found.items()} == places
    assert {one.earned for one in found.values()} <= set(dates)
    assert StampBook(journal).win(Wins()).games == {"oklahoma-gin", "oicho-kabu"}


def test_the_fourth_game_was_won_long_ago(journal: Journal) -> None:
    for place, id_ in enumerate(GAMES):
        win(journal, find_game(id_), place)
    assert looked_back(journal)["four_games"] == 1


def test_what_was_looked_at_is_not_counted_again(journal: Journal) -> None:
    win(journal, GIN, 1)
    given = looked_back(journal)
    win(journal, GIN, 2)
    later = kept(journal)
    assert later["first_win"] == given["first_win"] + 1
    assert not LookBack(journal).left and kept(journal) == later


def test_matches_that_were_stamped_at_the_table_are_left_alone(journal: Journal) -> None:
    win(journal, GIN, 1)
    win(journal, GIN, 2)
    given = kept(journal)
    back = LookBack(journal)
    while back.left:
        back.look()
    assert kept(journal) == given


def test_a_look_back_goes_on_where_it_stopped(journal: Journal) -> None:
    for place in range(3):
        win(journal, GIN, place)
    given = kept(journal)
    with journal.transaction() as db:
        db.execute("DELETE FROM marks")
    count = len(LookBack(journal).left)
    for left in range(count, 0, -1):
        back = LookBack(journal)
        assert len(back.left) == left
        back.look()
    assert kept(journal) == given and not LookBack(journal).left


@pytest.mark.parametrize("help_", [(1, 0), (0, 1)])
def test_a_match_with_help_brings_nothing_later_either(
    journal: Journal, help_: tuple[int, int]
) -> None:
    win(journal, GIN, 1)
    for past in journal.past_matches():
        journal.note_help(past.id, *help_)
    assert looked_back(journal) == {}


@pytest.mark.parametrize(("back", "earned"), [(0, True), (30, True), (31, False)])
def test_a_deal_of_the_day(journal: Journal, back: int, earned: bool) -> None:
    day = date.today() - timedelta(back)
    state = to_discard(f"{GIN_HAND} 7H", AGAINST_GIN, rounds=1, target=1)
    assert state.view(None).options == options_of(GIN)

    def play() -> Table:
        table = Table(journal, GIN, state, seats_of(GIN, "Ina"), True, seed_of(day))
        return table.act("knock 7H", "next")

    struck = play().struck
    assert {"first_win", "day"} <= set(struck) if earned else not struck
    again = play()
    assert again.struck == [], "the cards are known now"
    assert set(kept(journal).values()) == ({1} if earned else set())


# -- the book -------------------------------------------------------------------------------------


def test_the_book_is_complete() -> None:
    stamps = [stamp.id for page in book() for stamp in page.stamps]
    assert len(stamps) == len(set(stamps)) == len(WORDS) == 43
    assert set(stamps) == set(WORDS)
    assert [page.game for page in book()] == ["", *GAMES]
    names = [name for name, _ in WORDS.values()]
    assert len(set(names)) == len(names)


def test_a_list_of_stamps_says_what_it_knows(journal: Journal, qtmodeltester: ModelTester) -> None:
    table = gin(journal).act("knock 7H")
    gin(journal).act("knock 7H")
    model = StampModel()
    model.show(stamp_book(journal), 4)
    qtmodeltester.check(model)
    index = model.index(model.row_of("gin"), 0)
    said = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert index.data() == "A Drop of Gin"
    assert said.startswith("Oklahoma Gin: A Drop of Gin. Win a hand with gin. First earned: ")
    assert said.endswith("; times in all: 2.")
    assert index.data(StampRole.DATE).endswith(" · ×2")
    assert index.data(StampRole.MOMENT) == (table.number, 1)
    other = model.index(model.row_of("undercut"), 0)
    said = other.data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "Caught Knocking, not earned yet: Undercut your opponent."
    assert other.data(StampRole.MOMENT) is None and other.data(StampRole.DATE) == ""
    won(journal)
    model.show(stamp_book(journal), 4)
    once = model.index(model.row_of("first_win"), 0)
    said = once.data(Qt.ItemDataRole.AccessibleTextRole)
    assert " Earned: " in said and once.data(StampRole.DATE) in said


@pytest.mark.parametrize("columns", [1, 3, 4, 7, 12])
def test_every_part_begins_a_line_of_its_own(journal: Journal, columns: int) -> None:
    model = StampModel()
    model.show(stamp_book(journal), columns)
    assert model.rowCount() % columns == 0
    titles = []
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        stamp = bool(index.data(StampRole.ID))
        assert bool(index.flags() & Qt.ItemFlag.ItemIsEnabled) == stamp
        assert columns == 1 or not stamp or row % columns, "nothing stands below a title"
        if index.data() and not stamp:
            titles.append(index.data())
            assert row % columns == 0
            said = index.data(Qt.ItemDataRole.AccessibleTextRole)
            assert said == f"{index.data()}. {index.data(StampRole.SENTENCE)}"
    assert titles == ["All games", "Oicho-Kabu", "Kyo-Kabu", "Dou Dizhu", "Oklahoma Gin"]
    assert model.row_of("nonsense") == 1
    model.show([], columns)
    assert model.rowCount() == 0 and model.row_of("gin") == -1


def test_without_a_journal_the_book_is_empty() -> None:
    assert all(one.stamped is None for part in stamp_book(None) for one in part.stamps)


def test_a_plugin_game_has_only_the_stamps_of_all_games() -> None:
    match = Match(DOU, DOU.resolve(), (*AGAINST, Seat("easy")), Seed.numbered(1))
    match._stands = [_Stand(None, OUTCOME)]

    class Theirs:
        id = "theirs"

    match.game = Theirs()  # type: ignore[assignment]
    assert earned_by(Ended(match, 0)) == ["first_win", "expert"]
