"""Matches among the named opponents are played once, and ratings found that are known."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

from cardtable.bots import strengths
from cardtable.bots.characters import CHARACTERS
from cardtable.store.ratings import LUCK, MEAN, Rating
from tools.ratings import fitting
from tools.ratings.__main__ import main
from tools.ratings.fitting import chances, fitted, shares, surprise
from tools.ratings.playing import Line, lines_of, play_to, read_line

IDS = [one.id for one in CHARACTERS]


def true(level: str, style: str) -> float:
    """Experts are the strongest, the bold a little stronger than others of their level."""
    return {"easy": -4.0, "medium": -1.0, "hard": 1.0, "expert": 4.0}[level] + (style == "bold")


def made_up(count: int, seed: int) -> list[Line]:
    """Results as the model has them: who waits shortest comes first, and the strong wait less."""
    rng, lines = random.Random(seed), []
    for number in range(count):
        people = rng.sample(CHARACTERS, 3)
        c = math.sqrt(3) * LUCK
        late = [rng.expovariate(math.exp(true(one.level, one.style) / c)) for one in people]
        scores = tuple(round(-1_000_000 * one) for one in late)
        ids = tuple(one.id for one in people)
        lines.append(Line(number, ids, scores, (scores.index(max(scores)),)))
    return lines


def test_ratings_that_are_known_are_found() -> None:
    fit = fitted("dou-dizhu", made_up(1200, 1))
    assert fit.between > fit.within
    middle = sum(true(one.level, one.style) for one in CHARACTERS) / len(CHARACTERS)
    off = [
        (fit.ratings[one.id].mu - MEAN - true(one.level, one.style) + middle)
        / fit.ratings[one.id].sigma
        for one in CHARACTERS
    ]
    assert max(map(abs, off)) < 3.5 and sum(x * x for x in off) / len(off) < 3
    unseen = made_up(1000, 2)
    found = shares("dou-dizhu", unseen, fit.ratings)
    assert sum(one.matches for one in found.values()) == 3000
    assert all(abs(one.won - one.foretold) < 4 * one.error for one in found.values())
    alike = dict.fromkeys(IDS, Rating())
    assert surprise("dou-dizhu", unseen, fit.ratings) < surprise("dou-dizhu", unseen, alike)
    assert surprise("dou-dizhu", unseen, alike) == pytest.approx(math.log(3))


def test_few_results_are_completed_by_those_of_the_level() -> None:
    few = fitted("dou-dizhu", made_up(40, 3)).ratings
    spread = [max(few[i].mu for i in IDS[k : k + 4]) - min(few[i].mu for i in IDS[k : k + 4])
              for k in range(0, 16, 4)]  # fmt: skip
    assert max(spread) < 4
    none = fitted("dou-dizhu", []).ratings
    assert none["mei"].mu == none["timo"].mu < none["otto"].mu < none["hana"].mu < none["ines"].mu
    assert sum(one.mu for one in none.values()) == pytest.approx(16 * MEAN, abs=0.1)


def test_chances_are_those_of_chess_between_two_who_are_certain() -> None:
    strong, weak = Rating(MEAN + 400 / 29.480887, 0.0), Rating(MEAN, 0.0)
    assert chances([strong, weak]) == pytest.approx([10 / 11, 1 / 11])


def test_playing_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "oicho-kabu.txt"
    assert [line.number for line in play_to(file, "oicho-kabu", 2, 10, math.inf)] == [0, 1]
    first = lines_of(file)
    with file.open("a") as end:
        end.write("2 mei,ti")
    assert lines_of(file) == first
    assert [line.number for line in play_to(file, "oicho-kabu", 3, 10, math.inf)] == [2]
    assert lines_of(file)[:2] == first and len(set(lines_of(file)[2].people)) == 3
    assert list(play_to(file, "oicho-kabu", 9, 10, -1)) == []
    assert read_line(str(first[0])) == first[0]
    file.unlink()
    assert list(play_to(file, "oicho-kabu", 2, 10, math.inf)) == first


def test_what_is_fitted_is_written_for_the_program_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = made_up(120, 4)
    (tmp_path / "kyo-kabu.txt").write_text("".join(f"{line}\n" for line in lines))
    target = tmp_path / "strengths.py"
    monkeypatch.setattr(strengths, "__file__", str(target))
    assert main(["fit", "--folder", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "kyo-kabu: fitted to 90 matches" in told and "oicho-kabu" not in told
    made: dict[str, object] = {}
    exec(target.read_text(), made)
    found = made["STRENGTHS"]
    assert isinstance(found, dict) and list(found["kyo-kabu"]) == IDS
    assert all(sigma <= fitting.SURE for _, sigma in found["kyo-kabu"].values())
    monkeypatch.setitem(strengths.STRENGTHS, "kyo-kabu", found["kyo-kabu"])
    assert main(["check", "--folder", str(tmp_path)]) == 0
    assert "kyo-kabu: 30 matches that were not fitted to" in capsys.readouterr().out
