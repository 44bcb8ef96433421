"""Golden records in every language, word by word: what a field stands for does not change.

Below the events are the prompts and hints of the seats meanwhile, an example of each sentence.

After changing a sentence, rewrite the texts with ``python -m tests.phrases.test_told_records`` and
read the difference.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import Match
from cardtable.engine.record_reader import parse
from cardtable.engine.records import replay
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.matches import transcript
from cardtable.ui.language import Language

RECORDS = Path(__file__).parents[1] / "engine" / "form2"
#: In these seats are asked what they are not asked in the others, as after a bid of one.
MORE = Path(__file__).parents[1] / "games" / "records"
FEW = ("001", "003", "005")
TEXTS = Path(__file__).parent / "told"
GAMES = ("dou-dizhu", "kyo-kabu", "oicho-kabu", "oklahoma-gin")


def told(game: str, language: str) -> str:
    """A record of a game in a language, a sentence a line."""
    match = played(RECORDS / f"{game}-words.cardtable")
    more = [played(MORE / game / f"{number}.cardtable") for number in FEW]
    tongue = Language()
    tongue.switch(language)
    seen: set[str] = set()
    asked = [line for one in (match, *more) for line in examples(one, seen)]
    tongue.fall_silent()
    return "\n".join([*transcript(match, language), "", *asked]) + "\n"


@cache
def played(path: Path) -> Match:
    """The match of a record."""
    return replay(parse(path.read_text(encoding="utf-8")), find_game)


def examples(match: Match, seen: set[str]) -> Iterator[str]:
    """What seats read beside the log, each sentence once, whatever its numbers, cards and names.

    ``seen`` are the sentences so far.
    """
    names = tuple(seat.name or f"№ {i + 1}" for i, seat in enumerate(match.seats))
    fields = re.compile("|".join([r"[+−-]?\d+", r"[♠♥♦♣]\S*", *map(re.escape, names)]))
    phrases = phrases_of(match.game.phrases)
    for number in range(len(match.actions) + 1):
        for seat in range(len(names)):
            over = number == len(match.actions)
            view = match.view(seat) if over else match.view_before(number, seat)
            prompt = phrases.prompt(view, names)
            lines = [f"{prompt.title} {prompt.detail}".strip()]
            lines += [phrases.seat_line(view, other) for other in range(len(names))]
            lines += [f"{fact.label}: {fact.value}" for fact in phrases.facts(view, names)]
            for line in lines:
                shape = fields.sub("#", line)
                if shape not in seen:
                    seen.add(shape)
                    yield line


def text_of(game: str, language: str) -> Path:
    """Where it is kept."""
    return TEXTS / f"{game}-{language}.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_told_as_it_was(game: str, language: str) -> None:
    assert QCoreApplication.instance() is not None
    assert told(game, language) == text_of(game, language).read_text(encoding="utf-8")


if __name__ == "__main__":
    app = QCoreApplication([])
    TEXTS.mkdir(exist_ok=True)
    for one in GAMES:
        for code in LANGUAGES:
            text_of(one, code).write_text(told(one, code), encoding="utf-8")
