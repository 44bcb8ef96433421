"""The first hands of Dou Dizhu: as landlord with a plane and a bomb, and as farmer.

Both deals go as three experts played them, as long as the learner follows. Off that course advice
and the others follow simple rules. It is one way of playing, explained step by step: therefore one
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
from cardtable.games.dou_dizhu.cards import RANK_COUNT, RED, TWO, card_set, codes, counts_of, lowest
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
def _legal(view: DouDizhuView) -> list[Reading]:
    """Return what may be played."""
    legal = view.legal
    return list(legal.readings()) if isinstance(legal, LegalPlays) else []


def _plays(view: DouDizhuView) -> list[Reading]:
    """Return what may be played, except bombs."""
    return [reading for reading in _legal(view) if not reading.is_bomb]


def _strong(view: DouDizhuView) -> Reading | None:
    """Return what stops somebody who is nearly out: the lowest bomb, or the rocket."""
    bombs = (reading for reading in _legal(view) if reading.is_bomb)
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


# -- as experts played it --------------------------------------------------------------------------
class Course:
    """How three experts played a lesson's deal, and what is advised in it.

    Args:
        actions: all actions, separated by ``|``.
        caller: bids three off the course if nobody has; none if negative.
    """

    def __init__(self, actions: str = "", caller: int = -1) -> None:
        self._actions = tuple(Action.parse(action) for action in actions.split("|") if action)
        self._caller = caller

    def _next(self, view: DouDizhuView) -> Action | None:
        """Return the next action, unless somebody has left the course."""
        bids = (Action.of("bid", bid.amount or 0) if bid.amount else PASS for bid in view.bids)
        plays = (action_for(turn.reading) if turn.reading else PASS for turn in view.plays)
        done = (*bids, *plays)
        if done != self._actions[: len(done)] or len(done) == len(self._actions):
            return None
        following = self._actions[len(done)]
        return following if following in view.legal else None  # the cards may be dealt anew

    def play(self, view: DouDizhuView) -> Reading | None:
        """Return what is advised, ``None`` for a pass."""
        action = self._next(view)
        if action is None:
            return _by_rule(view)
        return next((r for r in _legal(view) if action_for(r) == action), None)

    def action(self, view: DouDizhuView) -> Action:
        """Return the same as an action."""
        play = self.play(view)
        return PASS if play is None else action_for(play)

    def other(self, view: DouDizhuView) -> Action:
        """Return what one of the others does."""
        action = self._next(view)
        if action is not None:
            return action
        if view.phase == BID:
            three = Action.of("bid", 3)
            return three if view.seat == self._caller and three in view.legal else PASS
        play = _by_rule(view)
        return PASS if play is None else action_for(play)

    def keys(self, view: DouDizhuView) -> tuple[str, ...]:
        """Return the cards of the hand that the advised play takes."""
        return _keys(view, self.play(view))

    def said(self, view: DouDizhuView) -> Params:
        """Return the facts about it."""
        return _said(view, self.play(view))

    def leads(self, view: DouDizhuView, *categories: str) -> bool:
        """Whether the learner is to lead, and one of these, if any are named."""
        return _leads(view) and self._is(view, categories)

    def beats(self, view: DouDizhuView, *categories: str) -> bool:
        """Whether the learner is to beat something, and with one of these, if any are named."""
        return _answers(view) and self._is(view, categories)

    def _is(self, view: DouDizhuView, categories: tuple[str, ...]) -> bool:
        play = self.play(view)
        return play is not None and (not categories or play.category in categories)

    def holds(self, view: DouDizhuView) -> bool:
        """Whether the learner is to lead something that keeps the lead, with more to come."""
        play = self.play(view) if _leads(view) else None
        return _holds(play) and play is not None and play.cards < len(view.hand)

    def plane(self, view: DouDizhuView) -> bool:
        """Whether the learner is to lead two triples in a row with single kickers."""
        play = self.play(view) if _leads(view) else None
        return play is not None and play.category == TRIPLES_1 and play.cards == 8


def _holds(reading: Reading | None) -> bool:
    """Whether nothing but a bomb beats a play: a pair of twos, or the red joker."""
    top = {PAIR: TWO, SINGLE: RED}
    return reading is not None and reading.base == top.get(reading.category)


def _by_rule(view: DouDizhuView) -> Reading | None:
    """Return a lead, or the lowest play that beats the trick; a bomb if its player is near."""
    if view.to_beat is None:
        return _lead(view)
    if _beats_partner(view):
        return None
    answer = _answer(view)
    near = view.counts[view.beat_seat or 0] <= _NEAR
    return _strong(view) if answer is None and near else answer


# -- what is advised -----------------------------------------------------------------------------
def _mine(view: DouDizhuView) -> bool:
    return view.phase == PLAY and view.turn == view.seat


def _leads(view: DouDizhuView) -> bool:
    return _mine(view) and view.to_beat is None


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
        ("stake", view.stake * view.multiplier),
        ("doubled", 2 * view.stake * view.multiplier),
    )


def _call(view: DouDizhuView, action: Action) -> Text | None:
    return None if action == Action.of("bid", 3) else Text("small_call")


def _overtaken(view: DouDizhuView, action: Action) -> Text | None:
    return None if action == PASS else Text("overtaken", _said(view, None))


def _single_led(view: DouDizhuView, action: Action) -> Text | None:
    return Text("single_led") if len(action.args) == 1 and len(view.hand) > 1 else None


def _result(view: DouDizhuView) -> bool:
    return view.turn == TABLE


def _ended(view: DouDizhuView) -> Params:
    return (
        ("bid", view.stake),
        ("bombs", view.bombs),
        ("factor", view.multiplier),
        ("stake", view.stake * view.multiplier),
        ("gain", view.sheet[-1].deltas[0]),
        ("half", int(view.rules.farmers_share < 1)),
        ("landlord", int(view.landlord == 0)),
    )


def _hand(_view: DouDizhuView) -> tuple[str, ...]:
    return ("zone:hand",)


def _answers(view: DouDizhuView) -> bool:
    return _mine(view) and view.to_beat is not None


def _played(view: DouDizhuView) -> tuple[str, ...]:
    """Return the cards to beat, where they lie."""
    last = next(turn for turn in reversed(view.plays) if turn.reading is not None)
    return tuple(f"card:{code}" for code in last.cards)


def _landlord(course: Course) -> tuple[Step[DouDizhuView], ...]:
    keys, said, do = course.keys, course.said, course.action

    def no_plane(view: DouDizhuView, action: Action) -> Text | None:
        small = action != PASS and len(action.args) < 8
        return Text("no_plane", said(view)) if small else None

    def no_bomb(view: DouDizhuView, action: Action) -> Text | None:
        return Text("no_bomb", said(view)) if action == PASS else None

    return (
        Step("goal", 1, lambda v: v.phase == BID, _hand, lambda v: ()),
        Step(
            "call",
            2,
            lambda v: v.phase == BID and v.turn == v.seat,
            lambda v: ("place:say:bid:3", "button:bid:3"),
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
        Step("rob", 3, lambda v: v.phase == PLAY and not v.plays, lambda v: (), lambda v: ()),
        Step("plane", 4, course.plane, keys, said, do, no_plane),
        Step("bomb", 4, lambda v: course.beats(v, BOMB, ROCKET), keys, said, do, no_bomb),
        Step("top_lead", 4, course.holds, keys, said, do, again=True),
        Step("lead", 4, _leads, keys, said, do, again=True),
        Step("beat", 4, course.beats, keys, said, do, again=True),
        Step("let", 4, _answers, _played, lambda v: _said(v, None), do, again=True),
        Step("result", 5, _result, lambda v: (), _ended, last=True),
    )


def _farmer(course: Course) -> tuple[Step[DouDizhuView], ...]:
    play, keys, said, do = course.play, course.keys, course.said, course.action

    def farmer(due: Callable[[DouDizhuView], bool]) -> Callable[[DouDizhuView], bool]:
        # Whoever bids may still become the landlord.
        return lambda view: view.landlord not in (None, 0) and due(view)

    def spares_partner(view: DouDizhuView) -> bool:
        return _answers(view) and _beats_partner(view) and bool(_plays(view)) and not play(view)

    def gave_way(view: DouDizhuView, action: Action) -> Text | None:
        return Text("gave_way", said(view)) if action == PASS else None

    def against_the_last(view: DouDizhuView) -> bool:
        lead = play(view) if _leads(view) and _rival(view) == 1 else None
        return lead is not None and lead.category != SINGLE

    return (
        Step("weak", 1, lambda v: v.phase == BID, _hand, lambda v: ()),
        Step(
            "weak_call",
            2,
            lambda v: v.phase == BID and v.turn == v.seat,
            lambda v: ("place:say:pass", "button:pass"),
            lambda v: (),
            lambda v: PASS,
        ),
        Step(
            "allies",
            3,
            farmer(lambda v: v.phase == PLAY),
            lambda v: (f"seat:{v.landlord}",),
            lambda v: (("seat", _partner(v) or 0), ("landlord", v.landlord or 0)),
        ),
        Step(
            "partner",
            4,
            farmer(spares_partner),
            _played,
            lambda v: _said(v, None),
            lambda v: PASS,
            _overtaken,
            again=True,
        ),
        Step(
            "farmer_bomb",
            4,
            farmer(lambda v: course.beats(v, BOMB, ROCKET)),
            keys,
            said,
            do,
            again=True,
        ),
        Step("hold", 4, farmer(course.beats), keys, said, do, gave_way, again=True),
        Step("let", 4, farmer(_answers), _played, lambda v: _said(v, None), do, again=True),
        Step(
            "feed",
            4,
            farmer(lambda v: _leads(v) and _feeds(v) and len(v.hand) > 1),
            keys,
            lambda v: (*said(v), ("seat", _partner(v) or 0)),
            do,
            again=True,
        ),
        Step("last_card", 4, farmer(against_the_last), keys, said, do, _single_led, again=True),
        Step("farmer_lead", 4, farmer(_leads), keys, said, do, again=True),
        Step("result", 5, _result, lambda v: (), _ended, last=True),
    )


_LANDLORD = Course(
    "bid 3|play 6 7 8 9 T|play 7 8 9 T J|play 9 T J Q K|play A A A A|pass|pass|"
    "play 3 3 3 4 4 4 6 8|pass|pass|play 2 2|pass|pass|play R"
)
_FARMER = Course(caller=1)
_ONE_DEAL = (("deals", 1),)
#: What a win pays is the rule of the matches that come after.
_PAY = ("payout",)
LESSONS = (
    Lesson("landlord", 317985, 3, _ONE_DEAL, _landlord(_LANDLORD), _LANDLORD.other, _PAY),
    Lesson("farmer", 19716, 3, _ONE_DEAL, _farmer(_FARMER), _FARMER.other, _PAY),
)
