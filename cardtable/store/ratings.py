"""How strong everybody is in each game: a rating and how sure it is, folded from ended matches.

Who plays well gains what others lose, more from those who were stronger, and the less, the more is
known already (Weng and Lin's Plackett–Luce ranking, for any number of players, with ties). A person
is known by name, and begins in the middle of the named opponents, whose ratings were found by
letting them play (:mod:`~cardtable.bots.strengths`) and hardly move any more. A bot without a name
is taken for the plain opponent of its level, whose rating it does not change.

A match is rated if at least one person sat in it, it was played here, it ended, nobody had help,
and nobody had played its cards before: as statistics count them, and those that several people
shared as well, because a result says as much of each of them. They are folded in the order in which
they ended.

What came of each match is kept in the table ``rated``, with everybody's standing before, and where
that leads under a mark. So a new match costs only itself; if one comes or goes in the past, all is
taken back to there and folded anew. What retention removes stays counted.
"""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from cardtable.bots.characters import CHARACTERS, find_character
from cardtable.bots.strengths import BY_LEVEL, STRENGTHS, strengths
from cardtable.comparing import compared
from cardtable.engine.match import Seat
from cardtable.games import UnknownGame, find_game
from cardtable.languages import given_number
from cardtable.store import moments, rows
from cardtable.store.archive import AGED, SINCE
from cardtable.store.journal import Journal
from cardtable.store.trouble import JournalError

#: Where a person begins; how much luck is in a match; how much a person may change between two.
MEAN, SPREAD = 25.0, 25.0 / 3
LUCK, DRIFT = 25.0 / 6, 25.0 / 300
#: Of two whose ratings are certain and 400 points apart, one wins ten matches for the other's one.
POINTS = 400 / (math.log(10) * math.sqrt(2) * LUCK)
MIDDLE = 1500
#: A rating that may be further off than this, in points, is provisional.
SURE = 110
#: Name of the mark with everybody's standing.
MARK = "ratings"
#: Matches written at a time: whoever else writes waits only briefly.
PORTION = 500
#: No mean and no deviation in the table is larger.
_LARGEST = 1e3
#: Precedes the name of a person, and the id of an opponent for whom a bot without a name stands.
_PERSON, _STANDS_FOR = "@", "?"


class Rating(NamedTuple):
    """What is known of somebody's strength: its mean and standard deviation."""

    mu: float = MEAN
    sigma: float = SPREAD

    @property
    def points(self) -> int:
        """The mean on the scale that is shown."""
        return round(MIDDLE + POINTS * (self.mu - MEAN))

    @property
    def error(self) -> int:
        """The standard deviation on that scale: two times in three it is less far off."""
        return round(POINTS * self.sigma)

    @property
    def told(self) -> tuple[int, int, bool]:
        """All that is said of it: the number, its uncertainty, and whether it is provisional."""
        return self.points, self.error, self.provisional

    @property
    def provisional(self) -> bool:
        """Whether too little is known to compare it with others."""
        return self.error > SURE


class Standing(NamedTuple):
    """Somebody's rating in a game.

    Attributes:
        character: id of the opponent; empty for a person.
        name: a person's name as it was given last; empty for an opponent.
        rating: the rating.
        matches: how many of the journal's matches are in it.
        last: when the last of them ended (UTC, ISO 8601); empty if nobody knows.
    """

    character: str
    name: str
    rating: Rating
    matches: int
    last: str


class Change(NamedTuple):
    """What a match did to a rating."""

    before: Rating
    after: Rating

    @property
    def gain(self) -> int:
        """By how many points it is higher."""
        return self.after.points - self.before.points

    @property
    def first(self) -> bool:
        """Whether there was none before."""
        return self.before == Rating()


#: Everybody who has played, by game and key: mean, standard deviation, matches, name, last match.
_Entry = list[Any]
_Games = dict[str, dict[str, _Entry]]


class Table:
    """Everybody's standing in each game."""

    def __init__(self, games: Mapping[str, Mapping[str, _Entry]]) -> None:
        self._games = games

    def of_character(self, id_: str, game: str) -> Standing:
        """An opponent's; in a game that nobody knows, what its level lets expect."""
        found = self._games.get(game, {}).get(id_)
        return _standing(id_, found or _first(id_, game))

    def of_person(self, name: str, game: str) -> Standing | None:
        """A person's; ``None`` before the first match that is rated."""
        key = person_key(name)
        found = self._games.get(game, {}).get(key)
        return None if found is None else _standing(key, found)

    def of_seat(self, seat: Seat, game: str) -> Rating | None:
        """That of whoever sits there; ``None`` if nobody knows who that is."""
        if seat.is_human:
            person = self.of_person(seat.name, game)
            return person.rating if person is not None else None
        known = find_character(seat.character) is not None
        return self.of_character(seat.character, game).rating if known else None

    def own(self, game: str) -> Standing | None:
        """That of the person who played the game last."""
        return max(self.people(game), key=lambda one: one.last, default=None)

    def people(self, game: str) -> list[Standing]:
        """Those of all persons who have one."""
        found = self._games.get(game, {}).items()
        return [_standing(key, entry) for key, entry in found if key.startswith(_PERSON)]

    def order(self, game: str) -> list[Standing]:
        """Those of all opponents and persons, the strongest first."""
        everybody = [self.of_character(one.id, game) for one in CHARACTERS] + self.people(game)
        return sorted(everybody, key=lambda one: -one.rating.mu)

    @property
    def games(self) -> list[str]:
        """The games in which somebody has played."""
        return sorted(game for game in self._games if self.people(game))


def person_key(name: str) -> str:
    """What a person is known by: the name as readers compare it, in whatever language it was given
    by the program.
    """
    number = given_number(name)
    return _PERSON + compared(f"Player {number}" if number else name)


def _standing(key: str, entry: _Entry) -> Standing:
    mu, sigma, matches, name, last = entry
    character = "" if key.startswith(_PERSON) else key
    return Standing(character, name, Rating(mu, sigma), matches, last)


def _first(key: str, game: str) -> _Entry:
    """Where somebody begins who has played no match that is rated."""
    mu, sigma = (MEAN, SPREAD) if key.startswith(_PERSON) else strengths(game)[key]
    return [mu, sigma, 0, "", ""]


# -- folding ---------------------------------------------------------------------------------------
def places(game: str, scores: Sequence[int], winners: Iterable[int]) -> list[int]:
    """The place of each seat, from 1; ties share one. Winners come first, then points count.

    Where nobody plays for another place than the first, the others have none: 0.
    """
    first = set(winners)
    if first and _first_counts(game):
        return [int(seat in first) for seat in range(len(scores))]
    order = [(seat not in first, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < own for other in order) for own in order]


@lru_cache(maxsize=64)
def _first_counts(game: str) -> bool:
    try:
        return find_game(game).first_counts
    except UnknownGame:
        return False


def rated(before: Sequence[Rating], reached: Sequence[int]) -> list[Rating]:
    """The ratings after a match in which these players reached these places."""
    if 0 in reached:
        return _rated_by_winning(before, reached)
    model = _model()
    teams = [[model.create_rating([one.mu, one.sigma])] for one in before]
    found = model.rate(teams, ranks=[float(place) for place in reached])
    return [Rating(round(one.mu, 6), round(one.sigma, 6)) for (one,) in found]


def _rated_by_winning(before: Sequence[Rating], reached: Sequence[int]) -> list[Rating]:
    """The same ranking, ended at the first place.

    The library knows no such end: it would take those without a place for equals in a draw, and so
    for more alike than they are.
    """
    c = math.sqrt(sum(one.sigma**2 + LUCK**2 for one in before))
    weights = [math.exp((one.mu - MEAN) / c) for one in before]
    after = []
    for (mu, sigma), weight, place in zip(before, weights, reached, strict=True):
        chance = weight / sum(weights)
        gain = sigma**2 / c * (place / sum(reached) - chance)
        known = (sigma / c) ** 3 * chance * (1 - chance)
        after.append(Rating(round(mu + gain, 6), round(sigma * math.sqrt(1 - known), 6)))
    return after


@lru_cache(maxsize=1)
def _model() -> Any:
    # It is needed when something is rated, which most windows never do.
    from openskill.models import PlackettLuce

    return PlackettLuce(beta=LUCK, tau=0.0)


class _Played(NamedTuple):
    """A match to fold: its row (``None`` if retention has removed it), when it ended, its game,
    the key, name and place of each seat. Nobody if it is not rated.
    """

    match: int | None
    ended: str
    game: str
    seats: tuple[tuple[str, str, int], ...]


def _fold(games: _Games, played: _Played) -> str:
    """Rate a match; return what the table keeps of its seats: key, name, place, the entry before
    (``null`` for a first match), mean and standard deviation after.
    """
    if not played.seats:
        return "[]"
    standing = games.setdefault(played.game, {})
    entries = [standing.get(_bare(key)) for key, _, _ in played.seats]
    before = [
        _ready(key, entry or _first(_bare(key), played.game))
        for (key, _, _), entry in zip(played.seats, entries, strict=True)
    ]
    after = rated(before, [place for _, _, place in played.seats])
    kept = []
    for seat, entry, new in zip(played.seats, entries, after, strict=True):
        key, name, _ = seat
        kept.append([*seat, entry, *new])
        if key == _bare(key):
            count = entry[2] if entry else 0
            standing[key] = [*new, count + 1, name, played.ended]
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def _ready(key: str, entry: _Entry) -> Rating:
    """A rating before a match: people may have changed since the last one."""
    mu, sigma = entry[:2]
    return Rating(mu, math.hypot(sigma, DRIFT) if key.startswith(_PERSON) else sigma)


def _take_back(games: _Games, game: str, seats: Sequence[Sequence[Any]]) -> None:
    """Undo what :func:`_fold` did."""
    for key, _, _, entry, *_ in seats:
        if key != _bare(key):
            continue
        if entry is None:
            games.setdefault(game, {}).pop(key, None)
        else:
            games.setdefault(game, {})[key] = entry


def _bare(key: str) -> str:
    """A key; of a bot without a name that of the opponent for whom it stands."""
    return key.removeprefix(_STANDS_FOR)


def _who(text: object) -> tuple[tuple[str, str], ...]:
    """Key and name of each seat of a match; nobody if no person sits there, or someone twice."""
    try:
        seats = rows.read_seats(text)
    except JournalError:
        return ()
    found = []
    for seat in seats:
        if seat.is_human:
            found.append((person_key(seat.name), seat.name))
        elif find_character(seat.character) is not None:
            found.append((seat.character, ""))
        else:
            plain = next(one for one in CHARACTERS if one.level == seat.kind and not one.style)
            found.append((_STANDS_FOR + plain.id, ""))
    named = [key for key, _ in found if _bare(key) == key]
    known = len(set(named)) == len(named) and any(seat.is_human for seat in seats)
    return tuple(found) if known else ()


# -- the journal -----------------------------------------------------------------------------------
#: Matches that were deleted but may come back; none of those that retention removes.
_DELETED = f"SELECT id FROM matches WHERE away != '' AND away < '{AGED}'"
#: Changes whenever a match ends, or one that ended comes, goes, or ends again.
_STAMP = (
    "SELECT count(*), total(id), total(julianday(updated)),"
    f" (SELECT count(*) || ' ' || total(id) FROM ({_DELETED})) FROM matches WHERE finished = 1"
)
#: When a match ended, if that can be right; those that ended. Parameters are the time now, that
#: from which statistics count, and the first place in the table to fold.
_ENDED = f"CASE WHEN updated >= '{moments.FIRST}' AND updated <= ?1 THEN updated ELSE '' END"
_OVER = (
    f"SELECT id AS over, {_ENDED} AS moment FROM matches WHERE finished = 1 AND updated > ?2"
    f" AND id NOT IN ({_DELETED})"
)
#: Of those: when the first ended that is not in the table, how many are not, and how many are.
_NEW = (
    "SELECT min(CASE WHEN rated.id IS NULL THEN moment END), count(*) - count(rated.id),"
    f" count(rated.id) FROM ({_OVER}) LEFT JOIN rated ON match = over AND ended = moment"
)
#: The first place of a match that is no more as it was when it was folded.
_GONE = (
    "SELECT min(id) FROM rated WHERE match IS NULL AND ended <= ?2 OR match IN"
    f" (SELECT match FROM (SELECT match, ended FROM rated EXCEPT {_OVER}))"
)
#: The matches to fold, and those with the same cards, in which somebody may have seen them.
_TO_FOLD = (
    f"WITH open AS (SELECT over FROM ({_OVER}) WHERE NOT EXISTS"
    " (SELECT 1 FROM rated WHERE match = over AND id < ?3))"
    f" SELECT id, {_ENDED}, game, seats, seed, scores, winners, id IN open,"
    f" EXISTS (SELECT 1 FROM help WHERE match = matches.id AND ({rows.HELPED}))"
    f" OR EXISTS (SELECT 1 FROM asked WHERE match = matches.id AND {rows.BY_BOT}), source"
    f" FROM matches WHERE finished = 1 AND id NOT IN ({_DELETED})"
    " AND seed IN (SELECT seed FROM matches WHERE id IN open) ORDER BY 2, 1"
)


def of(journal: Journal, at_most: int | None = None) -> Table | None:
    """Everybody's standing after all matches of a journal.

    With ``at_most`` it is ``None`` if more matches than that would have to be rated for it.

    Raises:
        JournalError: if the journal cannot be read. One that cannot be written is rated each time.
    """
    since, mark, now = journal.mark(SINCE), journal.mark(MARK), moments.now()
    stamp = [since, *journal.read(_STAMP)[0]]
    top = rows.count(journal.read("SELECT max(id) FROM rated")[0][0])
    before, games = _read_mark(mark, top)
    if before == stamp:
        return Table(games)
    ((new, count, there),) = journal.read(_NEW, now, since)
    ((kept, last),) = journal.read("SELECT count(match), max(ended) FROM rated")
    firsts: list[object] = [None if before else 1]
    if there != kept or since:
        firsts += journal.read(_GONE, now, since)[0]
    if count and str(last) > str(new):
        firsts += journal.read("SELECT min(id) FROM rated WHERE ended > ?", new)[0]
    first = min((one for one in firsts if isinstance(one, int)), default=top + 1)
    if at_most is not None and top + 1 - first + rows.count(count) > at_most:
        return None
    played = _taken_back(journal, first, since, games)
    if count or first <= top:
        played += _played(journal.read(_TO_FOLD, now, since, first))
    if not (played or top):
        return Table({})
    played.sort(key=lambda one: one.ended)
    writing = journal.locked is None
    for begin in range(0, max(1, len(played)), PORTION):
        part = played[begin : begin + PORTION]
        lines = [
            (place, one.match, one.ended, one.game, _fold(games, one))
            for place, one in enumerate(part, first + begin)
        ]
        if writing:
            whole = begin + PORTION >= len(played)
            old, mark = mark, _mark(first + begin + len(part) - 1, stamp if whole else [], games)
            writing = _write(journal, first + begin, lines, old, mark)
    return Table(games)


def _taken_back(journal: Journal, first: int, since: str, games: _Games) -> list[_Played]:
    """Take back all that was folded from a place on; return what of it only the table has still."""
    found = []
    taken = "SELECT match, ended, game, seats FROM rated WHERE id >= ? ORDER BY id DESC"
    for match, ended, game, text in journal.read(taken, first):
        seats = _read_seats(text)
        _take_back(games, str(game), seats)
        if match is None and str(ended) > since:
            sat = tuple((key, name, place) for key, name, place, *_ in seats)
            found.append(_Played(None, str(ended), str(game), sat))
    if first == 1:
        games.clear()
    return found


def _played(found: Sequence[Sequence[object]]) -> list[_Played]:
    """The matches to fold among those that :data:`_TO_FOLD` finds."""
    lists = rows.number_lists({text for row in found for text in row[5:7]})
    sitting: dict[object, tuple[tuple[str, str], ...]] = {}
    seen: set[object] = set()
    result = []
    for number, ended, game, text, seed, scores, winners, to_fold, helped, source in found:
        if text not in sitting:
            sitting[text] = _who(text)
        who, reached, won = sitting[text], lists[scores], lists[winners]
        makes_sense = len(reached) == len(who) and all(0 <= seat < len(who) for seat in won)
        if source == rows.RECORD or not makes_sense:
            who = ()
        cards = {(game, seed, len(who), key) for key, _ in who if key.startswith(_PERSON)}
        if to_fold:
            assert isinstance(number, int)
            counts = not (helped or cards & seen)
            seats = zip(who, places(str(game), reached, won), strict=True) if counts and who else ()
            sat = tuple((key, name, place) for (key, name), place in seats)
            result.append(_Played(number, str(ended), str(game), sat))
        seen |= cards
    return result


def _write(
    journal: Journal, first: int, lines: Sequence[tuple[object, ...]], before: str, mark: str
) -> bool:
    """Keep what came of some matches, and where it leads; return whether that was possible.

    Another window may have been quicker.
    """
    try:
        with journal.transaction() as db:
            found = db.execute("SELECT value FROM marks WHERE name = ?", (MARK,)).fetchone()
            if before != (found[0] if found else ""):
                return False
            db.execute("DELETE FROM rated WHERE id >= ?", (first,))
            db.executemany("INSERT INTO rated VALUES (?, ?, ?, ?, ?)", lines)
            db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", (MARK, mark))
    except JournalError:  # they are rated again next time
        return False
    return True


def _mark(top: int, stamp: Sequence[object], games: _Games) -> str:
    """The last place of the table, the stamp of the matches in it, and where everybody stands then,
    with a check sum of that and of where everybody began.
    """
    text = json.dumps([top, stamp, games], ensure_ascii=False, separators=(",", ":"))
    return f"{_sum(text)} {text}"


def _sum(text: str) -> str:
    return (
        f"{zlib.crc32(repr((STRENGTHS, BY_LEVEL, MEAN, SPREAD, LUCK, DRIFT, text)).encode()):08x}"
    )


def _read_mark(mark: str, top: int) -> tuple[list[object], _Games]:
    """The stamp and the standings of a mark; none if it is not that of the table as it is."""
    check, _, text = mark.partition(" ")
    if check == _sum(text):
        there, stamp, games = json.loads(text)
        if there == top:
            return stamp, games
    return [], {}


def _read_seats(text: object) -> list[list[Any]]:
    """What :func:`_fold` returned; nothing if it makes no sense."""
    try:
        found: list[list[Any]] = json.loads(str(text))
        for key, name, place, entry, *after in found:
            mu, sigma, count, called, last = entry or [*after, 0, "", ""]
            sound = all(abs(value) < _LARGEST for value in (mu, sigma, *after))
            if not (sound and isinstance(count, int) and isinstance(place, int)):
                return []
            if len(after) != 2 or not all(map(str.isprintable, (key, name))):
                return []
            if not (sigma > 0 and str.isprintable(called) and str.isprintable(last)):
                return []
    except (ValueError, TypeError, RecursionError):
        return []
    return found


# -- what became of somebody -----------------------------------------------------------------------
def change(journal: Journal, match: int, name: str) -> Change | None:
    """What a match did to a person's rating; ``None`` if it is not rated (yet).

    Raises:
        JournalError: if the journal cannot be read.
    """
    own = person_key(name)
    found = (_changes(text) for _, text in journal.rated(match))
    return next((each[own] for each in found if own in each), None)


def changes(journal: Journal) -> dict[int, Change]:
    """What each match did to the rating of the first person in it, by its number.

    Raises:
        JournalError: if the journal cannot be read.
    """
    found = {match: _changes(text) for match, text in journal.rated()}
    return {match: next(iter(each.values())) for match, each in found.items() if each}


def course(journal: Journal, name: str, game: str) -> list[tuple[str, Rating]]:
    """A person's ratings in a game, and when the matches ended that made them, oldest first.

    Raises:
        JournalError: if the journal cannot be read.
    """
    own = person_key(name)
    found = journal.read("SELECT ended, seats FROM rated WHERE game = ? ORDER BY id", game)
    each = ((str(ended), _changes(text)) for ended, text in found)
    return [(ended, those[own].after) for ended, those in each if own in those]


def _changes(text: object) -> dict[str, Change]:
    """What a match did to each person's rating, by key."""
    return {
        key: Change(Rating(*entry[:2]) if entry else Rating(), Rating(mu, sigma))
        for key, _, _, entry, mu, sigma in _read_seats(text)
        if key.startswith(_PERSON)
    }
