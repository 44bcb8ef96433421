"""The stamps of Dou Dizhu: all of them for deals that were won."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from cardtable.engine.stamps import Ended, Stamp
from cardtable.games.dou_dizhu.plays import (
    ROCKET,
    SINGLE,
    STRAIGHT,
    TRIPLES,
    TRIPLES_1,
    TRIPLES_2,
    Reading,
)
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Cards of a straight that is long.
LONG = 10


def _view(ended: Ended) -> DouDizhuView:
    view = ended.view
    assert isinstance(view, DouDizhuView)
    return view


def _winner(view: DouDizhuView) -> str:
    """The side that has won: ``landlord`` or ``farmers``."""
    return str(dict(view.sheet[-1].facts)["side"])


def _own(ended: Ended) -> list[Reading]:
    """What the seat played in a deal that its side has won; nothing in others."""
    view = _view(ended)
    side = "landlord" if view.landlord == ended.seat else "farmers"
    if side != _winner(view):
        return []
    return [turn.reading for turn in view.plays if turn.seat == ended.seat and turn.reading]


def _plays(test: Callable[[Reading], bool], count: int = 1) -> Callable[[Ended], bool]:
    """The seat won with so many plays of a kind."""
    return lambda ended: sum(map(test, _own(ended))) >= count


def _shows(test: Callable[[Reading], bool], count: int = 1) -> Callable[[Ended], int]:
    """The action that was the seat's play of a kind, the last of so many."""

    def at(ended: Ended) -> int:
        plays, done = _view(ended).plays, len(ended.match.actions)
        own = (
            number
            for number, turn in enumerate(plays)
            if turn.seat == ended.seat and turn.reading and test(turn.reading)
        )
        # The plays are the last actions of the deal.
        return done - len(plays) + next(islice(own, count - 1, None), len(plays) - 1)

    return at


def _made(id_: str, test: Callable[[Reading], bool], count: int = 1) -> Stamp:
    """For a deal that the seat has won with so many plays of a kind."""
    return Stamp(id_, _plays(test, count), at=_shows(test, count))


def _by(view: DouDizhuView, seat: int) -> int:
    """How often a seat has played."""
    return sum(turn.seat == seat and turn.reading is not None for turn in view.plays)


def spring(ended: Ended) -> bool:
    """The landlord wins before any farmer has played a card."""
    view = _view(ended)
    others = [seat for seat in range(view.seats) if seat != ended.seat]
    return (
        bool(_own(ended))
        and view.landlord == ended.seat
        and not any(_by(view, seat) for seat in others)
    )


def anti_spring(ended: Ended) -> bool:
    """The farmers win before the landlord has played a second time."""
    view = _view(ended)
    landlord = view.landlord
    assert landlord is not None
    return landlord != ended.seat and _winner(view) == "farmers" and _by(view, landlord) == 1


def last_play(view: DouDizhuView) -> Played:
    """The play that ended the deal."""
    return view.plays[-1]


def open_door(ended: Ended) -> bool:
    """A farmer leads a single, and on it his partner goes out."""
    view = _view(ended)
    lead, last = view.trick[0], last_play(view)
    singles = [
        turn.reading is not None and turn.reading.category == SINGLE for turn in (lead, last)
    ]
    partner = last.seat not in (ended.seat, view.landlord)
    return view.landlord != ended.seat and lead.seat == ended.seat and partner and all(singles)


def rocket_last(ended: Ended) -> bool:
    """The rocket was kept for last."""
    last = last_play(_view(ended))
    return last.seat == ended.seat and last.reading is not None and last.reading.category == ROCKET


def all_doubled(ended: Ended) -> bool:
    """All three have doubled, and the landlord wins."""
    view = _view(ended)
    doubled = bool(view.doubles) and all(double.factor > 1 for double in view.doubles)
    return doubled and view.landlord == ended.seat and _winner(view) == "landlord"


STAMPS = (
    _made("plane", lambda reading: reading.category in (TRIPLES, TRIPLES_1, TRIPLES_2)),
    _made("rocket", lambda reading: reading.category == ROCKET),
    Stamp("open_door", open_door),
    Stamp("spring", spring),
    _made("two_bombs", lambda reading: reading.is_bomb, 2),
    Stamp("all_doubled", all_doubled),
    Stamp("anti_spring", anti_spring),
    Stamp("rocket_last", rocket_last),
    _made(
        "long_straight",
        lambda reading: reading.category == STRAIGHT and reading.length >= LONG,
    ),
)
