"""The ladder: the named opponents in the order of their strength, and how far one has climbed.

One stands below everybody at first. Whoever wins a match in which the next one above sits takes
that place. Nobody is pushed down again: a ladder is for climbing, and the rating tells the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from cardtable.bots.characters import CHARACTERS, Character
from cardtable.bots.strengths import strengths
from cardtable.isolating import isolated
from cardtable.models.rows import RowModel
from cardtable.phrases.base import MomentWords
from cardtable.phrases.characters import character_name, people_called
from cardtable.phrases.lists import in_row, labelled
from cardtable.phrases.numbers import decimal, rating_with_error
from cardtable.store.ratings import Rating, Table
from cardtable.store.statistics import Played
from cardtable.translation import _

#: So many of the latest matches with an opponent are told one by one.
_LATEST = 6


class Rung(NamedTuple):
    """A place on the ladder.

    Attributes:
        place: from 1 at the top.
        character: who stands there; ``None`` for the player.
        rating: as far as it is known.
        won, lost: the player's matches with this opponent.
        passed: whether the player stands above.
        last: whether the player won the latest matches with this opponent, oldest first.
    """

    place: int
    character: Character | None
    rating: Rating | None
    won: int = 0
    lost: int = 0
    passed: bool = False
    last: Sequence[bool] = ()


def climbers(game: str) -> list[Character]:
    """The opponents, the weakest in a game first."""
    known = strengths(game)
    return sorted(CHARACTERS, key=lambda one: known[one.id][0])


def climbed(game: str, matches: Sequence[Played]) -> int:
    """How many opponents somebody has passed in these matches, oldest first.

    Matches with help count for nothing here.
    """
    order, passed = climbers(game), 0
    for played in matches:
        if passed < len(order) and played.game == game and played.won and not played.helped:
            passed += order[passed].id in people_called(played.opponents)
    return passed


def news_of(game: str, matches: Sequence[Played], number: int) -> tuple[str, bool] | None:
    """Who stood next above the player in the match of a number, and whether they were passed.

    ``None`` if they did not sit there.
    """
    before = climbed(game, [played for played in matches if played.match != number])
    there = next((played for played in matches if played.match == number), None)
    order = climbers(game)
    if there is None or before == len(order):
        return None
    above = order[before].id
    if above not in people_called(there.opponents):
        return None
    return above, climbed(game, matches) > before


def challenge(above: str) -> MomentWords:
    """What a match is called that leads past an opponent."""
    name = isolated(character_name(above))
    return MomentWords(_("Ladder match"), _("Win, and you pass {name}.", name=name))


def ladder_news(above: str, passed: bool) -> str:
    """Return these news as a sentence."""
    name = isolated(character_name(above))
    if passed:
        return _("You pass {name} on the ladder.", name=name)
    return _("{name} stays above you on the ladder.", name=name)


def ladder(game: str, matches: Sequence[Played], table: Table) -> list[Rung]:
    """The rungs from the top, the player's own among them."""
    order, passed = climbers(game), climbed(game, matches)
    met: dict[str, list[bool]] = {one.id: [] for one in order}
    for played in matches:
        if played.game == game:
            for id_ in people_called(played.opponents):
                met[id_].append(played.won)
    own = table.own(game)
    rungs = [
        Rung(
            0,
            one,
            table.of_character(one.id, game).rating,
            sum(met[one.id]),
            met[one.id].count(False),
            n < passed,
            met[one.id][-_LATEST:],
        )
        for n, one in enumerate(order)
    ]
    rungs.insert(passed, Rung(0, None, own.rating if own is not None else None))
    return [rung._replace(place=place) for place, rung in enumerate(reversed(rungs), 1)]


def next_above(rungs: Sequence[Rung]) -> Character | None:
    """Who invites the player: the next one above; ``None`` at the top."""
    own = next(row for row, rung in enumerate(rungs) if rung.character is None)
    return rungs[own - 1].character if own else None


def whole_rating(rating: Rating | None) -> str:
    """Return “Rating 1512 ± 40”; empty if there is none yet."""
    if rating is None:
        return ""
    return rating_with_error(rating.points, rating.error, rating.provisional)


def record_words(rung: Rung) -> str:
    """Return “3 won, 2 lost”; empty if they never met."""
    if not rung.won and not rung.lost:
        return ""
    return _("{won} won, {lost} lost", won=rung.won, lost=rung.lost)


class RungRole(IntEnum):
    """What a row knows of its rung."""

    RUNG = Qt.ItemDataRole.UserRole + 1


class LadderModel(RowModel[Rung]):
    """The rungs, the top one first."""

    def told(self, row: Rung, role: int) -> Any:
        """What a row knows; screen readers hear place, name, rating and record."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name_of(row)
            case RungRole.RUNG:
                return row
            case Qt.ItemDataRole.AccessibleTextRole:
                head = labelled(decimal(row.place, 0), name_of(row))
                told = (head, whole_rating(row.rating), record_words(row))
                return in_row(part for part in told if part)
        return None


def name_of(rung: Rung) -> str:
    """Who stands on a rung."""
    if rung.character is None:
        return _("You")
    return isolated(character_name(rung.character.id))
