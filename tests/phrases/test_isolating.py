"""Names from right to left stay within themselves, wherever they stand."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.engine.match import Seat
from cardtable.engine.records import parse, record_of, replay, write
from cardtable.games import find_game
from cardtable.isolating import bare, isolated
from cardtable.models.past import sitters
from cardtable.phrases.characters import names_of
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.matches import transcript
from cardtable.phrases.names import name_is_taken
from cardtable.translation import message, say

RECORDS = Path(__file__).parent.parent / "games" / "records"
NAMES = ["אבי", "سلمى 2", "Ali علي (2)", "ܐܒܐ", "١٢٣", "\u202eevil", "a\u2067b", "x\u202d"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_would_disturb_a_sentence_is_isolated(name: str) -> None:
    said = isolated(name)
    assert said[0] == "\u2068" and said[-1] == "\u2069"
    inside = said[1:-1]
    assert not any(unicodedata.bidirectional(c) in _CONTROLS for c in inside)
    assert isolated(said) == said


_CONTROLS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


@pytest.mark.parametrize(
    "name", ["Otto", "Zoë", "玩家1", "ケンジ", "Иван", "Ωμέγα 3", "a-b (c)", ""]
)
def test_a_name_that_disturbs_nothing_stays_searchable(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("game", ["dou-dizhu", "oklahoma-gin", "oicho-kabu", "kyo-kabu"])
def test_every_event_of_a_match_keeps_names_isolated(game: str) -> None:
    path = sorted((RECORDS / game).glob("*.cardtable"))[0]
    read = parse(path.read_text("utf-8"))
    seats = tuple(Seat(seat.kind, f"{NAMES[n % 2]}{n}", n) for n, seat in enumerate(read.seats))
    match = replay(replace(read, seats=seats), find_game)
    phrases, names, met = phrases_of(match.game.phrases), names_of(match.seats), 0
    for event in match.whole_log:
        sentence = phrases.event(event, names)
        for raw in (seat.name for seat in seats):
            met += raw in sentence
            assert sentence.count(raw) == sentence.count(f"\u2068{raw}\u2069"), sentence
    assert met
    assert "\u2068" not in "".join(transcript(match, "en"))
    assert "\u2068" not in write(record_of(match))


def test_what_leaves_the_window_has_the_names_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = sorted((RECORDS / "dou-dizhu").glob("*.cardtable"))[0]
    read = parse(path.read_text("utf-8"))
    seats = tuple(Seat(seat.kind, NAMES[n], n) for n, seat in enumerate(read.seats))
    record = tmp_path / "rtl.cardtable"
    record.write_text(write(record_of(replay(replace(read, seats=seats), find_game))), "utf-8")
    for words in (["replay"], ["replay", "--json"], ["verify"], ["verify", "--json"]):
        main([*words, str(record)])
        out = capsys.readouterr().out
        if "--json" in words:
            out = json.dumps(json.loads(out), ensure_ascii=False)
        assert not {"\u2068", "\u2069"} & set(out), words
        if words[0] == "replay":
            assert all(seat.name in out for seat in seats), words


def test_sentences_about_files_decks_and_lists_isolate_them() -> None:
    assert name_is_taken("אבי") == "Two players are called \u2068אבי\u2069."
    assert sitters([Seat("easy", "אבי", 0)])[0] == "\u2068אבי\u2069 (easy)"
    refusal = message("The file {file} is no picture.", file="אבי.svg")
    assert say(refusal) == "The file \u2068אבי.svg\u2069 is no picture."
    assert bare(say(refusal)) == str(refusal)
