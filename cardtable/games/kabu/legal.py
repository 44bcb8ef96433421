"""Legal actions: bets, places of cards, third cards. Shared by state and view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.state import Chooser, LegalActions, Listed
from cardtable.games.kabu.rules import POSITIONS, Rules, share_of
from cardtable.games.kabu.scoring import MAY_NOT, MUST, third_card, total

COLUMNS = (1, 2, 3, 4)
PASS, HIT, STAND = Action("pass"), Action("hit"), Action("stand")
#: Ends a match without a fixed number of rounds (rule A18, ``open``).
STOP = Action("stop")

_ROUND_AMOUNTS = (1, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)
_MOST_DIGITS = 9


def read_bet(action: Action) -> dict[int, int]:
    """Return the bets in an action, column → chips, columns ascending.

    Raises:
        IllegalAction: if its words do not form a bet.
    """
    words = action.args
    if not words or len(words) % 2:
        raise IllegalAction("incomplete_bet")
    bets: dict[int, int] = {}
    for column_word, amount_word in zip(words[::2], words[1::2], strict=True):
        column, amount = _number(column_word), _number(amount_word)
        if column not in COLUMNS:
            raise IllegalAction("no_such_column", column=column)
        if column in bets:
            raise IllegalAction("column_twice", column=column)
        if amount < 1:
            raise IllegalAction("at_least_one")
        bets[column] = amount
    return dict(sorted(bets.items()))


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS):
        raise IllegalAction("not_a_number", word=word)
    return int(word)


def write_bet(bets: dict[int, int]) -> Action:
    """Return the action that makes ``bets`` (column → chips), columns ascending."""
    return Action.of("bet", *(word for item in sorted(bets.items()) for word in item))


@dataclass(frozen=True, slots=True)
class BetRange:
    """The open range of a bet.

    Attributes:
        columns: columns that may be bet on.
        many: whether several of them may be bet on at once.
        lowest: least chips on a column.
        least: least chips on all columns together, unless betting nothing is allowed.
        highest: most chips on all columns together.
    """

    columns: tuple[int, ...]
    many: bool
    lowest: int
    least: int
    highest: int


class Bets(LegalActions):
    """The bets a player may make; ``ranges`` describes them, iteration gives round ones.

    Args:
        rules: the house rules.
        left: what is left of the limit.
        chips: what the player owns; ``None`` if he may bet on credit.
        players: how many have yet to bet, himself included.

    Attributes:
        share: his share of what is left; the house rules may or may not hold him to it.
    """

    __slots__ = ("_actions", "_chips", "_left", "_rules", "ranges", "share")

    def __init__(self, rules: Rules, left: int, chips: int | None, players: int = 1) -> None:
        self._rules, self._left, self._chips = rules, left, chips
        self.share = share_of(left, players)
        highest = min(self.share if rules.share else left, rules.player_limit or left)
        if chips is not None:
            highest = min(highest, chips)
        # Whoever cannot bet as much as he must bets what he can (rule A17).
        least = max(1, min(rules.min_bet, highest))
        self.ranges = BetRange(COLUMNS, not rules.one_column, 1, least, highest)
        self._actions: tuple[Action, ...] | None = None

    @property
    def may_pass(self) -> bool:
        """Whether betting nothing is allowed (rule A17)."""
        return self._rules.min_bet == 0

    def _listed(self) -> tuple[Action, ...]:
        if self._actions is None:
            highest = self.ranges.highest
            least = self.ranges.least
            amounts = [a for a in (least, *_ROUND_AMOUNTS) if least <= a < highest] + [highest]
            amounts = sorted(set(amounts))
            bets = [Action.of("bet", c, a) for c in COLUMNS for a in amounts]
            self._actions = (*bets, PASS) if self.may_pass else tuple(bets)
        return self._actions

    def __iter__(self) -> Iterator[Action]:
        return iter(self._listed())

    def __len__(self) -> int:
        return len(self._listed())

    def __bool__(self) -> bool:
        return True

    def reason(self, action: Action) -> IllegalAction | None:
        if action.verb == "pass":
            if action.args:
                return IllegalAction("extra_words")
            return None if self.may_pass else IllegalAction("must_bet", least=self.ranges.least)
        if action.verb != "bet":
            return IllegalAction("not_now")
        try:
            bets = read_bet(action)
        except IllegalAction as refusal:
            return refusal
        if self._rules.one_column and len(bets) > 1:
            return IllegalAction("one_column")
        staked = sum(bets.values())
        if self._chips is not None and staked > self._chips:
            return IllegalAction("over_chips", chips=self._chips)
        if staked > self._left:
            return IllegalAction("over_cap", left=self._left)
        if self._rules.player_limit and staked > self._rules.player_limit:
            return IllegalAction("over_limit", limit=self._rules.player_limit)
        if staked > self.ranges.highest:
            return IllegalAction("over_share", share=self.share)
        if staked < self.ranges.least:
            return IllegalAction("under_least", least=self.ranges.least)
        return None

    def sample(self, rng: Chooser) -> Action:
        if self.may_pass and rng.randrange(8) == 0:
            return PASS
        least, left = self.ranges.least, self.ranges.highest
        if self._rules.one_column:
            return Action.of("bet", COLUMNS[rng.randrange(4)], rng.randrange(least, left + 1))
        picked = 1 + rng.randrange(15)
        columns = [c for c in COLUMNS if picked >> (c - 1) & 1][:left]
        bets = {}
        for i, column in enumerate(columns):
            bets[column] = 1 + rng.randrange(left - (len(columns) - 1 - i))
            left -= bets[column]
        bets[columns[0]] += max(0, least - sum(bets.values()))
        return write_bet(bets)


DEALS = tuple(Action.of("deal", position) for position in POSITIONS)
_HITS = tuple(Action.of("hit", position) for position in POSITIONS)


def _why_deal(action: Action) -> IllegalAction:
    return IllegalAction("not_now" if action.verb != "deal" else "no_such_position")


def positions() -> LegalActions:
    """Return the places from which the dealer may take his next card."""
    return Listed(DEALS, _why_deal)


def third(rules: Rules, ranks: Sequence[int], *, dealer: bool) -> LegalActions:
    """Return the choices about a third card, for a column or the dealer, even if there is only one.

    Not asking would tell the others the total's range, which they may not know.
    """
    bound = rules.bound_dealer if dealer else rules.bound_players
    choose = dealer and rules.choose_third_pos
    says = third_card(ranks, bound=bound, pair_exception=rules.pair_exception)
    hits = _HITS if choose else (HIT,)
    actions: tuple[Action, ...] = (*hits, STAND)
    if says == MUST:
        actions = hits
    elif says == MAY_NOT:
        actions = (STAND,)

    def why(action: Action) -> IllegalAction:
        if action.verb not in ("hit", "stand"):
            return IllegalAction("not_now")
        if choose and action.verb == "hit" and action not in _HITS:
            return IllegalAction("no_such_position")
        if action.args and action not in _HITS:
            return IllegalAction("extra_words")
        if action.args and not choose:
            return IllegalAction("only_top")
        return IllegalAction(says, total=total(ranks))

    return Listed(actions, why)


def _why_not(action: Action) -> IllegalAction:
    return IllegalAction("extra_words" if action.verb in ("next", "stop") else "not_now")


_NEXT_ONLY = Listed((NEXT,), _why_not)
_NEXT_OR_STOP = Listed((NEXT, STOP), _why_not)


def after_round(rules: Rules) -> LegalActions:
    """Return what the table may do after a round; without a last round it may also stop."""
    return _NEXT_OR_STOP if rules.rounds == 0 else _NEXT_ONLY
