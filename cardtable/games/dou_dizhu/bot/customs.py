"""What players do where judgement tells no difference: the law of the house for equals.

Play-outs err, and of choices that they do not tell apart the most natural one goes first: what wins
more often, what wins for certain, the longer lead beside a foe with few cards, the lower of two
plays or kickers. Nobody passes who can go out.
"""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.bot import as_good, clearer
from cardtable.games.dou_dizhu.bot.position import Position
from cardtable.games.dou_dizhu.bot.temper import Judged
from cardtable.games.dou_dizhu.cards import spans
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.view import DouDizhuView

#: By so much, as a part of all deals, one choice must win more often than another to go before it,
#: and so much less often it may seem to win with lower cards: with fewer, the play-outs may err.
_MORE, _LOWER = 0.02, 0.03
#: A choice that is put after another is worth so much less, in points.
_LESS = 0.01
#: A partner with so few cards is let out and may need low ones for it; a foe is kept from the lead.
_NEARLY_OUT = 2
#: A foe with so few cards gets no single card to play one of his on.
_FEW = 5


def customary(
    view: DouDizhuView, judged: list[Judged], able: list[Judged], *, exact: bool
) -> tuple[list[Judged], list[Judged]]:
    """Return all choices and those that may be made, with the one first that players would make.

    Args:
        view: of the seat.
        judged: its choices, best first.
        able: those that may be made, best first.
        exact: whether the deal was solved; then only equal choices change places.
    """
    at = Position(view)
    out = next((each for each in able if not at.rest(each[1])), None)
    may = [each for each in able if each[1] is not None] if out else able
    first = _likeliest(at, may)
    if out and as_good(first[0], out[0]):
        first = out
    if not exact:
        first = _longest(at, first, may)
        first = _lowest(at, first, may)
    most = first[0].worth if exact else round(first[0].worth - _LESS, 2)

    def after(each: Judged) -> Judged:
        one = replace(each[0], worth=min(each[0].worth, most))
        return clearer(first[0], one), each[1]

    chosen = replace(first[0], error=0.0), first[1]
    return (
        [chosen, *(after(each) for each in judged if each is not first)],
        [chosen, *(after(each) for each in may if each is not first)],
    )


def _likeliest(at: Position, able: list[Judged]) -> Judged:
    """Return the choice that wins most often of those that are as good as the best."""
    best = able[0]
    equal = [each for each in able if as_good(best[0], each[0])]
    first = max(equal, key=lambda each: (round(each[0].chance or 0.0, 2), each[0].worth))
    if (first[0].chance or 0.0) - (best[0].chance or 0.0) < _MORE:
        first = best
    if first[1] is None:  # who wins for certain does so now
        alike = [each for each in equal if each[0].chance == first[0].chance]
        sure = (each for each in alike if each[1] is not None and at.sure(each[1]))
        first = next(sure, first)
    return first


def _longest(at: Position, first: Judged, able: list[Judged]) -> Judged:
    """Return a longer lead than a single card beside a foe with few cards, that leaves no more.

    Any single card lets him play one of his; to three and more of a kind he seldom has an answer.
    """
    play = first[1]
    if not at.leads or play is None or play.cards > 1 or not at.rest(play):
        return first
    if min(at.foes) > _FEW:
        return first

    def longer(each: Judged) -> bool:
        other = each[1]
        if other is None or other.is_bomb or other.cards < 3 or other.cards in at.foes:
            return False
        near = (first[0].chance or 0.0) - (each[0].chance or 0.0) <= _LOWER
        fits = at.plays_left(other) <= at.plays_left(play) and not _broken(at, other)
        return near and fits and as_good(first[0], each[0])

    return max((first, *filter(longer, able)), key=lambda each: each[1].cards if each[1] else 0)


def _lowest(at: Position, first: Judged, able: list[Judged]) -> Judged:
    """Return the lowest play of the kind, kickers too, that leaves the hand no worse."""
    play = first[1]
    if play is None or not at.rest(play):
        return first
    kicks = play.counts != play.base_counts
    if kicks and at.partner is not None and at.cards(at.partner) <= _NEARLY_OUT:
        return first
    if play.cards <= _NEARLY_OUT and min(at.foes) <= _NEARLY_OUT:
        return first  # there one begins from above

    def cost(each: Reading) -> tuple[int, int, int]:
        return at.plays_left(each), _broken(at, each), each.base + sum(_kickers(each))

    def lower(each: Judged) -> bool:
        other = each[1]
        if other is None or (other.category, other.length) != (play.category, play.length):
            return False
        pairs = zip([other.base, *_kickers(other)], [play.base, *_kickers(play)], strict=True)
        near = (first[0].chance or 0.0) - (each[0].chance or 0.0) <= _LOWER
        good = near and as_good(first[0], each[0])
        return good and all(a <= b for a, b in pairs) and cost(other)[:2] <= cost(play)[:2]

    return min(
        (each for each in able if each is first or lower(each)),
        key=lambda each: cost(each[1] or play),
    )


def _kickers(play: Reading) -> list[int]:
    """The ranks of its kickers, from below."""
    return [rank for rank, used in spans(play.counts - play.base_counts) for _ in range(used)]


def _broken(at: Position, play: Reading) -> int:
    """Return of how many pairs, triples and bombs it takes a part."""
    held = (at.hand >> 4 * rank & 15 for rank, _ in spans(play.counts))
    return sum(used < have for have, (_, used) in zip(held, spans(play.counts), strict=True))


def naturally(
    view: DouDizhuView, judged: list[Judged], able: list[Judged]
) -> tuple[list[Judged], list[Judged]]:
    """Put the natural one first of equal choices: play-outs don't tell where all is lost.

    It fights on, in as few plays as there are, most cards first and the lowest of them, without a
    bomb; but a partner keeps his trick, and beside an opponent's last card the highest goes.
    """
    best = able[0][0]
    equal = [each for each in able if as_good(best, each[0])]
    at = Position(view)

    def unnatural(each: Judged) -> tuple[int, ...]:
        play = each[1]
        if play is None:
            return (not at.partners_trick, 0, 0, 0)
        return (
            play.is_bomb or at.partners_trick,
            at.plays_left(play),
            -play.cards,
            -play.base if 1 in at.foes and play.cards == 1 else play.base,
        )

    first = min(equal, key=unnatural)
    chosen = (replace(first[0], worth=best.worth, error=0.0), first[1])
    rest = [each for each in able if each is not first]
    others = [each for each in judged if each is not first]
    return [chosen, *others], [chosen, *rest]
