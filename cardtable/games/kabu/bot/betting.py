"""How bots bet: on which columns, how much, and when not at all.

Worths are hundredths of the match: a hundred times the chance to win it, see :mod:`.standing`.
"""

from __future__ import annotations

import random

from cardtable.engine.actions import Action
from cardtable.engine.bot import Thought
from cardtable.games.kabu.bot import reasons
from cardtable.games.kabu.bot.memory import Memory, remembered
from cardtable.games.kabu.bot.odds import odds_of
from cardtable.games.kabu.bot.standing import Standing, Worth
from cardtable.games.kabu.bot.temper import Temperament
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.legal import COLUMNS, PASS, Bets, read_bet, write_bet
from cardtable.games.kabu.view import KabuView

#: First cards of a full deck from best to worst (rules.md 5), and the loss from each to the next.
_KNOWN_ORDER = (10, 1, 7, 2, 6, 5, 8, 3, 9, 4)
_KNOWN_STEP = 0.003
#: How much better the highest card looks to a beginner than the lowest; a whim weighs as much.
_LOOKS = 0.02
#: Shares of the highest stake that are considered, beside what the standings ask for.
_SHARES = (0.25, 0.5, 1.0)
#: Decimals to which likings are compared: sums differ in the sixteenth place.
_EQUAL = 9
#: Of so many parts of the chips at the start a bot bets one that would rather not bet.
TOKEN = 40
#: What a chip counts, in hundredths, once the match is decided.
_CHIP = 0.1


class Bettor:
    """Chooses one bet.

    Args:
        view: of the seat that is asked.
        temperament: of its bot.
        rng: for random whims.
    """

    def __init__(self, view: KabuView, temperament: Temperament, rng: random.Random) -> None:
        legal = view.legal
        assert isinstance(legal, Bets) and view.seat is not None
        self._view, self._temperament, self._rng, self._legal = view, temperament, rng, legal
        self._seat = view.seat
        self._firsts = {column.column: rank(column.first) for column in view.columns}
        self._owned = max(view.scores[view.seat], view.rules.chips // 4)
        # Polite by any house rules: what others have yet to bet is theirs (rule A33).
        self._least = legal.ranges.least
        self._most = min(legal.ranges.highest, legal.share)
        # A bot that is asked last, where nobody has bet, keeps the round from being none at all.
        self._bot = bool(view.levels) and view.levels[view.seat] != "human"
        self._hosts = self._bot and len(view.asks) == 1 and not any(c.staked for c in view.columns)
        self._standing = Standing(view)
        self._known: dict[Action, Worth] = {}

    def thought(self) -> Thought:
        """Return the bet, and what it and others mean."""
        memory = remembered(self._view)
        if self._temperament.judges == "counted":
            return self._listed(self._best(memory))
        return self._listed(self._usual(self._judged(), memory))

    # ---- who counts ----

    def _best(self, memory: Memory) -> Action:
        # Of equal ones an everyday stake, so that the round is worth playing; at last the lowest.
        stakes, usual = self._stakes(), self._everyday() if self._standing.left else 0
        choices = [PASS] if self._legal.may_pass and not self._hosts else []
        choices += [write_bet({column: stake}) for stake in stakes for column in COLUMNS]
        self._judge(choices)
        tastes, temperament = self._tastes(memory), self._temperament
        decided = len({self._known[choice].hundredths for choice in choices}) == 1

        def liking(choice: Action) -> tuple[float, bool, int, float]:
            known, bets = self._known[choice], read_bet(choice) if choice != PASS else {}
            worth = known.hundredths
            if decided:  # what is left are the places behind, and the chips
                worth += 100 * known.passed + _CHIP * known.chips
            for column, stake in bets.items():
                worth += 100 * tastes[column] + temperament.nerve * stake / self._most
            # No person is advised to a bet that costs chips and changes nothing.
            vain = not self._bot and bool(bets) and known.chips < 0
            return round(worth, _EQUAL), not vain, -abs(sum(bets.values()) - usual), known.chips

        return max(choices, key=liking)

    def _stakes(self) -> list[int]:
        """Return the stakes worth considering."""
        view, own = self._view, self._view.scores[self._seat]
        wanted = [round(share * self._most) for share in _SHARES] + [self._everyday()]
        for seat, chips in enumerate(view.scores):
            if seat == self._seat:
                continue
            staked = view.staked(seat)
            gap = chips - own
            wanted += [gap + 1, gap + staked + 1, -gap - 1]
            if seat == view.dealer:  # he loses what is won
                wanted.append(gap // 2 + 1)
        least = self._token if self._hosts else self._least
        return sorted({max(least, self._allowed(stake)) for stake in (least, *wanted)})

    @property
    def _token(self) -> int:
        """The few chips with which a round is worth playing."""
        return self._allowed(self._view.rules.chips // TOKEN)

    def _everyday(self) -> int:
        """Return a stake as people bet it: a twentieth of its chips, by fives."""
        stake = self._owned // 20
        return self._allowed(stake - stake % 5 if stake >= 10 else stake)

    # ---- who bets by habit ----

    def _usual(self, judged: dict[int, float], memory: Memory) -> Action:
        liked, spread = self._liked(judged, memory), self._temperament.spread
        stake, declines = self._stake(memory), self._declines(judged, memory)
        if self._standing.left < self._temperament.looks:
            declines = reasons.behind(self._view) < 0
            stake = self._least if declines else self._allowed(max(stake, self._needed()))
            spread = 1  # to overtake somebody it all goes on one column
        if self._legal.may_pass and declines:
            if not self._hosts:
                return PASS
            stake = self._token
        maximum = min(spread, stake) if self._legal.ranges.many else 1
        return write_bet(_spread(liked[:maximum], stake))

    def _needed(self) -> int:
        """Return the stake that, won, passes the first of those whom it can still pass, or 0."""
        view, own = self._view, self._view.scores[self._seat]
        for chips, seat in sorted(((n, s) for s, n in enumerate(view.scores)), reverse=True):
            gap = chips - own
            # The dealer loses what is won.
            needed = gap // 2 + 1 if seat == view.dealer else gap + 1
            if gap >= 0 and seat != self._seat and (needed <= self._most or self._standing.left):
                return needed
        return 0

    def _judged(self) -> dict[int, float]:
        """Return the supposed gain per chip of each column."""
        match self._temperament.judges:
            case "liking":
                # A beginner likes cards that already look like a nine, and has whims.
                whim = self._rng.random
                looks = {c: first % 10 / 9 + whim() for c, first in self._firsts.items()}
                return {c: _LOOKS * look for c, look in looks.items()}
            case "known":
                steps = {c: _KNOWN_ORDER.index(first) for c, first in self._firsts.items()}
                return {c: -_KNOWN_STEP * step for c, step in steps.items()}
        odds, unseen = odds_of(self._view.rules), self._view.unseen
        return {c: odds.worth_first(first, unseen) for c, first in self._firsts.items()}

    def _tastes(self, memory: Memory) -> dict[int, float]:
        """Return what is added to each column beside its cards."""
        tastes = self._temperament.tastes
        others = {c.column: c.staked for c in self._view.columns}
        all_staked = max(1, sum(others.values()))
        return {
            column: tastes.hot * memory.hot.get(column, 0)
            + tastes.crowd * others[column] / all_staked
            + tastes.loyal * (column in memory.own)
            + tastes.place * (2 * column - 5) / 3
            for column in COLUMNS
        }

    def _liked(self, judged: dict[int, float], memory: Memory) -> list[int]:
        """Return the columns to bet on, favourite first; seats break ties in different ways."""
        tastes = self._tastes(memory)

        def liking(column: int) -> tuple[float, int]:
            return judged[column] + tastes[column], -((column - 1 - self._seat) % 4)

        liked = sorted(judged, key=liking, reverse=True)
        floor = self._temperament.floor
        # Taste chooses among columns that promise enough; where a bet must be made, among all.
        return [c for c in liked if floor is None or judged[c] > floor] or liked

    def _declines(self, judged: dict[int, float], memory: Memory) -> bool:
        if len(self._view.order) == 1:  # without its bet there would be no round
            return False
        floor = self._temperament.floor
        if floor is not None and max(judged.values()) <= floor:
            return True
        return self._temperament.sulks and memory.gained < 0

    def _stake(self, memory: Memory) -> int:
        temperament = self._temperament
        low, high = temperament.stake
        share = low + self._rng.random() * (high - low)
        if memory.gained:
            share *= temperament.won if memory.gained > 0 else temperament.lost
        stake = int(self._owned * share)
        return self._allowed(stake - stake % 5 if stake >= 10 else stake)

    def _allowed(self, stake: int) -> int:
        return max(self._least, min(stake, self._most))

    # ---- what is said of it ----

    def _judge(self, choices: list[Action]) -> None:
        if not choices:
            return
        bets = [read_bet(choice) if choice != PASS else {} for choice in choices]
        self._known |= zip(choices, self._standing.bets(bets), strict=True)

    def _listed(self, chosen: Action) -> Thought:
        """Return the choice, the other columns at its stake, and other stakes on its column."""
        bets = read_bet(chosen) if chosen != PASS else {}
        stake = sum(bets.values()) or self._allowed(reasons.behind(self._view) + 1)
        column = max(bets, key=lambda c: bets[c]) if bets else self._favourite(stake)
        named = [chosen, *(write_bet({c: stake}) for c in COLUMNS)]
        needed = reasons.behind(self._view) + 1
        for other in (self._least, needed, self._most):
            if self._least <= other <= self._most:
                named.append(write_bet({column: other}))
        named += [PASS] if self._legal.may_pass else []
        named = list(dict.fromkeys(named))
        self._judge([one for one in named if one not in self._known])
        return reasons.told(self._view, chosen, [self._known[one].candidate(one) for one in named])

    def _favourite(self, stake: int) -> int:
        choices = [write_bet({column: stake}) for column in COLUMNS]
        self._judge([one for one in choices if one not in self._known])
        return max(COLUMNS, key=lambda c: self._known[choices[c - 1]].match)


def _spread(columns: list[int], stake: int) -> dict[int, int]:
    """Spread ``stake`` over columns; the favourite gets the remainder."""
    each, rest = divmod(stake, len(columns))
    return {column: each + rest * (i == 0) for i, column in enumerate(columns)}
