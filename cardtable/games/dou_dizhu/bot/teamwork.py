"""What farmers do for each other: the law of the house for partners.

A partner's trick is not taken with high cards, and the farmer who plays before the landlord, the
door, lets no low single card through to him. That is good manners: play-outs see little difference
in single cases, and where they see more than that, they decide. Where somebody is nearly out it is
the law: the landlord is stopped, the partner is let out, and nothing is saved for a next deal. Only
a seat that has solved the deal to its end may play otherwise.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from math import comb, inf

from cardtable.engine.bot import Candidate, as_good
from cardtable.games.dou_dizhu.bot.odds import Odds, Other
from cardtable.games.dou_dizhu.bot.position import plays_left
from cardtable.games.dou_dizhu.bot.temper import ACE, JACK, Judged
from cardtable.games.dou_dizhu.cards import RED, TWO, card_set, counts_of, size
from cardtable.games.dou_dizhu.plays import PAIR, RUNS, SINGLE, Reading
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Ranks that stop a landlord from getting rid of low single cards.
_BLOCKERS = range(JACK, TWO)
#: With so few cards somebody is nearly out.
NEARLY_OUT = 2
#: A landlord with one card more is not given low cards either, but nobody breaks up a hand for it.
_NEAR = 3
#: A landlord with so few cards gets no cheap single from who holds control.
_CLOSING = 4
#: A landlord with so few cards is blocked even by half a pair.
_FEW = 5
#: So much more likely than need be a lead, and a play that follows, may let the landlord through;
#: and so much less likely it must do so if it covers a partner's trick with high cards.
_LED, _SLACK, _RELIEF = 0.02, 0.15, 0.25
#: How bad it is if the landlord takes a trick, by his cards and the kind of play: out, or nearly.
_WEIGHT = {(1, SINGLE): 1.0, (2, PAIR): 1.0, (2, SINGLE): 0.6}
#: How likely a partner who plays in between doesn't stop him.
_BEHIND = 0.6
#: Good manners may seem to cost so much, as a chance of winning; a choice that is put after another
#: is worth so much less.
_FORGIVEN, _LESS = 0.03, 0.01
#: What is not told apart may seem to win so much less often, as a part of all deals.
_RARER = 0.07
#: From this chance on a partner is let out, and by a choice that makes it hardly less.
_LIKELY, _FEEDING = 0.5, 0.05


def as_partners(
    view: DouDizhuView,
    judged: Sequence[Judged],
    span: float,
    sound: Collection[Reading | None] | None = None,
    *,
    exact: bool = False,
) -> tuple[list[Judged], list[Judged]]:
    """Return the choices with those last that a partner would not forgive, and all the others.

    Args:
        view: of the seat.
        judged: its choices, best first.
        span: points between a win and a defeat.
        sound: those which are not proved to be worse than others; all, if not given.
        exact: whether the deal was solved; then only equal choices change places.
    """
    able = [each for each in judged if sound is None or each[1] in sound]
    later = [each for each in judged if each not in able]
    if view.landlord in (None, view.seat):
        return list(judged), able
    at = _Farmer(view)
    for faults, leeway in ((at.unlawful, inf), (at.rude, _FORGIVEN * span)):
        bad = faults([play for _, play in able])
        good = [
            each for each, one in zip(able, bad, strict=True) if not one or at.goes_out(each[1])
        ]
        if good and _forgiven(able[0][0], good[0][0], 0.0 if exact else leeway):
            later += [each for each in able if each not in good]
            able = good
    best = able[0][0]
    most = round(best.worth - _LESS, 2)
    lower = [
        (replace(one, worth=min(one.worth, most), chance=_lower(one, best)), play)
        for one, play in later
    ]
    return sorted(able + lower, key=lambda each: -each[0].worth), able


def _forgiven(best: Candidate, good: Candidate, leeway: float) -> bool:
    """Whether manners may cost as much as lies between these; what is not told apart costs little.

    ``leeway``: how many points they may cost in any case.
    """
    lost = best.worth - good.worth
    rarer = (best.chance or 0.0) - (good.chance or 0.0)
    return lost <= leeway or (leeway > 0 and as_good(best, good) and rarer <= _RARER)


def _lower(one: Candidate, best: Candidate) -> float | None:
    """Return the chance of a choice that comes after another whatever play-outs say."""
    if one.chance is None or best.chance is None:
        return one.chance
    return min(one.chance, best.chance)


class _Farmer:
    """A farmer's moment."""

    def __init__(self, view: DouDizhuView) -> None:
        assert view.seat is not None
        self.view = view
        self.hand = counts_of(card_set(view.hand))
        self.odds = Odds(view)
        self.landlord, self.partner = sorted(self.odds.others, key=lambda other: not other.foe)
        #: Whether the landlord is the next to play, and not the partner.
        self.door = self.odds.others[0] is self.landlord
        self.leads = view.to_beat is None
        self.partners_trick = not self.leads and view.beat_seat == self.partner.seat
        self.let_go = view.landlord in view.passed

    def goes_out(self, play: Reading | None) -> bool:
        """Whether nothing is left after it."""
        return play is not None and play.counts == self.hand

    # -- manners ---------------------------------------------------------------------------------
    def rude(self, plays: Sequence[Reading | None]) -> list[bool]:
        """Return which choices are no way to treat a partner."""
        if self.landlord.cards > _NEAR and self.opens_door() and any(map(self.blocks, plays)):
            return [self.takes(play) or self.lets_through(play) for play in plays]
        return [self.takes(play) for play in plays]

    def takes(self, play: Reading | None) -> bool:
        """Whether it takes a partner's trick with high cards, or once the landlord has passed."""
        if play is None or not self.partners_trick:
            return False
        needless = self.landlord.cards > _NEAR or self._holds()
        return (_dear(play) and needless) or (self.let_go and self._left(play) > 1)

    def opens_door(self) -> bool:
        """Whether the landlord could follow with a low single card."""
        beat = self.view.to_beat
        if not self.door or self.let_go or beat is None:
            return False
        low = beat.category == SINGLE and beat.base <= JACK
        return low and (not self.partners_trick or self.partner.cards > NEARLY_OUT)

    def blocks(self, play: Reading | None) -> bool:
        """Whether it keeps low single cards from him; it breaks up a pair only if he has few."""
        if play is None or play.category != SINGLE or play.base not in _BLOCKERS:
            return False
        return self.landlord.cards <= _FEW or self.hand >> 4 * play.base & 15 in (1, 3)

    def lets_through(self, play: Reading | None) -> bool:
        """Whether it lets a low single card through."""
        return play is None or (play.category == SINGLE and play.base < JACK)

    # -- the law ---------------------------------------------------------------------------------
    def unlawful(self, plays: Sequence[Reading | None]) -> list[bool]:
        """Return which choices let the landlord out, or the partner not."""
        if self.landlord.cards <= _CLOSING and self._gives_single(plays):
            return [play is None for play in plays]
        if min(self.landlord.cards, self.partner.cards) > NEARLY_OUT:
            return [self._covers(play) for play in plays]
        if self.partners_trick and self.let_go:  # who goes out next leads, unless all goes now
            near = self.partner.cards <= NEARLY_OUT
            return [near and play is not None and self._left(play) > 1 for play in plays]
        feeds = [self._feeds(play) for play in plays]
        if max(feeds) >= _LIKELY:
            return [feed < max(feeds) - _FEEDING for feed in feeds]
        danger = [self._danger(play, plays) for play in plays]
        last = self.door and self.landlord.cards == 1
        slack = _LED if self.leads or last else _SLACK
        bad = [one > self._least(plays, danger) + slack for one in danger]
        if self.partners_trick and self._holds():
            left = self._danger(None, plays)
            bad = [
                one or (play is not None and _dear(play) and left - risk <= _RELIEF)
                for one, play, risk in zip(bad, plays, danger, strict=True)
            ]
        if self._must_fight(plays):
            bad = [one or play is None for one, play in zip(bad, plays, strict=True)]
        return bad

    def _gives_single(self, plays: Sequence[Reading | None]) -> bool:
        """Whether a pass gives the landlord a cheap single that control in hand could take."""
        beat = self.view.to_beat
        if not self.door or beat is None or self.view.beat_seat != self.landlord.seat:
            return False
        control = self.hand >> 4 * TWO or any(play and play.is_bomb for play in plays)
        takes = any(play is not None and not _bombs(play) for play in plays)
        return bool(beat.category == SINGLE and beat.base < ACE and control and takes)

    def _covers(self, play: Reading | None) -> bool:
        """Whether it lays high cards over a partner's trick that nobody is likely to beat."""
        if play is None or not self.partners_trick or not _dear(play) or self._left(play) <= 1:
            return False
        return self.let_go or (self.landlord.cards <= _CLOSING and self._holds())

    def _least(self, plays: Sequence[Reading | None], danger: Sequence[float]) -> float:
        """Return the least danger without a bomb."""
        plain = (
            risk
            for play, risk in zip(plays, danger, strict=True)
            if play is None or not _bombs(play)
        )
        return min(plain, default=1.0)

    def _danger(self, play: Reading | None, plays: Sequence[Reading | None]) -> float:
        """Return how likely a choice lets the landlord take the trick with his last cards."""
        if play is None and not self.partners_trick:
            return 1.0 if self._must_fight(plays) else 0.0
        on = self.view.to_beat if play is None else play
        assert on is not None
        weight = _WEIGHT.get((self.landlord.cards, on.category), 0.0)
        if self.leads and on.cards < self.landlord.cards and not any(map(_long, plays)):
            weight = 0.0  # he keeps a card, and high ones are not spent on leads
        behind = 1.0 if self.door or play is None else _BEHIND
        return weight and weight * behind * self._beats(self.landlord, on)

    def _feeds(self, play: Reading | None) -> float:
        """Return how likely the partner, playing next, goes out on a choice."""
        on = self.view.to_beat if play is None else play
        if self.door or self.partner.seat in self.view.passed or on is None:
            return 0.0
        if on.category not in (SINGLE, PAIR) or on.cards != self.partner.cards:
            return 0.0
        return self._beats(self.partner, on)

    def _beats(self, other: Other, on: Reading) -> float:
        """Return how likely somebody with one or two cards beats a single, or a pair with both."""
        above = 15 * RUNS[on.base + 1][RED - on.base] if on.base < RED else 0
        held, unseen = other.known, self.odds.unseen
        total, hidden = size(unseen), other.cards - size(held)
        if on.category == SINGLE:
            if held & above:
                return 1.0
            return 1 - comb(total - size(unseen & above), hidden) / comb(total, hidden)
        ways = sum(
            comb(unseen >> 4 * rank & 15, hidden)
            for rank in range(on.base + 1, RED + 1)
            if (held >> 4 * rank & 15) + hidden == 2
        )
        return ways / comb(total, hidden)

    def _holds(self) -> bool:
        """Whether the partner's trick is probably his."""
        beat = self.view.to_beat
        assert beat is not None
        return self.odds.beaten_by(self.landlord, *beat[:3]) < _LIKELY

    def _must_fight(self, plays: Sequence[Reading | None]) -> bool:
        """Whether nobody may leave this trick to the landlord: it, or the next, is his last.

        Who goes out next leaves it to a partner who may still stop him, and so does who has only a
        bomb; a bomb is saved for nothing else once the landlord is nearly out.
        """
        if self.leads or self.partners_trick:
            return False
        partner_may = not self.door and self.partner.seat not in self.view.passed
        if any(play is not None and not _bombs(play) for play in plays):
            return not partner_may or plays_left(self.view.rules.plays, self.hand) > 1
        return not partner_may and self.landlord.cards <= NEARLY_OUT

    def _left(self, play: Reading) -> int:
        """Return in how many plays the rest goes out."""
        rest = self.hand - play.counts
        return plays_left(self.view.rules.plays, rest) if rest else 0


def _long(play: Reading | None) -> bool:
    """Whether it has too many cards for one or two to beat it, and is no bomb."""
    return play is not None and play.cards > NEARLY_OUT and not _bombs(play)


def _bombs(play: Reading) -> bool:
    """Whether it spends a bomb, or three twos, which are worth as much."""
    return play.is_bomb or play.counts >> 4 * TWO & 15 > 2


def _dear(play: Reading) -> bool:
    """Whether it spends a bomb, a two, a joker or two aces."""
    return play.is_bomb or play.counts >> 4 * TWO > 0 or play.counts >> 4 * ACE & 15 > 1
