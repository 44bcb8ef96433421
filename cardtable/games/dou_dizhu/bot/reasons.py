"""Reasons why one choice is better than another, given only if they are facts and make a
difference.

Every reason is a predicate over two choices at one moment. It holds if the better one has something
that the worse one lacks; then it speaks for the first as ``gain`` and against the second as
``cost``, with the numbers it counted. The first one in the table that holds is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from cardtable.engine.bot import Candidate, as_good
from cardtable.games.dou_dizhu.auction import PASS, amount_of, factors, highest
from cardtable.games.dou_dizhu.bot.plan import bombs_in
from cardtable.games.dou_dizhu.bot.position import Position, jokers, twos
from cardtable.games.dou_dizhu.bot.temper import JACK
from cardtable.games.dou_dizhu.cards import card_set, counts_of
from cardtable.games.dou_dizhu.plays import SINGLE, Reading
from cardtable.games.dou_dizhu.scoring import accounts, factor, growth
from cardtable.games.dou_dizhu.view import ASKED, BID, DOUBLE, OPEN, DouDizhuView

#: A judged choice, and its reading (``None`` for passes and bids).
Judged = tuple[Candidate, Reading | None]
#: Numbers counted by a reason; ``None`` if it does not hold.
Numbers = tuple[int, ...] | None
#: With so few cards a player is nearly out.
NEAR = 3
#: With so few cards a landlord is coming nearer to it.
_NEARING = 6
#: In so many plays a hand goes out that has its end in sight.
_IN_SIGHT = 5
#: By so many deals in a hundred a choice must win more often than the best one to be worth a word:
#: with fewer, the imagined deals may err.
RARER = 4


class Reason(NamedTuple):
    """A possible reason for the difference between two choices.

    Attributes:
        gain: id of what speaks for the better one.
        cost: id of what speaks against the worse one.
        holds: returns the numbers for (position, better, worse), or ``None``.
    """

    gain: str
    cost: str
    holds: Callable[[Position, Reading | None, Reading | None], Numbers]


def goes_out(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """The better choice leaves nothing in the hand."""
    return () if not at.rest(better) and at.rest(worse) else None


def wins_surely(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """No unseen card can interfere; counts the plays still needed."""
    if better is None or not at.sure(better):
        return None
    if worse is not None and at.sure(worse) is not False:
        return None
    return (at.plays_left(better),)


def leaves_partner(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """The partner has the trick and may keep it; counts his cards."""
    if better is not None or worse is None or not at.partners_trick:
        return None
    return (at.cards(at.partner),)


def stops(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """The trick belongs to an opponent with few cards; counts them."""
    if better is None or worse is not None or not at.foes_trick:
        return None
    cards = at.cards(at.view.beat_seat)
    return (cards,) if cards <= NEAR else None


def no_way_out(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """An opponent could go out with all his cards on the other play, not on this; counts them."""
    if worse is None:
        return None
    for cards in sorted(at.foes):
        there = better is not None and at.ways_out(better, cards)
        if not there and at.ways_out(worse, cards):
            return (cards,)
    return None


def lets_partner_out(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """The partner, playing next, goes out on this with more cards; counts those he has."""
    cards = at.cards(at.partner)
    good, bad = better or at.view.to_beat, worse or at.view.to_beat
    if good is None or bad is None or not at.partner_next or not 0 < cards < NEAR:
        return None
    return (cards,) if at.ways_out(good, cards) > at.ways_out(bad, cards) else None


def blocks(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It keeps low single cards from the landlord, who plays next."""
    left = worse or at.view.to_beat
    if better is None or left is None or not at.landlord_next:
        return None
    low = left.category == SINGLE == better.category and left.base < JACK <= better.base
    return () if low else None


def keeps_lead(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """No unseen card beats it, unlike the other play."""
    if better is None or worse is None or at.beaters(better) or not at.beaters(worse):
        return None
    return ()


def keeps_bomb(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """More bombs stay whole than otherwise; counts them."""
    left = bombs_in(at.rest(better))
    return (left,) if left > bombs_in(at.rest(worse)) else None


def multiplies(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It multiplies the stake; gives the factor."""
    if better is None or not better.is_bomb or (worse is not None and worse.is_bomb):
        return None
    view = at.view
    assert view.seat is not None and view.landlord is not None
    multiplier = view.multiplier * factor(view.rules, better)
    own = factors(view.doubles)
    after = accounts(view.rules, view.landlord, view.stake, multiplier, own)
    grown = growth(view.accounts[view.seat], after[view.seat])
    return (grown,) if grown > 1 else None


def keeps_high(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """Twos and jokers stay in the hand that the other play spends."""
    return () if not at.late(better) and _dear(better) < _dear(worse) else None


def keeps_stopper(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """The same, against a landlord who is getting near; counts his cards."""
    if at.partner is None or keeps_high(at, better, worse) is None:
        return None
    (cards,) = at.foes
    return (cards,) if cards <= _NEARING else None


def fewer_plays(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """The rest can go out in fewer plays, and in few enough to be within sight."""
    if at.late(better):
        return None
    left, other = at.plays_left(better), at.plays_left(worse)
    return (left, other) if left < other and left <= _IN_SIGHT else None


def keeps_control(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """More cards remain that no single unseen card beats."""
    if at.late(better):
        return None
    return () if at.winners(at.rest(better)) > at.winners(at.rest(worse)) else None


def keeps_triple(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It breaks up no triple, nor a pair instead, unlike the other."""
    return () if at.breaks(worse, 3) and not _breaks(at, better) and not at.late(better) else None


def keeps_pair(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It breaks up no pair, nor a triple instead, unlike the other."""
    return () if at.breaks(worse, 2) and not _breaks(at, better) and not at.late(better) else None


def lower_kickers(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It is the same play with lower kickers."""
    if better is None or worse is None or better[:3] != worse[:3]:
        return None
    return () if _kickers(better) < _kickers(worse) else None


def saves_higher(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It beats the trick with a lower play."""
    return () if not at.leads and _lower(better, worse) else None


def low_first(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It leads lower cards of the same kind, and the lowest of the hand among them."""
    if better is None or not at.leads or not _lower(better, worse):
        return None
    return () if better.counts & 15 << 4 * at.lowest else None


def harder_to_beat(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """Of plays of one kind, hardly half as many that are higher are left in the unseen cards."""
    if better is None or worse is None or not _lower(worse, better):
        return None
    return () if 2 * at.beaters(better) <= at.beaters(worse) else None


def contests(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """It takes an opponent's trick."""
    return () if better is not None and worse is None and at.foes_trick else None


def more_cards(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """More cards leave the hand."""
    if better is None or worse is None or better.cards <= worse.cards:
        return None
    return better.cards, worse.cards


def trusts_partner(at: Position, better: Reading | None, worse: Reading | None) -> Numbers:
    """A pass leaves an opponent's trick to the partner, who plays next and may beat it."""
    beat = at.view.to_beat
    if better is not None or worse is None or beat is None or not at.foes_trick:
        return None
    return () if at.partner_next and at.partner_may_beat(beat) else None


#: In order of importance.
REASONS = (
    Reason("goes_out", "goes_not_out", goes_out),
    Reason("sure_win", "not_sure", wins_surely),
    Reason("partner_leads", "overtakes", leaves_partner),
    Reason("stops_foe", "lets_foe", stops),
    Reason("no_way_out", "way_out", no_way_out),
    Reason("helps_partner", "no_help", lets_partner_out),
    Reason("blocks", "lets_through", blocks),
    Reason("keeps_bomb", "costs_bomb", keeps_bomb),
    Reason("multiplies", "no_multiplier", multiplies),
    Reason("fewer_plays", "more_plays", fewer_plays),
    Reason("keeps_lead", "may_be_beaten", keeps_lead),
    Reason("keeps_triple", "breaks_triple", keeps_triple),
    Reason("keeps_pair", "breaks_pair", keeps_pair),
    Reason("keeps_stopper", "costs_stopper", keeps_stopper),
    Reason("keeps_high", "costs_high", keeps_high),
    Reason("keeps_control", "costs_control", keeps_control),
    Reason("lower_kickers", "higher_kickers", lower_kickers),
    Reason("saves_higher", "higher_than_needed", saves_higher),
    Reason("low_first", "high_first", low_first),
    Reason("harder_to_beat", "easier_to_beat", harder_to_beat),
    Reason("more_cards", "fewer_cards", more_cards),
    Reason("contests", "yields", contests),
    Reason("trusts_partner", "ahead_of_partner", trusts_partner),
)


def explain(view: DouDizhuView, judged: Sequence[Judged]) -> tuple[Candidate, ...]:
    """Return every choice with its reason; ``judged`` are those of one moment, best first.

    The first is compared with the next that is another play, not the same with other kickers; all
    others with the first.
    """
    if view.phase in ASKED:
        return tuple(_called(view, judged, candidate) for candidate, _ in judged)
    at = Position(view)
    first = judged[0]
    found = []
    for number, each in enumerate(judged):
        other = first if number else _next(judged)
        reason, numbers = _difference(at, each, other, leading=number == 0)
        if number == 0 and (rarer := _rarer(judged)) is not None:
            reason, numbers = "wins_rarer", rarer
        elif number == 0 and hopeless(judged):
            reason, numbers = "hope", ()
        found.append(replace(each[0], reason=reason, numbers=numbers))
    return tuple(found)


def hopeless(judged: Sequence[Judged]) -> bool:
    """Whether hardly one deal in a hundred can still be won."""
    return max(percent(candidate) for candidate, _ in judged) <= 1


def _next(judged: Sequence[Judged]) -> Judged:
    """Return what the first choice is compared with."""
    others = judged[1:] or [(judged[0][0], None)]
    return next((each for each in others if _body(each) != _body(judged[0])), others[0])


def _body(each: Judged) -> tuple[str, int, int] | None:
    return None if each[1] is None else each[1][:3]


def _rarer(judged: Sequence[Judged]) -> tuple[int, int] | None:
    """Return the deals won in 100 with the first choice, and with one that wins more often."""
    wins = [percent(candidate) for candidate, _ in judged]
    return (wins[0], max(wins)) if max(wins) - wins[0] >= RARER else None


def _difference(
    at: Position, each: Judged, other: Judged, *, leading: bool
) -> tuple[str, tuple[int, ...]]:
    equal = not leading and as_good(other[0], each[0])
    if not at.rest(each[1]):
        return "goes_out", ()
    if leading or equal:
        for reason in REASONS:
            numbers = reason.holds(at, each[1], other[1])
            if numbers is not None:
                return reason.gain, numbers
    else:
        for reason in REASONS:
            numbers = reason.holds(at, other[1], each[1])
            if numbers is not None:
                return reason.cost, numbers
    if equal or each[0].worth == other[0].worth:
        return "as_good", ()
    ahead, behind = (each, other) if leading else (other, each)
    wins, others = percent(ahead[0]), percent(behind[0])
    if leading and abs(wins - others) <= 1 and as_good(ahead[0], behind[0]):
        return "as_good", ()
    if wins > others:
        return ("wins_more", (wins, others)) if leading else ("wins_less", (others, wins))
    return ("pays_more", ()) if leading else ("pays_less", ())


#: Who wins so many deals in a hundred and does not double has no strong cards himself.
_OFTEN = 65
#: So little less is a choice worth that was put behind another because it is not clear.
_UNCLEAR = 0.015
#: Why the stake is better not raised, and why it is, by phase.
_RAISES = {DOUBLE: ("no_double", "doubles"), OPEN: ("stays_closed", "opens")}


def _called(view: DouDizhuView, judged: Sequence[Judged], candidate: Candidate) -> Candidate:
    """Return a call with what speaks for it: deals won, and the cards that win them."""
    best = judged[0][0]
    if view.phase != BID:
        if candidate.action != best.action:
            behind = best.worth - candidate.worth
            reason = "as_good" if not behind else "pays_less"
            if best.action == PASS and behind <= _UNCLEAR:
                reason = "unclear_raise"
            return replace(candidate, reason=reason)
        reason = _RAISES[view.phase][best.action != PASS]
        if reason == "no_double" and percent(candidate) >= _OFTEN:
            reason = "lucky_double"
        return replace(candidate, reason=reason, numbers=(percent(candidate),))
    amount, first = (amount_of(each.action, view.bids) for each in (candidate, best))
    if not amount:
        if [bid.amount for bid in view.bids] == [0] * (len(view.scores) - 1):
            return replace(candidate, reason="throws_in", chance=None)
        called = view.rules.auction == "rob" and highest(view.bids)
        reason = "leaves_call" if called else "passes"
        return replace(candidate, reason=reason, numbers=(percent(candidate),))
    if first not in (0, amount):
        numbers: tuple[int, ...] = (amount, first, percent(candidate))
        return replace(candidate, reason="other_bid", numbers=numbers)
    hand = counts_of(card_set(view.hand))
    numbers = (percent(candidate), bombs_in(hand), twos(hand), jokers(hand))
    return replace(candidate, reason="bids", numbers=numbers)


def percent(candidate: Candidate) -> int:
    """Return the deals won in 100."""
    return round(100 * (candidate.chance or 0.0))


def _breaks(at: Position, play: Reading | None) -> bool:
    """Whether it breaks up a pair or a triple."""
    return at.breaks(play, 2) or at.breaks(play, 3)


def _dear(play: Reading | None) -> int:
    """Return how many twos and jokers it spends."""
    return 0 if play is None else twos(play.counts) + jokers(play.counts)


def _kickers(play: Reading) -> int:
    counts = play.counts - play.base_counts
    return sum(rank * (counts >> 4 * rank & 15) for rank in range(15))


def _lower(better: Reading | None, worse: Reading | None) -> bool:
    """Whether both are of one kind, and the first is lower."""
    if better is None or worse is None:
        return False
    alike = better.category == worse.category and better.length == worse.length
    return alike and better.base < worse.base
