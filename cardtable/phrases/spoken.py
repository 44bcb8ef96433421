"""A match in words outside the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Event
from cardtable.engine.match import Match
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
        lines.append(f"{prompt.title} {prompt.detail}".strip())
    assert app is not None
    tongue.fall_silent()
    return [bare(line) for line in lines]
