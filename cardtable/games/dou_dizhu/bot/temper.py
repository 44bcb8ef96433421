"""Temperaments: what a player likes in a play, and sixteen ways to bid and play, as data.

A level determines what is overlooked and how far likings are followed; a style shifts the likings.
Likings are measured as chances of winning: for one of 0.1 a tenth of the deal is given away.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate, as_good
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot.position import Position, plays_left
from cardtable.games.dou_dizhu.cards import TWO, card_set, counts_of, size
from cardtable.games.dou_dizhu.moves import groups
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIR,
    PAIRS,
    QUAD_1,
    QUAD_2,
    QUAD_PAIRS,
    SINGLE,
    STRAIGHT,
    TRIPLE_1,
    TRIPLE_2,
    TRIPLES,
    TRIPLES_1,
    TRIPLES_2,
    UNITS,
    Reading,
)
from cardtable.games.dou_dizhu.view import DouDizhuView

#: With so few cards the landlord must not be given a trick.
NEAR = 3


def must_beat(view: DouDizhuView) -> bool:
    """Whether only this seat can keep an opponent who is nearly out from the lead, and can.

    That is a landlord with at most three cards whom the other farmer has let go, or, for the
    landlord, a farmer with at most two, whose partner will let him. The hand has a higher play of
    the same kind: then nobody saves a two for later.
    """
    landlord, beat, owner = view.landlord, view.to_beat, view.beat_seat
    if beat is None or beat.is_bomb or landlord is None or owner is None:
        return False
    if landlord == view.seat:
        near = view.counts[owner] < NEAR
    else:
        near = owner == landlord and view.counts[owner] <= NEAR and len(view.passed) > 0
    if not near:
        return False
    hand = counts_of(card_set(view.hand))
    return any(group.category == beat.category for group in groups(view.rules.plays, hand, beat))


ACE, JACK = TWO - 1, TWO - 4


class Traits(NamedTuple):
    """One number per trait; 0 where it does not apply. A taste has a weight for each.

    Attributes:
        over: overtakes the partner, not to block the landlord.
        contest: takes a trick from an opponent, instead of passing.
        bomb: is a bomb or the rocket.
        dear: twos and jokers in it, aces counted half, bombs ignored.
        breaks: how many more plays the hand needs than if this had been one of its plays.
        high: height of a play that follows, from 0 for a four to 1 for the red joker.
        lead_high: height of a single or pair that leads.
        single, pair, long: leads a single, a pair, or at least five cards.
        kicked: takes kickers along.
    """

    over: float = 0.0
    contest: float = 0.0
    bomb: float = 0.0
    dear: float = 0.0
    breaks: float = 0.0
    high: float = 0.0
    lead_high: float = 0.0
    single: float = 0.0
    pair: float = 0.0
    long: float = 0.0
    kicked: float = 0.0


def _blocks(view: DouDizhuView, reading: Reading) -> bool:
    """Whether the farmer before the landlord keeps low single cards from him."""
    beat, landlord = view.to_beat, view.landlord
    assert view.seat is not None and beat is not None
    door = (view.seat + view.rules.step) % 3 == landlord and landlord not in view.passed
    low = beat.category == SINGLE and beat.base <= JACK
    return door and low and JACK <= reading.base <= ACE


#: A pass has none of them.
NOTHING = Traits()


def traits(view: DouDizhuView, reading: Reading | None) -> Traits:
    """Return the traits of a play of the seat (``None``: a pass)."""
    if reading is None:
        return NOTHING
    hand = counts_of(card_set(view.hand))
    leads = view.to_beat is None
    partners = not leads and view.landlord not in (view.seat, view.beat_seat)
    plays = view.rules.plays
    category, base, length, counts = reading
    height = (base + length - 1) / 14
    short = category in (SINGLE, PAIR)
    return Traits(
        over=float(partners and not _blocks(view, reading)),
        contest=float(not leads and not partners),
        bomb=float(reading.is_bomb),
        dear=0.0 if reading.is_bomb else size(counts >> 4 * TWO) + (counts >> 4 * ACE & 15) / 2,
        breaks=plays_left(plays, hand - counts) + 1.0 - plays_left(plays, hand),
        high=0.0 if leads or reading.is_bomb else height,
        lead_high=height if leads and short else 0.0,
        single=float(leads and category == SINGLE),
        pair=float(leads and category == PAIR),
        long=float(leads and not reading.is_bomb and reading.cards >= 5),
        kicked=float(UNITS[category][1] > 0),
    )


_PLANES = (TRIPLES, TRIPLES_1, TRIPLES_2)
_QUADS = (QUAD_1, QUAD_2, QUAD_PAIRS)


@dataclass(frozen=True, slots=True)
class Temper:
    """How an opponent bids and plays.

    Attributes:
        courage: extra points that each point of a bid seems to be worth.
        steep: points by which higher bids are feared, per point squared; negative if they are
            liked.
        likes: weights of a play's traits.
        reach: how much worse a play may be that is liked more, as a chance of winning.
        blind: how often combinations are overlooked, by category.
        careless: whether it gives tricks to a landlord who is nearly out.
    """

    courage: float = 0.0
    steep: float = 0.0
    likes: Traits = NOTHING
    reach: float = 9.0
    blind: dict[str, float] = field(default_factory=dict)
    careless: bool = False


_LEVELS = {
    "easy": Temper(
        courage=0.45,
        steep=0.12,
        likes=Traits(over=0.15, bomb=-0.4, dear=-0.02, high=0.3, lead_high=-0.05, single=0.2),
        blind={
            **dict.fromkeys(_PLANES, 0.9),
            **dict.fromkeys(_QUADS, 0.9),
            STRAIGHT: 0.7,
            PAIRS: 0.8,
            TRIPLE_1: 0.3,
            TRIPLE_2: 0.5,
            BOMB: 0.3,
        },
        careless=True,
    ),
    "medium": Temper(
        steep=0.12,
        likes=Traits(bomb=-0.15, dear=-0.05, breaks=-0.05, pair=0.06, long=-0.04),
        blind={**dict.fromkeys(_PLANES, 0.4), **dict.fromkeys(_QUADS, 0.6), PAIRS: 0.3},
    ),
    "hard": Temper(
        courage=-0.1,
        likes=Traits(over=-0.05, bomb=0.07, dear=-0.055, breaks=-0.04, long=0.09, single=-0.045),
    ),
    "expert": Temper(courage=-0.15, likes=Traits(), reach=0.0),
}
_STYLES = {
    "": Temper(),
    "bold": Temper(
        courage=0.6,
        likes=Traits(contest=0.07, bomb=0.1, high=0.08, lead_high=0.06),
    ),
    "cautious": Temper(
        courage=-0.8,
        likes=Traits(contest=-0.07, bomb=-0.1, dear=-0.03, breaks=-0.02, lead_high=-0.12),
    ),
    "hunter": Temper(
        courage=0.1,
        steep=-0.3,
        likes=Traits(over=-0.15, contest=0.05, bomb=0.05, long=0.1, single=-0.1, high=-0.08),
    ),
}
#: How far from the best play a style may lead levels that otherwise stick to it, as a chance of
#: winning.
_STYLED_REACH = {"expert": 0.04}
#: What a style means to a level beyond what it means to all: so little is left to an expert's taste
#: that these would hardly be known by the rest.
_STYLED = {
    ("expert", "cautious"): Temper(courage=-0.4, likes=Traits(kicked=-0.08)),
    ("expert", "hunter"): Temper(courage=0.3, likes=Traits(kicked=0.06)),
}


def temper_of(level: str, style: str) -> Temper:
    """Return the temperament of a level with a style."""
    base, manner = _LEVELS[level], _STYLES.get(style, _STYLES[""])
    parts = (base, manner, _STYLED.get((level, style), Temper()))
    return Temper(
        sum(part.courage for part in parts),
        sum(part.steep for part in parts),
        Traits(*map(sum, zip(*(part.likes for part in parts), strict=True))),
        _STYLED_REACH.get(level, base.reach) if style else base.reach,
        base.blind,
        base.careless,
    )


#: A judged choice, and its reading (``None`` for a pass).
Judged = tuple[Candidate, Reading | None]


#: From so much courage on somebody raises a stake where it costs nothing; with so much less he
#: raises it by the least.
_DARING, _WARY = 0.4, -0.5
#: So little less a raise is worth that is in doubt (see ``brain.calls``).
_AT_PAR = 0.011


def choose_raise(temper: Temper, candidates: Sequence[Candidate]) -> Action:
    """Return whether to double or to lay one's hand open: nobody does so at a loss."""
    quiet = next(each for each in candidates if each.action == PASS)
    least = quiet.worth - (_AT_PAR if temper.courage >= _DARING else 0.0)
    able = [each for each in candidates if each is not quiet and each.worth >= least]
    if not able:
        return PASS
    if temper.courage <= _WARY:
        return min(able, key=lambda each: each.action.args).action
    return max(able, key=lambda each: (each.worth, each.action.args)).action


def choose_call(temper: Temper, candidates: Sequence[Candidate]) -> Action:
    """Return what to call; an expert without a style chooses among calls as good as the best."""

    def liking(candidate: Candidate) -> float:
        args = candidate.action.args
        amount = int(args[0]) if args else int(candidate.action != PASS)
        fear = temper.steep * (amount * amount - 1) if amount else 0.0
        return candidate.worth + temper.courage * amount - fear

    able = [c for c in candidates if temper.reach or as_good(candidates[0], c)]
    return max(able, key=liking).action


def choose_play(
    temper: Temper, view: DouDizhuView, judged: Sequence[Judged], span: float, rng: random.Random
) -> Action:
    """Return what to play.

    Args:
        temper: the temperament.
        view: of the seat.
        judged: the choices, best first.
        span: points between a win and a defeat.
        rng: decides what is overlooked this time.
    """
    able = list(judged)
    if not temper.careless and must_beat(view):
        # Nobody lets an opponent through, unless it clearly costs nothing.
        able = [each for each in able if each[1] is not None] or able
        if temper.reach < 1 and not any(as_good(judged[0][0], each[0]) for each in able):
            able = list(judged)
    out = [each for each in able if each[1] is not None and each[1].cards == len(view.hand)]
    if out and temper.reach >= 1:  # nobody goes on who can go out, but for a bomb that wins as well
        at = Position(view)
        sure = [one for one, play in able if play and play.is_bomb and at.sure(play)]
        return (sure or [out[0][0]])[0].action
    able = _noticed(temper, able, rng)
    best = able[0][0].worth
    able = [each for each in able if best - each[0].worth <= temper.reach * span]
    able = [each for each in able if each in out] or able
    if not any(temper.likes):
        return able[0][0].action

    def liking(each: Judged) -> float:
        candidate, reading = each
        seen = traits(view, reading)
        return candidate.worth / span + sum(a * b for a, b in zip(temper.likes, seen, strict=True))

    return max(able, key=liking)[0].action


def _noticed(temper: Temper, judged: list[Judged], rng: random.Random) -> list[Judged]:
    """Return what is not overlooked: whole kinds of plays may be, but never all there are."""
    blind = {category for category, often in temper.blind.items() if rng.random() < often}
    return [each for each in judged if each[1] is None or each[1].category not in blind] or judged
