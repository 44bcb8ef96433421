"""Legal plays of the seat to act, as a live view, and the reasons to refuse others."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.state import Chooser, LegalActions, Listed
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.cards import BIT_OF, RANK_OF, RANKS, counts_of, lowest, ranks_of
from cardtable.games.dou_dizhu.moves import count_plays, groups, plays, sample_play
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIRS,
    STRAIGHT,
    TRIPLES,
    UNITS,
    PlayRules,
    Reading,
    choose,
    readings,
)

#: Only the next deal.
ONLY_NEXT = Listed((NEXT,), lambda action: IllegalAction("deal_over"))


#: Prefix of the reading that an action means.
AS = "as-"


def read_play(
    rules: PlayRules, hand: int, to_beat: Reading | None, args: tuple[str, ...]
) -> tuple[int, Reading]:
    """Return the cards that leave the hand, and their reading.

    Args:
        rules: what counts as a combination.
        hand: the set of cards held.
        to_beat: what has to be beaten, ``None`` when leading.
        args: ranks (taking the lowest suits) and cards, in any order; finally the reading that is
            meant, if there are several (``as-triples_1-5-3``, rule D12).

    Raises:
        IllegalAction: if the cards are not in the hand, no combination or not high enough.
    """
    meant = ""
    if args and args[-1].startswith(AS):
        meant, args = args[-1][len(AS) :] or "nothing", args[:-1]
    if not args:
        raise IllegalAction("no_cards")
    named = wanted = 0
    for word in args:
        if word in RANK_OF:
            shift = 4 * RANK_OF[word]
            if wanted >> shift & 15 == 4:
                raise IllegalAction("not_in_hand", card=word)
            wanted += 1 << shift
        elif word in BIT_OF:
            bit = BIT_OF[word]
            if named & bit or not hand & bit:
                raise IllegalAction("not_in_hand", card=word)
            named |= bit
        else:
            raise IllegalAction("no_such_card", card=word)
    rest = hand & ~named
    have = counts_of(rest)
    cards = named
    if wanted:
        # A rank asked for more often than it is held shows as a borrow in its guard bit.
        if (((have | _GUARD) - wanted) & _GUARD) != _GUARD:
            raise IllegalAction("not_in_hand", card=_lacking(have, wanted))
        cards |= lowest(rest, wanted)
        wanted += counts_of(named) if named else 0
    else:
        wanted = counts_of(named)
    reading = choose(rules, wanted, to_beat, meant)
    if reading is None:
        if meant and choose(rules, wanted, to_beat) is not None:
            raise IllegalAction("no_such_reading")
        raise _why_not(rules, wanted, to_beat)
    return cards, reading


_GUARD = 0x888_8888_8888_8888


def _lacking(have: int, wanted: int) -> str:
    return next(
        word for word, rank in RANK_OF.items() if wanted >> 4 * rank & 15 > have >> 4 * rank & 15
    )


def _why_not(rules: PlayRules, counts: int, to_beat: Reading | None) -> IllegalAction:
    found = readings(rules, counts)
    if not found or to_beat is None:
        return _lacks(rules, counts)
    beat = str(to_beat)
    for play in found:
        if play.category == to_beat.category and play.length == to_beat.length:
            return IllegalAction("not_higher", play=str(play), beat=beat)
    for play in found:
        if play.category == to_beat.category:
            return IllegalAction("other_length", play=str(play), beat=beat)
    if to_beat.is_bomb:
        return IllegalAction("needs_higher_bomb", play=str(found[0]), beat=beat)
    return IllegalAction("other_category", play=str(found[0]), beat=beat)


#: By the number of cards of each rank: the chain, and the refusal if there are too few ranks.
_CHAINS = {1: (STRAIGHT, "short_straight"), 2: (PAIRS, "short_pairs"), 3: (TRIPLES, "")}


def _lacks(rules: PlayRules, counts: int) -> IllegalAction:
    """Return what keeps cards from being a combination, if one sentence can say it (D1 to D7)."""
    if not readings(rules, counts):
        for freer, refusal in (
            (
                rules._replace(kickers="any"),
                "kickers_differ" if rules.kickers == "all_different" else "kickers_no_bomb",
            ),
            (rules._replace(high_kickers=True), "kickers_high"),
            (rules._replace(quad_two=True), "no_quad_two"),
        ):
            if readings(freer, counts):
                return IllegalAction(refusal)
    held = {rank: counts >> 4 * rank & 15 for rank in ranks_of(counts)}
    low, high, kinds = min(held), max(held), len(held)
    each = set(held.values())
    if len(each) == 1 and kinds > 1 and (unit := each.pop()) in _CHAINS:
        category, short = _CHAINS[unit]
        missing = [rank for rank in range(low, high) if rank not in held]
        if not missing and high > rules.chain_top:
            return IllegalAction("not_in_chain", card=RANKS[high])
        if not missing and kinds < UNITS[category][3] and short:
            return IllegalAction(short)
        if len(missing) == 1 and high <= rules.chain_top and kinds + 1 >= UNITS[category][3]:
            return IllegalAction("gap_in_chain", card=RANKS[missing[0]])
    triples = [rank for rank, count in held.items() if count >= 3]
    if len(triples) == 1 and kinds > 1:
        if held[triples[0]] == 3:
            return IllegalAction("triple_kickers")
        return IllegalAction("quad_kickers" if rules.quad_two else "no_quad_two")
    return IllegalAction("no_combination")


def action_for(reading: Reading) -> Action:
    """Return the play in notation, by ranks in canonical order."""
    return Action("play", reading.words)


class LegalPlays(LegalActions):
    """What a hand may play on ``to_beat``, including a pass unless it leads."""

    __slots__ = ("_hand", "_rules", "_to_beat")

    def __init__(self, rules: PlayRules, hand: int, to_beat: Reading | None) -> None:
        self._rules, self._hand, self._to_beat = rules, hand, to_beat

    def readings(self) -> Iterator[Reading]:
        """Yield the plays alone, in the readings that count."""
        return plays(self._rules, counts_of(self._hand), self._to_beat)

    def __iter__(self) -> Iterator[Action]:
        if self._to_beat is not None:
            yield PASS
        for reading in self.readings():
            yield action_for(reading)

    def __len__(self) -> int:
        passes = self._to_beat is not None
        return passes + count_plays(self._rules, counts_of(self._hand), self._to_beat)

    def __bool__(self) -> bool:
        return True

    def reason(self, action: Action) -> IllegalAction | None:
        if action.verb == "pass" and not action.args:
            return IllegalAction("must_lead") if self._to_beat is None else None
        if action.verb != "play":
            return IllegalAction("only_plays")
        try:
            read_play(self._rules, self._hand, self._to_beat, action.args)
        except IllegalAction as refusal:
            return refusal
        return None

    def sample(self, rng: Chooser) -> Action:
        found = groups(self._rules, counts_of(self._hand), self._to_beat)
        total = 0
        for group in found:
            total += group.plays
        index = rng.randrange(total + (self._to_beat is not None))
        if index == total:
            return PASS
        reading = sample_play(found, index)
        if reading.category != BOMB and reading.length > 2:
            # If there are two readings, the action is named by the one that counts (rule D12).
            reading = choose(self._rules, reading.counts, self._to_beat) or reading
        return action_for(reading)
