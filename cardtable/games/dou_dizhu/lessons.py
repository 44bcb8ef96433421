"""The first hands of Dou Dizhu: as landlord with a plane and a bomb, and as farmer.

The advice and the play of the others are one way of playing, explained step by step: therefore one
module, if a long one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardtable.engine.actions import Action
from cardtable.engine.events import Params
from cardtable.engine.lessons import Lesson, Step
from cardtable.engine.state import TABLE
from cardtable.engine.table import Text
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.cards import RANK_COUNT, card_set, codes, counts_of, lowest
from cardtable.games.dou_dizhu.legal import LegalPlays, action_for
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIR,
    ROCKET,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_1,
    TRIPLE_2,
    TRIPLES_1,
    Reading,
)
from cardtable.games.dou_dizhu.view import BID, PLAY, DouDizhuView

#: What a simple player leads, most useful first.
_LEADS = (TRIPLES_1, STRAIGHT, TRIPLE_2, TRIPLE_1, TRIPLE, PAIR, SINGLE)
#: Cards of at least this rank (the king) are kept while the landlord holds more than this many
#: cards.
_HIGH, _FAR = 10, 6
#: Who holds so few may go out with the next play: bombs and jokers are for now, not for later.
_NEAR = 5


# -- what is seen --------------------------------------------------------------------------------
def _plays(view: DouDizhuView) -> list[Reading]:
    """Return what may be played, except bombs."""
    legal = view.legal
    assert isinstance(legal, LegalPlays)
    return [reading for reading in legal.readings() if not reading.is_bomb]


def _bomb(view: DouDizhuView) -> Reading | None:
    """Return the lowest bomb that may be played."""
    legal = view.legal
    if not isinstance(legal, LegalPlays):
        return None
    bombs = [reading for reading in legal.readings() if reading.category == BOMB]
    return min(bombs, key=lambda reading: reading.base, default=None)


def _strong(view: DouDizhuView) -> Reading | None:
    """Return what stops somebody who is nearly out: the lowest bomb, or the rocket."""
    legal = view.legal
    assert isinstance(legal, LegalPlays)
    bombs = (reading for reading in legal.readings() if reading.is_bomb)
    return min(bombs, key=lambda r: (r.category == ROCKET, r.base), default=None)


def _fours(view: DouDizhuView) -> int:
    """Return the ranks of which the hand holds four, as a mask over counts."""
    counts = counts_of(card_set(view.hand))
    return sum(15 << 4 * rank for rank in range(RANK_COUNT) if counts >> 4 * rank & 15 == 4)


def _whole(view: DouDizhuView, readings: Iterable[Reading]) -> list[Reading]:
    """Return the readings that break up no four of a kind."""
    fours = _fours(view)
    return [reading for reading in readings if not reading.counts & fours]


def _broken(view: DouDizhuView, reading: Reading) -> int:
    """Return how many cards of the same ranks a play leaves in the hand."""
    counts = counts_of(card_set(view.hand))
    left = 0
    for rank in range(RANK_COUNT):
        used = reading.counts >> 4 * rank & 15
        left += (counts >> 4 * rank & 15) - used if used else 0
    return left


def _partner(view: DouDizhuView) -> int | None:
    """Return the other farmer."""
    if view.landlord in (None, view.seat):
        return None
    return next(seat for seat in range(3) if seat not in (view.landlord, view.seat))


def _rival(view: DouDizhuView) -> int:
    """Return the number of cards of the opponent who is nearest to being out."""
    partner = _partner(view)
    return min(n for seat, n in enumerate(view.counts) if seat not in (view.seat, partner))


def _feeds(view: DouDizhuView) -> bool:
    """Whether the partner comes next, and needs only a single card to go out on."""
    partner = _partner(view)
    following = ((view.seat or 0) + view.rules.step) % 3
    return partner == following and view.counts[partner] == 1


def _lead(view: DouDizhuView) -> Reading:
    """Return the longest of the lowest leads; nothing that an opponent's last card could beat."""
    found = _whole(view, _plays(view)) or _plays(view)
    whole = next((reading for reading in found if reading.cards == len(view.hand)), None)
    if whole is not None:
        return whole
    if _feeds(view):
        return min(_plays(view), key=lambda reading: (reading.category != SINGLE, reading.base))
    if _rival(view) == 1 and any(reading.category != SINGLE for reading in found):
        found = [reading for reading in found if reading.category != SINGLE]
    elif _rival(view) == 1:
        return max(found, key=lambda reading: reading.base)
    elif _rival(view) == 2 and any(reading.category != PAIR for reading in found):
        found = [reading for reading in found if reading.category != PAIR]

    def rated(reading: Reading) -> tuple[int, int, int, int]:
        kind = _LEADS.index(reading.category) if reading.category in _LEADS else len(_LEADS)
        long = -reading.cards if reading.category == STRAIGHT else 0
        kickers = sum(_rank_sum(reading.kickers))
        return kind, long, _broken(view, reading), reading.base * 50 + kickers

    return min(found, key=rated)


def _rank_sum(words: Iterable[str]) -> list[int]:
    return ["3456789TJQKA2bR".index(word) for word in words]


def _answer(view: DouDizhuView) -> Reading | None:
    """Return the lowest play that beats the trick, sparing pairs and high cards if possible."""
    found = _whole(view, _plays(view))
    if not found:
        return None
    low = [r for r in found if r.base < _HIGH] if _rival(view) > _FAR else found
    return min(low or [], key=lambda r: (_broken(view, r), r.base), default=None)


def _beats_partner(view: DouDizhuView) -> bool:
    return view.to_beat is not None and view.beat_seat == _partner(view)


# -- what the others do --------------------------------------------------------------------------
def _others(caller: int) -> Callable[[DouDizhuView], Action]:
    """Return simple play for the others; ``caller`` bids three if nobody has."""

    def other(view: DouDizhuView) -> Action:
        if view.phase == BID:
            three = Action.of("bid", 3)
            return three if view.seat == caller and three in view.legal else PASS
        return _play(view)

    return other


def _play(view: DouDizhuView) -> Action:
    if view.to_beat is None:
        return action_for(_lead(view))
    if _beats_partner(view):
        return PASS
    answer = _answer(view)
    if answer is None and view.counts[view.beat_seat or 0] <= _NEAR:
        answer = _strong(view)
    return PASS if answer is None else action_for(answer)


# -- what is advised -----------------------------------------------------------------------------
def _mine(view: DouDizhuView) -> bool:
    return view.phase == PLAY and view.turn == view.seat


def _leads(view: DouDizhuView) -> bool:
    return _mine(view) and view.to_beat is None


def _plane(view: DouDizhuView) -> Reading | None:
    found = [r for r in _whole(view, _plays(view)) if r.category == TRIPLES_1]
    return min(found, key=lambda r: (_broken(view, r), sum(_rank_sum(r.kickers))), default=None)


def _has_plane(view: DouDizhuView) -> bool:
    return _leads(view) and _plane(view) is not None


def _bombs(view: DouDizhuView) -> bool:
    """Whether only a bomb is left to regain the lead, and it is worth that."""
    if not _mine(view) or view.to_beat is None or _beats_partner(view):
        return False
    return _bomb(view) is not None and _answer(view) is None


def _keys(view: DouDizhuView, reading: Reading | None) -> tuple[str, ...]:
    """Return the cards of the hand that a play would take."""
    if reading is None:
        return ("zone:hand",)
    return tuple(f"card:{code}" for code in codes(lowest(card_set(view.hand), reading.counts)))


def _said(view: DouDizhuView, reading: Reading | None) -> Params:
    beat = view.to_beat
    return (
        ("play", str(reading) if reading is not None else ""),
        ("along", tuple(reading.kickers) if reading is not None else ()),
        ("beat", str(beat) if beat is not None else ""),
        ("cards", len(view.hand)),
        ("out", int(reading is not None and reading.cards == len(view.hand))),
        ("rival", _rival(view)),
        ("stake", view.at_stake),
        ("doubled", 2 * view.at_stake),
    )


def _call(view: DouDizhuView, action: Action) -> Text | None:
    return None if action == Action.of("bid", 3) else Text("small_call")


def _not_plane(view: DouDizhuView, action: Action) -> Text | None:
    plane = _plane(view)
    good = plane is None or len(action.args) >= plane.cards
    return None if good else Text("no_plane", _said(view, plane))


def _no_bomb(view: DouDizhuView, action: Action) -> Text | None:
    return Text("no_bomb", _said(view, _bomb(view))) if action == PASS else None


def _overtaken(view: DouDizhuView, action: Action) -> Text | None:
    return None if action == PASS else Text("overtaken", _said(view, None))


def _gave_way(view: DouDizhuView, action: Action) -> Text | None:
    return Text("gave_way", _said(view, _answer(view))) if action == PASS else None


def _single_led(view: DouDizhuView, action: Action) -> Text | None:
    return Text("single_led") if len(action.args) == 1 and len(view.hand) > 1 else None


def _result(view: DouDizhuView) -> bool:
    return view.turn == TABLE


def _ended(view: DouDizhuView) -> Params:
    return (
        ("bid", view.stake),
        ("bombs", view.bombs),
        ("factor", view.multiplier),
        ("stake", view.at_stake),
        ("gain", view.sheet[-1].deltas[0]),
        ("landlord", int(view.landlord == 0)),
    )


def _hand(_view: DouDizhuView) -> tuple[str, ...]:
    return ("zone:hand",)


def _answers(view: DouDizhuView) -> bool:
    return _mine(view) and view.to_beat is not None


def _farmer(due: Callable[[DouDizhuView], bool]) -> Callable[[DouDizhuView], bool]:
    """Restrict a condition to farmers: whoever bids may still become the landlord."""
    return lambda view: view.landlord not in (None, 0) and due(view)


def _played(view: DouDizhuView) -> tuple[str, ...]:
    """Return the cards to beat, where they lie."""
    last = next(turn for turn in reversed(view.plays) if turn.reading is not None)
    return tuple(f"card:{code}" for code in last.cards)


LANDLORD_STEPS: tuple[Step[DouDizhuView], ...] = (
    Step("goal", 1, lambda v: v.phase == BID, _hand, lambda v: ()),
    Step(
        "call",
        2,
        lambda v: v.phase == BID and v.turn == v.seat,
        lambda v: ("button:bid:3",),
        lambda v: (),
        lambda v: Action.of("bid", 3),
        _call,
    ),
    Step(
        "kitty",
        3,
        lambda v: v.phase == PLAY and v.landlord == 0 and not v.plays,
        lambda v: tuple(f"card:{code}" for code in v.kitty or ()),
        lambda v: (("cards", v.kitty or ()),),
    ),
    Step(
        "plane",
        4,
        _has_plane,
        lambda v: _keys(v, _plane(v)),
        lambda v: _said(v, _plane(v)),
        lambda v: action_for(_plane(v) or _lead(v)),
        _not_plane,
    ),
    Step(
        "bomb",
        4,
        _bombs,
        lambda v: _keys(v, _bomb(v)),
        lambda v: _said(v, _bomb(v)),
        lambda v: action_for(_bomb(v) or _lead(v)),
        _no_bomb,
    ),
    Step(
        "lead",
        4,
        _leads,
        lambda v: _keys(v, _lead(v)),
        lambda v: _said(v, _lead(v)),
        lambda v: action_for(_lead(v)),
        again=True,
    ),
    Step(
        "beat",
        4,
        lambda v: _answers(v) and _answer(v) is not None,
        lambda v: _keys(v, _answer(v)),
        lambda v: _said(v, _answer(v)),
        _play,
        again=True,
    ),
    Step("let", 4, _answers, _played, lambda v: _said(v, None), lambda v: PASS, again=True),
    Step("result", 5, _result, lambda v: (), _ended, last=True),
)

FARMER_STEPS: tuple[Step[DouDizhuView], ...] = (
    Step("weak", 1, lambda v: v.phase == BID, _hand, lambda v: ()),
    Step(
        "weak_call",
        2,
        lambda v: v.phase == BID and v.turn == v.seat,
        lambda v: ("button:pass",),
        lambda v: (),
        lambda v: PASS,
    ),
    Step(
        "allies",
        3,
        _farmer(lambda v: v.phase == PLAY),
        lambda v: (f"seat:{v.landlord}",),
        lambda v: (("seat", _partner(v) or 0), ("landlord", v.landlord or 0)),
    ),
    Step(
        "partner",
        4,
        _farmer(lambda v: _answers(v) and _beats_partner(v) and bool(_plays(v))),
        _played,
        lambda v: _said(v, None),
        lambda v: PASS,
        _overtaken,
        again=True,
    ),
    Step(
        "farmer_bomb",
        4,
        _farmer(_bombs),
        lambda v: _keys(v, _bomb(v)),
        lambda v: _said(v, _bomb(v)),
        lambda v: action_for(_bomb(v) or _lead(v)),
        again=True,
    ),
    Step(
        "hold",
        4,
        _farmer(lambda v: _answers(v) and not _beats_partner(v) and _answer(v) is not None),
        lambda v: _keys(v, _answer(v)),
        lambda v: _said(v, _answer(v)),
        _play,
        _gave_way,
        again=True,
    ),
    Step(
        "let",
        4,
        _farmer(_answers),
        _played,
        lambda v: _said(v, None),
        lambda v: PASS,
        again=True,
    ),
    Step(
        "feed",
        4,
        _farmer(lambda v: _leads(v) and _feeds(v) and len(v.hand) > 1),
        lambda v: _keys(v, _lead(v)),
        lambda v: (*_said(v, _lead(v)), ("seat", _partner(v) or 0)),
        lambda v: action_for(_lead(v)),
        again=True,
    ),
    Step(
        "last_card",
        4,
        _farmer(lambda v: _leads(v) and _rival(v) == 1 and _lead(v).category != SINGLE),
        lambda v: _keys(v, _lead(v)),
        lambda v: _said(v, _lead(v)),
        lambda v: action_for(_lead(v)),
        _single_led,
        again=True,
    ),
    Step(
        "farmer_lead",
        4,
        _farmer(_leads),
        lambda v: _keys(v, _lead(v)),
        lambda v: _said(v, _lead(v)),
        lambda v: action_for(_lead(v)),
        again=True,
    ),
    Step("result", 5, _result, lambda v: (), _ended, last=True),
)

_ONE_DEAL = (("deals", 1),)
LESSONS = (
    Lesson("landlord", 397416, 3, _ONE_DEAL, LANDLORD_STEPS, _others(-1)),
    Lesson("farmer", 19716, 3, _ONE_DEAL, FARMER_STEPS, _others(1)),
)
