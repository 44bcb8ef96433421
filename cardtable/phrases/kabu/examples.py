"""Example hands in the rules of the Kabu games; the engine computes their results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.games.kabu.cards import COPIES
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import FREE, MUST, RoundResult, settle, third_card, total
from cardtable.phrases.kabu.play import verdict_text
from cardtable.phrases.kabu.words import hand_text, signed, total_text
from cardtable.phrases.rulebook import Laid

#: Two cards whose sum is above nine.
SUM = (8, 9)
#: Two cards that must, may and may not get a third.
THIRD = ((10, 3), (2, 2), (10, 7))
#: A round: the dealer's cards and those of the columns, with the chips of a different player on
#: each.
DEALER, COLUMNS, STAKE = (2, 4), ((5, 4), (6, 9), (7, 7, 7), (8, 8)), 10
#: The dealer's chips in the example: enough to pay.
_BANK = 1_000


def codes(ranks: Sequence[int]) -> tuple[str, ...]:
    """Cards of these ranks, all different."""
    seen: list[int] = []
    found = []
    for rank in ranks:
        found.append(f"{rank}{COPIES[seen.count(rank)]}")
        seen.append(rank)
    return tuple(found)


def stake(rules: Rules) -> int:
    """What each of the four bets: usually ``STAKE``, less if the limit is lower, even 0."""
    return min(STAKE, rules.effective_cap(rules.chips) // len(COLUMNS))


def settled(rules: Rules) -> RoundResult:
    """The example round, settled with these rules."""
    amount = stake(rules)
    stakes = [[amount if seat == c + 1 else 0 for seat in range(5)] for c in range(4)]
    return settle(rules, DEALER, COLUMNS, stakes, range(1, 5), 0, _BANK)


def sum_text(game_id: str, ranks: Sequence[int]) -> str:
    """How a hand is counted (“8 + 9 = 17, which is 7, naki”)."""
    added, whole = " + ".join(map(str, ranks)), sum(ranks)
    said = total_text(game_id, total(ranks))
    if whole < 10:
        return QCoreApplication.translate("KabuRules", "{cards} = {total}.").format(
            cards=added, total=said
        )
    return QCoreApplication.translate("KabuRules", "{cards} = {sum}, which is {total}.").format(
        cards=added, sum=whole, total=said
    )


def summed(game_id: str) -> Laid:
    """How cards are added."""
    return Laid((codes(SUM),), sum_text(game_id, SUM))


def thirds(rules: Rules) -> tuple[Laid, ...]:
    """Columns that must, may, and may not draw."""
    return tuple(Laid((codes(ranks),), third_text(rules, ranks)) for ranks in THIRD)


def third_text(rules: Rules, ranks: Sequence[int]) -> str:
    """The rule for two cards of a column (“10 + 3 makes 3: a third card must be taken.”)."""
    says = third_card(ranks, bound=rules.bound_players, pair_exception=rules.pair_exception)
    if says == MUST:
        text = QCoreApplication.translate(
            "KabuRules", "{cards} makes {total}: a third card must be taken."
        )
    elif says == FREE:
        text = QCoreApplication.translate(
            "KabuRules", "{cards} makes {total}: a third card or not, as you like."
        )
    else:
        text = QCoreApplication.translate("KabuRules", "{cards} makes {total}: no third card.")
    return text.format(cards=" + ".join(map(str, ranks)), total=total(ranks))


def showdown(game_id: str, rules: Rules) -> tuple[Laid, ...]:
    """The dealer's hand and the four columns of the example, each with its result."""
    result = settled(rules)
    line = QCoreApplication.translate("KabuRules", "{verdict} {chips}")
    dealer = QCoreApplication.translate("KabuRules", "The dealer: {sum}")
    laid = [Laid((codes(DEALER),), dealer.format(sum=sum_text(game_id, DEALER)))]
    for column, ranks in zip(result.columns, COLUMNS, strict=True):
        hand = hand_text(game_id, column.kind, column.total)
        verdict = verdict_text(column.verdict, column.column, hand)
        words = line.format(verdict=verdict, chips=signed(sum(column.nets)))
        laid.append(Laid((codes(ranks),), words))
    return tuple(laid)
