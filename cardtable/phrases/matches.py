"""A match in words: what happened in it, and the help somebody had."""

from __future__ import annotations

from typing import Any

from cardtable.engine.events import Event
from cardtable.engine.match import Match
from cardtable.isolating import bare
from cardtable.languages import HAN, given_number
from cardtable.phrases.base import Phrases, Prompt
from cardtable.phrases.characters import names_of
from cardtable.phrases.lists import listed
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import N_, _, ngettext, speaking


def transcript(match: Match, language: str) -> list[str]:
    """Every event of a match as a sentence; nothing is hidden, as anyone can check the match."""
    phrases = phrases_of(match.game.phrases)
    with speaking(language):
        names = tuple(name or f"{i}" for i, name in enumerate(names_of(match.seats), 1))
        lines = [phrases.title()]
        for event in match.whole_log:
            sentence = phrases.event(Event(event.kind, event.params + event.secret), names)
            if sentence and event.kind != "match_over":  # the outcome says it
                lines.append(sentence)
        if match.outcome is not None:
            prompt = phrases.outcome(match.outcome, names)
            ended = (_as_sentence(words, language) for words in (prompt.title, prompt.detail))
            space = "" if language in HAN else " "
            lines.append(space.join(filter(None, ended)))
    return [bare(line) for line in lines]


def ended(match: Match, phrases: Phrases[Any]) -> Prompt:
    """How a match ended, to those who played it: somebody alone, without a name, is “you”."""
    assert match.outcome is not None
    names = names_of(match.seats)
    said = phrases.outcome(match.outcome, names)
    people = tuple(number for number, seat in enumerate(match.seats) if seat.is_human)
    alone = match.outcome.winners == people and len(people) == 1
    if alone and given_number(names[people[0]]):
        return Prompt(phrases.own_win(match.outcome), said.detail)
    return said


#: From the second place on; nobody who has lost is first, and no table has more seats.
_PLACES = {
    2: N_("Second place"),
    3: N_("Third place"),
    4: N_("Fourth place"),
    5: N_("Fifth place"),
    6: N_("Sixth place"),
    7: N_("Seventh place"),
    8: N_("Eighth place"),
    9: N_("Ninth place"),
    10: N_("Tenth place"),
}


def place_words(number: int) -> str:
    """The place of somebody who has not won, as a heading."""
    return _(_PLACES[number])


def _as_sentence(words: str, language: str) -> str:
    """Words that stand alone elsewhere, as a sentence; nothing stays nothing."""
    stop = chr(0x3002) if language in HAN else "."  # the English fonts have no ideographic one
    return words if not words or words.endswith(stop) else words + stop


def help_sentence(hints: int, undos: int, played: int = 0) -> str:
    """“With help: 2 hints and 1 play taken back”; empty if there was none.

    ``played`` is the number of plays left to a stand-in.
    """
    parts = []
    if hints:
        parts.append(ngettext("{n} hint", "{n} hints", hints))
    if undos:
        parts.append(ngettext("{n} undo", "{n} undos", undos))
    if played:
        parts.append(ngettext("{n} play by a bot", "{n} plays by a bot", played))
    if not parts:
        return ""
    return _("Help used: {help}", help=listed(parts))
