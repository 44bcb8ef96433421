"""A match in words outside the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Event
from cardtable.engine.match import Match
from cardtable.languages import HAN
from cardtable.phrases.characters import names_of
from cardtable.phrases.isolating import bare
from cardtable.phrases.language import Language
from cardtable.phrases.lookup import phrases_of


def spoken_match(match: Match, language: str) -> list[str]:
    """Every event of a match as a sentence; nothing is hidden, as anyone can check the match."""
    app = QCoreApplication.instance() or QCoreApplication([])
    tongue = Language()
    tongue.switch(language)
    phrases = phrases_of(match.game.phrases)
    names = tuple(name or f"{i}" for i, name in enumerate(names_of(match.seats), 1))
    lines = [phrases.title()]
    for event in match.whole_log:
        sentence = phrases.event(Event(event.kind, event.params + event.secret), names)
        if sentence:
            lines.append(sentence)
    if match.outcome is not None:
        prompt = phrases.outcome(match.outcome, names)
        ended = _as_sentence(prompt.title, language)
        if lines[-1] == ended:  # an event has said it
            lines.pop()
        space = "" if language in HAN else " "
        lines.append(space.join(filter(None, (ended, _as_sentence(prompt.detail, language)))))
    assert app is not None
    tongue.fall_silent()
    return [bare(line) for line in lines]


def _as_sentence(words: str, language: str) -> str:
    """Words that stand alone elsewhere, as a sentence; nothing stays nothing."""
    stop = chr(0x3002) if language in HAN else "."  # the English fonts have no ideographic one
    return words if not words or words.endswith(stop) else words + stop
