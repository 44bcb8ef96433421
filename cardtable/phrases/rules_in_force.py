"""The rules of a game with the options of a match, with deviations from the house sheet marked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.phrases.base import Phrases
from cardtable.phrases.rulebook import CONTROLS, Passage, Section


def rulebook_of(game: Game, phrases: Phrases[Any], options: Options | None = None) -> list[Section]:
    """The rules with these options (or the house sheet's), with deviations from the sheet marked.

    Options that no passage covers follow at the end, each with its meaning.
    """
    options = options or game.resolve()
    default = {option.key: option.default for option in game.options}

    def marked(passage: Passage) -> Passage:
        return replace(passage, differs=any(options[key] != default[key] for key in passage.of))

    parts = [
        replace(part, passages=tuple(map(marked, part.passages)))
        for part in phrases.rulebook(options)
        if part.passages
    ]
    told = {key for part in parts for passage in part.passages for key in passage.of}
    further = [
        marked(_of_option(phrases, option.key, options[option.key], not option.values))
        for option in game.options
        if option.key not in told and not option.idle(options)
    ]
    if further:
        title = QCoreApplication.translate("Rulebook", "House rules")
        before = [part for part in parts if part.id != CONTROLS]
        after = [part for part in parts if part.id == CONTROLS]
        parts = [*before, Section("house", title, tuple(further)), *after]
    return parts


def _of_option(phrases: Phrases[Any], key: str, value: str | int, number: bool) -> Passage:
    said = str(value) if number else phrases.option_value(key, value)
    text = QCoreApplication.translate("Rulebook", "{rule}: {value}. {meaning}").format(
        rule=phrases.option(key)[0], value=said, meaning=phrases.option_meaning(key, value)
    )
    return Passage(f"option.{key}", text, (key,))
