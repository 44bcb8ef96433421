"""Touches in Dou Dizhu: which cards rise with the one that was tapped or slid over.

Players of this game have fast hands: one tap on a pair that beats picks up the pair, a slide over Q
J 10 10 9 8 the straight. Nothing here decides what is legal; it asks the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.games.dou_dizhu.cards import (
    BIT_OF,
    RANK_OF,
    RANKS,
    card_set,
    codes,
    counts_of,
    lowest,
    ranks_of,
)
from cardtable.games.dou_dizhu.moves import groups, plays
from cardtable.games.dou_dizhu.plays import (
    PAIRS,
    RUNS,
    STRAIGHT,
    TRIPLES,
    UNITS,
    PlayRules,
    Reading,
    beats,
    playable,
)
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Chains without kickers, from most cards per rank to fewest.
_CHAINS = (TRIPLES, PAIRS, STRAIGHT)
Cards = frozenset[str]


def bodies(view: DouDizhuView) -> tuple[Reading, ...]:
    """Return the plays that would beat the table, each once without its kickers; none when leading.

    Those of the kind to be beaten come first, lower ones before higher ones; bombs come last.
    """
    to_beat = view.to_beat
    if to_beat is None:
        return ()
    found = [
        Reading(group.category, group.base, group.length, group.counts)
        for group in groups(view.rules.plays, counts_of(card_set(view.hand)), to_beat)
    ]
    return tuple(sorted(found, key=lambda r: (r.category != to_beat.category, r.is_bomb, r.base)))


def completions(view: DouDizhuView, key: str, beating: Sequence[Reading]) -> tuple[Cards, ...]:
    """Return what successive taps on one card pick up; the last is the card alone.

    Args:
        view: of the seat whose hand it is.
        key: the card, one of the hand.
        beating: :func:`bodies` of the view.
    """
    alone = frozenset({key})
    if view.to_beat is None or playable(view.rules.plays, counts_of(BIT_OF[key]), view.to_beat):
        return (alone,)
    rank = RANK_OF[key[0]]
    taken = (
        _with(view.hand, key, reading.base_counts)
        for reading in beating
        if reading.base_counts >> 4 * rank & 15
    )
    return (*taken, alone)


def _with(hand: Sequence[str], key: str, counts: int) -> Cards:
    """Take so many cards of each rank from a hand, lowest suits first, but always ``key``."""
    rest = card_set(hand) & ~BIT_OF[key]
    rank = RANK_OF[key[0]]
    return frozenset({key, *codes(lowest(rest, counts - (1 << 4 * rank)))})


def slid(view: DouDizhuView, keys: Iterable[str]) -> Cards:
    """Return what a slide over cards of the hand means: all of them, or the play within them.

    If they can be played as they are, all are taken. If not, and something is to be beaten, it is
    the lowest play among them that does so; when leading, the chain over all ranks slid over.
    """
    cards = frozenset(keys)
    held = card_set(cards)
    counts = counts_of(held)
    rules, to_beat = view.rules.plays, view.to_beat
    if len(cards) < 2 or playable(rules, counts, to_beat):
        return cards
    found = _chain(rules, counts) if to_beat is None else _beating(rules, counts, to_beat)
    return cards if found is None else frozenset(codes(lowest(held, found.counts)))


def _chain(rules: PlayRules, counts: int) -> Reading | None:
    ranks = ranks_of(counts)
    low, length = ranks[0], len(ranks)
    if ranks[-1] - low + 1 != length or ranks[-1] > rules.chain_top:
        return None
    least = min(counts >> 4 * rank & 15 for rank in ranks)
    for category in _CHAINS:
        unit, _, _, shortest = UNITS[category]
        if unit <= least and length >= shortest:
            return Reading(category, low, length, unit * RUNS[low][length])
    return None


def _beating(rules: PlayRules, counts: int, to_beat: Reading) -> Reading | None:
    """Return the lowest of the kind to be beaten, with lowest kickers; no bomb is broken up."""
    of_the_kind = (
        reading for reading in plays(rules, counts, to_beat) if reading.category == to_beat.category
    )
    return min(
        (reading for reading in of_the_kind if beats(reading, to_beat)),
        key=lambda reading: (reading.base, ranks_of(reading.counts - reading.base_counts)),
        default=None,
    )


def of_rank(view: DouDizhuView, rank: str, selected: Cards) -> Cards:
    """Return the selection after the key of a rank: one more card of it, or none after the last.

    ``rank`` may name several ranks (both jokers have one key): lower ones are taken first.
    """
    held = [code for code in reversed(view.hand) if code[0] in rank]
    more = next((code for code in held if code not in selected), None)
    return selected - frozenset(held) if more is None else selected | {more}


def run(view: DouDizhuView, first: str, last: str, selected: Cards) -> Cards:
    """Return the selection after two keys with a dash between: as many of each rank as of the
    first.

    Missing cards are left out; the refusal then says what is missing.
    """
    low, high = sorted((RANK_OF[first], RANK_OF[last]))
    wanted = max(1, sum(code[0] == first for code in selected))
    taken = set(selected)
    for word in RANKS[low : high + 1]:
        held = [code for code in reversed(view.hand) if code[0] == word]
        have = [code for code in held if code in taken]
        taken.update([code for code in held if code not in taken][: max(0, wanted - len(have))])
    return frozenset(taken)
