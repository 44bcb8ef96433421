"""Golden records told in every language, word by word: what a field stands for does not change.

Who changes a sentence writes the texts anew with ``python -m tests.phrases.test_told_records`` and
reads the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from cardtable.engine.record_reader import parse
from cardtable.engine.records import replay
from cardtable.games import find_game
from cardtable.languages import LANGUAGES
from cardtable.phrases.spoken import spoken_match

RECORDS = Path(__file__).parents[1] / "engine" / "form2"
TEXTS = Path(__file__).parent / "told"
GAMES = ("dou-dizhu", "kyo-kabu", "oicho-kabu", "oklahoma-gin")


def told(game: str, language: str) -> str:
    """A record of a game in a language, a sentence a line."""
    record = parse((RECORDS / f"{game}-words.cardtable").read_text(encoding="utf-8"))
    return "\n".join(spoken_match(replay(record, find_game), language)) + "\n"


def text_of(game: str, language: str) -> Path:
    """Where it is kept."""
    return TEXTS / f"{game}-{language}.txt"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_told_as_it_was(game: str, language: str) -> None:
    assert QCoreApplication.instance() is not None
    assert told(game, language) == text_of(game, language).read_text(encoding="utf-8")


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for one in GAMES:
        for code in LANGUAGES:
            text_of(one, code).write_text(told(one, code), encoding="utf-8")
