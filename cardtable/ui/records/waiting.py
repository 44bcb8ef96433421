"""Matches that can be continued, in words for the start page."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import Match
from cardtable.games import all_games
from cardtable.phrases.lookup import phrases_of
from cardtable.store.journal import Entry


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that can be continued: its number, its game and how it stands."""

    number: int
    game: str
    title: str
    line: str


def waiting_matches(entries: list[Entry]) -> list[Waiting]:
    """What the journal's list alone can say of them; games that are not installed are left out."""
    result = []
    for entry in entries:
        if entry.game not in all_games():
            continue
        title = phrases_of(all_games()[entry.game].phrases).title()
        names = ", ".join(seat.name for seat in entry.seats)
        actions = entry.actions  # a plain name: lupdate drops texts with an expression here
        line = QCoreApplication.translate("StartPage", "%n action(s) so far", "", actions)
        result.append(Waiting(entry.id, entry.game, title, f"{names} · {line}"))
    return result


def with_standing(waiting: Waiting, match: Match) -> Waiting:
    """The same with how it stands, as far as whoever opens the program may see it."""
    people = [i for i, seat in enumerate(match.seats) if seat.is_human]
    view = match.view(people[0] if len(people) == 1 else None)
    phrases = phrases_of(match.game.phrases)
    names = tuple(seat.name for seat in match.seats)
    facts = [f"{fact.label} {fact.value}".strip() for fact in phrases.facts(view, names)[:2]]
    line = " · ".join([*facts, phrases.prompt(view, names).title, ", ".join(names)])
    return replace(waiting, line=line)
