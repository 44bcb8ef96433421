"""Actions and reasons in words: every reason of a bot has a sentence in every language."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from cardtable.bots.characters import CHARACTERS
from cardtable.engine.actions import NEXT
from cardtable.engine.bot import Budget, Thought
from cardtable.engine.game import Game
from cardtable.engine.match import LEVELS, Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, View
from cardtable.games import all_games
from cardtable.languages import LANGUAGES
from cardtable.phrases.characters import character_line, character_name, style_name
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import percent, tenths
from cardtable.ui.language import Language
from tests.daily import daily

GAMES = list(all_games().values())


def thoughts(game: Game, matches: int = 3, actions: int = 60) -> list[tuple[View, Thought]]:
    """What bots of all levels think in the course of some matches they play."""
    found = []
    for number in range(matches):
        rng = random.Random(number)
        seats = tuple(Seat("easy") for _ in range(game.default_seats))
        match = Match(game, game.resolve(), seats, Seed.numbered(number))
        bots = {level: game.bot(level) for level in LEVELS}
        for _ in range(actions):
            if match.turn is None:
                break
            if match.turn == TABLE:
                match.play(NEXT)
                continue
            view = match.view(match.turn)
            told = [bot.choose(view, 1, Budget(8)) for bot in bots.values()]
            found += [(view, thought) for thought in told]
            match.play(rng.choice(told).action)
    return found


@daily("game", GAMES, "oicho-kabu", ids=lambda g: g.id)
def test_every_reason_and_every_action_has_words_in_every_language(
    game: Game, language: Language
) -> None:
    phrases = phrases_of(game.phrases)
    told = thoughts(game)
    for code in LANGUAGES:
        language.switch(code)
        for view, thought in told:
            for candidate in thought.candidates:
                assert not candidate.reason or phrases.why(candidate.reason, candidate.numbers)
                words = phrases.action(view, candidate.action)
                assert words
                assert words != str(candidate.action), words
                assert "{" not in words


@daily("game", GAMES, "oicho-kabu", ids=lambda g: g.id)
def test_different_candidates_are_told_apart(game: Game) -> None:
    phrases = phrases_of(game.phrases)
    for view, thought in thoughts(game, 2):
        actions = {c.action for c in thought.candidates}
        assert len({phrases.action(view, action) for action in actions}) == len(actions)


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_an_unknown_reason_says_nothing(game: Game) -> None:
    phrases = phrases_of(game.phrases)
    assert phrases.why("no_such_reason") == phrases.why("no_such_reason", (1, 2, 3)) == ""


@pytest.mark.parametrize("game_id", ["dou-dizhu", "oklahoma-gin"])
def test_a_reason_with_fewer_numbers_than_its_sentence_says_nothing(game_id: str) -> None:
    phrases = phrases_of(all_games()[game_id].phrases)
    for reason, text in phrases.reasons().items():
        if "{1}" in text:
            assert phrases.why(reason, (1,)) == ""


def test_the_start_page_loads_neither_rules_nor_hints() -> None:
    code = (
        "import sys\nfrom cardtable.games import all_games\n"
        "from cardtable.phrases.lookup import phrases_of\n"
        "for game in all_games().values():\n"
        "    phrases = phrases_of(game.phrases)\n"
        "    print(phrases.title(), phrases.tagline(), phrases.duration())\n"
        "print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "cardtable.phrases.dou_dizhu.play" in loaded
    games = [name for name in loaded if name.startswith("cardtable.phrases.")]
    assert [name for name in games if name.endswith((".rules", ".hints"))] == []


@pytest.mark.parametrize("code", list(LANGUAGES))
def test_every_opponent_has_a_name_and_a_sentence(code: str, language: Language) -> None:
    language.switch(code)
    names = [character_name(c.id) for c in CHARACTERS]
    lines = [character_line(c.id) for c in CHARACTERS]
    assert len(set(names)) == len(set(lines)) == len(CHARACTERS)
    assert all(0 < len(name) <= 24 for name in names)
    assert all(line.endswith((".", "。")) for line in lines)
    assert all(style_name(c.style) for c in CHARACTERS if c.style)
    assert character_name("stranger") == "stranger"
    assert character_line("stranger") == ""


def test_expectations_are_written_as_the_language_does(language: Language) -> None:
    language.switch("de")
    assert tenths(-1.54) == "−1,5"
    assert percent(0.617) == "62\u00a0%"
    language.switch("en")
    assert tenths(1.54, sign=True) == "+1.5"
    assert tenths(-0.01, sign=True) == "0.0"
    assert percent(0.617) == "62%"
