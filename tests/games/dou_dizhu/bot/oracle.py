"""The claim of every reason, derived again straight from the rules: slow and independent.

It uses nothing of the bots, only how hands combine (``plays``) and what beats what (``beats``).
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.engine.bot import Candidate
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.cards import DECK, RANKS, card_set, counts_from, counts_of, size
from cardtable.games.dou_dizhu.legal import read_play
from cardtable.games.dou_dizhu.moves import plays
from cardtable.games.dou_dizhu.plays import PlayRules, Reading, beats
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Hands with more cards are too many plays to try.
FEW = 9


def cards_of(counts: int) -> dict[str, int]:
    """How many there are of each rank."""
    return {rank: counts >> 4 * n & 15 for n, rank in enumerate(RANKS) if counts >> 4 * n & 15}


@lru_cache(maxsize=1 << 16)
def fewest(rules: PlayRules, counts: int) -> int:
    """In how few plays a small hand goes out, everything tried."""
    if not counts:
        return 0
    return 1 + min(fewest(rules, counts - play.counts) for play in plays(rules, counts, None))


class Truth:
    """What is true of one choice beside another."""

    def __init__(self, view: DouDizhuView, mine: Candidate, other: Candidate) -> None:
        self.view, self.rules = view, view.rules.plays
        self.candidate, self.beside = mine, other
        hand = card_set(view.hand)
        self.hand = counts_of(hand)
        out = set(view.hand) | set(view.played)
        self.unseen = counts_from([code for code in DECK if code not in out])
        self.mine, self.other = self._read(mine), self._read(other)
        self.foes = [
            view.counts[seat]
            for seat in range(3)
            if seat != view.seat and view.landlord in (seat, view.seat)
        ]

    def _read(self, candidate: Candidate) -> Reading | None:
        if candidate.action == PASS or candidate.action.verb != "play":
            return None
        view = self.view
        action = candidate.action
        return read_play(self.rules, card_set(view.hand), view.to_beat, action.args)[1]

    def _rest(self, play: Reading | None) -> int:
        return self.hand - (play.counts if play is not None else 0)

    def _beaten(self, play: Reading) -> set[tuple[str, int, int]]:
        most = max(self.foes)
        return {
            found[:3]
            for found in plays(self.rules, self.unseen, play)
            if found.cards <= most and beats(found, play)
        }

    def _out_on(self, play: Reading | None, cards: int) -> bool:
        return play is not None and self._outs(play, cards) > 0

    def _outs(self, play: Reading | None, cards: int) -> int:
        assert play is not None
        higher = plays(self.rules, self.unseen, play)
        return len({found[:3] for found in higher if found.cards == cards})

    def _bombs(self, play: Reading | None) -> int:
        left = cards_of(self._rest(play))
        return sum(count == 4 for count in left.values()) + ("b" in left and "R" in left)

    def _breaks(self, play: Reading | None, unit: int) -> bool:
        had, left = cards_of(self.hand), cards_of(self._rest(play))
        return any(n == unit and 0 < left.get(rank, 0) < unit for rank, n in had.items())

    def _unbeaten(self, play: Reading | None) -> int:
        top = max((RANKS.index(rank) for rank in cards_of(self.unseen)), default=0)
        left = cards_of(self._rest(play))
        return sum(n for rank, n in left.items() if RANKS.index(rank) >= top)

    def _sure(self, play: Reading | None) -> bool:
        """Whether no order of others' plays can stop it: every play but the last is unbeatable."""
        if play is None:
            return False
        rest = self._rest(play)
        if not rest:
            return True
        if self._beaten(play):
            return False
        return any(
            Truth._sure_from(self, found, rest - found.counts)
            for found in plays(self.rules, rest, None)
        )

    def _sure_from(self, play: Reading, rest: int) -> bool:
        if not rest:
            return True
        if self._beaten(play):
            return False
        return any(
            self._sure_from(found, rest - found.counts) for found in plays(self.rules, rest, None)
        )

    def _partners(self) -> bool:
        view = self.view
        return view.to_beat is not None and view.landlord not in (view.seat, view.beat_seat)

    def _next(self) -> int:
        """Who plays next; −1 if that seat has passed."""
        assert self.view.seat is not None
        seat = (self.view.seat + self.view.rules.step) % 3
        return -1 if seat in self.view.passed else seat

    def _partner_next(self) -> bool:
        return self._next() not in (-1, self.view.landlord) and self.view.seat != self.view.landlord

    def _door(self) -> bool:
        return self._next() == self.view.landlord

    @staticmethod
    def _high(play: Reading | None) -> int:
        used = cards_of(play.counts) if play is not None else {}
        return sum(used.get(rank, 0) for rank in "2bR")

    def _plays_left_fit(self, play: Reading | None, claimed: int) -> bool:
        """A claim is right if the fewest plays are no more; bombs may be kept whole."""
        rest = self._rest(play)
        if size(rest) > FEW:
            return claimed > 0
        few = fewest(self.rules, rest)
        bombs = any(n == 4 for n in cards_of(rest).values())
        return few <= claimed if bombs or "b" in cards_of(rest) else few == claimed

    def holds(self) -> bool:
        """Whether what is said of the choice, beside the other one, is so."""
        view, mine, other = self.view, self.mine, self.other
        reason, numbers = self.candidate.reason, self.candidate.numbers
        partner = next(
            (s for s in range(3) if s != view.seat and view.landlord not in (view.seat, s)), None
        )
        partners = view.counts[partner] if partner is not None else 0
        owner = view.counts[view.beat_seat] if view.beat_seat is not None else 0
        leads = view.to_beat is None
        over, under = mine or view.to_beat, other or view.to_beat
        foes_trick = not leads and not self._partners()
        n = numbers[0] if numbers else -1
        alike = (
            mine is not None
            and other is not None
            and mine.category == other.category
            and mine.length == other.length
        )
        chances = tuple(round(100 * (c.chance or 0)) for c in (self.candidate, self.beside))
        match reason:
            case "goes_out":
                return not self._rest(mine)
            case "goes_not_out":
                return bool(self._rest(mine)) and not self._rest(other)
            case "sure_win":
                return self._sure(mine)
            case "not_sure":
                return self._sure(other) and not self._sure(mine)
            case "partner_leads":
                return mine is None and self._partners() and n == partners
            case "overtakes":
                return mine is not None and self._partners() and n == partners
            case "stops_foe":
                return mine is not None and other is None and foes_trick and n == owner <= 3
            case "lets_foe":
                return mine is None and foes_trick and n == owner <= 3
            case "no_way_out":
                return n in self.foes and not self._out_on(mine, n) and self._out_on(other, n)
            case "way_out":
                return n in self.foes and self._out_on(mine, n) and not self._out_on(other, n)
            case "helps_partner":
                more = self._outs(over, n) > self._outs(under, n)
                return self._partner_next() and n == partners <= 2 and more
            case "no_help":
                fewer = self._outs(over, n) < self._outs(under, n)
                return self._partner_next() and n == partners <= 2 and fewer
            case "blocks" | "lets_through":
                high, low = (mine, under) if reason == "blocks" else (other, over)
                assert high is not None and low is not None
                single = high.category == low.category == "single"
                return self._door() and single and low.base < RANKS.index("J") <= high.base
            case "hope":
                return chances[0] <= 1
            case "keeps_stopper" | "costs_stopper":
                saved = self._high(other) - self._high(mine)
                right = saved > 0 if reason == "keeps_stopper" else saved < 0
                return right and self.foes == [n] and n <= 6
            case "keeps_high":
                return self._high(mine) < self._high(other)
            case "costs_high":
                return self._high(mine) > self._high(other)
            case "trusts_partner" | "ahead_of_partner":
                passed, beat = (mine, other)[reason[0] == "a"], view.to_beat
                assert beat is not None
                able = any(f.cards <= partners for f in plays(self.rules, self.unseen, beat))
                return passed is None and foes_trick and self._partner_next() and able
            case "keeps_bomb":
                return n == self._bombs(mine) > self._bombs(other)
            case "costs_bomb":
                return n == self._bombs(other) > self._bombs(mine)
            case "multiplies":
                return mine is not None and mine.is_bomb and n in (2, view.rules.rocket_factor)
            case "no_multiplier":
                return other is not None and other.is_bomb and (mine is None or not mine.is_bomb)
            case "fewer_plays":
                fits = self._plays_left_fit(mine, n) and self._plays_left_fit(other, numbers[1])
                return n < numbers[1] and fits
            case "more_plays":
                fits = self._plays_left_fit(other, n) and self._plays_left_fit(mine, numbers[1])
                return n < numbers[1] and fits
            case "keeps_lead":
                assert mine is not None and other is not None
                return not self._beaten(mine) and bool(self._beaten(other))
            case "may_be_beaten":
                assert mine is not None and other is not None
                return bool(self._beaten(mine)) and not self._beaten(other)
            case "keeps_triple" | "keeps_pair":
                unit = 3 if reason == "keeps_triple" else 2
                return self._breaks(other, unit) and not self._breaks(mine, unit)
            case "breaks_triple" | "breaks_pair":
                unit = 3 if reason == "breaks_triple" else 2
                return self._breaks(mine, unit) and not self._breaks(other, unit)
            case "keeps_control":
                return self._unbeaten(mine) > self._unbeaten(other)
            case "costs_control":
                return self._unbeaten(mine) < self._unbeaten(other)
            case "lower_kickers" | "higher_kickers":
                assert mine is not None and other is not None
                a, b = (sum(map(RANKS.index, play.kickers)) for play in (mine, other))
                return (
                    alike and mine.base == other.base and (a < b) == (reason[0] == "l") and a != b
                )
            case "saves_higher":
                return not leads and alike and mine.base < other.base  # type: ignore[union-attr]
            case "higher_than_needed":
                return not leads and alike and mine.base > other.base  # type: ignore[union-attr]
            case "low_first":
                lowest = RANKS.index(min(cards_of(self.hand), key=RANKS.index))
                first = mine is not None and mine.counts >> 4 * lowest & 15 > 0
                return leads and alike and first and mine.base < other.base  # type: ignore[union-attr]
            case "high_first":
                return leads and alike and mine.base > other.base  # type: ignore[union-attr]
            case "harder_to_beat":
                assert mine is not None and other is not None
                return alike and 2 * len(self._beaten(mine)) <= len(self._beaten(other))
            case "easier_to_beat":
                assert mine is not None and other is not None
                return alike and 2 * len(self._beaten(other)) <= len(self._beaten(mine))
            case "more_cards":
                assert mine is not None and other is not None
                return numbers == (mine.cards, other.cards) and n > numbers[1]
            case "fewer_cards":
                assert mine is not None and other is not None
                return numbers == (other.cards, mine.cards) and n > numbers[1]
            case "contests":
                return foes_trick and mine is not None and other is None
            case "yields":
                return foes_trick and mine is None
            case "wins_more":
                return numbers == chances and n > numbers[1]
            case "wins_less":
                return numbers == chances and n < numbers[1]
            case "wins_rarer":
                more = self.candidate.worth > self.beside.worth
                return numbers == chances and n < numbers[1] and more
            case "pays_more":
                return chances[0] <= chances[1] and self.candidate.worth > self.beside.worth
            case "pays_less":
                return self.candidate.worth < self.beside.worth
            case "as_good":
                gap = abs(self.beside.worth - self.candidate.worth)
                return gap <= 2 * max(self.candidate.error, self.beside.error) + 1e-9
            case "lucky_double":
                return view.phase == "double" and self.candidate.action == PASS and n == chances[0]
            case "doubles" | "no_double" | "opens" | "stays_closed":
                phase = "open" if reason in ("opens", "stays_closed") else "double"
                raised = reason in ("doubles", "opens")
                said = raised == (self.candidate.action != PASS)
                return view.phase == phase and said and n == chances[0]
            case "unclear_raise":
                gap = self.beside.worth - self.candidate.worth
                return self.beside.action == PASS and 0 < gap < 0.02
            case "throws_in":
                return self.candidate.action == PASS and [b.amount for b in view.bids] == [0, 0]
            case "passes" | "leaves_call":
                robbing = view.rules.auction == "rob" and any(bid.amount for bid in view.bids)
                said = robbing == (reason == "leaves_call")
                return self.candidate.action == PASS and said and n == chances[0]
            case "other_bid":
                args = self.candidate.action.args, self.beside.action.args
                return numbers == (int(args[0][0]), int(args[1][0]), chances[0])
            case "bids":
                held = cards_of(self.hand)
                jokers = held.get("b", 0) + held.get("R", 0)
                return numbers == (chances[0], self._bombs(None), held.get("2", 0), jokers)
        return False
