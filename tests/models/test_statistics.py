"""Figures in words: what a person reads about the matches of a journal."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cardtable.engine.match import LEVELS
from cardtable.languages import LANGUAGES
from cardtable.models.statistics import (
    BY,
    by_words,
    key_words,
    line_words,
    luck_words,
    moments_of,
    share_words,
    since_of,
    span_words,
    told,
)
from cardtable.store.statistics import (
    GROUPS,
    Figures,
    Played,
    chosen,
    figures,
    grouped,
    own_matches,
    stretches,
)
from cardtable.ui.language import Language
from tests.store.simulated import fill, journal_in


@pytest.fixture(autouse=True)
def _english(language: Language) -> None:
    language.switch("en")


@pytest.mark.parametrize(
    ("matches", "wins", "won", "of", "share"),
    [
        (0, 0, "0", "of 0 matches", "0 of 0 won, few matches"),
        (1, 1, "1", "of 1 match", "1 of 1 won, few matches"),
        (4, 2, "2", "of 4 matches", "2 of 4 won, few matches"),
    ],
)
def test_few_matches_are_counted_and_say_no_more(
    matches: int, wins: int, won: str, of: str, share: str
) -> None:
    one = Figures(matches=matches, wins=wins)
    first = told(one, "dou-dizhu")[0]
    assert (first.name, first.figure, first.detail) == ("Won", won, of)
    assert share_words(one) == share
    assert not any("%" in said.figure + said.detail for said in told(one, "dou-dizhu"))


def test_the_share_of_wins_comes_first() -> None:
    one = Figures(matches=5, wins=1, share=0.2, low=0.04, high=0.62)
    assert told(one, "")[0].name == told(one, "dou-dizhu")[0].name == "Win rate"
    assert share_words(one) == "20% (4% to 62%), 5 matches"


def test_figures_are_told_with_how_sure_they_are() -> None:
    one = Figures(
        matches=40,
        wins=25,
        share=0.625,
        low=0.4704,
        high=0.7581,
        mean=-3.25,
        error=1.5,
        current=-2,
        longest=6,
        best=44,
        best_match=17,
        best_deal=10.5,
        best_deal_match=9,
        reviewed=3,
        decisions=200,
        given=0.125,
    )
    names = {one.name: one for one in told(one, "dou-dizhu")}
    assert (names["Matches"].figure, names["Matches"].detail) == ("40", "25 won")
    assert names["Win rate"].figure == "62%"
    assert names["Win rate"].detail == "likely between 47% and 76%"
    assert names["Longest winning streak"].figure == "6"
    assert names["Longest winning streak"].detail == "current streak: 2 losses"
    assert names["Average score"].figure == "−3.2"
    assert names["Average score"].detail == "likely within 2.9 either way"
    assert (names["Best match"].figure, names["Best match"].match) == ("44", 17)
    assert (names["Best deal"].figure, names["Best deal"].match) == ("+10½", 9)
    assert "0.1" in names["Loss per decision"].figure
    assert names["Loss per decision"].detail == "from 3 reviews"
    assert share_words(one) == "62% (47% to 76%), 40 matches"
    best = {game: told(one, game)[5].name for game in ("oicho-kabu", "oklahoma-gin")}
    assert best == {"oicho-kabu": "Best round", "oklahoma-gin": "Best hand"}
    # Scores of several games mean nothing together.
    assert len(told(one, "")) == 3


def test_a_row_of_wins_that_goes_on() -> None:
    row = told(Figures(matches=5, wins=5, share=1.0, current=5, longest=5), "")[2]
    assert (row.figure, row.detail) == ("5", "current streak: 5 wins")


def test_one_match_has_a_mean_and_no_error() -> None:
    one = Figures(matches=1, wins=1, share=1.0, mean=12, best=12, best_match=1)
    mean = next(told for told in told(one, "dou-dizhu") if told.name == "Average score")
    assert (mean.figure, mean.detail) == ("12.0", "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_group_and_figure_of_a_journal_has_words(
    code: str, language: Language, tmp_path: Path
) -> None:
    journal = journal_in(tmp_path)
    fill(journal, 24)
    matches = own_matches(journal).matches
    assert matches
    journal.close()
    language.switch(code)
    assert set(BY) == set(GROUPS) - {"game"}
    assert len({by_words(by) for by in GROUPS}) == len(GROUPS)
    for game in {played.game for played in matches}:
        here = chosen(matches, game=game)
        for by in GROUPS:
            groups = grouped(here, by)
            words = [key_words(by, key, game) for key in groups]
            assert all(words)
            assert len(set(words)) == len(words), f"two groups by {by} read the same"
            for one in groups.values():
                assert str(one.matches) in share_words(one)
                assert all(row.name and row.figure for row in told(one, "dou-dizhu"))
        assert luck_words(figures(here), game)
        line = stretches(here)
        assert len(line_words(line).split("\n")) == 1 + len(line)


def test_groups_are_called_as_elsewhere() -> None:
    assert key_words("game", "oicho-kabu", "") == "Oicho-Kabu"
    assert key_words("rules", "", "dou-dizhu") == "Other rules"
    assert key_words("rules", "sheet+", "dou-dizhu") == (
        key_words("rules", "sheet", "dou-dizhu") + ", changed"
    )
    assert [key_words("level", level, "") for level in LEVELS]
    assert key_words("level", "human", "") == "Human"
    assert key_words("seat", "2", "") == "Seat 2"
    assert key_words("help", "with", "") == "With help"
    assert key_words("help", "without", "") == "Without help"
    # Names are data, whatever they look like.
    assert key_words("opponent", "<b>Mei</b>", "") == "<b>Mei</b>"
    assert key_words("month", "2026-11", "") == "2026-11"


def test_luck_is_told_where_a_review_knows_it() -> None:
    known = Figures(matches=1, deals=4, promised=2.5, made=-1.0)
    assert "can’t be separated here" in luck_words(known, "oicho-kabu")
    said = luck_words(known, "dou-dizhu")
    assert "4 reviewed deals" in said
    assert "+2.5" in said
    assert "−1.0" in said
    assert luck_words(Figures(), "dou-dizhu").startswith("Review matches")


def test_a_match_is_remembered_once_for_the_first_of_its_reasons() -> None:
    def played(match: int, score: float, best: float, won: bool = True) -> Played:
        others = frozenset({"easy"}), frozenset({"Otto"})
        when = f"2026-11-0{match}"
        return Played(match, "dou-dizhu", "sheet", 0, *others, when, score, won, False, best, None)

    both = [played(1, 9, 4), played(2, 50, 20), played(3, -6, 2, won=False)]
    of_one_game = [(one.match, one.name) for one in moments_of(both, "dou-dizhu")]
    assert of_one_game == [(2, "Best match"), (1, "Won against")]
    assert [one.match for one in moments_of(both, "")] == [2, 1]
    apart = [*both, played(4, 8, 30)]
    names = [(one.match, one.name) for one in moments_of(apart, "dou-dizhu")]
    assert names == [(2, "Best match"), (4, "Best deal"), (1, "Won against")]


def test_spans_of_time_reach_to_today() -> None:
    assert since_of(0) == ""
    assert span_words(0) == "All time"
    assert span_words(1) == "Last 1 day"
    assert span_words(30) == "Last 30 days"
    back = datetime.now(UTC) - datetime.fromisoformat(since_of(30))
    assert abs(back - timedelta(days=30)) < timedelta(minutes=1)
    assert since_of(1) > since_of(30)
